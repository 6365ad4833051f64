"""What every window beside the main one has: heading, foot sentence, background work with progress, export, Esc, help.

docs/adding_a_window.md shows one in full.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QFrame, QLayout, QPushButton

from tiling_gui import atomic
from tiling_gui.core.game import Game, Move
from tiling_gui.core.limits import Progress
from tiling_gui.desktop.session.actions import window_command
from tiling_gui.desktop.session.jobs import PREPARING, Job, Worker
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.drawing.picture_files import pdf_of_svg
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.desktop.ui.theme import TITLE
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, Sentence
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.desktop.ui.widgets.progress_row import ProgressRow
from tiling_gui.desktop.ui.widgets.window_size import open_at
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import mark, tr

KINDS = {
    "csv": mark("Table"),
    "json": "JSON",
    "tex": "LaTeX",
    "svg": mark("SVG picture"),
    "png": mark("PNG picture"),
    "pdf": "PDF",
    "dot": "Graphviz",
}
"""What files with these endings are called in a dialog."""


class ToolWindow(QFrame):
    """A window made from a workspace, not modal, not shown yet. A subclass says what it is, and builds its middle.

    Its objectName and its title are those of the command that opens it.
    """

    COMMAND: ClassVar[str]
    """The command that opens it (session/actions.py, WindowCommand)."""
    HELP: ClassVar[str]
    """The page that F1 opens in it."""
    TITLE: ClassVar[str] = ""
    """The heading over its middle, marked; "" where `build` has one of its own, or there is none."""
    SIZE: ClassVar[tuple[int, int]] = (960, 600)
    """Width and height in pixels at first."""
    SMALLEST: ClassVar[tuple[int, int]] = (480, 340)
    """Width and height in pixels that it can be given: sentences in it wrap or scroll."""
    REOPENS: ClassVar[bool] = False
    """Nothing is made in it that could be lost: for another language or text size it is closed and opened again; while
    one that does not is open, the change waits."""
    GOES_ON: ClassVar[bool] = False
    """Its work goes on while it is closed."""
    EXPORTS: ClassVar[Mapping[str, Callable[[Any], str | bytes]]] = {}
    """By the ending of a file: what turns `content` into one."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows.main, Qt.WindowType.Window)
        self.workspace = workspace
        command = window_command(self.COMMAND)
        self.setObjectName(command.window)
        self.setWindowTitle(tr(command.text).rstrip("… "))
        self.setMinimumSize(*self.SMALLEST)
        open_at(self, *self.SIZE)
        self._workers: list[Worker] = []
        self.status = Sentence()
        self.status.setObjectName(f"{self.COMMAND}Said")
        self.work_line = ProgressRow()
        self.work_line.cancelClicked.connect(self.stop)
        if self.EXPORTS:
            forms = ", ".join(f".{ending}" for ending in self.writers)
            tip = tr("Writes a file: {forms}", forms=forms)
            name = f"export{self.COMMAND[0].upper()}{self.COMMAND[1:]}"
            self.exporting = self.button(name, tr("Export…"), tip, self.ask_export, "export")
        middle = self.build()
        heading = [self.heading()] if self.TITLE else []
        whole = column(*heading, (middle, 1), self.work_line, self._foot())
        whole.setContentsMargins(16, 12, 16, 12)
        self.setLayout(whole)
        first = self.focusProxy()
        if first is not None:
            first.setFocus()

    def _foot(self) -> QLayout:
        """The sentence beside Export…; above the buttons where there are more."""
        exporting, buttons = [self.exporting] if self.EXPORTS else [], self.buttons()
        return column(self.status, row(1, *buttons, *exporting)) if buttons else row((self.status, 1), *exporting)

    # What a subclass says ------------------------------------------------------------------------------------

    def build(self) -> QLayout:
        """Its middle. What has the keys at first is made the focus proxy of the window."""
        raise NotImplementedError

    def buttons(self) -> Sequence[QAbstractButton]:
        """What stands at its foot, before Export…; called after `build`."""
        return ()

    @property
    def content(self) -> Any:
        """What is exported: the writers of EXPORTS take it."""
        return self

    def suggested(self) -> str:
        """A name for the file that is exported, without an ending."""
        return self.COMMAND

    def refresh(self) -> None:
        """Shows things as they are now; called whenever its command is given, also while it is open."""

    def show_link(self, what: str) -> None:
        """Shows what a link of the help names, if its command has a `link`."""
        raise NotImplementedError

    # What it is given ----------------------------------------------------------------------------------------

    def button(self, name: str, text: str, tip: str, act: Callable[[], object], icon: str = "") -> QPushButton:
        """A push button that does `act`."""
        made = push_button(name, text, tip, icon)
        made.setMinimumHeight(32)
        made.clicked.connect(lambda checked: act())
        return made

    def heading(self, words: str = "") -> Label:
        """What it is, or `words`, in the size of headings."""
        return Label(words or tr(self.TITLE), size=TITLE, weight=SEMIBOLD)

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        """The sentence at the foot; it stands until the next."""
        self.status.set_role("warn" if wrong else "muted")
        self.status.setText(sentence)

    def attempt(self, act: Callable[[], object]) -> bool:
        """Does it; says at the foot what the person or the disk made impossible, and is False then."""
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
        """Who works for it in the background, until that is done, cancelled in the progress row or the window closed.

        `work_line.begin` shows the row, which goes when the work is over; `progress` says how far it is in another way.
        """

        def on_done(job: Job, result: Any) -> None:
            done(job, result)
            fold()

        def on_failed(job: Job) -> None:
            if failed is not None:
                failed(job)
            fold()

        def fold() -> None:
            if made.job is None:  # else the next piece of work was begun
                self.work_line.fold()

        def say(sentence: str) -> None:
            self.say(sentence, wrong=True)

        made = self.workspace.jobs.worker(
            self.COMMAND,
            on_done,
            progress=progress or self._on_progress,
            failed=on_failed,
            say=say,
            resumed=self.REOPENS,
        )
        self._workers.append(made)
        return made

    @Slot()
    def stop(self) -> None:
        """Ends what is worked on; what it has by then still comes."""
        for worker in self._workers:
            worker.stop()

    @property
    def writers(self) -> Mapping[str, Callable[[Any], str | bytes]]:
        """EXPORTS, and with a picture as SVG the same as PDF."""
        svg = self.EXPORTS.get("svg")
        return self.EXPORTS if svg is None else {**self.EXPORTS, "pdf": lambda shown: pdf_of_svg(str(svg(shown)))}

    def begin_game(self, game: Game, start: Any, moves: Sequence[Move] = ()) -> None:
        """A new game in the main window, which comes to the front, after `moves`; the game that was there is kept."""
        made = make_record(game, start, self.workspace.settings.current)
        self.workspace.controller.open(replace(made, tree=made.tree.add_line(moves)))
        self.workspace.windows.to_front()

    def export_to(self, name: str) -> bool:
        """Writes `content` in the form the file's ending names, whole or not at all, and says so."""
        return self.attempt(lambda: self._write(name))

    def _write(self, name: str) -> None:
        write = self.writers.get(name.lower().rpartition(".")[2])
        if write is None:
            forms = ", ".join(f".{ending}" for ending in self.writers)
            raise InputError(tr("It is written as {forms}, not as {name}.", forms=forms, name=name))
        data = write(self.content)
        atomic.write_bytes(name, data) if isinstance(data, bytes) else atomic.write_text(name, data)
        self.say(tr("Wrote {name}.", name=name))

    def ask_export(self) -> None:
        """Asks for a file and writes `content` to it."""
        kinds = ";;".join(tr(KINDS[ending]) + f" (*.{ending})" for ending in self.writers)
        suggested = f"{self.suggested()}.{next(iter(self.writers))}"
        name = ask_file_name(self, tr("Export"), suggested, kinds, tuple(self.writers))
        if name:
            self.export_to(name)

    def _on_progress(self, job: Job, progress: Progress) -> None:
        if progress.stage:
            self.work_line.set_progress(progress, tr(PREPARING) if progress.stage == "preparing" else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes and Enter presses the default button, where nothing in the window had a use for the key."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if isinstance(self.focusWidget(), QAbstractItemView):
                return  # it was for the chosen row; Qt hands it on all the same
            buttons = self.findChildren(QPushButton)
            default = next((each for each in buttons if each.isDefault() and each.isVisible()), None)
            if default is not None:
                default.click()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ends what is worked on, where that does not go on without the window."""
        if not self.GOES_ON:
            self.stop()
        super().closeEvent(event)
