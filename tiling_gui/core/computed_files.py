"""Files of exact values in the user's cache folder, each with its digest in front.

The digest guards against accidents: a file that a disk, a crash or another program has changed is computed again. It
does not keep out whoever can write to the user's files.
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
    """64 hexadecimal digits."""
    return sha256(data).hexdigest()


def read(name: str) -> bytes | None:
    """What `write` wrote; None if there is nothing, or, with a sentence in the log, no longer what was written."""
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
    """Keeps `data`, whole or not at all. Where that cannot be done it is no error: it can be computed again."""
    with suppress(OSError, InputError, StoreError):
        path = cache_dir() / name
        make_private(path.parent)
        write_bytes(path, digest(data).encode() + b"\n" + data)
