"""ELLIE: the players alternately place L-shaped tiles of three squares; whoever places the last one wins.

Played on any board of squares, including shapes with missing squares (Heubach, Chinn and others, "Analyzing ELLIE - the
story of a combinatorial game"). A tile is three of the four squares of a 2 x 2 block:

    ##   ##   #.   .#
    #.   .#   ##   ##        squares of a tile that still fits are connected;
                             connected components are independent games
"""

import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from tiling_gui.core import tiled
from tiling_gui.core.board import Board, Square, bits, read_square, square_name
from tiling_gui.core.game import Game, Side
from tiling_gui.core.impartial import LastMover, demand, parity_guess
from tiling_gui.core.tiled import TiledPosition, move_to_json
from tiling_gui.errors import input_error
from tiling_gui.language import mark, tr

Tile = tuple[Square, Square, Square]
"""Three squares of a 2 x 2 block in reading order. A move places one tile."""


@dataclass(frozen=True)
class EllieRegion:
    """The free squares of a board as a bit mask, and where tiles fit on them."""

    board: Board
    free: int

    @cached_property
    def blocks(self) -> int:
        """Mask of the top left squares of the 2 x 2 blocks with at least three free squares."""
        a, b, c, d = (self.free >> shift for shift in self._corners)
        three = (a & b & (c | d)) | (c & d & (a | b))
        return three & self._not_last_column

    @property
    def _corners(self) -> tuple[int, int, int, int]:
        width = self.board.columns
        return 0, 1, width, width + 1

    @property
    def _not_last_column(self) -> int:
        row = (1 << self.board.columns - 1) - 1
        return sum(row << r * self.board.columns for r in range(self.board.rows))

    def _union(self, blocks: int) -> int:
        union = 0
        for shift in self._corners:
            union |= blocks << shift
        return union

    @property
    def live(self) -> int:
        """The squares that a tile can still cover."""
        return self.free & self._union(self.blocks)

    def components(self) -> list[int]:
        """The independent components of the live squares as masks, ordered by their first square."""
        found = []
        left = self.live
        while left:
            part = left & -left
            while True:
                touching = self.blocks & (
                    part | part >> 1 | part >> self.board.columns | part >> self.board.columns + 1
                )
                grown = self.free & self._union(touching)
                if grown | part == part:
                    break
                part |= grown
            found.append(part)
            left &= ~part
        return found


@dataclass(frozen=True, repr=False)
class ElliePosition(TiledPosition, LastMover):
    """A board with its tiles, in the order they were placed, and the side to move."""

    to_move: Side = Side.FIRST
    placed: tuple[Tile, ...] = ()

    @classmethod
    def start(cls, rows: int, columns: int, first: Side = Side.FIRST) -> "ElliePosition":
        return cls(Board.rectangle(rows, columns), first)

    @cached_property
    def region(self) -> EllieRegion:
        return EllieRegion(self.board, self.free)

    @property
    def live(self) -> int:
        return self.region.live

    @property
    def is_over(self) -> bool:
        return self.region.blocks == 0

    @cached_property
    def _moves(self) -> tuple[Tile, ...]:
        found: list[Tile] = []
        for i in bits(self.region.blocks):
            r, c = divmod(i, self.board.columns)
            block = [(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)]
            for left_out in reversed(range(4)):
                tile = _ordered(*(square for k, square in enumerate(block) if k != left_out))
                if all(self.free & self.board.bit(square) for square in tile):
                    found.append(tile)
        return tuple(found)

    def moves(self) -> Sequence[Tile]:
        """Every legal tile, by the top left square of its block; the tile without the last square comes first."""
        return self._moves

    def wrong_shape(self, move: Tile) -> str:
        if _is_tile(move):
            return ""
        return tr("{move} are not three squares of a 2 x 2 block.", move=", ".join(map(square_name, move)))

    def play(self, move: Tile) -> "ElliePosition":
        """The position after `move` (its squares in any order). Raises InputError with the reason."""
        demand(move, ((0, 0), (0, 1), (1, 0)))
        tile = _ordered(*move)
        self.legal(tile)
        return replace(self, to_move=self.to_move.other, placed=(*self.placed, tile))

    def key(self) -> Hashable:
        """The independent components, each up to the symmetries of the plane, and the side to move."""
        return self.to_move, tuple(sorted(self.grundy_parts()))

    def grundy_parts(self) -> Sequence[tuple[int, int, int]]:
        """(rows, columns, mask) of every component in its least image. Two equal ones cancel in nim-sums."""
        return [self.board.least_image(part) for part in self.region.components()]

    def read(self, text: str) -> Tile:
        """Parse a move such as "a1-b1-a2", "a1 b1 a2" or "a1b1a2". Raises InputError with the reason."""
        words = text.replace("–", " ").replace("—", " ").replace("-", " ").replace(",", " ").split()
        if len(words) == 1 and (together := _TOGETHER.fullmatch(words[0].lower())):
            words = list(together.groups())
        if len(words) != 3:
            raise input_error("A move is three squares of a 2 x 2 block, such as a1–b1–a2, not {text!r}.", text=text)
        tile = _ordered(*map(read_square, words))
        return self.legal(tile)


_TOGETHER = re.compile(r"([a-z]{1,2}[0-9]{1,3})" * 3)
"""The three squares of a move written without anything between them."""


def _ordered(a: Square, b: Square, c: Square) -> Tile:
    first, second, third = sorted((a, b, c))
    return first, second, third


def _is_tile(tile: Tile) -> bool:
    rows, columns = {r for r, _ in tile}, {c for _, c in tile}
    near = max(rows) - min(rows) == 1 and max(columns) - min(columns) == 1
    return near and len(set(tile)) == 3


# Text and JSON --------------------------------------------------------------------------------------------


def text_of(start: ElliePosition) -> str:
    """A start as text that `parse` reads, with placed tiles as letters; "" for an empty rectangle."""
    whole = start.board.is_rectangle and not start.placed
    return "" if whole else tiled.shape_text(start.set_up(), tiled.LETTERS)


def parse(text: str, first: Side = Side.FIRST) -> ElliePosition:
    """Parse a board, "3x4", or a shape drawn in rows (lines, or separated by "/"). Raises InputError.

    In a shape, '.' is free, '#' is missing, and any other symbol on exactly three squares of a 2 x 2 block is a tile.
    """
    if not any(symbol in text for symbol in ".#/\n"):
        return ElliePosition(Board.parse(text), first)
    board, places = tiled.read_cells(text)
    for symbol, at in places.items():
        if len(at) != 3 or not _is_tile(_ordered(*at)):
            raise input_error(
                "{symbol!r} is on {at}: a placed tile is the same symbol on three squares of a 2 x 2 block, a free "
                "square is '.', a missing one '#'.",
                symbol=symbol,
                at=tiled.squares_text(at),
            )
    tiles = tuple(sorted(_ordered(*at) for at in places.values()))
    return ElliePosition(board, first, tiles, len(tiles))


def _to_json(position: ElliePosition) -> dict[str, Any]:
    start = position.set_up()
    return {
        "shape": start.board.rows_of_text(),
        "tiles": [move_to_json(tile) for tile in start.placed],
        "first": str(start.to_move),
    }


_SET_UP = '{"shape": ["...", "..."], "tiles": [[[0, 0], [0, 1], [1, 0]]], "first": "FIRST"}'


def _from_json(setup: Mapping[str, Any]) -> ElliePosition:
    shape, name, tiles = tiled.read_set_up(setup, "tiles", ("FIRST", "SECOND"), _SET_UP)
    first = Side(name)
    position = parse(shape + "\n", first)
    for tile in tiles:
        position = position.play(move_from_json(tile))
    return replace(position, to_move=first, given=len(position.placed))


def move_from_json(data: Any) -> Tile:
    """The tile [[r, c], [r, c], [r, c]]. Raises InputError for anything else; legality is not checked."""
    a, b, c = tiled.tile_from_json(data, [[0, 0], [0, 1], [1, 0]])
    return a, b, c


def title(position: ElliePosition, *, tr: Callable[..., str] = tr) -> str:
    """ "3 × 4", or "Shape of 37 squares"."""
    start, board = position.set_up(), position.board
    rectangle = f"{board.rows} × {board.columns}"
    what = rectangle if board.is_rectangle else tr("Shape of {n} squares", n=board.size)
    return tr("{what} with {n} placed", what=what, n=len(start.placed)) if start.placed else what


GAME = Game(
    key="ellie",
    name=mark("ELLIE"),
    sides=(Side.FIRST, Side.SECOND),
    parse=parse,
    typed=lambda start: text_of(start).replace("\n", "/"),
    to_json=_to_json,
    from_json=_from_json,
    move_to_json=move_to_json,
    move_from_json=move_from_json,
    title=title,
    evaluations={"parity": parity_guess},
    engine="tiling_gui.games.ellie.solver:EllieEngine",
    remark=tiled.remark,
    figure="tiling_gui.games.ellie.picture:figure",
    places="tiling_gui.games.ellie.picture:places",
    page="ellie-game",
    example="2x4",
    reasons="tiling_gui.games.ellie.reasons:reasons",
    view="tiling_gui.desktop.games.ellie.view",
    puzzle_boards=("4x5", "5x5", "5x6", "6x6"),
    squares=tuple,
)
