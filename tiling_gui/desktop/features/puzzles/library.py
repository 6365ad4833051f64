"""Collections of puzzles: by name in the store, each change one transaction; what others posed is proved first."""

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
from tiling_gui.records.puzzle_file import MOST, Posed, from_code, to_code
from tiling_gui.records.record import board_name, shown_board
from tiling_gui.search.engine import GameEngine
from tiling_gui.store import Store

_PREFIX = "puzzles of "
"""Of the keys under which the store keeps them."""
SECONDS = 20.0
"""Longest that a position is solved."""


@dataclass(frozen=True)
class Entry:
    """A puzzle of a collection. What keeps its value was proved here when it came in."""

    code: str
    good: tuple[Any, ...]
    """The moves that keep the value, as JSON."""
    line: tuple[Any, ...]
    """Optimal play, as JSON."""
    comment: str = ""
    solved: bool | None = None
    """Whether the first answer was right; None before it."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle itself. Raises InputError as `read`."""
        return self.read()[1]

    def read(self) -> tuple[str, Puzzle]:
        """The key of its game, and the puzzle. Raises InputError for what something else than this program kept."""
        key, start, moves = from_code(self.code)
        read = game(key).move_from_json
        good, line = [read(move) for move in self.good], tuple(read(move) for move in self.line)
        end = reached(start, (*moves, *line))
        if not good or line[:1] != tuple(good[:1]) or not end.is_over:
            raise InputError(tr("What is kept of this puzzle is damaged."))
        return key, Puzzle(start, moves, good[0], end.value(), line, tuple(good[1:]))


def entry_of(key: str, puzzle: Puzzle, comment: str = "") -> Entry:
    """How a puzzle of the game `key` is kept."""
    write = game(key).move_to_json
    code = to_code(key, puzzle.start, puzzle.moves)
    return Entry(code, tuple(map(write, puzzle.good)), tuple(map(write, puzzle.line)), comment)


def prove(posed: Sequence[Posed], engines: Mapping[str, GameEngine], run: Run) -> list[Entry]:
    """Those that are puzzles: `engines` by game. Fewer where it was stopped."""
    found: list[Entry] = []
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
    """What came of `wanted` puzzles: `found` were proved, `fresh` of them were not in the collection before."""
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


def line_of(number: int, entry: Entry) -> str:
    """A puzzle in a line; what cannot be read is said there."""
    try:
        key, puzzle = entry.read()
    except InputError as error:
        return f"{number}. {error}"
    state = {None: "", True: tr("solved", "puzzle"), False: tr("missed")}[entry.solved]
    board = shown_board(key, board_name(key, puzzle.start))
    task = f"{number}. {board}: {asked(key, puzzle)}"
    return " · ".join(filter(None, (task, entry.comment, state)))


class Library:
    """Collections by name."""

    def __init__(self, store: Store) -> None:
        self.shelf = store.shelf(_PREFIX, _read, _write)

    def entries(self, name: str) -> tuple[Entry, ...]:
        """The puzzles of a collection; none where there is no such collection."""
        with suppress(InputError):
            return self.shelf.get(name)
        return ()

    def put(self, name: str, entries: Sequence[Entry]) -> None:
        """Keeps a collection in place of what had its name. Raises InputError for one that is too large."""
        if len(entries) > MOST:
            raise InputError(tr("A collection has at most {most} puzzles, not {count}.", most=MOST, count=len(entries)))
        self.shelf.put(name, tuple(entries))

    def add(self, name: str, entries: Sequence[Entry]) -> int:
        """Adds what is not in the collection yet; how many that were."""
        kept = self.entries(name)
        codes = {entry.code for entry in kept}
        fresh = {entry.code: entry for entry in entries if entry.code not in codes}
        self.put(name, (*kept, *fresh.values()))
        return len(fresh)

    def remove(self, name: str, place: int) -> Callable[[], None]:
        """Takes a puzzle out of a collection; returns what puts it back where it was, whatever came or went since."""
        entries = self.entries(name)

        def undo() -> None:
            now = {entry.code: entry for entry in self.entries(name)}
            before = [now.pop(entry.code, entry) for entry in entries]
            self.put(name, [*before, *now.values()])

        self.put(name, [entry for k, entry in enumerate(entries) if k != place])
        return undo

    def answered(self, name: str, code: str, right: bool) -> None:
        """Notes the first answer to a puzzle, if the collection still has it."""
        entries = self.entries(name)
        if any(entry.code == code and entry.solved is None for entry in entries):
            self.put(name, [replace(entry, solved=right) if entry.code == code else entry for entry in entries])

    def following(self, name: str, code: str) -> int | None:
        """Which puzzle comes after that of `code`: the next without an answer, from the beginning if need be."""
        entries = self.entries(name)
        here = next((k for k, entry in enumerate(entries) if entry.code == code), -1)
        order = [*range(here + 1, len(entries)), *range(here + 1)]
        return next((k for k in order if entries[k].solved is None and entries[k].code != code), None)


def _read(name: str, data: Any) -> tuple[Entry, ...]:
    found = data.get("puzzles", []) if isinstance(data, dict) else []
    return tuple(_entry(each) for each in found if isinstance(each, dict) and isinstance(each.get("code"), str))


def _write(entries: tuple[Entry, ...]) -> dict[str, Any]:
    return {"puzzles": [vars(entry) for entry in entries]}


def _entry(data: dict[str, Any]) -> Entry:
    comment, solved = data.get("comment"), data.get("solved")
    return Entry(
        data["code"],
        tuple(data.get("good") or ()),
        tuple(data.get("line") or ()),
        comment if isinstance(comment, str) else "",
        solved if isinstance(solved, bool) else None,
    )
