"""Reading and writing a record in each file format, chosen by the file's suffix."""

import re
from collections.abc import Callable
from pathlib import Path

from tiling_gui import atomic
from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.errors import ending_error
from tiling_gui.language import plain
from tiling_gui.records import json_form, text
from tiling_gui.records.drawing import record_picture, record_svg, record_tikz
from tiling_gui.records.record import GameRecord, NamedPlayer
from tiling_gui.records.wrapping import unwrapped

FORMATS: dict[str, Callable[..., str]] = {
    "txt": text.write,
    "json": json_form.write,
    "tex": record_tikz,
    "svg": record_svg,
    "tiling": text.write,
}
PICTURES = ("tex", "svg")


def format_of(path: str | Path, *more: str) -> str:
    """The format of a file by its suffix: a key of FORMATS or one of `more`. Raises InputError for any other."""
    ending = Path(path).suffix.lower().removeprefix(".")
    forms = (*FORMATS, *more)
    if ending not in forms:
        raise ending_error(forms, path)
    return ending


def save(record: GameRecord, path: str | Path, *, picture: bool = False, notes: Annotations = NOTHING) -> str:
    """Write the record to a file atomically. Return the format. Raises InputError, StoreError.

    `picture`: in a .tex file, write only the tikzpicture. `notes` are drawn in `PICTURES`.
    """
    form = format_of(path)
    write = record_picture if picture and form == "tex" else FORMATS[form]
    atomic.write_text(path, write(record, notes=notes) if form in PICTURES else write(record))
    return form


def file_name(record: GameRecord, ending: str) -> str:
    """A file name for the record: "8x8 You-Looks3 2026-11-22.svg"."""
    board = record.tree.game.short_name(record.board, tr=plain).replace(" × ", "x")
    players = "-".join(_short(record.player(side)) for side in record.tree.game.sides)
    words = (board, players, (record.finished or record.started or "")[:10])
    name = " ".join(in_file_name(word)[:40] for word in words if word)
    return f"{' '.join(name.split())}.{ending}"


def in_file_name(text: str) -> str:
    """A text with a space for what does not belong into the name of a file."""
    return re.sub(r"[^\w.,+=()-]+", " ", text).strip()


def _short(player: NamedPlayer) -> str:
    """ "Looks3" for a player who looks 3 moves ahead; another player's name without spaces."""
    depth = re.fullmatch(r"lookahead:(\d+)", player.spec)
    return f"Looks{depth[1]}" if depth else re.sub(r"\W+", "", player.name or player.spec)


def read(content: str) -> GameRecord:
    """The record in a text or JSON document. Raises InputError with one sentence if it is neither."""
    plain = unwrapped(content)
    return json_form.read(plain) if plain.lstrip().startswith("{") else text.read(plain)


def load(path: str | Path) -> GameRecord:
    """The record in the file `path`, text or JSON. Raises InputError with one sentence if it cannot be read."""
    return read(atomic.read_text(path))
