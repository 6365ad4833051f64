"""The review of a game in the background: its mistakes, the better moves and each player's accuracy."""

import contextlib
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot

from tiling_gui.core.game import reached
from tiling_gui.core.limits import Progress, Run
from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.move_entries import better
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.players.losses import Bounds
from tiling_gui.players.review import Mistake, Review, review
from tiling_gui.records.tree import Path
from tiling_gui.search.reasons import Reason, sentences

if TYPE_CHECKING:
    from tiling_gui.desktop.features.review.window import ReviewWindow

SECONDS = 20.0
"""Longest search of each position of a review."""


class ReviewFeature(Feature):
    """The command Review."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._line_player = workspace.line_player
        self.window: ReviewWindow | None = None
        self.result: Review | None = None
        self._line: Path = ()
        self._id = ""
        self.is_shown = False
        """True while the review panel is shown beside the board."""
        self._worker = workspace.jobs.worker(
            "review", self._on_reviewed, progress=self._on_progress, failed=self._on_failed
        )
        self._explaining = workspace.jobs.worker("reasons", self._on_explained)
        self._unexplained: list[Mistake] = []
        workspace.actions["review"].triggered.connect(self.begin)
        self._arriving: dict[int, Bounds] = {}
        self._control.changed.connect(self._refresh)
        self._control.replaced.connect(self.leave)
        self._refresh()

    @Slot(object)
    def _refresh(self, change: Change = Change.GAME) -> None:
        if not change & Change.GAME:
            return
        session = self._control.session
        some = bool(session.tree.root.children)
        reviewed = self.is_shown and session.record.id == self._id and session.tree.line == self._line
        self._workspace.actions["review"].setEnabled(some and session.may_reveal and not reviewed)
        if self.window and session.record.id == self._id:
            cursor = session.tree.cursor
            self.window.set_ply(len(cursor) if cursor == self._line[: len(cursor)] else None)

    @Slot()
    def begin(self) -> None:
        """Reviews the line through the current position."""
        session = self._control.session
        tree = session.tree
        self._line, self._id = tree.line, session.record.id
        known = session.derived_tree.bounds_along(self._line)
        start, line, engine = session.start, self._line, self._workspace.engines.background(self._control.session.game)

        arriving = self._arriving = {}

        def work(run: Run) -> Review | None:
            return review(
                start,
                line,
                engine,
                run,
                known=known,
                seconds=SECONDS,
                on_bounds=arriving.__setitem__,
            )

        if self.window is None:
            from tiling_gui.desktop.features.review.window import ReviewWindow

            self.window = ReviewWindow()
            self.window.stepped.connect(self._on_stepped)
            self.window.leave_requested.connect(self.leave)
            self.window.stop.clicked.connect(self._worker.stop)
            self.window.chosen.connect(self._go_to)
            self.window.cards.playOut.connect(self._play_out)
            self.window.plot.jumped.connect(self._on_jumped)
        self.result = None
        self._explaining.drop()
        self.window.begin(session, self._line)
        self._workspace.panels.dock(self.window)
        self.is_shown = True
        self._refresh()
        self.window.setFocus()
        self._worker.start(work, self._id)

    def _on_progress(self, job: Job, progress: Progress) -> None:
        if self.window:
            self.window.set_progress(progress)
            self.window.set_values(dict(self._arriving))

    def _on_reviewed(self, job: Job, found: Review | None) -> None:
        session = self._control.session
        if found is None or self.window is None:
            return
        self.result, noted = found, False
        if session.record.id == job.context and session.may_reveal:
            with contextlib.suppress(InputError):  # the line was deleted while it was reviewed
                session.take_review(found, whole=not job.run.is_set)
                noted = any(mistake.line for mistake in found.mistakes)
        self.window.show_review(found, self._ended(found), noted=noted)
        self._unexplained = list(found.mistakes)
        self._explain()

    def _ended(self, found: Review) -> str:
        end, view = reached(found.start, found.moves), self._control.view
        if view is None or not end.is_over:
            return tr("An unfinished game")
        return view.end_sentence(end, *found.values[0])

    def _explain(self) -> None:
        """Look for the reason of the next mistake; the cards, shown already, get the reasons one by one."""
        if not self._unexplained or self.result is None or not self.is_shown:
            return
        mistake = self._unexplained.pop(0)
        before = reached(self.result.start, self.result.moves[: mistake.ply - 1])
        self._explaining.start(self._workspace.engines.reasons(before, mistake.move), mistake)

    def _on_explained(self, job: Job, found: tuple[Reason, ...]) -> None:
        if self.window and not job.run.is_set:
            self.window.cards.set_reasons(job.context, found)
        self._explain()

    def _on_failed(self, job: Job) -> None:
        self.leave()

    @Slot()
    def leave(self) -> None:
        """Close the review and restore the right panel; values proved so far stay with the game."""
        if not self.is_shown:
            return
        self._worker.stop()
        self._explaining.drop()
        self._line_player.back()
        self._workspace.panels.dock(None)
        self.is_shown = False
        self._refresh()
        self._workspace.panels.focus_board()

    @Slot(object)
    def _go_to(self, mistake: Mistake) -> None:
        self._on_jumped(mistake.ply)
        if mistake.line and self._control.session.record.id == self._id:
            why = self.window.cards.reasons(mistake) if self.window else ()
            name = self._control.session.tree.position_at(self._line[: mistake.ply - 1]).write(mistake.move)
            said = tr("{move} is a mistake. {why}", move=name, why=sentences(why)) if why else ""
            better = "" if any(each.is_choice for each in why) else self._better(mistake)
            self._status.say(" ".join(filter(None, (said, better))))

    def _better(self, mistake: Mistake) -> str:
        position = self._control.session.tree.position_at(self._line[: mistake.ply - 1])
        return better(mistake.side, position.write(mistake.line[0]), mistake.before)

    @Slot(int)
    def _on_jumped(self, ply: int) -> None:
        session = self._control.session
        if session.record.id != self._id:
            return
        self._line_player.stop()
        try:
            self._control.go(self._line[:ply])
        except InputError as error:
            self._status.say(str(error))

    @Slot(int)
    def _on_stepped(self, by: int) -> None:
        """Steps through the line being played out if there is one, else through the game."""
        session = self._control.session
        if self._line_player.is_on_line:
            self._line_player.step(by)
            return
        cursor = session.tree.cursor
        if cursor == self._line[: len(cursor)] and 0 <= len(cursor) + by <= len(self._line):
            self._on_jumped(len(cursor) + by)

    @Slot(object)
    def _play_out(self, mistake: Mistake) -> None:
        session = self._control.session
        if session.record.id == self._id and mistake.line:
            try:
                self._line_player.begin(self._line[: mistake.ply - 1], mistake.line, self._better(mistake))
            except InputError as error:
                self._status.say(str(error))

    def close(self) -> None:
        """Stop the line being played out and delete the panel."""
        self._line_player.stop()
        if self.window:
            self.window.deleteLater()
