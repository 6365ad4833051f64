"""The window's menu bar and toolbar, built from the list of actions."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QMenu, QMenuBar, QToolButton, QWidget

from tiling_gui.desktop.actions import Actions
from tiling_gui.desktop.theme import Theme
from tiling_gui.desktop.widgets.base import Hairline
from tiling_gui.desktop.widgets.buttons import FlatButton
from tiling_gui.desktop.widgets.fields import Combo
from tiling_gui.desktop.widgets.segmented import SegmentedControl
from tiling_gui.language import mark, tr
from tiling_gui.rules.game import Game

MENUS = (
    (mark("&Game"), ("newGame", "newWindow", "openGame", "saveGame", "exportGame", None, "switchRoles", "pausePlayers", "stepPlayers", "stopPlayers", None, "editPosition", "puzzles", "results", None, "quit")),
    (mark("&Edit"), ("undo", "redo", None, "commentMove", "promoteLine", "deleteMove", None, "copyBoard", "copyImage", None, "preferences")),
    (mark("&View"), ("leftPanel", "rightPanel", "showGraph", "showStructure", None, "firstMove", "previousMove", "nextMove", "lastMove", None, "nextArea", "fullScreen")),
    (mark("&Analyse"), ("hint", "showValues", "nimSum", None, "solve", "startCampaign", "continueSolve", "pauseSolve", "cancelSolve", None, "review", "nextMistake", "previousMistake", "exportGraph", None, "toggleMode")),
    (mark("&Tools"), ("octalGames", "gameTree", "lesson", None, "compareMethods", "watchSearch", None, "tournament",)),
    (mark("&Help"), ("help", "shortcuts", "about")),
)  # fmt: skip


def fill_menus(bar: QMenuBar, actions: Actions) -> dict[str, QMenu]:
    """Fills the menu bar; returns the menus by their plain names."""
    menus = {}
    for title, names in MENUS:
        menu = bar.addMenu(tr(title))
        menu.setObjectName(f"menu{title.replace('&', '')}")
        menus[title.replace("&", "")] = menu
        for name in names:
            if name is None:
                menu.addSeparator()
            else:
                menu.addAction(actions[name])
    return menus


def focus_next(areas: Sequence[QWidget]) -> None:
    """Gives the focus to the next visible area after the one that has it."""
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


class ToolBar(QFrame):
    """The row under the menus; below 1100 px the buttons show icons only."""

    game_chosen = Signal(str)
    """(key) Another game was chosen."""
    mode_chosen = Signal(str)
    """"play" or "analyse"."""

    def __init__(self, theme: Theme, actions: Actions, games: list[Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("toolBar")
        self.setAccessibleName(tr("Toolbar"))
        self.setFixedHeight(50)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(8)
        self._texts: list[QToolButton] = []

        def button(name: str, *, only_icon: bool = False) -> FlatButton:
            made = FlatButton.for_action(theme, actions[name], only_icon=only_icon)
            row.addWidget(made)
            if not only_icon:
                self._texts.append(made)
            return made

        button("leftPanel", only_icon=True).shows_checked = False
        self._make_choices(theme, games)
        row.addWidget(self.games)
        for name in ("newGame", "undo", "redo"):
            button(name)
        row.addWidget(_divider(theme))
        self.hint = button("hint")
        self.values = button("showValues")
        row.addWidget(self.values_menu)
        self.graph = button("showGraph")
        divider = _divider(theme)
        row.addWidget(divider)
        self._hinting = [self.hint, self.values, self.values_menu, self.graph, divider]
        button("solve")
        row.addStretch(1)
        row.addWidget(self.mode)
        button("rightPanel", only_icon=True).shows_checked = False
        self._compact = False
        self._whole = 0
        """Pixels that the row with all its words needs."""

    def _make_choices(self, theme: Theme, games: list[Game]) -> None:
        """What stands in the row and is no command: the game, what values show, the mode."""
        self.games = Combo()
        self.games.setObjectName("gameCombo")
        self.games.setAccessibleName(tr("Game"))
        self.games.setToolTip(tr("Which game is played"))
        for game in games:
            self.games.addItem(tr(game.name), game.key)
        self.games.setMinimumWidth(112)
        self.games.activated.connect(self._on_game)
        self.values_menu = FlatButton(theme)
        self.values_menu.setObjectName("valuesMenu")
        self.values_menu.set_face(tr("What values show"), theme.icon("chevronDown"), only_icon=True)
        theme.icon_on(self.values_menu, "chevronDown")
        self.values_menu.setToolTip(tr("What values show: cost or final count"))
        self.values_menu.setFixedWidth(24)
        self.values_menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.mode = SegmentedControl(theme, [("play", tr("Play")), ("analyse", tr("Analyse"))])
        self.mode.setObjectName("mode")
        self.mode.setAccessibleName(tr("Play or analyse"))
        self.mode.setMinimumWidth(150)
        self.mode.segment("play").setObjectName("playMode")
        self.mode.segment("analyse").setObjectName("analyseMode")
        self.mode.chosen.connect(self._on_mode)

    def fit(self, width: int, compact_below: int) -> None:
        """Icons with their words, as long as the window is wide enough for them, in any language."""
        if not self._compact:
            self._whole = self.layout().sizeHint().width()
        self.set_compact(width < max(compact_below, self._whole))

    def set_compact(self, compact: bool) -> None:
        """Icons only, or icons with their words."""
        if compact != self._compact:
            self._compact = compact
            for made in self._texts:
                made.set_face(made.defaultAction().text(), made.defaultAction().icon(), only_icon=compact)

    def set_hinting(self, on: bool, *, graph: bool = True) -> None:
        """A game without hints has no Hint, Values or Graph at all; one without a count has no Graph."""
        for made in self._hinting:
            made.setVisible(on and (graph or made is not self.graph))

    def set_game(self, key: str) -> None:
        """Shows which game is on; no signal."""
        self.games.setCurrentIndex(self.games.findData(key))

    def _on_game(self, index: int) -> None:
        self.game_chosen.emit(self.games.itemData(index))

    def _on_mode(self, key: object) -> None:
        self.mode_chosen.emit(str(key))


def _divider(theme: Theme) -> QWidget:
    line = Hairline(theme, upright=True)
    line.setFixedHeight(28)
    return line
