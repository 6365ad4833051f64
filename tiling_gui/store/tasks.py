"""Where tasks are kept: collections, the mistakes in stored games, and the card of every task that was answered."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Any

from tiling_gui.core.game import reached
from tiling_gui.core.limits import Limit, Progress, Run
from tiling_gui.errors import InputError, damaged_error, input_error
from tiling_gui.records.cards import Card, Score, read_card, score_of
from tiling_gui.records.posed import OwnMistake, own_mistakes
from tiling_gui.records.puzzle_file import MOST, code_of, from_code
from tiling_gui.records.puzzles import pose
from tiling_gui.records.record import GameRecord
from tiling_gui.records.task import Task, pose_reply
from tiling_gui.search.engine import GameEngine
from tiling_gui.store.store import Store

_CARD, _COLLECTION, _SCORE = "practice-", "puzzles of ", "puzzles"
"""Store keys: prefixes of cards and collections, and the score of versions that kept no cards of puzzles."""
SECONDS = 20.0
"""Time limit in seconds for each position that is proved."""


# Games and their mistakes -----------------------------------------------------------------------------------------


def all_records(store: Store, ids: Iterable[str] | None = None, run: Run | None = None) -> list[GameRecord]:
    """The stored games, or those with these ids, the most recently played first; unreadable ones are left out."""
    run = run or Run()
    wanted = [row.id for row in store.games()] if ids is None else list(ids)
    found = []
    for done, id in enumerate(wanted):
        if run.is_set:
            break
        run.report(Progress(stage="reading", done=done, total=len(wanted)))
        try:
            found.append(store.game(id))
        except InputError:  # deleted meanwhile, or of a later version; the list of games reports it
            continue
    return found


def all_mistakes(records: Iterable[GameRecord], names: Collection[str] | None = None) -> list[OwnMistake]:
    return [each for record in records for each in own_mistakes(record, names)]


# Cards ------------------------------------------------------------------------------------------------------------


def cards(store: Store) -> dict[str, Card]:
    """Every card answered so far, by its task's code."""
    return {key.removeprefix(_CARD): read_card(store.load(key)) for key in store.all_keys(_CARD)}


def answered(store: Store, code: str, right: bool, today: date, *, hinted: bool = False) -> Card:
    """Count an answer to the task of this code and store the card. Raises StoreError."""
    when = datetime.now().astimezone().isoformat()
    card = read_card(store.load(_CARD + code)).after(right, today, hinted=hinted, when=when)
    store.save(_CARD + code, card.to_json())
    return card


def score(store: Store) -> Score:
    return score_of(cards(store).values(), store.load(_SCORE))


# Collections ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Entry:
    """A task of a collection as it is stored; the moves that keep its value were proved on this computer."""

    data: Mapping[str, Any]

    @property
    def code(self) -> str:
        return str(self.data["code"])

    @property
    def task(self) -> Task:
        """The task. Raises InputError if the stored data is damaged."""
        posed = from_code(self.code)
        read, data = posed.game.move_from_json, self.data
        good, line = (tuple(map(read, data.get(name) or ())) for name in ("good", "line"))
        end = reached(posed.position, line)
        if not good or line[:1] != good[:1] or not end.is_over:
            raise damaged_error()
        comment = data.get("comment")
        comment = comment if isinstance(comment, str) else ""
        return replace(posed, value=end.value(), right=good, line=line, comment=comment)


def entry_of(task: Task) -> Entry:
    write = task.game.move_to_json
    good, line = (list(map(write, path)) for path in (task.right, task.line))
    return Entry({"code": code_of(task), "good": good, "line": line, "comment": task.comment})


class Collections:
    """The collections in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shelf = store.named_list(
            _COLLECTION, _read, lambda entries: {"puzzles": [dict(each.data) for each in entries]}
        )

    def entries(self, name: str) -> tuple[Entry, ...]:
        """The tasks of a collection; () if there is none of that name. Raises StoreError."""
        with suppress(InputError):
            found: tuple[Entry, ...] = self.shelf.get(name)
            self._keep_answers(found)
            return found
        return ()

    def _keep_answers(self, entries: Iterable[Entry]) -> None:
        """Make cards of the answers that an earlier version noted in the collection."""
        for entry in entries:
            right = entry.data.get("solved")
            if isinstance(right, bool):
                with suppress(InputError):  # a damaged puzzle has no card
                    key = _CARD + from_code(entry.code).code
                    if self._store.load(key) is None:
                        self._store.save(key, Card(int(right), None, 1, int(not right), right).to_json())

    def put(self, name: str, entries: Sequence[Entry]) -> None:
        """Store a collection, replacing one of that name. Raises InputError if it is too large."""
        if len(entries) > MOST:
            raise input_error("A collection has at most {most} puzzles, not {count}.", most=MOST, count=len(entries))
        self.shelf.put(name, tuple(entries))

    def add(self, name: str, tasks: Iterable[Task]) -> int:
        """Add the tasks that the collection does not contain yet; return their number."""
        kept = self.entries(name)
        codes = {entry.code for entry in kept}
        fresh = {entry.code: entry for entry in map(entry_of, tasks) if entry.code not in codes}
        self.put(name, (*kept, *fresh.values()))
        return len(fresh)

    def remove(self, name: str, codes: Collection[str]) -> Callable[[], None]:
        """Remove tasks; return a function that restores them at their places, whatever changed since."""
        entries = self.entries(name)

        def undo() -> None:
            now = {entry.code: entry for entry in self.entries(name)}
            before = [now.pop(entry.code, entry) for entry in entries]
            self.put(name, [*before, *now.values()])

        self.put(name, [entry for entry in entries if entry.code not in codes])
        return undo

    def following(self, name: str, code: str) -> Task | None:
        """The next task without an answer after that of a card's code, wrapping around; None if there is none."""
        tasks = []
        for entry in self.entries(name):
            with suppress(InputError):
                tasks.append(entry.task)
        here = next((at + 1 for at, task in enumerate(tasks) if task.code == code), 0)
        kept = cards(self._store)
        return next((task for task in (*tasks[here:], *tasks[:here]) if task.code not in kept), None)


def _read(name: str, data: Any) -> tuple[Entry, ...]:
    found = data.get("puzzles", []) if isinstance(data, dict) else []
    return tuple(Entry(each) for each in found if isinstance(each, dict) and isinstance(each.get("code"), str))


def prove(posed: Sequence[Task], engine_of: Callable[[str], GameEngine], run: Run) -> list[Task]:
    """Prove positions; return those that are puzzles. `engine_of` is by game key. Fewer if stopped."""
    found: list[Task] = []
    for done, each in enumerate(posed):
        run.report(Progress(stage="proving", done=done, total=len(posed)))
        if run.is_set:
            break
        engine, limit = engine_of(each.game.key), Limit(seconds=SECONDS)
        if each.rule:
            task = pose_reply(each, engine.solve(each.start, run.part(limit)).value, run.part(limit))
        else:
            task = pose(each.start, each.moves, engine, seconds=SECONDS, stop=run)
        if task is not None:
            found.append(replace(task, comment=each.comment))
    return found
