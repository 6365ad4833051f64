"""Boards of squares and their geometry: rectangles up to 20 x 20 or of up to 128 squares, with or without holes.

A set of squares is a Python int used as a bit mask in reading order, one bit a square:

    2 x 3 board      bit 0  bit 1  bit 2         square [r, c] is bit r * columns + c
                     bit 3  bit 4  bit 5         its name is column letter + row number: [0, 0] is a1

so unions, differences and shifts are one operation whatever the size. This module is written for clarity and for the
window; the compiled engine has its own bitboards of up to 128 squares.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Self

from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr

Square = tuple[int, int]
"""Zero-based (row, column)."""

LARGEST = 20
"""Most rows or columns of a board."""

LONGEST = 128
"""Most squares of a board with a longer side, such as 3 x 42: the most the engine can search."""


_AS_TEXT = str.maketrans("10", ".#")


@dataclass(frozen=True)
class Board:
    """A rectangle of `rows` x `columns` squares, of which only those in the mask `squares` are part of the board."""

    rows: int
    columns: int
    squares: int

    @classmethod
    def rectangle(cls, rows: int, columns: int) -> Self:
        """The full rectangle. Raises InputError unless both sides are 1 to 20, or it has at most 128 squares."""
        if not fits(rows, columns):
            raise InputError(_wrong_size(f"{rows} x {columns}"))
        return cls(rows, columns, (1 << rows * columns) - 1)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The rectangle "5x6", also written 5X6, 5×6 or 5 x 6. Raises InputError for anything else."""
        parts = text.lower().replace("×", "x").split("x")
        numbers = [part.strip() for part in parts]
        if len(numbers) != 2 or not all(n.removeprefix("-").isdecimal() and n.isascii() for n in numbers):
            raise input_error("A board is written rows x columns, such as 5x6, not {text!r}.", text=text)
        rows, columns = (int(n) if len(n) < 6 else 10**6 for n in numbers)
        if max(rows, columns) >= 10**6:
            raise InputError(_wrong_size(text.strip()[:40]))
        return cls.rectangle(rows, columns)

    def bit(self, square: Square) -> int:
        """The mask of one square; 0 if it is outside the rectangle or not part of the board."""
        r, c = square
        if not (0 <= r < self.rows and 0 <= c < self.columns):
            return 0
        return self.squares & (1 << r * self.columns + c)

    def squares_in(self, mask: int) -> list[Square]:
        """The squares of a mask in reading order."""
        return [divmod(i, self.columns) for i in bits(mask)]

    @cached_property
    def is_rectangle(self) -> bool:
        return self.squares == (1 << self.rows * self.columns) - 1

    @cached_property
    def size(self) -> int:
        return self.squares.bit_count()

    @cached_property
    def name(self) -> str:
        """ "5x6" for a rectangle, else the rows of text joined by "/" ('.' square, '#' missing)."""
        if self.is_rectangle:
            return f"{self.rows}x{self.columns}"
        return "/".join(self.rows_of_text())

    def rows_of_text(self) -> list[str]:
        """One string a row: '.' for a square, '#' for one that is not part of the board."""
        text = f"{self.squares:0{self.rows * self.columns}b}"[::-1].translate(_AS_TEXT)
        return [text[start : start + self.columns] for start in range(0, len(text), self.columns)]

    @cached_property
    def _left_column(self) -> int:
        return sum(1 << r * self.columns for r in range(self.rows))

    @cached_property
    def _right_column(self) -> int:
        return self._left_column << (self.columns - 1)

    def spread(self, mask: int) -> int:
        """The existing squares that share an edge with a square of `mask` (it may include some of `mask`)."""
        sideways = (mask & ~self._right_column) << 1 | (mask & ~self._left_column) >> 1
        return (sideways | mask << self.columns | mask >> self.columns) & self.squares

    def dead(self, free: int) -> int:
        """The squares of `free` with no neighbour in `free`: they can never be covered by a domino."""
        return free & ~self.spread(free)

    def components(self, free: int) -> list[int]:
        """The connected components of `free`, single squares included, ordered by their first square."""
        found = []
        while free:
            part = free & -free
            while (grown := (part | self.spread(part)) & free) != part:
                part = grown
            found.append(part)
            free &= ~part
        return found

    def dominoes(self, free: int) -> Iterator[tuple[int, int]]:
        """Bit numbers (i, j), i < j, of every pair of adjacent squares of `free`, in reading order of i."""
        across = free & ~self._right_column & free >> 1
        down = free & free >> self.columns
        for i in bits(across | down):
            if across >> i & 1:
                yield i, i + 1
            if down >> i & 1:
                yield i, i + self.columns

    def images(self, mask: int) -> list[tuple[int, int, int]]:
        """(rows, columns, mask) of `mask` under the symmetries of the rectangle, duplicates included."""
        return _images(self._split(mask), self.columns)

    def _split(self, mask: int) -> list[int]:
        """The rows of a mask, each as a mask of its columns."""
        whole = (1 << self.columns) - 1
        return [mask >> r * self.columns & whole for r in range(self.rows)]

    def cut_out(self, mask: int) -> tuple[list[int], int]:
        """The bounding box of a nonempty mask: (its rows as masks, its number of columns)."""
        rows = self._split(mask)
        while not rows[-1]:
            del rows[-1]
        first = next(r for r, row in enumerate(rows) if row)
        together = 0
        for row in rows:
            together |= row
        left = (together & -together).bit_length() - 1
        return [row >> left for row in rows[first:]], together.bit_length() - left

    def least_image(self, mask: int) -> tuple[int, int, int]:
        """(rows, columns, mask) of the least image under translation and the eight symmetries; zeros if empty."""
        if not mask:
            return 0, 0, 0
        return min(_images(*self.cut_out(mask)))

    def why_no_square(self, square: Square) -> str | None:
        """A sentence saying why `square` is not on this board; None if it is."""
        if self.bit(square):
            return None
        if 0 <= square[0] < self.rows and 0 <= square[1] < self.columns:
            return tr("{square} is not part of the board.", square=square_name(square))
        last = square_name((self.rows - 1, self.columns - 1))
        if min(square) < 0:  # above row 1 or left of column a nothing has a name
            return tr("The board ends here (a1 to {last}).", last=last)
        return tr("{square} is not on the board (a1 to {last}).", square=square_name(square), last=last)


def _wrong_size(given: str) -> str:
    return tr(
        "A board has 1 to {largest} rows and columns, or at most {longest} squares, not {given}.",
        largest=LARGEST,
        longest=LONGEST,
        given=given,
    )


def fits(rows: int, columns: int) -> bool:
    return min(rows, columns) >= 1 and (max(rows, columns) <= LARGEST or rows * columns <= LONGEST)


def most_beside(side: int) -> int:
    """The largest number of rows of a board with `side` columns, and vice versa."""
    return max(LARGEST if side <= LARGEST else 1, LONGEST // side)


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits set in `mask`, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def connected_components(mask: int, near: Sequence[int]) -> Iterator[int]:
    """The connected components of the vertices in `mask`, isolated ones included, ordered by their lowest vertex.

    `near` holds the neighbours of each vertex as a mask.
    """
    while mask:
        part = grown = mask & -mask
        while grown:
            low = grown & -grown
            grown = (grown ^ low) | near[low.bit_length() - 1] & mask & ~part
            part |= grown
        yield part
        mask &= ~part


def _images(rows: list[int], columns: int) -> list[tuple[int, int, int]]:
    """The eight images (rows, columns, mask) of a rectangle, given by its rows as masks, by rotation and reflection."""
    return [(len(lines), width, _joined(lines, width)) for lines, width in turns(rows, columns)]


def turns(rows: list[int], columns: int) -> list[tuple[list[int], int]]:
    """The eight images of a rectangle by rotation and reflection, each like itself: its rows as masks, its columns."""
    found = []
    for lines, width in ((rows, columns), (_turned(rows, columns), len(rows))):
        mirrored = [_reversed(line, width) for line in lines]
        found += [(way, width) for way in (lines, lines[::-1], mirrored, mirrored[::-1])]
    return found


def _joined(rows: Sequence[int], columns: int) -> int:
    """The mask of a rectangle whose rows are given."""
    mask = 0
    for row in reversed(rows):
        mask = mask << columns | row
    return mask


def _turned(rows: Sequence[int], columns: int) -> list[int]:
    """The columns of a rectangle whose rows are given."""
    digits = [f"{row:0{columns}b}" for row in reversed(rows)]
    return [int("".join(column), 2) for column in zip(*digits, strict=True)][::-1]


@lru_cache(maxsize=4096)
def _reversed(row: int, width: int) -> int:
    """The bits of `row` in the opposite order."""
    return int(f"{row:0{width}b}"[::-1], 2)


def column_name(column: int) -> str:
    """The letters of a zero-based column: a to z, then aa, ab and so on."""
    letters = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("a") + letter) + letters
    return letters


@lru_cache(maxsize=4096)
def square_name(square: Square) -> str:
    """Column letters and row number: (0, 0) is "a1", (6, 1) is "b7", (0, 26) is "aa1"."""
    return f"{column_name(square[1])}{square[0] + 1}"


_SQUARE = re.compile(r"([a-z]{1,2})([1-9][0-9]{0,2})")


def read_square(text: str) -> Square:
    """The square named by `text`, e.g. "b7" or "B7". Raises InputError for anything else."""
    found = _SQUARE.fullmatch(text.strip().lower())
    if not found:
        raise input_error("A square is a column letter and a row number, such as b7, not {text!r}.", text=text[:40])
    column = 0
    for letter in found[1]:
        column = column * 26 + ord(letter) - ord("a") + 1
    return int(found[2]) - 1, column - 1
