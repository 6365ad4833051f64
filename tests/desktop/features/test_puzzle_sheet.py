"""A sheet of puzzles: found, shown as pages, and exported as PDF with the solutions on its last page."""

import itertools
import random
import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged
from tiling_gui.desktop.features.puzzles.level_form import DEPTHS, MOST
from tiling_gui.desktop.features.puzzles.sheet import printed_puzzles
from tiling_gui.desktop.ui.printing import PrintDocument
from tiling_gui.engine import Engine
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.players.puzzles import Puzzle, find_puzzles, random_game

LONG = 120_000
START = DominoPosition.start(4, 4)


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    return find_puzzles([START], 5, 7, Engine(threads=1, memory_mb=16), random.Random(1), tries=5000)


def minimax(position: DominoPosition) -> int:
    """The value by exhaustive search."""
    if position.is_over:
        return position.value()
    worth = [minimax(position.play(move)) for move in position.moves()]
    return max(worth) if position.to_move.value == "MAX" else min(worth)


def test_the_puzzles_differ_and_have_one_right_move_each(found: list[Puzzle]) -> None:
    assert len(found) == 7
    for one, other in itertools.combinations(found, 2):
        assert one.position.key() != other.position.key()
    for puzzle in found:
        position = puzzle.position
        keeping = [move for move in position.moves() if minimax(position.play(move)) == puzzle.value]
        assert keeping == [puzzle.solution]


@pytest.mark.parametrize("paper", [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter])
@pytest.mark.parametrize(("many", "pages"), [(1, 2), (6, 2), (7, 3)])
def test_six_puzzles_are_a_page_and_the_solutions_the_last(
    qtbot: QtBot, found: list[Puzzle], tmp_path: Path, paper: QPageSize.PageSizeId, many: int, pages: int
) -> None:
    printed = printed_puzzles([("domino", puzzle) for puzzle in found[:many]])
    before, _, solutions = printed.document.toPlainText().partition("Solutions")
    assert before.count("\ufffc") == many, "a picture each"
    for number, puzzle in enumerate(found[:many], 1):
        assert f"{number}. {puzzle.position.to_move} to move. Only one move keeps {puzzle.value}." in before
        assert puzzle.position.write(puzzle.solution) in solutions
    assert pages_of(printed, paper, tmp_path) == pages


def pages_of(printed: PrintDocument, paper: QPageSize.PageSizeId, folder: Path) -> int:
    """The number of pages in the PDF."""
    printer = QPrinter()
    printer.setPageSize(QPageSize(paper))
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(folder / "sheet.pdf"))
    printed.print_on(printer)
    counts = re.findall(rb"/Type /Pages.*?/Count (\d+)", (folder / "sheet.pdf").read_bytes(), re.DOTALL)
    return int(counts[0])


@pytest.mark.parametrize("paper", [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter])
def test_the_longest_solutions_of_the_largest_sheet_are_one_page(
    qtbot: QtBot, tmp_path: Path, paper: QPageSize.PageSizeId
) -> None:
    start = DominoPosition.start(8, 8)
    game = random_game(start, random.Random(2))
    longest = DEPTHS[-1] + 1
    puzzle = Puzzle(start, game[:-longest], game[-longest], len(game), game[-longest:])
    assert pages_of(printed_puzzles([("domino", puzzle)] * MOST), paper, tmp_path) == MOST // 6 + 1


def test_a_sheet_is_asked_for_in_the_window_of_puzzles(qtbot: QtBot, plugged: Plugged) -> None:
    puzzles, board = plugged.features["puzzles"], plugged.controller.session.record.id
    plugged.actions["puzzles"].trigger()
    asked = puzzles.window
    asked.form.board.setCurrentIndex(0)
    asked.form.distance.setCurrentIndex(0)
    asked.form.many.setValue(3)
    qtbot.mouseClick(asked.findChild(QPushButton, "printPuzzles"), Qt.MouseButton.LeftButton)
    assert not asked.finding.isEnabled()
    qtbot.waitUntil(lambda: asked.findChild(QPrintPreviewDialog) is not None, timeout=LONG)
    assert asked.finding.isEnabled()
    assert "3. " in asked.printed.document.toPlainText()
    assert plugged.controller.session.record.id == board, "the game stays on the board"
    asked.findChild(QPrintPreviewDialog).close()


def test_the_search_for_a_sheet_is_cancelled(qtbot: QtBot, plugged: Plugged) -> None:
    puzzles = plugged.features["puzzles"]
    plugged.actions["puzzles"].trigger()
    asked = puzzles.window
    asked.form.board.setCurrentIndex(asked.form.board.findData("8x8"))
    asked.form.distance.setCurrentIndex(asked.form.distance.count() - 1)
    asked.form.many.setValue(MOST)
    qtbot.mouseClick(asked.printing, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(asked.progress_bar.cancel, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(asked.printing.isEnabled, timeout=30_000)
    assert asked.status.text() == "Stopped."
    assert asked.findChild(QPrintPreviewDialog) is None
