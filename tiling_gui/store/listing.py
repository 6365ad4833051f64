"""Results and finished games as one list, newest first, also as CSV and JSON files."""

import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from tiling_gui import atomic
from tiling_gui.core import catalogue
from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.game import Value
from tiling_gui.core.tables import Column, columns, csv_text, file_of
from tiling_gui.errors import InputError, ending_error
from tiling_gui.store.rows import SOLVED, Solve, moment
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
    state: str = SOLVED
    """"running" or "paused" for an unfinished solve."""
    source: str = "engine"
    """"import" for an entry of the original program's results."""
    start: Callable[[], Any] | None = field(default=None, compare=False)
    """Reads the starting position. Raises InputError."""

    @property
    def position(self) -> str:
        """The starting position as `solve` takes it; "" if it can no longer be played."""
        with suppress(InputError):
            return "" if self.start is None else catalogue.written_position(self.start())
        return ""

    @property
    def is_game(self) -> bool:
        return isinstance(self.id, str)

    @property
    def is_unfinished(self) -> bool:
        """Whether it is a solve that can be continued."""
        return self.state != SOLVED

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
            "state": self.state,
            "source": self.source,
        }


def entries(store: Store) -> list[Entry]:
    """Every result and every finished game, newest first, undated ones last. Raises StoreError."""
    found = [_of_solve(solve) for solve in store.solves()]
    for row in store.games():
        if row.finished:
            who = (row.first, row.max, row.min)
            read = partial(_start_of_game, store, row.id)
            found.append(Entry(row.id, row.when, row.game, row.board, *who, row.value, *(None,) * 4, start=read))
    return sorted(found, key=lambda entry: moment(entry.when), reverse=True)


def _start_of_game(store: Store, id: str) -> Any:
    """The starting position of a stored game, without reading its moves. Raises InputError."""
    data = json.loads(store.game_text(id))
    return catalogue.game(data["game"]).from_json(data["setup"])


def save(rows: Iterable[Entry], path: str | Path) -> str:
    """Write the entries to a .csv or .json file atomically. Return which of the two. Raises InputError, StoreError."""
    form = Path(path).suffix.lower().removeprefix(".")
    if form not in ("csv", "json"):
        raise ending_error(("csv", "json"), path)
    atomic.write_bytes(path, file_of(to_csv(rows)) if form == "csv" else to_json(rows).encode("utf-8", "replace"))
    return form


def to_json(rows: Iterable[Entry]) -> str:
    """The entries as a JSON document, including final boards."""
    listed = [{**row.to_json(), "final_board": row.final_board} for row in rows]
    lines = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in listed)
    return '{"results": [\n' + lines + "\n]}\n" if listed else '{"results": []}\n'


def to_csv(rows: Iterable[Entry]) -> str:
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


def _cells(row: Entry) -> tuple[Any, ...]:
    named = (None, row.id) if row.is_game else (row.id, None)
    players = (
        "exact" if who is None else f"lookahead:{who}" if isinstance(who, int) else who for who in (row.max, row.min)
    )
    board = None if row.final_board is None else json.dumps(row.final_board)
    said = (row.when, row.game, row.board, row.position, row.first, *players)
    return (*named, *said, row.value, row.lower, row.upper, row.nodes, row.seconds, board, row.state, row.source)


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
        solve.state,
        solve.source,
        solve.start,
    )
