"""The left panel of the tiling game: what is played, who plays MAX and MIN, a new game, and where else to go."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.desktop.widgets.base import ELLIPSIS, SEMIBOLD, TITLE, Hairline, Label, Theme
from tiling_gui.desktop.widgets.buttons import FlatButton
from tiling_gui.desktop.widgets.segmented import SegmentedControl
from tiling_gui.desktop.widgets.side_mark import SideMark
from tiling_gui.rules.board import LARGEST
from tiling_gui.rules.game import Side

HUMAN = "human"
_MORE = "more"


@dataclass(frozen=True)
class SetUp:
    """What "Start new game" asks for."""

    rows: int
    columns: int
    first: Side


def player_name(spec: str) -> str:
    """A player's specification as the command line takes it, in words: "lookahead:3" is "Looks 3 ahead"."""
    kind, _, rest = spec.partition(":")
    if kind == "human":
        return "You"
    if kind == "lookahead":
        return f"Looks {rest} ahead"
    if kind == "perfect":
        return f"Perfect, {rest} s a move" if rest else "Perfect"
    if kind == "mixed":
        inner, _, rate = rest.rpartition(":")
        return f"{player_name(inner)}, errs {float(rate):.0%}".replace("%", " %")
    return kind.capitalize()


PLAYERS = (HUMAN, *(f"lookahead:{k}" for k in range(7)), "perfect", "random")
"""The players offered at first."""


class PlayerCombo(QComboBox):
    """Chooses who plays one side; items carry the player's specification."""

    specChosen = Signal(str)
    moreChosen = Signal()

    def __init__(self, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("maxPlayer" if side is Side.MAX else "minPlayer")
        self.setAccessibleName(f"Who plays {side}")
        self._side = side
        # The room the sheet keeps free beside the chevron is needed for "Looks 3 ahead".
        self.setStyleSheet("QComboBox, QComboBox:focus { padding-right: 0; }")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(32)
        self.setMinimumContentsLength(8)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._chosen = HUMAN
        self.set_choices(PLAYERS)
        self.activated.connect(self._activated)

    @property
    def spec(self) -> str:
        """The specification of the chosen player."""
        return self._chosen

    def set_choices(self, specs: tuple[str, ...] | list[str], more: str = "") -> None:
        """Offers these players and, if `more` is a text, an entry that only asks for others."""
        self.clear()
        for spec in specs:
            self._add(self.count(), spec)
        if more:
            self.insertSeparator(self.count())
            self.addItem(more, _MORE)
        self.set_spec(self._chosen)

    def set_spec(self, spec: str) -> None:
        """Chooses a player without a signal; one that is not offered yet is added."""
        at = self.findData(spec)
        if at < 0:
            more = self.findData(_MORE)
            at = self.count() if more < 0 else more - 1
            self._add(at, spec)
        self._chosen = spec
        self.setCurrentIndex(at)
        self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the box; the style alone would cut a long name without a sign."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        control = QStyle.ComplexControl.CC_ComboBox
        painter.drawComplexControl(control, option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(control, option, part, self).width() - 2
        option.currentText = self.fontMetrics().elidedText(option.currentText, ELLIPSIS, room)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def _add(self, at: int, spec: str) -> None:
        self.insertItem(at, player_name(spec), spec)
        self.setItemData(at, player_name(spec), Qt.ItemDataRole.ToolTipRole)

    def _activated(self, at: int) -> None:
        spec = self.itemData(at)
        if spec == _MORE:
            self.set_spec(self._chosen)
            self.moreChosen.emit()
        elif spec != self._chosen:
            self._chosen = spec
            self._tell()
            self.specChosen.emit(spec)

    def _tell(self) -> None:
        """The tool tip has the whole name: the box may be too narrow for it."""
        self.setToolTip(f"{self._side}: {player_name(self._chosen)}. A change counts from the next move.")


class SetUpPanel(QScrollArea):
    """The set-up card; it scrolls when the window is too low for it."""

    playersChanged = Signal(str, str)
    """(MAX, MIN) as player specifications; counts from the next move."""
    morePlayers = Signal(object)
    """Other players than those offered were asked for, for this Side."""
    hintsChanged = Signal(bool)
    """True: this game is played without hints."""
    newGameRequested = Signal(object)
    """A SetUp."""

    def __init__(self, theme: Theme, links: list[QAction] | None = None, parent: QWidget | None = None) -> None:
        """`links` become rows at the foot (Continue a solve…, Puzzles…), in this order."""
        super().__init__(parent)
        self.theme = theme
        self.setObjectName("setUp")
        self.setAccessibleName("Set-up")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self._make_parts()
        content = QWidget()
        content.setAutoFillBackground(False)
        column = QVBoxLayout(content)
        column.setContentsMargins(16, 14, 16, 16)
        column.setSpacing(8)
        self._fill_top(column)
        column.addSpacing(4)
        column.addWidget(Hairline(theme))
        column.addSpacing(4)
        self._fill_new_game(column)
        self._links = QVBoxLayout()
        self._links.setSpacing(0)
        self._links_line = Hairline(theme)
        column.addSpacing(4)
        column.addWidget(self._links_line)
        column.addLayout(self._links)
        column.addStretch(1)
        self.setWidget(content)
        self.set_links(links or [])

    def _make_parts(self) -> None:
        self.title = Label(self.theme, size=TITLE, weight=SEMIBOLD)
        self.title.setObjectName("setUpTitle")
        self.max_player, self.min_player = PlayerCombo(Side.MAX), PlayerCombo(Side.MIN)
        for side, combo in ((Side.MAX, self.max_player), (Side.MIN, self.min_player)):
            combo.specChosen.connect(self._players_changed)
            combo.moreChosen.connect(self._more_max if side is Side.MAX else self._more_min)
        self.without_hints = QCheckBox("Play without hints")
        self.without_hints.setObjectName("withoutHints")
        self.without_hints.setToolTip("Hint, values, graph and best play are away in this game")
        self.without_hints.toggled.connect(self.hintsChanged)
        self.rows, self.columns = self._spin("rows", "Rows"), self._spin("columns", "Columns")
        self.first = SegmentedControl(self.theme, [(Side.MAX, "MAX"), (Side.MIN, "MIN")])
        self.first.setObjectName("firstPlayer")
        self.first.setAccessibleName("Who moves first")
        self.first.setMinimumWidth(128)
        self.start = QPushButton("Start new game")
        self.start.setObjectName("startNewGame")
        self.start.setMinimumHeight(32)
        self.start.setToolTip("Start a game on this board; the present one is kept")
        self.start.clicked.connect(self._start)

    def _spin(self, name: str, spoken: str) -> QSpinBox:
        box = QSpinBox()
        box.setObjectName(name)
        box.setAccessibleName(spoken)
        box.setToolTip(f"{spoken}, 1 to {LARGEST}")
        box.setRange(1, LARGEST)
        box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.setValue(8)
        box.setMinimumHeight(32)
        box.setFixedWidth(64)
        return box

    def _fill_top(self, column: QVBoxLayout) -> None:
        column.addWidget(self.title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(8)
        for row, (side, combo) in enumerate(((Side.MAX, self.max_player), (Side.MIN, self.min_player))):
            grid.addWidget(SideMark(self.theme, side), row, 0)
            name = Label(self.theme, str(side))
            name.setFixedWidth(max(40, name.sizeHint().width()))
            grid.addWidget(name, row, 1)
            grid.addWidget(combo, row, 2)
        grid.setColumnStretch(2, 1)
        column.addLayout(grid)
        column.addWidget(self.without_hints)

    def _fill_new_game(self, column: QVBoxLayout) -> None:
        column.addWidget(Label(self.theme, "New game", weight=SEMIBOLD))
        board = QHBoxLayout()
        board.setSpacing(8)
        board.addWidget(Label(self.theme, "Board"), 1)
        board.addWidget(self.rows)
        board.addWidget(Label(self.theme, "×"))
        board.addWidget(self.columns)
        column.addLayout(board)
        first = QHBoxLayout()
        first.addWidget(Label(self.theme, "First"), 1)
        first.addWidget(self.first)
        column.addLayout(first)
        column.addSpacing(4)
        column.addWidget(self.start)

    # What is told -------------------------------------------------------------------------------------------

    def set_title(self, title: str) -> None:
        """What is played, e.g. "8 × 8, MAX first"."""
        self.title.setText(title)

    def set_players(self, max_spec: str, min_spec: str) -> None:
        """Shows who plays; no signal."""
        self.max_player.set_spec(max_spec)
        self.min_player.set_spec(min_spec)

    def set_player_choices(self, specs: tuple[str, ...] | list[str], more: str = "") -> None:
        """Offers these players for both sides; `more` (e.g. "Other…") adds an entry that asks for others."""
        self.max_player.set_choices(specs, more)
        self.min_player.set_choices(specs, more)

    def set_without_hints(self, without: bool) -> None:
        """Shows whether the game is played without hints; no signal."""
        self.without_hints.blockSignals(True)
        self.without_hints.setChecked(without)
        self.without_hints.blockSignals(False)

    def set_new_game(self, set_up: SetUp) -> None:
        """Fills in the board and the first player of the next game."""
        self.rows.setValue(set_up.rows)
        self.columns.setValue(set_up.columns)
        self.first.set_current(set_up.first)

    def set_links(self, links: list[QAction]) -> None:
        """The rows at the foot; none, and their line goes too."""
        while item := self._links.takeAt(0):
            item.widget().deleteLater()
        for action in links:
            self._links.addWidget(FlatButton.for_action(self.theme, action, left=True))
        self._links_line.setVisible(bool(links))

    @property
    def players(self) -> tuple[str, str]:
        """(MAX, MIN) as player specifications."""
        return self.max_player.spec, self.min_player.spec

    @property
    def set_up(self) -> SetUp:
        """What "Start new game" would ask for now."""
        return SetUp(self.rows.value(), self.columns.value(), self.first.current)

    # Qt -----------------------------------------------------------------------------------------------------

    def _players_changed(self) -> None:
        self.playersChanged.emit(*self.players)

    def _more_max(self) -> None:
        self.morePlayers.emit(Side.MAX)

    def _more_min(self) -> None:
        self.morePlayers.emit(Side.MIN)

    def _start(self) -> None:
        self.newGameRequested.emit(self.set_up)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fills the panel."""
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), self.theme.colour("panel"))
        painter.end()
