"""The table of games: one row a game, with its record, rewritten after every move, and the columns that lists show."""

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from tiling_gui.core import catalogue
from tiling_gui.core.game import Side
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr
from tiling_gui.records import json_form, known
from tiling_gui.records.merging import merged
from tiling_gui.records.record import GameRecord, now
from tiling_gui.records.verdict import Verdict
from tiling_gui.store.database import Database
from tiling_gui.store.rows import GameRow, insert, moment, value_of

_LISTED = (
    "id, changed, started, finished, game, board, first, max, min, max_name, min_name, moves, result, value, minimax, "
    "CASE WHEN json_valid(record) THEN json_extract(record, '$.extra.puzzle') IS NOT NULL END AS is_puzzle"
)


class Games:
    """Rows of `games`; part of Store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, connection: sqlite3.Connection, record: GameRecord, before: str = "") -> tuple[GameRecord, str]:
        """Store the record under its id within the transaction of `connection`.

        `before` is the text that the caller stored last. If the stored text differs from it, because another window or
        program wrote it, the two records are merged. Return the record that was stored, and its text.
        """
        record, text = self._with_others(connection, record, before)
        one, other = (record.player(side) for side in record.tree.game.sides)
        one_name, other_name = (_listed_name(record, side) for side in record.tree.game.sides)
        result = record.result
        fields = {
            "id": record.id, "changed": now(), "started": record.started, "finished": record.finished,
            "game": record.game, "board": record.board, "first": str(record.first),
            "max": one.spec, "min": other.spec, "max_name": one_name, "min_name": other_name,
            "moves": len(record.line),
            "result": str(result.verdict) if result and result.verdict else None,
            "value": str(result.value) if result and result.value is not None else None,
            "minimax": str(result.minimax) if result and result.minimax is not None else None,
            "record": text,
        }  # fmt: skip
        insert(connection, "REPLACE", "games", fields)
        return record, text

    def _with_others(self, connection: sqlite3.Connection, record: GameRecord, before: str) -> tuple[GameRecord, str]:
        text = _text(record)
        row = connection.execute("SELECT record FROM games WHERE id = ?", (record.id,)).fetchone() if before else None
        if row is None or row["record"] in (before, text):
            return record, text
        try:
            other = json_form.read(row["record"])
            found = merged(record, replace(other, tree=known.as_notes(other.tree)))
        except InputError:
            return record, text
        if found is None:
            return record, text
        found = found.with_tree(found.tree.go(record.tree.cursor))
        return found, _text(found)

    def all(self) -> list[GameRow]:
        """Every game with a move in it, the most recently played first. Unreadable rows are skipped and reported."""
        played = "moves > 0 OR finished IS NOT NULL"
        return [row for row, _ in self.listed(f"FROM games WHERE {played} ORDER BY rowid DESC")]

    def listed(self, query: str, values: Sequence[object] = (), besides: str = "NULL") -> list[tuple[GameRow, Any]]:
        """The games that a query finds, the most recently played first, each with its extra column `besides`."""
        rows = []
        for row in self._database.rows(f"SELECT {_LISTED}, {besides} {query}", values):
            try:
                rows.append((self._listed(row), row[-1]))
            except (InputError, ValueError) as error:
                self._database.add_message(tr("Game {id} is left out: {error}", id=row["id"], error=error))
        return sorted(rows, key=lambda found: moment(found[0].when), reverse=True)

    def _listed(self, row: sqlite3.Row) -> GameRow:
        fields = dict(zip(row.keys()[:-1], row, strict=False))
        fields["is_puzzle"] = bool(row["is_puzzle"])
        fields["result"] = Verdict(row["result"]) if row["result"] else None
        fields["value"], fields["minimax"] = value_of(row["value"]), value_of(row["minimax"])
        return GameRow(**fields, start=partial(self._start, row["id"]))

    def _start(self, id: str) -> Any:
        data = json.loads(self.text(id))
        return catalogue.game(data["game"]).from_json(data["setup"])

    def count(self) -> int:
        return int(self._database.rows("SELECT count(*) FROM games")[0][0])

    def get(self, id: str) -> GameRecord | None:
        """The record with exactly this id; None if there is none. Raises InputError if it cannot be read."""
        found = self._database.rows("SELECT record FROM games WHERE id = ?", (id,))
        return json_form.read(found[0]["record"]) if found else None

    def text(self, id: str) -> str:
        """The stored JSON record, even if it can no longer be read. Raises InputError if there is none."""
        found = self._database.rows("SELECT record FROM games WHERE id = ?", (self.id_of(id),))
        return str(found[0]["record"])

    def drop(self, id: str) -> None:
        with self._database.change() as connection:
            connection.execute("DELETE FROM games WHERE id = ?", (id,))

    def one(self, id: str) -> GameRecord:
        """The record whose id is `id` or, if it is the only one, begins with it. Raises InputError if there is none."""
        return json_form.read(self.text(id))

    def id_of(self, id: str) -> str:
        """The id that is `id` or the only one that begins with it. Raises InputError if there is none, or several."""
        found = self._database.rows("SELECT id FROM games WHERE id = ?", (id,))
        if not found and id:
            found = self._database.rows("SELECT id FROM games WHERE substr(id, 1, ?) = ?", (len(id), id))
        if len(found) > 1:
            raise input_error(
                "{found} saved games have an id that begins with {id!r}; more of it is needed.", found=len(found), id=id
            )
        if not found:
            raise input_error("There is no saved game {id!r}; tiling-gui games lists them.", id=id)
        return str(found[0]["id"])


def _text(record: GameRecord) -> str:
    return json_form.write(replace(record, tree=known.for_storage(record.tree)))


def _listed_name(record: GameRecord, side: Side) -> str:
    """The name of the player of `side`; all names if several played it."""
    several = len(record.players_of(side)) > 1
    return record.named(side) if several else record.player(side).name
