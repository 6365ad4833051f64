"""Reasons in the matching game and in the tiling game, which is the matching game on the squares of a board.

What is said of squares applies to vertices. A *leaf* has one free neighbour, its *stem*; a square is *killed* when its
last free neighbour is covered. A *part* is a connected set of at least two free squares; its value is its mean, which
is proved for parts without a zugzwang (Theorem 1 of resources/help/en/theory.md).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from tiling_gui.core.board import bits, connected_components
from tiling_gui.core.game import Move, Side, Value
from tiling_gui.core.results import Extent
from tiling_gui.language import tr
from tiling_gui.search.reasons import Proofs, Reason, format_list, number_text
from tiling_gui.search.value_reasons import Reply, ValueReason, by_extent, choice

_SEARCHED = 22
"""The most squares of a part that is searched for a zugzwang."""
MOST_PARTS = 5
"""The most parts that a sentence lists."""


@dataclass(frozen=True, eq=False)
class Ground:
    """The graph a game is played on, with the functions and names of that game."""

    near: Sequence[int]
    """The neighbours of each vertex, as a mask."""
    names: Sequence[str]
    free: Callable[[Any], int]
    """The uncovered vertices of a position, as a mask."""
    ends: Callable[[Move], int]
    """The two vertices of a move, as a mask."""
    alone: Callable[[int, Side], Any]
    """The position on only these vertices, with this side to move."""
    mean: Callable[[int, Proofs], Fraction | None]
    """The mean of a connected part; None if it is not proved to have one."""
    is_free: Callable[[int], bool]
    """Whether a connected part is proved, without a search, to have no zugzwang."""
    where: Callable[[int], str]
    """A short description of a part, e.g. "b2 to d4"."""
    extent: Callable[[Any], Extent | None]

    def open(self, free: int) -> int:
        """The vertices of `free` that can still be covered."""
        return sum(1 << v for v in bits(free) if self.near[v] & free)

    def killed(self, position: Any, move: Move) -> int:
        """The vertices that lose their last free neighbour by `move`, which does not cover them itself."""
        before, left = self.free(position), self.free(position) & ~self.ends(move)
        return self.open(before) & left & ~self.open(left)

    def leaves(self, free: int) -> int:
        return sum(1 << v for v in bits(free) if (self.near[v] & free).bit_count() == 1)

    def components(self, free: int) -> list[int]:
        return [part for part in connected_components(free, self.near) if part.bit_count() > 1]

    def is_ring(self, part: int) -> bool:
        return all((self.near[v] & part).bit_count() == 2 for v in bits(part))

    def named(self, mask: int) -> tuple[str, ...]:
        return tuple(self.names[v] for v in bits(mask))


@dataclass(frozen=True, repr=False)
class OnGround(ValueReason):
    """A statement about the vertices in the mask `squares`."""

    ground: Ground
    squares: int

    @property
    def places(self) -> Sequence[str]:
        return self.ground.named(self.squares)

    @property
    def placeholders(self) -> dict[str, Any]:
        return {"squares": format_list(self.places), "score": self.score}


@dataclass(frozen=True, repr=False)
class Kills(OnGround):
    """The move takes the last free neighbour of some squares."""

    kind: ClassVar[str] = "kills"

    def check(self, proofs: Proofs) -> bool:
        return super().check(proofs) and self.ground.killed(self.position, self.move) == self.squares != 0

    def text(self) -> str:
        if self.is_mistake:
            return tr("It kills {squares}: {score}.", **self.placeholders)
        return tr("It kills {squares}.", **self.placeholders)


@dataclass(frozen=True, repr=False)
class Saves(OnGround):
    """MAX covers a leaf that MIN, if to move, could kill."""

    kind: ClassVar[str] = "saves"

    def check(self, proofs: Proofs) -> bool:
        """By the rules: `squares` is one leaf, the move covers it, and its stem has another free neighbour."""
        free, near = self.ground.free(self.position), self.ground.near
        if not super().check(proofs) or not self.squares & self.ground.ends(self.move) & self.ground.leaves(free):
            return False
        (leaf,) = bits(self.squares)
        (stem,) = bits(near[leaf] & free)
        return (near[stem] & free).bit_count() > 1

    def text(self) -> str:
        return tr("It covers the leaf {squares}, which MIN could have killed.", **self.placeholders)


@dataclass(frozen=True, repr=False)
class KillingReply(OnGround):
    """MIN's best answer to a mistake kills squares."""

    kind: ClassVar[str] = "reply"
    reply: Move

    def check(self, proofs: Proofs) -> bool:
        """The reply keeps the value after the mistake and kills exactly these squares."""
        return self._is_best(proofs) and self.ground.killed(self.after, self.reply) == self.squares != 0

    def _is_best(self, proofs: Proofs) -> bool:
        return Reply(self.position, self.move, self.value, self.value_after, self.reply).check(proofs)

    @property
    def placeholders(self) -> dict[str, Any]:
        return {**super().placeholders, "side": self.after.to_move, "reply": self.after.write(self.reply)}

    def text(self) -> str:
        return tr("{side}'s reply {reply} kills {squares}: {score}.", **self.placeholders)

    @property
    def answer(self) -> Move | None:
        return self.reply


@dataclass(frozen=True, repr=False)
class LeafReply(KillingReply):
    """MIN's best answer to a mistake kills a leaf that the mistake created."""

    kind: ClassVar[str] = "leaf"

    def check(self, proofs: Proofs) -> bool:
        """`squares` is such a leaf; the reply may kill others as well."""
        made = _new_leaves(self.ground, self.position, self.move)
        return self._is_best(proofs) and bool(self.squares & made & self.ground.killed(self.after, self.reply))

    def text(self) -> str:
        return tr("It leaves a leaf at {squares}, and {side}'s reply {reply} kills it: {score}.", **self.placeholders)


@dataclass(frozen=True, repr=False)
class MissedKill(OnGround):
    """MIN could have killed squares with a move that keeps the value; now MAX's best reply covers some of them."""

    kind: ClassVar[str] = "missed"
    gives_away: ClassVar[bool] = True
    better: Move
    reply: Move

    def check(self, proofs: Proofs) -> bool:
        """Check what the better move kills, that it keeps the value, and that the reply is best and covers one of
        them."""
        ground = self.ground
        return (
            Reply(self.position, self.move, self.value, self.value_after, self.reply).check(proofs)
            and ground.killed(self.position, self.better) == self.squares
            and proofs.value(self.position.play(self.better)) == self.value
            and bool(ground.ends(self.reply) & self.squares)
        )

    def text(self) -> str:
        said = {**self.placeholders, "side": self.after.to_move, "reply": self.after.write(self.reply)}
        said["better"] = self.position.write(self.better)
        said["covered"] = format_list(self.ground.named(self.squares & self.ground.ends(self.reply)))
        return tr("{better} would have killed {squares}; now {side}'s reply {reply} covers {covered}: {score}.", **said)

    @property
    def answer(self) -> Move | None:
        return self.reply

    @property
    def moves(self) -> Sequence[str]:
        return self.position.write(self.better), self.after.write(self.reply)


@dataclass(frozen=True, repr=False)
class Zugzwang(OnGround):
    """The move separates `squares` as a part in which neither player wants to move first.

    With MAX to move in it alone, one fewer domino is placed than with MIN to move: whoever begins there loses one.
    """

    kind: ClassVar[str] = "zugzwang"

    def check(self, proofs: Proofs) -> bool:
        """X = N − 1, by search on the part alone; it is a part after the move and was none before it."""
        ground = self.ground
        if not super().check(proofs) or not _is_new_part(ground, self.position, self.move, self.squares):
            return False
        of_max, of_min = (proofs.value(ground.alone(self.squares, side)) for side in (Side.MAX, Side.MIN))
        return of_max == of_min - 1

    def text(self) -> str:
        said = {"size": self.squares.bit_count(), "where": self.ground.where(self.squares)}
        if self.ground.is_ring(self.squares):
            return tr("It closes a ring of {size} ({where}): whoever moves there first loses one.", **said)
        return tr("It leaves a part of {size} ({where}) where whoever moves first loses one.", **said)

    @property
    def parts(self) -> Sequence[Sequence[str]]:
        return (self.places,)


@dataclass(frozen=True, repr=False)
class Parts(ValueReason):
    """The remaining parts, the value of each, and who moves first on a half, if there is one."""

    kind: ClassVar[str] = "parts"
    ground: Ground
    masks: tuple[int, ...]
    """In descending order of their means."""
    means: tuple[Fraction, ...]

    def check(self, proofs: Proofs) -> bool:
        """All parts with at least two squares, their means, and the value that follows by Theorem 1."""
        position = self.position if self.move is None else self.after
        whole = sum(self.means, Fraction(0))
        to_come = -(-whole.numerator // whole.denominator) if position.to_move is Side.MAX else whole // 1
        return (
            super().check(proofs)
            and sorted(self.masks) == sorted(self.ground.components(self.ground.free(position)))
            and all(self.ground.mean(part, proofs) == mean for part, mean in zip(self.masks, self.means, strict=True))
            and position.scored + to_come == self.value_after
        )

    def text(self) -> str:
        whole = sum(self.means, Fraction(0))
        position = self.position if self.move is None else self.after
        said = {
            "parts": format_list([number_text(mean) for mean in self.means]),
            "sum": number_text(whole),
            "score": self.score,
        }
        said["side"] = position.to_move
        if whole.denominator == 1:
            if self.move is None:
                return tr("The parts are worth {parts}, {sum} together.", **said)
            return tr("It leaves parts worth {parts}, {sum} together: {score}.", **said)
        if self.move is None:
            return tr("The parts are worth {parts}, {sum} together, and {side} moves first on the half.", **said)
        return tr("It leaves parts worth {parts}, {sum} together, and {side} moves first on the half: {score}.", **said)

    @property
    def parts(self) -> Sequence[Sequence[str]]:
        return tuple(self.ground.named(part) for part in self.masks)

    @property
    def numbers(self) -> Sequence[Value]:
        """The means of the parts, then the values."""
        return (*self.means, *super().numbers)


def on_ground(ground: Ground, position: Any, move: Move | None, proofs: Proofs) -> Iterator[Reason]:
    """The statements about a position or a move, most informative first."""
    value = proofs.value(position)
    left = value if move is None else proofs.value(position.play(move))
    yield from by_extent(position, move, value, left, ground.extent)
    if move is not None:
        yield from _of_move(ground, position, move, value, left, proofs)
    yield from _parts(ground, position, move, value, left, proofs)
    if move is not None and left != value:
        yield from _replies(ground, position, move, value, left, proofs)
    yield from choice(position, move, proofs)


def _of_move(ground: Ground, position: Any, move: Move, value: Any, left: Any, proofs: Proofs) -> Iterator[Reason]:
    """What the move itself does: it creates a zugzwang, kills squares, or saves a leaf."""
    free = ground.free(position)
    for part in ground.components(free & ~ground.ends(move)):
        if _is_new_part(ground, position, move, part) and part.bit_count() <= _SEARCHED and not ground.is_free(part):
            yield Zugzwang(position, move, value, left, ground, part)
    is_max, is_mistake = position.to_move is Side.MAX, value != left
    killed = ground.killed(position, move)
    if killed and is_max == is_mistake:
        better = ground.killed(position, proofs.good_move(position)).bit_count() if is_mistake else -1
        if better < killed.bit_count():
            yield Kills(position, move, value, left, ground, killed)
    if is_max and not is_mistake:
        for leaf in bits(ground.leaves(free) & ground.ends(move)):
            yield Saves(position, move, value, left, ground, 1 << leaf)
    if is_mistake and is_max:
        for leaf in bits(_new_leaves(ground, position, move)):
            for reply in position.play(move).moves():
                if ground.killed(position.play(move), reply) >> leaf & 1:
                    yield LeafReply(position, move, value, left, ground, 1 << leaf, reply)


def _parts(ground: Ground, position: Any, move: Move | None, value: Any, left: Any, proofs: Proofs) -> Iterator[Reason]:
    parts = ground.components(ground.free(position if move is None else position.play(move)))
    if not 2 <= len(parts) <= MOST_PARTS:
        return
    if move is not None and len(parts) <= len(ground.components(ground.free(position))):
        return  # this move did not split them
    means = [(ground.mean(part, proofs), part) for part in parts]
    if any(mean is None for mean, _ in means):
        return
    known = sorted(((mean, part) for mean, part in means if mean is not None), key=lambda each: (-each[0], each[1]))
    masks, worth = tuple(part for _, part in known), tuple(mean for mean, _ in known)
    yield Parts(position, move, value, left, ground, masks, worth)


def _replies(ground: Ground, position: Any, move: Move, value: Any, left: Any, proofs: Proofs) -> Iterator[Reason]:
    """Replies that show the cost of a mistake: those that kill most, or cover what could have been killed."""
    after = position.play(move)
    if after.is_over:
        return
    good = proofs.some_keepers(after)
    if after.to_move is Side.MIN:
        reply = max(good, key=lambda each: ground.killed(after, each).bit_count())
        killed = ground.killed(after, reply)
        if killed:
            yield KillingReply(position, move, value, left, ground, killed, reply)
    else:
        for better in sorted(
            proofs.some_keepers(position), key=lambda each: -ground.killed(position, each).bit_count()
        ):
            killed = ground.killed(position, better)
            covering = [reply for reply in good if ground.ends(reply) & killed]
            if covering:
                yield MissedKill(position, move, value, left, ground, killed, better, covering[0])
    yield Reply(position, move, value, left, good[0])


def _new_leaves(ground: Ground, position: Any, move: Move) -> int:
    free = ground.free(position)
    return ground.leaves(free & ~ground.ends(move)) & ~ground.leaves(free)


def _is_new_part(ground: Ground, position: Any, move: Move | None, part: int) -> bool:
    """Whether `part` is a part after the move but was none before it."""
    free = ground.free(position)
    left = free & ~ground.ends(move)
    return part in ground.components(left) and part not in ground.components(free)
