"""Files of computed values in the user's cache folder, each prefixed by a digest of its name and content.

The digest guards against accidents: a file renamed, or changed by a disk, a crash or another program, is computed
again. It does not protect against someone who can write to the user's files.
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


def _prefix(name: str, data: bytes) -> bytes:
    """The digest of what the file `name` holds: under another name it says something else."""
    return digest(name.encode() + b"\n" + data).encode()


def read(name: str, *, tells_itself: bool = False) -> bytes | None:
    """The data stored by `write`; None if there is none or if the file has changed since, which is logged.

    With `tells_itself`, for data that cannot be taken for that of another file, the digest may leave out the name, as
    in earlier versions.
    """
    try:
        path = cache_dir() / name
        said, _, data = path.read_bytes().partition(b"\n")
    except (OSError, InputError, StoreError):
        return None
    if said == _prefix(name, data) or (tells_itself and said == digest(data).encode()):
        return data
    _log.warning("%s", tr("{path} is damaged: its values are computed again.", path=path))
    return None


def write(name: str, data: bytes) -> None:
    """Store `data`, whole or not at all. A failure is ignored, as the data can be computed again."""
    with suppress(OSError, InputError, StoreError):
        path = cache_dir() / name
        make_private(path.parent)
        write_bytes(path, _prefix(name, data) + b"\n" + data, over_anything=True)
