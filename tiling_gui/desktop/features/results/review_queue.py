"""Reviews many games one after the other in the background; can be paused, and continues after a restart.

The queue is stored, and each game is saved as soon as it is reviewed, so that no work is repeated. Of several windows
one reviews; when it is closed, another continues.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QSize, Signal, Slot
from PySide6.QtWidgets import QApplication

from tiling_gui.core.limits import Progress, Run
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.progress_bar import ProgressBar
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets.layouts import Strip
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import plural, tr
from tiling_gui.players.review import Review, review
from tiling_gui.records.known import propagated
from tiling_gui.records.posed import is_played
from tiling_gui.records.record import shown_board
from tiling_gui.records.reviewed import is_reviewed, with_review
from tiling_gui.store import Store
from tiling_gui.store.tasks import all_records

KEY = "review-queue"
"""The key under which the store saves the queue."""
SECONDS = 20.0
"""Longest search of each position."""


@dataclass(frozen=True)
class QueueState:
    """The queue: the games still to review, and counts of those done."""

    games: tuple[str, ...] = ()
    """Ids of games; the first is being reviewed."""
    done: int = 0
    mistakes: int = 0
    """Mistakes found in the games done."""
    paused: bool = False

    @property
    def total(self) -> int:
        """The number of games in the queue, done or not."""
        return self.done + len(self.games)

    def to_json(self) -> dict[str, Any]:
        return {**vars(self), "games": list(self.games)}


def read_queue_state(data: Any) -> QueueState:
    """Read a stored queue; an invalid one is empty."""
    if not isinstance(data, dict) or not isinstance(data.get("games"), list):
        return QueueState()
    counts = [data.get(name) for name in ("done", "mistakes")]
    if not all(type(count) is int and count >= 0 for count in counts):
        return QueueState()
    done, mistakes = (int(count or 0) for count in counts)
    return QueueState(tuple(str(id) for id in data["games"]), done, mistakes, bool(data.get("paused")))


class QueueStrip(ProgressBar):
    """The progress bar of the queue, in the row under the board while nothing is being solved."""

    STRIP: ClassVar = Strip(is_work=True)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("reviewQueue")
        self.cancel.setObjectName("cancelReviewsButton")
        self.pause.setObjectName("pauseReviewsButton")

    def minimumSizeHint(self) -> QSize:
        """Wide enough to say which game is reviewed, beside the buttons as icons."""
        icons = 2 * self.cancel.minimumSizeHint().height()
        margins = self._row.contentsMargins().left() * 2 + self._row.spacing() * 4
        return QSize(self.what.sizeHint().width() + icons + margins, self.height())


class ReviewQueue(QObject):
    """The queue of a window. All windows on the same store share one queue, which the first of them processes."""

    chosen = Signal(str)
    """Emitted with a sentence after the search for games to review."""

    _of_stores: ClassVar[WeakKeyDictionary[Store, list["ReviewQueue"]]] = WeakKeyDictionary()
    """The queues of the open windows by store; the first one reviews."""

    def __init__(self, workspace: Workspace, parent: QObject) -> None:
        super().__init__(parent)
        self._workspace, self._store = workspace, workspace.store
        self.strip = QueueStrip()
        workspace.panels.add_strip(self.strip, self.strip.STRIP)
        self.strip.pause.clicked.connect(self.toggle_pause)
        self.strip.cancelClicked.connect(self.cancel)
        self._pausing, self._ending = workspace.actions["pauseReviews"], workspace.actions["cancelReviews"]
        self._pausing.triggered.connect(self.toggle_pause)
        self._ending.triggered.connect(self.cancel)
        jobs = workspace.jobs
        self._worker = jobs.worker("reviews", self._on_reviewed, progress=self._on_progress, failed=self._on_failed)
        self._choosing = jobs.worker("reviews", self._on_chosen)
        self.waiting = QueueState()
        self._all = self._of_stores.setdefault(self._store, [])
        self._all.append(self)
        workspace.session.ended.connect(self._on_ended)
        self.take_up()

    def take_up(self) -> None:
        """Load the stored queue and continue it, if this is the first window."""
        if self._all[0] is self:
            try:
                self.waiting = read_queue_state(self._store.load(KEY))
            except (InputError, StoreError):  # reported when the store was opened
                self.waiting = QueueState()
            self._work()

    # Requests -----------------------------------------------------------------------------------------------

    def add(self, ids: Sequence[str]) -> str:
        """Append games to the queue; return a sentence to show. Raises StoreError."""
        queue = self._all[0]
        fresh = [id for id in dict.fromkeys(ids) if id not in queue.waiting.games]
        before = queue.waiting if queue.waiting.games else QueueState()
        queue._save(replace(before, games=(*before.games, *fresh), paused=False))
        queue._work()
        if not fresh:
            return tr("These games are already waiting for review.")
        return plural("%n games are reviewed in the background.", "%n game is reviewed in the background.", len(fresh))

    @Slot()
    def _on_ended(self) -> None:
        """Add a finished game of the user, if the settings say so."""
        record = self._workspace.session.record
        by_person = any(player.spec == "human" for player in record.players.values())
        wished = self._workspace.settings.current.review_finished and by_person
        if wished and record.finished and is_played(record) and not is_reviewed(record):
            self._workspace.session.save_now()
            self.add([record.id])

    def add_all(self) -> str:
        """Look in the background for games without a review and add them; return a sentence to show."""
        store = self._store

        def work(run: Run) -> list[str]:
            found = all_records(store, None, run)
            return [record.id for record in found if is_played(record) and not is_reviewed(record)]

        self._choosing.start(work)
        return tr("Looking for games not yet reviewed …")

    def _on_chosen(self, job: Job, found: list[str]) -> None:
        said = self.add(found) if found else tr("All games are reviewed.")
        self._workspace.status.say(said)
        self.chosen.emit(said)

    @Slot()
    def toggle_pause(self) -> None:
        """Pause or continue; the interrupted game starts again, but with the values proved so far."""
        self._save(replace(self.waiting, paused=not self.waiting.paused))
        if self.waiting.paused:
            self._worker.drop()
        self._work()

    @Slot()
    def cancel(self) -> None:
        """Empty the queue."""
        self._worker.drop()
        self._save(QueueState())
        self._work()

    # Working ------------------------------------------------------------------------------------------------

    def _save(self, waiting: QueueState) -> None:
        self.waiting = waiting
        try:
            self._store.save(KEY, waiting.to_json())
        except StoreError as error:
            self._workspace.status.say(tr("Not saved: {reason}", reason=error))

    def _work(self) -> None:
        """Update the row and the actions, and start the next review."""
        waiting = self.waiting
        on = bool(waiting.games)
        for action in (self._pausing, self._ending):
            action.setVisible(on)
            action.setEnabled(on)
        self._pausing.setChecked(waiting.paused)
        if not on:
            self.strip.dismiss()
            return
        number, total = waiting.done + 1, waiting.total
        what = tr("Reviewing game {number} of {total}", number=number, total=total)
        stopped = tr("Reviews paused at game {number} of {total}", number=number, total=total)
        if self.strip.isHidden():
            self.strip.begin(what, can_pause=True)
        self.strip.set_what(what)
        self.strip.set_paused(waiting.paused, stopped)
        if not waiting.paused and self._worker.job is None:
            self._begin(waiting.games[0])

    def _begin(self, id: str) -> None:
        session = self._workspace.session
        try:
            record = session.record if session.record.id == id else self._store.game(id)
        except (InputError, StoreError):  # it was deleted in the meantime
            self._done(0)
            return
        engine = self._workspace.engines.background(record.tree.game, "reviews")
        start, line = record.tree.start, record.line
        told = propagated(record.tree)
        known = told.bounds_along(line)
        board = shown_board(record.game, record.board)
        job = self._worker.start(
            lambda run: review(start, line, engine, run, known=known, seconds=SECONDS), (id, board)
        )
        self._on_progress(job, Progress())

    def _on_progress(self, job: Job, progress: Progress) -> None:
        preparing, part = progress.stage == "preparing", progress.done / (progress.total or 1)
        self.strip.set_progress(progress if preparing else Progress(), job.context[1])
        if not preparing:
            self.strip.bar.set_share((self.waiting.done + part) / self.waiting.total)

    def _on_reviewed(self, job: Job, found: Review) -> None:
        if job.run.is_set:
            return
        (id, _), session = job.context, self._workspace.session
        try:
            if session.record.id == id:
                session.take_review(found)
            else:
                self._store.put_game(with_review(self._store.game(id), found))
        except InputError:  # the game or its line was deleted in the meantime
            self._done(0)
        except StoreError as error:
            self._save(replace(self.waiting, paused=True))
            self._workspace.status.say(tr("Not saved: {reason}", reason=error))
            self._work()
        else:
            self._done(found.count())

    def _on_failed(self, job: Job) -> None:
        self._done(0)

    def _done(self, mistakes: int) -> None:
        waiting = self.waiting
        self._save(QueueState(waiting.games[1:], waiting.done + 1, waiting.mistakes + mistakes, waiting.paused))
        if not self.waiting.games:
            QApplication.alert(self.strip.window())
            alone = self.waiting.done == 1 and mistakes
            if not (
                alone and self._workspace.actions["practise"].isEnabled()
            ):  # otherwise the button under the board reports it
                self._tell_found()
        self._work()

    def _tell_found(self) -> None:
        count = plural("%n games reviewed", "%n game reviewed", self.waiting.done)
        found = plural("%n mistakes", "%n mistake", self.waiting.mistakes)
        self._workspace.status.say(tr("{games}: {mistakes} found.", games=count, mistakes=found))

    def close(self) -> None:
        """Leave the queue to another window, or to the next start."""
        if self in self._all:
            was_first = self._all[0] is self
            self._all.remove(self)
            if was_first and self._all:
                self._all[0].take_up()
