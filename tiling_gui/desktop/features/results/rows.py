"""The rows of the window from the store, every game in which a move was made and every solve; and what each opens."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from tiling_gui.core.catalogue import game
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.results.result_row import EXACT, GAME, SOLVE, ResultRow
from tiling_gui.desktop.session.game_session import FROM_SOLVE
from tiling_gui.desktop.session.player_names import named, player_name
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.players.player import player_words
from tiling_gui.records.known import Bounds, noted
from tiling_gui.records.record import GameRecord, Player, new_record
from tiling_gui.records.verdict import side_of
from tiling_gui.store import GameRow, Solve, Store
from tiling_gui.store.labels import NO_LABEL


def result_rows(store: Store, *, deleted: bool = False) -> list[ResultRow]:
    """Every solve and every game; `deleted`: in place of them those that can be brought back."""
    solves = [_of_solve(solve) for solve in store.solves(deleted=deleted)]
    games = [_of_game(store, row) for row in store.games(deleted=deleted)]
    found = []
    for kind, rows in ((SOLVE, solves), (GAME, games)):
        labels, gone = store.labels.all(kind), store.removed.when(kind) if deleted else {}
        for row in rows:
            label = labels.get(str(row.id), NO_LABEL)
            found.append(replace(row, label=label, deleted=gone.get(str(row.id))))
    return found


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
    one, other = _players(store, row)
    return ResultRow(
        id=row.id,
        kind=GAME,
        when=row.when,
        board=row.board,
        first=Side(row.first),
        max=one,
        min=other,
        value=row.value,
        winner=side_of(row.result),
        position=_end_of(store, row.id),
        game=row.game,
        going_on=row.finished is None,
        moves=row.moves,
    )


def _players(store: Store, row: GameRow) -> list[str]:
    """Who played each side; the record is read only where several did."""
    listed = [Player(row.max, row.max_name or ""), Player(row.min, row.min_name or "")]
    if any(", " in player.name for player in listed):
        with suppress(InputError):  # a record that cannot be read is told of when it is opened
            record = store.game(row.id)
            return [record.named(side, player_name) for side in record.tree.game.sides]
    return [player_name(player) for player in listed]


def _end_of(store: Store, id: str) -> Callable[[], Any]:
    def end() -> Any:
        record = store.game(id)
        return record.tree.position_at(record.line)

    return end


def record_of(store: Store, row: ResultRow) -> GameRecord:
    """What is shown of a row on the board. Raises InputError, StoreError."""
    return own_line(store.game(str(row.id))) if row.kind == GAME else _solve_record(store.solve(int(str(row.id))))


def own_line(record: GameRecord) -> GameRecord:
    """A finished game at its end, whatever was tried after it; one that goes on where it was left."""
    return replace(record, tree=record.tree.go(record.line)) if record.finished else record


def _solve_record(solve: Solve) -> GameRecord:
    """A solve as a game to look at: its principal variation as the moves, its value known.

    It becomes a game of its own, which is kept, when something is done in it.
    """
    found = game(solve.game)
    start = solve.start()
    players = {side: named("human") for side in found.sides}
    record = new_record(solve.game, start, players, extra={FROM_SOLVE: solve.id})
    tree = record.tree.add_line(found.move_from_json(move) for move in solve.line)
    if solve.exact or solve.lower is not None:
        value = solve.value if solve.exact else None
        low, high = (solve.lower, solve.upper) if value is None else (value, value)
        tree = noted(tree, (), Bounds(low, high, solve.rests_on))
    return replace(record, tree=tree.go(()))
