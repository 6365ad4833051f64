"""A player of one's own in a tournament: MAX leaves many moves, MIN leaves few."""

import random
from typing import Any

import tiling_gui as tg


class MobilityPlayer:
    """Counts the moves that are left after each move."""

    spec = "mobility"

    def choose(self, position: Any, rng: random.Random, **_: Any) -> tg.Choice:
        """One of the moves that leave the most (MAX) or the fewest (MIN)."""
        sign = 1 if position.to_move is tg.Side.MAX else -1
        left = {move: sign * len(position.play(move).moves()) for move in position.moves()}
        best = [move for move, count in left.items() if count == max(left.values())]
        return tg.Choice(rng.choice(best))


table = tg.tournament("4x4", [MobilityPlayer(), "random", "lookahead:0"], pairs=5)
print(table.to_csv())

record = tg.play("4x4", [MobilityPlayer(), "perfect"], seed=1)
judged = tg.review(record)
for mistake in judged.mistakes:
    print(f"move {mistake.ply}, {mistake.side}: {mistake.before} before, {mistake.after} after")
assert record.result is not None, "the game was played to its end"
print(f"MOBILITY as MAX gets {record.result.value} dominoes; best play is {tg.solve('4x4').value}.")
