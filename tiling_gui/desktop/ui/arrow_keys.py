"""The keys that go through what is drawn, and those that take what the cursor stands on."""

from PySide6.QtCore import Qt

ROWWISE = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
"""Where every arrow leads: (rows down, columns to the right)."""
TAKE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""The keys that take what the cursor stands on."""
