"""Whether every text of a window has its room, at the sizes that large text leaves of small screens.

Everything is drawn by one factor, so a window at 150 % on 800 x 600 pixels is laid out as one of 533 x 400 at 100 %.
"""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QRadioButton,
    QScrollBar,
    QTabBar,
    QTableView,
    QToolButton,
    QWidget,
)

from tiling_gui.desktop.ui.text_size import fitting
from tiling_gui.desktop.ui.widgets.base import Label
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.collapsible_title import CollapsibleTitle
from tiling_gui.desktop.ui.widgets.move_list import MoveList
from tiling_gui.desktop.ui.widgets.progress import ProgressTrack
from tiling_gui.desktop.ui.widgets.window_size import FRAME

SCREENS = (QSize(800, 600), QSize(1024, 700))
"""Small screens in pixels."""
PERCENTS = (80, 100, 150, 200)
"""Text sizes."""


def _sizes() -> list[QSize]:
    factors = ((screen, fitting(percent / 100, screen)) for screen in SCREENS for percent in PERCENTS)
    found = {(round(screen.width() / by), round(screen.height() / by)) for screen, by in factors}
    return [QSize(*size) - FRAME for size in sorted(found, reverse=True)]


SIZES = _sizes()
"""What a window can have of those screens at those text sizes, in pixels at 100 %, the largest first."""
RINGS = 8
"""Pixels by which neighbouring cards may overlap, for their focus rings."""
LINE = 24
"""Fewest pixels of a list or a text that scrolls."""
ROWS = 40
"""Rows of a table that are looked at."""
EDGE = 1
"""Pixels by which a widget may stick out, for borders."""
ALWAYS_OFF = Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def widgets_of(top: QWidget) -> list[QWidget]:
    """A window and all its widgets, without other windows that belong to it."""
    return [top, *(widget for widget in top.findChildren(QWidget) if widget.window() is top)]


def crowded(top: QWidget) -> set[str]:
    """What of a window has not its room: texts that are cut and cannot be read otherwise, widgets that are out of reach
    or lie on each other.
    """
    found = overlapping(top)
    for widget in widgets_of(top):
        if widget.isVisible():
            name = widget.objectName() or type(widget).__name__
            found.update(f"cut off: {name}: {text}" for text in cut_texts(widget))
            if is_read(widget) and out_of_reach(widget, top):
                found.add(f"out of reach: {name}")
    return found


# One widget ----------------------------------------------------------------------------------------------------


def is_read(widget: QWidget) -> bool:
    """True for what has a text or takes the focus, and for lists."""
    texts = isinstance(widget, QLabel | QAbstractButton) and bool(widget.text())
    return texts or widget.focusPolicy() != Qt.FocusPolicy.NoFocus or isinstance(widget, QAbstractItemView)


def cut_texts(widget: QWidget) -> Iterator[str]:
    """The texts of a widget, without its children, that have not their room and cannot be read otherwise.

    A label that is cut shows its text when it is clicked, a box in its list, and what has a tool tip in that.
    """
    if isinstance(widget, QLabel | QAbstractButton):
        tip = widget.whole_tip if isinstance(widget, FlatButton) else widget.toolTip()
        if widget.text() and is_cut(widget) and widget.text() not in tip:
            yield widget.text()
    elif isinstance(widget, QHeaderView):
        yield from cut_heads(widget)
    elif isinstance(widget, QAbstractItemView):
        yield from cut_cells(widget)
    elif isinstance(widget, QTabBar):
        yield from (widget.tabText(k) for k in range(widget.count()) if widget.tabRect(k).right() > widget.width())
    elif isinstance(widget, QLineEdit) and not widget.text():
        wanted = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
        margins = widget.textMargins()
        if wanted > widget.width() - margins.left() - margins.right() - 4 and not widget.toolTip():
            yield widget.placeholderText()
    scrolls = isinstance(widget, QAbstractScrollArea) and not isinstance(widget, QHeaderView)
    if scrolls and min(widget.viewport().width(), widget.viewport().height()) < LINE:
        yield f"{widget.viewport().width()} x {widget.viewport().height()} pixels to scroll"


def is_cut(widget: QLabel | QAbstractButton) -> bool:
    if isinstance(widget, QToolButton) and widget.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly:
        return False
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.heightForWidth(widget.width()) > widget.height() + 1
    if widget.height() < widget.fontMetrics().tightBoundingRect(widget.text()).height() - 1:
        return True
    if isinstance(widget, Label | FlatButton | CollapsibleTitle):  # which set their text smaller, or on two lines
        return widget.is_cut
    needed = widget.minimumSizeHint() if isinstance(widget, QRadioButton) else widget.sizeHint()  # more is air
    return widget.width() < needed.width() - 1


def cut_heads(head: QHeaderView) -> Iterator[str]:
    model, role = head.model(), Qt.ItemDataRole.ToolTipRole
    if model is None or head.orientation() is not Qt.Orientation.Horizontal or isinstance(head.parent(), MoveList):
        return
    for k in range(head.count()):
        text = str(model.headerData(k, head.orientation()) or "")
        wanted = head.fontMetrics().horizontalAdvance(text)
        cut = not head.isSectionHidden(k) and wanted > head.sectionSize(k)
        if cut and not model.headerData(k, head.orientation(), role):
            yield text


def cut_cells(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    if model is None:
        return
    columns = range(model.columnCount(view.rootIndex())) if isinstance(view, QTableView) else (0,)
    for row in range(min(model.rowCount(view.rootIndex()), ROWS)):
        for index in (model.index(row, column, view.rootIndex()) for column in columns):
            text, box = str(index.data() or ""), view.visualRect(index)
            if not text or box.isEmpty() or text in str(index.data(Qt.ItemDataRole.ToolTipRole) or ""):
                continue
            if max(map(view.fontMetrics().horizontalAdvance, text.split("\n"))) > box.width():
                yield text


# One widget among others ---------------------------------------------------------------------------------------


def out_of_reach(widget: QWidget, top: QWidget) -> bool:
    """True if a part of a widget is beyond the edges of what it is in, and cannot be scrolled there."""
    return _sticks_out(widget, widget.parentWidget(), top, across=True, along=True)


def _sticks_out(part: QWidget, holder: QWidget | None, top: QWidget, *, across: bool, along: bool) -> bool:
    """Whether a part of what holds it is beyond its edges at the sides (`across`) or above and below (`along`)."""
    while part is not top and holder is not None and (across or along):
        area = holder.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is holder:
            sideways, upright = area.horizontalScrollBarPolicy(), area.verticalScrollBarPolicy()
            scrolled = across and sideways != ALWAYS_OFF, along and upright != ALWAYS_OFF
            if any(scrolled):
                beyond = _sticks_out(area, area.parentWidget(), top, across=scrolled[0], along=scrolled[1])
                if beyond:
                    return True
                across, along = across and not scrolled[0], along and not scrolled[1]
                continue
        (left, up), (width, height) = part.mapTo(holder, QPoint(0, 0)).toTuple(), part.size().toTuple()
        if across and (left < -EDGE or left + width > holder.width() + EDGE):
            return True
        if along and (up < -EDGE or up + height > holder.height() + EDGE):
            return True
        holder = None if holder is top else area
    return False


def overlapping(top: QWidget) -> set[str]:
    """The controls and labels of a window whose visible parts overlap."""
    kinds = QLabel | QAbstractButton | QComboBox | QAbstractSpinBox | QAbstractSlider | QLineEdit | ProgressTrack
    shown = [widget for widget in widgets_of(top) if isinstance(widget, kinds) and widget.isVisible()]
    boxes = [(widget, visible_box(widget, top).getCoords()) for widget in shown if not isinstance(widget, QScrollBar)]
    found = set()
    for (one, (left, up, right, down)), (other, (west, north, east, south)) in combinations(boxes, 2):
        beside = min(right, east) - max(left, west) < RINGS or min(down, south) - max(up, north) < RINGS
        if not (beside or one.isAncestorOf(other) or other.isAncestorOf(one)):
            found.add(" over ".join(part.objectName() or type(part).__name__ for part in (one, other)))
    return found


def visible_box(widget: QWidget, top: QWidget) -> QRect:
    """The visible part of a widget, in coordinates of its window."""
    box, holder = QRect(widget.mapTo(top, QPoint(0, 0)), widget.size()), widget.parentWidget()
    while holder is not None and holder is not top:
        box &= QRect(holder.mapTo(top, QPoint(0, 0)), holder.size())
        holder = holder.parentWidget()
    return box & top.rect()
