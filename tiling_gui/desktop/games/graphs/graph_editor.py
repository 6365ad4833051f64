"""The graph editor: the drawing with its own undo, graphs kept by name, files, and what the odd rule asks for."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QVBoxLayout, QWidget

from tiling_gui.core.graphs.planar import Graph, even_degrees
from tiling_gui.desktop.games.graphs.graph_editor_canvas import EMPTY, EditorCanvas
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.desktop.ui.theme import TEXT, Theme
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.fields import Combo
from tiling_gui.desktop.ui.widgets.tool_window import ToolWindow
from tiling_gui.desktop.ui.widgets.wrapped_label import Sentence
from tiling_gui.desktop.ui.widgets.wrapping_row import WrappingRow
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import mark, plural, tr
from tiling_gui.records import graph_files

_SAVE = mark("Own form (*.json);;GraphML (*.graphml);;graph6 (*.g6);;sparse6 (*.s6)")
_OPEN = mark("Graphs (*.json *.graphml *.g6 *.s6 *.graph6 *.sparse6);;All files (*)")
_KEYS = mark(
    "Click: a new vertex. Drag: move it. Click two vertices: join them. Delete takes the chosen one away. "
    "Keys: Tab, arrows, Insert, Enter, Delete."
)


class Shelf(Protocol):
    """Who keeps graphs by name. Both changes raise StoreError."""

    def graphs(self) -> dict[str, Graph]:
        """All of them."""
        ...

    def keep_graph(self, name: str, graph: Graph) -> None:
        """Keeps one."""
        ...

    def drop_graph(self, name: str) -> None:
        """Forgets one."""
        ...


class GraphEditor(ToolWindow):
    """Draws a graph; `accepted_graph` hands it to the game."""

    accepted_graph = Signal(str, object)
    """(name, Graph)"""

    def __init__(self, theme: Theme, shelf: Shelf, parent: QWidget | None = None, *, sharing: bool = True) -> None:
        """`sharing`: edges may not cross, and faces and odd degrees are told of, as the sharing games need."""
        super().__init__("graphEditor", 900, 620, parent)
        self._sharing = sharing
        self.setWindowTitle(tr("Draw a graph"))
        self._theme, self._shelf = theme, shelf
        self._history: list[Graph] = []
        self._at = 0
        self.canvas = EditorCanvas(theme, planar=sharing)
        self._begun = self.canvas.graph
        self.canvas.changed.connect(self._on_changed)
        self.canvas.refused.connect(self._say)
        self.names = Combo()
        named(self.names, "graphNames", tr("Graphs kept by name"))
        self.names.setToolTip(tr("A graph that is kept; type a name to keep this one"))
        self.names.setEditable(True)
        self.names.setMinimumContentsLength(12)
        self.names.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.names.activated.connect(self._on_name)
        self.facts = QLabel()
        self.facts.setObjectName("graphFacts")
        self.facts.setWordWrap(True)
        self.status = Sentence(theme, tr(_KEYS), size=TEXT)
        self.status.setObjectName("graphStatus")
        self.status.setMinimumWidth(240)
        self.status.setMinimumHeight(2 * self.status.fontMetrics().lineSpacing())  # the canvas does not jump
        self._make_buttons()
        self._lay_out()

    def _button(self, text: str, name: str, hint: str, slot: Callable[[], object]) -> QPushButton:
        button = push_button(self._theme, name, text, hint)
        button.clicked.connect(slot)
        return button

    def _make_buttons(self) -> None:
        self.undo_button = self._button(tr("Undo"), "graphUndo", tr("Takes the last step back (Ctrl+Z)"), self.undo)
        self.redo_button = self._button(tr("Redo"), "graphRedo", tr("Makes it again (Ctrl+Shift+Z)"), self.redo)
        self.delete_button = self._button(
            tr("Delete"), "graphDelete", tr("Takes the chosen vertex or edge away"), self.canvas.delete_chosen
        )
        self.clear_button = self._button(tr("Clear"), "graphClear", tr("Takes everything away"), self.clear)
        self.keep_button = self._button(tr("Keep"), "graphKeep", tr("Keeps the graph under the name beside"), self.keep)
        self.remove_button = self._button(
            tr("Remove"), "graphRemove", tr("Forgets the graph of this name"), self.remove
        )
        self.open_button = self._button(
            tr("Open…"), "graphOpen", tr("Reads JSON, GraphML, graph6, sparse6"), self._ask_open
        )
        self.save_button = self._button(
            tr("Save…"), "graphSave", tr("Writes JSON, GraphML, graph6, sparse6"), self._ask_save
        )
        self.mend = self._button(
            tr("Make degrees even"),
            "graphMakeEven",
            tr("Joins odd vertices in pairs, as the odd rule asks for"),
            self.make_even,
        )
        self.use = self._button(
            tr("Use in a game"), "graphUse", tr("Puts the graph on the card of the new game"), self._on_use
        )
        self.use.setDefault(True)
        for keys, slot in ((QKeySequence.StandardKey.Undo, self.undo), (QKeySequence.StandardKey.Redo, self.redo)):
            QShortcut(QKeySequence(keys), self, slot)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        drawing = (self.undo_button, self.redo_button, self.delete_button, self.clear_button)
        keeping = (self.names, self.keep_button, self.remove_button, self.open_button, self.save_button)
        column.addLayout(WrappingRow(*drawing, *keeping))
        column.addWidget(self.canvas, 1)
        column.addWidget(self.facts)
        column.addLayout(WrappingRow(self.mend, self.use))
        column.addWidget(self.status)

    # The graph ----------------------------------------------------------------------------------------------

    @property
    def graph(self) -> Graph:
        """The graph as it is drawn now."""
        return self.canvas.graph

    def edit(self, graph: Graph) -> None:
        """Begins with a graph; its history is empty."""
        self._list_names(graph.name)
        self._begun, self._history, self._at = graph, [graph], 0
        self.canvas.show_graph(graph, fit=True)
        self._tell()

    def showEvent(self, event: QShowEvent) -> None:
        """The graph fills the room the window got."""
        super().showEvent(event)
        self.canvas.show_graph(self.graph, fit=True)
        self.canvas.setFocus()

    @Slot(object)
    def _on_changed(self, graph: Graph) -> None:
        self._history = [*self._history[: self._at + 1], graph]
        self._at += 1
        self._say("")
        self._tell()

    @Slot()
    def undo(self) -> None:
        """One step back."""
        self._go(self._at - 1)

    @Slot()
    def redo(self) -> None:
        """One step on."""
        self._go(self._at + 1)

    def _go(self, at: int) -> None:
        if 0 <= at < len(self._history):
            self._at = at
            self.canvas.show_graph(self._history[at])
            self._say("")
            self._tell()

    def _step(self, graph: Graph) -> None:
        """A change that did not come from the canvas."""
        self.canvas.show_graph(graph, fit=True)
        self._on_changed(graph)

    @Slot()
    def clear(self) -> None:
        """Nothing is drawn."""
        self._step(EMPTY)

    @Slot()
    def make_even(self) -> None:
        """The paper's remedy for the odd rule."""
        made = even_degrees(self.graph)
        self.canvas.show_graph(made)
        self._on_changed(made)

    def _tell(self) -> None:
        graph = self.graph
        self._tell_name()
        vertices = plural("%n vertices", "%n vertex", len(graph.vertices))
        edges = plural("%n edges", "%n edge", len(graph.edges))
        for button in (self.use, self.keep_button, self.save_button):
            button.setEnabled(bool(graph.vertices))
        reason = graph.why_no_faces() if self._sharing and graph.vertices else None
        if not (self._sharing and graph.vertices):
            text = tr("{vertices}, {edges}.", vertices=vertices, edges=edges)
        elif reason is None:
            faces = plural("%n faces", "%n face", len(graph.faces))
            text = tr("{vertices}, {edges}, {faces}.", vertices=vertices, edges=edges, faces=faces)
        else:
            text = tr("{vertices}, {edges}. {reason}", vertices=vertices, edges=edges, reason=reason)
        odd = [name for name, degree in zip(graph.vertex_names, graph.degrees, strict=True) if degree % 2]
        odd = odd if self._sharing else []
        if odd:
            text = tr(
                "{facts} Odd degree: {names}. Under the odd rule MAX gets them by proposing colour 1 each time.",
                facts=text,
                names=", ".join(odd[:6]) + (" …" if len(odd) > 6 else ""),
            )
        self.facts.setText(text)
        self.mend.setVisible(bool(odd))
        self.undo_button.setEnabled(self._at > 0)
        self.redo_button.setEnabled(self._at + 1 < len(self._history))

    def _tell_name(self) -> None:
        """A family's name stands over its own graph only: over another drawing it would be false."""
        name = self._begun.name
        if name and name not in self._shelf.graphs():
            if self.graph != self._begun and self.name == name:
                self.names.setCurrentText("")
            elif self.graph == self._begun and not self.name:
                self.names.setCurrentText(name)

    @Slot(str)
    def _say(self, sentence: str) -> None:
        self.status.set_role("warn" if sentence else "muted")
        self.status.setText(sentence or tr(_KEYS))

    # Names and files ----------------------------------------------------------------------------------------

    def _list_names(self, chosen: str) -> None:
        self.names.clear()
        self.names.addItems(list(self._shelf.graphs()))
        self.names.setCurrentText(chosen)

    @property
    def name(self) -> str:
        """The name in the field."""
        return " ".join(self.names.currentText().split())[:40]

    @Slot(int)
    def _on_name(self, index: int) -> None:
        graph = self._shelf.graphs().get(self.names.itemText(index))
        if graph is not None and graph != self.graph:
            self._step(graph)

    @Slot()
    def keep(self) -> None:
        """Keeps the graph under the name in the field."""
        if not self.name:
            self._say(tr("Type a name to keep the graph under."))
            self.names.setFocus()
            return
        try:
            self._shelf.keep_graph(self.name, self.graph)
        except StoreError as error:
            self._say(str(error))
            return
        self._list_names(self.name)
        self.status.set_role("muted")
        self.status.setText(tr("Kept as {name}.", name=self.name))

    @Slot()
    def remove(self) -> None:
        """Forgets the graph of the name in the field; the drawing stays."""
        name = self.name
        if name not in self._shelf.graphs():
            self._say(tr("There is no graph called {name}.", name=repr(name)))
            return
        try:
            self._shelf.drop_graph(name)
        except StoreError as error:
            self._say(str(error))
            return
        self._list_names("")
        self.status.set_role("muted")
        self.status.setText(tr("Removed {name}; the drawing is still here.", name=name))

    @Slot()
    def _ask_open(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Open a graph"), "", tr(_OPEN))
        if name:
            self.open_file(name)

    def open_file(self, name: str) -> bool:
        """Edits the graph of a file; the drawing stays where that fails."""
        try:
            graph = graph_files.load(name)
        except (InputError, StoreError) as error:
            self._say(str(error))
            return False
        self._step(graph)
        self.names.setCurrentText(Path(name).stem[:40])
        return True

    @Slot()
    def _ask_save(self) -> None:
        suggested = f"{self.name or 'graph'}.json"
        name = ask_file_name(self, tr("Save the graph"), suggested, tr(_SAVE), graph_files.ENDINGS)
        if name:
            self.save_file(name)

    def save_file(self, name: str) -> bool:
        """Writes the graph in the form its ending asks for."""
        try:
            graph_files.save(self.graph, name)
        except (InputError, StoreError) as error:
            self._say(str(error))
            return False
        self.status.set_role("muted")
        self.status.setText(tr("Wrote {file}.", file=name))
        return True

    @Slot()
    def _on_use(self) -> None:
        # The name of another graph would be false: "friendship:3" is three triangles and nothing else.
        called = {self._begun.name: self._begun, **self._shelf.graphs()}.get(self.name, self.graph)
        self.accepted_graph.emit((self.name if called == self.graph else "") or tr("drawn"), self.graph)
        self.close()
