"""The player that adapts: which level it plays at, moved up by every game won against it, down by every one lost.

Its level is a place on a ladder of ordinary players, so what it is at the moment can be said in words. Only the
window has it: it follows the results of the person who plays there.
"""

from dataclasses import dataclass, replace
from typing import Any

SPEC = "adaptive"
"""How records and settings write it."""

LADDER = (
    "random",
    "mixed:lookahead:0:1/2",
    "mixed:lookahead:0:1/4",
    "lookahead:0",
    "mixed:lookahead:1:1/5",
    "lookahead:1",
    "lookahead:2",
    "lookahead:3",
    "lookahead:4",
    "lookahead:5",
    "perfect",
)
"""From easy to hard; docs/levels.md has what was measured."""

_BEGIN = LADDER.index("lookahead:0")
_REMEMBERED = 50


@dataclass(frozen=True)
class Standing:
    """Where on the ladder the player stands, and which games have been counted."""

    level: int = _BEGIN
    counted: tuple[str, ...] = ()
    """Ids of the last games that were counted."""

    @property
    def spec(self) -> str:
        return LADDER[self.level]

    def after(self, game: str, person: int) -> "Standing":
        """After the game with this id: `person` is 1 if the person won, -1 if he lost, 0 for a draw.

        A game counts once, however often it is told.
        """
        if game in self.counted:
            return self
        level = min(max(self.level + person, 0), len(LADDER) - 1)
        return replace(self, level=level, counted=(*self.counted, game)[-_REMEMBERED:])

    def to_json(self) -> dict[str, Any]:
        return {"level": self.level, "counted": list(self.counted)}


def standing(data: Any) -> Standing:
    """What the store kept; the beginning where it kept nothing readable."""
    if not isinstance(data, dict):
        return Standing()
    level, counted = data.get("level"), data.get("counted")
    if not isinstance(level, int) or not 0 <= level < len(LADDER) or not isinstance(counted, list):
        return Standing()
    return Standing(level, tuple(str(id) for id in counted))
