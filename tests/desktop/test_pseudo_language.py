"""The whole window in the pseudo-language: all text is marked as translated, and nothing is cut off.

The pseudo-language (desktop/ui/translations.py) puts every text in «[...]» and makes it about 40 % longer. Text outside
the marks must be notation, numbers, names, or the user's own.
"""

import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QRadioButton,
    QScrollArea,
    QTabBar,
    QTableView,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.desktop.windows import settle, to_the_end
from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.features.review.window import ReviewWindow
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.ui import translations
from tiling_gui.desktop.ui.widgets.progress import ProgressTrack
from tiling_gui.desktop.ui.widgets.window_size import FRAME
from tiling_gui.search.methods import METHODS

SIZES = [(1280, 800), (853, 533), (800, 600), (640, 400)]
"""Sizes of the screen in the window's own pixels: 1280 x 800 at text sizes of 100, 150 and 200 %, and the smallest."""
WINDOWS = [
    "about",
]
"""Commands of the main window that open another window."""
LINKS = [
    ("evaluate", "chances"),
]
"""Such commands of single games."""

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
RINGS = 8
"""Pixels by which neighbouring cards may overlap, for their focus rings."""
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


def widgets_of(top: QWidget) -> list[QWidget]:
    """A window and all its widgets, without other windows that belong to it."""
    return [top, *(widget for widget in top.findChildren(QWidget) if widget.window() is top)]


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


# What is cut off -----------------------------------------------------------------------------------------------


def cut_off(top: QWidget) -> set[str]:
    """The labels and buttons of a window whose text does not fit and is not in a tool tip, and overlapping widgets."""
    found = set()
    for widget in widgets_of(top):
        if not (widget.isVisible() and isinstance(widget, QLabel | QAbstractButton) and widget.text()):
            continue
        if isinstance(widget, QToolButton) and widget.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly:
            continue
        if isinstance(widget, QLabel) and widget.wordWrap():
            cut = widget.heightForWidth(widget.width()) > widget.height() + 1
        else:
            needed = widget.minimumSizeHint() if isinstance(widget, QRadioButton) else widget.sizeHint()  # more is air
            cut = widget.width() < needed.width() - 1
        if (cut and not widget.toolTip()) or sticks_out(widget, top):
            found.add(f"{widget.objectName() or type(widget).__name__}: {widget.text()}")
    return found | overlapping(top)


def overlapping(top: QWidget) -> set[str]:
    """The controls and labels of a window whose visible parts overlap."""
    kinds = QLabel | QAbstractButton | QComboBox | QAbstractSpinBox | QAbstractSlider | QLineEdit | ProgressTrack
    shown = [widget for widget in widgets_of(top) if isinstance(widget, kinds) and widget.isVisible()]
    boxes = [(widget, visible_box(widget, top)) for widget in shown]
    found = set()
    for (one, box), (other, beside) in combinations(boxes, 2):
        shared = box & beside
        apart = not (one.isAncestorOf(other) or other.isAncestorOf(one))
        if apart and min(shared.width(), shared.height()) > RINGS:
            found.add(" over ".join(part.objectName() or type(part).__name__ for part in (one, other)))
    return found


def visible_box(widget: QWidget, top: QWidget) -> QRect:
    """The visible part of a widget, in coordinates of its window."""
    box, holder = QRect(widget.mapTo(top, QPoint(0, 0)), widget.size()), widget.parentWidget()
    while holder is not None and holder is not top:
        box &= QRect(holder.mapTo(top, QPoint(0, 0)), holder.size())
        holder = holder.parentWidget()
    return box & top.rect()


ALWAYS_OFF = Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def sticks_out(widget: QWidget, top: QWidget) -> bool:
    """True if a widget extends beyond the left or right edge of its parents; scrollable parts do not count."""
    holder = widget.parentWidget()
    while holder is not None:
        area = holder.parentWidget()
        if isinstance(area, QScrollArea) and area.horizontalScrollBarPolicy() != ALWAYS_OFF:
            return False
        left, right = (widget.mapTo(holder, corner).x() for corner in (QPoint(0, 0), widget.rect().bottomRight()))
        if left < 0 or right >= holder.width():
            return True
        holder = None if holder is top else holder.parentWidget()
    return False


def faults(top: QWidget) -> set[str]:
    """All faults of a window, laid out for its contents."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    return {f"not translated: {fault}" for fault in untranslated(top)} | {f"cut off: {fault}" for fault in cut_off(top)}


def faults_at_every_size(qtbot: QtBot, top: QWidget) -> set[str]:
    """All faults of a window at its initial size and on smaller screens."""
    found = faults(top)
    for size in SIZES:
        room = QSize(*size) - FRAME
        if not (top.width() <= room.width() and top.height() <= room.height()):
            top.resize(top.size().boundedTo(room))
            settle(qtbot)
            found |= {f"{fault} ({room.width()} x {room.height()})" for fault in faults(top)}
            if top.size() != top.size().boundedTo(room) and top.objectName() not in QTS_SIZE:
                found.add(f"takes {top.width()} x {top.height()} of {room.width()} x {room.height()}")
    return found


def assert_reads_well(qtbot: QtBot, top: QWidget) -> None:
    """Asserts that a window has no faults once its layout has settled, which may take long on a busy machine."""

    def reads_well() -> None:
        wrong = faults(top)
        assert not wrong, "\n".join(sorted(wrong))

    qtbot.waitUntil(reads_well, timeout=10_000)


# The window ----------------------------------------------------------------------------------------------------


def test_every_game_reads_well(qtbot: QtBot, window: MainWindow) -> None:
    for key in GAMES:
        window.tool_bar.game_chosen.emit(key)
        assert_the_game_reads_well(qtbot, window)


def assert_the_game_reads_well(qtbot: QtBot, window: MainWindow) -> None:
    session = window.controller.session
    session.set_players({side: "human" for side in session.game.sides})
    for size in SIZES:
        window.resize(*size)
        window.controller.session.analyse(False)
        session.go(())
        session.play(session.position.moves()[0])
        settle(qtbot)
        assert_reads_well(qtbot, window)
        window.controller.session.analyse(True)
        settle(qtbot)
        assert_reads_well(qtbot, window)
        assert (window.width(), window.height()) == size
    window.controller.session.analyse(False)
    while not session.position.is_over:
        session.play(session.position.moves()[0])
    for size in SIZES:
        window.resize(*size)
        settle(qtbot)
        assert_reads_well(qtbot, window)
        assert (window.width(), window.height()) == size


def opened_by(qtbot: QtBot, action: QAction) -> list[QWidget]:
    """The windows that a command opens."""
    before = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    action.trigger()
    settle(qtbot)
    return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible() and widget not in before]


def test_every_window_reads_well(qtbot: QtBot, window: MainWindow) -> None:
    to_the_end(window)  # so that there is something to list
    wrong: dict[str, set[str]] = {}
    for name in WINDOWS:
        made = opened_by(qtbot, window.actions_by_name[name])
        wrong[name] = set() if made else {"no window came"}
        wrong[name] = wrong[name].union(faults(window), *(faults_at_every_size(qtbot, top) for top in made))
        for top in made:
            top.close()
    assert {name: sorted(found) for name, found in wrong.items() if found} == {}


def test_the_review_beside_the_board_reads_well(qtbot: QtBot, window: MainWindow) -> None:
    to_the_end(window)
    window.actions_by_name["review"].trigger()
    panel = window.findChild(ReviewWindow)
    for size in SIZES:
        window.resize(*size)
        settle(qtbot)
        assert panel.isVisible()
        assert_reads_well(qtbot, window)
    qtbot.waitUntil(panel.accuracy.isVisible, timeout=60_000)
    assert_reads_well(qtbot, window)  # nothing resizes the window after the last change
    for size in SIZES:
        window.resize(*size)
        settle(qtbot)
        assert_reads_well(qtbot, window)


def test_every_window_of_a_game_reads_well(qtbot: QtBot, window: MainWindow) -> None:
    wrong: dict[str, set[str]] = {}
    for key, name in LINKS:
        window.tool_bar.game_chosen.emit(key)
        made = opened_by(qtbot, window.actions_by_name[name])
        wrong[name] = faults(window).union(*(faults_at_every_size(qtbot, top) for top in made))
        for top in made:
            top.close()
    assert {name: sorted(found) for name, found in wrong.items() if found} == {}
