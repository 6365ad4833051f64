"""Reasons in the sharing games: what a move gives away, bounds on MAX's share, and the reply."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from tiling_gui.core.game import Side
from tiling_gui.games.sharing.extent import extent
from tiling_gui.games.sharing.rules import Put, SharingMove, SharingPosition
from tiling_gui.language import tr
from tiling_gui.search.reasons import Proofs, Reason, format_list
from tiling_gui.search.value_reasons import ValueReason, of_a_value


@dataclass(frozen=True, repr=False)
class OwnersDecided(ValueReason):
    """What MIN's move decides: these shared elements now belong to `owner`, whatever follows."""

    kind: ClassVar[str] = "gives"
    owner: Side
    elements: tuple[int, ...]

    def check(self, proofs: Proofs) -> bool:
        before, after = self.position.owners, self.after.owners
        now = tuple(i for i, owner in enumerate(after) if owner == self.owner and before[i] is None)
        return super().check(proofs) and now == self.elements != ()

    def text(self) -> str:
        said = {"elements": format_list(self.places), "owner": self.owner, "score": self.score}
        if self.is_mistake:
            return tr("It gives {elements} to {owner}: {score}.", **said)
        return tr("It makes {elements} {owner}'s for good.", **said)

    @property
    def places(self) -> Sequence[str]:
        return tuple(self.position.game.shared_names[i] for i in self.elements)


def reasons(position: SharingPosition, move: SharingMove | None, proofs: Proofs) -> Iterator[Reason]:
    """Candidate reasons for `Game.reasons`, the most telling first; they are proved later."""
    if isinstance(move, Put):
        after = position.play(move)
        value, left = proofs.value(position), proofs.value(after)
        owner = Side.MIN if value == left else Side.MAX
        given = tuple(i for i, now in enumerate(after.owners) if now == owner and position.owners[i] is None)
        if given:
            yield OwnersDecided(position, move, value, left, owner, given)
    yield from of_a_value(position, move, proofs, extent)
