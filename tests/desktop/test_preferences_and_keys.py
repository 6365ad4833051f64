"""Preferences, shortcuts, the structure view, several windows, and a game by keyboard alone."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QCheckBox, QFileDialog, QLineEdit, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, assert_named, send_changes
from tests.walks import walked
from tiling_gui.core.board import square_name
from tiling_gui.core.catalogue import GAMES, games_in_window
from tiling_gui.core.game import Side, plain_move
from tiling_gui.desktop.features import structure
from tiling_gui.desktop.features.files import Files
from tiling_gui.desktop.features.preferences.window import Preferences
from tiling_gui.desktop.features.shortcuts.window import BOARD_KEYS, Shortcuts
from tiling_gui.desktop.features.structure.panel import StructurePanel
from tiling_gui.desktop.main_window.menus import ValuesMenu
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session import tool_window
from tiling_gui.desktop.session.actions import commands, window_commands
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui import file_dialogs
from tiling_gui.desktop.ui.settings import PREFERENCES, Settings, SettingsFile, moves
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, Theme, theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, text_width
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.windows import open_window
from tiling_gui.engine.structure import Evidence, Part, Structure
from tiling_gui.engine.zugzwangs.verdict import verdict
from tiling_gui.games.domino.rules import DominoPosition, read_shape
from tiling_gui.records import export

HUMANS = {Side.MAX: "human", Side.MIN: "human"}


# Preferences ---------------------------------------------------------------------------------------------------


def opened(qtbot: QtBot, space: Workspace, name: str) -> Any:
    """The window of a command."""
    made = space.windows.show(name)
    qtbot.waitExposed(made)
    return made


def test_preferences_open_at_the_first_and_are_the_same_in_every_window(qtbot: QtBot, boardless: Workspace) -> None:
    # Preferences open at the first one
    preferences = opened(qtbot, boardless, "preferences")
    first, *_, last = (preferences.findChild(QWidget, name) for name in preferences._show)
    assert first.hasFocus() or first.isAncestorOf(preferences.focusWidget())
    last.setFocus()
    preferences._area.verticalScrollBar().setValue(10_000)
    preferences.close()
    boardless.windows.show("preferences")
    assert first.hasFocus() or first.isAncestorOf(preferences.focusWidget())
    assert preferences._area.verticalScrollBar().value() == 0
    # Below the last preference there is nothing
    content = preferences._area.widget()
    for width in (640, 440, 900):
        preferences.resize(width, 400)
        QApplication.sendPostedEvents()
        assert preferences._area.verticalScrollBar().maximum() > 0
        lowest = max(each.mapTo(content, each.rect().bottomLeft()).y() for each in content.findChildren(QWidget))
        assert content.height() - lowest <= 12
    # Explanations are whole in the narrowest window
    preferences.resize(preferences.minimumSize())
    QApplication.sendPostedEvents()
    assert [label.text() for label in preferences.findChildren(Label) if label.is_cut] == []
    # What is preferred in one window is shown in the other
    one, other = preferences, Preferences(boardless)
    qtbot.addWidget(other)
    other.show()
    other.refresh()
    box = one.findChild(QCheckBox, "motion")
    box.click()
    assert other.findChild(QCheckBox, "motion").isChecked() == box.isChecked()
    one.reset()
    assert other.findChild(QCheckBox, "motion").isChecked() == Settings().motion


def test_the_keys_of_windows_hold_in_every_window(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The keys of windows hold in every window
    actions = window.actions_by_name
    actions["preferences"].trigger()
    tool = window.workspace.windows.get("preferences")
    assert tool is not None
    qtbot.waitExposed(tool)
    menus = {menu: list(menu.actions()) for menu in window.findChildren(QMenu)}
    for focused in (*menus, tool):
        window.workspace.windows._on_focus(None, focused)
    assert {menu: list(menu.actions()) for menu in menus} == menus, "none puts a line into a menu"
    held = [key.toString() for action in tool.actions() for key in action.shortcuts()]
    assert len(held) == len(set(held)), "a key of two actions would do nothing"
    opening = {action for command in window_commands() if (action := actions[command.name]).shortcuts()}
    assert opening <= set(tool.actions())


def test_the_key_for_exporting_exports_what_the_window_shows(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(tool_window, "ask_file_name", lambda parent, name, endings: asked.append(name))
    actions = window.actions_by_name
    actions["families"].trigger()
    tool = window.workspace.windows.get("families")
    assert isinstance(tool, tool_window.ToolWindow)
    actions["exportGame"].setShortcuts(["Ctrl+Alt+E"])
    window.workspace.windows._on_focus(None, tool)
    (own,) = (action for action in tool.actions() if action.shortcuts() == actions["exportGame"].shortcuts())
    for on in (False, True):
        tool.exporting.setEnabled(on)
        own.trigger()
        assert len(asked) == on
    # The key for closing closes the window that is active
    assert "Ctrl+W" in [key.toString() for key in window.actions_by_name["closeWindow"].shortcuts()]
    monkeypatch.setattr(QApplication, "activeWindow", lambda: tool)
    window.actions_by_name["closeWindow"].trigger()
    assert (tool.isVisible(), window.isVisible()) == (False, True)
    monkeypatch.setattr(QApplication, "activeWindow", lambda: window)
    window.actions_by_name["closeWindow"].trigger()
    assert not window.isVisible()


def test_preferences_hold_at_once_are_kept_and_have_defaults(qtbot: QtBot, plugged: Plugged) -> None:
    # Preferences hold at once and are kept
    control, board = plugged.controller, plugged.controller.view.board
    preferences = opened(qtbot, plugged, "preferences")
    values_menu = ValuesMenu(plugged, FlatButton(parent=plugged.host))
    assert not board._motion
    preferences.findChild(QWidget, "motion").click()
    assert board._motion
    assert moves(plugged.settings)
    preferences.findChild(QWidget, "theme").segment("dark").click()
    assert theme.is_dark
    preferences.findChild(QWidget, "ai_delay").setValue(700)
    preferences.findChild(QWidget, "perfect_seconds").setValue(3)
    assert (control.opponent.delay, control.opponent.perfect_seconds) == (700, 3)
    before = control.engines.of(control.session.game, plugged.settings.current)[0]
    preferences.findChild(QWidget, "threads").setValue(1)
    preferences.findChild(QWidget, "memory_mb").setValue(64)
    solver = control.engines.of(control.session.game, plugged.settings.current)[0]
    assert solver is not before
    assert (solver.threads, solver.memory_mb) == (1, 64)
    plugged.actions["showValues"].trigger()
    plugged.actions["valuesKind"].trigger()
    assert [action.data() for action in values_menu.kinds.actions() if action.isChecked()] == ["final"]
    fresh = SettingsFile().current
    assert (fresh.theme, fresh.motion, fresh.threads) == ("dark", True, 1)
    # Every preference has a default and a sentence and reset gives the defaults
    changed = {"theme": "dark", "motion": False, "ai_delay": 0, "teaching": "2"}
    plugged.settings.change(rows=5, **changed)
    preferences.refresh()
    assert not preferences.findChild(QWidget, "motion").isChecked()
    preferences.findChild(QPushButton, "resetPreferences").click()
    for name in PREFERENCES:
        assert getattr(plugged.settings.current, name) == getattr(Settings(), name)
        control = preferences.findChild(QWidget, name)
        assert control.accessibleDescription().count("Default: ") == 1
    assert plugged.settings.current.rows == 5  # not a preference: unchanged
    # A person is recorded under a name of their own
    name = preferences.findChild(QLineEdit, "your_name")
    name.setText("Ada ")
    name.editingFinished.emit()
    plugged.actions["newGame"].trigger()
    record = plugged.controller.session.record
    assert {record.player(side).name for side in (Side.MAX, Side.MIN)} == {"Ada"}
    assert record.player(Side.MAX).spec == "human"
    preferences.reset()
    plugged.actions["newGame"].trigger()
    assert plugged.controller.session.record.player(Side.MAX).name == "You"


# Keys ------------------------------------------------------------------------------------------------------------


def choose(shortcuts: Shortcuts, name: str) -> None:
    at = next(k for k in range(shortcuts.table.rowCount()) if shortcuts.table.item(k, 0).data(Qt.UserRole) == name)
    shortcuts.table.selectRow(at)


def press(qtbot: QtBot, shortcuts: Shortcuts, keys: str) -> None:
    shortcuts.keys.setKeySequence(QKeySequence(keys))
    shortcuts.keys.editingFinished.emit()


def test_shortcuts_list_find_change_and_reset_keys(qtbot: QtBot, boardless: Workspace) -> None:
    # Every command is listed and filtered
    shortcuts = opened(qtbot, boardless, "shortcuts")
    assert shortcuts.command == ""
    shortcuts.close()
    for looked_for in ("hint", "undo"):
        boardless.windows.show("shortcuts")
        qtbot.keyClicks(shortcuts.filter, looked_for)
        assert shortcuts.command == looked_for
        assert shortcuts.keys.isEnabled()
        shortcuts.close()
    boardless.windows.show("shortcuts")
    shortcuts.filter.setText("Space or Enter")  # keys of the board, which cannot be changed
    assert shortcuts.command == ""
    shortcuts.filter.clear()
    assert shortcuts.table.rowCount() == len(commands()) + len(BOARD_KEYS)
    qtbot.keyClicks(shortcuts.filter, "f5 cancel")
    assert [shortcuts.table.item(k, 0).text() for k in range(shortcuts.table.rowCount())] == ["Cancel"]
    qtbot.keyClicks(shortcuts.filter, "zzz")
    assert shortcuts.table.rowCount() == 0
    assert "Nothing matches" in shortcuts.status.text()
    for word in ("dark", "german", "threads", "contrast"):  # of preferences
        shortcuts.filter.clear()
        qtbot.keyClicks(shortcuts.filter, word)
        assert "Preferences" in [shortcuts.table.item(k, 0).text() for k in range(shortcuts.table.rowCount())]
    shortcuts.filter.clear()
    assert shortcuts.status.text() == ""
    # Keys are changed, refused, reset and kept
    action = boardless.actions["hint"]
    choose(shortcuts, "hint")
    press(qtbot, shortcuts, "Ctrl+H")
    assert action.shortcut() == QKeySequence("Ctrl+H")
    assert "Ctrl+H" in action.toolTip()
    assert SettingsFile().shortcuts() == {"hint": "Ctrl+H"}
    press(qtbot, shortcuts, "F5")
    assert shortcuts.status.text() == "F5 is already the key of Solve; change that one first."
    assert action.shortcut() == QKeySequence("Ctrl+H")
    press(qtbot, shortcuts, "B")
    assert "for the board" in shortcuts.status.text()
    assert action.shortcut() == QKeySequence("Ctrl+H")
    choose(shortcuts, "solve")
    press(qtbot, shortcuts, "F2")
    choose(shortcuts, "hint")
    shortcuts.reset.click()  # its default is taken now
    assert "F2 is already the key of Solve" in shortcuts.status.text()
    told: list[None] = []
    shortcuts.actions_by_name._file.keys_changed.connect(lambda: told.append(None))
    shortcuts.reset_all.click()
    assert len(told) == 1, "each window reads all keys again when it hears of it"
    assert action.shortcut() == QKeySequence("F2")
    assert SettingsFile().shortcuts() == {}
    # The prompt for a new key is whole
    (field,) = shortcuts.keys.findChildren(QLineEdit)
    field.setPlaceholderText("Appuyez sur le raccourci")  # Qt's words in French
    shortcuts.fit_keys()
    room = field.contentsRect().width() - 24 - 8  # the button that clears it, and Qt's margins
    assert text_width(field.placeholderText(), TEXT) <= room
    # The key to quit is heard in every tool window
    quitted: list[bool] = []
    boardless.actions["quit"].triggered.connect(lambda: quitted.append(True))
    shortcuts.activateWindow()
    qtbot.waitUntil(lambda: boardless.actions["quit"] in shortcuts.actions())
    qtbot.keyClick(shortcuts.filter, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert len(quitted) == 1
    shortcuts.close()


def test_a_command_is_run_from_the_list_and_those_of_the_games_can_be_rebound(qtbot: QtBot, plugged: Plugged) -> None:
    # Enter in the filter runs the command or says why not
    shortcuts = opened(qtbot, plugged, "shortcuts")
    qtbot.keyClick(shortcuts.filter, Qt.Key.Key_Return)
    assert shortcuts.status.text() == shortcuts.filter.placeholderText(), "nothing is typed: what the field is for"
    qtbot.keyClicks(shortcuts.filter, "undo")
    qtbot.keyClick(shortcuts.filter, Qt.Key.Key_Return)
    assert shortcuts.status.text() == "Undo is not available now."
    assert shortcuts.isVisible()
    session = plugged.controller.session
    session.play(session.position.moves()[0])
    send_changes(plugged)
    qtbot.keyClick(shortcuts.filter, Qt.Key.Key_Return)
    assert session.position.count == 0
    assert not shortcuts.isVisible()
    assert QKeySequence("Ctrl+Shift+P") in plugged.actions["shortcuts"].shortcuts()
    # Every command has a name of its own and those of the games can be rebound
    for key in GAMES:
        plugged.views.change_game(key)
    owners = (plugged.controller.parent(), *plugged.views.made)
    names = [action.objectName() for owner in owners for action in owner.findChildren(QAction)]
    for command in commands():
        assert names.count(command.name) == 1, command.name
    own = {
        "evaluate": {"expressionTree"},
        "sharing": {"drawGraph", "openGraph", "valuesByColours"},
        "matching": {"drawMatchingGraph", "openMatchingGraph"},
    }
    listed = {row.name for row in shortcuts.rows()}
    for key, expected in own.items():
        assert expected <= listed
        plugged.views.change_game(key)
        for other in own:
            assert {plugged.actions[name].isEnabled() for name in own[other]} == {other == key}
    shortcuts.filter.clear()
    choose(shortcuts, "drawGraph")
    assert plugged.actions.rebind("drawGraph", "Ctrl+Alt+G") is None
    assert "Ctrl+Alt+G" in plugged.actions["drawGraph"].toolTip()


def test_no_two_commands_share_a_key_and_every_tool_has_one(boardless: Workspace) -> None:
    # No two commands share a key and each can be one
    from tiling_gui.desktop.features.shortcuts.window import can_be_shortcut

    taken: dict[str, str] = {}
    for action in boardless.actions:
        for keys in action.shortcuts():
            assert taken.setdefault(keys.toString(), action.objectName()) == action.objectName()
        if not action.shortcut().isEmpty():
            assert can_be_shortcut(action.shortcut()), action.objectName()
    # Every tool has a key of its own
    keys = [key.toString() for command in commands() for key in boardless.actions.default_keys(command.name)[:1]]
    assert len(set(keys)) == len(keys)
    for name in (
        "octalGames",
        "gameTree",
        "lesson",
        "tournament",
        "boardValues",
        "compareMethods",
        "watchSearch",
        "valuesKind",
    ):
        assert boardless.actions[name].shortcut().toString(), name
    # Ctrl+Alt+F1 to F12 never reach a program under Linux: they switch between virtual consoles
    keys = {action.shortcut().toString() for action in boardless.actions}
    assert "Ctrl+J" in keys
    assert not [key for key in keys if key.startswith("Ctrl+Alt+F")]


@walked("key", GAMES)
def test_no_two_commands_that_are_on_in_a_game_are_called_alike(key: str) -> None:
    texts = [command.text for command in commands() if command.game in ("", key)]
    assert sorted(set(texts)) == sorted(texts)


# The structure view ----------------------------------------------------------------------------------------------


def test_the_structure_of_a_board_is_listed_and_played(
    qtbot: QtBot, plugged: Plugged, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Components are listed and outlined
    control, view = plugged.controller, plugged.features["structure"]
    control.begin(read_shape("......##\n#######.\n...####.\n...#####"))
    control.session.set_players(HUMANS)
    plugged.actions["showStructure"].setChecked(True)
    table = view.panel.table
    qtbot.waitUntil(lambda: "Total" in view.panel.line.text(), timeout=120_000)  # the last one is solved
    rows = [[table.item(r, c).text() for c in range(6)] for r in range(3)]
    # A path of 6 has X = 3, N = 2; a 2 x 3 ladder and a domino space are worth 3 and 1 (theory.md).
    assert rows == [["1", "6", "3", "2", "2½", "1"], ["2", "6", "3", "3", "3", "2"], ["3", "2", "1", "1", "1", "2"]]
    assert view.panel.line.text() == "Total: X = 7, N = 6, phase 1."
    assert len(view._outlines.parts) == 3
    table.selectRow(1)
    assert view._outlines.chosen == 1
    assert view.panel.why.text().startswith("Zugzwang-free: every part of up to 7")
    control.session.play(((0, 1), (0, 2)))
    sizes = lambda: [table.item(row, 1).text() for row in range(table.rowCount())]  # noqa: E731
    qtbot.waitUntil(lambda: sizes() == ["6", "3", "2"], timeout=60_000)
    assert view.panel.caption.text() == "3 components"
    assert_named(plugged.host)
    plugged.actions["showStructure"].setChecked(False)
    assert not view.panel.isVisible()
    assert view._outlines.parts == ()
    # What is not proved has no mean
    monkeypatch.setattr(structure, "SECONDS", 60.0)  # however busy the machine is
    plugged.controller.begin(DominoPosition.start(3, 10))  # it reaches a ring of 22: theory.md
    plugged.controller.session.set_players(HUMANS)
    plugged.actions["showStructure"].setChecked(True)
    table = plugged.features["structure"].panel.table
    qtbot.waitUntil(lambda: table.rowCount() == 1 and ".." not in table.item(0, 2).text(), timeout=120_000)
    assert [table.isColumnHidden(column) for column in range(6)] == [False] * 4 + [True] * 2
    assert not plugged.features["structure"].panel.line.isVisible(), "what follows from all means is not said"
    # The dominoes that lead to a zugzwang are played and taken back
    control, panel = plugged.controller, plugged.features["structure"].panel
    control.begin(read_shape("......##\n........\n........\n####...."))
    control.session.set_players(HUMANS)
    plugged.actions["showStructure"].setChecked(True)
    qtbot.waitUntil(lambda: panel.verdict.text().endswith("leave a ring of 20."), timeout=120_000)
    assert panel.play.isVisible()
    panel.play.click()
    qtbot.waitUntil(lambda: control.session.position.count == 3, timeout=20_000)
    qtbot.waitUntil(lambda: panel.verdict.text() == "Irregular: it is a ring of 20, a zugzwang.", timeout=60_000)
    assert not panel.play.isVisible()
    for _ in range(3):
        control.undo()
    assert control.session.position.count == 0
    control.begin(DominoPosition.start(5, 5))
    qtbot.waitUntil(lambda: panel.verdict.text() == "Zugzwang-free: no gap, 25 squares.", timeout=60_000)
    assert not panel.play.isVisible()


@pytest.mark.parametrize("width", [194, 264])
def test_bounds_are_not_cut_and_what_is_proved_by_its_form_is_not_denied(
    qtbot: QtBot, theme: Theme, width: int
) -> None:
    """5 x 5 is zugzwang-free because it has no gap, even before it is solved."""
    panel = StructurePanel()
    qtbot.addWidget(panel)
    position = DominoPosition.start(5, 5)
    part = Part(position.live, (118, 131), (118, 131), Evidence.NO_GAP)
    found = Structure((part,))
    panel.show_structure(found, verdict(position, found))
    panel.resize(width, 300)
    panel.show()
    qtbot.waitExposed(panel)
    assert panel.verdict.text() == "Zugzwang-free: no gap, 25 squares."
    assert "not" not in panel.line.text().lower()
    assert panel.line.isHidden()
    table = panel.table
    for column in range(4):
        text = table.item(0, column).text()
        head = table.horizontalHeaderItem(column).text()
        assert text_width(head, CAPTION, SEMIBOLD) <= table.columnWidth(column), head
        assert table.fontMetrics().horizontalAdvance(text) + 8 <= table.columnWidth(column), text
    assert not any(label.is_cut for label in panel.findChildren(Label) if label.isVisible())


def test_there_is_no_table_without_components(qtbot: QtBot, theme: Theme) -> None:
    panel = StructurePanel()
    qtbot.addWidget(panel)
    panel.show()
    for size in ((1, 1), (1, 2)):
        position = DominoPosition.start(*size)
        found = Structure(tuple(Part(part, (1, 1), (1, 1), Evidence.NO_GAP) for part in [position.live] if part))
        panel.show_structure(found, verdict(position, found))
        assert panel.table.isVisible() is (size == (1, 2))


# Several windows ---------------------------------------------------------------------------------------------------


def test_windows_play_their_own_games_on_one_store(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    # Windows play their own games on one store
    window.controller.session.play(((0, 0), (0, 1)))
    other = open_window(window)
    other.controller.session.set_players(HUMANS)
    assert other.controller.session.position.count == 0
    other.controller.session.play(((1, 1), (1, 2)))
    other.controller.session.play(((3, 0), (3, 1)))
    assert window.controller.session.position.count == 1
    kept = {row.id for row in window.store.games()}
    assert {window.controller.session.record.id, other.controller.session.record.id} <= kept
    window.workspace.windows.show("preferences")
    window.findChild(Preferences).findChild(QWidget, "ai_delay").setValue(900)
    assert other.controller.opponent.delay == 900  # preferences hold in every window
    other.close()
    assert not other.workspace.jobs.is_busy
    assert window.isVisible()
    window.controller.session.play(((2, 2), (2, 3)))
    assert window.store.game(window.controller.session.record.id).tree.position.count == 2
    # A game is on in one window which comes to the front
    window.controller.begin(DominoPosition.start(4, 4))
    shown = window.controller.session
    shown.play(((0, 0), (0, 1)))
    longer = tmp_path / "longer.tiling"
    after = shown.tree.add(((1, 0), (1, 1)))
    export.save(shown.record.with_tree(after), longer)
    other = open_window(window)
    mine = other.controller.session.record.id
    with qtbot.waitSignal(window.controller.raise_requested):
        other.features["results"].recent.open(shown.record.id)
    qtbot.waitUntil(window.isActiveWindow)
    assert other.controller.session.record.id == mine
    with qtbot.waitSignal(window.controller.raise_requested):
        assert other.features["files"].opening.files([str(longer)])
    assert other.controller.session.record.id == mine
    assert shown.tree.main_line() == after.main_line()  # now with the additional moves of the file
    other.close()
    # Another window has the game of the one it was opened from
    window.file.change(game="matching")  # the last one that was chosen, perhaps in another window
    window.controller.begin(DominoPosition.start(3, 3))
    window.file.change(game="matching")
    other = open_window(window)
    assert other.controller.session.game.key == "domino"
    # Windows differ in their titles stay on the screen and quit together
    window.controller.begin(DominoPosition.start(4, 4))
    other.close()
    window.move(500, 300)
    others = [open_window(window), open_window(window)]
    titles = [made.windowTitle() for made in (window, *others)]
    assert titles == ["4 × 4, MAX first", "4 × 4, MAX first (2)", "4 × 4, MAX first (3)"]
    room = window.screen().availableGeometry()
    if room.width() >= window.width() and room.height() >= window.height():
        assert all(room.contains(made.geometry()) for made in others)
    window.actions_by_name["quit"].trigger()
    assert not any(made.isVisible() for made in (window, *others))


def test_file_dialogs_begin_where_the_last_file_was(
    boardless: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Files are looked for where the last one was
    assert Files(boardless).export_to(str(tmp_path / "game.json"))
    assert SettingsFile().current.folder == file_dialogs.folder() == str(tmp_path)
    boardless.settings.change(folder=str(tmp_path / "gone"))
    assert Path(file_dialogs.folder()).is_dir(), "a documents folder that does not exist would be taken for a file name"
    # Every file dialog begins where the last one ended
    begun: list[str] = []

    def answer(result: Any) -> Any:
        return lambda parent, title, at, *others: (begun.append(str(at)), result)[1]

    one, two, three = (tmp_path / name for name in ("one", "two", "three"))
    for place in (one, two, three):
        place.mkdir()
    for name, result in (
        ("getOpenFileName", (str(one / "a"), "")),
        ("getOpenFileNames", ([str(two / "b")], "")),
        ("getExistingDirectory", str(three)),
        ("getSaveFileName", (str(one / "c.csv"), "")),
    ):
        monkeypatch.setattr(QFileDialog, name, answer(result))
    assert file_dialogs.ask_file(None, ()) == str(one / "a")
    assert file_dialogs.ask_files(None, ()) == [str(two / "b")]
    assert file_dialogs.ask_folder(None) == str(three)
    assert file_dialogs.ask_file_name(None, "table.csv", ("csv",)) == str(one / "c.csv")
    assert begun[1:] == [str(one), str(two), str(three / "table.csv")]
    assert boardless.settings.current.folder == str(one)
    # Open shows what can be opened
    monkeypatch.setattr(
        QFileDialog, "getOpenFileNames", lambda parent, title, at, kinds: (begun.append(kinds) or [], "")
    )
    Files(boardless).open()
    assert {"*.tiling", "*.graphml", "*.g6"} <= set(begun[-1].split())


# By keyboard alone -----------------------------------------------------------------------------------------------


def focus(qtbot: QtBot, window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.NoModifier) -> QWidget:
    """Presses a key where the focus is; returns the widget that has the focus afterwards."""
    qtbot.keyClick(QApplication.focusWidget() or window, key, modifier)
    return QApplication.focusWidget()


def test_a_whole_game_by_keys_alone_with_what_is_spoken(qtbot: QtBot, window: MainWindow) -> None:
    """New game by its key, both sides by cursor and typing, back, forward, a hint; every reply is announced."""
    session, board = window.controller.session, window.controller.view.board
    spoken: list[str] = []
    window.controller.announcement.connect(spoken.append)
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_N, Qt.ControlModifier)
    window.actions_by_name["nextArea"].trigger()
    while QApplication.focusWidget() is not board:
        window.actions_by_name["nextArea"].trigger()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(board, key)
    assert session.tree.cursor == (((0, 0), (0, 1)),)
    assert spoken == ["MAX a1 to b1, 1 domino, MIN to move"]
    while not session.position.is_over:
        qtbot.keyClicks(board, plain_move(session.position.write(session.position.moves()[-1])))
        qtbot.keyClick(board, Qt.Key.Key_Return)
    assert session.record.finished
    count = session.position.count
    assert len(spoken) == count + 1, "every move, and once how the game ended"
    assert spoken[-2].endswith("no domino fits any more")
    assert spoken[-1] == window.game_over_bar.sentence.text()
    qtbot.keyClick(window, Qt.Key.Key_Home)
    assert session.position.count == 0
    qtbot.keyClick(window, Qt.Key.Key_End)
    assert session.position.count == count
    assert len(spoken) == count + 1, "who goes through a game that is over hears no end again"
    assert board.describe(square_name(session.tree.cursor[-1][0])).startswith("domino")


# Keys of games, values and tools ---------------------------------------------------------------------------------


def test_keys_choose_games_and_kinds_of_values(qtbot: QtBot, plugged: Plugged) -> None:
    # Shift f3 changes the kind of values
    values_menu = ValuesMenu(plugged, FlatButton(parent=plugged.host))
    for expected in ("cost", "final", "cost"):
        qtbot.keyClick(plugged.host, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
        assert plugged.actions["showValues"].isChecked()
        assert plugged.settings.current.values_kind == expected
        assert [a.data() for a in values_menu.kinds.actions() if a.isChecked()] == [expected]
    # Digits with ctrl choose the games in their order
    games = games_in_window()
    for number in range(len(games), 0, -1):
        qtbot.keyClick(plugged.host, str(number), Qt.KeyboardModifier.ControlModifier)
        assert plugged.session.game.key == games[number - 1].key
