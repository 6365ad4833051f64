"""Games between players, tournaments, reviews and puzzles."""

import random
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, overload

from tiling_gui.api.board_game import BoardGame
from tiling_gui.api.positions import M, P, Start, position_of
from tiling_gui.api.solving import Engine, limit_of
from tiling_gui.core import arguments
from tiling_gui.core.arguments import checked, whole_number
from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.limits import Limit, Run, StopToken
from tiling_gui.errors import InputError
from tiling_gui.language import plain, tr
from tiling_gui.players import review as judging
from tiling_gui.players import tournament as results
from tiling_gui.players.match import play_game
from tiling_gui.players.player import Player, make_player, of_packages, player_words
from tiling_gui.players.review import Review
from tiling_gui.players.tournament import play_tournament
from tiling_gui.players.tournament_forms import to_svg
from tiling_gui.records import puzzles as finding
from tiling_gui.records.record import GameRecord, NamedPlayer, new_record
from tiling_gui.records.task import Task

if TYPE_CHECKING:
    from tiling_gui.api.notebook import NotebookBoard


class _Players(Sequence[str]):
    """The specs of players, ending with those of other packages, which are loaded on first access."""

    _own = (
        "random",
        "lookahead:K",
        "lookahead:K:METHOD",
        "perfect",
        "perfect:SECONDS",
        "mixed:PLAYER:RATE",
        "mixed:PLAYER:OPENING,MIDDLE,END",
    )

    def _all(self) -> tuple[str, ...]:
        return (*self._own, *of_packages())

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        return self._all()[index]

    def __len__(self) -> int:
        return len(self._all())

    def __repr__(self) -> str:
        return f"<players: {'; '.join(self)}; or an object with spec and choose>"


PLAYERS = _Players()
"""The specs of players; an object with `spec` and `choose` (see Player) is a player as well."""


class CrossTable(results.CrossTable):
    """The results of every player against every other; a notebook shows the table."""

    def __repr__(self) -> str:
        points = [(self.specs[level], *self.points(level)) for level in self.order()]
        return f"<CrossTable {self.board}: {', '.join(f'{spec} {won} of {played}' for spec, won, played in points)}>"

    def _repr_svg_(self) -> str:
        return to_svg(self)


def play(
    what: str | Start[P, M],
    between: Sequence[str | Player] = ("perfect", "perfect"),
    *,
    game: str | None = None,
    first: str | None = None,
    seed: int | None = None,
    judge: bool = False,
) -> GameRecord[P, M]:
    """Play one game to its end and return its record.

    `between`: who plays MAX and who plays MIN (FIRST and SECOND in games won by the last move), each a text such as
    "lookahead:3" (see `PLAYERS`) or a Player of your own. `seed` makes the random choices repeatable. With `judge` the
    start is solved, so that `result.verdict` says who won. Raises InputError for an unknown player.
    """
    start = position_of(what, game, first)
    kind = game_of_position(start)
    if len(between) != 2:
        raise InputError(tr("A game is played by two players, not by {count}.", count=len(between)))
    with Engine(kind.key) as engine:
        seats = {
            who: make_player(player, engine.engine, start=start)
            for who, player in zip(kind.sides, between, strict=True)
        }
        played = play_game(start, seats, random.Random(seed))
        minimax = engine.solve(start).value if judge else None
    names = {who: NamedPlayer(player.spec, player_words(player.spec, tr=plain)) for who, player in seats.items()}
    record = new_record(kind.key, start, names)
    return record.with_tree(record.tree.add_line(played.moves)).ended(minimax)


def board(
    what: str | Start[P, M],
    between: Sequence[str | Player] = ("human", "lookahead:3"),
    *,
    game: str | None = None,
    first: str | None = None,
    seconds: float = 5.0,
    seed: int | None = None,
    size: int = 48,
) -> "NotebookBoard":
    """An interactive board for a notebook; its `record` is the game so far.

    `between` is as for `play`; one or both are "human", who clicks. Values of moves are shown on request, as far as
    they are proved in `seconds`. `size` is the side of a square, or the like, in px. Needs the extra `notebook`
    (anywidget). Raises InputError without it, and for invalid input.
    """
    try:
        from tiling_gui.api.notebook import NotebookBoard
    except ModuleNotFoundError as error:
        if error.name not in ("anywidget", "traitlets"):
            raise
        raise InputError("A board in a notebook needs anywidget: pip install 'tiling-gui[notebook]'.") from error
    return NotebookBoard(BoardGame(what, between, game=game, first=first, seconds=seconds, seed=seed, size=size))


def tournament(
    what: Any,
    between: Sequence[str | Player],
    pairs: int = 10,
    *,
    game: str | None = None,
    first: str | None = None,
    seed: int = 0,
) -> CrossTable:
    """All pairs of players play `pairs` pairs of games with exchanged roles; returns the cross-table.

    The larger final value wins a pair for the player who was MAX in that game (arXiv 1202.0862, section 1). Raises
    InputError for fewer than two players.
    """
    checked("pairs", pairs, whole_number)
    start = position_of(what, game, first)
    kind = game_of_position(start)
    with Engine(kind.key) as engine:
        made = [make_player(player, engine.engine, start=start) for player in between]
        table = CrossTable(tuple(player.spec for player in made), kind.title(start, tr=plain), seed)
        for pair in play_tournament(start, made, pairs, engine.engine, seed=seed):
            table.add(pair)
    return table


def review(record: GameRecord[P, M], *, seconds: float | None = None) -> Review[P, M]:
    """Judge every move of a record's main line by exact values; `seconds` is the time limit for each position."""
    seconds = checked("seconds", seconds, arguments.seconds)
    kind, path = record.tree.game, record.line
    with Engine(kind.key) as engine:
        return judging.review(record.tree.start, path, engine.engine, seconds=seconds)


def puzzles(
    board: str,
    *,
    game: str | None = None,
    first: str | None = None,
    depth: int = 5,
    seed: int = 0,
    seconds: float = 5.0,
    limit: Limit | float | None = None,
    stop: StopToken | None = None,
) -> Iterator[Task]:
    """An iterator of puzzles: positions in which exactly one move keeps the value. Puzzles may repeat.

    They start from `board`; optimal play from them takes `depth` moves, give or take one. A position that takes longer
    than `seconds` is skipped. It ends when 500 random games in a row gave no puzzle, as on boards that have none, at
    the `limit`, counted from the first puzzle asked for, or at the `stop`; otherwise it is endless: take as many as you
    want with itertools.islice.
    """
    start = position_of(board, game, first)
    checked("depth", depth, whole_number)
    time = checked("seconds", seconds, arguments.seconds)
    return _puzzles(start, depth, random.Random(seed), time, limit_of(limit), stop)


def _puzzles(
    start: Any, depth: int, rng: random.Random, seconds: float | None, limit: Limit, stop: StopToken | None
) -> Iterator[Task]:
    run = Run(limit, stop=stop)
    with Engine(game_of_position(start).key) as engine:
        while found := finding.find_puzzles(
            [start], depth, 1, engine.engine, rng, run, tries=finding.TRIES, seconds=seconds
        ):
            yield from found
