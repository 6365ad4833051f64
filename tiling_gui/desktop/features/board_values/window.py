"""The Board values window: the grid of all rectangles, and the details of the selected one beside it."""

from collections.abc import Mapping
from typing import ClassVar

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLabel, QLayout, QPushButton, QScrollArea, QWidget

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.board_values import table
from tiling_gui.desktop.features.board_values.facts import (
    SIDES,
    BoardFacts,
    Ends,
    OnBoard,
    facts_of,
    on_board,
    open_bounds,
    whoever_begins,
)
from tiling_gui.desktop.features.board_values.table import Values
from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.session.warrant_panel import show_warrant
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.drawing.picture_widgets import PositionPicture
from tiling_gui.desktop.ui.theme import TEXT, TITLE
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, Sentence, named
from tiling_gui.desktop.ui.widgets.layouts import column, row, widget_with_layout
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.desktop.ui.widgets.size_grid import CellLegend, SizeGrid
from tiling_gui.desktop.ui.widgets.value_origin import OriginLabel
from tiling_gui.engine.board_values import PROVED, Size, board_values
from tiling_gui.errors import StoreError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import plural, tr
from tiling_gui.store.grounds import BoardBounds

_AT_FIRST = (5, 5)
"""The board selected when the window opens."""
_BESIDE = 256
"""Width in pixels of the details beside the grid."""


class BoardValuesWindow(ToolWindow):
    """Shows the value of every rectangle; updates when a solve finishes while it is open."""

    COMMAND = "boardValues"
    HELP = "solving"
    SIZE = (1080, 640)
    MINIMUM_SIZE = (560, 340)
    REOPENS = True
    EXPORTS: ClassVar = {
        "csv": table.to_csv,
        "json": table.to_json,
        "tex": table.to_latex,
        "svg": table.to_svg,
        "png": table.to_png,
    }

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        workspace.controller.work.changed.connect(self._on_work)
        workspace.controller.changed.connect(self._on_changed)

    def build(self) -> QLayout:
        self.values: Values = {}
        self._stored: Mapping[tuple[Size, Side], Ends] = {}
        """What is stored of the boards without a value."""
        self._here: OnBoard = {}
        self._size = _AT_FIRST
        self._worker = self.worker(self._on_found)
        self.boards = table.GridModel()
        self.grid = SizeGrid(self.boards)
        self.setFocusProxy(self.grid)
        self.grid.choose(self._size)  # before the grid gets the focus, or Qt selects the first cell
        self.grid.chosen.connect(self._choose)
        play = self.button("playBoard", tr("Play"), tr("Starts a game on this board"), self._play, "play")
        tip = tr("Solves this board in the main window")
        solve = self.button("solveBoard", tr("Solve"), tip, self._solve, "solve")
        self.details = BoardDetails(play, solve)
        self.details.value.originRequested.connect(self._why)
        heading, legend = self.heading(tr("Board values")), CellLegend(table.CELL_KINDS)
        return row((column(heading, (self.grid, 1), legend), 1), self.details, gap=16)

    @property
    def content(self) -> Values:
        return self.values

    def refresh(self) -> None:
        """Loads the proved values in the background, as the database may be busy."""
        store = self.workspace.store

        def work(run: Run) -> tuple[Values, Mapping[tuple[Size, Side], Ends]]:
            bounds = BoardBounds(store)
            values = board_values(bounds)
            return values, open_bounds(values, bounds)

        self._worker.start(work)

    @Slot()
    def _on_work(self) -> None:
        if self.isVisible() and self.workspace.controller.work.solution is not None:
            self.refresh()

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        """Shows what is proved of the board in the main window there and here."""
        if change & (Change.GAME | Change.KNOWN) and self.isVisible() and self.values:
            here = on_board(self.workspace.session)
            if here != self._here:
                self._show_bounds(here)
                self._choose(self._size)

    def _show_bounds(self, here: OnBoard) -> None:
        self._here = here
        self.boards.set_values(self.values, whoever_begins(self._stored, here))

    def _on_found(self, job: Job, found: tuple[Values, Mapping[tuple[Size, Side], Ends]]) -> None:
        self.values, self._stored = found
        self._show_bounds(on_board(self.workspace.session))
        searched = sum(value.origin == PROVED for value in self.values.values())
        self.say(plural("%n boards are solved by search.", "%n board is solved by search.", searched))
        self._choose(self._size)

    def _choose(self, size: Size) -> None:
        self._size = size
        if not self.values:
            return
        try:
            facts = facts_of(size, self.values, self.workspace.store, self._here)
        except StoreError as error:
            self.say(str(error), wrong=True)
            facts = facts_of(size, self.values, None, self._here)
        self.details.show_board(facts)

    def _why(self) -> None:
        start = DominoPosition.start(*self._size, self.details.starter)
        show_warrant(self.workspace, self.details.value, start)

    def _play(self) -> None:
        self.begin_game(GAMES["domino"], DominoPosition.start(*self._size, self.details.starter))

    def _solve(self) -> None:
        self._play()
        self.workspace.controller.solve()


class BoardDetails(QWidget):
    """Shows one board: its values, a line of best play, and buttons to play and solve it."""

    def __init__(self, play: QPushButton, solve: QPushButton) -> None:
        super().__init__()
        self.play, self.solve = play, solve
        self.facts: BoardFacts | None = None
        self.setFixedWidth(_BESIDE)
        self.title = Label(size=TITLE, weight=SEMIBOLD)
        self.first = SegmentedControl(
            [(side, tr("{side} first", side=side)) for side in SIDES], "valuesFirst", tr("Who moves first")
        )
        self.first.chosen.connect(self._show)
        self.value = OriginLabel(weight=SEMIBOLD)
        self.value.set_origin_enabled(True)
        named(self.value, "boardValue", tr("Value"))
        self.picture = PositionPicture()
        named(self.picture, "bestLine", tr("The board after a line of best play"))
        self.line, self.found, self.cost, self.sequence = (Sentence(role=r) for r in ("text", *["muted"] * 3))
        told: dict[str, QLabel] = {
            "bestLineMoves": self.line,
            "foundBy": self.found,
            "solveCost": self.cost,
            "boardSequence": self.sequence,
        }
        for name, label in told.items():
            label.setObjectName(name)
        for label in (self.line, self.sequence):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        area = QScrollArea()
        named(area, "boardFacts", tr("Facts about the board"))
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(widget_with_layout(column(self.value, self.picture, *told.values(), 1, gap=6)))
        self.setLayout(column(self.title, self.first, (area, 1), play, solve))

    @property
    def starter(self) -> Side:
        return Side(str(self.first.current))

    def show_board(self, facts: BoardFacts) -> None:
        self.facts = facts
        self._show()

    def _show(self) -> None:
        facts, first = self.facts, self.starter
        if facts is None:
            return
        number, solve = facts.number(first), facts.solves.get(first)
        self.title.setText(tr("{rows} × {columns}", rows=facts.size[0], columns=facts.size[1]))
        self.value.setText(tr("Not solved") if number is None else tr("Value {value}, proved", value=number))
        self.picture.show_position("domino", facts.final(first))
        self.picture.setMaximumHeight(max(TEXT, min(200, self.picture.heightForWidth(_BESIDE))))
        if number is None:
            line = facts.observed
        elif solve is None or not solve.line:
            line = tr("No line of best play is stored.") if number else ""
        else:
            position = facts.final(first)
            line = ", ".join(position.write(move) for move in solve.line)
        self.line.setText(line)
        self.line.setVisible(bool(line))
        self.found.setText(facts.found_by(first))
        cost = ""
        if solve is not None and facts.value is not None and facts.value.origin == PROVED:
            count, time = words.count(solve.nodes), words.duration(solve.seconds)
            cost = tr("Positions searched: {count}, in {time}", count=count, time=time)
            if solve.shipped:  # by the version of that time
                cost = tr("Positions searched when it was proved: {count}, in {time}", count=count, time=time)
        self.cost.setText(cost)
        sequence = facts.sequences.get(first, "")
        self.sequence.setText(sequence)
        self.sequence.setVisible(bool(sequence))
