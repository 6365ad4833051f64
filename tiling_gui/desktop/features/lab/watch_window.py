"""Watch: a search drawn on its tree, stepped forward and back, with a line of words for every step."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from tiling_gui.core.game import Side
from tiling_gui.core.limits import Report, StopToken
from tiling_gui.desktop.features.lab.positions import Chosen
from tiling_gui.desktop.features.lab.questions import LEAF
from tiling_gui.desktop.features.lab.search_pane import SearchPane, SearchPanes
from tiling_gui.desktop.features.lab.self_test import SelfTest
from tiling_gui.desktop.features.lab.sheet_writer import SheetWriter
from tiling_gui.desktop.features.lab.side_by_side import SideBySide
from tiling_gui.desktop.features.lab.step_controls import Transport
from tiling_gui.desktop.features.lab.step_export import ask_name, write_step
from tiling_gui.desktop.features.lab.strategies import goal_of, strategy_paths
from tiling_gui.desktop.features.lab.watch_panel import WatchPanel
from tiling_gui.desktop.features.lab.watch_presentation import presented_search
from tiling_gui.desktop.session.jobs import Job, Jobs
from tiling_gui.desktop.ui.search_tree.recorded_search import Watched, watch_beside
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import Look, leaf_values
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import Hairline, beside
from tiling_gui.desktop.ui.widgets.window_size import open_at
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import plural, tr
from tiling_gui.search.trace import Path


class WatchWindow(QDialog):
    """Not modal. `board` gives the position on the board."""

    def __init__(
        self, theme: Theme, jobs: Jobs, board: Callable[[], Chosen] | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.theme, self._board = theme, board
        self.setObjectName("watchWindow")
        self.setWindowTitle(tr("Watch a search"))
        self.setModal(False)
        self.setMinimumSize(620, 340)
        open_at(self, 1120, 700)
        self.watched: Watched | None = None
        """The search; its tree is on the left, or above."""
        self.together: SideBySide | None = None
        """The same with the search beside it."""
        self.moment = 0
        """Where the slider stands."""
        self._strategy: frozenset[Path] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._make_tree()
        self._make_transport()
        self._worker = jobs.worker("watch", self._on_finished, failed=self._on_failed, say=self.panel.say)
        self.test = SelfTest(theme)
        self.test.step_wanted.connect(self.go_to_step)
        self.test.changed.connect(self._on_question)
        panel = self.panel
        self.sheets = SheetWriter(jobs, lambda: panel.random.wanted(panel.method.name), self.say, panel.say, self)
        panel.random.sheet_wanted.connect(self.sheets.ask)
        self._lay_out()
        self.presentation = presented_search(self)
        self._enable()

    # Building -----------------------------------------------------------------------------------------------

    def _make_tree(self) -> None:
        self.panel = WatchPanel(self.theme, with_board=self._board is not None)
        self.panel.wanted.connect(self.watch)
        self.panel.lookChanged.connect(self._show_look)
        self.panel.strategyWanted.connect(self._ask_strategy)
        self.panel.paceChanged.connect(self._on_pace)
        self.panel.draw.changed.connect(self._on_question)
        self.panel.source.chosen.connect(self._on_source)
        self.panes = SearchPanes(self.theme)
        self.pane, self.beside = self.panes.panes
        self.tree, self.count, self.sentence = self.pane.tree, self.pane.count, self.pane.sentence
        for number, pane in enumerate(self.panes.panes):
            pane.tree.chosen.connect(lambda path, number=number: self._on_node(path, number))
            pane.tree.keyed.connect(self._on_key)

    def _make_transport(self) -> None:
        self.transport = Transport(self.theme)
        self.transport.pressed.connect(self._on_key)
        self.transport.moved.connect(self.go)
        self.transport.paced.connect(self._timer.setInterval)

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.panes, 1)
        right.addWidget(self.test)
        right.addWidget(self.transport)
        self.line = Hairline(self.theme, upright=True)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(beside(self.panel, self.line, right))

    # Searching ----------------------------------------------------------------------------------------------

    @Slot()
    def watch(self) -> None:
        """Searches what is chosen, in the background, and shows its start."""
        self.stop_playing()
        try:
            chosen = self._board() if self.panel.from_board and self._board else self.panel.chosen()
            names, depth = self.panel.methods(), self.panel.depth_limit
        except InputError as error:
            self.panel.say(str(error))
            return
        self.panel.say("")
        subject = chosen.subject
        self.say(tr("Searching {position} with {method} …", position=subject.text, method=", ".join(names)))
        self._worker.start(lambda report, stop: watch_beside(subject, names, depth, stop=stop, report=report))

    @Slot()
    def _ask_strategy(self) -> None:
        watched, side = self.watched, self.panel.strategy.currentData()
        if watched is None or side is None:
            self._mark_strategy(None)
            return
        owner = Side(side)
        try:
            goal = goal_of(watched, owner, self.panel.goal.currentData())
        except InputError as error:
            self._mark_strategy(None)
            self.say(str(error), wrong=True)
            return

        def work(report: Report, stop: StopToken) -> frozenset[Path] | None:
            return strategy_paths(watched, owner, goal, stop=stop, report=report)

        self._worker.start(work, (watched, owner), kind="strategy")

    def _on_finished(self, job: Job, result: Any) -> None:
        if job.kind == "watch":
            self._show(*result)
        elif job.context[0] is self.watched:
            owner = job.context[1]
            self._mark_strategy(result)
            if result is None:
                self.say(tr("{side} has no such strategy: the opponent can always prevent it.", side=owner))
            else:
                self.say(
                    plural(
                        "A strategy of {side}: %n nodes, one move of {side}, every reply of {other}.",
                        "A strategy of {side}: %n node, one move of {side}, every reply of {other}.",
                        len(result),
                        side=owner,
                        other=owner.other,
                    )
                )

    def _on_failed(self, job: Job) -> None:
        self.say("")

    def _show(self, watched: Watched, *others: Watched) -> None:
        self.watched, self._strategy, self.moment = watched, None, 0
        self.together = SideBySide((watched, *others), self.panel.proportion.isChecked())
        self.panel.show_search(watched)
        self.panel.proportion.setVisible(bool(others))
        self.test.show_search(watched)
        self._show_beside()
        self.panes.show_searches(self.together.searches, self._look())
        self._show_step()
        self.tree.setFocus()

    def _shown_panes(self) -> tuple[SearchPane, ...]:
        """The pane, and the one beside it while there is a second search."""
        two = self.together is not None and len(self.together.searches) > 1
        return (self.pane, self.beside) if two else (self.pane,)

    def _show_beside(self) -> None:
        """The second search is away while a question is open: it might give the answer away."""
        self.beside.setVisible(len(self._shown_panes()) > 1 and not self.test.is_open)

    # Steps --------------------------------------------------------------------------------------------------

    @property
    def step(self) -> int:
        """How many steps the search has made; that beside it may have made more or fewer."""
        return 0 if self.together is None else self.together.step_at(0, self.moment)

    @Slot(int)
    def go(self, moment: int) -> None:
        """Shows the tree after `moment` steps, or both trees where the slider stands at `moment`."""
        if self.together is None:
            return
        self.moment = min(max(moment, 0), self.together.moments)
        self._show_step()

    @Slot(int)
    def go_to_step(self, step: int, number: int = 0) -> None:
        """Shows the tree after `step` steps of the search, or of that beside it (1)."""
        if self.together is not None:
            self.go(self.together.moment_of(number, step))

    @Slot()
    def _on_pace(self) -> None:
        if self.together is not None:
            step = self.step
            self.together = replace(self.together, in_proportion=self.panel.proportion.isChecked())
            self.go_to_step(step)

    def one_on(self) -> None:
        """One step on."""
        self.go(self.moment + 1)

    def one_back(self) -> None:
        """One step back."""
        self.stop_playing()
        self.go(self.moment - 1)

    def to_start(self) -> None:
        """Before the first step."""
        self.stop_playing()
        self.go(0)

    def to_end(self) -> None:
        """After the last step."""
        self.stop_playing()
        self.go(self.together.moments if self.together else 0)

    def toggle_play(self) -> None:
        """Plays the steps one after another, from the start if it stands at the end; or stops."""
        if self.is_playing:
            self.stop_playing()
        elif self.together is not None:
            if self.moment == self.together.moments:
                self.go(0)
            self._timer.start(self.transport.pace)
            self._show_playing()

    def stop_playing(self) -> None:
        """Stands still."""
        self._timer.stop()
        self._show_playing()

    @property
    def is_playing(self) -> bool:
        """True while it steps by itself."""
        return self._timer.isActive()

    @Slot()
    def _tick(self) -> None:
        self.one_on()
        if self.together is None or self.moment == self.together.moments:
            self.stop_playing()

    def _on_node(self, path: Path, number: int) -> None:
        """A click on a node of search `number`: the next step there, or the last one before."""
        if self.test.is_open:
            self.test.click(path)
        elif self.panel.draw.is_on:
            self.panel.draw.choose(path)
        elif self.together is not None:
            watched = self.together.searches[number]
            step = watched.step_of(path, self.together.step_at(number, self.moment))
            if step is None:
                self.say(tr("{node}: the search never came here.", node=watched.name(path)), number=number)
            else:
                self.stop_playing()
                self.go_to_step(step, number)

    @Slot(str)
    def _on_key(self, what: str) -> None:
        if self.test.is_open and what not in ("fit", "export"):
            return
        {
            "on": self.one_on,
            "back": self.one_back,
            "first": self.to_start,
            "last": self.to_end,
            "play": self.toggle_play,
            "fit": self.fit,
            "export": self.ask_export,
        }[what]()

    @Slot(object)
    def _on_source(self, source: object) -> None:
        if self._board is not None:
            self.panel.board.setText(self._board().subject.text)

    # What is shown ------------------------------------------------------------------------------------------

    def _look(self) -> Look:
        side = self.panel.strategy.currentData()
        owner = None if side is None else Side(side)
        panel = self.panel
        look = Look(
            panel.moves.isChecked(), panel.positions.isChecked(), panel.payoffs.isChecked(), self._strategy, owner
        )
        question = self.test.question
        if self.watched is None:
            return look
        if question is None:
            draw = self.panel.draw
            return replace(look, leaves=leaf_values(self.watched), chosen=draw.path) if draw.is_on else look
        asked = None if question.kind == LEAF else question.path
        return replace(look, strategy=None, asked=asked, leaves=leaf_values(self.watched))

    @Slot()
    def _on_question(self) -> None:
        """While a question is open the search is not stepped through."""
        self.stop_playing()
        if self.watched is not None:
            self._show_beside()
            self._show_look()
        self._enable()

    @Slot()
    def _show_look(self) -> None:
        for pane in self._shown_panes():
            pane.tree.set_look(self._look())
            pane.show_code(self.panel.code.isChecked())

    def _mark_strategy(self, paths: frozenset[Path] | None) -> None:
        self._strategy = paths
        self._show_look()

    def _show_step(self) -> None:
        assert self.together is not None
        for number, (pane, watched) in enumerate(zip(self._shown_panes(), self.together.searches, strict=True)):
            step = self.together.step_at(number, self.moment)
            pane.show_step(step)
            # While a question is open the words may give the answer away.
            self.say("" if self.test.is_open else watched.sentence(step), number=number)
        if self.moment == self.together.moments:
            self.panel.show_result(True)
        self._enable()

    def fit(self) -> None:
        """Shows the whole of every tree."""
        for pane in self._shown_panes():
            pane.tree.fit()

    def say(self, sentence: str, *, wrong: bool = False, number: int = 0) -> None:
        """The line of words under the tree, or under that beside it (1)."""
        self.panes.panes[number].say(sentence, wrong=wrong)

    def _show_playing(self) -> None:
        self.transport.show_playing(self.is_playing)

    def _enable(self) -> None:
        self.transport.show_step(self.moment, None if self.together is None else self.together.moments)
        self.transport.setEnabled(not self.test.is_open)
        for widget in (self.panel.strategy, self.panel.goal):
            widget.setEnabled(self.watched is not None)

    # Files and keys -----------------------------------------------------------------------------------------

    def ask_export(self) -> None:
        """Asks where to write this step."""
        if name := ask_name(self, self.step):
            self.export_to(name)

    def export_to(self, name: str) -> bool:
        """Writes this step as its file's ending says, svg or tex; of two searches one under the other."""
        assert self.together is not None
        searches = enumerate(self.together.searches)
        titles = [
            f"{watched.method}, step {self.together.step_at(number, self.moment)} of {watched.steps}."
            for number, watched in searches
        ]
        try:
            write_step(name, [pane.tree.picture() for pane in self._shown_panes()], titles)
        except (InputError, StoreError) as error:
            self.say(str(error), wrong=True)
            return False
        self.say(tr("Wrote {file}.", file=name))
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step wherever the focus is, unless a field uses them; Return in a field watches."""
        steps = {Qt.Key.Key_Right: self.one_on, Qt.Key.Key_Left: self.one_back, Qt.Key.Key_Space: self.toggle_play}
        step = steps.get(Qt.Key(event.key()))
        if step is not None and not self.test.is_open:
            step()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stands still; the tree stays for the next time."""
        self.stop_playing()
        super().hideEvent(event)

    def end(self) -> None:
        """Called once, when the main window closes."""
        self.stop_playing()
        self.close()
