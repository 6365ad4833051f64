"""What a picture of a position shows besides the position."""

from dataclasses import dataclass

from tiling_gui.core.game import Move


@dataclass(frozen=True)
class Annotations:
    """Moves of the position that is drawn."""

    played: Move | None = None
    """The move that was made: drawn as made, with a solid ring."""
    better: Move | None = None
    """The move to compare it with: drawn dashed."""


NOTHING = Annotations()
