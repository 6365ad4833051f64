"""The rules of e-Valuate: valid moves, properties of positions, and records that can be read back."""

import sys
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.evaluate.expressions import expressions
from tests.walks import walked
from tiling_gui.core.catalogue import game
from tiling_gui.core.game import Side
from tiling_gui.errors import InputError
from tiling_gui.games.evaluate import reach
from tiling_gui.games.evaluate.domain import DIGITS, domain_text, read_domain, read_value
from tiling_gui.games.evaluate.expression import Expression
from tiling_gui.games.evaluate.reach import NOTHING
from tiling_gui.games.evaluate.rules import GALLERY, EvaluatePosition
from tiling_gui.search.depth_limited import look_ahead

GAME = game("evaluate")
SMALL = read_domain("-1..1")
LARGE = read_domain("0-9,-1,1/2")


def completions(position: EvaluatePosition) -> list[Fraction]:
    """The values of all completions, by trying them."""
    every = product(position.domain, repeat=len(position.free))
    found = [position.expression.value({**position.values, **dict(zip(position.free, v, strict=True))}) for v in every]
    return [value for value in found if value is not None]


def test_the_papers_example_by_hand() -> None:
    position = EvaluatePosition.start("X*(Y-Z)")
    for move in (Fraction(5), "X", Fraction(3), "Z", Fraction(9), "Y"):
        assert position.to_move is (Side.MIN if isinstance(move, str) else Side.MAX)
        position = position.play(move)
    assert position.is_over
    assert position.value() == 30
    assert position.moves() == ()


@walked(
    ("text", "valid"),
    [
        ("2^((2*a+2*b+2*c+2*d+2*e+2*f+2*g+2*h+2*i+2*j+1)/2)", []),  # half of an odd number
        ("2^((a*(a+1)+b*(b+1)+c*(c+1)+d*(d+1)+e*(e+1)+f*(f+1)+g*(g+1)+1)/2)", []),
        ("2^((a+b+c+d+e+f+g+h+1)/2-(a+b+c+d+e+f+g+h)/2)", []),
        ("1/(a%1+b%1+c%1+d%1+e%1+f%1+g%1+h%1)", []),
        ("(a+b+c+d+e+f+g+h+1/2)%3", []),
        ("2^((a+b+c+d+e+f+g-1)/1000)", [0, 1]),  # all but one are 0
    ],
)
def test_what_only_one_of_millions_of_completions_could_say(text: str, valid: list[int]) -> None:
    position = EvaluatePosition.start(text)
    assert list(position.moves()) == valid
    assert position.is_over == (not valid)


def test_with_min_first_min_proposes() -> None:
    position = EvaluatePosition.start("x-y", first=Side.MIN)
    assert position.to_move is Side.MIN
    assert position.play(Fraction(3)).to_move is Side.MAX


def test_only_valid_moves_may_be_chosen() -> None:
    position = EvaluatePosition.start("x/(x-3)")
    assert Fraction(3) not in position.moves()
    with pytest.raises(InputError, match="cannot have a value"):
        position.play(Fraction(3))
    waiting = EvaluatePosition.start("x/y").play(Fraction(0))
    assert waiting.moves() == ("x",)
    with pytest.raises(InputError, match="cannot have a value"):
        waiting.play("y")


@walked(
    "text",
    [
        "1/(x-x)",
        "3/0",
        "1/(a+b+c+d+e+f+g-c-b-a-d-e-f-g)",
        "x/(y*0)",
        "1/abs(x-x)",
        "1/((a+b+c+d+e+f+g)^2-(g+f+e+d+c+b+a)^2)",
        "1/((a+b)^3*(c+d+e+f+g)%7-(g+f+e+d+c)*(b+a)^3%7)",
        "1/((a+b+c)^2+2*d*(e+f)+g-(a^2+b^2+c^2+2*(a*b+a*c+b*c))-2*d*e-2*d*f-g)",
    ],
)
def test_an_expression_without_a_valid_leaf_is_over_and_has_no_value(text: str) -> None:
    position = EvaluatePosition.start(text)
    assert position.is_over
    assert position.value() is None
    assert not position.has_value
    assert position.bounds() == NOTHING


@settings(max_examples=80)
@given(expressions(leaves=9), st.sampled_from([0, 1, 4]), st.sampled_from([1, 9]))
def test_whether_there_is_a_value_does_not_depend_on_how_soon_it_is_asked_what_can_come_out(
    expression: Expression, trials: int, listed: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reach, "_TRIALS", trials)
        patch.setattr(reach, "_LISTED", listed)
        found = reach.completable(expression, SMALL, {})
    assert found == bool(completions(EvaluatePosition(expression, SMALL)))


@given(expressions(leaves=6), st.data())
def test_moves_are_valid_exactly_where_a_completion_has_a_value(expression: Expression, data: st.DataObject) -> None:
    position = EvaluatePosition(expression, SMALL)
    while True:
        values = completions(position)
        assert position.has_value == bool(values)
        valid = [
            value
            for value in SMALL
            if any(
                completions(EvaluatePosition(expression, SMALL, Side.MAX, (*position.filled, (name, value))))
                for name in position.free
            )
        ]
        assert list(position.moves()) == valid
        bounds = position.bounds()
        if values:
            assert (bounds.lower, bounds.upper) == (min(values), max(values))
        if position.is_over:
            break
        waiting = position.play(data.draw(st.sampled_from(position.moves())))
        position = waiting.play(data.draw(st.sampled_from(waiting.moves())))
    assert position.value() == (values[0] if values else None)


@given(expressions("uvwxyz", leaves=9))
def test_bounds_by_intervals_hold_and_are_reached_where_they_say_so(expression: Expression) -> None:
    position = EvaluatePosition(expression, read_domain("-2..2"))
    bounds, values = position.bounds(), completions(position)
    if not values:
        assert bounds == NOTHING
        return
    assert bounds.lower is None or bounds.lower <= min(values)
    assert bounds.upper is None or bounds.upper >= max(values)
    if bounds.exact:
        assert (bounds.lower, bounds.upper) == (min(values), max(values))


def test_bounds_of_the_four_digit_difference_need_no_enumeration() -> None:
    bounds = EvaluatePosition.start(dict(GALLERY)["abcd − efgh"]).bounds()
    assert (bounds.lower, bounds.upper, bounds.exact) == (-9999, 9999, True)


def test_bounds_with_a_proposal_waiting() -> None:
    position = EvaluatePosition.start("x/y + 2*y/z - z/x").play(Fraction(3)).play("x").play(Fraction(2))
    bounds = position.bounds()
    assert (bounds.lower, bounds.upper) == (Fraction(-19, 18), Fraction(26, 3))


@given(st.permutations([("v", 3), ("w", 4), ("x", 9)]))
def test_keys_merge_what_is_worth_the_same(filled: list[tuple[str, int]]) -> None:
    def key(text: str, **values: int) -> object:
        return EvaluatePosition(
            Expression.parse(text), filled=tuple((name, Fraction(value)) for name, value in values.items())
        ).key()

    assert key("v+w+x-y-z", **dict(filled)) == key("v+w+x-y-z", v=3, w=4, x=9)
    assert key("v+w+x-y-z", v=3, w=4) == key("v+w+x-y-z", x=2, v=5)
    assert key("v+w+x-y-z", v=3) != key("v+w+x-y-z", y=3)
    assert key("2*x+y", x=1) != key("2*x+y", y=1)


def test_a_position_with_a_proposal_has_another_key() -> None:
    position = EvaluatePosition.start("x+y")
    assert len({position.key(), position.play(Fraction(1)).key(), position.play(Fraction(2)).key()}) == 3


@walked(("text", "move"), [("3", Fraction(3)), (" 0 ", Fraction(0))])
def test_proposals_are_read_and_written(text: str, move: Fraction) -> None:
    position = EvaluatePosition.start("x+y")
    assert position.read(text) == move
    assert position.read(position.write(move)) == move


def test_placements_are_read_and_written() -> None:
    position = EvaluatePosition.start("x+y", read_domain("-1/2,3")).play(Fraction(-1, 2))
    assert position.write("y") == "−1/2 → y"
    assert position.read(position.write("y")) == position.read("y") == position.read("-0.5->y") == "y"


@walked(
    ("moves", "text", "why"),
    [
        ((), "x", "MAX proposes a value first"),
        ((), "12", "not in the domain: it has 0 to 9"),
        ((), "1/0", "A value is"),
        ((Fraction(3),), "4", "MIN puts it into x or y"),
        ((Fraction(3),), "q", "There is no variable q"),
        ((Fraction(3),), "4 → x", "The proposed value is 3"),
        ((Fraction(3), "x", Fraction(2)), "x", "x already holds 3"),
        ((Fraction(3), "x", Fraction(2), "y"), "1", "The game is over"),
    ],
)
def test_moves_that_are_refused_say_why(moves: tuple[Fraction | str, ...], text: str, why: str) -> None:
    position = EvaluatePosition.start("x-y")
    for move in moves:
        position = position.play(move)
    with pytest.raises(InputError, match=why):
        position.read(text)


def test_the_diagram_shows_what_is_filled() -> None:
    position = EvaluatePosition.start("x/y + 2*y/z - z/x").play(Fraction(3)).play("x").play(Fraction(2))
    assert position.diagram() == "3/y + 2·y/z − z/3\nx = 3, y = ·, z = ·\nMAX proposes 2"


@walked(
    ("text", "values"),
    [
        ("0-9", list(range(10))),
        ("-3..-1", [-3, -2, -1]),
        ("-3,-2,0,1/2", [-3, -2, 0, Fraction(1, 2)]),
        ("5, 1-3 ,2, 0.25", [Fraction(1, 4), 1, 2, 3, 5]),
        ("−1", [-1]),
    ],
)
def test_domains(text: str, values: list[Fraction]) -> None:
    assert list(read_domain(text)) == values


@walked("text", ["", "a", "3-1", "0-1000000", "1,,2", "1/0", "0-99,100-150", "1-2-3"])
def test_domains_that_are_refused(text: str) -> None:
    with pytest.raises(InputError):
        read_domain(text)


def test_domains_in_words() -> None:
    assert domain_text(DIGITS) == "0 to 9"
    assert domain_text(read_domain("-3..2")) == "−3 to 2"
    assert domain_text(read_domain("1/2,3")) == "1/2, 3"


@given(expressions(values=LARGE), st.sampled_from(["0-9", "-1,1/2,3"]), st.sampled_from(["MAX", "MIN"]), st.data())
def test_records_read_back(expression: Expression, domain: str, first: str, data: st.DataObject) -> None:
    start = EvaluatePosition(expression, read_domain(domain), Side(first))
    position = start
    while not position.is_over and len(position.filled) < 2:
        move = data.draw(st.sampled_from(position.moves()))
        assert GAME.move_from_json(GAME.move_to_json(move)) == move
        assert position.read(position.write(move)) == move
        position = position.play(move)
    assert GAME.from_json(GAME.to_json(position)) == start


def test_a_set_up_may_hold_values() -> None:
    setup = {"expression": "x + y", "domain": ["0", "1"], "first": "MIN", "given": {"y": "7"}}
    position = GAME.from_json(setup)
    assert position.partial() == "x + 7"
    assert GAME.to_json(position.play(Fraction(1)).play("x")) == setup


def test_titles_and_text_positions() -> None:
    assert GAME.title(GAME.parse("x*(y-z)", Side.MAX)) == "x·(y − z), MAX first"
    assert GAME.title(GAME.parse("x; 1,3", Side.MIN)) == "x, values 1, 3, MIN first"
    assert read_value("0.5") == Fraction(1, 2)


@walked(("sign", "best"), [("", 1), ("-", 0)])
def test_values_beyond_all_floats_are_estimated_and_looked_ahead(sign: str, best: int) -> None:
    position = EvaluatePosition.start(f"{sign}9^1000*x/7", read_domain("0,1"))
    for evaluation in GAME.evaluations.values():
        for depth in range(3):
            assert look_ahead(position, depth, evaluation).best == (Fraction(best),)
    sure = EvaluatePosition.start(f"{sign}9^1000*x", read_domain("1"))
    found = [evaluation(sure) for evaluation in GAME.evaluations.values()]
    assert found == [-sys.float_info.max if sign else sys.float_info.max] * 2


def test_estimates_lie_within_the_bounds_and_repeat() -> None:
    position = EvaluatePosition.start("x/y + 2*y/z - z/x")
    bounds = position.bounds()
    for start in (position, position.play(Fraction(2))):
        for estimate in GAME.evaluations.values():
            guess = estimate(start)
            assert guess is not None
            assert bounds.lower is not None
            assert bounds.upper is not None
            assert bounds.lower <= guess <= bounds.upper
            assert estimate(start) == guess


@walked(("text", "at"), [("0, 1, x, 3", 6), ("5-2,1", 0), ("1,,2", 2), ("0-9, 0-1000", 5)])
def test_what_is_wrong_in_a_domain_is_pointed_at(text: str, at: int) -> None:
    with pytest.raises(InputError) as error:
        read_domain(text)
    assert error.value.position == at


def test_a_bad_value_is_quoted_without_the_blanks_beside_it() -> None:
    with pytest.raises(InputError, match="not 'q'") as caught:
        read_domain("0-9, q")
    assert caught.value.position == 5
