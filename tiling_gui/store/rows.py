"""Rows of the store's tables as typed objects, and the canonical text of a position by which equal ones are found.

The column `sum` is a checksum of everything that states what is proved: a row with a flipped bit is ignored. It does
not protect against forged rows.
"""

import json
import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, ClassVar
from zlib import crc32

from tiling_gui.core import catalogue
from tiling_gui.core.exact_text import value_from_text
from tiling_gui.core.game import Value
from tiling_gui.errors import input_error
from tiling_gui.language import tr
from tiling_gui.records.record import board_name
from tiling_gui.records.verdict import Verdict

RUNNING, PAUSED, SOLVED = "running", "paused", "solved"
"""States of a solve."""


@dataclass(frozen=True)
class Solve:
    """One solve of this program, finished or not, or an entry of the original program's results."""

    game: str
    board: str
    """The position's short name, e.g. "5x6"."""
    setup: Mapping[str, Any]
    """The position as its game's JSON."""
    first: str
    """The side to move."""
    value: Value | None = None
    """The minimax value if it is proved; for lookahead players, the result of their game."""
    lower: Value | None = None
    """Proved lower bound; None for lookahead players."""
    upper: Value | None = None
    when: str | None = None
    """ISO 8601, without a zone if the source had none; None if not known."""
    max_level: int | None = None
    """MAX's lookahead depth; None = exact."""
    min_level: int | None = None
    final_board: list[list[int | None]] | None = None
    """k = covered by move k, 0 = free, None = not a square of the board."""
    line: tuple[Any, ...] = ()
    """The moves as JSON; complete only for exact results."""
    nodes: int | None = None
    seconds: float | None = None
    threads: int | None = None
    source: str = "engine"
    """ "engine" or "import"."""
    engine: str | None = None
    """Version of the engine that proved it."""
    id: int = 0
    """Set by the store."""
    state: str = SOLVED
    """RUNNING, PAUSED or SOLVED; costs and time are those of all sittings."""

    @property
    def exact(self) -> bool:
        """True if the value is a minimax value, not the result of a game between lookahead players."""
        return self.value is not None and self.max_level is None and self.min_level is None

    @property
    def is_unfinished(self) -> bool:
        """True if it can be continued."""
        return self.state != SOLVED

    @property
    def max(self) -> int | None:
        """Who played MAX: None for exact play, a number for its lookahead depth."""
        return self.max_level

    @property
    def min(self) -> int | None:
        return self.min_level

    def start(self) -> Any:
        """The position that was solved. Raises InputError if it is too large to be played."""
        return catalogue.game(self.game).from_json(self.setup)

    def end(self) -> Any:
        """The position at the end of the line. Raises InputError if the line is not legal."""
        game = catalogue.game(self.game)
        position = (game.read_stored or game.from_json)(self.setup)
        for move in self.line:
            position = position.play(game.move_from_json(move))
        return position


@dataclass(frozen=True)
class GameRow:
    """A stored game as lists show it; `Store.game` returns the record."""

    id: str
    changed: str
    """ISO 8601, the time it was last saved."""
    started: str | None
    finished: str | None
    game: str
    board: str
    first: str
    max: str
    """Spec of the player of MAX (of FIRST in games for the last move); `min` is the other side's."""
    min: str
    max_name: str
    min_name: str
    moves: int
    result: Verdict | None
    value: Value | None
    minimax: Value | None
    is_puzzle: bool
    """True for a puzzle, whether it was answered or not."""
    start: Callable[[], Any] = field(compare=False)
    """Reads the starting position, not the moves. Raises InputError."""
    lower: ClassVar[None] = None
    """This and the following is what a solve has and a game has not."""
    upper: ClassVar[None] = None
    nodes: ClassVar[None] = None
    seconds: ClassVar[None] = None
    final_board: ClassVar[None] = None
    state: ClassVar[str] = SOLVED
    source: ClassVar[str] = "engine"
    is_unfinished: ClassVar[bool] = False

    @property
    def when(self) -> str:
        return self.finished or self.changed


def is_set_up(position: Any) -> bool:
    """True if a record can start from `position`, that is, if its JSON describes it completely."""
    found = catalogue.game_of_position(position)
    start = found.as_start(position)
    return bool(found.from_json(found.to_json(start)) == start)


def setup_text(position: Any) -> str:
    """The position as canonical JSON, the same for the same squares, dominoes and side to move."""
    found = catalogue.game_of_position(position)
    data = found.to_json(found.as_start(position))
    return _canonical(data)


_canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode


def position_name(position: Any) -> str:
    """The position's short name, including what is on the board."""
    kind = catalogue.game_of_position(position)
    return board_name(kind.key, kind.as_start(position))


def parsed(text: str | None, kind: type = object) -> Any:
    """Parse JSON from the store's own tables; None for NULL.

    Raises InputError unless it is valid and of type `kind`.
    """
    if text is None:
        return None
    try:
        data = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise input_error("A row of the database cannot be read.") from error
    if not isinstance(data, kind):
        raise input_error("A row of the database cannot be read.")
    return data


def value_of(text: str | None) -> Value | None:
    """A value in a column. Raises InputError."""
    return None if text is None else value_from_text(str(text), tr("A value in the database"))


def moment(when: str | None) -> float:
    """Seconds since the epoch, local time if `when` has no zone; minus infinity if it is unknown."""
    try:
        return datetime.fromisoformat(when or "").timestamp()
    except (ValueError, TypeError, OverflowError, OSError):
        return float("-inf")


def insert(connection: sqlite3.Connection, how: str, table: str, fields: Mapping[str, object]) -> sqlite3.Cursor:
    """Insert a row given by its columns; `how` is "INSERT", "INSERT OR IGNORE" or "REPLACE"."""
    places = ", ".join("?" * len(fields))
    return connection.execute(f"{how} INTO {table} ({', '.join(fields)}) VALUES ({places})", tuple(fields.values()))


CHECKED_COLUMNS: Mapping[str, tuple[str, ...]] = {
    "facts": ("key", "engine", "lower_max", "upper_max", "lower_min", "upper_min"),
    "solves": (
        "game", "board", "setup", "first", "max_level", "min_level", "value", "lower", "upper", "final_board", "line",
        "source", "engine",
    ),
}  # fmt: skip


def checksum(*parts: object) -> str:
    return f"{crc32(repr(parts).encode('utf-8', 'surrogatepass')):08x}"


def row_checksum(table: str, row: Mapping[str, object] | sqlite3.Row) -> str:
    return checksum(*(row[name] for name in CHECKED_COLUMNS[table]))


def update_checksums(connection: sqlite3.Connection, table: str, which: str = "1") -> None:
    """Compute the checksums of the rows of a table that `which` selects."""
    connection.execute(f"UPDATE {table} SET sum = summed({', '.join(CHECKED_COLUMNS[table])}) WHERE {which}")
