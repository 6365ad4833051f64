"""What is done with the collections of puzzles: added to once proved, opened, shared, written, read, printed."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from tiling_gui import atomic
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.limits import Progress, Report, StopToken
from tiling_gui.desktop.features.puzzles.library import Entry, Library, entry_of
from tiling_gui.desktop.features.puzzles.window import PuzzleWindow
from tiling_gui.desktop.features.puzzles.words import asked
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import plural, tr
from tiling_gui.players.puzzles import Puzzle, pose
from tiling_gui.records import puzzle_file
from tiling_gui.records.puzzle_code import from_code, to_code
from tiling_gui.records.puzzle_file import Posed
from tiling_gui.records.record import board_name, shown_board

SECONDS = 20.0
"""Longest that a position of somebody else's is solved."""


class Collections(QObject):
    """Behind the page of collections of the window of puzzles."""

    def __init__(self, workspace: Workspace, window: PuzzleWindow, opened: Callable[[str, Entry], None]) -> None:
        """`opened` puts a puzzle of the collection of a name on the board."""
        super().__init__(workspace.windows)
        self._workspace, self._window, self._panel, self._opened = workspace, window, window.collections, opened
        self.library = Library(workspace.store)
        self._removed: tuple[str, tuple[Entry, ...]] | None = None
        self._proving = workspace.jobs.worker(
            "puzzle proofs", self._on_proved, progress=self._on_progress, failed=self._on_failed, say=self._wrong
        )
        panel = self._panel
        panel.turned.connect(self.show)
        panel.renamed.connect(self.rename)
        panel.code_given.connect(self.add_code)
        panel.asked.connect(self._do)
        window.cancelled.connect(self._proving.stop)
        self.show("")

    @Slot(str)
    def show(self, name: str) -> None:
        """Shows a collection, or the one that is shown as it is now."""
        self._panel.show_collections(self.library.names(), name or self._panel.current)
        entries = self.library.entries(self._panel.current)
        self._panel.show_puzzles([_line(number, entry) for number, entry in enumerate(entries, 1)])

    @Slot(str)
    def _do(self, what: str) -> None:
        """A button; what the person or the disk caused is a sentence at the foot."""
        does: dict[str, Callable[[], None]] = {
            "open": self.open_chosen,
            "add": self.add_position,
            "copy": self.copy,
            "import": self.ask_import,
            "export": self.ask_export,
            "print": self.print,
            "remove": self.remove,
            "drop": self.drop,
            "undo": self.undo,
        }
        self._try(does[what])

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except (InputError, StoreError) as error:
            self._wrong(str(error))

    def _wrong(self, sentence: str) -> None:
        self._panel.say(sentence, wrong=True)

    @property
    def _entries(self) -> tuple[Entry, ...]:
        return self.library.entries(self._panel.current)

    @property
    def _name(self) -> str:
        """The collection that is added to; the first one is made."""
        return self._panel.current or tr("My puzzles")

    @Slot(str)
    def rename(self, name: str) -> None:
        """Gives the collection that is shown another name."""
        name, current = puzzle_file.clean_name(name), self._panel.current
        if name and name != current:
            self._try(lambda: self.library.rename(current, name))
            self.show(name if name in self.library.names() else current)

    # What comes in ------------------------------------------------------------------------------------------------

    def add_position(self) -> None:
        """The position on the board becomes a puzzle of the collection, once it is proved what keeps its value."""
        session = self._workspace.session
        code = to_code(session.game.key, session.tree.start, session.tree.cursor)
        self._prove([Posed(code)], self._name)

    @Slot(str)
    def add_code(self, code: str) -> None:
        """The puzzle of a code."""

        def add() -> None:
            from_code(code)
            self._prove([Posed(code.strip())], self._name)

        self._try(add)

    def add_found(self, name: str, key: str, found: Sequence[Puzzle]) -> str:
        """Makes a collection of puzzles that were found here; returns its name."""
        name = self.library.free_name(name)
        self.library.add(name, [entry_of(key, puzzle) for puzzle in found])
        self.show(name)
        return name

    def ask_import(self) -> None:
        """Asks for a file of puzzles."""
        kinds = tr("Puzzles (*.json *.txt);;All files (*)")
        file, _ = QFileDialog.getOpenFileName(self._window, tr("Import puzzles"), self._folder, kinds)
        if file:
            self.import_file(file)

    def import_file(self, file: str) -> None:
        """Reads a file; its puzzles become a collection of their own as they are proved. Raises InputError."""
        name, posed = puzzle_file.read(atomic.read_text(file))
        self._prove(posed, self.library.free_name(name or Path(file).stem))

    def _prove(self, posed: Sequence[Posed], name: str) -> None:
        engines = {key: self._workspace.engines.background(GAMES[key]) for key in {from_code(p.code)[0] for p in posed}}

        def work(report: Report, stop: StopToken) -> list[Entry]:
            found: list[Entry] = []
            for done, each in enumerate(posed):
                report(Progress(stage="proving", done=done, total=len(posed)))
                if stop.is_set:
                    break
                key, start, moves = from_code(each.code)
                puzzle = pose(start, moves, engines[key], seconds=SECONDS, stop=stop)
                if puzzle is not None:
                    found.append(entry_of(key, puzzle, each.comment))
            return found

        self._window.begin()
        self._window.set_progress(Progress(stage="proving", total=len(posed)))
        self._proving.start(work, (name, len(posed)))

    def _on_progress(self, job: Job, progress: Progress) -> None:
        self._window.set_progress(progress)

    def _on_failed(self, job: Job) -> None:
        self._window.end()

    def _on_proved(self, job: Job, found: list[Entry]) -> None:
        self._window.end()
        name, wanted = job.context
        self._try(lambda: self._take(name, wanted, found, job.stop.is_set))

    def _take(self, name: str, wanted: int, found: list[Entry], stopped: bool) -> None:
        if not found:
            sentence = tr(
                "This is no puzzle: the game is over, every move keeps the value, or it is too hard to solve."
            )
            self._panel.say(tr("Stopped.") if stopped else sentence, wrong=not stopped)
            return
        fresh = self.library.add(name, found)
        self.show(name)
        self._panel.code.clear()
        said = plural("%n puzzles were added.", "%n puzzle was added.", fresh)
        if stopped:
            said += " " + tr("Stopped.")
        elif len(found) < wanted:
            left_out = plural(
                "%n were left out: over, without a choice, or not solved in time.",
                "%n was left out: over, without a choice, or not solved in time.",
                wanted - len(found),
            )
            said += f" {left_out}"
        elif fresh < len(found):
            said += " " + tr("The others are in the collection already.")
        self._panel.say(said)

    # What goes out ------------------------------------------------------------------------------------------------

    def open_chosen(self) -> None:
        """Puts the chosen puzzle on the board."""
        self.open_at(self._panel.current, self._panel.row)

    def open_at(self, name: str, row: int) -> None:
        """Puts a puzzle of a collection on the board."""
        self._opened(name, self.library.entries(name)[row])

    def copy(self) -> None:
        """The code of the chosen puzzle to the clipboard."""
        QGuiApplication.clipboard().setText(self._entries[self._panel.row].code)
        self._panel.say(tr("The code is on the clipboard."))

    @property
    def _folder(self) -> str:
        return self._workspace.settings.current.folder

    def ask_export(self) -> None:
        """Asks where to write the collection."""
        suggested = str(Path(self._folder) / f"{self._panel.current.replace('/', '-')}.json")
        title, kinds = tr("Export puzzles"), tr("Puzzles (*.json)")
        file = ask_file_name(self._window, title, suggested, kinds, ("json", "txt"))
        if file:
            self.export(file)

    def export(self, file: str) -> None:
        """Writes the collection. Raises InputError or StoreError."""
        entries = [(*entry.read(), entry.comment) for entry in self._entries]
        atomic.write_text(file, puzzle_file.write(self._panel.current, entries))
        self._panel.say(tr("Wrote {name}.", name=file))

    def print(self) -> None:
        """Shows the collection as pages."""
        from tiling_gui.desktop.features.puzzles.sheet import printed_puzzles

        self.printed = printed_puzzles([entry.read() for entry in self._entries], self._panel.current)
        self.printed.preview(self._window)

    def remove(self) -> None:
        """Takes the chosen puzzle out."""
        name, entries, row = self._panel.current, self._entries, self._panel.row
        self.library.put(name, [entry for k, entry in enumerate(entries) if k != row])
        self._told_removed(name, entries, tr("The puzzle was removed."))

    def drop(self) -> None:
        """Takes the whole collection away."""
        name, entries = self._panel.current, self._entries
        self.library.remove(name)
        self._told_removed(name, entries, tr("The collection was removed."))

    def _told_removed(self, name: str, entries: tuple[Entry, ...], sentence: str) -> None:
        self._removed = (name, entries)
        self.show(name)
        self._panel.say(sentence, undo=True)

    def undo(self) -> None:
        """Brings back what was removed last."""
        if self._removed is not None:
            name, entries = self._removed
            now = {entry.code: entry for entry in self.library.entries(name)}
            back = [now.pop(entry.code, entry) for entry in entries]
            self.library.put(name, [*back, *now.values()])
            self._removed = None
            self.show(name)
            self._panel.say("")


def _line(number: int, entry: Entry) -> str:
    """A puzzle in a line; what cannot be read is said there."""
    try:
        key, puzzle = entry.read()
    except InputError as error:
        return f"{number}. {error}"
    state = {None: "", True: tr("solved", "puzzle"), False: tr("missed")}[entry.solved]
    board = shown_board(key, board_name(key, puzzle.start))
    task = f"{number}. {board}: {asked(key, puzzle)}"
    return " · ".join(filter(None, (task, entry.comment, state)))
