"""Games as records, and their files."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tiling_gui.core.catalogue import game_of_position
from tiling_gui.records import export
from tiling_gui.records.record import GameRecord, new_record


def record(start: Any, moves: Iterable[Any] = ()) -> GameRecord:
    """The record of a game from the position `start`; moves as text ("b7-c7") or as the game's own.

    Raises InputError for a move that is not legal.
    """
    found = new_record(game_of_position(start).key, start)
    tree = found.tree
    for move in moves:
        tree = tree.add(tree.position.read(move) if isinstance(move, str) else move)
    return found.with_tree(tree)


def load(path: str | Path) -> GameRecord:
    """The record in a file, text or JSON. Raises InputError with one sentence if there is none."""
    return export.load(path)


def read(text: str) -> GameRecord:
    """The record in a text, in either form. Raises InputError with one sentence if it is none."""
    return export.read(text)


def save(game: GameRecord, path: str | Path) -> str:
    """Writes a record, whole or not at all, in the form its name ends with: tiling, txt, json, svg or tex.

    Returns the form. Raises InputError for another ending, StoreError where the file cannot be written.
    """
    return export.save(game, path)
