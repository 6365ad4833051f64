"""Who draws which game as SVG and as TikZ. A game nobody draws is shown as its diagram in text.

A game names its two functions, like `position_svg` and `position_tikz`, in its line of the catalogue.
"""

import importlib
from collections.abc import Callable
from html import escape
from typing import Any

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.latex import document, latex
from tiling_gui.core.drawing.svg import svg_document
from tiling_gui.core.game import Side, steps
from tiling_gui.language import plain
from tiling_gui.palette import LIGHT, Palette
from tiling_gui.records.record import GameRecord, Result, result_of


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


def record_svg(record: GameRecord) -> str:
    """The position at the record's cursor as an SVG document."""
    return game_svg(record.game, record.tree.position)


def record_picture(record: GameRecord, **asked: Any) -> str:
    """The position at the record's cursor as a tikzpicture alone, to be put into a document of one's own."""
    return game_tikz(record.game, record.tree.position, **asked)


def record_tikz(record: GameRecord, **asked: Any) -> str:
    """A LaTeX document of its own: the position at the cursor, who played, and the moves that led there."""
    tree = record.tree
    picture = game_tikz(record.game, tree.position, **asked)
    lines = [latex(tree.game.title(tree.start, tr=plain))]
    players = [f"{side}: {record.named(side)}" for side in record.players]
    lines.extend(latex(line) for line in players)
    result = _result_shown(record)
    if result and result.value is not None:
        known = "" if result.minimax is None else f", minimax value {result.minimax}"
        lines.append(latex(f"Final value {result.value}{known}"))
    lines.append(" ".join(_written_moves(record)))
    return document(picture, lines)


def _result_shown(record: GameRecord) -> Result | None:
    """The result that belongs under the picture: the position's own at an end, the game's along the game."""
    tree, result = record.tree, record.result
    if tree.position.is_over:
        return result_of(tree.position, result.minimax if result else None)
    return result if tree.main_line()[: len(tree.cursor)] == tree.cursor else None


def _written_moves(record: GameRecord) -> list[str]:
    words = []
    for number, (position, move) in enumerate(steps(record.tree.start, record.tree.cursor), 1):
        mover = r"$\uparrow$" if position.to_move in (Side.MAX, Side.FIRST) else r"$\downarrow$"
        words.append(rf"\mbox{{{number}.~{mover}{latex(position.write(move))}}}")
    return words


def _diagram_svg(position: Any, palette: Palette) -> str:
    rows = str(position.diagram()).split("\n")
    width, height = 10 * max(len(row) for row in rows) + 40, 20 * len(rows) + 40
    lines = "".join(
        f'<text x="20" y="{34 + 20 * i}" xml:space="preserve">{escape(row)}</text>' for i, row in enumerate(rows)
    )
    text = f'<g font-family="monospace" font-size="16" fill="{palette.text}">{lines}</g>'
    return svg_document([text], width, height, palette.panel)
