"""The menu bar and the toolbar, built from the list of actions."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QMenu, QMenuBar, QToolButton, QWidget

from tiling_gui.core.catalogue import games_in_window
from tiling_gui.core.game import Game
from tiling_gui.desktop.session.actions import Actions, window_commands
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import Hairline, named, widgets_in
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.fields import Combo
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.language import mark, tr

GAMES = tuple(f"game{number}" for number in range(1, len(games_in_window()) + 1))


@dataclass(frozen=True)
class Menu:
    title: str
    """Marked for translation."""
    parts: "tuple[tuple[str | Menu, ...], ...]"
    """Names of commands, and submenus, in sections divided by separators."""

    @property
    def name(self) -> str:
        """The untranslated title without "&", as in WindowCommand.section."""
        return self.title.replace("&", "")


MENUS = (
    Menu(mark("&Game"), (
        ("newGame", "newWindow", "openGame", "saveGame", "printGame"),
        ("rematch", "switchRoles", "resign", "pausePlayers", "stepPlayers", "stopPlayers"),
        (Menu(mark("Switch game"), (GAMES,)),),
        (),
        ("closeWindow", "quit"),
    )),
    Menu(mark("&Edit"), (
        ("undo", "redo"),
        ("commentMove", "markBoard", "promoteLine", "deleteMove"),
        ("copyGame", "copyBoard", "copyImage", "paste"),
        (),
    )),
    Menu(mark("&View"), (
        ("leftPanel", "rightPanel", "showGraph", "showStructure", "showTheorem"),
        (Menu(mark("Go to move"), (("firstMove", "previousMove", "nextMove", "lastMove"), ("nextMistake", "previousMistake"))),),
        ("fullScreen", "present"),
    )),
    Menu(mark("&Analyse"), (
        ("hint", "showValues", "nimSum"),
        ("solve", "pauseSolve", "cancelSolve"),
        ("review", "practise", "pastGames", "pauseReviews", "cancelReviews", "exportGraph"),
        ("toggleMode", "tryMoves"),
    )),
    Menu(mark("&Tools"), (
        (),
        (),
        (Menu(mark("Laboratory"), ((), ())),),
        ("sourceDocuments",),
    )),
    Menu(mark("&Help"), (
        (),
        ("whatsNew", "about"),
    )),
)  # fmt: skip
"""Commands that open windows add themselves (WindowCommand.section). Commands in no menu are in the list of commands
and keys: those for text size and reading aloud are used by key, and the size is also in the preferences."""


def fill_menus(bar: QMenuBar, actions: Actions) -> dict[str, QMenu]:
    """Fill the menu bar; return all menus, submenus included, by `Menu.name`."""
    menus: dict[str, QMenu] = {}
    for each in MENUS:
        _fill(bar.addMenu(tr(each.title)), each, actions, menus)
    return menus


def _fill(menu: QMenu, asked: Menu, actions: Actions, menus: dict[str, QMenu]) -> None:
    menu.setObjectName(f"menu{asked.name.title().replace(' ', '')}")
    menus[asked.name] = menu
    for number, entries in enumerate(asked.parts):
        if number:
            menu.addSeparator()
        for entry in entries:
            if isinstance(entry, Menu):
                _fill(menu.addMenu(tr(entry.title)), entry, actions, menus)
            else:
                menu.addAction(actions[entry])
        opening = (command.name for command in window_commands() if command.section == (asked.name, number))
        menu.addActions([actions[name] for name in opening])


def focus_next(areas: Sequence[QWidget]) -> None:
    """Move the focus to the next visible area after the one that has it."""
    reason = Qt.FocusReason.TabFocusReason
    visible = [area for area in areas if area.isVisible()]
    focus = QApplication.focusWidget()
    here = next((i for i, area in enumerate(visible) if focus and (area is focus or area.isAncestorOf(focus))), -1)
    area = visible[(here + 1) % len(visible)]
    if area.focusPolicy() & Qt.FocusPolicy.TabFocus:
        area.setFocus(reason)
        return
    inside = (w for w in area.findChildren(QWidget) if w.focusPolicy() & Qt.FocusPolicy.TabFocus and w.isVisible())
    first = next(inside, None)
    if first is not None:
        first.setFocus(reason)


_LEAVES_FIRST = ("resign", "tryMoves", "solve", "showGraph", "redo", "hint", "showValues", "undo", "newGame")
"""The order in which buttons move into the overflow menu of a toolbar that is too narrow."""


HEIGHT, LOW = 50, 38
"""Height in pixels; the smaller one for low windows."""


class ToolBar(QFrame):
    """The toolbar. Below 1100 px its buttons are icons only; what still does not fit is in an overflow menu."""

    game_chosen = Signal(str)
    """(key) The user chose another game."""
    mode_chosen = Signal(bool)
    """(bool) The user chose Analyse (True) or Play."""

    def __init__(self, actions: Actions, games: list[Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "toolBar", tr("Toolbar"))
        self.setFixedHeight(HEIGHT)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(8)
        self._texts: list[FlatButton] = []

        def button(name: str, *, only_icon: bool = False) -> FlatButton:
            made = FlatButton.for_action(actions[name], only_icon=only_icon)
            row.addWidget(made)
            if not only_icon:
                self._texts.append(made)
            return made

        button("leftPanel", only_icon=True).shows_checked = False
        self._make_choices(games)
        row.addWidget(self.games)
        button("newGame")
        button("undo")
        redo = button("redo")
        self._of_play: set[QWidget] = {button("resign")}
        before = _divider()
        row.addWidget(before)
        self.hint = button("hint")
        self.values = button("showValues")
        row.addWidget(self.values_menu)
        self.graph = button("showGraph")
        after = _divider()
        row.addWidget(after)
        hinting = [self.hint, self.values, self.values_menu, self.graph]
        solving = [button("solve"), button("tryMoves")]
        self._dividers = ((before, [*hinting, *solving]), (after, hinting))
        row.addWidget(self.more)
        row.addStretch(1)
        row.addWidget(self.mode)
        self.right = button("rightPanel", only_icon=True)
        self.right.shows_checked = False
        self._of_analyse: set[QWidget] = {redo, *hinting, *solving}
        self._compact = False
        self._absent: set[QWidget] = set()
        """Buttons of hidden commands."""
        self._whole = 0
        """Width in pixels with all texts."""

    def _make_choices(self, games: list[Game]) -> None:
        """Create what is not a command: the choice of game, the menu of values, the overflow menu, the mode."""
        self.games = Combo()
        named(self.games, "gameCombo", tr("Game"))
        for game in games:
            self.games.addItem(tr(game.name), game.key)
        self.games.setMinimumWidth(112)
        self.games.activated.connect(self._on_game)
        self.values_menu = FlatButton()
        self.values_menu.setObjectName("valuesMenu")
        self.values_menu.set_face(tr("Value display"), theme.icon("chevronDown"), only_icon=True)
        theme.icon_on(self.values_menu, "chevronDown")
        self.values_menu.setFixedWidth(24)
        self.values_menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more = FlatButton()
        self.more.setObjectName("moreTools")
        self.more.set_face(tr("More"), theme.icon("more"), only_icon=True)
        theme.icon_on(self.more, "more")
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(QMenu(self.more))
        self.more.hide()
        self.mode = SegmentedControl([("play", tr("Play")), ("analyse", tr("Analyse"))])
        named(self.mode, "mode", tr("Play or analyse"))
        self.mode.setMinimumWidth(150)
        self.mode.segment("play").setObjectName("playMode")
        self.mode.segment("analyse").setObjectName("analyseMode")
        self.mode.chosen.connect(self._on_mode)

    def fit(self, width: int, compact_below: int) -> None:
        """Show texts beside the icons if the window is wide enough for them in the current language."""
        if not self._compact:
            for made in (*self._texts, self.values_menu):
                made.setHidden(made in self._absent)
            self.more.hide()
            self._row.invalidate()
            self._whole = self._row.sizeHint().width()
        self.set_compact(width < max(compact_below, self._whole))
        self._overflow(width)

    def _overflow(self, width: int) -> None:
        """Move buttons that do not fit into the overflow menu."""
        by_name = {made.defaultAction().objectName(): made for made in self._texts}
        leaving: list[FlatButton] = []
        for name in (None, *_LEAVES_FIRST):
            if name is not None:
                leaving.append(by_name[name])
                if name == "showValues":
                    leaving.append(self.values_menu)
            for made in (*self._texts, self.values_menu):
                made.setVisible(made not in leaving and made not in self._absent)
            self.more.setVisible(any(made not in self._absent for made in leaving))
            for divider, between in self._dividers:
                divider.setVisible(any(not made.isHidden() for made in between))
            if self._least_width() <= width:
                break
        menu = self.more.menu()
        menu.clear()
        for made in (*self._texts, self.values_menu):
            if made in leaving and made not in self._absent:
                menu.addAction(made.defaultAction() or made.menu().menuAction())

    def _least_width(self) -> int:
        row = self._row
        shown = [w for w in widgets_in(row) if not w.isHidden()]
        widths = [min(max(w.minimumSizeHint().width(), w.minimumWidth()), w.maximumWidth()) for w in shown]
        margins = row.contentsMargins()
        return margins.left() + margins.right() + sum(widths) + row.spacing() * (len(widths) - 1)

    def set_low(self, low: bool) -> None:
        self.setFixedHeight(LOW if low else HEIGHT)

    def set_compact(self, compact: bool) -> None:
        """Show icons only (True), or icons with text."""
        if compact != self._compact:
            self._compact = compact
            for made in self._texts:
                made.set_face(made.defaultAction().text(), made.defaultAction().icon(), only_icon=compact)

    def show_mode(self, *, play: bool) -> bool:
        """Show whether the window is in Play, and those buttons of the mode whose commands are visible.

        Returns whether it was in the other mode.
        """
        was, now = self.mode.current, "play" if play else "analyse"
        self.mode.set_current(now)
        if was != now:
            self.set_compact(False)  # there may be room for texts now; `fit` sees
        self.right.setHidden(play)
        absent: set[QWidget] = {made for made in self._texts if not made.defaultAction().isVisible()}
        absent |= self._of_analyse if play else self._of_play
        if self.values in absent:
            absent.add(self.values_menu)
        if absent != self._absent:
            self._absent = absent
            self._overflow(self.window().width())
        return bool(was != now)

    def set_game(self, key: str) -> None:
        """Select a game without sending `game_chosen`."""
        self.games.setCurrentIndex(self.games.findData(key))

    def _on_game(self, index: int) -> None:
        self.game_chosen.emit(self.games.itemData(index))

    def _on_mode(self, key: object) -> None:
        self.mode_chosen.emit(key == "analyse")


def _divider() -> QWidget:
    line = Hairline(upright=True)
    line.setFixedHeight(28)
    return line


_OFF = "off"
_VALUE_DISPLAYS = ((_OFF, mark("Off")), ("cost", mark("Cost")), ("final", mark("Final count")))


class ValuesMenu(QObject):
    """The menu of the button beside Values: which kind of values is shown. The choice is stored in the settings."""

    def __init__(self, workspace: Workspace, button: FlatButton) -> None:
        super().__init__(button)
        self._workspace = workspace
        menu, self.kinds = QMenu(tr("Value display"), button), QActionGroup(button)
        for kind, text in _VALUE_DISPLAYS:
            action = QAction(tr(text), menu, checkable=True)
            action.setObjectName(f"values{kind.capitalize()}")
            action.setData(kind)
            self.kinds.addAction(action)
            menu.addAction(action)
        self.kinds.triggered.connect(self._on_kind)
        button.setMenu(menu)
        workspace.actions["showValues"].toggled.connect(self.check)
        workspace.settings.changed.connect(self.check)
        self.check()

    @Slot()
    def check(self) -> None:
        """Check the entry of the kind that is shown."""
        space = self._workspace
        on = space.actions["showValues"].isChecked()
        for action in self.kinds.actions():
            action.setChecked(action.data() == (space.settings.current.values_kind if on else _OFF))

    @Slot(QAction)
    def _on_kind(self, action: QAction) -> None:
        kind = action.data()
        self._workspace.commands.show_values(None if kind == _OFF else kind)
