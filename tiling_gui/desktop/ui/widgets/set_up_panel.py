"""The left panel: the game's title, its players, the card for a new game, and links.

During a game the card is collapsed to a row that opens it.
"""

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, TITLE, theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, named, text_width
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.fields import Combo
from tiling_gui.desktop.ui.widgets.side_mark import SideMark
from tiling_gui.language import mark, tr
from tiling_gui.players.player import player_words

HUMAN = "human"
_MORE = "more"
_NAME, _LEAST_COMBO = 40, 96
"""Width in pixels of a side's name, and minimum width of the list of players beside it."""


STRENGTHS = {
    "lookahead:0": (mark("Easy"), mark("the move that looks best at once")),
    "lookahead:3": (mark("Medium"), mark("looks 3 moves ahead")),
    "lookahead:5": (mark("Hard"), mark("looks 5 moves ahead")),
    "perfect": (mark("Strongest"), mark("exact where solved in time")),
}
"""Computer players by increasing strength as measured in docs/levels.md: in a word, and what they do, which is shown in
the open list."""

PLAYERS = (HUMAN, *STRENGTHS)
"""The players offered by default."""


def strength_words(spec: str) -> str:
    """A player as the list shows it: the strength in a word, else the name."""
    return tr(STRENGTHS[spec][0]) if spec in STRENGTHS else player_words(spec)


_NARROW = """
QComboBox { padding: 0 0 0 8px; }
QComboBox:focus { padding: 0 0 0 7px; }
QComboBox::drop-down { width: 17px; }
"""


class PlayerCombo(Combo):
    """Chooses the player of one side; the data of an item is the player's spec."""

    specChosen = Signal(str)
    moreChosen = Signal()
    activatedInList = Signal()
    """The user chose an entry in the open list, possibly the same as before."""

    def __init__(self, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "maxPlayer" if side in (Side.MAX, Side.FIRST) else "minPlayer", tr("Who plays {side}", side=side))
        self._side = side
        # Less padding than in the style sheet: "Looks 2 ahead" must fit beside SECOND or a scroll bar.
        self.setStyleSheet(_NARROW)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(32)
        self.setMinimumContentsLength(8)
        self.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._chosen, self._next_game = HUMAN, False
        self.set_choices(PLAYERS)
        self.activated.connect(self._activated)

    @property
    def spec(self) -> str:
        return self._chosen

    def set_choices(self, specs: tuple[str, ...] | list[str], more: str = "") -> None:
        """Offer these players and, if `more` is not "", an entry that sends `moreChosen`."""
        self.clear()
        for spec in specs:
            self._add(self.count(), spec)
        if more:
            self.insertSeparator(self.count())
            self.addItem(more, _MORE)
        self.set_spec(self._chosen)

    def set_spec(self, spec: str) -> None:
        """Choose a player without sending a signal; one that is not offered yet is added."""
        at = self.findData(spec)
        if at < 0:
            more = self.findData(_MORE)
            at = self.count() if more < 0 else more - 1
            self._add(at, spec)
        self._chosen = spec
        self.setCurrentIndex(at)
        self._tell()

    def set_next_game(self, next_game: bool) -> None:
        """Set whether the choice is for the next game, because the current one is over."""
        self._next_game = next_game
        self._tell()

    def shown_text(self) -> str:
        """The strength alone; what it does is shown only in the open list."""
        return strength_words(self._chosen)

    def _add(self, at: int, spec: str) -> None:
        words = strength_words(spec)
        if spec in STRENGTHS:
            words = tr("{strength} – {what}", strength=words, what=tr(STRENGTHS[spec][1]))
        self.insertItem(at, words, spec)
        self.setItemData(at, player_words(spec), Qt.ItemDataRole.ToolTipRole)

    def _activated(self, at: int) -> None:
        spec = self.itemData(at)
        if spec == _MORE:
            self.set_spec(self._chosen)
            self.moreChosen.emit()
        elif spec != self._chosen:
            self._chosen = spec
            self._tell()
            self.specChosen.emit(spec)
        if self.from_list:
            self.activatedInList.emit()

    def _tell(self) -> None:
        """The tool tip contains the whole name, for which the box may be too narrow."""
        player = player_words(self._chosen)
        if self._next_game:
            self.setAccessibleName(tr("Who plays {side} in the next game", side=self._side))
            self.setToolTip(tr("{side} in the next game: {player}.", side=self._side, player=player))
        else:
            self.setAccessibleName(tr("Who plays {side}", side=self._side))
            self.setToolTip(
                tr("{side}: {player}. A change takes effect with the next move.", side=self._side, player=player)
            )


class SetUpPanel(QScrollArea):
    """The left panel; it scrolls if the window is too low."""

    playersChanged = Signal(str, str)
    """The specs of both sides, MAX or FIRST first; they apply from the next move."""
    morePlayers = Signal(object)
    """(Side) The user asked for other players for this side."""
    playerActivated = Signal()
    """A player was chosen in an open list: the focus should return to the board."""

    def __init__(
        self,
        card: QWidget,
        links: list[QAction] | None = None,
        *,
        sides: tuple[Side, Side] = (Side.MAX, Side.MIN),
        parent: QWidget | None = None,
    ) -> None:
        """`card` asks for a new game; `links` are rows at the bottom (Puzzles, Games and results), in this order."""
        super().__init__(parent)
        named(self, "setUp", tr("Set-up"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.card, self._sides = card, sides
        self._make_parts()
        content = QWidget()
        content.setAutoFillBackground(False)
        self.setWidget(content)
        column = QVBoxLayout(content)
        column.setContentsMargins(16, 14, 16, 16)
        column.setSpacing(8)
        self._fill_top(column)
        column.addSpacing(4)
        column.addWidget(Hairline())
        column.addSpacing(4)
        column.addWidget(card)
        column.addWidget(self.opening)
        self._links = QVBoxLayout()
        self._links.setSpacing(0)
        self._rows: dict[FlatButton, bool] = {}
        """The links, and whether each is shown if plain."""
        self._links_line = Hairline()
        column.addSpacing(4)
        column.addWidget(self._links_line)
        column.addLayout(self._links)
        column.addStretch(1)
        self.add_links(links or [])

    def _make_parts(self) -> None:
        self.title = Label(size=TITLE, weight=SEMIBOLD, name="setUpTitle")
        self.title.shrink(16, TEXT, CAPTION)
        self.next_game = Label(size=CAPTION, role="muted", name="nextGame")
        first, second = self._sides
        self.max_player, self.min_player = PlayerCombo(first), PlayerCombo(second)
        for side, combo in ((first, self.max_player), (second, self.min_player)):
            combo.specChosen.connect(self._players_changed)
            combo.activatedInList.connect(self.playerActivated)
            combo.moreChosen.connect(self._more_max if side is first else self._more_min)
        self._playing = self._plain = self._opened = False
        self.opening = FlatButton(left=True)
        self.opening.setObjectName("newGameForm")
        self.opening.set_face(tr("New game…"), theme.icon("new"))
        theme.icon_on(self.opening, "new")
        self.opening.setToolTip(tr("Sets up the next game; this one continues"))
        self.opening.clicked.connect(self.open_form)
        self.opening.hide()

    def _fill_top(self, column: QVBoxLayout) -> None:
        column.addWidget(self.title)
        column.addWidget(self.next_game)
        grid = QGridLayout()
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(8)
        wide = any(text_width(str(side), TEXT) > _NAME for side in self._sides)
        for row, (side, combo) in enumerate(zip(self._sides, (self.max_player, self.min_player), strict=True)):
            grid.addWidget(SideMark(side), row, 0)
            name = Label(str(side), size=CAPTION if wide else TEXT)
            name.setFixedWidth(max(_NAME, name.sizeHint().width()))
            combo.setMinimumWidth(_LEAST_COMBO)  # otherwise the panel could become wider than its column
            grid.addWidget(name, row, 1)
            grid.addWidget(combo, row, 2)
        grid.setColumnStretch(2, 1)
        column.addLayout(grid)

    # What is shown -----------------------------------------------------------------------------------

    def set_title(self, title: str) -> None:
        """What is played, e.g. "8 × 8, MAX first"."""
        self.title.setText(title)

    def set_players(self, max_spec: str, min_spec: str, *, next_game: bool = False) -> None:
        """Show the players of this game or of the next one, without sending a signal."""
        self.next_game.setText(tr("In the next game:") if next_game else "")
        for combo in (self.max_player, self.min_player):
            combo.set_next_game(next_game)
        self.max_player.set_spec(max_spec)
        self.min_player.set_spec(min_spec)

    def set_player_choices(self, specs: tuple[str, ...] | list[str], more: str = "") -> None:
        """Offer these players for both sides; `more` (e.g. "Other…") adds an entry that asks for others."""
        self.max_player.set_choices(specs, more)
        self.min_player.set_choices(specs, more)

    def set_playing(self, playing: bool, *, plain: bool = False) -> None:
        """Set whether a game is going on: then, and if `plain`, the card is collapsed until the user opens it.

        If `plain`, the links are those added as such.
        """
        self._playing, self._plain = playing, plain
        self._opened = self._opened and playing
        self._fold()
        self._show_links()

    @Slot()
    def open_form(self) -> None:
        """Open the card during a game."""
        self._opened = True
        self._show_form(True)

    def _fold(self) -> None:
        """Collapse or open the card, but not while the pointer is on the panel or the focus in the card."""
        folded = (self._playing or self._plain) and not self._opened
        focus = self.window().focusWidget()
        used = folded and focus is not None and self.card.isAncestorOf(focus)
        if not (self.underMouse() or used):
            self._show_form(not folded)

    def _show_form(self, shown: bool) -> None:
        self.card.setVisible(shown)
        self.opening.setVisible(not shown)

    def add_links(self, links: list[QAction], *, plain: bool = False) -> None:
        """Add rows at the bottom, to be shown if `plain` or if not."""
        for action in links:
            link = FlatButton.for_action(action, left=True)
            self._links.addWidget(link)
            self._rows[link] = plain
            action.changed.connect(self._show_links)
        self._show_links()

    @Slot()
    def _show_links(self) -> None:
        for link, of_plain in self._rows.items():
            link.setHidden(of_plain != self._plain or not link.defaultAction().isVisible())
        self._links_line.setHidden(all(link.isHidden() for link in self._rows))

    @property
    def players(self) -> tuple[str, str]:
        """The specs of both sides, MAX or FIRST first."""
        return self.max_player.spec, self.min_player.spec

    # Qt -----------------------------------------------------------------------------------------------------

    def _players_changed(self) -> None:
        self.playersChanged.emit(*self.players)

    def _more_max(self) -> None:
        self.morePlayers.emit(self._sides[0])

    def _more_min(self) -> None:
        self.morePlayers.emit(self._sides[1])

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._fold()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), theme.colour("panel"))
        painter.end()
