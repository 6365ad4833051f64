"""Buttons from left to right in as many lines as needed."""

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tiling_gui.desktop.ui.widgets.layouts import FlowLayout


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("width", [150, 200, 330, 600])
def test_all_lie_within_the_margins_and_apart(qtbot: QtBot, direction: Qt.LayoutDirection, width: int) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.setLayoutDirection(direction)
    buttons = [QPushButton(text) for text in ("Expand", "Collapse all", "OK")]
    flow = FlowLayout(*buttons)
    flow.setContentsMargins(16, 4, 12, 8)
    holder.setLayout(flow)
    holder.resize(width, flow.heightForWidth(width))
    holder.show()
    inside = holder.rect().adjusted(16, 4, -12, -8)
    boxes = [button.geometry() for button in buttons]
    assert all(inside.contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    first = boxes[0]
    assert (first.left() if direction is Qt.LayoutDirection.LeftToRight else width - 1 - first.right()) == (
        16 if direction is Qt.LayoutDirection.LeftToRight else 12
    )
    assert max(box.bottom() for box in boxes) == inside.bottom()
