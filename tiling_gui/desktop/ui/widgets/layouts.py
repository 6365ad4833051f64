"""Rows and columns of widgets, without margins and with gaps of 8 pixels; the strips under a board.

    column(heading, (table, 1), row(1, play, solve))

A piece is a widget, a layout, or an integer: a stretch of that factor. A pair is a piece with its stretch factor.
"""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLayout, QStackedWidget, QVBoxLayout, QWidget

from tiling_gui.desktop.ui.widgets.base import Label

Piece = QWidget | QLayout | int
GAP = 8
"""Pixels between the pieces."""


def row(*pieces: Piece | tuple[Piece, int], gap: int = GAP) -> QHBoxLayout:
    """Pieces side by side."""
    made = QHBoxLayout()
    _fill(made, pieces, gap)
    return made


def column(*pieces: Piece | tuple[Piece, int], gap: int = GAP) -> QVBoxLayout:
    """Pieces one below the other."""
    made = QVBoxLayout()
    _fill(made, pieces, gap)
    return made


def widget_with_layout(layout: QLayout) -> QWidget:
    """A widget with this layout, for a stack or a scroll area."""
    made = QWidget()
    made.setLayout(layout)
    return made


def stack(*pages: QWidget | QLayout) -> QStackedWidget:
    """Pages of which one is visible, initially the first."""
    made = QStackedWidget()
    for page in pages:
        made.addWidget(page if isinstance(page, QWidget) else widget_with_layout(page))
    return made


def form(*fields: tuple[str, QWidget | QLayout], right: bool = False) -> QGridLayout:
    """Labelled fields one below the other; they fill the width, or are right-aligned."""
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


@dataclass(frozen=True)
class Strip:
    """The class attribute STRIP of a widget passed to `Panels.add_strip`."""

    importance: int = 0
    """Of several visible strips, the one with the highest importance is shown."""
    asks: bool = False
    """True: shown before messages, and even while the pointer is on the board."""
    is_work: bool = False
    """True: shown in place of the progress bar while that is hidden."""
