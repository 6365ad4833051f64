"""The time each side has used in the game on the board, stored in its record.

There is no time limit. In Play, from the first move on, time is counted at the newest position of an unfinished game
(or where moves were taken back to) while the window is active: for a human player to move, or a computer player that
thinks. A game whose time was not counted from its first move on is never counted.
"""

import time

from PySide6.QtCore import QObject, Signal, Slot

from tiling_gui.core.game import Side
from tiling_gui.desktop.session.controller import Controller
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.language import tr


class TimeUsed(QObject):
    """Counts for one window. Notes the time in the record whenever that is saved or another side's clock starts."""

    changed = Signal()
    """Another side's clock started, or all stopped."""

    def __init__(self, control: Controller) -> None:
        super().__init__(control)
        self.now = time.monotonic
        """The clock, in seconds; replaced by tests."""
        self._session = control.session
        self._active = self._thinks = False
        self._fresh = ""
        """The id of the game on the board if it was seen before its first move, so that it can be counted."""
        self._runs: tuple[str, Side] | None = None
        """The id of the game and the side whose clock is running."""
        self._since = 0.0
        control.session.saving.connect(self._note)
        control.changed.connect(self._look)
        control.opponent.thinking.connect(self._on_thinking)

    @property
    def running(self) -> Side | None:
        """The side whose clock is running; None if none is."""
        return None if self._runs is None else self._runs[1]

    @property
    def used(self) -> dict[Side, float] | None:
        """Seconds used by each side until now; None for a game that is not counted."""
        record = self._session.record
        used = record.time_used
        if used is None and not record.tree.root.children:
            return dict.fromkeys(record.tree.game.sides, 0.0)
        if used is not None and self._runs is not None and self._runs[0] == record.id:
            used[self._runs[1]] += self.now() - self._since
        return used

    def set_active(self, on: bool) -> None:
        """Set whether the main window, or one that belongs to it, is active."""
        self._active = on
        self._look()

    @Slot(str)
    def _on_thinking(self, sentence: str) -> None:
        self._thinks = bool(sentence)
        self._look()

    @Slot()
    def _look(self) -> None:
        """Switch the clock if another side should be counted. Called after every change this may depend on."""
        record = self._session.record
        if not record.tree.root.children:
            self._fresh = record.id
        if self._expected() != self._runs:
            self._note()

    @Slot()
    def _note(self) -> None:
        """Note the time used until now in the record, and start the clock of the side expected to move."""
        session, now = self._session, self.now()
        record = session.record
        if record.time_used is None and record.id == self._fresh and record.tree.root.children:
            session.add_time(record.first, 0.0)
        elif self._runs is not None and self._runs[0] == record.id:
            session.add_time(self._runs[1], now - self._since)
        before, self._since, self._runs = self._runs, now, self._expected()
        if before != self._runs:
            self.changed.emit()

    def _expected(self) -> tuple[str, Side] | None:
        session = self._session
        if not self._active or session.record.time_used is None or not session.expects_move:
            return None
        return (session.record.id, session.position.to_move) if session.human_turn or self._thinks else None


def time_words(used: dict[Side, float] | None) -> str:
    """ "Time used: MAX 3:12, MIN 1:40"; "" if it was not counted."""
    if not used:
        return ""
    (first, one), (second, other) = used.items()
    return tr(
        "Time used: {first} {time}, {second} {other}",
        first=first,
        time=words.clock(one),
        second=second,
        other=words.clock(other),
    )
