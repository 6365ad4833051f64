"""The values of moves as ranks, numbers and sentences for graphs and pictures, and their painting."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from tiling_gui.core.drawing.capsules import Rank, rank_of_cost
from tiling_gui.core.drawing.figure import Shape
from tiling_gui.core.game import Move, Value, distance
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.desktop.games.grid_board.move_labels import ValueMark
from tiling_gui.desktop.games.grid_board.painting import (
    capsule_size,
    draw_capsule,
    draw_dot,
)
from tiling_gui.desktop.ui.drawing.painting import paint
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.language import decimal, mark, tr
from tiling_gui.palette import Palette

KEEPS = mark("{move} keeps the value {value}. Exact.")


def marks(
    analysis: Analysis, kind: str, *, keeps: str = KEEPS, name_of: Callable[[Move], str] | None = None
) -> dict[Move, ValueMark]:
    """The marks of the moves; `kind` is "cost" (what is given up) or "final" (the value after the move).

    `keeps` is the sentence for a move that keeps the value; `name_of` names a move at the beginning of a sentence.
    """
    best = analysis.value
    costs: list[Value] = (
        [] if best is None else [distance(e.value, best) for e in analysis.moves if e.value is not None]
    )
    least = min((cost for cost in costs if cost), default=0)
    names = name_of or analysis.position.write
    return {entry.move: _mark(names(entry.move), entry, best, least, kind, keeps) for entry in analysis.moves}


def _mark(name: str, entry: MoveValue, best: Value | None, least: Value, kind: str, keeps: str) -> ValueMark:
    if entry.value is None and best is not None and not entry.lower <= best <= entry.upper:
        sign, most = ("≤", entry.upper) if entry.upper < best else ("≥", entry.lower)
        text = sign + (words.value(most) if kind == "final" else words.cost(most - best))
        cost, within = words.value(abs(most - best)), words.bounds(entry.lower, entry.upper)
        sentence = tr("{move}: {bounds}, not yet exact; costs at least {cost}.", move=name, bounds=within, cost=cost)
        rank = rank_of_cost(most - best, least or abs(most - best))
        return ValueMark(entry.move, rank, text, sentence, says=tr("gives up value"))
    if entry.value is None:
        guess = decimal(entry.estimate)
        sentence = tr("{move}: about {value}, not yet exact.", move=name, value=guess)
        if entry.lower is not None and entry.upper is not None:
            within = words.bounds(entry.lower, entry.upper)
            sentence = tr("{move}: {bounds}, about {value}, not yet exact.", move=name, bounds=within, value=guess)
        return ValueMark(entry.move, Rank.ESTIMATE, f"≈{guess}", sentence)
    value = words.value(entry.value)
    if best is None:
        return ValueMark(entry.move, Rank.EXACT, value, tr("{move} ends with {value}: exact.", move=name, value=value))
    given_up = entry.value - best
    if not given_up:
        return ValueMark(entry.move, Rank.KEEPS, value, tr(keeps, move=name, value=value))
    rank = rank_of_cost(given_up, least)
    text = value if kind == "final" else words.cost(given_up)
    sentence = tr(
        "{move} ends with {value}: exact, costs {cost}.",
        move=name,
        value=value,
        cost=words.value(distance(given_up, 0)),
    )
    says = tr("costs {cost}", cost=words.value(least)) if rank is Rank.COSTS_ONE and least != 1 else ""
    return ValueMark(entry.move, rank, text, sentence, says=says)


_CAPSULE_U = 62
"""Side in px of a square on which values have the same size as on a graph."""


def picture(widget: QWidget, width: int, shapes: Iterable[Shape], ground: QColor) -> QImage:
    """An image of what `shapes` draw over the whole of a widget, `width` pixels wide."""
    ratio = width / max(1, widget.width())
    made = QImage(width, round(widget.height() * ratio), QImage.Format.Format_RGB32)
    made.fill(ground)
    painter = QPainter(made)
    painter.scale(ratio, ratio)
    paint(painter, shapes)
    painter.end()
    return made


def paint_value(painter: QPainter, at: QPointF, value: ValueMark, palette: Palette, ground: str, least: float) -> None:
    """Draws the value of a move at `at` on a background of its own, at least `least` px wide and high."""
    if value.quiet:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawEllipse(at, least / 2, least / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        draw_dot(painter, at, value.rank, palette, _CAPSULE_U, upright=False)
        return
    width, height = capsule_size(value.rank, value.text, _CAPSULE_U, False)
    width, height, around = max(width, least), max(height, least), least / 20
    box = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box.adjusted(-around, -around, around, around), least / 2, least / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    draw_capsule(painter, at, value.rank, value.text, palette, _CAPSULE_U)
