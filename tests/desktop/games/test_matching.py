"""The matching game in the window: edges chosen by mouse and keys, its card, and the user's own graphs."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged
from tests.walks import walked
from tiling_gui import language
from tiling_gui.core.game import Side
from tiling_gui.core.graphs.families import EXAMPLES, named
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.games.matching.view import MatchingCard
from tiling_gui.games.matching.engine import MatchingEngine
from tiling_gui.games.matching.graph_facts import extent
from tiling_gui.games.matching.rules import MatchingPosition, parse
from tiling_gui.records.record import new_record


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """Two people; nothing is computed automatically."""
    return {"game": "matching", "max_player": "human", "min_player": "human", "motion": False, "show_graph": False}


def show(board: Board, position: MatchingPosition, last: Any = None) -> None:
    board.show_start(position)
    board.set_position(position, last)


@walked("name", [text for text in EXAMPLES if len(named(text).vertices) <= 128])
def test_every_edge_has_a_place_of_its_own_to_be_clicked(board: Board, name: str) -> None:
    show(board, parse(name))
    for edge in board.position.moves():
        at = board.place_of(edge)
        assert board.targets.move_at(board.on_picture(at)) == edge
        assert board.rect().contains(at.toPoint())


def test_an_edge_is_pointed_at_beside_its_line_and_typed_by_its_ends(qtbot: QtBot, board: Board) -> None:
    position = parse("torus:4x6").play((0, 1))
    show(board, position, (0, 1))
    assert board.describe("b1") == "b1, covered by a1–b1"
    show(board, parse("path:5"))
    (a, b), (c, d) = board.targets.where[(1, 2)].line
    assert board.targets.move_at((a + 0.3 * (c - a), b + 0.3 * (d - b) + 4)) == (1, 2)
    qtbot.keyClicks(board, "de")
    with qtbot.waitSignal(board.chosen) as chosen:
        qtbot.keyClick(board, Qt.Key.Key_Return)
    assert chosen.args == [(3, 4)]
    told: list[str] = []
    board.pointed.connect(told.append)
    qtbot.keyClicks(board, "xy")
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert told[-1].startswith("There is no edge")


def test_values_stand_on_the_edges_and_what_is_the_same_is_said_once(board: Board) -> None:
    # Values stand on the edges
    position = parse("cycle:8").play((0, 1))
    show(board, position, (0, 1))
    analysis = MatchingEngine().analyse(position)
    board.set_values(analysis, "final")
    assert {edge: label.text for edge, label in board.labels.items()} == {
        entry.move: str(entry.value) for entry in analysis.moves
    }
    assert not board.grab().isNull()
    # What is the same of all edges is said once
    position = parse("cycle:18")
    show(board, position)
    analysis = MatchingEngine().analyse(position)
    board.set_values(analysis, "cost")
    assert all(mark.quiet for mark in board._marks.values())
    assert board.legend.text() == f"every move keeps {analysis.value} (18)"
    open_yet = [MoveValue(move, 6, 9, 7.5) for move in position.moves()]
    board.set_values(Analysis(position, 6, 9, tuple(open_yet)), "cost")
    assert board.legend.text() == "estimate (18)"
    assert {mark.sentence[3:] for mark in board._marks.values()} == {": 6..9, about 7.5, not yet exact."}
    parted = [MoveValue(move, 6, 9, 6 + k / 9) for k, move in enumerate(position.moves())]
    board.set_values(Analysis(position, 6, 9, tuple(parted)), "cost")
    assert not any(mark.quiet for mark in board._marks.values())
    board.set_values(None, "cost")
    assert board.legend.isHidden()
    # The legend is in the chosen language
    position = parse("cycle:18")
    show(board, position)
    entries = [MoveValue(move, 6, 7 + k % 3, 6.5 + k / 9) for k, move in enumerate(position.moves())]
    language.use(lambda text, comment, n: {"estimate": "Schätzung"}.get(text, text))
    try:
        board.set_values(Analysis(position, 7, 7, tuple(entries)), "cost")
        assert board.legend.text() == "Schätzung (18)"
    finally:
        language.use(None)


def test_the_card_the_words_and_the_editor_of_a_graph(qtbot: QtBot, plugged: Plugged, tmp_path: Path) -> None:
    # The card starts what it shows
    card: MatchingCard = plugged.controller.view.card
    assert card.chosen_graph == named("petersen")
    card.use_graph("box:2x3x4", named("box:2x3x4"))
    assert [spin.value() for _, spin, _ in card._numbers] == [2, 3, 4]
    card.first.set_current(Side.MIN)
    qtbot.mouseClick(card.start, Qt.MouseButton.LeftButton)
    assert plugged.controller.session.start == parse("box:2x3x4", Side.MIN)
    card.use_graph("path:150", named("path:150"))
    assert not card.start.isEnabled()
    assert "1 to 128 vertices, not 150" in card.note.text()
    # Files and graphs of ones own
    view = plugged.controller.view
    (tmp_path / "house.txt").write_text("0 1\n1 2\n2 3\n3 0\n2 4\n3 4\n", encoding="utf-8")
    assert view.windows.open_file(str(tmp_path / "house.txt"))
    qtbot.mouseClick(view.card.start, Qt.MouseButton.LeftButton)
    assert len(plugged.controller.session.start.graph.edges) == 6
    (tmp_path / "twice.txt").write_text("0 1\n0 1\n", encoding="utf-8")
    view.windows.open_file(str(tmp_path / "twice.txt"))
    assert "more than one edge" in view.card.note.text()
    assert not view.card.start.isEnabled()
    # Words of a position
    start = parse("path:7")
    plugged.controller.open(new_record("matching", start))
    view, position = plugged.controller.view, start.play((1, 2))
    assert view.words(position).in_a_line() == "MIN to move, 1 edge"
    assert view.words(position).line == "4 vertices can still be covered"
    assert view.describe_move(start, (1, 2)) == "MAX b–c, 1 edge, MIN to move"
    end = position.play((4, 5))
    assert view.words(end).title == "No edge is left"
    assert view.end_sentence(end, 3, 3).startswith("2 edges")
    # Edges may cross in the editor
    editor = plugged.windows.show("drawMatchingGraph")
    square = Graph.make([(0, 0), (4, 0), (4, 4), (0, 4)], [(0, 2)])
    editor.edit(square)
    canvas = editor.canvas
    for v in (1, 3):
        qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=canvas.to_screen(square.vertices[v]).toPoint())
    assert (1, 3) in editor.graph.edges
    assert editor.facts.text() == "4 vertices, 2 edges."
    editor.close()


def test_how_few_and_how_many() -> None:
    found = extent(parse("petersen"))
    assert (found.low, found.high, found.exact) == (3, 5, True)
    played = parse("path:7").play((1, 2))
    found = extent(played)
    assert (found.low, found.high, found.exact) == (2, 3, True)
    large = extent(MatchingPosition.start(named("torus:7x9")))
    assert (large.low, large.high, large.exact) == (16, 31, False)
