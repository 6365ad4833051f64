"""Standard input, output and error as they are found: closed, full, in another encoding, or a terminal that obeys.

Names and comments come from files of others, so what a terminal would take for a command is printed as its number.
"""

import codecs
import io
import os
import re
import shutil
import sys
import unicodedata
from typing import TextIO

from tiling_gui.errors import InputError, StoreError

_OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""Control characters but the line feed and the tab, and those that turn the direction of the text."""
_PLAIN = {"→": "->", "≈": "~", "≤": "<=", "≥": ">=", "≠": "!=", "×": "x", "·": "*", "−": "-", "–": "-", "—": "-"}
_PLAIN |= {"…": "...", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'", "✓": "x", "★": "*"}


def prepare() -> None:
    """Makes output take any character, in plain letters where the encoding has no others, and errors go somewhere."""
    codecs.register_error("plain", _in_plain_letters)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - until the program ends
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plain")


def _in_plain_letters(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(character: str) -> str:
    letters = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return _PLAIN.get(character) or letters or "?"


def visible(text: str) -> str:
    """The text with what a terminal would obey as its number, such as \\x1b."""
    return _OBEYED.sub(
        lambda found: f"\\x{ord(found[0]):02x}" if found[0] < "\x80" else f"\\u{ord(found[0]):04x}", text
    )


def say(text: str) -> bool:
    """Prints to standard output; False if the reader left early, such as `head`. Raises StoreError where it is full."""
    if sys.stdout is None:
        raise StoreError("The answer cannot be printed: standard output is closed.")
    try:
        print(visible(text), flush=True)
    except OSError as error:
        _send_nowhere(sys.stdout)
        if isinstance(error, BrokenPipeError):
            return False
        raise StoreError(f"The answer cannot be printed: {error.strerror or error}.") from error
    return True


def complain(sentence: str) -> None:
    """Prints to standard error, if that can be."""
    try:
        print(visible(sentence), file=sys.stderr, flush=True)
    except OSError:
        _send_nowhere(sys.stderr)


def overwrite(line: str, width: int) -> int:
    """Writes over the `width` characters of the last line of standard error; returns how many it has now."""
    text = visible(line)[: shutil.get_terminal_size().columns - 1]
    try:
        print(f"\r{' ' * width}\r{text}", end="", file=sys.stderr, flush=True)
    except OSError:
        _send_nowhere(sys.stderr)
    return len(text)


def stdin() -> TextIO:
    """Standard input. Raises InputError where it is closed."""
    if sys.stdin is None:
        raise InputError("Nothing can be read from -: standard input is closed.")
    return sys.stdin


def _send_nowhere(stream: TextIO) -> None:
    """What could not be printed is still in the stream's memory, and would be tried again at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
