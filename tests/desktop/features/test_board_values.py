"""The Board values window, on a workspace without a main window."""

import json
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from tests.schemas import conforms
from tests.tables import read_table
from tiling_gui.core.board import Board
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.board_values.window import BoardValuesWindow
from tiling_gui.desktop.session.long_work import State
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import CAPTION
from tiling_gui.desktop.ui.widgets.base import text_width
from tiling_gui.desktop.ui.widgets.size_grid import WIDTH
from tiling_gui.engine.board_values import Size
from tiling_gui.engine.position_keys import position_key
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records.known import Bounds
from tiling_gui.store import Store


@pytest.fixture
def shown(qtbot: QtBot, workspace: Workspace) -> BoardValuesWindow:
    """The window, with its values loaded."""
    workspace.actions["boardValues"].trigger()
    made = workspace.windows.get("boardValues")
    assert isinstance(made, BoardValuesWindow)
    qtbot.waitUntil(lambda: bool(made.values), timeout=20_000)
    return made


def cell(window: BoardValuesWindow, size: Size) -> QModelIndex:
    return window.grid.boards.index(size[0] - 1, size[1] - 1)


def prove(store: Store, size: Size, value: int) -> None:
    board = Board.rectangle(*size)
    store.facts.put(Bound(position_key(board, board.squares), value, value, value, value))


def test_cells_say_in_words_how_a_value_is_known(shown: BoardValuesWindow) -> None:
    spoken = Qt.ItemDataRole.AccessibleTextRole
    said = {size: cell(shown, size).data(spoken) for size in ((5, 5), (1, 21), (9, 9))}
    assert said[5, 5] == "5 × 5: 12/11, proved by search"
    assert said[1, 21] == "1 × 21: 9, proved for every length"  # floor(66/7) and floor(64/7)
    assert said[9, 9] == "9 × 9: 35..40, not solved"
    turned = cell(shown, (6, 5))
    assert turned.data() is None
    assert not turned.flags() & Qt.ItemFlag.ItemIsSelectable


def test_open_boards_have_bounds_in_the_grid(qtbot: QtBot, workspace: Workspace, shown: BoardValuesWindow) -> None:
    """For 8 × 9: 28..34 from the shipped rows and 32 from a certificate; one more or less with MIN first."""
    assert cell(shown, (8, 9)).data() == "32..35"
    assert cell(shown, (6, 11)).data() == "30/?"  # proved for one player alone, research/rows
    before = cell(shown, (6, 12)).data()
    assert before == "31..36"  # blocks of 3, 2, 2, 2 and 3 columns: 8 + 5 + 5 + 5 + 8; half the squares
    board = Board.rectangle(6, 12)
    workspace.store.facts.put(Bound(position_key(board, board.squares), 32, 32, 31, 32))
    shown.refresh()
    qtbot.waitUntil(lambda: cell(shown, (6, 12)).data() != before)
    assert cell(shown, (6, 12)).data() == "32/?"


def test_the_board_on_screen_has_the_bounds_it_has_there(
    qtbot: QtBot, workspace: Workspace, shown: BoardValuesWindow
) -> None:
    """9 × 9 with 35..39 in the main window, by the values of its moves, has no 35..40 here, nor is it for MIN first."""
    workspace.controller.begin(DominoPosition.start(9, 9, Side.MAX))
    workspace.session.learn(Bounds(36, 39))
    shown.grid.choose((9, 9))
    qtbot.waitUntil(lambda: "36 to 39" in shown.details.found.text())
    assert workspace.session.known(workspace.session.start).pair == (36, 39)
    assert cell(shown, (9, 9)).data() == "35..40", "with MIN first no more is known"
    workspace.controller.begin(DominoPosition.start(9, 9, Side.MIN))
    workspace.session.learn(Bounds(36, 39))
    qtbot.waitUntil(lambda: cell(shown, (9, 9)).data() == "35..40")
    shown.details.first.set_current(Side.MIN)
    shown.refresh()
    qtbot.waitUntil(lambda: "36 to 39" in shown.details.found.text())


def test_boards_of_three_rows_name_the_theorems_that_prove_them(shown: BoardValuesWindow) -> None:
    for size, value in (((3, 42), "56"), ((3, 40), "53")):
        assert cell(shown, size).data() == value
        shown.grid.choose(size)
        assert shown.details.found.text() == "Proved for every length: Theorems 17, 19 and 20 of the theory"


def test_arrows_choose_a_board_and_beside_the_grid_stands_what_is_known(qtbot: QtBot, shown: BoardValuesWindow) -> None:
    details, grid = shown.details, shown.grid
    assert (details.title.text(), details.value.text()) == ("5 × 5", "Value 12, proved")
    details.first.segment(Side.MIN).click()
    assert details.value.text() == "Value 11, proved"
    assert details.line.text().count("–") == 11  # one per domino
    qtbot.keyClick(grid, Qt.Key.Key_Right)
    assert (details.title.text(), details.value.text()) == ("5 × 6", "Value 14, proved")
    assert "author" in details.found.text()
    qtbot.keyClick(grid, Qt.Key.Key_Left)
    qtbot.keyClick(grid, Qt.Key.Key_Left)  # 5 × 4 is 4 × 5: it has no cell of its own
    assert details.title.text() == "5 × 5"


def test_what_is_observed_is_never_shown_as_a_value(shown: BoardValuesWindow) -> None:
    open_boards = [size for size in ((4, 20), (3, 21)) if size not in shown.values]
    assert open_boards
    for size in open_boards:
        shown.grid.choose(size)
        assert shown.details.value.text() == "Not solved"
        assert "observed, not proved" in shown.details.line.text()
        assert ".." in cell(shown, size).data()
    shown.grid.choose((8, 8))
    assert "min" in shown.details.cost.text()


def test_an_open_board_has_the_bounds_that_are_proved_at_once(shown: BoardValuesWindow) -> None:
    for size, how in (((9, 9), "by a certificate"), ((8, 16), "by a certificate"), ((11, 11), "without a search")):
        shown.grid.choose(size)
        found = re.fullmatch(rf"Proved {how}: (\d+) to (\d+) dominoes", shown.details.found.text())
        assert found is not None
        # A board contains the one without its last line, and 8 x 8 is worth 29; at most half the squares are dominoes.
        assert 29 <= int(found[1]) < int(found[2]) <= size[0] * size[1] // 2


def test_a_board_solved_meanwhile_is_there_and_one_from_elsewhere_is_not(
    qtbot: QtBot, workspace: Workspace, shown: BoardValuesWindow
) -> None:
    prove(workspace.store, (9, 9), 37)
    shown.refresh()
    qtbot.waitUntil(lambda: (9, 9) in shown.values, timeout=20_000)
    shown.grid.choose((9, 9))
    assert (shown.details.value.text(), shown.details.found.text()) == ("Value 37, proved", "Solved on this computer")


def test_play_and_solve_put_the_board_into_the_main_window(
    qtbot: QtBot, workspace: Workspace, shown: BoardValuesWindow
) -> None:
    shown.grid.choose((3, 4))
    shown.details.first.segment(Side.MIN).click()
    shown.details.play.click()
    start = workspace.session.start
    assert (start.board.size, start.to_move) == (Board.rectangle(3, 4).size, Side.MIN)
    assert (start.board.rows, start.board.columns, start.count) == (3, 4, 0)
    assert workspace.controller.work.state is not State.RUNNING
    shown.grid.choose((3, 5))
    shown.details.solve.click()
    assert workspace.session.start.board == Board.rectangle(3, 5)
    qtbot.waitUntil(lambda: workspace.session.known(workspace.session.start).value is not None, timeout=60_000)


def test_the_table_is_written_in_every_form(shown: BoardValuesWindow, tmp_path: Path) -> None:
    names = {form: tmp_path / f"values.{form}" for form in ("csv", "json", "tex", "svg", "png")}
    assert all(shown.export_to(str(name)) for name in names.values())
    data = json.loads(names["json"].read_text(encoding="utf-8"))
    assert conforms(data, "values") == []
    rows = read_table(names["csv"])
    plain = [{name: value for name, value in row.items() if name != "oeis"} for row in rows]
    said = [{name: "" if value is None else str(value) for name, value in board.items()} for board in data["boards"]]
    assert said == plain
    five = next(row for row in rows if (row["rows"], row["columns"]) == ("5", "5"))
    assert (five["max_first"], five["min_first"]) == ("12", "11")
    tex = names["tex"].read_text(encoding="utf-8")
    lines = [line for line in tex.splitlines() if line.endswith(r"\\") and line[0].isdigit()]
    assert len({line.count("&") for line in lines}) == 1
    assert "12/11" in tex
    assert "not proved" in tex
    # Phillips and Slater's paths are A057357; N of n x n is A000124 for all that are solved, a fact of the table.
    terms = ["A057357(n+1)", "A057357(n+5)-2", "A042965(n+1)", "A047399(n+1)", "A000124(n-1)"]
    assert [one["term"] for one in data["oeis"]] == terms
    named = {(row["rows"], row["columns"]): row["oeis"] for row in rows}
    assert named["1", "7"] == "MAX:A057357(n+1) MIN:A057357(n+5)-2"
    assert named["5", "5"] == "MIN:A000124(n-1)"
    assert (named["3", "8"], named["4", "5"]) == ("A042965(n+1)", "")
    assert all(term in tex for term in ("A057357(n+1)", "A042965(n+1)", "A000124(n-1)"))
    drawing = QSvgRenderer(str(names["svg"]))
    assert drawing.isValid()
    assert QImage(str(names["png"])).size() == drawing.defaultSize() * 2
    assert not shown.export_to(str(tmp_path / "values.doc"))
    assert not shown.export_to(str(tmp_path / "nowhere" / "values.csv"))
    assert "nowhere" in shown.status.text()


def test_the_sequence_of_a_row_is_named(shown: BoardValuesWindow) -> None:
    """3 x n is A042965, the numbers that are not 2 modulo 4; 5 x 6 is in no known row."""
    every = "of the OEIS, for every n"
    for size, said in (((3, 9), f"A042965(n+1) {every}"), ((1, 8), f"A057357(n+1) {every}"), ((5, 6), "")):
        shown.grid.choose(size)
        label = shown.details.sequence
        assert label.isHidden() == (not said)
        assert said in label.text()
    shown.grid.choose((6, 9))
    assert "observed, not proved for every n" in shown.details.sequence.text()


def test_bounds_of_three_digits_do_not_run_into_their_neighbours(shown: BoardValuesWindow) -> None:
    text = cell(shown, (16, 16)).data()
    assert re.fullmatch(r"\d{3}\.\.\d{3}", text)
    assert shown.grid.columnWidth(15) > text_width(text, CAPTION) > WIDTH
    assert shown.grid.columnWidth(4) == WIDTH
