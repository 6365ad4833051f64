"""Right-to-left languages: the window is mirrored, but boards, expressions and trees are not."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.room import SIZES, crowded
from tests.desktop.test_pseudo_language import opened_by
from tests.desktop.windows import settle
from tiling_gui.core.catalogue import DEFAULT, GAMES
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.ui import translations
from tiling_gui.desktop.ui.drawing.picture_widgets import PictureView, PlotPicture
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.collapsible_title import CollapsibleTitle
from tiling_gui.desktop.ui.widgets.outcome_bar import OutcomeBar
from tiling_gui.desktop.ui.widgets.value_graph import ValueGraphCanvas

RTL, LTR = Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight


@pytest.fixture(autouse=True)
def turned_back(qapp: QApplication) -> Iterator[None]:
    """Installs English, from left to right, after every test."""
    yield
    translations.install(qapp, translations.ENGLISH)


@pytest.fixture
def right_to_left(qapp: QApplication) -> None:
    """Installs the right-to-left pseudo-language."""
    translations.install(qapp, translations.PSEUDO_RTL)


def test_a_language_says_which_way_it_runs(qapp: QApplication) -> None:
    for code in ("de", translations.PSEUDO, translations.PSEUDO_RTL, translations.ENGLISH):
        translations.install(qapp, code)
        assert (qapp.layoutDirection() is RTL) == (code == translations.PSEUDO_RTL)


def left_edge(window: MainWindow, widget: QWidget) -> int:
    """The distance from the left edge of the window in pixels."""
    return widget.mapTo(window, QPoint(0, 0)).x()


def test_the_panels_change_sides_and_the_board_is_the_same(
    qtbot: QtBot, qapp: QApplication, window: MainWindow
) -> None:
    for key in GAMES:
        qapp.setLayoutDirection(LTR)
        window.tool_bar.game_chosen.emit(key)
        assert_the_panels_change_sides(qtbot, qapp, window)


def assert_the_panels_change_sides(qtbot: QtBot, qapp: QApplication, window: MainWindow) -> None:
    session = window.controller.session
    session.set_players({side: "human" for side in session.game.sides})
    session.play(session.position.moves()[0])
    settle(qtbot)
    view = window.controller.view
    assert view is not None
    assert left_edge(window, view.set_up) < left_edge(window, view.board) < left_edge(window, window.position_panel)
    drawn = [
        *window.position_panel.findChildren(OutcomeBar),
        *window.position_panel.findChildren(ValueGraphCanvas),
        window.position_panel.moves,
    ]
    drawn = [widget for widget in drawn if widget.isVisible()]  # games won by the last move have no bar and no graph
    images = [widget.grab().toImage() for widget in drawn]
    qapp.setLayoutDirection(RTL)
    assert [widget.grab().toImage() for widget in drawn] == images  # at once, before values arrive
    settle(qtbot)
    assert left_edge(window, view.set_up) > left_edge(window, view.board) > left_edge(window, window.position_panel)
    assert {widget.layoutDirection() for widget in (*drawn, window.position_panel.navigation)} == {LTR}
    assert view.pieces.layoutDirection() == LTR


def drawn_on_white(widget: QWidget) -> QImage:
    """What a widget draws itself, on white."""
    image = QImage(widget.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    widget.render(image, QPoint(0, 0), QRegion(), QWidget.RenderFlag.DrawChildren)
    return image


def ink(widget: QWidget) -> float:
    """The mean horizontal position of a widget's dark pixels: 0 at its left edge, 1 at its right."""
    image = drawn_on_white(widget)
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    dark = [x + 0.5 for x, y in points if image.pixelColor(x, y).lightness() < 160]
    return sum(dark) / len(dark) / image.width()


def test_a_folded_title_is_turned_with_its_chevron(qtbot: QtBot, theme: Theme) -> None:
    chevron, words = CollapsibleTitle(""), CollapsibleTitle("Guaranteed count")
    for title in (chevron, words):
        qtbot.addWidget(title)
        title.set_open(False)
        title.resize(200, 24)
    before = ink(chevron), ink(words)
    for title in (chevron, words):
        title.setLayoutDirection(RTL)
    assert ink(chevron) == pytest.approx(1 - before[0], abs=0.01)
    assert ink(words) > 0.5 > before[1]
    pointing = drawn_on_white(chevron).copy(187, 0, 8, 24)
    tip = [x for x in range(8) for y in (11, 12) if pointing.pixelColor(x, y).lightness() < 160]
    assert max(tip) < 5  # away from the end of the words in the language's direction


def test_arrows_back_and_on_change_places(qapp: QApplication, theme: Theme) -> None:
    def drawn(name: str) -> QImage:
        return theme.icon(name).pixmap(20).toImage()

    back, on = drawn("chevronLeft"), drawn("chevronRight")
    qapp.setLayoutDirection(RTL)
    assert (drawn("chevronLeft"), drawn("chevronRight")) == (on, back)
    assert back != on


def test_trees_and_plots_do_not_turn(qtbot: QtBot, qapp: QApplication, window: MainWindow) -> None:
    qapp.setLayoutDirection(RTL)
    window.tool_bar.game_chosen.emit("evaluate")
    kinds = {"gameTree": PictureView, "families": PlotPicture}
    for name, kind in kinds.items():
        (made,) = opened_by(qtbot, window.actions_by_name[name])
        assert made.layoutDirection() is RTL
        assert {drawing.layoutDirection() for drawing in made.findChildren(kind)} == {LTR}
        made.close()


def test_nothing_is_crowded(qtbot: QtBot, right_to_left: None, window: MainWindow) -> None:
    for key in GAMES:
        window.tool_bar.game_chosen.emit(key)
        for size in SIZES[::2] if key == DEFAULT else SIZES[-1:]:  # the frame is the same
            window.resize(size)
            settle(qtbot)
            qtbot.waitUntil(lambda: crowded(window) == set(), timeout=10_000)  # a busy machine lays out late
