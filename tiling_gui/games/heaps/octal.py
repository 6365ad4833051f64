"""Octal games: take counters from a heap and leave no heap, one heap, or two, as a code allows.

The code .d1d2d3... of Guy and Smith: taking i counters from a heap may leave no heap if d_i has 1 in it, one heap if it
has 2, two heaps if it has 4. A leading 4 (as in 4.3) also allows splitting a heap without taking any. Kayles is .77,
Dawson's Kayles .07, ELLIE on 2 x n is .007 on a heap of 2n.
"""

import re
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass

from tiling_gui.core.exact_text import for_message
from tiling_gui.core.game import Side
from tiling_gui.core.impartial import demand
from tiling_gui.errors import input_error
from tiling_gui.games.heaps.heap_position import HeapPosition
from tiling_gui.language import mark, plural, tr

LARGEST_HEAP = 100_000

OctalMove = tuple[int, tuple[int, ...]]
"""(index of the heap, sizes of the zero, one or two heaps left)."""


MOST_DIGITS = 30
"""Maximum number of digits of a code after the point."""


@dataclass(frozen=True)
class OctalCode:
    """The digits of a code: `digits[i]` says what may be left after taking i counters."""

    digits: tuple[int, ...]

    @classmethod
    def parse(cls, text: str) -> "OctalCode":
        """Parse a code such as "0.007", ".007", "0·007" or "4.3", or its name. Raises InputError for anything else.

        Before the point is 0, 4 or nothing; after it 1 to 30 digits from 0 to 7, not all of them 0.
        """
        code = "".join("." if sign in _POINTS else sign for sign in text.strip())
        if not code:
            raise input_error("An octal code is missing, such as 0.007.")
        code = CODES_BY_NAME.get(re.sub(r"[\W_]+", "", code).lower(), code)
        before, point, after = code.partition(".")
        digits_fit = after.isascii() and after.isalnum()
        if point and before in ("", "0", "4") and digits_fit and re.search("[89a-fA-F]", after):
            raise input_error(
                "The digits of an octal code are 0 to 7: {text} is of a hexadecimal game, which is not played here.",
                text=for_message(text),
            )
        if not (point and before in ("", "0", "4") and digits_fit and set(after) <= set("01234567")):
            raise input_error(
                "An octal code is written like 0.007, with digits from 0 to 7, or by name ({names}), not {text}.",
                names=", ".join(CODES_BY_NAME),
                text=for_message(text),
            )
        if len(after) > MOST_DIGITS:
            raise input_error(
                "An octal code has at most {most} digits after the point, not {found}.",
                most=MOST_DIGITS,
                found=len(after),
            )
        digits = (int(before or "0"), *map(int, after.rstrip("0")))
        if not any(digits):
            raise input_error(
                "The octal code {code} allows no move at all; at least one digit must not be 0.", code=code
            )
        return cls(digits)

    def __str__(self) -> str:
        """ "0.007": with the digit before the point, without trailing zeros."""
        return f"{self.digits[0]}." + ("".join(map(str, self.digits[1:])) or "0")

    def options(self, heap: int) -> Iterator[tuple[int, ...]]:
        """What a move may leave of a heap: tuples of 0, 1 or 2 sizes, the smaller one first."""
        for taken, digit in enumerate(self.digits):
            rest = heap - taken
            if rest < 0:
                return
            if digit & 1 and rest == 0 and taken:
                yield ()
            if digit & 2 and rest > 0 and taken:
                yield (rest,)
            if digit & 4:
                yield from ((a, rest - a) for a in range(1, rest // 2 + 1))

    def explain(self) -> list[str]:
        """A sentence for each nonzero digit: what taking that many counters may leave."""
        sentences = []
        for taken, digit in enumerate(self.digits):
            allowed = [tr(words) for bit, words in _LEFT if digit & bit and (taken or bit == 4)]
            if not allowed:
                continue
            left = tr(" or ").join(allowed)
            sentences.append(
                plural(
                    "Taking %n counters may leave {left} (digit {digit}).",
                    "Taking %n counter may leave {left} (digit {digit}).",
                    taken,
                    left=left,
                    digit=digit,
                )
                if taken
                else tr("Taking no counter may leave {left} (digit {digit}).", left=left, digit=digit)
            )
        return sentences


_LEFT = ((1, mark("no heap")), (2, mark("one heap")), (4, mark("two heaps")))

NAMED_CODES = {"kayles": "0.77", "dawson": "0.07"}
"""Octal games with a name on the command line."""

CODES_BY_NAME = NAMED_CODES | {"dawsonskayles": "0.07", "dawsonschess": "0.137", "guiles": "0.15", "officers": "0.6"}
"""Codes by their names in Winning Ways, in small letters without blanks and apostrophes."""
_POINTS = frozenset(",·∙⋅•․。．")
"""Other characters for the point of a code, raised as in the books or from other keyboards."""

CODE_NAMES = {"0.77": mark("Kayles"), "0.07": mark("Dawson's Kayles")}


@dataclass(frozen=True, repr=False)
class OctalPosition(HeapPosition):
    """Heaps of counters and the code by which they are played."""

    code: OctalCode
    heaps: tuple[int, ...]
    to_move: Side = Side.FIRST

    @property
    def kind(self) -> tuple[Hashable, ...]:
        return "octal", self.code.digits

    def can_move(self, heap: int) -> bool:
        return next(self.code.options(heap), None) is not None

    def moves(self) -> Sequence[OctalMove]:
        """Every (heap index, heaps left), heap by heap, fewer counters taken first."""
        return tuple((k, left) for k, heap in enumerate(self.heaps) for left in self.code.options(heap))

    def play(self, move: OctalMove) -> "OctalPosition":
        """The position with the heaps left in place of the heap.

        Raises InputError if the code does not allow the move.
        """
        demand(move, (0, (4, 2)))
        k, left = move[0], tuple(sorted(move[1]))
        heap = self.heap(k)
        if not self._allowed(heap, left):
            parts = "+".join(map(str, left)) or "0"
            raise input_error(
                "The code {code} does not allow a heap of {heap} to become {parts}.",
                code=self.code,
                heap=heap,
                parts=parts,
            )
        return self.replacing(k, *left)

    def _allowed(self, heap: int, left: tuple[int, ...]) -> bool:
        taken = heap - sum(left)
        if not 0 <= taken < len(self.code.digits) or len(left) > 2 or any(part < 1 for part in left):
            return False
        return bool(self.code.digits[taken] >> len(left) & 1) and (taken > 0 or len(left) == 2)

    def read(self, text: str) -> OctalMove:
        """Parse a move such as "#2 9→4+2", "9->4+2" or "9 4 2". Raises InputError if it is illegal here."""
        k, left = self.read_heap(text)
        move = (k, tuple(sorted(part for part in left if part)))
        self.play(move)
        return move
