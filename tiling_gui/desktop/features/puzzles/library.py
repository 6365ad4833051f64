"""Collections of puzzles in the store, by name. Puzzles from elsewhere are proved before they are added."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.core.catalogue import game
from tiling_gui.core.game import reached
from tiling_gui.core.limits import Progress, Run
from tiling_gui.desktop.features.puzzles.posing import asked
from tiling_gui.errors import InputError
from tiling_gui.language import plural, tr
from tiling_gui.players.puzzles import Puzzle, pose
from tiling_gui.records.puzzle_file import MOST, CollectedPuzzle, from_code, to_code
from tiling_gui.records.record import board_name, shown_board
from tiling_gui.search.engine import GameEngine
from tiling_gui.store import Store

_PREFIX = "puzzles of "
"""Prefix of the store keys of collections."""
SECONDS = 20.0
"""Time limit in seconds for each position that is solved."""


@dataclass(frozen=True)
class PuzzleEntry:
    """A puzzle of a collection; the moves that keep its value were proved on this computer."""

    code: str
    good: tuple[Any, ...]
    """The moves that keep the value, as JSON."""
    line: tuple[Any, ...]
    """The principal variation, as JSON."""
    comment: str = ""
    solved: bool | None = None
    """Whether the first answer was right; None if there is no answer yet."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle. Raises InputError as `read` does."""
        return self.read()[1]

    def read(self) -> tuple[str, Puzzle]:
        """The key of its game, and the puzzle. Raises InputError if the stored data is damaged."""
        key, start, moves = from_code(self.code)
        read = game(key).move_from_json
        good, line = [read(move) for move in self.good], tuple(read(move) for move in self.line)
        end = reached(start, (*moves, *line))
        if not good or line[:1] != tuple(good[:1]) or not end.is_over:
            raise InputError(tr("The stored data of this puzzle is damaged."))
        return key, Puzzle(start, moves, good[0], end.value(), line, tuple(good[1:]))


def entry_of(key: str, puzzle: Puzzle, comment: str = "") -> PuzzleEntry:
    """The entry for a puzzle of the game `key`."""
    write = game(key).move_to_json
    code = to_code(key, puzzle.start, puzzle.moves)
    return PuzzleEntry(code, tuple(map(write, puzzle.good)), tuple(map(write, puzzle.line)), comment)


def prove(posed: Sequence[CollectedPuzzle], engines: Mapping[str, GameEngine], run: Run) -> list[PuzzleEntry]:
    """Proves positions and returns those that are puzzles. `engines` is by game key. Fewer if stopped."""
    found: list[PuzzleEntry] = []
    for done, each in enumerate(posed):
        run.report(Progress(stage="proving", done=done, total=len(posed)))
        if run.is_set:
            break
        key, start, moves = from_code(each.code)
        puzzle = pose(start, moves, engines[key], seconds=SECONDS, stop=run)
        if puzzle is not None:
            found.append(entry_of(key, puzzle, each.comment))
    return found


def added(wanted: int, found: int, fresh: int, *, stopped: bool) -> str:
    """The message after adding: `wanted` were given, `found` proved, `fresh` new to the collection."""
    said = plural("%n puzzles were added.", "%n puzzle was added.", fresh)
    if stopped:
        more = tr("Stopped.")
    elif found < wanted:
        more = plural(
            "%n were left out: over, without a choice, or not solved in time.",
            "%n was left out: over, without a choice, or not solved in time.",
            wanted - found,
        )
    elif fresh < found:
        more = tr("The others are in the collection already.")
    else:
        return said
    return f"{said} {more}"


def line_of(number: int, entry: PuzzleEntry) -> str:
    """A puzzle as a line of text; if it is damaged, the error."""
    try:
        key, puzzle = entry.read()
    except InputError as error:
        return f"{number}. {error}"
    state = {None: "", True: tr("solved", "puzzle"), False: tr("missed")}[entry.solved]
    board = shown_board(key, board_name(key, puzzle.start))
    task = f"{number}. {board}: {asked(key, puzzle)}"
    return " · ".join(filter(None, (task, entry.comment, state)))


class Library:
    """The collections in a store."""

    def __init__(self, store: Store) -> None:
        self.shelf = store.named_list(_PREFIX, _read, _write)

    def entries(self, name: str) -> tuple[PuzzleEntry, ...]:
        """The puzzles of a collection; () if there is none of that name."""
        with suppress(InputError):
            return self.shelf.get(name)
        return ()

    def put(self, name: str, entries: Sequence[PuzzleEntry]) -> None:
        """Stores a collection, replacing one of that name. Raises InputError if it is too large."""
        if len(entries) > MOST:
            raise InputError(tr("A collection has at most {most} puzzles, not {count}.", most=MOST, count=len(entries)))
        self.shelf.put(name, tuple(entries))

    def add(self, name: str, entries: Sequence[PuzzleEntry]) -> int:
        """Adds the entries that the collection does not contain yet; returns their number."""
        kept = self.entries(name)
        codes = {entry.code for entry in kept}
        fresh = {entry.code: entry for entry in entries if entry.code not in codes}
        self.put(name, (*kept, *fresh.values()))
        return len(fresh)

    def remove(self, name: str, place: int) -> Callable[[], None]:
        """Removes a puzzle; returns a function that restores it at its place, whatever changed since."""
        entries = self.entries(name)

        def undo() -> None:
            now = {entry.code: entry for entry in self.entries(name)}
            before = [now.pop(entry.code, entry) for entry in entries]
            self.put(name, [*before, *now.values()])

        self.put(name, [entry for k, entry in enumerate(entries) if k != place])
        return undo

    def answered(self, name: str, code: str, right: bool) -> None:
        """Records the first answer to a puzzle, if the collection still contains it."""
        entries = self.entries(name)
        if any(entry.code == code and entry.solved is None for entry in entries):
            self.put(name, [replace(entry, solved=right) if entry.code == code else entry for entry in entries])

    def following(self, name: str, code: str) -> int | None:
        """The index of the next unanswered puzzle after `code`, wrapping around; None if there is none."""
        entries = self.entries(name)
        here = next((k for k, entry in enumerate(entries) if entry.code == code), -1)
        order = [*range(here + 1, len(entries)), *range(here + 1)]
        return next((k for k in order if entries[k].solved is None and entries[k].code != code), None)


def _read(name: str, data: Any) -> tuple[PuzzleEntry, ...]:
    found = data.get("puzzles", []) if isinstance(data, dict) else []
    return tuple(_entry(each) for each in found if isinstance(each, dict) and isinstance(each.get("code"), str))


def _write(entries: tuple[PuzzleEntry, ...]) -> dict[str, Any]:
    return {"puzzles": [vars(entry) for entry in entries]}


def _entry(data: dict[str, Any]) -> PuzzleEntry:
    comment, solved = data.get("comment"), data.get("solved")
    return PuzzleEntry(
        data["code"],
        tuple(data.get("good") or ()),
        tuple(data.get("line") or ()),
        comment if isinstance(comment, str) else "",
        solved if isinstance(solved, bool) else None,
    )
