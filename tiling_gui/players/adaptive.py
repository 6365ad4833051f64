"""The adaptive player: its level rises with every game won against it, and falls with every game lost.

Its level is an index into a ladder of ordinary players, so it can be described in words. It exists only in the window,
where it follows the user's results.
"""

from dataclasses import dataclass, replace
from typing import Any

SPEC = "adaptive"
"""Its spec in records and settings."""

LADDER = {
    "random": 1.5,
    "mixed:lookahead:0:1/2": 9.5,
    "mixed:lookahead:0:1/4": 9.0,
    "lookahead:0": 12.0,
    "mixed:lookahead:1:1/5": 22.0,
    "lookahead:1": 25.5,
    "lookahead:2": 23.5,
    "lookahead:3": 24.5,
    "lookahead:4": 28.5,
    "lookahead:5": 32.0,
    "perfect": 32.0,
}
"""The levels from easy to hard, and the points of each, of 40, in the tournament of docs/levels.md: four pairs of games
against each other level.
"""
PAIRS = 4

_SPECS = tuple(LADDER)
_BEGIN = _SPECS.index("lookahead:0")
_REMEMBERED = 50


@dataclass(frozen=True)
class LadderState:
    """The player's level on the ladder, and the games already counted."""

    level: int = _BEGIN
    counted: tuple[str, ...] = ()
    """Ids of the last games counted."""

    @property
    def spec(self) -> str:
        return _SPECS[self.level]

    def after(self, game: str, person: int) -> "LadderState":
        """The state after the game with this id; `person` is 1 if the user won, -1 if they lost, 0 for a draw.

        A game counts once, even if reported again.
        """
        if game in self.counted:
            return self
        level = min(max(self.level + person, 0), len(LADDER) - 1)
        return replace(self, level=level, counted=(*self.counted, game)[-_REMEMBERED:])

    def to_json(self) -> dict[str, Any]:
        return {"level": self.level, "counted": list(self.counted)}


def ladder_state(data: Any) -> LadderState:
    """The state from stored JSON; the initial one if it is missing or invalid."""
    if not isinstance(data, dict):
        return LadderState()
    level, counted = data.get("level"), data.get("counted")
    if not isinstance(level, int) or not 0 <= level < len(LADDER) or not isinstance(counted, list):
        return LadderState()
    return LadderState(level, tuple(str(id) for id in counted))
