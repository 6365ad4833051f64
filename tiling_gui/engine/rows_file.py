"""Files of proved rows: what a long solve saves as it runs, and what solves on other machines are given.

Text, plain or compressed with gzip, one JSON object per line. The first identifies the file; every other line is a row:

    {"format": "tiling-gui checkpoint", "version": 1}
    {"key": "6x7:3ffffffffff", "max": [18, 19], "min": [17, 20], "nodes": 41523, "seconds": 1.2, "engine": "1"}

`max` and `min` bound the dominoes still to come with MAX and with MIN to move. Files are written atomically, and
validated strictly: anything else is refused with a message. The rows of a file are facts only if this installation
wrote it or it is shipped, which its digest shows (provenance.py); those of any other file are hearsay until they are
proved here (proving.py). Files of earlier versions may begin as a "tiling-gui campaign" with a position, or have a
"seal"; a row of theirs with "rests_on" was not proved by whoever wrote it.
"""

import gzip
import json
import os
import threading
import time
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tiling_gui.atomic import check_name, write_text
from tiling_gui.core.bound_store import ENGINE_VERSION, LARGEST_COUNT, Bound, BoundStore, MemoryBoundStore
from tiling_gui.engine.position_keys import squares_of_key
from tiling_gui.errors import InputError, input_error
from tiling_gui.paths import resource
from tiling_gui.provenance import Provenance, digest
from tiling_gui.waiting import abandonable

FORMAT = "tiling-gui checkpoint"
VERSION = 1
INTERVAL = 30.0
"""Seconds between two writes of a checkpoint while facts come in."""
LARGEST = 1 << 29
"""Maximum size of the uncompressed text, in bytes."""
_FORMATS = (FORMAT, "tiling-gui campaign")
_LONGEST = 10_000
"""The most characters of a row that is parsed."""


@dataclass(frozen=True)
class Rows:
    """The content of a file of rows."""

    facts: dict[str, Bound]
    """By key."""
    said: dict[str, Bound]
    """Rows of earlier versions that whoever wrote the file had not proved."""
    digest: str

    def is_proved(self, provenance: Provenance) -> bool:
        """Whether this installation wrote the file, or it is shipped."""
        return self.digest in shipped_digests() or provenance.contains(self.digest)

    @property
    def all(self) -> list[Bound]:
        """Every row, small ones first. Raises InputError if two contradict each other."""
        both = MemoryBoundStore(self.facts.values())
        both.put_all(self.said.values())
        return sorted(both.all(), key=lambda row: (squares_of_key(row.key), row.nodes))


@cache
def shipped_digests() -> frozenset[str]:
    """Digests of the texts of the shipped files of rows."""
    data = json.loads(resource("rows/digests.json").read_text(encoding="utf-8"))
    return frozenset(data.values())


def read_rows(path: str | os.PathLike[str]) -> Rows:
    """The rows of a file; those of other engine versions are omitted. Raises InputError, StoreError."""
    text = _text(Path(path))
    lines = text.split("\n")
    name = os.fspath(path)
    head = _object(lines[0], 100_000)
    if head is None or head.get("format") not in _FORMATS:
        raise input_error("{path} is no file of rows: its first line does not say so.", path=name)
    if head.get("version") != VERSION or isinstance(head.get("version"), bool):
        raise input_error(
            "{path} is a file of rows of version {head}; only version {version} can be read.",
            path=name,
            head=str(head.get("version"))[:20],
            version=VERSION,
        )
    if lines[-1]:
        raise input_error(
            "{path} ends abruptly in line {lines}: it ends with a line break.", path=name, lines=len(lines)
        )
    if "rows" in head and head["rows"] != len(lines) - 2:
        raise input_error(
            "{path} has {lines} rows, but {head} were written.", path=name, lines=len(lines) - 2,
            head=str(head["rows"])[:20],
        )  # fmt: skip
    facts, said = MemoryBoundStore(), MemoryBoundStore()
    for number, line in enumerate(lines[1:-1], 2):
        found = _row(line)
        if found is None:
            raise input_error(
                "Line {number} of {path} is not a row: a key and bounds for MAX and MIN are expected.",
                number=number,
                path=name,
            )
        row, is_said = found
        if row.engine == ENGINE_VERSION:
            try:
                (said if is_said else facts).put(row)
            except InputError as error:
                raise input_error(
                    "Line {number} of {path} contradicts an earlier one about {key}.",
                    number=number,
                    path=name,
                    key=row.key[:60],
                ) from error
    return Rows(facts.facts, said.facts, digest(text))


def _text(path: Path) -> str:
    check_name(path)
    try:
        with abandonable(), path.open("rb") as file:  # a pipe may never be written to
            packed = file.read(2) == b"\x1f\x8b"
            file.seek(0)
            with gzip.GzipFile(fileobj=file) if packed else file as source:
                data = source.read(LARGEST + 1)
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise input_error("{path} is damaged: it cannot be unpacked completely.", path=path) from error
    except OSError as error:
        raise input_error("{path} cannot be read: {strerror}.", path=path, strerror=error.strerror or error) from error
    if len(data) > LARGEST:
        raise input_error(
            "{path} is larger than {largest} MB, the most that is read.", path=path, largest=LARGEST >> 20
        )
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise input_error("{path} is no file of rows: its first line does not say so.", path=path) from error


def _object(line: str, longest: int = _LONGEST) -> dict[str, Any] | None:
    if len(line) > longest:
        return None
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def write_row(row: Bound) -> str:
    """The row as one line of a file."""
    return json.dumps(
        {
            "key": row.key,
            "max": [row.lower_max, row.upper_max],
            "min": [row.lower_min, row.upper_min],
            "nodes": row.nodes,
            "seconds": row.seconds,
            "engine": row.engine,
        }
    )


def read_row(line: str) -> Bound | None:
    """The row on a line; None if it is malformed or impossible."""
    found = _row(line)
    return found[0] if found else None


def _row(line: str) -> tuple[Bound, bool] | None:
    """The row on a line, and whether it was only said; None if it is malformed or impossible."""
    data = _object(line)
    if data is None or data.keys() - {"rests_on"} != {"key", "max", "min", "nodes", "seconds", "engine"}:
        return None
    key, engine, nodes, seconds = data["key"], data["engine"], data["nodes"], data["seconds"]
    bounds = [*_pair(data["max"]), *_pair(data["min"])]
    if not isinstance(key, str) or not isinstance(engine, str) or len(bounds) != 4:
        return None
    if type(nodes) is not int or not 0 <= nodes <= LARGEST_COUNT or not _is_time(seconds):
        return None
    try:
        most = squares_of_key(key) // 2
    except InputError:
        return None
    low_max, high_max, low_min, high_min = bounds
    sound = 0 <= low_max <= high_max <= most and 0 <= low_min <= high_min <= most
    if not sound or low_max > high_min + 1 or low_min > high_max + 1:  # the values differ by at most 1
        return None
    return Bound(key, low_max, high_max, low_min, high_min, nodes, float(seconds), engine), "rests_on" in data


def _is_time(seconds: Any) -> bool:
    return type(seconds) in (int, float) and 0 <= seconds <= LARGEST_COUNT


def _pair(data: Any) -> list[int]:
    return data if isinstance(data, list) and len(data) == 2 and all(type(n) is int for n in data) else []


class Checkpoint(MemoryBoundStore):
    """Facts that are also in a file; thread-safe."""

    def __init__(
        self, path: str | os.PathLike[str], *, interval: float = INTERVAL, provenance: Provenance | None = None
    ) -> None:
        """Open the file, or start a new one. `provenance` has the files written here; None trusts every file.

        Raises InputError for a file that is no file of rows or was written elsewhere, StoreError if it cannot be read.
        """
        super().__init__()
        self._path = Path(path)
        self._provenance = provenance
        self._interval = interval
        self._lock = threading.Lock()
        if _exists(self._path):
            rows = read_rows(self._path)
            if provenance is not None and not rows.is_proved(provenance):
                raise input_error(
                    "{path} was not written by this installation: --rows {path} uses its rows for one answer.",
                    path=path,
                )
            self.facts = rows.facts
        self._changed = False
        self._written = time.monotonic()

    def get(self, key: str) -> Bound | None:
        with self._lock:
            return super().get(key)

    def put_all(self, facts: Iterable[Bound]) -> None:
        """Store facts; the file is written every INTERVAL seconds. Raises InputError if one contradicts another."""
        given = list(facts)
        with self._lock:
            self._changed |= bool(given)
            super().put_all(given)
            due = time.monotonic() - self._written >= self._interval
        if due:
            self.flush()

    def all(self) -> list[Bound]:
        with self._lock:
            return super().all()

    def flush(self) -> None:
        """Write the file if anything has changed. Raises StoreError."""
        with self._lock:
            if self._changed:
                head: dict[str, Any] = {"format": FORMAT, "version": VERSION}
                text = "".join(f"{line}\n" for line in (json.dumps(head), *map(write_row, self.facts.values())))
                if self._provenance is not None:
                    self._provenance.add_text(text)
                write_text(self._path, text)
                self._changed = False
            self._written = time.monotonic()


def _exists(path: Path) -> bool:
    """Raise InputError if that cannot be determined, as for a name that is too long."""
    check_name(path)
    try:
        return path.exists()
    except OSError as error:
        raise input_error("{path} cannot be read: {strerror}.", path=path, strerror=error.strerror or error) from error


class HearsayStore(MemoryBoundStore):
    """Rows of a file beside what is proved, for one answer: what is proved with their help stays in memory."""

    def __init__(self, path: str | os.PathLike[str], rows: Iterable[Bound], proved: BoundStore | None) -> None:
        """Raise InputError if a row contradicts what is proved."""
        super().__init__()
        self._proved = proved or MemoryBoundStore()
        self.tells_more = False
        """Whether the rows say more than what is proved."""
        for row in rows:
            known = self._proved.get(row.key)
            try:
                self.tells_more |= known is None or known.merged(row).as_tuple != known.as_tuple
            except InputError as error:
                raise input_error(
                    "{path} is not used: its row about {key} contradicts what is proved here.",
                    path=os.fspath(path),
                    key=row.key[:60],
                ) from error
            self.facts[row.key] = row

    def get(self, key: str) -> Bound | None:
        """What the rows and what is proved say together."""
        one, other = self.facts.get(key), self._proved.get(key)
        return one.merged(other) if one and other else one or other

    def all(self) -> list[Bound]:
        both = MemoryBoundStore(self._proved.all())
        both.put_all(self.facts.values())
        return both.all()

    def shipped(self, key: str) -> Iterable[Bound]:
        return self._proved.shipped(key)
