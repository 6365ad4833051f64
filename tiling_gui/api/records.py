"""Games as records, and their files."""

from collections.abc import Hashable, Iterable, Sequence
from pathlib import Path
from typing import cast

from tiling_gui import atomic
from tiling_gui.api.positions import M, P, Start
from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.game import Position
from tiling_gui.records import collection, export, text
from tiling_gui.records.record import GameRecord, new_record


def record(start: Start[P, M], moves: Iterable[str | M] = ()) -> GameRecord[P, M]:
    """The record of a game from the position `start`; moves as text ("b7-c7") or as the game's own.

    Raises InputError for a move that is not legal.
    """
    found = new_record(game_of_position(start).key, cast("P", start))
    tree = found.tree
    for move in moves:
        tree = tree.add(tree.position.read(move) if isinstance(move, str) else move)
    return found.with_tree(tree)


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
