"""The view of heap games: Nim, Grundy's game, Treblecross and octal games."""

import re
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLineEdit

from tiling_gui.core.limits import Run
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.games.impartial import LastMoverView, turn_words
from tiling_gui.desktop.games.nim_sum_bar import NimPart
from tiling_gui.desktop.games.start_card import StartCard
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.game_view import Words
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, Sentence, named
from tiling_gui.desktop.ui.widgets.fields import Combo
from tiling_gui.desktop.ui.widgets.layouts import row
from tiling_gui.errors import InputError
from tiling_gui.games.heaps.octal import OctalCode, OctalPosition
from tiling_gui.games.heaps.rules import GAME, GrundyPosition, NimPosition, parse, text_of
from tiling_gui.games.heaps.solver import HeapsSolver
from tiling_gui.games.heaps.treblecross import TreblecrossPosition
from tiling_gui.language import mark, plural, tr
from tiling_gui.search.grundy import GrundySolver
from tiling_gui.store import Store

OTHER = "octal"
LARGEST = 1000
"""Maximum size of a heap in the window."""
MOST_HEAPS = 40
"""Maximum number of heaps in the window."""

GAMES = (
    ("nim", mark("Nim"), "3, 4, 5"),
    ("grundy", mark("Grundy's game"), "7"),
    ("treblecross", mark("Treblecross"), "8"),
    ("0.77", mark("Kayles (0.77)"), "9"),
    ("0.07", mark("Dawson's Kayles (0.07)"), "9"),
    (OTHER, mark("Another octal code…"), "12"),
)
"""Key, name, and an initial position. A key with a dot is an octal code."""


class HeapsCard(StartCard):
    def __init__(self) -> None:
        super().__init__()
        self.kind = Combo()
        named(self.kind, "heapGame", tr("Heap game"))
        self.kind.setMinimumHeight(32)
        # A long translated name must not widen the panel.
        self.kind.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kind.setMinimumContentsLength(12)
        for key, name, _ in GAMES:
            self.kind.addItem(tr(name), key)
        self.kind.activated.connect(self._on_kind)
        self.code = self._field("octalCode", tr("Octal code, such as 0.007"))
        self.code.setText("0.137")
        self.code.textChanged.connect(self._show_rules)
        self.heaps = self._field("heapSizes", tr("Heaps, separated by commas; the number of cells in Treblecross"))
        self.heaps.returnPressed.connect(self.ask)
        self.code.textChanged.connect(self._check)
        self.heaps.textChanged.connect(self._check)
        self.start, self.rules = self.start_button(), Sentence(name="octalRules")
        self.code_label, self.heaps_label = Label(tr("Code")), Label(tr("Heaps"))
        self.column.addWidget(Label(tr("New game"), weight=SEMIBOLD))
        self.column.addWidget(self.kind)
        for label, field in ((self.code_label, self.code), (self.heaps_label, self.heaps)):
            label.setFixedWidth(64)
            self.column.addLayout(row(label, (field, 1)))
        self.column.addSpacing(4)
        for widget in (self.start, self.note, self.rules):  # in this order, so that showing one moves no button
            self.column.addWidget(widget)
        self._on_kind()

    def _field(self, name: str, spoken: str) -> QLineEdit:
        field = QLineEdit()
        named(field, name, spoken, spoken)
        field.setMinimumHeight(32)
        field.setAlignment(Qt.AlignmentFlag.AlignLeft)
        return field

    def show_start(self, start: Any) -> None:
        text = text_of(start)
        kind = {NimPosition: "nim", GrundyPosition: "grundy", TreblecrossPosition: "treblecross"}.get(type(start))
        if kind is None:
            code = str(start.code)
            kind = code if any(key == code for key, _, _ in GAMES) else OTHER
            self.code.setText(code)
        self.kind.setCurrentIndex(self.kind.findData(kind))
        self.heaps.setText(text.rpartition(":")[2].replace(",", ", "))
        self._show_fields()

    def position(self) -> Any:
        """The position asked for. Raises InputError with what is wrong."""
        kind, heaps = self.kind.currentData(), self.heaps.text()
        if kind == OTHER:
            kind = self.code.text().strip()
        head = f"octal:{OctalCode.parse(kind)}" if kind not in ("nim", "grundy", "treblecross") else kind
        typed = [int(number) for number in re.findall(r"[0-9]{1,99}", heaps)]
        if len(typed) > MOST_HEAPS or max(typed, default=0) > LARGEST:
            raise InputError(
                tr(
                    "The window plays with up to {most} heaps of at most {largest} counters.",
                    most=MOST_HEAPS,
                    largest=LARGEST,
                )
            )
        position = parse(f"{head}:{heaps}")
        if position.is_over:
            raise InputError(tr("There is no move in this position: enter at least one heap that allows a move."))
        return position

    def _on_kind(self) -> None:
        self.heaps.setText(GAMES[self.kind.currentIndex()][2])
        self._show_fields()

    def _show_fields(self) -> None:
        kind = self.kind.currentData()
        self.code.setVisible(kind == OTHER)
        self.code_label.setVisible(kind == OTHER)
        self.heaps_label.setText(tr("Cells") if kind == "treblecross" else tr("Heaps"))
        self._show_rules()
        self._check()

    @Slot()
    def _check(self) -> None:
        """Show what is wrong with the heaps while they are typed."""
        try:
            self.position()
        except InputError as error:
            self.tell(str(error), wrong=True)
        else:
            self.tell("")

    def _show_rules(self) -> None:
        kind = self.kind.currentData()
        text = self.code.text() if kind == OTHER else kind
        try:
            said = OctalCode.parse(text).explain() if "." in text else []
        except InputError:
            said = []
        self.rules.setText("\n".join(said))
        self.rules.setVisible(bool(said))


_TREBLECROSS = OctalCode.parse("0.007")


def nim_parts(position: Any, solver: GrundySolver, run: Run) -> list[NimPart] | None:
    """The parts in order; None for Treblecross with a winning cell, which is not equivalent to a nim heap."""
    if isinstance(position, TreblecrossPosition):
        if position.winning_cells() and not position.is_over:
            return None
        return [
            NimPart(
                tr("cells {first} to {last}", first=start + 1, last=start + length)
                if length > 1
                else tr("cell {number}", number=start + 1),
                solver.grundy(OctalPosition(_TREBLECROSS, (length + 2,)), run),
            )
            for start, length in _runs(position)
        ]
    return [
        NimPart(tr("heap {k} of {size}", k=k, size=heap), solver.grundy(position.alone(heap), run))
        for k, heap in enumerate(position.heaps, 1)
        if heap
    ]


def _runs(position: TreblecrossPosition) -> Iterator[tuple[int, int]]:
    """(first cell, length) of every run of cells in which a cross does not let the opponent win at once."""
    if position.is_over:
        return
    safe, start = position.safe_cells(), None
    for cell in range(position.cells + 1):
        inside = cell < position.cells and safe >> cell & 1
        if inside and start is None:
            start = cell
        elif not inside and start is not None:
            yield start, cell - start
            start = None


LINKS = ("nimSum", "gameTree", "octalGames", "results")


class View(LastMoverView):
    game = GAME
    first_start_text = "nim:3,4,5"

    def __init__(self, actions: Actions, store: Store, jobs: Jobs) -> None:
        super().__init__()
        self.build_board(actions, jobs, Board(GAME), HeapsSolver(), nim_parts)
        self.build_set_up_panel(HeapsCard(), [actions[name] for name in LINKS])

    def words(self, position: Any) -> Words:
        """E.g. "FIRST to move", 3 heaps, "12 counters in all"."""
        title = turn_words(position)
        if isinstance(position, TreblecrossPosition):
            crosses = position.crosses.bit_count()
            safe = plural("%n safe cells", "%n safe cell", position.safe_cells().bit_count())
            return Words(title, str(crosses), plural("crosses", "cross", crosses), safe)
        sizes = [size for size in position.heaps if size]
        counters = plural("%n counters", "%n counter", sum(sizes))
        return Words(title, str(len(sizes)), plural("heaps", "heap", len(sizes)), counters)
