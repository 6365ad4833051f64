"""Positions of any game as SVG, TikZ and text. A game nobody draws is shown as its diagram.

A game names its two functions, like `position_svg` and `position_tikz`, in its line of the catalogue.
"""

import importlib
from collections.abc import Callable
from html import escape
from typing import Any

from tiling_gui.core.catalogue import GAMES, game_of_position
from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.latex import latex
from tiling_gui.core.drawing.svg import svg_document
from tiling_gui.palette import LIGHT, Palette


class Shown:
    """Base of positions: a prompt shows them as text, a notebook as a picture. A subclass is a Position."""

    def __str__(self) -> str:
        position: Any = self
        return str(position.diagram())

    def __repr__(self) -> str:
        position: Any = self
        rows = " / ".join(str(self).splitlines())
        return f"<{type(self).__name__} {rows}; {position.to_move} to move>"

    def _repr_svg_(self) -> str:
        return game_svg(game_of_position(self).key, self)


def game_svg(
    game: str,
    position: Any,
    *,
    palette: Palette = LIGHT,
    size: int = 48,
    coordinates: bool = True,
    notes: Annotations = NOTHING,
) -> str:
    """A position of any game as an SVG document; `size` is the side of a square (or the like) in px.

    Without `coordinates` there is no margin for them either.
    """
    drawer = GAMES[game].svg
    if not drawer:
        return _diagram_svg(position, palette)
    return str(_function(drawer)(position, palette=palette, size=size, coordinates=coordinates, notes=notes))


def game_tikz(game: str, position: Any, **asked: Any) -> str:
    """A position of any game as LaTeX that needs the package tikz at most; `asked` of the game's drawer."""
    drawer = GAMES[game].tikz
    if not drawer:
        rows = r"{\ttfamily\obeylines\obeyspaces " + latex(position.diagram()) + "\n\\par}"
        return f"\\begin{{minipage}}{{\\textwidth}}\n{rows}\n\\end{{minipage}}\n"
    return str(_function(drawer)(position, **asked))


def _function(name: str) -> Callable[..., Any]:
    module, _, function = name.partition(":")
    found: Callable[..., Any] = getattr(importlib.import_module(module), function)
    return found


def _diagram_svg(position: Any, palette: Palette) -> str:
    rows = str(position.diagram()).split("\n")
    width, height = 10 * max(len(row) for row in rows) + 40, 20 * len(rows) + 40
    lines = "".join(
        f'<text x="20" y="{34 + 20 * i}" xml:space="preserve">{escape(row)}</text>' for i, row in enumerate(rows)
    )
    text = f'<g font-family="monospace" font-size="16" fill="{palette.text}">{lines}</g>'
    return svg_document([text], width, height, palette.panel)
