"""The window of lessons: the list of all, and the one that is open. Page Down and Page Up step."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QListWidgetItem, QStackedWidget, QVBoxLayout, QWidget

from tiling_gui.desktop.features.lessons.catalogue import LESSONS
from tiling_gui.desktop.features.lessons.lesson import Lesson
from tiling_gui.desktop.features.lessons.page import LessonPage
from tiling_gui.desktop.features.lessons.progress import Progress
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.ui.theme import TITLE, Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.presented import KEYS, Presented
from tiling_gui.desktop.ui.widgets.tool_window import ToolWindow
from tiling_gui.desktop.ui.widgets.wrapped_label import Sentence
from tiling_gui.language import tr

_LESSON = Qt.ItemDataRole.UserRole


class LessonWindow(ToolWindow):
    """The list, or a lesson."""

    wanted = Signal(object)
    """(Lesson) It is to be opened: `page.show_lesson`, then `turn_to_lesson`."""

    def __init__(self, theme: Theme, make_view: Callable[[str], GameView], parent: QWidget | None = None) -> None:
        """`make_view` makes the view of a game by its key."""
        super().__init__("lessonWindow", 800, 640, parent)
        self.setWindowTitle(tr("Lessons"))
        self.lesson: Lesson | None = None
        """The one that is open, or was."""
        self.page = LessonPage(theme, make_view)
        self.page.left.connect(self.turn_to_list)
        self.list = QListWidget()
        named(self.list, "lessons", tr("Lessons"))
        self.list.setToolTip(tr("Enter or a double click opens a lesson"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.itemActivated.connect(self._on_activated)
        self.begin = push_button(theme, "beginLesson", tr("Begin or go on"), tr("Opens the chosen lesson"), "play")
        self.begin.clicked.connect(self._on_activated)
        self._lay_out(theme)
        self.presentation = Presented(
            self._step,
            hidden=(self.page.foot, self.intro, self._foot),
            large=(self.list, self.page.words, self.page.said, self.page.typed, self.page.title, self.page.count),
            keeps_arrows=self._keeps_arrows,
            turned=self._turned,
        )
        for keys, slot in (("PgDown", self.page.go_on), ("PgUp", self.page.go_back)):
            QShortcut(
                QKeySequence(keys), self.page, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            ).activated.connect(slot)

    def _lay_out(self, theme: Theme) -> None:
        overview = QWidget()
        column = QVBoxLayout(overview)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        column.addWidget(Label(theme, tr("Lessons"), size=TITLE, weight=SEMIBOLD))
        self.intro = Sentence(theme, tr("Each takes some minutes and ends with a puzzle. What you did is kept."))
        column.addWidget(self.intro)
        column.addWidget(self.list, 1)
        self._foot = QWidget()
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.addStretch(1)
        foot.addWidget(self.begin)
        column.addWidget(self._foot)
        self._pages = QStackedWidget()
        self._pages.addWidget(overview)
        self._pages.addWidget(self.page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._pages)

    # Presented to a class -------------------------------------------------------------------------------------

    def _step(self, by: int) -> None:
        if self.in_lesson:
            self.page.go_on() if by > 0 else self.page.go_back()

    def _keeps_arrows(self) -> bool:
        """Arrows choose in the list, and on a board on which a move is to be found."""
        return not self.in_lesson or self.page.finds

    def _turned(self, on: bool) -> None:
        self.page.fit_answers()
        self.page.setContentsMargins(0, 0, 0, KEYS if on else 0)
        if self.in_lesson:
            self.page.take_focus()

    # The list -------------------------------------------------------------------------------------------------

    def show_list(self, how_far: Callable[[str], Progress]) -> None:
        """Fills the list; `how_far` says by its key where one is in a lesson."""
        self.list.clear()
        group, bold = "", QFont()
        bold.setWeight(SEMIBOLD)
        for lesson in LESSONS:
            if lesson.group != group:
                group = lesson.group
                heading = QListWidgetItem(tr(group), self.list)
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                heading.setFont(bold)
            item = QListWidgetItem("    " + _line(lesson, how_far(lesson.key)), self.list)
            item.setData(_LESSON, lesson)
            if self.list.currentItem() is None or lesson == self.lesson:
                self.list.setCurrentItem(item)

    @Slot()
    def turn_to_list(self) -> None:
        """Shows the list."""
        self.setWindowTitle(tr("Lessons"))
        self._pages.setCurrentIndex(0)
        self.list.setFocus()

    def turn_to_lesson(self, lesson: Lesson) -> None:
        """Shows the page, which has the lesson already."""
        self.lesson = lesson
        self.setWindowTitle(tr(lesson.title))
        self._pages.setCurrentWidget(self.page)
        self.page.take_focus()

    @property
    def in_lesson(self) -> bool:
        """Whether a lesson is shown, not the list."""
        return self._pages.currentWidget() is self.page

    @Slot()
    def _on_activated(self) -> None:
        item = self.list.currentItem()
        if item is not None and item.data(_LESSON) is not None:
            self.wanted.emit(item.data(_LESSON))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads from a lesson to the list, and out of that."""
        if event.key() == Qt.Key.Key_Escape and self.in_lesson:
            self.page.left.emit()
        else:
            super().keyPressEvent(event)


def _line(lesson: Lesson, progress: Progress) -> str:
    title = tr(lesson.title)
    if progress.done:
        return tr("✓ {lesson} – done", lesson=title)
    if progress.step or progress.solved:
        return tr("{lesson} – begun, at step {step}", lesson=title, step=progress.step + 1)
    return title
