"""The games of the house by key, each imported on first use. A new game is one line here and its folders."""

import importlib
from collections.abc import Iterator, Mapping

from tiling_gui.core.game import Game
from tiling_gui.errors import InputError
from tiling_gui.language import tr


class Catalogue(Mapping[str, Game]):
    """Games by key, in the order of the window's list."""

    def __init__(self, where: Mapping[str, str]) -> None:
        """`where` names of every game the module whose `GAME` describes it."""
        self._where = dict(where)
        self._games: dict[str, Game] = {}

    def __getitem__(self, key: str) -> Game:
        if key not in self._games:
            self._games[key] = importlib.import_module(self._where[key]).GAME
        return self._games[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._where)

    def __len__(self) -> int:
        return len(self._where)


GAMES = Catalogue(
    {
        "domino": "tiling_gui.games.domino.rules",
        "evaluate": "tiling_gui.games.evaluate.rules",
        "sharing": "tiling_gui.games.sharing.rules",
        "ellie": "tiling_gui.games.ellie.rules",
        "heaps": "tiling_gui.games.heaps.rules",
    }
)


def game(key: str) -> Game:
    """The game called `key`. Raises InputError naming those there are."""
    if key not in GAMES:
        raise InputError(tr("There is no game {key!r}; there are {games}.", key=key, games=", ".join(GAMES)))
    return GAMES[key]
