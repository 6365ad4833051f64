"""A title that collapses what is below it, and a group that remembers its state."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLayout, QSizePolicy, QToolButton, QWidget

from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import TEXT, theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, font, text_width
from tiling_gui.desktop.ui.widgets.layouts import column, widget_with_layout
from tiling_gui.language import tr


class CollapsibleTitle(QToolButton):
    """A title that toggles what is below it; its chevron is shown while collapsed, hovered or focused."""

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

    def set_open(self, is_open: bool) -> None:
        """Shows whether the part below is expanded; does not itself expand or collapse it."""
        self._open = is_open
        self.setToolTip(tr("Collapses this section") if is_open else tr("Expands this section"))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(text_width(self.text(), TEXT, SEMIBOLD) + 22, 24)

    def minimumSizeHint(self) -> QSize:
        """The same: a title is never cut off."""
        return self.sizeHint()

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
        width = text_width(self.text(), TEXT, SEMIBOLD)
        if not self._open:
            painter.setPen(pen)
            painter.drawPolyline([QPointF(7, 8), QPointF(11, 12), QPointF(7, 16)])
            x = 20
        elif self.underMouse() or self.hasFocus():
            painter.setPen(pen)
            painter.drawPolyline([QPointF(width + 8, 10), QPointF(width + 12, 14), QPointF(width + 16, 10)])
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawLine(QPointF(x, self.height() - 2), QPointF(x + width, self.height() - 2))
        painter.resetTransform()
        left = self.width() - x - width - 1 if mirrored else x
        painter.setFont(font(TEXT, SEMIBOLD))
        painter.setPen(theme.colour("text"))
        painter.drawText(QRectF(left, 0, width + 1, self.height()), Qt.AlignmentFlag.AlignVCenter, self.text())
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
