"""What is known about the position shown: where it can end, what its moves are worth, a hint.

Three questions, each with its own worker, all asked of the one engine. They are asked only while somebody looks:
the extent always (it is plain counting), values while Values or Graph is on, a hint when it is asked for. An
answer that comes after the position changed is dropped.

For the values of one position there is one search with a budget of seconds: a glance, or as long as it takes. Asking
again only changes the budget, and what was found stays, so a search that was ended goes on where it was:

    idle --ask--> running --done, stop, new position--> idle        running <--> paused (by the user)
                                                                   running <--> waiting (for a hint)
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from tiling_gui.core.bound_store import merged_sources
from tiling_gui.core.game import Move
from tiling_gui.core.limits import Limit, Progress, Run
from tiling_gui.core.results import Analysis, Extent, MoveValue
from tiling_gui.desktop.session.jobs import Job, Jobs
from tiling_gui.players.player import likeliest
from tiling_gui.records.known import Bounds, of
from tiling_gui.search.engine import GameEngine
from tiling_gui.search.reasons import Reason, reasons

HINT_SECONDS = 20.0
"""How long a hint may search before it is given as an estimate."""

_REMEMBERED = 500


@dataclass
class _Search:
    """The values that are wanted: of which position, for how long in all, and what keeps them from being searched."""

    position: Any
    budget: float | None
    """Seconds, earlier searches of the same position included; None: until every move is proved."""
    paused: bool = False
    over: bool = False
    """True when nothing more will come: all is proved, the budget is spent, or the user ended it."""


class PositionAnalyser(QObject):
    """Answers for one position at a time."""

    extent_known = Signal(object, object)
    """(position, Extent)"""
    values_known = Signal(object, object)
    """(position, Analysis), again and again as more is proved."""
    values_progressed = Signal(object)
    """(Progress) while values are searched, earlier searches of the same position included."""
    values_done = Signal(object)
    """(Analysis) nothing more will come."""
    values_paused = Signal(bool)
    """The search waits, because a person wishes so, or goes on."""
    values_ended = Signal()
    """No values are searched any more, for whatever reason."""
    hint_known = Signal(object, object)
    """(position, (move, value or None, exact))"""
    hint_reasoned = Signal(object, object)
    """(position, reasons) Why the hint, if it is exact, is right: a moment after it; at least one."""

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine: GameEngine | None = None
        self._extents: dict[Any, Any] = {}
        self._analyses: dict[Any, Analysis] = {}
        self._proved: set[Any] = set()
        """Positions of which every move is proved."""
        self._count = jobs.worker("extent", self._on_extent, resumed=True)
        self._values = jobs.worker(
            "values", self._on_values, progress=self._on_values_progress, failed=self._on_values_failed, resumed=True
        )
        self._hint = jobs.worker("hint", self._on_hint, failed=self._on_hint_failed, resumed=True)
        self._why = jobs.worker("reasons", self._on_why, failed=self._on_hint_failed, resumed=True)
        self._wanted: _Search | None = None
        self._was_valuing = False
        self._arriving: list[MoveValue] = []
        self._told: tuple[int, Any, Any] = (0, None, None)

    def attach(self, engine: GameEngine) -> None:
        """Asks another engine from now on."""
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
        """What was counted of where it can still end; None if it was not."""
        return self._extents.get(position)

    def ask_extent(self, position: Any, count: Callable[[Any], Any]) -> None:
        """`extent_known` follows, at once if it is remembered."""
        if position in self._extents:  # None, where nothing can be said, is an answer too
            self._count.drop()
            self.extent_known.emit(position, self._extents[position])
        elif not (self._count.job and self._count.job.context == position):
            self._count.start(lambda run: count(position), position)

    # Values -----------------------------------------------------------------------------------------------

    @property
    def valuing(self) -> bool:
        """True while values are searched, or wait: paused, or behind a hint."""
        return self._wanted is not None and not self._wanted.over

    @property
    def paused(self) -> bool:
        """True while the user has the search for values wait."""
        return self.valuing and self._wanted is not None and self._wanted.paused

    def forget_source(self, source: str) -> None:
        """Drops what rests on a source that is not believed any more."""
        kept = {position: found for position, found in self._analyses.items() if source not in found.rests_on}
        self._proved &= set(kept)
        self._analyses = kept

    def analysis(self, position: Any) -> Analysis | None:
        """What is known of the position's moves by now."""
        return self._analyses.get(position)

    def ask_values(self, position: Any, seconds: float | None = None) -> None:
        """`values_known` follows, now and as more is proved, for `seconds` in all or until every move is."""
        wanted = self._wanted
        if wanted is not None and wanted.position == position:
            if wanted.budget == seconds:
                return
            wanted.budget, wanted.over = seconds, False
            if seconds is not None:
                self._give_way()
        else:
            self._give_way(tell=False)
            self._wanted = _Search(position, seconds)
        known = self._analyses.get(position)
        if known is not None:
            self.values_known.emit(position, known)
        self._go_on()

    def stop_values(self) -> None:
        """Nobody looks at values any more."""
        self._wanted = None
        self._give_way(tell=False)
        self._settle()

    def cancel_values(self) -> None:
        """Ends the search for values until they are asked for anew; what is proved is told."""
        if self._wanted is not None:
            self._wanted.over = True
            self._give_way()
            self._done()

    def pause_values(self, on: bool) -> None:
        """Has the search wait, or go on."""
        if self._wanted is not None and self.valuing:
            self._wanted.paused = on
            if on:
                self._give_way()
            self._go_on()
            self.values_paused.emit(on)

    def _give_way(self, *, tell: bool = True) -> None:
        """Ends the worker's job; what it has found so far is kept."""
        job = self._values.job
        if job is not None:
            self._take_over(job, tell=tell)
            self._values.drop()

    def _go_on(self) -> None:
        """Searches if that is wanted, possible and not done."""
        wanted = self._wanted
        if wanted is None or wanted.over or wanted.paused or self._hint.job or self._why.job or self._values.job:
            self._settle()
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
        self._arriving, self._told = arriving, (0, None, None)

        def work(run: Run) -> Analysis:
            limit = Limit(seconds=seconds)
            return engine.analyse(position, run.part(limit), on_move=arriving.append, known=known)

        self._values.start(work, (position, known, seconds))
        self._settle()

    def _done(self) -> None:
        """Nothing more will come for what is wanted now."""
        assert self._wanted is not None
        self._wanted.over = True
        known = self._analyses.get(self._wanted.position)
        self._settle()
        if known is not None:
            self.values_done.emit(known)

    def _settle(self) -> None:
        """Says so when nothing is searched any more; every way to end comes through here."""
        was, self._was_valuing = self._was_valuing, self.valuing
        if was and not self.valuing:
            self.values_ended.emit()

    def _take_over(self, job: Job, *, tell: bool = True) -> None:
        """Keeps what a job that still runs has found."""
        position, before, _ = job.context
        progress = job.progress
        found = {entry.move: entry for entry in list(self._arriving)}
        assert self._engine is not None
        lower, upper = progress.lower, progress.upper
        if lower is None or upper is None:
            lower, upper = self._engine.bounds(position)
        whole = len(found) == len(position.moves())
        moves = tuple(found[move] for move in position.moves()) if whole else tuple(found.values())
        found_by_now = Analysis(position, lower, upper, moves, progress.nodes, progress.seconds, progress.rests_on)
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
        if self._arriving and told != self._told and job is self._values.job:
            self._told = told
            self._take_over(job)

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
        else:  # it was only a glance, and meanwhile more is wanted
            self._go_on()

    # A hint -----------------------------------------------------------------------------------------------

    def ask_hint(self, position: Any) -> None:
        """`hint_known` follows: a move that keeps the value if it can be proved in time, else a guess.

        At once if the values of the moves have told already. A search for values waits and goes on afterwards.
        """
        engine = self._engine
        assert engine is not None
        self._give_way()
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
            best = likeliest(seen.best, known) if known is not None else seen.best
            return best[0], seen.value, seen.exact

        self._hint.start(work, position)

    def drop_hint(self) -> None:
        """The hint is not wanted any more."""
        if self._hint.job or self._why.job:
            self._hint.drop()
            self._why.drop()
            self._go_on()

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
        self._go_on()

    def _on_why(self, job: Job, found: tuple[Reason, ...]) -> None:
        if found:
            self.hint_reasoned.emit(job.context, found)
        self._go_on()

    def _on_values_failed(self, job: Job) -> None:
        if self._wanted is not None:
            self._wanted.over = True
        self._go_on()

    def _on_hint_failed(self, job: Job) -> None:
        self._go_on()


def _joined(before: Analysis, found: Analysis) -> Analysis:
    """What two searches of one position proved together, and what they took."""
    known = {entry.move: entry for entry in before.moves}
    for entry in found.moves:
        other = known.get(entry.move)
        if other is not None:
            bounds = Bounds(other.lower, other.upper).met(Bounds(entry.lower, entry.upper))
            known[entry.move] = replace(entry, lower=bounds.lower, upper=bounds.upper)
        else:
            known[entry.move] = entry
    order = found.moves if len(found.moves) >= len(before.moves) else before.moves
    bounds = of(before).met(Bounds(found.lower, found.upper))
    return replace(
        found,
        rests_on=merged_sources(before.rests_on, found.rests_on),
        lower=bounds.lower,
        upper=bounds.upper,
        moves=tuple(known[entry.move] for entry in order),
        nodes=before.nodes + found.nodes,
        seconds=before.seconds + found.seconds,
    )
