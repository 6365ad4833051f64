"""Updates the progress bar: from the solve if there is one, else from the search for values.

While there is nothing else to show, it has the compiling of the solver after its installation.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from tiling_gui.core import preparing
from tiling_gui.core.game import Value
from tiling_gui.core.limits import Progress
from tiling_gui.core.results import Analysis, Solution
from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.jobs import COMPILING, POLL, Job
from tiling_gui.desktop.session.long_work import State
from tiling_gui.desktop.session.new_game import solution_record
from tiling_gui.desktop.session.player_names import opening
from tiling_gui.desktop.session.progress_bar import ProgressBar
from tiling_gui.desktop.session.solve_runner import headline
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.language import tr
from tiling_gui.records.known import Bounds, paths_of
from tiling_gui.records.verdict import line_words, solved_sentence
from tiling_gui.search.reasons import Reason, sentences
from tiling_gui.store.rows import is_set_up


class ProgressPresenter(QObject):
    """Updates the progress bar from the controller, and connects its buttons.

    A result stays there until it is closed; that the user has stopped a solve is said in the status bar.
    """

    def __init__(self, workspace: Workspace, line: ProgressBar) -> None:
        super().__init__(line)
        controller, commands = workspace.controller, workspace.commands
        self._control, self._line, self._work = controller, line, controller.work
        self._told: tuple[Any, Bounds] = (None, Bounds(None, None))
        """The position of the current work, and the bounds last shown for it."""
        self._values = False
        """True while the bar shows the search for values."""
        self._valued: Any = None
        """The position whose values are searched."""
        self._explaining = controller.jobs.worker("reasons", self._on_explained)
        self._space = workspace
        work, analyser = controller.work, controller.analyser
        work.changed.connect(self._on_work)
        work.progressed.connect(self._show)
        controller.changed.connect(self._on_changed)
        analyser.values_progressed.connect(self._on_values)
        analyser.values_ended.connect(self._on_values_ended)
        analyser.values_paused.connect(self._on_values_paused)
        line.pauseClicked.connect(commands.toggle_pause)
        line.cancelClicked.connect(commands.cancel)

    @Slot()
    def _on_work(self) -> None:
        work = self._work
        if work.state is State.RUNNING:
            self._begin()
        elif work.state is State.PAUSED:
            self._rest()
        elif work.solution is None:  # it failed, which is reported elsewhere
            self._line.dismiss()
        elif work.solution.value is not None:
            self._tell_solved(work.solution)
        else:
            self._tell_stopped(work.solution)

    @Slot()
    def _show(self) -> None:
        runner = self._work.runner
        assert runner is not None
        self._line.set_progress(self._with_known(runner.progress))

    def _with_known(self, progress: Progress) -> Progress:
        """Add the other proved bounds of the position, even if another game is on the board."""
        position = self._work.position
        if position is None:
            return progress
        bounds = self._proved(position).intersected(Bounds(progress.lower, progress.upper))
        if position is self._told[0]:
            bounds = bounds.intersected(self._told[1])
        self._told = position, bounds
        return replace(progress, lower=bounds.lower, upper=bounds.upper)

    def _proved(self, position: Any) -> Bounds:
        return self._control.session.known(position)

    def _say(self, sentence: str) -> None:
        """Show a sentence in the status bar, unless that shows that a player is thinking."""
        if not self._control.opponent.busy:
            self._control.message.emit(sentence)

    def _begin(self) -> None:
        self._values = False
        self._say("")  # the last message was about the previous work
        runner = self._work.runner
        assert runner is not None
        title = headline(self._work.name_of(runner.position))
        self._line.begin(title, can_pause=True, in_all=runner.goes_on)
        self._control.announcement.emit(title)
        self._show()

    @Slot()
    def _on_changed(self) -> None:
        """Update the name and the bounds of the work for the position now on the board."""
        runner = self._work.current
        if runner is not None:
            self._line.set_what(headline(self._work.name_of(runner.position)))
            self._show()

    def _rest(self) -> None:
        runner = self._work.runner
        assert runner is not None
        self._values = False
        self._line.begin(headline(self._work.name_of(runner.position)), can_pause=True, in_all=True)
        shown = self._with_known(runner.progress)
        self._line.set_progress(shown)
        what = opening(self._work.title_of(self._work.position))
        self._line.set_paused(True, paused_text(what, shown.lower, shown.upper))

    def _alert(self) -> None:
        """Ask for attention in the task bar, if the window is not active."""
        QApplication.alert(self._line.window())

    def _tell_solved(self, solution: Solution) -> None:
        self._alert()
        what = opening(self._work.title_of(solution.position))
        said = solved_sentence(what, solution.position, solution.lower, of_start=self._work.is_of_start)
        took = tr("Found in {duration}.", duration=words.duration(solution.seconds))
        took = took if solution.seconds >= 1 and not solution.from_store else ""
        best = line_words(solution.position, solution.line)
        self._tell_result(solution, " ".join(filter(None, (said, took, solution.reason, best))))
        self._explaining.start(self._control.engines.reasons(solution.position, None), (solution, self._line.message))

    def _tell_result(self, solution: Solution, said: str) -> None:
        assert self._work.runner is not None
        show = partial(self._show_solved, solution) if solution.line else None
        self._line.finish(said, show)
        self._control.announcement.emit(said)

    def _on_explained(self, job: Job, found: tuple[Reason, ...]) -> None:
        """Add the reasons for the value."""
        solution, said = job.context
        if found and self._line.tells_result and self._line.message == said:
            self._tell_result(solution, f"{said} {sentences(found)}")

    def _show_solved(self, solution: Solution) -> None:
        """Show the line of a solution on the board: as a variation of the game it is about, or else by itself."""
        session, position, line = self._control.session, solution.position, tuple(solution.line)
        paths = paths_of(session.tree, position)
        if paths and session.may_reveal and session.tree.size:
            self._space.line_player.begin(paths[0], line, line_words(position, line))
        elif is_set_up(position):
            self._control.open(solution_record(position, line, Bounds(solution.lower, solution.upper)))
        else:
            self._say(tr("The position of this result is not on the board."))

    def _tell_stopped(self, solution: Solution) -> None:
        known = self._proved(solution.position).intersected(Bounds(solution.lower, solution.upper))
        what = opening(self._work.title_of(solution.position))
        if solution.reason:
            self._alert()
            self._tell_result(solution, f"{solution.reason} {bounded_text(what, known)}")
            return
        self._line.dismiss()
        self._control.message.emit(stopped_text(what, known.lower, known.upper))

    @Slot(object)
    def _on_values(self, progress: Progress) -> None:
        control, line = self._control, self._line
        if control.work.current is not None or not control.show_values or line.tells_result:
            return
        begins = not self._values and (progress.seconds > 0.3 or progress.stage == "preparing")
        if begins or (self._values and self._valued != control.session.position):
            self._values, self._valued = True, control.session.position
            line.begin(tr("Values of all moves"), can_pause=True)
            control.add_change(Change.WORK)
        if self._values:
            shown = replace(progress, lower=None, upper=None)  # the bounds are shown above the outcome bar
            valued = control.shown_analysis
            said = ""
            if progress.total and valued is not None:  # count all that is known, as on the board
                shown = replace(shown, done=len(valued.decided))
                said = decided_text(valued, progress.total)
            line.set_progress(shown, said)

    @Slot(bool)
    def _on_values_paused(self, on: bool) -> None:
        self._line.set_paused(on, tr("Values paused; proved values stay on the board."))

    @Slot()
    def _on_values_ended(self) -> None:
        if self._values:
            self._values = False
            self._line.dismiss()


def decided_text(valued: Analysis, total: int) -> str:
    """ "13 of 101 decided, keeping the value: 1"; without the second half until the position's value is proved."""
    decided = valued.decided
    if valued.value is None:
        return tr("{done} of {total} decided", done=len(decided), total=total)
    keeping = sum(entry.value == valued.value for entry in decided)
    return tr(
        "{done} of {total} decided, keeping the value: {keeping}", done=len(decided), total=total, keeping=keeping
    )


def paused_text(what: str, lower: Value | None, upper: Value | None) -> str:
    """A sentence about paused work, independent of the game on the board."""
    if lower is None and upper is None:
        return tr("{what}: paused.", what=what)
    return tr("{what}: paused at {bounds}.", what=what, bounds=words.bounds(lower, upper))


def stopped_text(what: str, lower: Value | None, upper: Value | None) -> str:
    """A sentence about cancelled work, independent of the game on the board."""
    if lower is None and upper is None:
        return tr("{what}: stopped. Nothing proved yet.", what=what)
    return tr("{what}: stopped. Proved so far: {bounds}.", what=what, bounds=words.bounds(lower, upper))


def bounded_text(what: str, known: Bounds) -> str:
    """ "12 × 12, MAX first: 48..72."."""
    return tr("{what}: {said}", what=what, said=f"{words.bounds(known.lower, known.upper)}.")


class Preparation(QObject):
    """Starts the compiling and shows its progress while the progress bar is not needed for anything else."""

    def __init__(
        self, line: ProgressBar, crowded: Callable[[], bool], say: Callable[[str], None], parent: QObject
    ) -> None:
        """`crowded` is True if the progress bar is not to be seen, e.g. would cut off text beside it.

        `say` tells that it has failed.
        """
        super().__init__(parent)
        self._line, self._crowded, self._say = line, crowded, say
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._look)
        line.cancelClicked.connect(self._on_cancel)

    @Slot()
    def start(self) -> None:
        """Start compiling if necessary."""
        if preparing.background.start():
            self._timer.start()

    @property
    def _shown(self) -> bool:
        """True if the bar shows this: other work may take it over, and hides it afterwards."""
        return not self._line.isHidden() and self._line.subject == tr(COMPILING)

    @Slot()
    def _look(self) -> None:
        if not preparing.background.running:
            self._end()
            if preparing.background.failed:
                self._say(
                    tr("The solver could not be saved for the next start; it is prepared again when it is needed.")
                )
            return
        if self._crowded():
            if self._shown:
                self._line.dismiss()
            return
        if self._line.isHidden():
            self._line.begin(tr(COMPILING), tr("steps"))
        if self._shown:
            self._line.set_progress(preparing.background.progress)

    @Slot()
    def _on_cancel(self) -> None:
        if self._shown:
            preparing.background.close()
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        if self._shown:
            self._line.dismiss()
