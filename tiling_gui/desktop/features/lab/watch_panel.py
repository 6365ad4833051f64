"""The left side of the window of trees: the tree, the method, what is drawn, and the counts of the search."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lab.method_box import ConditionsBox, MethodBox
from tiling_gui.desktop.features.lab.positions import ChosenSubject, PositionBar, from_board
from tiling_gui.desktop.features.lab.tree_bars import EXAMPLES
from tiling_gui.desktop.features.lab.tree_facts import counted_words
from tiling_gui.desktop.features.lab.tree_source import TreeSource
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch, score
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import TreeDrawingOptions
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import CAPTION
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, Sentence, named, panel_width, scrolled
from tiling_gui.desktop.ui.widgets.buttons import check_box, push_button
from tiling_gui.desktop.ui.widgets.collapsible_title import CollapsibleSection
from tiling_gui.desktop.ui.widgets.fields import combo, spin
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column, row, widget_with_layout
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.errors import InputError
from tiling_gui.language import mark, tr
from tiling_gui.search.compare import Subject
from tiling_gui.search.conditions import Conditions, Sampling
from tiling_gui.search.game_tree import ALIKE, GRAPH, TREE
from tiling_gui.search.trace import Path

_TREE, _GAME, _BOARD = "tree", "game", "board"
GOALS = (
    ("best", mark("gets the minimax value")),
    ("win", mark("wins (more than 0)")),
    ("draw", mark("does not lose (at least 0)")),
)
"""The goals that a strategy can have in games with a value."""


class WatchPanel(QWidget):
    """Chooses what to watch; emits `wanted` to start the search."""

    watch_requested = Signal()
    changed = Signal()
    """Emitted when the choice of search changes."""
    look_changed = Signal()

    def __init__(self, window: ToolWindow) -> None:
        super().__init__()
        self._session, settings = window.workspace.session, window.workspace.settings
        named(self, "watchPanel", tr("What is watched"))
        self._make_method(settings)
        self._make_source(window)
        self._make_show()
        self._make_result()
        self._lay_out(settings)
        self.shown = settings.current.watch_shows
        for box in self._boxes.values():
            box.clicked.connect(lambda: settings.change(watch_shows=self.shown))
        self.show_example(0)
        self.typed.own.show_last()

    # Building -----------------------------------------------------------------------------------------------

    def _make_source(self, window: ToolWindow) -> None:
        choices: list[tuple[object, str]] = [(_TREE, tr("Tree")), (_GAME, tr("Game")), (_BOARD, tr("Board"))]
        self.source = SegmentedControl(choices)
        named(self.source, "watchSource", tr("What is watched"))
        self.source.chosen.connect(self._on_source)
        self.typed = TreeSource(window, lambda: self.method.name)
        self.typed.example_chosen.connect(self._on_example)
        self.typed.made.connect(self._on_made)
        self.typed.edited.connect(self.changed)
        self.tree, self.draw, self.random = self.typed.text, self.typed.draw, self.typed.random
        self.position = PositionBar("watch")
        self.position.games.removeItem(self.position.games.findData("tree"))
        self.position.entered.connect(self.watch_requested)
        self.position.changed.connect(lambda: self.say(""))
        for change in (self._show_conditions, self.changed):
            self.position.changed.connect(change)
        self.board, self.fault = Sentence(), Sentence(role="warn", name="watchMethodFault")

    def _make_method(self, settings: SettingsFile) -> None:
        tip = tr("The tree with the value of every node: minimax values, or P and N with Grundy values")
        self.method = MethodBox("watch", without=tr("no search, all values"), tip=tip)
        tip = tr("A second method, on the same tree, with the same slider")
        self.beside = MethodBox("watchBeside", label=tr("Compare with"), without=tr("no second method"), tip=tip)
        tip = tr("The graph merges equal and symmetric positions of a level")
        merged = (TREE, tr("Tree")), (ALIKE, tr("Merge symmetric options")), (GRAPH, tr("Graph"))
        self.merging = combo("treeOrGraph", tr("Tree or graph"), merged, tip)
        self.merging.activated.connect(self.watch_requested)
        tip = tr("Their steps advance in proportion; otherwise each takes one step at a time")
        self.proportion = check_box("watchProportion", tr("Both end together"), tip, on=True)
        self.proportion.hide()
        self.conditions = ConditionsBox("watch", settings, by_hand=True)
        tip = tr("Plies to search; deeper positions are estimated")
        self.plies = spin("watchDepth", tr("Depth"), 0, 40, 0, tip)
        self.plies.setSpecialValueText(tr("to the end"))
        for box in (self.method, self.beside):
            box.methods.currentIndexChanged.connect(self._on_method)
            box.numbers.textChanged.connect(self.changed)
        self.plies.valueChanged.connect(self.changed)
        self.conditions.changed.connect(self._on_method)
        self.watching = push_button("startWatch", tr("Watch"))
        self.watching.setDefault(True)
        self.watching.clicked.connect(self.watch_requested)
        self.assigning = push_button("watchAssign", tr("Add to the assignment"))
        self.asking = push_button("askMe", tr("Ask me"))

    def _make_show(self) -> None:
        self.moves = check_box("watchMoves", tr("Moves"), on=True)
        tip = tr("Draws the position under each node, if the tree is drawn large enough")
        self.positions = check_box("watchPositions", tr("Positions"), tip)
        tip = tr("Under each leaf: what MAX (or First) gets, and what the opponent gets")
        self.payoffs = check_box("watchPayoffs", tr("Payoffs of both players"), tip)
        self.code = check_box("watchShowCode", tr("Pseudocode"))
        self._boxes = {"moves": self.moves, "positions": self.positions, "payoffs": self.payoffs, "code": self.code}
        for box in self._boxes.values():
            box.toggled.connect(self.look_changed)
        tip = tr("Marks a strategy in the tree: one move of its owner, every reply of the opponent")
        self.strategy = combo("watchStrategy", tr("Strategy of"), (), tip)
        tip = tr("What the strategy achieves, whatever the opponent does")
        goals = [(key, tr(text)) for key, text in GOALS]
        self.goal = combo("watchGoal", tr("What the strategy achieves"), goals, tip)

    def _make_result(self) -> None:
        self.value, self.cutoffs = Label(weight=SEMIBOLD, name="watchValue"), Label(size=CAPTION, role="muted")
        self.counts, self.least = Sentence(name="watchCounts"), Sentence(name="watchLeast")
        self._searched = True
        self.result = (self.value, self.counts, self.cutoffs, self.least)

    def _lay_out(self, settings: SettingsFile) -> None:
        deep = row(Label(tr("Depth")), (self.plies, 1))
        conditions = column(self.conditions, deep)
        self.conditioned = CollapsibleSection("foldConditions", tr("Conditions and depth"), conditions, settings)
        shows = column(*self._boxes.values(), self.strategy, self.goal)
        controls = column(
            self.source,
            self.typed,
            self.position,
            self.board,
            Label(tr("Method"), weight=SEMIBOLD),
            self.method,
            self.merging,
            self.beside,
            self.proportion,
            self.conditioned,
            CollapsibleSection("foldShow", tr("Show"), shows, settings),
            *self.result,
            1,
        )
        controls.setContentsMargins(0, 0, 12, 0)
        inside = widget_with_layout(controls)
        self.area = scrolled(inside)
        named(self.area, "watchScroll", tr("What is watched"))
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedWidth(panel_width(inside, 292))
        foot = column(self.fault, self.watching, FlowLayout(self.assigning, self.asking))
        foot.setContentsMargins(0, 0, 12, 0)
        self.setLayout(column((self.area, 1), Hairline(), foot))

    @property
    def shown(self) -> str:
        """The names of the ticked boxes under Show, such as "moves code"."""
        return " ".join(name for name, box in self._boxes.items() if box.isChecked())

    @shown.setter
    def shown(self, names: str) -> None:
        for name, box in self._boxes.items():
            box.setChecked(name in names.split())

    @property
    def given(self) -> object:
        """The current choice, to compare with the choice that was searched."""
        text = {_TREE: self.tree.toPlainText(), _GAME: self.position.text.text(), _BOARD: self.board.text()}
        names = [(box.methods.currentData(), box.numbers.text()) for box in (self.method, self.beside)]
        how = names, self.merging.currentData(), self.plies.value(), self.conditions.wanted
        return self.source.current, text[str(self.source.current)], how

    def look(self, strategy: frozenset[Path] | None) -> TreeDrawingOptions:
        """What to draw besides the search, with the nodes of a strategy marked."""
        side = self.strategy.currentData()
        owner = None if side is None else Side(side)
        moves, positions, payoffs = (box.isChecked() for box in (self.moves, self.positions, self.payoffs))
        return TreeDrawingOptions(moves, positions, payoffs, strategy, owner)

    def chosen(self) -> tuple[Subject, tuple[str, ...], int | None, Conditions]:
        """The search to run: subject, one or two methods ("" for none), depth (None: to the end) and conditions.

        Raises InputError if something is invalid.
        """
        sources = {_TREE: self.typed.chosen, _GAME: self.position.chosen, _BOARD: self._on_board}
        names = (self.method.name, *filter(None, (self.method.name and self.beside.name,)))
        if len(set(names)) < len(names):
            raise InputError(tr("Both searches use {method}: choose another second method.", method=names[0]))
        return sources[str(self.source.current)]().subject, names, self.plies.value() or None, self.conditions.wanted

    def _on_board(self) -> ChosenSubject:
        return from_board(self._session.tree)

    def show_example(self, number: int) -> None:
        self.source.set_current(_TREE)
        self.typed.show_example(number)
        self._show_method(EXAMPLES[number].method, EXAMPLES[number].depth)

    def open_tree(self, kind: str, tree: str) -> None:
        """Show the tree in a "file" or a "text", with the method chosen before. Raises InputError."""
        self.source.set_current(_TREE)
        self._show_source()
        (self.typed.own.open_file if kind == "file" else self.typed.own.open_text)(tree)

    def show_named(self, named: str) -> None:
        """Show an example tree by its number, or "METHOD;GAME:POSITION", such as "mtdf;domino:2x3"; "" is the position
        on the board. METHOD may be left out; options of the estimates may follow after "?". Raises InputError.
        """
        named, _, how = named.partition("?")
        sampling = Sampling.parse(how)
        if named.isdecimal():
            self.show_example(int(named))
            return
        method, _, position = named.partition(";")
        game, _, text = position.partition(":")
        self.source.set_current(_BOARD if not game else _TREE if game == "tree" else _GAME)
        self.board.setText(self._on_board().subject.text)
        if game == "tree":
            self.typed.show_tree(text)
        elif game:
            self.position.show_named(game, text)
        if method:
            self.conditions.estimates.show_sampling(sampling)
        self._show_method(method, None)

    def say(self, fault: str) -> None:
        """Show an error; "" hides it. Errors in the tree are shown below its text instead."""
        self.fault.setText("" if fault == self.typed.fault else fault)
        self.fault.setVisible(bool(self.fault.text()))

    def _show_method(self, method: str, depth: int | None) -> None:
        self.method.show_method(method)
        if self.beside.methods.currentData() == self.method.methods.currentData():
            self.beside.show_method("")
        self.plies.setValue(depth or 0)
        self._show_source()

    @Slot(int)
    def _on_example(self, number: int) -> None:
        self.show_example(number)
        self.watch_requested.emit()

    @Slot()
    def _on_made(self) -> None:
        self.plies.setValue(0)
        self.watch_requested.emit()

    @Slot()
    def _on_method(self) -> None:
        searched = bool(self.method.methods.currentData())
        self._show_conditions()
        self.merging.setVisible(not searched)
        self.beside.setVisible(searched)
        self.conditioned.setVisible(searched)
        self.watching.setText(tr("Watch") if searched else tr("Draw"))
        self.changed.emit()

    def _show_conditions(self) -> None:
        game = self._session.game if self.source.current == _BOARD else self.position.game
        methods = [box.methods.currentData() for box in (self.method, self.beside)]
        sampled = bool(game.laboratory) and self.source.current != _TREE
        self.conditions.show_methods(methods, sampled=sampled)

    def _on_source(self) -> None:
        self.board.setText(self._on_board().subject.text)
        self._show_source()
        if self.source.current != _TREE:
            self.plies.setValue(0)

    def _show_source(self) -> None:
        for widget, source in ((self.typed, _TREE), (self.position, _GAME), (self.board, _BOARD)):
            widget.setVisible(self.source.current == source)
        self._show_conditions()
        self.say("")
        self.changed.emit()

    def show_result(self, on: bool) -> None:
        """Show or hide the result, which is hidden until the last step has been seen."""
        for label in self.result:
            label.setVisible(on and self._searched)

    def show_search(self, watched: RecordedSearch) -> None:
        """Show the counts of a search, hidden at first, and whose strategy can be marked."""
        self._searched = bool(watched.method)
        value = score(watched.result.value)
        exact = tr("Value {value}", value=value), tr("Value {value}, not exact", value=value)
        self.value.setText(exact[not watched.result.exact])
        self.show_result(False)
        if watched.method:
            for label, words in zip(self.result[1:], counted_words(watched), strict=True):
                label.setText(words)
        sides = watched.subject.game.sides
        self.strategy.clear()
        self.strategy.addItem(tr("No strategy marked"), None)
        # Merged nodes stand for several moves, and a strategy has every one.
        for side in sides if watched.method or (watched.result.exact and watched.tree.merged == TREE) else ():
            self.strategy.addItem(tr("Strategy of {side}", side=side), side)
        self.goal.setVisible(sides[0] is Side.MAX)
        self.moves.setVisible(watched.subject.game.key != "tree")
        self.positions.setVisible(watched.has_drawings)
