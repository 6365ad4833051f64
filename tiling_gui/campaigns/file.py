"""A campaign as one small file: the position and every proved fact, to be resumed anywhere.

Text, compressed with gzip. The first line is a header; the others are facts, as in the engine's checkpoints:

    {"format": "tiling-gui campaign", "version": 1, "position": {...}, "rows": 2, "nodes": 41523, "seconds": 1.2}
    {"key": "6x7:3ffffffffff", "max": [18, 19], "min": [17, 20], "nodes": 41523, "seconds": 1.2, "engine": "1"}

Files are not trusted. Anything malformed is refused with a sentence, and so are facts that contradict what is known. A
random sample is proved again at once, and one false fact refutes the whole file. What is imported becomes a source
(store/sources.py): every value that rests on it says so until it is proved here. Files written by this installation
(provenance.py) and shipped files are recognised by their digests. Checkpoints of the engine can be read, too.
"""

import gzip
import io
import json
import os
import zlib
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from tiling_gui.atomic import check_name, write_bytes
from tiling_gui.campaigns.verify import Verified, verify_for
from tiling_gui.core import catalogue
from tiling_gui.core.bound_store import ENGINE_VERSION, LARGEST_COUNT, Bound
from tiling_gui.core.limits import Run
from tiling_gui.engine import Engine
from tiling_gui.engine.checkpoint import FORMAT as CHECKPOINT
from tiling_gui.engine.checkpoint import fact_line, read_fact
from tiling_gui.errors import input_error
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.paths import resource
from tiling_gui.provenance import digest
from tiling_gui.store import Store
from tiling_gui.store.campaigns import GAME, PAUSED, SOLVED

FORMAT = "tiling-gui campaign"
VERSION = 1
LARGEST = 1 << 29
"""Maximum size of the uncompressed text, in bytes."""
CHECK_SECONDS = 10.0
"""Default number of seconds for proving a file's facts again on import."""
_FILE = "import"
"""The source of the facts while they are compared."""


@dataclass(frozen=True)
class Imported:
    id: int | None
    """The campaign; None for a checkpoint, which belongs to none."""
    rows: int
    new: int
    """Number of facts that say more than was known."""
    source: str = ""
    """The source that their values rest on.

    "" for a file written by this installation, a shipped file, and if every fact was proved again.
    """
    checked: Verified | None = None
    """The outcome of proving some of them again; None if nothing was checked."""


@dataclass(frozen=True)
class Contents:
    position: DominoPosition | None
    """None for a checkpoint."""
    head: dict[str, Any]
    facts: list[Bound]
    text: str

    @property
    def digest(self) -> str:
        return digest(self.text)


def export(store: Store, id: int, path: str | os.PathLike[str]) -> int:
    """Write the campaign to a file. Return the number of facts. Raises InputError, StoreError."""
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
    text = "".join(f"{line}\n" for line in (json.dumps(head), *map(fact_line, facts)))
    store.provenance.add_text(text)
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", mtime=0) as file:
        file.write(text.encode())
    write_bytes(path, packed.getvalue())
    return len(facts)


def import_file(
    store: Store, path: str | os.PathLike[str], run: Run | None = None, *, seconds: float = CHECK_SECONDS
) -> Imported:
    """Import the facts in a file; a campaign for its position is created if there is none.

    Facts are proved again for up to `seconds`. Raises InputError, and imports nothing, if it is not a campaign file, it
    contradicts what is known, or a fact is false.
    """
    found = contents(path)
    ours = store.provenance.contains_text(found.text) or found.digest in shipped_digests()
    facts = found.facts if ours else [replace(fact, rests_on=(_FILE,)) for fact in found.facts]
    known = [store.facts.get(fact.key) for fact in facts]
    for fact, before in zip(facts, known, strict=True):
        if before:
            before.merged(fact)  # raises before anything is written
    fresh = [fact for fact, before in zip(facts, known, strict=True) if _tells_more(before, fact)]
    checked = None if ours or not fresh or seconds <= 0 else check(path, fresh, seconds, run or Run())
    source = "" if ours or not fresh else store.sources.open(f"import {Path(path).name}", found.digest)
    kept = fresh if ours else [replace(fact, rests_on=(source,)) for fact in fresh]
    if found.position is None:
        store.facts.put_all(kept)
        id = None
    else:
        id = store.campaigns.begin(found.position)
        archive = store.campaigns.archive(id)
        archive.put_all(kept)
        archive.note([fact.key for fact in facts])
        _update_row(store, id, found.head)
    for fact in checked.held if checked else ():
        store.facts.proved(replace(fact, rests_on=(source,)))
    if checked and len(checked.held) == len(fresh):
        source = ""
    return Imported(id, len(facts), len(fresh), source, checked)


def check(path: str | os.PathLike[str], facts: list[Bound], seconds: float, run: Run) -> Verified:
    """Prove random facts again. Raises InputError if one of them is false."""
    with closing(Engine(memory_mb=64)) as engine:
        found = verify_for(facts, seconds, engine, run)
    if found.wrong:
        raise input_error(
            "{path} is rejected as a whole: of {checked} rows proved again, the one about {key} is false.",
            path=os.fspath(path),
            checked=found.checked,
            key=found.wrong[0][:60],
        )
    return found


@cache
def shipped_digests() -> frozenset[str]:
    """Digests of the texts of the shipped campaigns."""
    data = json.loads(resource("campaigns/digests.json").read_text(encoding="utf-8"))
    return frozenset(data.values())


def _tells_more(known: Bound | None, fact: Bound) -> bool:
    if known is None:
        return True
    both = known.merged(fact)
    return (both.lower_max, both.upper_max, both.lower_min, both.upper_min) != (
        known.lower_max, known.upper_max, known.lower_min, known.upper_min,
    )  # fmt: skip


def _update_row(store: Store, id: int, head: dict[str, Any]) -> None:
    """Update the campaign's bounds from the facts, and its cost to the larger one: the same facts cost only once."""
    row = store.campaigns.one(id)
    fields: dict[str, Any] = {"lower": row.lower, "upper": row.upper}
    if row.state in (PAUSED, SOLVED):
        fields["state"] = SOLVED if row.value is not None else PAUSED
    if head["nodes"] > row.nodes:
        fields |= {"nodes": head["nodes"], "seconds": head["seconds"]}
    store.campaigns.change(id, **fields)


def read(path: str | os.PathLike[str]) -> tuple[DominoPosition | None, dict[str, Any], list[Bound]]:
    """Return (position, header, facts) of a file; the position is None for a checkpoint. Raises InputError."""
    found = contents(path)
    return found.position, found.head, found.facts


def contents(path: str | os.PathLike[str]) -> Contents:
    """Read a file. Raises InputError if it is neither a campaign file nor a checkpoint."""
    text = _text(Path(path))
    lines = text.split("\n")
    head = _head(lines[0])
    if head is None:
        raise input_error("{path} is not a campaign file of this program.", path=os.fspath(path))
    if lines[-1]:
        raise input_error("{path} ends abruptly in line {lines}.", path=os.fspath(path), lines=len(lines))
    facts: dict[str, Bound] = {}
    for number, line in enumerate(lines[1:-1], 2):
        fact = read_fact(line)
        if fact is None or fact.lower_max > fact.upper_min + 1 or fact.lower_min > fact.upper_max + 1:
            raise input_error(
                "Line {number} of {path} is not a row: a key and bounds for both sides are expected.",
                number=number,
                path=os.fspath(path),
            )
        if fact.engine == ENGINE_VERSION:
            facts[fact.key] = facts[fact.key].merged(fact) if fact.key in facts else fact
    if head["format"] == CHECKPOINT:
        return Contents(None, head, list(facts.values()), text)
    if len(lines) - 2 != head["rows"]:
        raise input_error(
            "{path} has {lines} rows, but {head} were written.",
            path=os.fspath(path),
            lines=len(lines) - 2,
            head=head["rows"],
        )
    return Contents(catalogue.game(GAME).from_json(head["position"]), head, list(facts.values()), text)


def _text(path: Path) -> str:
    check_name(path)
    try:
        with path.open("rb") as file:
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
        raise input_error("{path} is not a campaign file of this program.", path=path) from error


def _head(line: str) -> dict[str, Any] | None:
    """The parsed header; None if it is not one of ours."""
    try:
        head = json.loads(line) if len(line) < 100_000 else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(head, dict):
        return None
    if {name: head[name] for name in head if name != "seal"} == {"format": CHECKPOINT, "version": 1}:
        return head
    if head.get("format") != FORMAT or head.get("version") != VERSION or not isinstance(head.get("position"), dict):
        return None
    counts = head.get("rows"), head.get("nodes")
    if any(type(n) is not int or not 0 <= n <= LARGEST_COUNT for n in counts):
        return None
    seconds = head.get("seconds")
    return head if type(seconds) in (int, float) and 0 <= (seconds or 0) <= LARGEST_COUNT else None
