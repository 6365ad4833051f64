"""A checkpoint: a file of proved facts, from which a long solve can be resumed on any machine, in any version.

Text, one JSON object per line. The first identifies the file; every other line is one fact:

    {"format": "tiling-gui checkpoint", "version": 1}
    {"key": "6x7:3ffffffffff", "max": [18, 19], "min": [17, 20], "nodes": 41523, "seconds": 1.2, "engine": "1"}

`max` and `min` bound the dominoes still to come with MAX and with MIN to move. The file is written atomically, and
validated strictly: anything else is refused with a message. An installation recognises the files it wrote by their
digests (provenance.py); a fact not proved by it has "rests_on", a list of sources. The facts of any other file rest on
that file. Files of earlier versions may have a "seal" in the first line, which is ignored.
"""

import json
import os
import threading
import time
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from tiling_gui.atomic import check_name, read_text, write_text
from tiling_gui.core.bound_store import ENGINE_VERSION, LARGEST_COUNT, Bound, MemoryBoundStore, merged_sources
from tiling_gui.engine.position_keys import squares_of_key
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.provenance import Provenance, digest

FORMAT = "tiling-gui checkpoint"
VERSION = 1
INTERVAL = 30.0
"""Seconds between two writes of the file while facts come in."""
_LONGEST = 1000
"""The most characters of a line that is parsed."""


class Checkpoint(MemoryBoundStore):
    """Facts that are also in a file; thread-safe.

    Raises InputError for a file that is not a checkpoint, StoreError for one that cannot be read or written.
    """

    def __init__(
        self, path: str | os.PathLike[str], *, interval: float = INTERVAL, provenance: Provenance | None = None
    ) -> None:
        """Opens the file, or starts a new one. `provenance` has the files written here; None trusts every file."""
        super().__init__()
        self._path = Path(path)
        self._provenance = provenance
        self._interval = interval
        self._lock = threading.Lock()
        self.strange = ""
        """The digest of the file if it was not written here, otherwise ""."""
        if _exists(self._path):
            text = _read(self._path)
            self.facts = read_facts(self._path, text)
            self.strange = "" if provenance is None or provenance.contains_text(text) else digest(text)
        self._changed = False
        self._written = time.monotonic()

    def get(self, key: str) -> Bound | None:
        with self._lock:
            return super().get(key)

    def put_all(self, facts: Iterable[Bound]) -> None:
        """Stores facts; the file is written every INTERVAL seconds. Raises InputError if one contradicts another."""
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

    def claim(self, source: str) -> None:
        """Makes all facts rest on `source` and on nothing else."""
        with self._lock:
            self.facts = {key: replace(fact, rests_on=(source,)) for key, fact in self.facts.items()}

    def flush(self) -> None:
        """Writes the file if anything has changed. Raises StoreError."""
        with self._lock:
            if self._changed:
                head: dict[str, Any] = {"format": FORMAT, "version": VERSION}
                text = "".join(f"{line}\n" for line in (json.dumps(head), *map(fact_line, self.facts.values())))
                if self._provenance is not None:
                    self._provenance.add_text(text)
                write_text(self._path, text)
                self._changed = False
            self._written = time.monotonic()


def _exists(path: Path) -> bool:
    """Raises InputError if that cannot be determined, as for a name that is too long."""
    check_name(path)
    try:
        return path.exists()
    except OSError as error:
        raise InputError(
            tr("{path} cannot be read: {strerror}.", path=path, strerror=error.strerror or error)
        ) from error


def _read(path: Path) -> str:
    return read_text(path, largest=1 << 30)


def fact_line(fact: Bound) -> str:
    """The fact as one line of a checkpoint."""
    rests = {"rests_on": list(fact.rests_on)} if fact.rests_on else {}
    return json.dumps(
        {
            "key": fact.key,
            "max": [fact.lower_max, fact.upper_max],
            "min": [fact.lower_min, fact.upper_min],
            "nodes": fact.nodes,
            "seconds": fact.seconds,
            "engine": fact.engine,
            **rests,
        }
    )


def read_facts(path: Path, text: str | None = None) -> dict[str, Bound]:
    """The facts of a checkpoint, or of its `text`, by key; other engine versions' are omitted. Raises InputError."""
    text = _read(path) if text is None else text
    lines = text.split("\n")
    head = _object(lines[0])
    if head is None or head.get("format") != FORMAT:
        raise InputError(tr("{path} is not a checkpoint: its first line does not say so.", path=path))
    if head.get("version") != VERSION or isinstance(head.get("version"), bool):
        raise InputError(
            tr(
                "{path} is a checkpoint of version {head}; only version {version} can be read.",
                path=path,
                head=str(head.get("version"))[:20],
                version=VERSION,
            )
        )
    if lines[-1]:
        raise InputError(
            tr(
                "{path} ends abruptly in line {lines}: a checkpoint ends with a line break.",
                path=path,
                lines=len(lines),
            )
        )
    facts: dict[str, Bound] = {}
    for number, line in enumerate(lines[1:-1], 2):
        fact = read_fact(line)
        if fact is None:
            raise InputError(
                tr(
                    "Line {number} of {path} is not a fact: a key and bounds for MAX and MIN are expected.",
                    number=number,
                    path=path,
                )
            )
        if fact.engine == ENGINE_VERSION:
            try:
                known = facts.get(fact.key)
                facts[fact.key] = known.merged(fact) if known else fact
            except InputError as error:
                raise InputError(
                    tr(
                        "Line {number} of {path} contradicts an earlier one about {key}.",
                        number=number,
                        path=path,
                        key=fact.key[:60],
                    )
                ) from error
    return facts


def _object(line: str) -> dict[str, Any] | None:
    if len(line) > _LONGEST:
        return None
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def read_fact(line: str) -> Bound | None:
    """The fact on a line; None if it is malformed or impossible."""
    data = _object(line)
    if data is None or data.keys() - {"rests_on"} != {"key", "max", "min", "nodes", "seconds", "engine"}:
        return None
    rests = data.get("rests_on", [])
    if not isinstance(rests, list) or not all(isinstance(name, str) and name.isprintable() for name in rests):
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
    sound = 0 <= bounds[0] <= bounds[1] <= most and 0 <= bounds[2] <= bounds[3] <= most
    costs = nodes, float(seconds), engine
    return Bound(key, bounds[0], bounds[1], bounds[2], bounds[3], *costs, merged_sources(rests)) if sound else None


def _is_time(seconds: Any) -> bool:
    return type(seconds) in (int, float) and 0 <= seconds <= LARGEST_COUNT


def _pair(data: Any) -> list[int]:
    return data if isinstance(data, list) and len(data) == 2 and all(type(n) is int for n in data) else []
