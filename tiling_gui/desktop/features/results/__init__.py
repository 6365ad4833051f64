"""Games and results: the list of all games and solves, the menu of recent games, and reviews of many games."""

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from tiling_gui.desktop.features.results.review_queue import ReviewQueue
from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.desktop.session.player_names import player_name
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import mark, tr
from tiling_gui.records.record import NamedPlayer, shown_board
from tiling_gui.store.labels import NO_LABEL, Label
from tiling_gui.store.removed import GAME
from tiling_gui.store.rows import GameRow

COMMANDS = (
    WindowCommand(
        "results",
        mark("Games and results"),
        mark("All games, finished or in progress, and all solves."),
        "Ctrl+R",
        "results",
        opens=f"{__name__}.window:ResultsWindow",
        window="resultsWindow",
        section=("Game", 3),
    ),
    WindowCommand(
        "statistics",
        mark("Statistics"),
        mark("Your games in numbers: results, what moves cost, first mistakes, rating."),
        "Ctrl+Shift+I",
        "graph",
        group=mark("Tools"),
        within="results",
        shows=lambda workspace, what: "statistics",
        window="statisticsWindow",
        section=("Tools", 0),
    ),
)


MOST = 10
"""Number of games in the menu."""


class RecentGames(QObject):
    """The menu Recent, filled each time it is opened."""

    def __init__(self, workspace: Workspace, parent: QObject) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self.menu = QMenu(tr("Recent"), workspace.windows.main)
        self.menu.setObjectName("recentGames")
        self.menu.aboutToShow.connect(self.fill)
        workspace.panels.add_menu("Game", self.menu, "saveGame")

    def fill(self) -> None:
        """List the most recent games of people, except the current one: a match of programs may have hundreds."""
        self.menu.clear()
        store = self._workspace.store
        try:
            here = self._workspace.session.record.id
            rows = [row for row in store.games() if row.id != here and _has_person(row)][:MOST]
            labels = store.labels.all(GAME)
        except StoreError as error:
            self._workspace.status.say(str(error))
            return
        for number, row in enumerate(rows, 1):
            text = _described(row, labels.get(row.id, NO_LABEL)).replace("&", "&&")
            self.menu.addAction(f"&{number % 10}  {text}", partial(self.open, row.id))
        if not rows:
            self.menu.addAction(tr("No other games yet")).setEnabled(False)

    def open(self, id: str) -> None:
        from tiling_gui.desktop.features.results.rows import own_line

        try:
            record = self._workspace.store.game(id)
        except (InputError, StoreError) as error:
            self._workspace.status.say(str(error))
            return
        self._workspace.controller.open(own_line(record))


class Results(Feature):
    """The parts of Games and results that work while its window is closed."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self.recent = RecentGames(workspace, self)
        self.queue = ReviewQueue(workspace, self)

    def close(self) -> None:
        """Hand the queue of reviews to another window, or to the next start of the program."""
        self.queue.close()


def _has_person(row: GameRow) -> bool:
    return row.is_puzzle or "human" in (row.max, row.min)


def _described(row: GameRow, label: Label) -> str:
    board = shown_board(row.game, row.board)
    board = board if len(board) <= 40 else f"{board[:39]}…"
    players = " – ".join(player_name(NamedPlayer(*who)) for who in ((row.max, row.max_name), (row.min, row.min_name)))
    state = tr("in progress") if row.finished is None else tr("finished")
    return ", ".join(filter(None, (label.name, board, players, state, words.moment(row.when))))
