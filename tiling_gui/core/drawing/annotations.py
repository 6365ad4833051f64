"""What a picture of a position shows besides the position."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tiling_gui.core.drawing.capsules import Label
from tiling_gui.core.game import Move


@dataclass(frozen=True)
class Annotations:
    """Moves of the position that is drawn."""

    played: Move | None = None
    """The move that was made: drawn as made, with a solid ring."""
    better: Move | None = None
    """The move to compare it with: drawn dashed."""
    values: Mapping[Move, Label] = field(default_factory=dict, hash=False)
    """What moves are worth, for boards of squares: on each move that is named."""

    marks: tuple[str, ...] = ()
    """As marks.py reads them: "c3", "c3:cross"."""
    arrows: tuple[str, ...] = ()
    """As marks.py reads them: "a1-c3", "a1-c3:square"."""


NOTHING = Annotations()
