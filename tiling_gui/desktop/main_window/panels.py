"""The layout of the window, and what gives way as it shrinks.

    toolbar                                    below 1100 px wide: icons only
    left panel | board            | right      below 1000: one panel at a time, at first the right one
    bottom row                                 below  900: right panel 264, below 720: 228
                                               too low for three moves: the graph is collapsed to its title
                                               too low for two moves: the right panel is scrolled, as the left one is

Panels hidden by the user stay hidden, in Play and in Analyse separately.
"""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tiling_gui.desktop.ui.theme import LEFT_PANEL, RIGHT_PANEL, RIGHT_PANEL_LEAST, RIGHT_PANEL_SMALL
from tiling_gui.desktop.ui.widgets.base import Hairline
from tiling_gui.desktop.ui.widgets.layouts import row, scrolled_whole

COMPACT, NARROW, SMALL_RIGHT, LEAST_RIGHT, LOW = 1100, 1000, 900, 720, 560
TIGHT = 460
"""Window height in pixels below which toolbar and bottom row are lower, so that the board has half of the window."""


def right_width(window: int) -> int:
    """Width in pixels of the right panel in a window of this width."""
    if window >= SMALL_RIGHT:
        return RIGHT_PANEL
    return RIGHT_PANEL_SMALL if window >= LEAST_RIGHT else RIGHT_PANEL_LEAST


class PanelArea(QWidget):
    """Left panel, board and right panel side by side; in a narrow window, one of the panels at a time."""

    def __init__(self, right: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._left: QWidget | None = None
        self._board: QWidget | None = None
        self._right_content = right
        self._column = row(right)
        self._right = scrolled_whole(self._column, self)
        self._right.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._wants_left = self._wants_right = True
        self._instead = self._bare = False
        self._docked: QWidget | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._left_line = Hairline(upright=True)
        self._right_line = Hairline(upright=True)
        self._row.addWidget(self._left_line)
        self._row.addWidget(self._right_line)
        self._row.addWidget(self._right)

    def set_view(self, left: QWidget, board: QWidget) -> None:
        """Replace the set-up panel and the board by those of another game."""
        for old in (self._left, self._board):
            if old is not None:
                self._row.removeWidget(old)
                old.removeEventFilter(self)
                old.hide()
                old.setParent(None)
        self._left, self._board = left, board
        left.setFixedWidth(LEFT_PANEL)
        left.installEventFilter(self)
        self._row.insertWidget(0, left)
        self._row.insertWidget(2, board, 1)
        board.show()
        self.arrange()

    @property
    def left_shown(self) -> bool:
        return self._left is not None and self._left.isVisible()

    @property
    def right_shown(self) -> bool:
        """True while the right panel, or a panel docked in its place, is shown."""
        return self._right_line.isVisibleTo(self)

    @property
    def narrow(self) -> bool:
        """True while only one panel fits."""
        return self.window().width() < NARROW

    @property
    def docked(self) -> QWidget | None:
        """The panel shown in place of the right one; None if there is none."""
        return self._docked

    def dock(self, panel: QWidget | None) -> None:
        """Show a panel in place of the right one, however narrow the window; None restores the right one."""
        if panel is self._docked:
            return
        if self._docked is not None:
            self._column.removeWidget(self._docked)
            self._docked.hide()
        self._docked = panel
        if panel is not None:
            self._column.addWidget(panel)
            self._instead = False
            self._right.verticalScrollBar().setValue(0)
        self.arrange()

    def set_bare(self, on: bool) -> None:
        """Show the board alone (True), or with the panels."""
        self._bare = on
        self.arrange()

    def set_wanted(self, *, left: bool, right: bool) -> None:
        self._wants_left, self._wants_right = left, right
        self.arrange()

    def show_left_instead(self, instead: bool) -> None:
        """In a narrow window, shows the left panel in place of the right one, or the right one again."""
        self._instead = instead
        self.arrange()
        if instead and self._left is not None:
            self._left.setFocus(Qt.FocusReason.OtherFocusReason)

    def arrange(self) -> None:
        """Show, hide and size everything for the current width."""
        left = self._left
        if left is None:
            return
        beside = self._wants_left and not self.narrow and not self._bare
        if beside or self._bare:
            self._instead = False
        left.setVisible(beside or self._instead)
        self._left_line.setVisible(beside or self._instead)
        alone = self._bare or self._instead
        right = self._wants_right and not alone
        docked = self._docked is not None and not alone
        width = right_width(self.window().width())
        self._right_content.setVisible(right and self._docked is None)
        if self._docked is not None:
            self._docked.setVisible(docked)
            width = max(RIGHT_PANEL_SMALL, width)
        self._right.setFixedWidth(width)
        for part in (self._right, self._right_line):
            part.setVisible(right or docked)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc in the left panel of a narrow window restores the right one."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
            was = self._instead
            if was:
                self.show_left_instead(False)
            return was
        return super().eventFilter(watched, event)


def chain_focus(areas: list[QWidget]) -> None:
    """Set the tab order: through the areas one after the other, within each from first to last control."""
    last: QWidget | None = None
    for area in areas:
        for widget in [area, *area.findChildren(QWidget)]:
            inside = widget.window() is area.window()  # the popup of a combo box is a window of its own
            if inside and widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None:
                if last is not None:
                    QWidget.setTabOrder(last, widget)
                last = widget
