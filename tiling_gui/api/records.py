"""Games as records, and their files."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tiling_gui import atomic, paths
from tiling_gui.api.positions import M, P, Start, position_of
from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.game import Position
from tiling_gui.records import collection, export, text
from tiling_gui.records.record import GameRecord, new_record
from tiling_gui.store import Store
from tiling_gui.store.position_index import Continuation, Visit, continuations
from tiling_gui.store.schema import FILE


def record(start: str | Start[P, M], moves: Iterable[str | M] = ()) -> GameRecord[P, M]:
    """The record of a game from `start`, a position or its text; moves are text ("b7-c7") or the game's own.

    Raises InputError for an illegal move.
    """
    begin = position_of(start)
    found: GameRecord[P, M] = new_record(game_of_position(begin).key, begin)
    tree = found.tree
    for move in moves:
        tree = tree.add(tree.position.read(move) if isinstance(move, str) else move)
    return found.with_tree(tree)


@dataclass(frozen=True)
class GamesAt:
    """The saved games that reached a position."""

    visits: list[Visit]
    """Each game with the number of moves to the position, most recent first."""
    next: list[Continuation]
    """The moves played there, most frequent first; moves to equivalent positions are merged."""


def games_at(position: str | Start, *, folder: str | Path | None = None) -> GamesAt:
    """The saved games that reached a position (or its text), or an equivalent one with the same side to move.

    `folder` is where they are saved, by default the program's own folder. Only the index of their positions is written
    there: games not in it yet take about 2 ms each. Raises StoreError if it cannot be read.
    """
    asked = position_of(position)
    place = Path(folder) if folder is not None else paths.data_dir()
    if not (place / FILE).exists():
        return GamesAt([], [])
    with Store.open(place) as store:
        visits = store.games_at(asked)
    return GamesAt(visits, continuations(asked, visits))


def load(path: str | Path) -> GameRecord[Position[Hashable], Hashable]:
    """The record in a file, text or JSON. Raises InputError if there is none."""
    return export.load(path)


def load_all(path: str | Path) -> list[GameRecord[Position[Hashable], Hashable]]:
    """Every record in a file of one or several games, as `save` and `games export` write them. Raises InputError."""
    return collection.read(atomic.read_text(path))


def read(content: str) -> GameRecord[Position[Hashable], Hashable]:
    """The record in a text, in either form. Raises InputError if there is none."""
    return export.read(content)


def write(game: GameRecord) -> str:
    """The record as text, in the format of `read` and of .tiling files."""
    return text.write(game)


def save(games: GameRecord | Sequence[GameRecord], path: str | Path) -> str:
    """Write one or more records atomically, in the form given by the suffix of `path`: tiling, txt, json, svg or tex.

    Several records go into one file of the first three forms. Returns the form. Raises InputError for another suffix
    and for no games, StoreError if the file cannot be written.
    """
    return collection.save([games] if isinstance(games, GameRecord) else games, path)
