"""A game played by the user outside the window, controlled by messages; used by tiling_gui/api/notebook.py in Jupyter.

It does not depend on notebooks: `receive` takes a message, `state` is everything needed to display the board.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from tiling_gui.api.drawing import THEMES, labels_of
from tiling_gui.api.positions import position_of
from tiling_gui.api.solving import Engine
from tiling_gui.core import arguments
from tiling_gui.core.arguments import checked
from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.drawing.annotations import Annotations, Place, places
from tiling_gui.core.drawing.positions import board_figure
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.game import Move, Position, Side, written_line
from tiling_gui.core.results import Analysis
from tiling_gui.errors import InputError
from tiling_gui.language import plain
from tiling_gui.players.player import Player, informed, make_player, player_words
from tiling_gui.records import known
from tiling_gui.records.record import GameRecord, NamedPlayer, new_record
from tiling_gui.records.verdict import is_last_mover, sentence, value_words

PERSON = "human"
MEMORY_MB = 256
"""Size of the solver's table, small because a notebook may have several boards."""


class BoardGame:
    """One game between the user and a player, or two users, showing the values of moves on request.

    `between` says who plays MAX and who MIN (FIRST and SECOND), as for `tg.play`, or "human", at least one of them.
    `seconds` is the time limit for values. Raises InputError for invalid input.
    """

    def __init__(
        self,
        what: Any,
        between: Sequence[str | Player] = (PERSON, "lookahead:3"),
        *,
        game: str | None = None,
        first: str | None = None,
        seconds: float = 5.0,
        seed: int | None = None,
        size: int = 48,
    ) -> None:
        self.start = position_of(what, game, first)
        self.game = game_of_position(self.start)
        if len(between) != 2:
            raise InputError(f"A game is played by two players, not by {len(between)}.")
        if PERSON not in between:
            raise InputError("One of the two is a person, 'human'; tg.play has two players play each other.")
        checked("seconds", seconds, arguments.seconds)
        self.seconds, self.size = seconds, size
        self._engine = Engine(self.game.key, memory_mb=MEMORY_MB)
        self._seats = {  # None for the user
            side: None if player == PERSON else make_player(player, self._engine.engine, start=self.start)
            for side, player in zip(self.game.sides, between, strict=True)
        }
        self._random = random.Random(seed)
        self._values_shown = False
        self._analyses: dict[Any, Analysis[Any, Any]] = {}
        self._error = ""
        self._busy = ""
        self.on_change: Callable[[], None] = lambda: None
        """Called whenever `state` changes, also while a player is thinking."""
        self.record: GameRecord[Any, Any] = self._new_record()
        self._reply()

    def close(self) -> None:
        """Free the solver's memory."""
        self._engine.close()

    @property
    def position(self) -> Position[Any]:
        """The displayed position."""
        found: Position[Any] = self.record.tree.position
        return found

    # What comes in -------------------------------------------------------------------------------------------

    def receive(self, message: Mapping[str, Any]) -> None:
        """Handle a message: {"play": "a1–b1"}, {"undo"|"redo"|"restart": true}, {"values": true or false}.

        A fault in a message is reported in `state`.
        """
        self._error = ""
        try:
            self._do(message)
        except InputError as error:
            self._error = str(error)
        finally:
            self.on_change()

    def play(self, move: str) -> None:
        """Play the user's move, given as text, and the other player's reply. Raises InputError."""
        position = self.position
        if not self._is_person(position):
            raise InputError("The game is over." if position.is_over else f"{position.to_move} is not yours to play.")
        tree = self.record.tree.add(position.read(move))
        self._set_tree(tree.promote())
        self._reply()

    def undo(self) -> None:
        """Go back to the user's last choice. Raises InputError at the start."""
        back = self._choices()
        if not back:
            raise InputError("There is no move to take back.")
        tree = self.record.tree
        if not self.record.finished:
            self.record = self.record.with_takeback()
        self._set_tree(tree.go(tree.cursor[: back[-1]]))

    def redo(self) -> None:
        """Go forward to the user's next choice or the end. Raises InputError if nothing follows."""
        tree = self.record.tree
        if not tree.node.children:
            raise InputError("No move was taken back here.")
        tree = tree.forward()
        while tree.node.children and not self._is_person(tree.position):
            tree = tree.forward()
        self._set_tree(tree)
        self._reply()

    def restart(self) -> None:
        """Start another game from the same position."""
        self.record = self._new_record()
        self._reply()

    def show_values(self, shown: bool = True) -> None:
        """Show or hide the values of moves, here and after further moves."""
        self._values_shown = shown
        self._find_values()

    def _do(self, message: Mapping[str, Any]) -> None:
        match dict(message):
            case {"play": str(move)}:
                self.play(move)
            case {"undo": True}:
                self.undo()
            case {"redo": True}:
                self.redo()
            case {"restart": True}:
                self.restart()
            case {"values": bool(shown)}:
                self.show_values(shown)
            case _:
                raise InputError(f"The board knows no message {dict(message)!r}.")

    # The game --------------------------------------------------------------------------------------------------

    def _new_record(self) -> GameRecord[Any, Any]:
        specs = {side: player.spec if player else PERSON for side, player in self._seats.items()}
        names = {side: NamedPlayer(spec, player_words(spec, tr=plain)) for side, spec in specs.items()}
        return new_record(self.game.key, self.start, names)

    def _is_person(self, position: Position[Any]) -> bool:
        return not position.is_over and self._seats[position.to_move] is None

    def _choices(self) -> list[int]:
        """The numbers of moves, on the line before the cursor, after which the user was to move."""
        tree = self.record.tree
        return [ply for ply in range(len(tree.cursor)) if self._is_person(tree.position_at(tree.cursor[:ply]))]

    def _set_tree(self, tree: Any) -> None:
        self.record = self.record.with_tree(tree)

    def _reply(self) -> None:
        """Play the moves of other players, end a finished game, and find the values to show."""
        while not self.position.is_over and (player := self._seats[self.position.to_move]):
            with self._telling(f"{player_words(player.spec, tr=plain)} is thinking…"):
                choice = informed(player, self.record.tree.cursor).choose(self.position, self._random)
            self._set_tree(self.record.tree.add(choice.move).promote())
        if self.position.is_over and not self.record.finished:
            with self._telling("Looking who won…"):
                found = self._engine.solve(self.start, limit=self.seconds)
            self._set_tree(known.with_position_bounds(self.record.tree, self.start, found))
            self.record = self.record.ended(self._bounds_of_start().value)
        self._find_values()

    def _find_values(self) -> None:
        position = self.position
        if not self._values_shown or position.is_over or position in self._analyses:
            return
        with self._telling("Working out the values of the moves…"):
            found = self._engine.analyse(position, limit=self.seconds)
        self._analyses[position] = found
        self._set_tree(known.with_analysis(self.record.tree, found))

    @contextmanager
    def _telling(self, words: str) -> Iterator[None]:
        """Show what is being computed meanwhile; the caller shows the result."""
        self._busy = words
        self.on_change()
        try:
            yield
        finally:
            self._busy = ""

    # What goes out -----------------------------------------------------------------------------------------------

    @property
    def analysis(self) -> Analysis[Any, Any] | None:
        """The displayed analysis, including what follows from known values of the game; None if hidden."""
        found = self._analyses.get(self.position) if self._values_shown else None
        return known.with_known(known.propagated(self.record.tree), found) if found else None

    @property
    def state(self) -> dict[str, Any]:
        """Everything to display, as JSON.

        `pictures` are SVG documents by theme, `moves` the user's legal moves with the places that select them, in px of
        the pictures; `sentence`, `value`, `error` and `busy` are texts, "" if there is nothing to say.
        """
        tree, position, analysis = self.record.tree, self.position, self.analysis
        labels = {} if analysis is None else labels_of(analysis)
        notes = Annotations(values=labels, last=tree.cursor[-1] if tree.cursor else None)
        figure, where = board_figure(self.game.key, position, size=self.size, notes=notes)
        return {
            "pictures": {theme: svg(figure, palette) for theme, palette in THEMES.items()},
            "title": self.game.title(self.start, tr=plain),
            "sentence": self._sentence(),
            "value": self._value_words(analysis),
            "error": self._error,
            "busy": self._busy,
            "moves": self._moves(analysis, where) if self._is_person(position) and not self._busy else [],
            "line": written_line(self.start, tree.cursor),
            "canUndo": bool(self._choices()),
            "canRedo": bool(tree.node.children),
            "values": self._values_shown,
            "over": position.is_over,
            "size": self.size,
        }

    def _moves(self, analysis: Analysis[Any, Any] | None, where: Mapping[Move, Place]) -> list[dict[str, Any]]:
        worth = {entry.move: _move_words(self.position, entry) for entry in analysis.moves} if analysis else {}
        found = []
        for move in self.position.moves():
            place = where.get(move)
            at, parts = (place.at, place.parts) if place else ((), ())
            told = worth.get(move, "")
            found.append({"text": self.position.write(move), "at": at, "parts": parts, "value": told})
        return found

    def _bounds_of_start(self) -> known.Bounds:
        tree = known.propagated(self.record.tree)
        return known.bounds_of(tree.root).intersected(known.Bounds(*self._engine.bounds(self.start)))

    def _sentence(self) -> str:
        position = self.position
        if not position.is_over:
            return f"{self.game.turn(position, tr=plain)}: {self._how()}"
        if is_last_mover(position):
            return f"{position.to_move.other} made the last move and wins."
        value = position.value()
        if value is None:
            return "The game ended without a value."
        bounds = self._bounds_of_start()
        return sentence(value, bounds.lower, bounds.upper, f"The game ended with {value}")

    def _how(self) -> str:
        where = list(places(self.position, self.size).values())
        if not where:
            return "choose a move below."
        if not where[0].parts:
            return "click a place in the picture."
        things = "its squares" if self.game.squares else "its two ends"
        return f"click the middle of a move, or {things} one after the other."

    def _value_words(self, analysis: Analysis[Any, Any] | None) -> str:
        if analysis is None:
            return ""
        bounds = known.bounds_of(analysis)
        if bounds.value is not None:
            return f"Best play from here ends with {_ends(self.position, bounds.value)}: proved."
        if bounds.pair is None:
            return f"Nothing was proved in {self.seconds:g} s."
        low, high = (_ends(self.position, value) for value in bounds.pair)
        return f"Best play from here ends with {low} to {high}: proved. {self.seconds:g} s were too short for more."


def _ends(position: Position[Any], value: Any) -> str:
    """The result of best play in words; in games won by the last move "a win of FIRST"."""
    if is_last_mover(position):
        return f"a win of {Side.FIRST if value > 0 else Side.SECOND}"
    return value_words(position, value)


def _move_words(position: Position[Any], entry: Any) -> str:
    """The proved value or bounds of a move, with an estimate unless it is exact."""
    if entry.value is not None:
        return f"{_ends(position, entry.value)}, proved"
    guess = f"about {entry.estimate:.1f}, an estimate"
    return guess if None in (entry.lower, entry.upper) else f"{entry.bounds_text} proved, {guess}"
