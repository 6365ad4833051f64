"""Opening and closing the nodes of a tree that is shown without a search, and the values of a tree not shown whole."""

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QWidget

from tiling_gui.core.game import Value
from tiling_gui.core.limits import Limit, Run
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.search_tree.recorded_search import MOST_NODES, RecordedSearch, fill_in_values
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout
from tiling_gui.language import tr
from tiling_gui.search.engine import GameEngine
from tiling_gui.search.game_tree import GRAPH, TreeNode
from tiling_gui.search.trace import Path

SECONDS = 20.0
"""Time limit for each position that is valued."""


class OpenNodes(QWidget):
    """The buttons that open a level and close all; values arrive in the background until the tree is whole."""

    def __init__(self, window: ToolWindow, show: Callable[[], None]) -> None:
        """`show` is called when the tree has other nodes or values."""
        super().__init__()
        self._window, self._show = window, show
        self._worker = window.worker(self._on_values)
        self._waiting: list[TreeNode] = []
        self.watched: RecordedSearch | None = None
        """The tree; None while a search is shown."""
        self.opening = window.button("openLevel", tr("Expand next level"), self.open_level)
        self.closing = window.button("closeTree", tr("Collapse all"), self.close_all)
        bar = FlowLayout(self.opening, self.closing)
        bar.setContentsMargins(16, 4, 16, 8)
        self.setLayout(bar)
        self.hide()

    def show_tree(self, watched: RecordedSearch) -> None:
        """Work on another tree from now on; do nothing for one that was searched."""
        self._worker.drop()
        self._waiting = []
        self.watched = None if watched.method else watched
        self.setVisible(self.watched is not None and watched.tree.merged != GRAPH)
        if self.watched is not None:
            self._ask([()])

    def toggle(self, path: Path) -> None:
        """Open a node, or close it."""
        if self.watched is None or self.watched.tree.merged == GRAPH:
            return
        tree = self.watched.tree
        if tree.nodes[path].children:
            tree.close(path)
        else:
            self._tell_if_not(tree.open(path))
        self._changed([path])

    def open_level(self) -> None:
        assert self.watched is not None
        tree = self.watched.tree
        before = [path for path, node in tree.nodes.items() if not node.children]
        self._tell_if_not(tree.open_level())
        self._changed(path for path in before if tree.nodes[path].children)

    def close_all(self) -> None:
        assert self.watched is not None
        self.watched.tree.close(())
        self._changed([])

    def _tell_if_not(self, opened: bool) -> None:
        sentence = tr("At most {most} positions can be shown at once: collapse some first.", most=MOST_NODES)
        self._window.say("" if opened else sentence, wrong=not opened)

    def _changed(self, opened: Iterable[Path]) -> None:
        assert self.watched is not None
        fill_in_values(self.watched)
        self._ask(opened)
        self._show()

    def _ask(self, paths: Iterable[Path]) -> None:
        """Queue nodes whose values or those of their options are not known."""
        assert self.watched is not None
        values, nodes = self.watched.values, [self.watched.nodes[path] for path in paths]
        self._waiting += [node for node in nodes if not values.keys() >= {node.path, *node.children}]
        if self._worker.job is None:
            self._next()

    def _next(self) -> None:
        watched, (waiting, self._waiting) = self.watched, (self._waiting, [])
        if watched is None or not waiting:
            return
        engine = self._window.workspace.engines.background(watched.subject.game, "tree")
        self._worker.start(lambda run: _values(engine, waiting, run), watched)

    def _on_values(self, job: Job, found: dict[Path, Value | None] | None) -> None:
        if self.watched is not None and job.context is self.watched and found:
            self.watched.values |= found
            self._show()
        self._next()


def _values(engine: GameEngine, nodes: Iterable[TreeNode], run: Run) -> dict[Path, Value | None]:
    """The values of nodes and of their options, as far as they are found in time."""
    found: dict[Path, Value | None] = {}
    for node in nodes:
        if run.is_set:
            break
        if node.over:
            found[node.path] = node.position.value()
            continue
        analysis = engine.analyse(node.position, run.part(Limit(seconds=SECONDS)))
        if analysis.value is not None:
            found[node.path] = analysis.value
        moves = list(node.position.moves())
        for entry in analysis.moves:
            if entry.value is not None:
                found[(*node.path, moves.index(entry.move))] = entry.value
    return found
