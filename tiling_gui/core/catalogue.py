"""The games of the house by key. A new game is one module in rules and one line here."""

from tiling_gui.core.game import Game
from tiling_gui.errors import InputError
from tiling_gui.games.domino import rules as domino
from tiling_gui.games.ellie import rules as ellie
from tiling_gui.games.evaluate import rules as evaluate
from tiling_gui.games.heaps import rules as heaps
from tiling_gui.games.sharing import rules as sharing
from tiling_gui.language import tr

GAMES: dict[str, Game] = {game.key: game for game in (domino.GAME, evaluate.GAME, sharing.GAME, ellie.GAME, heaps.GAME)}


def game(key: str) -> Game:
    """The game called `key`. Raises InputError naming those there are."""
    if key not in GAMES:
        raise InputError(tr("There is no game {key!r}; there are {games}.", key=key, games=", ".join(GAMES)))
    return GAMES[key]
