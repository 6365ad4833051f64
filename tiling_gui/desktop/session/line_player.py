"""Shows a line of optimal play on the board: adds it as a variation and plays it move by move.

Playback stops after the first move, which is what the user wants to see; the rest is played at a readable pace or
stepped through. Afterwards the user can return to the previous position.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

from tiling_gui.desktop.session.game_session import Session
from tiling_gui.desktop.ui.settings import SettingsFile, moves
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeAction, NoticeBar
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.records.tree import Path

PACE = 1200
"""Milliseconds from one move to the next."""


class LinePlayer(QObject):
    """Plays one line at a time; anything the user does to the game ends it."""

    def __init__(
        self,
        session: Session,
        notice: NoticeBar,
        say: Callable[[str], None],
        settings: SettingsFile,
        parent: QObject,
    ) -> None:
        """The line is described in `notice`; `say` reports what cannot be shown."""
        super().__init__(parent)
        self._session, self._notice, self._say, self._settings = session, notice, say, settings
        self._line: Path = ()
        self._first = 0
        """Number of moves before the line."""
        self._at = 0
        self._goal = 0
        """Number of moves at which playback stops."""
        self._id = ""
        self._from: Path | None = None
        self._words = ""
        self._offers: tuple[NoticeAction, ...] = ()
        self._after: Callable[[], None] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(PACE)
        self._timer.timeout.connect(self._step)

    @property
    def is_on_line(self) -> bool:
        """True while the board shows the position of the line that playback has reached."""
        session = self._session
        return (
            self._from is not None and session.record.id == self._id and session.tree.cursor == self._line[: self._at]
        )

    def begin(
        self,
        path: Path,
        line: Path,
        words: str,
        *,
        others: tuple[NoticeAction, ...] = (),
        to_the_end: bool = False,
        after: Callable[[], None] | None = None,
    ) -> None:
        """Go to `path`, add `line` there as a variation and play its first move; `words` describe it.

        `others` are offered beside "Play on" and "Back"; `after` is called after "Back". With `to_the_end` the whole
        line is played at once.
        """
        session = self._session
        came_from = self._from if self.is_on_line else session.tree.cursor
        self.stop()
        tree = session.tree.go(path).add_line(line)
        session.change_tree(tree.go(path))
        self._line, self._first, self._at, self._id = (*path, *line), len(path), len(path), session.record.id
        self._from, self._words, self._offers, self._after = came_from, words, others, after
        self._run_to(len(self._line) if to_the_end else len(path) + 1)

    def say(self, words: str) -> None:
        """Replace the description of the line while it is shown."""
        if self.is_on_line:
            self._words = words
            self._tell()

    def stop(self) -> None:
        """Stop playback at the current move."""
        self._timer.stop()

    def step(self, by: int) -> None:
        """Steps one move forward (1) or back (-1), within the line."""
        self.stop()
        if self.is_on_line and self._first <= self._at + by <= len(self._line):
            self._go(self._at + by)

    def back(self) -> None:
        """Return to the position from which the line was begun."""
        self.stop()
        came_from, was_on_line = self._from, self.is_on_line
        self._from = None
        if was_on_line and came_from is not None:
            try:
                self._session.go(came_from)
            except InputError as error:  # that line has been deleted
                self._say(str(error))
            if self._after is not None:
                self._after()

    def _play_on(self) -> None:
        if self.is_on_line:
            self._run_to(len(self._line))

    def _run_to(self, goal: int) -> None:
        self._goal = goal
        self._tell()
        if moves(self._settings):
            self._timer.start()
        else:
            self._go(goal)

    def _tell(self) -> None:
        # "Play on" comes first: the others must not move when it disappears.
        offers = [
            NoticeAction("playOn", tr("Play on"), self._play_on),
            NoticeAction("backToGame", tr("Back"), self.back),
            *self._offers,
        ]
        if self._goal == len(self._line):
            offers = [offer for offer in offers if offer.name != "playOn"]
        self._notice.show_notice(self._words, offers)

    def _go(self, at: int) -> None:
        self._at = at
        self._session.go(self._line[:at])

    @Slot()
    def _step(self) -> None:
        if not self.is_on_line:
            self.stop()
            return
        self._go(self._at + 1)
        if self._at >= self._goal:
            self.stop()
