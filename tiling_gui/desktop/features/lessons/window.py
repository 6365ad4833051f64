"""The Lessons window: the list of lessons, the lesson or assignment that is open, and the text of one being written.

What was open when the window closed is opened again with it.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QFont, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QLayout, QListWidget, QListWidgetItem

from tiling_gui import atomic
from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.lessons import catalogue, sheet
from tiling_gui.desktop.features.lessons.catalogue import Lesson, LessonProgress, lesson_in, lessons
from tiling_gui.desktop.features.lessons.drills import DRILLS, Drill
from tiling_gui.desktop.features.lessons.page import LessonPage
from tiling_gui.desktop.features.lessons.sheet import Sheet
from tiling_gui.desktop.features.lessons.steps import Step, steps_of
from tiling_gui.desktop.features.lessons.writing import WritingPage
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.translations import wanted
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Sentence, named
from tiling_gui.desktop.ui.widgets.layouts import column, row, scrolled_whole, stack, widget_with_layout
from tiling_gui.desktop.ui.widgets.presentation_layout import KEYS, PresentationLayout
from tiling_gui.errors import StoreError
from tiling_gui.language import tr
from tiling_gui.records.assignment import Answers, answers_beside, answers_text, digest_of
from tiling_gui.records.lesson_figures import BoardText
from tiling_gui.records.lesson_file import LEAVES, VALUE, read
from tiling_gui.records.lesson_writing import lesson_text

_LESSON = Qt.ItemDataRole.UserRole
_DRAFT = "assignment"
"""The key under which the text being written is stored."""
WRITE = "write:"
"""The link to the text being written; after it "\\n" and the lines about which questions are added."""
_SOON = 300
"""Milliseconds after the last key press until the answers to an assignment are saved."""


class LessonWindow(ToolWindow):
    """Shows the list, a lesson or an assignment, or the text of one."""

    COMMAND = "lesson"
    HELP = "learning"
    SIZE = (860, 660)
    REOPENS = True
    EXPORTS: ClassVar = {"pdf": lambda shown: sheet.printed(shown).to_pdf(), "tex": sheet.to_latex}

    def build(self) -> QLayout:
        self.lessons = lessons(wanted(self.workspace.settings.current.language))
        """The lessons that come with the program."""
        self.lesson: Lesson | None = None
        """The lesson that is open or was open last."""
        self.drill: Drill | None = None
        """What asks the questions that are shown; None for a lesson."""
        self.file, self.answers = "", Answers("")
        """The file in which the answers to an assignment are saved ("" for none), and the answers."""
        self._leads_to_text = False
        """Whether one goes back from the lesson to its text, not to the list."""
        self._opening = self.worker(self._on_opened)
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._soon.timeout.connect(self.save_answers)
        self._make_page()
        self.writing = WritingPage(self, self._kept_draft())
        self.writing.kept.connect(lambda text: self.attempt(lambda: self.workspace.store.save(_DRAFT, text)))
        self.writing.changed.connect(lambda: self.exporting.setEnabled(self.content is not None))
        self.writing.try_requested.connect(self._try)
        self.writing.leave_requested.connect(self._show_list)
        self._pages = stack(self._list_page(), scrolled_whole(row(self.page)), self.writing)
        self.presentation = PresentationLayout(
            self._step,
            hidden=(self.page.foot, self._intro, self._list_foot, self.status),
            large=(self.list, self.page.words, self.page.said, self.page.typed, self.page.title, self.page.count),
            keeps_arrows=self._keeps_arrows,
            turned=self._turned,
        )
        self._show_page(0)
        self._fill()
        if link := catalogue.opened(self.workspace.store):
            self._reopen(link)
        return column((self._pages, 1))

    def _make_page(self) -> None:
        self.page = LessonPage(self)
        self.page.step_changed.connect(self._save)
        self.page.judged.connect(self._on_judged)
        self.page.answered.connect(self._soon.start)
        self.page.leave_requested.connect(self._leave)
        self.page.finished.connect(self._open_next)
        self.page.play_requested.connect(self._play)
        for keys, slot in (("PgDown", self.page.go_on), ("PgUp", self.page.go_back)):
            context = Qt.ShortcutContext.WidgetWithChildrenShortcut
            QShortcut(QKeySequence(keys), self.page, context=context).activated.connect(slot)

    def _list_page(self) -> QLayout:
        self.list = QListWidget()
        named(self.list, "lessons", tr("Lessons"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.itemActivated.connect(self._on_activated)
        begin = self.button("beginLesson", tr("Start or continue"), self._on_activated, icon="play")
        write = self.button("writeLesson", tr("Write an assignment"), self.write)
        self._intro = Sentence(tr("Each takes a few minutes and ends with a puzzle. Your progress is saved."))
        self._list_foot = widget_with_layout(row(write, 1, begin))
        return column(self.heading(tr("Lessons")), self._intro, (self.list, 1), self._list_foot)

    def _kept_draft(self) -> str:
        try:
            kept = self.workspace.store.load(_DRAFT)
        except StoreError:
            return ""
        return kept if isinstance(kept, str) else ""

    def refresh(self) -> None:
        """Focus the list if it is shown."""
        if not (self.in_lesson or self.is_writing):
            self.list.setFocus()

    def show_link(self, what: str) -> None:
        """Open a lesson: KEY, or KEY#3 at step 3, file:NAME, text:TEXT, drill:NAME, or WRITE."""
        kind, _, rest = what.partition(":")
        if kind == "file":
            self.attempt(lambda: self.open(lesson_in(atomic.read_text(rest), link=what)))
        elif kind == "text":
            self.attempt(lambda: self.open(lesson_in(rest)))
        elif kind == "drill":
            self.open_drill(rest)
        elif kind == "write":
            self.write()
            if rest.startswith("## "):
                self.writing.add_steps(rest)
            elif lines := rest.splitlines():
                self.writing.add_questions((VALUE, LEAVES) if lines[0].startswith("tree:") else (VALUE,), lines)
        else:
            name, _, step = what.partition("#")
            at = int(step) - 1 if step.isdecimal() and int(step) else None
            for lesson in self.lessons:
                if lesson.key == name:
                    self.open(lesson, at)

    def _reopen(self, link: str) -> None:
        """Open what was open, where it was left; the list if it is gone."""
        kind, _, rest = link.partition(":")
        if kind != "file" or Path(rest).exists():
            lesson = next((each for each in self.lessons if each.key == link), None)
            self.show_link(link) if lesson is None else self.open(lesson, again=True)

    # Modes ----------------------------------------------------------------------------------------------------

    @property
    def in_lesson(self) -> bool:
        """True while a lesson is shown."""
        return self._pages.currentIndex() == 1

    @property
    def is_answering(self) -> bool:
        """True while an assignment is answered."""
        return self.in_lesson and self.page.hidden

    @property
    def is_writing(self) -> bool:
        """True while the text of a lesson is written."""
        return self._pages.currentWidget() is self.writing

    def _show_page(self, number: int, title: str = "") -> None:
        """Show the list (0), the lesson (1) or the text (2)."""
        self._opening.drop()
        if self._soon.isActive():
            self.save_answers()
        if number != 2:
            self.writing.rest()
        if not self.is_answering or number != 1:
            self.say("")
        self._pages.setCurrentIndex(number)
        self.setWindowTitle(title or tr("Lessons"))
        self.exporting.setVisible(number == 2)
        self.HELP = "assignments" if number == 2 else "learning"
        self.exporting.setEnabled(self.content is not None)

    @property
    def content(self) -> Sheet | None:
        """The sheet to export."""
        return self.writing.sheet

    @Slot()
    def write(self) -> None:
        """Show the text of the assignment being written."""
        if not self.is_writing:
            self._show_page(2, tr("Assignment"))
            self._remember(WRITE)
            self.writing.check()
        self.writing.text.setFocus()

    @Slot()
    def _leave(self) -> None:
        """Go back from a lesson to its text or to the list."""
        self.write() if self._leads_to_text else self._show_list()

    @Slot()
    def _show_list(self) -> None:
        self._fill()
        self._show_page(0)
        self.list.setFocus()
        self._remember("")

    def _remember(self, link: str) -> None:
        self._try_to_save(lambda: catalogue.save_opened(self.workspace.store, link))

    # Presentation ---------------------------------------------------------------------------------------------

    def _step(self, by: int) -> None:
        if self.in_lesson:
            self.page.go_on() if by > 0 else self.page.go_back()

    def _keeps_arrows(self) -> bool:
        """True where arrow keys have another use: in list and text, and on a board on which a move is to be found."""
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
        listed = [(lesson.group, _line(lesson, self._how_far(lesson)), lesson) for lesson in self.lessons]
        drills = [(tr("Questions made at random"), tr(drill.title), name) for name, drill in DRILLS.items()]
        for of, line, data in [*listed, *drills]:
            if of != group:
                group = of
                heading = QListWidgetItem(group, self.list)
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                heading.setFont(bold)
            item = QListWidgetItem("    " + line, self.list)
            item.setData(_LESSON, data)
            if self.list.currentItem() is None or data == self.lesson:
                self.list.setCurrentItem(item)

    @Slot()
    def _on_activated(self) -> None:
        item = self.list.currentItem()
        data = None if item is None else item.data(_LESSON)
        if isinstance(data, str):
            self.open_drill(data)
        elif data is not None:
            self.open(data)

    # A lesson -------------------------------------------------------------------------------------------------

    def open(self, lesson: Lesson, step: int | None = None, *, again: bool = False, trial: bool = False) -> None:
        """Open a lesson at a step, counted from 0, or where it was left. A finished lesson left at its end starts
        again.

        With `again` it starts where it was left in any case; a `trial` leads back to the text.
        """

        def work(run: Run) -> tuple[Any, ...]:
            found = read(lesson.text)
            answers = Answers(digest_of(lesson.text), found.title) if found.hidden else None
            file = lesson.link.removeprefix("file:")
            kept = answers_beside(file, answers) if file and answers else ("", answers)
            return steps_of(found, run), *kept

        self._opening.start(work, (lesson, again, step, trial))

    def _try(self, text: str) -> None:
        self.attempt(lambda: self.open(lesson_in(text), trial=True))

    def _on_opened(self, job: Job, opened: tuple[tuple[Step, ...], str, Answers | None]) -> None:
        if job.run.is_set:
            return
        (lesson, again, step, trial), (steps, file, answers) = job.context, opened
        self._show_page(1, lesson.title)
        self.drill = None
        self.lesson, self.file, self._leads_to_text = lesson, file, trial
        self.page.name_leaving(trial)
        kept = self._how_far(lesson) if answers is None and lesson.link else LessonProgress()
        begin = kept.at(0) if kept.done and kept.step + 1 >= len(steps) and not again else kept
        begin = begin if step is None else begin.at(step)
        self.page.show_lesson(lesson.title, steps, begin, answers)
        if not trial:
            self._remember(lesson.link)
        if answers is not None:
            self.answers, self.HELP = answers, "assignments"
            self._tell()
        elif begin != kept:
            self._save(begin)

    def open_drill(self, name: str) -> None:
        """Ask questions made at random."""
        drill = self.drill = DRILLS[name](self.workspace.store)
        title = tr(drill.title)
        self._show_page(1, title)
        self._leads_to_text = False
        self.page.name_leaving(False)
        self._remember(f"drill:{name}")
        self.page.show_lesson(title, self._asked(drill), LessonProgress(), endless=True)
        self.say(drill.told)

    def _asked(self, drill: Drill) -> tuple[Step, ...]:
        """The next question of a drill as a lesson of one step."""
        return steps_of(read(lesson_text(tr(drill.title), [drill.ask()])))

    @Slot(bool)
    def _on_judged(self, right: bool) -> None:
        if (drill := self.drill) is not None:
            self._try_to_save(lambda: drill.answered(right))
            self.say(drill.told)

    @Slot()
    def _open_next(self) -> None:
        """Ask the next question of a drill; open the next lesson, or go back after the last one."""
        if self.drill is not None:
            steps = (*self.page.steps, *self._asked(self.drill))
            self.page.show_lesson(self.page.title.text(), steps, self.page.progress.at(len(steps) - 1), endless=True)
            return
        assert self.lesson is not None
        at = self.lessons.index(self.lesson) + 1 if self.lesson in self.lessons else len(self.lessons)
        if at < len(self.lessons):
            self.open(self.lessons[at])
        else:
            self._leave()

    @Slot(object)
    def _save(self, now: LessonProgress) -> None:
        lesson = self.lesson
        if lesson is not None and lesson.link and not (self.is_answering or self.drill):
            self._try_to_save(lambda: catalogue.save(self.workspace.store, lesson.key, now))

    def _try_to_save(self, keep: Callable[[], None]) -> None:
        try:
            keep()
        except StoreError as error:
            self.say(tr("Not saved: {reason}", reason=error), wrong=True)

    @Slot()
    def save_answers(self) -> None:
        """Save the answers to an assignment beside its file."""
        self._soon.stop()
        self.answers = replace(self.answers, name=self.page.name.text().strip(), given=dict(self.page.given or {}))
        file, text = self.file, answers_text(self.answers)
        if not file or self.attempt(lambda: atomic.write_text(file, text)):
            self._tell()

    def _tell(self) -> None:
        kept = tr("They are saved in {file}; hand in this file.", file=Path(self.file).name)
        self.say(" ".join([self.page.summary, kept if self.file else tr("This is a trial: nothing is saved.")]))

    @Slot(object)
    def _play(self, board: BoardText) -> None:
        """Start a game in the main window from the board of a lesson."""
        self.begin_game(board.subject.game, board.subject.position, board.moves)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc go back to the list, or close the window from there."""
        if event.key() == Qt.Key.Key_Escape and (self.in_lesson or self.is_writing):
            self._leave() if self.in_lesson else self._show_list()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save what was typed last, and stop the views' background work."""
        if self._soon.isActive():
            self.save_answers()
        self.writing.rest()
        self.page.figures.rest()
        super().closeEvent(event)


def _line(lesson: Lesson, progress: LessonProgress) -> str:
    title = lesson.title
    if progress.done:
        return tr("✓ {lesson} – done", lesson=title)
    if progress.step or progress.solved:
        return tr("{lesson} – started, at step {step}", lesson=title, step=progress.step + 1)
    return title
