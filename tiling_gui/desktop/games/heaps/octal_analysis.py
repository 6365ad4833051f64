"""Analysis of the Grundy values of an octal game: occurrences, P-positions, records, period."""

from dataclasses import dataclass
from typing import Any

from tiling_gui.core.drawing.figure import stacked
from tiling_gui.core.drawing.plot import Frame, dot_plot
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.limits import Run
from tiling_gui.core.results import Facts
from tiling_gui.core.tables import columns, csv_text
from tiling_gui.games.heaps.grundy_values import facts_of_heaps, grundy_values, octal_values
from tiling_gui.games.heaps.octal import OctalCode
from tiling_gui.language import mark

GRUNDY = mark("Grundy's game")


@dataclass(frozen=True)
class OctalAnalysis:
    """The values of a game up to some heap, and what they say of it."""

    code: OctalCode | None
    """None for Grundy's game."""
    values: Any
    facts: Facts

    @property
    def tables(self) -> dict[str, list[tuple[int, int]]]:
        """ "first": value, first heap with it; "zeros": number, P-position; "records": heap, new largest value."""
        data = self.facts.data
        return {
            "first": [(int(value), heap) for value, heap in data["first_occurrence"].items()],
            "zeros": list(enumerate(data["p_positions"], 1)),
            "records": [(heap, value) for heap, value in data["records"]],
        }


def explore(name: str, upto: int, run: Run) -> OctalAnalysis:
    """Computes and analyses the values of a code, or of Grundy's game. Raises InputError."""
    code = None if name == GRUNDY else OctalCode.parse(name)
    values = grundy_values(upto, run) if code is None else octal_values(code, upto, run)
    return OctalAnalysis(code, values, facts_of_heaps(code, values))


def to_csv(found: OctalAnalysis) -> str:
    return csv_text(columns("heap value", "number"), ((n, int(value)) for n, value in enumerate(found.values)))


def to_svg(found: OctalAnalysis) -> str:
    title = f"Grundy values of {found.code or GRUNDY}"
    plots = ((title, "heap", found.values), ("How often each value occurs", "value", found.facts.data["frequencies"]))
    return svg(stacked([dot_plot(Frame(words, across, 900, 420), values) for words, across, values in plots]))
