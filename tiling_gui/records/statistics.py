"""Statistics of a person's games: results by opponent, costs of moves, the first mistake, the rating.

Costs are exact: only moves with proved values before and after count. Mistakes are counted even if only bounds prove
them. In games for the last move every mistake costs 2, the difference between a win and a loss.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from statistics import mean

from tiling_gui.core.drawing.figure import Figure
from tiling_gui.core.drawing.plot import Frame, Mark, bar_plot, line_plot
from tiling_gui.core.game import Side, Value
from tiling_gui.language import decimal, tr
from tiling_gui.players.adaptive import LADDER
from tiling_gui.players.player import PHASES, free_count, phase, player_words
from tiling_gui.players.rating import Rating, history, levels
from tiling_gui.players.review import Mistake
from tiling_gui.records.known import for_storage, propagated
from tiling_gui.records.posed import is_one_of, is_played
from tiling_gui.records.record import GameRecord
from tiling_gui.records.reviewed import judgement
from tiling_gui.records.verdict import Verdict, is_last_mover, side_of, verdict_at

RATED_GAME, RATED_FROM = "domino", 25
"""The levels' ratings were measured in this game, on 36 squares.

On fewer than 25 squares nearly every game is a draw, whoever plays, and says nothing about strength.
"""


@dataclass(frozen=True)
class PlayedGame:
    """A finished game from one person's point of view."""

    id: str
    when: str | None
    board: str
    size: int
    """Free squares (vertices, variables) at the start; in heaps, legal moves."""
    side: Side | None
    """None if the person played both sides."""
    opponent: str
    """Spec of the other side's player; "" if the person played both sides."""
    score: Fraction | None
    """1 won, 1/2 drawn, 0 lost; None if not known, or if the person played both sides."""
    moves: int
    """Number of the person's moves."""
    kept: tuple[int, ...]
    """The numbers of the person's moves that are proved to have kept the value."""
    mistakes: tuple[Mistake, ...]
    phases: dict[int, str]
    """The phase of each of these moves, by its number."""
    takebacks: int
    unplaced: int = 0
    """The mistakes proved without it being known which of several moves they are."""

    @property
    def first_mistake(self) -> int | None:
        """The number of the first move that lost something."""
        return min((each.ply for each in self.mistakes), default=None)

    @property
    def costs(self) -> list[Value]:
        """What each of the person's moves lost, as far as that is known exactly."""
        return [*(0 for _ in self.kept), *(each.lost for each in self.mistakes if each.exact)]

    @property
    def is_whole(self) -> bool:
        """True if every move of the person is judged."""
        return len(self.costs) == self.moves


@dataclass
class Tally:
    """Totals over games and moves of one kind."""

    games: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    moves: int = 0
    judged: int = 0
    mistakes: int = 0
    cost: Value = 0
    """Total cost of all moves whose cost is exact, which are those `judged`."""

    @property
    def mean_cost(self) -> Fraction | None:
        """The mean cost of a judged move; None if there is none."""
        return Fraction(self.cost) / self.judged if self.judged else None

    def add_game(self, game: PlayedGame) -> None:
        self.games += 1
        self.won += game.score == 1
        self.drawn += game.score == Fraction(1, 2)
        self.lost += game.score == 0
        self.moves += game.moves
        self.mistakes += game.unplaced
        self.add_moves(len(game.kept), game.mistakes)

    def add_moves(self, kept: int, mistakes: Sequence[Mistake]) -> None:
        """Count moves that kept the value, and mistakes."""
        exact = [each.lost for each in mistakes if each.exact]
        self.mistakes += len(mistakes)
        self.judged += kept + len(exact)
        self.cost += sum(exact)


@dataclass(frozen=True)
class Statistics:
    """All statistics of one person in one game of the catalogue, the oldest game first."""

    game: str
    games: tuple[PlayedGame, ...]
    total: Tally
    opponents: dict[str, Tally]
    boards: dict[str, Tally]
    sides: dict[str, Tally]
    phases: dict[str, Tally]
    """By phase; counts moves only."""
    ratings: tuple[tuple[str | None, Rating], ...] = field(default=())
    """(when, rating) after each rated game."""

    @property
    def first_mistakes(self) -> tuple[int, int, Fraction | None]:
        """(completely judged games with a mistake, those without, mean move number of the first mistake)."""
        numbers = [game.first_mistake for game in self.games if game.is_whole and game.moves]
        found = [number for number in numbers if number is not None]
        return len(found), len(numbers) - len(found), Fraction(sum(found), len(found)) if found else None

    def costs(self) -> list[tuple[PlayedGame, Fraction]]:
        """Each game that has judged moves, with their mean cost."""
        exact = ((game, game.costs) for game in self.games)
        return [(game, Fraction(sum(costs)) / len(costs)) for game, costs in exact if costs]


def statistics(records: Iterable[GameRecord], game: str, names: Collection[str] | None = None) -> Statistics:
    """The statistics of the person called one of `names` (by default of all humans) in finished games of `game`."""
    found = [each for record in records if record.game == game and (each := played(record, names)) is not None]
    found.sort(key=lambda each: each.when or "")
    total, phases = Tally(), {phase: Tally() for phase in PHASES}
    for one in found:
        total.add_game(one)
        for number in one.kept:
            phases[one.phases[number]].add_moves(1, ())
        for mistake in one.mistakes:
            phases[one.phases[mistake.ply]].add_moves(0, (mistake,))
    return Statistics(
        game,
        tuple(found),
        total,
        _grouped(found, lambda one: one.opponent),
        _grouped(found, lambda one: one.board),
        _grouped(found, lambda one: "" if one.side is None else str(one.side)),
        phases,
        _ratings(found) if game == RATED_GAME else (),
    )


def played(record: GameRecord, names: Collection[str] | None = None) -> PlayedGame | None:
    """The game from the person's point of view; None if it is not finished or the person did not play in it."""
    sides = [side for side in record.tree.game.sides if is_one_of(record.player(side), names)]
    if not record.finished or not sides or not is_played(record):
        return None
    line, tree = record.line, record.tree
    own = {ply for ply in range(1, len(line) + 1) if is_one_of(record.made_by(line[:ply]), names)}
    found, positions = judgement(record), tree.positions_along(line)
    kept = tuple(ply for ply in found.kept if ply in own)
    mistakes = tuple(each for each in found.mistakes if each.ply in own)
    unplaced = sum(loss.mistakes for loss in found.losses if own.issuperset(loss.numbers))
    size = free_count(tree.start)
    side = sides[0] if len(sides) == 1 else None
    return PlayedGame(
        id=record.id,
        when=record.finished,
        board=record.board,
        size=size,
        side=side,
        opponent="" if side is None else record.player(side.other).spec,
        score=None if side is None else _score(record, side),
        moves=len(own),
        kept=kept,
        mistakes=mistakes,
        phases={ply: phase(free_count(positions[ply - 1]), size) for ply in (*kept, *(each.ply for each in mistakes))},
        takebacks=record.takebacks,
        unplaced=unplaced,
    )


def human_names(records: Iterable[GameRecord]) -> list[str]:
    """The names of the humans in these games, in alphabetical order."""
    players = (player for record in records for player in record.players.values())
    return sorted({player.name for player in players if player.spec == "human" and player.name})


def _score(record: GameRecord, side: Side) -> Fraction | None:
    """The score by the stored verdict, else by the proved value of the start; None if not known."""
    verdict = record.result.verdict if record.result else None
    end = record.tree.position_at(record.line)
    if verdict is None and end.is_over:
        root = propagated(for_storage(record.tree)).root
        if is_last_mover(end) or root.value is not None:
            verdict = verdict_at(end, root.lower, root.upper)
    if verdict is None:
        return None
    return Fraction(1, 2) if verdict is Verdict.DRAW else Fraction(side_of(verdict) is side)


def _grouped(games: Sequence[PlayedGame], key: Callable[[PlayedGame], str]) -> dict[str, Tally]:
    """Totals by key, most games first."""
    found: dict[str, Tally] = {}
    for game in games:
        found.setdefault(key(game), Tally()).add_game(game)
    return dict(sorted(found.items(), key=lambda item: (-item[1].games, item[0])))


def _ratings(games: Sequence[PlayedGame]) -> tuple[tuple[str | None, Rating], ...]:
    """The rating after each game played to the end against a ladder level, without takebacks, on enough squares."""
    counted = [
        game
        for game in games
        if game.opponent in LADDER and game.score is not None and not game.takebacks and game.size >= RATED_FROM
    ]
    ratings = history((game.opponent, float(game.score or 0)) for game in counted)
    return tuple(zip((game.when for game in counted), ratings, strict=True))


MEAN_OF = 10
"""Number of games over which the running mean is taken."""
_COMPARED = ("random", "lookahead:0", "lookahead:1", "perfect")
"""Levels far enough apart for their names to fit beside the plot."""


def phase_words(name: str) -> str:
    return {"opening": tr("Opening"), "middle": tr("Middle game"), "end": tr("Endgame")}[name]


def costs_plot(found: Statistics, width: float = 640, height: float = 300) -> Figure:
    """The mean cost of a move, game by game, with the running mean as a line."""
    costs = [float(cost) for _, cost in found.costs()]
    title = tr("Mean cost of a move, game by game; the line is the mean of up to {games} games", games=MEAN_OF)
    frame = Frame(title, tr("Games, oldest first"), width, height, _written)
    means = [mean(costs[max(0, k + 1 - MEAN_OF) : k + 1]) for k in range(len(costs))]
    return line_plot(frame, costs, line=means, from_zero=True)


def phases_plot(found: Statistics, width: float = 640, height: float = 300) -> Figure:
    bars: list[tuple[str, float | None, str]] = []
    for name, row in found.phases.items():
        cost = None if row.mean_cost is None else float(row.mean_cost)
        bars.append((phase_words(name), cost, "–" if cost is None else decimal(cost, 2)))
    across = tr("More than two thirds of the board free, more than one third, the rest")
    return bar_plot(Frame(tr("Mean cost of a move by phase"), across, width, height, _written), bars)


def rating_plot(found: Statistics, width: float = 640, height: float = 300) -> Figure:
    """The rating after each game with its 95 percent interval, and some levels for comparison."""
    ratings = [rating for _, rating in found.ratings]
    marks = [Mark(levels()[spec].rating, player_words(spec)) for spec in _COMPARED] if ratings else []
    frame = Frame(
        tr("Rating, with its 95 % interval as a band"),
        tr("Games against a level, oldest first"),
        width,
        height,
        lambda value: f"{value:.0f}",
    )
    values = [rating.rating for rating in ratings]
    return line_plot(frame, values, line=values, band=[(each.low, each.high) for each in ratings], marks=marks)


def _written(value: float) -> str:
    return decimal(value, 2) if value else "0"
