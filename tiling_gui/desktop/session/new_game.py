"""The record with which a game begins: a new one, the last one from the store, or the line of a solve."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from tiling_gui.core import catalogue
from tiling_gui.core.game import Game, Move
from tiling_gui.desktop.session.game_session import FROM_SOLVE, LAST_GAME, seeded
from tiling_gui.desktop.session.player_names import named
from tiling_gui.desktop.ui.settings import Settings
from tiling_gui.errors import InputError
from tiling_gui.records.known import Bounds, heard, with_bounds
from tiling_gui.records.record import GameRecord, new_record
from tiling_gui.store import Store
from tiling_gui.store.rows import Solve


def make_record(game: Game, start: Any, settings: Settings) -> GameRecord:
    """A new record with the players of the settings."""
    specs = dict(zip(game.sides, (settings.max_player, settings.min_player), strict=True))
    players = {side: named(spec) for side, spec in specs.items()}
    return new_record(game.key, start, players, hints=settings.hints, extra=seeded())


def last_record(store: Store, game: str = "") -> GameRecord | None:
    """The game last on the board, of one game or of any; None if there is none or it was deleted."""
    id = store.load(f"{LAST_GAME}-{game}" if game else LAST_GAME)
    if not isinstance(id, str):
        return None
    try:
        return store.game(id)
    except InputError:
        return None


def solve_record(solve: Solve) -> GameRecord:
    """A solve as a game: its principal variation as the moves, with the value of the start.

    It is stored as a game of its own once the user changes it.
    """
    line = map(catalogue.game(solve.game).move_from_json, solve.line)
    value = solve.value if solve.exact else None
    bounds = Bounds(solve.lower, solve.upper) if value is None else Bounds(value, value)
    record = solution_record(solve.start(), line, bounds, solve.id)
    return record.with_tree(heard(record.tree)) if solve.source == "import" else record


def solution_record(start: Any, line: Iterable[Move], bounds: Bounds, id: int = 0) -> GameRecord:
    """As `solve_record`, of what was solved from `start`; `id` of its row in the store, if it has one."""
    found = catalogue.game_of_position(start)
    players = {side: named("human") for side in found.sides}
    record = new_record(found.key, found.as_start(start), players, extra={FROM_SOLVE: id})
    tree = record.tree.add_line(line)
    tree = tree if bounds.lower is None else with_bounds(tree, (), bounds)
    return replace(record, tree=tree.go(()))
