"""Files and reviews of the window of games and results: what comes in, where the chosen games go."""

from collections.abc import Sequence

from PySide6.QtWidgets import QFileDialog, QMenu

from tiling_gui.desktop.features.results.feature import Results
from tiling_gui.desktop.features.results.result_row import COLUMNS, GAME, ResultRow
from tiling_gui.desktop.features.results.table import ResultsTable
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.desktop.ui.widgets.buttons import menu_on
from tiling_gui.errors import InputError
from tiling_gui.language import mark, plural, tr
from tiling_gui.store.exchange import readable, save_as_stored, take_in, write_out

_IMPORTED = mark("Games and results (*.tiling *.txt *.json);;All files (*)")
_GAMES = mark("Games (*.tiling);;Text (*.txt);;JSON (*.json)")


class ResultFiles:
    """What the menus Review, Import and Export do; the window says what came of it."""

    def __init__(self, window: ToolWindow, table: ResultsTable) -> None:
        self._window, self._table = window, table
        self._queue = window.workspace.feature(Results).queue
        self._queue.chosen.connect(window.say)
        tip = tr("Judges every move of the chosen games, or of all, in the background")
        self.reviewing = window.button("reviewResults", tr("Review"), tip, lambda: None, "review")
        self.reviews = menu_on(self.reviewing, self.fill_reviews)
        tip = tr("Take over games, or results from tilingResults.txt")
        self.importing = window.button("importResults", tr("Import…"), tip, self.ask_import, "import")
        window.exporting.setObjectName("exportResults")
        window.exporting.setToolTip(tr("Write the chosen games, or all results"))
        self.exports = menu_on(window.exporting, self.fill_exports)

    @property
    def games(self) -> list[ResultRow]:
        """The games among the chosen rows."""
        return [each for each in self._table.chosen if each.kind == GAME]

    def fill_reviews(self, menu: QMenu) -> None:
        """Which games can be reviewed now."""
        menu.clear()
        menu.addAction(tr("Chosen games"), self.review_chosen).setEnabled(bool(self.games))
        menu.addAction(tr("All games that are not reviewed yet"), self.review_all)

    def review_chosen(self) -> None:
        """Has the chosen games reviewed, again if they were."""
        self._window.attempt(lambda: self._window.say(self._queue.add([str(each.id) for each in self.games])))

    def review_all(self) -> None:
        """Has every game reviewed that was not yet."""
        self._window.attempt(lambda: self._window.say(self._queue.add_all()))

    def ask_import(self) -> None:
        """Asks for files and takes them over."""
        names, _ = QFileDialog.getOpenFileNames(self._window, tr("Import games and results"), "", tr(_IMPORTED))
        if names:
            self._window.attempt(lambda: self.take(names))

    def take(self, names: Sequence[str]) -> None:
        """Takes files of games or results over, all or none. Raises InputError, StoreError."""
        self._window.workspace.session.save_now()
        taken, reports = take_in(self._window.workspace.store, names)
        came = [plural("%n games imported.", "%n game imported.", len(taken))] if taken else []
        self._window.refresh()
        self._window.say(" ".join([*came, *(report.sentence for report in reports)]))

    def fill_exports(self, menu: QMenu) -> None:
        """What can be exported, as far as it can now."""
        menu.clear()
        games = bool(self.games)
        menu.addAction(tr("Chosen games as one file…"), self.ask_one_file).setEnabled(games)
        menu.addAction(tr("Chosen games, one file each…"), self.ask_folder).setEnabled(games)
        menu.addSeparator()
        menu.addAction(tr("All results as a table…"), self._window.ask_export)
        menu.addAction(tr("Print the list…"), self.print_list)

    def ask_one_file(self) -> None:
        """Asks for a file and writes the chosen games to it."""
        endings = ("tiling", "txt", "json")
        name = ask_file_name(self._window, tr("Export games"), "games.tiling", tr(_GAMES), endings)
        if name:
            self._window.attempt(lambda: self.write_games(name))

    def ask_folder(self) -> None:
        """Asks for a folder and writes the chosen games into it."""
        name = QFileDialog.getExistingDirectory(self._window, tr("Export games into a folder"))
        if name:
            self._window.attempt(lambda: self.write_games(name))

    def write_games(self, name: str) -> None:
        """Writes the chosen games to a file or into a folder. Raises InputError, StoreError."""
        self._window.workspace.session.save_now()
        games, store = self.games, self._window.workspace.store
        try:
            records, left_out = readable(store, [str(each.id) for each in games])
        except InputError as error:
            if len(games) > 1:
                raise
            save_as_stored(store, str(games[0].id), name)
            self._window.say(" ".join([str(error), tr("The game is written to {file} as it is kept.", file=name)]))
            return
        files = write_out(records, name)
        where = name if len(games) > 1 else str(files[0])
        said = plural("%n games written to {file}.", "%n game written to {file}.", len(records), file=where)
        self._window.say(" ".join([said, *left_out]))

    def print_list(self) -> None:
        """Shows how the rows that are listed are printed."""
        from tiling_gui.desktop.ui.printing import Printed, table

        listed = self._table.listed
        shown = [each for each in COLUMNS if any(each.text(row) for row in listed)]
        rows = [[each.text(row) for each in shown] for row in listed]
        self.printed = Printed(tr("Games and results"), table([tr(each.title) for each in shown], rows))
        self.printed.preview(self._window)
