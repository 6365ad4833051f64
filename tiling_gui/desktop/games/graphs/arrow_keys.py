"""The keys that go through what is drawn of a graph, and where an arrow leads."""

from collections.abc import Mapping
from math import atan2, cos, hypot

from PySide6.QtCore import QPointF, Qt

from tiling_gui.desktop.ui.arrow_keys import ROWWISE
from tiling_gui.desktop.ui.arrow_keys import TAKE as TAKE

WAYS = {key: (right, down) for key, (down, right) in ROWWISE.items()}
"""The direction of every arrow, x right and y down."""
TABS = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}


def ahead(at: QPointF, way: tuple[int, int], places: Mapping[int, QPointF], here: int) -> int:
    """The place that an arrow leads to from `at`; `here` where nothing lies ahead."""
    found = []
    for i, to in places.items():
        dx, dy = to.x() - at.x(), to.y() - at.y()
        away = hypot(dx, dy)
        turn = cos(atan2(dy, dx) - atan2(way[1], way[0])) if away else 0
        if turn > 0.3:
            # What lies straight ahead is nearer than what lies aside.
            found.append((away / turn**2, i))
    return min(found)[1] if found else here
