"""The left side of Watch: which tree, which method, what is shown besides; and what the search counted."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lab.method_box import ConditionsBox, MethodBox
from tiling_gui.desktop.features.lab.positions import Chosen, PositionBar
from tiling_gui.desktop.features.lab.tree_bars import EXAMPLES
from tiling_gui.desktop.features.lab.tree_facts import longest_path, minimal_leaves
from tiling_gui.desktop.features.lab.tree_source import TreeSource
from tiling_gui.desktop.ui.search_tree.recorded_search import Watched, score
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import CAPTION
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, Sentence, named, panel_width, scrolled
from tiling_gui.desktop.ui.widgets.buttons import check_box, push_button
from tiling_gui.desktop.ui.widgets.collapsible_title import Group
from tiling_gui.desktop.ui.widgets.fields import Combo, Spin
from tiling_gui.desktop.ui.widgets.layouts import column, held, row
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.language import mark, plural, tr

_TREE, _GAME, _BOARD = "tree", "game", "board"
GOALS = (
    ("best", mark("gets the minimax value")),
    ("win", mark("wins (more than 0)")),
    ("draw", mark("does not lose (at least 0)")),
)
"""What a strategy may be asked to reach, in games for a value."""


class WatchPanel(QWidget):
    """Chooses what is watched; `wanted` asks for it."""

    wanted = Signal()
    changed = Signal()
    """What is chosen here is another than before."""
    lookChanged = Signal()
    strategyWanted = Signal()
    assignmentWanted = Signal()
    paceChanged = Signal()
    """Two searches are to go together in another way."""

    def __init__(self, settings: SettingsFile) -> None:
        super().__init__()
        named(self, "watchPanel", tr("What is watched"))
        self._make_source(settings)
        self._make_method()
        self._make_show()
        self._make_result()
        self._lay_out(settings)
        self.show_example(0)

    # Building -----------------------------------------------------------------------------------------------

    def _make_source(self, settings: SettingsFile) -> None:
        choices: list[tuple[object, str]] = [(_TREE, tr("Tree")), (_GAME, tr("Game")), (_BOARD, tr("Board"))]
        self.source = SegmentedControl(choices)
        named(self.source, "watchSource", tr("What is watched"))
        self.source.chosen.connect(self._on_source)
        self.typed = TreeSource(settings)
        self.typed.example_chosen.connect(self._on_example)
        self.typed.made.connect(self._on_made)
        self.typed.edited.connect(self.changed)
        self.tree, self.draw, self.random = self.typed.text, self.typed.draw, self.typed.random
        self.position = PositionBar("watch")
        self.position.games.removeItem(self.position.games.findData("tree"))
        self.position.entered.connect(self.wanted)
        self.position.changed.connect(lambda: self.say(""))
        self.position.changed.connect(self.changed)
        self.board, self.fault = Sentence(), Sentence(role="warn")
        self.fault.setObjectName("watchMethodFault")

    def _make_method(self) -> None:
        self.method = MethodBox("watch")
        self.beside = MethodBox("watchBeside", without=tr("nothing beside it"))
        self.proportion = check_box(
            "watchProportion",
            tr("Both end together"),
            tr("Their steps go in proportion; otherwise each goes one step at a time"),
            on=True,
        )
        self.proportion.toggled.connect(self.paceChanged)
        self.proportion.hide()
        self.conditions = ConditionsBox("watch", by_hand=True)
        self.plies = Spin()
        named(self.plies, "watchDepth", tr("Depth"), tr("Plies to search; below them positions are estimated"))
        self.plies.setRange(0, 40)
        self.plies.setSpecialValueText(tr("to the end"))
        for box in (self.method, self.beside):
            box.methods.currentIndexChanged.connect(self._on_method)
            box.numbers.textChanged.connect(self.changed)
        self.plies.valueChanged.connect(self.changed)
        self.conditions.changed.connect(self._on_method)
        self.watching = QPushButton(tr("Watch"))
        self.watching.setObjectName("startWatch")
        self.watching.setToolTip(tr("Draws the tree and goes to the first step"))
        self.watching.setDefault(True)
        self.watching.clicked.connect(self.wanted)
        tip = tr("The drawn tree, with its method, as questions of an assignment")
        self.assigning = push_button("watchAssign", tr("Add to the assignment"), tip)
        self.assigning.clicked.connect(self.assignmentWanted)

    def _make_show(self) -> None:
        self.moves = check_box("watchMoves", tr("Moves"), tr("Writes the moves on the edges"), on=True)
        self.positions = check_box(
            "watchPositions", tr("Positions"), tr("Draws the position under each node, where the tree is large enough")
        )
        self.payoffs = check_box(
            "watchPayoffs",
            tr("Payoffs of both players"),
            tr("Under each leaf: what MAX (or First) gets, and what the other one gets"),
        )
        self.code = check_box("watchShowCode", tr("Pseudocode"), tr("The method in words, with the line that runs"))
        self._boxes = {"moves": self.moves, "positions": self.positions, "payoffs": self.payoffs, "code": self.code}
        for box in self._boxes.values():
            box.toggled.connect(self.lookChanged)
        self.strategy, self.goal = Combo(), Combo()
        named(self.strategy, "watchStrategy", tr("Strategy of"))
        self.strategy.setToolTip(tr("Marks a strategy in the tree: one move of its owner, every reply of the opponent"))
        named(self.goal, "watchGoal", tr("What the strategy reaches"))
        self.goal.setToolTip(tr("What the strategy reaches, whatever the opponent does"))
        for key, text in GOALS:
            self.goal.addItem(tr(text), key)
        self.strategy.activated.connect(self.strategyWanted)
        self.goal.activated.connect(self.strategyWanted)

    def _make_result(self) -> None:
        self.value = Label(weight=SEMIBOLD)
        self.value.setObjectName("watchValue")
        self.counts, self.cutoffs, self.least = Sentence(), Label(size=CAPTION, role="muted"), Sentence()
        self.counts.setObjectName("watchCounts")
        self.least.setObjectName("watchLeast")

    def _lay_out(self, settings: SettingsFile) -> None:
        deep = row(Label(tr("Depth")), (self.plies, 1))
        controls = column(
            self.source,
            self.typed,
            self.position,
            self.board,
            Label(tr("Method"), weight=SEMIBOLD),
            self.method,
            self.beside,
            self.proportion,
            Group("foldConditions", tr("Conditions and depth"), column(self.conditions, deep), settings),
            Group("foldShow", tr("Show"), column(*self._boxes.values(), self.strategy, self.goal), settings),
            self.value,
            self.counts,
            self.cutoffs,
            self.least,
            1,
        )
        controls.setContentsMargins(0, 0, 12, 0)
        inside = held(controls)
        self.area = scrolled(inside)
        named(self.area, "watchScroll", tr("What is watched"))
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedWidth(panel_width(inside, 292))
        foot = column(self.fault, self.watching, self.assigning)
        foot.setContentsMargins(0, 0, 12, 0)
        self.setLayout(column((self.area, 1), Hairline(), foot))

    # What is chosen -----------------------------------------------------------------------------------------

    @property
    def shown(self) -> str:
        """What is drawn besides nodes and edges, such as "moves code"."""
        return " ".join(name for name, box in self._boxes.items() if box.isChecked())

    @shown.setter
    def shown(self, names: str) -> None:
        for name, box in self._boxes.items():
            box.setChecked(name in names.split())

    @property
    def from_board(self) -> bool:
        """True if the position on the board is to be watched."""
        return bool(self.source.current == _BOARD)

    @property
    def depth_limit(self) -> int | None:
        """Plies to search; None for to the end."""
        return self.plies.value() or None

    def methods(self) -> tuple[str, ...]:
        """The method, and the one beside it if there is one. Raises InputError for wrong numbers."""
        return (self.method.name, *filter(None, (self.beside.name,)))

    @property
    def given(self) -> object:
        """What is chosen, to be held against what is drawn."""
        text = {_TREE: self.tree.toPlainText(), _GAME: self.position.text.text(), _BOARD: self.board.text()}
        names = [(box.methods.currentData(), box.numbers.text()) for box in (self.method, self.beside)]
        return self.source.current, text[str(self.source.current)], names, self.plies.value(), self.conditions.wanted

    def chosen(self) -> Chosen:
        """The tree or the position. Raises InputError with what is wrong."""
        return self.typed.chosen() if self.source.current == _TREE else self.position.chosen()

    def show_example(self, number: int) -> None:
        """Puts in one of the shipped trees with its method."""
        self.source.set_current(_TREE)
        self.typed.show_example(number)
        self._show_method(EXAMPLES[number].method, EXAMPLES[number].depth)

    def show_named(self, named: str) -> None:
        """Puts in a shipped tree by its number, or "METHOD;GAME:POSITION", such as "mtdf;domino:2x3"."""
        if named.isdecimal():
            self.show_example(int(named))
            return
        method, _, position = named.partition(";")
        game, _, text = position.partition(":")
        self.source.set_current(_TREE if game == "tree" else _GAME)
        if game == "tree":
            self.tree.setPlainText(text)
        else:
            self.position.show_named(game, text)
        self._show_method(method, None)

    def say(self, fault: str) -> None:
        """One sentence about what is wrong, or ""; the tree's own faults stand under its text."""
        self.fault.setText("" if fault == self.typed.fault else fault)
        self.fault.setVisible(bool(self.fault.text()))

    def _show_method(self, method: str, depth: int | None) -> None:
        self.method.show_method(method)
        self.plies.setValue(depth or 0)
        self._show_source()

    @Slot(int)
    def _on_example(self, number: int) -> None:
        self.show_example(number)
        self.wanted.emit()

    @Slot()
    def _on_made(self) -> None:
        self.plies.setValue(0)
        self.wanted.emit()

    @Slot()
    def _on_method(self) -> None:
        self.conditions.show_methods(box.methods.currentData() for box in (self.method, self.beside))
        self.changed.emit()

    def _on_source(self) -> None:
        self._show_source()
        if self.source.current != _TREE:
            self.plies.setValue(0)

    def _show_source(self) -> None:
        for widget, source in ((self.typed, _TREE), (self.position, _GAME), (self.board, _BOARD)):
            widget.setVisible(self.source.current == source)
        self.say("")
        self.changed.emit()

    # What is found ------------------------------------------------------------------------------------------

    def show_result(self, on: bool) -> None:
        """The result stands here once its last step was seen."""
        for label in (self.value, self.counts, self.cutoffs, self.least):
            label.setVisible(on)

    def show_search(self, watched: Watched) -> None:
        """The counts of a search, and whose strategies it can be asked for."""
        result, counters = watched.result, watched.result.counters
        value, alpha, beta = score(result.value), counters.alpha_cutoffs, counters.beta_cutoffs
        self.value.setText(
            tr("Value {value}", value=value) if result.exact else tr("Value {value}, not exact", value=value)
        )
        self.show_result(False)
        self.counts.setText(
            tr(
                "{nodes}, {leaves}: {conditions}",
                conditions=watched.conditions.words,
                nodes=plural("%n nodes", "%n node", counters.nodes),
                leaves=plural("%n leaves", "%n leaf", counters.leaves),
            )
        )
        if counters.table_hits:
            hits = counters.table_hits
            cutoffs = tr("cutoffs: alpha {alpha}, beta {beta}, table {hits}", alpha=alpha, beta=beta, hits=hits)
        else:
            cutoffs = tr("cutoffs: alpha {alpha}, beta {beta}", alpha=alpha, beta=beta)
        self.cutoffs.setText(cutoffs)
        memory = plural(
            "In memory at once: a path of %n nodes.",
            "In memory at once: a path of %n node.",
            longest_path(watched.events),
        )
        if minimal := minimal_leaves(watched.nodes):
            least = tr(
                "Alpha-beta without a table reads at least {least} of {all} leaves.", least=minimal[0], all=minimal[1]
            )
            memory = f"{least} {memory}"
        self.least.setText(memory)
        sides = watched.subject.game.sides
        self.strategy.clear()
        self.strategy.addItem(tr("No strategy marked"), None)
        for side in sides:
            self.strategy.addItem(tr("Strategy of {side}", side=side), side)
        self.goal.setVisible(sides[0] is Side.MAX)
        self.moves.setVisible(watched.subject.game.key != "tree")
        self.positions.setVisible(watched.has_drawings)
