"""Verdicts, by the paper's rule and with LOOK's sentences."""

from fractions import Fraction

import pytest

from tests.records.games import played
from tests.walks import walked
from tiling_gui.core.catalogue import game_of_position, read_position
from tiling_gui.core.game import Side, opening
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records.record import new_record, result_of
from tiling_gui.records.verdict import (
    Verdict,
    hint_sentence,
    match_sentence,
    match_verdict,
    reasoned_hint,
    sentence,
    side_of,
    verdict,
    verdict_within,
)
from tiling_gui.search.engine import make_engine
from tiling_gui.search.reasons import reasons


@walked(("value", "minimax", "expected"), [(28, 29, "MIN"), (29, 29, "draw"), (30, 29, "MAX"), (30, None, None)])
def test_more_than_the_minimax_value_wins_for_max(value: int, minimax: int | None, expected: str | None) -> None:
    assert verdict(value, minimax) == expected


@walked(
    ("value", "lower", "upper", "expected"),
    [(31, 27, 30, "MAX"), (26, 27, 30, "MIN"), (28, 27, 30, None), (28, 28, 28, "draw"), (28, None, None, None)],
)
def test_bounds_decide_where_they_can(value: int, lower: int | None, upper: int | None, expected: str | None) -> None:
    assert verdict_within(value, lower, upper) == expected


@walked(
    ("value", "lower", "upper", "words"),
    [
        (28, 29, 29, "28 dominoes, 29 with best play: MIN wins."),
        (29, 29, 29, "29 dominoes, as with best play: a draw."),
        (28, 27, 30, "28 dominoes. The result of best play is not known yet: 27 to 30."),
        (1, 0, 0, "1 domino, 0 with best play: MAX wins."),
        (31, 27, 30, "31 dominoes. Best play gives 27 to 30: MAX wins in any case."),
        (28, None, 30, "28 dominoes. The result of best play is not known yet."),
    ],
)
def test_sentences(value: int, lower: int | None, upper: int | None, words: str) -> None:
    assert sentence(value, lower, upper) == words


def test_with_roles_switched_the_larger_count_wins_for_its_maximizer() -> None:
    assert [match_verdict(28, 27), match_verdict(27, 28), match_verdict(27, 27)] == [1, -1, 0]
    assert match_sentence("You", "Looks 3", 27, 28) == "Match: You 27, Looks 3 28. Looks 3 wins."
    assert match_sentence("You", "Looks 3", -2, Fraction(-1, 2)) == "Match: You −2, Looks 3 −1/2. Looks 3 wins."
    assert match_sentence("You", "Looks 3", 28, 28) == "Match: You 28, Looks 3 28. A draw."


def test_a_verdict_names_a_side() -> None:
    assert side_of(Verdict.MIN) is Side.MIN
    assert side_of(Verdict.DRAW) is None
    assert side_of(None) is None


def test_a_finished_game_has_its_result() -> None:
    record = played(4, 5)
    count = record.tree.position.count
    assert record.result is not None
    assert (record.result.value, record.result.minimax) == (count, 9)
    assert record.result.verdict == verdict(count, 9)
    assert record.finished is not None
    with pytest.raises(ValueError, match="not over"):
        result_of(record.tree.start)


def test_a_record_knows_board_and_players() -> None:
    record = new_record("domino", DominoPosition.start(5, 6, Side.MIN))
    assert (record.board, record.first, record.game) == ("5x6", Side.MIN, "domino")
    assert record.player(Side.MAX).spec == "human"
    assert len({new_record("domino", record.tree.start).id for _ in range(100)}) == 100


@walked("text", ["4x4", "3x4", "heaps:nim:3,5,7", "matching:petersen", "evaluate:x-y*z; 0-3"])
def test_a_hint_with_its_reasons_says_nothing_twice(text: str) -> None:
    position = read_position(text)
    engine = make_engine(game_of_position(position), threads=1, memory_mb=16)
    while not position.is_over:
        solution = engine.solve(position)
        move = solution.line[0]
        hint = hint_sentence(position, move, solution.value, exact=True)
        found = reasons(position, move, engine)
        said = reasoned_hint(position, move, hint, found)
        assert opening(position.write(move)) in opening(said), "it names the move"
        assert said.count("Exact.") == 1
        assert all(said.count(reason.text()) == 1 for reason in found)
        if any(reason.is_choice for reason in found):
            assert not said.startswith(hint), "how many moves are right says it"
        position = position.play(move)


def test_a_hint_has_a_capital_and_a_true_minus() -> None:
    sharing = read_position("sharing:path:4,edges,vertices,2")
    assert hint_sentence(sharing, sharing.read("2"), -3, exact=True).startswith(
        "Colour 2 keeps the value: the game ends with −3."
    )
    assert "≈−3" in hint_sentence(sharing, sharing.read("2"), -3, exact=False)
