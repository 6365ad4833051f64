"""The two kinds of error the user can do something about. Any other exception is a bug.

`InputError` is the user's: bad text, an illegal move, a file that is not a record. `StoreError` is the
environment's: a full disk, a folder that cannot be written, a locked or damaged database. Both carry exactly
one sentence that states what is wrong, where, and what is accepted. The command line prints it and exits with
2; the window shows it in one line.
"""

from collections.abc import Iterable
from typing import Any

from tiling_gui.language import tr

LONGEST = 300
"""Characters of a sentence; the middle of a longer one, which quotes long input, is cut out."""
_CUT = " … "


class InputError(ValueError):
    """Something the user gave cannot be accepted; `str(error)` is one sentence.

    `position` is the zero-based offset of the fault in a line of text that was parsed, or None; the sentence does not
    name it.
    """

    def __init__(self, sentence: str, *, position: int | None = None) -> None:
        super().__init__(one_line(sentence))
        self.position = position


def input_error(text: str, /, **values: Any) -> InputError:
    """An InputError with the translation of `text`, which must be a literal as for `tr`."""
    return InputError(tr(text, **values))


def ending_error(endings: Iterable[str], name: object) -> InputError:
    """The error for a file that cannot be written because its name ends with none of `endings`."""
    forms = ", ".join(f".{ending}" for ending in endings)
    return input_error("It can be exported as {forms}, not as {name}.", forms=forms, name=name)


def damaged_error() -> InputError:
    """The error for something saved under a name that is no longer what was saved."""
    return input_error("This cannot be opened: what is stored of it is damaged.")


class StoreError(OSError):
    """The environment failed to read or save something; `str(error)` is one sentence."""

    def __init__(self, sentence: str) -> None:
        super().__init__(one_line(sentence))


def one_line(sentence: str) -> str:
    """The sentence with unprintable characters escaped, cut to LONGEST characters."""
    plain = "".join(ch if ch.isprintable() else ascii(ch)[1:-1] for ch in sentence)
    if len(plain) <= LONGEST:
        return plain
    half = (LONGEST - len(_CUT)) // 2
    return f"{plain[:half]}{_CUT}{plain[-half:]}"
