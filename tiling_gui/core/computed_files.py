"""Files of computed values in the user's cache folder, each prefixed by its digest.

The digest guards against accidents: a file changed by a disk, a crash or another program is computed again. It does
not protect against someone who can write to the user's files.
"""

import logging
from contextlib import suppress
from hashlib import sha256

from tiling_gui.atomic import write_bytes
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.paths import cache_dir, make_private

_log = logging.getLogger(__name__)


def digest(data: bytes) -> str:
    """The SHA-256 of `data` as 64 hexadecimal digits."""
    return sha256(data).hexdigest()


def read(name: str) -> bytes | None:
    """The data stored by `write`; None if there is none or if the file has changed since, which is logged."""
    try:
        path = cache_dir() / name
        said, _, data = path.read_bytes().partition(b"\n")
    except (OSError, InputError, StoreError):
        return None
    if said == digest(data).encode():
        return data
    _log.warning("%s", tr("{path} is damaged: its values are computed again.", path=path))
    return None


def write(name: str, data: bytes) -> None:
    """Stores `data`, whole or not at all. A failure is ignored, as the data can be computed again."""
    with suppress(OSError, InputError, StoreError):
        path = cache_dir() / name
        make_private(path.parent)
        write_bytes(path, digest(data).encode() + b"\n" + data)
