"""Writes a sheet of exercises for the window of Watch: asked for, made in the background, written, told."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from tiling_gui.desktop.features.lab.exercises import Exercise, Wanted, make_exercises
from tiling_gui.desktop.session.jobs import Job, Jobs
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr


class SheetWriter(QObject):
    """`wanted` says which exercises, and raises InputError; `say` and `wrong` tell what came of it."""

    def __init__(
        self,
        jobs: Jobs,
        wanted: Callable[[], Wanted],
        say: Callable[[str], None],
        wrong: Callable[[str], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._window, self._wanted, self._say, self._wrong = parent, wanted, say, wrong
        self._worker = jobs.worker("exercises", self._on_made, say=wrong)

    @Slot()
    def ask(self) -> None:
        """Asks where to write."""
        kinds = ";;".join((tr("PDF (*.pdf)"), tr("LaTeX (*.tex)"), tr("SVG picture (*.svg)")))
        name = ask_file_name(self._window, tr("Write exercises"), "exercises.pdf", kinds, ("pdf", "tex", "svg"))
        if name:
            self.write(name)

    def write(self, name: str) -> None:
        """Makes the exercises and writes them as the file's ending says."""
        try:
            wanted = self._wanted()
        except InputError as error:
            self._wrong(str(error))
            return
        self._wrong("")
        self._worker.start(lambda report, stop: make_exercises(wanted, report=report, stop=stop), name)

    def _on_made(self, job: Job, found: list[Exercise]) -> None:
        from tiling_gui.desktop.features.lab.exercise_sheet import write

        if not found or job.stop.is_set:
            return
        try:
            write(found, job.context)
        except (InputError, StoreError) as error:
            self._wrong(str(error))
        else:
            self._say(tr("Wrote {file}.", file=job.context))
