"""The set-up card of the sharing games: graph, what is coloured and shared, colours, rule, weights."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QPushButton

from tiling_gui.core.graphs.planar import even_degrees
from tiling_gui.desktop.games.graphs.graph_card import GraphCard
from tiling_gui.errors import InputError
from tiling_gui.games.sharing.engine import can_solve
from tiling_gui.games.sharing.rules import SharingPosition
from tiling_gui.games.sharing.search.solver import MOST_ELEMENTS
from tiling_gui.games.sharing.set_up import MOST_COLOURS, Kind, Rule, SharingGame, Weights
from tiling_gui.language import mark, tr

KIND_NAMES: Mapping[Kind, str] = {Kind.VERTICES: mark("vertices"), Kind.EDGES: mark("edges"), Kind.FACES: mark("faces")}
_RULES: Mapping[Rule, str] = {Rule.DIFFER: mark("differ"), Rule.ODD: mark("odd")}


class SharingCard(GraphCard):
    """Asks for a game; shows at once what is wrong with it."""

    weightsWanted = Signal()
    """The user asked for weights from a file."""

    def __init__(self, game: SharingGame) -> None:
        super().__init__()
        self._weights: Mapping[str, Any] | None = None
        self._quiet = False
        kinds = [(tr(text), str(kind)) for kind, text in KIND_NAMES.items()]
        self.colour = self._combo(tr("Colour"), "colourKind", kinds)
        self.share = self._combo(tr("Share"), "shareKind", kinds)
        self._colours_label, self.colours, _ = self._spin_row("numberOfColours")
        self._colours_label.setText(tr("Colours"))
        self.rule = self._combo(tr("Rule"), "rule", [(tr(text), str(rule)) for rule, text in _RULES.items()])
        weights = [(tr("1 each"), "ones"), (tr("areas"), "area"), (tr("from a file…"), "file")]
        self.weights = self._combo(tr("Weights"), "weights", weights)
        self.mend = QPushButton(tr("Make degrees even"))
        self.mend.setObjectName("makeEven")
        self.mend.setToolTip(
            tr("Joins vertices of odd degree in pairs, as the paper does, so that the odd rule is fair")
        )
        self.mend.clicked.connect(self._on_mend)
        for widget in (self.start, self.note, self.mend):  # in this order, so that showing one moves no button
            self.column.addWidget(widget)
        self.colours.setRange(1, MOST_COLOURS)
        for combo in (self.colour, self.share, self.rule, self.weights):
            combo.activated.connect(self._on_change)
        self.colours.valueChanged.connect(self._on_change)
        self.show_game(game)

    # What is shown -----------------------------------------------------------------------------------

    def use_weights(self, weights: Mapping[str, Any]) -> None:
        self._weights = weights
        self.weights.setItemText(self.weights.findData("file"), tr("given"))
        self.weights.setCurrentIndex(self.weights.findData("file"))
        self._on_change()

    def show_game(self, game: SharingGame) -> None:
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

    # The chosen game --------------------------------------------------------------------------------

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

    def position(self) -> SharingPosition:
        return SharingPosition.start(self.game)

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
            tr("The odd rule is for 2 colours")
            if odd
            else tr("{what}, {least} to {most}", what=tr("Colours"), least=1, most=MOST_COLOURS)
        )
        self._check()

    def _keep_kinds_apart(self) -> None:
        """Swaps the two kinds if the user chooses the same one for both."""
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
            self.tell(tr("Press Space to open the list, then Enter to choose the file of weights."))
            self.start.setEnabled(False)
            return
        try:
            game = self.game
        except InputError as error:
            self.tell(str(error), wrong=True)
            self.start.setEnabled(False)
            return
        self.start.setEnabled(True)
        warning = game.warning()
        if warning:
            self.tell(warning, wrong=True)
            self.mend.setVisible(game.can_be_made_even)
        elif not can_solve(game):
            self.tell(
                tr(
                    "{n} {kind}: can be played, but only games of up to {most} are solved.",
                    n=game.size,
                    kind=tr(KIND_NAMES[game.colour]),
                    most=MOST_ELEMENTS,
                )
            )
        else:
            self.tell("")

    @Slot()
    def _on_mend(self) -> None:
        graph = even_degrees(self.chosen_graph)
        self.use_graph(graph.name or tr("with even degrees"), graph)
