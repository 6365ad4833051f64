"""The table of results: what was solved, when and at what cost, and imports from the original program's file."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from tiling_gui.core import catalogue
from tiling_gui.core.bound_store import ENGINE_VERSION
from tiling_gui.core.game import Value, reached
from tiling_gui.core.results import Solution
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr
from tiling_gui.records.record import now
from tiling_gui.store import key_values
from tiling_gui.store.database import Database
from tiling_gui.store.rows import (
    PAUSED,
    RUNNING,
    SOLVED,
    Solve,
    insert,
    is_set_up,
    moment,
    parsed,
    position_name,
    row_checksum,
    setup_text,
    value_of,
)

_OF_ENGINE = "setup = ? AND game = ? AND source = 'engine' AND engine = ?"


class Solves:
    """Rows of `solves`; part of Store.

    A position has at most one unfinished solve: sittings add to its positions and time until it is solved.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, solution: Solution, *, whole: bool = False) -> int | None:
        """Store the result of a solve, finished or not, added to the unfinished one of its position. Return its id.

        `whole`: its costs are those of all sittings already. Return None and store nothing if the solution came from
        the store, if its position is in the middle of a game and cannot be set up, or if its bounds were computed
        without a search (they can be recomputed at any time). A value from the store whose line has just been searched,
        as when a solve that was stopped is continued, is stored unless there is a solution already.
        """
        position, kind = solution.position, catalogue.game_of_position(solution.position)
        solved = solution.value is not None
        if not (solved or solution.nodes) or not is_set_up(position):
            return None
        waiting = self.unfinished(position)
        if solution.from_store and not (solution.compiled and (waiting or self.find(position) is None)):
            if waiting is not None:
                self.drop(waiting)
            return None
        kept = kind.final_board if solved else None
        nodes, seconds = solution.nodes, solution.seconds
        if waiting is not None and not whole:
            nodes, seconds = nodes + (waiting.nodes or 0), seconds + (waiting.seconds or 0.0)
        row = replace(
            _begun(position, SOLVED if solved else PAUSED),
            value=solution.value,
            lower=solution.lower,
            upper=solution.upper,
            final_board=kept(reached(kind.as_start(position), solution.line)) if kept else None,
            line=tuple(kind.move_to_json(move) for move in solution.line),
            nodes=nodes,
            seconds=seconds,
            threads=solution.threads,
        )
        return self._put(row, waiting)

    def begun(self, position: Any) -> Solve | None:
        """The unfinished solve of a position, or a new one that is not stored yet; None if it cannot be set up."""
        return (self.unfinished(position) or _begun(position, RUNNING)) if is_set_up(position) else None

    def put_progress(self, row: Solve) -> Solve:
        """Store the state, bounds and costs of an unfinished solve. Return it with its id.

        One that others have finished or removed meanwhile stays so.
        """
        row = replace(row, when=now())
        if not row.id:
            return replace(row, id=self._put(row, None))
        fields = _fields(row, None)
        names = ("finished", "state", "lower", "upper", "nodes", "seconds", "sum")
        values = (*(fields[name] for name in names), row.id, SOLVED)
        with self._database.change() as connection:
            connection.execute(f"UPDATE solves SET {' = ?, '.join(names)} = ? WHERE id = ? AND state != ?", values)
        return row

    def drop(self, row: Solve) -> None:
        """Delete an unfinished solve that cannot go on."""
        with self._database.change() as connection:
            connection.execute("DELETE FROM solves WHERE id = ? AND state != ?", (row.id, SOLVED))

    def unfinished(self, position: Any) -> Solve | None:
        """The unfinished solve of exactly this position; None if there is none."""
        found = self._database.rows(
            f"SELECT * FROM solves WHERE {_OF_ENGINE} AND state != ? ORDER BY id DESC LIMIT 1",
            (setup_text(position), catalogue.game_of_position(position).key, ENGINE_VERSION, SOLVED),
        )
        with suppress(InputError):  # a damaged row says nothing; the list of results reports it
            return _solve(found[0]) if found else None
        return None

    def _put(self, row: Solve, waiting: Solve | None) -> int:
        """Store a row in place of the one that waits. Return its id."""
        fields = _fields(row, None)
        with self._database.change() as connection:
            if waiting is None:
                return int(insert(connection, "INSERT", "solves", fields).lastrowid or 0)
            insert(connection, "REPLACE", "solves", fields | {"id": waiting.id})
            key_values.delete(connection, f"removed/solve/{waiting.id}")
            return waiting.id

    def put_marked(self, rows: Iterable[tuple[str, Solve]]) -> int:
        """Store imported results in one transaction, each mark only once. Return how many were new."""
        with self._database.change() as connection:
            added = 0
            for mark, row in rows:
                fields = _fields(row, mark)
                added += insert(connection, "INSERT OR IGNORE", "solves", fields).rowcount
            return added

    def find(self, position: Any) -> Solution | None:
        """The first solution of exactly this position by this engine version; None if there is none."""
        found = self._database.rows(
            f"SELECT * FROM solves WHERE {_OF_ENGINE} "
            "AND value IS NOT NULL AND max_level IS NULL AND min_level IS NULL ORDER BY id",
            (setup_text(position), catalogue.game_of_position(position).key, ENGINE_VERSION),
        )
        return next(filter(None, (_solution(position, row) for row in found)), None)

    def of(self, position: Any) -> list[Solve]:
        """Every solve of exactly this position, finished or not, the oldest first."""
        found = self._database.rows(
            f"SELECT * FROM solves WHERE {_OF_ENGINE} ORDER BY id",
            (setup_text(position), catalogue.game_of_position(position).key, ENGINE_VERSION),
        )
        return _readable(found) if found and is_set_up(position) else []  # that takes long, and few are solved

    def of_all(self, positions: Sequence[Any]) -> dict[str, list[Solve]]:
        """`of` several starting positions of one game, at most a few hundred, by `setup_text`."""
        setups, game = [setup_text(position) for position in positions], catalogue.game_of_position(positions[0]).key
        found = self._database.rows(
            f"SELECT * FROM solves WHERE setup IN ({', '.join('?' * len(setups))}) AND game = ? AND source = 'engine' "
            "AND engine = ? ORDER BY id",
            (*setups, game, ENGINE_VERSION),
        )
        by_setup: dict[str, list[Any]] = {}
        for row in found:
            by_setup.setdefault(row["setup"], []).append(row)
        return {setup: _readable(rows) for setup, rows in by_setup.items()}

    def all(self) -> list[Solve]:
        """Every result, newest first, undated ones last. Unreadable rows are skipped and reported."""
        solves = []
        for row in self._database.rows("SELECT * FROM solves ORDER BY id DESC"):
            try:
                solve = _solve(row)
                if solve.game in catalogue.GAMES:
                    catalogue.game(solve.game).check_stored(solve.setup)
                solves.append(solve)
            except InputError as error:
                self._database.add_message(tr("Result {id} is left out: {error}", id=row["id"], error=error))
        return sorted(solves, key=lambda row: moment(row.when), reverse=True)

    def one(self, id: int) -> Solve:
        """The result `id`. Raises InputError if there is none."""
        found = self._database.rows("SELECT * FROM solves WHERE id = ?", (id,))
        if not found:
            raise input_error("There is no result {id}.", id=id)
        return _solve(found[0])


def _readable(rows: Iterable[sqlite3.Row]) -> list[Solve]:
    solves = []
    for row in rows:
        with suppress(InputError):  # a damaged row proves nothing; the list of results reports it
            solves.append(_solve(row))
    return solves


def _begun(position: Any, state: str) -> Solve:
    """A row for a position of which nothing is known yet."""
    return Solve(
        game=catalogue.game_of_position(position).key,
        board=position_name(position),
        setup=json.loads(setup_text(position)),
        first=str(position.to_move),
        when=now(),
        nodes=0,
        seconds=0.0,
        engine=ENGINE_VERSION,
        state=state,
    )


def _fields(row: Solve, mark: str | None) -> dict[str, object]:
    """The row's columns except the id."""
    fields: dict[str, object] = {
        "finished": row.when, "game": row.game, "board": row.board,
        "setup": json.dumps(row.setup, sort_keys=True, separators=(",", ":"), ensure_ascii=False),
        "first": row.first, "max_level": row.max_level, "min_level": row.min_level,
        "value": _text(row.value), "lower": _text(row.lower), "upper": _text(row.upper),
        "final_board": None if row.final_board is None else json.dumps(row.final_board),
        "line": json.dumps(list(row.line)), "nodes": row.nodes, "seconds": row.seconds, "threads": row.threads,
        "source": row.source, "engine": row.engine, "mark": mark, "state": row.state,
    }  # fmt: skip
    return fields | {"sum": row_checksum("solves", fields)}


def _solve(row: sqlite3.Row) -> Solve:
    """Raises InputError for a row that is damaged."""
    if row["sum"] != row_checksum("solves", row) or not _is_one_value(row):
        raise input_error("A row of the database cannot be read.")
    fields = {name: row[name] for name in row.keys() if name not in ("finished", "mark", "sum")}  # noqa: SIM118
    fields |= {name: value_of(row[name]) for name in ("value", "lower", "upper")}
    fields |= {"setup": parsed(row["setup"], dict), "final_board": parsed(row["final_board"], list)}
    line = tuple(parsed(row["line"], list) or ())
    return Solve(**fields | {"line": line}, when=row["finished"])


def _is_one_value(row: sqlite3.Row) -> bool:
    """Whether the bounds of a solved position are its value."""
    exact = row["source"] == "engine" and row["value"] is not None and row["max_level"] is row["min_level"] is None
    return not exact or row["lower"] == row["value"] == row["upper"]


def _solution(position: Any, row: sqlite3.Row) -> Solution | None:
    """The row as a Solution of `position`; None if its line does not lead to its value."""
    kind = catalogue.game(row["game"])
    try:
        _solve(row)
        line: tuple[Any, ...] = tuple(map(kind.move_from_json, parsed(row["line"])))
        value = value_of(row["value"])
        end = reached(kind.as_start(position), line)
    except (InputError, TypeError):
        return None
    if value is None or not end.is_over or end.value() != value:
        return None
    nodes, seconds, threads = row["nodes"] or 0, row["seconds"] or 0.0, row["threads"] or 1
    return Solution(position, value, value, line, nodes, seconds, threads, from_store=True)


def _text(value: Value | None) -> str | None:
    return None if value is None else str(value)
