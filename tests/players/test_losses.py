"""What bounds prove about mistakes, against brute force: the fewest mistakes that any values within them allow."""

import random
from itertools import pairwise, product
from typing import Any

import pytest

from tests.search.definition import value_by_definition as worth
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.language import plain
from tiling_gui.players.losses import Bounds, Loss, losses, tightened
from tiling_gui.records.puzzles import random_game

HIGH = (Side.MAX, Side.FIRST)
STARTS = {
    "domino": ("2x5", "3x3"),
    "matching": ("path:7", "cycle:6"),
    "ellie": ("3x3", "2x5"),
    "heaps": ("grundy:8", "nim:1,2,2"),
    "sharing": ("path:4,edges,vertices,2",),
    "evaluate": ("x/y",),
}


class Place:
    """A position as far as losses look at it: the side to move, and a choice of two moves."""

    def __init__(self, side: Side, choices: int = 2) -> None:
        self.to_move, self._choices = side, choices

    def moves(self) -> range:
        return range(self._choices)


def widened(value: Any, rng: random.Random) -> Bounds:
    """Bounds around a value, often unknown and seldom exact."""
    if value is None:
        return None, None
    room = [rng.choice((0, 0, 1, 1, 2, 3, None)) for _ in range(2)]
    return None if room[0] is None else value - room[0], None if room[1] is None else value + room[1]


def fewest(side: Side, positions: list[Any], bounds: list[Bounds], cap: Any, among: set[int] | None = None) -> int:
    """The fewest moves of `side` (among those with these numbers) that change the value, whatever it is, by trying."""
    ends = [bound for pair in bounds for bound in pair if bound is not None]
    every = range(int(min(ends)) - 1, int(max(ends)) + 2)

    def within(value: int, pair: Bounds) -> bool:
        return (pair[0] is None or pair[0] <= value) and (pair[1] is None or value <= pair[1])

    counts = {value: 0 for value in every if within(value, bounds[0])}
    for k, position in enumerate(positions):
        after: dict[int, int] = {}
        most = 0 if len(position.moves()) == 1 else cap
        for (value, count), new in product(counts.items(), every):
            cost = value - new if position.to_move in HIGH else new - value
            if cost < 0 or (most is not None and cost > most) or not within(new, bounds[k + 1]):
                continue
            told = count + (cost > 0 and position.to_move is side and (among is None or k + 1 in among))
            after[new] = min(after.get(new, told), told)
        counts = after
    return min(counts.values())


@pytest.mark.parametrize("key", STARTS)
def test_a_game_has_the_mistakes_that_its_bounds_prove_and_no_others(key: str) -> None:
    game, rng, proved, shared = GAMES[key], random.Random(key), 0, 0
    for seed, side in product(range(30), game.sides[:1] if key == "sharing" else game.sides):
        start = game.parse(rng.choice(STARTS[key]), side)
        line = random_game(start, random.Random(seed))
        positions = [start]
        for move in line:
            positions.append(positions[-1].play(move))
        values = [worth(position) for position in positions]
        if None in values:
            continue
        bounds = [widened(value, rng) for value in values]
        found = losses(positions, bounds, game.largest_cost)
        costs = [abs(one - other) for one, other in pairwise(values)]
        for loss in found:
            its = [costs[number - 1] for number in loss.numbers]
            assert sum(its) >= loss.least > 0
            assert sum(map(bool, its)) >= loss.mistakes > 0
            assert {positions[number - 1].to_move for number in loss.numbers} == {loss.side}
            shared += not loss.is_placed
        numbers = [number for loss in found for number in loss.numbers]
        assert len(numbers) == len(set(numbers))
        if any(bound is not None for pair in bounds for bound in pair) and all(value == int(value) for value in values):
            for each in game.sides:
                told = sum(loss.mistakes for loss in found if loss.side is each)
                assert told == fewest(each, positions[:-1], bounds, game.largest_cost)
                proved += told
        tight = tightened(positions, bounds, game.largest_cost)
        assert all((a is None or a <= v) and (b is None or v <= b) for (a, b), v in zip(tight, values, strict=True))
        exact = losses(positions, [(value, value) for value in values], game.largest_cost)
        assert [(loss.numbers, loss.least) for loss in exact] == [
            ((k + 1,), cost) for k, cost in enumerate(costs) if cost
        ]
    assert proved
    assert shared or key not in ("domino", "heaps"), "what several moves lost together is among them"


def test_any_values_that_a_game_could_have_are_enough_to_prove_the_same() -> None:
    """On random lines of any value: as many mistakes as the values within the bounds have at least, and each placed."""
    rng = random.Random(48)
    for _ in range(150):
        cap = rng.choice((None, 1, 2))
        positions = [
            Place(rng.choice((Side.MAX, Side.MIN)), rng.choice((1, 2, 2, 2))) for _ in range(rng.randint(1, 9))
        ]
        values = [10]
        for position in positions:
            cost = 0 if len(position.moves()) == 1 else rng.choice((0, 0, 1, 2) if cap != 1 else (0, 1))
            values.append(values[-1] - cost if position.to_move is Side.MAX else values[-1] + cost)
        bounds = [widened(value, rng) for value in values]
        if not any(bound is not None for pair in bounds for bound in pair):
            continue
        found = losses(positions, bounds, cap)
        for side in (Side.MAX, Side.MIN):
            told = [loss for loss in found if loss.side is side]
            assert sum(loss.mistakes for loss in told) == fewest(side, positions, bounds, cap)
            for loss in told:
                assert loss.mistakes <= fewest(side, positions, bounds, cap, set(loss.numbers))
            placed = {loss.numbers[0] for loss in told if loss.is_placed}
            for number in range(1, len(positions) + 1):
                assert (number in placed) == (fewest(side, positions, bounds, cap, {number}) == 1), (
                    "whichever is known is"
                )


MAX_FIRST = [Place((Side.MAX, Side.MIN)[k % 2]) for k in range(12)]


def told(bounds: list[Bounds], cap: Any = 2) -> list[Loss]:
    return list(losses(MAX_FIRST, bounds, cap))


def test_bounds_that_do_not_overlap_prove_a_loss() -> None:
    """8x8: 29..30 after two moves and 27..28 after three, and a game that went from 29 or more to 28."""
    unknown = (None, None)
    assert told([unknown, unknown, (29, 30), (27, 28)]) == [Loss((3,), Side.MAX, 1, 1)]
    pair = told([unknown, unknown, (29, None), unknown, unknown, unknown, (None, 28)])
    assert pair == [Loss((3, 5), Side.MAX, 1, 1)]
    assert pair[0].sentence(plain) == "MAX lost 1 or more in move 3 or 5."
    assert told([unknown, (None, 28), unknown, unknown, (30, None)]) == [Loss((2, 4), Side.MIN, 1, 2)]
    both = told([(29, 29), unknown, unknown, unknown, (29, 29), unknown, unknown, unknown, unknown, unknown, (25, 25)])
    assert both == [Loss((5, 7, 9), Side.MAX, 2, 4)]
    assert both[0].sentence(plain) == "MAX lost 4 or more in move 5, 7 or 9, with 2 mistakes or more."
    assert told([(28, 30), (27, 30), (28, 29), (27, 28)]) == []
    assert told([(29, 29), (30, 31)]) == [], "no game has such bounds"


def test_a_loss_is_placed_among_the_moves_that_had_a_choice() -> None:
    places = [Place(Side.MAX), Place(Side.MIN), Place(Side.MAX, 1), Place(Side.MIN), Place(Side.MAX)]
    unknown = (None, None)
    (loss,) = losses(places, [(29, 29), unknown, unknown, unknown, unknown, (28, 28)], None)
    assert loss == Loss((1, 5), Side.MAX, 1, 1)


def test_in_a_game_for_the_last_move_the_win_was_given_away() -> None:
    places = [Place((Side.FIRST, Side.SECOND)[k % 2]) for k in range(4)]
    unknown = (None, None)
    (loss,) = losses(places, [(1, 1), unknown, unknown, unknown, (-1, -1)], None)
    assert loss.sentence(plain) == "FIRST gave the win away in move 1 or 3."
