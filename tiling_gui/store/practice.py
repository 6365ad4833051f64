"""The exercises found in the stored games, and their practice cards: one small row a card, written at once."""

from collections.abc import Collection, Iterable
from datetime import date

from tiling_gui.core.limits import Progress, Run
from tiling_gui.errors import InputError
from tiling_gui.records.practice import Card, Exercise, exercises, read_card
from tiling_gui.records.record import GameRecord
from tiling_gui.store.store import Store

_PREFIX = "practice-"


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


def all_exercises(records: Iterable[GameRecord], names: Collection[str] | None = None) -> list[Exercise]:
    return [each for record in records for each in exercises(record, names)]


def cards(store: Store) -> dict[str, Card]:
    """Every card answered so far, by its exercise's code."""
    keys = store.all_keys(_PREFIX)
    return {key.removeprefix(_PREFIX): read_card(store.load(key)) for key in keys}


def answered(store: Store, code: str, right: bool, today: date) -> Card:
    """Count an answer and store the card. Raises StoreError."""
    card = read_card(store.load(_PREFIX + code)).after(right, today)
    store.save(_PREFIX + code, card.to_json())
    return card
