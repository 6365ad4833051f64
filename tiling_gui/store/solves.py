"""The table of results: what was solved, when and at what cost, and imports from the original program's file."""

import json
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

from tiling_gui.core import catalogue
from tiling_gui.core.bound_store import ENGINE_VERSION
from tiling_gui.core.exact_text import value_from_text
from tiling_gui.core.game import Value, reached
from tiling_gui.core.results import Solution
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr
from tiling_gui.records.record import now
from tiling_gui.store.database import Database
from tiling_gui.store.rows import (
    Solve,
    insert,
    is_set_up,
    moment,
    parsed,
    position_name,
    row_checksum,
    setup_text,
    update_checksums,
)
from tiling_gui.store.sources import named, open_names, rests_column


class Solves:
    """Rows of `solves`; part of Store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, solution: Solution) -> int | None:
        """Store the result of a solve, finished or not. Return its id.

        Return None and store nothing if the solution came from the store, if its position is in the middle of a game
        and cannot be set up, if its bounds were computed without a search (they can be recomputed at any time), or if
        it rests on a source that has been forgotten. A value from the store whose line has just been searched, as when
        a solve that was stopped is continued, is stored unless there is a solution already.
        """
        position, kind = solution.position, catalogue.game_of_position(solution.position)
        solved = solution.value is not None
        if not (solved or solution.nodes) or not is_set_up(position):
            return None
        if solution.from_store and not (solution.compiled and self.find(position) is None):
            return None
        kept = kind.final_board if solved else None
        row = Solve(
            game=kind.key,
            board=position_name(position),
            setup=json.loads(setup_text(position)),
            first=str(position.to_move),
            value=solution.value,
            lower=solution.lower,
            upper=solution.upper,
            when=now(),
            final_board=kept(reached(kind.as_start(position), solution.line)) if kept else None,
            line=tuple(kind.move_to_json(move) for move in solution.line),
            nodes=solution.nodes,
            seconds=solution.seconds,
            threads=solution.threads,
            engine=ENGINE_VERSION,
        )
        with self._database.change() as connection:
            rests = rests_column(connection, solution.rests_on)
            if rests is None:
                return None
            return int(insert(connection, "INSERT", "solves", _fields(row, None, rests)).lastrowid or 0)

    def put_marked(self, rows: Iterable[tuple[str, Solve]]) -> int:
        """Store imported results in one transaction, each mark only once. Return how many were new."""
        with self._database.change() as connection:
            added = 0
            for mark, row in rows:
                fields = _fields(row, mark, rests_column(connection, row.rests_on) or "")
                added += insert(connection, "INSERT OR IGNORE", "solves", fields).rowcount
            return added

    def find(self, position: Any) -> Solution | None:
        """The solution of exactly this position by this engine version; None if there is none.

        Of several, the one that rests on the fewest sources, and of these the first.
        """
        found = self._database.rows(
            "SELECT * FROM solves WHERE setup = ? AND game = ? AND source = 'engine' AND engine = ? "
            "AND value IS NOT NULL AND max_level IS NULL AND min_level IS NULL ORDER BY id",
            (setup_text(position), catalogue.game_of_position(position).key, ENGINE_VERSION),
        )
        names = open_names(self._database) if found else {}
        solutions = (_solution(position, row, names) for row in found)
        return min(filter(None, solutions), key=lambda solution: len(solution.rests_on), default=None)

    def of(self, position: Any) -> list[Solve]:
        """Every result of solving exactly this position, finished or not, the oldest first."""
        if not is_set_up(position):
            return []
        found = self._database.rows(
            "SELECT * FROM solves WHERE setup = ? AND game = ? AND source = 'engine' AND engine = ? ORDER BY id",
            (setup_text(position), catalogue.game_of_position(position).key, ENGINE_VERSION),
        )
        names = open_names(self._database) if found else {}
        solves = []
        for row in found:
            with suppress(InputError):  # a damaged row proves nothing; the list of results reports it
                solves.append(_solve(row, names))
        return solves

    def all(self) -> list[Solve]:
        """Every result, newest first, undated ones last. Unreadable rows are skipped and reported."""
        solves, names = [], open_names(self._database)
        for row in self._database.rows("SELECT * FROM solves ORDER BY id DESC"):
            try:
                solve = _solve(row, names)
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
        return _solve(found[0], open_names(self._database))

    def proved(self, id: int) -> None:
        """Record that the result `id` has been proved here and no longer rests on anything."""
        with self._database.change() as connection:
            connection.execute("UPDATE solves SET rests = '' WHERE id = ?", (id,))
            update_checksums(connection, "solves", f"id = {int(id)}")


def _fields(row: Solve, mark: str | None, rests: str) -> dict[str, object]:
    """The row's columns except the id."""
    fields: dict[str, object] = {
        "finished": row.when, "game": row.game, "board": row.board,
        "setup": json.dumps(row.setup, sort_keys=True, separators=(",", ":"), ensure_ascii=False),
        "first": row.first, "max_level": row.max_level, "min_level": row.min_level,
        "value": _text(row.value), "lower": _text(row.lower), "upper": _text(row.upper),
        "final_board": None if row.final_board is None else json.dumps(row.final_board),
        "line": json.dumps(list(row.line)), "nodes": row.nodes, "seconds": row.seconds, "threads": row.threads,
        "source": row.source, "engine": row.engine, "mark": mark, "rests": rests,
    }  # fmt: skip
    return fields | {"sum": row_checksum("solves", fields)}


def _solve(row: sqlite3.Row, names: Mapping[int, str]) -> Solve:
    """Raises InputError for a row that is damaged or whose source no longer exists."""
    rests = named(row["rests"], names)
    if rests is None or row["sum"] != row_checksum("solves", row):
        raise input_error("A row of the database cannot be read.")
    fields = {name: row[name] for name in row.keys() if name not in ("finished", "mark", "rests", "sum")}  # noqa: SIM118
    fields |= {name: value_of(row[name]) for name in ("value", "lower", "upper")}
    fields |= {"setup": parsed(row["setup"], dict), "final_board": parsed(row["final_board"], list)}
    line = tuple(parsed(row["line"], list) or ())
    return Solve(**fields | {"line": line}, when=row["finished"], rests_on=rests)


def _solution(position: Any, row: sqlite3.Row, names: Mapping[int, str]) -> Solution | None:
    """The row as a Solution of `position`; None if its line does not lead to its value."""
    kind = catalogue.game(row["game"])
    try:
        rests = _solve(row, names).rests_on
        line: tuple[Any, ...] = tuple(map(kind.move_from_json, parsed(row["line"])))
        value = value_of(row["value"])
        end = reached(kind.as_start(position), line)
    except (InputError, TypeError):
        return None
    if value is None or not end.is_over or end.value() != value:
        return None
    nodes, seconds, threads = row["nodes"] or 0, row["seconds"] or 0.0, row["threads"] or 1
    return Solution(position, value, value, line, nodes, seconds, threads, from_store=True, rests_on=rests)


def value_of(text: str | None) -> Value | None:
    return None if text is None else value_from_text(str(text), tr("A value in the database"))


def _text(value: Value | None) -> str | None:
    return None if value is None else str(value)
