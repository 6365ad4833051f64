"""Who chooses moves, as records name it: of a side from now on, and of a single move where it was somebody else."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Player:
    """Who chose one side's moves."""

    spec: str
    """As the command line writes it: "human", "lookahead:3", "perfect", ..."""
    name: str = ""
    """What people are shown, e.g. "You"."""
