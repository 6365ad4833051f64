"""The window of results put together with the store: rows for the table, opening, importing, exporting."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Slot

from tiling_gui import atomic
from tiling_gui.core.catalogue import game
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.results.table_model import EXACT, GAME, SOLVE, ResultRow
from tiling_gui.desktop.features.results.window import ResultsSource, ResultsWindow
from tiling_gui.desktop.session.player_names import named, player_name
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.language import plural, tr
from tiling_gui.players.player import player_words
from tiling_gui.records.record import GameRecord, Player, new_record
from tiling_gui.records.verdict import side_of
from tiling_gui.store import GameRow, Solve, Store, listing
from tiling_gui.store.original import import_results


class Results(QObject):
    """The command Results…"""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace = workspace
        workspace.actions["results"].triggered.connect(self.show)

    @Slot()
    def show(self) -> None:
        """Opens the window of results, or brings it to the front."""
        windows = self._workspace.windows
        made = windows.make("results", lambda: make_results_window(self._workspace))
        made.refresh()
        windows.open("results", lambda: made)

    def close(self) -> None:
        """Its window is the workspace's, which closes it."""


def make_results_window(workspace: Workspace) -> ResultsWindow:
    """The window of results of the workspace's store."""
    store = workspace.store

    def open_row(row: ResultRow) -> None:
        workspace.controller.open(
            own_line(store.game(str(row.id))) if row.kind == GAME else solve_record(store.solve(int(str(row.id))))
        )
        workspace.windows.to_front()

    def import_file(name: str) -> str:
        return import_results(store, atomic.read_text(name)).sentence

    def export_file(name: str) -> str:
        rows = listing.entries(store)
        listing.save(rows, name)
        return plural("%n results written to {file}.", "%n result written to {file}.", len(rows), file=name)

    def remove(row: ResultRow) -> None:
        store.removed.add(row.kind, row.id)

    def restore(row: ResultRow) -> None:
        store.removed.restore(row.kind, row.id)

    source = ResultsSource(lambda: result_rows(store), open_row, import_file, export_file, remove, restore)
    found = ResultsWindow(workspace.theme, source, workspace.windows.main)
    found.solveRequested.connect(workspace.controller.solve)
    return found


def result_rows(store: Store) -> list[ResultRow]:
    """Every solve, and every game in which a move was made."""
    games = [_of_game(store, row) for row in store.games() if row.finished or row.moves]
    return [_of_solve(solve) for solve in store.solves()] + games


def _of_solve(solve: Solve) -> ResultRow:
    def level(depth: int | None) -> str:
        return tr(EXACT) if depth is None else player_words(f"lookahead:{depth}")

    return ResultRow(
        id=solve.id,
        kind=SOLVE,
        when=solve.when,
        board=solve.board,
        first=Side(solve.first),
        max=level(solve.max_level),
        min=level(solve.min_level),
        value=solve.value,
        bounds=None if solve.value is not None else (solve.lower, solve.upper),
        nodes=solve.nodes,
        seconds=solve.seconds,
        position=solve.end,
        game=solve.game,
        rests_on=solve.rests_on if solve.exact or solve.value is None else (),
    )


def _of_game(store: Store, row: GameRow) -> ResultRow:
    return ResultRow(
        id=row.id,
        kind=GAME,
        when=row.when,
        board=row.board,
        first=Side(row.first),
        max=player_name(Player(row.max, row.max_name or "")),
        min=player_name(Player(row.min, row.min_name or "")),
        value=row.value,
        winner=side_of(row.result),
        position=_end_of(store, row.id),
        game=row.game,
        going_on=row.finished is None,
    )


def _end_of(store: Store, id: str) -> Callable[[], Any]:
    def end() -> Any:
        record = store.game(id)
        return record.tree.position_at(record.line)

    return end


def own_line(record: GameRecord) -> GameRecord:
    """A finished game at its end, whatever was tried after it; one that goes on where it was left."""
    return replace(record, tree=record.tree.go(record.line)) if record.finished else record


def solve_record(solve: Solve) -> GameRecord:
    """A solve as a game to look at: its principal variation as the moves, its value known."""
    found = game(solve.game)
    start = solve.start()
    players = {side: named("human") for side in found.sides}
    record = new_record(solve.game, start, players)
    tree = record.tree
    for move in solve.line:
        tree = tree.add(found.move_from_json(move))
    if solve.exact or solve.lower is not None:
        value = solve.value if solve.exact else None
        low, high = (solve.lower, solve.upper) if value is None else (value, value)
        tree = tree.annotate(low, high, path=(), rests_on=solve.rests_on)
    return replace(record, tree=tree.go(()))
