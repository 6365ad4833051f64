"""Rows and columns of widgets, without margins and with gaps of 8 pixels; rows that wrap, and strips under a board.

    column(heading, (table, 1), row(1, play, solve))

A piece is a widget, a layout, or an integer: a stretch of that factor. A pair is a piece with its stretch factor.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.desktop.ui.widgets.base import Label, NotTooLow, scrolled

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


def side_by_side(*pieces: Piece | tuple[Piece, int], gap: int = 0) -> QScrollArea:
    """Pieces side by side, e.g. a panel, a line and the main part of a window; scrolled if they do not fit."""
    shares = [each if isinstance(each, tuple) else (each, 0) for each in pieces]
    return scrolled_whole(row(*((_not_too_small(piece, share), share) for piece, share in shares), gap=gap))


def scrolled_whole(content: QLayout, parent: QWidget | None = None) -> QScrollArea:
    """Content in a frameless scroll area, which scrolls when a part would be smaller than its least size.

    The content is put in last: Qt looks up the style of a widget and of all in it again at each change of parent.
    """
    inside, made = QWidget(), NotTooLow()
    area = scrolled(inside, parent)
    inside.setLayout(row(made))
    made.setLayout(content)
    return area


def _not_too_low(content: QLayout) -> NotTooLow:
    made = NotTooLow()
    made.setLayout(content)
    return made


_MAIN = 240
"""Minimum width in pixels of what gets the room beside a panel."""


def _not_too_small(piece: Piece, share: int) -> Piece:
    """A piece of `side_by_side`, wide enough to be read if it gets a share, and as high as its sentences need."""
    if isinstance(piece, int):
        return piece
    made = _not_too_low(piece) if isinstance(piece, QLayout) else piece
    if share:
        made.setMinimumWidth(max(_MAIN, made.minimumSizeHint().width()))
    return made


@dataclass(frozen=True)
class Strip:
    """The class attribute STRIP of a widget passed to `Panels.add_strip`."""

    importance: int = 0
    """Of several visible strips, the one with the highest importance is shown."""
    asks: bool = False
    """True: shown before messages, and even while the pointer is on the board."""
    is_work: bool = False
    """True: shown in place of the progress bar while that is hidden."""


class FlowLayout(QLayout):
    """A layout of widgets from left to right at their preferred widths, in as many lines as needed."""

    def __init__(self, *widgets: QWidget, spacing: int = 8, last_right: bool = False) -> None:
        """`last_right`: the last widget is at the right end of its line."""
        super().__init__()
        self._last_right = last_right
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)
        for widget in widgets:
            self.addWidget(widget)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item at `index`; None if there is none."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove and return the item at `index`; None if there is none."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """None: extra room goes to others."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        places = self._places(width - margins.left() - margins.right())
        return max((place.bottom() + 1 for place in places), default=0) + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for item in self._shown()]
        wide = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        return QSize(wide, max((size.height() for size in sizes), default=0)).grownBy(self.contentsMargins())

    def minimumSize(self) -> QSize:
        """That of the largest item."""
        least = QSize(0, 0)
        for item in self._shown():
            least = least.expandedTo(item.minimumSize())
        return least.grownBy(self.contentsMargins())

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        rect = self.contentsRect()
        mirrored = (parent := self.parentWidget()) is not None and parent.isRightToLeft()
        for item, place in zip(self._shown(), self._places(rect.width()), strict=True):
            if mirrored:
                place.moveRight(rect.width() - 1 - place.left())
            item.setGeometry(place.translated(rect.topLeft()))

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _places(self, width: int) -> list[QRect]:
        """The geometry of each item at this width, relative to the top left corner."""
        places: list[QRect] = []
        at, line = QPoint(0, 0), 0
        for item in self._shown():
            size = item.sizeHint().expandedTo(item.minimumSize())
            size.setWidth(max(item.minimumSize().width(), min(size.width(), width)))
            if at.x() and at.x() + size.width() > width:
                at, line = QPoint(0, at.y() + line + self.spacing()), 0
            places.append(QRect(at, size))
            at, line = at + QPoint(size.width() + self.spacing(), 0), max(line, size.height())
        if self._last_right and places:
            places[-1].moveRight(width - 1)
        tallest: dict[int, int] = {}
        for place in places:
            tallest[place.top()] = max(tallest.get(place.top(), 0), place.height())
        return [place.translated(0, (tallest[place.top()] - place.height()) // 2) for place in places]
