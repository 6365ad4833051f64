"""The command Statistics…: games are read and counted in the background."""

from PySide6.QtCore import QObject, Slot

from tiling_gui.core.limits import Report, StopToken
from tiling_gui.desktop.features.statistics.window import ME, StatisticsWindow
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.player_names import own_names
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.records.statistics import Statistics, people, statistics
from tiling_gui.store.practice import all_records


class PersonStatistics(QObject):
    """Opens the window and counts for it."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace = workspace
        self.window: StatisticsWindow | None = None
        self._worker = workspace.jobs.worker("statistics", self._on_counted, resumed=True)
        workspace.actions["statistics"].triggered.connect(self.show)

    @Slot()
    def show(self) -> None:
        """Opens the window; the games are read in the background."""
        self._workspace.windows.open("statistics", self._make)

    def _make(self) -> StatisticsWindow:
        space = self._workspace
        self.window = made = StatisticsWindow(space.theme, space.controller.game.key, space.windows.main)
        made.asked.connect(self.count)
        made.games_wanted.connect(space.actions["results"].trigger)
        return made

    @Slot()
    def count(self) -> None:
        """Counts what the window wants to show."""
        if self.window is None:
            return
        store, (person, game) = self._workspace.store, self.window.wanted
        own = own_names(self._workspace.settings.current.your_name)
        names = own if person == ME else (person,)
        self._workspace.session.keep_now()

        def work(report: Report, stop: StopToken) -> tuple[Statistics, list[str]]:
            records = all_records(store, None, report, stop)
            return statistics(records, game, names), [name for name in people(records) if name not in own]

        self._worker.start(work)

    def _on_counted(self, job: Job, counted: tuple[Statistics, list[str]]) -> None:
        if self.window is not None and not job.stop.is_set:
            found, names = counted
            self.window.show_people(names)
            self.window.show_statistics(found)

    def close(self) -> None:
        """Its window is the workspace's, which closes it."""
