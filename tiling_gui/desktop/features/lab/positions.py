"""Positions for the laboratory: read from text or taken from the board, and stored as JSON.

`PositionBar` is the widget in which the user enters a position.
"""

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tiling_gui.core.catalogue import DEFAULT
from tiling_gui.core.game import Game, Side
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.fields import Combo, EnterField
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.errors import InputError, damaged_error
from tiling_gui.language import tr
from tiling_gui.records.tree import GameTree
from tiling_gui.search.compare import Subject, laboratory_games, read_subject


@dataclass(frozen=True)
class ChosenSubject:
    """A subject and the JSON from which it can be restored."""

    subject: Subject
    json: dict[str, Any]


def from_text(key: str, text: str, first: Side | None = None) -> ChosenSubject:
    """Read the position `text` of the game `key`. Raises InputError saying what is accepted."""
    named = f"{key}:{text.strip()}"
    if not text.strip():
        raise InputError(tr("A position is missing, such as {example}.", example=laboratory_games()[key].example))
    subject = read_subject(named, first)
    if first is not None and first != subject.game.sides[0]:
        subject = replace(subject, text=f"{named}, {first} first")
    return ChosenSubject(subject, {"game": key, "text": text.strip(), "first": None if first is None else str(first)})


def from_board(tree: GameTree) -> ChosenSubject:
    """The position on the board, stored as its start and moves."""
    game, cursor = tree.game, tree.cursor
    after = f", move {len(cursor) + 1}" if cursor else ""
    subject = Subject(game, tree.position, f"{game.key}: {game.title(tree.start)}{after}")
    moves = [game.move_to_json(move) for move in cursor]
    return ChosenSubject(
        subject, {"game": game.key, "start": game.to_json(tree.start), "moves": moves, "name": subject.text}
    )


def from_json(data: Any) -> ChosenSubject:
    """Restore a position from its JSON. Raises InputError if it is invalid."""
    games = laboratory_games()
    if not isinstance(data, dict) or data.get("game") not in list(games):
        raise damaged_error()
    if "text" in data:
        first = data.get("first")
        return from_text(data["game"], str(data["text"]), Side(first) if first in list(Side) else None)
    game = games[data["game"]]
    start, moves = data.get("start", {}), data.get("moves", [])
    if not (isinstance(start, dict) and isinstance(moves, list)):
        raise damaged_error()
    position = game.from_json(start)
    for move in moves:
        position = position.play(game.move_from_json(move))
    return ChosenSubject(Subject(game, position, str(data.get("name", game.title(position)))), data)


class PositionBar(QWidget):
    """Fields for the game, the position as text, and the side that moves first, one below the other."""

    changed = Signal()
    """Emitted when the user changes any of the fields."""
    entered = Signal()
    """Emitted when Return is pressed in the text field."""

    def __init__(self, prefix: str, parent: QWidget | None = None) -> None:
        """`prefix` starts the object names, e.g. "compare"."""
        super().__init__(parent)
        self.games = Combo()
        named(self.games, f"{prefix}Game", tr("Game"))
        for key, game in laboratory_games().items():
            self.games.addItem(tr(game.name), key)
        self.text = EnterField(laboratory_games()[DEFAULT].example)
        named(self.text, f"{prefix}Position", tr("Position"))
        self.first = SegmentedControl([(0, tr("MAX first")), (1, tr("MIN first"))])
        named(self.first, f"{prefix}First", tr("Who moves first"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.games, self.text, self.first):
            column.addWidget(widget)
        self.games.activated.connect(self._on_game)
        self.text.textEdited.connect(self.changed)
        self.text.returnPressed.connect(self.entered)
        self.first.chosen.connect(self.changed)
        self._show_game()

    @property
    def game(self) -> Game:
        return laboratory_games()[self.games.currentData()]

    def chosen(self) -> ChosenSubject:
        """The position entered. Raises InputError if the text is not a position of the game."""
        return from_text(self.game.key, self.text.text(), self.game.sides[int(self.first.current)])

    def show_named(self, key: str, text: str) -> None:
        """Show a position of a game given as text."""
        self.games.setCurrentIndex(self.games.findData(key))
        self._show_game()
        self.text.setText(text)

    def _on_game(self) -> None:
        self._show_game()
        self.changed.emit()

    def _show_game(self) -> None:
        game = self.game
        self.text.setText(game.example)
        example = game.example
        self.text.setToolTip(tr("A position as the command line takes it, such as {example}", example=example))
        for number, side in enumerate(game.sides):
            segment = self.first.segment(number)
            name = {Side.FIRST: tr("First"), Side.SECOND: tr("Second")}.get(side, str(side))
            segment.setText(tr("{side} first", side=name))
            segment.setAccessibleName(tr("{side} moves first", side=side))
        self.first.set_current(0)
        # In games for the last move the side that moves first is only a name.
        self.first.setVisible(game.sides[0] is Side.MAX)
