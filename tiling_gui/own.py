"""What this installation made: the ids of its stores and the digests of the files it wrote.

A line each in a file beside the database. A store or a file that is not among them was written elsewhere: it is used,
and named wherever a value rests on it, until that is proved here.
"""

import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from tiling_gui.paths import keep_private

FILE = "tiling-gui.own"


class Own:
    """The ids and digests. Without a folder they are those of this run."""

    def __init__(self, folder: Path | None) -> None:
        self._path = folder / FILE if folder else None
        self._words: set[str] = set()
        """What could not be written, or has no file to be written to."""

    @property
    def begun(self) -> bool:
        """True if anything was made here, by this version or a later one."""
        return bool(self._words or self._kept())

    def knows(self, word: str) -> bool:
        """True if this is the id of a store that was made here, or the digest of a file that was."""
        return word in self._words or word in self._kept()

    def add(self, word: str) -> None:
        """From now on `word` is known. Raises OSError."""
        self._words.add(word)
        if self._path is not None:
            keep_private(self._path)
            with self._path.open("a", encoding="ascii") as file:
                file.write(f"\n{word}\n")  # the line before may have been cut off
                file.flush()
                os.fsync(file.fileno())

    def wrote(self, text: str) -> bool:
        """True if a file with this text was written here."""
        with suppress(OSError):
            return self.knows(digest(text))
        return False

    def writes(self, text: str) -> None:
        """A file with this text is being written here."""
        with suppress(OSError):  # else it will be an import like any other
            self.add(digest(text))

    def _kept(self) -> set[str]:
        try:
            return set(self._path.read_text("ascii", "replace").split()) if self._path else set()
        except FileNotFoundError:
            return set()


def digest(text: str) -> str:
    """Of a file's text."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


__all__ = ["FILE", "Own", "digest"]
