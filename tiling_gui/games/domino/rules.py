"""The tiling game: MAX and MIN alternately place dominoes on a board until none fits.

The value is the number of dominoes on the board at the end, including those of the setup. MAX wants many, MIN few
(Aravamuthan and Ganguly, arXiv 1202.0862, section 6).
"""

import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from tiling_gui.core import tiled
from tiling_gui.core.board import Board, Square, read_square, square_name
from tiling_gui.core.game import Game, Side
from tiling_gui.core.text_game import set_up_error
from tiling_gui.core.tiled import TiledPosition, move_to_json, shape_text, tile_from_json
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import mark, tr

Domino = tuple[Square, Square]
"""Two neighbouring squares, the earlier in reading order first. A move places one."""


@dataclass(frozen=True, repr=False)
class DominoPosition(TiledPosition):
    """A board with its dominoes, in the order they were placed, and the side to move."""

    to_move: Side = Side.MAX
    placed: tuple[Domino, ...] = ()

    @classmethod
    def start(cls, rows: int, columns: int, first: Side = Side.MAX) -> "DominoPosition":
        return cls(Board.rectangle(rows, columns), first)

    @cached_property
    def live(self) -> int:
        return self.free & ~self.board.dead(self.free)

    @property
    def dead_squares(self) -> int:
        """Number of free squares with no free neighbour, which no domino can cover any more."""
        return self.board.dead(self.free).bit_count()

    @property
    def scored(self) -> int:
        return self.count

    @cached_property
    def _moves(self) -> tuple[Domino, ...]:
        columns = self.board.columns
        return tuple((divmod(i, columns), divmod(j, columns)) for i, j in self.board.dominoes(self.free))

    def moves(self) -> Sequence[Domino]:
        """Every legal domino, in reading order of its first square, horizontal before vertical."""
        return self._moves

    @property
    def is_over(self) -> bool:
        return self.live == 0

    def wrong_shape(self, move: Domino) -> str:
        a, b = move
        if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1:
            return ""
        return tr("{a} and {b} do not share an edge.", a=square_name(a), b=square_name(b))

    def play(self, move: Domino) -> "DominoPosition":
        """The position after `move` (its squares in either order). Raises InputError with the reason."""
        move = _ordered(move)
        self.legal(move)
        after = replace(self, to_move=self.to_move.other, placed=(*self.placed, move))
        if "_moves" in self.__dict__:  # most are the same, and are the same objects then
            rest = [domino for domino in self._moves if domino[0] not in move and domino[1] not in move]
            after.__dict__["_moves"] = tuple(rest)
        return after

    def value(self) -> int:
        """The number of dominoes on the finished board. Raises ValueError before the end."""
        if not self.is_over:
            raise ValueError("the game is not over")
        return self.count

    def key(self) -> Hashable:
        """The live squares up to the symmetries of the plane and translation, and the side to move."""
        return self.to_move, self.board.least_image(self.live)

    def read(self, text: str) -> Domino:
        """Parse a move such as "b7-c7", "b7–c7", "b7 c7" or "b7c7". Raises InputError with the reason."""
        move = read_domino(text)
        return self.legal(move)

    @property
    def name(self) -> str:
        """The board with its setup: "5x6", or the rows of a shape joined by "/"."""
        if not self.given:
            return self.board.name
        start = self.set_up()
        return "/".join(shape_text(replace(start, placed=tuple(sorted(start.placed)))).split("\n"))


def as_given(owners: Sequence[Side | None]) -> tuple[Side | None, ...]:
    """The owners in the form of `given_by`: without the unknown owners at the end."""
    known = [k for k, owner in enumerate(owners, 1) if owner]
    return tuple(owners[: known[-1]]) if known else ()


def _ordered(move: Domino) -> Domino:
    a, b = move
    return (a, b) if a <= b else (b, a)


def read_domino(text: str) -> Domino:
    """Parse two squares, without checking that a board has them. Raises InputError."""
    found = _TWO_SQUARES.fullmatch(text.strip().lower())
    if not found:
        raise input_error("A move is two neighbouring squares, such as b7–c7, not {text!r}.", text=text[:40])
    return _ordered((read_square(found[1]), read_square(found[2])))


_TWO_SQUARES = re.compile(r"([a-z]+[0-9]+)[\s,–—-]*([a-z]+[0-9]+)")


# Shapes as text ------------------------------------------------------------------------------------------


def read_shape(text: str, first: Side = Side.MAX) -> DominoPosition:
    """The position drawn by `text`: '.' free, '#' missing, any other symbol on exactly two neighbours: a domino.

    Rows are as in `tiled.read_cells`. Dominoes are numbered in reading order. Raises InputError naming the row and
    column of an error.
    """
    board, places = tiled.read_cells(text)
    dominoes = []
    for symbol, at in places.items():
        if len(at) != 2 or abs(at[0][0] - at[1][0]) + abs(at[0][1] - at[1][1]) != 1:
            raise input_error(
                "{symbol!r} is on {at}: a placed domino is the same symbol on exactly two neighbouring squares, a free "
                "square is '.', a missing one '#'.",
                symbol=symbol,
                at=tiled.squares_text(at),
            )
        dominoes.append((at[0], at[1]))
    return DominoPosition(board, first, tuple(sorted(dominoes)), len(dominoes))


# The entry in the catalogue -------------------------------------------------------------------------------------


def _parse(text: str, first: Side) -> DominoPosition:
    if any(symbol in text for symbol in ".#/\n"):
        return read_shape(text, first)
    return DominoPosition(Board.parse(text), first)


def _to_json(position: DominoPosition) -> dict[str, Any]:
    start = position.set_up()
    owners = {"owners": [owner and str(owner) for owner in start.given_by]} if start.given_by else {}
    return {
        "shape": start.board.rows_of_text(),
        "dominoes": [move_to_json(domino) for domino in start.placed],
        **owners,
        "first": str(start.to_move),
    }


_SET_UP = '{"shape": ["...", "..."], "dominoes": [[[0, 0], [0, 1]]], "owners": ["MAX"], "first": "MAX"}'


def _from_json(setup: Mapping[str, Any]) -> DominoPosition:
    shape, first, given = tiled.read_set_up(setup, "dominoes", ("MAX", "MIN"), _SET_UP)
    position = read_shape(shape, Side(first))
    for domino in given:
        position = position.play(move_from_json(domino))
    owners = setup.get("owners", [])
    known = isinstance(owners, list) and all(owner in ("MAX", "MIN", None) for owner in owners)
    if not known or len(owners) > position.count:
        raise set_up_error(_SET_UP)
    by = as_given([owner and Side(owner) for owner in owners])
    return replace(position, to_move=Side(first), given=position.count, given_by=by)


def _of_any_size(setup: Mapping[str, Any]) -> DominoPosition:
    """The setup without the size limit for play: the original program had solved 1 x 25."""
    rows: list[str] = setup["shape"]
    text = "".join(rows)
    board = Board(len(rows), len(rows[0]), sum(1 << i for i, symbol in enumerate(text) if symbol == "."))
    given = tuple(move_from_json(pair) for pair in setup.get("dominoes", ()))
    return DominoPosition(board, Side(setup["first"]), given, len(given))


def move_from_json(data: Any) -> Domino:
    """The domino [[r, c], [r, c]]. Raises InputError for anything else; legality is not checked."""
    first, second = tile_from_json(data, [[0, 0], [0, 1]])
    return first, second


def author_estimate(position: DominoPosition) -> float:
    """The original program's evaluation: dominoes placed + sum of floor(component / 2), an overestimate."""
    return position.count + sum(part.bit_count() // 2 for part in position.board.components(position.free))


def short_name(name: str, *, tr: Callable[..., str] = tr) -> str:
    """A board's name in lists: "8 × 8" or, for a shape, "Shape of 37 squares, 3 placed"."""
    try:
        start = _parse(name, Side.MAX)
    except InputError:  # too large to be played, as in some results of the original program
        return re.sub(r"^(\d+)x(\d+)$", r"\1 × \2", name)
    what = _what(start, tr)
    return tr("{what}, {n} placed", what=what, n=start.count) if start.count else what


def _what(position: DominoPosition, tr: Callable[..., str]) -> str:
    board = position.board
    return f"{board.rows} × {board.columns}" if board.is_rectangle else tr("Shape of {n} squares", n=board.size)


def title(position: DominoPosition, *, tr: Callable[..., str] = tr) -> str:
    """ "8 × 8, MAX first", or "shape of 37 squares, MIN first"."""
    start = position.set_up()
    what = _what(position, tr)
    if start.count:
        return tr("{what} with {n} placed, {side} first", what=what, n=start.count, side=start.to_move)
    return tr("{what}, {side} first", what=what, side=start.to_move)


GAME = Game(
    key="domino",
    name=mark("Tiling"),
    sides=(Side.MAX, Side.MIN),
    parse=_parse,
    to_json=_to_json,
    from_json=_from_json,
    move_to_json=move_to_json,
    move_from_json=move_from_json,
    title=title,
    evaluations={"author": author_estimate},
    largest_cost=2,  # Lemma T, once for each player
    engine="tiling_gui.engine.domino_engine:DominoEngine",
    figure="tiling_gui.games.domino.picture:figure",
    places="tiling_gui.games.domino.picture:places",
    page="tiling",
    example="2x3",
    reasons="tiling_gui.engine.reasons:reasons",
    view="tiling_gui.desktop.games.domino",
    can_edit=True,
    has_facts=True,
    has_structure=True,
    puzzle_boards=("4x4", "4x5", "5x5", "5x6", "6x6", "6x7", "7x7", "8x8"),
    short_name=short_name,
    as_start=lambda position: replace(
        position, placed=tuple(sorted(position.placed)), given=position.count, given_by=()
    ),
    read_stored=_of_any_size,
    final_board=lambda position: position.final_board(),
    remark=tiled.remark,
    squares=tuple,
)
