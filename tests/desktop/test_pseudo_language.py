"""The whole window in the pseudo-language: all text is marked as translated, and nothing is cut off.

The pseudo-language (desktop/ui/translations.py) puts every text in «[...]» and makes it about 40 % longer. Text outside
the marks must be notation, numbers, names, or the user's own.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QHeaderView,
    QListWidget,
    QTabBar,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.desktop.room import SIZES, crowded, widgets_of
from tests.desktop.windows import settle, to_the_end
from tiling_gui.core.catalogue import DEFAULT, GAMES
from tiling_gui.desktop.features.review.window import ReviewWindow
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.ui import translations
from tiling_gui.search.methods import METHODS

PROPERTIES = (
    *("text", "title", "placeholderText", "toolTip", "statusTip", "windowTitle"),
    *("accessibleName", "accessibleDescription", "suffix", "prefix", "specialValueText"),
)
NOTATION = re.compile(
    r"\b("
    r"MAX|MIN|FIRST|SECOND|ELLIE|Nim|Grundy|Treblecross|tiling-gui"  # sides and names of games
    r"|Ctrl|Shift|Alt|Meta|Del|PgUp|PgDown|Home|End|Up|Down|Left|Right|Esc|Return|Enter|Space|Backspace"  # keys
    r"|English|Deutsch|Français"  # languages, each in its own words
    r"|friendship|path|cycle|complete|wheel|star|grid|cube|octahedron|tree|random|bipartite"  # families of graphs
    r"|domino(?=:)|(ellie|nim|grundy)(?=\()|WIDTH|max|min|mex|xor"
    r")\b"
)
OWN = {
    "helpPages",  # pages are written in English
    "helpText",
    "lessons",  # titles of lessons, which are files
    "family",  # positions as the command line takes them
    "diagram",
    "resultDiagram",
}
"""Widgets whose texts are not translated by us."""
QTS_SIZE = {"aboutBox"}
"""Windows whose size Qt chooses by the screen, which is larger here."""
QTS_OWN = {"Show Details...", "Press shortcut"}
"""Texts from Qt's own translations, which have no pseudo-language."""
DIAGRAMS = {("board", "accessibleDescription")}
"""Positions as text, in a notation that can be read again."""
MARKED = re.compile(r"«\[[^«»]*\]»")
TWICE = re.compile(r"«\[«\[[^«»]*\]» ~+\]»")
"""A text that was passed to tr twice."""


@pytest.fixture
def pseudo_language(qapp: QApplication) -> Iterator[None]:
    """Installs the pseudo-language, then English again."""
    translations.install(qapp, translations.PSEUDO)
    yield
    translations.install(qapp, translations.ENGLISH)


@pytest.fixture
def window(pseudo_language: None, window: MainWindow) -> MainWindow:
    """A main window in the pseudo-language."""
    return window


# What is read --------------------------------------------------------------------------------------------------


def outside_the_marks(text: str) -> str:
    """The rest of a text without its translated parts."""
    while (shorter := MARKED.sub(" ", text)) != text:
        text = shorter
    return NOTATION.sub(" ", re.sub(r"<[^>]*>", " ", text))


@cache
def is_translated(text: str) -> bool:
    """True if no word of three letters is outside the marks."""
    return text in METHODS or not re.search(r"[A-Za-z]{3,}", outside_the_marks(text))


def texts(widget: QWidget) -> Iterator[tuple[str, str]]:
    """(where, text) for every visible or spoken text of a widget, without its children."""
    for name in PROPERTIES:
        read = getattr(widget, name, None)
        if callable(read) and not (name == "text" and hasattr(widget, "returnPressed")):
            found = read()
            if isinstance(found, str):
                yield name, found
    if isinstance(widget, QComboBox):
        yield from (("item", widget.itemText(k)) for k in range(widget.count()))
    elif isinstance(widget, QTabBar):
        yield from (("tab", widget.tabText(k)) for k in range(widget.count()))
    elif isinstance(widget, QListWidget):
        yield from (("row", widget.item(k).text()) for k in range(widget.count()))
    elif isinstance(widget, QHeaderView) and widget.model() is not None:
        for k in range(widget.count()):
            yield "head", str(widget.model().headerData(k, widget.orientation()) or "")
    elif isinstance(widget, QTableView) and widget.model() is not None:
        model = widget.model()
        for row in range(model.rowCount()):
            for column in range(model.columnCount()):
                index = model.index(row, column)
                for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                    yield "cell", str(index.data(role) or "")
    for action in widget.actions():
        yield "action", action.text()
        yield "action's tip", action.toolTip()


def untranslated(top: QWidget) -> set[str]:
    """The texts of a window that are not translated or translated twice."""
    found = set()
    for widget in widgets_of(top):
        name = widget.objectName() or type(widget).__name__
        if name in OWN:
            continue
        for where, text in texts(widget):
            if (name, where) in DIAGRAMS or text in QTS_OWN:
                continue
            if not is_translated(text) or TWICE.search(text):
                found.add(f"{name} {where}: {text}")
    return found


def faults(top: QWidget) -> set[str]:
    """All faults of a window, laid out for its contents."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    return named_untranslated(top) | crowded(top)


def named_untranslated(top: QWidget) -> set[str]:
    return {f"not translated: {fault}" for fault in untranslated(top)}


def faults_at_every_size(qtbot: QtBot, top: QWidget) -> set[str]:
    """All faults of a window at its initial size and in the room that large text leaves on small screens."""
    found = named_untranslated(top) | lasting(qtbot, top)
    for room in SIZES:
        if not (top.width() <= room.width() and top.height() <= room.height()):
            top.resize(top.size().boundedTo(room))
            found |= {f"{fault} ({room.width()} x {room.height()})" for fault in lasting(qtbot, top)}
            if top.size() != top.size().boundedTo(room) and top.objectName() not in QTS_SIZE:
                found.add(f"takes {top.width()} x {top.height()} of {room.width()} x {room.height()}")
    return found


def lasting(qtbot: QtBot, top: QWidget) -> set[str]:
    """What has not its room after each part has told its least height to the one that holds it, some events later."""
    wrong: set[str] = set()
    for _ in range(6):
        settle(qtbot)
        wrong = crowded(top)
        if not wrong:
            break
    return wrong


def assert_reads_well(
    qtbot: QtBot, top: QWidget, where: str = "", check: Callable[[QWidget], set[str]] = faults
) -> None:
    """Asserts that a window has no faults once its layout has settled, which may take long on a busy machine."""

    def reads_well() -> None:
        wrong = check(top)
        assert not wrong, "\n".join([where, *sorted(wrong)])

    qtbot.waitUntil(reads_well, timeout=10_000)


# The window ----------------------------------------------------------------------------------------------------


def test_every_game_reads_well(qtbot: QtBot, window: MainWindow) -> None:
    for key in GAMES:
        window.tool_bar.game_chosen.emit(key)
        for size in SIZES if key == DEFAULT else (SIZES[0], SIZES[-1]):  # the frame is the same
            window.resize(size)
            for state in walk_through_a_game(qtbot, window):
                where = f"{key}, {size.width()} x {size.height()}, {state}"
                assert_reads_well(qtbot, window, where, faults if size == SIZES[0] else crowded)
                assert window.size() == size


def walk_through_a_game(qtbot: QtBot, window: MainWindow) -> Iterator[str]:
    """Plays, opens both panels by their commands, analyses, and ends the game; yields what is shown."""
    session, view = window.controller.session, window.controller.view
    session.set_players({side: "human" for side in session.game.sides})
    session.analyse(False)
    session.go(())
    session.play(session.position.moves()[0])
    yield opened(qtbot, window, "leftPanel")
    view.set_up.open_form()
    settle(qtbot)
    yield "the form of a new game"
    yield opened(qtbot, window, "rightPanel")
    session.analyse(True)
    settle(qtbot)
    yield "analysing"
    yield from shown_by(qtbot, window, "showStructure", "structurePanel")
    session.analyse(False)
    while not session.position.is_over:
        session.play(session.position.moves()[0])
    yield opened(qtbot, window, "leftPanel") + " at the end"
    yield opened(qtbot, window, "rightPanel") + " at the end"
    yield from shown_by(qtbot, window, "showTheorem", "theoremPanel")


def shown_by(qtbot: QtBot, window: MainWindow, name: str, part: str) -> Iterator[str]:
    """Shows a part of the right panel by its command, if the game has it, and hides it again."""
    action = window.actions_by_name[name]
    if action.isVisible():
        action.setChecked(True)
        settle(qtbot)
        assert window.findChild(QWidget, part).isVisible()
        yield part
        action.setChecked(False)


def opened(qtbot: QtBot, window: MainWindow, name: str) -> str:
    """Shows a side panel by its command if it is hidden; its name."""
    panel = window.controller.view.set_up if name == "leftPanel" else window.position_panel
    settle(qtbot)
    if not panel.isVisible():
        window.actions_by_name[name].trigger()
        settle(qtbot)
    assert panel.isVisible(), f"{name} does not open at {window.width()} x {window.height()}"
    return name


def opened_by(qtbot: QtBot, action: QAction) -> list[QWidget]:
    """The windows that a command opens."""
    before = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    action.trigger()
    settle(qtbot)
    return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible() and widget not in before]


def test_the_box_about_the_program_reads_well(qtbot: QtBot, window: MainWindow) -> None:
    """All other windows: test_every_window.py."""
    (made,) = opened_by(qtbot, window.actions_by_name["about"])
    assert faults_at_every_size(qtbot, made) == set()
    made.close()


def test_the_review_beside_the_board_reads_well(qtbot: QtBot, window: MainWindow) -> None:
    to_the_end(window)
    window.actions_by_name["review"].trigger()
    panel = window.findChild(ReviewWindow)
    for size in SIZES:
        window.resize(size)
        settle(qtbot)
        assert panel.isVisible()
        assert_reads_well(qtbot, window)
    qtbot.waitUntil(panel.accuracy.isVisible, timeout=60_000)
    assert_reads_well(qtbot, window)  # nothing resizes the window after the last change
    for size in SIZES:
        window.resize(size)
        settle(qtbot)
        assert_reads_well(qtbot, window)
