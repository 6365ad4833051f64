"""Analysis of the position shown: its extent, the values of its moves, and hints.

Each of the three has its own worker; all use the same engine. The extent is always computed (it is plain counting),
move values only while Values or Graph is on, a hint only on request. A result for a position that is no longer shown
is dropped.

The values of a position are searched within a time budget: a glance, or unlimited. Asking again only changes the
budget; what was found is remembered, so an interrupted search resumes where it stopped:

    idle --ask--> running --done, stop, new position--> idle        running <--> paused (by the user)
                                                                   running <--> waiting (for a hint)
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from tiling_gui.core.game import Move
from tiling_gui.core.limits import Limit, Progress, Run
from tiling_gui.core.results import Analysis, Extent, MoveValue
from tiling_gui.desktop.session.jobs import Job, Jobs
from tiling_gui.players.player import best_candidates
from tiling_gui.records.known import Bounds, bounds_of
from tiling_gui.search.engine import GameEngine
from tiling_gui.search.reasons import Reason, reasons

HINT_SECONDS = 20.0
"""Search time after which a hint is given as an estimate."""

_REMEMBERED = 500


@dataclass
class _Search:
    """A request for the values of a position."""

    position: Any
    budget: float | None
    """Seconds, including earlier searches of the same position; None: until every move is proved."""
    paused: bool = False
    over: bool = False
    """True when nothing more will come: all is proved, the budget is used up, or the user cancelled."""


class PositionAnalyser(QObject):
    """Analyses one position at a time and reports by signals."""

    extent_known = Signal(object, object)
    """(position, Extent)"""
    values_known = Signal(object, object)
    """(position, Analysis), repeatedly as more is proved."""
    values_progressed = Signal(object)
    """(Progress) of the search for values, including earlier searches of the same position."""
    values_done = Signal(object)
    """(Analysis) The search for values has finished."""
    values_paused = Signal(bool)
    """(bool) The user paused the search for values, or resumed it."""
    values_ended = Signal()
    """The search for values is over, for whatever reason."""
    hint_known = Signal(object, object)
    """(position, (move, value or None, exact))"""
    hint_reasoned = Signal(object, object)
    """(position, reasons) Why an exact hint is right; sent shortly after the hint, never with no reasons."""

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine: GameEngine | None = None
        self._extents: dict[Any, Any] = {}
        self._analyses: dict[Any, Analysis] = {}
        self._proved: set[Any] = set()
        """Positions in which the value of every move is proved."""
        self._count = jobs.worker("extent", self._on_extent)
        self._values = jobs.worker(
            "values", self._on_values, progress=self._on_values_progress, failed=self._on_values_failed
        )
        self._hint = jobs.worker("hint", self._on_hint, failed=self._on_hint_failed)
        self._why = jobs.worker("reasons", self._on_why, failed=self._on_hint_failed)
        self._wanted: _Search | None = None
        self._had_search = False
        self._arriving: list[MoveValue] = []
        self._reported: tuple[int, Any, Any] = (0, None, None)

    def attach(self, engine: GameEngine) -> None:
        """Use another engine, and drop all results and requests of the previous one."""
        self.stop_values()
        self._hint.drop()
        self._why.drop()
        self._count.drop()
        self._engine = engine
        self._extents.clear()
        self._forget()

    def _forget(self) -> None:
        self._analyses.clear()
        self._proved.clear()

    def extent(self, position: Any) -> Extent | None:
        """The extent of a position, if it was counted; None if not, or if the game has none to give."""
        return self._extents.get(position)

    def ask_extent(self, position: Any, count: Callable[[Any], Any]) -> None:
        """Request `extent_known`; sent at once if the extent is remembered. `count` runs in a thread."""
        if position in self._extents:  # None (a game without an extent) is a valid answer too
            self._count.drop()
            self.extent_known.emit(position, self._extents[position])
        elif not (self._count.job and self._count.job.context == position):
            self._count.start(lambda run: count(position), position)

    # Values -----------------------------------------------------------------------------------------------

    @property
    def has_search(self) -> bool:
        """True while values are being searched, or that search is paused or waiting for a hint."""
        return self._wanted is not None and not self._wanted.over

    @property
    def paused(self) -> bool:
        """True while the user has paused the search for values."""
        return self.has_search and self._wanted is not None and self._wanted.paused

    def analysis(self, position: Any) -> Analysis | None:
        """The values found so far of the position's moves; None if there are none."""
        return self._analyses.get(position)

    def ask_values(self, position: Any, seconds: float | None = None) -> None:
        """Request `values_known`: at once if something is known, then as more is proved.

        Ends when every move is proved, or after `seconds` in all, earlier searches of the position included; None: no
        limit.
        """
        wanted = self._wanted
        if wanted is not None and wanted.position == position:
            if wanted.budget == seconds:
                return
            wanted.budget, wanted.over = seconds, False
            if seconds is not None:
                self._interrupt()
        else:
            self._interrupt(tell=False)
            self._wanted = _Search(position, seconds)
        known = self._analyses.get(position)
        if known is not None:
            self.values_known.emit(position, known)
        self._resume()

    def stop_values(self) -> None:
        """End the search for values without sending what it found."""
        self._wanted = None
        self._interrupt(tell=False)
        self._report_end()

    def cancel_values(self) -> None:
        """End the search for values until they are asked for again; what is proved is sent."""
        if self._wanted is not None:
            self._wanted.over = True
            self._interrupt()
            self._done()

    def pause_values(self, on: bool) -> None:
        """Pause or resume the search for values."""
        if self._wanted is not None and self.has_search:
            self._wanted.paused = on
            if on:
                self._interrupt()
            self._resume()
            self.values_paused.emit(on)

    def _interrupt(self, *, tell: bool = True) -> None:
        """Stop the running search for values; what it has found is remembered."""
        job = self._values.job
        if job is not None:
            self._collect(job, tell=tell)
            self._values.drop()

    def _resume(self) -> None:
        """Start searching for values if they are wanted, nothing is in the way, and they are not known already."""
        wanted = self._wanted
        if wanted is None or wanted.over or wanted.paused or self._hint.job or self._why.job or self._values.job:
            self._report_end()
            return
        known = self._analyses.get(wanted.position)
        spent = known.seconds if known else 0.0
        if wanted.position in self._proved or (wanted.budget is not None and spent >= wanted.budget):
            self._done()
            return
        self._search(wanted, known, None if wanted.budget is None else wanted.budget - spent)

    def _search(self, wanted: _Search, known: Analysis | None, seconds: float | None) -> None:
        engine, position, arriving = self._engine, wanted.position, list[MoveValue]()
        assert engine is not None
        self._arriving, self._reported = arriving, (0, None, None)

        def work(run: Run) -> Analysis:
            limit = Limit(seconds=seconds)
            return engine.analyse(position, run.part(limit), on_move=arriving.append, known=known)

        self._values.start(work, (position, known, seconds))
        self._report_end()

    def _done(self) -> None:
        """Mark the current request as finished."""
        assert self._wanted is not None
        self._wanted.over = True
        known = self._analyses.get(self._wanted.position)
        self._report_end()
        if known is not None:
            self.values_done.emit(known)

    def _report_end(self) -> None:
        """Send `values_ended` if the search has just ended; every way of ending comes through here."""
        was, self._had_search = self._had_search, self.has_search
        if was and not self.has_search:
            self.values_ended.emit()

    def _collect(self, job: Job, *, tell: bool = True) -> None:
        """Remember what a running job has found so far."""
        position, before, _ = job.context
        progress = job.progress
        found = {entry.move: entry for entry in list(self._arriving)}
        assert self._engine is not None
        lower, upper = progress.lower, progress.upper
        if lower is None or upper is None:
            lower, upper = self._engine.bounds(position)
        whole = len(found) == len(position.moves())
        moves = tuple(found[move] for move in position.moves()) if whole else tuple(found.values())
        found_by_now = Analysis(position, lower, upper, moves, progress.nodes, progress.seconds)
        self._keep(before, found_by_now, tell=tell)

    def _keep(self, before: Analysis | None, found: Analysis, *, tell: bool = True) -> Analysis:
        if len(self._analyses) > _REMEMBERED:
            self._forget()
        known = self._analyses[found.position] = found if before is None else _joined(before, found)
        if tell:
            self.values_known.emit(found.position, known)
        return known

    def _on_values_progress(self, job: Job, progress: Progress) -> None:
        _, before, _ = job.context
        whole = progress
        if before is not None and progress.stage:
            whole = replace(progress, nodes=progress.nodes + before.nodes, seconds=progress.seconds + before.seconds)
        self.values_progressed.emit(whole)
        told = (len(self._arriving), progress.lower, progress.upper)
        if self._arriving and told != self._reported and job is self._values.job:
            self._reported = told
            self._collect(job)

    def _on_values(self, job: Job, analysis: Analysis) -> None:
        _, before, seconds = job.context
        known = self._keep(before, analysis)
        wanted = self._wanted
        assert wanted is not None
        assert wanted.position == analysis.position
        if known.complete:
            self._proved.add(known.position)
        if known.complete or seconds is None or wanted.budget is not None:
            self._done()
        else:  # this was a glance, and in the meantime more was asked for
            self._resume()

    # A hint -----------------------------------------------------------------------------------------------

    def ask_hint(self, position: Any) -> None:
        """Request `hint_known`: a move that keeps the value if one can be proved in time, else an estimate.

        Sent at once if the values of the moves are known. A running search for values waits and resumes afterwards.
        """
        engine = self._engine
        assert engine is not None
        self._interrupt()
        self._why.drop()
        known = self._analyses.get(position)

        def work(run: Run) -> tuple[Move, Any, bool]:
            keeping = [entry for entry in known.candidates if entry.value == known.value] if known else []
            if known is not None and known.value is not None and keeping:
                return keeping[0].move, known.value, True
            solution = engine.solve(position, run.part(Limit(seconds=HINT_SECONDS)))
            if solution.line:
                return solution.line[0], solution.value, True
            seen = engine.look_ahead(position, 2, run.part(Limit(seconds=5)))
            best = best_candidates(seen.best, known) if known is not None else seen.best
            return best[0], seen.value, seen.exact

        self._hint.start(work, position)

    def drop_hint(self) -> None:
        """Cancel the request for a hint."""
        if self._hint.job or self._why.job:
            self._hint.drop()
            self._why.drop()
            self._resume()

    def _on_extent(self, job: Job, extent: Any) -> None:
        if len(self._extents) > _REMEMBERED:
            self._extents.clear()
        self._extents[job.context] = extent
        self.extent_known.emit(job.context, extent)

    def _on_hint(self, job: Job, found: tuple[Move, Any, bool]) -> None:
        position, engine, (move, _, exact) = job.context, self._engine, found
        self.hint_known.emit(position, found)
        if exact and engine is not None:
            self._why.start(lambda run: reasons(position, move, engine, run), position)
        self._resume()

    def _on_why(self, job: Job, found: tuple[Reason, ...]) -> None:
        if found:
            self.hint_reasoned.emit(job.context, found)
        self._resume()

    def _on_values_failed(self, job: Job) -> None:
        if self._wanted is not None:
            self._wanted.over = True
        self._resume()

    def _on_hint_failed(self, job: Job) -> None:
        self._resume()


def _joined(before: Analysis, found: Analysis) -> Analysis:
    """What two searches of the same position have proved together, with their nodes and seconds added."""
    known = {entry.move: entry for entry in before.moves}
    for entry in found.moves:
        other = known.get(entry.move)
        if other is not None:
            bounds = Bounds(other.lower, other.upper).intersected(Bounds(entry.lower, entry.upper))
            known[entry.move] = replace(entry, lower=bounds.lower, upper=bounds.upper)
        else:
            known[entry.move] = entry
    order = found.moves if len(found.moves) >= len(before.moves) else before.moves
    bounds = bounds_of(before).intersected(Bounds(found.lower, found.upper))
    return replace(
        found,
        lower=bounds.lower,
        upper=bounds.upper,
        moves=tuple(known[entry.move] for entry in order),
        nodes=before.nodes + found.nodes,
        seconds=before.seconds + found.seconds,
    )
