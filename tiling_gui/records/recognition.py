"""What a pasted, dropped or opened text contains: games, a board, a drawing, an expression, a graph.

Formats are tried from the most to the least distinctive: a record names its format, but a graph6 line could be any
word. The user is told which was recognised, so that a wrong guess is noticed.
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
"""Maximum length of a text, in characters."""

RECORD, GRAPH = mark("game record"), mark("graph")
FORMS = {
    "board": mark("board"),
    "drawing": mark("drawing of a board"),
    "position": mark("position"),
    "expression": mark("e-Valuate expression"),
}
"""Formats of a position, in the order in which they are tried; `Game.pasted` holds the readers of each game."""


@dataclass(frozen=True)
class Recognised:
    """The contents of a text: game records, or the start of a new game."""

    form: str
    """What it was recognised as, for display: one of the words above, untranslated."""
    records: tuple[GameRecord, ...] = ()
    game: str = ""
    start: Any = None


def recognise(text: str) -> Recognised:
    """Recognise `text`. Raises InputError with one sentence if it is nothing known."""
    if len(text) > LARGEST:
        most = LARGEST // 1_000_000
        raise input_error("The text is longer than {most} million characters, the most that is read.", most=most)
    plain = text.lstrip("\ufeff").strip()
    if not plain:
        raise input_error("There is no text to read.")
    if _says_record(plain):
        return Recognised(RECORD, tuple(collection.read(plain)))
    found = _position(plain) or _graph(plain)
    if found is not None:
        return found
    raise input_error("This is not a readable game record, board such as 6x8, drawing of a board, expression or graph.")


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
    """The graph as a start of the first game that accepts it, with that game's default rules."""
    try:
        graph = graph_files.read(text)
    except InputError:
        return None
    for game in GAMES.values():
        start = or_none(game.of_graph)(graph) if game.of_graph else None
        if start is not None:
            return Recognised(GRAPH, game=game.key, start=start)
    return None
