"""The results window: a table of all games and solves to search and sort, with the details of the selected row; and
statistics of the games."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLayout, QMenu, QPushButton, QStackedWidget

from tiling_gui.core.drawing.svg import svg
from tiling_gui.desktop.features.results import Results, rows
from tiling_gui.desktop.features.results.details import Details
from tiling_gui.desktop.features.results.results_list import ResultsList
from tiling_gui.desktop.features.results.rows import ResultRow
from tiling_gui.desktop.features.results.statistics import StatisticsPage
from tiling_gui.desktop.session.shelf_list import restorable
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.drawing.picture_files import pdf_of_svg
from tiling_gui.desktop.ui.drawing.picture_widgets import PlotPicture
from tiling_gui.desktop.ui.file_dialogs import ask_file_name, ask_files, ask_folder
from tiling_gui.desktop.ui.widgets.buttons import menu_on
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column, row, widget_with_layout
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.errors import InputError
from tiling_gui.language import plural, tr
from tiling_gui.store import listing
from tiling_gui.store.removed import GAME

_DETAILS_FROM = 720
"""Width in pixels below which the details are hidden."""
_ENDINGS = ("tiling", "txt", "json")


class ResultsWindow(ToolWindow):
    """Refreshes when it is activated; closes when a result is opened on the board."""

    COMMAND = "results"
    HELP = "keeping"
    SIZE = (1200, 560)
    REOPENS = True
    shows_statistics = False
    EXPORTS: ClassVar = {"csv": listing.to_csv, "json": listing.to_json}

    def build(self) -> QLayout:
        self._deleted: list[list[ResultRow]] = []
        """The deletions since the window was opened, for Undo; earlier ones are under "Recently deleted"."""
        self._queue = self.workspace.feature(Results).queue
        self._queue.chosen.connect(self.say)
        self.status.setObjectName("resultsFooter")
        solving = self.button("solveABoard", tr("Solve a board…"), self.workspace.controller.solve)
        taking = self.button("importFirst", tr("Import…"), self.ask_import)
        self.table, self.details = ResultsList(self, [solving, taking]), Details(self)
        self.setFocusProxy(self.table.filter)
        self.table.activated.connect(self.open_selected)
        self.table.removed.connect(self.remove_selected)
        self.table.renaming.connect(self.rename_selected)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._menu)
        self.reviewing = self.button("reviewResults", tr("Review"), lambda: None, icon="review")
        self.reviews = menu_on(self.reviewing, self.fill_reviews)
        self.importing = self.button("importResults", tr("Import…"), self.ask_import, icon="import")
        self.exporting.setObjectName("exportResults")
        self.exports = menu_on(self.exporting, self.fill_exports)
        top = FlowLayout(self.table.filter, self.table.kind, self.reviewing, self.importing)
        self.games = widget_with_layout(column(top, (row((self.table.pages, 1), self.details, gap=16), 1)))
        self.statistics = StatisticsPage(self)
        self.statistics.choice.chosen.connect(self._fit)
        self.tabs = SegmentedControl(
            [("games", tr("Games")), ("statistics", tr("Statistics"))], "resultsTabs", tr("What is shown")
        )
        self.tabs.chosen.connect(self.show_link)
        self.views = QStackedWidget()
        self.views.addWidget(self.games)
        self.views.addWidget(self.statistics)
        return column(row(self.tabs, 1), (self.views, 1))

    def buttons(self) -> Sequence[QPushButton]:
        """Undo, Bring back, Delete and Open; Export is a menu, since it can be limited to selected games."""
        self.undoing = self.button("undoRemove", tr("Undo"), self.undo_remove, icon="undo")
        self.undoing.setShortcut(QKeySequence.StandardKey.Undo)
        self.restoring = self.button("restoreResult", tr("Restore"), self.restore_selected, icon="undo")
        self.removing = self.button("removeResult", tr("Delete"), self.remove_selected, restorable(), "delete")
        self.opening = self.button("openResult", tr("Open"), self.open_selected, icon="folder")
        self.opening.setDefault(True)
        self.undoing.hide()
        self.table.changed.connect(self._show)
        self._show()
        return self.undoing, self.restoring, self.removing, self.opening

    def show_link(self, what: str) -> None:
        """Show the tab "games" or "statistics"."""
        self.tabs.set_current(what)
        self.shows_statistics = what == "statistics"
        self.views.setCurrentWidget(self.statistics if self.shows_statistics else self.games)
        if self.shows_statistics:
            self.statistics.refresh()
        self._show()

    @property
    def content(self) -> list[listing.Row] | PlotPicture | None:
        return self.statistics.plot if self.shows_statistics else listing.entries(self.workspace.store)

    @property
    def writers(self) -> Mapping[str, Callable[[Any], str | bytes]]:
        return {"svg": _svg, "pdf": lambda plot: pdf_of_svg(_svg(plot))} if self.shows_statistics else self.EXPORTS

    def suggested(self) -> str:
        return "statistics" if self.shows_statistics else "results"

    def refresh(self) -> None:
        self.attempt(self.table.read)

    @property
    def chosen_games(self) -> list[str]:
        """Ids of the selected games."""
        return [str(each.id) for each in self.table.chosen if each.kind == GAME]

    def open_selected(self) -> None:
        """Open the selected result on the board and close the window."""
        chosen, store = self.table.here, self.workspace.store
        if chosen is None:
            return

        def put_on_board() -> None:
            if chosen.deleted:
                store.removed.restore(chosen.kind, chosen.id)
            self.workspace.controller.open(rows.record_of(store, chosen))
            self.workspace.windows.to_front()

        if self.attempt(put_on_board):
            self.close()
            if chosen.is_unfinished:
                self.workspace.controller.solve()

    def rename_selected(self) -> None:
        """Focus the field for the name."""
        if self.details.name.isEnabled():
            self.details.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.details.name.selectAll()

    def remove_selected(self) -> None:
        """Delete the selected rows; Undo and Bring back restore them."""
        gone, removed = self.table.chosen, self.workspace.store.removed
        if not gone or self.table.shows_deleted:
            return
        at = min(index.row() for index in self.table.selectionModel().selectedRows())
        if not self.attempt(lambda: _with_each(gone, removed.add)):
            return
        self._deleted.append(gone)
        ids = {each.id for each in gone}
        self.table.take([each for each in self.table.rows.all_rows if each.id not in ids])
        self.refresh()
        if self.table.rows.rowCount():
            self.table.choose([min(at, self.table.rows.rowCount() - 1)])
        self._say_deleted()

    def _restore(self, gone: Sequence[ResultRow]) -> bool:
        removed = self.workspace.store.removed
        done = self.attempt(lambda: _with_each(gone, removed.restore))
        if done:
            self.refresh()
        return done

    def restore_selected(self) -> None:
        gone = self.table.chosen
        if gone and self._restore(gone):
            self.say(plural("%n restored.", "%n restored.", len(gone)))

    def undo_remove(self) -> None:
        if self._restore(self._deleted[-1]):
            self.table.choose_ids([each.id for each in self._deleted.pop()])
            self._say_deleted()

    def _say_deleted(self) -> None:
        self.undoing.setVisible(bool(self._deleted))
        if self._deleted:
            self.say(rows.deleted_words(self._deleted[-1]))

    def fill_reviews(self, menu: QMenu) -> None:
        """Fill the menu with the games that can be reviewed, including those reviewed before."""
        games, queue = self.chosen_games, self._queue
        menu.clear()
        menu.addAction(tr("Selected games"), lambda: self.attempt(lambda: self.say(queue.add(games))))
        menu.actions()[0].setEnabled(bool(games))
        menu.addAction(tr("All games not yet reviewed"), lambda: self.say(queue.add_all()))

    def ask_import(self) -> None:
        names = ask_files(self, _ENDINGS)
        if names:
            self.attempt(lambda: self._import(names))

    def _import(self, names: Sequence[str]) -> None:
        self.workspace.session.save_now()
        said = rows.import_files(self.workspace.store, names)
        self.refresh()
        self.say(said)

    def fill_exports(self, menu: QMenu) -> None:
        menu.clear()
        if self.shows_statistics:
            menu.addAction(tr("Export…"), self.ask_export)
            return
        games = bool(self.chosen_games)
        menu.addAction(tr("Selected games as one file…"), self.ask_one_file).setEnabled(games)
        menu.addAction(tr("Selected games, one file each…"), self.ask_folder).setEnabled(games)
        menu.addSeparator()
        menu.addAction(tr("All results as a table…"), self.ask_export)
        menu.addAction(tr("Print the list…"), self.table.print_list)

    def ask_one_file(self) -> None:
        self.write_games(ask_file_name(self, "games.tiling", _ENDINGS))

    def ask_folder(self) -> None:
        self.write_games(ask_folder(self))

    def write_games(self, place: str) -> None:
        """Write the selected games to a file or into a folder; does nothing for ""."""
        space, ids = self.workspace, self.chosen_games
        if place:
            space.session.save_now()
            self.attempt(lambda: self.say(rows.write_games(space.store, ids, place)))

    def _menu(self, at: QPoint) -> None:
        menu, here = QMenu(self), self.table.here
        one = here is not None
        menu.addAction(self.opening.text(), self.open_selected).setEnabled(one)
        menu.addAction(tr("Rename"), self.rename_selected).setEnabled(self.details.name.isEnabled())
        menu.addAction(self.details.bookmark.text(), self.details.bookmark.click).setEnabled(one)
        played = here is not None and here.kind == GAME and not self.table.shows_deleted
        guessing = menu.addAction(tr("Guess the moves"), self.open_selected)
        guessing.triggered.connect(self.workspace.actions["guessMoves"].trigger)
        guessing.setEnabled(played)
        last = self.restoring if self.table.shows_deleted else self.removing
        menu.addAction(last.text(), last.click).setEnabled(one)
        self.fill_reviews(menu.addMenu(self.reviewing.text()))
        self.fill_exports(menu.addMenu(self.exporting.text()))
        menu.addSeparator()
        self.table.fill_sorting(menu.addMenu(tr("Sort by")))
        menu.exec(self.table.viewport().mapToGlobal(at))
        menu.deleteLater()

    def _show(self) -> None:
        here = self.table.here
        for button in (self.opening, self.removing, self.restoring):
            button.setEnabled(here is not None)
        self.opening.setText(tr("Continue") if here and (here.going_on or here.is_unfinished) else tr("Open"))
        self.details.show_row(here, len(self.table.chosen))
        said = self.table.turn()
        self.say("" if self.shows_statistics else said)
        self._fit()

    def _fit(self) -> None:
        """Hide the details in a narrow window, and the buttons that do not apply."""
        listed = not self.shows_statistics
        some, deleted = listed and self.table.pages.currentIndex() == 0, self.table.shows_deleted
        self.exporting.setEnabled(bool(self.table.rows.all_rows) if listed else self.statistics.plot is not None)
        self.undoing.setVisible(listed and bool(self._deleted))
        self.details.setVisible(some and self.width() >= _DETAILS_FROM)
        self.opening.setVisible(some)
        self.removing.setVisible(some and not deleted)
        self.restoring.setVisible(some and deleted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Refresh when activated: another window or the command line may have changed the store."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.table.filter.setFocus()
            self.table.filter.selectAll()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._deleted.clear()
        self.show_link("games")


def _svg(plot: PlotPicture) -> str:
    figure = plot.figure()
    if figure is None:
        raise InputError(tr("Reading …"))
    return svg(figure)


def _with_each(rows: Sequence[ResultRow], act: Callable[[str, object], object]) -> None:
    for each in rows:
        act(each.kind, each.id)
