"""Games as records, and their files."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tiling_gui import atomic, paths
from tiling_gui.api.positions import M, P, Start
from tiling_gui.api.solving import position_of
from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.game import Position
from tiling_gui.records import collection, export, text
from tiling_gui.records.record import GameRecord, new_record
from tiling_gui.store import Store
from tiling_gui.store.position_index import Continuation, Visit, continuations
from tiling_gui.store.schema import FILE


def record(start: str | Start[P, M], moves: Iterable[str | M] = ()) -> GameRecord[P, M]:
    """The record of a game from `start`, a position or the text of one; moves as text ("b7-c7") or as the game's own.

    Raises InputError for a move that is not legal.
    """
    begin = position_of(start)
    found: GameRecord[P, M] = new_record(game_of_position(begin).key, begin)
    tree = found.tree
    for move in moves:
        tree = tree.add(tree.position.read(move) if isinstance(move, str) else move)
    return found.with_tree(tree)


@dataclass(frozen=True)
class GamesAt:
    """The kept games that reached a position."""

    visits: list[Visit]
    """Each game with the number of moves it took, the last played first."""
    next: list[Continuation]
    """What was played there, the most frequent first; moves to equivalent positions stand together."""


def games_at(position: Start, *, folder: str | Path | None = None) -> GamesAt:
    """The kept games that reached this position, or one equivalent by symmetry with the same player to move.

    `folder`: where they are kept, by default where the program keeps them. All that is written is the index of their
    positions there: games that are not in it yet take some 2 ms each. Raises StoreError where it cannot be read.
    """
    place = Path(folder) if folder is not None else paths.data_dir()
    if not (place / FILE).exists():
        return GamesAt([], [])
    with Store.open(place) as store:
        visits = store.games_at(position)
    return GamesAt(visits, continuations(position, visits))


def load(path: str | Path) -> GameRecord[Position[Hashable], Hashable]:
    """The record in a file, text or JSON. Raises InputError with one sentence if there is none."""
    return export.load(path)


def load_all(path: str | Path) -> list[GameRecord[Position[Hashable], Hashable]]:
    """Every record in a file of one or several games, as `save` and `games export` write them. Raises InputError."""
    return collection.read(atomic.read_text(path))


def read(content: str) -> GameRecord[Position[Hashable], Hashable]:
    """The record in a text, in either form. Raises InputError with one sentence if it is none."""
    return export.read(content)


def write(game: GameRecord) -> str:
    """The record as text, as `read` takes it and a .tiling file has it."""
    return text.write(game)


def save(games: GameRecord | Sequence[GameRecord], path: str | Path) -> str:
    """Writes a record, whole or not at all, in the form its name ends with: tiling, txt, json, svg or tex.

    Several go into one file of the first three forms. Returns the form. Raises InputError for another ending and for no
    games, StoreError where the file cannot be written.
    """
    return collection.save([games] if isinstance(games, GameRecord) else games, path)
