"""What a text is that was pasted, dropped or opened: games, a board, a drawing, an expression, a graph.

The forms are tried from the one that says most about itself to the one that says least: a record names its format, a
graph6 line could be any word. What is recognised is said, so that a wrong guess is seen.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import read_shape
from tiling_gui.games.sharing.rules import SharingPosition
from tiling_gui.games.sharing.set_up import SharingGame
from tiling_gui.language import mark, tr
from tiling_gui.records import collection, graph_files
from tiling_gui.records.record import GameRecord

LARGEST = 64_000_000
"""Characters of a text that is looked at."""

RECORD, BOARD, DRAWING, POSITION = mark("game record"), mark("board"), mark("drawing of a board"), mark("position")
EXPRESSION, GRAPH = mark("e-Valuate expression"), mark("graph")

_BOARD = re.compile(r"\d{1,3}\s*[xX×]\s*\d{1,3}")
_OPERATOR = re.compile(r"[A-Za-z]\w*\s*[-+*/·×−–(]|[-+*/·×−–)(]\s*[A-Za-z]")
_COLOURS = 2
"""Of the sharing game on a graph that is pasted."""


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
        raise InputError(tr("The text is longer than the {most} million letters that are read.", most=most))
    plain = text.lstrip("\ufeff").strip()
    if not plain:
        raise InputError(tr("There is no text to read."))
    if _says_record(plain):
        return Recognised(RECORD, tuple(collection.read(plain)))
    for read in (_board, _drawing, _named_position, _expression, _graph):
        found = read(plain)
        if found is not None:
            return found
    raise InputError(
        tr("This is no game record, board such as 6x8, drawing of a board, expression or graph that can be read.")
    )


def _says_record(text: str) -> bool:
    if text.startswith("[Record"):
        return True
    return text[:1] in ("{", "[") and '"tiling-gui record"' in text


def _board(text: str) -> Recognised | None:
    if not _BOARD.fullmatch(text):
        return None
    return Recognised(BOARD, game="domino", start=GAMES["domino"].parse(text, Side.MAX))


def _drawing(text: str) -> Recognised | None:
    """'.' free, '#' missing, symbols or numbers for dominoes: as `read_shape` has it, or as a board is copied."""
    rows = [line.split() for line in text.replace("/", "\n").split("\n")]
    cells = {cell for row in rows for cell in row}
    if not ("." in text or "#" in text or len(rows) > 1) or any(len(row) == 0 for row in rows):
        return None
    if any(len(row) > 1 for row in rows):  # numbers with blanks between them
        if not all(re.fullmatch(r"[.#]|\d{1,3}", cell) for cell in cells):
            return None
        symbols = {cell: cell if cell in ".#" else chr(0x4E00 + int(cell)) for cell in cells}
        lines = ["".join(symbols[cell] for cell in row) for row in rows]
    else:
        lines = [row[0] for row in rows]
        if not re.fullmatch(r"[.#\w]+", "".join(lines)) or not set("".join(lines)) & set(".#"):
            return None
    return _tried(lambda: Recognised(DRAWING, game="domino", start=read_shape("\n".join(lines))))


def _named_position(text: str) -> Recognised | None:
    """As the command line takes it: "nim:3,4", "grundy:7", "path:4,edges,vertices,2"."""
    for key in ("heaps", "sharing"):
        game = GAMES[key]

        def read(key: str = key, side: Side = game.sides[0]) -> Recognised:
            return Recognised(POSITION, game=key, start=GAMES[key].parse(text, side))

        found = _tried(read) if ":" in text or "," in text else None
        if found is not None:
            return found
    return None


def _expression(text: str) -> Recognised | None:
    if not _OPERATOR.search(text) or text[:1] in "<{[":
        return None
    return _tried(lambda: Recognised(EXPRESSION, game="evaluate", start=GAMES["evaluate"].parse(text, Side.MAX)))


def _graph(text: str) -> Recognised | None:
    """Its edges are coloured and its vertices shared, with two colours, until something else is chosen."""

    def read() -> Recognised:
        game = SharingGame.make(graph_files.read(text), "edges", "vertices", _COLOURS)
        return Recognised(GRAPH, game="sharing", start=SharingPosition.start(game))

    return _tried(read)


def _tried(read: Callable[[], Recognised]) -> Recognised | None:
    try:
        return read()
    except InputError:
        return None
