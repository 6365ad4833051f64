"""Files of proved facts that come with the program, each held against its digest.

What is in them is shown as proved, so a file that somebody changed is left out. The digests of the files of a folder
stand in its digests.json; the scripts that write such files (packaging/) write both by `write`.
"""

import gzip
import json
import zlib
from hashlib import sha256
from pathlib import Path

from tiling_gui.atomic import write_bytes, write_text
from tiling_gui.paths import resource

DIGESTS = "digests.json"


def read(name: str) -> str | None:
    """The text of a file of `resources`, unpacked if it ends with .gz; None if it is not what its digest says."""
    path = Path(name)
    try:
        data = resource(name).read_bytes()
        text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode()
        digests = json.loads(resource(str(path.with_name(DIGESTS))).read_text(encoding="utf-8"))
        return text if digests[path.name] == digest(text) else None
    except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError):
        return None


def digest(text: str) -> str:
    """Of a file's text, however its lines end."""
    return sha256(text.replace("\r\n", "\n").encode()).hexdigest()


def write(path: Path, text: str) -> None:
    """Writes a file for `read`, packed if it ends with .gz, and its digest beside it."""
    if path.suffix == ".gz":
        write_bytes(path, gzip.compress(text.encode(), mtime=0))
    else:
        write_text(path, text)
    beside = path.with_name(DIGESTS)
    digests = json.loads(beside.read_text(encoding="utf-8")) if beside.exists() else {}
    write_text(beside, json.dumps(digests | {path.name: digest(text)}, indent=2) + "\n")
