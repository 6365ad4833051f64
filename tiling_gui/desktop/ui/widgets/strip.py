"""How a widget in the row under the board relates to the others there (main_window/bottom_row.py)."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Strip:
    """The class attribute STRIP of a widget passed to `Panels.add_strip`."""

    importance: int = 0
    """Of several visible strips, the one with the highest importance is shown."""
    asks: bool = False
    """True: shown before messages, and even while the pointer is on the board."""
    is_work: bool = False
    """True: shown in place of the progress bar while that is hidden."""
