"""Reasons in games won by the last move, by nim-sums: whoever leaves 0 wins; from 0 every move leaves another sum."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from tiling_gui.core.game import Move, Value
from tiling_gui.language import tr
from tiling_gui.search.grundy import nim_sum
from tiling_gui.search.reasons import Proofs, Reason, format_list
from tiling_gui.search.value_reasons import choice

MOST_PARTS = 6
"""The most parts that a sentence lists."""

NamedParts = Callable[[Any], Sequence[tuple[Sequence[str], Any]]]
"""The independent components of a position: (the names of its places, the position on it alone) for each."""


@dataclass(frozen=True, repr=False)
class NimSum(Reason):
    """The nim-sum before a move, after it, and after the reply that makes it 0 again, if there is one."""

    kind: ClassVar[str] = "nim_sum"
    before: int
    left: int
    reply: Move | None = None

    def check(self, proofs: Proofs) -> bool:
        after = self.after
        found = proofs.grundy(self.position) == self.before and proofs.grundy(after) == self.left
        if not found or (self.left == 0) != (self.reply is None):
            return False
        return self.reply is None or proofs.grundy(after.play(self.reply)) == 0

    def text(self) -> str:
        said = {"before": self.before, "left": self.left}
        if self.reply is None:
            return tr("The nim-sum was {before}; this move leaves 0.", **said)
        said |= {"side": self.after.to_move, "reply": self.after.write(self.reply)}
        return tr("The nim-sum was {before}; this move leaves {left}, and {side}'s reply {reply} leaves 0.", **said)

    @property
    def answer(self) -> Move | None:
        return self.reply

    @property
    def numbers(self) -> Sequence[Value]:
        return (self.before, self.left)


@dataclass(frozen=True, repr=False)
class NimParts(Reason):
    """The Grundy values of the parts of a position, and their nim-sum."""

    kind: ClassVar[str] = "nim_parts"
    values: tuple[int, ...]
    named: NamedParts

    def check(self, proofs: Proofs) -> bool:
        parts = self.named(self.position)
        return (
            len(parts) == len(self.values)
            and all(proofs.grundy(part) == value for (_, part), value in zip(parts, self.values, strict=True))
            and proofs.grundy(self.position) == self.nim_sum
        )

    def text(self) -> str:
        said = {"values": format_list([str(value) for value in self.values]), "sum": self.nim_sum}
        if len(self.values) == 1 and self.nim_sum:
            return tr("The Grundy value is {sum}: whoever moves can leave 0.", **said)
        if len(self.values) == 1:
            return tr("The Grundy value is 0: no move leaves 0 again.")
        if self.nim_sum:
            return tr(
                "The parts have the Grundy values {values}: the nim-sum is {sum}, and a move can leave 0.", **said
            )
        return tr("The parts have the Grundy values {values}: the nim-sum is 0, and no move leaves 0 again.", **said)

    @property
    def nim_sum(self) -> int:
        return nim_sum(self.values)

    @property
    def parts(self) -> Sequence[Sequence[str]]:
        return tuple(tuple(names) for names, _ in self.named(self.position))

    @property
    def numbers(self) -> Sequence[Value]:
        return (*self.values, self.nim_sum)


def by_nim_sums(position: Any, move: Move | None, proofs: Proofs, named: NamedParts) -> Iterator[Reason]:
    if move is None:
        parts = named(position)
        if 1 <= len(parts) <= MOST_PARTS:
            yield NimParts(position, None, tuple(proofs.grundy(part) for _, part in parts), named)
    else:
        after = position.play(move)
        left = proofs.grundy(after)
        replies = (each for each in after.moves() if proofs.grundy(after.play(each)) == 0)
        yield NimSum(position, move, proofs.grundy(position), left, next(replies, None) if left else None)
    yield from choice(position, move, proofs)
