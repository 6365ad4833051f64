"""The rows of a comparison as they are shown, stored and exported, and the presets. No Qt.

A `LabRow` is the result of a `search.compare.Row`: it can be stored as JSON and shown again without its position.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from typing import Any

from tiling_gui.core.game import written_line
from tiling_gui.core.limits import Limit
from tiling_gui.core.tables import columns, csv_text
from tiling_gui.desktop.ui.search_tree.recorded_search import score
from tiling_gui.errors import damaged_error
from tiling_gui.games.evaluate.search import paper_table
from tiling_gui.language import mark, plural, tr
from tiling_gui.search.compare import Row
from tiling_gui.search.conditions import AS_NAMED, AUTHOR, Conditions
from tiling_gui.search.methods import info_of
from tiling_gui.search.result import Score


@dataclass(frozen=True)
class LabRow:
    """The result of one method on one position."""

    position: str
    method: str
    value: Score | None
    exact: bool
    complete: bool
    agrees: bool | None
    nodes: int
    leaves: int
    alpha: int
    beta: int
    table: int
    seconds: float
    move: str
    """The best move in the game's notation; "" if none is known."""
    line: str
    """The principal variation."""
    pruned: int | None = None
    """The number of nodes never visited, from the size of the whole tree, T(n); None if it is not counted."""
    order: str = ""
    """In e-Valuate, the order in which values were tried."""
    paper: str = ""
    """The figure in Table 1 of the e-Valuate paper to compare `pruned` with."""
    difference: str = ""
    """How `pruned` differs from that figure."""
    remark: str = ""
    """Why they differ, or how the method treats the root."""
    minimal: int | None = None
    """The least number of leaves that alpha-beta without a table can read; None if it is not known."""
    path: int = 0
    """The greatest number of nodes open at once; 0 in comparisons stored by earlier versions."""
    stored: int = 0
    """The number of positions in the table at the end."""
    ratio: float | None = None
    """The time of the position's first method divided by the time of this one; None if either was stopped."""
    conditions: dict[str, Any] | None = None
    """The search conditions as `Conditions.to_json`; None in comparisons stored by earlier versions."""

    @classmethod
    def of(cls, row: Row) -> "LabRow":
        """The row of a finished search."""
        result, counters = row.result, row.result.counters
        written = written_line(row.subject.position, result.line)
        return cls(
            row.subject.text,
            row.method,
            result.value,
            result.exact,
            result.complete,
            row.agrees,
            counters.nodes,
            counters.leaves,
            counters.alpha_cutoffs,
            counters.beta_cutoffs,
            counters.table_hits,
            round(result.seconds, 6),
            written[0] if written else "",
            ", ".join(steps(written)),
            result.pruned,
            " ".join(map(str, result.order)),
            *_printed(row),
            row.minimal,
            counters.path,
            counters.stored,
            None if row.ratio is None else round(row.ratio, 2),
            row.conditions.to_json(),
        )

    @property
    def conditions_text(self) -> str:
        """Such as "with order, no table"; "" if it was not stored."""
        return "" if self.conditions is None else Conditions.from_json(self.conditions).words

    @property
    def value_text(self) -> str:
        """The value, with ≈ if it is not exact; "stopped" if the search was ended."""
        if not self.complete:
            return tr("stopped", "run")
        text = score(self.value)
        return text if self.exact or text.startswith("≈") else f"≈ {text}"

    @property
    def agreement(self) -> str:
        """✓ or ✗ if the value was compared with other exact values of the position, else ""."""
        return "" if self.agrees is None else "✓" if self.agrees else "✗"

    def to_json(self) -> dict[str, Any]:
        """A JSON object; fractions are strings, estimates are numbers."""
        data = asdict(self)
        if isinstance(self.value, Fraction):
            data["value"] = str(self.value)
        return data

    @classmethod
    def from_json(cls, data: Any) -> "LabRow":
        """Read a row written by `to_json`. Raises InputError for anything else."""
        try:
            value = data["value"]
            return cls(**{**data, "value": Fraction(value) if isinstance(value, str) else value})
        except (TypeError, KeyError, ValueError, ZeroDivisionError) as error:
            raise damaged_error() from error


def steps(written: Sequence[str]) -> list[str]:
    """The moves of a line, leaving out any that the next move repeats, such as "3" before "3 → x"."""
    return [move for k, move in enumerate(written) if not "".join(written[k + 1 : k + 2]).startswith(f"{move} → ")]


def _printed(row: Row) -> tuple[str, str, str]:
    """The paper's figure, the difference and the remark; if there is no figure, only how the method treats the root."""
    result, root = row.result, info_of(row.method).root
    root = tr(root) if root else ""
    if row.subject.game.key != "evaluate" or result.pruned is None:
        return "", "", root
    found = paper_table.paper_entry(row.subject.position, row.method, result.order, result.pruned)
    return ("", "", root) if found is None else (found.figure, found.difference, found.remark)


def summary(rows: Sequence[LabRow]) -> str:
    """The number of runs, and whether the exact values agree."""
    runs = len(rows)
    if any(row.agrees is False for row in rows):
        return plural("%n runs. Exact values disagree: ✗.", "%n run. Exact values disagree: ✗.", runs)
    if any(row.agrees for row in rows):
        return plural("%n runs. All exact values agree.", "%n run. All exact values agree.", runs)
    return plural("%n runs.", "%n run.", runs)


CSV_COLUMNS = (
    *columns("position method"),
    *columns("value", "value"),
    *columns("exact complete agrees", "flag"),
    *columns("nodes leaves alpha beta table seconds", "number"),
    *columns("move line"),
    *columns("pruned", "number"),
    *columns("order paper difference remark"),
    *columns("minimal path stored ratio", "number"),
    *columns("conditions"),
)


def to_csv(rows: Sequence[LabRow]) -> str:
    """The rows as CSV with a header line."""
    shown = (vars(row) | {"conditions": row.conditions_text} for row in rows)
    return csv_text(CSV_COLUMNS, ([data[column.name] for column in CSV_COLUMNS] for data in shown))


def to_json(rows: Sequence[LabRow]) -> str:
    """The rows as a JSON object, as they are shown and stored."""
    return json.dumps({"rows": [row.to_json() for row in rows]}, ensure_ascii=False, indent=1) + "\n"


@dataclass(frozen=True)
class Preset:
    """A named set-up of a comparison."""

    name: str
    positions: tuple[tuple[str, str], ...]
    """Pairs (game, position)."""
    methods: tuple[str, ...]
    limit: Limit
    wanted: Conditions = AS_NAMED


PRESETS = (
    Preset(
        mark("Table 1 of the paper"),
        tuple(("evaluate", f"{row.expression}; order {','.join(row.order)}") for row in paper_table.TABLE_1),
        ("alphabeta-paper", "alphabeta-paper-ordered"),
        Limit(seconds=600),
    ),
    Preset(
        mark("2 × 3 … 4 × 4 boards"),
        tuple(("domino", size) for size in ("2x3", "2x4", "3x3", "3x4", "4x4")),
        ("minimax", "alphabeta", "alphabeta-ordered", "alphabeta-table", "negascout", "mtdf"),
        Limit(seconds=20),
    ),
    Preset(
        mark("A position of every game"),
        (
            ("domino", "3x3"),
            ("evaluate", "(10-x)*y"),
            ("sharing", "path:4,edges,vertices,2"),
            ("ellie", "3x4"),
            ("heaps", "grundy:9"),
            ("matching", "prism:4"),
            ("tree", "[[[-2, 7, 2, -4], [8, -1, -2]], [[6, 5, 6], [12, 23, 10]]]"),
        ),
        ("minimax", "negamax", "alphabeta", "alphabeta-ordered", "alphabeta-table", "negascout", "mtdf", "average:2,2"),
        Limit(seconds=20),
    ),
    Preset(
        mark("Section 3.1 of the paper"),
        (("evaluate", "(10-x)*y"),),
        ("minimax", "alphabeta-paper", "alphabeta", "negascout"),
        Limit(seconds=20),
        Conditions(AUTHOR, table=False),
    ),
)


def short(position: str) -> str:
    """A position without its game's key and value order: "3 × 4", "grundy:7"."""
    text = position.partition(":")[2].partition("; order ")[0].strip() or position
    return re.sub(r"^(\d+)x(\d+)", r"\1 × \2", text)
