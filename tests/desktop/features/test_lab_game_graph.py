"""The window of game trees and graphs: the lecture's game, every other game, the display options, and files."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.drawing.figure import Inset, Text
from tiling_gui.desktop.features.lab.game_graph_drawing import GraphDrawingOptions, draw_graph
from tiling_gui.desktop.features.lab.game_graph_window import GameGraphWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.search.compare import laboratory_games

SMALL = {key: game.example for key, game in laboratory_games().items()} | {
    "domino": "2x2",
    "evaluate": "x/y;0,1",
    "sharing": "path:3,edges,vertices,2",
    "matching": "path:5",
}


@pytest.fixture
def window(workspace: Workspace) -> GameGraphWindow:
    made = workspace.windows.show("gameTree")
    assert isinstance(made, GameGraphWindow)
    return made


def show(qtbot: QtBot, window: GameGraphWindow, game: str, text: str) -> None:
    before = window.graph
    window.show_named(game, text)
    qtbot.waitUntil(lambda: window.graph is not before)


def drawn_words(window: GameGraphWindow) -> list[str]:
    assert window.graph is not None
    assert window.subject is not None
    shapes = window.drawn().shapes
    return [shape.text for shape in shapes if isinstance(shape, Text)]


def test_there_is_nothing_to_be_exported_before_something_is_drawn(qtbot: QtBot, workspace: Workspace) -> None:
    made = GameGraphWindow(workspace)
    qtbot.addWidget(made)
    assert not made.exporting.isEnabled()


def test_the_lecture_s_tree_and_graph_of_seven(qtbot: QtBot, window: GameGraphWindow) -> None:
    qtbot.waitUntil(lambda: window.graph is not None)
    assert window.exporting.isEnabled()
    assert window.graph is not None
    assert [len(level) for level in window.graph.levels] == [1, 3, 6, 7, 6, 1]
    assert "The previous player wins, Grundy value 0." in window.status.text()
    words = drawn_words(window)
    assert words.count("3+2+1+1") == 5  # the lecture's tree has it five times
    assert [word for word in words if word in ("FIRST", "SECOND")] == ["FIRST", "SECOND"] * 3
    before = window.graph
    qtbot.mouseClick(window.kind.segment("graph"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.graph is not before)
    assert drawn_words(window).count("3+2+1+1") == 1
    assert not window.alike.isEnabled()
    window.values.setChecked(False)
    assert not {"P", "N"} & set(drawn_words(window))


@pytest.mark.parametrize("key", [*GAMES, "tree"])
def test_every_game_is_drawn_and_written(qtbot: QtBot, window: GameGraphWindow, key: str, tmp_path: Path) -> None:
    show(qtbot, window, key, SMALL[key])
    assert window.graph is not None
    assert window.subject is not None
    picture = draw_graph(window.subject.game, window.graph, GraphDrawingOptions())
    x, y, width, height = picture.box
    images = [shape for shape in picture.shapes if isinstance(shape, Inset)]
    assert len(images) in (0, len(window.graph.nodes))
    assert (key in ("heaps", "tree")) == (not images)
    for shape in picture.shapes:
        if isinstance(shape, Text):
            assert x <= shape.x <= x + width
            assert y <= shape.y <= y + height
    for name in ("a.svg", "a.tex", "a.dot"):
        assert window.export_to(str(tmp_path / name))
    words = [element.text for element in ElementTree.parse(tmp_path / "a.svg").iter("{http://www.w3.org/2000/svg}text")]
    assert set(drawn_words(window)) <= set(words)
    assert (tmp_path / "a.tex").read_text().count("fill=tilingfield") >= len(images)
    assert (tmp_path / "a.dot").read_text().count("  n0 ->") == len(window.graph.nodes[0].children)


def test_a_wrong_or_too_large_position_is_one_sentence_and_the_drawing_stays(
    qtbot: QtBot, window: GameGraphWindow
) -> None:
    show(qtbot, window, "ellie", "2x3")
    graph = window.graph
    assert graph is not None
    assert "Grundy value 2" in window.status.text()  # as on the slides
    window.show_named("ellie", "nonsense")
    assert window.status.property("role") == "warn"
    window.show_named("domino", "4x4")
    qtbot.waitUntil(lambda: "too large" in window.status.text())
    assert window.graph is graph
    window.values.setChecked(False)
    assert window.subject is not None
    assert (window.subject.text, window.status.property("role")) == ("ellie:2x3", "muted")
    assert window.status.text().startswith("ellie:2x3: ")
