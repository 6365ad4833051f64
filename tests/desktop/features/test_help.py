"""The help window and the three hints of the first start."""

import re

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QTextDocument
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.help import links, pages
from tiling_gui.desktop.features.help.browser import picture
from tiling_gui.desktop.features.help.window import HelpWindow
from tiling_gui.desktop.features.lab.tree_bars import EXAMPLES
from tiling_gui.desktop.session import tool_window
from tiling_gui.desktop.session.actions import commands
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import TEXT, Theme
from tiling_gui.desktop.ui.translations import install
from tiling_gui.desktop.ui.widgets.base import text_width
from tiling_gui.palette import DARK, LIGHT

NAME = Qt.ItemDataRole.UserRole


def opened(boardless: Workspace) -> HelpWindow:
    boardless.actions["help"].trigger()
    return boardless.windows.get("help")


def test_every_page_is_listed_and_shown_without_a_gap(boardless: Workspace) -> None:
    shown = opened(boardless)
    listed = [item.data(NAME) for item in shown.items() if item.data(NAME)]
    assert listed == list(pages.NAMES)
    for item in shown.items():
        if item.data(NAME):
            shown.list.setCurrentItem(item)
            assert shown.page.name == item.data(NAME)
            text = shown.page.toPlainText()
            assert text.startswith(item.text())
            assert pages.KEYS not in text
            assert not shown.page.horizontalScrollBar().isVisible(), item.text()


@walked("language", ["en", "de", "fr"])
def test_the_list_and_the_search_are_not_cut(
    qtbot: QtBot, qapp: QApplication, boardless: Workspace, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool_window, "open_at", QWidget.resize)  # whatever screen the tests have
    install(qapp, language)
    try:
        boardless.settings.change(language=language)
        shown = HelpWindow(boardless)
        qtbot.addWidget(shown)
        shown.show()
        qtbot.waitExposed(shown)
        said = shown.search.placeholderText()
        assert text_width(said, TEXT) + 24 <= shown.search.width(), said
        room, titles = shown.list.viewport().width() - 8, [item.text() for item in shown.items()]
        cut = [title for title in titles if text_width(title, TEXT) > room]
        assert all(text_width(title, TEXT) > 240 for title in cut), cut  # wider than the list may be beside a page
    finally:
        install(qapp, "en")


def test_pages_are_followed_found_and_of_the_moment(
    boardless: Workspace, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, theme: Theme
) -> None:
    # Links back and forward
    shown = opened(boardless)
    shown.page.show_page("start")
    shown.page.follow(QUrl("values.md"))
    assert shown.page.name == "values"
    shown.page.follow(QUrl("../../../docs/search.md"))
    assert shown.page.name == "search"
    shown.back.click()
    assert shown.page.name == "values"
    assert shown.list.currentItem().data(NAME) == "values"
    shown.forward.click()
    assert shown.page.name == "search"
    shown.page.follow(QUrl("search.md#comparing"))
    assert shown.page.verticalScrollBar().value() > 0
    shown.page.show_page("formats")
    shown.page.follow(QUrl("schema/record.schema.json"))
    assert '"$schema"' in shown.page.toPlainText()
    asked = []
    monkeypatch.setattr(QDesktopServices, "openUrl", asked.append)
    shown.page.follow(QUrl("https://arxiv.org/abs/1202.0862"))
    assert asked == [QUrl("https://arxiv.org/abs/1202.0862")]
    # Everything has a name and can be reached by tab
    shown = opened(boardless)
    shown.page.follow(QUrl("values.md"))
    for widget in [*shown.findChildren(QAbstractButton), *shown.findChildren(QLineEdit), shown.list, shown.page]:
        if widget.isVisible() and widget.objectName() and not widget.objectName().startswith("qt_"):
            assert widget.accessibleName(), widget.objectName()
    assert shown.page.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
    assert shown.page.textInteractionFlags() & Qt.TextInteractionFlag.LinksAccessibleByKeyboard
    shown.search.setFocus()
    reached = set()
    for _ in range(4):
        shown.focusNextChild()
        reached.add(shown.focusWidget())
    assert {shown.list, shown.page} <= reached
    # Light and dark
    shown = opened(boardless)
    shown.page.show_page("tiling")
    for choice, palette in (("dark", DARK), ("light", LIGHT)):
        theme.set_choice(choice)
        url = QUrl("help:/pictures/tiling-middle.svg")
        image = shown.page.document().resource(QTextDocument.ResourceType.ImageResource, url)
        assert image.pixelColor(2, 2).name().upper() == palette.window
    assert picture("tiling-middle.svg", dark=False, ratio=2.0).devicePixelRatio() == 2.0
    # Keys are those of the moment
    shown = opened(boardless)
    boardless.actions.rebind("solve", "Ctrl+Alt+9")
    shown.page.show_page("keys")
    text = shown.page.toPlainText()
    for command in commands():
        assert command.text.rstrip("…") in text
    assert "Ctrl+Alt+9" in text
    shown.page.show_page("solving")
    assert "Solve (Ctrl+Alt+9)" in shown.page.toPlainText()
    # Search lists pages marks words and goes from place to place
    shown = opened(boardless)
    qtbot.keyClicks(shown.search, "zugzwang leaf")
    listed = [item.data(NAME) for item in shown.items() if item.data(NAME) and not item.isHidden()]
    assert listed == pages.containing("zugzwang leaf")
    assert "tiling" not in listed
    headings = [item for item in shown.items() if not item.data(NAME)]
    assert any(item.isHidden() for item in headings)
    qtbot.keyClick(shown.search, Qt.Key.Key_Return)
    assert shown.page.name == listed[0]
    first = shown.page.textCursor().selectedText().casefold()
    assert first in ("zugzwang", "leaf")
    place = shown.page.textCursor().position()
    qtbot.keyClick(shown.search, Qt.Key.Key_Return)
    assert shown.page.textCursor().position() > place
    shown.search.setText("nosuchwordanywhere")
    assert "nosuchwordanywhere" in shown.nothing.text()
    assert 0 <= shown.nothing.y() - (shown.search.y() + shown.search.height()) < 24, "at the field it answers"
    qtbot.keyClick(shown.search, Qt.Key.Key_Escape)
    assert not shown.search.text()
    assert not shown.page.extraSelections()
    qtbot.keyClick(shown.search, Qt.Key.Key_Escape)
    assert not shown.isVisible()
    # The command opens the pages of the source documents
    boardless.actions["sourceDocuments"].trigger()
    assert boardless.windows.get("help").page.name == pages.SOURCES


ACTING = re.compile(rf"\]\(((?:{'|'.join(links.SCHEMES)}):[^)\s]+)\)")
SOURCES = [name for name in pages.NAMES if name.startswith("source-")]


def acting(kind: str) -> list[str]:
    found = {link for name in SOURCES for link in ACTING.findall(pages.read(name).text)}
    return sorted(link for link in found if link.startswith(f"{kind}:"))


def test_links_put_positions_on_the_board_and_open_windows(boardless: Workspace) -> None:
    # A link puts its position on the board
    page = opened(boardless).page
    assert len(acting("board")) > 30
    for link in acting("board"):
        before = boardless.session.record.id
        page.follow(QUrl(link))
        record = boardless.session.record
        assert record.id != before, link
        assert record.game == link.split(":")[1]
        line = QUrl(link).query()
        assert len(record.line) == (len(line.split(",")) if line else 0)
        assert not boardless.session.tree.cursor
        if line or boardless.session.position.is_over:
            page.follow(QUrl(link))
            assert boardless.session.record.id == record.id, "the same game, not one more"
    # The ends of the two lines of section 1 of the e-Valuate paper, figure 3, and the side to move on 1 x 6
    page = opened(boardless).page
    ends = {}
    for link in acting("board"):
        if "?" in link:
            page.follow(QUrl(link))
            tree = boardless.session.tree
            ends[link.partition("?")[2]] = tree.position_at(tree.main_line()).value()
    assert ends == {"5,X,3,Z,9,Y": 30, "5,Y,3,X,9,Z": -12}
    page.follow(QUrl(next(link for link in acting("board") if "51627384" in link)))
    assert boardless.session.position.is_over
    assert boardless.session.position.value() == 22
    page.follow(QUrl(next(link for link in acting("board") if "1x6#MIN" in link)))
    assert boardless.session.position.to_move is Side.MIN
    # Links open the other windows
    page = opened(boardless).page
    page.follow(QUrl("compare:0"))
    panel = boardless.windows.get("compareMethods").panel
    assert panel.presets.currentText() == "Table 1 of the paper"
    assert panel.positions.count() == 4
    page.follow(QUrl("grundy:6"))
    panel = boardless.windows.get("gameTree").panel
    assert (panel.position.text.text(), panel.method.name) == ("grundy:6", "")
    page.follow(QUrl("octal:0.17"))
    assert boardless.windows.get("families").text.currentText() == "heaps:octal:0.17:n"
    for link in acting("run"):
        assert link.partition(":")[2] in {command.name for command in commands()}
    page.follow(QUrl("run:lesson"))
    assert boardless.windows.get("lesson").isVisible()
    # A link to no position is said in a sentence and changes nothing
    before = boardless.session.record.id
    for link in ("board:chess:8x8", "board:domino:0x0", "board:domino:8x8#WHITE", "board:domino:2x2?z9-z8"):
        opened(boardless).page.follow(QUrl(link))
        assert boardless.session.record.id == before
        assert opened(boardless).status.text()
    # It opens at the game on the board
    for key in ("heaps", "domino"):
        boardless.views.change_game(key)
        assert opened(boardless).page.name == GAMES[key].page


def test_a_link_has_its_search_watched(qtbot: QtBot, boardless: Workspace) -> None:
    page = opened(boardless).page
    assert len(acting("watch")) > 10
    window = boardless.windows.show("watchSearch")
    for link in acting("watch"):
        named = link.removeprefix("watch:").partition(";")[0]
        wanted = EXAMPLES[int(named)].method if named.isdecimal() else named
        assert window.panel.show_named(QUrl.fromPercentEncoding(link.encode()).removeprefix("watch:")) is None, link
        assert window.panel.method.name.partition(":")[0] == wanted.partition(":")[0], link
        if "%5B" in link:  # the minimal tree of Knuth and Moore for b = 3, d = 4
            before = window.watched
            page.follow(QUrl(link))
            qtbot.waitUntil(lambda before=before: window.watched is not before, timeout=20_000)
            assert window.watched.result.counters.leaves == 3**2 + 3**2 - 1
