"""Combo boxes and number fields: the wheel does not change them; choosing a player returns the focus to the board."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QImage, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QDoubleSpinBox,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged
from tests.walks import walked
from tiling_gui.core.board import most_beside
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.desktop.games.board_card import BoardCard
from tiling_gui.desktop.games.sharing.set_up_card import SharingCard
from tiling_gui.desktop.session.progress_bar import ProgressBar
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import LEFT_PANEL, Theme
from tiling_gui.desktop.ui.widgets.base import Label
from tiling_gui.desktop.ui.widgets.buttons import FlatButton, push_button
from tiling_gui.desktop.ui.widgets.fields import Combo, spin
from tiling_gui.desktop.ui.widgets.set_up_panel import SetUpPanel
from tiling_gui.games.heaps.octal import OctalCode
from tiling_gui.games.sharing.rules import parse

KINDS = (QComboBox, QSpinBox, QDoubleSpinBox)


def turn_wheel(widget: QWidget, ticks: int) -> None:
    """Turns the wheel over a widget; a child of it may get the event first."""
    inside = widget.childAt(widget.rect().center()) or widget
    at = QPointF(inside.rect().center())
    where = QPointF(inside.mapToGlobal(at.toPoint()))
    still, no = Qt.ScrollPhase.NoScrollPhase, Qt.KeyboardModifier.NoModifier
    for _ in range(abs(ticks)):
        by = QPoint(0, 120 if ticks > 0 else -120)
        event = QWheelEvent(at, where, QPoint(), by, Qt.MouseButton.NoButton, no, still, False)
        QApplication.sendEvent(inside, event)


def fields(*owners: QWidget) -> list[QWidget]:
    """Every combo box and number field of these windows."""
    return [field for owner in owners for kind in KINDS for field in owner.findChildren(kind)]


def state(field: QWidget) -> object:
    return field.currentIndex() if isinstance(field, QComboBox) else field.value()


def assert_wheel_changes_nothing(*owners: QWidget) -> int:
    """Returns the number of fields tried, each with and without the focus, up and down."""
    found = fields(*owners)
    assert not [field for field in found if field.focusPolicy() == Qt.FocusPolicy.WheelFocus]  # nor focuses it
    for field in found:
        for focus in (False, True):
            field.setFocus() if focus else field.clearFocus()
            for ticks in (3, -3):
                before = [state(other) for other in found]
                turn_wheel(field, ticks)
                assert [state(other) for other in found] == before, field.objectName()
    return len(found)


def test_the_wheel_changes_nothing_in_a_set_up_panel(plugged: Plugged) -> None:
    control = plugged.controller
    for key in GAMES:
        plugged.views.change_game(key)
        record, start = control.session.record, control.session.start
        assert assert_wheel_changes_nothing(plugged.host) >= 2  # two players at least
        assert control.session.record is record
        assert control.session.start == start
        assert not [w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not plugged.host]


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_after_choosing_a_player_the_keys_go_to_the_board(qtbot: QtBot, plugged: Plugged) -> None:
    combo = plugged.controller.view.set_up.min_player
    board = plugged.controller.view.board
    plugged.host.activateWindow()
    qtbot.mouseClick(combo, Qt.MouseButton.LeftButton)
    view = combo.view()
    qtbot.waitUntil(view.isVisible)
    view.setCurrentIndex(combo.model().index(combo.findData("lookahead:5"), 0))
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert combo.spec == "lookahead:5"
    qtbot.waitUntil(board.hasFocus)


def test_arrows_on_a_closed_list_leave_the_focus_there_and_page_down_is_a_move(qtbot: QtBot, plugged: Plugged) -> None:
    combo = plugged.controller.view.set_up.min_player
    combo.setFocus()
    spec = combo.spec
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_End, Qt.Key.Key_Home):
        qtbot.keyClick(combo, key)
        assert combo.spec == spec
    qtbot.keyClick(combo, Qt.Key.Key_Down)
    assert combo.spec != spec
    assert plugged.host.focusWidget() is combo


def test_an_arrow_on_the_closed_list_of_weights_asks_for_no_file(qtbot: QtBot, theme: Theme) -> None:
    card, asked = SharingCard(parse("friendship:3,edges,vertices,4").game), []
    qtbot.addWidget(card)
    card.weightsWanted.connect(lambda: asked.append(True))
    card.show()
    for _ in range(3):
        qtbot.keyClick(card.weights, Qt.Key.Key_Down)
    assert card.weights.currentData() == "file"
    assert (asked, card.start.isEnabled()) == ([], False)
    assert "Press Space to open the list" in card.note.text()
    card.weights.from_list = True  # as opening the list does, which is impossible offscreen
    card.weights.activated.emit(card.weights.currentIndex())
    assert asked == [True]


@pytest.mark.parametrize("sides", [(Side.MAX, Side.MIN), (Side.FIRST, Side.SECOND)])
def test_the_name_of_a_player_is_whole(qtbot: QtBot, theme: Theme, sides: tuple[Side, Side]) -> None:
    panel = SetUpPanel(QWidget(), sides=sides)
    qtbot.addWidget(panel)
    panel.resize(LEFT_PANEL - (8 if sides[0] is Side.MAX else 0), 600)  # 8: a scroll bar
    panel.show()
    panel.set_players("human", "lookahead:3")
    combo, option = panel.min_player, QStyleOptionComboBox()
    combo.initStyleOption(option)
    room = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, combo
    )
    assert combo.fontMetrics().horizontalAdvance("Looks 3 ahead") <= room.width() - 2


def test_a_window_has_one_default_button_at_most(workspace: Workspace) -> None:
    made = workspace.windows.show("octalGames")
    assert sum(button.isDefault() for button in made.findChildren(QPushButton)) <= 1


@pytest.mark.parametrize("kind", [QDialog, ToolWindow])
def test_enter_presses_the_button_that_has_the_focus(qtbot: QtBot, workspace: Workspace, kind: type[QWidget]) -> None:
    made = QDialog() if kind is QDialog else workspace.windows.show("octalGames")
    qtbot.addWidget(made)
    pressed: list[str] = []
    for button in made.findChildren(QPushButton):
        button.setDefault(False)
    for name in ("start", "cancel"):
        button = push_button(name, name)
        button.setParent(made)
        button.clicked.connect(lambda checked, name=name: pressed.append(name))
        button.setDefault(name == "start")
        button.show()
    made.show()
    cancel = made.findChild(QPushButton, "cancel")
    cancel.setFocus()
    qtbot.keyClick(cancel, Qt.Key.Key_Return)
    assert pressed == ["cancel"]


def test_enter_presses_a_flat_button(qtbot: QtBot, theme: Theme) -> None:
    button, pressed = FlatButton(), []
    qtbot.addWidget(button)
    button.clicked.connect(lambda: pressed.append(True))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        qtbot.keyClick(button, key)
    assert len(pressed) == 3


def test_a_list_too_narrow_for_its_text_says_so(qtbot: QtBot, theme: Theme) -> None:
    def drawn(text: str) -> QImage:
        combo = Combo()
        qtbot.addWidget(combo)
        combo.setFixedSize(128, 32)
        combo.addItem(text)
        return combo.grab().toImage()

    whole = drawn("path:5 with even degrees")
    assert whole in [drawn("path:5 with even degrees"[:k].rstrip() + "…") for k in range(4, 20)]


@walked("name", [game.name for game in GAMES.values()] + ["System", "Looks 3 ahead"])
def test_a_list_that_has_its_room_cuts_no_text(qtbot: QtBot, theme: Theme, name: str) -> None:
    combo = Combo()
    qtbot.addWidget(combo)
    combo.addItem(name)
    combo.ensurePolished()
    combo.resize(combo.sizeHint())
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    complex_control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    field = combo.style().subControlRect(complex_control, option, part, combo)
    assert QFontMetricsF(combo.font()).horizontalAdvance(name) + 1 <= field.width() - 2


@pytest.mark.parametrize("own", ["", "Which graph"])
def test_a_list_whose_text_is_cut_says_it_under_the_pointer(qtbot: QtBot, theme: Theme, own: str) -> None:
    combo, long = Combo(), "A graph whose name was written on a long afternoon"
    qtbot.addWidget(combo)
    combo.addItems([long, "K3"])
    combo.setToolTip(own)
    combo.resize(120, 32)
    combo.show()
    for at, cut in enumerate((long, "")):
        combo.setCurrentIndex(at)
        place = combo.rect().center()
        QApplication.sendEvent(combo, QHelpEvent(QEvent.Type.ToolTip, place, combo.mapToGlobal(place)))
        if own or cut:
            assert QToolTip.text() == (own or cut)
        else:
            qtbot.waitUntil(lambda: not QToolTip.isVisible())
    QToolTip.hideText()


@pytest.mark.parametrize("code", [".7", "0.7"])
def test_the_octal_game_that_is_typed_is_the_one_that_is_computed(
    qtbot: QtBot, workspace: Workspace, code: str
) -> None:
    window = workspace.windows.show("octalGames")
    window.n.setText("0-10")
    window.text.setFocus()
    window.text.lineEdit().selectAll()
    qtbot.keyClicks(window.text.lineEdit(), f"heaps:octal:{code}:n")
    qtbot.keyClick(window.text.lineEdit(), Qt.Key.Key_Return)
    assert window.text.currentText() == f"heaps:octal:{code}:n"
    assert window.family.terms[3].position.code == OctalCode.parse(code)
    qtbot.waitUntil(lambda: "All values" in window.status.text())
    window.close()


@pytest.mark.parametrize("with_an_own_field", [True, False])
def test_what_is_typed_into_a_list_is_not_completed(qtbot: QtBot, with_an_own_field: bool) -> None:
    combo = Combo()
    qtbot.addWidget(combo)
    combo.addItems([".77", ".007"])
    if with_an_own_field:
        combo.setLineEdit(QLineEdit(combo))
    else:
        combo.setEditable(True)
    combo.show()
    for typed in (".7", ".0", ".00"):
        combo.lineEdit().clear()
        qtbot.keyClicks(combo.lineEdit(), typed)
        assert combo.currentText() == typed


MOST = most_beside(8)


@pytest.mark.parametrize(
    ("typed", "became", "said"),
    [
        ("100", MOST, f"Rows: 100 is not accepted, 1 to {MOST} are. Now it is {MOST}."),
        ("0", 8, f"Rows: 0 is not accepted, 1 to {MOST} are. Now it is 8."),
        ("12", 12, ""),
    ],
)
def test_a_size_that_is_not_accepted_is_not_replaced_without_a_word(
    qtbot: QtBot, theme: Theme, typed: str, became: int, said: str
) -> None:
    card = BoardCard()
    qtbot.addWidget(card)
    card.show()
    card.rows.selectAll()
    qtbot.keyClicks(card.rows, typed)
    qtbot.keyClick(card.rows, Qt.Key.Key_Return)
    assert card.rows.value() == became
    qtbot.waitUntil(lambda: card.note.isVisible() is bool(said))
    assert card.note.text() == said
    card.rows.selectAll()
    qtbot.keyClicks(card.rows, "7")
    assert not card.note.isVisible()


@pytest.mark.parametrize(("typed", "read"), [("999", 200), ("99", 99), ("150", 150)])
def test_a_number_typed_too_large_becomes_the_largest(qtbot: QtBot, theme: Theme, typed: str, read: int) -> None:
    field = spin("size", "Size", 80, 200, 100)
    field.setSuffix(" %")
    field.setKeyboardTracking(False)
    qtbot.addWidget(field)
    heard, told = [], []
    field.valueChanged.connect(heard.append)
    field.refused.connect(told.append)
    field.selectAll()
    qtbot.keyClicks(field, typed)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert field.value() == read
    assert heard == [read]
    said = ["Size: 999 is not accepted, 80 to 200 are. Now it is 200."] if typed == "999" else []
    qtbot.waitUntil(lambda: told[:1] == said)


def test_a_long_tool_tip_has_lines_of_usual_length(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, *others: shown.append(text))
    sentence = " ".join(["dominoes"] * 40)
    for made in (Label("…"), FlatButton(), push_button("a", "A"), ProgressBar()):
        qtbot.addWidget(made)
        made.setToolTip(sentence)
        QApplication.sendEvent(made, QHelpEvent(QEvent.Type.ToolTip, QPoint(1, 1), QPoint(1, 1)))
    assert len(shown) == 4
    assert all(" ".join(tip.split()) == sentence for tip in shown)
    assert all(len(line) <= 72 for tip in shown for line in tip.splitlines())
