"""Results and finished games as one list, newest first, also as CSV and JSON files."""

import csv
import io
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tiling_gui import atomic
from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.game import Value
from tiling_gui.errors import input_error
from tiling_gui.records.known import rests_json
from tiling_gui.store.rows import Solve, moment
from tiling_gui.store.store import Store


@dataclass(frozen=True)
class Entry:
    """A result of a solve, or a finished game, as tables show it."""

    id: int | str
    """A number for a result, the record's id for a game."""
    when: str | None
    game: str
    board: str
    first: str
    max: int | str | None
    """None = exact play, a number = lookahead depth, a string = the player of a game."""
    min: int | str | None
    value: Value | None
    lower: Value | None
    upper: Value | None
    nodes: int | None
    seconds: float | None
    final_board: list[list[int | None]] | None = None
    rests_on: tuple[str, ...] = ()
    """Sources not proved here that the value rests on."""

    @property
    def is_game(self) -> bool:
        return isinstance(self.id, str)

    def to_json(self) -> dict[str, Any]:
        bounds = None if self.lower is None or self.upper is None else [self.lower, self.upper]
        return {
            "id": self.id,
            "when": self.when,
            "game": self.game,
            "board": self.board,
            "first": self.first,
            "max": self.max,
            "min": self.min,
            "value": value_to_json(self.value),
            "bounds": None if bounds is None else [value_to_json(bound) for bound in bounds],
            "nodes": self.nodes,
            "seconds": self.seconds,
            **rests_json(self),
        }


def entries(store: Store) -> list[Entry]:
    """Every result and every finished game, newest first, undated ones last. Raises StoreError."""
    found = [_of_solve(solve) for solve in store.solves()]
    for row in store.games():
        if row.finished:
            who = (row.first, row.max, row.min)
            found.append(Entry(row.id, row.when, row.game, row.board, *who, row.value, None, None, None, None))
    return sorted(found, key=lambda entry: moment(entry.when), reverse=True)


def save(rows: Iterable[Entry], path: str | Path) -> str:
    """Write the entries to a .csv or .json file atomically. Return which of the two. Raises InputError, StoreError."""
    form = Path(path).suffix.lower().removeprefix(".")
    if form not in ("csv", "json"):
        raise input_error("Results are exported as .csv or .json, not as {path!r}.", path=str(path))
    atomic.write_text(path, to_csv(rows) if form == "csv" else to_json(rows))
    return form


def to_json(rows: Iterable[Entry]) -> str:
    """The entries as a JSON document, including final boards."""
    listed = [{**row.to_json(), "final_board": row.final_board} for row in rows]
    lines = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in listed)
    return '{"results": [\n' + lines + "\n]}\n" if listed else '{"results": []}\n'


def to_csv(rows: Iterable[Entry]) -> str:
    """The entries as CSV with a header row. Exact play is written "exact"; unknown values are empty."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    names = ("id", "when", "game", "board", "first", "max", "min", "value", "lower", "upper", "nodes", "seconds")
    writer.writerow([*names, "final_board", "rests_on"])
    for row in rows:
        cells = [getattr(row, name) for name in names]
        for i in (names.index("max"), names.index("min")):
            cells[i] = "exact" if cells[i] is None else cells[i]
        board = "" if row.final_board is None else json.dumps(row.final_board)
        writer.writerow(["" if cell is None else cell for cell in cells] + [board, ", ".join(row.rests_on)])
    return out.getvalue()


def _of_solve(solve: Solve) -> Entry:
    return Entry(
        solve.id,
        solve.when,
        solve.game,
        solve.board,
        solve.first,
        solve.max_level,
        solve.min_level,
        solve.value,
        solve.lower,
        solve.upper,
        solve.nodes,
        solve.seconds,
        solve.final_board,
        solve.rests_on if solve.exact or solve.value is None else (),
    )
