"""Remoteness, compared with the definition, the closed form of one nim heap, and the longest resistance."""

import random
from typing import Any

from tests.walks import walked
from tiling_gui.core.catalogue import game
from tiling_gui.core.game import Side
from tiling_gui.core.limits import StopToken
from tiling_gui.players.player import make_player
from tiling_gui.search.engine import make_engine
from tiling_gui.search.grundy import RemotenessSolver

POSITIONS = (
    ("ellie", "3x3"),
    ("ellie", "2x5"),
    ("heaps", "nim:1,2,3"),
    ("heaps", "nim:2,5,4"),
    ("heaps", "grundy:9,4"),
    ("heaps", "kayles:7"),
    ("heaps", "octal:0.007:9,7"),
    ("heaps", "treblecross:7"),
)


def start(key: str, text: str) -> Any:
    return game(key).parse(text, Side.FIRST)


def outcome(position: Any) -> tuple[bool, int]:
    """(whether the mover wins, moves to the end): the winner hurries, the loser delays. By exhaustive search."""
    after = [outcome(position.play(move)) for move in position.moves()]
    winning = [length for wins, length in after if not wins]
    if winning:
        return True, 1 + min(winning)
    return False, 1 + max((length for _, length in after), default=-1)


@walked(("key", "text"), POSITIONS)
def test_it_is_what_the_whole_tree_says(key: str, text: str) -> None:
    position = start(key, text)
    wins, length = outcome(position)
    assert RemotenessSolver().remoteness(position) == length
    assert wins == (length % 2 == 1)


def test_a_heap_is_taken_at_once_and_two_equal_ones_last_as_long_as_they_are_high() -> None:
    solver = RemotenessSolver()
    for size in range(1, 12):
        assert solver.remoteness(start("heaps", f"nim:{size}")) == 1
        assert solver.remoteness(start("heaps", f"nim:{size},{size}")) == 2 * size


def test_the_perfect_player_who_loses_lets_the_game_last_longest() -> None:
    """Of two heaps of 3, taking one counter leaves four more moves; taking a whole heap leaves one."""
    engine, position = make_engine(game("heaps")), start("heaps", "nim:3,3")
    longest = {entry.move for entry in engine.analyse(position).moves if entry.is_longest}
    assert longest == {(0, 2), (1, 2)}
    assert engine.analyse(position).candidates[0].move in longest  # the move that a hint shows
    perfect = make_player("perfect", engine)
    assert {perfect.choose(position, random.Random(seed)).move for seed in range(8)} == longest
    assert len(engine.solve(position).line) == 6
    assert not any(entry.is_longest for entry in engine.analyse(start("heaps", "nim:3,2")).moves), "it is won"


def test_the_line_lasts_as_long_as_the_loser_can_make_it() -> None:
    """It may be longer than the remoteness: the winner of a line does not have to hurry."""
    for key, text in POSITIONS:
        engine, position = make_engine(game(key)), start(key, text)
        if not outcome(position)[0]:
            assert len(engine.solve(position).line) >= outcome(position)[1], text


def test_what_is_stopped_says_nothing() -> None:
    stop = StopToken()
    stop.stop()
    solver = RemotenessSolver()
    assert solver.remoteness(start("heaps", "nim:3,3"), stop) is None
    assert solver.longest(start("heaps", "nim:3,3"), stop) == []
