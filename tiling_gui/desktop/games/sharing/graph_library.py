"""What the links of the card open: the graph editor, graph files, weights from a file, the table over k."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from tiling_gui.core.graphs.planar import Graph
from tiling_gui.desktop.games.sharing.set_up_card import SharingCard
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import bring_to_front
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.sharing.rules import SharingPosition
from tiling_gui.games.sharing.set_up import Rule
from tiling_gui.language import mark, plural, tr
from tiling_gui.records import graph_files
from tiling_gui.store import Store

KEPT = "sharing-graph:"
"""Under this prefix the store keeps graphs by name."""

_GRAPHS = mark("Graphs (*.json *.graphml *.g6 *.s6 *.graph6 *.sparse6);;All files (*)")
_WEIGHTS = mark("Weights (*.json);;All files (*)")


class GraphWindows(QObject):
    """Opens windows and files for one page. What goes wrong is said in one sentence."""

    said = Signal(str)
    """(sentence)"""

    def __init__(self, theme: Theme, store: Store, jobs: Jobs, page: QWidget, card: SharingCard) -> None:
        super().__init__(page)
        self._theme, self._store, self._jobs = theme, store, jobs
        self._page, self._card = page, card
        self.position: SharingPosition | None = None
        """The game that is on."""
        self.editor: Any = None
        self.sweep: Any = None

    # Graphs of one's own ------------------------------------------------------------------------------------

    def graphs(self) -> dict[str, Graph]:
        """The graphs that are kept, by name; what cannot be read is left out and told of."""
        found = {}
        for key in sorted(self._store.kept_keys(KEPT)):
            name = key.removeprefix(KEPT)
            try:
                found[name] = Graph.from_json(self._store.kept(key), name)
            except InputError as error:
                self.said.emit(tr("The graph {name} is left out: {reason}", name=name, reason=error))
        return found

    def list_graphs(self) -> None:
        """Puts them into the card."""
        self._card.set_own_graphs(self.graphs())

    def keep_graph(self, name: str, graph: Graph) -> None:
        """Keeps a graph under a name. Raises StoreError."""
        self._store.keep(KEPT + name, graph.to_json())
        self.list_graphs()

    def drop_graph(self, name: str) -> None:
        """Forgets a graph. Raises StoreError."""
        self._store.drop_kept(KEPT + name)
        self.list_graphs()

    @Slot()
    def draw(self) -> None:
        """Opens the editor with the graph of the card."""
        from tiling_gui.desktop.games.graphs.graph_editor import GraphEditor

        if self.editor is None:
            self.editor = GraphEditor(self._theme, self, self._page.window())
            self.editor.accepted_graph.connect(self._use)
            self._close_with_window(self.editor)
        try:
            graph = self._card.chosen_graph
        except InputError:
            graph = self.position.game.graph if self.position else Graph.make([(0, 0)], [])
        self.editor.edit(graph)
        bring_to_front(self.editor)

    @Slot(str, object)
    def _use(self, name: str, graph: Graph) -> None:
        self._card.use_graph(name, graph)
        self.said.emit(tr("The graph is on the card: Start new game plays on it."))

    # Files --------------------------------------------------------------------------------------------------

    @Slot()
    def open(self) -> None:
        """Asks for a file and puts its graph on the card."""
        name, _ = QFileDialog.getOpenFileName(self._page.window(), tr("Open a graph"), "", tr(_GRAPHS))
        if name:
            self.open_file(name)

    def open_file(self, name: str) -> bool:
        """Puts the graph of a file on the card; the card stays as it is where that fails."""
        try:
            graph = graph_files.load(name)
        except (InputError, StoreError) as error:
            self.said.emit(str(error))
            return False
        self._card.use_graph(Path(name).stem[:40], graph)
        self.said.emit(
            tr(
                "Opened {file}: {vertices}, {edges}. Start new game plays on it.",
                file=Path(name).name,
                vertices=plural("%n vertices", "%n vertex", len(graph.vertices)),
                edges=plural("%n edges", "%n edge", len(graph.edges)),
            )
        )
        return True

    @Slot()
    def ask_weights(self) -> None:
        """Asks for a file of weights: a JSON object from names to numbers."""
        name, _ = QFileDialog.getOpenFileName(self._page.window(), tr("Weights by name"), "", tr(_WEIGHTS))
        if name:
            self.open_weights(name)

    def open_weights(self, name: str) -> bool:
        """Takes the weights of a file; False, with a sentence, where that fails."""
        try:
            weights = graph_files.load_weights(name)
        except (InputError, StoreError) as error:
            self.said.emit(str(error))
            return False
        self._card.use_weights(weights)
        return True

    # The table over k -----------------------------------------------------------------------------------------

    @Slot()
    def values_by_colours(self) -> None:
        """Opens the table for the game of the card, under which it is asked for; says why where there is none."""
        from tiling_gui.desktop.games.sharing.colour_sweep_window import SweepWindow

        try:
            game = self._card.game
        except InputError as error:
            self.said.emit(str(error))
            return
        if game.rule == Rule.ODD:
            self.said.emit(tr("Value for each k is for the rule differ: the odd rule has 2 colours."))
            return
        if self.sweep is None:
            self.sweep = SweepWindow(self._theme, self._jobs, self._page.window())
            self._close_with_window(self.sweep)
        bring_to_front(self.sweep)
        self.sweep.begin(game)

    def _close_with_window(self, made: QWidget) -> None:
        closed = getattr(self._page.window(), "closed", None)
        if closed is not None:
            closed.connect(made.close)
