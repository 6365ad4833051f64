"""Forged certificates, given to the three programs that are handed to people who should not trust us.

Nothing is accepted unless what it states is true of the boards whose values are known.
"""

import gzip
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.programs import program
from tests.theory.brute_force import makes_dead
from tiling_gui.core.game import Side
from tiling_gui.engine.solved import solved_boards

DATA = Path(__file__).parents[2] / "docs" / "data"


@pytest.fixture(scope="module")
def values() -> dict[tuple[int, int], dict[Side, int]]:
    """The value with each side first, by rows and columns."""
    found: dict[tuple[int, int], dict[Side, int]] = {}
    for solved in solved_boards():
        rows, columns = map(int, solved.board.split("x"))
        for size in ((rows, columns), (columns, rows)):
            found.setdefault(size, {})[solved.first] = solved.value
    assert len(found) > 100
    return found


# Covers -----------------------------------------------------------------------------------------------------

Lines = list[str]


def replaced(lines: Lines, begin: str, place: int, number: int | str, *, which: int = 0) -> Lines:
    """The lines with another number in one of the lines that begin so."""
    at = [k for k, line in enumerate(lines) if line.startswith(begin)][which]
    words = lines[at].split()
    words[place] = str(number)
    return [*lines[:at], " ".join(words), *lines[at + 1 :]]


def forged_covers(lines: Lines) -> Iterator[tuple[str, Lines]]:
    head, rest = lines[0], lines[1:]
    heads: list[tuple[int, tuple[int | str, ...]]] = [
        (1, (0, -3, 1, 2, 4, 5, 17, "3.0")),
        (3, (0, -3, 1, 2, 4, 6, 21, 3000)),
        (5, (0, 6, 7, -8)),
    ]
    for place, numbers in heads:
        for number in numbers:
            yield f"head, word {place}: {number}", replaced(lines, "rows", place, number)
    for other in ("rows 3 rise 8 period 3", "rows 3", "", "strip 0 0 0 2 6", f"{head} 1", "Rows 3 period 3 rise 8"):
        yield f"head: {other!r}", [other, *rest]
    for rows in (1, 2, 3, 4, 5, 6):
        for period, rise in ((1, 0), (1, 2), (3, 0)):
            row = " ".join(["10000"] * period)
            two = [f"rows {rows} period {period} rise {rise}", f"strip 0 0 {row}"]
            yield f"two lines: {two}", two
    for number in (0, 1, 9_999, 10_000, 10**9):
        yield f"two lines: {number}", ["rows 3 period 1 rise 0", f"strip 0 0 {number}"]
    yield "nothing", []
    yield "nothing but the head", [head]
    for part in (2, 40, len(lines) // 2, len(lines) - 300):
        yield f"the first {part} lines", lines[:part]
        yield f"without the first {part} lines", [head, *lines[part:]]
    for kind in ("strip 0 0", "end 0", "middle 5", "middle 6", "end", "middle", "strip"):
        yield f"without {kind}", [line for line in lines if not line.startswith(f"{kind} ")]
    for kind, words in (("strip", 6), ("end", 5), ("middle", 6)):
        for place in range(1, words):
            yield f"{kind}, word {place}: -2", replaced(lines, kind, place, -2)
        yield f"{kind}, a word more", [*lines, next(line for line in lines if line.startswith(kind)) + " 0"]
    yield "middle 5 and 6 exchanged", [line.replace("middle 5", "middle 6") for line in lines]
    yield "a window of 10,000 columns", [*lines, "middle 10000 0 0 0 0"]
    yield "a profile of 7 columns", [*lines, f"strip 0 {sum(1 << 3 * c for c in range(7))} 0 0 0"]
    for place, number in ((4, 1), (5, 5), (3, -1), (4, -1), (5, -1)):
        yield f"board, word {place}: {number}", replaced(lines, "strip 0 0 ", place, number)
    yield "a strip covers itself", [*replaced(lines, "strip 0 0 ", 5, 5), f"end 0 0 0 {(1 << 12) - 1}"]
    yield "two numbers for a strip", [*lines, "strip 0 0 0 2 5"]


def test_forged_covers_are_refused(tmp_path: Path, values: dict[tuple[int, int], dict[Side, int]]) -> None:
    check = program("docs/data/check_covers.py")
    with gzip.open(DATA / "certificate_3xn_covers.gz", "rt") as file:
        lines = file.read().splitlines()
    count, wrong = 0, list[str]()
    for name, forged in forged_covers(lines):
        count += 1
        path = tmp_path / "forged.gz"
        path.write_bytes(gzip.compress("\n".join(forged).encode()))
        if check.main(path) == 0 and not covers_are_true(check, forged, values):
            wrong.append(name)
    assert wrong == []
    assert count > 60


def covers_are_true(check: ModuleType, lines: Lines, values: dict[tuple[int, int], dict[Side, int]]) -> bool:
    """Whether the numbers bound the boards whose values are known."""
    found = check.Certificate(lines)
    known = {n: sides for (rows, n), sides in values.items() if rows == found.board.rows and len(sides) == 2}
    return bool(known) and all(sum(sides.values()) <= found.strip(0, n, 0) for n, sides in known.items())


def test_a_file_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = (DATA / "certificate_3xn_covers.gz").read_bytes()
    for data in (b"", b"rows 3 period 3 rise 8", whole[:-20], whole[:1000]):
        path = tmp_path / "none.gz"
        path.write_bytes(data)
        for name in ("covers", "certificate", "windows"):
            assert program(f"docs/data/check_{name}.py").main(path) == 1
            assert "No" in capsys.readouterr().out


# Windows ----------------------------------------------------------------------------------------------------


def forged_windows(lines: Lines) -> Iterator[tuple[str, Lines]]:
    head, rest = lines[0], lines[1:]
    heads: list[tuple[int, tuple[int | str, ...]]] = [
        (2, (0, -4, 1, 3, 5, 8, 9, 10**6, "4.0")),
        (4, (0, -5, 1, 4, 6, 10, 10**6, "x")),
        (6, (0, -1, 1, 2, 4, 99, "3.0")),
        (8, ("left", "none", "top", "bottom", "front", "Top")),
    ]
    for place, words in heads:
        for word in words:
            yield f"head, word {place}: {word}", replaced(lines, "window", place, word)
    for other in (
        head.removesuffix(" bottom"),
        head.removesuffix(" top bottom"),
        head.removesuffix(" top bottom") + " none",
        head + " left",
        head + " left right",
        head.replace("rows 4 columns 5", "columns 4 rows 5"),
        head.replace("rows 4 columns 5", "rows 5 columns 4").replace("top bottom", "left right"),
        head.replace("window", "Window"),
        "",
        "window rows 4 columns 5 outside 3",
        "window rows 1 columns 1 outside 1 edges left right top bottom",
        "window rows 3 columns 3 outside 1 edges none",
        "window rows 2 columns 5 outside 3 edges top bottom",
    ):
        yield f"head: {other!r}", [other, *rest]
    yield "nothing", []
    yield "nothing but the head", [head]
    for k in range(len(rest)):
        yield f"without line {k}", [head, *rest[:k], *rest[k + 1 :]]
        free, outside, domino = rest[k].split()
        for name, line in (
            ("no domino", f"{free} {outside} 0"),
            ("half a domino", f"{free} {outside} {int(domino, 16) & -int(domino, 16):x}"),
            ("two dominoes", f"{free} {outside} {int(domino, 16) * 0x11:x}"),
            ("another domino", f"{free} {outside} {int(domino, 16) << 1 & 0xFFFFF:x}"),
            ("one more outside", f"{free} {int(outside) + 1} {domino}"),
            ("negative", f"-{free} {outside} {domino}"),
        ):
            yield f"line {k}: {name}", [head, *rest[:k], line, *rest[k + 1 :]]
    for part in (3, len(lines) // 2, len(lines) - 2):
        yield f"the first {part} lines", lines[:part]
    yield "a line twice", [*lines, rest[0]]
    yield "a word more", [*lines[:-1], lines[-1] + " 0"]
    yield "a square beyond", [*lines, f"{1 << 20:x} 1 3"]
    yield "the budgets of all lines lower", [head, *(f"{a} {int(b) - 1} {c}" for a, b, c in map(str.split, rest))]
    yield "squares and dominoes exchanged", [head, *(f"{c} {b} {a}" for a, b, c in map(str.split, rest))]


def test_forged_windows_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check = program("docs/data/check_windows.py")
    with gzip.open(DATA / "windows_4xn.gz", "rt") as file:
        lines = file.read().splitlines()
    count, accepted = 0, []
    for name, forged in [("the true one", lines), *forged_windows(lines)]:
        count += 1
        path = tmp_path / "forged.gz"
        path.write_bytes(gzip.compress("\n".join(forged).encode()))
        code, said = check.main(path), capsys.readouterr().out
        if code == 0:
            accepted.append(name)
            rows, columns = map(int, re.findall(r"In (\d+) x (\d+) free", said)[0])
            sides = frozenset(re.findall(r"top|bottom|left|right", said.splitlines()[0]))
            outside = int(re.findall(r"at most (\d+) of MAX's", said)[0])
            window = frozenset((r, c) for r in range(rows) for c in range(columns))
            assert makes_dead(rows, columns, sides)(window, outside), name
    assert accepted[0] == "the true one"
    assert count > 160


# Potentials -------------------------------------------------------------------------------------------------

Head = dict[str, Any]


def small(name: str) -> tuple[Head, list[bytes]]:
    """The head and the tables of the blocks of a shipped file with at most 12 squares."""
    with gzip.open(DATA / f"certificate_{name}.gz") as file:
        head, kept, tables = json.loads(file.readline()), [], []
        for block in head["blocks"]:
            data = file.read(1 << block["rows"] * block["columns"])
            if len(data) <= 1 << 12:
                kept.append(block)
                tables.append(data)
    return head | {"blocks": kept}, tables


def forged_potentials(head: Head, tables: list[bytes]) -> Iterator[tuple[str, Head, bytes]]:
    blocks, data = head["blocks"], b"".join(tables)

    def with_block(at: int, **fields: Any) -> Head:
        made = {key: value for key, value in (blocks[at] | fields).items() if value is not None}
        return head | {"blocks": [*blocks[:at], made, *blocks[at + 1 :]]}

    yield "half of the last table", head, data[: -len(tables[-1]) // 2]
    yield "a byte is missing", head, data[:-1]
    yield "a byte is left over", head, data + b"\0"
    yield "one zero byte", head | {"blocks": [blocks[-1]]}, b"\0"
    yield "eight zero bytes", head | {"blocks": [blocks[-1]]}, bytes(8)
    yield "all zero", head, bytes(len(data))
    yield "no blocks", head | {"blocks": []}, b""
    yield "no blocks but a table", head | {"blocks": []}, data
    yield "the other bound", head | {"upper": not head["upper"]}, data
    others: tuple[object, ...] = (None, "yes", 2, [])
    for wrong in others:
        yield f"upper: {wrong}", head | {"upper": wrong}, data
    for name in ("format", "version", "upper", "blocks"):
        yield f"without {name}", {key: value for key, value in head.items() if key != name}, data
    yield "another version", head | {"version": 2}, data
    for at, block in enumerate(blocks):
        begin = sum(map(len, tables[:at]))
        end = begin + len(tables[at])
        more = 1 if not head["upper"] else -1
        yield f"block {at} claims more", head, data[: end - 1] + bytes([(data[end - 1] + more) % 256]) + data[end:]
        yield (
            f"block {at} claims much more",
            head,
            data[: end - 1] + bytes([(data[end - 1] + 40 * more) % 256]) + data[end:],
        )
        yield f"block {at} in reverse", head, data[:begin] + tables[at][::-1] + data[end:]
        yield f"block {at} without its table", head, data[:begin] + data[end:]
        yield f"block {at} has negative numbers", head, data[:begin] + bytes([255]) + data[begin + 1 :]
        for side in ("left", "right", "top", "bottom"):
            if side in block:
                says = block[side]
                yield f"block {at}, {side} withheld", with_block(at, **{side: None}), data
                yield f"block {at}, {side} too short", with_block(at, **{side: says[:-1]}), data
                yield f"block {at}, {side} negative", with_block(at, **{side: [k - len(says) for k in says]}), data
                yield f"block {at}, {side} far away", with_block(at, **{side: [k + 5 for k in says]}), data
                yield f"block {at}, {side} fractions", with_block(at, **{side: [k + 0.0 for k in says]}), data
        yield f"block {at} turned", with_block(at, rows=block["columns"], columns=block["rows"]), data
        yield f"block {at} without rows", with_block(at, rows=0), data
        yield f"block {at} of negative size", with_block(at, rows=-block["rows"], columns=-block["columns"]), data
        yield f"block {at} with a side more", with_block(at, front=[0, 1, 2]), data
    if len(tables) > 1:
        yield "tables exchanged", head, b"".join(reversed(tables))


@pytest.mark.parametrize("name", ["3xn", "3xn_upper", "4xn", "4xn_upper"])
def test_forged_potentials_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], values: dict[tuple[int, int], dict[Side, int]], name: str
) -> None:
    check = program("docs/data/check_certificate.py")
    head, tables = small(name)
    path = tmp_path / "forged.gz"

    def accepts(head: Head, data: bytes) -> bool:
        path.write_bytes(gzip.compress(json.dumps(head).encode() + b"\n" + data))
        code: int = check.main(path)
        return code == 0

    assert accepts(head, b"".join(tables))
    assert states(capsys.readouterr().out, values) > 3
    forged = list(forged_potentials(head, tables))
    for what, other, data in forged:
        if accepts(other, data):
            assert states(capsys.readouterr().out, values) >= 0, what
        capsys.readouterr()
    assert len(forged) > 60


def test_forged_bounds_of_the_plane_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], values: dict[tuple[int, int], dict[Side, int]]
) -> None:
    """Theorem 22; a whole table of its own for what a changed head would need."""
    check = program("docs/data/check_certificate.py")
    with gzip.open(DATA / "certificate_mxn_upper.gz") as file:
        head, data = json.loads(file.readline()), file.read()
    (block,) = head["blocks"]
    path = tmp_path / "forged.gz"
    forged: list[tuple[str, Head, bytes]] = [
        ("less", block, data[:-1] + bytes([data[-1] - 1])),
        ("turned over", block | {"top": block["bottom"], "bottom": block["top"]}, data),
        ("owned twice", block | {"top": [1 - k for k in block["top"]]}, data),
        ("mirrored", block | {side: [1 - k for k in block[side]] for side in ("left", "right")}, data),
        ("never owned", block | {"left": [0] * 4, "right": [1] * 4}, data),
    ]
    for name, other, table in [("true", block, data), *forged]:
        path.write_bytes(gzip.compress(json.dumps(head | {"blocks": [other]}).encode() + b"\n" + table, 1))
        code, said = check.main(path), capsys.readouterr().out
        if name == "true":
            assert "In the long run at most 19/40 dominoes a square." in said
            assert states(said, values) > 20
        assert (code == 0) is (name == "true") or "a square" not in said, name


LINE = re.compile(
    r"(\d+) x (?:n, n = (\d+)j \+ )?(\d+): MAX first at (most|least) (?:(\d+)j \+ )?(\d+), "
    r"MIN first (?:\d+j \+ )?(\d+)\."
)


def states(said: str, values: dict[tuple[int, int], dict[Side, int]]) -> int:
    """The number of known values that what was printed bounds; none may contradict it."""
    count = 0
    for rows, period, columns, word, rise, first, second in LINE.findall(said):
        for j in range(5 if period else 1):
            known = values.get((int(rows), int(columns) + j * int(period or 0)), {})
            for side, bound in ((Side.MAX, first), (Side.MIN, second)):
                if side in known:
                    stated, compare = int(bound) + j * int(rise or 0), COMPARE[word]
                    assert compare(known[side], stated), (rows, columns, j, side)
                    count += 1
    return count


COMPARE: dict[str, Callable[[int, int], bool]] = {"most": int.__le__, "least": int.__ge__}


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("3xn", "In the long run at least 4/3 dominoes a column of 3."),
        ("3xn_upper", "In the long run at most 15/11 dominoes a column of 3."),
        ("mxn", "3a x 5b: M = 6 ab."),
    ],
)
def test_what_the_shipped_files_prove_is_printed(
    capsys: pytest.CaptureFixture[str], values: dict[tuple[int, int], dict[Side, int]], name: str, sentence: str
) -> None:
    """Theorem 17."""
    assert program("docs/data/check_certificate.py").main(DATA / f"certificate_{name}.gz") == 0
    said = capsys.readouterr().out
    assert sentence in said.splitlines()
    assert states(said, values) > 40 or name == "mxn"
