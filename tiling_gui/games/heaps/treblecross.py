"""Treblecross: noughts and crosses on a strip, with crosses only; whoever makes three in a row wins.

A cross at distance one or two from another lets the opponent win at once, so sensible play removes a cell and its two
neighbours on either side. On n cells that is the octal game .007 on a heap of n + 2.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

from tiling_gui.core.game import Side
from tiling_gui.core.impartial import LastMover
from tiling_gui.core.text_game import move_error
from tiling_gui.errors import input_error

MOST_CELLS = 10_000

WIN_IN_ONE = ("at once",)
"""The only component of a position in which the side to move can make three in a row."""


@dataclass(frozen=True, repr=False)
class TreblecrossPosition(LastMover):
    """A strip of `cells` cells; bit i of `crosses` is set if cell i (from 0) has a cross. A move is a cell."""

    cells: int
    crosses: int = 0
    to_move: Side = Side.FIRST

    @classmethod
    def start(cls, cells: int, first: Side = Side.FIRST) -> "TreblecrossPosition":
        """The empty strip. Raises InputError unless it has 3 to 10,000 cells; on fewer nobody could win."""
        if not 3 <= cells <= MOST_CELLS:
            raise input_error(
                "Treblecross needs 3 to {most_cells} cells, not {cells}.", most_cells=MOST_CELLS, cells=cells
            )
        return cls(cells, 0, first)

    @property
    def is_over(self) -> bool:
        return self.crosses & self.crosses >> 1 & self.crosses >> 2 != 0

    @property
    def _empty(self) -> int:
        return ~self.crosses & (1 << self.cells) - 1

    def moves(self) -> Sequence[int]:
        """Every empty cell; none if the game is over."""
        return () if self.is_over else _cells(self._empty)

    def winning_cells(self) -> Sequence[int]:
        """The cells that make three in a row at once."""
        x = self.crosses
        return _cells((x << 1 & x << 2 | x >> 1 & x >> 2 | x << 1 & x >> 1) & self._empty)

    def safe_cells(self) -> int:
        """Mask of the empty cells with no cross among the two cells on either side."""
        x = self.crosses
        return self._empty & ~(x << 1 | x << 2 | x >> 1 | x >> 2)

    def play(self, move: int) -> "TreblecrossPosition":
        """The position with a cross on cell `move`. Raises InputError with the reason if that is illegal."""
        if self.is_over:
            raise input_error("The game is over.")
        if type(move) is not int:
            raise move_error(4, move)
        if not 0 <= move < self.cells:
            raise input_error("There is no cell {number}; the strip has {cells}.", number=move + 1, cells=self.cells)
        if self.crosses >> move & 1:
            raise input_error("Cell {number} already has a cross.", number=move + 1)
        return replace(self, crosses=self.crosses | 1 << move, to_move=self.to_move.other)

    def key(self) -> Hashable:
        """The strip up to reflection, and the side to move."""
        mirrored = int(f"{self.crosses:0{self.cells}b}"[::-1], 2)
        return self.to_move, self.cells, min(self.crosses, mirrored)

    def grundy_parts(self) -> Sequence[Hashable]:
        """("octal", (0, 0, 0, 7), k + 2) for every run of k safe cells.

        Only WIN_IN_ONE if the side to move can make three in a row: such a position has no Grundy value.
        """
        if self.winning_cells():
            return [WIN_IN_ONE]
        runs = "".join("." if self.safe_cells() >> i & 1 else " " for i in range(self.cells)).split()
        return [("octal", (0, 0, 0, 7), len(run) + 2) for run in runs]

    def write(self, move: int) -> str:
        return str(move + 1)

    def read(self, text: str) -> int:
        """Parse the number of a cell, from 1. Raises InputError if no cross can be placed there."""
        word = text.strip()
        if not (word.isascii() and word.isdecimal() and len(word) < 6):
            raise input_error("A move is the number of a cell, such as 4, not {text!r}.", text=text)
        self.play(int(word) - 1)
        return int(word) - 1

    def diagram(self) -> str:
        """The strip: "X" for a cross, "." for an empty cell."""
        return "".join("X" if self.crosses >> i & 1 else "." for i in range(self.cells))


def _cells(mask: int) -> tuple[int, ...]:
    return tuple(i for i in range(mask.bit_length()) if mask >> i & 1)
