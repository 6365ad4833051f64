"""Connects the parts of a window: moves, players, solves, values and hints.

The controller owns the session and the workers, and knows no widget but the game's view; the main window shows what its
signals report. Another game or record replaces view, engine and session together.
"""

from typing import Any
from weakref import WeakSet

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.game import Move, Side
from tiling_gui.core.results import Analysis
from tiling_gui.desktop.session.analysis import PositionAnalyser
from tiling_gui.desktop.session.changes import NOTHING, Change
from tiling_gui.desktop.session.end_words import SWITCHED, end_words
from tiling_gui.desktop.session.engines import Engines
from tiling_gui.desktop.session.game_session import Session, seeded
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.jobs import Job, Jobs
from tiling_gui.desktop.session.long_work import LongWork
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.session.opponent import Opponent
from tiling_gui.desktop.session.player_names import call_person
from tiling_gui.desktop.ui.settings import Settings, SettingsFile
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.records.known import with_known
from tiling_gui.records.record import GameRecord, NamedPlayer, new_record
from tiling_gui.records.tree import Path
from tiling_gui.records.verdict import hint_sentence, reasoned_hint
from tiling_gui.search.reasons import Reason
from tiling_gui.store import Store

HUMAN = "human"
"""Spec of a human player in records."""

GRAPH_SECONDS = 1.0
"""Seconds of search for the values of a position while Graph is on and Values is not."""


REST = 3_000
"""Milliseconds without any work after which engines free their memory."""
_open: "WeakSet[Controller]" = WeakSet()
"""The controllers of all open main windows."""


def save_all() -> None:
    """Save pending changes of all open games, before games are read from the store."""
    for each in list(_open):
        each.session.save_now()


class Controller(QObject):
    """One game and everything that works on it."""

    replaced = Signal()
    """Another game is shown: view and session are new."""
    changed = Signal(object)
    """(Change) Sent once per turn of the event loop with all changes in it. State that is read is always current."""
    _due = Signal()
    message = Signal(str)
    """(sentence) For the status bar."""
    announcement = Signal(str)
    """(sentence) For screen readers only."""
    error = Signal(object)
    """(exception) A bug, to be shown with its details."""
    raise_requested = Signal()
    """Another window was asked to open this game: this window should come to the front."""
    begun = Signal(object)
    """(previous record) A new game has replaced one in which something had been done."""

    def __init__(self, store: Store, file: SettingsFile, record: GameRecord, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = store
        self._file = file
        file.changed.connect(self._on_settings)
        self.session = Session(store, record, self)
        self.jobs = Jobs(self)
        self.engines = Engines(store)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._on_rest)
        self.opponent = Opponent(self.jobs, self)
        self.analyser = PositionAnalyser(self.jobs, self)
        self.work = LongWork(store, self.jobs, self.session, self.engines, file, self.message.emit, self)
        self.view: GameView | None = None
        self.show_values = False
        self._change = NOTHING
        """Changes since `changed` was last sent."""
        self._shown: tuple[Analysis | None, str] | None = None
        """The values last given to the view, and how it shows them; None if the view no longer has them."""
        self._at: Path = ()
        self._hinted: tuple[Move, str] = (None, "")
        """The hint that is shown, and the sentence about it."""
        self._applied = Settings()
        self._wire()
        self._on_settings()
        _open.add(self)

    def _wire(self) -> None:
        session = self.session
        self._due.connect(self.send_changes, Qt.ConnectionType.QueuedConnection)
        session.changed.connect(self._on_changed)
        session.mode_changed.connect(self.send_changes)
        session.ended.connect(self._on_ended)
        session.restored.connect(self._on_restored)
        session.merged.connect(self._on_merged)
        self.opponent.thinking.connect(self.message)
        self.opponent.message.connect(self.message)
        self.jobs.message.connect(self.message)
        self.jobs.unsaved.connect(session.tell_saved)
        self.jobs.error.connect(self.error)
        self.jobs.ended.connect(self._rest_later)
        self.work.changed.connect(self._on_work)
        self.analyser.values_ended.connect(self._on_work)
        self.analyser.values_paused.connect(self._on_work)
        self.analyser.values_known.connect(self._on_values)
        self.analyser.hint_known.connect(self._on_hint)
        self.analyser.hint_reasoned.connect(self._on_hint_reasoned)
        self.analyser.extent_known.connect(self._on_extent)

    # Settings ---------------------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        return self._file.current

    @Slot()
    def _on_settings(self) -> None:
        """Apply changed settings at once, whichever window changed them."""
        before, now = self._applied, self._file.current
        self._applied = now
        call_person(now.your_name)
        self.opponent.delay, self.opponent.perfect_seconds = now.ai_delay, now.perfect_seconds
        if (before.threads, before.memory_mb) != (now.threads, now.memory_mb):
            self.engines.renew(now)
        self.add_change(Change.SETTINGS)

    # The game ---------------------------------------------------------------------------------------------

    def attach(self, view: GameView) -> None:
        """Use `view` to show the session's game."""
        self.view, self._at = view, self.session.tree.cursor
        quick = self.engines.of(self.session.game, self.settings)[1]
        self.analyser.attach(quick)
        self.opponent.attach(self.session, quick)
        self._show(NOTHING)
        self._update_interaction()
        self.add_change(Change.GAME | Change.KNOWN)
        self.send_changes()  # the view is new: everything in it must be refreshed

    def elsewhere(self, id: str) -> "Controller | None":
        """The controller of another window that shows the game with this id; None if no other does."""
        return next((each for each in _open if each is not self and each.session.record.id == id), None)

    def open(self, record: GameRecord) -> None:
        """Show another record, of this game or another; if another window already shows it, raise that window."""
        shown = self.elsewhere(record.id)
        if shown is not None:
            shown.session.merge_stored()
            QTimer.singleShot(0, shown, shown.raise_requested.emit)  # after the caller is done with its own windows
            return
        self.stop_work()
        self.session.open(record)
        self.replaced.emit()

    def leave_task(self) -> None:
        """Show the user's own game again that was on the board before a puzzle or exercise, if there was one."""
        left = self.session.left
        if left is None:
            return
        try:
            self.open(self.store.game(left.id))
        except (InputError, StoreError):  # it was never saved, or has been deleted
            self.open(left)

    def begin(self, start: Any) -> None:
        """Begin a new game from `start`, of this game or another, with the players of the settings.

        The previous game remains in the store.
        """
        self.session.save_now()
        before = self.session.record
        game = self.session.game if type(start) is type(self.session.start) else game_of_position(start)
        if game.key != self.session.game.key:
            self._file.change(game=game.key)
        elif self.view is not None:
            self._file.change(**self.view.settings_of(start))
        self.open(make_record(game, start, self.settings))
        if not before.is_untouched:
            self.begun.emit(before)

    def switch_roles(self) -> None:
        """Begin a game from the same start with the players swapped, to be compared with the finished one.

        If the game is not over, only reports why not.
        """
        record = self.session.record
        if not record.finished:
            self.message.emit(tr("Roles can be switched once the game is over."))
            return
        first, second = self.session.game.sides
        self._play_again({first: record.player(second), second: record.player(first)}, {SWITCHED: record.id})

    def rematch(self) -> None:
        """Begin a game from the same start with the same players."""
        record = self.session.record
        self._play_again({side: record.player(side) for side in self.session.game.sides}, {})

    def _play_again(self, players: dict[Side, NamedPlayer], extra: dict[str, Any]) -> None:
        record = self.session.record
        made = new_record(record.game, record.tree.start, players, hints=record.hints, extra={**extra, **seeded()})
        self.open(made)

    def resign(self) -> None:
        """Give the game up."""
        if self.session.may_resign:
            self.session.resign()
            self.send_changes()

    def add_change(self, change: Change) -> None:
        """Add to the next `changed`, sent at the end of this turn of the event loop."""
        if not self._change:
            self._due.emit()
        self._change |= change

    @Slot()
    def send_changes(self) -> None:
        """Send the changes noted so far, if any, after asking for the analysis that they call for.

        Called at the end of each user command, because the next key may be a command that the change enables; otherwise
        called from the event loop.
        """
        if self.view is None or self not in _open or not self._change:
            return
        if self._change & (Change.GAME | Change.SETTINGS):
            self._request_analysis()
        change, self._change = self._change, NOTHING
        self.changed.emit(change)
        if change & Change.GAME:
            self.opponent.update()

    def stop_work(self) -> None:
        """Stop the players and the analysis of the current game. A solve goes on."""
        self.opponent.cancel()
        self.analyser.stop_values()
        self.analyser.drop_hint()

    @Slot(object)
    def play(self, move: Move) -> None:
        if not self.session.may_move:
            return
        self.message.emit("")  # the last message was about the previous position
        try:
            self.session.play(move, HUMAN)
        except InputError as error:
            self.message.emit(str(error))
        self.send_changes()

    def undo(self) -> None:
        """Take back to the user's last turn."""
        if not self.session.undo():
            self.message.emit(tr("There is nothing to undo."))
        self.send_changes()

    def redo(self) -> None:
        """Replay what was taken back."""
        if not self.session.redo():
            self.message.emit(tr("There is nothing to redo."))
        self.send_changes()

    @Slot(object)
    def go(self, path: Path) -> None:
        """Show the position at `path`."""
        self.session.go(path)
        self.send_changes()

    @property
    def chosen_players(self) -> tuple[str, str]:
        """The specs in the player lists: of this game; once it is over, of the next game."""
        record = self.session.record
        if record.finished:
            return self.settings.max_player, self.settings.min_player
        first, second = self.session.game.sides
        return record.player(first).spec, record.player(second).spec

    @Slot(str, str)
    def choose_players(self, first: str, second: str) -> None:
        """Set the players from the next move on; in a finished game, those of the next game."""
        self._file.change(max_player=first, min_player=second)
        self.session.set_players(dict(zip(self.session.game.sides, (first, second), strict=True)))
        self.send_changes()

    @property
    def in_play(self) -> bool:
        """True in Play, where a game is not evaluated before it is over; a task is shown in what was used last."""
        return not (self.settings.hints if self.session.is_task else self.session.record.hints)

    @property
    def evaluates(self) -> bool:
        """True if hints, values and best play are shown: in Analyse, except in a task without an answer."""
        return self.session.record.hints and not self.in_play

    @Slot(bool)
    def choose_mode(self, analyse: bool) -> None:
        """Choose Analyse (True) or Play, for this game and new ones. In Play the players always play."""
        self._file.change(hints=analyse)
        if not self.session.is_task:
            self.session.set_hints(analyse)
        if not analyse and self.session.analysing:
            self.session.analyse(False)
        self.add_change(Change.PLAYERS)
        self.send_changes()

    # Analysis and solving ---------------------------------------------------------------------------------

    @property
    def position_to_solve(self) -> Any:
        """The position Solve would solve: the start until its value is known, then the position shown.

        In Analyse it is always the position shown. A position in which the game is over is never solved; the start is.
        """
        session = self.session
        elsewhere = session.analysing or session.known(session.start).value is not None
        return session.position if elsewhere and not session.position.is_over else session.start

    @property
    def can_solve(self) -> bool:
        """False while a game without hints is not finished, and at the end of a game whose value is known."""
        session = self.session
        unsolved = not session.position.is_over or session.known(session.start).value is None
        return session.may_reveal and unsolved

    def solve(self) -> None:
        self.work.solve(self.position_to_solve)
        self.send_changes()

    def hint(self) -> None:
        """Request a best move of the position shown."""
        if self.session.position.is_over:
            self.message.emit(tr("The game is over."))
        elif self.evaluates:
            self.message.emit(tr("Searching …"))
            self.analyser.ask_hint(self.session.position)

    def set_show_values(self, on: bool) -> None:
        self.show_values = on
        self._request_analysis()

    def end_work(self) -> None:
        """End all background work of the window, features included; a solve can be resumed at the next start."""
        self.stop_work()
        self.work.close()
        self.jobs.close()
        self._rest.stop()

    def close(self) -> None:
        """End all work and save the game."""
        _open.discard(self)
        self.end_work()
        self.engines.close()
        self.session.save_now()

    @Slot(object)
    def _rest_later(self, job: Job) -> None:
        self._rest.start()

    @Slot()
    def _on_rest(self) -> None:
        """Free the engines' memory, unless some work has begun, whose end starts the timer again."""
        if not self.jobs.is_busy:
            self.engines.free_memory()

    # Results ----------------------------------------------------------------------------------------------

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        """Update the board at once, even if several changes follow in one turn."""
        self.add_change(change)
        if self.view is None or self.view.game.key != self.session.game.key:
            return  # another view is about to be attached
        self.opponent.drop_outdated()
        if change & Change.MOVE:
            *path, move = self.session.tree.cursor
            before = self.session.tree.position_at(tuple(path))
            valued = self.analyser.analysis(before)
            if valued is not None:
                self.session.learn_analysis(valued)  # the move's value may have been known before it was made
            self.announcement.emit(self.view.describe_move(before, move))
        if change & Change.POSITION:
            self._show(change)
        if change & Change.GAME:
            self._update_interaction()
        elif change & Change.KNOWN:
            self._show_values(self.analyser.analysis(self.session.position))

    def _show(self, change: Change) -> None:
        view, session = self.view, self.session
        assert view is not None
        cursor = session.tree.cursor
        last = cursor[-1] if cursor else None
        if cursor != self._at and not change & Change.MOVE:
            self.message.emit("")  # it was about another position; a move that is made clears it in `play`
        self._at = cursor
        view.show_start(session.start)
        animated = bool(change & (Change.MOVE | Change.TAKE_BACK))
        view.show_position(session.position, session.sides(), last, animate=animated)
        self._shown = None
        self._show_values(self.analyser.analysis(session.position))

    def _update_interaction(self) -> None:
        """Set whether the user may move, and clear the hint: it was for the previous position or player."""
        view, session = self.view, self.session
        assert view is not None
        view.set_interactive(session.may_move)
        view.set_hint(None)
        self.analyser.drop_hint()

    def _request_analysis(self) -> None:
        """Request the analysis that is shown for the position, and no more."""
        view, session = self.view, self.session
        if view is None:
            return
        position = session.position
        if view.counted:
            self.analyser.ask_extent(session.start, view.extent)
        self._show_values(self.analyser.analysis(position))
        thinks = session.waits_for_player and not self.opponent.paused
        result = session.record.result
        if position.is_over and result is not None and result.verdict is None:
            self.analyser.ask_values(session.start, GRAPH_SECONDS)  # who has won: in Play nothing was searched before
        elif position.is_over or not self.evaluates or thinks:  # a thinking player has the engine to itself
            self.analyser.stop_values()
        elif self.show_values:
            self.analyser.ask_values(position)
        elif self._file.current.show_graph and session.known(position).value is None:
            self.analyser.ask_values(position, GRAPH_SECONDS)
        else:
            self.analyser.stop_values()

    @property
    def shown_analysis(self) -> Analysis | None:
        """The analysis shown on the board, with everything else that is known of it; None if none is shown."""
        return self._shown[0] if self._shown is not None else None

    def _show_values(self, analysis: Analysis | None) -> None:
        """Show the values of the position with everything else proved about it; nothing if values are hidden."""
        if not (self.show_values and self.evaluates):
            analysis = None
        known = None if analysis is None else with_known(self.session.derived_tree, analysis)
        shown = (known, self.settings.values_kind)
        if self.view is not None and shown != self._shown:
            self._shown = shown
            self.view.set_values(*shown)

    @Slot(object, object)
    def _on_values(self, position: Any, analysis: Analysis) -> None:
        session = self.session
        if position == session.start and session.position.is_over:
            session.learn(analysis)
            return
        if position != session.position or not self.evaluates or self.view is None:
            return
        session.learn_analysis(analysis)
        session.learn_extent(position, self.analyser.extent(position))
        self._show_values(analysis)

    @Slot(object, object)
    def _on_extent(self, position: Any, extent: Any) -> None:
        """After the extent of the start, counts that of the position shown."""
        session = self.session
        session.learn_extent(position, extent)
        if position == session.start and session.position != position and self.view is not None:
            self.analyser.ask_extent(session.position, self.view.extent)

    @Slot(str)
    @Slot()
    @Slot(object)
    def _on_work(self, what: object = None) -> None:
        self.add_change(Change.WORK)

    @Slot(object, object)
    def _on_hint(self, position: Any, found: tuple[Move, Any, bool]) -> None:
        move, value, exact = found
        if position != self.session.position or self.view is None:
            return
        self.view.set_hint(move)
        self._hinted = move, hint_sentence(position, move, value, exact=exact)
        self.message.emit(self._hinted[1])

    @Slot(object, object)
    def _on_hint_reasoned(self, position: Any, found: tuple[Reason, ...]) -> None:
        if position == self.session.position:
            self.message.emit(reasoned_hint(position, *self._hinted, found))

    @Slot()
    def _on_ended(self) -> None:
        self.message.emit("")  # the notice under the board says how it ended
        self.announcement.emit(end_words(self.store, self.session, self.view))

    @Slot()
    def _on_restored(self) -> None:
        self.message.emit(tr("This game had been deleted. You played on, so it has been restored."))

    @Slot()
    def _on_merged(self) -> None:
        self.message.emit(tr("This game was also changed elsewhere; what was added there is included now."))
