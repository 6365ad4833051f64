"""Any small game as its tree, or as the graph in which equal positions are one; written as SVG, TikZ or DOT."""

from collections.abc import Callable
from pathlib import Path as File
from typing import Any

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tiling_gui import atomic
from tiling_gui.core.drawing.latex import document, latex
from tiling_gui.core.limits import Report, StopToken
from tiling_gui.desktop.features.lab.game_graph_drawing import (
    GraphLook,
    draw_graph,
    node_words,
    value_words,
    words_of,
)
from tiling_gui.desktop.features.lab.positions import Chosen, PositionBar
from tiling_gui.desktop.session.jobs import Job, Jobs
from tiling_gui.desktop.ui.drawing.picture_view import PictureView
from tiling_gui.desktop.ui.drawing.shapes import svg, tikz
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, named, panel_width, scrolled
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.desktop.ui.widgets.tool_window import ToolWindow
from tiling_gui.desktop.ui.widgets.wrapped_label import Sentence
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import plural, tr
from tiling_gui.search.compare import Subject
from tiling_gui.search.game_graph import GameGraph, configuration, dot, game_graph, game_tree

MOST = 1_500
"""Positions of a drawing."""


class GameGraphWindow(ToolWindow):
    """The window; `board` gives the position on the board."""

    def __init__(
        self, theme: Theme, jobs: Jobs, board: Callable[[], Chosen] | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__("gameTreeWindow", 1080, 660, parent)
        self.theme, self._board = theme, board
        self.setWindowTitle(tr("Game trees and graphs"))
        self.setMinimumSize(560, 320)
        self._asked: Subject | None = None
        """What is to be drawn."""
        self.subject: Subject | None = None
        """What is drawn, as `graph`."""
        self.graph: GameGraph | None = None
        self._make_panel()
        self.picture = PictureView(theme)
        named(self.picture, "gameTreePicture", tr("Drawing"))
        self.picture.setToolTip(tr("Wheel: zoom. Drag: move."))
        self.words = Sentence(theme, role="text")
        self.words.setObjectName("gameTreeWords")
        self._lay_out()
        self._worker = jobs.worker("game graph", self._on_made, say=self._say_wrong)

    # Building -----------------------------------------------------------------------------------------------

    def _make_panel(self) -> None:
        self.position = PositionBar(self.theme, "gameTree")
        self.position.show_named("heaps", "grundy:7")
        self.position.entered.connect(self.make)
        self.position.games.activated.connect(self.make)
        self.position.first.chosen.connect(self.make)
        self.drawing = push_button(self.theme, "drawGameTree", tr("Draw"), tr("Draws the tree or the graph"))
        self.drawing.clicked.connect(self.make)
        self.from_board = push_button(
            self.theme, "gameTreeFromBoard", tr("From the board"), tr("Draws what can follow the position on the board")
        )
        self.from_board.clicked.connect(self.show_board)
        self.from_board.setVisible(self._board is not None)
        self.kind = SegmentedControl(self.theme, [("tree", tr("Tree")), ("graph", tr("Graph"))])
        named(self.kind, "treeOrGraph", tr("Tree or graph"))
        self.kind.setToolTip(tr("In the graph, equal positions of a level are one, symmetric ones too"))
        self.kind.chosen.connect(self._again)
        self.alike = self._box("gameTreeAlike", tr("Like options once"), tr("Options that are the same up to symmetry"))
        self.alike.toggled.connect(self._again)
        self.values = self._box("gameTreeValues", tr("Values"), tr("What each is worth, or P and N with Grundy values"))
        self.moves = self._box("gameTreeMoves", tr("Moves"), tr("Writes the moves on the edges of a tree"))
        self.small = self._box("gameTreeSmall", tr("Positions"), tr("Draws each position in its node"))
        for box in (self.values, self.moves, self.small):
            box.toggled.connect(self._redraw)
        self.exporting = push_button(
            self.theme, "exportGameTree", tr("Export…"), tr("Writes the drawing as SVG, TikZ or DOT")
        )
        self.exporting.setEnabled(False)
        self.exporting.clicked.connect(self.ask_export)

    @staticmethod
    def _box(name: str, text: str, tip: str) -> QCheckBox:
        box = QCheckBox(text)
        box.setObjectName(name)
        box.setToolTip(tip)
        box.setChecked(True)
        return box

    def _lay_out(self) -> None:
        panel = QWidget()
        column = QVBoxLayout(panel)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        shown: tuple[QWidget, ...] = (self.alike, self.values, self.moves, self.small)
        buttons: tuple[QPushButton, ...] = (self.drawing, self.from_board)
        for widget in (self.position, *buttons, self.kind, Label(self.theme, tr("Show"), weight=SEMIBOLD), *shown):
            column.addWidget(widget)
        column.addStretch(1)
        column.addWidget(self.exporting)
        area = scrolled(panel)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFixedWidth(panel_width(panel, 240))
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.picture, 1)
        right.addWidget(Hairline(self.theme))
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 8, 16, 8)
        foot.addWidget(self.words, 1)
        right.addLayout(foot)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(area)
        row.addWidget(Hairline(self.theme, upright=True))
        row.addLayout(right, 1)

    # What is drawn ------------------------------------------------------------------------------------------

    @Slot()
    def make(self) -> None:
        """Draws the position in the field."""
        try:
            self._start(self.position.chosen().subject)
        except InputError as error:
            self._say_wrong(str(error))

    @Slot()
    def show_board(self) -> None:
        """Draws the position on the board."""
        if self._board is not None:
            self._start(self._board().subject)

    def show_named(self, game: str, text: str) -> None:
        """Draws a position of a game by its text."""
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
        self.words.set_role("text")
        self.words.setText(tr("Drawing {position} …", position=subject.text))

        def work(report: Report, stop: StopToken) -> GameGraph:
            if tree:
                return game_tree(root, configuration if alike else None, most=MOST)
            return game_graph(root, most=MOST)

        self._worker.start(work, subject)

    def _on_made(self, job: Job, graph: GameGraph | None) -> None:
        if graph is None:
            return
        self.subject, self.graph = job.context, graph
        self._redraw()
        self.picture.begin()

    @property
    def look(self) -> GraphLook:
        """What is shown."""
        return GraphLook(self.values.isChecked(), self.moves.isChecked(), self.small.isChecked())

    @Slot()
    def _redraw(self) -> None:
        if self.graph is None or self.subject is None:
            return
        self.picture.show_picture(draw_graph(self.subject.game, self.graph, self.look))
        self.picture.setAccessibleDescription(self._in_words())
        self.exporting.setEnabled(True)
        self._tell()

    def _tell(self) -> None:
        """Says what is drawn."""
        if self.graph is not None:
            self.words.set_role("text")
            self.words.setText(self._sentence())

    def _in_words(self) -> str:
        """The drawing in words: every node with what is known of it, level by level."""
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

    def _say_wrong(self, sentence: str) -> None:
        self.words.set_role("warn")
        self.words.setText(sentence)

    # Files --------------------------------------------------------------------------------------------------

    @Slot()
    def ask_export(self) -> None:
        """Asks where to write the drawing."""
        if self.graph is None:
            return
        kinds = ";;".join((tr("SVG picture (*.svg)"), tr("TikZ picture in LaTeX (*.tex)"), tr("Graphviz (*.dot)")))
        name = ask_file_name(self, tr("Export the drawing"), "game.svg", kinds, ("svg", "tex", "dot"))
        if name:
            self.export_to(name)

    def export_to(self, name: str) -> bool:
        """Writes the drawing as its file's ending says: svg, tex or dot."""
        assert self.graph is not None
        assert self.subject is not None
        game, graph = self.subject.game, self.graph
        picture = draw_graph(game, graph, self.look)
        try:
            ending = File(name).suffix.lower()
            if ending == ".svg":
                atomic.write_text(name, svg(picture))
            elif ending == ".tex":
                atomic.write_text(name, document(tikz(picture), [latex(self.subject.text)]))
            elif ending == ".dot":
                atomic.write_text(name, dot(graph, lambda i: node_words(game, graph, i)))
            else:
                raise InputError(tr("A drawing is written as .svg, .tex or .dot, not as {file}.", file=File(name).name))
        except (InputError, StoreError) as error:
            self._say_wrong(str(error))
            return False
        self.words.set_role("text")
        self.words.setText(tr("Wrote {file}.", file=name))
        return True

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing goes on behind a window that is away, and it tells of what is drawn."""
        self._worker.drop()
        self._tell()
        super().closeEvent(event)
