"""The bar under the board that offers the ways in which the game can continue.

In every position that is not the end of a game the user can do something: move, let a waiting player move, hurry a
player that is thinking, or return to the game. The offers are recomputed after every change. A finished game is looked
through without being asked anything.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QTimer, Slot

from tiling_gui.core.results import Extent
from tiling_gui.desktop.session.player_names import player_name
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.widgets.layouts import Strip
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeAction, OfferBar
from tiling_gui.language import tr
from tiling_gui.records.record import GameRecord
from tiling_gui.records.tree import FILLED

UNDO_NEW = 10_000
"""Milliseconds during which a new game can be undone."""


class PlayersBar(OfferBar):
    """Shows whose move is awaited: a sentence and buttons for what the user can do."""

    STRIP: ClassVar = Strip(importance=2)

    def show_offers(self, sentence: str, offers: Sequence[NoticeAction]) -> None:
        """As in the base class; without an offer the bar is hidden."""
        super().show_offers(sentence, offers)
        self.setVisible(bool(offers))

    def _take(self, offer: NoticeAction) -> None:
        offer.run()
        again = self.offer(offer.name)
        if again is not None:
            again.setFocus()


class PlayOnFeature(Feature):
    """Decides what the bar offers."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self.bar = PlayersBar("playersBar")
        workspace.panels.add_strip(self.bar, self.bar.STRIP)
        self._before: GameRecord | None = None
        self._new = ""
        """The id of the new game that can be undone."""
        self._forced: Any = None
        self._introduces = False
        """True from turning Try moves on to the first move: the bar says what it is."""
        self.passing = QTimer(self)
        self.passing.setSingleShot(True)
        self.passing.setInterval(UNDO_NEW)
        self.passing.timeout.connect(self._forget)
        self._control.begun.connect(self._on_begun)
        self._control.changed.connect(self.refresh)
        self._control.session.mode_changed.connect(self._on_mode)
        self._control.session.move_played.connect(self._on_move)
        self._control.opponent.thinking.connect(self.refresh)
        self._control.opponent.ticked.connect(self.refresh)
        self._control.opponent.pause_changed.connect(self.refresh)
        self._control.analyser.extent_known.connect(self._on_extent)

    @Slot()
    def refresh(self) -> None:
        """Update the bar."""
        session = self._control.session
        sentence, offers = "", list(self._new_game())
        if not session.position.is_over:
            more, others = self._ways()
            sentence, offers = more, [*offers, *others]
        self.bar.show_offers(sentence, offers)

    def _new_game(self) -> list[NoticeAction]:
        if self._before is None or self._control.session.record.id != self._new:
            return []
        return [NoticeAction("undoNewGame", tr("Undo new game"), self.undo_new_game)]

    def _ways(self) -> tuple[str, list[NoticeAction]]:
        """The text and offers for the position shown."""
        session = self._control.session
        if session.analysing:
            if not self._introduces:
                return "", []
            on = NoticeAction("playOn", tr("Play on from here"), self.play_on)
            return tr("You can try moves for either side."), [on]
        if session.record.finished and not self._control.opponent.busy:
            line, cursor = session.record.line, session.tree.cursor
            if cursor == line[: len(cursor)]:
                return "", []
            return tr("This is a variation of the finished game."), [self._back_offer()]
        return self._playing()

    def _back_offer(self) -> NoticeAction:
        return NoticeAction("backToGame", tr("Back to the game"), self.back_to_game)

    def _playing(self) -> tuple[str, list[NoticeAction]]:
        """The text and offers if another player thinks, waits or is paused, or if all ways to the end are equal."""
        control, session = self._control, self._control.session
        opponent, side = control.opponent, session.position.to_move
        alone = not session.has_person
        if opponent.busy and not alone:
            return self._thinking()
        if not session.human_turn and session.tree.node.children and not opponent.busy:
            words = tr("{side} ({player}) is waiting.", side=side, player=player_name(session.to_move))
            return words, [NoticeAction("letMove", tr("Let {side} move", side=side), opponent.step), self._back_offer()]
        if alone or (opponent.paused and not session.human_turn):
            return self._alone()
        if session.human_turn and self._forced == session.position:
            return tr("Every way to finish gives the same result."), [
                NoticeAction("fillIn", tr("Fill in the rest"), self.fill_in)
            ]
        return "", []

    def _thinking(self) -> tuple[str, list[NoticeAction]]:
        opponent, side = self._control.opponent, self._control.session.position.to_move
        if opponent.seconds < 1:
            return "", []
        now = [NoticeAction("moveNow", tr("Move now"), opponent.play_now)]
        if opponent.allowed is None:
            return tr("{side} is thinking, {seconds} s so far.", side=side, seconds=opponent.seconds), now
        left = max(0, round(opponent.allowed - opponent.seconds))
        return tr("{side} is thinking, {seconds} s left.", side=side, seconds=left), now

    def _alone(self) -> tuple[str, list[NoticeAction]]:
        opponent = self._control.opponent
        pause = self._workspace.actions["pausePlayers"]
        text = tr("Continue") if opponent.paused else tr("Pause")
        offers = [
            NoticeAction("pauseAlone", text, pause.trigger),
            NoticeAction("stepAlone", tr("One move"), self._workspace.actions["stepPlayers"].trigger),
        ]
        words = tr("Paused.") if opponent.paused else tr("The players are playing.")
        return words, offers if opponent.paused else offers[:1]

    def close(self) -> None:
        """Stop the timer of Undo new game."""
        self.passing.stop()

    # Offers -------------------------------------------------------------------------------------------------

    def undo_new_game(self) -> None:
        """Return to the game that was on the board before New."""
        before = self._before
        self._forget()
        if before is not None:
            self._control.open(before)

    def play_on(self) -> None:
        """Play on from the position shown, no longer trying moves."""
        self._control.session.analyse(False)
        if not self._control.session.human_turn:
            self._control.opponent.step()

    def back_to_game(self) -> None:
        """Go to the end of the game's own line."""
        self._control.go(self._control.session.record.line)

    def fill_in(self) -> None:
        """Play the first legal move until the game is over; used when all ways to the end give the same result."""
        session = self._control.session
        while not session.position.is_over:
            session.play(session.position.moves()[0], FILLED)
        self._control.send_changes()

    # Events -------------------------------------------------------------------------------------------------

    @Slot(bool)
    def _on_mode(self, analysing: bool) -> None:
        self._introduces = analysing
        self.refresh()

    @Slot()
    def _on_move(self) -> None:
        self._introduces = False
        self.refresh()

    @Slot(object)
    def _on_begun(self, before: GameRecord) -> None:
        self._before, self._new = before, self._control.session.record.id
        self.passing.start()
        self.refresh()

    @Slot()
    def _forget(self) -> None:
        self._before = None
        self.passing.stop()
        self.refresh()

    @Slot(object, object)
    def _on_extent(self, position: Any, extent: Extent | None) -> None:
        session = self._control.session
        if position == session.position and not position.is_over:
            counted = extent is not None and extent.exact and extent.low == extent.high
            self._forced = position if counted else None
            self.refresh()
