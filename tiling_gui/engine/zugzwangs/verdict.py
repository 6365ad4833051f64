"""Whether a whole position is zugzwang-free, as a sentence, with dominoes that lead to a zugzwang if not."""

from dataclasses import dataclass
from typing import Any

from tiling_gui.core.tiled import move_to_json
from tiling_gui.engine.structure import Evidence, Part, Structure
from tiling_gui.engine.zugzwangs.rings import Pairs, maximal_tiling
from tiling_gui.engine.zugzwangs.shipped import decided
from tiling_gui.games.domino.rules import Domino, DominoPosition
from tiling_gui.language import plural, tr


@dataclass(frozen=True)
class ZugzwangVerdict:
    """Whether a position is zugzwang-free, None if neither is proved, and the reason without a full stop."""

    zugzwang_free: bool | None
    why: str
    moves: tuple[Domino, ...] | None = None
    """Dominoes that lead to X < N, if a zugzwang is reached; () if the position is one."""

    @property
    def sentence(self) -> str:
        return f"{self.why[:1].upper()}{self.why[1:]}."

    def as_json(self) -> dict[str, Any]:
        """The JSON object of the command line."""
        moves = None if self.moves is None else [move_to_json(move) for move in self.moves]
        return {"zugzwang_free": self.zugzwang_free, "moves": moves, "why": self.why}


def verdict(position: DominoPosition, found: Structure) -> ZugzwangVerdict:
    """The verdict on `position` from its parts: zugzwang-free if all of them are, irregular if one is."""
    irregular = [part for part in found.parts if part.why.irregular]
    if irregular:
        return _irregular(position, min(irregular, key=lambda part: len(_of(part))))
    unknown = [part for part in found.parts if part.why is Evidence.UNKNOWN]
    if not found.parts:
        return ZugzwangVerdict(True, tr("zugzwang-free: no domino fits"))
    if unknown:
        return ZugzwangVerdict(None, _undecided(unknown[0]))
    if len(found.parts) == 1:
        return ZugzwangVerdict(True, found.parts[0].reason())
    return ZugzwangVerdict(True, tr("zugzwang-free: each of the {count} components is", count=len(found.parts)))


def _of(part: Part) -> Pairs:
    return part.zugzwang.dominoes if part.zugzwang else ()


def _irregular(position: DominoPosition, part: Part) -> ZugzwangVerdict:
    """The verdict with dominoes that leave only a zugzwang of `part`."""
    board = position.board
    pairs = _of(part) + maximal_tiling(board, position.live & ~part.squares)
    moves = tuple(sorted((divmod(i, board.columns), divmod(j, board.columns)) for i, j in pairs))
    left = part.zugzwang
    if left is None or not left.is_ring:
        x, n = part.max_first[1], part.min_first[0]
        size = left.size if left else part.size
        if not moves and left:
            return ZugzwangVerdict(False, tr("irregular: it is a zugzwang of {size} squares", size=size), moves)
        if not moves:
            return ZugzwangVerdict(
                False, tr("irregular: it is a zugzwang, X = {x} is less than N = {n}", x=x, n=n), moves
            )
        why = plural(
            "irregular: these %n dominoes leave a zugzwang of {size} squares",
            "irregular: this domino leaves a zugzwang of {size} squares",
            len(moves),
            size=size,
        )
        return ZugzwangVerdict(False, why, moves)
    if not moves:
        return ZugzwangVerdict(False, tr("irregular: it is a ring of {size}, a zugzwang", size=left.size), moves)
    why = plural(
        "irregular: these %n dominoes leave a ring of {size}",
        "irregular: this domino leaves a ring of {size}",
        len(moves),
        size=left.size,
    )
    return ZugzwangVerdict(False, why, moves)


def _undecided(part: Part) -> str:
    if not part.all_tried:
        return tr("not decided: {size} squares, and not all zugzwangs in it were tried", size=part.size)
    return tr(
        "not decided: {size} squares, it reaches no known zugzwang; all of them are known only up to {decided} squares",
        size=part.size,
        decided=decided(),
    )
