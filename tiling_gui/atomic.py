"""Atomic file writing: a new file is written beside the old one, flushed to disk, and renamed over it.

A reader finds either the old content or the new, even after a power cut or on a full disk.
"""

import os
import shutil
import stat
import uuid
from pathlib import Path

from tiling_gui.errors import InputError, StoreError, input_error
from tiling_gui.language import mark, tr
from tiling_gui.waiting import abandonable


def write_text(path: str | os.PathLike[str], text: str) -> None:
    """Write `text` as UTF-8 to `path`. Raises InputError if `path` is a folder, StoreError if writing fails.

    Lone surrogates, which UTF-8 cannot encode, become "?".
    """
    write_bytes(path, text.encode("utf-8", "replace"))


def write_bytes(path: str | os.PathLike[str], data: bytes, *, over_anything: bool = False) -> None:
    """Write `data` to `path`, following symbolic links. A device or pipe is written to directly.

    A file of another kind, such as a database, is not replaced unless `over_anything`: InputError is raised.
    """
    check_name(path)
    target = Path(os.path.realpath(path))
    if os.path.isdir(target):  # unlike target.is_dir(), False if the parent folder is not accessible
        raise input_error("{target} is a folder; a file name is needed.", target=target)
    try:
        if target.exists() and not stat.S_ISREG(target.stat().st_mode):
            target.write_bytes(data)
        else:
            if not over_anything:
                _check_kind(target, data)
            _replace(target, data)
    except OSError as error:
        reason = error.strerror or str(error)
        raise StoreError(tr("{target} cannot be written: {reason}.", target=target, reason=reason)) from error


_MAGIC = {
    b"SQLite format 3\0": mark("a database"),
    b"\x1f\x8b": mark("a compressed file"),
    b"PK\x03\x04": mark("a compressed file"),
    b"\x89PNG": mark("a picture"),
    b"\xff\xd8\xff": mark("a picture"),
    b"%PDF": mark("a PDF file"),
}
"""How files that are not text begin."""
_TEXTS = {b"{": "JSON", b"<": "XML", b"\\": "TeX", b"%": "TeX", b"[": "JSON", b"[Record": mark("a game record")}
"""The longest of these that a text begins with."""


def _kind(data: bytes) -> str:
    """What kind of file begins like this, in words that are not translated."""
    for magic, kind in _MAGIC.items():
        if data.startswith(magic):
            return kind
    if b"\0" in data[:_LOOKED_AT]:
        return mark("a file that is not text")
    text = data.removeprefix(b"\xef\xbb\xbf").lstrip()
    found = [kind for start, kind in _TEXTS.items() if text.startswith(start)]
    return found[-1] if found else mark("a text")


_LOOKED_AT = 4096
"""The bytes at the beginning of a file that tell its kind."""


def _check_kind(target: Path, data: bytes) -> None:
    """Raises InputError if there is a file of another kind than `data`."""
    if not target.exists():
        return
    with target.open("rb") as file:
        there = file.read(_LOOKED_AT)
    if there and data and (kind := _kind(there)) != _kind(data):
        raise input_error(
            "{target} is {kind}, which would be replaced by a file of another kind: give another name, or remove it.",
            target=target,
            kind=tr(kind),
        )


def _replace(target: Path, data: bytes) -> None:
    fresh = target.with_name(f".{target.name[:100]}.{uuid.uuid4().hex[:8]}.part")
    try:
        with fresh.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, fresh)
        os.replace(fresh, target)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


class NotTextError(InputError):
    """A file is not UTF-8. `data` is the beginning of it."""

    data = b""


def local_name(name: str | os.PathLike[str]) -> str:
    """The name of a file given by its name or by its URL, such as file:///home/ada/my%20game.tiling."""
    written = os.fspath(name)
    if not written.lower().startswith("file:"):
        return written
    from urllib.parse import urlsplit  # imports a tenth of a second of modules
    from urllib.request import url2pathname

    parts = urlsplit(written)
    if parts.netloc not in ("", "localhost") or not parts.path.startswith("/"):
        return written
    return url2pathname(parts.path)


def check_name(path: str | os.PathLike[str]) -> None:
    """Raises InputError for names no file can have: with lone surrogates or null characters."""
    name = os.fspath(path)
    try:
        if b"\0" not in os.fsencode(name):
            return
    except UnicodeEncodeError:
        pass  # reported below
    raise input_error("{path} is not a file name: it contains a character that file names cannot have.", path=name)


def read_bytes(path: str | os.PathLike[str], *, largest: int = 64_000_000) -> bytes:
    """The content of a file, by name or URL. Raises InputError if it is missing or larger than `largest` bytes."""
    path = local_name(path)
    check_name(path)
    try:
        with abandonable(), open(path, "rb") as file:  # a pipe may never be written to
            data = file.read(largest + 1)
    except OSError as error:
        raise input_error(
            "{path} cannot be read: {strerror}.", path=os.fspath(path), strerror=error.strerror or error
        ) from error
    if len(data) > largest:
        raise input_error(
            "{path} is larger than {largest} MB, the most that is read.",
            path=os.fspath(path),
            largest=largest // 1_000_000,
        )
    return data


def read_text(path: str | os.PathLike[str], *, largest: int = 64_000_000) -> str:
    """The text of a UTF-8 file. Raises InputError as `read_bytes` does, and NotTextError if it is not UTF-8."""
    data = read_bytes(path, largest=largest)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        wrong = NotTextError(
            tr("{path} is not a text file: byte {start} is not UTF-8.", path=os.fspath(path), start=error.start)
        )
        wrong.data = data[:20]
        raise wrong from error
