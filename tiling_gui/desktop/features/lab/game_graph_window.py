"""The Game tree window: any small game as its tree, or as the graph in which equal positions are merged."""

from typing import Any, ClassVar

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLayout

from tiling_gui.core.drawing.figure import Figure
from tiling_gui.core.drawing.latex import document, latex, tikz
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.lab.game_graph_drawing import (
    GraphDrawingOptions,
    draw_graph,
    node_words,
    value_words,
    words_of,
)
from tiling_gui.desktop.features.lab.positions import PositionBar, from_board
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.drawing.picture_widgets import PictureView
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, named, panel_width, scrolled
from tiling_gui.desktop.ui.widgets.buttons import check_box
from tiling_gui.desktop.ui.widgets.layouts import column, row, widget_with_layout
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.language import plural, tr
from tiling_gui.search.compare import Subject
from tiling_gui.search.game_graph import GameGraph, dot, game_graph, game_tree

MOST = 1_500
"""Greatest number of positions drawn."""


class GameGraphWindow(ToolWindow):
    """Draws the game from a position; exports it as SVG, TikZ or DOT."""

    COMMAND = "gameTree"
    HELP = "heaps"
    SIZE = (1080, 660)
    MINIMUM_SIZE = (560, 320)
    REOPENS = True
    EXPORTS: ClassVar = {
        "svg": lambda window: svg(window.drawn()),
        "tex": lambda window: document(tikz(window.drawn()), [latex(window.subject.text)]),
        "dot": lambda window: dot(window.graph, lambda i: node_words(window.subject.game, window.graph, i)),
    }

    def build(self) -> QLayout:
        self._asked: Subject | None = None
        """The position to be drawn."""
        self.subject: Subject | None = None
        """The position that `graph` shows."""
        self.graph: GameGraph | None = None
        self._worker = self.worker(self._on_made)
        self.status.setObjectName("gameTreeWords")
        self.exporting.setEnabled(False)
        self.picture = PictureView()
        named(self.picture, "gameTreePicture", tr("Drawing"), tr("Wheel: zoom. Drag: move."))
        panel = widget_with_layout(self._make_panel())
        area = scrolled(panel)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFixedWidth(panel_width(panel, 240))
        return row(area, (self.picture, 1), gap=16)

    def _make_panel(self) -> QLayout:
        self.position = PositionBar("gameTree")
        self.position.show_named("heaps", "grundy:7")
        for choice in (self.position.entered, self.position.games.activated, self.position.first.chosen):
            choice.connect(self.make)
        drawing = self.button("drawGameTree", tr("Draw"), tr("Draws the tree or the graph"), self.make)
        tip = tr("Draws everything that can follow the position on the board")
        from_board = self.button("gameTreeFromBoard", tr("From the board"), tip, self.show_board)
        self.kind = SegmentedControl([("tree", tr("Tree")), ("graph", tr("Graph"))])
        named(self.kind, "treeOrGraph", tr("Tree or graph"))
        self.kind.setToolTip(tr("The graph merges equal and symmetric positions of a level"))
        self.kind.chosen.connect(self._again)
        self.alike = check_box(
            "gameTreeAlike",
            tr("Merge symmetric options"),
            tr("Draws options that are the same up to symmetry only once"),
            on=True,
        )
        self.alike.toggled.connect(self._again)
        self.values = check_box(
            "gameTreeValues", tr("Values"), tr("Minimax values, or P and N with Grundy values"), on=True
        )
        self.moves = check_box("gameTreeMoves", tr("Moves"), tr("Writes the moves on the edges of a tree"), on=True)
        self.small = check_box("gameTreeSmall", tr("Positions"), tr("Draws each position in its node"), on=True)
        shown = self.values, self.moves, self.small
        for box in shown:
            box.toggled.connect(self._redraw)
        heading = Label(tr("Show"), weight=SEMIBOLD)
        return column(self.position, drawing, from_board, self.kind, heading, self.alike, *shown, 1)

    def refresh(self) -> None:
        """Shows the heaps on the board if that is the current game; else keeps the drawing, or makes the first one."""
        session = self.workspace.session
        if session.game.key == "heaps":
            self.show_named("heaps", session.start_text)
        elif self.graph is None:
            self.make()

    def show_link(self, what: str) -> None:
        """Shows Grundy's game from a heap of the given size."""
        self.show_named("heaps", f"grundy:{what}")

    # Drawing ------------------------------------------------------------------------------------------------

    @Slot()
    def make(self) -> None:
        """Draws the position in the fields."""
        self.attempt(lambda: self._start(self.position.chosen().subject))

    def show_board(self) -> None:
        """Draws the position on the board."""
        self._start(from_board(self.workspace.session.tree).subject)

    def show_named(self, game: str, text: str) -> None:
        """Draws a position given as text."""
        self.position.show_named(game, text)
        self.make()

    @Slot()
    def _again(self) -> None:
        self.alike.setEnabled(self.kind.current == "tree")
        if self._asked is not None:
            self._start(self._asked)

    def _start(self, subject: Subject) -> None:
        self._asked = subject
        tree, alike, root = self.kind.current == "tree", self.alike.isChecked(), subject.position
        self.say(tr("Drawing {position} …", position=subject.text))

        def work(run: Run) -> GameGraph:
            if tree:
                return game_tree(root, merged=alike, most=MOST)
            return game_graph(root, most=MOST)

        self._worker.start(work, subject)

    def _on_made(self, job: Job, graph: GameGraph | None) -> None:
        if graph is None:
            return
        self.subject, self.graph = job.context, graph
        self._redraw()
        self.picture.begin()

    def drawn(self) -> Figure:
        assert self.graph is not None
        assert self.subject is not None
        look = GraphDrawingOptions(self.values.isChecked(), self.moves.isChecked(), self.small.isChecked())
        return draw_graph(self.subject.game, self.graph, look)

    @Slot()
    def _redraw(self) -> None:
        if self.graph is not None:
            self.picture.show_picture(self.drawn())
            self.picture.setAccessibleDescription(self._in_words())
            self.exporting.setEnabled(True)
            self.say(self._sentence())

    def _in_words(self) -> str:
        """The drawing as text: every node with its value, level by level."""
        assert self.graph is not None
        assert self.subject is not None
        game, nodes = self.subject.game, self.graph.nodes
        return "; ".join(
            " ".join(filter(None, (words_of(game, node.position), value_words(self.graph, i))))
            for i, node in enumerate(nodes)
        )

    def _sentence(self) -> str:
        assert self.graph is not None
        assert self.subject is not None
        root = self.graph.nodes[0]
        count = plural("%n positions", "%n position", len(self.graph.nodes))
        levels = plural("%n levels", "%n level", len(self.graph.levels))
        words: dict[str, Any] = {"position": self.subject.text, "count": count, "levels": levels}
        if root.grundy is not None:
            if root.grundy:
                return tr(
                    "{position}: {count} on {levels}. The next player wins, Grundy value {value}.",
                    value=root.grundy,
                    **words,
                )
            return tr("{position}: {count} on {levels}. The previous player wins, Grundy value 0.", **words)
        return tr("{position}: {count} on {levels}. Minimax value {value}.", value=value_words(self.graph, 0), **words)
