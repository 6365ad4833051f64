"""The menu More of the window of tasks: collections are made, shared and changed. Puzzles from elsewhere are proved."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QInputDialog, QMenu

from tiling_gui import atomic
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.tasks import Tasks
from tiling_gui.desktop.features.tasks.sheet import printed_puzzles
from tiling_gui.desktop.ui.file_dialogs import ask_file, ask_file_name
from tiling_gui.desktop.ui.widgets.format import deleted
from tiling_gui.errors import damaged_error
from tiling_gui.language import mark, plural, tr
from tiling_gui.records import puzzle_file
from tiling_gui.records.puzzle_file import code_of, from_code
from tiling_gui.records.record import board_name, shown_board
from tiling_gui.records.task import Task
from tiling_gui.store.tasks import prove

if TYPE_CHECKING:
    from tiling_gui.desktop.features.tasks.window import TaskWindow


_NO_PUZZLE = mark("This is not a puzzle: the game is over, every move keeps the value, or it is too hard to solve.")


class CollectionMenu:
    """The entries of the menu, and what they do."""

    def __init__(self, window: "TaskWindow") -> None:
        self._window, self._workspace = window, window.workspace
        self._undo: tuple[str, Callable[[], None]] | None = None
        """The collection from which tasks were removed last, and what restores them."""

    def fill(self, menu: QMenu) -> None:
        menu.clear()
        window, name = self._window, self._window.collection
        tasks = self._tasks
        entries: tuple[tuple[str, str, bool, Callable[[], object]], ...] = (
            ("collectPuzzles", tr("Make a collection"), not name, self.collect),
            ("addPuzzle", tr("Add the position on the board"), True, self.add_position),
            ("addCode", tr("Add the code on the clipboard"), True, self.add_code),
            ("copyPuzzle", tr("Copy the code"), bool(window.chosen and window.chosen[0].task), self.copy),
            ("importPuzzle", tr("Import…"), True, self.ask_import),
            ("exportPuzzle", tr("Export…"), bool(tasks), self.ask_export),
            ("printPuzzle", tr("Print…"), bool(tasks), self.print),
            ("renameCollection", tr("Rename"), bool(name), self.ask_name),
            ("removePuzzle", tr("Remove"), bool(name and window.chosen), self.remove),
            ("undoPuzzle", tr("Undo"), self._undo is not None, self.undo),
            ("dropCollection", tr("Delete the collection"), bool(name), self.delete),
        )
        for what, text, allowed, act in entries:
            action = menu.addAction(text, partial(window.attempt, act))
            action.setObjectName(what)
            action.setEnabled(allowed)

    @property
    def _tasks(self) -> list[Task]:
        """The tasks listed whose solutions are known."""
        return [each.task for each in self._window.rows if each.task is not None and each.task.line]

    # Adding -------------------------------------------------------------------------------------------------------

    @property
    def _name(self) -> str:
        """The collection to which tasks are added; a default name if none is listed."""
        return self._window.collection or tr("My puzzles")

    def collect(self) -> None:
        """Find puzzles of the level and make a collection of them."""
        window = self._window
        level = window.level

        def keep(found: list[Task]) -> None:
            board = shown_board(level.game, board_name(level.game, found[0].start))
            name = window.library.shelf.free(tr("{board}, {depth} moves", board=board, depth=level.depth))
            window.library.add(name, found)
            window.show_collection(name)

        def take(found: list[Task]) -> None:
            window.attempt(lambda: keep(found))

        window.look(level, window.form.many.value(), take)

    def add_position(self) -> None:
        """Add the position on the board, once the moves that keep its value are proved."""
        session = self._workspace.session
        self.add([Task(session.game, session.start, session.tree.cursor)], self._name)

    def add_code(self) -> None:
        """Add the puzzle of the code on the clipboard, once it is proved. Raises InputError."""
        self.add([from_code(QGuiApplication.clipboard().text())], self._name)

    def open_code(self, code: str) -> None:
        """Put the puzzle of a code on the board once it is proved. Raises InputError."""

        def take(found: list[Task], stopped: bool) -> None:
            if found:
                self._workspace.feature(Tasks).begin(found)
            else:
                self._tell_none(stopped)

        self._prove([from_code(code)], take)

    def ask_import(self) -> None:
        file = ask_file(self._window, ("json", "txt"))
        if file:
            self.import_file(file)

    def import_file(self, file: str) -> None:
        """Make a collection of the puzzles in a file, once they are proved. Raises InputError."""
        name, posed = puzzle_file.read(atomic.read_text(file))
        self.add(posed, self._window.library.shelf.free(name or Path(file).stem))

    def add(self, posed: Sequence[Task], name: str) -> None:
        """Add tasks to a collection, once they are proved."""

        def keep(found: list[Task], stopped: bool) -> None:
            fresh = self._window.library.add(name, found)
            self._window.show_collection(name)
            self._window.say(added(len(posed), len(found), fresh, stopped=stopped))

        def take(found: list[Task], stopped: bool) -> None:
            if found:
                self._window.attempt(lambda: keep(found, stopped))
            else:
                self._tell_none(stopped)

        self._prove(posed, take)

    def _prove(self, posed: Sequence[Task], take: Callable[[list[Task], bool], None]) -> None:
        engines = {key: self._workspace.engines.background(GAMES[key]) for key in {each.game.key for each in posed}}

        def work(run: Run) -> list[Task]:
            return prove(posed, engines.__getitem__, run)

        self._window.run(tr("Searching …"), work, take)

    def _tell_none(self, stopped: bool) -> None:
        self._window.say(tr("Stopped.") if stopped else tr(_NO_PUZZLE), wrong=not stopped)

    # Sharing ------------------------------------------------------------------------------------------------------

    def copy(self) -> None:
        task = self._window.chosen[0].task
        if task is None:
            raise damaged_error()
        QGuiApplication.clipboard().setText(code_of(task))
        self._window.say(tr("Copied."))

    def ask_export(self) -> None:
        suggested = f"{self._name.replace('/', '-')}.json"
        file = ask_file_name(self._window, suggested, ("json", "txt"))
        if file:
            self.export(file)

    def export(self, file: str) -> None:
        """Write the tasks listed to a file. Raises InputError or StoreError."""
        atomic.write_text(file, puzzle_file.write(self._name, self._tasks))
        self._window.say(tr("Wrote {name}.", name=file))

    def print(self) -> None:
        self.printed = printed_puzzles(self._tasks, self._window.collection)
        self.printed.preview(self._window)

    # Changing -----------------------------------------------------------------------------------------------------

    def ask_name(self) -> None:
        window = self._window
        name, given = QInputDialog.getText(window, tr("Rename"), tr("Name of the collection"), text=window.collection)
        if given:
            self.rename(name)

    def rename(self, name: str) -> None:
        """Renames the collection. Raises InputError if the name is taken."""
        window = self._window
        window.show_collection(window.library.shelf.rename(window.collection, puzzle_file.clean_name(name)))

    def remove(self) -> None:
        window = self._window
        name = window.collection
        gone = {each.code for each in window.chosen}
        self._undo = name, window.library.remove(name, gone)
        window.show_collection(name)
        window.say(deleted(len(gone)))

    def undo(self) -> None:
        if self._undo is not None:
            (name, back), self._undo = self._undo, None
            back()
            self._window.show_collection(name)

    def delete(self) -> None:
        window = self._window
        name = window.collection
        window.library.shelf.delete(name)
        window.refresh()
        window.say(tr("Deleted {name}.", name=name))


def added(wanted: int, found: int, fresh: int, *, stopped: bool) -> str:
    """The message after adding: `wanted` were given, `found` proved, `fresh` new to the collection."""
    said = plural("%n puzzles were added.", "%n puzzle was added.", fresh)
    if stopped:
        more = tr("Stopped.")
    elif found < wanted:
        more = plural(
            "%n were left out: over, without a choice, or not solved in time.",
            "%n was left out: over, without a choice, or not solved in time.",
            wanted - found,
        )
    elif fresh < found:
        more = tr("The others are in the collection already.")
    else:
        return said
    return f"{said} {more}"
