"""An independent part of a position as a nim heap: what the nim equivalent shows. No Qt in here."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tiling_gui.core.board import Square
from tiling_gui.core.limits import Run
from tiling_gui.search.grundy import GrundySolver


@dataclass(frozen=True)
class NimPart:
    """One part."""

    words: str
    """ "7 squares from a1", "heap 2 of 5", "cells 3 to 9"."""
    value: int | None
    """The nim heap it equals; None if that was not found in time."""
    squares: tuple[Square, ...] = ()
    """Its squares from its top left corner, where it is a part of a board."""


NimParts = Callable[[Any, GrundySolver, Run], list[NimPart] | None]
"""The parts of a position in order; None where it has no nim equivalent (Treblecross with three in a row at hand)."""
