"""The seal of this installation: a keyed digest that only whoever can read its secret can make.

Every kept row that is shown as proved carries one, and so does every checkpoint and campaign's file. A row or file
without a valid seal was written by somebody else and is treated as an import: it is used, and named wherever a value
rests on it. The secret is a file that only its owner may read, beside the database. It does not keep out whoever can
read that file: the user, and programs that run as the user.
"""

import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path

FILE = "tiling-gui.key"
_LENGTH = 32
_DIGEST = 16


class Seal:
    """Makes and checks seals with one secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    @classmethod
    def of_folder(cls, folder: Path) -> "Seal":
        """The seal of the installation that keeps its data in `folder`; its secret is made on first use.

        Where it can be neither read nor made the seal holds for this run only.
        """
        path = folder / FILE
        try:
            return cls(_read(path) or _made(path))
        except OSError:
            return cls.for_this_run()

    @classmethod
    def for_this_run(cls) -> "Seal":
        """A seal nobody else has, and nobody has afterwards."""
        return cls(secrets.token_bytes(_LENGTH))

    def of(self, *parts: object) -> str:
        """The seal of some texts, numbers and None, in their order."""
        return self.of_bytes("".join(map(_framed, parts)).encode("utf-8", "surrogatepass"))

    def of_bytes(self, data: bytes) -> str:
        """The seal of a file's content."""
        return hashlib.blake2b(data, key=self._secret, digest_size=_DIGEST).hexdigest()

    def holds(self, seal: object, *parts: object) -> bool:
        """True if `seal` is that of the parts."""
        return isinstance(seal, str) and seal.isascii() and hmac.compare_digest(seal, self.of(*parts))


def _framed(part: object) -> str:
    """Its length before it, so that no two lists of parts read the same."""
    if part is None:
        return "-"
    text = str(part)
    return f"{len(text)}:{text}"


def _read(path: Path) -> bytes:
    """The secret; empty if there is none, or it was cut off."""
    try:
        secret = path.read_bytes()
    except FileNotFoundError:
        return b""
    return secret if len(secret) == _LENGTH else b""


def _made(path: Path) -> bytes:
    """A new secret in a file of its own. Of two processes that make one at once, the later takes the other's."""
    fresh = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    file = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        secret = secrets.token_bytes(_LENGTH)
        with os.fdopen(file, "wb") as out:
            out.write(secret)
            out.flush()
            os.fsync(out.fileno())
        if path.exists():  # a damaged one: what it sealed is nobody's now
            os.replace(fresh, path)
            return secret
        with suppress(FileExistsError):
            os.link(fresh, path)
            return secret
        return _read(path) or secret
    finally:
        fresh.unlink(missing_ok=True)


__all__ = ["FILE", "Seal"]
