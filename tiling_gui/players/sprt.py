"""Elo differences with intervals from results of pairs of games, and a sequential test for when to stop.

A pair of games with exchanged roles is one observation: it is lost, drawn or won (0, 1/2 or 1 point). The two games of
a pair share their opening and so are not independent; the pairs are.

Elo (logistic): a player D points stronger scores 1 / (1 + 10^(-D/400)) on average (A. Elo, The Rating of Chessplayers,
1978; here of pairs, not of games). The interval is Wilson's (J. Am. Stat. Assoc. 22, 1927, 209-212), for the number of
pairs that would have the observed variance without draws.

The sequential test is the generalised SPRT: the log-likelihood ratio of the most likely distributions with the means
of the two hypotheses (A. Wald, Sequential Analysis, 1947, for the bounds; for the ratio A. Owen, Empirical Likelihood,
2001, section 2.9, and M. Van den Bergh, A practical introduction to the GSPRT, 2017). With the observed share p_i of
the score a_i, the most likely distribution of mean s is p_i / (1 + x (a_i - s)), where x is the zero of
sum p_i (a_i - s) / (1 + x (a_i - s)), which decreases in x.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from tiling_gui.errors import input_error

Z = 1.959963984540054
"""The normal distribution has 95 % of its mass within this many standard deviations."""
_NEVER_SEEN = 1e-3
"""Used in place of a count of 0, so that no result has probability 0."""

MOST_ELO = 3000.0
"""The largest difference that can be tested: the mean scores of much larger ones cannot be told from 1."""

Decision = Literal["H0", "H1"]


def expected_score(elo: float) -> float:
    """The mean score, 0 to 1, of a player that is `elo` points stronger."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """The Elo difference that corresponds to a mean score; infinite for 0 and 1."""
    if not 0 < score < 1:
        return -math.inf if score <= 0 else math.inf
    return 400 * math.log10(score / (1 - score))


@dataclass(frozen=True)
class Strength:
    """The results of one player's pairs against another."""

    counts: tuple[int, ...]
    """The number of pairs lost, drawn and won, with scores 0, 1/2, 1; any number of equally spaced scores works."""

    @property
    def pairs(self) -> int:
        return sum(self.counts)

    @property
    def score(self) -> float:
        """The mean score, 0 to 1; 1/2 without pairs."""
        return _mean(self.counts) if self.pairs else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the score."""
        if not self.pairs:
            return 0.0, 1.0
        score, spread = self.score, _variance(self.counts)
        n = self.pairs * (score * (1 - score) / spread if spread else 1.0)
        middle = (score + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z / (1 + Z * Z / n) * math.sqrt(score * (1 - score) / n + Z * Z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)

    @property
    def elo(self) -> float:
        """The Elo difference; infinite if all pairs were won or all were lost."""
        return elo_of(self.score)

    @property
    def elo_interval(self) -> tuple[float, float]:
        """The 95 % interval of the Elo difference; an end may be infinite."""
        low, high = self.interval
        return elo_of(low), elo_of(high)


@dataclass(frozen=True)
class Sprt:
    """A test of H0, that the first player is `elo0` points stronger, against H1, that it is `elo1`.

    Raises InputError for differences beyond MOST_ELO.
    """

    elo0: float = 0.0
    elo1: float = 50.0
    alpha: float = 0.05
    """The probability of accepting H1 if H0 is true."""
    beta: float = 0.05
    """The probability of accepting H0 if H1 is true."""

    def __post_init__(self) -> None:
        if not all(-MOST_ELO <= elo <= MOST_ELO for elo in (self.elo0, self.elo1)):
            raise input_error("A test compares differences of -{most} to {most} Elo points.", most=f"{MOST_ELO:g}")

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which H0 and H1 are accepted (Wald)."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def llr(self, counts: Sequence[int]) -> float:
        """The log-likelihood ratio of H1 against H0; 0 without results."""
        return _log_ratio(self.elo0, self.elo1, tuple(counts))

    def decided(self, counts: Sequence[int]) -> Decision | None:
        """The accepted hypothesis, or None while undecided."""
        low, high = self.bounds
        ratio = self.llr(counts)
        return "H1" if ratio >= high else "H0" if ratio <= low else None


@lru_cache(10_000)
def _log_ratio(elo0: float, elo1: float, counts: tuple[int, ...]) -> float:
    if not sum(counts):
        return 0.0
    seen = [count or _NEVER_SEEN for count in counts]
    scores = [k / (len(seen) - 1) for k in range(len(seen))]
    ratio = 0.0
    s0, s1 = expected_score(elo0), expected_score(elo1)
    x0, x1 = _tilt(seen, scores, s0), _tilt(seen, scores, s1)
    for count, score in zip(seen, scores, strict=True):
        ratio += count * math.log((1 + x0 * (score - s0)) / (1 + x1 * (score - s1)))
    return ratio


def _tilt(seen: Sequence[float], scores: Sequence[float], mean: float) -> float:
    """The x of the most likely distribution of this mean, by bisection: the sum decreases between its poles."""
    total = sum(seen)
    low, high = -1 / (scores[-1] - mean), 1 / (mean - scores[0])
    for _ in range(200):
        x = (low + high) / 2
        if x in (low, high):
            break
        slope = sum(
            count / total * (score - mean) / (1 + x * (score - mean))
            for count, score in zip(seen, scores, strict=True)
        )  # fmt: skip
        low, high = (x, high) if slope > 0 else (low, x)
    return (low + high) / 2


def _mean(counts: Sequence[int]) -> float:
    return sum(k * count for k, count in enumerate(counts)) / (len(counts) - 1) / sum(counts)


def _variance(counts: Sequence[int]) -> float:
    mean, last = _mean(counts), len(counts) - 1
    return sum(count * (k / last - mean) ** 2 for k, count in enumerate(counts)) / sum(counts)
