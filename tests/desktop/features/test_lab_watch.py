"""Watching a search: the picture of every step, stepping by mouse and keys, the lecture's values, errors, files."""

import json
import math
import re
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from tests.conftest import DATA
from tests.desktop.windows import enter_position, settle
from tests.search.trees import SMALL, nested
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.drawing.figure import Box, Inset, Line, Text, hatching
from tiling_gui.core.drawing.latex import tikz
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lab.tree_bars import EXAMPLES, RandomTreeBar
from tiling_gui.desktop.features.lab.tree_facts import strategy_paths
from tiling_gui.desktop.features.lab.watch_window import SideBySide, WatchWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.search_tree.recorded_search import (
    MOST_NODES,
    RecordedSearch,
    score,
    watch,
    watch_beside,
)
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import TreeDrawingOptions, draw, lay_out
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import Label
from tiling_gui.desktop.ui.widgets.buttons import ICON
from tiling_gui.errors import InputError
from tiling_gui.palette import LIGHT
from tiling_gui.search.compare import read_subject
from tiling_gui.search.conditions import BY_HAND, ESTIMATE, Conditions, Sampling
from tiling_gui.search.methods import METHODS
from tiling_gui.search.trace import state_at
from tiling_gui.search.typed_tree import Tree

KNUTH = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]"
LECTURE: dict[str, Any] = json.loads((DATA / "lecture_trees.json").read_text())


@pytest.fixture
def workspace(boardless: Workspace) -> Workspace:
    """One without a board, which the window does not need."""
    return boardless


@pytest.fixture
def window(qtbot: QtBot, workspace: Workspace) -> WatchWindow:
    made = WatchWindow(workspace)
    qtbot.addWidget(made)
    made.resize(1000, 640)
    made.show()
    qtbot.waitExposed(made)
    return made


def start(qtbot: QtBot, window: WatchWindow) -> None:
    """Clicks Watch and waits for the tree."""
    before = window.watched
    qtbot.mouseClick(window.panel.watching, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.watched is not before)


def show_example(qtbot: QtBot, window: WatchWindow, name: str) -> None:
    window.panel.show_example([example.name for example in EXAMPLES].index(name))
    start(qtbot, window)


# The drawing, without a window ----------------------------------------------------------------------------------


@walked("key", GAMES)
def test_every_method_can_be_watched_on_every_game(key: str) -> None:
    subject = read_subject(f"{key}:{SMALL[key][0]}")
    for name in METHODS:
        watched = watch(subject, name, 2)
        for step in range(0, watched.steps + 1, 7):
            assert watched.state(step) == state_at(watched.events, step)
            assert watched.sentence(step).endswith((".", "?"))
        layout = lay_out(watched, moves=True)
        assert draw(watched, watched.steps, layout, TreeDrawingOptions(payoffs=True)).shapes


@cache
def many_steps() -> RecordedSearch:
    return watch(read_subject("domino:3x3"), "minimax")


@settings(max_examples=20, deadline=None)
@given(st.data())
def test_any_step_is_the_fold_of_its_events(data: st.DataObject) -> None:
    watched = many_steps()
    assert watched.steps > 1000  # several pictures are cached on the way
    for _ in range(4):
        step = data.draw(st.integers(0, watched.steps))
        assert watched.state(step) == state_at(watched.events, step)


def test_no_two_nodes_overlap_and_parents_are_over_their_children() -> None:
    watched = watch(read_subject("domino:2x4"), "minimax")
    layout = lay_out(watched, moves=True)
    rows: dict[float, list[float]] = {}
    for path, (x, y) in layout.places.items():
        rows.setdefault(y, []).append(x)
        children = [layout.places[child][0] for child in watched.nodes[path].children]
        if children:
            assert min(children) <= x <= max(children)
    for places in rows.values():
        places.sort()
        assert all(b - a > layout.tile for a, b in pairwise(places))
    assert all(layout.at(x, y) == path for path, (x, y) in layout.places.items())


def test_shipped_trees_are_the_lectures() -> None:
    by_method = {example.method: Tree.parse(example.tree) for example in EXAMPLES}
    for key, name in (
        ("minimax", None),
        ("average22", "average:2,2"),
        ("negamax", "negamax"),
        ("alphabeta", "alphabeta"),
    ):
        found = next(Tree.parse(e.tree) for e in EXAMPLES if e.name == "Minimax") if name is None else by_method[name]
        assert found == Tree.of(LECTURE[key]["tree"])
    leaves = [node.value for _, node in by_method["various-depth:2"].nodes() if not node.children]
    assert leaves == [node.value for _, node in Tree.of(LECTURE["various_depth"]["tree"]).nodes() if not node.children]


def test_cut_edges_are_struck_through_and_only_they() -> None:
    watched = watch(read_subject("tree:" + next(e.tree for e in EXAMPLES if e.name == "Alpha-beta")), "alphabeta")
    layout = lay_out(watched, moves=False)
    for step in range(watched.steps + 1):
        picture = draw(watched, step, layout, TreeDrawingOptions())
        strokes = [shape for shape in picture.shapes if isinstance(shape, Line) and shape.role == "warn"]
        cut = [node for node in watched.state(step).nodes.values() if node.status == "cut"]
        assert len(strokes) == 2 * len(cut)
    assert [e.text for e in watched.events if e.kind == "cut"].count("alpha") == watched.result.counters.alpha_cutoffs
    assert cut


def true_value(data: Any, upper: bool) -> Any:
    """The minimax value of nested lists, None if there is none; an independent implementation."""
    if not isinstance(data, list):
        return data
    below = [value for value in (true_value(child, not upper) for child in data) if value is not None]
    return (max if upper else min)(below) if below else None


def subtree(data: Any, path: tuple[int, ...]) -> Any:
    for index in path:
        data = data[index]
    return data


@settings(max_examples=40, deadline=None)
@given(nested.filter(lambda data: isinstance(data, list)), st.sampled_from(
    ["minimax", "alphabeta", "alphabeta-paper", "alphabeta-table", "negascout", "mtdf"]))  # fmt: skip
def test_a_value_without_a_sign_is_exact_and_one_with_a_sign_is_such_a_bound(data: Any, name: str) -> None:
    watched = watch(read_subject(f"tree:{Tree.of(data)}"), name)
    for event in watched.events:
        if event.kind not in ("leaf", "table", "value") or event.value is None:
            continue
        true = true_value(subtree(data, event.path), len(event.path) % 2 == 0)
        if event.sign == "≥":
            assert true >= event.value
        elif event.sign == "≤":
            assert true <= event.value
        else:
            assert true == event.value


def test_a_cut_node_shows_the_bound_that_is_known() -> None:
    watched = watch(read_subject("tree:[[3, 5], [2, 9]]"), "alphabeta")
    end = draw(watched, watched.steps, lay_out(watched, moves=False), TreeDrawingOptions())
    words = [shape.text for shape in end.shapes if isinstance(shape, Text)]
    assert "≤2" in words  # MIN has 2 already; 9 was never visited
    assert words.count("3") == 3  # leaf, MIN above it and the root: exact
    left = next(k for k, e in enumerate(watched.events, 1) if e.kind == "value" and e.path == (1,))
    assert watched.sentence(left) == "Node 2: returns ≤ 2."


@walked(
    ("text", "name"),
    [("tree:[[[8, 2], [-2, 99]], [[7, 8, 4], [99, 99]]]", "alphabeta"), ("evaluate:x/y;0,1,2", "negascout")],
)
def test_the_window_hides_no_other_node(text: str, name: str) -> None:
    watched = watch(read_subject(text), name)
    layout = lay_out(watched, moves=True)
    half = layout.tile / 2
    for step in range(watched.steps + 1):
        for box in draw(watched, step, layout, TreeDrawingOptions()).shapes:
            if not isinstance(box, Box) or box.fill != "accent_soft":
                continue
            for x, y in layout.places.values():
                apart = box.x + box.width <= x - half or box.x >= x + half
                assert apart or box.y + box.height <= y - 15 or box.y >= y + 15, (text, step)


def test_mtdf_says_what_it_asks_and_what_it_has_learned() -> None:
    watched = watch(read_subject("tree:[[3, 5], [2, 9]]"), "mtdf")
    passes = [watched.sentence(k) for k, e in enumerate(watched.events, 1) if e.kind == "pass"]
    assert passes == [
        "Root: nothing is known yet; question: at least 0?",
        "Root: the value is at least 3; question: more than 3?",
    ]
    assert any("null window (−1, 0)" in watched.sentence(k) for k in range(watched.steps))
    assert not any("asked about" in watched.sentence(k) for k in range(watched.steps))


def mtdf_of_plaat(tree: Any) -> list[tuple[int, int]]:
    """The windows at the root of Plaat's MTD(f) for whole numbers, from the guess 0, with a memory for each node."""
    known: dict[tuple[int, ...], tuple[float, float]] = {}

    def with_memory(node: Any, path: tuple[int, ...], alpha: float, beta: float, high: bool) -> float:
        lower, upper = known.get(path, (-math.inf, math.inf))
        if lower >= beta or upper <= alpha:
            return lower if lower >= beta else upper
        best: float = -math.inf if high else math.inf
        if not isinstance(node, list):
            best = node
        for k, child in enumerate(node if isinstance(node, list) else ()):
            value = with_memory(child, (*path, k), alpha, beta, not high)
            best = max(best, value) if high else min(best, value)
            if best >= beta if high else best <= alpha:
                break
        known[path] = (lower, best) if best <= alpha else (best, upper)
        return best

    lower, upper, value, windows = -math.inf, math.inf, 0.0, []
    while lower < upper:
        beta = value + 1 if value == lower else value
        windows.append((int(beta) - 1, int(beta)))
        value = with_memory(tree, (), beta - 1, beta, True)
        lower, upper = (lower, value) if value < beta else (value, upper)
    return windows


@pytest.mark.parametrize(
    "tree", ["[[3, 5], [2, 9]]", "[[[5,6],[7,4,5]],[[3],[6]],[[6],[6,9]],[[7],[5]],[[9,8],[6]]]", KNUTH]
)
def test_null_windows_are_those_of_the_textbook(tree: str) -> None:
    watched = watch(read_subject(f"tree:{tree}"), "mtdf", wanted=BY_HAND)
    said = [watched.sentence(k) for k, e in enumerate(watched.events, 1) if e.kind == "enter" and not e.path]
    shown = [tuple(map(int, re.search(r"\((\S+), (\S+)\)", one.replace("−", "-")).groups())) for one in said]
    assert shown == mtdf_of_plaat(json.loads(tree))
    assert [("No whole number lies between" in one) for one in said] == [True] + [False] * (len(said) - 1)
    step = next(k for k, e in enumerate(watched.events, 1) if e.kind == "enter")
    texts = [shape.text for shape in draw(watched, step, lay_out(watched, moves=False), TreeDrawingOptions()).shapes
             if isinstance(shape, Text)]  # fmt: skip
    assert "({}, {})".format(*shown[0]).replace("-", "−") in texts
    assert not any(text.startswith(("α", "β")) for text in texts)


def test_between_fractions_a_null_window_is_its_question() -> None:
    watched = watch(read_subject("tree:[[3, 7/2], [4, 9/2]]"), "negascout", wanted=BY_HAND)
    said = [watched.sentence(k) for k in range(watched.steps)]
    assert any("null window > 3?" in one for one in said)
    assert not any("whole number" in one for one in said)


def test_a_search_is_stepped_pointed_at_and_written(qtbot: QtBot, window: WatchWindow, tmp_path: Path) -> None:
    # What a search finds is told at its end and not before
    show_example(qtbot, window, "Alpha-beta")
    watched = window.watched
    assert watched is not None
    assert "exact" not in window.sentence.text()
    assert not window.panel.value.isVisible()
    qtbot.keyClick(window.tree, Qt.Key.Key_End)
    assert window.sentence.text().endswith(f"alphabeta has found {score(watched.result.value)}, exact.")
    assert window.panel.value.isVisible()
    qtbot.keyClick(window.tree, Qt.Key.Key_Home)
    assert window.panel.value.isVisible()  # shown, as the last step has been seen
    # Stepping by mouse forward and back
    window.step_controls.go(0)
    controls = window.step_controls
    assert not controls.back.isEnabled()
    for button, steps in ((controls.on, (1, 2, 3)), (controls.back, (2, 1))):
        for step in steps:
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
            assert window.step == step == controls.slider.value()
            assert window.sentence.text() == watched.sentence(step)
    qtbot.mouseClick(controls.last, Qt.MouseButton.LeftButton)
    assert not controls.on.isEnabled()
    assert watched.state(window.step).nodes[()].value == LECTURE["alphabeta"]["value"]
    leaves = [event.value for event in watched.events if event.kind == "leaf"]
    assert leaves == LECTURE["alphabeta"]["leaves_evaluated"]
    qtbot.mouseClick(window.step_controls.first, Qt.MouseButton.LeftButton)
    assert window.step == 0
    # The line that runs is marked
    window.panel.code.setChecked(True)
    assert window.pane.code.isVisible()
    for step in range(watched.steps + 1):
        window.step_controls.go(step)
        lines = window.pane.code.toPlainText().splitlines()
        marked = [number for number, line in enumerate(lines) if line.startswith("▸")]
        assert marked == ([] if step == 0 else [watched.code_line(step)])
        if step and watched.events[step - 1].kind == "cut":
            assert "break" in lines[marked[0]]
    window.panel.code.setChecked(False)
    assert window.pane.code.isHidden()
    # Leaves have their values as on paper
    values = {path: Fraction(node.position.value()) for path, node in window.watched.nodes.items() if node.over}
    assert window.tree._look.leaves == values
    watched, looks = window.watched, TreeDrawingOptions(leaves=values)
    layout = lay_out(watched, moves=False)
    for step in range(watched.steps + 1):
        words = [shape for shape in draw(watched, step, layout, looks).shapes if isinstance(shape, Text)]
        at = {(shape.x, shape.y): shape.text for shape in words}
        assert {path: at[layout.places[path]] for path in values} == {
            path: str(value).replace("-", "−") for path, value in values.items()
        }
    # The tree fits beside the pseudocode
    window.resize(1300, 700)
    window.panel.code.setChecked(True)
    settle(qtbot)
    for path in ((0, 0, 0, 0), (1, 1, 0, 0)):
        assert window.tree.viewport().rect().contains(window.tree.place_of(path))
    # A drawing that is older than the text says so
    show_example(qtbot, window, "Minimax")
    old = window.panes.old
    assert old.isHidden()
    window.panel.tree.setPlainText("[[1, 2], [3, 4]]")
    assert not old.isHidden()
    assert not window.panel.asking.isEnabled(), "it would ask about the drawing, which is another tree"
    assert not window.panel.assigning.isEnabled()
    window.panel.method.show_method("negamax")
    assert not old.isHidden()
    show_example(qtbot, window, "Minimax")
    assert old.isHidden()
    assert window.panel.asking.isEnabled()
    # A click on a node goes to its steps
    watched, seen = window.watched, []
    for _ in range(3):
        qtbot.mouseClick(window.tree.viewport(), Qt.MouseButton.LeftButton, pos=window.tree.place_of((0, 1)))
        seen.append(window.step)
        assert watched.events[window.step - 1].path == (0, 1)
    assert seen == sorted(set(seen))
    before = window.step
    qtbot.mouseClick(window.tree.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert window.step == before
    # Zoom and fit
    window.tree.fit()
    scale = window.tree.transform().m11()
    qtbot.keyClick(window.tree, Qt.Key.Key_Plus)
    assert window.tree.transform().m11() > scale
    qtbot.keyClick(window.tree, Qt.Key.Key_Minus)
    qtbot.keyClick(window.tree, Qt.Key.Key_Minus)
    assert window.tree.transform().m11() < scale
    qtbot.mouseClick(window.step_controls.whole, Qt.MouseButton.LeftButton)
    assert window.tree.transform().m11() == pytest.approx(scale)
    # Export of a step
    show_example(qtbot, window, "Negamax")
    window.step_controls.go(12)
    assert window.export_to(str(tmp_path / "step.svg"))
    ElementTree.fromstring((tmp_path / "step.svg").read_text(encoding="utf-8"))
    assert window.export_to(str(tmp_path / "step.tex"))
    tex = (tmp_path / "step.tex").read_text(encoding="utf-8")
    assert r"\begin{tikzpicture}" in tex
    assert "step 12 of" in tex
    # Keys slider and playing
    show_example(qtbot, window, "Minimax")
    watched = window.watched
    assert watched is not None
    tree = window.tree
    for key, step in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Down, 2), (Qt.Key.Key_Left, 1),
                      (Qt.Key.Key_End, watched.steps), (Qt.Key.Key_Home, 0)):  # fmt: skip
        qtbot.keyClick(tree, key)
        assert window.step == step
    window.step_controls.slider.setValue(7)
    assert window.step == 7
    assert window.count.text() == f"7 of {watched.steps} steps"
    window.step_controls.speed.setValue(window.step_controls.speed.maximum())
    window.step_controls.go(watched.steps - 2)
    qtbot.keyClick(tree, Qt.Key.Key_Space)
    assert window.step_controls.is_playing
    qtbot.waitUntil(lambda: window.step == watched.steps and not window.step_controls.is_playing)
    qtbot.mouseClick(window.step_controls.playing, Qt.MouseButton.LeftButton)
    assert window.step == 0
    assert window.step_controls.is_playing
    qtbot.mouseClick(window.step_controls.playing, Qt.MouseButton.LeftButton)
    assert not window.step_controls.is_playing
    window.step_controls.toggle()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.step_controls.is_playing  # stopped, since the window is hidden


def test_max_is_solid_and_min_is_hatched() -> None:
    watched = watch(read_subject("tree:[[7, 3], [5, 4]]"), "minimax")
    picture = draw(watched, watched.steps, lay_out(watched, moves=False), TreeDrawingOptions())
    tiles = [shape for shape in picture.shapes if isinstance(shape, Box) and shape.fill in ("max_fill", "min_fill")]
    assert [(tile.fill, tile.hatch) for tile in tiles] == [("max_fill", None)] + [("min_fill", "min_hatch")] * 2
    box = tiles[1]
    for (a, b), (c, d) in hatching(box):
        assert box.x <= a <= c <= box.x + box.width
        assert box.y <= d <= b <= box.y + box.height


def test_fractions_stay_exact_and_estimates_say_so() -> None:
    watched = watch(read_subject("tree:[[1/3, 3:[12, 8]], [16/3, 1/2]]"), "average:2,2")
    shapes = draw(watched, watched.steps, lay_out(watched, moves=False), TreeDrawingOptions()).shapes
    words = [shape.text for shape in shapes if isinstance(shape, Text)]
    assert {"1/3", "16/3", "31/6", "35/12"} <= set(words)  # 35/12 of 16/3 and 1/2; 31/6 of 1/3 and the mean 10
    assert score(watch(read_subject("tree:[3:[12, 8], 1]"), "minimax", 1).result.value) == "≈ 3"
    watched = watch(read_subject("domino:4x4"), "alphabeta", 1)
    assert watched.result.value == 8.0
    assert {score(event.value) for event in watched.events if event.kind == "leaf"} == {"≈ 8"}
    assert (score(Fraction(-1, 2)), score(float("inf")), score(None)) == ("−1/2", "∞", "–")


def test_payoffs_of_both_players_sum_to_zero() -> None:
    watched = watch(read_subject("heaps:grundy:5"), "negamax")
    shown = draw(watched, watched.steps, lay_out(watched, moves=True), TreeDrawingOptions(payoffs=True)).shapes
    pairs = [shape.text for shape in shown if isinstance(shape, Text) and " : " in shape.text]
    assert pairs
    assert all(pair in ("1 : −1", "−1 : 1") for pair in pairs)
    plain = draw(
        watch(watched.subject, "minimax"), watched.steps, lay_out(watched, moves=True), TreeDrawingOptions(payoffs=True)
    )
    assert pairs == [shape.text for shape in plain.shapes if isinstance(shape, Text) and " : " in shape.text]


def test_grundys_game_is_won_by_the_second_player_with_every_reply_shown() -> None:
    """In the lecture 7 is lost for the first player; B answers 6,1 and 5,2 and 4,3."""
    watched = watch(read_subject("heaps:grundy:7"), "minimax")
    assert strategy_paths(watched, Side.FIRST, 1) is None
    paths = strategy_paths(watched, Side.SECOND, -1)
    assert paths is not None
    for path in paths:
        children = watched.nodes[path].children
        chosen = [child for child in children if child in paths]
        assert len(chosen) == (len(children) if watched.side(path) is Side.FIRST else min(1, len(children)))
    ends = [path for path in paths if watched.nodes[path].over]
    assert all(len(path) % 2 == 0 for path in ends)  # the second player made the last move


def test_where_games_are_drawn_there_are_strategies_not_to_lose_but_none_to_win() -> None:
    example = next(example for example in EXAMPLES if example.name == "A game with draws")
    watched = watch(read_subject(f"tree:{example.tree}"), "minimax")
    assert watched.result.value == 0
    assert strategy_paths(watched, Side.MAX, 1) is None
    assert strategy_paths(watched, Side.MIN, -1) is None
    assert strategy_paths(watched, Side.MAX, 0)
    assert strategy_paths(watched, Side.MIN, 0)


def test_a_search_too_large_to_be_drawn_is_one_sentence() -> None:
    with pytest.raises(InputError) as error:
        watch(read_subject("domino:6x6"), "minimax")
    assert str(error.value).count(".") == 1
    assert f"{MOST_NODES}" in str(error.value)
    assert len(watch(read_subject("domino:6x6"), "alphabeta", 1).nodes) == 61  # the root and 60 dominoes


def test_svg_and_tikz_hold_the_same_words() -> None:
    watched = watch(read_subject("domino:2x3"), "alphabeta")
    picture = draw(watched, 20, lay_out(watched, moves=True), TreeDrawingOptions(payoffs=True))
    words = [shape.text for shape in picture.shapes if isinstance(shape, Text)]
    root = ElementTree.fromstring(svg(picture))
    assert [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")] == words
    tex = tikz(picture)
    assert tex.count(r"\node[") == len(words)
    assert tex.count("{") == tex.count("}")
    assert r"$\alpha$" in tex
    assert tex.isascii()


# The window -----------------------------------------------------------------------------------------------------


def test_the_lectures_values_level_by_level(qtbot: QtBot, window: WatchWindow) -> None:
    for name, key, value in (("Minimax", "minimax", "value"), ("(2,2) averages", "average22", "root_max"),
                             ("Various depth", "various_depth", "value"), ("Negamax", "negamax", "root")):  # fmt: skip
        show_example(qtbot, window, name)
        window.step_controls.to_end()
        assert window.watched is not None
        nodes = window.watched.state(window.step).nodes
        example = LECTURE[key]
        assert nodes[()].value == Fraction(example[value])
        level = example.get("min_level") or example["level1"]
        assert [nodes[(i,)].value for i in range(2)] == [Fraction(number) for number in level]
        for i, row in enumerate(example.get("max_level", [])):
            assert [nodes[(i, j)].value for j in range(len(row))] == [Fraction(number) for number in row]


@walked(("text", "place"), [("[[1, 2], [3 4]]", 12), ("[1, x]", 4), ("[1, 2", 4), ("[]", 1), ("3:4", 2), ("", None)])
def test_a_bad_tree_is_one_sentence_and_its_place(qtbot: QtBot, window: WatchWindow, text: str, place: int) -> None:
    window.panel.tree.setPlainText(text)
    fault = window.panel.typed.faults.text()
    assert fault.endswith(".")
    assert "\n" not in fault
    if place is not None:
        (mark,) = window.panel.tree.extraSelections()
        assert mark.cursor.selectionStart() == place
    qtbot.mouseClick(window.panel.watching, Qt.MouseButton.LeftButton)
    assert window.watched is None
    assert window.panel.typed.faults.text() == fault
    assert not window.panel.fault.text(), "it is told once"
    window.panel.tree.setPlainText("[1, 2]")
    assert not window.panel.typed.faults.text()
    assert not window.panel.tree.extraSelections()


def test_the_words_beside_the_numbers_of_a_random_tree_are_whole(qtbot: QtBot, theme: Theme) -> None:
    bar = RandomTreeBar()
    qtbot.addWidget(bar)
    bar.on.setChecked(True)
    bar.resize(bar.minimumSizeHint())
    bar.show()
    for label in bar.findChildren(Label):
        assert label.width() >= label.fontMetrics().horizontalAdvance(label.text()), label.text()


# Two methods on one tree ----------------------------------------------------------------------------------------


@walked(("key", "names"), [("domino", ("minimax", "alphabeta")), ("heaps", ("negascout", "mtdf"))])
def test_two_searches_are_drawn_on_one_tree_and_end_together(key: str, names: tuple[str, str]) -> None:
    first, second = watch_beside(read_subject(f"{key}:{SMALL[key][0]}"), names)
    assert first.nodes.keys() == second.nodes.keys()
    for watched, name in ((first, names[0]), (second, names[1])):
        alone = watch(read_subject(f"{key}:{SMALL[key][0]}"), name)
        assert watched.events == alone.events
        assert watched.counted(watched.steps) == replace(watched.result.counters, path=0, stored=0)
    both = SideBySide((first, second))
    assert [both.step_at(number, both.moments) for number in (0, 1)] == [first.steps, second.steps]
    singly = SideBySide((first, second), in_proportion=False)
    least = min(first.steps, second.steps)
    assert [singly.step_at(number, least) for number in (0, 1)] == [least, least]
    for pair in (both, singly):
        assert [pair.step_at(number, 0) for number in (0, 1)] == [0, 0]
        for number, watched in enumerate((first, second)):
            for step in range(watched.steps + 1):
                moment = pair.moment_of(number, step)
                assert pair.step_at(number, moment) == step
                assert moment == 0 or pair.step_at(number, moment - 1) < step


def test_a_search_that_was_stopped_before_its_first_step_has_made_none() -> None:
    stopped = replace(watch(read_subject("domino:2x2"), "minimax"), events=[])
    assert SideBySide((stopped,)).step_at(0, 0) == 0


def test_a_search_to_a_depth_shares_its_tree_too() -> None:
    searches = watch_beside(read_subject("domino:4x4"), ("alphabeta", "selective:2"), 2)
    for watched in searches:
        assert all(event.path in watched.nodes for event in watched.events)
    assert searches[0].nodes == searches[1].nodes


def test_two_methods_are_watched_on_one_tree(qtbot: QtBot, window: WatchWindow, tmp_path: Path) -> None:
    # One slider moves both trees
    window.panel.show_example([example.name for example in EXAMPLES].index("Alpha-beta"))
    window.panel.beside.show_method("minimax")
    start(qtbot, window)
    assert window.together is not None
    first, second = window.together.searches
    assert (first.method, second.method) == ("alphabeta", "minimax")
    assert window.beside.isVisible()
    assert window.step_controls.slider.maximum() == max(first.steps, second.steps)
    window.step_controls.slider.setValue(window.step_controls.slider.maximum() // 2)
    assert 0 < window.step < first.steps
    window.step_controls.to_end()
    for pane, watched in ((window.pane, first), (window.beside, second)):
        assert pane.sentence.text() == watched.sentence(watched.steps)
        nodes = watched.result.counters.nodes
        assert pane.heading.text().startswith(f"{watched.method}: {nodes} nodes, {watched.result.counters.leaves} leav")
    window.panel.proportion.setChecked(False)
    window.step_controls.go(first.steps)
    assert window.beside.count.text() == f"{first.steps} of {second.steps} steps"
    qtbot.mouseClick(window.beside.tree.viewport(), Qt.MouseButton.LeftButton, pos=window.beside.tree.place_of((1, 0)))
    assert second.events[window.together.step_at(1, window.step_controls.moment) - 1].path == (1, 0)
    assert window.export_to(str(tmp_path / "both.svg"))
    words = [shape.text for pane in (window.pane, window.beside) for shape in pane.tree.picture().shapes
             if isinstance(shape, Text)]  # fmt: skip
    drawn = ElementTree.parse(tmp_path / "both.svg").iter("{http://www.w3.org/2000/svg}text")
    assert [element.text for element in drawn] == words
    window.panel.beside.methods.setCurrentIndex(0)
    start(qtbot, window)
    assert window.beside.isHidden()
    # With two equal subtrees but no table, alpha-beta visits 10 leaves, as on paper
    window.panel.tree.setPlainText("[[[5,6],[7,4,5]],[[3],[6]],[[6],[6,9]],[[7],[5]],[[9,8],[6]]]")
    window.panel.method.show_method("alphabeta")
    window.panel.beside.show_method("negascout")
    start(qtbot, window)
    window.step_controls.to_end()
    assert window.pane.heading.text() == "alphabeta: 24 nodes, 10 leaves, 3 cutoffs; moves as given, no table"
    assert window.beside.heading.text() == "negascout: 23 nodes, 9 leaves, 4 cutoffs; moves as given, no table"
    assert window.panel.counts.text() == "24 nodes, 10 leaves: moves as given, no table"
    conditions = window.panel.conditions
    conditions.show_wanted(Conditions(ESTIMATE, table=True, again=False))
    assert conditions.wanted == Conditions(ESTIMATE, table=True, again=False)
    start(qtbot, window)
    assert window.pane.heading.text().endswith("moves ordered, with table, leaves once")
    window.panel.beside.show_method("lecture")
    assert conditions.note.text().startswith("lecture: It always orders moves")
    conditions.show_wanted(BY_HAND)
    assert conditions.wanted == BY_HAND
    # As in an actual lesson: 15 leaves, two methods, the window at its initial size
    window.resize(*WatchWindow.SIZE)
    window.panel.tree.setPlainText("[[[5,6],[7,4,5]],[[3],[6]],[[6],[6,9]],[[7],[5]],[[9,8],[6]]]")
    window.panel.method.show_method("alphabeta")
    window.panel.beside.show_method("negascout")
    start(qtbot, window)
    window.panel.code.setChecked(True)
    settle(qtbot)
    for pane in window.panes.shown:
        for path in ((0, 0, 0), (4, 1, 0)):
            assert pane.tree.viewport().rect().contains(pane.tree.place_of(path)), path


def test_positions_are_drawn_under_their_nodes_for_every_game_with_a_drawing(
    qtbot: QtBot, window: WatchWindow, tmp_path: Path
) -> None:
    for key in GAMES:
        watched = watch(read_subject(f"{key}:{SMALL[key][0]}"), "alphabeta", 1)
        layout = lay_out(watched, moves=True, positions=True)
        picture = draw(watched, watched.steps, layout, TreeDrawingOptions(positions=True))
        images = [shape for shape in picture.shapes if isinstance(shape, Inset)]
        if key == "heaps":  # written, as in the lecture
            assert {"3+2+1", "3+2"} <= {shape.text for shape in picture.shapes if isinstance(shape, Text)}
            assert not images
            continue
        assert [image.of.position for image in images] == [node.position for node in watched.nodes.values()]
        for image, path in zip(images, watched.nodes, strict=True):
            x, y = layout.places[path]
            assert image.x < x < image.x + image.width
            assert y < image.y
        assert len(list(ElementTree.fromstring(svg(picture)).iter("{http://www.w3.org/2000/svg}g"))) >= len(images)
        tex = tikz(picture)
        assert tex.count("fill=tilingfield]") >= len(images), "the ground of each"
        assert tex.count("{") == tex.count("}")
    show_example(qtbot, window, "Minimax")
    assert window.panel.positions.isHidden()  # numbers alone have no drawing
    window.panel.show_named("alphabeta;domino:2x3")
    start(qtbot, window)
    assert not window.panel.positions.isHidden()
    before = window.tree.sceneRect().height()
    window.panel.positions.setChecked(True)
    assert window.tree.sceneRect().height() > before
    tree = window.tree
    tree.resetTransform()
    x, y = tree._layout.places[()] if tree._layout else (0, 0)
    tree.centerOn(x, y)
    middle = tree.mapFromScene(x, y + 64)
    seen = {tree.grab().toImage().pixelColor(middle.x() + dx, middle.y()).name() for dx in range(-24, 25)}
    assert {colour.lower() for colour in (LIGHT.sq_light, LIGHT.sq_dark)} <= seen


def test_what_is_shown_and_how_is_remembered_and_linked(
    qtbot: QtBot, workspace: Workspace, window: WatchWindow
) -> None:
    # What is drawn is remembered
    first = WatchWindow(workspace)
    assert first.panel.shown == "moves"
    first.panel.code.click()
    first.panel.moves.click()
    assert SettingsFile().current.watch_shows == "code"  # read again from the disk
    second = WatchWindow(workspace)
    assert (second.panel.code.isChecked(), second.panel.moves.isChecked()) == (True, False)
    for made in (first, second):
        qtbot.addWidget(made)
    # A group is folded until it is opened and stays so
    group = window.findChild(QToolButton, "foldShow")
    assert not window.panel.code.isVisible()
    qtbot.mouseClick(group, Qt.MouseButton.LeftButton)
    assert window.panel.code.isVisible()
    assert workspace.settings.current.unfolded == "foldShow"
    other = WatchWindow(workspace)
    qtbot.addWidget(other)
    other.show()
    assert other.panel.code.isVisible()
    # The search is that of the command line, with the same order of the variables
    first = workspace.windows.show("watchSearch", "alphabeta-ordered;evaluate:x*(y-z); 0,1?order-variables,seed=5")
    qtbot.waitUntil(lambda: first.watched is not None and first.watched.method == "alphabeta-ordered")
    found = Conditions(ESTIMATE, table=False, sampling=Sampling(replies=True, seed=5))
    assert first.watched.conditions == found
    first.step_controls.to_end()
    assert first.pane.heading.text().endswith("moves ordered, variables too, seed 5, no table")
    options = first.panel.conditions.estimates
    assert not options.isHidden()
    assert workspace.settings.current.sampling == "", "a link is not remembered"
    options.heights.click()
    assert SettingsFile().current.sampling == "order-variables,by-height,seed=5"
    second = workspace.windows.show("compareMethods")
    assert second.panel.plan().wanted.sampling == Sampling(replies=True, heights=True, seed=5)
    first.panel.method.show_method("alphabeta")
    assert options.isHidden(), "moves as given have no estimates"
    first.panel.show_named("alphabeta-ordered;domino:2x3")
    assert options.isHidden(), "only e-Valuate samples"


def test_the_panel_says_what_is_chosen_and_what_is_wrong(window: WatchWindow, qtbot: QtBot) -> None:
    # What a method does stands below it
    assert window.panel.beside.summary.isHidden()
    window.panel.beside.show_method("negascout")
    assert window.panel.beside.summary.text().endswith("the rest with null windows")
    window.panel.method.show_method("average:2,2")
    assert window.panel.method.summary.text().endswith("below the root")
    # The games stand in the order of the toolbar
    games = window.panel.position.games
    assert [games.itemData(k) for k in range(games.count())] == list(GAMES)
    # A caption goes when the tree is edited and a fault with its game
    panel = window.panel
    show_example(qtbot, window, "Minimax")
    assert panel.typed.about.isVisible()
    at = panel.method.mapTo(panel.area.widget(), QPoint())
    panel.tree.setPlainText("[[1, 2], [3, 4]]")
    assert not panel.typed.about.isVisible()
    settle(qtbot)
    assert panel.method.mapTo(panel.area.widget(), QPoint()) == at, "what is below stays under the pointer"
    panel.tree.setPlainText("[[1, 2], [3, 4")
    settle(qtbot)
    assert panel.typed.faults.isVisible()
    assert panel.method.mapTo(panel.area.widget(), QPoint()) == at
    panel.tree.setPlainText("[[1, 2], [3, 4]]")
    assert panel.typed.lecture.currentIndex() == -1
    panel.show_example(0)
    assert panel.typed.about.isVisible()
    qtbot.mouseClick(panel.source.segment("game"), Qt.MouseButton.LeftButton)
    enter_position(qtbot, panel.position, "domino", "nonsense")
    qtbot.mouseClick(panel.watching, Qt.MouseButton.LeftButton)
    assert panel.fault.text()
    panel.position.games.setCurrentIndex(panel.position.games.findData("heaps"))
    panel.position.games.activated.emit(0)
    assert not panel.fault.text()
    # Faults of position and method are one line
    panel = window.panel
    qtbot.mouseClick(panel.source.segment("game"), Qt.MouseButton.LeftButton)
    enter_position(qtbot, panel.position, "domino", "nonsense")
    qtbot.mouseClick(panel.watching, Qt.MouseButton.LeftButton)
    assert panel.fault.text().endswith(".")
    enter_position(qtbot, panel.position, "domino", "2x2")
    panel.method.show_method("average:0,1")
    qtbot.mouseClick(panel.watching, Qt.MouseButton.LeftButton)
    assert "at least 1" in panel.fault.text()
    # A game and its strategy by mouse
    panel = window.panel
    qtbot.mouseClick(panel.source.segment("game"), Qt.MouseButton.LeftButton)
    enter_position(qtbot, panel.position, "heaps", "grundy:7")
    panel.method.show_method("alphabeta")
    start(qtbot, window)
    assert window.watched is not None
    assert window.watched.result.value == -1
    panel.strategy.setCurrentIndex(2)
    panel.strategy.activated.emit(panel.strategy.currentIndex())
    qtbot.waitUntil(lambda: window.tree._look.strategy is not None)
    assert window.status.text().startswith("A strategy of SECOND")
    panel.strategy.setCurrentIndex(1)
    panel.strategy.activated.emit(panel.strategy.currentIndex())
    qtbot.waitUntil(lambda: window.status.text().startswith("FIRST"))
    assert window.status.text() == "FIRST has no such strategy: the opponent can always prevent it."
    assert window.tree._look.strategy is None
    # A method is not watched beside itself
    panel = window.panel
    panel.method.show_method("alphabeta")
    panel.beside.show_method("alphabeta")
    window.watch()
    assert "alphabeta" in panel.fault.text()
    panel.method.show_method("average:2,2")
    panel.beside.show_method("average:3,2")
    assert panel.chosen()[1] == ("average:2,2", "average:3,2"), "other parameters make it another method"
    panel.show_named("average;domino:2x3")
    assert len(panel.chosen()[1]) == 1, "a link shows its own method alone"


def test_in_a_small_window_the_steps_have_whole_icons(qtbot: QtBot, window: WatchWindow) -> None:
    start(qtbot, window)
    window.resize(533, 360)  # as with large text on a small screen
    settle(qtbot)
    controls = window.step_controls
    for button in (controls.first, controls.playing, controls.last, controls.whole):
        assert button.width() >= ICON
        assert controls.rect().contains(button.geometry())
