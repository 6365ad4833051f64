"""The page of puzzle collections: puzzles are added once proved, opened, exported, imported and printed."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QGridLayout, QListWidget, QWidget

from tiling_gui import atomic
from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.features.puzzles import Puzzles
from tiling_gui.desktop.features.puzzles.library import Library, PuzzleEntry, added, entry_of, line_of, prove
from tiling_gui.desktop.features.puzzles.posing import puzzle_record
from tiling_gui.desktop.session.jobs import Work
from tiling_gui.desktop.session.shelf_list import ShelfList
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.file_dialogs import ask_file, ask_file_name
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.fields import EnterField
from tiling_gui.desktop.ui.widgets.layouts import column, form
from tiling_gui.language import mark, tr
from tiling_gui.players.puzzles import Puzzle
from tiling_gui.records import puzzle_file
from tiling_gui.records.puzzle_file import CollectedPuzzle, from_code, to_code
from tiling_gui.records.record import GameRecord
from tiling_gui.store.named_list import LONGEST

_NO_PUZZLE = mark("This is not a puzzle: the game is over, every move keeps the value, or it is too hard to solve.")
_COLUMNS = 3
"""Columns of buttons."""


class CollectionsPage(QWidget):
    """The page of collections in the puzzle window, whose status bar shows its messages."""

    def __init__(self, window: ToolWindow, run: Callable[[str, Work, Callable[[Any, bool], None]], None]) -> None:
        """`run(what, work, then)` runs work in the background; see PuzzleWindow.run."""
        super().__init__()
        self._window, self._workspace, self._run = window, window.workspace, run
        self.library = Library(self._workspace.store)
        self.which = ShelfList(
            window,
            self.library.shelf,
            self.show_collection,
            names=("puzzleCollection", "dropPuzzle", "restoreCollection"),
            title=tr("Collections"),
        )
        self._removed: tuple[str, Callable[[], None]] | None = None
        """The collection of the puzzle removed last, and a function that restores it."""
        self.name, self.code, self.list = EnterField(), EnterField(), QListWidget()
        named(self.name, "collectionName", tr("Name of the collection"), tr("Enter renames the collection"))
        self.name.setMaxLength(LONGEST)
        self.name.returnPressed.connect(self.rename)
        named(self.code, "puzzleCode", tr("Code of a puzzle"))
        self.code.setPlaceholderText("tg1-…")
        self.code.setToolTip(tr("A code that somebody sent you; Enter adds its puzzle to the collection"))
        self.code.returnPressed.connect(partial(window.attempt, self.add_code))
        named(self.list, "puzzleList", tr("Puzzles of the collection"))
        self.list.setToolTip(tr("Double-click or press Enter to put the puzzle on the board"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.itemActivated.connect(lambda item: window.attempt(self.open_chosen))
        self.list.currentRowChanged.connect(lambda row: self._enable())
        self._make_buttons()
        head = form((tr("Collection"), self.which), (tr("Name"), self.name), (tr("Code"), self.code))
        grid = QGridLayout()
        grid.setSpacing(8)
        for place, button in enumerate(self.buttons.values()):
            grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
        self.setLayout(column(head, (self.list, 1), grid))
        self._enable()

    def _make_buttons(self) -> None:
        import_tip = tr("Imports a file of puzzles or codes as a new collection; all values are proved")
        add_tip = tr("Adds the position on the board, once its value is proved")
        copy_tip = tr("Copies the code of the selected puzzle to the clipboard, to send it")
        buttons: tuple[tuple[str, str, str, Callable[[], None]], ...] = (
            ("open", tr("Open"), tr("Puts the selected puzzle on the board"), self.open_chosen),
            ("add", tr("Add the position"), add_tip, self.add_position),
            ("copy", tr("Copy the code"), copy_tip, self.copy),
            ("import", tr("Import…"), import_tip, self.ask_import),
            ("export", tr("Export…"), tr("Writes the collection to a file that others can import"), self.ask_export),
            ("print", tr("Print…"), tr("Shows the collection as pages, with the solutions at the end"), self.print),
            ("remove", tr("Remove"), tr("Removes the selected puzzle from the collection"), self.remove),
            ("undo", tr("Undo"), tr("Restores the puzzle removed last"), self.undo),
        )
        attempt = self._window.attempt
        self.buttons = {
            what: self._window.button(f"{what}Puzzle", text, tip, partial(attempt, act))
            for what, text, tip, act in buttons
        }

    # Display ------------------------------------------------------------------------------------------------------

    @property
    def current(self) -> str:
        return self.which.current

    @property
    def _entries(self) -> tuple[PuzzleEntry, ...]:
        return self.library.entries(self.current)

    def show_collection(self, name: str = "") -> None:
        """Shows a collection, or updates the current one; the selection is kept."""
        names, current, row = self.library.shelf.names(), name or self.current, self.list.currentRow()
        self.which.fill(current if current in names else next(iter(names), ""))
        self.name.setText(self.current)
        self.list.clear()
        self.list.addItems([line_of(number, entry) for number, entry in enumerate(self._entries, 1)])
        self.list.setCurrentRow(min(max(row, 0), self.list.count() - 1))
        self._enable()

    def _enable(self) -> None:
        allowed = dict.fromkeys(("open", "copy", "remove"), self.list.currentRow() >= 0)
        allowed |= dict.fromkeys(("export", "print"), self.list.count() > 0)
        allowed["undo"] = self._removed is not None
        for what, button in self.buttons.items():
            button.setEnabled(allowed.get(what, True))
        self.name.setEnabled(bool(self.current))

    def rename(self) -> None:
        name, current = puzzle_file.clean_name(self.name.text()), self.current
        if name and name != current:
            done = self._window.attempt(lambda: self.library.shelf.rename(current, name))
            self.show_collection(name if done else current)

    # Adding -------------------------------------------------------------------------------------------------------

    @property
    def _name(self) -> str:
        """The collection to which puzzles are added; a default name if there is none yet."""
        return self.current or tr("My puzzles")

    def add_position(self) -> None:
        """Adds the position on the board to the collection, once the moves that keep its value are proved."""
        session = self._workspace.session
        code = to_code(session.game.key, session.tree.start, session.tree.cursor)
        self._prove([CollectedPuzzle(code)], self._name)

    def add_code(self) -> None:
        """Adds the puzzle of the code in the field, once it is proved. Raises InputError."""
        code = self.code.text().strip()
        from_code(code)
        self._prove([CollectedPuzzle(code)], self._name)

    def open_code(self, code: str) -> None:
        """Puts the puzzle of a code on the board once it is proved, and nothing in a collection. Raises InputError."""
        key, _, _ = from_code(code)
        engines = {key: self._workspace.engines.background(GAMES[key])}

        def take(found: list[PuzzleEntry], stopped: bool) -> None:
            if found:
                self._pose(puzzle_record(*found[0].read()))
            else:
                self._window.say(tr("Stopped.") if stopped else tr(_NO_PUZZLE), wrong=not stopped)

        posed = [CollectedPuzzle(code)]
        self._run(tr("Proving which moves keep the value"), lambda run: prove(posed, engines, run), take)

    def add_found(self, name: str, key: str, found: Sequence[Puzzle]) -> None:
        """Makes a collection of puzzles that were generated here."""
        name = self.library.shelf.free(name)
        self.library.add(name, [entry_of(key, puzzle) for puzzle in found])
        self.show_collection(name)

    def ask_import(self) -> None:
        kinds = tr("Puzzles (*.json *.txt);;All files (*)")
        file = ask_file(self._window, tr("Import puzzles"), kinds)
        if file:
            self.import_file(file)

    def import_file(self, file: str) -> None:
        """Makes a collection of the puzzles in a file, once they are proved. Raises InputError."""
        name, posed = puzzle_file.read(atomic.read_text(file))
        self._prove(posed, self.library.shelf.free(name or Path(file).stem))

    def _prove(self, posed: Sequence[CollectedPuzzle], name: str) -> None:
        engines = {key: self._workspace.engines.background(GAMES[key]) for key in {from_code(p.code)[0] for p in posed}}

        def take(found: list[PuzzleEntry], stopped: bool) -> None:
            self._window.attempt(lambda: self._take(name, len(posed), found, stopped))

        self._run(tr("Proving which moves keep the value"), lambda run: prove(posed, engines, run), take)

    def _take(self, name: str, wanted: int, found: list[PuzzleEntry], stopped: bool) -> None:
        if not found:
            self._window.say(tr("Stopped.") if stopped else tr(_NO_PUZZLE), wrong=not stopped)
            return
        fresh = self.library.add(name, found)
        self.show_collection(name)
        self.code.clear()
        self._window.say(added(wanted, len(found), fresh, stopped=stopped))

    # Opening and exporting ----------------------------------------------------------------------------------------

    def open_chosen(self) -> None:
        """Opens the selected puzzle on the board. Raises InputError."""
        self._open(self.current, self._entries[self.list.currentRow()])

    def open_after(self, name: str, code: str) -> bool:
        """Opens the next unanswered puzzle after `code`; returns False if there is none. Raises InputError."""
        following = self.library.following(name, code)
        if following is not None:
            self._open(name, self.library.entries(name)[following])
        return following is not None

    def _open(self, name: str, entry: PuzzleEntry) -> None:
        self._pose(puzzle_record(*entry.read(), collection=name, code=entry.code))

    def _pose(self, record: GameRecord) -> None:
        self._window.hide()
        self._workspace.feature(Puzzles).pose(record)

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self._entries[self.list.currentRow()].code)
        self._window.say(tr("Copied the code."))

    def ask_export(self) -> None:
        suggested = f"{self.current.replace('/', '-')}.json"
        title, kinds = tr("Export puzzles"), tr("Puzzles (*.json)")
        file = ask_file_name(self._window, title, suggested, kinds, ("json", "txt"))
        if file:
            self.export(file)

    def export(self, file: str) -> None:
        """Writes the collection to a file. Raises InputError or StoreError."""
        entries = [(*entry.read(), entry.comment) for entry in self._entries]
        atomic.write_text(file, puzzle_file.write(self.current, entries))
        self._window.say(tr("Wrote {name}.", name=file))

    def print(self) -> None:
        from tiling_gui.desktop.features.puzzles.sheet import printed_puzzles

        self.printed = printed_puzzles([entry.read() for entry in self._entries], self.current)
        self.printed.preview(self._window)

    def remove(self) -> None:
        name = self.current
        self._removed = name, self.library.remove(name, self.list.currentRow())
        self.show_collection()
        self._window.say(tr("The puzzle was removed."))

    def undo(self) -> None:
        if self._removed is not None:
            (name, back), self._removed = self._removed, None
            back()
            self.show_collection(name)
            self._window.say("")
