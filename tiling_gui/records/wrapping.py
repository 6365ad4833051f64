"""Texts as they come from mails and chats: quoted with "> ", in a fence of backticks, or after some words."""

import re
from collections.abc import Iterator

_QUOTED = re.compile(r"\A[ \t]*+(?:>[ \t]?)+(?!>)")
_HEADERS = (">>graph6<<", ">>sparse6<<", ">>digraph6<<", ">>planar_code<<")
_FENCE = re.compile(r"[ \t]*(```++|~~~++)[^`]*")
_RECORD = re.compile(r'(?P<before>[>\s]*)(?:\[Record\s+["“”„]|\{\s*$|\{\s*"format")')


def unwrapped(text: str) -> str:
    """`text` with "\\n" as line end, without quotation marks of mails, and only what is in a fence if there is one.

    Of a text with game records, only these are left, if they begin a line.
    """
    lines = re.sub("\r\n?", "\n", text.lstrip("\ufeff")).strip("\n").split("\n")
    filled = [line for line in lines if line.strip()]
    if filled and all(_QUOTED.match(line) for line in filled) and not filled[0].startswith(_HEADERS):
        return unwrapped("\n".join(_QUOTED.sub("", line, count=1) for line in lines))
    fenced = list(_fenced(lines))
    records = [part for part in fenced if _first_record(part) is not None] or [lines]
    found = [_records(part) for part in records]
    if any(found):
        return "\n".join(line for part in found for line in part)
    if len(fenced) == 1:
        return "\n".join(fenced[0])
    return re.sub(r"^`([^`\n]+)`$", r"\1", "\n".join(lines).strip(" \t"))


def _fenced(lines: list[str]) -> Iterator[list[str]]:
    """The lines of each fence that is closed."""
    opened, sign = -1, ""
    for number, line in enumerate(lines):
        found = _FENCE.fullmatch(_QUOTED.sub("", line, count=1))
        if found and not sign:
            opened, sign = number, found[1]
        elif found and found[1].startswith(sign):
            yield lines[opened + 1 : number]
            sign = ""


def _first_record(lines: list[str]) -> int | None:
    """The number of the first line of the first record."""
    return next((number for number, line in enumerate(lines) if _RECORD.match(line)), None)


def _records(lines: list[str]) -> list[str]:
    """The lines from the first record on, as far as they are quoted or indented like it; [] without a record."""
    first, begin = _first_record(lines), next((line.strip() for line in lines if line.strip()), "")
    if first is None or (begin.startswith(("{", "[")) and not begin.startswith("[Record")):
        return []
    found = _RECORD.match(lines[first])
    assert found is not None
    before, taken = found["before"], []
    for line in lines[first:]:
        if line.rstrip() == "--":
            break  # the signature of a mail begins
        if line.startswith(before):
            taken.append(line[len(before) :])
        elif not line.strip(" \t>"):
            taken.append("")
        elif ">" in before:
            break  # the quotation ends
        else:
            taken.append(line.lstrip())
    return taken
