"""The collections of puzzles that are kept: by name in the store, each change one transaction."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.core.catalogue import game
from tiling_gui.core.game import reached
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.players.puzzles import Puzzle
from tiling_gui.records.puzzle_file import MOST, from_code, to_code
from tiling_gui.store import Store

_PREFIX = "puzzles of "
"""Of the keys under which the store keeps them."""


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
