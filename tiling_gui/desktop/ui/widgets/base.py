"""Common parts of widgets: fonts, labels that end in an ellipsis, painting and layout helpers.

Widgets ask the theme for colours by role whenever they paint; when the colours change, the style sheet repaints them
all. Labels get their colour from the style sheet by their property "role".
"""

import re
import textwrap
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QFontDatabase,
    QFontMetrics,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QToolTip,
    QWidget,
)

from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme

SEMIBOLD = QFont.Weight.DemiBold
REGULAR = QFont.Weight.Normal
ELLIPSIS = Qt.TextElideMode.ElideRight


def named(widget: QWidget, name: str, spoken: str, tip: str = "") -> None:
    """Set a widget's objectName (for scripts and tests), accessible name and tool tip."""
    widget.setObjectName(name)
    widget.setAccessibleName(spoken)
    if tip:
        widget.setToolTip(tip)


def announce(widget: QWidget, text: str) -> None:
    """Has a screen reader say `text`."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def bring_to_front(window: QWidget) -> None:
    window.show()
    window.raise_()
    window.activateWindow()


def force_left_to_right(drawing: QWidget) -> None:
    """Set a widget to left-to-right in every language: boards, expressions, trees, plots and lists of moves."""
    drawing.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def painter_on(drawing: QWidget) -> QPainter:
    """A left-to-right painter on such a widget. By default a painter follows the language, not its widget, and draws
    "−1" as "1−" in a right-to-left one.
    """
    painter = QPainter(drawing)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    return painter


def font(size: int, weight: QFont.Weight = REGULAR, *, italic: bool = False) -> QFont:
    """The interface font at `size` pixels with tabular figures."""
    return QFont(_font(QApplication.font().family(), size, weight, italic))


@lru_cache(maxsize=256)
def _font(family: str, size: int, weight: QFont.Weight, italic: bool) -> QFont:
    made = QFont(QApplication.font())
    made.setPixelSize(size)
    made.setWeight(weight)
    made.setItalic(italic)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


def fixed_font(size: int | None = None) -> QFont:
    """The system's monospaced font, at `size` pixels or at the system's size."""
    made = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    if size is not None:
        made.setPixelSize(size)
    return made


def accent_height(metrics: QFontMetrics) -> int:
    """Pixels by which the accents of capitals are higher than the font says, e.g. 1 for "À" at 12 pixels."""
    return max(0, -metrics.tightBoundingRect("À").top() - metrics.ascent())


def text_width(text: str, size: int, weight: QFont.Weight = REGULAR) -> int:
    """Width of `text` in pixels, rounded up."""
    return QFontMetrics(font(size, weight)).horizontalAdvance(text) + 1


def set_role(label: QLabel, role: str) -> None:
    """Set the role of a label, which gives its colour in the style sheet: "text", "muted", "warn" or "accent"."""
    if label.property("role") != role:
        label.setProperty("role", role)
        if label.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):  # otherwise done when it is shown
            label.style().unpolish(label)
            label.style().polish(label)


TIP_WIDTH = 72
"""Characters in a line of a tool tip."""


def show_tip(widget: QWidget, event: QEvent, tip: Callable[[], str] | None = None) -> bool:
    """Show a tool tip, by default the widget's, in lines of usual length, which Qt does only for rich text. False for
    another event: a widget asks for each, so it must cost next to nothing.
    """
    if not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip:
        return False
    words = tip() if tip else widget.toolTip()
    if words:
        show_whole(widget, words, event.globalPos())
    return bool(words)


def show_whole(widget: QWidget, text: str, at: QPoint) -> None:
    """Show a text at a point of the screen, in lines of usual length, until the pointer leaves the widget."""
    QToolTip.showText(at, "\n".join(textwrap.fill(line, TIP_WIDTH) for line in text.split("\n")), widget)


class Label(QLabel):
    """A line of text in a role's colour; if too long, it ends in an ellipsis, and a click or the tool tip shows all."""

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
        if text != self.text():
            super().setText(text)
            self._choose_size()
            self._tell()

    def event(self, event: QEvent) -> bool:
        return show_tip(self, event) or super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show a text that is cut off, at once."""
        super().mousePressEvent(event)
        if self.is_cut:
            show_whole(self, self.text(), event.globalPosition().toPoint())

    def set_role(self, role: str) -> None:
        set_role(self, role)

    def set_tip(self, tip: str) -> None:
        """Set the tool tip shown while the text is not cut off."""
        self._tip = tip
        self._tell()

    def shrink(self, *sizes: int) -> None:
        """Allows these smaller font sizes for a text that does not fit; the label's height does not change."""
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
        return QSize(metrics.horizontalAdvance(self.text()) + 1, metrics.height() + accent_height(metrics))

    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        hint = self.sizeHint()
        return QSize(min(hint.width(), metrics.horizontalAdvance("mm…")), hint.height())

    def changeEvent(self, event: QEvent) -> None:
        """Restore the font size, which a style sheet resets when the label moves to another parent."""
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
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.setFont(self.font())
        metrics = QFontMetrics(self.font())
        shown = metrics.elidedText(self.text(), ELLIPSIS, self.width() + 1)
        painter.drawText(self.rect().adjusted(0, accent_height(metrics), 0, 0), int(self.alignment()), shown)
        painter.end()

    def _tell(self) -> None:
        tip = self.text() if self.is_cut else self._tip
        if tip != self.toolTip():
            self.setToolTip(tip)


_LINES = 2
"""Maximum number of lines of a long sentence."""


class TwoLineLabel(Label):
    """A sentence on one line if it fits, else on two in a smaller font."""

    def __init__(self) -> None:
        super().__init__()
        self._small = QFontMetrics(font(CAPTION))
        self.setFixedHeight(max(self.sizeHint().height(), _LINES * self._small.lineSpacing()))

    @property
    def is_cut(self) -> bool:
        """True if it does not fit on two lines either."""
        return super().is_cut and self._wrapped().height() > self.height()

    def _wrapped(self, text: str | None = None) -> QRect:
        room = QRect(0, 0, self.width(), 10_000)
        return self._small.boundingRect(room, Qt.TextFlag.TextWordWrap, self.text() if text is None else text)

    def _fitting(self) -> str:
        """As many words as fit on two lines, with an ellipsis."""
        words, shown = self.text().split(" "), self.text()
        while len(words) > 1 and self._wrapped(shown).height() > self.height():
            words.pop()
            shown = " ".join(words) + " …"
        return shown

    def paintEvent(self, event: QPaintEvent) -> None:
        if not super().is_cut:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.setFont(font(CAPTION))
        painter.drawText(self.rect(), int(self.alignment()) | Qt.TextFlag.TextWordWrap, self._fitting())
        painter.end()


_LONG, _PIECE, _BREAK = re.compile(r"\S{28,}"), 8, "\u200b"
"""A word that may be wider than a panel, the length of the pieces it can be broken into, and the zero-width space that
allows a break."""


class Sentence(QLabel):
    """Wrapped plain text in a role's colour; very long words, e.g. typed by the user, can break anywhere."""

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
        self.setContentsMargins(0, accent_height(self.fontMetrics()), 0, 0)
        self.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def setText(self, text: str) -> None:
        """Set the text, with break opportunities in long words."""
        super().setText(_LONG.sub(lambda long: _BREAK.join(re.findall(f".{{1,{_PIECE}}}", long[0])), text))

    def text(self) -> str:
        """The text without break opportunities."""
        return super().text().replace(_BREAK, "")

    def set_role(self, role: str) -> None:
        set_role(self, role)


def widgets_in(layout: QLayout) -> list[QWidget]:
    """The widgets directly in a layout, in order; not those in nested layouts."""
    items = (layout.itemAt(at) for at in range(layout.count()))
    return [widget for item in items if item is not None and (widget := item.widget()) is not None]


def wanted_width(row: QHBoxLayout) -> int:
    """Width in pixels at which a row shows all its visible widgets without cutting anything off."""
    margins = row.contentsMargins()
    shown = [w for w in widgets_in(row) if not w.isHidden()]
    # Rings and hairlines have a fixed size but no size hint.
    widths = [max(w.sizeHint().width(), w.minimumWidth()) for w in shown]
    return sum(widths) + row.spacing() * len(widths) + margins.left() + margins.right()


def scrolled(content: QWidget, parent: QWidget | None = None) -> QScrollArea:
    """`content` in a frameless scroll area, which scrolls when there is less room than its minimum size."""
    area = QScrollArea(parent)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidgetResizable(True)
    area.setWidget(content)
    return area


def panel_width(content: QWidget, least: int) -> int:
    """Width in pixels of a panel that scrolls only vertically: `least`, or more if the content in this language needs
    it.
    """
    bar = content.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
    return max(least, content.minimumSizeHint().width() + bar)


class Hairline(QWidget):
    """A separator line of one pixel."""

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


class NotTooLow(QWidget):
    """A widget of any height, but never lower than its wrapped sentences need at its width."""

    def event(self, event: QEvent) -> bool:
        layout = self.layout()
        if layout is not None and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.setMinimumHeight(layout.minimumHeightForWidth(self.width()) if layout.hasHeightForWidth() else 0)
        return super().event(event)

    def hasHeightForWidth(self) -> bool:
        """False: with height-for-width, a scroll area would give it its preferred height."""
        return False


class Flowing(QWidget):
    """The content of a scroll area whose height follows from its width: as many pixels as its sentences take."""

    def __init__(self, layout: QLayout) -> None:
        super().__init__()
        self.setLayout(layout)

    def minimumSizeHint(self) -> QSize:
        """Without a height: that of wrapped texts in a layout is for a narrower width."""
        return QSize(super().minimumSizeHint().width(), 0)


def focus_ring(painter: QPainter, widget: QWidget, radius: float = 6) -> None:
    """Draw a focus ring of two pixels just inside a widget, if it has the focus."""
    if not widget.hasFocus():
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("accent"), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1), radius, radius)
    painter.restore()
