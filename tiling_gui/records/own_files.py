"""Files of this program, and of others for games, that contain no game to be put on the board, by their kind."""

import os
import re

from tiling_gui import atomic
from tiling_gui.errors import InputError
from tiling_gui.language import mark, tr

_HEAD = 2_000
"""Characters of a text that are looked at."""
PUZZLES = "puzzles"
CODE = re.compile(r"tg1-[\w-]+", re.ASCII)
_AMONG_WORDS = re.compile(r"(?<![\w-])tg1-[\w-]{20,}", re.ASCII)
_ROWS = mark(
    "This is a checkpoint, rows of a solve: tiling-gui solve BOARD takes it as --checkpoint FILE or --rows FILE."
)
_FORMATS = {
    PUZZLES: mark(
        "This is a collection of puzzles: it is imported in Puzzles, Collections, or shown by tiling-gui puzzle show."
    ),
    "answers": mark("These are answers to an assignment: they are marked by tiling-gui lesson FILE --mark ANSWERS."),
    "checkpoint": _ROWS,
    "campaign": _ROWS,
    "certificate": mark(
        "This is a certificate: in a checkout it is checked by python -m research.certificates 3xn --from FILE."
    ),
}
_RESULTS = mark("This is a table of results, written for other programs; of results only tilingResults.txt is read.")
_TOURNAMENT = mark("This is a table of a tournament, written for other programs; saved ones are in Tools, Tournament.")
_LESSON = mark("This is a lesson: it is opened in the window, or checked by tiling-gui lesson FILE.")
_OTHER_GAME = mark("This is a game of chess or Go, in FEN, PGN or SGF, and neither is played here.")
_EFG = mark("This is a tree of Gambit: it is opened in the window, or searched by tiling-gui compare tree:FILE.")
_LOOKS = (
    (r'\{"results": \[|id,(?:record,)?when,game,board,', _RESULTS),
    (r'\{\s*"board": .*?"seed": .*?"levels": |player,.*,points,pairs,mean_as_max', _TOURNAMENT),
    (r"(?:[^\n]*\n){0,20}?[ \t]*format[ \t]*:[ \t]*tiling-gui lesson", _LESSON),
    (r"[rnbqkpRNBQKP1-8]{1,8}(?:/[rnbqkpRNBQKP1-8]{1,8}){7}(?=\s|$)", _OTHER_GAME),
    (r'\[(?:Event|Site|Date|White) "', _OTHER_GAME),
    (r"\(;\s*(?:FF|GM|SZ|CA|AP|B|W)\[", _OTHER_GAME),
    (r"EFG\s+\d", _EFG),
)


def kind_of(text: str) -> str:
    """ "puzzles", "answers" or another format of this program's JSON files, also compressed; "" for any other text."""
    found = re.search(r'"format":\s*"tiling-gui (\w+)"', text[:_HEAD]) if text.startswith("{") else None
    if found and found[1] in _FORMATS:
        return found[1]
    return PUZZLES if len(codes := code_lines(text)) > 1 and all(CODE.match(line) for line in codes) else ""


def code_lines(text: str) -> list[str]:
    """The lines of a collection of puzzles as text, without comments; [] if it does not begin with a code."""
    lines = [line.strip() for line in text.splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    return lines if lines and CODE.match(lines[0]) else []


def puzzle_code(text: str) -> str:
    """The code of a puzzle that is the whole text, perhaps wrapped by a mail program, or is among words; else ""."""
    plain = re.sub("[‐‑–−]", "-", text)
    whole = re.sub(r"[\s>\u200b\u00ad]+", "", plain)
    if plain.count("tg1-") != 1 or plain.startswith(("{", "[")):
        return ""
    among = _AMONG_WORDS.search(plain)
    return whole if CODE.fullmatch(whole) else among[0] if among else ""


def refuse(text: str) -> None:
    """Raises InputError, with where the file belongs, for files of this program and of others without a game in it."""
    plain = text.lstrip("\ufeff").strip()
    sentence = _FORMATS.get(kind_of(plain), "")
    if not sentence:
        sentence = next((said for looks, said in _LOOKS if re.match(looks, plain[:_HEAD], re.DOTALL)), "")
    if sentence:
        raise InputError(tr(sentence))


_BINARY = (
    (
        b"\x1f\x8b",
        mark(
            "{path} is compressed: rows are used by tiling-gui solve BOARD --rows FILE, a certificate checked, in a "
            "checkout, by python -m research.certificates 3xn --from FILE."
        ),
    ),
    (b"SQLite format 3", mark("{path} is a database of games: --home names the folder that holds its folder, data.")),
    ((b"PK\3\4", b"%PDF", b"\x89PNG"), mark("{path} is not a text file: it is a PDF, a picture or an archive.")),
)


def read_text(path: str | os.PathLike[str]) -> str:
    """The text of a file, as `atomic.read_text` reads it, which says what the file is if it is no text."""
    try:
        return atomic.read_text(path)
    except atomic.NotTextError as error:
        for begins, sentence in _BINARY:
            if error.data.startswith(begins):
                raise InputError(tr(sentence, path=os.fspath(path))) from error
        raise
