"""What a picture of a position shows in addition to the position, and where moves can be clicked in it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pkgutil import resolve_name
from typing import Any

from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.drawing.capsules import Label
from tiling_gui.core.drawing.figure import RING_DASH, Line, Point, ring
from tiling_gui.core.game import Move, Side


@dataclass(frozen=True)
class Annotations:
    """Moves and marks to highlight in the picture of a position."""

    played: Move | None = None
    """The move that was made; drawn as placed, with a solid ring."""
    better: Move | None = None
    """The move to compare it with; drawn dashed."""
    values: Mapping[Move, Label] = field(default_factory=dict, hash=False)
    """Values to write at the places of moves."""

    last: Move | None = None
    """The move that led to the position; ringed, unless the position itself tells which it was."""
    sides: tuple[Side, ...] | None = None
    """Who made the moves after the set-up, if not both sides alternately, as in one term of a sum."""
    hints: tuple[Move, ...] = ()
    """Moves that the program proposes; drawn dashed."""
    keys: bool = False
    """Whether moves without a place on the board, such as colours and digits, are drawn below it as keys."""

    marks: tuple[str, ...] = ()
    """In the syntax of marks.py: "c3", "c3:cross"."""
    arrows: tuple[str, ...] = ()
    """In the syntax of marks.py: "a1-c3", "a1-c3:square"."""


NOTHING = Annotations()


@dataclass(frozen=True)
class Place:
    """Where a move can be clicked, in px of the picture."""

    at: tuple[Point, ...]
    """A single click near any of these selects the move; (): it can only be typed."""
    parts: tuple[Point, ...] = ()
    """So does a click on each of these, in any order: the squares of a domino, the ends of an edge."""
    line: tuple[Point, ...] = ()
    """So does a click beside this line."""
    inside: tuple[Point, ...] = ()
    """So does a click inside this polygon, if nothing nearer is meant."""
    area: tuple[float, float] = (0.0, 0.0)
    """Width and height, in px, of the area around `at` that selects the move where no part is; (0, 0): a square for a
    move without parts."""
    side: float = 0.0
    """The side, in px, of a square that has as much room for a value as there is here; 0: a square."""
    upright: bool = False
    """Whether its value is drawn upright."""
    value: tuple[Point, ...] = ()
    """Where its value is shown; (): at the points of `at`."""
    key: str = ""
    """The character that, typed alone, makes this move at once."""
    spans: tuple[tuple[Point, Point], ...] = ()
    """Dragging from one end of any of these to the other selects the move, as over the counters it takes."""


def places(position: Any, size: int = 48) -> dict[Move, Place]:
    """The places of the legal moves in the picture of `size`; moves without one, such as numbers, are left out.

    A game names its function for this in the catalogue.
    """
    where = game_of_position(position).places
    found: dict[Move, Place] = resolve_name(where)(position, size) if where else {}
    return found


def rings(notes: Annotations, where: Mapping[Move, Place], radius: float) -> Iterator[Line]:
    """A solid ring around the move played and dashed ones around the better move and the moves proposed."""
    for move, dash in ((notes.played, ()), (notes.better, RING_DASH), *((move, RING_DASH) for move in notes.hints)):
        if move is not None:
            yield from (ring(at, radius, "accent", dash) for at in where[move].at)
