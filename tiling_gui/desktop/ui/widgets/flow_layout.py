"""A row of widgets that wraps to further lines if the window is too narrow."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """A layout of widgets from left to right at their preferred widths, in as many lines as needed."""

    def __init__(self, *widgets: QWidget, spacing: int = 8) -> None:
        super().__init__()
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
        """Removes and returns the item at `index`; None if there is none."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """None: extra room goes to others."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return max((place.bottom() + 1 for place in places), default=0)

    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for item in self._shown()]
        wide = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        return QSize(wide, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """That of the largest item."""
        least = QSize(0, 0)
        for item in self._shown():
            least = least.expandedTo(item.minimumSize())
        return least

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
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
        tallest: dict[int, int] = {}
        for place in places:
            tallest[place.top()] = max(tallest.get(place.top(), 0), place.height())
        return [place.translated(0, (tallest[place.top()] - place.height()) // 2) for place in places]
