"""The graph editor by mouse and keys, its names and files; the window with the value for each k."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from pytestqt.qtbot import QtBot

from tests.walks import walked
from tiling_gui.core.graphs import graph_files
from tiling_gui.core.graphs.families import named
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.desktop.games.graphs.graph_editor import GraphEditor, GraphHistory, SharingGraphEditor, facts_of
from tiling_gui.desktop.games.graphs.graph_transform import GraphTransform
from tiling_gui.desktop.games.graphs.graph_windows import own_graphs
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.errors import StoreError
from tiling_gui.store import Store


class Home:
    """The card from which it was opened."""

    def __init__(self, store: Store) -> None:
        self.own = own_graphs(store)
        self.used: list[tuple[str, Graph]] = []

    def graphs(self) -> dict[str, Graph]:
        return {name: self.own.get(name) for name in self.own.names()}

    def list_graphs(self) -> None:
        pass

    def use_graph(self, name: str, graph: Graph) -> None:
        self.used.append((name, graph))


@pytest.fixture
def workspace(boardless: Workspace) -> Workspace:
    """One without a board, which the window does not need."""
    return boardless


@pytest.fixture
def editor(qtbot: QtBot, workspace: Workspace) -> GraphEditor:
    """An editor with the square a b c d."""
    made = SharingGraphEditor(workspace)
    made.home = Home(workspace.store)
    qtbot.addWidget(made)
    made.resize(900, 620)
    made.show()
    qtbot.waitExposed(made)
    made.edit(Graph.make([(0, 0), (2, 0), (2, 2), (0, 2)], [(0, 1), (1, 2), (2, 3), (0, 3)]))
    return made


def place(editor: GraphEditor, v: int) -> QPoint:
    return editor.canvas.to_screen(editor.graph.vertices[v]).toPoint()


def click(qtbot: QtBot, editor: GraphEditor, at: QPoint) -> None:
    qtbot.mouseClick(editor.canvas, Qt.MouseButton.LeftButton, pos=at)


def drag(qtbot: QtBot, editor: GraphEditor, start: QPoint, end: QPoint) -> None:
    canvas = editor.canvas
    qtbot.mousePress(canvas, Qt.MouseButton.LeftButton, pos=start)
    for part in (0.25, 0.5, 0.75, 1.0):
        qtbot.mouseMove(canvas, (QPointF(start) + (QPointF(end) - QPointF(start)) * part).toPoint())
    qtbot.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=end)


def test_a_graph_is_drawn_by_mouse_and_keys_mended_and_undone(qtbot: QtBot, editor: GraphEditor) -> None:
    # A graph is drawn joined moved and deleted by mouse
    middle = editor.canvas.to_screen((1.0, 1.0)).toPoint()
    click(qtbot, editor, middle)
    assert editor.graph.vertices[4] == (1, 1)
    for v in range(4):
        click(qtbot, editor, place(editor, 4))
        click(qtbot, editor, place(editor, v))
    assert len(editor.graph.edges) == 8
    assert len(editor.graph.faces) == 5
    assert "5 vertices, 8 edges, 5 faces" in editor.facts.text()
    outside = editor.canvas.to_screen((2.5, 2.5)).toPoint()
    drag(qtbot, editor, place(editor, 2), outside)
    assert editor.graph.vertices[2] == (2.5, 2.5)
    edge = (editor.canvas.to_screen((0.0, 0.0)) + editor.canvas.to_screen((2.0, 0.0))) / 2
    editor.canvas.choose()
    click(qtbot, editor, edge.toPoint())
    qtbot.keyClick(editor.canvas, Qt.Key.Key_Delete)
    assert (0, 1) not in editor.graph.edges
    click(qtbot, editor, place(editor, 4))
    qtbot.mouseClick(editor.delete_button, Qt.MouseButton.LeftButton)
    assert len(editor.graph.vertices) == 4
    assert len(editor.graph.edges) == 3
    # Crossings are refused with the place marked
    editor.edit(Graph.make([(0, 0), (2, 0), (2, 2), (0, 2)], [(0, 1), (1, 2), (2, 3), (0, 3)]))
    click(qtbot, editor, place(editor, 0))
    click(qtbot, editor, place(editor, 2))
    click(qtbot, editor, place(editor, 1))
    click(qtbot, editor, place(editor, 3))
    assert len(editor.graph.edges) == 5
    assert editor.canvas.crossing == (1, 1)
    assert "would cross at (1, 1)" in editor.status.text()
    before = editor.graph
    drag(qtbot, editor, place(editor, 1), editor.canvas.to_screen((-1.0, 1.5)).toPoint())
    assert editor.graph == before
    assert editor.canvas.crossing is not None
    assert not editor.canvas.grab().isNull()
    # Odd degrees are told and mended
    editor.edit(Graph.make([(0, 0), (2, 0), (2, 2), (0, 2)], [(0, 1), (1, 2), (2, 3), (0, 3)]))
    assert not editor.mend.isVisible()
    click(qtbot, editor, place(editor, 0))
    click(qtbot, editor, place(editor, 2))
    assert "Odd degree: a, c" in editor.facts.text()
    qtbot.mouseClick(editor.mend, Qt.MouseButton.LeftButton)
    assert all(degree % 2 == 0 for degree in editor.graph.degrees)
    assert editor.graph.has_parallel_edges
    assert not editor.canvas.grab().isNull()
    assert not editor.mend.isVisible()
    # A vertex stands where one clicks and a second click chooses it
    canvas = editor.canvas
    editor.clear()
    for x, y in ((301, 187), (113, 341), (214, 253), (340, 90)):
        click(qtbot, editor, QPoint(x, y))
        assert canvas.to_screen(editor.graph.vertices[-1]).toPoint() in [
            QPoint(x + dx, y + dy) for dx in range(-8, 9) for dy in range(-8, 9)
        ]
        click(qtbot, editor, QPoint(x, y))
        assert canvas.vertex == len(editor.graph.vertices) - 1
        canvas.choose()
    assert len(editor.graph.vertices) == 4
    # Areas of what is drawn are simple numbers
    editor.clear()
    for x, y in ((301, 187), (113, 341), (424, 433)):
        click(qtbot, editor, QPoint(x, y))
    for a, b in ((0, 1), (1, 2), (2, 0)):
        click(qtbot, editor, place(editor, a))
        click(qtbot, editor, place(editor, b))
    (x, y), (u, v), (p, q) = editor.graph.vertices
    assert editor.graph.faces[1].area == abs((u - x) * (q - y) - (p - x) * (v - y)) / 2
    assert editor.graph.faces[1].area.denominator in (1, 2)
    drag(qtbot, editor, place(editor, 1), QPoint(131, 222))
    assert editor.graph.faces[1].area.denominator in (1, 2)
    # A triangle by keys alone
    canvas = editor.canvas
    editor.clear()
    canvas.setFocus()
    for _ in range(3):
        qtbot.keyClick(canvas, Qt.Key.Key_Insert)
    for _ in range(3):
        qtbot.keyClick(canvas, Qt.Key.Key_Up)
    assert len(editor.graph.vertices) == 3
    for start in range(3):
        canvas.choose(vertex=start)
        qtbot.keyClick(canvas, Qt.Key.Key_Return)
        canvas.choose(vertex=(start + 1) % 3)
        qtbot.keyClick(canvas, Qt.Key.Key_Return)
    assert sorted(editor.graph.edges) == [(0, 1), (0, 2), (1, 2)]
    canvas.choose(vertex=0)
    qtbot.keyClick(canvas, Qt.Key.Key_Delete)
    assert len(editor.graph.vertices) == 2
    # Every family can be edited
    for name in ("friendship:3", "complete:6", "tree:7", "random:8,1", "path:1"):
        editor.edit(named(name))
        assert not editor.canvas.grab().isNull()
        for v in range(len(editor.graph.vertices)):
            assert editor.canvas.map.vertex_at(editor.graph, editor.canvas.to_screen(editor.graph.vertices[v])) == v
    # Escape lets go and then closes
    editor.canvas.choose(vertex=1)
    qtbot.keyClick(editor.canvas, Qt.Key.Key_Escape)
    assert editor.isVisible()
    assert editor.canvas.vertex is None
    qtbot.keyClick(editor.canvas, Qt.Key.Key_Escape)
    assert not editor.isVisible()


def test_every_step_can_be_undone_and_redone(qtbot: QtBot, editor: GraphEditor) -> None:
    first = editor.graph
    drag(qtbot, editor, place(editor, 0), editor.canvas.to_screen((-0.5, -0.5)).toPoint())
    second = editor.graph
    assert second != first
    qtbot.mouseClick(editor.clear_button, Qt.MouseButton.LeftButton)
    assert editor.graph.vertices == ()
    assert not editor.use.isEnabled()
    qtbot.mouseClick(editor.undo_button, Qt.MouseButton.LeftButton)
    assert editor.graph == second
    qtbot.mouseClick(editor.undo_button, Qt.MouseButton.LeftButton)
    assert editor.graph == first
    assert not editor.undo_button.isEnabled()
    qtbot.mouseClick(editor.redo_button, Qt.MouseButton.LeftButton)
    assert editor.graph == second


def test_graphs_are_kept_under_names(qtbot: QtBot, editor: GraphEditor, monkeypatch: pytest.MonkeyPatch) -> None:
    home, square = editor.home, editor.graph
    editor.naming.setText("")
    qtbot.mouseClick(editor.keep_button, Qt.MouseButton.LeftButton)
    assert home.graphs() == {}
    editor.naming.setText("  my   house ")
    qtbot.mouseClick(editor.keep_button, Qt.MouseButton.LeftButton)
    assert home.graphs() == {"my house": square}
    editor.clear()
    editor.saved.box.activated.emit(editor.saved.box.findData("my house"))
    assert editor.graph == square

    def fail(*anything: object) -> None:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as full:
        full.setattr(editor.own, "put", fail)
        qtbot.mouseClick(editor.keep_button, Qt.MouseButton.LeftButton)
    assert editor.status.text() == "The disk is full."
    editor.naming.setText("my house")
    editor.saved.deleting.click()
    assert home.graphs() == {}
    assert editor.graph == square
    editor.clear()
    editor.saved.bin.fill()
    editor.saved.bin.menu().actions()[0].trigger()
    assert (editor.graph, editor.name, home.graphs()) == (square, "my house", {"my house": square})
    assert editor.saved.bin.isHidden()


@walked("ending", graph_files.ENDINGS)
def test_what_is_saved_is_read_again(qtbot: QtBot, editor: GraphEditor, tmp_path: Path, ending: str) -> None:
    name = str(tmp_path / f"house.{ending}")
    before = editor.graph
    assert editor.save_file(name)
    editor.clear()
    assert editor.open_file(name)
    assert sorted(editor.graph.edges) == sorted(before.edges)
    assert not editor.open_file(str(tmp_path / "none.json"))
    assert not editor.save_file(str(tmp_path / "house.doc"))
    assert editor.status.text().endswith(".")


def test_the_graph_goes_to_the_game(qtbot: QtBot, editor: GraphEditor) -> None:
    qtbot.mouseClick(editor.use, Qt.MouseButton.LeftButton)
    assert [graph for _, graph in editor.home.used] == [editor.graph]
    assert not editor.isVisible()


def test_a_changed_graph_does_not_keep_the_name_of_another(qtbot: QtBot, editor: GraphEditor) -> None:
    editor.edit(named("friendship:3"))
    editor.use.click()
    editor.canvas.choose(vertex=0)
    editor.delete_button.click()
    assert editor.naming.text() == ""
    editor.use.click()
    editor.naming.setText("two triangles")
    editor.use.click()
    editor.naming.setText("")
    editor.go(-1)
    assert editor.naming.text() == "friendship:3"
    editor.use.click()
    names = [name for name, _ in editor.home.used]
    assert names == ["friendship:3", "drawn", "two triangles", "friendship:3"]


def test_names_that_were_given_survive_opening_changing_and_saving(editor: GraphEditor, tmp_path: Path) -> None:
    graph_files.save(named("path:3").with_names(("Ann", "Bob", "Cleo")), tmp_path / "friends.json")
    assert editor.open_file(str(tmp_path / "friends.json"))
    editor.make_even()
    assert editor.graph.vertex_names == ("Ann", "Bob", "Cleo")
    assert editor.save_file(str(tmp_path / "again.json"))
    assert graph_files.load(tmp_path / "again.json").vertex_names == ("Ann", "Bob", "Cleo")


def test_steps_go_back_and_on_until_another_is_made() -> None:
    one, two, three = (Graph.make([(k, 0)], []) for k in range(3))
    history = GraphHistory(one)
    history.add(two)
    assert (history.go(-1), history.can_go(-1), history.can_go(1)) == (one, False, True)
    history.add(three)
    assert (history.current, history.can_go(1), history.go(-1)) == (three, False, one)


def test_a_point_of_the_grid_is_meant_where_the_pointer_cannot_tell() -> None:
    graph = Graph.make([(0, 0), (2, 0), (2, 2), (0, 2)], [(0, 1), (1, 2), (2, 3), (0, 3)])
    shown = GraphTransform()
    shown.fit(graph, QSize(600, 400))
    corner = shown.to_screen((2, 2))
    assert QRectF(0, 0, 600, 400).contains(corner)
    assert corner.y() < shown.to_screen((2, 0)).y(), "y goes up"
    assert shown.to_graph(corner + QPointF(2, 2)) == (2, 2)
    assert (shown.vertex_at(graph, corner), shown.vertex_at(graph, QPointF(1, 1))) == (2, None)
    middle = (corner + shown.to_screen((2, 0))) / 2
    assert graph.edges[shown.edge_at(graph, middle) or 0] == (1, 2)
    assert facts_of(graph, sharing=True).startswith("4 vertices, 4 edges, 2 faces.")
    assert facts_of(graph, sharing=False) == "4 vertices, 4 edges."
