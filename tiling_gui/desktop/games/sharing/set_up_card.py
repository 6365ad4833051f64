"""The card of a new sharing game: which graph, what is coloured and shared, colours, rule, weights."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tiling_gui.core.graphs.families import limits, named
from tiling_gui.core.graphs.planar import Graph, even_degrees
from tiling_gui.desktop.ui.theme import CAPTION, Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, font
from tiling_gui.desktop.ui.widgets.fields import Combo, Spin
from tiling_gui.errors import InputError
from tiling_gui.games.sharing.engine import can_solve
from tiling_gui.games.sharing.rules import SharingPosition
from tiling_gui.games.sharing.search.solver import MOST_ELEMENTS
from tiling_gui.games.sharing.set_up import MOST_COLOURS, Kind, Rule, SharingGame, Weights
from tiling_gui.language import mark, tr

FAMILIES: Mapping[str, tuple[str, tuple[str, ...], tuple[int, ...]]] = {
    "friendship": (mark("Friendship"), (mark("Triangles"),), (3,)),
    "path": (mark("Path"), (mark("Vertices"),), (5,)),
    "cycle": (mark("Cycle"), (mark("Vertices"),), (5,)),
    "complete": (mark("Complete"), (mark("Vertices"),), (4,)),
    "wheel": (mark("Wheel"), (mark("Spokes"),), (5,)),
    "star": (mark("Star"), (mark("Leaves"),), (5,)),
    "grid": (mark("Grid"), (mark("Rows"), mark("Columns")), (3, 3)),
    "cube": (mark("Cube"), (), ()),
    "octahedron": (mark("Octahedron"), (), ()),
    "bipartite": (mark("Bipartite"), (mark("One side"), mark("Other side")), (2, 3)),
    "tree": (mark("Binary tree"), (mark("Vertices"),), (7,)),
    "random": (mark("Random"), (mark("Vertices"), mark("Seed")), (8, 1)),
}
"""What each family is called, its numbers, and what they are at first."""

KINDS: Mapping[Kind, str] = {Kind.VERTICES: mark("vertices"), Kind.EDGES: mark("edges"), Kind.FACES: mark("faces")}
_RULES: Mapping[Rule, str] = {Rule.DIFFER: mark("differ"), Rule.ODD: mark("odd")}
_OWN = "own"


class SharingCard(QWidget):
    """Asks for a game; says at once what is wrong with it."""

    newGameRequested = Signal(object)
    """A SharingPosition."""
    weightsWanted = Signal()
    """Weights from a file were asked for."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._own: dict[str, Graph] = {}
        self._weights: Mapping[str, Any] | None = None
        self._quiet = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addWidget(Label(theme, tr("New game"), weight=SEMIBOLD))
        self.graph = self._combo(
            tr("Graph"), "graphFamily", [(tr(text), key) for key, (text, _, _) in FAMILIES.items()]
        )
        self._numbers = [self._spin_row("graphNumber"), self._spin_row("graphNumber2")]
        kinds = [(tr(text), str(kind)) for kind, text in KINDS.items()]
        self.colour = self._combo(tr("Colour"), "colourKind", kinds)
        self.share = self._combo(tr("Share"), "shareKind", kinds)
        self._colours_label, self.colours, _ = self._spin_row("numberOfColours")
        self._colours_label.setText(tr("Colours"))
        self.rule = self._combo(tr("Rule"), "rule", [(tr(text), str(rule)) for rule, text in _RULES.items()])
        weights = [(tr("1 each"), "ones"), (tr("areas"), "area"), (tr("from a file…"), "file")]
        self.weights = self._combo(tr("Weights"), "weights", weights)
        self.note = _Note(theme)
        self._column.addWidget(self.note)
        self.mend = QPushButton(tr("Make degrees even"))
        self.mend.setObjectName("makeEven")
        self.mend.setToolTip(
            tr("Joins vertices of odd degree in pairs, as the paper does, so that the odd rule is fair")
        )
        self.mend.clicked.connect(self._on_mend)
        self._column.addWidget(self.mend)
        self.start = QPushButton(tr("Start new game"))
        self.start.setObjectName("startNewGame")
        self.start.setToolTip(tr("Start this game; the present one is kept"))
        self.start.clicked.connect(self._on_start)
        self._column.addWidget(self.start)
        self.colours.setRange(1, MOST_COLOURS)
        for combo in (self.graph, self.colour, self.share, self.rule, self.weights):
            combo.activated.connect(self._on_change)
        for spin in (self.colours, *(row[1] for row in self._numbers)):
            spin.valueChanged.connect(self._on_change)
        self.show_game(default_game())

    # Building -----------------------------------------------------------------------------------------------

    def _row(self, text: str, field: QWidget) -> Label:
        row = QHBoxLayout()
        row.setSpacing(8)
        label = Label(self._theme, text)
        row.addWidget(label, 1)
        row.addWidget(field)
        self._column.addLayout(row)
        return label

    def _combo(self, text: str, name: str, items: list[tuple[str, str]]) -> Combo:
        combo = Combo()
        combo.setObjectName(name)
        combo.setAccessibleName(text)
        combo.setFixedWidth(128)
        combo.setMinimumHeight(32)
        for words, key in items:
            combo.addItem(words, key)
        self._row(text, combo)
        return combo

    def _spin_row(self, name: str) -> tuple[Label, Spin, QWidget]:
        spin = Spin()
        spin.setObjectName(name)
        spin.setFixedWidth(72)
        spin.setMinimumHeight(32)
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label = self._row("", spin)
        return label, spin, spin

    # What is told -------------------------------------------------------------------------------------------

    def set_own_graphs(self, graphs: Mapping[str, Graph]) -> None:
        """The graphs of one's own that can be chosen, by name. The one that is chosen stays, kept or not."""
        chosen = str(self.graph.currentData())
        name = chosen.removeprefix(f"{_OWN}:")
        own = dict(graphs)
        if chosen.startswith(_OWN) and name in self._own:
            own[name] = self._own[name]
        for i in reversed(range(self.graph.count())):
            if str(self.graph.itemData(i)).startswith(_OWN):
                self.graph.removeItem(i)
        self._own = own
        for name in self._own:
            self.graph.addItem(name, f"{_OWN}:{name}")
        self.graph.setCurrentIndex(self.graph.findData(chosen))

    def use_graph(self, name: str, graph: Graph) -> None:
        """Chooses a graph for the next game; its name goes into the game's title and record."""
        self._choose_graph(replace(graph, name="" if name == tr("drawn") else name))
        self._on_change()

    def use_weights(self, weights: Mapping[str, Any]) -> None:
        """Weights by name for the next game."""
        self._weights = weights
        self.weights.setItemText(self.weights.findData("file"), tr("given"))
        self.weights.setCurrentIndex(self.weights.findData("file"))
        self._on_change()

    def show_game(self, game: SharingGame) -> None:
        """Fills the card with a game's set-up."""
        self._quiet = True
        self._choose_graph(game.graph)
        self.colour.setCurrentIndex(self.colour.findData(str(game.colour)))
        self.share.setCurrentIndex(self.share.findData(str(game.share)))
        self.colours.setValue(game.colours)
        self.rule.setCurrentIndex(self.rule.findData(str(game.rule)))
        if game.weighting == Weights.GIVEN:
            self._weights = {n: str(w) for n, w in zip(game.shared_names, game.given, strict=True)}
            self.weights.setItemText(self.weights.findData("file"), tr("given"))
        key = "file" if game.weighting == Weights.GIVEN else str(game.weighting)
        self.weights.setCurrentIndex(self.weights.findData(key))
        self._quiet = False
        self._on_change()

    def _choose_graph(self, graph: Graph) -> None:
        """Chooses the family that the graph is of, else the graph among those of one's own."""
        family, _, numbers = graph.name.partition(":")
        parts = [part for part in numbers.replace("x", ",").split(",") if part]
        if family in FAMILIES and _is_named(graph):
            self.graph.setCurrentIndex(self.graph.findData(family))
            self._show_numbers()
            for (_, spin, _), part in zip(self._numbers, parts, strict=False):
                spin.setValue(int(part))
            return
        name = graph.name or next((n for n, own in self._own.items() if own == graph), tr("drawn"))
        self._own[name] = graph
        if self.graph.findData(f"{_OWN}:{name}") < 0:
            self.graph.addItem(name, f"{_OWN}:{name}")
        self.graph.setCurrentIndex(self.graph.findData(f"{_OWN}:{name}"))

    # What is chosen -----------------------------------------------------------------------------------------

    @property
    def chosen_graph(self) -> Graph:
        """The graph. Raises InputError where its numbers are not possible."""
        key = str(self.graph.currentData())
        if key.startswith(f"{_OWN}:"):
            return self._own[key.removeprefix(f"{_OWN}:")]
        count = len(FAMILIES[key][1])
        values = [str(spin.value()) for _, spin, _ in self._numbers[:count]]
        return named(key + (":" + ("x" if key == "grid" else ",").join(values) if values else ""))

    @property
    def game(self) -> SharingGame:
        """The game of the card. Raises InputError with what is wrong."""
        weights: Any = self.weights.currentData()
        if weights == "file":
            weights = self._weights or {}
        return SharingGame.make(
            self.chosen_graph,
            self.colour.currentData(),
            self.share.currentData(),
            self.colours.value(),
            self.rule.currentData(),
            weights,
        )

    def _show_numbers(self) -> None:
        """The rows for the numbers of the chosen family."""
        key = str(self.graph.currentData())
        _, labels, first = FAMILIES.get(key, ("", (), ()))
        ranges = limits(key) if key in FAMILIES else ()
        for i, (label, spin, _) in enumerate(self._numbers):
            used = i < len(labels)
            label.setVisible(used)
            spin.setVisible(used)
            if used:
                least, most = ranges[i]
                spin.blockSignals(True)
                text = tr(labels[i])
                changed = label.text() != text or spin.property("family") != key
                spin.setRange(least, min(most, 999_999))
                if changed:
                    spin.setValue(first[i])
                spin.blockSignals(False)
                spin.setProperty("family", key)
                label.setText(text)
                spin.setAccessibleName(text)
                spin.setToolTip(tr("{what}, {least} to {most}", what=text, least=least, most=most))

    @Slot()
    def _on_change(self) -> None:
        if self._quiet:
            return
        if self.sender() is self.weights and self.weights.currentData() == "file" and self.weights.from_list:
            self.weightsWanted.emit()
            if self._weights is None:
                self.weights.setCurrentIndex(0)
        self._keep_kinds_apart()
        self._show_numbers()
        odd = self.rule.currentData() == str(Rule.ODD)
        if odd and self.colours.value() != 2:
            self.colours.blockSignals(True)
            self.colours.setValue(2)
            self.colours.blockSignals(False)
        self.colours.setEnabled(not odd)
        self.colours.setToolTip(
            tr("The odd rule is for 2 colours") if odd else tr("1 to {most} colours", most=MOST_COLOURS)
        )
        self._check()

    def _keep_kinds_apart(self) -> None:
        """What is coloured is not shared: choosing one for both exchanges them."""
        if self.colour.currentData() == self.share.currentData():
            other = self.share if self.sender() is self.colour else self.colour
            before = other.property("before")
            moved = self.colour if other is self.share else self.share
            free = moved.property("before") if moved.property("before") != moved.currentData() else before
            if free is None or free == moved.currentData():
                free = next(str(kind) for kind in Kind if str(kind) != moved.currentData())
            other.setCurrentIndex(other.findData(free))
        for combo in (self.colour, self.share):
            combo.setProperty("before", combo.currentData())

    def _check(self) -> None:
        self.mend.hide()
        if self.weights.currentData() == "file" and self._weights is None:
            self.note.say(tr("Space opens the list, and Enter then asks for the file of weights."))
            self.start.setEnabled(False)
            return
        try:
            game = self.game
        except InputError as error:
            self.note.say(str(error), wrong=True)
            self.start.setEnabled(False)
            return
        self.start.setEnabled(True)
        warning = game.warning()
        if warning:
            self.note.say(warning, wrong=True)
            self.mend.setVisible(game.can_be_made_even)
        elif not can_solve(game):
            self.note.say(
                tr(
                    "{n} {kind}: to be played; solved are games of up to {most}.",
                    n=game.size,
                    kind=tr(KINDS[game.colour]),
                    most=MOST_ELEMENTS,
                )
            )
        else:
            self.note.say("")

    @Slot()
    def _on_mend(self) -> None:
        graph = even_degrees(self.chosen_graph)
        self.use_graph(graph.name or tr("with even degrees"), graph)

    @Slot()
    def _on_start(self) -> None:
        self.newGameRequested.emit(SharingPosition.start(self.game))


class _Note(QLabel):
    """A few words under the fields, in as many lines as they take."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._wrong = theme, False
        self.setObjectName("setUpNote")
        self.setWordWrap(True)
        self.setFont(font(CAPTION))
        self.setTextFormat(Qt.TextFormat.PlainText)
        theme.changed.connect(self._paint)

    def say(self, text: str, *, wrong: bool = False) -> None:
        """Shows `text`, in the colour of warnings if something is wrong."""
        self._wrong = wrong
        self.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self._paint()

    @Slot()
    def _paint(self) -> None:
        colours = QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.WindowText, QColor(self._theme.colour("warn" if self._wrong else "muted")))
        self.setPalette(colours)


def _is_named(graph: Graph) -> bool:
    """Whether the graph's name is that of a family and the family's graph is this one."""
    try:
        return named(graph.name) == graph
    except InputError:
        return False


def default_game() -> SharingGame:
    """The paper's F3 with edges coloured and vertices shared."""
    return SharingGame.make(named("friendship:3"), Kind.EDGES, Kind.VERTICES, 4)
