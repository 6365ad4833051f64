"""Solved boards, shipped with the program so that nobody has to solve them again.

`resources/engine/values.json` has, for every board solved so far and either first player, the value, the cost of the
proof, and a principal variation; `python -m research.values` writes it from completed solves. Values that took long
are facts for the solver (`known`); others are not, so that a search in the window proves them itself, but `of_board`
and `solve_of_board` return them for display. A modified file is ignored (shipped_files.py).
"""

import json
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from typing import Any

from tiling_gui.core import shipped_files
from tiling_gui.core.board import Board
from tiling_gui.core.bound_store import ENGINE_VERSION, Bound, MemoryBoundStore
from tiling_gui.core.game import Side
from tiling_gui.engine import book
from tiling_gui.engine.position_keys import bound_of, component_named, position_key, proved_bound
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import Domino, DominoPosition, move_from_json
from tiling_gui.language import tr

FILE = "engine/values.json"
_LONG = 6.0
"""Seconds a proof must have taken to be shipped as a fact; anything faster is solved when needed."""
UNFINISHED = {
    "resources/rows/8x9.rows.gz": Bound("8x9:ffffffffffffffffff", 28, 33, 27, 33, nodes=3_649_105, seconds=128.34),
}
"""Bounds of whole boards whose search is not finished, by the file of rows that has them; costs are the file's."""
_LINE_STORED = 20
"""The fewest live squares of a position on a principal variation that becomes a fact as well."""


@dataclass(frozen=True)
class Solved:
    """One completed solve of a whole board."""

    board: str
    first: Side
    value: int
    nodes: int
    seconds: float
    threads: int
    line: tuple[Domino, ...]

    def position(self) -> DominoPosition:
        """The starting position."""
        return DominoPosition(Board.parse(self.board), self.first)


def solved_boards() -> tuple[Solved, ...]:
    """Every board of the file, small ones first; () if it was modified or is from another engine version."""
    return tuple(solve for name in entries() for solve in solves_of_size(name))


@cache
def entries() -> dict[str, list[dict[str, Any]]]:
    """The entries of the file by the name of their board, as `solve_of` reads them; {} as for `solved_boards`."""
    data = _file()
    found: dict[str, list[dict[str, Any]]] = {}
    for entry in data["boards"] if data is not None and data["engine"] == ENGINE_VERSION else ():
        found.setdefault(entry["board"], []).append(entry)
    return found


@cache
def solves_of_size(name: str) -> tuple[Solved, ...]:
    """The solves of the board `name`, such as "5x6"."""
    return tuple(map(solve_of, entries().get(name, ())))


def integrity_message() -> str:
    """A message if a shipped file was modified, otherwise ""."""
    if _file() is None:
        return tr("The values shipped with the program were changed: they are not used.")
    return "" if book.is_intact() else tr("The book of first moves was changed: it is not used.")


@cache
def _file() -> dict[str, Any] | None:
    """The content of the file; None if its digest does not match."""
    text = shipped_files.read(FILE)
    data: dict[str, Any] | None = json.loads(text) if text else None
    return data


def solve_of(data: dict[str, Any]) -> Solved:
    """Parse an entry of the file."""
    line = tuple(move_from_json(move) for move in data["line"])
    return Solved(
        data["board"], Side(data["first"]), data["value"], data["nodes"], data["seconds"], data["threads"], line
    )  # fmt: skip


def shipped_fact(key: str) -> Bound | None:
    """The shipped fact about a position by its `position_key`, from the values, the book, or both.

    None if there is none, or if no position has this key.
    """
    try:
        value = _facts(_sizes_of_key(key)).get(key)
    except InputError:
        return None
    first_move = book.fact_of(key)
    return value.merged(first_move) if value and first_move else value or first_move


def of_board(key: str) -> Bound | None:
    """The shipped bounds of the position with this `position_key` if it is a whole board, whatever its proof took."""
    return _facts_of_size(key.partition(":")[0]).get(key)


@cache
def _facts_of_size(name: str) -> dict[str, Bound]:
    """The shipped bounds of whole boards of the size `name`, by key."""
    memory = MemoryBoundStore(fact for fact in UNFINISHED.values() if fact.key.startswith(f"{name}:"))
    for solved in solves_of_size(name):
        memory.put(bound_of(solved.position(), solved.value, solved.value, solved.nodes, solved.seconds))
    return memory.facts


@cache
def _facts(sizes: tuple[int, ...]) -> dict[str, Bound]:
    """The shipped facts about positions whose components have these numbers of squares, ascending, by key."""
    memory = MemoryBoundStore(_unfinished().get(sizes, ()))
    for solved, count, live in _line_positions().get(sizes, ()):
        key = position_key(_board(solved.board), live)
        to_move = solved.first.other if count % 2 else solved.first
        cost = (0, 0.0) if count else (solved.nodes, solved.seconds)
        memory.put(proved_bound(key, to_move, solved.value - count, solved.value - count, *cost))
    return memory.facts


def _sizes_of_key(key: str) -> tuple[int, ...]:
    return tuple(sorted(component_named(name)[2].bit_count() for name in key.split("+")))


@cache
def _unfinished() -> dict[tuple[int, ...], list[Bound]]:
    """The values of UNFINISHED by the sizes of their components."""
    found: dict[tuple[int, ...], list[Bound]] = {}
    for fact in UNFINISHED.values():
        found.setdefault(_sizes_of_key(fact.key), []).append(fact)
    return found


@cache
def _board(text: str) -> Board:
    return Board.parse(text)


@cache
def _line_positions() -> dict[tuple[int, ...], list[tuple[Solved, int, int]]]:
    """The positions that are facts, by the sizes of their components: the solve, the dominoes placed, the live squares.

    `_facts` names only those that may be asked for, because `position_key` takes long.
    """
    found: dict[tuple[int, ...], list[tuple[Solved, int, int]]] = {}
    long = (entry for entry in chain.from_iterable(entries().values()) if entry["seconds"] >= _LONG)
    for solved in map(solve_of, long):
        board = Board.parse(solved.board)
        free = board.squares
        for count, move in enumerate(solved.line):
            live = free & ~board.dead(free)
            if live.bit_count() < _LINE_STORED:
                break
            sizes = tuple(sorted(part.bit_count() for part in board.components(live)))
            found.setdefault(sizes, []).append((solved, count, live))
            for square in move:
                free ^= board.bit(square)
    return found


def solve_of_board(position: DominoPosition) -> Solved | None:
    """The shipped solve of a rectangle, in its orientation; None for any other position."""
    board = position.board
    if position.count or not board.is_rectangle:
        return None
    short, long = sorted((board.rows, board.columns))
    for one in solves_of_size(f"{short}x{long}"):
        if one.first is position.to_move:
            turned = board.rows > board.columns
            return replace(one, board=board.name, line=tuple(map(_turned, one.line))) if turned else one
    return None


def _turned(move: Domino) -> Domino:
    """The domino on the transposed board."""
    one, other = sorted((c, r) for r, c in move)
    return one, other


def shipped_facts() -> list[Bound]:
    """Every shipped fact except those of the book."""
    return [fact for sizes in {*_line_positions(), *_unfinished()} for fact in _facts(sizes).values()]
