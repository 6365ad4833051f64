"""What the widgets of the panels share: the theme they follow, their fonts, labels that shorten with an ellipsis.

A widget asks the theme for colours by role whenever it paints; where the colours change, the style sheet has every one
paint again. Labels have their colour from it, by their property "role".
"""

import re

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QFontDatabase,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QLayout, QScrollArea, QSizePolicy, QStyle, QWidget

from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme

SEMIBOLD = QFont.Weight.DemiBold
REGULAR = QFont.Weight.Normal
ELLIPSIS = Qt.TextElideMode.ElideRight


def named(widget: QWidget, name: str, spoken: str, tip: str = "") -> None:
    """Gives a widget its object name, for scripts and tests, what a screen reader calls it, and a tool tip."""
    widget.setObjectName(name)
    widget.setAccessibleName(spoken)
    if tip:
        widget.setToolTip(tip)


def announce(widget: QWidget, text: str) -> None:
    """Says `text` where a screen reader listens."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def bring_to_front(window: QWidget) -> None:
    """Shows a window above the others, with the keys."""
    window.show()
    window.raise_()
    window.activateWindow()


def not_turned(drawing: QWidget) -> None:
    """Boards, expressions, trees, plots and lists of moves run from left to right in every language."""
    drawing.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def painter_on(drawing: QWidget) -> QPainter:
    """A painter on such a drawing. Painters go by the language, not by their widget: −1 would be drawn as 1−."""
    painter = QPainter(drawing)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    return painter


def font(size: int, weight: QFont.Weight = REGULAR, *, italic: bool = False) -> QFont:
    """The interface font at `size` pixels with tabular figures."""
    made = QFont(QApplication.font())
    made.setPixelSize(size)
    made.setWeight(weight)
    made.setItalic(italic)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


def fixed_font(size: int | None = None) -> QFont:
    """The system's font of fixed width, for tables and code as text; at `size` pixels, or the system's size."""
    made = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    if size is not None:
        made.setPixelSize(size)
    return made


def text_width(text: str, size: int, weight: QFont.Weight = REGULAR) -> int:
    """Width of `text` in pixels, rounded up."""
    return QFontMetrics(font(size, weight)).horizontalAdvance(text) + 1


def set_role(label: QLabel, role: str) -> None:
    """Gives a label the colour that the style sheet has for a role: "text", "muted", "warn" or "accent"."""
    if label.property("role") != role:
        label.setProperty("role", role)
        if label.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):  # else it is when it is shown
            label.style().unpolish(label)
            label.style().polish(label)


class Label(QLabel):
    """One line of text in a role's colour; too long, it ends in an ellipsis and its tool tip says the rest."""

    def __init__(
        self,
        text: str = "",
        *,
        size: int = TEXT,
        weight: QFont.Weight = REGULAR,
        role: str = "text",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        set_role(self, role)
        self._tip = ""
        self._sizes: tuple[int, ...] = (size,)
        self._weight = weight
        self.setFont(font(size, weight))
        self.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Shows `text`."""
        if text != self.text():
            super().setText(text)
            self._choose_size()
            self.updateGeometry()
            self._tell()

    def set_role(self, role: str) -> None:
        """Changes the colour."""
        set_role(self, role)

    def set_tip(self, tip: str) -> None:
        """A tool tip of its own, shown while nothing is cut off."""
        self._tip = tip
        self._tell()

    def shrink(self, *sizes: int) -> None:
        """A text that does not fit is set in one of these smaller sizes before it is cut; its height stays."""
        self.setFixedHeight(self.sizeHint().height())
        self._sizes = (*self._sizes, *sizes)
        self._choose_size()

    def _choose_size(self) -> None:
        if len(self._sizes) > 1:
            fits = (size for size in self._sizes if text_width(self.text(), size, self._weight) <= self.width())
            size = next(fits, self._sizes[-1])
            if self.font().pixelSize() != size:
                self.setFont(font(size, self._weight))

    @property
    def is_cut(self) -> bool:
        """True while the text does not fit."""
        return self.width() < self.sizeHint().width() - 1

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(self.text()) + 1, metrics.height())

    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        return QSize(min(self.sizeHint().width(), metrics.horizontalAdvance("mm…")), metrics.height())

    def changeEvent(self, event: QEvent) -> None:
        """Paints again when enabled or disabled; the style sheet of another place gives back the first size."""
        super().changeEvent(event)
        self._choose_size()
        if event.type() == QEvent.Type.FontChange:
            self._tell()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_size()
        self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the text, shortened if it must be."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.setFont(self.font())
        shown = QFontMetrics(self.font()).elidedText(self.text(), ELLIPSIS, self.width() + 1)
        painter.drawText(self.rect(), int(self.alignment()), shown)
        painter.end()

    def _tell(self) -> None:
        tip = self.text() if self.is_cut else self._tip
        if tip != self.toolTip():
            self.setToolTip(tip)


_LONG, _PIECE, _BREAK = re.compile(r"\S{28,}"), 8, "\u200b"
"""A word that may be wider than a panel, what it breaks into, and the blank of no width between."""


class Sentence(QLabel):
    """Plain text in a role's colour, wrapped, also within a word that is very long: somebody typed it."""

    def __init__(
        self,
        text: str = "",
        *,
        size: int = CAPTION,
        role: str = "muted",
        weight: QFont.Weight = REGULAR,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setObjectName(name)
        set_role(self, role)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(font(size, weight))
        self.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def setText(self, text: str) -> None:
        """As it is, with places to break long words."""
        super().setText(_LONG.sub(lambda long: _BREAK.join(re.findall(f".{{1,{_PIECE}}}", long[0])), text))

    def text(self) -> str:
        """As it was set."""
        return super().text().replace(_BREAK, "")

    def set_role(self, role: str) -> None:
        """Changes the colour."""
        set_role(self, role)


def widgets_in(layout: QLayout) -> list[QWidget]:
    """The widgets that stand in a layout itself, in their order; what stands in layouts within it is left out."""
    items = (layout.itemAt(at) for at in range(layout.count()))
    return [widget for item in items if item is not None and (widget := item.widget()) is not None]


def wanted_width(row: QHBoxLayout) -> int:
    """Pixels that a row needs for what is shown in it, with nothing cut."""
    margins = row.contentsMargins()
    shown = [w for w in widgets_in(row) if not w.isHidden()]
    # Rings and hairlines have a fixed size and no hint.
    widths = [max(w.sizeHint().width(), w.minimumWidth()) for w in shown]
    return sum(widths) + row.spacing() * len(widths) + margins.left() + margins.right()


def scrolled(content: QWidget) -> QScrollArea:
    """`content` in an area without a frame, which scrolls it where there is no room for its smallest size."""
    area = QScrollArea()
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidgetResizable(True)
    area.setWidget(content)
    return area


def panel_width(content: QWidget, least: int) -> int:
    """Pixels for a panel that scrolls its content up and down only: `least`, or more where a language needs them."""
    bar = content.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
    return max(least, content.minimumSizeHint().width() + bar)


class Hairline(QWidget):
    """A line of one pixel between groups; decoration only."""

    def __init__(self, *, upright: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        fixed, free = QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding
        if upright:
            self.setFixedWidth(1)
            self.setMinimumHeight(20)
        else:
            self.setFixedHeight(1)
        self.setSizePolicy(fixed if upright else free, free if upright else fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("line"))
        painter.end()


class _OfAnyHeight(QWidget):
    """Whose height may be anything from its smallest on, whatever sentences would like to have inside."""

    def hasHeightForWidth(self) -> bool:
        """False: an area that scrolls it would give it all the height that it likes."""
        return False


def beside(panel: QWidget, line: Hairline, right: QLayout) -> QScrollArea:
    """A window's panel, a line and what is worked on beside it; where both do not fit, they are scrolled."""
    body = _OfAnyHeight()
    row = QHBoxLayout(body)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    row.addWidget(panel)
    row.addWidget(line)
    row.addLayout(right, 1)
    around = QWidget()
    whole = QHBoxLayout(around)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.addWidget(body)
    return scrolled(around)


def focus_ring(painter: QPainter, widget: QWidget, radius: float = 6) -> None:
    """Two pixels of accent inside the border of a control that has the focus."""
    if not widget.hasFocus():
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("accent"), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1), radius, radius)
    painter.restore()
