"""Beside the grid: the board that is chosen, its values, a line of best play, and what can be done with it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.board_values.facts import SIDES, BoardFacts
from tiling_gui.desktop.ui.drawing.position_picture import PositionPicture
from tiling_gui.desktop.ui.theme import TEXT, TITLE, Theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.desktop.ui.widgets.wrapped_label import Sentence
from tiling_gui.engine.board_values import PROVED
from tiling_gui.language import tr

WIDTH = 256
"""Pixels."""


class BoardDetails(QWidget):
    """Shows one board; `show_board` changes it."""

    playWanted = Signal()
    solveWanted = Signal()
    campaignWanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.facts: BoardFacts | None = None
        self.setFixedWidth(WIDTH)
        self.title = Label(theme, size=TITLE, weight=SEMIBOLD)
        self.first = SegmentedControl(theme, [(side, tr("{side} first", side=side)) for side in SIDES])
        named(self.first, "valuesFirst", tr("Who moves first"))
        self.first.chosen.connect(self._show)
        self.value = Label(theme, weight=SEMIBOLD)
        named(self.value, "boardValue", tr("Value"))
        self.picture = PositionPicture()
        named(self.picture, "bestLine", tr("The board after a line of best play"))
        self.line, self.found, self.cost = Sentence(theme, role="text"), Sentence(theme), Sentence(theme)
        self.line.setObjectName("bestLineMoves")
        self.line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.found.setObjectName("foundBy")
        self.cost.setObjectName("solveCost")
        self.sequence = Sentence(theme)
        self.sequence.setObjectName("boardSequence")
        self.sequence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.play = push_button(theme, "playBoard", tr("Play"), tr("Starts a game on this board"), "play")
        self.solve = push_button(theme, "solveBoard", tr("Solve"), tr("Solves this board in the main window"), "solve")
        self.campaign = push_button(
            theme,
            "campaignBoard",
            tr("Solve as a campaign"),
            tr("Starts a solve in small jobs that can be left, paused and taken elsewhere."),
        )
        self.play.clicked.connect(self.playWanted)
        self.solve.clicked.connect(self.solveWanted)
        self.campaign.clicked.connect(self.campaignWanted)
        self._lay_out()
        theme.changed.connect(self._show)

    def _lay_out(self) -> None:
        inner = QWidget()
        told = QVBoxLayout(inner)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(6)
        for shown in (self.value, self.picture, self.line, self.found, self.cost, self.sequence):
            told.addWidget(shown)
        told.addStretch(1)
        area = QScrollArea()
        area.setObjectName("boardFacts")
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inner)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.first)
        column.addWidget(area, 1)
        for button in (self.play, self.solve, self.campaign):
            button.setMinimumHeight(32)
            column.addWidget(button)

    @property
    def starter(self) -> Side:
        """Who begins."""
        return Side(str(self.first.current))

    def show_board(self, facts: BoardFacts) -> None:
        """Shows a board."""
        self.facts = facts
        self._show()

    def _show(self) -> None:
        facts, first = self.facts, self.starter
        if facts is None:
            return
        number, solve = facts.number(first), facts.solves.get(first)
        self.title.setText(tr("{rows} × {columns}", rows=facts.size[0], columns=facts.size[1]))
        self.value.setText(tr("Not solved") if number is None else tr("Value {value}, proved", value=number))
        self.picture.show_position("domino", facts.final(first), palette=self.theme.palette)
        self.picture.setMaximumHeight(max(TEXT, min(200, self.picture.heightForWidth(WIDTH))))
        if number is None:
            line = facts.observed
        elif solve is None or not solve.line:
            line = tr("No line of best play is kept.") if number else ""
        else:
            position = facts.final(first)
            line = ", ".join(position.write(move) for move in solve.line)
        self.line.setText(line)
        self.line.setVisible(bool(line))
        self.found.setText(facts.found_by(first))
        self.cost.setText(
            tr(
                "Positions searched: {count}, in {time}",
                count=words.count(solve.nodes),
                time=words.duration(solve.seconds),
            )
            if solve is not None and facts.value is not None and facts.value.origin == PROVED
            else ""
        )
        sequence = facts.sequences.get(first, "")
        self.sequence.setText(sequence)
        self.sequence.setVisible(bool(sequence))
        self.campaign.setVisible(number is None)
