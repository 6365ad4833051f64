"""What a picture of a position shows in addition to the position, and where moves can be clicked in it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pkgutil import resolve_name
from typing import Any

from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.drawing.capsules import Label
from tiling_gui.core.drawing.figure import RING_DASH, Line, Point, ring
from tiling_gui.core.game import Move


@dataclass(frozen=True)
class Annotations:
    """Moves and marks to highlight in the picture of a position."""

    played: Move | None = None
    """The move that was made; drawn as placed, with a solid ring."""
    better: Move | None = None
    """The move to compare it with; drawn dashed."""
    values: Mapping[Move, Label] = field(default_factory=dict, hash=False)
    """Values to write on moves; for boards of squares only."""

    marks: tuple[str, ...] = ()
    """In the syntax of marks.py: "c3", "c3:cross"."""
    arrows: tuple[str, ...] = ()
    """In the syntax of marks.py: "a1-c3", "a1-c3:square"."""


NOTHING = Annotations()


@dataclass(frozen=True)
class Place:
    """Where a move can be clicked, in px of the picture."""

    at: tuple[Point, ...]
    """A single click near any of these selects the move."""
    parts: tuple[Point, ...] = ()
    """So does a click on each of these, in any order: the squares of a domino, the ends of an edge."""


def places(position: Any, size: int = 48) -> dict[Move, Place]:
    """The places of the legal moves in the picture of `size`; moves without one, such as numbers, are left out.

    A game names its function for this in the catalogue.
    """
    where = game_of_position(position).places
    found: dict[Move, Place] = resolve_name(where)(position, size) if where else {}
    return found


def of_squares(move: tuple[tuple[int, int], ...], size: int, margin: float) -> Place:
    """The place of a move that covers these squares, (row, column): the mean of their centres."""
    parts = tuple((margin + (c + 0.5) * size, margin + (r + 0.5) * size) for r, c in move)
    middle = (sum(x for x, _ in parts) / len(parts), sum(y for _, y in parts) / len(parts))
    return Place((middle,), parts)


def rings(notes: Annotations, where: Mapping[Move, Place], radius: float) -> Iterator[Line]:
    """A solid ring around the move played and a dashed one around the better move."""
    for move, dash in ((notes.played, ()), (notes.better, RING_DASH)):
        if move is not None:
            yield from (ring(at, radius, "accent", dash) for at in where[move].at)
