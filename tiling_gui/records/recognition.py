"""What a text is that was pasted, dropped or opened: games, a board, a drawing, an expression, a graph.

The forms are tried from the one that says most about itself to the one that says least: a record names its format, a
graph6 line could be any word. What is recognised is said, so that a wrong guess is seen.
"""

from dataclasses import dataclass
from typing import Any

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import or_none
from tiling_gui.core.graphs import graph_files
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import mark
from tiling_gui.records import collection
from tiling_gui.records.record import GameRecord

LARGEST = 64_000_000
"""Characters of a text that is looked at."""

RECORD, GRAPH = mark("game record"), mark("graph")
FORMS = {
    "board": mark("board"),
    "drawing": mark("drawing of a board"),
    "position": mark("position"),
    "expression": mark("e-Valuate expression"),
}
"""Forms of a position, in the order in which they are tried; `Game.pasted` names those that are read."""


@dataclass(frozen=True)
class Recognised:
    """What a text holds: records of games, or where a new game begins."""

    form: str
    """What it was taken for, to be said; one of the words above, not yet translated."""
    records: tuple[GameRecord, ...] = ()
    game: str = ""
    start: Any = None


def recognise(text: str) -> Recognised:
    """What `text` holds. Raises InputError with one sentence where it is nothing that is known."""
    if len(text) > LARGEST:
        most = LARGEST // 1_000_000
        raise input_error("The text is longer than the {most} million letters that are read.", most=most)
    plain = text.lstrip("\ufeff").strip()
    if not plain:
        raise input_error("There is no text to read.")
    if _says_record(plain):
        return Recognised(RECORD, tuple(collection.read(plain)))
    found = _position(plain) or _graph(plain)
    if found is not None:
        return found
    raise input_error(
        "This is no game record, board such as 6x8, drawing of a board, expression or graph that can be read."
    )


def _says_record(text: str) -> bool:
    if text.startswith("[Record"):
        return True
    return text[:1] in ("{", "[") and '"tiling-gui record"' in text


def _position(text: str) -> Recognised | None:
    for form, said in FORMS.items():
        for game in GAMES.values():
            start = game.pasted[form](text) if form in game.pasted else None
            if start is not None:
                return Recognised(said, game=game.key, start=start)
    return None


def _graph(text: str) -> Recognised | None:
    """The first game that takes it, with its own usual rules, until something else is chosen."""
    try:
        graph = graph_files.read(text)
    except InputError:
        return None
    for game in GAMES.values():
        start = or_none(game.of_graph)(graph) if game.of_graph else None
        if start is not None:
            return Recognised(GRAPH, game=game.key, start=start)
    return None
