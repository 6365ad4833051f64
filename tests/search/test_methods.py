"""All methods on all games: exact ones agree with plain minimax, lines lead to the value, limits and stops work."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.search.trees import finished, nested, random_position, starts, tree_position, uniform
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Game
from tiling_gui.core.limits import Latest, Limit, Run, StopToken
from tiling_gui.errors import InputError
from tiling_gui.search.alphabeta import alphabeta
from tiling_gui.search.methods import METHODS, check_method, method_names, search
from tiling_gui.search.minimax import minimax, negamax
from tiling_gui.search.trace import Trace
from tiling_gui.search.typed_tree import GAME as TREE

EXACT = [info.name for info in METHODS.values() if info.exact]


def first_evaluation(game: Game) -> Any:
    return next(iter(game.evaluations.values()))


def backed_up(position: Any) -> Any:
    """Minimax by definition, independent of the search package."""
    if position.is_over:
        return position.value()
    values = [value for move in position.moves() if (value := backed_up(position.play(move))) is not None]
    choose = max if position.to_move in ("MAX", "FIRST") else min
    return choose(values) if values else None


@pytest.mark.parametrize(("key", "text"), starts())
@settings(max_examples=3)
@given(seed=st.integers(0, 10**6))
def test_exact_methods_agree_on_every_game(key: str, text: str, seed: int) -> None:
    game = GAMES[key]
    position = random_position(game, text, seed)
    expected = backed_up(position)
    for name in EXACT:
        found = search(position, name, evaluation=first_evaluation(game))
        assert (found.complete, found.exact) == (True, True), name
        assert found.value == expected, name
        if expected is not None:
            end = finished(position, found.line)
            assert end.value() == expected, name
            assert found.move == (found.line[0] if found.line else None)


@settings(max_examples=80)
@given(data=nested)
def test_exact_methods_agree_on_typed_trees_with_invalid_leaves(data: Any) -> None:
    position = tree_position(data)
    expected = backed_up(position)
    for name in EXACT:
        found = search(position, name, evaluation=first_evaluation(TREE))
        assert (found.value, found.exact) == (expected, True), name
        if expected is not None:
            assert finished(position, found.line).value() == expected, name


@given(data=nested)
def test_negamax_is_minimax_and_alpha_beta_chooses_the_same_move(data: Any) -> None:
    position = tree_position(data)
    plain = minimax(position)
    other = negamax(position)
    assert (plain.value, plain.line, plain.counters) == (other.value, other.line, other.counters)
    pruned = alphabeta(position)
    assert (pruned.value, pruned.line) == (plain.value, plain.line)
    assert pruned.counters.nodes <= plain.counters.nodes


@walked(("branching", "depth"), [(2, 4), (2, 7), (3, 4), (3, 5), (4, 3), (5, 2), (1, 6)])
def test_perfect_order_leaves_as_knuth_and_moore_count_them(branching: int, depth: int) -> None:
    position = tree_position(uniform(branching, depth))
    assert minimax(position).counters.leaves == branching**depth
    least = branching ** ((depth + 1) // 2) + branching ** (depth // 2) - 1
    assert alphabeta(position).counters.leaves == least


@walked("name", [*METHODS, "average:3,1", "lecture:3,1,1,1", "various-depth:0.5"])
def test_every_method_obeys_limits_and_stops(name: str) -> None:
    game = GAMES["domino"]
    position = game.parse("4x4", game.sides[0])
    evaluation = first_evaluation(game)
    latest = Latest()
    limit = Limit(nodes=50, depth=6 if not METHODS[name.split(":")[0]].exact else None)
    found = search(position, name, Run(limit, latest), evaluation=evaluation)
    assert not found.complete
    assert not found.exact
    assert found.counters.nodes <= 51
    assert latest.progress.nodes <= 51
    assert name == "iterative" or found.value is None
    stop = StopToken()
    stop.stop()
    stopped = search(position, name, Run(limit, stop=stop), evaluation=evaluation)
    assert not stopped.complete
    assert stopped.counters.nodes == 1


@walked("name", METHODS)
def test_a_full_trace_ends_the_search_and_an_ample_one_changes_nothing(name: str) -> None:
    game = GAMES["domino"]
    position = game.parse("2x3", game.sides[0])
    evaluation = first_evaluation(game)
    plain = search(position, name, evaluation=evaluation)
    trace = Trace()
    told = search(position, name, Run(trace=trace), evaluation=evaluation)
    assert (told.value, told.line, told.counters) == (plain.value, plain.line, plain.counters)
    entered = sum(event.kind == "enter" for event in trace.events)
    assert entered == told.counters.nodes
    assert not search(position, name, Run(trace=Trace(most=3)), evaluation=evaluation).complete


def test_depth_zero_is_the_guess_and_a_depth_needs_an_evaluation() -> None:
    game = GAMES["domino"]
    position = game.parse("3x3", game.sides[0])
    for name in EXACT:
        found = search(position, name, Run(Limit(depth=0)), evaluation=first_evaluation(game))
        assert (found.value, found.exact, found.move) == (4, False, None), name
    with pytest.raises(ValueError, match="evaluation"):
        minimax(position, Run(Limit(depth=2)))


@walked("depth", [1, 2, 3])
def test_depth_limited_methods_agree_with_minimax_to_that_depth(depth: int) -> None:
    game = GAMES["domino"]
    position = game.parse("3x4", game.sides[1])
    evaluation = first_evaluation(game)
    expected = minimax(position, Run(Limit(depth=depth)), evaluation=evaluation)
    assert not expected.exact
    assert expected.depth == depth
    for name in EXACT:
        found = search(position, name, Run(Limit(depth=depth)), evaluation=evaluation)
        assert (found.value, found.exact, found.depth) == (expected.value, False, depth), name


def test_iterative_keeps_the_answer_of_its_last_complete_round() -> None:
    game = GAMES["domino"]
    position = game.parse("4x4", game.sides[0])
    found = search(position, "iterative", Run(Limit(nodes=400)), evaluation=first_evaluation(game))
    assert not found.complete
    assert found.depth is not None
    same = alphabeta(position, Run(Limit(depth=found.depth)), evaluation=first_evaluation(game))
    assert found.value == same.value


def test_too_long_a_game_is_refused_in_words() -> None:
    game = GAMES["heaps"]
    position = game.parse("nim:" + ",".join(["1"] * 100), game.sides[0])
    long = game.parse("octal:0.3:5000", game.sides[0])
    assert alphabeta(position, Run(Limit(nodes=2000))).complete is False
    with pytest.raises(InputError, match="too long"):
        minimax(long)


def test_names_and_parameters() -> None:
    assert method_names("minimax, average:2,3,mtdf,lecture:4,2,1,1,lecture") == [
        "minimax",
        "average:2,3",
        "mtdf",
        "lecture:4,2,1,1",
        "lecture",
    ]
    for wrong in ("", "max", "average:2", "average:0,2", "selective:x", "minimax:3", "lecture:1,2", "selective:0"):
        with pytest.raises(InputError):
            check_method(wrong)


def test_the_page_on_search_lists_them_as_they_are_listed() -> None:
    page = (Path(__file__).parents[2] / "docs" / "search.md").read_text(encoding="utf-8")
    written = [f"{info.name}:{info.parameters}".rstrip(":") for info in METHODS.values()]
    assert re.findall(r"^\| `([^`]+)` \| `\w+\.py`", page, re.MULTILINE) == written
