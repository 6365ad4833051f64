"""The left side of Watch: which tree, which method, what is shown besides; and what the search counted."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QTextEdit,
    QWidget,
)

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lab.positions import Chosen, PositionBar, from_text
from tiling_gui.desktop.features.lab.tree_bars import EXAMPLES, DrawBar, RandomTreeBar
from tiling_gui.desktop.features.lab.tree_facts import longest_path, minimal_leaves
from tiling_gui.desktop.ui.search_tree.recorded_search import Watched, score
from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, Sentence, named, panel_width
from tiling_gui.desktop.ui.widgets.buttons import check_box
from tiling_gui.desktop.ui.widgets.fields import Combo, Spin
from tiling_gui.desktop.ui.widgets.layouts import column, held, row
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.errors import InputError
from tiling_gui.language import mark, plural, tr
from tiling_gui.search.methods import METHODS, method
from tiling_gui.search.typed_tree import Tree

_TREE, _GAME, _BOARD = "tree", "game", "board"
GOALS = (
    ("best", mark("gets the minimax value")),
    ("win", mark("wins (more than 0)")),
    ("draw", mark("does not lose (at least 0)")),
)
"""What a strategy may be asked to reach, in games for a value."""


class MethodBox(QWidget):
    """A method with what it does, its numbers, and the depth."""

    def __init__(self, prefix: str, *, without: str = "") -> None:
        """`without` is what is written for no method at all, which comes first then; there is no depth then."""
        super().__init__()
        self.methods = Combo()
        named(self.methods, f"{prefix}Method", tr("Method"))
        if without:
            self.methods.addItem(without, "")
        for info in METHODS.values():
            self.methods.addItem(info.name, info.name)
        self.numbers = QLineEdit()
        named(self.numbers, f"{prefix}Numbers", tr("Numbers of the method"))
        self.plies = Spin()
        named(self.plies, f"{prefix}Depth", tr("Depth"), tr("Plies to search; below them positions are estimated"))
        self.plies.setRange(0, 40)
        self.plies.setSpecialValueText(tr("to the end"))
        self._parameters = Label()
        self._numbered = held(row(self._parameters, (self.numbers, 1)))
        deep = held(row(Label(tr("Depth")), (self.plies, 1)))
        deep.setVisible(not without)
        self.summary = Sentence()
        self.summary.setMinimumHeight(2 * self.summary.fontMetrics().lineSpacing())  # what is below does not jump
        self.setLayout(column(self.methods, self.summary, self._numbered, deep))
        self.methods.currentIndexChanged.connect(self._show)
        self._show()

    @property
    def name(self) -> str:
        """The method as `methods.method` reads it, which raises InputError for wrong numbers; "" for none."""
        if not self.methods.currentData():
            return ""
        info = METHODS[self.methods.currentData()]
        made = f"{info.name}:{self.numbers.text().strip()}" if info.parameters else info.name
        method(made)
        return made

    def show_method(self, name: str, depth: int | None) -> None:
        """Shows a method and a depth."""
        base, _, numbers = name.partition(":")
        self.methods.setCurrentIndex(self.methods.findData(base))
        if numbers:
            self.numbers.setText(numbers)
        self.plies.setValue(depth or 0)

    def _show(self) -> None:
        info = METHODS.get(self.methods.currentData())
        self._numbered.setVisible(info is not None and bool(info.parameters))
        self.summary.setVisible(info is not None)
        if info is None:
            self.methods.setToolTip(tr("A second method, on the same tree, with the same slider"))
            return
        summary = tr(info.summary)
        self._parameters.setText(info.parameters)
        self.summary.setText(summary[:1].upper() + summary[1:])
        self.methods.setToolTip(self.summary.text())
        self.numbers.setText(",".join(f"{number:g}" for number in info.defaults))
        self.numbers.setToolTip(tr("{numbers}: {meaning}", numbers=info.parameters, meaning=summary))


class WatchPanel(QScrollArea):
    """Chooses what is watched; `wanted` asks for it."""

    wanted = Signal()
    lookChanged = Signal()
    strategyWanted = Signal()
    paceChanged = Signal()
    """Two searches are to go together in another way."""

    def __init__(
        self,
    ) -> None:
        super().__init__()
        named(self, "watchPanel", tr("What is watched"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._make_source()
        self._make_method()
        self._make_show()
        self._lay_out()
        self.show_example(0)
        self._show_source()

    # Building -----------------------------------------------------------------------------------------------

    def _make_source(self) -> None:
        choices: list[tuple[object, str]] = [(_TREE, tr("Tree")), (_GAME, tr("Game")), (_BOARD, tr("Board"))]
        self.source = SegmentedControl(choices)
        named(self.source, "watchSource", tr("What is watched"))
        self.source.chosen.connect(self._on_source)
        self.lecture = Combo()
        named(self.lecture, "watchExamples", tr("Example trees"))
        self.lecture.setToolTip(tr("The lecture's trees, with the method each is for"))
        for example in EXAMPLES:
            self.lecture.addItem(tr(example.name))
        self.lecture.setPlaceholderText(tr("A tree of your own"))
        self.lecture.activated.connect(self._on_example)
        self.about = Sentence()
        self.tree = QPlainTextEdit()
        named(self.tree, "watchTreeText", tr("The tree as nested lists"))
        self.tree.setToolTip(
            tr("[[7, 3], [-5, 16/3]]; 3:[12, 8] has the static value 3; null is a leaf without a value")
        )
        self.tree.setFixedHeight(88)
        self.tree.setTabChangesFocus(True)
        self.tree.textChanged.connect(self._read_tree)
        self.draw = DrawBar(lambda: Tree.parse(self.tree.toPlainText()))
        self.random = RandomTreeBar()
        for bar in (self.draw.edited, self.random.made):
            bar.connect(self._on_made)
        self.draw.error.connect(self.say)
        self.tree_first = SegmentedControl([(Side.MAX, tr("MAX first")), (Side.MIN, tr("MIN first"))])
        named(self.tree_first, "watchTreeFirst", tr("Who moves at the root"))
        self.position = PositionBar("watch")
        self.position.games.removeItem(self.position.games.findData("tree"))
        self.position.entered.connect(self.wanted)
        self.position.changed.connect(self._forget_fault)
        self.board = Sentence()
        self.fault = Sentence(role="warn")
        self.fault.setObjectName("watchFault")
        self._told = held(column(self.about, self.fault))
        # One of the two at a time, in a place of its own: what is below stays where it is while one types.
        self._told.setMinimumHeight(2 * self.about.fontMetrics().lineSpacing())

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
        self.watching = QPushButton(tr("Watch"))
        self.watching.setObjectName("startWatch")
        self.watching.setToolTip(tr("Draws the tree and goes to the first step"))
        self.watching.setDefault(True)
        self.watching.clicked.connect(self.wanted)

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
        self.strategy = Combo()
        named(self.strategy, "watchStrategy", tr("Strategy of"))
        self.strategy.setToolTip(tr("Marks a strategy in the tree: one move of its owner, every reply of the opponent"))
        self.goal = Combo()
        named(self.goal, "watchGoal", tr("What the strategy reaches"))
        self.goal.setToolTip(tr("What the strategy reaches, whatever the opponent does"))
        for key, text in GOALS:
            self.goal.addItem(tr(text), key)
        self.strategy.activated.connect(self.strategyWanted)
        self.goal.activated.connect(self.strategyWanted)
        self.counts = Label(size=CAPTION, role="muted")
        self.counts.setObjectName("watchCounts")
        self.value = Label(weight=SEMIBOLD)
        self.value.setObjectName("watchValue")
        self.cutoffs = Label(size=CAPTION, role="muted")
        self.least = Sentence()
        self.least.setObjectName("watchLeast")

    @property
    def shown(self) -> str:
        """What is drawn besides nodes and edges, such as "moves code"."""
        return " ".join(name for name, box in self._boxes.items() if box.isChecked())

    @shown.setter
    def shown(self, names: str) -> None:
        for name, box in self._boxes.items():
            box.setChecked(name in names.split())

    def _lay_out(self) -> None:
        layout = column(
            self.source,
            self.lecture,
            self.tree,
            self.tree_first,
            self.draw,
            self.random,
            self.position,
            self.board,
            self._told,
            Label(tr("Method"), weight=SEMIBOLD),
            self.method,
            Label(tr("Beside it"), weight=SEMIBOLD),
            self.beside,
            self.proportion,
            self.watching,
            Label(tr("Show"), weight=SEMIBOLD),
            *self._boxes.values(),
            self.strategy,
            self.goal,
            self.value,
            self.counts,
            self.cutoffs,
            self.least,
            1,
        )
        layout.setContentsMargins(0, 0, 12, 0)
        inside = held(layout)
        self.setWidget(inside)
        self.setFixedWidth(panel_width(inside, 292))
        theme.changed.connect(self._read_tree)

    # What is chosen -----------------------------------------------------------------------------------------

    @property
    def from_board(self) -> bool:
        """True if the position on the board is to be watched."""
        return bool(self.source.current == _BOARD)

    @property
    def depth_limit(self) -> int | None:
        """Plies to search; None for to the end."""
        return self.method.plies.value() or None

    def methods(self) -> tuple[str, ...]:
        """The method, and the one beside it if there is one. Raises InputError for wrong numbers."""
        return (self.method.name, *filter(None, (self.beside.name,)))

    def chosen(self) -> Chosen:
        """The tree or the position. Raises InputError with what is wrong."""
        if self.source.current == _TREE:
            return from_text("tree", self.tree.toPlainText(), self.tree_first.current)
        return self.position.chosen()

    def show_example(self, number: int) -> None:
        """Puts in one of the shipped trees with its method."""
        example = EXAMPLES[number]
        self.source.set_current(_TREE)
        self.lecture.setCurrentIndex(number)
        self.tree_first.set_current(Side.MAX)
        self.tree.setPlainText(example.tree)
        self.about.setText(tr(example.about))
        self.method.show_method(example.method, example.depth)
        self._show_source()

    def show_named(self, named: str) -> None:
        """Puts in a shipped tree by its number, or "METHOD;GAME:POSITION", such as "mtdf;domino:2x3"."""
        if named.isdecimal():
            self.show_example(int(named))
            return
        method, _, position = named.partition(";")
        game, _, text = position.partition(":")
        if game == "tree":
            self.source.set_current(_TREE)
            self.tree.setPlainText(text)
        else:
            self.source.set_current(_GAME)
            self.position.show_named(game, text)
        self.method.show_method(method, None)
        self._show_source()

    def _on_example(self, number: int) -> None:
        self.show_example(number)
        self.wanted.emit()

    @Slot(str)
    def _on_made(self, tree: str) -> None:
        self.tree.setPlainText(tree)
        self.method.plies.setValue(0)
        self.wanted.emit()

    def _on_source(self) -> None:
        self._show_source()
        if self.source.current != _TREE:
            self.method.plies.setValue(0)

    def _show_source(self) -> None:
        source = self.source.current
        for widget in (self.lecture, self.tree, self.draw, self.tree_first, self.random):
            widget.setVisible(source == _TREE)
        self.position.setVisible(source == _GAME)
        self.board.setVisible(source == _BOARD)
        self.say("")
        self._read_tree()

    def _show_origin(self) -> None:
        """The caption belongs to a shipped tree only as long as the text is that tree's."""
        text = self.tree.toPlainText().strip()
        shown = self.lecture.currentIndex()
        if shown >= 0 and EXAMPLES[shown].tree != text:
            self.lecture.setCurrentIndex(-1)
            self.about.setText("")
            self.about.hide()

    # Faults -------------------------------------------------------------------------------------------------

    def say(self, fault: str) -> None:
        """One sentence about what is wrong with the position, or ""."""
        self.fault.setText(fault)
        self.fault.setVisible(bool(fault))
        self.about.setVisible(not fault and self.source.current == _TREE and self.lecture.currentIndex() >= 0)

    @Slot()
    def _forget_fault(self) -> None:
        self.say("")

    def _read_tree(self) -> None:
        """Points at the first fault of the tree while it is typed."""
        if self.source.current != _TREE:
            return
        self._show_origin()
        try:
            from_text("tree", self.tree.toPlainText())
        except InputError as error:
            self.say(str(error))
            place = getattr(error, "position", None)
            self._mark(len(self.tree.toPlainText()) - 1 if place is None else place)
        else:
            self.say("")
            self.tree.setExtraSelections([])

    def _mark(self, place: int) -> None:
        length = len(self.tree.toPlainText())
        place = max(0, min(place, length - 1))
        mark = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.tree.document())
        cursor.setPosition(place)
        cursor.setPosition(min(place + 1, length), QTextCursor.MoveMode.KeepAnchor)
        style = QTextCharFormat()
        style.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        style.setUnderlineColor(QColor(theme.colour("warn")))
        style.setBackground(theme.colour("press"))
        mark.cursor, mark.format = cursor, style
        self.tree.setExtraSelections([mark])

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
                "{nodes}, {leaves}",
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
