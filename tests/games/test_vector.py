"""Filling in a vector, compared with the definition, the rearrangement inequality, and values of simple cases."""

import random
from functools import cache
from itertools import permutations

import pytest

from tests.walks import walked
from tiling_gui.core.catalogue import read_position
from tiling_gui.core.game import Side
from tiling_gui.errors import InputError
from tiling_gui.games.vector import GAME, bounds, parse
from tiling_gui.search.engine import make_engine


@cache
def by_definition(weights: tuple[int, ...], numbers: tuple[int, ...], high: bool) -> int:
    """The value of the rest of the game; independent of the program."""
    if not weights:
        return 0
    found = [
        weights[i] * numbers[k]
        + by_definition(weights[:i] + weights[i + 1 :], numbers[:k] + numbers[k + 1 :], not high)
        for i in range(len(weights))
        for k in range(len(numbers))
    ]
    return max(found) if high else min(found)


def random_game(rng: random.Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    size = rng.randint(1, 4)
    return (
        tuple(rng.randint(-4, 6) for _ in range(size)),
        tuple(rng.randint(-3, 9) for _ in range(size + rng.randint(0, 1))),
    )


def test_the_engine_finds_the_value_of_the_definition() -> None:
    rng, engine = random.Random(5), make_engine(GAME)
    for _ in range(40):
        weights, numbers = random_game(rng)
        text = ",".join(map(str, weights)) + ":" + ",".join(map(str, numbers))
        for first in (Side.MAX, Side.MIN):
            solved = engine.solve(parse(text, first))
            assert solved.value == by_definition(weights, numbers, first is Side.MAX)


def test_the_bounds_are_the_least_and_the_greatest_scalar_product() -> None:
    rng = random.Random(6)
    for _ in range(60):
        weights, numbers = random_game(rng)
        position = parse(",".join(map(str, weights)) + ":" + ",".join(map(str, numbers)))
        products = [
            sum(w * x for w, x in zip(weights, order, strict=True)) for order in permutations(numbers, len(weights))
        ]
        assert bounds(position) == (min(products), max(products))
        while not position.is_over:
            position = position.play(rng.choice(list(position.moves())))
        assert bounds(position) == (position.value(), position.value())


@walked("first", [Side.MAX, Side.MIN])
def test_with_numbers_for_everybody_both_take_the_heaviest_entry_in_turn(first: Side) -> None:
    """If every number is available for every entry, the choices are independent: the heaviest entry is worth most."""
    weights, (low, high) = (7, -5, 4, 1), (0, 3)
    value, side = 0, first
    for weight in sorted(weights, key=abs, reverse=True):
        value += (max if side is Side.MAX else min)(weight * low, weight * high)
        side = side.other
    text = ",".join(map(str, weights)) + ":" + ",".join([str(low), str(high)] * len(weights))
    assert make_engine(GAME).solve(parse(text, first)).value == value


def test_moves_are_written_and_read() -> None:
    position = read_position("vector:5,3,-2:0,1,1,4")
    assert [position.write(move) for move in position.moves()][:3] == ["x1=0", "x1=1", "x1=4"]
    assert position.read("2 = 4") == position.read("X2=4") == (1, 4)
    after = position.play((1, 4))
    assert (after.entries, after.numbers, after.scored, after.to_move) == ((None, 4, None), (0, 1, 1), 12, Side.MIN)
    for move, words in (((1, 0), "x2 is already 4"), ((0, 4), "not among the numbers"), ((3, 0), "x1 to x3")):
        with pytest.raises(InputError, match=words):
            after.play(move)


def test_equal_weights_and_numbers_are_alike() -> None:
    position = parse("5,3,5:1,1,2")
    assert position.play((0, 2)).key() == position.play((2, 2)).key() != position.play((1, 2)).key()


@walked("text", ["", "1,2", "1,2:3", "1:x", "1:2:3", "1,,2:1,2,3", "1000:1", "1:" + "1," * 12 + "1"])
def test_what_is_no_vector_is_refused(text: str) -> None:
    with pytest.raises(InputError):
        parse(text)
