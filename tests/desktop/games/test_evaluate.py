"""e-Valuate in the window: whole games by mouse and by keys, values, errors, the gallery, and a crash."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, ended, send_changes, settle
from tests.walks import walked
from tiling_gui.core.drawing.capsules import Label, Rank
from tiling_gui.core.game import Side
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.games.evaluate.gallery import Gallery, GalleryList
from tiling_gui.desktop.games.evaluate.set_up_card import EvaluateCard
from tiling_gui.desktop.games.evaluate.view import LINKS
from tiling_gui.desktop.main_window.bottom_row import StatusBar
from tiling_gui.desktop.main_window.game_over_bar import GameOverBar
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session import controller
from tiling_gui.desktop.session.long_work import State
from tiling_gui.desktop.session.new_game import last_record
from tiling_gui.desktop.session.progress_bar import ProgressBar
from tiling_gui.desktop.ui.theme import CAPTION, Theme
from tiling_gui.desktop.ui.widgets.base import Sentence, font
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.windows import make_window
from tiling_gui.games.evaluate.domain import read_domain
from tiling_gui.games.evaluate.rules import EvaluateMove, EvaluatePosition
from tiling_gui.games.evaluate.search.solver import ExpressionSolver
from tiling_gui.store import Store

HUMANS = {Side.MAX: "human", Side.MIN: "human"}
PAPER = "x/y + 2*y/z - z/x"


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """e-Valuate, two people."""
    return {"game": "evaluate", "min_player": "human", "motion": False, "show_graph": False}


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    """With the paper's main example."""
    begin(window.workspace, PAPER)
    return window


@pytest.fixture
def plugged(plugged: Plugged) -> Plugged:
    """With the paper's main example."""
    begin(plugged, PAPER)
    return plugged


def begin(plugged: Plugged, text: str, domain: str = "0-9", first: Side = Side.MAX) -> None:
    plugged.controller.begin(EvaluatePosition.start(text, read_domain(domain), first))
    plugged.controller.session.set_players(HUMANS)


def board_of(plugged: Plugged) -> Board:
    board = plugged.controller.view.pieces
    assert isinstance(board, Board)
    return board


def foot_of(plugged: Plugged) -> Sentence:
    foot = plugged.controller.view.foot
    assert isinstance(foot, Sentence)
    return foot


def card_of(plugged: Plugged) -> EvaluateCard:
    return plugged.controller.view.card


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_a_whole_game_by_mouse_and_keys(
    qtbot: QtBot, plugged: Plugged, game_over_bar: GameOverBar, status_bar: StatusBar
) -> None:
    # A whole game by mouse
    board, session = board_of(plugged), plugged.controller.session
    press(board, Fraction(3))
    assert session.position.proposed == 3
    press(board, "x")
    assert (board.describe("x"), board.describe("y")) == ("x, holds 3", "y, free")
    press(board, Fraction(2))
    second = board.targets.where["y"].at[1]  # y occurs twice
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=(board.origin + QPointF(*second)).toPoint())
    assert session.position.values == {"x": 3, "y": 2}
    key = board.place_of(Fraction(1)).toPoint()
    press(board, Fraction(1))
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=key)  # the value is dragged
    QTest.mouseMove(board, board.place_of("z").toPoint())
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=board.place_of("z").toPoint())
    # 3/2 + 2*2/1 - 1/3 by hand
    assert session.position.is_over
    assert session.position.value() == Fraction(31, 6)
    assert session.record.finished
    assert "31/6" in game_over_bar.sentence.text()
    # What is not valid cannot be chosen and says why
    begin(plugged, PAPER)
    board, session = board_of(plugged), plugged.controller.session
    assert foot_of(plugged).text() == "With 0 the expression cannot have a value."  # footnote 1
    for typed, why in (("0", "cannot have a value"), ("x", "MAX proposes a value first")):
        qtbot.keyClicks(board, typed)
        qtbot.keyClick(board, Qt.Key.Key_Return)
        assert why in status_bar.text.text()
    assert session.position == session.start
    begin(plugged, "x")
    assert not foot_of(plugged).isVisibleTo(board.parentWidget()), "there is nothing to say"
    # A whole game by keys
    begin(plugged, PAPER)
    board, session = board_of(plugged), plugged.controller.session
    board.setFocus()
    qtbot.keyClicks(board, "3x5z1")
    assert session.position.values == {"x": 3, "z": 5}
    qtbot.keyClick(board, Qt.Key.Key_Right)  # selects the only free variable
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert session.position.is_over
    assert session.position.value() == Fraction(3) + Fraction(2, 5) - Fraction(5, 3)
    # Longer values and names are typed and ended with enter
    begin(plugged, "price1 - 2*cost", "-3,1/2,10")
    board, session = board_of(plugged), plugged.controller.session
    for keys in ("1/2", "cost", "-3", "price1"):
        qtbot.keyClicks(board, keys + "7")
        qtbot.keyClick(board, Qt.Key.Key_Backspace)
        assert keys.replace("-", "−") in status_bar.text.text()
        qtbot.keyClick(board, Qt.Key.Key_Return)
    assert session.position.value() == -4


def press(board: Board, move: EvaluateMove) -> None:
    """Clicks where a move is."""
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.place_of(move).toPoint())


def test_values_the_verdict_and_the_panel_speak_of_results(
    qtbot: QtBot, plugged: Plugged, game_over_bar: GameOverBar, progress_bar: ProgressBar
) -> None:
    # Values equal the solvers and come in three ranks
    board, control = board_of(plugged), plugged.controller
    control.session.play(Fraction(3))
    control.session.play("x")
    with qtbot.waitSignal(control.analyser.values_done, timeout=60_000):
        plugged.actions["showValues"].trigger()
    lost = {entry.move: entry.value for entry in ExpressionSolver().analyse(control.session.position).moves}
    best = max(lost.values())
    ranks = {move: label.rank for move, label in board.labels.items()}
    assert ranks.keys() == lost.keys()
    assert {move for move, rank in ranks.items() if rank is Rank.KEEPS} == {m for m in lost if lost[m] == best}
    assert board.labels[Fraction(2)] == Label(Rank.COSTS_ONE, "−1/6"), "the least cost"
    assert ranks[Fraction(9)] is Rank.COSTS_MORE
    # The right panel speaks of results
    plugged.actions["showValues"].setChecked(False)
    begin(plugged, PAPER)
    control = plugged.controller
    control.session.play(Fraction(3))
    control.session.play("x")
    control.session.play(Fraction(2))
    header, bar = plugged.panels.right.header, plugged.panels.right.bar
    send_changes(plugged)
    assert (header.title.text(), header.figure.text()) == ("MIN to place", "2")
    assert header.line.text() == "1 of 3 variables filled"
    qtbot.waitUntil(
        lambda: bar.outcomes is not None and bar.outcomes.title == "Can end at −19/18 to 26/3", timeout=60_000
    )
    heads = [text for _, text in plugged.panels.moves.model().heads]
    assert heads == ["proposes", "places it"]
    assert plugged.panels.moves.model().index(0, 2).data() == "into x"
    # A solve gives the verdict
    begin(plugged, PAPER)
    control = plugged.controller
    with ended(qtbot, control.work):
        plugged.actions["solve"].trigger()
    assert control.session.minimax == (Fraction(16, 3), Fraction(16, 3))
    for move in (Fraction(3), "x", Fraction(3), "y", Fraction(3), "z"):
        control.session.play(move)
    assert control.session.record.result.verdict == "MIN"  # 1 + 2 - 1 is less than 16/3
    send_changes(plugged)
    assert "MIN wins" in game_over_bar.sentence.text()
    # What was solved is known when the game begins again
    control = plugged.controller
    text = "a*b+c*d+e*f+g*h+i"
    begin(plugged, text)
    with ended(qtbot, control.work):
        plugged.actions["solve"].trigger()
    # the paper, section 7: with + and * alone the largest value, here 4 * 81 + 9, is the minimax value
    assert control.session.minimax == (333, 333)
    said = progress_bar.message
    assert said.startswith("a·b + c·d")  # variables are not capitalised at the start of a sentence
    assert "333" in said
    begin(plugged, PAPER)
    assert control.session.minimax != (333, 333)
    begin(plugged, text)
    assert control.session.minimax == (333, 333)
    begin(plugged, text, first=Side.MIN)
    assert control.session.minimax != (333, 333)
    # An expression without a value is told so
    begin(plugged, "x/(y-y)")
    assert (
        foot_of(plugged).text()
        == "This expression has no value: every line of play leads to an undefined division, power or remainder."
    )
    assert plugged.panels.right.header.title.text() == "No value"
    assert board_of(plugged).targets.where == {}
    plugged.actions["solve"].trigger()
    assert plugged.controller.work.state is not State.RUNNING


@walked("spec", ["lookahead:2", "random"])
def test_players_play_either_side(qtbot: QtBot, plugged: Plugged, spec: str) -> None:
    control = plugged.controller
    control.opponent.delay = 0
    begin(plugged, "w - y*z/3 + 3*x", first=Side.MIN)
    control.session.set_players({Side.MAX: spec, Side.MIN: spec})
    qtbot.waitUntil(lambda: control.session.position.is_over, timeout=120_000)
    assert control.session.position.value() is not None


@walked(
    ("text", "at"),
    [("x++", 3), ("2x", 1), ("x/(y", 2), ("x $ y", 2), ("(x+y))", 5), ("x/y/", 4)],
)
def test_a_refused_expression_is_marked_where_it_is_wrong(qtbot: QtBot, plugged: Plugged, text: str, at: int) -> None:
    card = card_of(plugged)
    card.expression.setText(text)
    assert card.expression.fault == at
    assert card.note.property("role") == "warn"
    assert card.note.text().endswith(".")
    assert not card.start.isEnabled()
    card.expression.setText("x/y")
    assert card.expression.fault is None
    assert card.note.text() == "2 variables, digits 0 to 9"
    card.expression.setText("xy-z")
    assert card.note.text() == "2 variables, digits 0 to 9 · xy is one variable; a product is written x*y."


@walked(("text", "good"), [("x%0", False), ("x/(y-y)", False), ("x/0", False), ("x/y", True)])
def test_an_expression_without_any_value_is_refused(plugged: Plugged, text: str, good: bool) -> None:
    card = card_of(plugged)
    card.expression.setText(text)
    assert card.start.isEnabled() == (card.note.property("role") == "muted") == good
    assert ("no value, whatever its variables are" in card.note.text()) != good


def test_the_game_comes_back_and_each_game_keeps_its_last(qtbot: QtBot, window: MainWindow, theme: Theme) -> None:
    control = window.controller
    control.session.play(Fraction(3))
    control.session.play("x")
    control.session.play(Fraction(2))
    record = control.session.record
    controller._open.discard(control)  # as after a crash: nothing else was closed
    again = make_window(window.store, window.file)
    qtbot.addWidget(again)
    assert again.controller.session.record == record
    assert again.controller.session.position.proposed == 2
    again.workspace.views.change_game("domino")
    assert again.controller.session.game.key == "domino"
    again.workspace.views.change_game("evaluate")
    assert again.controller.session.record == record
    assert last_record(window.store, "evaluate") == record
    again.close()


def test_a_long_result_stands_beside_its_whole_title_and_nothing_at_the_left_is_cut(
    qtbot: QtBot, window: MainWindow
) -> None:
    begin(window, "a/b - c/d - e")
    session, header = window.controller.session, window.position_panel.header
    for move in (Fraction(1), "a", Fraction(9), "b", Fraction(7), "c", Fraction(2), "d", Fraction(8), "e"):
        session.play(move)
    send_changes(window)
    assert header.figure.text() == "−205/18"  # 1/9 - 7/2 - 8
    for width in (1280, 800):
        window.resize(width, 700)
        settle(qtbot)
        for label in (header.title, header.figure):
            qtbot.waitUntil(lambda label=label: label.fontMetrics().horizontalAdvance(label.text()) <= label.width())
    window.resize(1280, 800)
    begin(window, "x*(y-z)")
    entries = window.controller.view.set_up.findChild(GalleryList).list
    settle(qtbot)
    said = [line for k in range(entries.count()) for line in entries.item(k).text().split("\n")]
    assert [text for text in said if entries.fontMetrics().horizontalAdvance(text) > entries.viewport().width()] == []
    actions = [window.workspace.actions[name] for name in LINKS]
    panel = window.controller.view.set_up
    links = [link for link in panel.findChildren(FlatButton) if link.defaultAction() in actions]
    assert len(links) == len(LINKS)
    assert [link.text() for link in links if link.sizeHint().width() - 16 > link.width()] == []


def test_expressions_of_former_versions_are_in_the_gallery(tmp_path: Path) -> None:
    """Until 2026 the store had them in a single list."""
    former = [{"expression": "x*y-z", "domain": "0-9"}, {"expression": "x-y", "domain": "-3..3"}]
    with Store.open(tmp_path) as store:
        store.save("evaluate-gallery", former)
        gallery = Gallery(store)
        assert own(gallery) == ["x*y-z", "x-y"]
        gallery.save("a+b", "0-9")
    with Store.open(tmp_path) as store:
        assert own(Gallery(store)) == ["x*y-z", "x-y", "a+b"], "in the order in which they were saved"


def own(gallery: Gallery) -> list[str]:
    return [entry.expression for entry in gallery.entries if entry.own]


def test_the_card_starts_games_and_keeps_expressions(qtbot: QtBot, plugged: Plugged) -> None:
    # A sentence about a fault is shown whole
    finding = card_of(plugged).note
    card_of(plugged).expression.setText("x!y")
    assert "'!' cannot be read" in finding.text()
    flags = int(Qt.TextFlag.TextWordWrap)
    metrics = QFontMetrics(font(CAPTION))
    needed = metrics.boundingRect(0, 0, finding.width(), 1000, flags, finding.text()).height()
    qtbot.waitUntil(lambda: finding.height() >= needed > 0)
    # Own expressions are saved and taken out
    card = card_of(plugged)
    entries = card.rows.list
    before = entries.count()
    card.expression.setText("a*b - c")
    click(card.rows.save)
    assert entries.count() == before + 1
    assert not card.rows.save.isEnabled()
    card.expression.setText("x")
    entries.itemClicked.emit(entries.item(before))
    assert card.expression.text() == "a*b - c"
    assert card.rows.delete.isEnabled()
    card.rows.delete.trigger()
    assert entries.count() == before
    entries.setCurrentRow(0)
    assert not card.rows.delete.isEnabled(), "the paper's expressions stay"
    # An expression that was deleted is brought back
    card = card_of(plugged)
    card.gallery.save("x*y-z", "0-9")
    card.refresh()
    entries = card.rows.list
    entries.setCurrentRow(entries.count() - 1)
    card.rows.delete.trigger()
    assert own(card.gallery) == []
    assert not card.rows.bin.isHidden()
    card.rows.bin.fill()
    back = card.rows.bin.menu().actions()[0]
    assert back.text().startswith("x*y-z, deleted ")
    back.trigger()
    assert own(card.gallery) == ["x*y-z"]
    entries.setCurrentRow(entries.count() - 1)
    card.rows.delete.trigger()
    card.gallery.save("x*y-z", "0-9")
    assert "x*y-z" not in str(card.gallery.shelf.deleted()), "saved again, it is not there twice"
    # The card starts a game with its values and its proposer
    card = card_of(plugged)
    card.expression.setText("a - b")
    card.domain.setText("5-1")
    assert not card.start.isEnabled()
    card.domain.setText("-1..1, 1/2")
    assert card.note.text() == "2 variables, values −1, 0, 1/2, 1"
    card.first.set_current(Side.MIN)
    card._read()
    click(card.start)
    start = plugged.controller.session.start
    assert start == EvaluatePosition.start("a-b", read_domain("-1,0,1,1/2"), Side.MIN)
    assert plugged.panels.right.header.title.text() == "MIN to propose"
