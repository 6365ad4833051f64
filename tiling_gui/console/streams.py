"""Standard input, output and error in any state: closed, full, in another encoding, or a terminal.

Names and comments come from other people's files, so control characters are printed as escapes.
"""

import codecs
import io
import os
import re
import shutil
import sys
import unicodedata
from typing import IO, AnyStr, Generic, TextIO

from tiling_gui.errors import InputError, StoreError
from tiling_gui.waiting import abandonable

_CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""Control characters except line feed and tab, and characters that change the direction of text."""
_PLAIN = {"→": "->", "≈": "~", "≤": "<=", "≥": ">=", "≠": "!=", "×": "x", "·": "*", "−": "-", "–": "-", "—": "-"}
_PLAIN |= {"…": "...", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'", "✓": "x", "★": "*"}


def prepare() -> None:
    """Make stdout and stderr accept any character, replaced by ASCII if the encoding lacks it, and provide a stderr."""
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


def escape_controls(text: str) -> str:
    """The text with control characters as escapes, such as \\x1b."""
    return _CONTROLS.sub(
        lambda found: f"\\x{ord(found[0]):02x}" if found[0] < "\x80" else f"\\u{ord(found[0]):04x}", text
    )


def say(text: str) -> bool:
    """Print to stdout. Return False if the reader has left, as `head` does. Raises StoreError if writing fails."""
    if sys.stdout is None:
        raise StoreError("The answer cannot be printed: standard output is closed.")
    try:
        print(escape_controls(text), flush=True)
    except OSError as error:
        _redirect_to_devnull(sys.stdout)
        if isinstance(error, BrokenPipeError):
            return False
        raise StoreError(f"The answer cannot be printed: {error.strerror or error}.") from error
    return True


def write_error(sentence: str) -> None:
    """Print to stderr; errors are ignored."""
    try:
        print(escape_controls(sentence), file=sys.stderr, flush=True)
    except OSError:
        _redirect_to_devnull(sys.stderr)


def overwrite(line: str, width: int) -> int:
    """Overwrite the last line of stderr, `width` characters. Return the width of the new one."""
    text = escape_controls(line)[: shutil.get_terminal_size().columns - 1]
    try:
        print(f"\r{' ' * width}\r{text}", end="", file=sys.stderr, flush=True)
    except OSError:
        _redirect_to_devnull(sys.stderr)
    return len(text)


class Input(Generic[AnyStr]):
    """Input that may not have arrived yet: Ctrl-C ends the program while it is waited for."""

    def __init__(self, file: IO[AnyStr]) -> None:
        self._file: IO[AnyStr] = file

    def read(self, longest: int) -> AnyStr:
        with abandonable():
            found: AnyStr = self._file.read(longest)
            return found

    def readline(self, longest: int = -1) -> AnyStr:
        with abandonable():
            found: AnyStr = self._file.readline(longest)
            return found

    def isatty(self) -> bool:
        return bool(self._file.isatty())


def stdin() -> Input[str]:
    """Standard input, without the byte order mark that some programs write. Raises InputError if it is closed."""
    text = _stdin()
    if isinstance(text, io.TextIOWrapper) and text.encoding.lower() == "utf-8":
        text.reconfigure(encoding="utf-8-sig")
    return Input(text)


def stdin_bytes() -> Input[bytes]:
    """Standard input as it comes. Raises InputError if it is closed."""
    text = _stdin()
    return Input(text.buffer if isinstance(text, io.TextIOWrapper) else io.BytesIO(text.read().encode("utf-8")))


def _stdin() -> TextIO:
    if sys.stdin is None:
        raise InputError("Nothing can be read from -: standard input is closed.")
    return sys.stdin


def _redirect_to_devnull(stream: TextIO) -> None:
    """Redirect a broken stream to os.devnull; its buffer would otherwise be written again at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
