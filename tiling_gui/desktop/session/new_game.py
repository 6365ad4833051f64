"""The record with which a game begins: a new one, or the last one from the store."""

from typing import Any

from tiling_gui.core.game import Game
from tiling_gui.desktop.session.game_session import LAST_GAME, seeded
from tiling_gui.desktop.session.player_names import named
from tiling_gui.desktop.ui.settings import Settings
from tiling_gui.errors import InputError
from tiling_gui.records.record import GameRecord, new_record
from tiling_gui.store import Store


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
