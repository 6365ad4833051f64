"""Positions as pictures: SVG, PNG, TikZ, text."""

import os
import subprocess
import sys
from collections.abc import Sequence
from html import escape
from typing import Any, Literal, overload

from tiling_gui.api.positions import position_of
from tiling_gui.core import results
from tiling_gui.core.arguments import checked, whole_number
from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.drawing.annotations import Annotations
from tiling_gui.core.drawing.capsules import Label, Rank, rank_of_cost, signed
from tiling_gui.core.drawing.latex import alone
from tiling_gui.core.drawing.positions import game_svg, game_tikz
from tiling_gui.core.game import Move, distance
from tiling_gui.errors import InputError, StoreError
from tiling_gui.palette import DARK, LIGHT
from tiling_gui.records.known import with_known
from tiling_gui.records.tree import GameTree

FORMS = ("svg", "png", "tikz", "text")
THEMES = {"light": LIGHT, "dark": DARK}


class Picture(str):
    """The text of an SVG document; a notebook shows it as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


class PngPicture(bytes):
    """The content of a PNG file; a notebook shows it as a picture."""

    __slots__ = ()

    def _repr_png_(self) -> bytes:
        return bytes(self)


@overload
def draw(
    position: Any,
    *,
    values: results.Analysis | None = None,
    last: str | Move | None = None,
    better: str | Move | None = None,
    marks: Sequence[str] = (),
    arrows: Sequence[str] = (),
    form: Literal["png"],
    size: int = 48,
    theme: str = "light",
) -> PngPicture: ...


@overload
def draw(
    position: Any,
    *,
    values: results.Analysis | None = None,
    last: str | Move | None = None,
    better: str | Move | None = None,
    marks: Sequence[str] = (),
    arrows: Sequence[str] = (),
    form: str = "svg",
    size: int = 48,
    theme: str = "light",
) -> str: ...


def draw(
    position: Any,
    *,
    values: results.Analysis | None = None,
    last: str | Move | None = None,
    better: str | Move | None = None,
    marks: Sequence[str] = (),
    arrows: Sequence[str] = (),
    form: str = "svg",
    size: int = 48,
    theme: str = "light",
) -> str | PngPicture:
    """A position or its text as "svg" (a Picture), "png" (bytes), "tikz" (LaTeX with the package tikz), or "text".

    `values`, an Analysis of the position, is drawn at the places of the moves, and listed in the text. `last`, a
    legal move or its text, is drawn as made, `better` as the one to compare it with. `marks` such as "c3" or "c3:cross"
    (circle, square, triangle, cross) and `arrows` such as "a1-c3" or "a1-c3:cross" are drawn on squares, vertices,
    edges or cells, which they name. `size` is the side of a square, or the like, in px of the svg, `theme` "light" or
    "dark".

    A png has twice as many px; Qt draws it, in a separate process without a window. Raises InputError for another form,
    size or theme, an illegal move, values of another position, and an unknown place in a picture, StoreError if Qt does
    not start.
    """
    if form not in FORMS:
        raise InputError(f"A position is drawn as {', '.join(FORMS)}, not as {form!r}.")
    checked("size", size, whole_number)
    position = position_of(position)
    if values is not None and values.position != position:
        raise InputError("values are those of another position.")
    if form == "text":
        lines = [str(position.diagram())]
        if values is not None:
            lines += [f"{position.write(entry.move)}: {entry.bounds_text}" for entry in values.moves]
        return "\n".join([*lines, *(f"marked: {mark}" for mark in marks), *(f"arrow: {arrow}" for arrow in arrows)])
    if theme not in THEMES:
        raise InputError(f"A picture is {' or '.join(THEMES)}, not {theme!r}.")
    game = game_of_position(position)
    labels = {} if values is None else labels_of(with_known(GameTree(game, values.position), values))
    made, other = (position.read(move) if isinstance(move, str) else move for move in (last, better))
    notes = Annotations(made, other, labels, marks=tuple(marks), arrows=tuple(arrows))
    if form == "tikz":
        return alone(game_tikz(game.key, position, notes=notes))
    picture = Picture(game_svg(game.key, position, palette=THEMES[theme], size=size, notes=notes))
    return _png(picture) if form == "png" else picture


def _png(picture: Picture) -> PngPicture:
    """Draw in another process: a Qt application would remain in this one, which may already have one."""
    program = [sys.executable, "-m", "tiling_gui.desktop.ui.drawing.picture_files"]
    where = os.pathsep.join(filter(None, sys.path))
    around = {**os.environ, "PYTHONPATH": where, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(program, input=picture.encode(), capture_output=True, env=around, check=False)
    if done.returncode:
        why = done.stderr.decode(errors="replace").strip().splitlines()[-1:] or ["it said nothing"]
        raise StoreError(f"A PNG picture is drawn by Qt (PySide6-Essentials), which did not start: {why[0]}")
    return PngPicture(done.stdout)


def labels_of(found: results.Analysis) -> dict[Move, Label]:
    """The label of each move: its final value if it keeps the value of the position, otherwise its cost."""
    best = found.value
    costs = {e.move: e.value - best for e in found.moves if e.value is not None and best is not None}
    least = min((distance(cost, 0) for cost in costs.values() if cost), default=0)
    labels = {}
    for entry in found.moves:
        if entry.value is None:
            labels[entry.move] = Label(Rank.ESTIMATE, f"≈{entry.estimate:.1f}")
        elif entry.move not in costs:
            labels[entry.move] = Label(Rank.EXACT, str(entry.value))
        else:
            cost = costs[entry.move]
            labels[entry.move] = Label(rank_of_cost(cost, least), signed(cost) if cost else str(entry.value))
    return labels


def table_of_moves(found: results.Analysis) -> str:
    """The moves and their proved bounds as an HTML table."""
    rows = "".join(
        f"<tr><td>{escape(found.position.write(entry.move))}</td><td>{escape(entry.bounds_text)}</td></tr>"
        for entry in found.moves
    )
    return f"<table><thead><tr><th>move</th><th>value</th></tr></thead><tbody>{rows}</tbody></table>"
