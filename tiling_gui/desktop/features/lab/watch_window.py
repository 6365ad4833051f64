"""Watch: a search drawn on its tree, stepped forward and back, with a line of words for every step."""

from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QLayout

from tiling_gui.core.drawing.latex import document, latex
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.drawing.tikz import tikz
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lab.exercises import Exercise, make_exercises
from tiling_gui.desktop.features.lab.positions import from_board
from tiling_gui.desktop.features.lab.questions import LEAF
from tiling_gui.desktop.features.lab.search_pane import SearchPanes, SideBySide
from tiling_gui.desktop.features.lab.self_test import SelfTest
from tiling_gui.desktop.features.lab.step_controls import Transport
from tiling_gui.desktop.features.lab.tree_facts import goal_of, strategy_paths
from tiling_gui.desktop.features.lab.watch_panel import WatchPanel
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.drawing.picture_view import LARGEST
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.desktop.ui.search_tree.recorded_search import Watched, watch_beside
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import Look, leaf_values
from tiling_gui.desktop.ui.widgets.base import Hairline, beside
from tiling_gui.desktop.ui.widgets.layouts import column
from tiling_gui.desktop.ui.widgets.presented import KEYS, Presented
from tiling_gui.errors import InputError
from tiling_gui.language import plural, tr
from tiling_gui.records.lesson_file import board_lines
from tiling_gui.search.trace import Path

_PRESENTED = 2.5
"""The scale at most of a tree that is presented."""


class WatchWindow(ToolWindow):
    """One search on its tree, or two on the same."""

    COMMAND = "watchSearch"
    HELP = "laboratory"
    SIZE = (1120, 700)
    SMALLEST = (620, 340)
    EXPORTS: ClassVar = {
        "svg": lambda window: svg(window.panes.picture()),
        "tex": lambda window: document(
            tikz(window.panes.picture()), [latex(title) for title in window.panes.titles(window.transport.moment)]
        ),
    }

    def build(self) -> QLayout:
        """What is watched, beside the trees, a question, and the bar that steps."""
        self.watched: Watched | None = None
        """The search; its tree is on the left, or above."""
        self._strategy: frozenset[Path] | None = None
        self._given: object = None
        """What was chosen at the left when it was drawn."""
        self._searching = self.worker(self._on_searched, failed=lambda job: self.say(""))
        self._marking = self.worker(self._on_strategy)
        self._writing = self.worker(self._on_exercises)
        self.exporting.setObjectName("watchExport")
        self._make_panel()
        self.transport = Transport()
        self.panes = SearchPanes()
        self.pane, self.beside = self.panes.panes
        self.tree, self.count, self.sentence = self.pane.tree, self.pane.count, self.pane.sentence
        for number, pane in enumerate(self.panes.panes):
            pane.tree.chosen.connect(lambda path, number=number: self._on_node(path, number))
            pane.tree.pressed_key = self.transport.press
        self.transport.moved.connect(self._show_step)
        self.transport.whole.clicked.connect(self.fit)
        self.test = SelfTest()
        self.test.step_wanted.connect(self.go_to_step)
        self.test.changed.connect(self._on_question)
        line = Hairline(upright=True)
        self.presentation = self._presented(line)
        self._enable()
        return column((beside(self.panel, line, column((self.panes, 1), self.test, self.transport, gap=0)), 1))

    def _make_panel(self) -> None:
        settings = self.workspace.settings
        panel = WatchPanel(settings)
        self.panel = panel
        panel.shown = settings.current.watch_shows
        panel.lookChanged.connect(lambda: settings.change(watch_shows=panel.shown))
        panel.lookChanged.connect(self._show_look)
        panel.wanted.connect(self.watch)
        panel.changed.connect(self._on_change)
        panel.strategyWanted.connect(lambda: self.attempt(self._ask_strategy))
        panel.paceChanged.connect(self._on_pace)
        panel.assignmentWanted.connect(lambda: self.attempt(self._assign))
        panel.draw.changed.connect(self._on_question)
        panel.source.chosen.connect(self._on_source)
        panel.random.sheet_wanted.connect(self._ask_exercises)

    def _presented(self, line: Hairline) -> Presented:
        """The trees, and in large letters what the step does; no question is asked then."""

        def step(by: int) -> None:
            if not self.test.is_open:
                self.transport.step_on() if by > 0 else self.transport.step_back()

        def turned(on: bool) -> None:
            for pane in self.panes.panes:
                pane.tree.largest = _PRESENTED if on else LARGEST
            self.setContentsMargins(0, 0, 0, KEYS if on else 0)
            self.tree.setFocus()
            QTimer.singleShot(0, self, self.fit)  # when the trees have the room of the panel, or have given it back

        hidden = self.panel, line, self.test, self.transport, self.status, self.exporting
        large = [part for pane in self.panes.panes for part in (pane.sentence, pane.heading, pane.count)]
        return Presented(step, hidden=hidden, large=large, turned=turned)

    def refresh(self) -> None:
        """The lecture's first tree, while there is nothing else."""
        if self.watched is None:
            self.watch()

    def show_link(self, what: str) -> None:
        """One of the lecture's trees by its number, or a search "METHOD;GAME:POSITION"."""
        self.panel.show_named(what)
        self.watch()

    # Searching ----------------------------------------------------------------------------------------------

    @Slot()
    def watch(self) -> None:
        """Searches what is chosen, in the background, and shows its start."""
        self.transport.stop()
        try:
            chosen = from_board(self.workspace.session.tree) if self.panel.from_board else self.panel.chosen()
            names, depth = self.panel.methods(), self.panel.depth_limit
        except InputError as error:
            self.panel.say(str(error))
            return
        self.panel.say("")
        subject, wanted = chosen.subject, self.panel.conditions.wanted
        self.say(tr("Searching {position} with {method} …", position=subject.text, method=", ".join(names)))
        self._searching.start(
            lambda run: watch_beside(subject, names, depth, wanted=wanted, run=run),
            self.panel.given,
        )

    def _on_searched(self, job: Job, searches: tuple[Watched, ...]) -> None:
        self.say("")
        self._marking.drop()
        self.watched, self._strategy, self._given = searches[0], None, job.context
        together = SideBySide(searches, self.panel.proportion.isChecked())
        self.panel.show_search(self.watched)
        self.panel.proportion.setVisible(len(searches) > 1)
        self.test.show_search(self.watched)
        self.panes.show_searches(together, self._look())
        self.panes.show_beside(not self.test.is_open)
        self.transport.begin(together.moments)
        self._on_change()
        self._enable()
        self.tree.setFocus()

    def _ask_strategy(self) -> None:
        self._marking.drop()
        self._mark_strategy(None)
        watched, side = self.watched, self.panel.strategy.currentData()
        if watched is None or side is None:
            return
        owner = Side(side)
        goal = goal_of(watched, owner, self.panel.goal.currentData())
        self._marking.start(lambda run: strategy_paths(watched, owner, goal, run), owner)

    def _on_strategy(self, job: Job, paths: frozenset[Path] | None) -> None:
        owner = job.context
        self._mark_strategy(paths)
        if paths is None:
            self.say(tr("{side} has no such strategy: the opponent can always prevent it.", side=owner))
        else:
            self.say(
                plural(
                    "A strategy of {side}: %n nodes, one move of {side}, every reply of {other}.",
                    "A strategy of {side}: %n node, one move of {side}, every reply of {other}.",
                    len(paths),
                    side=owner,
                    other=owner.other,
                )
            )

    @property
    def together(self) -> SideBySide | None:
        """The search with the one beside it; None before the first."""
        return self.panes.together

    @Slot()
    def _on_change(self) -> None:
        """The drawing says so where it is older than what is chosen."""
        self.panes.old.setVisible(self.watched is not None and self.panel.given != self._given)
        self.panes.old.adjustSize()

    # Steps --------------------------------------------------------------------------------------------------

    @property
    def step(self) -> int:
        """How many steps the search has made; that beside it may have made more or fewer."""
        return 0 if self.together is None else self.together.step_at(0, self.transport.moment)

    @Slot(int)
    def go_to_step(self, step: int, number: int = 0) -> None:
        """Shows the tree after `step` steps of the search, or of that beside it (1)."""
        if self.together is not None:
            self.transport.go(self.together.moment_of(number, step))

    @Slot()
    def _on_pace(self) -> None:
        if self.together is not None:
            step = self.step
            self.panes.together = replace(self.together, in_proportion=self.panel.proportion.isChecked())
            self.go_to_step(step)

    def _on_node(self, path: Path, number: int) -> None:
        """A click on a node of search `number`: the next step there, or the last one before."""
        if self.test.is_open:
            self.test.click(path)
        elif self.panel.draw.is_on:
            self.panel.draw.choose(path)
        elif self.together is not None:
            watched = self.together.searches[number]
            step = watched.step_of(path, self.together.step_at(number, self.transport.moment))
            if step is None:
                self.say(tr("{node}: the search never came here.", node=watched.name(path)))
            else:
                self.transport.stop()
                self.go_to_step(step, number)

    @Slot(object)
    def _on_source(self, source: object) -> None:
        self.panel.board.setText(from_board(self.workspace.session.tree).subject.text)

    # What is shown ------------------------------------------------------------------------------------------

    def _look(self) -> Look:
        side = self.panel.strategy.currentData()
        owner = None if side is None else Side(side)
        panel = self.panel
        look = Look(
            panel.moves.isChecked(), panel.positions.isChecked(), panel.payoffs.isChecked(), self._strategy, owner
        )
        question, draw = self.test.question, self.panel.draw
        if self.watched is None:
            return look
        if question is not None or self.test.tried or self.watched.subject.game.key == "tree":
            look = replace(look, leaves=leaf_values(self.watched))  # as on paper, and as long as somebody thinks
        if question is None:
            return replace(look, chosen=draw.path) if draw.is_on else look
        return replace(look, strategy=None, asked=None if question.kind == LEAF else question.path)

    @Slot()
    def _on_question(self) -> None:
        """While a question is open the search is not stepped through."""
        self.transport.stop()
        if self.watched is not None:
            self.panes.show_beside(not self.test.is_open)
            self._show_look()
        self._enable()

    @Slot()
    def _show_look(self) -> None:
        self.panes.set_look(self._look(), code=self.panel.code.isChecked())

    def _mark_strategy(self, paths: frozenset[Path] | None) -> None:
        self._strategy = paths
        self._show_look()

    @Slot()
    def _show_step(self) -> None:
        if self.together is None:
            return
        # While a question is open the words may give the answer away.
        self.panes.show_moment(self.transport.moment, silent=self.test.is_open)
        if self.transport.moment == self.together.moments:
            self.panel.show_result(True)

    def fit(self) -> None:
        """Shows the whole of every tree."""
        self.panes.fit()

    def _enable(self) -> None:
        self.transport.setEnabled(not self.test.is_open)
        for widget in (self.panel.strategy, self.panel.goal, self.panel.assigning, self.exporting):
            widget.setEnabled(self.watched is not None)

    # Files and keys -----------------------------------------------------------------------------------------

    def suggested(self) -> str:
        """By the step."""
        return f"step-{self.step}"

    def _assign(self) -> None:
        """What is drawn becomes questions of the assignment that is being written. Raises InputError."""
        assert self.watched is not None
        subject, game = self.watched.subject, self.watched.subject.game
        if game.key == "tree":
            lines = [f"tree: {subject.position.root}", f"search: {self.watched.method}"]
            lines += [f"first: {Side.MIN}"] if subject.position.to_move is Side.MIN else []
        else:
            lines = board_lines(game, game.as_set_up(subject.position), ())
        self.workspace.windows.show("assignment", "add:" + "\n".join(lines))

    @Slot()
    def _ask_exercises(self) -> None:
        kinds = ";;".join((tr("PDF (*.pdf)"), tr("LaTeX (*.tex)"), tr("SVG picture (*.svg)")))
        name = ask_file_name(self, tr("Write exercises"), "exercises.pdf", kinds, ("pdf", "tex", "svg"))
        if name:
            self.attempt(lambda: self.write_exercises(name))

    def write_exercises(self, name: str) -> None:
        """Makes the exercises and writes them as the file's ending says. Raises InputError for wrong numbers."""
        wanted = self.panel.random.wanted(self.panel.method.name)
        self.say("")
        self.work_line.begin(tr("Exercises"), tr("exercises"))
        self._writing.start(lambda run: make_exercises(wanted, run), name)

    def _on_exercises(self, job: Job, found: list[Exercise]) -> None:
        from tiling_gui.desktop.features.lab.exercise_sheet import write  # it needs what prints

        if found and not job.run.is_set and self.attempt(lambda: write(found, job.context)):
            self.say(tr("Wrote {name}.", name=job.context))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step wherever the focus is, unless a field uses them."""
        if not self.transport.press(event.key()):
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stands still; the tree stays for the next time."""
        self.transport.stop()
        super().hideEvent(event)
