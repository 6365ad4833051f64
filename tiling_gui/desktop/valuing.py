"""What is known about the position shown: where it can end, what its moves are worth, a hint.

Three questions, each with its own lane, all asked of the one analyst. They are asked only while somebody looks:
the extent always (it is plain counting), values while Values or Graph is on, a hint when it is asked for. An
answer that comes after the position changed is dropped.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from tiling_gui.desktop.jobs import Job, Lane
from tiling_gui.engine.results import Analysis, MoveValue
from tiling_gui.players.analyst import Analyst
from tiling_gui.rules.game import Move
from tiling_gui.search.limits import Limit, Progress

HINT_SECONDS = 20.0
"""How long a hint may search before it is given as an estimate."""

_REMEMBERED = 500


class Valuing(QObject):
    """Answers for one position at a time."""

    extent_known = Signal(object, object)
    """(position, Extent)"""
    values_known = Signal(object, object)
    """(position, Analysis), again and again as more moves are proved."""
    values_progressed = Signal(object)
    """(Progress) while values are searched."""
    values_done = Signal(object)
    """(Analysis) nothing more will come."""
    hint_known = Signal(object, object)
    """(position, (move, value or None, exact))"""
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._analyst: Analyst | None = None
        self._extents: dict[Any, Any] = {}
        self._analyses: dict[Any, Analysis] = {}
        self._count = Lane("count", self)
        self._values = Lane("values", self)
        self._hint = Lane("hint", self)
        self._arriving: list[MoveValue] = []
        self._count.finished.connect(self._on_extent)
        self._values.progressed.connect(self._on_values_progress)
        self._values.finished.connect(self._on_values)
        self._hint.finished.connect(self._on_hint)
        for lane in (self._count, self._values, self._hint):
            lane.failed.connect(self._on_failed)

    def attach(self, analyst: Analyst) -> None:
        """Asks another analyst from now on."""
        self.stop_values()
        self._hint.drop()
        self._count.drop()
        self._analyst = analyst
        self._extents.clear()
        self._analyses.clear()

    @property
    def valuing(self) -> bool:
        """True while values are searched."""
        return self._values.job is not None

    def analysis(self, position: Any) -> Analysis | None:
        """What is known of the position's moves by now."""
        return self._analyses.get(position)

    def ask_extent(self, position: Any, count: Callable[[Any], Any]) -> None:
        """`extent_known` follows, at once if it is remembered."""
        known = self._extents.get(position)
        if known is not None:
            self._count.drop()
            self.extent_known.emit(position, known)
        elif not (self._count.job and self._count.job.context == position):
            self._count.start(Job("extent", lambda report, stop: count(position), position))

    def ask_values(self, position: Any, seconds: float | None = None) -> None:
        """`values_known` follows, now and as moves are proved; complete answers are remembered."""
        if self._values.job and self._values.job.context == position:
            return
        known = self._analyses.get(position)
        if known is not None:
            self.values_known.emit(position, known)
            if known.complete:
                self._values.drop()
                self.values_done.emit(known)
                return
        analyst, arriving = self._analyst, []
        assert analyst is not None
        self._arriving = arriving

        def work(report, stop):
            return analyst.analyse(
                position, limit=Limit(seconds=seconds), report=report, stop=stop, on_move=arriving.append
            )

        self._values.start(Job("values", work, position))

    def stop_values(self) -> None:
        """Nobody looks at values any more."""
        self._values.drop()

    def cancel_values(self) -> None:
        """Ends the search for values; what is proved is told."""
        self._values.stop()

    def ask_hint(self, position: Any) -> None:
        """`hint_known` follows: a move that keeps the value if it can be proved in time, else a guess."""
        analyst = self._analyst
        assert analyst is not None

        def work(report, stop) -> tuple[Move, Any, bool]:
            solution = analyst.solve(position, limit=Limit(seconds=HINT_SECONDS), report=report, stop=stop)
            if solution.line:
                return solution.line[0], solution.value, True
            seen = analyst.look_ahead(position, 2, limit=Limit(seconds=5), stop=stop)
            return seen.best[0], seen.value, seen.exact

        self._hint.start(Job("hint", work, position))

    def drop_hint(self) -> None:
        """The hint is not wanted any more."""
        self._hint.drop()

    def close(self) -> None:
        """Ends the lanes."""
        for lane in (self._count, self._values, self._hint):
            lane.close()

    @Slot(object, object)
    def _on_extent(self, job: Job, extent: Any) -> None:
        if len(self._extents) > _REMEMBERED:
            self._extents.clear()
        self._extents[job.context] = extent
        self.extent_known.emit(job.context, extent)

    @Slot(object, object)
    def _on_values_progress(self, job: Job, progress: Progress) -> None:
        self.values_progressed.emit(progress)
        if self._arriving:
            known = {entry.move: entry for entry in list(self._arriving)}
            lower, upper = progress.lower, progress.upper
            if lower is None or upper is None:
                lower, upper = self._analyst.bounds(job.context)
            self.values_known.emit(job.context, Analysis(job.context, lower, upper, tuple(known.values())))

    @Slot(object, object)
    def _on_values(self, job: Job, analysis: Analysis) -> None:
        if len(self._analyses) > _REMEMBERED:
            self._analyses.clear()
        self._analyses[job.context] = analysis
        self.values_known.emit(job.context, analysis)
        self.values_done.emit(analysis)

    @Slot(object, object)
    def _on_hint(self, job: Job, found: tuple[Move, Any, bool]) -> None:
        self.hint_known.emit(job.context, found)

    @Slot(object, object)
    def _on_failed(self, job: Job, error: Exception) -> None:
        self.failed.emit(error)
