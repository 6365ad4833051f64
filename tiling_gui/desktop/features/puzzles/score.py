"""How hard a puzzle is to be, and how puzzles were answered."""

from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.core.game import Side

_REMEMBERED = 500


@dataclass(frozen=True)
class Level:
    """What puzzle is wanted."""

    board: str = "5x5"
    """As its game reads it; "" for the start of the game on the board."""
    depth: int = 6
    """Moves that optimal play still takes, give or take one."""
    good: int = 1
    """Moves that keep the value."""
    to_move: Side | None = None
    """Who is to find the move; None for either."""
    game: str = "domino"


@dataclass(frozen=True)
class Score:
    """How puzzles were answered."""

    streak: int = 0
    """Solved in a row, up to now."""
    best: int = 0
    """The longest streak."""
    solved: int = 0
    tried: int = 0
    answered: tuple[str, ...] = ()
    """Ids of the records that were answered: only the first answer counts."""

    def after(self, id: str, right: bool, hinted: bool = False) -> "Score":
        """After the first answer to a puzzle; any other changes nothing. With a hint the streak stays as it is."""
        if id in self.answered:
            return self
        streak = self.streak + (not hinted) if right else 0
        answered = (*self.answered, id)[-_REMEMBERED:]
        best = max(self.best, streak)
        return replace(
            self, streak=streak, best=best, solved=self.solved + right, tried=self.tried + 1, answered=answered
        )

    def to_json(self) -> dict[str, Any]:
        """For the store."""
        return {**vars(self), "answered": list(self.answered)}


def read_score(data: Any) -> Score:
    """What the store kept; nothing solved where it kept nothing readable."""
    names = ("streak", "best", "solved", "tried")
    if not isinstance(data, dict) or not all(isinstance(data.get(name), int) for name in names):
        return Score()
    streak, best, solved, tried = (data[name] for name in names)
    answered = data.get("answered")
    return Score(streak, best, solved, tried, tuple(answered) if isinstance(answered, list) else ())
