"""What is opened from the list of games and results: a record, as one wants to see it."""

from dataclasses import replace

from tiling_gui.core.catalogue import game
from tiling_gui.desktop.session.game_session import FROM_SOLVE
from tiling_gui.desktop.session.player_names import named
from tiling_gui.records.known import Bounds, noted
from tiling_gui.records.record import GameRecord, new_record
from tiling_gui.store import Solve


def own_line(record: GameRecord) -> GameRecord:
    """A finished game at its end, whatever was tried after it; one that goes on where it was left."""
    return replace(record, tree=record.tree.go(record.line)) if record.finished else record


def solve_record(solve: Solve) -> GameRecord:
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
