"""What views of games on graphs share: graph files and stored graphs, offered by their set-up cards."""

from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tiling_gui.core.graphs import graph_files
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.desktop.games.graphs.graph_card import GraphCard
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.ui.file_dialogs import ask_file
from tiling_gui.desktop.ui.settings import Settings
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import plural, tr
from tiling_gui.store import Store
from tiling_gui.store.named_list import NamedList


def own_graphs(store: Store) -> NamedList[Graph]:
    """The user's graphs, shared by all games on graphs; the prefix dates from when only sharing had them."""
    return store.named_list("sharing-graph:", lambda name, data: Graph.from_json(data, name), Graph.to_json)


def ask_graph_file(parent: QWidget) -> str:
    """The name of a graph file that the user chooses, "" for none."""
    return ask_file(parent, graph_files.SUFFIXES.split())


class GraphWindows(QObject):
    """Loads graphs for one page; errors are reported as a sentence."""

    message = Signal(str)
    """(sentence)"""

    def __init__(self, store: Store, page: QWidget, card: GraphCard) -> None:
        super().__init__(page)
        self.own, self._page, self._card = own_graphs(store), page, card
        self.graph_shown: Graph | None = None

    # The user's graphs ------------------------------------------------------------------------------------

    def graphs(self) -> dict[str, Graph]:
        """The stored graphs by name; unreadable ones are omitted and reported."""
        found = {}
        for name in self.own.names():
            try:
                found[name] = self.own.get(name)
            except InputError as error:
                self.message.emit(tr("The graph {name} was left out: {reason}", name=name, reason=error))
        return found

    def list_graphs(self) -> None:
        self._card.set_own_graphs(self.graphs())

    def graph_on_card(self) -> Graph:
        """The graph to edit: that of the card, or if invalid that of the current game, or an empty one."""
        try:
            return self._card.chosen_graph
        except InputError:
            return self.graph_shown or Graph((), ())

    def use_graph(self, name: str, graph: Graph) -> None:
        """Start a game on a graph; if it cannot be played, it is on the card, which explains why."""
        self._card.use_graph(name, graph)
        if self._card.start.isEnabled():
            self._card.ask()

    # Files --------------------------------------------------------------------------------------------------

    @Slot()
    def open(self) -> None:
        name = ask_graph_file(self._page.window())
        if name:
            self.open_file(name)

    def open_file(self, name: str) -> bool:
        """Put the graph of a file on the card; on failure the card does not change. Returns whether it succeeded."""
        try:
            found = graph_files.load_one(name)
            graph = found.graph
        except (InputError, StoreError) as error:
            self.message.emit(str(error))
            return False
        self._card.use_graph(Path(name).stem[:40], graph)
        said = tr(
            "Opened {file}: {vertices}, {edges}. Press Start new game to play on it.",
            file=Path(name).name,
            vertices=plural("%n vertices", "%n vertex", len(graph.vertices)),
            edges=plural("%n edges", "%n edge", len(graph.edges)),
        )
        self.message.emit(" ".join((said, *found.notes)))
        return True


@runtime_checkable
class ViewWithGraphs(Protocol):
    """A view of a game on graphs."""

    windows: GraphWindows


class GraphView(GameView):
    """A view whose card offers the user's graphs and opens graph files."""

    card: GraphCard

    def build_for_graphs(self, windows: GraphWindows, opening: QAction) -> None:
        """Connect the card with `windows`; the action `opening` opens a graph file."""
        self.windows = windows
        self.card.start_requested.connect(self.start_requested)
        windows.message.connect(self.message)
        opening.triggered.connect(windows.open)
        self.card.filled.connect(self.set_up.open_form)
        self.card.error.connect(self.message)

    def show_set_up(self, settings: Settings) -> None:
        """Add the user's graphs to the choice; the rest of the card shows the current game."""
        self.windows.list_graphs()

    def default_start(self) -> Any:
        """The start chosen on the card. Raises InputError if it is invalid."""
        return self.card.position()
