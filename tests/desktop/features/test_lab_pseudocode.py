"""Pseudocode: every recorded step has a line, every line with a step is executed, and a run worked out by hand."""

from tests.walks import walked
from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch, watch
from tiling_gui.search.compare import read_subject
from tiling_gui.search.conditions import ESTIMATE, GIVEN, Conditions
from tiling_gui.search.methods import METHODS
from tiling_gui.search.pseudocode import pseudocode

UNQUIET = "tree:[3:[12, 8:[1, 9]], 7:[[2, 6], [4, 5]], 2:[9:[0, 3], 4:[1, 7]], 1:[[5, 2], 8], 0:[3, 6]]"


TRANSPOSED = "domino:2x5"
"""A game with transpositions, for the table."""


def runs(name: str, wanted: Conditions) -> list[RecordedSearch]:
    """Searches by the method on a tree, and on games with and without a value at every end, each also to a depth."""
    subjects = [read_subject(subject) for subject in (UNQUIET, "evaluate:x/y;0,1", "heaps:nim:1,2")]
    numbers = {
        "lecture": ["lecture:1,2,2,2", "lecture:9,9,1,1"],
        "average": ["average:2,2"],
        "selective": ["selective:2"],
    }
    made = [
        *((subject, depth) for subject in subjects for depth in (None, 2)),
        *[(read_subject(TRANSPOSED), 4)] * wanted.table,
    ]
    names = numbers.get(name, [name])
    return [watch(subject, each, depth, wanted=wanted) for subject, depth in made for each in names]


@walked("table", [False, True])
@walked("name", METHODS)
def test_every_step_has_a_line_and_every_line_with_a_step_is_run(name: str, table: bool) -> None:
    wanted = Conditions(ESTIMATE if table else GIVEN, table)
    found = runs(name, wanted)
    lines = pseudocode(name, found[0].conditions)
    seen = {watched.code_line(step) for watched in found for step in range(1, watched.steps + 1)}
    assert None not in seen
    assert seen == {number for number, line in enumerate(lines) if line.steps}
    assert all(line.indent == 0 or lines[number - 1].text for number, line in enumerate(lines))
    assert any("table" in line.text for line in lines) == bool(found[0].conditions.table)


def lines_run(method: str, tree: str) -> list[str]:
    watched = watch(read_subject(f"tree:{tree}"), method)
    code = pseudocode(method)
    assert watched.code_line(0) is None
    return [code[watched.code_line(step) or 0].text.split(":")[0] for step in range(1, watched.steps + 1)]


def test_alpha_beta_by_hand() -> None:
    """MAX has 3 from the left; then 2 is enough for MIN on the right, and the 9 is pruned."""
    head, over, back = "alphabeta(node, α, β)", "if over(node)", "return best"
    best_max, best_min, cut = "if MAX moves, v > best", "if MIN moves, v < best", "if α ≥ β"
    assert lines_run("alphabeta", "[[5, 3], [2, 9]]") == [
        *(head, head),
        *(head, over, best_min, head, over, best_min, back, best_max),
        *(head, head, over, best_min, cut, back),
        back,
    ]


def test_mtdf_asks_twice_and_its_steps_stay_in_the_question() -> None:
    """At least 0? Yes, and at least 3. More than 3? No: the value is 3."""
    ran = lines_run("mtdf", "[[3, 5], [2, 9]]")
    assert ran.count(["v ", "= ask(root, b)"][0]) == 2
    assert ran[1] == "ask(node, b)"
    assert not {"alphabeta(node, α, β)", "if MAX moves, v > best"} & set(ran)


def test_negascout_asks_of_every_move_but_the_first() -> None:
    watched = watch(read_subject("tree:[[3, 5], [2, 9]]"), "negascout")
    first_heads = {}
    for step in range(1, watched.steps + 1):
        event = watched.events[step - 1]
        if event.kind == "enter" and event.path not in first_heads:
            first_heads[event.path] = watched.code_line(step)
    code = pseudocode("negascout")
    full = next(number for number, line in enumerate(code) if line.text.startswith("negascout(node"))
    assert first_heads[()] == first_heads[(0,)] == first_heads[(0, 0)] == full
    assert all(code[first_heads[path] or 0].text.startswith("ask(node") for path in ((1,), (1, 0), (0, 1)))
