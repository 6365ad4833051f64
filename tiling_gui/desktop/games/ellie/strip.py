"""A board of two rows as a heap: where a tile can lie, what it leaves, and the recursion of the Grundy value. No Qt.

The squares are counted column by column, the upper one first. A tile takes three squares that follow each other so,
up to turning over what is left of a column; what lies on either side is again a strip of two rows.
"""

from dataclasses import dataclass

from tiling_gui.games.ellie.rectangles import strip_values
from tiling_gui.language import tr
from tiling_gui.search.grundy import mex

TAKEN = 3
"""Squares of a tile."""


@dataclass(frozen=True)
class Place:
    """A tile on three squares in a row."""

    number: int
    """Of the first of them, from 1."""
    left: int
    """Squares before it."""
    right: int
    """Squares after it."""
    left_value: int
    right_value: int

    @property
    def value(self) -> int:
        return self.left_value ^ self.right_value


@dataclass(frozen=True)
class Strip:
    """A board of two rows and some columns."""

    columns: int
    places: tuple[Place, ...]

    @classmethod
    def of(cls, columns: int) -> "Strip":
        """With every place for a tile."""
        squares = 2 * columns
        g = strip_values(squares)
        rest = squares - TAKEN
        return cls(columns, tuple(Place(i + 1, i, rest - i, g[i], g[rest - i]) for i in range(rest + 1)))

    @property
    def squares(self) -> int:
        """Squares of the board, counters of the heap."""
        return 2 * self.columns

    @property
    def value(self) -> int:
        return mex(place.value for place in self.places)

    def square(self, number: int) -> tuple[int, int]:
        """(row, column) of square `number`, from 1."""
        return (number - 1) % 2, (number - 1) // 2

    def told(self, place: Place) -> str:
        """What a tile at this place leaves."""
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
        """The value as the mex of those of all places, and who wins."""
        values = ", ".join(map(str, sorted({place.value for place in self.places})))
        said = tr("G({squares}) = mex{{{values}}} = {value}", squares=self.squares, values=values, value=self.value)
        return said + ": " + (tr("FIRST wins.") if self.value else tr("SECOND wins."))
