"""The move list and the value graph: contents, clicks, keys, and axes."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRectF, Qt
from pytestqt.qtbot import QtBot

from tests.walks import walked
from tiling_gui.core.drawing.figure import Box, Line, Text
from tiling_gui.core.drawing.plot import ticks
from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.move_list import MoveEntry, MoveList
from tiling_gui.desktop.ui.widgets.move_rows import MoveModel, rows_of
from tiling_gui.desktop.ui.widgets.value_graph import GraphData, GraphPoint, ValueGraph
from tiling_gui.desktop.ui.widgets.value_graph_plot import ValueGraphPlot

SIDES = (Side.MAX, Side.MIN)


def line(names: str, ply: int = 1, **variations: tuple) -> tuple[MoveEntry, ...]:
    """Moves named by letters; `variations` by letter."""
    return tuple(
        MoveEntry(name, f"move {name}", k, SIDES[(k + 1) % 2], variations=variations.get(name, ()))
        for k, name in enumerate(names, ply)
    )


TREE = line("abcdef", c=(line("xyz", 3, y=(line("u", 4),)),), d=(line("pq", 4),))
"""
1  a b
2  c d
   2 x y
     2 … u
   3 z
   2 … p
   3 q
3  e f
"""


@walked(
    ("current", "inside", "after"),
    [
        ("e", ["2 x y …"], ["2 … p …"]),
        ("x", ["2 x y", "2 … u", "3 z "], ["2 … p …"]),
        ("u", ["2 x y", "2 … u", "3 z "], ["2 … p …"]),
        ("q", ["2 x y …"], ["2 … p", "3 q "]),
    ],
)
def test_a_variation_is_open_while_the_current_move_is_in_it(current: str, inside: list[str], after: list[str]) -> None:
    seen = [" ".join(map(row.text, range(3))).replace("move ", "") for row in rows_of(TREE, current)]
    assert seen == ["1 a b", "2 c d", *inside, *after, "3 e f"]


def test_a_folded_line_says_how_many_moves_follow() -> None:
    folded = list(rows_of(line("ab", b=(line("xyz", 2),))))[1]
    assert folded.sentence(2) == "Move 2, MIN: move x, 2 more moves"
    whole = list(rows_of(line("ab", b=(line("x", 2),))))[1]
    assert (whole.sentence(1), whole.sentence(2)) == ("", "Move 2, MIN: move x")


def test_a_move_of_the_game_says_so_and_stands_out(theme: Theme, qtbot: QtBot) -> None:
    plain = MoveEntry("a", "a1–b1", 1, Side.MAX)
    of_game = plain._replace(of_game=True)
    assert of_game.sentence() == "Move 1, MAX: a1–b1, in the game as played"
    moves = MoveList()
    qtbot.addWidget(moves)
    moves.resize(300, 200)
    moves.set_lines((plain,))
    before = moves.grab().toImage()
    moves.set_lines((of_game,))
    assert moves.grab().toImage() != before


def lines_of(moves: tuple[MoveEntry, ...]) -> Iterator[tuple[MoveEntry, ...]]:
    """The line and all its variations."""
    yield moves
    for entry in moves:
        for variation in entry.variations:
            yield from lines_of(variation)


@st.composite
def trees(draw: st.DrawFn, ply: int = 1, depth: int = 0) -> tuple[MoveEntry, ...]:
    made = []
    for k in range(ply, ply + draw(st.integers(1, 5))):
        several = draw(st.integers(0, 2 if depth < 2 else 0))
        variations = tuple(draw(trees(k, depth + 1)) for _ in range(several))
        made.append(MoveEntry(object(), "a1–b1", k, SIDES[(k + 1) % 2], variations=variations))
    return tuple(made)


@given(trees())
def test_every_move_stands_in_one_cell_when_its_line_is_open(tree: tuple[MoveEntry, ...]) -> None:
    for shown in lines_of(tree):
        rows = list(rows_of(tree, shown[-1].node))
        nodes = [id(cell.node) for row in rows for cell in row.cells if cell]
        assert len(nodes) == len(set(nodes))
        assert {id(entry.node) for entry in (*tree, *shown)} <= set(nodes)
        for row in rows:
            for column, cell in enumerate(row.cells):
                assert cell is None or (cell.ply == 2 * row.number - 1 + column and cell.ply % 2 == 1 - column)


@pytest.fixture
def moves(qtbot, theme: Theme) -> MoveList:
    made = MoveList()
    qtbot.addWidget(made)
    made.resize(280, 300)
    made.show()
    return made


def test_the_model_behaves(qtmodeltester) -> None:
    model = MoveModel()
    model.set_line(line("abc"))
    qtmodeltester.check(model)
    model.set_line(TREE)
    model.set_line(line("ab"))
    qtmodeltester.check(model)


def where(moves: MoveList, node: object) -> QPoint:
    row, column = moves.model().find(node)
    return moves.visualRect(moves.model().index(row, column)).center() - QPoint(20, 0)


def test_a_click_goes_there(qtbot, moves: MoveList) -> None:
    moves.set_lines(TREE, "f")
    for node in "bxuzdpq":
        with qtbot.waitSignal(moves.jumped) as heard:
            qtbot.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=where(moves, node))
        assert heard.args == [node]
        assert moves.current == node


def test_keys_go_from_move_to_move(qtbot, moves: MoveList) -> None:
    moves.set_lines(TREE, "a")
    keys = Qt.Key
    heard: list[object] = []
    moves.jumped.connect(heard.append)
    for key in (keys.Key_Right, keys.Key_Down, keys.Key_Down, keys.Key_Up, keys.Key_Left, keys.Key_End, keys.Key_Home):
        qtbot.keyClick(moves, key)
    assert heard == ["b", "d", "y", "d", "c", "f", "a"]
    qtbot.keyClick(moves, keys.Key_Left)
    assert moves.current == "a"


def test_the_number_and_an_empty_cell_go_nowhere(qtbot, moves: MoveList) -> None:
    moves.set_lines(line("abc"), "a")
    with qtbot.assertNotEmitted(moves.jumped):
        for row, column in ((0, 0), (1, 2)):
            at = moves.visualRect(moves.model().index(row, column)).center()
            qtbot.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_the_menu_of_a_move(qtbot, moves: MoveList) -> None:
    moves.set_lines(TREE, "x")
    menu = moves.menu_for(TREE[2].variations[0][0], 1)
    assert [action.text() for action in menu.actions()] == ["Promote the line", "Comment…", "Delete from here"]
    for action, signal in zip(
        menu.actions(), (moves.promoteRequested, moves.commentRequested, moves.deleteRequested), strict=True
    ):
        with qtbot.waitSignal(signal) as heard:
            action.trigger()
        assert heard.args == ["x"]
    assert len(moves.menu_for(TREE[0], 0).actions()) == 2


def test_delete_asks_only_where_the_list_can_be_edited(qtbot, moves: MoveList) -> None:
    moves.set_lines(TREE, "x")
    with qtbot.assertNotEmitted(moves.deleteRequested):
        qtbot.keyClick(moves, Qt.Key.Key_Delete)
    moves.set_editable(True)
    with qtbot.waitSignal(moves.deleteRequested):
        qtbot.keyClick(moves, Qt.Key.Key_Delete)


def test_heads(moves: MoveList) -> None:
    def heads() -> list[str]:
        return [moves.model().headerData(k, Qt.Orientation.Horizontal) for k in (1, 2)]

    assert heads() == ["MAX", "MIN"]
    assert moves.horizontalHeader().accessibleName() == "Side to move"
    moves.set_heads(Side.MIN)
    assert heads() == ["MIN", "MAX"]
    moves.set_heads(Side.MAX, ("proposes", "places it"))
    assert heads() == ["proposes", "places it"]
    moves.set_heads(Side.FIRST)
    assert heads() == ["First", "Second"]


def test_the_empty_list_says_who_begins(moves: MoveList) -> None:
    before = moves.grab().toImage()
    moves.set_heads(Side.MIN)
    moves.set_heads(Side.MAX)
    assert moves.grab().toImage() == before
    moves.set_heads(Side.MAX, aim="Nothing was proposed yet.")
    assert moves.grab().toImage() != before


def test_the_tip_says_cost_and_comment(moves: MoveList) -> None:
    entry = MoveEntry(1, "c5–d5", 5, Side.MAX, -1, comment="too early")
    assert entry.sentence() == "Move 5, MAX: c5–d5, changed the guaranteed value by −1\ntoo early"
    assert MoveEntry(1, "c5–d5", 5, Side.MAX, -1, cost_exact=False).cost_text == "≤−1"
    assert MoveEntry(1, "f3–g3", 8, Side.MIN, 1).cost_text == "+1"
    assert MoveEntry(1, "f3–g3", 8, Side.MIN, 0).cost_text == ""


def test_the_current_move_is_scrolled_to(moves: MoveList) -> None:
    names = [str(k) for k in range(1, 121)]
    long = tuple(MoveEntry(name, "a1–b1", k, SIDES[(k + 1) % 2]) for k, name in enumerate(names, 1))
    moves.set_lines(long, "119")
    assert moves.viewport().rect().contains(where(moves, "119"))
    moves.set_lines(long, "1")
    assert moves.viewport().rect().contains(where(moves, "1"))


# Axes -------------------------------------------------------------------------------------------------------


def reach(*values: object) -> tuple[int, int]:
    return GraphData(points(*values)).reach()


def plot_of(*values: object, **others: Any) -> ValueGraphPlot:
    return ValueGraphPlot(GraphData(points(*values), **others), 280, 132)


def texts(plot: ValueGraphPlot) -> list[str]:
    return [shape.text for shape in plot.shapes if isinstance(shape, Text)]


def test_the_numbers_of_the_axes() -> None:
    assert texts(plot_of(29, 28, 27, length=6)) == [
        *["26", "27", "28", "29", "30"],
        *["0", "1", "2", "3", "4", "5", "6"],
    ]
    assert texts(plot_of(Fraction(16, 3), Fraction(31, 6)))[:4] == ["4", "5", "6", "7"]
    assert texts(plot_of(7, current=10))[3:] == ["0", "2", "4", "6", "8", "10", "12", "14", "16"]
    plot = plot_of(0, 9**2000)
    assert plot.y(9**2000) < plot.y(0) / 2
    assert ValueGraphPlot(GraphData(GAME), 280, 132).y(9**2000) < 0, "it is cut off, not drawn in the wrong place"


@given(st.lists(st.integers(-5000, 5000) | st.fractions(-5000, 5000), min_size=1, max_size=8))
def test_the_value_axis_reaches_one_beyond_the_data(values: list) -> None:
    low, high = reach(*values)
    assert low <= min(values) - 1
    assert high >= max(values) + 1
    assert 2 <= len(ticks(low, high, 6, whole=True)) <= 6


@given(st.integers(0, 400))
def test_the_move_axis_has_room_and_stays_for_eight_moves(now: int) -> None:
    last = GraphData(current=now).last
    assert last % 8 == 0
    assert now + 2 <= last <= now + 9
    assert len(ticks(0, last, 9, whole=True)) <= 9


def test_the_name_of_best_play_is_whole_at_the_top_of_the_plot() -> None:
    plot = plot_of(4, value=4, ends=(3, 4), length=6)
    name = next(shape for shape in plot.shapes if isinstance(shape, Text) and shape.text == "best play")
    assert plot.y(4) < 16
    assert name.y - 6 >= 0


def test_a_wide_band_does_not_flatten_the_game() -> None:
    points = (GraphPoint(15, 40), GraphPoint(20, 30), GraphPoint(28, 28), GraphPoint(27, 27))
    low, high = GraphData(points, 3, 28).reach()
    assert 26 >= low >= 20
    assert 29 <= high <= 34
    assert GraphData(points[:2], 1).reach()[0] < 15, "where nothing is exact the bands are all there is"


def test_the_axis_ends_where_the_game_can_end() -> None:
    assert GraphData((GraphPoint(48, 72),), ends=(48, 72)).reach() == (48, 72)
    assert GraphData((GraphPoint(29, 29),), ends=(22, 32)).reach() == (28, 30), "no further than the data need"
    assert GraphData((GraphPoint(14, 19),), ends=(12, 18)).reach()[1] == 19, "what is drawn stands on the axis"


# Value graph ------------------------------------------------------------------------------------------------


def points(*values: object, mistakes: tuple[int, ...] = ()) -> tuple[GraphPoint, ...]:
    return tuple(
        GraphPoint(*(v if isinstance(v, tuple) else (v, v)), "a1–b1" if k else "", SIDES[(k + 1) % 2], k in mistakes)
        for k, v in enumerate(values)
    )


GAME = points(29, 29, 29, 28, 28, (27, 28), mistakes=(3,))


@pytest.fixture
def graph(qtbot, theme: Theme) -> ValueGraph:
    made = ValueGraph()
    qtbot.addWidget(made)
    made.resize(280, 160)
    made.show()
    return made


def column(graph: ValueGraph, ply: int) -> QPoint:
    xs = [x for x in range(graph.plot.width()) if graph.plot.ply_at(x) == ply]
    return QPoint(xs[len(xs) // 2], 40)


def test_hover_reads_and_click_jumps(qtbot, graph: ValueGraph) -> None:
    graph.set_data(GraphData(GAME, 5, 29))
    heard: list[str] = []
    graph.hovered.connect(heard.append)
    for ply in (3, 5):
        qtbot.mouseMove(graph.plot, column(graph, ply))
        with qtbot.waitSignal(graph.jumped) as jumped:
            qtbot.mouseClick(graph.plot, Qt.MouseButton.LeftButton, pos=column(graph, ply))
        assert jumped.args == [ply]
    assert heard[0] == "After move 3, a1–b1: 28 is guaranteed, exact; MAX changed it by −1."
    assert heard[-1] == "After move 5, a1–b1: 27..28, not yet exact."


def test_beyond_the_game_nothing_is_read(qtbot, graph: ValueGraph) -> None:
    graph.set_data(GraphData(GAME, 5, 29))
    assert graph.plot.ply_at(graph.plot.width() - 12) is None
    assert GraphData(GAME).reading(0) == "At the start: 29 is guaranteed, exact."
    assert GraphData((GraphPoint(), GraphPoint(3, None))).reading(1) == "After move 1: not known yet."


def test_arrows_jump(qtbot, graph: ValueGraph) -> None:
    graph.set_data(GraphData(GAME, 4, 29))
    heard: list[int] = []
    graph.jumped.connect(heard.append)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
        qtbot.keyClick(graph.plot, key)
    assert heard == [3, 5, 0, 5]


def test_an_empty_graph_offers_to_solve(qtbot, graph: ValueGraph) -> None:
    graph.set_data(GraphData((GraphPoint(), GraphPoint(3, None)), 1))
    assert graph.solve.isVisible()
    assert not graph.plot.isVisible()
    with qtbot.waitSignal(graph.solveRequested):
        qtbot.mouseClick(graph.solve, Qt.MouseButton.LeftButton)
    graph.set_data(GraphData(GAME, 5))
    assert graph.plot.isVisible()


def test_folding(qtbot, graph: ValueGraph) -> None:
    graph.set_data(GraphData(GAME, 5))
    qtbot.keyClick(graph.fold, Qt.Key.Key_Space)
    assert not graph.plot.isVisible()
    assert not graph.caption.isVisible()
    graph.set_collapsed(False)
    assert graph.plot.isVisible()


def test_the_title_wins_over_the_caption(graph: ValueGraph) -> None:
    graph.set_titles("Guaranteed share of MAX", "after each step")
    graph.resize(240, 160)
    assert not graph.caption.isVisible()
    graph.resize(400, 160)
    assert graph.caption.isVisible()


def test_export(graph: ValueGraph, theme: Theme) -> None:
    graph.set_data(GraphData(GAME, 5, 29))
    root = ET.fromstring(graph.to_svg(560, 264))
    assert root.tag.endswith("svg")
    assert root.get("viewBox") == "0 0 560 264"
    texts = {"".join(node.itertext()).strip() for node in root.iter() if node.tag.endswith("text")}
    assert {"26", "30", "best play"} <= texts
    image = graph.to_image(560, 264, 2)
    assert (image.width(), image.height()) == (1120, 528)
    assert image.pixelColor(1, 1) == theme.colour("panel")


values = st.none() | st.integers(-3, 40) | st.fractions(-3, 40, max_denominator=9)


@given(st.lists(st.tuples(values, values), max_size=12), st.integers(0, 12), values)
def test_any_history_can_be_drawn(qapp, history: list, current: int, value: object) -> None:
    graph = ValueGraph()
    made = [
        GraphPoint(*sorted((a, b)), mistake=k % 3 == 1, side=SIDES[k % 2])
        if a is not None and b is not None
        else GraphPoint(a, b)
        for k, (a, b) in enumerate(history)
    ]
    graph.set_data(GraphData(tuple(made), current, value))
    assert not graph.to_image(240, 120, 1).isNull()
    graph.deleteLater()


@pytest.mark.parametrize("last", [(6, 7), (8, 7), (7, 8), (7, 6)])
def test_the_name_of_the_dashed_line_stands_clear_of_tiles_and_lines(qtbot, last: tuple[int, int]) -> None:
    graph = ValueGraph()
    qtbot.addWidget(graph)
    values = [7] * 9 + list(last)
    graph.set_data(GraphData(tuple(points(*values, mistakes=(9, 10))), 10, 7, 10))
    shapes = ValueGraphPlot(graph.plot.data, 280, 132).shapes
    name = next(shape for shape in shapes if isinstance(shape, Text) and shape.text == "best play")
    label = QRectF(name.x - 80, name.y - 6, 80, 12)
    assert QRectF(0, 0, 280, 110).contains(label)
    marks = [shape for shape in shapes if isinstance(shape, Box) and shape.edge]
    assert len(marks) == 2
    assert not any(label.intersects(QRectF(mark.x, mark.y, mark.width, mark.height)) for mark in marks)
    (line,) = [shape for shape in shapes if isinstance(shape, Line) and len(shape.points) > 3]
    for (left, y), (right, _) in pairwise(line.points):
        assert not label.intersects(QRectF(left, y - 0.5, right - left + 0.1, 1))
