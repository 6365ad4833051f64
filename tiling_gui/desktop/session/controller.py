"""What happens to a game in the window: moves, players, solves, values and hints, carried from part to part.

The controller owns the session and the workers and knows no widget but the game's view; the main window shows
what its signals say. Swapping the game or the record swaps view, engine and session together.
"""

from typing import Any
from weakref import WeakSet

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.game import Move
from tiling_gui.core.results import Analysis
from tiling_gui.desktop.session.analysis import PositionAnalyser
from tiling_gui.desktop.session.changes import NOTHING, Change
from tiling_gui.desktop.session.end_words import SWITCHED, end_words
from tiling_gui.desktop.session.engines import Engines
from tiling_gui.desktop.session.game_session import Session, seeded
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.desktop.session.long_work import LongWork
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.session.opponent import Opponent
from tiling_gui.desktop.session.player_names import call_person
from tiling_gui.desktop.ui.settings import Settings, SettingsFile
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.records.known import with_known
from tiling_gui.records.record import GameRecord, new_record
from tiling_gui.records.tree import Path
from tiling_gui.records.verdict import hint_sentence
from tiling_gui.search.reasons import Reason, sentences
from tiling_gui.store import Store

HUMAN = "human"
"""A person, as records write it."""

GLANCE = 1.0
"""Seconds the values of a position may take while neither Values nor Graph is on."""


_open: "WeakSet[Controller]" = WeakSet()
"""One for each main window, from when it is made until it is closed."""


def save_all() -> None:
    """Keeps what is still to be kept of all games that are on: games are about to be read from the store."""
    for each in list(_open):
        each.session.save_now()


class Controller(QObject):
    """One game and all that works for it."""

    replaced = Signal()
    """Another game is on: view and session are new."""
    changed = Signal(object)
    """(Change) Once a turn of the event loop, with all that changed in it; whoever asks is told how it is at once."""
    _due = Signal()
    message = Signal(str)
    """(sentence) For the status line."""
    announcement = Signal(str)
    """(sentence) For screen readers only."""
    error = Signal(object)
    """(exception) A bug: shown with its details."""
    called = Signal()
    """Another window was asked for the game that is on here: this one is to come to the front."""
    begun = Signal(object)
    """(the record before) A new game was begun in place of one in which something was done."""

    def __init__(self, store: Store, file: SettingsFile, record: GameRecord, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = store
        self._file = file
        file.changed.connect(self._on_settings)
        self.session = Session(store, record, self)
        self.jobs = Jobs(self)
        self.engines = Engines(store)
        self.opponent = Opponent(self.jobs, self)
        self.valuing = PositionAnalyser(self.jobs, self)
        self.work = LongWork(store, self.jobs, self.session, self.engines, file, self.message.emit, self)
        self.view: GameView | None = None
        self.show_values = False
        self._change = NOTHING
        """What changed since `changed` was sent."""
        self._animate: Move | None = None
        self._taken = False
        self._shown: tuple[Analysis | None, str] | None = None
        """The values that the view was given last, and how it shows them; None if it has forgotten them."""
        self._at: Path = ()
        self._hinted = ""
        """What was said of the hint that is shown."""
        self._applied = Settings()
        self._wire()
        self._on_settings()
        _open.add(self)

    def _wire(self) -> None:
        session = self.session
        self._due.connect(self.tell, Qt.ConnectionType.QueuedConnection)
        session.changed.connect(self._on_changed)
        session.placed.connect(self._on_placed)
        session.taken.connect(self._on_taken)
        session.mode_changed.connect(self.tell)
        session.ended.connect(self._on_ended)
        session.brought_back.connect(self._on_brought_back)
        session.joined.connect(self._on_joined)
        self.opponent.thinking.connect(self.message)
        self.opponent.message.connect(self.message)
        self.jobs.message.connect(self.message)
        self.jobs.error.connect(self.error)
        self.work.changed.connect(self._on_work)
        self.valuing.values_ended.connect(self._on_work)
        self.valuing.values_paused.connect(self._on_work)
        self.valuing.values_known.connect(self._on_values)
        self.valuing.hint_known.connect(self._on_hint)
        self.valuing.hint_reasoned.connect(self._on_hint_reasoned)
        self.valuing.extent_known.connect(self._on_extent)

    # Settings ---------------------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self._file.current

    @Slot()
    def _on_settings(self) -> None:
        """What was changed, here or in another window, takes hold at once."""
        before, now = self._applied, self._file.current
        self._applied = now
        call_person(now.your_name)
        self.opponent.delay, self.opponent.perfect_seconds = now.ai_delay, now.perfect_seconds
        if (before.threads, before.memory_mb) != (now.threads, now.memory_mb):
            self.engines.renew(now)
        self.note(Change.SETTINGS)

    # The game ---------------------------------------------------------------------------------------------

    def attach(self, view: GameView) -> None:
        """Uses `view` for the session's game from now on."""
        self.view, self._at = view, self.session.tree.cursor
        quick = self.engines.of(self.session.game, self.settings)[1]
        self.valuing.attach(quick)
        self.opponent.attach(self.session, quick)
        self._show()
        self._let()
        self.note(Change.GAME | Change.KNOWN)
        self.tell()  # the view is new: nothing of it is seen as it was

    def elsewhere(self, id: str) -> "Controller | None":
        """Another window's, if the game with this id is on there: none is on in two."""
        return next((each for each in _open if each is not self and each.session.record.id == id), None)

    def open(self, record: GameRecord) -> None:
        """Shows another record, of this game or another. One that is on in another window is shown by that one."""
        shown = self.elsewhere(record.id)
        if shown is not None:
            shown.session.take_up()
            QTimer.singleShot(0, shown, shown.called.emit)  # after what the caller does with its own windows
            return
        self.stop_work()
        self.session.open(record)
        self.replaced.emit()

    def begin(self, start: Any) -> None:
        """A new game from `start`, of this game or another, with the players of the settings; the one before stays."""
        self.session.save_now()
        before = self.session.record
        game = self.session.game if type(start) is type(self.session.start) else game_of_position(start)
        if game.key != self.session.game.key:
            self._file.change(game=game.key)
        elif self.view is not None:
            self._file.change(**self.view.settings_of(start))
        self.open(make_record(game, start, self.settings))
        if not before.untouched:
            self.begun.emit(before)

    def switch_roles(self) -> None:
        """The same start again with the players exchanged, to be compared with the finished game before it."""
        record = self.session.record
        if not record.finished:
            self.message.emit(tr("Roles are switched when the game is over."))
            return
        first, second = self.session.game.sides
        players = {first: record.player(second), second: record.player(first)}
        extra = {SWITCHED: record.id, **seeded()}
        self.open(new_record(self.session.game.key, record.tree.start, players, hints=record.hints, extra=extra))

    def note(self, change: Change) -> None:
        """Has `changed` say so at the end of this turn of the event loop."""
        if not self._change:
            self._due.emit()
        self._change |= change

    @Slot()
    def tell(self) -> None:
        """Sends what is noted, if anything is; what is asked for because of it comes with it.

        What a person commands is told when it is done, as the next key may be a command that it allows; all else when
        the event loop comes round.
        """
        if self.view is None or self not in _open or not self._change:
            return
        if self._change & (Change.GAME | Change.SETTINGS):
            self._ask()
        change, self._change = self._change, NOTHING
        self.changed.emit(change)
        if change & Change.GAME:
            self.opponent.look()

    def stop_work(self) -> None:
        """Nobody thinks about the game that was on; its solve can be continued later."""
        self.opponent.cancel()
        self.valuing.stop_values()
        self.valuing.drop_hint()

    @Slot(object)
    def play(self, move: Move) -> None:
        """A person's move on the board."""
        if not self.session.may_move:
            return
        self.message.emit("")  # what was said is about the position before
        try:
            self.session.play(move, HUMAN)
        except InputError as error:
            self.message.emit(str(error))
        self.tell()

    def undo(self) -> None:
        """Back to the last turn of a person."""
        if not self.session.undo():
            self.message.emit(tr("There is nothing to undo."))
        self.tell()

    def redo(self) -> None:
        """On again."""
        if not self.session.redo():
            self.message.emit(tr("There is nothing to redo."))
        self.tell()

    @Slot(object)
    def go(self, path: Path) -> None:
        """To another place of the game."""
        self.session.go(path)
        self.tell()

    @property
    def chosen_players(self) -> tuple[str, str]:
        """Who plays by the lists at the left: this game while it goes on, the next one once it is over."""
        record = self.session.record
        if record.finished:
            return self.settings.max_player, self.settings.min_player
        first, second = self.session.game.sides
        return record.player(first).spec, record.player(second).spec

    @Slot(str, str)
    def choose_players(self, first: str, second: str) -> None:
        """Who plays from the next move on; in a game that is over, who plays the next one."""
        self._file.change(max_player=first, min_player=second)
        self.session.set_players(dict(zip(self.session.game.sides, (first, second), strict=True)))
        self.tell()

    @Slot(bool)
    def choose_without_hints(self, without: bool) -> None:
        """Play without hints, or with them."""
        self._file.change(hints=not without)
        self.session.set_hints(not without)
        self.tell()

    # Asking -----------------------------------------------------------------------------------------------

    @property
    def wanted(self) -> Any:
        """What Solve would solve: the start of the game; once that is known, the position shown if it is not over."""
        session = self.session
        elsewhere = session.analysing or session.known(session.start).is_final
        return session.position if elsewhere and not session.position.is_over else session.start

    @property
    def solvable(self) -> bool:
        """False at the end of a game whose value is known: there is nothing left to solve."""
        return not self.session.position.is_over or not self.session.known(self.session.start).is_final

    def solve(self) -> None:
        """Solves the start of the game; once that is known, the position shown."""
        self.work.solve(self.wanted)
        self.tell()

    def hint(self) -> None:
        """Asks for a best move of the position shown."""
        if self.session.position.is_over:
            self.message.emit(tr("The game is over: there is no move to hint at."))
        elif self.session.record.hints:
            self.message.emit(tr("Looking for a best move …"))
            self.valuing.ask_hint(self.session.position)

    def set_show_values(self, on: bool) -> None:
        """Values on the board, or not."""
        self.show_values = on
        self._ask()

    def end_work(self) -> None:
        """Ends all that runs for the window, features included; a solve can be continued at the next start."""
        self.stop_work()
        self.work.close()
        self.jobs.close()

    def close(self) -> None:
        """All that happened to the game is kept then."""
        _open.discard(self)
        self.end_work()
        self.engines.close()
        self.session.save_now()

    # What comes back --------------------------------------------------------------------------------------

    @Slot(object)
    def _on_placed(self, path: tuple[Move, ...]) -> None:
        self._animate = path[-1]
        before = self.session.tree.position_at(path[:-1])
        valued = self.valuing.analysis(before)
        if valued is not None:
            self.session.learn_analysis(valued)  # what the move is worth may have been known before it was made
        if self.view:
            self.announcement.emit(self.view.describe_move(before, path[-1]))

    @Slot()
    def _on_taken(self) -> None:
        self._taken = True

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        """The board follows at once, also where several things are done to the game in one go."""
        self.note(change)
        if self.view is None or self.view.game.key != self.session.game.key:
            return  # another one comes
        self.opponent.drop()
        if change & Change.POSITION:
            self._show()
        if change & Change.GAME:
            self._let()
        elif change & Change.KNOWN:
            self._show_values(self.valuing.analysis(self.session.position))

    def _show(self) -> None:
        """The position, on the view."""
        view, session = self.view, self.session
        assert view is not None
        cursor = session.tree.cursor
        last = cursor[-1] if cursor else None
        if cursor != self._at and self._animate is None:
            self.message.emit("")  # what was said is about another position; a move that is made clears it by itself
        self._at = cursor
        view.show_start(session.start)
        animate = last is not None and last == self._animate
        view.show_position(session.position, session.sides(), last, animate=animate, taken=self._taken)
        self._animate, self._taken, self._shown = None, False, None
        self._show_values(self.valuing.analysis(session.position))

    def _let(self) -> None:
        """Who may move now; a hint was for whoever was to move before."""
        view, session = self.view, self.session
        assert view is not None
        view.set_interactive(session.may_move)
        view.set_hint(None)
        self.valuing.drop_hint()

    def _ask(self) -> None:
        """Asks for what is shown about the position, and only for that."""
        view, session = self.view, self.session
        if view is None:
            return
        position = session.position
        if view.counted:
            self.valuing.ask_extent(session.start, view.extent)
        hints = session.record.hints
        self._show_values(self.valuing.analysis(position))
        thinks = session.waits_for_player and not self.opponent.paused
        if position.is_over or not hints or thinks:  # a player that thinks has the engine to himself
            self.valuing.stop_values()
        elif self.show_values:
            self.valuing.ask_values(position)
        elif self._file.current.show_graph and not session.known(position).is_final:
            self.valuing.ask_values(position, GLANCE)
        else:
            self.valuing.stop_values()

    @property
    def valued(self) -> Analysis | None:
        """The values that the board shows, with all else that is known of them; None if it shows none."""
        return self._shown[0] if self._shown is not None else None

    def _show_values(self, analysis: Analysis | None) -> None:
        """The values of the position shown, with all else that is proved about it; nothing while nobody asked."""
        if not (self.show_values and self.session.record.hints):
            analysis = None
        known = None if analysis is None else with_known(self.session.told, analysis)
        shown = (known, self.settings.values_kind)
        if self.view is not None and shown != self._shown:
            self._shown = shown
            self.view.set_values(*shown)

    @Slot(object, object)
    def _on_values(self, position: Any, analysis: Analysis) -> None:
        session = self.session
        if position != session.position or not session.record.hints or self.view is None:
            return
        session.learn_analysis(analysis)
        session.learn_extent(position, self.valuing.extent(position))
        self._show_values(analysis)

    @Slot(object, object)
    def _on_extent(self, position: Any, extent: Any) -> None:
        """Once it is known where the game could end when it began: where it still can."""
        session = self.session
        session.learn_extent(position, extent)
        if position == session.start and session.position != position and self.view is not None:
            self.valuing.ask_extent(session.position, self.view.extent)

    @Slot(str)
    def forget(self, source: str) -> None:
        """Everything that rests on `source` is gone from the store: also from what is shown."""
        self.valuing.forget_source(source)
        self.session.forget(source)

    @Slot()
    @Slot(object)
    def _on_work(self, what: object = None) -> None:
        self.note(Change.WORK)

    @Slot(object, object)
    def _on_hint(self, position: Any, found: tuple[Move, Any, bool]) -> None:
        move, value, exact = found
        if position != self.session.position or self.view is None:
            return
        self.view.set_hint(move)
        self._hinted = hint_sentence(position, move, value, exact=exact)
        self.message.emit(self._hinted)

    @Slot(object, object)
    def _on_hint_reasoned(self, position: Any, found: tuple[Reason, ...]) -> None:
        if position == self.session.position:
            self.message.emit(f"{self._hinted} {sentences(found)}")

    @Slot()
    def _on_ended(self) -> None:
        self.message.emit("")  # the line under the board says how it ended, once
        self.announcement.emit(end_words(self.store, self.session, self.view))

    @Slot()
    def _on_brought_back(self) -> None:
        self.message.emit(tr("This game had been deleted. It was played on, so it is among the games again."))

    @Slot()
    def _on_joined(self) -> None:
        self.message.emit(tr("This game was changed elsewhere too: what was added there is here now."))
