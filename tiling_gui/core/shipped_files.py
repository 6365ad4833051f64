"""Files of proved facts shipped with the program, each checked against its digest.

Their content is shown as proved, so a file that was modified is ignored. The digests of the files in a folder are in
its digests.json; the scripts that make such files (packaging/) write both with `write`.
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
    """The text of a file of `resources`, unpacked if its name ends with .gz; None if its digest does not match."""
    path = Path(name)
    try:
        data = resource(name).read_bytes()
        text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode()
        digests = json.loads(resource(str(path.with_name(DIGESTS))).read_text(encoding="utf-8"))
        return text if digests[path.name] == digest(text) else None
    except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError):
        return None


def digest(text: str) -> str:
    """The SHA-256 of a file's text, independent of its line endings."""
    return sha256(text.replace("\r\n", "\n").encode()).hexdigest()


def write(path: Path, text: str) -> None:
    """Write a file for `read`, compressed if its name ends with .gz, and add its digest to digests.json."""
    if path.suffix == ".gz":
        write_bytes(path, gzip.compress(text.encode(), mtime=0))
    else:
        write_text(path, text)
    beside = path.with_name(DIGESTS)
    digests = json.loads(beside.read_text(encoding="utf-8")) if beside.exists() else {}
    write_text(beside, json.dumps(digests | {path.name: digest(text)}, indent=2) + "\n")
