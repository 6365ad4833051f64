"""A puzzle as a game record, and back: what a record keeps of the puzzle it is."""

import datetime
from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.core.game import reached
from tiling_gui.desktop.session.game_session import PUZZLE
from tiling_gui.errors import InputError
from tiling_gui.players.puzzles import Puzzle
from tiling_gui.records.record import GameRecord, new_id, posed_record
from tiling_gui.records.tree import Path


@dataclass(frozen=True)
class Task:
    """The puzzle a record is."""

    moves: Path
    """What leads to it."""
    line: Path
    """Optimal play."""
    good: Path
    """The moves that keep the value, that of the line first."""
    collection: str = ""
    """The name of the collection it was opened from; "" if from none."""
    code: str = ""
    """Of a puzzle of a collection."""

    def puzzle(self, start: Any) -> Puzzle:
        """The puzzle itself."""
        value = reached(start, (*self.moves, *self.line)).value()
        return Puzzle(start, self.moves, self.good[0], value, self.line, self.good[1:])


def task_of(record: GameRecord) -> Task | None:
    """What is kept in the record; None where it is no puzzle, or that cannot be read."""
    data, read = record.extra.get(PUZZLE), record.tree.game.move_from_json
    if not isinstance(data, dict):
        return None
    try:
        moves, line, good = (
            tuple(read(move) for move in data.get(name, ())) for name in ("moves", "line", "good")
        )  # fmt: skip
        name, code = data.get("collection", ""), data.get("code", "")
        task = Task(moves, line, good or line[:1], str(name), str(code))
        task.puzzle(record.tree.start)  # before it is believed: it can be played, and ends
    except (TypeError, KeyError, IndexError, ValueError, InputError):
        return None
    return task


def puzzle_record(game: str, puzzle: Puzzle, *, id: str = "", collection: str = "", code: str = "") -> GameRecord:
    """The puzzle as a game without hints that stands where the right move is to be found."""
    found = posed_record(game, puzzle.start, puzzle.moves, id=id or new_id())
    write = found.tree.game.move_to_json
    data: dict[str, Any] = {
        name: [write(move) for move in path]
        for name, path in (("moves", puzzle.moves), ("line", puzzle.line), ("good", puzzle.good))
    }
    if collection:
        data |= {"collection": collection, "code": code}
    return replace(found, extra={PUZZLE: data})


def daily_id(game: str, day: datetime.date) -> str:
    """The id of the record of a puzzle of the day: opened again it is the same game, and counts once."""
    return f"daily-{game}-{day.isoformat()}"
