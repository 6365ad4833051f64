"""The record with which a game begins: a new one, the last one from the store, or the line of a solve."""

from dataclasses import replace
from typing import Any

from tiling_gui.core import catalogue
from tiling_gui.core.game import Game
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
    found = catalogue.game(solve.game)
    start = solve.start()
    players = {side: named("human") for side in found.sides}
    record = new_record(solve.game, start, players, extra={FROM_SOLVE: solve.id})
    tree = record.tree.add_line(found.move_from_json(move) for move in solve.line)
    if solve.exact or solve.lower is not None:
        value = solve.value if solve.exact else None
        low, high = (solve.lower, solve.upper) if value is None else (value, value)
        tree = with_bounds(tree, (), Bounds(low, high))
        tree = heard(tree) if solve.source == "import" else tree
    return replace(record, tree=tree.go(()))
