"""The Lessons window: the list of lessons, and the open lesson.

A lesson that was open when the window closed, also for another language or text size, is opened again with it.
"""

from collections.abc import Callable

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QCloseEvent, QFont, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QLayout, QListWidget, QListWidgetItem, QStackedWidget

from tiling_gui import atomic
from tiling_gui.desktop.features.lessons import catalogue
from tiling_gui.desktop.features.lessons.catalogue import Lesson, LessonProgress, lesson_in, lessons
from tiling_gui.desktop.features.lessons.lesson import BoardFigure, Step
from tiling_gui.desktop.features.lessons.page import LessonPage
from tiling_gui.desktop.features.lessons.reading import steps_of
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.translations import wanted
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Sentence, named
from tiling_gui.desktop.ui.widgets.layouts import column, row, widget_with_layout
from tiling_gui.desktop.ui.widgets.presentation_layout import KEYS, PresentationLayout
from tiling_gui.errors import StoreError
from tiling_gui.language import tr
from tiling_gui.records.lesson_file import read

_LESSON = Qt.ItemDataRole.UserRole


class LessonWindow(ToolWindow):
    """Shows the list or a lesson."""

    COMMAND = "lesson"
    HELP = "learning"
    SIZE = (800, 640)
    REOPENS = True

    def build(self) -> QLayout:
        self.lessons = lessons(wanted(self.workspace.settings.current.language))
        """The lessons that come with the program."""
        self.lesson: Lesson | None = None
        """The lesson that is open or was open last."""
        self._making = self.worker(self._on_made)
        self.page = LessonPage(self.workspace)
        self.page.step_changed.connect(self._save)
        self.page.leave_requested.connect(self._show_list)
        self.page.finished.connect(self._open_next)
        self.page.play_requested.connect(self._play)
        for keys, slot in (("PgDown", self.page.go_on), ("PgUp", self.page.go_back)):
            context = Qt.ShortcutContext.WidgetWithChildrenShortcut
            QShortcut(QKeySequence(keys), self.page, context=context).activated.connect(slot)
        self.list = QListWidget()
        named(self.list, "lessons", tr("Lessons"), tr("Enter or a double click opens a lesson"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.itemActivated.connect(self._on_activated)
        begin = self.button(
            "beginLesson", tr("Start or continue"), tr("Opens the selected lesson"), self._on_activated, "play"
        )
        intro = Sentence(tr("Each takes a few minutes and ends with a puzzle. Your progress is saved."))
        foot = widget_with_layout(row(1, begin))
        self._pages = QStackedWidget()
        self._pages.addWidget(widget_with_layout(column(self.heading(tr("Lessons")), intro, (self.list, 1), foot)))
        self._pages.addWidget(self.page)
        self.presentation = PresentationLayout(
            self._step,
            hidden=(self.page.foot, intro, foot, self.status),
            large=(self.list, self.page.words, self.page.said, self.page.typed, self.page.title, self.page.count),
            keeps_arrows=self._keeps_arrows,
            turned=self._turned,
        )
        self._fill()
        was = catalogue.opened(self.workspace.store, wanted(self.workspace.settings.current.language))
        if was is not None:
            self.open(was, again=True)
        return column((self._pages, 1))

    def refresh(self) -> None:
        """Focuses the list if it is shown."""
        if not self.in_lesson:
            self.list.setFocus()

    def show_link(self, what: str) -> None:
        """Opens a lesson by its key, "KEY#3" at step 3, or "file:NAME" from a teacher's file."""
        if what.startswith("file:"):
            self.attempt(lambda: self.open(lesson_in(atomic.read_text(what.removeprefix("file:")))))
            return
        name, _, step = what.partition("#")
        at = int(step) - 1 if step.isdecimal() and int(step) else None
        for lesson in self.lessons:
            if lesson.key == name:
                self.open(lesson, at)

    # Presentation ---------------------------------------------------------------------------------------------

    def _step(self, by: int) -> None:
        if self.in_lesson:
            self.page.go_on() if by > 0 else self.page.go_back()

    def _keeps_arrows(self) -> bool:
        """True where arrow keys have another use: in the list, and on a board on which a move is to be found."""
        return not self.in_lesson or self.page.finds

    def _turned(self, on: bool) -> None:
        self.page.fit_answers()
        self.page.setContentsMargins(0, 0, 0, KEYS if on else 0)
        if self.in_lesson:
            self.page.take_focus()

    # The list -------------------------------------------------------------------------------------------------

    def _how_far(self, lesson: Lesson) -> LessonProgress:
        return catalogue.progress(self.workspace.store, lesson.key)

    def _fill(self) -> None:
        self.list.clear()
        group, bold = "", QFont()
        bold.setWeight(SEMIBOLD)
        for lesson in self.lessons:
            if lesson.group != group:
                group = lesson.group
                heading = QListWidgetItem(group, self.list)
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                heading.setFont(bold)
            item = QListWidgetItem("    " + _line(lesson, self._how_far(lesson)), self.list)
            item.setData(_LESSON, lesson)
            if self.list.currentItem() is None or lesson == self.lesson:
                self.list.setCurrentItem(item)

    @Slot()
    def _show_list(self) -> None:
        self._making.drop()
        self._fill()
        self.setWindowTitle(tr("Lessons"))
        self._pages.setCurrentIndex(0)
        self.list.setFocus()
        self._try(lambda: catalogue.save_opened(self.workspace.store, ""))

    @Slot()
    def _on_activated(self) -> None:
        item = self.list.currentItem()
        if item is not None and item.data(_LESSON) is not None:
            self.open(item.data(_LESSON))

    # A lesson -------------------------------------------------------------------------------------------------

    @property
    def in_lesson(self) -> bool:
        """True while a lesson is shown, not the list."""
        return self._pages.currentWidget() is self.page

    def open(self, lesson: Lesson, step: int | None = None, *, again: bool = False) -> None:
        """Opens a lesson at a step, counted from 0, or where it was left. A finished lesson left at its end starts
        again.

        With `again` it starts where it was left in any case.
        """
        self._making.start(lambda run: steps_of(read(lesson.text)), (lesson, again, step))

    def _on_made(self, job: Job, steps: tuple[Step, ...]) -> None:
        if job.run.is_set:
            return
        lesson, again, step = job.context
        kept = self._how_far(lesson)
        begin = kept.at(0) if kept.done and kept.step + 1 >= len(steps) and not again else kept
        begin = begin if step is None else begin.at(step)
        self.lesson = lesson
        self.page.show_lesson(lesson.title, steps, begin)
        self.setWindowTitle(lesson.title)
        self._pages.setCurrentWidget(self.page)
        self.page.take_focus()
        self._try(lambda: catalogue.save_opened(self.workspace.store, lesson.key))
        if begin != kept:
            self._save(begin)

    @Slot()
    def _open_next(self) -> None:
        """Opens the next lesson, or the list after the last one."""
        assert self.lesson is not None
        at = self.lessons.index(self.lesson) + 1 if self.lesson in self.lessons else len(self.lessons)
        if at < len(self.lessons):
            self.open(self.lessons[at])
        else:
            self._show_list()

    @Slot(object)
    def _save(self, now: LessonProgress) -> None:
        assert self.lesson is not None
        key = self.lesson.key
        self._try(lambda: catalogue.save(self.workspace.store, key, now))

    def _try(self, keep: Callable[[], None]) -> None:
        try:
            keep()
        except StoreError as error:
            self.say(tr("Not saved: {reason}", reason=error), wrong=True)

    @Slot(object)
    def _play(self, board: BoardFigure) -> None:
        """Starts a game in the main window from the board of a lesson."""
        self.begin_game(board.game, board.start, board.moves)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lets Esc go back to the list, or close the window from there."""
        if event.key() == Qt.Key.Key_Escape and self.in_lesson:
            self._show_list()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stops the views' background work."""
        self.page.figures.rest()
        super().closeEvent(event)


def _line(lesson: Lesson, progress: LessonProgress) -> str:
    title = lesson.title
    if progress.done:
        return tr("✓ {lesson} – done", lesson=title)
    if progress.step or progress.solved:
        return tr("{lesson} – started, at step {step}", lesson=title, step=progress.step + 1)
    return title
