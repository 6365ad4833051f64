"""The picture of a game tree: opened by clicks and by level, with exact values, prunings and its SVG."""

import xml.etree.ElementTree as ET
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tiling_gui.core.drawing.figure import Line
from tiling_gui.desktop.features.game_tree.picture import MOST, TreePicture
from tiling_gui.desktop.features.game_tree.window import TreeWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.evaluate.search.solver import ExpressionSolver
from tiling_gui.records.record import new_record

FIGURE_1 = EvaluatePosition.start("(10-x)*y")


@pytest.fixture
def window(workspace: Workspace) -> TreeWindow:
    return show(workspace, FIGURE_1)


def show(workspace: Workspace, position: EvaluatePosition) -> TreeWindow:
    """The tree below a position on the page."""
    workspace.controller.open(new_record("evaluate", position))
    made = workspace.windows.show("expressionTree")
    assert isinstance(made, TreeWindow)
    return made


def nodes_below(position: Any) -> int:
    return 1 + sum(nodes_below(position.play(move)) for move in position.moves())


def test_a_click_opens_a_node_with_the_values_of_its_options(qtbot: QtBot, window: TreeWindow) -> None:
    picture, canvas = window.picture, window.canvas
    qtbot.waitUntil(lambda: picture.values.get(FIGURE_1) == 45, timeout=60_000)  # the paper's value
    qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=QPoint(round(picture.root.x), round(picture.root.y)))
    assert [node.words for node in picture.root.children] == [str(digit) for digit in range(10)]
    five = picture.root.children[5]
    qtbot.waitUntil(lambda: five.position in picture.values, timeout=60_000)
    solver = ExpressionSolver()
    for node in picture.root.children:
        assert picture.values[node.position] == solver.solve(node.position).value
    canvas.grab()
    qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=QPoint(round(five.x), round(five.y)))
    assert [node.words for node in five.children] == ["5 → x", "5 → y"]
    canvas.setFocus()
    qtbot.keyClick(canvas, Qt.Key.Key_Return)  # closes it again
    assert not five.is_open
    assert picture.count == 11


def test_levels_open_until_the_leaves(qtbot: QtBot, window: TreeWindow) -> None:
    for expected in (11, 31, 231, 431):  # T(2) = 431 nodes
        window.open_level()
        assert window.picture.count == expected
    leaf = next(node for node in window.picture.root.walk() if node.position.is_over)
    qtbot.waitUntil(lambda: window.picture.values.get(leaf.position) == leaf.position.value(), timeout=60_000)
    window.canvas.grab()
    window.close_all()
    assert window.picture.count == 1


def test_prunings_are_those_of_the_paper(qtbot: QtBot, window: TreeWindow) -> None:
    window.show_cut.setChecked(True)
    qtbot.waitUntil(lambda: bool(window.picture.cut), timeout=60_000)
    sizes = []
    for path in window.picture.cut:
        position: Any = FIGURE_1
        for index in path:
            position = position.play(position.moves()[index])
        sizes.append((len(path) % 2, nodes_below(position)))
    # Natural order: four alpha cutoffs (84 nodes), and one beta cutoff (18 nodes) that the text leaves out.
    assert sum(size for odd, size in sizes if not odd) == 84
    assert sum(size for odd, size in sizes if odd) == 18
    for _ in range(4):
        window.open_level()
    assert window.picture.count == 431 - 84 - 18 + len(window.picture.cut)


def test_the_picture_is_written_as_svg(qtbot: QtBot, window: TreeWindow, tmp_path: Path) -> None:
    window.open_level()
    assert window.export_to(str(tmp_path / "tree.svg"))
    root = ET.parse(tmp_path / "tree.svg").getroot()
    assert len([box for box in root.findall("{http://www.w3.org/2000/svg}rect") if box.get("rx")]) == 11


def test_the_upright_edge_to_the_middle_option_is_drawn_and_shows_what_keeps_the_value(
    qtbot: QtBot, theme: Theme, workspace: Workspace
) -> None:
    """In the paper's first example the middle one of 6's three options, y, keeps 18."""
    window = show(workspace, EvaluatePosition.start("x*(y-z)").play(Fraction(6)))
    window.open_level()
    root = window.picture.root
    middle = root.children[1]
    assert middle.x == root.x
    qtbot.waitUntil(lambda: window.picture.keeps_value(root, middle), timeout=60_000)
    shot = window.canvas.grab().toImage()
    y = round((root.y + middle.y) / 2) - 8  # above the text at the end of the edge
    seen = {shot.pixelColor(round(root.x) + dx, y).name() for dx in (-1, 0, 1)}
    assert theme.colour("accent").name() in seen
    window.picture.values.clear()
    window.canvas.update()
    shot = window.canvas.grab().toImage()
    assert {shot.pixelColor(round(root.x) + dx, y).name() for dx in (-1, 0, 1)} != {theme.colour("window").name()}


def test_the_picture_shows_what_keeps_the_value(qtbot: QtBot, window: TreeWindow) -> None:
    picture = window.picture
    window.open_level()
    # The paper: 45.
    qtbot.waitUntil(lambda: picture.keeps_value(picture.root, picture.root.children[5]), timeout=60_000)
    lines = [shape for shape in picture.figure().shapes if isinstance(shape, Line)]
    assert [k for k, line in enumerate(lines) if line.role == "accent"] == [5]


def test_a_picture_of_any_game_never_overlaps_and_has_an_end() -> None:
    picture = TreePicture(DominoPosition.start(3, 4))
    while picture.open_level() and picture.count < 2000:
        pass
    picture.arrange()
    rows: dict[int, list[float]] = {}
    for node in picture.root.walk():
        rows.setdefault(len(node.path), []).append(node.x)
    assert all(b - a >= 30 for row in rows.values() for a, b in pairwise(row))
    assert picture.count <= MOST
    assert picture.values == {}
    picture.values[picture.root.position] = Fraction(16, 3)
    assert picture.value_text(picture.root) == "16/3"


def test_the_tree_is_that_of_the_position_on_the_page(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.actions["expressionTree"].trigger()
    assert workspace.windows.get("expressionTree") is None  # the tiling game has none
    workspace.controller.open(new_record("evaluate", FIGURE_1))
    workspace.actions["expressionTree"].trigger()
    window = workspace.windows.get("expressionTree")
    assert isinstance(window, TreeWindow)
    assert window.isVisible()
    assert window.picture.root.position == FIGURE_1
    qtbot.waitUntil(lambda: window.picture.values.get(FIGURE_1) == 45, timeout=60_000)  # the paper's value
    window.open_level()
    after = FIGURE_1.play(Fraction(3)).play("x")
    workspace.controller.open(new_record("evaluate", after))
    workspace.actions["expressionTree"].trigger()
    assert workspace.windows.get("expressionTree") is window
    assert (window.picture.root.position, window.picture.count) == (after, 1)
    assert after.partial() in window.title.text() != f"Search tree: {FIGURE_1.partial()}"
    value = ExpressionSolver().solve(after).value
    qtbot.waitUntil(lambda: window.picture.values.get(after) == value, timeout=60_000)
