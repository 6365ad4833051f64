"""The events of a search, stepped forward and back."""

from tests.search.trees import tree_position
from tiling_gui.core.limits import Run
from tiling_gui.search.alphabeta import alphabeta
from tiling_gui.search.null_window import mtdf
from tiling_gui.search.trace import Trace, state_at


def test_steps_show_windows_cutoffs_and_values() -> None:
    trace = Trace()
    alphabeta(tree_position([[3, 5], [2, 9], [4, 1]]), Run(trace=trace))
    end = state_at(trace.events, len(trace.events))
    assert end.nodes[()].value == 3
    assert end.nodes[(1,)].value == 2
    assert end.nodes[(1, 1)].status == "cut"  # 9 is never visited: MIN has 2 there, MAX 3 elsewhere
    assert (2, 1) in end.nodes
    assert end.nodes[(2, 1)].status == "leaf"  # 4 does not cut off, so 1 is visited
    first_cut = next(i for i, event in enumerate(trace.events) if event.kind == "cut")
    assert trace.events[first_cut].text == "alpha"
    before, after = state_at(trace.events, first_cut), state_at(trace.events, first_cut + 1)
    assert (1, 1) not in before.nodes
    assert after.nodes[(1, 1)].status == "cut"
    assert after.nodes[(1,)].alpha == 3
    assert after.nodes[(1,)].beta == 2
    assert state_at(trace.events, 0).nodes == {}


def test_a_second_pass_keeps_what_was_found_as_the_past_until_it_comes_there() -> None:
    trace = Trace()
    mtdf(tree_position([[3, 5], [2, 9]]), Run(trace=trace))
    passes = [i for i, event in enumerate(trace.events) if event.kind == "pass"]
    assert len(passes) >= 2
    state = state_at(trace.events, passes[1] + 1)
    assert {node.status for node in state.nodes.values()} == {"past"}
    assert state.nodes[()].value == 3  # the answer of the first question
    entered = state_at(trace.events, passes[1] + 2)
    assert entered.nodes[()].status == "open"
    assert entered.nodes[()].value is None
    assert state.event is not None
    assert (state.event.kind, state.event.text) == ("pass", "more than 3?")  # at least 0 was proved by 3


def test_a_trace_has_an_end() -> None:
    trace = Trace(most=5)
    tree = [[[i, -i] for i in range(40)] for _ in range(40)]
    found = alphabeta(tree_position(tree), Run(trace=trace))
    assert not found.complete
