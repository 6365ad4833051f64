"""Keyboard navigation in drawings: directions of the arrow keys, the keys that activate, the nearest place ahead."""

from collections.abc import Mapping
from math import atan2, cos, hypot

from PySide6.QtCore import QPointF, Qt

GRID_DIRECTIONS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
"""The step of each arrow key: (rows down, columns to the right)."""
ACTIVATION_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""The keys that activate what is under the cursor."""
DIRECTIONS = {key: (right, down) for key, (down, right) in GRID_DIRECTIONS.items()}
"""The direction of each arrow key: (x to the right, y down)."""
TAB_STEPS = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}


def nearest_ahead(at: QPointF, way: tuple[int, int], places: Mapping[int, QPointF], here: int) -> int:
    """The nearest of `places` from `at` in direction `way`, by its key; `here` if none lies ahead."""
    found = []
    for i, to in places.items():
        dx, dy = to.x() - at.x(), to.y() - at.y()
        away = hypot(dx, dy)
        turn = cos(atan2(dy, dx) - atan2(way[1], way[0])) if away else 0
        if turn > 0.3:
            # Places straight ahead count as nearer than those to the side.
            found.append((away / turn**2, i))
    return min(found)[1] if found else here
