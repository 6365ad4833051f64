"""ELLIE on a board of two rows as a heap: places for a tile, what each leaves, and the Grundy value. Without Qt.

Squares are numbered column by column, the upper one first. A tile takes three consecutive squares, up to reflection of
an incomplete column; what remains on either side is again a strip of two rows.
"""

from dataclasses import dataclass

from tiling_gui.games.ellie.rectangles import strip_values
from tiling_gui.language import tr
from tiling_gui.search.grundy import mex

TAKEN = 3
"""Number of squares of a tile."""


@dataclass(frozen=True)
class Place:
    """A tile on three consecutive squares."""

    number: int
    """Number of the first square, from 1."""
    left: int
    """Number of squares before it."""
    right: int
    """Number of squares after it."""
    left_value: int
    right_value: int

    @property
    def value(self) -> int:
        return self.left_value ^ self.right_value


@dataclass(frozen=True)
class TwoRowStrip:
    """A board of two rows."""

    columns: int
    places: tuple[Place, ...]

    @classmethod
    def of(cls, columns: int) -> "TwoRowStrip":
        """The strip with all places for a tile."""
        squares = 2 * columns
        g = strip_values(squares)
        rest = squares - TAKEN
        return cls(columns, tuple(Place(i + 1, i, rest - i, g[i], g[rest - i]) for i in range(rest + 1)))

    @property
    def squares(self) -> int:
        """Number of squares, i.e. counters of the heap."""
        return 2 * self.columns

    @property
    def value(self) -> int:
        return mex(place.value for place in self.places)

    def square(self, number: int) -> tuple[int, int]:
        """(row, column) of square `number`, from 1."""
        return (number - 1) % 2, (number - 1) // 2

    def describe(self, place: Place) -> str:
        """A sentence on what a tile at this place leaves."""
        words = tr(
            "Place {number} leaves {left} and {right} squares: G({left}) ⊕ G({right}) = {a} ⊕ {b} = {value}.",
            number=place.number,
            left=place.left,
            right=place.right,
            a=place.left_value,
            b=place.right_value,
            value=place.value,
        )
        return words + " " + (tr("The move wins.") if place.value == 0 else tr("The move loses."))

    def recursion(self) -> str:
        """A sentence with the value as the mex of those of all places, and the winner."""
        values = ", ".join(map(str, sorted({place.value for place in self.places})))
        said = tr("G({squares}) = mex{{{values}}} = {value}", squares=self.squares, values=values, value=self.value)
        return said + ": " + (tr("FIRST wins.") if self.value else tr("SECOND wins."))
