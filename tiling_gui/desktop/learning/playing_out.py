"""A line of optimal play shown on the board: added as a variation and gone through move by move."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from tiling_gui.records.tree import Path

if TYPE_CHECKING:
    from tiling_gui.desktop.learning.study import Study

PACE = 700
"""Milliseconds from one move to the next."""


class PlayingOut(QObject):
    """Plays one line at a time; whatever the user does to the game ends it."""

    def __init__(self, study: "Study") -> None:
        super().__init__(study)
        self._study = study
        self._session = study.control.session
        self._line: Path = ()
        self._at = 0
        self._id = ""
        self._timer = QTimer(self)
        self._timer.setInterval(PACE)
        self._timer.timeout.connect(self._step)

    def begin(self, path: Path, line: Path) -> None:
        """Goes to `path` in Analyse, adds `line` there as a variation and plays it."""
        self.stop()
        self._study.window.set_mode("analyse")
        session = self._session
        tree = session.tree.go(path)
        for move in line:
            tree = tree.add(move)
        session.change_tree(tree.go(path))
        self._line, self._at, self._id = (*path, *line), len(path), session.record.id
        if self._study.window.file.settings.motion:
            self._timer.start()
        else:
            session.go(self._line)

    def stop(self) -> None:
        """Stays where it is."""
        self._timer.stop()

    @Slot()
    def _step(self) -> None:
        session = self._session
        if session.record.id != self._id or session.tree.cursor != self._line[: self._at]:
            self.stop()
            return
        self._at += 1
        session.go(self._line[: self._at])
        if self._at >= len(self._line):
            self.stop()
