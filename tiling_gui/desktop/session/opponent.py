"""Makes the moves of computer players: in a worker of their own, at a readable pace, stoppable.

A player moves only in a position in which no move was made yet, so looking back at a game never changes it. Two
computer players can be paused, stepped and stopped; a stopped player plays the best move it has found so far.
"""

import random
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tiling_gui.core.limits import Progress
from tiling_gui.desktop.session.game_session import Session
from tiling_gui.desktop.session.jobs import PREPARING, Job, Jobs
from tiling_gui.desktop.session.player_names import player_name
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.players.player import Choice, PerfectPlayer, informed, make_player
from tiling_gui.records.tree import Path
from tiling_gui.search.engine import GameEngine

_Mark = tuple[str, Path, str]
"""What a reply belongs to: id of the game, path in it, spec of the player."""

LOOKAHEAD_SECONDS = 60.0
"""Maximum thinking time of a lookahead player in the window."""


class Opponent(QObject):
    """Watches a session and makes the moves of its computer players."""

    thinking = Signal(str)
    """(sentence) A player began to think; "" when none thinks any more."""
    message = Signal(str)
    """(sentence) Why a player could not move, or did not play as its name promises."""
    ticked = Signal()
    """Sent every second while a player thinks."""
    pause_changed = Signal()
    """Players were paused or resumed."""

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.delay = 200
        """Minimum time of a reply in milliseconds."""
        self.perfect_seconds = 10
        """Thinking time of a perfect player whose spec names none."""
        self.resolve: Callable[[str], str] = str
        """Maps the spec of a player that exists only in the window ("adaptive") to one that `make_player` knows."""
        self._session: Session | None = None
        self._engine: GameEngine | None = None
        self._paused = False
        self._worker = jobs.worker("move", self._on_finished, progress=self._on_progress, failed=self._on_failed)
        self._began = 0.0
        self._ready: tuple[_Mark, Choice] | None = None
        self._spec = self._said = ""
        self._stepped = False
        """True while a player thinks because of `step`, where a move may have been made already."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._move)
        self.allowed: float | None = None
        """Thinking time of the current player in seconds; None if it has no fixed limit."""
        self._ticking = QTimer(self)
        self._ticking.setInterval(1000)
        self._ticking.timeout.connect(self.ticked)

    def attach(self, session: Session, engine: GameEngine) -> None:
        self.cancel()
        self._session, self._engine = session, engine

    @property
    def busy(self) -> bool:
        """True while a player thinks or its reply is being delayed."""
        return self._worker.job is not None or self._timer.isActive()

    @property
    def seconds(self) -> int:
        """Whole seconds that the current player has thought; 0 if none is thinking."""
        return int(time.monotonic() - self._began) if self._worker.job is not None else 0

    @property
    def paused(self) -> bool:
        """True while players only move when stepped."""
        return self._paused

    def set_paused(self, on: bool) -> None:
        """Pause or resume the players. A move being thought about is dropped."""
        if on != self._paused:
            self._paused = on
            if on:
                self.cancel()
            self.update()
            self.pause_changed.emit()

    def step(self) -> None:
        """Let the player to move make one move, even while paused or if a move was made here already."""
        session = self._session
        if session and not session.position.is_over and not session.human_turn and not self.busy:
            self._think(stepped=True)

    def play_now(self) -> None:
        """Let the thinking player play the best move it has found."""
        self._worker.stop()

    def cancel(self) -> None:
        """Stop the thinking player and drop its move."""
        was = self.busy
        self._worker.drop()
        self._timer.stop()
        self._ticking.stop()
        self._ready = None
        if was:
            self.thinking.emit("")

    def drop_outdated(self) -> None:
        """Cancel a thought that no longer fits the game."""
        if self.busy and self._session is not None:
            known = self._ready[0] if self._ready else self._worker.job.context if self._worker.job else None
            wanted = self._stepped or self._session.waits_for_player
            if not (wanted and known == self._mark()):
                self.cancel()

    @Slot()
    def update(self) -> None:
        """Start the player to move, or drop an outdated thought. Called after every change of the session."""
        self.drop_outdated()
        session = self._session
        if session and not self.busy and session.waits_for_player and not self._paused:
            self._think()

    def _mark(self) -> _Mark:
        assert self._session is not None
        return self._session.record.id, self._session.tree.cursor, self._session.to_move.spec

    def _think(self, *, stepped: bool = False) -> None:
        session, engine = self._session, self._engine
        assert session is not None
        assert engine is not None
        try:
            spec = self.resolve(session.to_move.spec)
            if spec == "perfect":
                spec = f"perfect:{self.perfect_seconds}"
            self._spec = self.resolve(session.to_move.spec)
            made = make_player(spec, engine, patience=LOOKAHEAD_SECONDS, start=session.start)
            player = informed(made, session.tree.cursor)
        except InputError as error:
            self.message.emit(str(error))
            return
        position, rng = session.position, random.Random(session.chance)
        self._began, self._stepped = time.monotonic(), stepped
        self.allowed = player.seconds if isinstance(player, PerfectPlayer) else None
        self._ticking.start()
        self._say(self._thinking_text())
        self._worker.start(lambda run: player.choose(position, rng, report=run.report, stop=run), self._mark())

    def _thinking_text(self) -> str:
        assert self._session is not None
        side = self._session.position.to_move
        return tr("{side} is thinking ({player}).", side=side, player=player_name(self._session.to_move))

    def _say(self, words: str) -> None:
        self._said = words
        self.thinking.emit(words)

    def _on_progress(self, job: Job, progress: Progress) -> None:
        words = tr(PREPARING) if progress.stage == "preparing" else self._thinking_text()
        if words != self._said:
            self._say(words)

    def _on_finished(self, job: Job, choice: Choice) -> None:
        self._ticking.stop()
        self._ready = (job.context, choice)
        waited = (time.monotonic() - self._began) * 1000
        self._timer.start(max(0, int(self.delay - waited)))

    @Slot()
    def _move(self) -> None:
        ready, self._ready = self._ready, None
        self.thinking.emit("")
        if ready and self._session and ready[0] == self._mark():
            if ready[1].fallback:
                self.message.emit(ready[1].fallback)
            self._session.play(ready[1].move, self._spec)

    def _on_failed(self, job: Job) -> None:
        self._ticking.stop()
        self.thinking.emit("")
