"""The effect of the number of colours: MAX's share for k = 1, 2, ..., and the least k that gives MAX everything.

The paper's chain of inequalities (section 5): 0 = share(1) <= share(2) <= ... <= share(|A|) = everything, if every S(x)
has more than one element. If some has only one, MAX never gets that x, and there is no least k.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import reduce
from itertools import pairwise
from typing import Any

from tiling_gui.core.limits import Limit, Progress, Run
from tiling_gui.core.results import Solution
from tiling_gui.errors import input_error
from tiling_gui.games.sharing.rules import SharingPosition
from tiling_gui.games.sharing.search.solver import SharingSolver
from tiling_gui.games.sharing.set_up import Rule, SharingGame
from tiling_gui.language import tr


@dataclass(frozen=True)
class ColourTable:
    """MAX's share by number of colours, from 1."""

    game: SharingGame
    """The game; its own number of colours is ignored."""
    rows: tuple[Solution, ...]
    """Row i is for i + 1 colours; only the last may be unsolved, if the work was stopped."""

    @property
    def complete(self) -> bool:
        """True if MAX's share cannot grow any more with further colours."""
        return bool(self.rows) and self.rows[-1].value == self.game.attainable

    @property
    def values(self) -> dict[int, Fraction]:
        return {k: Fraction(row.value) for k, row in enumerate(self.rows, 1) if row.value is not None}

    @property
    def least(self) -> int | None:
        """The least number of colours that gives MAX everything; None if there is none, or it was not reached."""
        return next((k for k, value in self.values.items() if value == self.game.total), None)

    @property
    def enough(self) -> int | None:
        """The least number of colours from which MAX's share stays the same; None if not reached."""
        return next((k for k, value in self.values.items() if value == self.game.attainable), None)

    def to_json(self) -> dict[str, Any]:
        """The table under the names of the command line, numbers as text."""
        return {
            "values_by_k": {str(k): str(value) for k, value in self.values.items()},
            "least_k": self.least,
            "enough_k": self.enough,
            "most_equal_k": list(self.most_equal),
            "expected_by_k": {str(k): str(value) for k, value in self.expected.items()},
            "half_k": self.half,
            "half_at_random_k": self.half_at_random,
            "chain_holds": self.chain_holds,
            "complete": self.complete,
        }

    def lines(self) -> list[str]:
        """The table as lines of text, and what it says."""
        lines = ["colours  MAX's share  expected at random"]
        for k, row in enumerate(self.rows, 1):
            share = str(row.value) if row.value is not None else f"{row.lower}..{row.upper}"
            lines.append(f"{k:>7}  {share:>11}  {self.expected[k]}")
        return [*lines, *self.sentences()]

    def sentences(self) -> list[str]:
        """The paper's questions answered as far as the table goes."""
        if not self.values:
            return []
        equal = reduce(lambda a, b: tr("{names} and {last}", names=a, last=b), map(str, self.most_equal))
        said = [tr("Shares: {chain}.", chain=self.chain)]
        if self.complete and self.least is not None:
            said.append(tr("MAX gets everything from k = {k} on.", k=self.least))
        elif self.complete:
            said.append(tr("No k gives MAX everything; from k = {k} on nothing changes.", k=self.enough))
        said.append(tr("The shares are most nearly equal for k = {k}.", k=equal))
        if self.half is not None:
            said.append(tr("MAX can have half of everything from k = {k} on.", k=self.half))
        if self.half_at_random is not None:
            said.append(tr("With random colours MAX expects half from k = {k} on.", k=self.half_at_random))
        if self.chain_holds:
            return [*said, tr("The chain of inequalities holds.")]
        return [*said, tr("The chain of inequalities does not hold.")]

    @property
    def most_equal(self) -> tuple[int, ...]:
        """The numbers of colours in the table for which the two shares differ least (the paper's last question)."""
        apart = {k: abs(2 * value - self.game.total) for k, value in self.values.items()}
        return tuple(k for k in apart if apart[k] == min(apart.values()))

    @property
    def expected(self) -> dict[int, Fraction]:
        """MAX's expected share under random play, by the number of colours of each row."""
        return {k: self.game.with_colours(k).expected for k in range(1, len(self.rows) + 1)}

    @property
    def half(self) -> int | None:
        """The least number of colours with which MAX gets at least half; None if it was not reached."""
        return next((k for k, value in self.values.items() if 2 * value >= self.game.total), None)

    @property
    def half_at_random(self) -> int | None:
        """The least number of colours with an expected share of half, at most |A|; None if there is none."""
        counts = range(1, self.game.size + 1)
        return next((k for k in counts if 2 * self.game.with_colours(k).expected >= self.game.total), None)

    @property
    def chain(self) -> str:
        """The shares in order, separated by = or <: "0 < 4 < 5 < 8 = 8 = 8 < 9"."""
        values = list(self.values.values())
        text = str(values[0]) if values else ""
        for before, after in pairwise(values):
            text += f" {'=' if after == before else '<' if before < after else '>'} {after}"
        return text

    @property
    def chain_holds(self) -> bool:
        """True if the computed shares agree with the paper's chain: they start at 0 and never fall."""
        values = list(self.values.values())
        return values == sorted(values) and values[:1] in ([], [Fraction(0)])


def with_n_colours(game: SharingGame) -> Callable[[int, int | None], SharingPosition]:
    """Makes the start of a game with n colours. Raises InputError under the odd rule, which requires two colours."""
    _check(game)
    return lambda n, k: SharingPosition.start(game.with_colours(n))


def bounds_on_colours(game: SharingGame) -> tuple[int, int]:
    """Proved bounds on the least number of colours with which MAX gets everything; no |S(x)| may be 1.

    At least one more than there are disjoint S(x): MIN puts each colour on a set of its own, then where no set is.
    At most ceil(|A| / (s - 1)), s the least |S(x)|: MAX proposes every colour at most s - 1 times (docs/sharing.md).
    """
    sets = sorted((s for s, w in zip(game.sets, game.weights, strict=True) if w), key=int.bit_count)
    disjoint, taken = 0, 0
    for each in sets:
        if not each & taken:
            disjoint, taken = disjoint + 1, taken | each
    return disjoint + 1, -(-game.size // (sets[0].bit_count() - 1))


def _check(game: SharingGame) -> None:
    if game.rule == Rule.ODD:
        raise input_error("A table over the number of colours is for the rule differ: the odd rule has 2 colours.")


def by_colours(game: SharingGame, upto: int | None = None, run: Run | None = None, megabytes: int = 256) -> ColourTable:
    """The shares for 1 to `upto` colours, by default up to the number from which they stay the same.

    The limit is for the whole table. Raises InputError under the odd rule, which requires two colours.
    """
    _check(game)
    run, rows = run or Run(), list[Solution]()
    last = game.size if upto is None else max(1, upto)
    for k in range(1, last + 1):
        solver = SharingSolver(game.with_colours(k), megabytes)
        done = _Counted(run, rows, 0 if upto is None else upto)
        rows.append(solver.solve(SharingPosition.start(solver.game), run.part(_rest(run, rows), done)))
        if rows[-1].value is None or (upto is None and ColourTable(game, tuple(rows)).complete):
            break
    return ColourTable(game, tuple(rows))


class _Counted:
    """Passes progress on, with the rows already done and their nodes added."""

    def __init__(self, run: Run, rows: list[Solution], total: int) -> None:
        self.run, self.total, self.done = run, total, len(rows)
        self.nodes = sum(row.nodes for row in rows)

    def __call__(self, progress: Progress) -> None:
        self.run.report_progress(replace(progress, done=self.done, total=self.total, nodes=progress.nodes + self.nodes))


def _rest(run: Run, rows: list[Solution]) -> Limit:
    left = run.remaining()
    return replace(left, nodes=None if left.nodes is None else max(0, left.nodes - sum(row.nodes for row in rows)))
