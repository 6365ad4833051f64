"""The nim equivalent: every independent part with its nim heap, and the nim-sum in binary.

7 squares from a1    3    0 1 1
heap 2 of 5          5    1 0 1
nim-sum              6    1 1 0     FIRST wins: the nim-sum is not 0.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.core.board import Square
from tiling_gui.core.limits import Limit, Run
from tiling_gui.desktop.session.jobs import Job, Jobs
from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets.base import REGULAR, SEMIBOLD, font, force_left_to_right, painter_on, text_width
from tiling_gui.language import tr
from tiling_gui.search.grundy import MOMENT, GrundySolver, RemotenessSolver, nim_sum, nim_sum_rows


@dataclass(frozen=True)
class NimPart:
    """An independent part of a position."""

    words: str
    """"7 squares from a1", "heap 2 of 5", "cells 3 to 9"."""
    value: int | None
    """The size of the equivalent nim heap; None if it was not found in time."""
    squares: tuple[Square, ...] = ()
    """Its squares relative to its top left corner, if it is a part of a board."""


NimParts = Callable[[Any, GrundySolver, Run], list[NimPart] | None]
"""The parts of a position in order; None if it has no nim equivalent (Treblecross with a winning cell)."""


_ROW, _PADDING, _MOST_ROWS = 20, 12, 6


class NimSumBar(QWidget):
    """Shows the parts of a position; initially hidden, and computes nothing while hidden."""

    def __init__(self, jobs: Jobs, solver: GrundySolver, nim_parts: NimParts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        self.setObjectName("nimEquivalent")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._position: Any = None
        self._solver, self._nim_parts = solver, nim_parts
        self._worker = jobs.worker("nim", self._on_found, say=self._tell)
        self._lasting = RemotenessSolver()
        self.parts: list[NimPart] = []
        self._words = ""
        self.setToolTip(tr("Remoteness: the moves left if the winner hurries and the loser delays"))
        self.hide()

    def show_position(self, position: Any) -> None:
        """Find the parts of `position`, now or when the strip is shown."""
        if position == self._position:
            return
        self._position = position
        self.parts, self._words = [], tr("Searching …")
        if not self.isHidden():
            self._ask()

    def set_shown(self, shown: bool) -> None:
        self.setVisible(shown)
        if shown:
            self._ask()
        else:
            self._worker.drop()

    def _ask(self) -> None:
        position, solver, nim_parts, lasting = self._position, self._solver, self._nim_parts, self._lasting

        def found(run: Run) -> tuple[list[NimPart] | None, int | None]:
            parts = nim_parts(position, solver, run)
            return parts, lasting.remoteness(position, run.part(Limit(seconds=MOMENT)))

        if position is not None and not self.parts:
            self._worker.start(found, position)
        self._resize()

    def _on_found(self, job: Job, found: tuple[list[NimPart] | None, int | None]) -> None:
        if job.context != self._position:
            return
        parts, remoteness = found
        self.parts = parts or []
        mover = self._position.to_move
        if parts is None:
            self._words = tr(
                "{side} wins at once: three in a row. Such a position is not equivalent to a nim heap.", side=mover
            )
        elif any(part.value is None for part in parts):
            self._words = tr("Not all Grundy values are known.")
        elif not parts:
            self._words = tr("No parts are left.")
        elif self.nim_sum:
            self._words = tr("{side} wins with best play: the nim-sum is not 0.", side=mover)
        else:
            self._words = tr("{side} wins with best play: the nim-sum is 0.", side=mover.other)
        if remoteness:
            self._words += " " + tr("Remoteness {count}.", count=remoteness)
        self._resize()

    def _tell(self, sentence: str) -> None:
        self._words = sentence
        self._resize()

    @property
    def nim_sum(self) -> int | None:
        """The nim-sum of all parts; None while the value of one is not known."""
        known = [part.value for part in self.parts if part.value is not None]
        return nim_sum(known) if len(known) == len(self.parts) else None

    def text(self) -> str:
        parts = [f"{part.words}: {_number(part.value)}" for part in self.parts]
        return "; ".join(
            [*parts, tr("nim-sum {value}", value=_number(self.nim_sum)), self._words] if self.parts else [self._words]
        )

    def _resize(self) -> None:
        rows = min(len(self.parts), _MOST_ROWS) + (len(self.parts) > _MOST_ROWS) + (2 if self.parts else 1)
        self.setAccessibleName(self.text())
        self.setFixedHeight(rows * _ROW + 2 * _PADDING)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.fillRect(self.rect(), theme.colour("panel"))
        painter.fillRect(0, 0, self.width(), 1, theme.colour("line"))
        shown = self.parts[:_MOST_ROWS]
        rows = [bits for _, bits in nim_sum_rows([part.value or 0 for part in self.parts])]
        names = max([text_width(part.words, CAPTION) for part in shown] + [text_width(tr("nim-sum"), CAPTION)])
        x, y = 16, _PADDING
        for part, bits in zip(shown, rows, strict=False):
            self._shape(painter, part, x, y)
            shown_bits = "" if part.value is None else bits
            self._row(painter, x + 44, y, names, part.words, _number(part.value), shown_bits, "text")
            y += _ROW
        if len(self.parts) > _MOST_ROWS:
            self._say(painter, x + 44, y, tr("… and {n} more", n=len(self.parts) - _MOST_ROWS), "muted")
            y += _ROW
        if self.parts:
            painter.fillRect(x + 44, y, names + 60 + 12 * len(rows[-1]), 1, theme.colour("line2"))
            total = self.nim_sum
            summed = "" if total is None else rows[-1]
            self._row(painter, x + 44, y, names, tr("nim-sum"), _number(total), summed, "accent")
            y += _ROW
        self._say(painter, x + 44 if self.parts else x, y, self._words, "muted")
        painter.end()

    def _say(self, painter: QPainter, x: int, y: int, text: str, role: str, weight: Any = REGULAR) -> None:
        painter.setFont(font(CAPTION, weight))
        painter.setPen(theme.colour(role))
        metrics = painter.fontMetrics()
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0, self.width() - x - 12))
        painter.drawText(x, y + (_ROW + metrics.capHeight()) // 2, shown)

    def _row(self, painter: QPainter, x: int, y: int, names: int, words: str, value: str, bits: str, role: str) -> None:
        weight = SEMIBOLD if role == "accent" else REGULAR
        self._say(painter, x, y, words, "text" if role == "text" else role, weight)
        right = x + names + 36
        self._say(painter, right - text_width(value, CAPTION, weight), y, value, role, SEMIBOLD)
        for k, bit in enumerate(bits):
            self._say(painter, right + 24 + 12 * k, y, bit, role if bit == "1" else "muted", weight)

    def _shape(self, painter: QPainter, part: NimPart, x: int, y: int) -> None:
        """Draw the part in small, if it is a part of a board."""
        if not part.squares:
            return
        rows = max(r for r, _ in part.squares) + 1
        columns = max(c for _, c in part.squares) + 1
        u = max(1.0, min(5.0, (_ROW - 4) / rows, 36 / columns))
        fill = QColor(theme.colour("line2"))
        for r, c in part.squares:
            left, top = x + c * u, y + (_ROW - rows * u) / 2 + r * u
            gap = 1.0 if u >= 3 else 0.0
            painter.fillRect(QRectF(left, top, u - gap, u - gap), fill)


def _number(value: int | None) -> str:
    return "?" if value is None else str(value)
