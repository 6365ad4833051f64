"""Probabilities under random play, compared with the whole tree and its exact weights."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.evaluate.expressions import expressions
from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Run, StoppedError, StopToken
from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.domain import read_domain
from tiling_gui.games.evaluate.engine import EvaluateEngine
from tiling_gui.games.evaluate.expression import Expression
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.evaluate.search import random_play
from tiling_gui.games.evaluate.search.random_play import fairness


def outcomes(position: EvaluatePosition, value: Fraction) -> tuple[Fraction, ...]:
    """The probabilities of a result above, equal to and below `value` if all valid moves are equally likely."""
    if position.is_over:
        result = position.value()
        assert result is not None
        return Fraction(result > value), Fraction(result == value), Fraction(result < value)
    found = [outcomes(position.play(move), value) for move in position.moves()]
    return tuple(sum(column, Fraction(0)) / len(found) for column in zip(*found, strict=True))


@given(expressions("xyz", leaves=6), st.sampled_from(["0-2", "-1..1", "0,1/2"]), st.sampled_from([Side.MAX, Side.MIN]))
def test_chances_are_those_of_the_walked_tree(expression: Expression, domain: str, first: Side) -> None:
    position = EvaluatePosition(expression, read_domain(domain), first)
    found = fairness(position)
    if found is None:
        assert not position.has_value
        return
    assert (found.win, found.draw, found.loss) == outcomes(position, found.value)
    assert found.win + found.draw + found.loss == 1
    assert found.fair == (found.win == found.loss)


@pytest.mark.parametrize("text", ["1/(x-y)+1/(a-b)", "a/(b-c) + d/(a-1)"])
def test_chances_beyond_64_bits_stay_exact(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position = EvaluatePosition.start(text, read_domain("0-2"))
    exact = fairness(position)
    assert exact is not None
    monkeypatch.setattr(random_play, "_FITS", 1)
    assert fairness(position) == exact
    assert (exact.win, exact.draw, exact.loss) == outcomes(position, exact.value)


def test_chances_from_the_middle_of_a_game() -> None:
    position = EvaluatePosition.start("x*(y-z)", read_domain("0-4")).play(Fraction(3)).play("y")
    found = fairness(position)
    assert found is not None
    assert (found.win, found.draw, found.loss) == outcomes(position, found.value)
    with pytest.raises(InputError, match="waiting"):
        fairness(position.play(Fraction(2)))


def test_no_chances_without_a_value_and_none_beyond_enumeration() -> None:
    assert fairness(EvaluatePosition.start("1/(x-x)")) is None
    with pytest.raises(InputError, match="enumerated"):
        fairness(EvaluatePosition.start("+".join(f"{i}*a{i}" for i in range(12))))


class SoonStopped(StopToken):
    """Set from the n-th poll on."""

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.looks = looks

    @property
    def is_set(self) -> bool:
        self.looks -= 1
        return self.looks < 0


@walked("looks", [0, 3, 6, 9, 12])
def test_a_stop_is_no_answer(looks: int) -> None:
    position = EvaluatePosition.start("1/(x-y)+z")
    with pytest.raises(StoppedError):
        EvaluateEngine().fairness(position, Run(stop=SoonStopped(looks)))


@walked("text", ["x/y", "x*(y-z)", "1/(x-y)"])
def test_a_run_that_is_over_does_not_end_the_next_one(text: str) -> None:
    """All engines share a solver, which keeps the solved game after the run in which it was solved."""
    position = EvaluatePosition.start(text, read_domain("0-3"))
    engine, before = EvaluateEngine(), Run()
    engine.solve(position, before)
    before.stop()
    found = engine.fairness(position)
    assert found is not None
    assert (found.win, found.draw, found.loss) == outcomes(position, found.value)
