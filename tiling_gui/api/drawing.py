"""Positions as pictures: SVG, TikZ, text."""

from html import escape
from typing import Any

from tiling_gui.core import results
from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.capsules import Label, Rank, rank_of_cost, signed
from tiling_gui.core.drawing.positions import game_svg, game_tikz
from tiling_gui.core.game import Move, apart
from tiling_gui.errors import InputError
from tiling_gui.palette import DARK, LIGHT
from tiling_gui.records.known import with_known
from tiling_gui.records.tree import GameTree

FORMS = ("svg", "tikz", "text")
THEMES = {"light": LIGHT, "dark": DARK}


class Picture(str):
    """The text of an SVG document; a notebook shows the picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def draw(
    position: Any,
    *,
    values: results.Analysis | None = None,
    last: Move | None = None,
    better: Move | None = None,
    form: str = "svg",
    size: int = 48,
    theme: str = "light",
) -> str:
    """A position as "svg" (a Picture), "tikz" (for LaTeX with the package tikz), or "text".

    `values`, an Analysis of the position, is drawn with it on boards of squares, and told in the text of any game.
    `last`, a legal move, is drawn as made, `better` as the one to compare it with. `size` is the side of a square, or
    the like, in px of the svg, `theme` "light" or "dark". Raises InputError for another form or theme.
    """
    if form not in FORMS:
        raise InputError(f"A position is drawn as {', '.join(FORMS)}, not as {form!r}.")
    if form == "text":
        lines = [str(position.diagram())]
        if values is not None:
            lines += [f"{position.write(entry.move)}: {value_text(entry)}" for entry in values.moves]
        return "\n".join(lines)
    if theme not in THEMES:
        raise InputError(f"A picture is {' or '.join(THEMES)}, not {theme!r}.")
    game = game_of_position(position)
    labels = {} if values is None else _labels(with_known(GameTree(game, values.position), values))
    notes = Annotations(last, better, labels)
    if form == "tikz":
        return game_tikz(game.key, position) if notes == NOTHING else game_tikz(game.key, position, notes=notes)
    return Picture(game_svg(game.key, position, palette=THEMES[theme], size=size, notes=notes))


def _labels(found: results.Analysis) -> dict[Move, Label]:
    """What stands on each move: its final value if it keeps the value of the position, else what it costs."""
    best = found.value
    costs = {e.move: e.value - best for e in found.moves if e.value is not None and best is not None}
    least = min((apart(cost, 0) for cost in costs.values() if cost), default=0)
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


def value_text(entry: results.MoveValue | results.Analysis) -> str:
    """The exact value, or proved bounds "7..9"."""
    return str(entry.value) if entry.value is not None else f"{entry.lower}..{entry.upper}"


def table_of_moves(found: results.Analysis) -> str:
    """The moves and what is proved about them as an HTML table."""
    rows = "".join(
        f"<tr><td>{escape(found.position.write(entry.move))}</td><td>{escape(value_text(entry))}</td></tr>"
        for entry in found.moves
    )
    return f"<table><thead><tr><th>move</th><th>value</th></tr></thead><tbody>{rows}</tbody></table>"
