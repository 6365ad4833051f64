"""Which games wait to be reviewed, as the store has it."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Waiting:
    """What is still to be reviewed, and what was."""

    games: tuple[str, ...] = ()
    """Ids; the first is at work."""
    done: int = 0
    mistakes: int = 0
    """Found in the games done."""
    paused: bool = False

    @property
    def total(self) -> int:
        """Games of the queue, done or not."""
        return self.done + len(self.games)

    def to_json(self) -> dict[str, Any]:
        """For the store."""
        return {**vars(self), "games": list(self.games)}


def read_waiting(data: Any) -> Waiting:
    """What the store kept; nothing where it kept nothing readable."""
    if not isinstance(data, dict) or not isinstance(data.get("games"), list):
        return Waiting()
    counts = [data.get(name) for name in ("done", "mistakes")]
    if not all(type(count) is int and count >= 0 for count in counts):
        return Waiting()
    done, mistakes = (int(count or 0) for count in counts)
    return Waiting(tuple(str(id) for id in data["games"]), done, mistakes, bool(data.get("paused")))
