"""Values of moves as ranks, numbers and words; exactly what is not proved carries ≈."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from tiling_gui import language
from tiling_gui.core.drawing.capsules import Rank
from tiling_gui.core.game import Side
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.desktop.board import move_values
from tiling_gui.desktop.board.move_values import LegendEntry, ValueMark, marks
from tiling_gui.games.domino.rules import DominoPosition

START = DominoPosition.start(2, 3)
MOVES = START.moves()


def analysis(bounds: list[tuple[int, int, float]], lower: int, upper: int, first: Side = Side.MAX) -> Analysis:
    """An analysis of the empty 2 x 3 board with these (lower, upper, estimate) of its moves."""
    entries = tuple(MoveValue(move, *bound) for move, bound in zip(MOVES, bounds, strict=False))
    return Analysis(replace(START, to_move=first), lower, upper, entries)


def legend(found: dict[object, ValueMark]) -> list[LegendEntry]:
    return move_values.legend(found.values())


def texts(found: dict[object, ValueMark]) -> list[tuple[Rank, str]]:
    """(rank, text) of each mark."""
    return [(mark.rank, mark.text) for mark in found.values()]


def test_ranks_of_a_known_position() -> None:
    found = analysis([(28, 28, 0), (27, 27, 0), (25, 25, 0), (26, 28, 27.2), (24, 28, 28.0)], 28, 28)
    assert texts(marks(found)) == [
        (Rank.KEEPS, "28"),
        (Rank.COSTS_ONE, "−1"),
        (Rank.COSTS_MORE, "−3"),
        (Rank.ESTIMATE, "≈27.2"),
        (Rank.ESTIMATE, "≈28.0"),
    ]
    assert [text for _, text in texts(marks(found, "final"))] == ["28", "27", "25", "≈27.2", "≈28.0"]


def test_a_cost_that_is_proved_has_no_sign_of_an_estimate() -> None:
    found = analysis([(24, 27, 26.9), (28, 28, 0), (22, 26, 25.0), (27, 28, 27.7)], 28, 28)
    (one, _, two, open_) = marks(found).values()
    assert (one.rank, one.text) == (Rank.COSTS_ONE, "≤−1")
    assert one.sentence == "a1–b1: 24..27, not yet exact; costs at least 1."
    assert (two.rank, two.text) == (Rank.COSTS_MORE, "≤−2")
    assert (open_.rank, open_.text) == (Rank.ESTIMATE, "≈27.7")
    assert [mark.text for mark in marks(found, "final").values()] == ["≤27", "28", "≤26", "≈27.7"]
    assert [(entry.sample, entry.words) for entry in legend(marks(found))] == [
        ("28", "keeps the value (1)"),
        ("≤−1", "gives up value (1)"),
        ("≤−2", "gives up value (1)"),
        ("≈27.7", "estimate (1)"),
    ]
    found = analysis([(29, 32, 29.4), (28, 28, 0)], 28, 28, Side.MIN)
    assert [mark.text for mark in marks(found).values()] == ["≥+1", "28"]
    assert [mark.text for mark in marks(found, "final").values()] == ["≥29", "28"]


def many(bounds: tuple[int, int], guesses: list[float], value: tuple[int, int]) -> dict[object, ValueMark]:
    start = DominoPosition.start(8, 8)
    found = [MoveValue(m, *bounds, guesses[k % len(guesses)]) for k, m in enumerate(start.moves())]
    return marks(Analysis(start, *value, tuple(found)))


def test_what_is_the_same_of_all_moves_is_said_once() -> None:
    guessed = many((27, 32), [29.0], (29, 32))
    assert all(mark.quiet and not mark.leads for mark in guessed.values())
    assert [(entry.sample, entry.words) for entry in legend(guessed)] == [("≈29.0", "estimate (112)")]
    exact = many((29, 29), [29.0], (29, 29))
    assert all(mark.quiet for mark in exact.values())
    assert [(entry.sample, entry.words) for entry in legend(exact)] == [("29", "every move keeps 29 (112)")]


def test_guesses_that_are_all_the_same_are_written_once() -> None:
    found = marks(analysis([(27, 32, 29.0), (27, 32, 29.0)], 27, 32))
    assert [mark.quiet for mark in found.values()] == [True, True]
    found = marks(analysis([(27, 32, 29.0), (27, 32, 29.5)], 27, 32))
    assert [mark.quiet for mark in found.values()] == [False, False]


def test_of_many_guesses_only_the_best_are_written() -> None:
    found = many((22, 32), [26.0 + k / 112 for k in range(112)], (22, 32))
    assert sum(not mark.quiet for mark in found.values()) == 10
    assert all(mark.leads != mark.quiet for mark in found.values())


def test_where_every_move_keeps_the_value_none_stands_out() -> None:
    found = marks(analysis([(22, 22, 0), (22, 22, 0), (22, 22, 0)], 22, 22))
    assert texts(found) == [(Rank.EXACT, "22")] * 3
    assert [entry.words for entry in legend(found)] == ["every move keeps 22 (3)"]
    assert all("keeps the value 22. Exact." in mark.sentence for mark in found.values())
    assert texts(marks(analysis([(22, 22, 0)], 22, 22))) == [(Rank.KEEPS, "22")]


def test_a_sample_of_the_legend_is_true_of_all_it_counts() -> None:
    found = marks(analysis([(28, 28, 0), (26, 26, 0), (24, 24, 0), (20, 28, 27.1), (20, 28, 26.9)], 28, 28))
    assert [(entry.sample, entry.count) for entry in legend(found)] == [("28", 1), ("−2", 1), ("−4", 1), ("≈", 2)]
    found = marks(analysis([(28, 28, 0), (29, 29, 0), (30, 30, 0)], 30, 32))
    assert [(entry.sample, entry.words) for entry in legend(found)] == [("28, 29…", "exact (3)")]


def test_guesses_have_a_comma_where_people_write_one() -> None:
    language.use(None, ",")
    try:
        found = marks(analysis([(28, 28, 0), (20, 28, 27.1), (20, 28, 26.94)], 28, 28))
        assert [text for _, text in texts(found)] == ["28", "≈27,1", "≈26,9"]
        assert [(entry.sample, entry.count) for entry in legend(found)] == [("28", 1), ("≈", 2)]
    finally:
        language.use(None)


def test_mistakes_of_min_raise_the_count() -> None:
    found = analysis([(5, 5, 0), (6, 6, 0), (7, 7, 0)], 5, 5, Side.MIN)
    assert [text for _, text in texts(marks(found))] == ["5", "+1", "+2"]


def test_without_the_positions_value_no_cost_is_claimed() -> None:
    found = analysis([(28, 28, 0), (26, 30, 29.0)], 28, 30)
    assert texts(marks(found)) == [(Rank.EXACT, "28"), (Rank.ESTIMATE, "≈29.0")]
    assert [entry.words for entry in legend(marks(found))] == ["exact (1)", "estimate (1)"]


def test_words() -> None:
    first, second = list(marks(analysis([(28, 28, 0), (26, 28, 27.2)], 28, 28)).values())
    assert first.sentence == "a1–b1 keeps the value 28. Exact."
    assert second.sentence == "a1–a2: 26..28, about 27.2, not yet exact."


def test_the_legend_counts_every_move_once() -> None:
    found = marks(analysis([(28, 28, 0), (27, 27, 0), (27, 27, 0), (25, 25, 0), (26, 28, 27.2)], 28, 28))
    entries = legend(found)
    assert [entry.words for entry in entries] == [
        "keeps the value (1)",
        "costs one (2)",
        "costs more (1)",
        "estimate (1)",
    ]
    assert sum(entry.count for entry in entries) == len(found)


@given(
    st.lists(st.tuples(st.integers(0, 9), st.integers(0, 5), st.floats(-5, 20)), min_size=1, max_size=7),
    st.sampled_from([Side.MAX, Side.MIN]),
    st.sampled_from(["cost", "final"]),
    st.booleans(),
)
def test_the_sign_of_an_estimate_stands_exactly_where_nothing_is_proved(
    raw: list[tuple[int, int, float]], first: Side, kind: str, known: bool
) -> None:
    pick = max if first is Side.MAX else min
    lower, upper = pick(a for a, _, _ in raw), pick(a + w for a, w, _ in raw)
    found = analysis([(a, a + w, e) for a, w, e in raw], lower, upper if not known else lower, first)
    best = found.value
    for entry, mark in zip(found.moves, marks(found, kind).values(), strict=True):
        costs = best is not None and not entry.lower <= best <= entry.upper
        assert ("≈" in mark.text) == (entry.value is None and not costs) == (mark.rank is Rank.ESTIMATE)
        assert ("not yet exact" in mark.sentence) == (entry.value is None)
        assert (mark.text[0] in "≤≥") == (entry.value is None and costs)
        assert "-" not in mark.text, "the true minus sign"


@given(st.lists(st.floats(20, 30), min_size=7, max_size=7), st.sampled_from([Side.MAX, Side.MIN]))
def test_the_best_guesses_lead(guesses: list[float], first: Side) -> None:
    """Whatever leads is better than whatever does not, and equal guesses are treated alike unless they are many."""
    start = replace(DominoPosition.start(4, 4), to_move=first)
    moves = start.moves()
    each = [guesses[k % 7] for k in range(len(moves))]
    found = marks(Analysis(start, 20, 30, tuple(MoveValue(m, 20, 30, g) for m, g in zip(moves, each, strict=True))))
    leads = {guess for mark, guess in zip(found.values(), each, strict=True) if mark.leads}
    others = {guess for mark, guess in zip(found.values(), each, strict=True) if not mark.leads}
    sign = -1 if first is Side.MIN else 1
    assert all(sign * one >= sign * other for one in leads for other in others)
    assert sum(mark.leads for mark in found.values()) <= 20
    assert all(mark.text.startswith("≈") for mark in found.values())


def test_what_is_proved_does_not_lead() -> None:
    found = marks(analysis([(28, 28, 0), (24, 27, 26.9), (24, 28, 25.0)], 28, 28))
    assert [mark.leads for mark in found.values()] == [False, False, True]
