"""What a pasted, dropped or opened text contains: games, a puzzle, a board, a drawing, an expression, a graph.

A look at the text says which readers could read it, and only these are imported. They are tried from the most to the
least distinctive: a record names its format, but a graph6 line could be any word. The user is told which it was, so
that a wrong guess is noticed; if none can read the text, the first that was sure of its form says why.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tiling_gui.core import catalogue
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.graphs import families, graph_files
from tiling_gui.core.graphs.graph_files import Form, looks_like_graph
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import mark
from tiling_gui.records import collection, own_files
from tiling_gui.records.record import GameRecord
from tiling_gui.records.wrapping import unwrapped

LARGEST = 64_000_000
"""Maximum length of a text, in characters."""

RECORD, GRAPH, PUZZLE = mark("game record"), mark("graph"), mark("puzzle")
FORMS = {
    "board": mark("board"),
    "drawing": mark("drawing of a board"),
    "position": mark("position"),
    "expression": mark("e-Valuate expression"),
}
"""Forms of a position; `Game.pasted` of other packages has readers for them."""

GRAPH_GAMES = ("matching", "sharing")
"""The games on any graph, in the order in which they are offered one."""


@dataclass(frozen=True)
class Recognised:
    """The contents of a text: game records, a puzzle, or the start of a new game."""

    form: str
    """What it was recognised as, for display: one of the words above, untranslated."""
    records: tuple[GameRecord, ...] = ()
    game: str = ""
    start: Any = None
    notes: tuple[str, ...] = ()
    """Sentences about how it was read."""
    instead: tuple[tuple[str, Any], ...] = ()
    """Other games that can be played on the same graph: their keys and starts."""
    code: str = ""
    """The code of a puzzle."""


def recognise(text: str, board: str = "") -> Recognised:
    """Recognise `text`; a graph is for the game `board` if that is played on graphs.

    Raises InputError with one sentence if it is nothing known.
    """
    if len(text) > LARGEST:
        most = LARGEST // 1_000_000
        raise input_error("The text is longer than {most} million characters, the most that is read.", most=most)
    plain = unwrapped(text).strip()
    if not plain:
        raise input_error("There is no text to read.")
    if _says_record(plain):
        return Recognised(RECORD, tuple(collection.read(plain)))
    if code := own_files.puzzle_code(plain):
        return Recognised(PUZZLE, code=code)
    own_files.refuse(plain)
    nearest: InputError | None = None
    solved = _SOLVED.fullmatch(plain)
    for read, is_sure in _readers(solved[1] if solved else plain, board):
        try:
            found = read()
        except InputError as error:
            nearest = nearest or (error if is_sure else None)
        else:
            if found is not None:
                return found
    raise nearest or input_error(
        "This is not a readable game record, board such as 6x8, drawing of a board, expression or graph."
    )


def _says_record(text: str) -> bool:
    if re.match(r"\[Record\s", text):
        return True
    return text[:1] in ("{", "[") and '"tiling-gui record"' in text


_SOLVED = re.compile(r"[^\n]+ (?:first|to move): [^\n]+\n(?:[^\n]*[^\d.# \n][^\n]*\n|\n)*+([\d.# ]+(?:\n[\d.# ]+)*+)")
"""What the verb `solve` prints: a line, moves, and the final board, which is the position."""

_Reader = Callable[[], Recognised | None]

_BOARD = re.compile(r"\d{1,3}\s*[xX×]\s*\d{1,3}")
_HEAPS = re.compile(r"(?:nim|grundy|treblecross|octal|kayles|dawson)\s*[:\s]\s*[\d.·∙,]", re.IGNORECASE)
_SHARED = re.compile(r"[\w-]+(?::[\dx×,]+)?\s*,\s*(?:vertices|edges|faces)\s*,", re.IGNORECASE)
_GRAPH_NAME = re.compile(r"[A-Za-z_-]+(?::\s*\d[\dx×,\s]*)?")
_FAMILIES = frozenset(example.partition(":")[0] for example in families.EXAMPLES)
_SIGN = r"[-+*/%^(·×∗⋅∙÷∕⁄−–‐‑]"
_EXPRESSION = re.compile(rf"[^\W\d_]\w*\s*{_SIGN}|[-+*/%^()·×∗⋅∙÷∕⁄−–‐‑]\s*[^\W\d_]|\\[a-z]+|\d[^\W\d_]+\s*{_SIGN}")
_OTHER_TEXT = re.compile(r"[^\W\d_]{2,}\s+[^\W\d_]{2,}|[^\w\s.,;()\\{}=²³⁴⁵⁶⁷⁸⁹*/%^·×∗⋅∙÷∕⁄−–‐‑+-]|\w\.\w|//")
"""Two words without an operator between them, signs of no expression, names of files and addresses."""
_LONGEST = 2_000
"""Characters of an expression, with room for what is refused as too long."""
_WORDS = re.compile(r"[A-Za-z]?[a-z]{2,}(?:[-/\s][A-Za-z]?[a-z]{2,})*|[A-Z]{3,}")


def _readers(text: str, board: str) -> Iterator[tuple[_Reader, bool]]:
    """The readers that could read the text, and whether each is sure that the text is in its form."""
    key = text.partition(":")[0].strip().lower()
    if key in GAMES and ":" in text:
        yield lambda: _position(FORMS["position"], key, text.partition(":")[2]), True
    if _BOARD.fullmatch(text):
        yield lambda: _position(FORMS["board"], "domino", text), True
    form = looks_like_graph(text)
    if form is not None and form.is_sure:
        yield lambda: _graph(text, board), True
    cells = "".join(text.replace("/", "\n").split())
    if set(cells) & {".", "#"} and not re.search(r"[^.#\w*█■▓▒░▪⬛]", cells):
        yield lambda: _position(FORMS["drawing"], "domino", text), _is_drawn(text, cells)
    if _HEAPS.match(text):
        yield lambda: _position(FORMS["position"], "heaps", text), True
    if _SHARED.match(text):
        yield lambda: _position(FORMS["position"], "sharing", text), True
    if _GRAPH_NAME.fullmatch(text) and text.partition(":")[0].lower() in _FAMILIES:
        yield lambda: _on_graph(families.named(text), board, ()), ":" in text
    if form in (Form.GRAPH6, Form.SPARSE6):
        first = text.split("\n", 1)[0]
        yield lambda: _graph_line(text, board), first.startswith((">>", ":")) or _is_graph6(first)
    if len(text) <= _LONGEST and _EXPRESSION.search(text) and text[0] not in "<{[" and not _EDGES.fullmatch(text):
        yield lambda: _expression(text), not _OTHER_TEXT.search(text)
    if form is Form.LINES and ("\n" in text or _LIST.match(text)):
        yield lambda: _graph(text, board), bool(re.match(r"[\d#%]", text))
    yield lambda: _of_others(text), False


_LIST = re.compile(r"\[\s*\(|\[\s*\{|\{\s*['\w]|\w+\(?\[+\(")
"""The beginning of a list on one line that is not one of lists only, which may be a tree of values."""
_EDGES = re.compile(r"\s*\w+\s*-[->]\s*\w+(?:\s*[;\n]\s*\w+\s*-[->]\s*\w+)+\s*;?\s*")


def _is_drawn(text: str, cells: str) -> bool:
    rows = [row.strip() for row in text.replace("/", "\n").split("\n")]
    free = sum(map(cells.count, ".#"))
    return 2 * free > len(cells) or (len(rows) > 1 and len(set(map(len, rows))) == 1 and 4 * free >= len(cells))


def _position(form: str, key: str, text: str) -> Recognised:
    start = catalogue.read_position(text, key)
    remark = catalogue.remark(text, start)
    return Recognised(form, game=key, start=start, notes=(remark,) if remark else ())


def _expression(text: str) -> Recognised:
    if _WORDS.fullmatch(text) and any(len(word) > 2 for word in re.split(r"\W+", text)):
        raise input_error("{text} looks like words; as an expression it is written evaluate:{text}.", text=text)
    return _position(FORMS["expression"], "evaluate", text)


def _graph(text: str, board: str) -> Recognised:
    found = graph_files.read_one(text)
    return _on_graph(found.graph, board, found.notes)


def _graph_line(text: str, board: str) -> Recognised | None:
    """The graph in a line of graph6 or sparse6. Raises InputError for several, and for one that may be a word."""
    if "\n" not in text and not text.startswith((">>", ":")) and not _is_graph6(text):
        return None
    if _WORDS.fullmatch(text) and re.search("[aeiouyAEIOUY]", text):
        raise input_error("{text} may be a word; as a graph in graph6 it is written >>graph6<<{text}.", text=text)
    return _graph(text, board)


def _is_graph6(line: str) -> bool:
    """Whether a line has the length that its first characters say, and bits of 0 after the last edge."""
    codes = [ord(sign) - 63 for sign in line]
    size, rest = codes[0], codes[1:]
    if size == 63:
        size, rest = sum(code << shift for code, shift in zip(codes[1:4], (12, 6, 0), strict=False)), codes[4:]
    bits = size * (size - 1) // 2
    return len(rest) == -(-bits // 6) and not (rest and rest[-1] & ((1 << -bits % 6) - 1))


def _on_graph(graph: Any, board: str, notes: tuple[str, ...]) -> Recognised:
    """The graph as a start of the game `board` or else of the first game that accepts it, with its default rules."""
    starts, refused = {}, None
    keys = dict.fromkeys((board, *GRAPH_GAMES)) if board in GRAPH_GAMES or _takes_graphs(board) else GRAPH_GAMES
    for key in keys:
        make = GAMES[key].of_graph
        assert make is not None
        try:
            starts[key] = make(graph)
        except InputError as error:
            refused = refused or error
    if not starts:
        raise refused or AssertionError("no game on graphs")
    (key, start), *others = starts.items()
    return Recognised(GRAPH, game=key, start=start, notes=notes, instead=tuple(others))


def _takes_graphs(board: str) -> bool:
    return board in GAMES and GAMES[board].of_graph is not None


def _of_others(text: str) -> Recognised | None:
    """A position of a game of another package, which says itself what it can read."""
    for key in GAMES.others:
        for form, read in GAMES[key].pasted.items():
            start = read(text)
            if start is not None:
                return Recognised(FORMS.get(form, form), game=key, start=start)
    return None
