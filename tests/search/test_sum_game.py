"""Playing sums: the reply wins if a move wins, and otherwise makes the game last longest."""

from itertools import combinations_with_replacement as pairs
from typing import Any

import pytest

from tests.walks import walked
from tiling_gui.core.game import Side, reached
from tiling_gui.errors import InputError
from tiling_gui.search.sums import SumMove, SumPosition, read_sum, reply

PARTS = ("ellie(2x3)", "nim(3)", "grundy(5)", "kayles(3)")


def sum_of(text: str) -> SumPosition:
    return SumPosition(read_sum(text))


def lasts(position: SumPosition, known: dict[Any, int]) -> int:
    """Moves to the end if the winner hurries and the loser delays; odd if and only if the mover wins. By definition."""
    key = tuple(term.position for term in position.terms)
    if key not in known:
        after = [lasts(position.play(move), known) for move in position.moves()]
        lost = [moves for moves in after if moves % 2 == 0]
        known[key] = 1 + (min(lost) if lost else max(after, default=-1))
    return known[key]


@walked("text", [" + ".join(pair) for pair in pairs(PARTS, 2)])
def test_the_reply_wins_or_resists_longest(text: str) -> None:
    start = sum_of(text)
    known: dict[Any, int] = {}
    for position in (start, *map(start.play, start.moves()[:4])):
        move = reply(position)
        if position.is_over:
            assert move is None
            continue
        assert move is not None
        after = lasts(position.play(move), known)
        if lasts(position, known) % 2:
            assert after % 2 == 0
        else:
            assert after == lasts(position, known) - 1


def test_moves_go_round_the_terms_and_who_cannot_move_has_lost() -> None:
    start = sum_of("nim(2) + 1")
    assert [start.write(move) for move in start.moves()] == ["nim(2): #1 2→0", "nim(2): #1 2→1", "nim(1): #1 1→0"]
    over = reached(start, [SumMove(0, (0, 0)), SumMove(1, (0, 0))])
    assert over.is_over
    assert over.to_move is Side.FIRST
    with pytest.raises(InputError):
        start.play(SumMove(1, (0, 1)))


def test_equal_sums_have_one_key_however_they_came_about() -> None:
    start = sum_of("nim(2) + kayles(2) + 2")
    one = reached(start, [SumMove(0, (0, 1)), SumMove(2, (0, 0))])
    other = reached(start, [SumMove(2, (0, 1)), SumMove(0, (0, 0))])
    assert one.key() == other.key()
    assert one.key() != start.key() != one.play(one.moves()[0]).key()
