"""Rows and columns of widgets, without margins, 8 pixels between what stands in them.

    column(heading, (table, 1), row(1, play, solve))

A piece is a widget, another layout, or a whole number: room that stretches. A pair gives a piece its share of what room
is left.
"""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLayout, QStackedWidget, QVBoxLayout, QWidget

from tiling_gui.desktop.ui.widgets.base import Label

Piece = QWidget | QLayout | int
GAP = 8
"""Pixels between the pieces."""


def row(*pieces: Piece | tuple[Piece, int], gap: int = GAP) -> QHBoxLayout:
    """Beside each other."""
    made = QHBoxLayout()
    _fill(made, pieces, gap)
    return made


def column(*pieces: Piece | tuple[Piece, int], gap: int = GAP) -> QVBoxLayout:
    """Below each other."""
    made = QVBoxLayout()
    _fill(made, pieces, gap)
    return made


def held(layout: QLayout) -> QWidget:
    """A widget that holds a layout, for what takes widgets: a stack, a scroll area."""
    made = QWidget()
    made.setLayout(layout)
    return made


def stack(*pages: QWidget | QLayout) -> QStackedWidget:
    """Pages of which one is seen, at first the first."""
    made = QStackedWidget()
    for page in pages:
        made.addWidget(page if isinstance(page, QWidget) else held(page))
    return made


def form(*fields: tuple[str, QWidget | QLayout], right: bool = False) -> QGridLayout:
    """Fields below each other, each with its name at the left; they fill the width, or stand at the `right`."""
    made = QGridLayout()
    made.setSpacing(GAP)
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag(0)
    for at, (text, field) in enumerate(fields):
        made.addWidget(Label(text), at, 0)
        if isinstance(field, QLayout):
            made.addLayout(field, at, 1, side)
        else:
            made.addWidget(field, at, 1, side)
    made.setColumnStretch(0 if right else 1, 1)
    return made


def _fill(box: QBoxLayout, pieces: tuple[Piece | tuple[Piece, int], ...], gap: int) -> None:
    box.setContentsMargins(0, 0, 0, 0)
    box.setSpacing(gap)
    for each in pieces:
        piece, share = each if isinstance(each, tuple) else (each, 0)
        if isinstance(piece, int):
            box.addStretch(piece)
        elif isinstance(piece, QLayout):
            box.addLayout(piece, share)
        else:
            box.addWidget(piece, share)
