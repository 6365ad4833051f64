"""Trees without a search: every game, the lecture's and the paper's trees, opening nodes, walking, finding, files."""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop.windows import settle
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.drawing.figure import Inset, Line, Text
from tiling_gui.desktop.features.lab.tree_facts import question_text
from tiling_gui.desktop.features.lab.watch_window import WatchWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch, unsearched
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import TreeDrawingOptions, draw, lay_out
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.evaluate.search.solver import ExpressionSolver
from tiling_gui.records.record import new_record
from tiling_gui.search.compare import laboratory_games, read_subject
from tiling_gui.search.game_tree import ALIKE, GRAPH, TREE

SMALL = {key: game.example for key, game in laboratory_games().items()} | {
    "domino": "2x2",
    "evaluate": "x/y;0,1",
    "sharing": "path:3,edges,vertices,2",
    "matching": "path:5",
}
FIGURE_1 = EvaluatePosition.start("(10-x)*y")
LARGE = EvaluatePosition.start("x*(y-z)")
"""The paper's first example; T(3) = 12,941 nodes."""


def shapes(watched: RecordedSearch, **look: Any) -> tuple[Any, ...]:
    options = TreeDrawingOptions(positions=True, **look)
    return draw(watched, 0, lay_out(watched, moves=True, positions=True), options).shapes


def words(watched: RecordedSearch, **look: Any) -> list[str]:
    return [shape.text for shape in shapes(watched, **look) if isinstance(shape, Text)]


# The drawing, without a window ----------------------------------------------------------------------------------


@walked("merged", [TREE, ALIKE, GRAPH])
@walked("key", [*GAMES, "tree"])
def test_every_game_is_drawn(key: str, merged: str) -> None:
    watched = unsearched(read_subject(f"{key}:{SMALL[key]}"), merged)
    layout = lay_out(watched, moves=True, positions=True)
    insets = [shape for shape in shapes(watched) if isinstance(shape, Inset)]
    assert len(insets) == (0 if key in ("heaps", "tree") else len(watched.nodes))
    for shape in shapes(watched):
        if isinstance(shape, Text):
            assert 0 <= shape.x <= layout.size[0]
            assert 0 <= shape.y <= layout.size[1]
    for (x, y), (a, b) in ((one, two) for one in layout.places.values() for two in layout.places.values()):
        assert (x, y) == (a, b) or y != b or abs(x - a) >= layout.tile


def test_the_lecture_s_tree_and_graph_of_seven() -> None:
    """The previous player wins; the lecture's tree has 3+2+1+1 five times, its graph once."""
    subject = read_subject("heaps:grundy:7")
    tree, graph = unsearched(subject, ALIKE), unsearched(subject, GRAPH)
    assert (words(tree).count("3+2+1+1"), words(graph).count("3+2+1+1")) == (5, 1)
    assert tree.sentence(0) == "heaps:grundy:7: 24 positions on 6 levels. The previous player wins, Grundy value 0."
    assert words(tree)[-2:] != words(tree, outcomes=(), numbers=())[-2:]
    assert not [word for word in words(tree, outcomes=(), numbers=()) if word[:1] in ("P", "N")]
    assert "Grundy value 2" in unsearched(read_subject("ellie:2x3")).sentence(0)  # as on the slides


def test_strong_edges_keep_the_value() -> None:
    """In the paper's first figure, worth 45, only the proposal of 5 keeps it."""
    watched = unsearched(read_subject("evaluate:(10-x)*y"))
    assert watched.values[()] == 45
    lines = [shape for shape in shapes(watched) if isinstance(shape, Line)]
    assert [k for k, line in enumerate(lines[:10]) if line.role == "accent"] == [5]
    assert [path for path in watched.nodes[()].children if watched.keeps((), path)] == [(5,)]


# The window -----------------------------------------------------------------------------------------------------


@pytest.fixture
def workspace(boardless: Workspace) -> Workspace:
    """One without a board, which the window does not need."""
    return boardless


@pytest.fixture
def tree_of(qtbot: QtBot, workspace: Workspace) -> Callable[..., WatchWindow]:
    """Opens the tree of a position, by the command of its game, and waits for it."""

    def show(game: str, position: Any, command: str = "gameTree") -> WatchWindow:
        workspace.controller.open(new_record(game, position))
        made = workspace.windows.show(command)
        assert isinstance(made, WatchWindow)
        qtbot.waitUntil(lambda: made.watched is not None and made.watched.subject.position == position)
        settle(qtbot)
        return made

    return show


def click(qtbot: QtBot, window: WatchWindow, path: tuple[int, ...]) -> None:
    window.tree._see(path)
    qtbot.mouseClick(window.tree.viewport(), Qt.MouseButton.LeftButton, pos=window.tree.place_of(path))


def test_a_large_tree_opens_by_clicks_with_the_values_of_its_options(
    qtbot: QtBot, tree_of: Callable[..., WatchWindow]
) -> None:
    window = tree_of("evaluate", LARGE, "expressionTree")
    watched = window.watched
    assert watched is not None
    assert watched.method == ""
    assert len(watched.nodes) == 11
    solver = ExpressionSolver()
    qtbot.waitUntil(lambda: len(watched.values) == 11, timeout=60_000)
    assert all(watched.values[path] == solver.solve(node.position).value for path, node in watched.nodes.items())
    click(qtbot, window, (6,))
    assert watched.nodes[(6,)].moves == ("6 → x", "6 → y", "6 → z")
    # The paper: the middle one of 6's three options, y, keeps 18.
    qtbot.waitUntil(lambda: watched.keeps((6,), (6, 1)), timeout=60_000)
    click(qtbot, window, (6,))
    assert len(watched.nodes) == 11
    window.open_nodes.open_level()
    assert len(watched.nodes) == 41
    window.open_nodes.close_all()
    assert len(watched.nodes) == 1
    assert "1 position on 1 level" in window.sentence.text()


def test_the_tree_of_a_position_is_walked_searched_and_written(
    workspace: Workspace, tree_of: Callable[..., WatchWindow], qtbot: QtBot, tmp_path: Path
) -> None:
    # The tree is that of the position on the board
    window = tree_of("evaluate", FIGURE_1, "expressionTree")
    assert window.watched is not None
    assert len(window.watched.nodes) == 431
    assert window.panel.merging.currentData() == TREE
    after = FIGURE_1.play(FIGURE_1.domain[3]).play("x")
    assert tree_of("evaluate", after, "expressionTree") is window
    other = tree_of("heaps", GAMES["heaps"].parse("nim:1,2", GAMES["heaps"].sides[0]))
    assert other is window
    assert window.panel.merging.currentData() == ALIKE
    # Keys walk open and find
    window = tree_of("heaps", GAMES["heaps"].parse("grundy:7", GAMES["heaps"].sides[0]))
    tree, watched = window.tree, window.watched
    assert watched is not None
    for key, expected in (("Down", (0,)), ("Right", (1,)), ("Left", (0,)), ("Up", ()), ("Down", (0,))):
        qtbot.keyClick(tree, getattr(Qt.Key, f"Key_{key}"))
        assert tree.cursor_at == expected
    assert tree.accessibleDescription() == "After #1 7→6+1: 6+1 N 1"
    count = len(watched.nodes)
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    assert not watched.nodes[(0,)].children
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    assert watched.nodes[(0,)].children
    window.open_nodes.open_level()
    window.open_nodes.open_level()
    window.open_nodes.open_level()
    window.open_nodes.open_level()
    assert len(watched.nodes) == count
    qtbot.keyClick(tree, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert tree.finding.isVisibleTo(window)
    qtbot.keyClicks(tree.finding, "3+2+1+1")
    found = []
    for _ in range(6):
        qtbot.keyClick(tree.finding, Qt.Key.Key_Return)
        found.append(tree.cursor_at)
    assert len(set(found)) == 5  # as often as in the lecture
    assert found[5] == found[0]
    assert window.status.text().startswith("1 of 5: ")
    tree.finding.setText("no such thing")
    qtbot.keyClick(tree.finding, Qt.Key.Key_Return)
    assert "no such thing" in window.status.text()
    qtbot.keyClick(tree.finding, Qt.Key.Key_Escape)
    assert tree.finding.isHidden()
    # Trees are written
    window = tree_of("ellie", GAMES["ellie"].parse("2x3", GAMES["ellie"].sides[0]))
    assert window.watched is not None
    for name in ("a.svg", "a.tex", "a.dot"):
        assert window.export_to(str(tmp_path / name))
    texts = ElementTree.parse(tmp_path / "a.svg").iter("{http://www.w3.org/2000/svg}text")
    assert {"N 2", "N 1", "P 0"} <= {element.text for element in texts}
    assert "Grundy value 2" in (tmp_path / "a.tex").read_text()
    dot = (tmp_path / "a.dot").read_text()
    assert dot.count("  n0 ->") == len(window.watched.nodes[()].children)
    assert r"\nN 2" in dot
    # A wrong or too large position is one sentence and the drawing stays
    window = tree_of("ellie", GAMES["ellie"].parse("2x3", GAMES["ellie"].sides[0]))
    before = window.watched
    window.show_link(";ellie:nonsense")
    assert window.panel.fault.text().endswith(".")
    window.show_filled((";domino:6x6", GRAPH))
    qtbot.waitUntil(lambda: "too large" in window.status.text())
    assert window.watched is before
    # A search follows on the same tree
    window = tree_of("heaps", GAMES["heaps"].parse("nim:1,2", GAMES["heaps"].sides[0]))
    assert window.step_controls.isHidden()
    assert window.windowTitle() == "Game tree"
    window.panel.method.show_method("alphabeta")
    qtbot.mouseClick(window.panel.watching, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.watched is not None and window.watched.method == "alphabeta")
    assert not window.step_controls.isHidden()
    assert window.open_nodes.isHidden()
    assert window.windowTitle() == "Watch a search"
    # The command to watch shows a search in place of a tree
    window = tree_of("heaps", GAMES["heaps"].parse("nim:1,2", GAMES["heaps"].sides[0]))
    assert workspace.windows.show("watchSearch") is window
    qtbot.waitUntil(lambda: window.watched is not None and window.watched.method == "minimax")
    # A node of a search is reached by keys as by a click
    window = workspace.windows.show("watchSearch", "alphabeta;tree:[[3, 5], [2, 9]]")
    qtbot.waitUntil(lambda: window.watched is not None and window.watched.method == "alphabeta")
    for key in ("Down", "Down", "Right"):  # from no node to the root, its first child, that one's first
        qtbot.keyClick(window.tree, getattr(Qt.Key, f"Key_{key}"), Qt.KeyboardModifier.ShiftModifier)
    assert (window.step, window.tree.cursor_at) == (0, (1,))
    qtbot.keyClick(window.tree, Qt.Key.Key_Return)
    assert window.watched.events[window.step - 1].path == (1,)
    qtbot.keyClick(window.tree, Qt.Key.Key_Right)
    assert window.tree.cursor_at == (1,), "arrows alone step"


def test_a_typed_tree_without_a_method_is_a_question_for_the_usual_one() -> None:
    watched = unsearched(read_subject("tree:[[3, 5], [2, 9]]"))
    assert watched.result.value == 3
    assert question_text(watched) == "tree: [[3, 5], [2, 9]]\nsearch: minimax"
