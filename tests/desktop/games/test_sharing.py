"""The sharing games in the main window: by mouse, by keys, with values, through files and restarts."""

import json
from dataclasses import replace
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, ended, send_changes, settle
from tests.walks import walked
from tiling_gui.core.drawing.capsules import Rank
from tiling_gui.core.game import Side
from tiling_gui.core.graphs.families import named
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.main_window.bottom_row import StatusBar
from tiling_gui.desktop.main_window.game_over_bar import GameOverBar
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.windows import make_window
from tiling_gui.games.sharing.rules import Propose, Put, SharingMove, SharingPosition, parse
from tiling_gui.games.sharing.search.solver import SharingSolver
from tiling_gui.games.sharing.set_up import SharingGame

FIVE_TURNS = ("1", "b-c", "2", "a-d", "3", "d-e", "1", "a-b", "3", "a-e")
"""The game of look/sharing-light.png."""
HUMANS = {Side.MAX: "human", Side.MIN: "human"}


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """The paper's F3, two people."""
    return {"game": "sharing", "max_player": "human", "min_player": "human", "motion": False}


def click(qtbot: QtBot, plugged: Plugged, move: SharingMove) -> None:
    board = plugged.controller.view.board
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.place_of(move).toPoint())


@walked(
    "text",
    ["friendship:3,edges,vertices,4", "grid:2x3,vertices,faces,2", "cycle:5,edges,faces,2", "wheel:4,faces,vertices,2"],
)
def test_a_whole_game_by_mouse(qtbot: QtBot, plugged: Plugged, text: str) -> None:
    control = plugged.controller
    start = parse(text)
    control.begin(start)
    session = control.session
    session.set_players(HUMANS)
    settle(qtbot)  # the page is laid out for its colours
    for turn in range(start.game.size):
        colour, element = turn % start.game.colours + 1, session.position.uncoloured[-1]
        click(qtbot, plugged, Propose(colour))
        assert session.position.proposed == colour
        click(qtbot, plugged, Put(element))
        assert session.position.colours[element] == colour
    assert session.position.is_over
    assert session.record.finished
    header = plugged.panels.right.header  # the result is shown above it once the value of the start is known
    assert "Everything is shared" in (header.title.text(), header.caption.text())


def test_clicks_keys_and_words_of_a_game(qtbot: QtBot, plugged: Plugged, status_bar: StatusBar) -> None:
    # A click that is no move changes nothing
    board, session = plugged.controller.view.board, plugged.controller.session
    cards = {colour: board.place_of(Propose(colour)).toPoint() for colour in (1, 2)}
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=spot(board, "b"))  # nothing has been proposed yet
    assert session.position == session.start
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=cards[1])
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=cards[2])  # MIN is to place colour 1
    assert session.position.proposed == 1
    click(qtbot, plugged, Put(0))
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=cards[2])
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=spot(board, "a-b"))  # has a colour already
    assert session.position.colours[0] == 1
    assert session.position.proposed == 2
    assert board.cursor().shape() == Qt.CursorShape.ForbiddenCursor
    # A whole game by keys
    plugged.controller.begin(parse("friendship:3,edges,vertices,4"))
    plugged.controller.session.set_players(HUMANS)
    board, session = plugged.controller.view.board, plugged.controller.session
    board.setFocus()
    ways = [Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up]
    turn = 0
    while not session.position.is_over:
        qtbot.keyClick(board, str(turn % 4 + 1))
        assert session.position.proposed == turn % 4 + 1
        if turn % 3 == 0:
            for letter in session.position.write(session.position.moves()[0]).replace("–", ""):
                qtbot.keyClick(board, letter)
        elif turn % 3 == 1:
            qtbot.keyClick(board, Qt.Key.Key_Right)
            qtbot.keyClick(board, Qt.Key.Key_Tab)
        else:
            qtbot.keyClick(board, ways[0])
            for way in ways:
                qtbot.keyClick(board, way)
        qtbot.keyClick(board, Qt.Key.Key_Return)
        turn += 1
    assert turn == 9
    assert session.position.is_over
    # Colours from ten on are typed
    plugged.controller.begin(parse("path:3,edges,vertices,12"))
    plugged.controller.session.set_players(HUMANS)
    board, session = plugged.controller.view.board, plugged.controller.session
    for key in ("1", "2", Qt.Key.Key_Return):
        qtbot.keyClick(board, key)
    assert session.position.proposed == 12
    qtbot.keyClick(board, "z")
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert session.position.proposed == 12
    assert "no 'z'" in status_bar.text.text()
    # The right panel says who owns what
    plugged.controller.begin(parse("friendship:3,edges,vertices,4"))
    session = plugged.controller.session
    for word in FIVE_TURNS:
        session.play(session.position.read(word))
    words = plugged.controller.view.words(session.position)
    assert (words.title, words.figure, words.figure_caption) == ("MAX to propose", "2", "owned by MAX")
    assert words.line == "MIN owns 2, 3 still open"
    bar = plugged.panels.right.bar
    qtbot.waitUntil(lambda: bar.outcomes and bar.outcomes.possible == (2, 5), timeout=20_000)
    # The odd rule tells what random colours would give
    assert "more than one colour around it is MAX’s" in plugged.controller.view.rules(None)
    plugged.controller.begin(parse("cycle:5,edges,vertices,2,odd"))
    assert "odd number of colours 1 around it is MAX’s" in plugged.controller.view.rules(None)
    assert "5/2 of 5" in plugged.controller.view.words(plugged.controller.session.position).line


def spot(board: Board, name: str) -> QPoint:
    return (board.origin + QPointF(*board.spots[name])).toPoint()


@walked("text", ["complete:4,faces,edges,2", "wheel:5,faces,vertices,3", "cube,faces,vertices,2"])
def test_a_face_is_chosen_by_a_click_anywhere_in_it(qtbot: QtBot, plugged: Plugged, text: str) -> None:
    """The middle of any three corners of a convex face is in it."""
    plugged.controller.begin(parse(text))
    plugged.controller.session.play(Propose(1))
    settle(qtbot)
    board = plugged.controller.view.board
    graph = board.position.game.graph
    for i, face in enumerate(graph.faces[1:], 1):
        corners = [board.spots[graph.vertex_names[v]] for v in face.walk]
        for three in combinations(corners, 3):
            at = (sum(x for x, _ in three) / 3, sum(y for _, y in three) / 3)
            assert board.targets.move_at(at) == Put(i)


def test_values_equal_the_solvers_in_rank_and_number(qtbot: QtBot, plugged: Plugged) -> None:
    control, session = plugged.controller, plugged.controller.session
    for word in FIVE_TURNS:
        session.play(session.position.read(word))
    with qtbot.waitSignal(control.analyser.values_done, timeout=120_000):
        plugged.actions["showValues"].trigger()
    position, labels = session.position, control.view.board.labels
    solver = SharingSolver(position.game, 16)
    exact = {entry.move: entry.value for entry in solver.move_values(position)}
    # Colour 1 costs one, the others keep 5.
    assert exact == {Propose(1): 4, Propose(2): 5, Propose(3): 5, Propose(4): 5}
    assert [labels[Propose(colour)].text for colour in (1, 2, 3, 4)] == ["−1", "5", "5", "5"]
    assert [labels[move].rank for move in exact] == [Rank.COSTS_ONE, *[Rank.KEEPS] * 3]
    with qtbot.waitSignal(control.analyser.values_done, timeout=120_000):
        click(qtbot, plugged, Propose(4))
    entries, labels = solver.move_values(session.position), control.view.board.labels
    best = min(entry.value for entry in entries)
    assert [labels[entry.move].text == str(best) for entry in entries] == [entry.value == best for entry in entries]


def test_a_solve_is_kept_and_judges_the_game(qtbot: QtBot, plugged: Plugged, game_over_bar: GameOverBar) -> None:
    control, session = plugged.controller, plugged.controller.session
    with ended(qtbot, control.work):
        plugged.actions["solve"].trigger()
    assert control.work.solution.value == 5
    (kept,) = plugged.store.solves()
    assert (kept.game, kept.value) == ("sharing", 5)
    assert kept.end().value() == 5
    plugged.windows.show("results")
    while not session.position.is_over:
        session.play(session.position.moves()[0])
    assert session.record.result.minimax == 5
    assert session.record.result.verdict == "MIN"  # with a single colour MAX gets nothing
    send_changes(plugged)
    assert "MIN wins" in game_over_bar.sentence.text()
    assert plugged.panels.right.header.title.text() == "MIN wins"
    assert plugged.panels.right.header.mark.side is Side.MIN


def test_what_is_solved_in_the_middle_of_a_game_is_not_kept_as_its_start(qtbot: QtBot, plugged: Plugged) -> None:
    control, session = plugged.controller, plugged.controller.session
    session.play(Propose(1))
    plugged.controller.session.analyse(True)
    with ended(qtbot, control.work):
        plugged.actions["solve"].trigger()
    assert plugged.store.solves() == []


CROSSED = {"vertices": [[0, 0], [2, 2], [0, 2], [2, 0]], "edges": [[0, 1], [2, 3], [1, 2]]}
APART = {"vertices": [[0, 0], [1, 0], [5, 5]], "edges": [[0, 1]]}


def test_the_board_fits_every_size(qtbot: QtBot, window: MainWindow) -> None:
    game, board = parse("cycle:6,edges,vertices,2").game, window.controller.view.board
    for colours, (width, height) in product((1, 4, 25), ((1280, 800), (800, 600), (480, 400))):
        window.controller.begin(SharingPosition.start(game.with_colours(colours)))
        window.resize(width, height)
        if window.actions_by_name["rightPanel"].isChecked() != (width > 480):
            window.actions_by_name["rightPanel"].trigger()  # beside it 25 colours leave no room for a graph
        settle(qtbot)
        assert window.width() == width
        for place in board.targets.where.values():
            for x, y in (*place.at, *place.value):
                assert board.rect().contains((board.origin + QPointF(x, y)).toPoint())
        assert board.unit > 12  # vertices can be seen


def test_a_graph_that_is_drawn_is_kept_and_played_on(qtbot: QtBot, window: MainWindow, theme: Theme) -> None:
    view = window.controller.view
    editor = window.workspace.windows.show("drawGraph")
    square = Graph.make([(0, 0), (2, 0), (2, 2), (0, 2)], [(0, 1), (1, 2), (2, 3), (0, 3), (0, 2)])
    editor.edit(square)
    editor.naming.setText("my square")
    qtbot.mouseClick(editor.keep_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(editor.use, Qt.MouseButton.LeftButton)
    assert view.card.chosen_graph == square
    qtbot.mouseClick(view.card.start, Qt.MouseButton.LeftButton)
    assert window.controller.session.start.game.graph == square
    again = make_window(window.store, window.file)
    qtbot.addWidget(again)
    assert "my square" in again.controller.view.windows.graphs()
    assert again.controller.view.card.chosen_graph == square
    again.close()


def test_the_card_makes_every_family_and_says_what_is_wrong(
    qtbot: QtBot, plugged: Plugged, status_bar: StatusBar, tmp_path: Path
) -> None:
    # Choosing one kind twice exchanges them
    plugged.controller.view.card.show_game(parse("friendship:3,edges,vertices,4").game)
    card = plugged.controller.view.card
    assert (card.colour.currentData(), card.share.currentData()) == ("edges", "vertices")
    card.colour.setCurrentIndex(card.colour.findData("vertices"))
    card.colour.activated.emit(0)
    assert (card.colour.currentData(), card.share.currentData()) == ("vertices", "edges")
    # The card makes every family and says what is wrong
    card, session = plugged.controller.view.card, plugged.controller.session
    for index in range(card.graph.count()):
        card.graph.setCurrentIndex(index)
        card.graph.activated.emit(index)
        assert card.start.isEnabled()
        qtbot.mouseClick(card.start, Qt.MouseButton.LeftButton)
        assert plugged.controller.session.start.game.graph == card.chosen_graph
    card.graph.setCurrentIndex(card.graph.findData("complete"))
    card.graph.activated.emit(0)
    card.share.setCurrentIndex(card.share.findData("faces"))
    card.share.activated.emit(0)
    assert card.start.isEnabled()  # K4 is planar
    card._numbers[0][1].setValue(5)
    assert not card.start.isEnabled()
    assert "not planar" in card.note.text()
    before = session.record
    plugged.actions["newGame"].trigger()
    assert session.record == before
    assert "not planar" in status_bar.text.text()
    # Graphs that cannot be played on say why
    plugged.controller.view.card.show_game(parse("friendship:3,edges,vertices,4").game)
    view = plugged.controller.view
    for graph, share, says in (
        (CROSSED, "faces", "cross at (1, 1)"),
        (APART, "faces", "connected"),
        (APART, "vertices", "Vertex c has no edge"),
    ):
        (tmp_path / "g.json").write_text(json.dumps(graph))
        assert view.windows.open_file(str(tmp_path / "g.json"))
        view.card.share.setCurrentIndex(view.card.share.findData(share))
        view.card.share.activated.emit(0)
        assert says in view.card.note.text()
        assert not view.card.start.isEnabled()
    # The odd rule warns and offers to mend the graph
    card = plugged.controller.view.card
    card.show_game(parse("path:2,edges,vertices,2,odd").game)
    assert "fair only" in card.note.text()
    qtbot.mouseClick(card.mend, Qt.MouseButton.LeftButton)
    assert card.game.graph.has_parallel_edges
    assert card.game.warning() is None
    qtbot.mouseClick(card.start, Qt.MouseButton.LeftButton)
    position = plugged.session.start
    assert all(degree % 2 == 0 for degree in position.game.graph.degrees)
    # What is said of each kind: tests/core/graphs
    view = plugged.controller.view
    before = view.card.game
    (tmp_path / "loop.json").write_text('{"vertices": [[0,0],[1,0]], "edges": [[1,1]]}')
    assert not view.windows.open_file(str(tmp_path / "loop.json"))
    assert "loop at b" in status_bar.text.text()
    assert view.card.game == before
    # Weights come from a file
    plugged.controller.view.card.show_game(parse("friendship:3,edges,vertices,4").game)
    view = plugged.controller.view
    (tmp_path / "w.json").write_text('{"a": "5/2", "b": 0}')
    assert view.windows.open_weights(str(tmp_path / "w.json"))
    assert view.card.game.total == 7 + 3 / 2 - 1
    (tmp_path / "w.json").write_text('{"z": 1}')
    view.windows.open_weights(str(tmp_path / "w.json"))
    assert "no 'z'" in view.card.note.text()
    (tmp_path / "w.json").write_text("[1]")
    assert not view.windows.open_weights(str(tmp_path / "w.json"))
    assert status_bar.text.text().endswith(".")
    # Drawings are all on the card and only one that can be played is started
    plugged.controller.view.card.show_game(parse("friendship:3,edges,vertices,4").game)
    view, session = plugged.controller.view, plugged.controller.session
    house = Graph.from_json(HOUSE)
    view.windows.use_graph("drawn", house)
    assert session.start.game.graph == house
    view.windows.use_graph("drawn", Graph.make([(0, 0), (1, 0)], []))
    assert not view.card.start.isEnabled()
    assert session.start.game.graph == house
    names = [view.card.graph.itemText(k) for k in range(view.card.graph.count())]
    assert names[-2:] == ["drawn", "drawn 2"]
    view.card.graph.setCurrentIndex(len(names) - 2)
    assert view.card.chosen_graph == house
    # A graph of one's own leaves Start where it is
    plugged.controller.view.card.show_game(parse("friendship:3,edges,vertices,4").game)
    card = plugged.controller.view.card
    assert card.graph.currentData() == "friendship"
    at = card.start.mapTo(card, QPoint())
    card.use_graph("house", Graph.from_json(HOUSE))
    settle(qtbot)
    assert card.start.mapTo(card, QPoint()) == at
    card.use_graph("point", Graph.make([(0, 0)], []))
    settle(qtbot)
    assert card.note.isVisible()  # it cannot be played
    assert card.start.mapTo(card, QPoint()) == at
    # A kept graph with the name of a family is not taken for it
    view = plugged.controller.view
    house = Graph.from_json(HOUSE)
    view.card.use_graph("path:5", house)
    view.card.start.click()
    assert view.card.chosen_graph == plugged.controller.session.start.game.graph == house


HOUSE = {
    "vertices": [[0, 0], [2, 0], [2, 2], [1, 3], [0, 2]],
    "edges": [[0, 1], [1, 2], [2, 3], [3, 4], [0, 4], [2, 4]],
}


@walked("way", ["kept", "opened", "mended"])
def test_a_graph_of_ones_own_stays_chosen_after_start(qtbot: QtBot, plugged: Plugged, tmp_path: Path, way: str) -> None:
    view, session = plugged.controller.view, plugged.controller.session
    house = Graph.from_json(HOUSE)
    if way == "kept":
        view.windows.own.put("house", house)
        view.windows.list_graphs()
        view.card.use_graph("house", house)
    else:
        (tmp_path / "house.json").write_text(json.dumps(HOUSE))
        assert view.windows.open_file(str(tmp_path / "house.json"))
    name = "house"
    if way == "mended":
        view.card._on_mend()
        name = "house with even degrees"
    chosen = view.card.chosen_graph
    for _ in range(2):
        view.card.start.click()
        assert view.card.graph.currentText() == name
        assert view.card.chosen_graph == session.start.game.graph == chosen
        plugged.actions["newGame"].trigger()
        assert session.start.game.graph == chosen
    assert session.game.title(session.start).startswith(f"{name}: edges coloured")
    assert session.record.set_up["name"] == name
    view.windows.list_graphs()
    assert view.card.graph.currentText() == name


def test_the_table_over_k_is_of_the_card_or_of_the_game_that_is_on(qtbot: QtBot, plugged: Plugged) -> None:
    # The table over k is of the card and the odd rule is refused in a sentence
    plugged.controller.begin(parse("cycle:4,edges,vertices,2"))
    view = plugged.controller.view
    view.card.show_game(parse("path:3,edges,vertices,2,odd").game)
    families = plugged.windows.show("valuesByColours")
    assert "odd rule has 2 colours" in families.status.text()
    assert families.family is None
    view.card.show_game(parse("friendship:3,edges,vertices,2").game)
    plugged.windows.show("valuesByColours")
    assert families.family.text == "sharing:friendship:3,edges,vertices,n"
    qtbot.waitUntil(lambda: "All values" in families.status.text(), timeout=60_000)
    assert [term.value for term in families.family.terms] == [0, 2, 4, 5, 6, 6, 7, 7, 7]
    said = families.lines.toPlainText()
    assert "0 < 2 < 4 < 5 < 6 = 6 < 7" in said
    assert "MAX gets everything from k = 7 on." in said
    assert plugged.store.results.all() == [], "nobody asked for a solve"
    # Two edges of one vertex: it is shared as soon as there are two colours, its ends never
    graph = replace(named("path:3"), name="n")
    game = SharingGame.make(graph, "edges", "vertices", 2, "differ", {"a": 1, "b": 5, "c": 1})
    plugged.controller.begin(SharingPosition.start(game))
    plugged.controller.view.card.show_game(game)
    families = plugged.windows.show("valuesByColours")
    qtbot.waitUntil(lambda: "All values" in families.status.text(), timeout=60_000)
    assert [term.value for term in families.family.terms] == [0, 5]
    families.filling.click()
    qtbot.waitUntil(lambda: "All values" in families.status.text(), timeout=60_000)
    assert [term.value for term in families.family.terms] == [0, 5]
