"""The provenance of stores and files: the ids of the stores and digests of the files that this installation made.

They are lines of a file beside the database. A store or file that is not listed was written elsewhere: it is used,
but named as the source of every value that rests on it until that value is proved here.
"""

import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from tiling_gui.paths import check_is_file, keep_private

FILE = "tiling-gui.own"


class Provenance:
    """The ids and digests, stored in `folder`; with None they last for this run only."""

    def __init__(self, folder: Path | None) -> None:
        self._path = folder / FILE if folder else None
        self._words: set[str] = set()
        """Those added in this run, which may not have reached the file."""

    @property
    def has_entries(self) -> bool:
        """Whether any id or digest is known, that is, this version or a later one has written something here."""
        return bool(self._words or self._stored())

    def contains(self, word: str) -> bool:
        """Whether `word` is the id of a store or the digest of a file made by this installation."""
        return word in self._words or word in self._stored()

    def add(self, word: str) -> None:
        """Record an id or a digest. Raises OSError if it cannot be written; it is known in this run even then."""
        self._words.add(word)
        if self._path is not None:
            check_is_file(self._path)
            keep_private(self._path)
            with self._path.open("a", encoding="ascii") as file:
                file.write(f"\n{word}\n")  # the previous line may have been truncated by a crash
                file.flush()
                os.fsync(file.fileno())

    def add_text(self, text: str) -> None:
        """Record that this installation writes a file with this text."""
        with suppress(OSError):  # at worst the file is treated as written elsewhere
            self.add(digest(text))

    def _stored(self) -> set[str]:
        if self._path is not None:
            check_is_file(self._path)
        try:
            return set(self._path.read_text("ascii", "replace").split()) if self._path else set()
        except FileNotFoundError:
            return set()


def digest(text: str) -> str:
    """The SHA-256 of a file's text, in hexadecimal."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
