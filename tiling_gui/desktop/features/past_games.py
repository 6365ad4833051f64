"""The command Your games from here: how the user's other games went that reached the current position."""

from PySide6.QtCore import Slot

from tiling_gui.core.limits import Run
from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.player_names import own_names
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.language import plural, tr
from tiling_gui.store.position_index import Tally


class PastGames(Feature):
    """Looks the position up in the background, and lists the games in Games and results."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._worker = workspace.jobs.worker("past games", self._on_found)
        self._action = workspace.actions["pastGames"]
        self._action.triggered.connect(self._look)
        self._control.changed.connect(self._refresh)

    @Slot(object)
    def _refresh(self, change: Change) -> None:
        if change & Change.GAME:
            self._action.setEnabled(self._workspace.session.may_reveal)

    @Slot()
    def _look(self) -> None:
        store, session = self._workspace.store, self._workspace.session
        names, position, id = own_names(self._workspace.settings.current.your_name), session.position, session.record.id

        def work(run: Run) -> Tally:
            return store.tally_at(position, names, id, run)

        self._worker.start(work)

    def _on_found(self, job: Job, found: Tally) -> None:
        if job.run.is_set:
            return
        if not found.games:
            self._status.say(tr("None of your other games reached this position."))
            return
        self._workspace.windows.show("results").table.list_reached(found.games, sentence(found))


def sentence(found: Tally) -> str:
    """For example "You were here 4 times: won 1, lost 3."."""
    ends = [
        plural("won %n", "won %n", found.won) if found.won else "",
        plural("drew %n", "drew %n", found.drawn) if found.drawn else "",
        plural("lost %n", "lost %n", found.lost) if found.lost else "",
    ]
    times = plural("You were here %n times", "You were here once", len(found.games))
    said = ", ".join(filter(None, ends))
    return tr("{what}: {said}", what=times, said=f"{said}.") if said else f"{times}."
