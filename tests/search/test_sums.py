"""Sums of impartial games, compared with playing them: a position is lost iff no move leads to a lost one."""

import random
from typing import Any

import pytest

from tests.walks import walked
from tiling_gui.core.limits import Run, StopToken
from tiling_gui.errors import InputError
from tiling_gui.search.sums import read_sum, solve_sum

PARTS = (
    "ellie(2x3)",
    "ellie(3x3)",
    "nim(3)",
    "nim(1,2)",
    "grundy(6)",
    "kayles(4)",
    "dawson(5)",
    ".007(7)",
    "0.77(3)",
    "2",
)


def moves(positions: tuple[Any, ...]) -> list[tuple[tuple[int, Any], tuple[Any, ...]]]:
    return [
        ((number, move), (*positions[:number], position.play(move), *positions[number + 1 :]))
        for number, position in enumerate(positions)
        for move in position.moves()
    ]


def is_lost(positions: tuple[Any, ...], known: dict[Any, bool]) -> bool:
    key = tuple(
        sorted(repr(position.key()[1:]) for position in positions)
    )  # without the side to move: the games are impartial
    if key not in known:
        known[key] = not any(is_lost(after, known) for _, after in moves(positions))
    return known[key]


def test_who_wins_and_by_which_moves_is_what_playing_them_shows() -> None:
    chance, known = random.Random(21), dict[Any, bool]()
    lost = 0
    for _ in range(25):
        terms = read_sum(" + ".join(chance.choice(PARTS) for _ in range(chance.choice((2, 3)))))
        start = tuple(term.position for term in terms)
        found = solve_sum(terms)
        assert found.winning_moves is not None
        assert [(each.term, each.move) for each in found.winning_moves] == [
            move for move, after in moves(start) if is_lost(after, known)
        ]
        assert (found.grundy == 0) == is_lost(start, known)
        lost += found.grundy == 0
    assert 0 < lost < 25


def test_a_sum_and_the_nim_heap_of_its_value_are_lost() -> None:
    text = "ellie(3x4) + nim(5) + .007(12)"
    value = solve_sum(read_sum(text)).grundy
    assert solve_sum(read_sum(f"{text} + *{value}")).grundy == 0


@walked(
    ("text", "place", "word"),
    [
        ("", 0, "written like"),
        ("nim(3) +", 8, "written like"),
        ("nim(3) nim(4)", 0, "written like"),
        ("nim(3) + chess(8)", 8, "chess"),
        ("nim(3)+treblecross(8)", 7, r"\.007\(12\)"),
        ("nim(2) + ellie(three)", 8, "three"),
        ("9.07(3)", 0, "9.07"),
        ("+".join(["1"] * 101), 200, "100"),
    ],
)
def test_what_is_no_sum_is_a_sentence_with_its_place(text: str, place: int, word: str) -> None:
    with pytest.raises(InputError, match=word) as caught:
        read_sum(text)
    assert caught.value.position == place


def test_what_is_stopped_says_only_what_it_knows() -> None:
    stop = StopToken()
    stop.stop()
    found = solve_sum(read_sum("nim(3) + ellie(3x4)"), Run(stop=stop))
    assert found.grundy is None
    assert found.winning_moves is None
