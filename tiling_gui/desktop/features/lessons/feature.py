"""Lessons in one window: which is open, how far one is, and a board of one to be played on in the main window.

A lesson that was open when its window went, with the program or for another language or text size, is open again.
"""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from tiling_gui.core.limits import Report, StopToken
from tiling_gui.desktop.features.lessons import progress
from tiling_gui.desktop.features.lessons.catalogue import LESSONS, steps_of
from tiling_gui.desktop.features.lessons.lesson import Board, Lesson, Step
from tiling_gui.desktop.features.lessons.progress import Progress
from tiling_gui.desktop.features.lessons.window import LessonWindow
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.errors import StoreError
from tiling_gui.language import tr


class Lessons(QObject):
    """The command Lessons…"""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace = workspace
        self._making = workspace.jobs.worker("lesson", self._on_made, resumed=True)
        self.window: LessonWindow | None = None
        workspace.actions["lesson"].triggered.connect(self.show)
        workspace.windows.asked.connect(self._on_asked)

    @Slot()
    def show(self) -> None:
        """The window, with the list or with the lesson that is open in it."""
        self.window = self._workspace.windows.open("lesson", self._make)

    def _make(self) -> LessonWindow:
        made = LessonWindow(self._workspace.theme, self._view, self._workspace.windows.main)
        made.wanted.connect(self.open)
        made.page.went.connect(self._keep)
        made.page.left.connect(self._show_list)
        made.page.finished.connect(self._open_next)
        made.page.play.connect(self._play)
        made.show_list(self._how_far)
        was = _lesson(progress.opened(self._workspace.store))
        if was is not None:
            self._begin(was, again=True)
        return made

    def _view(self, key: str) -> GameView:
        return self._workspace.lone_view(key, self)

    def _how_far(self, key: str) -> Progress:
        return progress.progress(self._workspace.store, key)

    @Slot(object)
    def open(self, lesson: Lesson) -> None:
        """Opens a lesson where it was left; one that is done begins anew."""
        self._begin(lesson)

    def _begin(self, lesson: Lesson, *, again: bool = False) -> None:
        """`again`: it was open, so also one that is done stands where it stood."""

        def work(report: Report, stop: StopToken) -> tuple[Step, ...]:
            return steps_of(lesson)

        self._making.start(work, (lesson, again))

    def _on_made(self, job: Job, steps: tuple[Step, ...]) -> None:
        lesson, again = job.context
        if self.window is None or job.stop.is_set:
            return
        kept = self._how_far(lesson.key)
        begin = kept.at(0) if kept.done and kept.step + 1 >= len(steps) and not again else kept
        self.window.page.show_lesson(tr(lesson.title), steps, begin)
        self.window.turn_to_lesson(lesson)
        self._try(lambda: progress.keep_opened(self._workspace.store, lesson.key))
        if begin != kept:
            self._keep(begin)

    @Slot(str, str)
    def _on_asked(self, kind: str, what: str) -> None:
        """Opens a lesson by its key."""
        lesson = _lesson(what)
        if kind == "lesson" and lesson is not None:
            self.show()
            self.open(lesson)

    @Slot()
    def _open_next(self) -> None:
        """The next lesson of the list; after the last one the list."""
        assert self.window is not None
        assert self.window.lesson is not None
        at = LESSONS.index(self.window.lesson) + 1
        if at < len(LESSONS):
            self.open(LESSONS[at])
        else:
            self.window.page.left.emit()

    @Slot()
    def _show_list(self) -> None:
        assert self.window is not None
        self._making.drop()
        self.window.show_list(self._how_far)
        self._try(lambda: progress.keep_opened(self._workspace.store, ""))

    @Slot(object)
    def _keep(self, now: Progress) -> None:
        assert self.window is not None
        assert self.window.lesson is not None
        key = self.window.lesson.key
        self._try(lambda: progress.keep(self._workspace.store, key, now))

    def _try(self, keep: Callable[[], None]) -> None:
        try:
            keep()
        except StoreError as error:
            self._workspace.status.say(tr("Not saved: {reason}", reason=error))

    @Slot(object)
    def _play(self, board: Board) -> None:
        """A game from the position a lesson shows, in the main window."""
        made = make_record(board.game, board.start, self._workspace.settings.current)
        self._workspace.controller.open(replace(made, tree=made.tree.add_line(board.moves)))
        self._workspace.windows.to_front()

    def close(self) -> None:
        """Its window is the workspace's, which closes it."""
        if self.window is not None:
            self.window.page.figures.close_views()


def _lesson(key: str) -> Lesson | None:
    return next((each for each in LESSONS if each.key == key), None)
