"""The effect of the number of colours: MAX's share for k = 1, 2, ..., and the least k that gives MAX everything.

The paper's chain of inequalities (section 5): 0 = share(1) <= share(2) <= ... <= share(|A|) = everything, if every S(x)
has more than one element. If some has only one, MAX never gets that x, and there is no least k.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import reduce
from itertools import pairwise
from typing import Any

from tiling_gui.core.drawing.figure import Disc, Figure, Line, Text
from tiling_gui.core.drawing.plot import Frame, Plot
from tiling_gui.core.limits import Limit, Progress, Run
from tiling_gui.core.results import Solution
from tiling_gui.core.tables import Column, columns, csv_text
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
        equal = reduce(lambda a, b: tr("{first} and {second}", first=a, second=b), map(str, self.most_equal))
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


def by_colours(game: SharingGame, upto: int | None = None, run: Run | None = None, megabytes: int = 256) -> ColourTable:
    """The shares for 1 to `upto` colours, by default up to the number from which they stay the same.

    The limit is for the whole table. Raises InputError under the odd rule, which requires two colours.
    """
    return list(growing(game, upto, run, megabytes))[-1]


def growing(
    game: SharingGame, upto: int | None = None, run: Run | None = None, megabytes: int = 256
) -> Iterator[ColourTable]:
    """Yield the table of `by_colours` after every row, to draw a curve while it is computed."""
    if game.rule == Rule.ODD:
        raise input_error("A table over the number of colours is for the rule differ: the odd rule has 2 colours.")
    run, rows = run or Run(), list[Solution]()
    last = game.size if upto is None else max(1, upto)
    for k in range(1, last + 1):
        solver = SharingSolver(game.with_colours(k), megabytes)
        done = _Counted(run, rows, 0 if upto is None else upto)
        rows.append(solver.solve(SharingPosition.start(solver.game), run.part(_rest(run, rows), done)))
        table = ColourTable(game, tuple(rows))
        yield table
        if rows[-1].value is None or (upto is None and table.complete):
            return


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


def table_csv(table: ColourTable) -> str:
    """CSV by number of colours: k, MAX's share, MIN's share, proved bounds, positions, seconds, expected share."""
    shares = columns("max_share min_share lower upper", "value")
    of = (Column("k", "number"), *shares, *columns("nodes seconds", "number"), Column("expected", "value"))
    cells = []
    for k, row in enumerate(table.rows, 1):
        rest = None if row.value is None else table.game.total - row.value
        cost = (row.nodes, round(row.seconds, 3))
        cells.append((k, row.value, rest, row.lower, row.upper, *cost, table.expected[k]))
    return csv_text(of, cells)


def curve(table: ColourTable, width: float = 420, height: float = 260) -> Figure:
    """A plot of MAX's share by k, with the expected share under random play, and levels for half and everything."""
    total, values = float(table.game.total) or 1.0, table.values
    plot, count = Plot(Frame("", "", width, height), 0.0, total), max(len(table.rows), 2)
    plot.level(0.0, "line2")
    plot.level(total, "accent", (6.0, 4.0), 1.5)
    plot.level(total / 2, "line2", (2.0, 3.0))
    everything = tr("everything, {total}", total=table.game.total)
    plot.shapes.append(Text(plot.right, plot.y(total) - 10, everything, "accent", anchor="end"))
    for share, words in ((total / 2, tr("half")), (0.0, "0"), (total, str(table.game.total))):
        plot.beside(share, words)
    for k in range(0, count, -(-count // 12)):
        plot.under(plot.middle(k, count), str(k + 1))
    by_chance = tuple((plot.middle(k - 1, count), plot.y(float(share))) for k, share in table.expected.items())
    if len(by_chance) > 1:
        plot.shapes.append(Line(by_chance, "muted", 1.2, (2.0, 4.0)))
        plot.shapes.append(Text(plot.right, by_chance[-1][1] + 12, tr("at random"), "muted", anchor="end"))
    points = {k: (plot.middle(k - 1, count), plot.y(float(value))) for k, value in values.items()}
    if len(points) > 1:
        plot.shapes.append(Line(tuple(points.values()), "text", 2.0))
    for k, (x, y) in points.items():
        plot.shapes.append(Disc((x, y), 4.5, "accent" if k == table.least else "field", "text"))
        if count <= 16 and values[k] < table.game.total:
            # Above the point, or below it if the text would be on the line of half.
            on_half = abs(y - 14 - plot.y(total / 2)) < 9
            plot.shapes.append(Text(x, y + (15 if on_half else -14), str(values[k])))
    return replace(plot.figure("panel"), words=table.chain)
