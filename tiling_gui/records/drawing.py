"""Records as pictures: the position at the cursor, alone or in a LaTeX document with the moves that led there."""

from typing import Any

from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.latex import document, latex
from tiling_gui.core.drawing.positions import game_svg, game_tikz
from tiling_gui.core.game import Side, steps
from tiling_gui.language import plain
from tiling_gui.records.record import GameRecord, Result, result_of


def record_svg(record: GameRecord, *, notes: Annotations = NOTHING, **asked: Any) -> str:
    return game_svg(record.game, record.tree.position, notes=record.noted(notes), **asked)


def record_picture(record: GameRecord, *, notes: Annotations = NOTHING, **asked: Any) -> str:
    """The same as a tikzpicture alone, to be put into a document of one's own."""
    return game_tikz(record.game, record.tree.position, notes=record.noted(notes), **asked)


def record_tikz(record: GameRecord, **asked: Any) -> str:
    """A LaTeX document of its own: the position at the cursor, who played, and the moves that led there."""
    tree = record.tree
    picture = record_picture(record, **asked)
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
