"""The user's rating relative to the ladder of levels, with an interval that is valid for few games too.

The levels' ratings are those for which the points of the tournament in docs/levels.md are the expected ones (Bradley
and Terry 1952; as all pairs of levels played equally often, the points alone determine them). The user's rating is the
posterior mean from a wide prior and all their games, each draw half a win and half a loss; the uncertainty of the
levels' own ratings is averaged over. A difference of 400 means odds of ten to one (A. Elo's scale); 1000 is the levels'
mean.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from tiling_gui.players.adaptive import LADDER, PAIRS
from tiling_gui.players.sprt import expected_score

MEAN, SPREAD = 1000.0, 500.0
"""Mean and standard deviation of the prior, a normal distribution."""
_SCALE = math.log(10) / 400
_GRID = [MEAN - 1600 + 20 * k for k in range(161)]
_OFFSETS = [-2.0, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0]
"""Offsets of a level's rating that are averaged over, in its standard errors."""


@dataclass(frozen=True)
class Level:
    """A level's rating and its standard error."""

    rating: float
    error: float


@dataclass(frozen=True)
class Rating:
    """The rating of the user after some games."""

    games: int
    rating: float
    """The posterior mean."""
    low: float
    """The rating is between `low` and `high` with a probability of 95 percent."""
    high: float


@cache
def levels() -> dict[str, Level]:
    names = list(LADDER)
    strength = dict.fromkeys(names, 1.0)
    for _ in range(2000):  # minorization-maximization; it converges much earlier
        strength = {
            name: LADDER[name] / sum(PAIRS / (strength[name] + strength[other]) for other in names if other != name)
            for name in names
        }
    raw = {name: math.log(strength[name]) / _SCALE for name in names}
    shift = MEAN - sum(raw.values()) / len(raw)
    found = {}
    for name in names:
        shares = [expected_score(raw[name] - raw[other]) for other in names if other != name]
        information = sum(PAIRS * share * (1 - share) for share in shares) * _SCALE**2
        found[name] = Level(raw[name] + shift, information**-0.5)
    return found


class Rater:
    """Computes a rating from results added one after the other."""

    def __init__(self) -> None:
        self._games = 0
        self._sums: dict[str, list[list[float]]] = {}
        """Log likelihoods by level: a row for each offset of the level's rating, a column for each grid point."""
        self._likely: dict[str, list[float]] = {}

    def add(self, spec: str, score: float) -> None:
        """Add a game against a level of the ladder: 1 won, 1/2 drawn, 0 lost. Raises KeyError for another opponent."""
        level = levels()[spec]
        rows = self._sums.setdefault(spec, [[0.0] * len(_GRID) for _ in _OFFSETS])
        for offset, row in zip(_OFFSETS, rows, strict=True):
            against = level.rating + offset * level.error
            for k, rating in enumerate(_GRID):
                share = expected_score(rating - against)
                row[k] += score * math.log(share) + (1 - score) * math.log(1 - share)
        self._likely[spec] = [_mean_of_logs([row[k] for row in rows]) for k in range(len(_GRID))]
        self._games += 1

    @property
    def rating(self) -> Rating | None:
        """The rating after the games so far; None before the first."""
        if not self._games:
            return None
        logs = [-(((rating - MEAN) / SPREAD) ** 2) / 2 for rating in _GRID]
        for column in self._likely.values():
            logs = [a + b for a, b in zip(logs, column, strict=True)]
        top = max(logs)
        weights = [math.exp(each - top) for each in logs]
        total = sum(weights)
        mean = sum(weight * rating for weight, rating in zip(weights, _GRID, strict=True)) / total
        return Rating(self._games, mean, _quantile(weights, total, 0.025), _quantile(weights, total, 0.975))


def _mean_of_logs(logs: Sequence[float]) -> float:
    """The log of the mean likelihood over the offsets, with the weights of a normal distribution."""
    top = max(logs)
    weights = [math.exp(-offset * offset / 2) for offset in _OFFSETS]
    found = sum(weight * math.exp(each - top) for weight, each in zip(weights, logs, strict=True))
    return top + math.log(found / sum(weights))


def _quantile(weights: Sequence[float], total: float, share: float) -> float:
    reached = 0.0
    for weight, rating in zip(weights, _GRID, strict=True):
        reached += weight / total
        if reached >= share:
            return rating
    return _GRID[-1]


def history(results: Iterable[tuple[str, float]]) -> list[Rating]:
    """The rating after each of these games (spec of the level, score), in order."""
    rater, found = Rater(), []
    for spec, score in results:
        rater.add(spec, score)
        now = rater.rating
        if now is not None:
            found.append(now)
    return found
