"""The window of trees: a tree with its values, or a search drawn on it, stepped forward and back, with a sentence about
every step.
"""

from dataclasses import replace
from itertools import chain
from random import Random
from typing import ClassVar

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLayout

from tiling_gui.core.drawing.latex import document, latex, tikz
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lab.open_nodes import OpenNodes
from tiling_gui.desktop.features.lab.search_pane import SearchPanes, SideBySide
from tiling_gui.desktop.features.lab.step_controls import StepControls
from tiling_gui.desktop.features.lab.tree_facts import goal_of, question_text, strategy_paths, strategy_words
from tiling_gui.desktop.features.lab.watch_panel import WatchPanel
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.drawing.picture_widgets import LARGEST
from tiling_gui.desktop.ui.search_tree.questions import search_questions
from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch, unsearched, watch, watch_beside
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import TreeDrawingOptions, leaf_values, node_words
from tiling_gui.desktop.ui.widgets.base import Hairline
from tiling_gui.desktop.ui.widgets.layouts import column, side_by_side
from tiling_gui.desktop.ui.widgets.presentation_layout import KEYS, PresentationLayout
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.records.export import in_file_name
from tiling_gui.records.lesson_writing import lesson_text
from tiling_gui.search import efg
from tiling_gui.search.conditions import BY_HAND
from tiling_gui.search.game_tree import dot
from tiling_gui.search.trace import Path

_PRESENTED = 2.5
"""The largest scale of a tree during a presentation."""


class WatchWindow(ToolWindow):
    """Shows a tree, one search on it, or two searches on the same tree."""

    COMMAND = "watchSearch"
    HELP = "laboratory"
    SIZE = (1120, 700)
    EXPORTS: ClassVar = {
        "svg": lambda window: svg(window.panes.picture()),
        "tex": lambda window: document(
            tikz(window.panes.picture()), [latex(title) for title in window.panes.titles(window.step_controls.moment)]
        ),
        "dot": lambda window: window.dot(),
        "efg": lambda window: efg.write(window.watched.subject.position, window.panel.typed.own.name),
    }

    def build(self) -> QLayout:
        self.watched: RecordedSearch | None = None
        """The search shown on the left or at the top; None at first."""
        self._strategy: frozenset[Path] | None = None
        self._given: object = None
        """The choice in the panel for which the search was run."""
        self._searching = self.worker(self._on_searched, failed=lambda job: self.say(""))
        self._marking = self.worker(self._on_strategy)
        self.exporting.setObjectName("watchExport")
        panel = self.panel = WatchPanel(self)
        self.step_controls = StepControls()
        self.panes = SearchPanes()
        self.open_nodes = OpenNodes(self, self._on_nodes)
        self.pane, self.beside = self.panes.panes
        self.tree, self.count, self.sentence = self.pane.tree, self.pane.count, self.pane.sentence
        for number, pane in enumerate(self.panes.panes):
            pane.tree.chosen.connect(lambda path, number=number: self._on_node(path, number))
            pane.tree.pressed_key = self.step_controls.press
            pane.tree.told.connect(self.say)
        self.step_controls.step_changed.connect(self._show_step)
        self.step_controls.whole.clicked.connect(self.panes.fit)
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self.tree.open_search)
        panel.look_changed.connect(self._show_look)
        panel.watch_requested.connect(self.watch)
        panel.changed.connect(self._on_change)
        for choice in (panel.strategy, panel.goal):
            choice.activated.connect(lambda: self.attempt(self._ask_strategy))
        panel.proportion.toggled.connect(self._on_pace)
        panel.assigning.clicked.connect(lambda: self.attempt(self._assign))
        panel.asking.clicked.connect(self._ask)
        panel.draw.changed.connect(self._on_drawing)
        line = Hairline(upright=True)
        self.presentation = self._presentation_layout(line)
        self._enable()
        right = column((self.panes, 1), self.step_controls, self.open_nodes, gap=0)
        return column((side_by_side(self.panel, line, (right, 1)), 1))

    def _presentation_layout(self, line: Hairline) -> PresentationLayout:
        """The presentation: only the trees, with large text about the current step."""

        def step(by: int) -> None:
            self.step_controls.step_on() if by > 0 else self.step_controls.step_back()

        def turned(on: bool) -> None:
            for pane in self.panes.panes:
                pane.tree.largest = _PRESENTED if on else LARGEST
            self.setContentsMargins(0, 0, 0, KEYS if on else 0)
            self.tree.setFocus()
            # When the trees have got the panel's space, or have given it back.
            QTimer.singleShot(0, self, self.panes.fit)

        hidden = self.panel, line, self.step_controls, self.open_nodes, self.status, self.exporting
        large = [part for pane in self.panes.panes for part in (pane.sentence, pane.heading, pane.count)]
        return PresentationLayout(step, hidden=hidden, large=large, turned=turned)

    def refresh(self) -> None:
        """Show a search in place of a tree without one, also of one that is on its way."""
        if self._searching.job is not None:
            searched = bool(self.panel.method.name)
        else:
            searched = self.watched is not None and bool(self.watched.method)
        if searched:
            return
        if not self.panel.method.name:
            self.panel.show_example(0)
        self.watch()

    def show_link(self, what: str) -> None:
        """Watch what `WatchPanel.show_named` reads, or open a tree, "file:NAME" or "text:TEXT"."""
        kind, _, tree = what.partition(":")
        if kind in ("file", "text"):
            self.attempt(lambda: self.panel.open_tree(kind, tree))
        elif self.attempt(lambda: self.panel.show_named(what)):
            self.watch()

    def show_filled(self, tree: tuple[str, str]) -> None:
        """Show a tree without a search: as in a link, "" for that of the board, and what is merged in it."""
        what, merged = tree
        self.panel.merging.setCurrentIndex(self.panel.merging.findData(merged))
        self.panel.positions.setChecked(True)
        self.show_link(what)

    @Slot()
    def watch(self) -> None:
        """Run the chosen searches in the background and show them before the first step."""
        self.step_controls.stop()
        try:
            subject, names, depth, wanted = self.panel.chosen()
        except InputError as error:
            self.panel.say(str(error))
            return
        self.panel.say("")
        if not names[0]:
            merged = self.panel.merging.currentData()
            self.say(tr("Searching …"))
            self._searching.start(lambda run: (unsearched(subject, merged),), self.panel.given)
            return
        self.say(tr("Searching …"))
        self._searching.start(lambda run: watch_beside(subject, names, depth, wanted=wanted, run=run), self.panel.given)

    def _on_searched(self, job: Job, searches: tuple[RecordedSearch, ...]) -> None:
        self.say("")
        self._marking.drop()
        self.watched, self._strategy, self._given = searches[0], None, job.context
        together = SideBySide(searches, self.panel.proportion.isChecked())
        self.panel.show_search(self.watched)
        self.panel.proportion.setVisible(len(searches) > 1)
        self.panes.show_searches(together, self._look())
        self.step_controls.begin(together.moments)
        searched = bool(self.watched.method)
        self.setWindowTitle(tr("Watch a search") if searched else tr("Game tree"))
        self.step_controls.setVisible(searched)
        self.open_nodes.show_tree(self.watched)
        self._on_change()
        self.tree.setFocus()

    def _on_nodes(self) -> None:
        """Show the nodes and values of a tree without a search."""
        self.tree.lay_out()
        self._show_step()

    def _ask_strategy(self) -> None:
        self._marking.drop()
        self._strategy = None
        self._show_look()
        watched, side = self.watched, self.panel.strategy.currentData()
        if watched is None or side is None:
            return
        owner = Side(side)
        goal = goal_of(watched, owner, self.panel.goal.currentData())
        self._marking.start(lambda run: strategy_paths(watched, owner, goal, run), owner)

    def _on_strategy(self, job: Job, paths: frozenset[Path] | None) -> None:
        self._strategy = paths
        self._show_look()
        self.say(strategy_words(job.context, paths))

    @property
    def together(self) -> SideBySide | None:
        return self.panes.together

    @Slot()
    def _on_change(self) -> None:
        self.panes.old.setVisible(self._is_outdated)
        self.panes.old.adjustSize()
        self._enable()

    @property
    def _is_outdated(self) -> bool:
        """Whether the drawing is of another choice than the current one."""
        return self.watched is not None and self.panel.given != self._given

    # Steps --------------------------------------------------------------------------------------------------

    @property
    def step(self) -> int:
        """The number of steps that the first search has made."""
        return 0 if self.together is None else self.together.step_at(0, self.step_controls.moment)

    @Slot(int)
    def go_to_step(self, step: int, number: int = 0) -> None:
        """Show the searches when search `number` has made `step` steps."""
        if self.together is not None:
            self.step_controls.go(self.together.moment_of(number, step))

    @Slot()
    def _on_pace(self) -> None:
        if self.together is not None:
            step = self.step
            self.panes.together = replace(self.together, in_proportion=self.panel.proportion.isChecked())
            self.go_to_step(step)

    def _on_node(self, path: Path, number: int) -> None:
        """Handle a click on a node of search `number`: a selection, or going to the nearest step there."""
        if self.panel.draw.is_on:
            self.panel.draw.choose(path)
        elif self.open_nodes.watched is not None:
            self.open_nodes.toggle(path)
        elif self.together is not None:
            watched = self.together.searches[number]
            step = watched.step_of(path, self.together.step_at(number, self.step_controls.moment))
            if step is None:
                self.say(tr("{node}: the search never got here.", node=watched.name(path)))
            else:
                self.step_controls.stop()
                self.go_to_step(step, number)

    # Display ------------------------------------------------------------------------------------------------

    def _look(self) -> TreeDrawingOptions:
        look, draw = self.panel.look(self._strategy), self.panel.draw
        if self.watched is None:
            return look
        if self.watched.subject.game.key == "tree":
            look = replace(look, leaves=leaf_values(self.watched))  # as on paper
        return replace(look, chosen=draw.path) if draw.is_on else look

    @Slot()
    def _on_drawing(self) -> None:
        self.step_controls.stop()
        self._show_look()

    @Slot()
    def _show_look(self) -> None:
        self.panes.set_look(self._look(), code=self.panel.code.isChecked())

    @Slot()
    def _show_step(self) -> None:
        if self.together is None:
            return
        self.panes.show_moment(self.step_controls.moment)
        if self.step_controls.moment == self.together.moments:
            self.panel.show_result(True)

    def _enable(self) -> None:
        watched = None if self._is_outdated else self.watched
        asked = watched is not None and bool(watched.method) and watched.subject.game.key == "tree"
        self.panel.asking.setEnabled(asked)
        self.panel.assigning.setEnabled(watched is not None)
        for widget in (self.panel.strategy, self.panel.goal, self.exporting):
            widget.setEnabled(self.watched is not None)

    def _assign(self) -> None:
        assert self.watched is not None
        self.workspace.windows.show("assignment", question_text(self.watched))

    @Slot()
    def _ask(self) -> None:
        """Ask questions about the tree as its method searches it by hand."""
        assert self.watched is not None
        watched = watch(self.watched.subject, self.watched.method, wanted=BY_HAND)
        found = list(chain.from_iterable(search_questions(watched, Random())))
        if not found:
            self.say(tr("There is nothing to ask about this search: try alpha-beta on a tree."))
            return
        self.workspace.windows.show("lesson", "text:" + lesson_text(tr("Questions about this search"), found))

    def dot(self) -> str:
        """The first tree, with its values after the step shown, in Graphviz's language."""
        assert self.watched is not None
        watched, state = self.watched, self.watched.state(self.step)
        return dot(watched.tree, {path: node_words(watched, path, state) for path in watched.nodes})

    def suggested(self) -> str:
        return f"step-{self.step}" if self.step else in_file_name(self.panel.typed.own.name) or "tree"

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.step_controls.press(event.key()):
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.step_controls.stop()
        self.panel.typed.own.keep()
        super().hideEvent(event)
