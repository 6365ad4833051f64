"""Who chooses moves, as records name it: of a side from now on, and of a single move where it was somebody else."""

from dataclasses import dataclass

FILLED = "filled"
"""The spec of a move that was filled in because nothing could be chosen any more: nobody's."""


@dataclass(frozen=True)
class Player:
    """Who chose one side's moves."""

    spec: str
    """As the command line writes it: "human", "lookahead:3", "perfect", ..."""
    name: str = ""
    """What people are shown, e.g. "You"."""
