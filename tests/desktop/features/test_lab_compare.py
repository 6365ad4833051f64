"""Comparing methods: the table shows what search.compare finds, Cancel keeps finished rows; files and presets."""

import csv
import io
import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QToolButton
from pytestqt.qtbot import QtBot

from tests import tables
from tests.desktop.windows import enter_position, settle
from tests.search.trees import SMALL
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.drawing.figure import Box, Text
from tiling_gui.core.limits import Limit
from tiling_gui.desktop.features.lab.chart import MEASURES, draw
from tiling_gui.desktop.features.lab.compare_rows import PRESETS, LabRow, summary, to_csv
from tiling_gui.desktop.features.lab.compare_table import COLUMNS
from tiling_gui.desktop.features.lab.compare_window import PREFIX, CompareWindow
from tiling_gui.desktop.features.lab.positions import from_json, from_text
from tiling_gui.desktop.features.lab.watch_window import WatchWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.translations import install
from tiling_gui.desktop.ui.widgets.tables import ROW
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.evaluate.search.paper_table import TABLE_1, paper_entry
from tiling_gui.search.compare import Comparison, Row, default_methods, read_subject
from tiling_gui.search.conditions import AS_NAMED
from tiling_gui.search.methods import check_method, search
from tiling_gui.store import Store

METHODS = ("minimax", "alphabeta", "mtdf", "average:2,2")


@pytest.fixture
def workspace(boardless: Workspace) -> Workspace:
    """One without a board, which the window does not need."""
    return boardless


@pytest.fixture
def window(workspace: Workspace) -> CompareWindow:
    made = workspace.windows.show("compareMethods")
    assert isinstance(made, CompareWindow)
    made.resize(1000, 640)
    return made


def set_up(window: CompareWindow, positions: list[tuple[str, str]], methods: tuple[str, ...] = METHODS) -> None:
    window.panel.positions.clear()
    for key, text in positions:
        window.panel.add_chosen(from_text(key, text))
    window.panel.grid.tick(methods)


def run(qtbot: QtBot, window: CompareWindow) -> None:
    qtbot.mouseClick(window.panel.starting, Qt.MouseButton.LeftButton)
    assert window.running
    qtbot.waitUntil(lambda: not window.running)


def test_a_window_without_rows_says_what_to_do_and_does_it(qtbot: QtBot, window: CompareWindow) -> None:
    set_up(window, [("domino", "2x2")])
    begin = window.stack.currentWidget().findChild(QPushButton, "compareThese")
    assert not window.exporting.isEnabled()
    qtbot.mouseClick(window.pages.segment(1), Qt.MouseButton.LeftButton)
    assert begin.isVisible()
    qtbot.mouseClick(begin, Qt.MouseButton.LeftButton)
    assert not begin.isVisible()
    qtbot.waitUntil(lambda: not window.running)
    assert window.stack.currentWidget() is window.chart
    assert window.exporting.isEnabled()
    window.saved.deleting.click()
    assert begin.isVisible()
    assert not window.exporting.isEnabled()


def without_time(row: LabRow) -> dict[str, object]:
    return {name: value for name, value in row.to_json().items() if name not in ("seconds", "ratio")}


@walked("language", ["de", "fr"])
def test_at_a_text_size_of_200_percent_nothing_is_scrolled_sideways(
    qtbot: QtBot, qapp: QApplication, workspace: Workspace, language: str
) -> None:
    """On a screen of 1280 pixels the window has room for 640 of its own units."""
    install(qapp, language)
    try:
        for made in (CompareWindow(workspace), WatchWindow(workspace)):
            qtbot.addWidget(made)
            made.resize(640, 400)
            made.show()
            settle(qtbot)
            wide = [
                area.widget().minimumSizeHint().width() - area.viewport().width()
                for area in made.findChildren(QScrollArea)
                if area.isVisible() and area.horizontalScrollBar().maximum()
            ]
            assert wide == [], type(made).__name__
            made.close()
    finally:
        install(qapp, "en")


# Rows -----------------------------------------------------------------------------------------------------------


def test_the_table_is_what_search_compare_finds_and_sorted(qtbot: QtBot, window: CompareWindow) -> None:
    # The table is what search compare finds
    positions = [(key, SMALL[key][0]) for key in GAMES] + [("tree", "[[1/3, 4], [5, 16/3]]")]
    set_up(window, positions)
    run(qtbot, window)
    comparison = Comparison([read_subject(f"{key}:{text}") for key, text in positions], METHODS)
    expected = [LabRow.of(row) for row in comparison.run()]
    assert [without_time(row) for row in window.rows] == [without_time(row) for row in expected]
    model = window.table.model()
    assert model.rowCount() == len(expected)
    assert [model.index(k, 0).data(ROW) for k in range(model.rowCount())] == window.rows
    assert window.status.text().endswith("All exact values agree.")
    averaged = [row for row in window.rows if row.method == "average:2,2"]
    assert all(row.agrees is None and row.value_text.startswith(("≈", "–")) for row in averaged)
    # Sorting by every column by mouse
    head = window.table.horizontalHeader()
    window.table.resize(1600, 400)
    for number, column in enumerate(COLUMNS):
        if window.table.isColumnHidden(number):
            continue
        head.resizeSection(number, 90)
        for reverse in (False, True):
            place = QPoint(head.sectionViewportPosition(number) + 30, 10)
            qtbot.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=place)
            keys = [column.key(model.index(k, 0).data(ROW)) for k in range(model.rowCount())]
            assert keys == sorted(keys, reverse=reverse)
    # Disagreement is shown
    subject = read_subject("tree:[[1, 2], [3, 4]]")
    found = search(subject.position, "minimax", evaluation=lambda position: None)
    row = LabRow.of(Row(subject, "minimax", found, False))
    window._show_rows([row])
    assert row.agreement == "✗"
    assert summary(window.rows) == "1 run. Exact values disagree: ✗."
    # Several positions are removed at once
    panel = window.panel
    set_up(window, [("domino", "2x2"), ("domino", "2x3"), ("domino", "3x3")])
    assert [item.text() for item in panel.positions.selectedItems()] == ["domino:3x3"], "the last that was added"
    panel.positions.clearSelection()
    assert not panel.removing.isEnabled()
    for row in (0, 2):
        panel.positions.item(row).setSelected(True)
    qtbot.mouseClick(panel.removing, Qt.MouseButton.LeftButton)
    assert [panel.positions.item(row).text() for row in range(panel.positions.count())] == ["domino:2x3"]


values = st.one_of(st.none(), st.integers(-50, 50), st.fractions(max_denominator=60), st.floats(-9, 9))


@given(values, st.booleans(), st.sampled_from([None, True, False]))
def test_rows_come_back_from_json(value: object, exact: bool, agrees: bool | None) -> None:
    row = LabRow("domino:2x3", "mtdf", value, exact, True, agrees, 4, 3, 2, 1, 0, 0.25, "a1–b1", "a1–b1, c1–c2")
    again = LabRow.from_json(json.loads(json.dumps(row.to_json())))
    assert again == row
    assert isinstance(again.value, float) == isinstance(value, float)
    (line,) = csv.DictReader(io.StringIO(to_csv([row])))
    assert line["line"] == row.line
    assert value is None or isinstance(value, float) or tables.exact(line, "value") == value


@walked("data", [None, {}, {"position": "x"}, {"value": "1/0"}, [1]])
def test_damaged_rows_are_one_sentence(data: object) -> None:
    with pytest.raises(InputError) as error:
        LabRow.from_json(data)
    assert str(error.value).endswith(".")


def test_presets_can_be_run_and_table_1_counts_as_the_paper() -> None:
    for preset in PRESETS:
        for key, text in preset.positions:
            from_text(key, text)
        for name in preset.methods:
            check_method(name)
    key, text = PRESETS[0].positions[0]
    (row,) = Comparison([from_text(key, text).subject], ["alphabeta-paper"]).run()
    assert row.result.value == Fraction(16, 3)  # row 1 of the table
    (row,) = Comparison([from_text("evaluate", "(10-x)*y").subject], ["alphabeta-paper"]).run()
    shown = LabRow.of(row)
    # The paper's text: of T(2) nodes, 4 alpha cutoffs prune 84 and 1 beta cutoff prunes 18.
    assert (shown.alpha, shown.beta, shown.nodes) == (4, 1, 1 + 10 + 10 * 2 * (1 + 10 + 10) - 84 - 18)


def test_the_preset_is_table_1_of_the_paper(qtbot: QtBot, window: CompareWindow) -> None:
    """Its first row; all counts are those of tests/games/evaluate/test_methods.py."""
    window.panel.show_preset(0)
    plan = window.panel.plan()
    assert (plan.limit, plan.methods, len(plan.chosen)) == (Limit(seconds=600), PRESETS[0].methods, 4)
    for _ in range(3):
        window.panel.positions.takeItem(1)
    run(qtbot, window)
    found = [(str(row.value), row.pruned, row.paper, row.difference, row.order.replace(" ", "")) for row in window.rows]
    assert found == [("16/3", 4515, "4,515", "=", "0123456789"), ("16/3", 7526, "7,526", "=", "1435672890")]
    assert window.rows[0].line == "3 → x, 3 → z, 9 → y"  # the paper's principal variation
    titles = [column.title for column in COLUMNS]
    model = window.table.model()
    for title, text in (("Pruned", "4\u202f515"), ("In the paper", "4\u202f515 (=)"), ("Order", "0123456789")):
        assert not window.table.isColumnHidden(titles.index(title))
        assert model.index(0, titles.index(title)).data() == text
    window._show_rows([replace(window.rows[0], difference="÷ 10", remark="Ten times too large."), window.rows[1]])
    for row, told in ((1, False), (0, True)):
        window.table.setCurrentIndex(model.index(row, 0))
        assert ("Ten times too large." in window.status.text()) is told
    assert model.index(0, 0).data() == "x/y + 2*y/z - z/x"
    window._show_rows([])
    assert window.table.isColumnHidden(titles.index("Order"))


@walked(
    ("at", "method", "pruned", "entry"),
    [
        (1, "alphabeta-paper", 302314, ("302,271", "+43", True)),
        (1, "alphabeta-paper-ordered", 464162, ("464,162", "=", False)),
        (2, "alphabeta-paper", 21739075, ("≈ 2.18·10⁸", "÷ 10", True)),
    ],
)
def test_counts_are_told_beside_the_paper_s(at: int, method: str, pruned: int, entry: tuple[str, str, bool]) -> None:
    row = TABLE_1[at]
    order = row.order if method.endswith("ordered") else "0123456789"
    found = paper_entry(EvaluatePosition.start(row.expression), method, [int(digit) for digit in order], pruned)
    assert (found.figure, found.difference, bool(found.remark)) == entry


# Running --------------------------------------------------------------------------------------------------------


def test_runs_are_cancelled_limited_and_told_how_to_count(
    qtbot: QtBot, window: CompareWindow, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Cancel leaves what was finished
    set_up(window, [("domino", "2x3"), ("domino", "6x6")], ("minimax", "alphabeta"))
    window.panel.seconds.setValue(0)
    qtbot.mouseClick(window.panel.starting, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(window.rows) == 2)  # the small board is done, the large one would run for hours
    assert window.running
    assert window.progress_bar.parts.text() == "2 of 4 runs"
    window.progress_bar.cancel.click()
    qtbot.waitUntil(lambda: not window.running)
    assert [row.complete for row in window.rows] == [True, True, False]
    assert window.rows[2].value_text == "stopped"
    assert window.status.text() == "3 runs. All exact values agree. Cancelled."
    (kept,) = store.all_keys(PREFIX)
    assert [LabRow.from_json(row) for row in store.load(kept)["rows"]] == window.rows
    assert not window.progress_bar.isVisible()
    # Limits end every run
    set_up(window, [("domino", "6x6")], ("minimax", "alphabeta"))
    window.panel.nodes.setValue(500)
    run(qtbot, window)
    assert [(row.nodes, row.complete) for row in window.rows] == [(501, False), (501, False)]
    assert window.status.text() == "2 runs. Some runs reached their limit."
    window.panel.nodes.setValue(0)
    window.panel.plies.setValue(1)
    run(qtbot, window)
    assert [(row.complete, row.exact, row.nodes) for row in window.rows] == [(True, False, 61)] * 2
    # Nodes without a value are counted unless told otherwise
    window.panel.plies.setValue(0)
    set_up(window, [("evaluate", "x/y")], ("minimax",))
    run(qtbot, window)
    assert window.rows[0].nodes == 431  # T(2)
    qtbot.mouseClick(window.findChild(QToolButton, "foldLimits"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(window.panel.valueless, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    run(qtbot, window)
    assert window.rows[0].nodes < 431
    assert window.panel.plan().to_json()["validOnly"] is True

    # A store that fails loses nothing on the screen
    def full(key: str, data: object) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(window.shelf, "put", full)
    set_up(window, [("domino", "2x2")], ("minimax",))
    run(qtbot, window)
    assert [row.value for row in window.rows] == [2]


def test_comparisons_are_kept_reopened_and_forgotten(
    qtbot: QtBot, window: CompareWindow, workspace: Workspace, store: Store
) -> None:
    set_up(window, [("domino", "2x3"), ("evaluate", "x/y")], ("minimax", "average:3,1"))
    run(qtbot, window)
    rows = window.rows
    other = CompareWindow(workspace)
    qtbot.addWidget(other)
    assert other.saved.box.count() == 1
    other.saved.box.setCurrentIndex(0)
    other.saved.box.activated.emit(0)
    assert other.rows == rows
    plan = other.panel.plan()
    assert plan.methods == ("minimax", "average:3,1")
    assert [chosen.subject.text for chosen in plan.chosen] == ["domino:2x3", "evaluate:x/y"]
    keys = store.all_keys(PREFIX)
    other.saved.deleting.click()
    assert not store.all_keys(PREFIX)
    assert not other.rows
    other.saved.bin.fill()
    other.saved.bin.menu().actions()[0].trigger()
    assert store.all_keys(PREFIX) == keys
    assert other.rows == rows
    assert other.saved.bin.isHidden()
    other.saved.deleting.click()
    assert not store.all_keys(PREFIX)
    store.save(PREFIX + "2026-01-01T10:00:00.000", {"plan": {"positions": [{"game": "go"}]}, "rows": []})
    other.saved.fill("2026-01-01T10:00:00.000")
    other.saved.box.activated.emit(0)
    assert other.status.text().endswith(".")
    assert other.status.property("role") == "warn"


def test_faults_are_one_line(qtbot: QtBot, window: CompareWindow) -> None:
    panel = window.panel
    enter_position(qtbot, panel.position, "domino", "nonsense")
    qtbot.mouseClick(panel.adding, Qt.MouseButton.LeftButton)
    assert panel.fault.text().endswith(".")
    count = panel.positions.count()
    enter_position(qtbot, panel.position, "domino", "2x2")
    qtbot.mouseClick(panel.position.first.segment(1), Qt.MouseButton.LeftButton)
    qtbot.keyClick(panel.position.text, Qt.Key.Key_Return)
    assert panel.positions.count() == count + 1
    assert panel.positions.item(count).text() == "domino:2x2, MIN first"
    assert not window.running
    panel.methods["average"][0].setChecked(True)
    panel.methods["average"][1].setText("2")
    qtbot.mouseClick(panel.starting, Qt.MouseButton.LeftButton)
    assert panel.fault.text() == "The method average is written average:M,N, not average:2."
    assert not window.running
    panel.positions.clear()
    panel.methods["average"][1].setText("2,2")
    qtbot.mouseClick(panel.starting, Qt.MouseButton.LeftButton)
    assert panel.fault.text().startswith("There is nothing to compare")


# Chart and files ------------------------------------------------------------------------------------------------


def test_dots_further_right_for_larger_amounts_on_a_logarithmic_scale() -> None:
    rows = [LabRow.of(row) for row in Comparison([read_subject("domino:3x3")], default_methods()).run()]
    for width in (320.0, 900.0):
        dots = [shape for shape in draw(rows, MEASURES[0], width).shapes if isinstance(shape, Box)]
        assert len(dots) == len(rows)
        assert all(dot.width == dot.height == 2 * dot.radius for dot in dots)  # no length to be misread
        by_nodes = sorted(zip([row.nodes for row in rows], [dot.x for dot in dots], strict=True))
        assert [x for _, x in by_nodes] == sorted(x for _, x in by_nodes)
        assert all(dot.x + dot.width <= width for dot in dots)
    words = [shape.text for shape in draw(rows, MEASURES[2], 900).shapes if isinstance(shape, Text)]
    assert f"{rows[2].alpha} / {rows[2].beta}" in words
    assert draw([], MEASURES[0], 900).box[3] > 0


def test_export_as_csv_json_and_svg(qtbot: QtBot, window: CompareWindow, tmp_path: Path) -> None:
    set_up(window, [("evaluate", "x/y + y/x")], ("minimax", "mtdf"))
    run(qtbot, window)
    for ending in ("csv", "json", "svg"):
        assert window.export_to(str(tmp_path / f"rows.{ending}"))
    lines = tables.read_table(tmp_path / "rows.csv")
    assert [tables.exact(line, "value") for line in lines] == [row.value for row in window.rows]
    data = json.loads((tmp_path / "rows.json").read_text(encoding="utf-8"))
    assert [LabRow.from_json(row) for row in data["rows"]] == window.rows
    text = ElementTree.fromstring((tmp_path / "rows.svg").read_text(encoding="utf-8"))
    assert "mtdf" in {element.text for element in text.iter("{http://www.w3.org/2000/svg}text")}


# The main window ------------------------------------------------------------------------------------------------


def test_both_windows_take_the_position_on_the_board(qtbot: QtBot, workspace: Workspace, window: CompareWindow) -> None:
    workspace.controller.begin(DominoPosition.start(2, 3))
    workspace.controller.play(workspace.session.position.read("a1-a2"))  # keeps the value of 2x3, which is 3
    window.panel.positions.clear()
    qtbot.mouseClick(window.panel.boarding, Qt.MouseButton.LeftButton)
    assert window.panel.positions.item(0).text() == "domino: 2 × 3, MAX first, move 2"
    window.panel.grid.tick(("minimax",))
    run(qtbot, window)
    assert window.rows[0].value == 3
    kept = window.panel.plan().to_json()["positions"][0]
    assert from_json(json.loads(json.dumps(kept))).subject.position == workspace.session.position
    watching = workspace.windows.show("watchSearch")
    qtbot.waitUntil(lambda: watching.watched is not None)
    qtbot.mouseClick(watching.panel.source.segment("board"), Qt.MouseButton.LeftButton)
    assert watching.panel.board.text() == "domino: 2 × 3, MAX first, move 2"
    before = watching.watched
    qtbot.mouseClick(watching.panel.watching, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: watching.watched is not before)
    assert watching.watched.subject.position == workspace.session.position


def test_a_link_sets_up_a_comparison_with_options_of_the_estimates(qtbot: QtBot, workspace: Workspace) -> None:
    what = "alphabeta-paper-ordered,minimax;evaluate:x*(y-z)?by-height,samples=7"
    window = workspace.windows.show("compareMethods", what)
    plan = window.panel.plan()
    assert plan.methods == ("minimax", "alphabeta-paper-ordered")
    assert [chosen.json["text"] for chosen in plan.chosen] == ["x*(y-z)"]
    run(qtbot, window)
    said = [row.conditions_text for row in window.rows]
    assert said == ["moves as given, no table", "moves ordered, for each height, 7 samples, with table"]
    window.panel.show_plan(json.loads(json.dumps(plan.to_json())))
    assert window.panel.plan() == plan
    window.show_link("0")
    assert window.panel.plan().wanted == AS_NAMED, "the paper's table is without options"
    window.show_link("mtdf;evaluate:x*y?colour")
    assert "An order by estimate takes" in window.status.text()
