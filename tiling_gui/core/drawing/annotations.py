"""What a picture of a position shows in addition to the position."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tiling_gui.core.drawing.capsules import Label
from tiling_gui.core.game import Move


@dataclass(frozen=True)
class Annotations:
    """Moves and marks to highlight in the picture of a position."""

    played: Move | None = None
    """The move that was made; drawn as placed, with a solid ring."""
    better: Move | None = None
    """The move to compare it with; drawn dashed."""
    values: Mapping[Move, Label] = field(default_factory=dict, hash=False)
    """Values to write on moves; for boards of squares only."""

    marks: tuple[str, ...] = ()
    """In the syntax of marks.py: "c3", "c3:cross"."""
    arrows: tuple[str, ...] = ()
    """In the syntax of marks.py: "a1-c3", "a1-c3:square"."""


NOTHING = Annotations()
