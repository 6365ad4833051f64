"""The base class of all windows beside the main one: heading, status bar, background work, export, Esc, help.

docs/adding_a_window.md shows a complete example.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QFrame, QLayout, QPushButton

from tiling_gui import atomic
from tiling_gui.core.game import Game, Move
from tiling_gui.core.limits import Progress
from tiling_gui.core.tables import file_of
from tiling_gui.desktop.session.actions import window_command
from tiling_gui.desktop.session.jobs import Job, Worker
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.session.progress_bar import ProgressBar
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.drawing.picture_files import pdf_of_svg
from tiling_gui.desktop.ui.file_dialogs import ask_file_name
from tiling_gui.desktop.ui.theme import TITLE
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, Sentence
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.desktop.ui.widgets.window_size import open_at
from tiling_gui.errors import InputError, StoreError, ending_error
from tiling_gui.language import tr


class ToolWindow(QFrame):
    """A non-modal window of a workspace, initially hidden. A subclass sets the constants and builds the content.

    Its objectName and title are those of the command that opens it.
    """

    COMMAND: ClassVar[str]
    """Name of the WindowCommand that opens it (session/actions.py)."""
    HELP: str
    """The help page that F1 opens."""
    TITLE: ClassVar[str] = ""
    """Heading over the content, marked for translation; "" if there is none or `build` makes its own."""
    SIZE: ClassVar[tuple[int, int]] = (960, 600)
    """Initial width and height in pixels."""
    MINIMUM_SIZE: ClassVar[tuple[int, int]] = (480, 340)
    """Minimum width and height in pixels: sentences must wrap or scroll."""
    REOPENS: ClassVar[bool] = False
    """True if nothing made in it could be lost when it is closed and opened again, in another language or text size."""
    RUNS_WHEN_CLOSED: ClassVar[bool] = False
    """True if its work goes on while it is closed."""
    EXPORTS: ClassVar[Mapping[str, Callable[[Any], str | bytes]]] = {}
    """By file ending: converts `content` to the text or bytes of a file."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows.main, Qt.WindowType.Window)
        self.workspace = workspace
        command = window_command(self.COMMAND)
        self.setObjectName(command.window)
        self.setWindowTitle(tr(command.text).rstrip("… "))
        self.setMinimumSize(*self.MINIMUM_SIZE)
        open_at(self, *self.SIZE)
        self._workers: list[Worker] = []
        self.status = Sentence()
        self.status.setObjectName(f"{self.COMMAND}Said")
        self.progress_bar = ProgressBar()
        self.progress_bar.cancelClicked.connect(self.stop)
        if self.EXPORTS:
            forms = ", ".join(f".{ending}" for ending in self.writers)
            tip = tr("Exports to a file: {forms}", forms=forms)
            name = f"export{self.COMMAND[0].upper()}{self.COMMAND[1:]}"
            self.exporting = self.button(name, tr("Export…"), self.ask_export, tip, "export")
            self._export_key = QAction(tr("Export…"), self)
            self._export_key.triggered.connect(self.exporting.click)
            self.addAction(self._export_key)
            self._game_export = self.workspace.actions["exportGame"]
            self._game_export.changed.connect(self._take_export_key)
            self._take_export_key()
        middle = self.build()
        heading = [self.heading()] if self.TITLE else []
        whole = column(*heading, (middle, 1), self.progress_bar, self._foot())
        whole.setContentsMargins(16, 12, 16, 12)
        self.setLayout(whole)

    def _foot(self) -> QLayout:
        """The status bar beside Export…; above the buttons if there are more."""
        exporting, buttons = [self.exporting] if self.EXPORTS else [], self.buttons()
        return column(self.status, row(1, *buttons, *exporting)) if buttons else row((self.status, 1), *exporting)

    # For subclasses to override ------------------------------------------------------------------------------------

    def build(self) -> QLayout:
        """The content. The widget to have the focus first is made the window's focus proxy."""
        raise NotImplementedError

    def buttons(self) -> Sequence[QAbstractButton]:
        """The buttons before Export…; called after `build`."""
        return ()

    @property
    def content(self) -> Any:
        """What is exported: the argument of the functions in EXPORTS."""
        return self

    def suggested(self) -> str:
        """Suggested name for an exported file, without ending."""
        return self.COMMAND

    def refresh(self) -> None:
        """Show the current state; called whenever the window's command is given, even if it is open."""

    def show_link(self, what: str) -> None:
        """Show the target of a help link, if the window's command has a `link`."""
        raise NotImplementedError

    def show_filled(self, what: Any) -> None:
        """Show what a command without a window of its own fills in: the target of a link, if not overridden."""
        self.show_link(what)

    # Provided for subclasses ----------------------------------------------------------------------------------------

    def button(self, name: str, text: str, act: Callable[[], object], tip: str = "", icon: str = "") -> QPushButton:
        """A push button that calls `act`."""
        made = push_button(name, text, tip, icon)
        made.setMinimumHeight(32)
        made.clicked.connect(lambda checked: act())
        return made

    @Slot()
    def _take_export_key(self) -> None:
        """Let the key that exports the game export this window's content here."""
        self._export_key.setShortcuts(self._game_export.shortcuts())

    def heading(self, words: str = "") -> Label:
        """A label with TITLE or `words` in heading size."""
        return Label(words or tr(self.TITLE), size=TITLE, weight=SEMIBOLD)

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        """Show a sentence in the status bar until the next; `wrong` shows it as a warning."""
        self.status.set_role("warn" if wrong else "muted")
        self.status.setText(sentence)

    def attempt(self, act: Callable[[], object]) -> bool:
        """Call `act`; show InputError and StoreError in the status bar, and return False then."""
        try:
            act()
        except (InputError, StoreError) as error:
            self.say(str(error), wrong=True)
            return False
        return True

    def worker(
        self,
        done: Callable[[Job, Any], None],
        *,
        progress: Callable[[Job, Progress], None] | None = None,
        failed: Callable[[Job], None] | None = None,
    ) -> Worker:
        """A worker for the window's jobs, stopped by Cancel in the progress bar and by closing the window.

        Call `progress_bar.begin` to show the progress bar; it is hidden when the job ends. `progress` replaces the
        default display of progress in it.
        """

        def on_done(job: Job, result: Any) -> None:
            done(job, result)
            fold()

        def on_failed(job: Job) -> None:
            if failed is not None:
                failed(job)
            fold()

        def fold() -> None:
            if made.job is None:  # otherwise the next job has been started
                self.progress_bar.dismiss()

        def say(sentence: str) -> None:
            self.say(sentence, wrong=True)

        made = self.workspace.jobs.worker(
            self.COMMAND,
            on_done,
            progress=progress or self._on_progress,
            failed=on_failed,
            say=say,
        )
        self._workers.append(made)
        return made

    @property
    def works_when_closed(self) -> bool:
        """True while there is work that goes on without the window."""
        return self.RUNS_WHEN_CLOSED and any(worker.job is not None for worker in self._workers)

    @Slot()
    def stop(self) -> None:
        """Stop all running jobs; results found so far are still delivered."""
        for worker in self._workers:
            worker.stop()

    @property
    def writers(self) -> Mapping[str, Callable[[Any], str | bytes]]:
        """EXPORTS, plus PDF if there is SVG."""
        svg = self.EXPORTS.get("svg")
        return self.EXPORTS if svg is None else {**self.EXPORTS, "pdf": lambda shown: pdf_of_svg(str(svg(shown)))}

    def begin_game(self, game: Game, start: Any, moves: Sequence[Move] = ()) -> None:
        """Open a new game after `moves` in the main window and bring that to the front."""
        made = make_record(game, start, self.workspace.settings.current)
        self.workspace.controller.open(replace(made, tree=made.tree.add_line(moves)))
        self.workspace.windows.to_front()

    def export_to(self, name: str) -> bool:
        """Write `content` in the format of the file's ending, atomically, and report it. False if that failed."""
        return self.attempt(lambda: self._write(name))

    def _write(self, name: str) -> None:
        write = self.writers.get(name.lower().rpartition(".")[2])
        if write is None:
            raise ending_error(self.writers, name)
        data = write(self.content)
        if isinstance(data, str):
            data = file_of(data) if name.lower().endswith(".csv") else data.encode("utf-8", "replace")
        atomic.write_bytes(name, data)
        self.say(tr("Wrote {name}.", name=name))

    def ask_export(self) -> None:
        """Ask for a file name and export to it."""
        suggested = f"{self.suggested()}.{next(iter(self.writers))}"
        name = ask_file_name(self, suggested, tuple(self.writers))
        if name:
            self.export_to(name)

    def _on_progress(self, job: Job, progress: Progress) -> None:
        if progress.stage:
            self.progress_bar.set_progress(progress)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes, Enter presses the default button, if no widget in the window used the key."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if isinstance(self.focusWidget(), QAbstractItemView):
                return  # meant for the selected row; Qt propagates it nevertheless
            buttons = self.findChildren(QPushButton)
            default = next((each for each in buttons if each.isDefault() and each.isVisible()), None)
            if default is not None:
                default.click()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the first control again, not where the focus was when it was closed."""
        super().showEvent(event)
        first = self.focusProxy()
        if first is not None and not event.spontaneous():
            first.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop the window's jobs, unless RUNS_WHEN_CLOSED."""
        if not self.RUNS_WHEN_CLOSED:
            self.stop()
        super().closeEvent(event)
