"""Heaps of counters: the base of Nim, Grundy's game and octal games, and heaps as text.

A move names a heap, counted from 0, and what is left of it: (heap, size), (heap, larger, smaller) or (heap, sizes).
"""

import re
from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any, Self

from tiling_gui.core.game import Side
from tiling_gui.core.impartial import LastMover
from tiling_gui.errors import input_error

MOST_HEAPS = 100

_MOVE = re.compile(
    r"(?:#([0-9]{1,7})([\s,]*))?([0-9]{1,7})\s*(?:→|->|[-–,\s])\s*([0-9]{1,7})(?:\s*[+,\s]\s*([0-9]{1,7}))?"
)
"""Number of a heap, what separates it from the size, the size, one or two sizes left."""


class HeapPosition(LastMover):
    """Base class of positions that are sums of heaps. Subclasses are dataclasses."""

    heaps: tuple[int, ...]
    to_move: Side

    @property
    def kind(self) -> tuple[Hashable, ...]:
        """The beginning of a heap's key: ("nim",), ("octal", digits of the code)."""
        raise NotImplementedError

    def can_move(self, heap: int) -> bool:
        """Whether a heap of that size has a move."""
        raise NotImplementedError

    def moves(self) -> Sequence[Any]:
        raise NotImplementedError

    @staticmethod
    def left(move: Any) -> tuple[int, ...]:
        """The sizes of the heaps that a move leaves."""
        sizes: tuple[int, ...] = move[1] if isinstance(move[1], tuple) else move[1:]
        return sizes

    @property
    def is_over(self) -> bool:
        return not any(map(self.can_move, self.heaps))

    def heap(self, k: int) -> int:
        """The size of heap `k`, from 0. Raises InputError if there is none."""
        if not 0 <= k < len(self.heaps):
            raise input_error("There is no heap {number}; there are {heaps}.", number=k + 1, heaps=len(self.heaps))
        return self.heaps[k]

    def replacing(self, k: int, *left: int) -> Self:
        """The position with the heaps `left` in place of heap `k`, and the other side to move."""
        heaps = (*self.heaps[:k], *left, *self.heaps[k + 1 :])
        return replace(self, to_move=self.to_move.other, heaps=heaps)  # type: ignore[type-var]

    def alone(self, heap: int) -> Self:
        """A single heap as a position."""
        return replace(self, heaps=(heap,))  # type: ignore[type-var]

    def key(self) -> Hashable:
        """The heaps that have moves, sorted, with the rules of the game and the side to move."""
        return self.to_move, self.kind[-1], tuple(sorted(filter(self.can_move, self.heaps)))

    def configuration(self) -> Hashable:
        """All heaps, sorted, including those without a move, and the side to move: what a drawing shows."""
        return self.to_move, tuple(sorted(self.heaps))

    def grundy_parts(self) -> Sequence[Hashable]:
        """(*kind, size) for every heap that has a move."""
        return [(*self.kind, heap) for heap in self.heaps if self.can_move(heap)]

    def write(self, move: Any) -> str:
        """ "#2 9→4+2": the second heap, of 9 counters, becomes heaps of 4 and 2; "→0" if nothing is left."""
        return f"#{move[0] + 1} {self.heaps[move[0]]}→{'+'.join(map(str, self.left(move))) or '0'}"

    def read_heap(self, text: str) -> tuple[int, list[int]]:
        """Parse "#2 9→4+2" to (heap index, sizes left); without "#2" the first heap of that size.

        "->", "-" or a space may replace "→"; "#29→4+2" is the same if no other heap can be meant. Raises InputError.
        """
        heaps, found = self.heaps, _MOVE.fullmatch(text.strip())
        number, apart, size, *parts = found.groups() if found else (None, " ", "", "")
        if number is not None and not apart:
            digits = number + size
            cuts = [(digits[:i], digits[i:]) for i in range(1, len(digits))]
            meant = [(k, heap) for k, heap in cuts if self._is_heap(int(k) - 1, heap)]
            if len(meant) == 1:
                number, size = meant[0]
            else:
                found = None
        if found is None:
            raise input_error(
                "A move is written like #1 9→4+2 (heap 1, which has 9, becomes 4 and 2), not {text!r}.", text=text
            )
        heap, left = int(size), [int(part) for part in parts if part is not None]
        if number is None:
            if heap not in heaps:
                raise input_error(
                    "There is no heap of {heap}; there are {heaps}.", heap=heap, heaps=", ".join(map(str, heaps))
                )
            return heaps.index(heap), left
        k = int(number) - 1
        if not 0 <= k < len(heaps):
            raise input_error("There is no heap {number}; there are {heaps}.", number=number, heaps=len(heaps))
        if heaps[k] != heap:
            raise input_error(
                "Heap {number} has {heaps} counters, not {heap}.", number=number, heaps=heaps[k], heap=heap
            )
        return k, left

    def _is_heap(self, k: int, size: str) -> bool:
        return 0 <= k < len(self.heaps) and str(self.heaps[k]) == size

    def diagram(self) -> str:
        """One line for each heap: its number, up to 60 counters, its size."""
        lines = []
        for k, heap in enumerate(self.heaps, 1):
            counters = "●" * heap if heap <= 60 else "●" * 59 + "…"
            lines.append(f"{k}: {counters}{' ' if counters else ''}{heap}")
        return "\n".join(lines)


def read_heaps(text: str, largest: int) -> tuple[int, ...]:
    """Parse sizes such as "12,13,7". Raises InputError unless there are 1 to 100, each from 0 to `largest`."""
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdecimal() for part in parts):
        raise input_error("The heaps are sizes separated by commas, such as 12,13,7, not {text!r}.", text=text)
    if len(parts) > MOST_HEAPS or any(len(part) > 9 or int(part) > largest for part in parts):
        raise input_error(
            "There can be up to {most} heaps of at most {largest} counters each.", most=MOST_HEAPS, largest=largest
        )
    return tuple(map(int, parts))
