"""How the user's own games went that reached the current position: a line above the moves that opens their list.

Nothing is shown at the start and at the end of a game, in a game without hints, or if no earlier game was here.
"""

from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtGui import QIcon

from tiling_gui.core.limits import Run
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.player_names import own_names
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.widgets.base import announce
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.errors import StoreError
from tiling_gui.language import plural, tr
from tiling_gui.records.practice import is_played
from tiling_gui.store.position_index import Tally

_HEIGHT = 24
"""Pixels."""


class PastGames(Feature):
    """Looks up each new position in the background."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._worker = workspace.jobs.worker("past games", self._on_found)
        self._asked: tuple[str, Any] | None = None
        """The id of the game and the position that were looked up last."""
        self._shown = Tally()
        self._tip = tr("Lists these games")
        self.line = FlatButton(left=True)
        self.line.setObjectName("pastGames")
        self.line.setFixedHeight(_HEIGHT)
        self.line.clicked.connect(self._list)
        self.line.hide()
        workspace.panels.add_section(self.line)
        workspace.controller.changed.connect(self._look)

    @Slot()
    def _look(self) -> None:
        session = self._workspace.session
        record, position = session.record, session.position
        here = session.tree.cursor and not position.is_over and record.hints and is_played(record)
        asked = (record.id, position) if here else None
        if asked == self._asked:
            return
        self._asked = asked
        self._worker.drop()
        self._show(Tally())
        if asked is None:
            return
        store, names = self._workspace.store, own_names(self._workspace.settings.current.your_name)

        def work(run: Run) -> Tally:
            try:
                return store.tally_at(position, names, record.id, run)
            except StoreError:  # the session reports a broken store at every move
                return Tally()

        self._worker.start(work, asked)

    def _on_found(self, job: Job, found: Tally) -> None:
        if job.context == self._asked and not job.run.is_set:
            self._show(found)
            announce(self.line, self.line.text())

    def _show(self, found: Tally) -> None:
        if found == self._shown:
            return
        self._shown = found
        self.line.set_face(sentence(found) if found.games else "", QIcon())
        self.line.setToolTip(f"{self.line.text()}\n{self._tip}")
        self.line.setVisible(bool(found.games))

    @Slot()
    def _list(self) -> None:
        self._workspace.windows.show("results").table.list_reached(self._shown.games)


def sentence(found: Tally) -> str:
    """For example "You were here 4 times: won 1, lost 3."."""
    ends = [
        plural("won %n", "won %n", found.won) if found.won else "",
        plural("drew %n", "drew %n", found.drawn) if found.drawn else "",
        plural("lost %n", "lost %n", found.lost) if found.lost else "",
    ]
    times = plural("You were here %n times", "You were here once", len(found.games))
    said = ", ".join(filter(None, ends))
    return tr("{times}: {ends}.", times=times, ends=said) if said else tr("{times}.", times=times)
