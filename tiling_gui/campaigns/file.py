"""One small file that is a whole campaign: the position and every proved row, to be gone on with anywhere.

Text, packed with gzip. The first line says what it is; the others are facts, as in the engine's checkpoints:

    {"format": "tiling-gui campaign", "version": 1, "position": {...}, "rows": 2, "nodes": 41523, "seconds": 1.2}
    {"key": "6x7:3ffffffffff", "max": [18, 19], "min": [17, 20], "nodes": 41523, "seconds": 1.2, "engine": "1"}

It is read with suspicion: whatever is not exactly this is refused with a sentence, and so are rows that contradict
what is known, for one of the two must be wrong. A checkpoint of the engine can be read, too.
"""

import gzip
import io
import json
import os
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tiling_gui.atomic import check_name, write_bytes
from tiling_gui.campaigns.places import start_key
from tiling_gui.engine.bounds import counting_bounds
from tiling_gui.engine.checkpoint import FORMAT as CHECKPOINT
from tiling_gui.engine.checkpoint import fact_line, read_fact
from tiling_gui.engine.facts import ENGINE_VERSION, LARGEST_COUNT, Fact
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.rules import catalogue
from tiling_gui.rules.domino import DominoPosition
from tiling_gui.store import Store
from tiling_gui.store.campaigns import GAME, PAUSED, SOLVED

FORMAT = "tiling-gui campaign"
VERSION = 1
LARGEST = 1 << 29
"""Bytes of the largest text that is read."""


@dataclass(frozen=True)
class Imported:
    """What came of reading a file."""

    id: int | None
    """Of the campaign; None for a checkpoint, which belongs to none."""
    rows: int
    new: int
    """Rows that said something new."""


def export(store: Store, id: int, path: str | os.PathLike[str]) -> int:
    """Writes the campaign to a file; returns the number of rows. Raises InputError, StoreError."""
    row = store.campaigns.one(id)
    facts = store.campaigns.archive(id).all()
    head = {
        "format": FORMAT,
        "version": VERSION,
        "position": row.setup,
        "rows": len(facts),
        "nodes": row.nodes,
        "seconds": round(row.seconds, 3),
    }
    text = "\n".join([json.dumps(head), *map(fact_line, facts)]) + "\n"
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", mtime=0) as file:
        file.write(text.encode())
    write_bytes(path, packed.getvalue())
    return len(facts)


def take_in(store: Store, path: str | os.PathLike[str]) -> Imported:
    """Merges a file's rows with what is kept; its campaign is made if there is none for its position.

    Raises InputError, and nothing is taken in, if it is no campaign's file or contradicts what is known.
    """
    position, head, facts = read(path)
    new = sum(_tells_more(store.facts.get(fact.key), fact) for fact in facts)
    if position is None:
        store.facts.put_all(facts)
        return Imported(None, len(facts), new)
    known = [store.facts.get(fact.key) for fact in facts]
    for fact, before in zip(facts, known, strict=True):
        if before:
            before.merged(fact)  # raises before anything is written
    id = store.campaigns.begin(position, *counting_bounds(position))
    fresh = [fact for fact, before in zip(facts, known, strict=True) if _tells_more(before, fact)]
    archive = store.campaigns.archive(id)
    archive.put_all(fresh)
    archive.note([fact.key for fact in facts])
    _bring_up_to_date(store, id, position, head)
    return Imported(id, len(facts), new)


def _tells_more(known: Fact | None, fact: Fact) -> bool:
    if known is None:
        return True
    both = known.merged(fact)
    return (both.lower_max, both.upper_max, both.lower_min, both.upper_min) != (
        known.lower_max, known.upper_max, known.lower_min, known.upper_min,
    )  # fmt: skip


def _bring_up_to_date(store: Store, id: int, position: DominoPosition, head: dict[str, Any]) -> None:
    """Bounds from the rows; what was spent is the larger of both, for the same rows cost only once."""
    row = store.campaigns.one(id)
    lower, upper = row.lower, row.upper
    fact = store.facts.get(start_key(position))
    if fact:
        low, high = fact.bounds(position.to_move)
        lower, upper = max(lower, low + position.count), min(upper, high + position.count)
    fields: dict[str, Any] = {"lower": lower, "upper": upper}
    if row.state in (PAUSED, SOLVED):
        fields["state"] = SOLVED if lower == upper else PAUSED
    if head["nodes"] > row.nodes:
        fields |= {"nodes": head["nodes"], "seconds": head["seconds"]}
    store.campaigns.change(id, **fields)


def read(path: str | os.PathLike[str]) -> tuple[DominoPosition | None, dict[str, Any], list[Fact]]:
    """(position, first line, rows) of a file; no position for a checkpoint. Raises InputError."""
    lines = _text(Path(path)).split("\n")
    head = _head(lines[0])
    if head is None:
        raise InputError(tr("{path} is no campaign's file of this program.", path=os.fspath(path)))
    if lines[-1]:
        raise InputError(tr("{path} breaks off in line {lines}.", path=os.fspath(path), lines=len(lines)))
    facts: dict[str, Fact] = {}
    for number, line in enumerate(lines[1:-1], 2):
        fact = read_fact(line)
        if fact is None or fact.lower_max > fact.upper_min + 1 or fact.lower_min > fact.upper_max + 1:
            raise InputError(
                tr(
                    "Line {number} of {path} is not a row: a key and bounds for both are expected.",
                    number=number,
                    path=os.fspath(path),
                )
            )
        if fact.engine == ENGINE_VERSION:
            facts[fact.key] = facts[fact.key].merged(fact) if fact.key in facts else fact
    if head["format"] == CHECKPOINT:
        return None, head, list(facts.values())
    if len(lines) - 2 != head["rows"]:
        raise InputError(
            tr(
                "{path} has {lines} rows where {head} were written.",
                path=os.fspath(path),
                lines=len(lines) - 2,
                head=head["rows"],
            )
        )
    return catalogue.game(GAME).from_json(head["position"]), head, list(facts.values())


def _text(path: Path) -> str:
    check_name(path)
    try:
        with path.open("rb") as file:
            packed = file.read(2) == b"\x1f\x8b"
            file.seek(0)
            with gzip.GzipFile(fileobj=file) if packed else file as source:
                data = source.read(LARGEST + 1)
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise InputError(tr("{path} is damaged: it cannot be unpacked to its end.", path=path)) from error
    except OSError as error:
        raise InputError(
            tr("{path} cannot be read: {strerror}.", path=path, strerror=error.strerror or error)
        ) from error
    if len(data) > LARGEST:
        raise InputError(tr("{path} is larger than the {largest} MB that are read.", path=path, largest=LARGEST >> 20))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InputError(tr("{path} is no campaign's file of this program.", path=path)) from error


def _head(line: str) -> dict[str, Any] | None:
    """The first line, if it is one of ours."""
    try:
        head = json.loads(line) if len(line) < 100_000 else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(head, dict):
        return None
    if head == {"format": CHECKPOINT, "version": 1}:
        return head
    if head.get("format") != FORMAT or head.get("version") != VERSION or not isinstance(head.get("position"), dict):
        return None
    counts = head.get("rows"), head.get("nodes")
    if any(type(n) is not int or not 0 <= n <= LARGEST_COUNT for n in counts):
        return None
    seconds = head.get("seconds")
    return head if type(seconds) in (int, float) and 0 <= seconds <= LARGEST_COUNT else None
