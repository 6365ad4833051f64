"""The results window: rows, order, filter and preview; errors in one sentence."""

import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QKeySequence
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.desktop.windows import settle
from tests.records.games import played
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.core.results import Solution
from tiling_gui.desktop.features.results import results_list
from tiling_gui.desktop.features.results.rows import (
    BOARD,
    BOOKMARKED,
    COLUMNS,
    DATE,
    DELETED,
    EXACT,
    GAME,
    MAX,
    MIN,
    MOVES,
    NAME,
    SOLVE,
    STATE,
    TIME,
    ResultRow,
    result_rows,
)
from tiling_gui.desktop.features.results.table import ResultsModel, column_widths
from tiling_gui.desktop.features.results.window import ResultsWindow
from tiling_gui.desktop.session.game_session import PUZZLE
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import TEXT
from tiling_gui.desktop.ui.widgets.base import font
from tiling_gui.desktop.ui.widgets.tables import ROW
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records import json_form
from tiling_gui.records.record import GameRecord, new_record
from tiling_gui.store import Store
from tiling_gui.store.games import Games
from tiling_gui.store.labels import Label

DATA = Path(__file__).parents[2] / "data"
M, N = Side.MAX, Side.MIN


def five_by_six() -> DominoPosition:
    position = DominoPosition.start(5, 6)
    for move in ("a1-b1", "c1-d1", "a2-b2"):
        position = position.play(position.read(move))
    return position


ROWS = (
    ResultRow(1, GAME, "2026-11-20T10:00:00", "8x8", M, "You", "Looks 3", 28, winner=N, moves=24),
    ResultRow(
        2,
        SOLVE,
        "2026-11-20T09:00:00",
        "8x8",
        M,
        EXACT,
        EXACT,
        None,
        (27, 30),
        None,
        1_200_000_000,
        1320.0,
        state="paused",
    ),
    ResultRow(3, SOLVE, "2026-11-19T10:00:00", "5x6", M, EXACT, EXACT, 14, None, None, 96_200, 0.8, five_by_six),
    ResultRow(4, SOLVE, "2026-11-19T09:00:00", "5x6", N, EXACT, EXACT, 14, None, None, 88_700, 0.7),
    ResultRow(5, GAME, "2026-11-18T08:00:00", "6x6", N, "Looks 2", "Looks 4", 16, winner=M),
    ResultRow(6, SOLVE, "2016-06-06T08:00:00", "1x16", M, EXACT, EXACT, 7, seconds=1.4),
    ResultRow(7, SOLVE, None, "1x20", M, EXACT, EXACT, 9, seconds=209.0),
)


class Kept:
    """A stand-in for the rows of an empty store, which stores deletions and names."""

    def __init__(self, rows: Sequence[ResultRow], store: Store) -> None:
        self.rows, self.store = list(rows), store
        self.opened: list[object] = []

    def listed(self, store: Store, *, deleted: bool = False) -> list[ResultRow]:
        found = []
        for row in self.rows:
            gone = store.removed.when(row.kind).get(str(row.id))
            if (gone is not None) is deleted:
                label = store.labels.all(row.kind).get(str(row.id), row.label)
                found.append(replace(row, label=label, deleted=gone))
        return found

    def record(self, store: Store, row: ResultRow) -> GameRecord:
        self.opened.append(row.id)
        return new_record("domino", DominoPosition.start(2, 2), {})

    @property
    def removed(self) -> list[object]:
        return [row.id for row in self.listed(self.store, deleted=True)]


@pytest.fixture
def open_window(
    boardless: Workspace, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Sequence[ResultRow]], tuple[ResultsWindow, Kept]]:
    def make(rows: Sequence[ResultRow]) -> tuple[ResultsWindow, Kept]:
        kept = Kept(rows, boardless.store)
        monkeypatch.setattr(results_list, "result_rows", kept.listed)
        monkeypatch.setattr("tiling_gui.desktop.features.results.rows.record_of", kept.record)
        return boardless.windows.show("results"), kept

    return make


def ids(window: ResultsWindow) -> list[object]:
    model = window.table.model()
    return [model.index(k, 0).data(ROW).id for k in range(model.rowCount())]


def texts(window: ResultsWindow, row: int) -> list[str]:
    return [window.table.model().index(row, column).data() for column in range(len(COLUMNS))]


def test_the_models_behave(qtmodeltester) -> None:
    model = ResultsModel()
    model.set_rows(ROWS)
    model.set_filter("max")
    qtmodeltester.check(model)


def test_rows_are_read_sorted_filtered_and_chosen(open_window, qtbot) -> None:
    # Rows read as drawn
    window, _ = open_window(ROWS)
    assert texts(window, 0) == [
        "20 Nov 2026, 10:00",
        "",
        "Tiling",
        "8 × 8",
        "MAX",
        "You",
        "Looks 3",
        "finished",
        "28",
        "24",
        "",
        "",
    ]
    solve = [
        "20 Nov 2026, 09:00",
        "",
        "Tiling",
        "8 × 8",
        "MAX",
        EXACT,
        EXACT,
        "paused",
        "27..30",
        "",
        "1.2 G",
        "22 min",
    ]
    assert texts(window, 1) == solve
    assert texts(window, 2)[STATE:] == ["solved", "14", "", "96.2 k", "0.8 s"]
    assert texts(window, 6)[0] == "–"
    assert window.status.text() == "7 results, 1 selected."
    # Kinds
    window, _ = open_window(ROWS)
    window.table.kind.setCurrentIndex(2)
    assert set(ids(window)) == {2}, "it can go on"
    window.table.kind.setCurrentIndex(3)
    assert set(ids(window)) == {1, 5}
    window.table.kind.setCurrentIndex(1)
    assert set(ids(window)) == {2, 3, 4, 6, 7}
    assert window.status.text().startswith("5 of 7 results")
    # Nothing matches
    window.table.kind.setCurrentIndex(0)
    window, _ = open_window(ROWS)
    window.table.filter.setText("9x9")
    words = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    assert "Nothing matches “9x9”." in words
    qtbot.mouseClick(window.findChild(QPushButton, "clearFilter"), Qt.MouseButton.LeftButton)
    assert len(ids(window)) == 7
    # The chosen rows stay chosen when the list is sorted
    window, _ = open_window(ROWS)
    window.table.choose([1, 3])
    chosen = {row.id for row in window.table.chosen}
    window.table.sortByColumn(BOARD, Qt.SortOrder.AscendingOrder)
    assert {row.id for row in window.table.chosen} == chosen
    assert [ids(window).index(id) for id in chosen] != [1, 3]
    # Only the column that is sorted by has room for the arrow
    window, _ = open_window(ROWS)
    table = window.table

    def width(column: int) -> int:
        table.sortByColumn(column, Qt.SortOrder.AscendingOrder)
        return table._needs[MOVES]

    assert table._needed(MOVES, {"1"}) == table._needed(MOVES, {""}), "the title is the widest"
    assert width(MOVES) - width(DATE) == 14
    # Every column sorts both ways
    window, _ = open_window(ROWS)
    for number in range(len(COLUMNS)):
        for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
            window.table.sortByColumn(number, order)
            keys = [COLUMNS[number].key(window.table.model().index(k, 0).data(ROW)) for k in range(len(ROWS))]
            known = [key for key in keys if key is not None]
            assert known == sorted(known, reverse=order == Qt.SortOrder.DescendingOrder), COLUMNS[number].title
    window.table.sortByColumn(TIME, Qt.SortOrder.DescendingOrder)
    assert ids(window)[0] == 2
    # A narrow window keeps open at hand
    window, _ = open_window(ROWS)
    window.resize(600, 400)
    assert not window.details.preview.isVisible()
    assert window.opening.isVisible()
    window.resize(880, 448)
    assert window.opening.isVisible()
    # The chosen row stays chosen
    window.table.sortByColumn(DATE, Qt.SortOrder.DescendingOrder)
    window, kept = open_window(ROWS)
    window.table.selectRow(3)
    chosen = window.table.here.id
    kept.rows.insert(0, ResultRow(99, SOLVE, "2026-11-21T00:00:00", "2x2", M, EXACT, EXACT, 2))
    window.refresh()
    assert window.table.here.id == chosen
    window.table.filter.setText("2x2")
    assert window.table.here.id == 99


def test_the_columns_are_wide_enough(open_window, qtbot) -> None:
    # Times from the original program's list of results: days and hours on small boards
    long = (
        ResultRow(1, SOLVE, "2016-06-30T10:26:00", "4x7", M, EXACT, EXACT, 12, seconds=46942.04),
        ResultRow(2, SOLVE, "2016-06-11T21:06:00", "5x6", M, EXACT, EXACT, 14, seconds=491368.49),
    )
    window, _ = open_window(long)
    assert texts(window, 0)[TIME] == "13 h 2 min"
    metrics = QFontMetrics(font(TEXT))
    for row in range(len(long)):
        for column in (DATE, TIME):
            room = window.table.columnWidth(column) - 16
            assert metrics.horizontalAdvance(texts(window, row)[column]) <= room
    # Nothing is cut while there is room
    window, _ = open_window([ResultRow(1, GAME, None, "10x10", M, "Looks 3 ahead, errs 20 %", "Random play", 28)])
    window.resize(1200, 560)
    settle(qtbot)
    metrics = QFontMetrics(font(TEXT))
    for column in (BOARD, MAX, MIN):
        assert metrics.horizontalAdvance(texts(window, 0)[column]) <= window.table.columnWidth(column) - 16
    prompt = window.table.filter.fontMetrics().horizontalAdvance(window.table.filter.placeholderText())
    assert prompt <= window.table.filter.width() - 40, "the icons need 40 px"
    # A board of two numbers is read whole in a narrow window
    window, _ = open_window(
        [ResultRow(1, GAME, None, "20x20", M, "Looks 3 ahead, errs 20 %", "Somebody with a very long name", 28)]
    )
    window.resize(800, 500)
    settle(qtbot)
    assert texts(window, 0)[BOARD] == "20 × 20"
    metrics = QFontMetrics(font(TEXT))
    assert metrics.horizontalAdvance("20 × 20") <= window.table.columnWidth(BOARD) - 16
    window.resize(620, 500)
    settle(qtbot)
    for column in (MAX, MIN):
        assert metrics.horizontalAdvance("Looks 3 ahead") <= window.table.columnWidth(column) - 16
    # Names of e-Valuate positions contain it; in games for the last move FIRST always moves first
    window, _ = open_window(
        (
            ResultRow(1, GAME, "2026-11-20", "x·y, MIN first", N, "You", "Random", 3, game="evaluate"),
            ResultRow(2, GAME, "2026-11-19", "3x4", Side.FIRST, "You", "Random", game="ellie"),
        )
    )
    assert [texts(window, k)[BOARD] for k in (0, 1)] == ["x·y", "3x4"]
    window.table.selectRow(0)
    assert window.details.title.text() == "x·y, MIN first"
    window.table.selectRow(1)
    assert window.details.title.text() == "3x4"
    # A shape is told in a few words
    shape = "/".join(["##......", "........", "........", "........", "........", "........", "........", "11......"])
    window, _ = open_window((ResultRow(1, SOLVE, None, shape, M, EXACT, EXACT, 28),))
    assert texts(window, 0)[BOARD] == "Shape of 62 squares, 1 placed"
    assert window.table.model().index(0, BOARD).data(Qt.ItemDataRole.ToolTipRole) == shape


@walked(
    ("text", "found"),
    [
        ("8x8", {1, 2}),
        ("8 × 8", {1, 2}),
        ("5 x 6 min", {4}),
        ("exact 14", {3, 4}),
        ("looks", {1, 5}),
        ("27..30", {2}),
        ("2016", {6}),
        ("9x9", set()),
        ("  ", set(range(1, 8))),
    ],
)
def test_the_filter(open_window, text: str, found: set[int]) -> None:
    window, _ = open_window(ROWS)
    window.table.filter.setText(text)
    assert set(ids(window)) == found


def test_a_puzzle_is_called_one(store: Store) -> None:
    record = played()
    for id, extra in (("a-game", {}), ("daily-domino-2026-01-01", {PUZZLE: {"moves": []}})):
        store.put_game(replace(record, id=id, extra=extra))
    assert {row.id: row.state_text for row in result_rows(store)} == {
        "a-game": "finished",
        "daily-domino-2026-01-01": "puzzle",
    }


def test_many_rows_are_made_in_the_background(
    qtbot: QtBot, boardless: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []

    def read(store: Store, *, deleted: bool = False) -> list[ResultRow]:
        threads.append(threading.current_thread())
        return result_rows(store, deleted=deleted)

    monkeypatch.setattr(results_list, "AT_ONCE", 3)
    monkeypatch.setattr(results_list, "result_rows", read)
    for seed in range(5):
        boardless.store.put_game(played(3, 3, seed))
    window = boardless.windows.show("results")
    assert window.status.text() == "Reading …"
    qtbot.waitUntil(lambda: len(ids(window)) == 5)
    window.table.choose([1, 2])
    chosen = [row.id for row in window.table.chosen]
    window.remove_selected()
    assert len(ids(window)) == 3
    assert not set(chosen) & set(ids(window))
    window.undo_remove()
    qtbot.waitUntil(lambda: len(ids(window)) == 5)
    window.table.filter.setText("no such game")
    assert ids(window) == []
    assert threads
    assert threading.main_thread() not in threads


def test_no_results_yet(qtbot, boardless: Workspace, open_window) -> None:
    window, _ = open_window(())
    words = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    assert "No results yet" in words
    assert not window.exporting.isEnabled()
    assert not window.opening.isVisible()
    with qtbot.waitSignal(boardless.controller.work.changed):
        qtbot.mouseClick(window.findChild(QPushButton, "solveABoard"), Qt.MouseButton.LeftButton)


def test_rows_are_opened_named_and_found_again(qtbot, open_window, monkeypatch: pytest.MonkeyPatch) -> None:
    # Opening
    window, kept = open_window(ROWS)
    window.table.selectRow(1)
    qtbot.mouseClick(window.opening, Qt.MouseButton.LeftButton)
    assert not window.isVisible(), "it would hide the board"
    window.show()
    qtbot.keyClick(window.table, Qt.Key.Key_Down)
    qtbot.keyClick(window.table, Qt.Key.Key_Return)
    window.show()
    qtbot.keyClick(window.table.filter, Qt.Key.Key_Return)
    window.show()
    at = window.table.visualRect(window.table.model().index(0, MAX)).center()
    qtbot.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseDClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert kept.opened == [2, 3, 3, 1]
    # Names, tags and bookmarks are given in place and found
    window, kept = open_window(ROWS)
    assert window.table.isColumnHidden(NAME), "there are no names yet"
    window.table.selectRow(1)
    qtbot.keyClick(window.table, Qt.Key.Key_F2)
    assert window.focusWidget() is window.details.name
    qtbot.keyClicks(window.details.name, "For the lecture")
    qtbot.keyClicks(window.details.tags, "ends, zugzwang , ends")
    qtbot.keyClick(window.details.tags, Qt.Key.Key_Tab)
    window.details.bookmark.click()
    label = Label("For the lecture", ("ends", "zugzwang"), True)
    assert [row.label for row in kept.listed(kept.store) if row.id == 2] == [label]
    assert texts(window, 1)[NAME] == "★ For the lecture [ends, zugzwang]"
    assert not window.table.isColumnHidden(NAME)
    for text in ("lecture", "zug", "ends 8x8"):
        window.table.filter.setText(text)
        assert ids(window) == [2]
    window.table.filter.clear()
    window.table.kind.setCurrentIndex(window.table.kind.findData(BOOKMARKED))
    assert ids(window) == [2]
    window.details.bookmark.click()
    assert ids(window) == []
    # Return in a name names and opens nothing
    window.table.kind.setCurrentIndex(0)
    window, kept = open_window(ROWS)
    window.activateWindow()
    window.table.selectRow(0)
    qtbot.keyClick(window.table, Qt.Key.Key_F2)
    qtbot.keyClicks(window.details.name, "mine")
    qtbot.keyClick(window.details.name, Qt.Key.Key_Return)
    assert [row.label.name for row in kept.listed(kept.store) if row.id == 1] == ["mine"]
    assert kept.opened == []
    assert window.isVisible()
    # A name that cannot be kept is said
    window, kept = open_window(ROWS)

    def fail(*anything: object) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(kept.store.labels, "put", fail)
    window.details.name.setText("x")
    window.details.name.editingFinished.emit()
    assert (window.status.text(), window.status.property("role")) == ("The disk is full.", "warn")


@walked(
    ("game", "text"),
    [
        ("domino", "5x6"),
        ("ellie", "4x4"),
        ("sharing", "path:4,edges,vertices,2"),
        ("heaps", "nim:3,4"),
        ("evaluate", "x+y"),
    ],
)
def test_every_game_has_a_picture(open_window, game: str, text: str) -> None:
    found = GAMES[game]

    def position() -> Any:
        return found.parse(text, found.sides[0])

    window, _ = open_window(
        (ResultRow(1, GAME, None, text, found.sides[0], "You", "Random", 3, position=position, game=game),)
    )
    assert window.details.preview.isVisible()
    drawn = window.details.preview.grab().toImage()
    colours = {drawn.pixelColor(x, y).name() for x in range(0, drawn.width(), 2) for y in range(0, drawn.height(), 2)}
    assert len(colours) > 3


def test_what_is_imported_is_listed_and_said(
    boardless: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = boardless.windows.show("results")
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(DATA / "tilingResults.txt")], ""))
    window.importing.click()
    assert window.status.text().startswith(f"{len(ids(window))} results imported")
    for path, chosen, wanted in (("a", "JSON (*.json)", "a.json"), ("b.csv", "Table (*.csv)", "b.csv")):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, p=path, c=chosen: (str(tmp_path / p), c))
        window.ask_export()
        assert wanted in window.status.text()
        assert (tmp_path / wanted).exists()


@walked("error", [InputError("Line 3 is no result."), StoreError("The disk is full.")])
def test_what_goes_wrong_is_one_sentence(open_window, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    window, _ = open_window(ROWS)

    def fail(*anything: object, **named: object) -> None:
        raise error

    monkeypatch.setattr("tiling_gui.desktop.features.results.rows.record_of", fail)
    monkeypatch.setattr(results_list, "result_rows", fail)
    for attempt in (window.open_selected, window.refresh):
        window.say("")
        attempt()
        assert window.status.text() == str(error)
        assert window.status.property("role") == "warn"
    assert len(ids(window)) == 7


def test_a_game_that_is_refused_today_is_shown_as_text(
    boardless: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its expression and moves can be read, without a value; it cannot be opened, and is exported as stored."""
    start = GAMES["evaluate"].from_json({"expression": "x^y", "domain": ["0", "1", "2"], "first": "MAX"})
    record = new_record("evaluate", start, {})
    record = record.with_tree(record.tree.add_line([Fraction(2), "y"]))
    boardless.store.put_game(record)
    kept = json_form.write(record).replace('"x^y"', '"x^y^x^9999"')
    monkeypatch.setattr(Games, "text", lambda store, id: kept)
    window = boardless.windows.show("results")
    window.table.selectRow(ids(window).index(record.id))
    assert window.details.moves.text() == "1. 2  2. y"
    assert "too large" in window.details.refusal.text()
    shown = boardless.session.record.id
    window.open_selected()
    assert boardless.session.record.id == shown
    file = tmp_path / "kept.json"
    window.write_games(str(file))
    assert file.read_text() == kept


def test_a_game_that_goes_on_is_continued(open_window) -> None:
    going = ResultRow(8, GAME, "2026-11-21T10:00:00", "6x6", M, "You", "Perfect", going_on=True)
    window, _ = open_window((*ROWS, going))
    assert window.table.here == going
    assert "in progress" in texts(window, 0)
    assert window.opening.text() == "Continue"
    window.table.selectRow(1)
    assert window.opening.text() == "Open"
    window.table.kind.setCurrentIndex(window.table.kind.findText("Games in progress"))
    assert ids(window) == [8]


def test_rows_are_deleted_and_brought_back(qtbot, open_window) -> None:
    # Removing is undone
    window, kept = open_window(ROWS)
    window.table.selectRow(2)
    qtbot.keyClick(window.table, Qt.Key.Key_Delete)
    assert 3 not in ids(window)
    assert window.status.text() == "Deleted 5 × 6, solved, 19 Nov 2026, 10:00."
    assert window.table.here.id == 4
    window.removing.click()
    assert kept.removed == [3, 4]
    window.undoing.click()
    assert window.table.here.id == 4
    assert window.undoing.isVisible()
    assert window.undoing.shortcut().matches(QKeySequence("Ctrl+Z")) is QKeySequence.SequenceMatch.ExactMatch
    window.undoing.click()
    assert (ids(window), kept.removed) == ([row.id for row in ROWS], [])
    assert not window.undoing.isVisible()
    # What is deleted is called as the person calls it
    window, _ = open_window([replace(ROWS[0], label=Label("mine")), *ROWS[1:]])
    window.table.selectRow(0)
    window.remove_selected()
    assert window.status.text() == "Deleted mine."
    window.undoing.click()
    # Several are deleted at once and brought back later
    window, _ = open_window(ROWS)
    window.table.choose([0, 2, 4])
    assert not window.details.name.isEnabled(), "a name is for one"
    window.removing.click()
    assert window.status.text() == "3 deleted."
    assert ids(window) == [2, 4, 6, 7]
    window.close()
    window.show()
    assert not window.undoing.isVisible()
    window.table.kind.setCurrentIndex(window.table.kind.findData(DELETED))
    assert ids(window) == [1, 3, 5]
    assert {texts(window, k)[STATE] for k in range(3)} == {"deleted"}
    assert window.restoring.isVisible()
    assert not window.removing.isVisible()
    window.table.choose([0, 1])
    window.restoring.click()
    assert ids(window) == [5]
    window.table.kind.setCurrentIndex(0)
    assert ids(window) == [1, 2, 3, 4, 6, 7]


def test_chosen_games_go_into_a_file_or_a_folder(
    boardless: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(3):
        boardless.store.put_game(played(3, 3, seed))
    boardless.store.results.add(Solution(DominoPosition.start(1, 2), 1, 1, (((0, 0), (0, 1)),), nodes=1, seconds=0.1))
    window = boardless.windows.show("results")
    window.table.selectAll()
    assert (len(window.table.chosen), len(window.chosen_games)) == (4, 3), "a solve is no game"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), "Games (*.tiling)"))
    window.ask_one_file()
    assert window.status.text() == f"3 games written to {tmp_path / 'mine.tiling'}."
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "folder"))
    window.ask_folder()
    assert len(list((tmp_path / "folder").iterdir())) == 3
    window.table.selectRow(ids(window).index(1))
    window.fill_exports(window.exports)
    offered = [action.isEnabled() for action in window.exports.actions() if not action.isSeparator()]
    assert offered == [False, False, True, True]


def test_the_width_is_shared_among_the_columns_without_a_window() -> None:
    needs, least = {MAX: 50, MIN: 50, NAME: 200}, {NAME: 64}
    assert column_widths(needs, 400, least, 100) == {MAX: 100, MIN: 100, NAME: 200}, "what is left goes to the players"
    assert column_widths(needs, 250, least, 100) == {MAX: 50, MIN: 50, NAME: 150}, (
        "what is missing, from what may be cut"
    )
    assert column_widths(needs, 120, least, 100) == {MAX: 50, MIN: 50, NAME: 100}, "it is scrolled in any case"
