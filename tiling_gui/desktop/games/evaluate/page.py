"""The page of e-Valuate: the expression, below it the variables as cards and the values of the domain as keys.

Everything can be done by mouse (click, or drag a value to a card or slot) and by keyboard (a digit proposes, a letter
places; longer values and names are typed, then Enter).
"""

from fractions import Fraction

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from tiling_gui.core.game import Side
from tiling_gui.core.results import Analysis
from tiling_gui.desktop.games.evaluate.button_grid import ARROWS, ButtonGroup, PageFocus
from tiling_gui.desktop.games.evaluate.expression_canvas import ExpressionCanvas
from tiling_gui.desktop.games.evaluate.keyboard_input import KeyboardInput
from tiling_gui.desktop.games.evaluate.move_labels import ButtonMark, marks
from tiling_gui.desktop.games.evaluate.phrases import (
    card_name,
    cards_heading,
    click,
    invalid_note,
    keys_heading,
    proposal_of,
)
from tiling_gui.desktop.games.evaluate.value_buttons import RIM, Card, Choice, DragPreview, Key
from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets.base import Label, Sentence, named
from tiling_gui.desktop.ui.widgets.layouts import column, widget_with_layout
from tiling_gui.games.evaluate.notation import value_text
from tiling_gui.games.evaluate.rules import EvaluateMove, EvaluatePosition
from tiling_gui.language import tr

_LOW = 520
"""Height in pixels below which cards and keys are smaller."""
_KEPT = 200


class EvaluateBoard(QWidget):
    """The page; call `show_position` after every change. Only legal moves are sent."""

    chosen = Signal(object)
    """(move) The user made a legal move."""
    pointed = Signal(str)
    """(sentence) What is under the pointer; "" if nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "board", tr("Expression"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._position: EvaluatePosition | None = None
        self._shown: tuple[object, ...] = ()
        self._interactive = False
        self._hint: EvaluateMove | None = None
        self._under: Choice | None = None
        """The card or key under the pointer."""
        self._analyses: dict[EvaluatePosition, Analysis] = {}
        self._kind: str | None = None
        self._keyboard = PageFocus(self)
        self.typing = KeyboardInput(self)
        self.typing.chosen.connect(self.chosen)
        self.typing.pointed.connect(self.pointed)
        self._make_parts()

    def _make_parts(self) -> None:
        self.canvas = ExpressionCanvas()
        self.canvas.pointed.connect(self._on_slot_pointed)
        self.canvas.picked.connect(self._choose)
        self.cards, self.keys = ButtonGroup(108), ButtonGroup(44)
        self.cards.grid.setObjectName("variables")
        self.keys.grid.setObjectName("moveValues")
        self.note = Label(size=CAPTION, role="muted", name="valueNote")
        self.chances = Sentence(name="chancesLine")
        self.tree_size = Label(size=CAPTION, role="muted", name="treeSizeLine")
        for line in (self.chances, self.tree_size):
            line.hide()
        foot = column(self.note, self.chances, self.tree_size, gap=4)
        foot.setContentsMargins(RIM, 0, RIM, 0)
        self._column = column(self.cards, self.keys, foot)
        self._lower = lower = widget_with_layout(self._column)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(lower)
        for part in (lower, self._scroll.viewport()):  # by default a scroll area fills its background
            part.setAutoFillBackground(False)
        self.setLayout(column((self.canvas, 1), self._scroll, gap=0))
        self._tile = DragPreview(self)

    # What is shown ---------------------------------------------------------------------------------

    def show_position(self, position: EvaluatePosition) -> None:
        self.typing.show_position(position)
        whole = (position.expression, position.domain)
        if whole != self._shown:
            self._shown = whole
            self._keyboard.let_go(self._choices())
            self._keyboard.forget()
            self.cards.grid.set_choices([self._card(name) for name in position.expression.variables])
            self.keys.grid.set_choices([self._key(value) for value in position.domain])
            self._arrange()
        if position != self._position:
            self.say_chances()
        self._position = position
        last = position.filled[-1][0] if len(position.filled) > position.given and position.proposed is None else ""
        self.canvas.show_position(position, last)
        self.canvas.set_lit(frozenset())
        self.pointed.emit("")  # the text about the pointer is outdated
        self._refresh()

    def set_interactive(self, on: bool) -> None:
        self._interactive = on
        self._refresh()

    def set_values(self, analysis: Analysis | None, kind: str) -> None:
        """Shows values of moves, "cost" or "final"; None hides them."""
        self._kind = kind if analysis is not None else None
        if analysis is not None:
            self.learn(analysis)
        else:
            self._show_marks()

    def knows(self, position: EvaluatePosition) -> bool:
        """True if the values of all moves of `position` are remembered."""
        return position in self._analyses and self._analyses[position].complete

    def learn(self, analysis: Analysis) -> None:
        """Remembers the values of moves, of the current position or another."""
        if len(self._analyses) > _KEPT:
            self._analyses.clear()
        self._analyses[analysis.position] = analysis
        self._show_marks()

    def set_hint(self, move: EvaluateMove | None) -> None:
        self._hint = move
        for choice in self._choices():
            choice.set_hinted(move is not None and self._move_of(choice) == move)
        self.canvas.set_lit(frozenset({move}) if isinstance(move, str) else frozenset())

    def say_chances(self, *sentences: str) -> None:
        """Shows up to two lines at the bottom, about random play and the tree, until the position changes."""
        for label, words in zip((self.chances, self.tree_size), (*sentences, "", ""), strict=False):
            label.setText(words)
            label.setVisible(bool(words))
        self._arrange()

    def image(self, width: int) -> QImage:
        made = QImage(width, width // 2, QImage.Format.Format_ARGB32_Premultiplied)
        made.fill(theme.colour("window"))
        painter = QPainter(made)
        scale = width / 640
        painter.scale(scale, scale)
        self.canvas.draw(painter, QRectF(0, 0, 640, 320), plain=True)
        painter.end()
        return made

    # The buttons ------------------------------------------------------------------------------------------

    def _card(self, name: str) -> Card:
        card = Card(name)
        self._wire(card)
        return card

    def _key(self, value: Fraction) -> Key:
        key = Key(value)
        self._wire(key)
        return key

    def _wire(self, choice: Choice) -> None:
        choice.clicked.connect(self._on_clicked)
        choice.pointed.connect(self._on_pointed)
        choice.dragged.connect(self._on_dragged)
        choice.dropped.connect(self._on_dropped)

    def _choices(self) -> list[Choice]:
        return [*self.cards.grid.choices, *self.keys.grid.choices]

    def _move_of(self, choice: Choice) -> EvaluateMove:
        if isinstance(choice, Card):
            return choice.name
        assert isinstance(choice, Key)
        return choice.value

    def card(self, name: str) -> Card:
        return next(card for card in self.cards.grid.choices if isinstance(card, Card) and card.name == name)

    def key(self, value: Fraction) -> Key:
        return next(key for key in self.keys.grid.choices if isinstance(key, Key) and key.value == value)

    def _refresh(self) -> None:
        position = self._position
        if position is None:
            return
        self._keyboard.let_go(self._choices())
        self._show_states(position)
        self._keyboard.give_back()

    def _show_states(self, position: EvaluatePosition) -> None:
        legal = set(position.moves()) if self._interactive else set()
        valid = set(position.moves())
        putting = position.proposed is not None
        could = set(proposal_of(position).moves())
        proposer, putter = position.first, position.first.other
        for card in self.cards.grid.choices:
            assert isinstance(card, Card)
            name = card.name
            invalid = putting and name in position.free and name not in valid
            card.show_state(position.values.get(name), can=name in legal, invalid=invalid)
            card.setAccessibleName(card_name(name, position.values.get(name), invalid=invalid))
        for key in self.keys.grid.choices:
            assert isinstance(key, Key)
            invalid = bool(position.free) and key.value not in could
            proposed = key.value == position.proposed
            key.show_state(proposer, can=key.value in legal, proposed=proposed, invalid=invalid, over=not position.free)
            key.can_drag = proposed and self._interactive
            text = value_text(key.value)
            key.setAccessibleName(tr("{name}, no value", name=text) if invalid else text)
        self.canvas.set_can_pick(putting and self._interactive)
        self._say(position, proposer, putter)
        self._show_marks()

    def _say(self, position: EvaluatePosition, proposer: Side, putter: Side) -> None:
        self.cards.heading.say(putter, *cards_heading(position, putter))
        self.keys.heading.say(proposer, *keys_heading(position, proposer))
        self.note.setText(invalid_note(position) or invalid_note(proposal_of(position)))

    def _show_marks(self) -> None:
        position = self._position
        if position is None:
            return
        here: dict[EvaluateMove, ButtonMark] = {}
        before: dict[EvaluateMove, ButtonMark] = {}
        if self._kind is not None:
            costs = self._kind == "cost"
            here = marks(self._analyses.get(position), costs=costs)
            if position.proposed is not None:  # values keep their marks while the proposed one is placed
                before = marks(self._analyses.get(proposal_of(position)), costs=costs)
        for card in self.cards.grid.choices:
            assert isinstance(card, Card)
            card.set_mark(here.get(card.name))
        for key in self.keys.grid.choices:
            assert isinstance(key, Key)
            key.set_mark((before or here).get(key.value))
        valued = self._kind is not None and not position.is_over
        note = tr("the value under a key is the result if both play on without error") if valued else ""
        self.keys.heading.note(note)
        self._arrange()

    def _arrange(self) -> None:
        low = self.height() < _LOW
        count = max(len(self.cards.grid.choices), 1)
        for card in self.cards.grid.choices:
            assert isinstance(card, Card)
            card.set_height(48 if low or count > 6 else 76)
        many = len(self.keys.grid.choices) > 20
        for key in self.keys.grid.choices:
            assert isinstance(key, Key)
            key.set_height(36 if many else 44 if low else 64, 26 if low or many else Key.FOOT)
        side = 11 if self.width() < 600 else 31
        self._column.setContentsMargins(side, 0, side, 8 if low else 16)
        self._column.setSpacing(8 if low else 16)
        for group in (self.cards, self.keys):
            group.grid.arrange(self.width() - 2 * side)
            group.column.activate()
        self._column.activate()
        wraps = self._column.hasHeightForWidth()
        wanted = self._column.totalHeightForWidth(self.width()) if wraps else self._column.totalSizeHint().height()
        self._lower.setMinimumHeight(wanted)  # its own hint assumes that sentences wrap
        self._scroll.setFixedHeight(min(wanted, max(120, self.height() - 96)))

    @property
    def pointed_move(self) -> EvaluateMove | None:
        focus = QApplication.focusWidget()
        choice = self._under or (focus if isinstance(focus, Choice) else None)
        return None if choice is None or choice not in self._choices() else self._move_of(choice)

    # User input -------------------------------------------------------------------------------------------

    def _choose(self, move: EvaluateMove) -> None:
        position = self._position
        if position is None or not self._interactive:
            return
        reason = position.why_not(move)
        if reason:
            self.pointed.emit(reason)
        else:
            self.chosen.emit(move)

    @Slot()
    def _on_clicked(self) -> None:
        sender = self.sender()
        if isinstance(sender, Choice) and not (isinstance(sender, Key) and sender.proposed):
            self._choose(self._move_of(sender))

    @Slot(object)
    def _on_pointed(self, choice: Choice | None) -> None:
        self._under = choice
        self._light(choice.name if isinstance(choice, Card) else "")
        self.pointed.emit("" if choice is None else self._about(choice))

    @Slot(str)
    def _on_slot_pointed(self, name: str) -> None:
        self._light(name)
        self.pointed.emit(self._about(self.card(name)) if name else "")

    def _light(self, name: str) -> None:
        hinted = self._hint if isinstance(self._hint, str) else ""
        self.canvas.set_lit(frozenset({name or hinted} - {""}))
        for card in self.cards.grid.choices:
            card.set_lit(isinstance(card, Card) and bool(name) and card.name == name)

    def _about(self, choice: Choice) -> str:
        position = self._position
        assert position is not None
        if choice.mark is not None:
            return choice.mark.sentence
        if isinstance(choice, Card) and choice.held is not None:
            return tr("{name} holds {value}.", name=choice.name, value=value_text(choice.held))
        return click(position, self._move_of(choice), allowed=self._interactive)

    @Slot(object, QPoint)
    def _on_dragged(self, choice: Choice, place: QPoint) -> None:
        assert isinstance(choice, Key)
        self._tile.follow(value_text(choice.value), self.mapFromGlobal(place))
        self._light(self._target(place))

    @Slot(object, QPoint)
    def _on_dropped(self, choice: Choice, place: QPoint) -> None:
        self._tile.hide()
        self._light("")
        name = self._target(place)
        if name:
            self._choose(name)

    def _target(self, place: QPoint) -> str:
        """The variable whose slot or card is at a point of the screen; "" if none."""
        name = self.canvas.slot_at(QPointF(self.canvas.mapFromGlobal(place)))
        for card in self.cards.grid.choices:
            if isinstance(card, Card) and card.rect().contains(card.mapFromGlobal(place)):
                name = card.name
        return name

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Typed text proposes or places; Enter clicks the focused button; arrows focus the first enabled one."""
        focus = QApplication.focusWidget()
        if self._interactive and self.typing.take(event):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, Choice):
            focus.click()
        elif event.key() in ARROWS and focus is self:
            first = next((choice for choice in self._choices() if choice.isEnabled()), None)
            if first is not None:
                first.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    # Qt -----------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("window"))
        painter.end()
