"""The effect of the number of colours: MAX's share for k = 1, 2, ..., and the least k that gives MAX everything.

The paper's chain of inequalities (section 5): 0 = share(1) <= share(2) <= ... <= share(|A|) = everything, if every S(x)
has more than one element. If some has only one, MAX never gets that x, and there is no least k.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import reduce
from itertools import pairwise
from typing import Any

from tiling_gui.core.limits import Limit, Progress, Run
from tiling_gui.core.results import Solution
from tiling_gui.errors import InputError, input_error
from tiling_gui.games.sharing.rules import SharingPosition
from tiling_gui.games.sharing.search.solver import SharingSolver
from tiling_gui.games.sharing.set_up import Kind, Rule, SharingGame
from tiling_gui.language import tr


@dataclass(frozen=True)
class ColourTable:
    """MAX's share by number of colours, from 1."""

    game: SharingGame
    """The game; its own number of colours is ignored."""
    rows: tuple[Solution, ...]
    """Row i is for i + 1 colours; only the last may be unsolved, if the work was stopped."""
    others: tuple[Fraction, ...] = ()
    """If faces are shared: MAX's shares of them for 1, 2, ... colours if `other_version` is played, as far as found."""

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
        data = {
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
        if self.others:
            data["other_values_by_k"] = {str(k): str(value) for k, value in enumerate(self.others, 1)}
        return data

    def lines(self) -> list[str]:
        """The table as lines of text, and what it says."""
        other = other_version(self.game)
        beside = f"  with {other.colour} coloured" if self.others and other else ""
        lines = [f"colours  MAX's share{beside}  expected at random"]
        for k, row in enumerate(self.rows, 1):
            share = str(row.value) if row.value is not None else f"{row.lower}..{row.upper}"
            theirs = str(self.others[k - 1]) if k <= len(self.others) else "–" if beside else ""
            lines.append(f"{k:>7}  {share:>11}{theirs:>{len(beside)}}  {self.expected[k]}")
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
            said.append(tr("The chain of inequalities holds."))
        else:
            said.append(tr("The chain of inequalities does not hold."))
        return [*said, *self._versions()]

    def _versions(self) -> list[str]:
        """Which of the two games that share faces favours MAX: the paper says that it is not clear."""
        other = other_version(self.game)
        if other is None or not self.others:
            return []
        kind = tr(other.colour)
        said = [tr("With {kind} coloured instead: {chain}.", kind=kind, chain=chain(self.others))]
        both = [(k, mine, self.others[k - 1]) for k, mine in self.values.items() if k <= len(self.others)]
        for coloured, better in (
            (self.game.colour, [k for k, mine, theirs in both if mine > theirs]),
            (other.colour, [k for k, mine, theirs in both if theirs > mine]),
        ):
            if better:
                numbers = ", ".join(map(str, better))
                said.append(tr("Colouring {kind} favours MAX for k = {k}.", kind=tr(coloured), k=numbers))
        return said if said[1:] else [*said, tr("Both versions give MAX the same.")]

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
        return chain(list(self.values.values()))

    @property
    def chain_holds(self) -> bool:
        """True if the computed shares agree with the paper's chain: they start at 0 and never fall."""
        values = list(self.values.values())
        return values == sorted(values) and values[:1] in ([], [Fraction(0)])


def chain(values: Sequence[Fraction]) -> str:
    """Values separated by =, < or >."""
    text = str(values[0]) if values else ""
    for before, after in pairwise(values):
        text += f" {'=' if after == before else '<' if before < after else '>'} {after}"
    return text


def other_version(game: SharingGame) -> SharingGame | None:
    """The other game that shares the faces of this graph: edges coloured for vertices, or vertices for edges."""
    if game.share != Kind.FACES or game.rule == Rule.ODD:
        return None
    colour = Kind.EDGES if game.colour == Kind.VERTICES else Kind.VERTICES
    try:
        names = dict(zip(game.shared_names, game.given, strict=True)) if game.given else str(game.weighting)
        return SharingGame.make(game.graph, colour, game.share, game.colours, game.rule, names)
    except InputError:  # a graph without edges
        return None


def with_versions(table: ColourTable, run: Run, megabytes: int = 256) -> ColourTable:
    """The table with the shares in the other game about faces, up to the first that is not found."""
    other, found = other_version(table.game), list[Fraction]()
    if other is None:
        return table
    for k in table.values:
        solver = SharingSolver(other.with_colours(k), megabytes)
        value = solver.solve(SharingPosition.start(solver.game), run.part(run.remaining())).value
        if value is None:
            break
        found.append(Fraction(value))
    return replace(table, others=tuple(found))


def with_n_colours(game: SharingGame) -> Callable[[int, int | None], SharingPosition]:
    """Make the start of a game with n colours. Raises InputError under the odd rule, which requires two colours."""
    _check(game)
    return lambda n, k: SharingPosition.start(game.with_colours(n))


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
    return with_versions(ColourTable(game, tuple(rows)), run, megabytes)


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
