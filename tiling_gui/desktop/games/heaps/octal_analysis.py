"""Analysis of the Grundy values of an octal game: occurrences, P-positions, records, period."""

from dataclasses import dataclass
from typing import Any

from tiling_gui.core.drawing.figure import stacked
from tiling_gui.core.drawing.plot import Frame, dot_plot
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.limits import Run
from tiling_gui.core.tables import columns, csv_text
from tiling_gui.games.heaps.grundy_values import (
    Period,
    first_occurrences,
    frequencies,
    grundy_values,
    octal_values,
    p_positions,
    period_of,
    records,
)
from tiling_gui.games.heaps.octal import OctalCode
from tiling_gui.language import mark, plural, tr

GRUNDY = mark("Grundy's game")


@dataclass(frozen=True)
class OctalAnalysis:
    """The values of a game up to some heap, and their analysis."""

    code: OctalCode | None
    """None for Grundy's game."""
    values: Any
    period: Period | None
    frequency: list[int]
    tables: dict[str, list[tuple[int, int]]]
    """"first": value, first heap with it; "zeros": number, P-position; "records": heap, new largest value."""

    def sentence(self) -> str:
        most = max(self.frequency)
        said = tr(
            "Heaps 0 to {last}: largest value {largest}; value {value} occurs most often, {most} times",
            last=len(self.values) - 1,
            largest=int(max(self.values)),
            value=self.frequency.index(most),
            most=most,
        )
        zeros = plural("%n P-positions", "%n P-position", len(self.tables["zeros"]))
        if self.period is None:
            return tr("{values}; {zeros}; no period proved.", values=said, zeros=zeros)
        length, start = self.period.length, self.period.start
        return tr(
            "{values}; {zeros}; period {length} from {start} on, proved.",
            values=said,
            zeros=zeros,
            length=length,
            start=start,
        )


def explore(name: str, upto: int, run: Run) -> OctalAnalysis:
    """Computes and analyses the values of a code, or of Grundy's game. Raises InputError."""
    code = None if name == GRUNDY else OctalCode.parse(name)
    values = grundy_values(upto, run) if code is None else octal_values(code, upto, run)
    tables = {
        "first": list(first_occurrences(values).items()),
        "zeros": list(enumerate(p_positions(values), 1)),
        "records": records(values),
    }
    return OctalAnalysis(code, values, period_of(code, values) if code else None, frequencies(values), tables)


def to_csv(found: OctalAnalysis) -> str:
    return csv_text(columns("heap value", "number"), ((n, int(value)) for n, value in enumerate(found.values)))


def to_svg(found: OctalAnalysis) -> str:
    title = f"Grundy values of {found.code or GRUNDY}"
    plots = ((title, "heap", found.values), ("How often each value occurs", "value", found.frequency))
    return svg(stacked([dot_plot(Frame(words, across, 900, 420), values) for words, across, values in plots]))
