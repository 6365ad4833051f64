"""Puzzles as game records and back, the texts about them, and the score."""

import datetime
from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side, reached
from tiling_gui.desktop.session.game_session import PUZZLE
from tiling_gui.errors import InputError
from tiling_gui.language import plural, tr
from tiling_gui.players.puzzles import Puzzle
from tiling_gui.records.practice import ASKED
from tiling_gui.records.record import GameRecord, new_id, posed_record
from tiling_gui.records.tree import Path

_REMEMBERED = 500
"""The number of answered puzzles that are remembered by record id."""


@dataclass(frozen=True)
class PuzzleTask:
    """The puzzle stored in a record."""

    moves: Path
    """The moves that lead to the puzzle."""
    line: Path
    """The principal variation."""
    good: Path
    """The moves that keep the value; that of the line comes first."""
    collection: str = ""
    """The name of the collection it was opened from; "" if from none."""
    code: str = ""
    """The code of a puzzle of a collection."""

    def puzzle(self, start: Any) -> Puzzle:
        value = reached(start, (*self.moves, *self.line)).value()
        return Puzzle(start, self.moves, self.good[0], value, self.line, self.good[1:])


def task_of(record: GameRecord) -> PuzzleTask | None:
    """The puzzle stored in a record; None if there is none or it is damaged."""
    data, read = record.extra.get(PUZZLE), record.tree.game.move_from_json
    if not isinstance(data, dict):
        return None
    try:
        moves, line, good = (
            tuple(read(move) for move in data.get(name, ())) for name in ("moves", "line", "good")
        )  # fmt: skip
        name, code = data.get("collection", ""), data.get("code", "")
        task = PuzzleTask(moves, line, good or line[:1], str(name), str(code))
        task.puzzle(record.tree.start)  # raises if a move is illegal or the line does not end the game
    except (TypeError, KeyError, IndexError, ValueError, InputError):
        return None
    return task


def puzzle_record(game: str, puzzle: Puzzle, *, id: str = "", collection: str = "", code: str = "") -> GameRecord:
    """A puzzle as a game without hints, at the position where the move is to be found."""
    found = posed_record(game, puzzle.start, puzzle.moves, id=id or new_id())
    write = found.tree.game.move_to_json
    data: dict[str, Any] = {
        name: [write(move) for move in path]
        for name, path in (("moves", puzzle.moves), ("line", puzzle.line), ("good", puzzle.good))
    }
    if collection:
        data |= {"collection": collection, "code": code}
    return replace(found, extra={PUZZLE: data, ASKED: str(found.tree.position.to_move)})


def daily_id(game: str, day: datetime.date) -> str:
    """The record id of a puzzle of the day: opened again it is the same game, and counts once."""
    return f"daily-{game}-{day.isoformat()}"


def asked(key: str, puzzle: Puzzle) -> str:
    """The task, such as "MAX to move. One move alone keeps 14.", in the game of this key."""
    position, good, value = puzzle.position, len(puzzle.good), puzzle.value
    turn = GAMES[key].turn(position)
    if position.to_move in (Side.FIRST, Side.SECOND):
        if good == 1:
            return tr("{turn}. Only one move wins.", turn=turn)
        return plural("{turn}. %n moves win: find one.", "{turn}. %n move wins.", good, turn=turn)
    if good == 1:
        return tr("{turn}. Only one move keeps {value}.", turn=turn, value=value)
    return plural(
        "{turn}. %n moves keep {value}: find one.", "{turn}. %n move keeps {value}.", good, turn=turn, value=value
    )


def only(puzzle: Puzzle) -> str:
    """The sentence about the solution."""
    move = puzzle.position.write(puzzle.solution)
    if puzzle.others:
        return tr("{move} keeps the value.", move=move)
    return tr("{move} is the only move that keeps the value.", move=move)


@dataclass(frozen=True)
class Score:
    """The results of all puzzles."""

    streak: int = 0
    """The number of puzzles solved in a row."""
    best: int = 0
    """The longest streak."""
    solved: int = 0
    tried: int = 0
    answered: tuple[str, ...] = ()
    """Ids of the records that were answered: only the first answer counts."""

    def after(self, id: str, right: bool, hinted: bool = False) -> "Score":
        """The score after an answer; only the first to a puzzle counts. With a hint the streak does not grow."""
        if id in self.answered:
            return self
        streak = self.streak + (not hinted) if right else 0
        answered = (*self.answered, id)[-_REMEMBERED:]
        best = max(self.best, streak)
        return replace(
            self, streak=streak, best=best, solved=self.solved + right, tried=self.tried + 1, answered=answered
        )

    def sentence(self) -> str:
        """The text that follows the number of the streak, once a puzzle was tried."""
        return plural(
            "solved in a row; best {best}. {solved} of %n puzzles solved.",
            "solved in a row; best {best}. {solved} of %n puzzle solved.",
            self.tried,
            best=self.best,
            solved=self.solved,
        )

    def to_json(self) -> dict[str, Any]:
        return {**vars(self), "answered": list(self.answered)}


def read_score(data: Any) -> Score:
    """Reads a stored score; an invalid one is empty."""
    names = ("streak", "best", "solved", "tried")
    if not isinstance(data, dict) or not all(isinstance(data.get(name), int) for name in names):
        return Score()
    streak, best, solved, tried = (data[name] for name in names)
    answered = data.get("answered")
    return Score(streak, best, solved, tried, tuple(answered) if isinstance(answered, list) else ())
