"""Files of the window of games and results: what is asked for, where it goes, and what is said of it."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from tiling_gui.desktop.features.results.source import ResultsSource
from tiling_gui.desktop.features.results.table_model import COLUMNS, GAME, ResultRow
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import mark, tr

_IMPORTED = mark("Games and results (*.tiling *.txt *.json);;All files (*)")
_GAMES = mark("Games (*.tiling);;Text (*.txt);;JSON (*.json)")
_TABLE = mark("Table (*.csv);;JSON (*.json)")


class ResultFiles:
    """Asks for names of files and has them read and written."""

    def __init__(
        self,
        parent: QWidget,
        source: ResultsSource,
        chosen: Callable[[], Sequence[ResultRow]],
        listed: Callable[[], Sequence[ResultRow]],
        say: Callable[[str], None],
        complain: Callable[[Exception], None],
        refresh: Callable[[], None],
    ) -> None:
        self._parent, self._source, self._chosen, self._listed = parent, source, chosen, listed
        self._say, self._complain, self._refresh = say, complain, refresh

    def fill(self, menu: QMenu) -> None:
        """What can be exported, as far as it can now."""
        menu.clear()
        games = bool(self.games)
        menu.addAction(tr("Chosen games as one file…"), self.ask_one_file).setEnabled(games)
        menu.addAction(tr("Chosen games, one file each…"), self.ask_folder).setEnabled(games)
        menu.addSeparator()
        menu.addAction(tr("All results as a table…"), self.ask_table)
        menu.addAction(tr("Print the list…"), self.print_list)

    def fill_reviews(self, menu: QMenu) -> None:
        """Which games can be reviewed now."""
        menu.clear()
        menu.addAction(tr("Chosen games"), self.review_chosen).setEnabled(bool(self.games))
        menu.addAction(tr("All games that are not reviewed yet"), self.review_all)

    def review_chosen(self) -> None:
        """Has the chosen games reviewed, again if they were."""
        games = self.games
        self._do(lambda: self._source.review(games))

    def review_all(self) -> None:
        """Has every game reviewed that was not yet."""
        self._do(self._source.review_all)

    @property
    def games(self) -> list[ResultRow]:
        """The games among the chosen rows."""
        return [row for row in self._chosen() if row.kind == GAME]

    def ask_import(self) -> None:
        """Asks for files and takes them over."""
        names, _ = QFileDialog.getOpenFileNames(self._parent, tr("Import games and results"), "", tr(_IMPORTED))
        if names:
            self.take(names)

    def take(self, names: Sequence[str]) -> None:
        """Takes the files over and says what came."""
        self._do(lambda: self._source.import_files(names), changes=True)

    def ask_table(self) -> None:
        """Asks for a file and writes all results to it."""
        name = ask_file_name(self._parent, tr("Export results"), "results.csv", tr(_TABLE), ("csv", "json"))
        if name:
            self.write_table(name)

    def write_table(self, name: str) -> None:
        """Writes all results and says so."""
        self._do(lambda: self._source.export_table(name))

    def ask_one_file(self) -> None:
        """Asks for a file and writes the chosen games to it."""
        endings = ("tiling", "txt", "json")
        name = ask_file_name(self._parent, tr("Export games"), "games.tiling", tr(_GAMES), endings)
        if name:
            self.write_games(name)

    def ask_folder(self) -> None:
        """Asks for a folder and writes the chosen games into it."""
        name = QFileDialog.getExistingDirectory(self._parent, tr("Export games into a folder"))
        if name:
            self.write_games(name)

    def write_games(self, name: str) -> None:
        """Writes the chosen games to a file or into a folder, and says so."""
        rows = self.games
        self._do(lambda: self._source.export_games(rows, name))

    def print_list(self) -> None:
        """Shows how the rows that are listed are printed."""
        from tiling_gui.desktop.ui.printing import Printed, table

        shown = [column for column in COLUMNS if any(column.text(row) for row in self._listed())]
        rows = [[column.text(row) for column in shown] for row in self._listed()]
        self._printed = Printed(tr("Games and results"), table([tr(column.title) for column in shown], rows))
        self._printed.preview(self._parent)

    def _do(self, work: Callable[[], str], *, changes: bool = False) -> None:
        try:
            sentence = work()
        except (InputError, StoreError) as error:
            self._complain(error)
            return
        if changes:
            self._refresh()
        self._say(sentence)
