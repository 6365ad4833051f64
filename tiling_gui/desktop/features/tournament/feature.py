"""Tournaments of levels on the board of the moment, in a worker with an engine of their own."""

from typing import Any

from PySide6.QtCore import QObject, Slot

from tiling_gui import atomic
from tiling_gui.core.engine import make_engine
from tiling_gui.core.game import Game
from tiling_gui.core.limits import Progress, Report, StopToken
from tiling_gui.desktop.features.tournament.window import Plan, TournamentWindow
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.player_names import named
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets.base import bring_to_front
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.players.tournament import CrossTable, Pair, play_tournament
from tiling_gui.records.record import GameRecord, board_name, new_record
from tiling_gui.records.tree import GameTree


class Tournaments(QObject):
    """The command Tournament…"""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace, self._control = workspace, workspace.controller
        self.window: TournamentWindow | None = None
        self.table: CrossTable | None = None
        self._game: Game = self._control.game
        self._start: Any = self._control.session.start
        """Of the table."""
        self._opened: dict[tuple[int, int], GameRecord] = {}
        self._after = StopToken()
        self._worker = workspace.jobs.worker(
            "tournament", self._on_finished, progress=self._on_progress, failed=self._on_failed, say=self._say
        )
        workspace.actions["tournament"].triggered.connect(self.show)

    @property
    def running(self) -> bool:
        """True while games are played."""
        return self._worker.job is not None

    @Slot()
    def show(self) -> None:
        """Opens the window of tournaments."""
        if self.window is None:
            self.window = TournamentWindow(self._workspace.theme, self._workspace.windows.main)
            self.window.wanted.connect(self.begin)
            self.window.stopNow.connect(self._worker.stop)
            self.window.stopAfterGame.connect(self._stop_after)
            self.window.exportWanted.connect(self.export_to)
            self.window.gameWanted.connect(self.open_game)
        if not self.running:
            self._tell_board(self.window)
        bring_to_front(self.window)

    def _tell_board(self, window: TournamentWindow) -> None:
        session = self._control.session
        evaluations = self._workspace.engines.background(self._control.game).evaluations
        window.set_board(session.game.title(session.start), session.game.sides, evaluations)

    @Slot(object)
    def begin(self, plan: Plan) -> None:
        """Plays a tournament from the start of the game on the board."""
        session = self._control.session
        game, start = self._game, self._start = session.game, session.start
        table = self.table = CrossTable(plan.specs, board_name(game.key, start), plan.seed)
        self._opened = {}
        after = self._after = StopToken()
        total = len(plan.specs) * (len(plan.specs) - 1) * plan.pairs

        def work(report: Report, stop: StopToken) -> None:
            engine = make_engine(game, threads=1, memory_mb=64)
            try:

                def on_game(finished: int) -> None:
                    report(Progress(stage="playing", done=finished, total=total))

                for pair in play_tournament(
                    start, plan.specs, plan.pairs, engine, seed=plan.seed, stop=stop, stop_after=after, on_game=on_game
                ):
                    table.add(pair)
            finally:
                engine.close()

        if self.window:
            self._tell_board(self.window)
            self.window.begin(table, total, game.sides)
        self._worker.start(work)

    @Slot()
    def _stop_after(self) -> None:
        self._after.stop()

    def _on_progress(self, job: Job, progress: Progress) -> None:
        if self.window and progress.total:
            self.window.set_progress(progress)

    def _on_finished(self, job: Job, nothing: None) -> None:
        if self.window:
            self.window.end()

    def _on_failed(self, job: Job) -> None:
        if self.window:
            self.window.end()

    def _say(self, sentence: str) -> None:
        if self.window:
            self.window.say(sentence, wrong=True)

    @Slot(str)
    def export_to(self, name: str) -> bool:
        """Writes the cross-table as .csv, or everything as .json."""
        table = self.table
        if table is None:
            return False
        try:
            if not name.endswith((".csv", ".json")):
                raise InputError(tr("A tournament is written as .csv or .json, not as {name}.", name=name))
            atomic.write_text(name, table.to_csv() if name.endswith(".csv") else table.to_json())
        except (InputError, StoreError) as error:
            said, fine = str(error), False
        else:
            said, fine = tr("Wrote {name}.", name=name), True
        if self.window:
            self.window.say(said, wrong=not fine)
        return fine

    @Slot(object, int)
    def open_game(self, pair: Pair, number: int) -> None:
        """Shows a game of the table on the board, at its end; the game that was there is kept."""
        assert self.table is not None
        key = (self.table.pairs.index(pair), number)
        if key not in self._opened:
            levels = (pair.one, pair.other) if number == 0 else (pair.other, pair.one)
            specs = [self.table.specs[level] for level in levels]
            players = {side: named(spec) for side, spec in zip(self._game.sides, specs, strict=True)}
            tree = GameTree(self._game, self._start)
            for move in pair.moves[number]:
                tree = tree.add(move)
            self._opened[key] = new_record(self._game.key, self._start, players).with_tree(tree).ended()
        self._control.open(self._opened[key])

    def close(self) -> None:
        """Closes the window."""
        if self.window:
            self.window.close()
