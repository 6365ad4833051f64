"""The Tournament window: the set-up, the cross-table as games are played, and earlier tournaments."""

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLayout, QPushButton

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Game, Side
from tiling_gui.core.limits import Progress, Run, StopToken
from tiling_gui.desktop.features.tournament.cross_table import CrossTableView, TournamentGames
from tiling_gui.desktop.features.tournament.plan_panel import PlanPanel, TournamentPlan
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.player_names import named as named_player
from tiling_gui.desktop.session.shelf_list import ShelfList
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.theme import CAPTION
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import Label, bring_to_front
from tiling_gui.desktop.ui.widgets.layouts import column, side_by_side
from tiling_gui.errors import InputError
from tiling_gui.language import mark, plural, tr
from tiling_gui.players.tournament import CrossTable, Pair
from tiling_gui.players.tournament_forms import WRITERS, decisions
from tiling_gui.records.record import GameRecord, board_name, new_record, shown_board
from tiling_gui.records.tree import GameTree
from tiling_gui.search.engine import make_engine
from tiling_gui.store.tournaments import StoredTournament, Tournaments, is_over, play_on


class TournamentWindow(ToolWindow):
    """Plays tournaments from the start of the current game, with an engine of its own."""

    COMMAND = "tournament"
    HELP = "learning"
    TITLE = mark("Tournament")
    SIZE = (1280, 560)
    RUNS_WHEN_CLOSED = True
    EXPORTS: ClassVar = WRITERS

    def build(self) -> QLayout:
        self.archive = Tournaments(self.workspace.store)
        self.found: CrossTable | None = None
        self._kept: StoredTournament | None = None
        """The tournament shown in the table."""
        self._game: Game = self.workspace.session.game
        self._start: Any = self.workspace.session.start
        self._opened: dict[tuple[int, int], GameRecord] = {}
        self._after = StopToken()
        self._worker = self.worker(self._on_finished, progress=self._on_played, failed=lambda job: self._show())
        self.board = Label(size=CAPTION, role="muted")
        self.set_up = PlanPanel()
        self.set_up.changed.connect(self._show_plan)
        self.set_up.starting.clicked.connect(lambda: self.attempt(lambda: self.begin(self.set_up.plan)))
        self.setFocusProxy(self.set_up.starting)
        self.table = CrossTableView()
        self.table.cell_chosen.connect(self._list_games)
        self.games = TournamentGames(self)
        self.games.opened.connect(self.open_game)
        self.status.setObjectName("tournamentWords")
        self.after = self.button("stopAfterGame", tr("Stop after this game"), self._stop_after)
        self.going_on = self.button("continueTournament", tr("Continue"), self.go_on, icon="play")
        self.saved = ShelfList(
            self,
            self.archive,
            self._show_stored,
            names=("keptTournaments", "deleteTournament", "undoDelete"),
            title=tr("Tournaments played so far"),
            said=lambda id: _title(self.archive.get(id)),
        )
        self._show_plan()
        self.attempt(self.archive.drop_old)
        self.attempt(self._show_first)
        right = column(self.saved, (self.table, 1))
        return column(self.board, (side_by_side(self.set_up, (right, 1), gap=16), 1))

    def buttons(self) -> Sequence[QPushButton]:
        return self.after, self.going_on

    @property
    def content(self) -> CrossTable | None:
        return self.found

    @property
    def running(self) -> bool:
        return self._worker.job is not None

    def refresh(self) -> None:
        """Show the current board, unless games are being played."""
        if not self.running:
            session = self.workspace.session
            self.set_up.evaluations = self.workspace.engines.background(session.game).evaluations
            rule = (
                tr("the larger value as MAX wins the pair")
                if session.game.sides[0] is Side.MAX
                else tr("who wins in both roles wins the pair")
            )
            board = session.game.title(session.start)
            self.board.setText(tr("{board}. The two games of a pair swap the roles; {rule}.", board=board, rule=rule))

    # Stored tournaments -------------------------------------------------------------------------------------

    def _show_first(self) -> None:
        first = next(iter(self.archive.names()), "")
        self.saved.fill(first)
        self._show_stored(first)

    def _show_stored(self, id: str) -> None:
        """Show a stored tournament; nothing for ""."""
        self._kept, self.found, self._opened = None, None, {}
        if id:
            kept = self.archive.get(id)
            self._kept, self.found = kept, self.archive.table(kept)
            self._game, self._start = GAMES[kept.game], kept.start
        self._show()

    # Playing ------------------------------------------------------------------------------------------------

    def begin(self, plan: TournamentPlan) -> None:
        """Start a tournament from the start of the current game. Raises InputError, StoreError."""
        if len(plan.specs) < 2:
            raise InputError(tr("A tournament needs at least two levels."))
        if plan.test is not None and plan.test.elo0 >= plan.test.elo1:
            raise InputError(tr("The second hypothesis must be above the first."))
        session = self.workspace.session
        kept = self.archive.begin(
            StoredTournament(
                "", session.game.key, session.start, plan.specs, plan.pairs, plan.seed, plan.opening, plan.test
            )
        )
        self.refresh()
        self.saved.fill(kept.id)
        self._show_stored(kept.id)
        self.go_on()

    def go_on(self) -> None:
        """Play the rest of the tournament shown; every pair is stored when it is finished."""
        kept, table, game, archive = self._kept, self.found, self._game, self.archive
        if kept is None or table is None or self.running:
            return
        after = self._after = StopToken()

        def work(run: Run) -> None:
            engine = make_engine(game, threads=1, memory_mb=64)
            try:

                def on_game(finished: int) -> None:
                    run.report(Progress(stage="playing", done=finished, total=kept.total))

                for _ in play_on(kept, table, engine, archive, stop=run, stop_after=after, on_game=on_game):
                    pass
            finally:
                engine.close()

        self.say("")
        self.progress_bar.begin(tr("Playing"), tr("games"))
        self._worker.start(work)
        self._show()

    def _stop_after(self) -> None:
        self._after.stop()
        self.after.setEnabled(False)
        self.say(tr("Stopping after this game …"))

    def _on_played(self, job: Job, progress: Progress) -> None:
        self._on_progress(job, progress)
        self.table.show_table(self.found, self._game.sides)

    def _on_finished(self, job: Job, nothing: None) -> None:
        self._show()

    def _show(self) -> None:
        running, found = self.running, self.found
        over = self._kept is None or found is None or is_over(self._kept, found)
        self.table.show_table(found, self._game.sides)
        for widget in (self.saved, self.set_up.starting):
            widget.setEnabled(not running)
        self.after.setVisible(running)
        self.after.setEnabled(running)
        self.going_on.setVisible(not running and not over)
        self.exporting.setEnabled(not running and found is not None)
        if found is None:
            self.say("")
        elif not running:
            games = 2 * len(found.pairs)
            said = plural("%n games, seed {seed}, stopped", "%n game, seed {seed}, stopped", games, seed=found.seed)
            if over:
                said = plural("%n games, seed {seed}", "%n game, seed {seed}", games, seed=found.seed)
            decided = decisions(found)
            self.say(f"{said}. {decided[0]}" if len(decided) == 1 else said)
            self.status.setToolTip("\n".join(decided))

    @Slot()
    def _show_plan(self) -> None:
        """Say what Start would do, in place of the table."""
        plan = self.set_up.plan
        levels = len(plan.specs)
        self.table.nothing.setText(
            tr("Select at least two levels on the left, then press Start.")
            if levels < 2
            else plural(
                "Start plays %n games: every two of the {levels} selected levels against each other, in both roles.",
                "Start plays %n game: every two of the {levels} selected levels against each other, in both roles.",
                levels * (levels - 1) * plan.pairs,
                levels=levels,
            )
        )

    # Games --------------------------------------------------------------------------------------------------

    @Slot(int, object)
    def _list_games(self, level: int, against: int | None) -> None:
        assert self.found is not None
        self.games.show_games(self.found, self._game.sides, level, against)
        bring_to_front(self.games)

    @Slot(object, int)
    def open_game(self, pair: Pair, number: int) -> None:
        """Show a game of the table on the board, at its end; the game that was there is kept."""
        assert self.found is not None
        key = (self.found.pairs.index(pair), number)
        if key not in self._opened:
            levels = (pair.one, pair.other) if number == 0 else (pair.other, pair.one)
            specs = [self.found.specs[level] for level in levels]
            players = {side: named_player(spec) for side, spec in zip(self._game.sides, specs, strict=True)}
            tree = GameTree(self._game, self._start).add_line(pair.moves[number])
            self._opened[key] = new_record(self._game.key, self._start, players).with_tree(tree).ended()
        self.workspace.controller.open(self._opened[key])


def _title(kept: StoredTournament) -> str:
    """A tournament in a line, with seconds to tell two apart: "5 × 5, 4 levels, 22 Nov 2026, 12:30:07"."""
    return tr(
        "{board}, {levels} levels, {when}",
        board=shown_board(kept.game, board_name(kept.game, kept.start)),
        levels=len(kept.specs),
        when=words.moment(kept.when) + kept.when[16:19],
    )
