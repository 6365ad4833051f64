"""Builds the opening book: proves the value of every first move on a board, for both starting sides, then of every
reply.

    python -m research.book run ROWS --memory 6000 --threads 2    proves values and appends them to the file ROWS
    python -m research.book show ROWS                             shows what is proved of first moves and replies
    python -m research.book take ROWS                             writes resources/book from it, with its digest
    python -m research.book keep ROWS                             writes research/book, the start of the next run

ROWS is a checkpoint (engine/rows_file.py) to which every proved fact is appended as a line, so that the run can be
killed at any moment; the next run loads all of them into the transposition table. The shipped values, the rows of the
shipped solve and those in research/book are loaded as well, but not written. All searches share one table.
"""

import argparse
import gzip
import json
import os
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from tiling_gui.core import shipped_files
from tiling_gui.core.board import Board
from tiling_gui.core.bound_store import ENGINE_VERSION, Bound, MemoryBoundStore
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.engine import Engine
from tiling_gui.engine.book import FEWEST, FOLDER
from tiling_gui.engine.estimate import estimate
from tiling_gui.engine.position_keys import bound_of, component_named, position_key, squares_of_key
from tiling_gui.engine.rows_file import FORMAT, VERSION, read_row, read_rows, write_row
from tiling_gui.engine.solved import shipped_facts
from tiling_gui.games.domino.rules import DominoPosition

RESOURCES = Path(__file__).resolve().parent.parent / "resources"
KEPT = Path(__file__).resolve().with_name("book")
"""All rows of earlier runs, for the next run; the program ships those that `take` selects."""
_TURNS = (3_000_000, 30_000_000, 300_000_000, None)
"""Node limits for the first moves of one side before it is the other side's turn."""
_PLIES = 3
"""All proved facts about positions up to this many moves from the start are in the book."""
_COSTLY = 20_000
"""Facts about later positions are in the book if proving them took at least this many nodes."""
HEAD = json.dumps({"format": FORMAT, "version": VERSION}) + "\n"


class Rows(MemoryBoundStore):
    """A BoundStore that appends new facts to a checkpoint file: a line per fact, a single write per call."""

    def __init__(self, path: Path, known: Iterable[Bound]) -> None:
        super().__init__(known)
        self._path = path
        if path.exists():
            mend(path)
            super().put_all(read_rows(path).facts.values())
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(HEAD, encoding="utf-8")
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND)

    def put_all(self, facts: Iterable[Bound]) -> None:
        """Store facts in memory, and append those that are new to the file."""
        lines = []
        for fact in facts:
            before = self.facts.get(fact.key)
            if before is not None and before.merged(fact).as_tuple == before.as_tuple:
                continue  # merging it again would count its nodes twice
            super().put_all([fact])
            lines.append(write_row(fact) + "\n")
        if lines and hasattr(self, "_file"):
            os.write(self._file, "".join(lines).encode())
            os.fsync(self._file)


def mend(path: Path) -> None:
    """Remove the last line if a crash cut it off."""
    text = path.read_bytes()
    whole = text.rfind(b"\n") + 1
    if whole < len(text):
        os.truncate(path, whole)


def rows_before(board: str) -> Iterator[Bound]:
    """The rows of the shipped solve of `board` and of research/book, as far as they exist."""
    yield from _rows_in(RESOURCES / "rows" / f"{board}.rows.gz")
    yield from _rows_in(KEPT / f"{board}.gz")


def _rows_in(path: Path) -> Iterator[Bound]:
    if path.exists():
        for line in gzip.decompress(path.read_bytes()).decode().splitlines()[1:]:
            fact = read_row(line)
            if fact is not None and fact.engine == ENGINE_VERSION:
                yield fact


def starts(board: str) -> list[DominoPosition]:
    """The empty board with either side to move."""
    return [DominoPosition(Board.parse(board), first) for first in (Side.MAX, Side.MIN)]


def replies(board: str, rows: MemoryBoundStore) -> list[DominoPosition]:
    """The positions after every first move, the most promising first: by proved bound, then by estimate."""
    children = [(start, child) for start in starts(board) for child in classes(start)]
    children.sort(key=lambda pair: _badness(pair[0], pair[1], rows))
    return [child for _, child in children]


def classes(position: DominoPosition) -> list[DominoPosition]:
    """The positions after each legal move, one per symmetry class."""
    found: dict[str, DominoPosition] = {}
    for move in position.moves():
        child = position.play(move)
        found.setdefault(position_key(child.board, child.live), child)
    return list(found.values())


def _badness(start: DominoPosition, child: DominoPosition, rows: MemoryBoundStore) -> tuple[int, float]:
    sign = 1 if start.to_move is Side.MAX else -1
    lower, upper = proved(child, rows)
    return -sign * (lower if sign > 0 else upper), -sign * estimate(child)


def proved(position: DominoPosition, rows: MemoryBoundStore) -> tuple[int, int]:
    """Proved bounds on the final count."""
    fact = rows.get(position_key(position.board, position.live))
    low, high = fact.bounds(position.to_move) if fact else (0, position.live.bit_count() // 2)
    return low + position.count, high + position.count


def run(board: str, rows: Rows, engine: Engine) -> None:
    """Study the first moves of both sides in turns with growing limits, then the replies one after the other."""
    engine.compile()
    for limit in _TURNS:
        for position in starts(board):
            study(position, rows, engine, Limit(nodes=limit))
    for position in replies(board, rows):
        study(position, rows, engine, Limit())


def study(position: DominoPosition, rows: Rows, engine: Engine, limit: Limit) -> None:
    """Value the moves of a position; store each proved bound at once."""
    began = time.monotonic()

    def note(entry: MoveValue) -> None:
        child = position.play(entry.move)
        known = proved(child, rows)
        if (max(known[0], entry.lower), min(known[1], entry.upper)) != known:
            rows.put(bound_of(child, entry.lower, entry.upper))
            name = position_key(child.board, child.live)
            say(f"{time.monotonic() - began:9.0f} s  {position.to_move} to {name}: {entry.lower}..{entry.upper}")

    found: Analysis = engine.analyse(position, Run(limit), on_move=note)
    rows.put(bound_of(position, found.lower, found.upper))
    told = f"{found.lower}..{found.upper}, {found.nodes:,} positions, {found.seconds:.0f} s"
    say(f"{position.to_move} to move after {position.count}: {told}")


def show(board: str, rows: MemoryBoundStore) -> None:
    """Print what is proved of the first moves of both sides, and how many replies are exact."""
    for start in starts(board):
        children = classes(start)
        exact = sum(proved(child, rows)[0] == proved(child, rows)[1] for child in children)
        say(f"{board}, {start.to_move} first: {proved(start, rows)}; {exact} of {len(children)} first moves exact")
        for child in children:
            known = [proved(reply, rows) for reply in classes(child)]
            told = sum(low == high for low, high in known)
            name = position_key(child.board, child.live)
            say(f"  {name}: {proved(child, rows)}, {told} of {len(known)} replies exact")


def take(board: str, rows: MemoryBoundStore) -> None:
    """Write the book: the facts about positions close to the start and those that were costly to prove."""
    position, values = Board.parse(board), {fact.key: fact.as_tuple for fact in shipped_facts()}
    kept = [fact for fact in rows.all() if values.get(fact.key) != fact.as_tuple and _is_wanted(fact, position)]
    kept.sort(key=lambda fact: (-squares_of_key(fact.key), fact.key))
    _write(RESOURCES / FOLDER / f"{board}.gz", kept)


def keep(board: str, rows: MemoryBoundStore) -> None:
    """Write all facts except the shipped values and the shipped solve to research/book."""
    known = [*shipped_facts(), *_rows_in(RESOURCES / "rows" / f"{board}.rows.gz")]
    values = {fact.key: fact.as_tuple for fact in known}
    kept = [fact for fact in rows.all() if values.get(fact.key) != fact.as_tuple]
    _write(KEPT / f"{board}.gz", sorted(kept, key=lambda fact: fact.key))


def _write(path: Path, facts: list[Bound]) -> None:
    """Write a gzipped checkpoint and its digest."""
    text = HEAD + "".join(write_row(fact) + "\n" for fact in facts)
    path.parent.mkdir(exist_ok=True)
    shipped_files.write(path, text)
    say(f"{len(facts)} facts, {len(text) >> 10} kB, packed {path.stat().st_size >> 10} kB")


def _is_wanted(fact: Bound, board: Board) -> bool:
    parts = [component_named(name) for name in fact.key.split("+")]
    if not all(max(rows, columns) <= max(board.rows, board.columns) for rows, columns, _ in parts):
        return False
    squares = squares_of_key(fact.key)
    return squares >= FEWEST and (squares >= board.size - 2 * _PLIES or fact.nodes >= _COSTLY)


def say(text: str) -> None:
    """Print a line and flush it."""
    print(text, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("run", "show", "take", "keep"))
    parser.add_argument("rows", type=Path)
    parser.add_argument("--board", default="8x8")
    parser.add_argument("--memory", type=int, default=None, metavar="MB")
    parser.add_argument("--threads", type=int, default=None)
    options = parser.parse_args()
    rows = Rows(options.rows, [*shipped_facts(), *rows_before(options.board)])
    if options.what == "show":
        show(options.board, rows)
    elif options.what == "take":
        take(options.board, rows)
    elif options.what == "keep":
        keep(options.board, rows)
    else:
        run(options.board, rows, Engine(threads=options.threads, memory_mb=options.memory, bound_store=rows))


if __name__ == "__main__":
    main()
