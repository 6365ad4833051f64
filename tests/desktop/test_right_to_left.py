"""From right to left: the window turns, and boards, expressions and trees do not."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.test_pseudo_language import LINKS, SIZES, WINDOWS, cut_off, opened_by
from tests.desktop.windows import settle, to_the_end
from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.features.combinatorial_theory.point_plot import PointPlot
from tiling_gui.desktop.features.game_tree.window import TreeCanvas
from tiling_gui.desktop.games.ellie.board import EllieBoard
from tiling_gui.desktop.games.evaluate.expression_canvas import ExpressionCanvas
from tiling_gui.desktop.games.grid_board import BoardView
from tiling_gui.desktop.games.heaps.board import HeapsBoard
from tiling_gui.desktop.games.matching.board import MatchingBoard
from tiling_gui.desktop.games.sharing.graph_canvas import GraphCanvas
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.ui import translations
from tiling_gui.desktop.ui.drawing.picture_view import PictureView
from tiling_gui.desktop.ui.widgets.outcome_bar import OutcomeBar
from tiling_gui.desktop.ui.widgets.value_plot import Plot

BOARDS = (BoardView, HeapsBoard, MatchingBoard, ExpressionCanvas, GraphCanvas)
THINKING = (EllieBoard, ExpressionCanvas, GraphCanvas)
"""Boards that show what is found meanwhile."""
RTL, LTR = Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight


@pytest.fixture(autouse=True)
def turned_back(qapp: QApplication) -> Iterator[None]:
    """English, from left to right, after every test."""
    yield
    translations.install(qapp, translations.ENGLISH)


@pytest.fixture
def right_to_left(qapp: QApplication) -> None:
    """The pseudo-language that runs from right to left."""
    translations.install(qapp, translations.PSEUDO_RTL)


def test_a_language_says_which_way_it_runs(qapp: QApplication) -> None:
    for code in ("de", translations.PSEUDO, translations.PSEUDO_RTL, translations.ENGLISH):
        translations.install(qapp, code)
        assert (qapp.layoutDirection() is RTL) == (code == translations.PSEUDO_RTL)


def left_edge(window: MainWindow, widget: QWidget) -> int:
    """Pixels from the left of the window."""
    return widget.mapTo(window, QPoint(0, 0)).x()


@pytest.mark.parametrize("key", list(GAMES))
def test_the_panels_change_sides_and_the_board_is_the_same(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, key: str
) -> None:
    window.tool_bar.game_chosen.emit(key)
    session = window.controller.session
    session.set_players({side: "human" for side in session.game.sides})
    session.play(session.position.moves()[0])
    settle(qtbot)
    view = window.controller.view
    assert view is not None
    assert left_edge(window, view.set_up) < left_edge(window, view.board) < left_edge(window, window.knowledge)
    boards = [widget for widget in (view.board, *view.board.findChildren(QWidget)) if isinstance(widget, BOARDS)]
    before = {board: board.grab().toImage() for board in boards if not isinstance(board, THINKING)}
    qapp.setLayoutDirection(RTL)
    settle(qtbot)
    assert left_edge(window, view.set_up) > left_edge(window, view.board) > left_edge(window, window.knowledge)
    drawn = [*window.knowledge.findChildren(OutcomeBar), *window.knowledge.findChildren(Plot)]
    assert {widget.layoutDirection() for widget in (*drawn, window.knowledge.moves)} == {LTR}
    assert {board.layoutDirection() for board in boards} == {LTR}
    for board, image in before.items():
        assert board.grab().toImage() == image


def test_trees_and_plots_do_not_turn(qtbot: QtBot, qapp: QApplication, window: MainWindow) -> None:
    qapp.setLayoutDirection(RTL)
    window.tool_bar.game_chosen.emit("evaluate")
    kinds = {"gameTree": PictureView, "octalGames": PointPlot, "expressionTree": TreeCanvas}
    for name, kind in kinds.items():
        (made,) = opened_by(qtbot, window.actions_by_name[name])
        assert made.layoutDirection() is RTL
        assert {drawing.layoutDirection() for drawing in made.findChildren(kind)} == {LTR}
        made.close()


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off(qtbot: QtBot, right_to_left: None, window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    for key in GAMES:
        window.tool_bar.game_chosen.emit(key)
        settle(qtbot)
        assert cut_off(window) == set()


def test_every_window_can_be_read(qtbot: QtBot, right_to_left: None, window: MainWindow) -> None:
    to_the_end(window)
    wrong = {}
    for key, name in (*(("domino", name) for name in WINDOWS), *LINKS):
        if window.controller.game.key != key:
            window.tool_bar.game_chosen.emit(key)
        for made in opened_by(qtbot, window.actions_by_name[name]):
            made.resize(1120, 700)
            settle(qtbot)
            wrong[name] = cut_off(made)
            made.close()
    assert {name: found for name, found in wrong.items() if found} == {}
