"""What speaks in the row under the board says of itself how it stands beside others (main_window/foot.py)."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Strip:
    """The class attribute STRIP of a widget that is given to `Panels.add_strip`."""

    importance: int = 0
    """Of two that would speak, the one with more is seen."""
    asks: bool = False
    """It stays while the pointer goes over the board, and is seen before what was said."""
    is_work: bool = False
    """It has the place of the work line while nothing is shown there."""
