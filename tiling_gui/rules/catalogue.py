"""The games of the house by key. A new game is one module in rules and one line here."""

from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.rules import domino, ellie, evaluate, heaps, sharing
from tiling_gui.rules.game import Game

GAMES: dict[str, Game] = {game.key: game for game in (domino.GAME, evaluate.GAME, sharing.GAME, ellie.GAME, heaps.GAME)}


def game(key: str) -> Game:
    """The game called `key`. Raises InputError naming those there are."""
    if key not in GAMES:
        raise InputError(tr("There is no game {key!r}; there are {games}.", key=key, games=", ".join(GAMES)))
    return GAMES[key]
