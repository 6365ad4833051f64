"""A game record: the tree of moves, the players, the times, and the result. It is autosaved after each move."""

import uuid
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Generic, Self

from tiling_gui.core import catalogue
from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.marks import on_places
from tiling_gui.core.drawing.positions import game_figure, game_svg
from tiling_gui.core.game import M, P, Side, Value
from tiling_gui.language import plain
from tiling_gui.players.adaptive import SPEC as ADAPTIVE
from tiling_gui.records.tree import FILLED, GameTree, Path
from tiling_gui.records.tree import NamedPlayer as NamedPlayer
from tiling_gui.records.verdict import Verdict, side_of, verdict, winner_of


def new_id() -> str:
    """A new random id, twelve hexadecimal digits."""
    return uuid.uuid4().hex[:12]


def now() -> str:
    """The current time to the second, in ISO 8601 with UTC offset."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


@dataclass(frozen=True)
class Result:
    value: Value | None = None
    """The final value; None in games for the last move."""
    minimax: Value | None = None
    """The minimax value of the starting position, if it was known."""
    verdict: Verdict | None = None
    """None if not known."""


def plain_name(player: NamedPlayer) -> str:
    """The player's name, or the spec if there is none."""
    return player.name or player.spec


TAKEBACKS = "takebacks"
"""Key of `extra`: how many takebacks there were."""

TAGS = "tags"
"""Key of `extra`: what a file says of the game that this program does not know, by name."""

TIME_USED = "time_used"
"""Key of `extra`: seconds used by each side, {"MAX": 192.4, "MIN": 100}."""


@dataclass(frozen=True, repr=False)
class GameRecord(Generic[P, M]):
    """One game as it is stored. Immutable: a move gives another record with the same id."""

    tree: GameTree[P, M]
    id: str = field(default_factory=new_id)
    players: Mapping[Side, NamedPlayer] = field(default_factory=dict)
    """The current player of each side; in a finished game, the one who began it. A side may be missing."""
    started: str | None = field(default_factory=now)
    """ISO 8601 with zone."""
    finished: str | None = None
    hints: bool = True
    """Whether hints are allowed in this game."""
    result: Result | None = None
    """In a game that was given up, only who has won."""
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Any other JSON data, by key."""
    played: Path | None = None
    """The line that was the game, if it is not the main line of the tree; None if it is."""

    def __repr__(self) -> str:
        return f"<GameRecord {self.id}: {self.game} {self.board}, {len(self.line)} moves>"

    def _repr_svg_(self) -> str:
        return game_svg(self.game, self.tree.position, notes=self.noted())

    @property
    def game(self) -> str:
        return self.tree.game.key

    @property
    def set_up(self) -> dict[str, Any]:
        return self.tree.game.to_json(self.tree.start)

    @property
    def first(self) -> Side:
        side: Side = self.tree.start.to_move
        return side

    @property
    def board(self) -> str:
        """The name of the starting position, e.g. "5x6", or its title in games whose positions have no names."""
        return board_name(self.game, self.tree.start)

    def player(self, side: Side) -> NamedPlayer:
        """The player of `side`; an unnamed human if there is none."""
        return self.players.get(side, NamedPlayer("human"))

    @property
    def is_untouched(self) -> bool:
        """True if nothing has been done in it yet."""
        root = self.tree.root
        return not (root.children or root.comment or root.marks or root.arrows or self.finished)

    def noted(self, notes: Annotations = NOTHING) -> Annotations:
        """`notes` with the marks and arrows at the cursor, as far as the picture has their places."""
        node = self.tree.node
        if not (node.marks or node.arrows):
            return notes
        marks, arrows = on_places(node.marks, node.arrows, game_figure(self.game, self.tree.position).spots)
        return replace(notes, marks=(*marks, *notes.marks), arrows=(*arrows, *notes.arrows))

    @property
    def line(self) -> tuple[M, ...]:
        """The moves of the game itself, without variations."""
        return self.tree.main_line() if self.played is None else self.played

    @property
    def takebacks(self) -> int:
        """How often moves were taken back during the game."""
        found = self.extra.get(TAKEBACKS, 0)
        return found if type(found) is int and found > 0 else 0

    def with_takeback(self) -> Self:
        """The record with one more takeback; unchanged if it is finished."""
        if self.finished:
            return self
        return replace(self, extra={**self.extra, TAKEBACKS: self.takebacks + 1})

    @property
    def time_used(self) -> dict[Side, float] | None:
        """Seconds used by each side; None if they were not counted."""
        found = self.extra.get(TIME_USED)
        if not isinstance(found, Mapping):
            return None
        return {side: _seconds(found.get(str(side))) for side in self.tree.game.sides}

    def with_time(self, side: Side, seconds: float) -> Self:
        """The record with `seconds` added for `side`, rounded to milliseconds."""
        used = self.time_used or dict.fromkeys(self.tree.game.sides, 0.0)
        used[side] += seconds
        return replace(self, extra={**self.extra, TIME_USED: {str(each): round(used[each], 3) for each in used}})

    def made_by(self, path: Path) -> NamedPlayer:
        """The player who made the last move of `path`. Raises InputError if the tree has no such path."""
        return self.tree.at(path).by or self.player(self.tree.position_at(path[:-1]).to_move)

    def players_of(self, side: Side) -> tuple[NamedPlayer, ...]:
        """All players who chose a move of `side` in the game, in order of appearance, then the current one."""
        here, line = self.player(side), self.line
        moves = zip(self.tree.positions_along(line), self.tree.nodes_along(line)[1:], strict=False)
        made = [node.by or here for position, node in moves if position.to_move is side]
        made = [by for by in made if by.spec != FILLED]
        if here.spec == ADAPTIVE:  # its moves are signed with the level it had then
            made = [by if by.spec == "human" else here for by in made]
        return tuple(dict.fromkeys(made if made and self.finished else [*made, here]))

    def named(self, side: Side, name: Callable[[NamedPlayer], str] = plain_name) -> str:
        """The names of those who played `side`: "You", or "You, Perfect" if another player took over."""
        return ", ".join(map(name, self.players_of(side)))

    def with_tree(self, tree: GameTree[P, M]) -> Self:
        """The same game with another tree; a finished game keeps its own line."""
        line = tree.existing_prefix(self.line) if self.finished else tree.main_line()
        return replace(self, tree=tree, played=None if line == tree.main_line() else line)

    def with_players(self, players: Mapping[Side, NamedPlayer]) -> Self:
        """The record with new current players; moves already made keep their player.

        A finished game is returned unchanged.
        """
        if self.finished:
            return self
        before = {side: self.player(side) for side in players if players[side] != self.players.get(side)}
        return replace(self, players={**self.players, **players}, tree=self.tree.with_makers(before))

    def ended(self, minimax: Value | None = None) -> Self:
        """The record finished at the cursor, with its result. Raises ValueError if the game is not over there."""
        return self._finished(result_of(self.tree.position, minimax))

    def resigned(self, side: Side) -> Self:
        """The record finished at the cursor because `side` gave the game up: the other side has won."""
        (other,) = (each for each in self.tree.game.sides if each is not side)
        return self._finished(Result(verdict=Verdict(other.value)))

    @property
    def resigned_by(self) -> Side | None:
        """The side that gave the game up before its end; None if the game goes on or was played to its end."""
        if not self.finished or self.result is None or self.tree.position_at(self.line).is_over:
            return None
        winner = side_of(self.result.verdict)
        return None if winner is None else next(each for each in self.tree.game.sides if each is not winner)

    def _finished(self, result: Result) -> Self:
        found = replace(self, finished=self.finished or now(), result=result)
        began = {side: found.players_of(side)[0] for side in found.players}
        return replace(found, players=began, tree=self.tree.with_makers(self.players).without_makers(began))


def _seconds(data: Any) -> float:
    """A number of seconds from JSON; 0 if it is not a plausible one."""
    return float(data) if type(data) in (int, float) and 0 <= data < 1e10 else 0.0


def posed_record(game: str, start: Any, moves: Path, **fields: Any) -> GameRecord:
    """A game of two humans without hints after `moves`, with a move to be found; `fields` as for `new_record`."""
    found = new_record(game, start, hints=False, **fields)
    players = {side: NamedPlayer("human", "You") for side in found.tree.game.sides}
    return replace(found, tree=found.tree.add_line(moves), players=players)


def new_record(
    game: str, start: P, players: Mapping[Side, NamedPlayer] | None = None, **fields: Any
) -> GameRecord[P, Any]:
    """A record of a new game from `start`. Raises InputError if there is no such game."""
    return GameRecord(GameTree(catalogue.game(game), start), players=players or {}, **fields)


def result_of(position: Any, minimax: Value | None = None) -> Result:
    """The result of a finished position. Raises ValueError if it is not over."""
    if position.to_move in (Side.FIRST, Side.SECOND):
        return Result(verdict=winner_of(position))
    value = position.value()
    return Result(value, minimax, None if value is None else verdict(value, minimax))


def board_name(game: str, start: Any) -> str:
    """A short name of a starting position for tables: its `name` if it has one, else its title."""
    name = getattr(start, "name", None)
    return name if isinstance(name, str) else catalogue.game(game).title(start, tr=plain)


def shown_board(game: str, name: str) -> str:
    """A `board_name` as lists in the window show it: "8 × 8", "Shape of 37 squares"; unchanged in other games."""
    return catalogue.game(game).short_name(name)
