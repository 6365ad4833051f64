"""Tournaments of levels on the board of the moment, in a worker with an engine of their own."""

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec

from PySide6.QtCore import QObject, Slot

from tiling_gui import atomic
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.engine import make_engine
from tiling_gui.core.game import Game
from tiling_gui.core.limits import Progress, Report, StopToken
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.player_names import named
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import bring_to_front
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.players.tournament import CrossTable, Pair
from tiling_gui.players.tournament_forms import written
from tiling_gui.records.record import GameRecord, board_name, new_record, shown_board
from tiling_gui.records.tree import GameTree
from tiling_gui.store.tournaments import KeptTournament, is_over, play_on
from tiling_gui.store.tournaments import Tournaments as Archive

if TYPE_CHECKING:
    from tiling_gui.desktop.features.tournament.plan_panel import Plan
    from tiling_gui.desktop.features.tournament.window import TournamentWindow


P = ParamSpec("P")


def _told(step: "Callable[Concatenate[Tournaments, P], None]") -> "Callable[Concatenate[Tournaments, P], None]":
    """The window says what keeps the archive from being read or written."""

    @wraps(step)
    def told(feature: "Tournaments", /, *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            step(feature, *args, **kwargs)
        except (InputError, StoreError) as error:
            feature._say(str(error))

    return told


class Tournaments(QObject):
    """The command Tournament…"""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace, self._control = workspace, workspace.controller
        self.window: TournamentWindow | None = None
        self.table: CrossTable | None = None
        self._kept: KeptTournament | None = None
        """What the table is of."""
        self.archive = Archive(workspace.store)
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
            from tiling_gui.desktop.features.tournament.window import TournamentWindow

            self.window = TournamentWindow(self._workspace.theme, self._workspace.windows.main)
            self.window.wanted.connect(self.begin)
            self.window.stopNow.connect(self._worker.stop)
            self.window.stopAfterGame.connect(self._stop_after)
            self.window.exportWanted.connect(self.export_to)
            self.window.gameWanted.connect(self.open_game)
            self.window.kept_wanted.connect(self.show_kept)
            self.window.delete_wanted.connect(self.delete)
            self.window.undo_wanted.connect(self.undo_delete)
            self.window.continued.connect(self.go_on)
            self._begin_list()
        if not self.running:
            self._tell_board(self.window)
        bring_to_front(self.window)

    @_told
    def _begin_list(self) -> None:
        self.archive.drop_old()
        self._show_first()

    def _list_kept(self) -> None:
        if self.window:
            titles = [(kept.id, _title(kept)) for kept in self.archive.all()]
            self.window.list_kept(titles, self._kept.id if self._kept else "")
            self.window.set_deleted("".join(map(_title, self.archive.deleted()[-1:])))

    def _show_first(self, row: int = 0) -> None:
        """Shows what stands in a row of the list, or in its last; nothing where there is none."""
        listed = self.archive.all()
        if listed:
            self.show_kept(listed[min(row, len(listed) - 1)].id)
        elif self.window:
            self._kept = self.table = None
            self.window.show_nothing()
            self._list_kept()

    @Slot()
    @_told
    def delete(self) -> None:
        """Takes the tournament that is shown off the list; it can be brought back."""
        kept = self._kept
        if kept is None or self.running:
            return
        row = next((row for row, each in enumerate(self.archive.all()) if each.id == kept.id), 0)
        self.archive.delete(kept.id)
        self._show_first(row)
        if self.window:
            self.window.say(tr("Deleted: {tournament}.", tournament=_title(kept)))

    @Slot()
    @_told
    def undo_delete(self) -> None:
        """Brings back what was deleted last."""
        deleted = self.archive.deleted()
        if not deleted or self.running:
            return
        self.archive.bring_back(deleted[-1].id)
        self.show_kept(deleted[-1].id)

    @Slot(str)
    @_told
    def show_kept(self, id: str) -> None:
        """Shows the table of a tournament that was played before."""
        kept = next((each for each in self.archive.all() if each.id == id), None)
        if kept is None or self.running or not self.window:
            return
        self._kept, self._opened = kept, {}
        self._game, self._start = GAMES[kept.game], kept.start
        self.table = self.archive.table(kept)
        self.window.show_kept(self.table, self._game.sides, over=is_over(kept, self.table))
        self._list_kept()

    @Slot()
    def go_on(self) -> None:
        """Plays what is left of the tournament that is shown."""
        if self._kept is not None and self.table is not None and not self.running:
            self._play(self._kept, self.table)

    def _tell_board(self, window: "TournamentWindow") -> None:
        session = self._control.session
        evaluations = self._workspace.engines.background(self._control.game).evaluations
        window.set_board(session.game.title(session.start), session.game.sides, evaluations)

    @Slot(object)
    @_told
    def begin(self, plan: "Plan") -> None:
        """Plays a tournament from the start of the game on the board."""
        session = self._control.session
        self._game, self._start = session.game, session.start
        kept = self._kept = self.archive.begin(
            self._game.key, self._start, plan.specs, plan.pairs, plan.seed, plan.opening, plan.test
        )
        table = self.table = self.archive.table(kept)
        self._opened = {}
        self._tell_board_of_window()
        self._play(kept, table)
        self._list_kept()

    def _tell_board_of_window(self) -> None:
        if self.window:
            self._tell_board(self.window)

    def _play(self, kept: KeptTournament, table: CrossTable) -> None:
        """Plays what is missing in the table; every pair is kept as it is finished."""
        game, total, archive = self._game, kept.total, self.archive
        after = self._after = StopToken()

        def work(report: Report, stop: StopToken) -> None:
            engine = make_engine(game, threads=1, memory_mb=64)
            try:

                def on_game(finished: int) -> None:
                    report(Progress(stage="playing", done=finished, total=total))

                for _ in play_on(kept, table, engine, archive, stop=stop, stop_after=after, on_game=on_game):
                    pass
            finally:
                engine.close()

        if self.window:
            self.window.begin(table, game.sides)
        self._worker.start(work)

    @Slot()
    def _stop_after(self) -> None:
        self._after.stop()

    def _on_progress(self, job: Job, progress: Progress) -> None:
        if self.window and progress.total:
            self.window.set_progress(progress)

    def _on_finished(self, job: Job, nothing: None) -> None:
        if self.window:
            over = self._kept is not None and self.table is not None and is_over(self._kept, self.table)
            self.window.end(over=over)

    def _on_failed(self, job: Job) -> None:
        if self.window:
            self.window.end()

    def _say(self, sentence: str) -> None:
        if self.window:
            self.window.say(sentence, wrong=True)

    @Slot(str)
    def export_to(self, name: str) -> bool:
        """Writes the cross-table as .csv, .tex or .svg, or everything as .json."""
        table = self.table
        if table is None:
            return False
        try:
            atomic.write_text(name, written(table, name))
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
            tree = GameTree(self._game, self._start).add_line(pair.moves[number])
            self._opened[key] = new_record(self._game.key, self._start, players).with_tree(tree).ended()
        self._control.open(self._opened[key])

    def close(self) -> None:
        """Closes the window."""
        if self.window:
            self.window.close()


def _title(kept: KeptTournament) -> str:
    """A tournament in a line: "5 × 5, 4 levels, 22 Nov 2026, 12:30:07"; two may have begun in the same minute."""
    return tr(
        "{board}, {levels} levels, {when}",
        board=shown_board(kept.game, board_name(kept.game, kept.start)),
        levels=len(kept.specs),
        when=words.moment(kept.when) + kept.when[16:19],
    )
