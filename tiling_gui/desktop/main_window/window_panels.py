"""The places of a main window that features may use (session/workspace.py, Panels)."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QMenu, QWidget

from tiling_gui.desktop.main_window.foot import Foot
from tiling_gui.desktop.main_window.panels import PanelArea
from tiling_gui.desktop.main_window.position_panel import PositionPanel
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.ui.widgets.asked import Asked
from tiling_gui.desktop.ui.widgets.move_list import MoveList
from tiling_gui.desktop.ui.widgets.strip import Strip
from tiling_gui.desktop.ui.widgets.value_graph import ValueGraph


class WindowPanels:
    """Right panel, foot and menu bar of one window."""

    def __init__(
        self,
        right: PositionPanel,
        body: PanelArea,
        foot: Foot,
        menus: Mapping[str, QMenu],
        actions: Actions,
        focus_board: Callable[[], None],
    ) -> None:
        self._right, self._body, self._foot = right, body, foot
        self._menus, self._actions = menus, actions
        self.focus_board = focus_board

    @property
    def graph(self) -> ValueGraph:
        return self._right.graph

    @property
    def moves(self) -> MoveList:
        return self._right.moves

    @property
    def values(self) -> tuple[Asked, ...]:
        """What says the value of the position."""
        return self._right.values

    @property
    def docked(self) -> QWidget | None:
        """What stands in place of the right panel."""
        return self._body.docked

    def add_section(self, section: QWidget) -> None:
        self._right.add_section(section)

    def add_below_moves(self, line: QWidget) -> None:
        self._right.add_below_moves(line)

    def add_strip(self, strip: QWidget, place: Strip) -> None:
        self._foot.add(strip, place)

    def add_menu(self, name: str, menu: QMenu, *, before: str = "") -> None:
        """Puts a menu at the end of one of the menu bar, or before a command there."""
        if before:
            self._menus[name].insertMenu(self._actions[before], menu)
        else:
            self._menus[name].addSeparator()
            self._menus[name].addMenu(menu)

    def dock(self, panel: QWidget | None) -> None:
        self._body.dock(panel)
