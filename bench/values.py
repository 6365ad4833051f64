"""What F3 shows over time: the numbers of moves with an exact value, with narrow proved bounds, and with an estimate.

Analyses every position once, as the window does, with the shipped book and nothing else known, and compares the nodes
with those of an earlier version; also prints the size and loading time of the book. `python -m bench values`.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import TextIO

from bench._table import show
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run
from tiling_gui.core.results import MoveValue
from tiling_gui.engine import Engine, book
from tiling_gui.engine.estimate import estimate
from tiling_gui.engine.position_keys import position_key
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.paths import resource
from tiling_gui.store import Store

NARROW = 3
"""Maximum distance of bounds that are called narrow."""
SECONDS = (0.1, 0.5, 2.0, 10.0, 60.0)
POSITIONS = (*((8, 8, plies) for plies in (0, 2, 4, 6, 8, 10)), (7, 7, 0), (5, 10, 0))
BEFORE = {(8, 8, 6): 2_332_289, (8, 8, 8): 271_411, (8, 8, 10): 14_037, (7, 7, 0): 2_183_458}
"""Nodes that the version of 2026-11-21 (commit ac635a1) searched until every move had an exact value.

It reported nothing before that. It did not finish the other positions.
"""


class _Told:
    """Records what is reported of moves, and when."""

    def __init__(self) -> None:
        self._began = time.perf_counter()
        self._entries: list[tuple[float, MoveValue]] = []

    def __call__(self, entry: MoveValue) -> None:
        self._entries.append((time.perf_counter() - self._began, entry))

    def counts(self, seconds: float) -> str:
        """The numbers of exact, bounded and estimated moves after that many seconds."""
        latest = {entry.move: entry for at, entry in self._entries if at <= seconds}
        kinds = Counter(min(entry.upper - entry.lower, NARROW + 1) for entry in latest.values())
        bounded = sum(kinds[width] for width in range(1, NARROW + 1))
        return f"{kinds[0]} / {bounded} / {kinds[NARROW + 1]}"


def run(out: TextIO, seconds: tuple[float, ...] = SECONDS) -> None:
    """Print the facts about the book, then a row per position."""
    _book(out)
    show(out, "Moves exact / bounded / estimated after so many seconds, and the position's bounds", _rows(seconds))


def _book(out: TextIO) -> None:
    start = DominoPosition.start(8, 8)
    key = position_key(start.board, start.live)
    file = resource(f"{book.FOLDER}/8x8.gz")
    began = time.perf_counter()
    book.fact_of(key)
    first = time.perf_counter() - began
    began = time.perf_counter()
    facts = list(book.facts_for(key))
    every = time.perf_counter() - began
    print(
        f"book {file.stat().st_size / 1024:.0f} kB, {len(facts)} facts; first look {1000 * first:.0f} ms",
        end="",
        file=out,
    )
    print(f", all of them read {1000 * every:.0f} ms", file=out)


def _rows(seconds: tuple[float, ...]) -> Iterator[list[str]]:
    yield ["board, plies", *(f"{s:>13g} s" for s in seconds), "      ends with", " positions", "   before"]
    for rows, columns, plies in POSITIONS:
        position = _after(rows, columns, plies)
        with Store.in_memory() as store:
            engine = Engine(bound_store=store.facts)
            engine.compile()
            told = _Told()
            found = engine.analyse(position, Run(Limit(seconds=seconds[-1])), on_move=told)
            engine.close()
        ends = f"{found.lower}..{found.upper} {found.seconds:.1f} s"
        before = BEFORE.get((rows, columns, plies))
        cells = [ends, f"{found.nodes:,}", "–" if before is None else f"{before:,}"]
        yield [f"{rows}x{columns}, {plies}", *(told.counts(s) for s in seconds), *cells]


def _after(rows: int, columns: int, plies: int) -> DominoPosition:
    """The position after plausible moves: at each ply one of the five best by estimate, chosen by rotation."""
    position = DominoPosition.start(rows, columns)
    for ply in range(plies):
        sign = -1 if position.to_move is Side.MAX else 1
        moves = sorted(position.moves(), key=lambda move: (sign * estimate(position.play(move)), move))
        position = position.play(moves[2 * ply % 5])
    return position


if __name__ == "__main__":
    run(sys.stdout)
