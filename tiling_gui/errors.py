"""The two kinds of error a person can do something about. Anything else that is raised is a bug.

`InputError` is the user's: bad text, an illegal move, a file that is not a record. `StoreError` is the
environment's: a full disk, a folder that cannot be written, a locked or damaged database. Both carry exactly
one clear sentence saying what, where and what is accepted; the command line prints it and exits with 2, the
window shows it in a line.
"""

from typing import Any

from tiling_gui.language import tr

LONGEST = 300
"""Characters of a sentence; a longer one, which quotes much of what was given, loses its middle."""


class InputError(ValueError):
    """Something the user gave cannot be accepted; `str(error)` is one sentence.

    `position` is the zero-based offset of the fault in the text that was read, where there is one.
    """

    def __init__(self, sentence: str, *, position: int | None = None) -> None:
        super().__init__(one_line(sentence))
        self.position = position


def input_error(text: str, /, **values: Any) -> InputError:
    """The InputError that says `text`, a literal as of `tr`, in the chosen language."""
    return InputError(tr(text, **values))


class StoreError(OSError):
    """The environment refused to read or keep something; `str(error)` is one sentence."""


def one_line(sentence: str) -> str:
    """The sentence, fit for one line: not too long, and what cannot be printed in what was quoted is escaped."""
    if len(sentence) > LONGEST:
        half = LONGEST // 2 - 1
        sentence = f"{sentence[:half]} … {sentence[-half:]}"
    return "".join(ch if ch.isprintable() else ascii(ch)[1:-1] for ch in sentence)
