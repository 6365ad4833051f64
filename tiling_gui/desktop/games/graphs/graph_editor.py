"""The graph editor: drawing with undo, stored graphs, files, and making degrees even for the odd rule."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import Slot
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QLabel, QLayout, QPushButton, QWidget

from tiling_gui.core.graphs import graph_files
from tiling_gui.core.graphs.planar import Graph, even_degrees
from tiling_gui.desktop.games.graphs.graph_editor_canvas import EMPTY, EditorCanvas
from tiling_gui.desktop.games.graphs.graph_windows import GraphWindows, ViewWithGraphs, ask_graph_file, own_graphs
from tiling_gui.desktop.session.shelf_list import ShelfList
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.file_dialogs import ask_file_name
from tiling_gui.desktop.ui.theme import TEXT
from tiling_gui.desktop.ui.widgets.base import font, named
from tiling_gui.desktop.ui.widgets.fields import EnterField
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column
from tiling_gui.language import mark, plural, tr


def facts_of(graph: Graph, *, sharing: bool) -> str:
    """The size of a graph; for `sharing` games also its faces, or why it has none, and its odd degrees."""
    vertices = plural("%n vertices", "%n vertex", len(graph.vertices))
    edges = plural("%n edges", "%n edge", len(graph.edges))
    if not (sharing and graph.vertices):
        return f"{vertices}, {edges}."
    reason = graph.why_no_faces()
    if reason is None:
        faces = plural("%n faces", "%n face", len(graph.faces))
        text = tr("{vertices}, {edges}, {faces}.", vertices=vertices, edges=edges, faces=faces)
    else:
        text = tr("{vertices}, {edges}. {reason}", vertices=vertices, edges=edges, reason=reason)
    odd = [name for name, degree in zip(graph.vertex_names, graph.degrees, strict=True) if degree % 2]
    if not odd:
        return text
    return tr(
        "{facts} Odd degree: {names}. Under the odd rule MAX gets them by proposing colour 1 each time.",
        facts=text,
        names=", ".join(odd[:6]) + (" …" if len(odd) > 6 else ""),
    )


class GraphHistory:
    """The graphs of all steps, one of which is current."""

    def __init__(self, first: Graph) -> None:
        self._steps, self._at = [first], 0

    @property
    def current(self) -> Graph:
        return self._steps[self._at]

    def add(self, graph: Graph) -> None:
        self._steps = [*self._steps[: self._at + 1], graph]
        self._at += 1

    def can_go(self, by: int) -> bool:
        """Whether a step can be undone (-1) or redone (1)."""
        return 0 <= self._at + by < len(self._steps)

    def go(self, by: int) -> Graph:
        """Undoes or redoes a step if possible; returns the current graph."""
        if self.can_go(by):
            self._at += by
        return self.current


_LONGEST = 40
"""Characters of a name."""
_KEYS = mark(
    "Click: a new vertex. Drag: move it. Click two vertices: join them. Delete: remove the selected one. "
    "Keys: Tab, arrows, Insert, Enter, Delete."
)


class GraphEditor(ToolWindow):
    """Edits a graph, initially that of the set-up card, and puts it on the card."""

    SIZE = (900, 620)
    SHARING: ClassVar[bool]
    """True: edges may not cross, and faces and odd degrees are shown, as needed for the sharing games."""
    home: GraphWindows
    """Windows of the game from whose card the editor was opened."""

    def build(self) -> QLayout:
        self._history = GraphHistory(EMPTY)
        self.canvas = EditorCanvas(planar=self.SHARING)
        self._begun = self.canvas.graph
        self.canvas.changed.connect(self._on_changed)
        self.canvas.error.connect(self._refuse)
        self.own = own_graphs(self.workspace.store)
        names = "graphNames", "graphRemove", "graphRestore"
        self.saved = ShelfList(self, self.own, self._on_name, names=names, title=tr("Saved graphs"), follows=False)
        self.naming = EnterField()
        named(self.naming, "graphName", tr("Name"))
        self.naming.setPlaceholderText(tr("Name"))
        self.naming.setMaxLength(_LONGEST)
        self.naming.returnPressed.connect(self.keep)
        self.facts = QLabel(wordWrap=True)
        self.facts.setObjectName("graphFacts")
        self.status.setObjectName("graphStatus")
        self.status.setFont(font(TEXT))
        self.status.setMinimumHeight(
            2 * self.status.fontMetrics().lineSpacing()
        )  # constant height, so that the canvas does not move
        self.say(tr(_KEYS))
        for keys, by in ((QKeySequence.StandardKey.Undo, -1), (QKeySequence.StandardKey.Redo, 1)):
            QShortcut(QKeySequence(keys), self).activated.connect(partial(self.go, by))
        return column(FlowLayout(*self._steps(), self.saved, self.naming, *self._files()), (self.canvas, 1), self.facts)

    def _steps(self) -> tuple[QPushButton, ...]:
        self.undo_button = self.button("graphUndo", tr("Undo"), partial(self.go, -1))
        self.redo_button = self.button("graphRedo", tr("Redo"), partial(self.go, 1))
        self.delete_button = self.button("graphDelete", tr("Delete"), self.canvas.delete_chosen)
        self.clear_button = self.button("graphClear", tr("Clear"), self.clear)
        return self.undo_button, self.redo_button, self.delete_button, self.clear_button

    def _files(self) -> tuple[QWidget, ...]:
        self.keep_button = self.button("graphKeep", tr("Save graph"), self.keep)
        tip = tr("Reads GraphML, GML, Pajek, DIMACS, graph6, edge lists and more.")
        open_button = self.button("graphOpen", tr("Open…"), self._ask_open, tip)
        self.save_button = self.button("graphSave", tr("Save…"), self._ask_save)
        return self.keep_button, open_button, self.save_button

    def buttons(self) -> Sequence[QPushButton]:
        tip = tr("Joins vertices of odd degree in pairs, as the paper does, so that the odd rule is fair")
        self.mend = self.button("graphMakeEven", tr("Make degrees even"), self.make_even, tip)
        self.use = self.button("graphUse", tr("Use in a game"), self._on_use)
        return self.mend, self.use

    def refresh(self) -> None:
        """Edit the graph of the current game's card."""
        view: object = self.workspace.controller.view
        if isinstance(view, ViewWithGraphs):
            self.home = view.windows
            self.edit(view.windows.graph_on_card())

    # The graph ----------------------------------------------------------------------------------------------

    @property
    def graph(self) -> Graph:
        return self.canvas.graph

    def edit(self, graph: Graph) -> None:
        """Start with a graph and an empty history."""
        self._list_names(graph.name)
        self._begun, self._history = graph, GraphHistory(graph)
        self.canvas.show_graph(graph, fit=True)
        self._tell()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.canvas.show_graph(self.graph, fit=True)
        self.canvas.setFocus()

    @Slot(object)
    def _on_changed(self, graph: Graph) -> None:
        self._history.add(graph)
        self.say(tr(_KEYS))
        self._tell()

    def go(self, by: int) -> None:
        """Redoes a step (1), or undoes one (-1)."""
        if self._history.can_go(by):
            self.canvas.show_graph(self._history.go(by))
            self.say(tr(_KEYS))
            self._tell()

    def _step(self, graph: Graph) -> None:
        self.canvas.show_graph(graph, fit=True)
        self._on_changed(graph)

    def clear(self) -> None:
        self._step(EMPTY)

    def make_even(self) -> None:
        made = even_degrees(self.graph)
        self.canvas.show_graph(made)
        self._on_changed(made)

    def _tell(self) -> None:
        graph = self.graph
        self._tell_name()
        for button in (self.use, self.keep_button, self.save_button):
            button.setEnabled(bool(graph.vertices))
        self.facts.setText(facts_of(graph, sharing=self.SHARING))
        self.mend.setVisible(self.SHARING and any(degree % 2 for degree in graph.degrees))
        self.undo_button.setEnabled(self._history.can_go(-1))
        self.redo_button.setEnabled(self._history.can_go(1))

    def _tell_name(self) -> None:
        """Show the name of a family only while the graph is unchanged: for another drawing it would be wrong."""
        name = self._begun.name
        if name and name not in self.home.graphs():
            if self.graph != self._begun and self.name == name:
                self.naming.setText("")
            elif self.graph == self._begun and not self.name:
                self.naming.setText(name)

    @Slot(str)
    def _refuse(self, sentence: str) -> None:
        self.say(sentence or tr(_KEYS), wrong=bool(sentence))

    # Names and files ----------------------------------------------------------------------------------------

    def _list_names(self, chosen: str) -> None:
        self.naming.setText(chosen)
        self.attempt(lambda: self.saved.fill(chosen))

    @property
    def name(self) -> str:
        return " ".join(self.naming.text().split())

    def _on_name(self, name: str) -> None:
        """Edit a saved graph; after a deletion the drawing remains."""
        if name and (graph := self.own.get(name)) != self.graph:
            self._step(graph)
        self.naming.setText(name)
        self.home.list_graphs()

    def keep(self) -> None:
        if not self.name:
            self.say(tr("Type a name to save the graph under."), wrong=True)
            self.naming.setFocus()
        elif self.attempt(lambda: self.own.put(self.name, self.graph)):
            self._list_names(self.name)
            self.home.list_graphs()
            self.say(tr("Saved as {name}.", name=self.name))

    def _ask_open(self) -> None:
        name = ask_graph_file(self)
        if name:
            self.open_file(name)

    def open_file(self, name: str) -> bool:
        """Edit the graph of a file; on failure the drawing remains. Returns whether it succeeded."""

        def load() -> None:
            found = graph_files.load_one(name)
            self._step(found.graph)
            self.naming.setText(Path(name).stem[:_LONGEST])
            if found.notes:
                self.say(" ".join(found.notes))

        return self.attempt(load)

    def _ask_save(self) -> None:
        suggested = f"{self.name or 'graph'}.json"
        name = ask_file_name(self, suggested, graph_files.ENDINGS)
        if name:
            self.save_file(name)

    def save_file(self, name: str) -> bool:
        written = self.attempt(lambda: graph_files.save(self.graph, name))
        if written:
            self.say(tr("Wrote {name}.", name=name))
        return written

    def _on_use(self) -> None:
        # The name of another graph would be wrong: "friendship:3" is exactly three triangles.
        called = {self._begun.name: self._begun, **self.home.graphs()}.get(self.name, self.graph)
        self.home.use_graph((self.name if called == self.graph else "") or tr("drawn"), self.graph)
        self.close()


class SharingGraphEditor(GraphEditor):
    COMMAND = "drawGraph"
    HELP = "sharing-games"
    SHARING = True


class MatchingGraphEditor(GraphEditor):
    COMMAND = "drawMatchingGraph"
    HELP = "matching-game"
    SHARING = False
