"""Results and finished games as one list, newest first, also as CSV and JSON files."""

import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tiling_gui import atomic
from tiling_gui.core import catalogue
from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.tables import Column, columns, csv_text, file_of
from tiling_gui.errors import InputError, ending_error
from tiling_gui.store.rows import GameRow, Solve, moment
from tiling_gui.store.store import Store

Row = Solve | GameRow


def entries(store: Store) -> list[Row]:
    """Every result and every finished game, newest first, undated ones last. Raises StoreError."""
    found: list[Row] = [*store.solves(), *(row for row in store.games() if row.finished)]
    return sorted(found, key=lambda row: moment(row.when), reverse=True)


def position_text(row: Row) -> str:
    """The starting position as `solve` takes it; "" if it can no longer be played."""
    with suppress(InputError):
        return catalogue.written_position(row.start())
    return ""


def as_json(row: Row) -> dict[str, Any]:
    """The JSON object of `tiling-gui results --json`. The id is a number for a result, the record's id for a game.

    The players are null for exact play, a number for a lookahead depth, and the spec of the player of a game.
    """
    bounds = None if row.lower is None or row.upper is None else [row.lower, row.upper]
    return {
        "id": row.id,
        "when": row.when,
        "game": row.game,
        "board": row.board,
        "first": row.first,
        "max": row.max,
        "min": row.min,
        "value": value_to_json(row.value),
        "bounds": None if bounds is None else [value_to_json(bound) for bound in bounds],
        "nodes": row.nodes,
        "seconds": row.seconds,
        "state": row.state,
        "source": row.source,
    }


def save(rows: Iterable[Row], path: str | Path) -> str:
    """Write the entries to a .csv or .json file atomically. Return which of the two. Raises InputError, StoreError."""
    form = Path(path).suffix.lower().removeprefix(".")
    if form not in ("csv", "json"):
        raise ending_error(("csv", "json"), path)
    atomic.write_bytes(path, file_of(to_csv(rows)) if form == "csv" else to_json(rows).encode("utf-8", "replace"))
    return form


def to_json(rows: Iterable[Row]) -> str:
    """The entries as a JSON document, including final boards."""
    listed = [{**as_json(row), "final_board": row.final_board} for row in rows]
    lines = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in listed)
    return '{"results": [\n' + lines + "\n]}\n" if listed else '{"results": []}\n'


def to_csv(rows: Iterable[Row]) -> str:
    """The entries as CSV with a header row. A result has a number, a game the id of its record; the players are specs,
    or "exact"; unknown values are empty.
    """
    return csv_text(_COLUMNS, map(_cells, rows))


_COLUMNS = (
    Column("id", "number"),
    Column("record"),
    Column("when", "time"),
    *columns("game board position first max min"),
    *columns("value lower upper", "value"),
    *columns("nodes seconds", "number"),
    *columns("final_board state source"),
)


def _cells(row: Row) -> tuple[Any, ...]:
    named = (None, row.id) if isinstance(row, GameRow) else (row.id, None)
    players = (
        "exact" if who is None else f"lookahead:{who}" if isinstance(who, int) else who for who in (row.max, row.min)
    )
    board = None if row.final_board is None else json.dumps(row.final_board)
    said = (row.when, row.game, row.board, position_text(row), row.first, *players)
    return (*named, *said, row.value, row.lower, row.upper, row.nodes, row.seconds, board, row.state, row.source)
