"""A title that collapses what is below it, and a group that remembers its state."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLayout, QSizePolicy, QToolButton, QWidget

from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme
from tiling_gui.desktop.ui.widgets.base import ELLIPSIS, SEMIBOLD, font, text_width
from tiling_gui.desktop.ui.widgets.layouts import column, widget_with_layout
from tiling_gui.language import tr

_CHEVRON = 20
"""Width in pixels of the chevron."""


class CollapsibleTitle(QToolButton):
    """A title that toggles what is below it; its chevron is before the words while collapsed, else after them."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open = True
        self.setStyleSheet("QToolButton { border: none; padding: 0; min-height: 0; min-width: 0; }")
        self.setText(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_open(True)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()
        self._tell()

    def set_open(self, is_open: bool) -> None:
        """Show whether the part below is expanded; does not itself expand or collapse it."""
        self._open = is_open
        self._tell()
        self.update()

    @property
    def _size(self) -> int:
        """The font size at which the text fits, if any."""
        return next(
            (size for size in (TEXT, CAPTION) if text_width(self.text(), size, SEMIBOLD) <= self._room), CAPTION
        )

    @property
    def _room(self) -> int:
        return self.width() - _CHEVRON

    @property
    def is_cut(self) -> bool:
        """True if the text does not fit in small letters either."""
        return text_width(self.text(), CAPTION, SEMIBOLD) > self._room

    def _tell(self) -> None:
        does = tr("Collapses this section") if self._open else tr("Expands this section")
        self.setToolTip(f"{self.text()}\n{does}" if self.is_cut else does)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()

    def sizeHint(self) -> QSize:
        return QSize(text_width(self.text(), TEXT, SEMIBOLD) + 22, 24)

    def minimumSizeHint(self) -> QSize:
        """Room for some letters: in a narrow panel the text is set smaller, then elided."""
        return QSize(min(self.sizeHint().width(), 96), 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mirrored = self.isRightToLeft()
        if mirrored:  # everything except the text
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        pen = QPen(theme.colour("text"), 1.5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        x = 0
        face = font(self._size, SEMIBOLD)
        words = QFontMetrics(face).elidedText(self.text(), ELLIPSIS, self._room)
        width = text_width(words, self._size, SEMIBOLD)
        if not self._open:
            painter.setPen(pen)
            painter.drawPolyline([QPointF(7, 8), QPointF(11, 12), QPointF(7, 16)])
            x = _CHEVRON
        else:
            painter.setPen(pen)
            painter.drawPolyline([QPointF(width + 8, 10), QPointF(width + 12, 14), QPointF(width + 16, 10)])
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawLine(QPointF(x, self.height() - 2), QPointF(x + width, self.height() - 2))
        painter.resetTransform()
        left = self.width() - x - width - 1 if mirrored else x
        painter.setFont(face)
        painter.setPen(theme.colour("text"))
        painter.drawText(QRectF(left, 0, width + 1, self.height()), Qt.AlignmentFlag.AlignVCenter, words)
        painter.end()


class CollapsibleSection(QWidget):
    """Rarely used controls under a title that collapses them; the state is stored in the settings."""

    def __init__(self, name: str, title: str, layout: QLayout, settings: SettingsFile) -> None:
        """`name` is the title's objectName, under which the state is stored."""
        super().__init__()
        self._settings = settings
        self.title = CollapsibleTitle(title)
        self.title.setObjectName(name)
        self.title.clicked.connect(lambda: self.set_open(not self.is_open))
        self._inside = widget_with_layout(layout)
        self.setLayout(column(self.title, self._inside))
        self.setMinimumWidth(
            self._inside.minimumSizeHint().width()
        )  # the panel keeps its width when the group is collapsed
        self._show(name in settings.current.unfolded.split())

    @property
    def is_open(self) -> bool:
        """True if expanded."""
        return not self._inside.isHidden()

    def set_open(self, is_open: bool) -> None:
        """Expands or collapses the group, and stores that."""
        self._show(is_open)
        others = [name for name in self._settings.current.unfolded.split() if name != self.title.objectName()]
        mine = [self.title.objectName()] if is_open else []
        self._settings.change(unfolded=" ".join(others + mine))

    def _show(self, is_open: bool) -> None:
        self.title.set_open(is_open)
        self._inside.setVisible(is_open)
