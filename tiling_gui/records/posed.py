"""Tasks and games: a task posed on the board as a record, and the tasks in a record that was played."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.core.game import Value, reached
from tiling_gui.errors import InputError
from tiling_gui.records.record import GameRecord, NamedPlayer, new_id, posed_record
from tiling_gui.records.reviewed import judgement
from tiling_gui.records.task import Task

PUZZLE = "puzzle"
"""Key of `extra`: a task whose right moves and best line are known; kept among the games once it is answered."""
PRACTICE = "practice"
"""Key of `extra`: the code of any other task, which is not kept."""
NOT_PLAYED = (PUZZLE, PRACTICE, "solve")
"""Keys of `extra` that mark records that were not played as games."""
ASKED = "asked"
"""Key of `extra` in a task: the side whose move is to be found."""


def is_played(record: GameRecord) -> bool:
    """False for tasks, and solves that were opened to look at."""
    return not any(name in record.extra for name in NOT_PLAYED)


def is_one_of(player: NamedPlayer, names: Collection[str] | None) -> bool:
    """Whether the player is human and, if `names` is given, called one of them."""
    return player.spec == "human" and (names is None or player.name in names)


# A task on the board ----------------------------------------------------------------------------------------------


def task_record(task: Task, *, id: str = "", collection: str = "") -> GameRecord:
    """A task as a game without hints, at its position; `collection` is what it was opened from."""
    found = posed_record(task.game.key, task.start, task.moves, id=id or new_id())
    extra: dict[str, Any] = {PRACTICE: task.code}
    if task.right and task.line:
        lines = {"moves": task.moves, "line": task.line, "good": task.right}
        data: dict[str, Any] = {name: list(map(task.game.move_to_json, path)) for name, path in lines.items()}
        data |= {"rule": task.rule} if task.rule else {}
        extra = {PUZZLE: data | ({"collection": collection, "code": task.code} if collection else {})}
    return replace(found, extra={**extra, ASKED: str(found.tree.position.to_move)})


def task_of(record: GameRecord) -> Task | None:
    """The task kept in a record; None if there is none or it is damaged."""
    data, game = record.extra.get(PUZZLE), record.tree.game
    if not isinstance(data, dict):
        return None
    try:
        moves, line, good = (
            tuple(game.move_from_json(move) for move in data.get(name, ())) for name in ("moves", "line", "good")
        )
        value = reached(record.tree.start, (*moves, *line)).value()  # raises if a move is illegal
        rule = str(data.get("rule", ""))
        return Task(game, record.tree.start, moves, value, right=good or (line[0],), line=line, rule=rule)
    except (TypeError, KeyError, IndexError, ValueError, InputError):
        return None


def collection_of(record: GameRecord) -> str:
    """The collection that a task was opened from; "" if from none."""
    data = record.extra.get(PUZZLE)
    return str(data.get("collection", "")) if isinstance(data, dict) else ""


# Tasks in a game --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OwnMistake:
    """A mistake in a game, and the position before it as a task."""

    task: Task
    record: str
    """The id of its game."""
    number: int
    """The number of the move in the game, from 1."""
    cost: Value
    """What the mistake lost; if the task's value is not exact, at least."""


def own_mistakes(record: GameRecord, names: Collection[str] | None = None) -> Iterator[OwnMistake]:
    """The mistakes of a person (called one of `names`, by default any), in the order of the game."""
    if not is_played(record):
        return
    for each in judgement(record).mistakes:
        moves = record.line[: each.ply]
        if is_one_of(record.made_by(moves), names):
            task = Task(record.tree.game, record.tree.start, moves[:-1], each.before, each.exact, played=each.move)
            yield OwnMistake(task, record.id, each.ply, each.lost)


def guesses(record: GameRecord) -> list[Task]:
    """The moves of the game to be guessed: those that were not forced."""
    game, line = record.tree.game, record.line
    positions = record.tree.positions_along(line)[:-1]
    return [
        Task(game, record.tree.start, line[:ply], played=line[ply], guess=True)
        for ply, met in enumerate(positions)
        if len(met.moves()) > 1
    ]
