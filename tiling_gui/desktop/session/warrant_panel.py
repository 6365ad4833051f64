"""A small panel beside a value: what it rests on, how to check it, and "Prove it here again"."""

from typing import Any

from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QWidget

from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.limits import Progress, Run
from tiling_gui.core.results import Solution
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import TEXT, theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Sentence, announce, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.records.known import Bounds
from tiling_gui.records.verdict import value_words
from tiling_gui.search.engine import make_engine
from tiling_gui.store.warrants import NumberFormats, Warrant, sentences, warrant

WIDTH, _EDGE = 380, 8
"""Pixels."""
_WRITTEN = NumberFormats(words.count, words.duration, words.moment, words.value)


class WarrantPanel(QFrame):
    """Shown on top of the window's content. Esc or moving the focus elsewhere closes it and ends its proof."""

    def __init__(self, workspace: Workspace, parent: QWidget, found: Warrant, move: str = "") -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        named(self, "warrantPanel", tr("Where the value comes from"))
        self.setFixedWidth(WIDTH)
        self._workspace, self._found = workspace, found
        self._host, self._place = parent, QPoint()
        self._before = QApplication.focusWidget()
        """The widget that gets the focus back when the panel closes."""
        self._worker = workspace.jobs.worker(
            "warrant",
            self._on_proved,
            progress=self._on_progress,
            failed=lambda job: self.proving.setText(tr("Prove it here again")),
            say=self._say,
        )
        title = Sentence(
            ": ".join(filter(None, (move, _title(found)))), size=TEXT, role="text", weight=SEMIBOLD, name="warrantTitle"
        )
        said = [Sentence(text, size=TEXT, role="text") for text in sentences(found, _WRITTEN)]
        checks = list(dict.fromkeys(ground.check for ground in found.grounds if ground.check))
        self.commands = [*checks, *([found.prove] if found.prove else [])]
        told = [Sentence(tr("Check it: {command}", command=command)) for command in self.commands]
        for label in told:
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.proved = Sentence(size=TEXT, role="text", name="warrantProved")
        self.proved.hide()
        self.copying = push_button("copyCommands", tr("Copy the commands"))
        self.copying.clicked.connect(self._copy)
        self.copying.setVisible(bool(self.commands))
        self.proving: QPushButton = push_button(
            "proveAgain", tr("Prove it here again"), tr("Searches from scratch, without stored or shipped results")
        )
        self.proving.clicked.connect(self._prove)
        self.proving.setVisible(not found.position.is_over)
        whole = column(title, *said, *told, self.proved, row(1, self.copying, self.proving), gap=6)
        whole.setContentsMargins(14, 12, 14, 12)
        self.setLayout(whole)
        self.setAccessibleDescription(" ".join(label.text() for label in (title, *said)))

    def show_at(self, place: QPoint) -> None:
        """Show the panel with its top left corner at `place` in its window, or as near as fits."""
        self._place = place
        self._fit()
        self.show()
        self.raise_()
        (self.proving if self.proving.isVisible() else self.copying).setFocus()
        announce(self, self.accessibleDescription())
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus)

    def _fit(self) -> None:
        """Adjust the panel's height to its text, within the window."""
        self.setFixedWidth(min(WIDTH, self._host.width() - 2 * _EDGE))
        layout = self.layout()
        assert layout is not None
        self.resize(self.width(), layout.heightForWidth(self.width()))
        room = self._host.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        left = max(room.left(), min(self._place.x(), room.right() - self.width()))
        top = max(room.top(), min(self._place.y(), room.bottom() - self.height()))
        self.move(left, top)

    @Slot(QWidget, QWidget)
    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and now is not self and not self.isAncestorOf(now):
            self.close()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(theme.colour("line2"), 1))
        painter.setBrush(theme.colour("panel"))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the click: it is not for the widget underneath."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(self.commands))
        self._say(tr("Copied."))

    def _say(self, sentence: str) -> None:
        self.proved.setText(sentence)
        self.proved.show()
        self._fit()

    @Slot()
    def _prove(self) -> None:
        if self._worker.job is not None:
            self._worker.stop()
            return
        position = self._found.position
        self.proving.setText(tr("Stop"))
        self._say(tr("Searching …"))

        def work(run: Run) -> Solution:
            engine = make_engine(game_of_position(position), shipped=False, threads=1)
            try:
                return engine.solve(position, run)
            finally:
                engine.close()

        self._worker.start(work)

    def _on_progress(self, job: Job, progress: Progress) -> None:
        if progress.nodes:
            count, time = words.count(progress.nodes), words.duration(progress.seconds)
            self._say(tr("Searching … {count} positions, {time}", count=count, time=time))

    def _on_proved(self, job: Job, found: Solution) -> None:
        self.proving.setText(tr("Prove it here again"))
        cost = {"count": words.count(found.nodes), "time": words.duration(found.seconds)}
        if found.value is None:
            bounds = words.bounds(found.lower, found.upper)
            self._say(tr("Stopped: {bounds} proved, {count} positions in {time}.", bounds=bounds, **cost))
            return
        value = value_words(found.position, found.value)
        shown = Bounds(self._found.lower, self._found.upper)
        if shown.crosses(Bounds(found.value, found.value)):
            self._say(tr("The search found {value}: one of the two values is wrong.", value=value))
            return
        self._say(tr("Proved again: {value}, {count} positions in {time}.", value=value, **cost))

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the proof and give the focus back."""
        self._worker.drop()
        if self._before is not None and self.isAncestorOf(QApplication.focusWidget() or self._host):
            self._before.setFocus()
        super().closeEvent(event)


def _title(found: Warrant) -> str:
    if found.value is not None:
        return value_words(found.position, found.value)
    return words.bounds(found.lower, found.upper)


def show_warrant(
    workspace: Workspace,
    beside: QWidget,
    position: Any,
    shown: Bounds | None = None,
    estimate: tuple[float, str] | None = None,
    move: str = "",
) -> None:
    """Show what the value of a position rests on, below the widget `beside` that displays it.

    `shown` and `estimate` are as for `warrant`; `move` leads to the position if the value is that of a move.
    """
    try:
        found = warrant(position, workspace.store, shown, estimate)
    except (InputError, StoreError) as error:
        workspace.status.say(str(error))
        return
    for open_one in beside.window().findChildren(WarrantPanel):
        open_one.close()
    panel = WarrantPanel(workspace, beside.window(), found, move)
    panel.show_at(beside.mapTo(beside.window(), QPoint(0, beside.height() + 2)))
