"""Tournaments of levels: all pairs of levels play pairs of games with exchanged roles, counted in a cross-table.

The larger value wins a pair for the player who was MAX in that game (arXiv 1202.0862, section 1), so that no minimax
value is needed. The random choices of a game depend only on the seed and the game's place in the tournament, so any
part of it can be repeated; only perfect players may choose another of several equally good moves.
"""

import json
import math
import random
import re
import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from tiling_gui.core.catalogue import game, game_of_position
from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.game import Move, Side, Value
from tiling_gui.core.limits import StopToken
from tiling_gui.core.tables import Column, csv_text
from tiling_gui.errors import input_error
from tiling_gui.players.match import Played, play_game, random_opening
from tiling_gui.players.player import Player, make_player
from tiling_gui.players.sprt import Decision, Sprt, Strength
from tiling_gui.search.engine import GameEngine

MOST_PAIRS = 10_000


def level_specs(text: str) -> tuple[str, ...]:
    """The players of a comma-separated list. "lookahead:2:average:2,2" is one player: each begins with a letter."""
    return tuple(spec.strip() for spec in re.split(r",(?=\s*[A-Za-z])", text) if spec.strip())


@dataclass(frozen=True)
class Pair:
    """Two games of the same two levels: `one` was MAX in the first, `other` in the second."""

    one: int
    other: int
    """Indices of the levels in the list of the tournament."""
    number: int
    """The number of this pair among theirs, from 0."""
    values: tuple[Value, Value]
    moves: tuple[tuple[Move, ...], tuple[Move, ...]]
    fallbacks: int = 0
    """The number of moves for which a player could not do what its name promises."""
    opening: int = 0
    """The number of initial random moves, the same in both games."""

    @property
    def points(self) -> Fraction:
        """The points of `one`: 1 for a pair won, 1/2 for a draw; `other` gets the rest."""
        first, second = self.values
        return Fraction(1 + (first > second) - (first < second), 2)


def pairings(levels: int, pairs: int) -> Iterator[tuple[int, int, int]]:
    """(one, other, number) of every pair of games, the first pairs of all before the second ones."""
    for number in range(pairs):
        for one in range(levels):
            for other in range(one + 1, levels):
                yield one, other, number


def play_tournament(
    start: Any,
    specs: Sequence[str | Player],
    pairs: int,
    engine: GameEngine,
    *,
    seed: int = 0,
    opening: int = 0,
    test: Sprt | None = None,
    done: Sequence[Pair] = (),
    stop: StopToken | None = None,
    stop_after: StopToken | None = None,
    on_game: Callable[[int], None] | None = None,
) -> Iterator[Pair]:
    """Yield every pair as it is finished.

    The two games of a pair begin with the same `opening` random moves. With `test` two levels stop playing each other
    once it has decided between them. `done` are the pairs of an earlier part, which are not played again. `stop` ends
    it now, `stop_after` after the game in progress; an unfinished pair is not counted. `on_game` is called with the
    number of finished games. Raises InputError for fewer than two levels.
    """
    if len(specs) < 2:
        raise input_error("A tournament needs at least two levels.")
    if not 1 <= pairs <= MOST_PAIRS:
        raise input_error(
            "A tournament has 1 to {most_pairs} pairs of games for every two levels, not {pairs}.",
            most_pairs=MOST_PAIRS,
            pairs=pairs,
        )
    players = [make_player(spec, engine, start=start) for spec in specs]
    first, second = game_of_position(start).sides
    so_far = CrossTable(tuple(map(str, specs)), pairs=list(done), test=test)
    known = {(pair.one, pair.other, pair.number) for pair in done}
    finished = 2 * len(done)
    for one, other, number in pairings(len(specs), pairs):
        if (one, other, number) in known or so_far.decision(one, other):
            continue
        moves = random_opening(start, opening, random.Random(f"{seed}/{one}/{other}/{number}/opening"))
        played: list[Played] = []
        for swapped, (a, b) in ((False, (one, other)), (True, (other, one))):
            if (stop and stop.is_set) or (stop_after and stop_after.is_set):
                return
            rng = random.Random(f"{seed}/{one}/{other}/{number}/{swapped}")
            who = {first: players[a], second: players[b]}
            ended = play_game(start, who, rng, stop=stop, swapped=swapped, opening=moves)
            if not ended.finished:
                return
            played.append(ended)
            finished += 1
            if on_game:
                on_game(finished)
        so_far.add(_pair(one, other, number, played))
        yield so_far.pairs[-1]


def _pair(one: int, other: int, number: int, played: list[Played]) -> Pair:
    a, b = (final_score(each.end) for each in played)
    fallbacks = sum(each.fallbacks for each in played)
    return Pair(one, other, number, (a, b), (played[0].moves, played[1].moves), fallbacks, played[0].opening)


def final_score(end: Any) -> Value:
    """The final value; in games won by the last move, 1 if FIRST made it, else 0."""
    if end.to_move in (Side.MAX, Side.MIN):
        value: Value | None = end.value()
        return 0 if value is None else value
    return int(end.winner() is Side.FIRST)


@dataclass
class CrossTable:
    """The results of every level against every other."""

    specs: tuple[str, ...]
    board: str = ""
    seed: int = 0
    pairs: list[Pair] = field(default_factory=list)
    test: Sprt | None = None
    """The test that decides when two levels have played enough; None to play all pairs."""
    game: str = ""
    """The key of the game; if given, moves are written as well."""

    def __post_init__(self) -> None:
        self._of_level: list[list[Pair]] = [[] for _ in self.specs]
        self._counts: dict[tuple[int, int | None], list[int]] = {}
        """Pairs lost, drawn and won, by level and opponent; None for all opponents."""
        for pair in self.pairs:
            self._count(pair)

    def add(self, pair: Pair) -> None:
        self.pairs.append(pair)
        self._count(pair)

    def _count(self, pair: Pair) -> None:
        for me, them, points in ((pair.one, pair.other, pair.points), (pair.other, pair.one, 1 - pair.points)):
            self._of_level[me].append(pair)
            for against in (them, None):
                self._counts.setdefault((me, against), [0, 0, 0])[int(2 * points)] += 1

    def points(self, level: int, against: int | None = None) -> tuple[Fraction, int]:
        """(points, pairs) of a level against another one, or against all."""
        lost, drawn, won = self.strength(level, against).counts
        return Fraction(2 * won + drawn, 2), lost + drawn + won

    def strength(self, level: int, against: int | None = None) -> Strength:
        """The pairs a level lost, drew and won against another one, or against all."""
        return Strength(tuple(self._counts.get((level, against), (0, 0, 0))))

    def opponents(self) -> list[tuple[int, int]]:
        """The pairs of levels, the lower number first, that have played each other."""
        return sorted((one, other) for one, other in self._counts if other is not None and one < other)

    def decision(self, one: int, other: int) -> Decision | None:
        """The test's decision for `one` against `other`; None if undecided, or without a test."""
        return self.test.decided(self.strength(one, other).counts) if self.test else None

    def error(self, level: int) -> float | None:
        """The standard error of the level's points, from the spread of its pairs; None for fewer than two pairs."""
        points = [float(pair.points if pair.one == level else 1 - pair.points) for pair in self._of_level[level]]
        return statistics.stdev(points) * len(points) ** 0.5 if len(points) > 1 else None

    def games(self, level: int, against: int | None = None) -> list[tuple[Pair, int]]:
        """The games of a level against another one, or against all, as (pair, 0 or 1), in the order played."""
        return [
            (pair, k)
            for pair in self._of_level[level]
            if against is None or against in (pair.one, pair.other)
            for k in (0, 1)
        ]

    def means(self, level: int) -> tuple[Fraction | None, Fraction | None]:
        """The mean final values of the level's games as MAX and as MIN; None if it played none."""
        upper = [pair.values[pair.other == level] for pair in self._of_level[level]]
        lower = [pair.values[pair.one == level] for pair in self._of_level[level]]
        return _mean(upper), _mean(lower)

    def in_roles(self, level: int) -> tuple[Fraction | None, Fraction | None]:
        """As `means`; in games won by the last move, the shares of the games in each role that the level won."""
        upper, lower = self.means(level)
        is_counted = not self.game or game(self.game).sides[0] is Side.MAX
        return upper, lower if is_counted or lower is None else 1 - lower

    def order(self) -> list[int]:
        def share(level: int) -> Fraction:
            points, played = self.points(level)
            return points / played if played else Fraction(0)

        return sorted(range(len(self.specs)), key=lambda level: (-share(level), level))

    def to_json(self) -> str:
        return json.dumps(self.to_data(), indent=1, ensure_ascii=False) + "\n"

    def to_data(self) -> dict[str, Any]:
        """The whole tournament as JSON values, with the value of every game."""
        levels = []
        for level, spec in enumerate(self.specs):
            points, played = self.points(level)
            as_max, as_min = self.means(level)
            levels.append(
                {
                    "player": spec,
                    "points": float(points),
                    "pairs": played,
                    "mean_as_max": None if as_max is None else float(as_max),
                    "mean_as_min": None if as_min is None else float(as_min),
                    **elo_json(self.strength(level)),
                }
            )
        write = game(self.game).move_to_json if self.game else None
        games = [
            {
                "one": self.specs[pair.one],
                "other": self.specs[pair.other],
                "values": list(map(value_to_json, pair.values)),
                "points": float(pair.points),
                "fallbacks": pair.fallbacks,
                "opening": pair.opening,
                **({"moves": [list(map(write, moves)) for moves in pair.moves]} if write else {}),
            }
            for pair in self.pairs
        ]
        data = {"board": self.board, "seed": self.seed, "levels": levels, "pairs": games}
        if self.test:
            data["test"] = self._test_json(self.test)
        return data

    def _test_json(self, test: Sprt) -> dict[str, Any]:
        decided = [
            {
                "one": self.specs[one],
                "other": self.specs[other],
                "llr": round(test.llr(self.strength(one, other).counts), 4),
                "accepted": self.decision(one, other),
            }
            for one, other in self.opponents()
        ]
        return {**vars(test), "decisions": decided}

    def to_csv(self) -> str:
        """The cross-table as CSV, best level first: points against each level, then points, pairs, means and Elo."""
        order = self.order()
        numbers = [*(self.specs[level] for level in order), "points", "pairs", "mean_as_max", "mean_as_min", "elo"]
        rows = []
        for level in order:
            against = [self.points(level, other) for other in order]
            cells = [float(points) if played else None for points, played in against]
            points, played = self.points(level)
            means = [None if mean is None else round(float(mean), 2) for mean in self.means(level)]
            elo = elo_json(self.strength(level))["elo"]
            rows.append([self.specs[level], *cells, float(points), played, *means, elo])
        return csv_text([Column("player"), *(Column(name, "number") for name in numbers)], rows)


def elo_json(strength: Strength) -> dict[str, Any]:
    """The Elo difference with its 95 % interval as JSON; null stands for infinite."""
    points, ends = ([_finite(number) for number in numbers] for numbers in ((strength.elo,), strength.elo_interval))
    return {"elo": points[0], "elo_interval": ends}


def _finite(number: float) -> float | None:
    return round(number, 1) if math.isfinite(number) else None


def _mean(values: list[Value]) -> Fraction | None:
    return Fraction(sum(values)) / len(values) if values else None
