"""The games by key, each imported on first use. A new game is one line here, its rules and its view."""

import importlib
import json
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cached_property
from typing import Any

from tiling_gui.core import json_text, plugins
from tiling_gui.core.game import Game, Side
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import plain, tr


class Catalogue(Mapping[str, Game]):
    """Games by key, in the order the window lists them; those of other packages come last (core/plugins.py)."""

    def __init__(self, where: Mapping[str, str]) -> None:
        """`where` maps the key of each built-in game to the module whose `GAME` describes it."""
        self._own = dict(where)
        self._games: dict[str, Game] = {}

    @cached_property
    def _where(self) -> dict[str, str]:
        others = plugins.loaded(plugins.GAMES, self._wrong)
        self._games.update((key, found) for key, (_, found) in others.items())
        return self._own | {key: entry.module for key, (entry, _) in others.items()}

    def _wrong(self, key: str, found: object) -> str:
        if not isinstance(found, Game):
            return tr("it is not the description of a game")
        if found.key != key:
            return tr("its game is called {key!r}", key=found.key)
        return tr("the name is taken") if key in self._own else ""

    def __getitem__(self, key: str) -> Game:
        if key not in self._games:
            self._games[key] = importlib.import_module(self._where[key]).GAME
        return self._games[key]

    @property
    def others(self) -> list[str]:
        """The keys of the games of other packages."""
        return [key for key in self if key not in self._own]

    def module(self, key: str) -> str:
        return self._where[key]

    def __repr__(self) -> str:
        return f"<{len(self)} games: {', '.join(f'{key} ({each.name})' for key, each in self.items())}>"

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
        "matching": "tiling_gui.games.matching.rules",
        "vector": "tiling_gui.games.vector",
        "tour": "tiling_gui.games.tour",
    }
)


DEFAULT = "domino"
"""The game assumed if none is named: by a board such as "5x6", in records, in new settings."""


def game(key: str) -> Game:
    """The game called `key`. Raises InputError that lists the games."""
    if key not in GAMES:
        raise input_error("There is no game {key!r}; the games are {games}.", key=key, games=", ".join(GAMES))
    return GAMES[key]


def read_position(text: str, key: str | None = None, first: str | None = None) -> Any:
    """The position `text` of the game `key`; without a key, of the default game, unless `text` is "KEY:POSITION".

    POSITION can also be the set-up of a record as JSON, which says who moves first. Otherwise `first` names that side,
    in any case; None is the game's default. Raises InputError, which lists the games if KEY is none.
    """
    prefix, colon, rest = text.strip().partition(":")
    if colon and prefix in GAMES:
        text = rest if key is None else position_text(text, key)
        key = key or prefix
    elif key is None and prefix.isidentifier() and (text.count(":") != 2 or not re.search(r"::|/|\n", text)):
        key = prefix  # no game; nor is it a shape, in which two colons side by side, or in two rows, are a domino
    return read_start(game(key or DEFAULT), text, first)


_OBJECT = re.compile(r'\s*\{\s*(?:["}]|\Z)')
"""JSON; a list such as {1 <-> 2} is for the game to read."""


def read_start(kind: Game, text: str, first: str | None = None) -> Any:
    """A position of `kind`: as its `parse` reads it, or the set-up of a record as JSON. See `read_position`."""
    if not _OBJECT.match(text):
        return kind.parse(text, side(first, kind.sides))
    start = kind.from_json(json_text.loads(text, tr("the set-up")))
    if first is not None and side(first, kind.sides) is not start.to_move:
        raise input_error("In the set-up {side} moves first.", side=start.to_move)
    return start


def written_position(start: Any) -> str:
    """A starting position as "KEY:POSITION", which `read_position` takes with its side to move: an unambiguous name, or
    else the set-up as JSON. It is "" for a position after moves that are no part of a set-up.
    """
    kind = game_of_position(start)
    setup = kind.to_json(start)
    named = kind.title(start, tr=plain).removesuffix(f", {start.to_move} first")
    names = (kind.typed(start), setup.get("start"), getattr(start, "name", ""), named.replace(" × ", "x"))
    for name in (*filter(None, names), json.dumps(setup, ensure_ascii=False)):
        text = f"{kind.key}:{name}".replace(" ", "")
        with suppress(InputError):  # a name that only people understand
            if read_position(text, first=str(start.to_move)) == start:
                return text
    return ""


def position_text(text: str, key: str) -> str:
    """The position in a text for the game `key`, which may be "KEY:POSITION". Raises InputError for another game's."""
    prefix, colon, rest = text.strip().partition(":")
    if not colon or prefix not in GAMES:
        return text
    if prefix != key:
        raise input_error("{text} is a position of {other}, not of {key}.", text=text.strip(), other=prefix, key=key)
    return rest


def remark(text: str, position: Any) -> str:
    """A sentence about the text of a position, with or without its game, as in `Game.remark`; "" for none."""
    kind = game_of_position(position)
    bare = text.strip().removeprefix(f"{kind.key}:")
    return "" if bare.lstrip().startswith("{") else kind.remark(bare)


def starts(text: str, kind: Game) -> list[Any]:
    """The position `text` with the game's first side to move, and with the other if valid. Raises InputError."""
    found = [kind.parse(text, kind.sides[0])]
    with suppress(InputError):
        found.append(kind.parse(text, kind.sides[1]))
    return found


def side(name: str | None, sides: tuple[Side, Side]) -> Side:
    """The side called `name`, in any case; the first of `sides` for None. Raises InputError for any other name."""
    for each in sides:
        if name is None or str(name).upper() == each:
            return each
    one, other = (each.lower() for each in sides)
    raise input_error("The first player is {one} or {other}, not {name!r}.", one=one, other=other, name=name)


def games_in_window() -> list[Game]:
    """The games that have a view for the window."""
    return [each for each in GAMES.values() if each.view]


def game_of_position(position: object) -> Game:
    """The game whose module, or else whose package, defines the class of `position`. Raises InputError without one."""
    module = type(position).__module__
    found, nearest = "", ""
    for key in GAMES:
        where = GAMES.module(key)
        if where == module:
            return GAMES[key]
        package = where.rpartition(".")[0]
        if len(package) > len(nearest) and f"{module}.".startswith(f"{package}."):
            found, nearest = key, package
    if not found:
        raise input_error("{what} is not a position of a game.", what=type(position).__name__)
    return GAMES[found]
