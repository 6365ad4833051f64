"""The help window and the three hints of the first start."""

import re
from typing import Any

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QTextDocument
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.help import links, pages
from tiling_gui.desktop.features.help.browser import picture
from tiling_gui.desktop.features.help.window import HelpWindow
from tiling_gui.desktop.features.lab.family_window import FamilyWindow
from tiling_gui.desktop.features.lab.tree_bars import EXAMPLES
from tiling_gui.desktop.features.lessons.window import LessonWindow
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session import tool_window
from tiling_gui.desktop.session.actions import commands
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import TEXT, Theme
from tiling_gui.desktop.ui.translations import install
from tiling_gui.desktop.ui.widgets.base import text_width
from tiling_gui.palette import DARK, LIGHT

NAME = Qt.ItemDataRole.UserRole


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """Two people; nothing is solved automatically."""
    return {"rows": 4, "columns": 4, "min_player": "human", "motion": False, "show_graph": False}


def opened(plugged: Plugged) -> HelpWindow:
    plugged.actions["help"].trigger()
    return plugged.windows.get("help")


def test_it_is_in_the_menu_with_f1_and_built_when_first_opened(window: MainWindow) -> None:
    action = window.actions_by_name["help"]
    assert action.shortcut().toString() == "F1"
    assert action in window.menus["Help"].actions()
    assert not window.findChildren(HelpWindow)
    window.actions_by_name["help"].trigger()
    shown = window.workspace.windows.get("help")
    assert shown.isVisible()
    assert not shown.isModal()
    assert shown.objectName() == "helpWindow"
    window.actions_by_name["help"].trigger()
    assert window.workspace.windows.get("help") is shown
    window.close()
    assert not shown.isVisible()


def test_it_opens_at_the_game_on_the_board(plugged: Plugged) -> None:
    for key in GAMES:
        plugged.views.change_game(key)
        assert opened(plugged).page.name == GAMES[key].page


def test_every_page_is_listed_and_shown_without_a_gap(plugged: Plugged) -> None:
    shown = opened(plugged)
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


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_list_and_the_search_are_not_cut(
    qtbot: QtBot, qapp: QApplication, workspace: Workspace, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool_window, "open_at", QWidget.resize)  # whatever screen the tests have
    install(qapp, language)
    try:
        workspace.settings.change(language=language)
        shown = HelpWindow(workspace)
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


def test_links_back_and_forward(plugged: Plugged, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = opened(plugged)
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


ACTING = re.compile(rf"\]\(((?:{'|'.join(links.SCHEMES)}):[^)\s]+)\)")
SOURCES = [name for name in pages.NAMES if name.startswith("source-")]


def acting(kind: str) -> list[str]:
    found = {link for name in SOURCES for link in ACTING.findall(pages.read(name).text)}
    return sorted(link for link in found if link.startswith(f"{kind}:"))


def test_the_command_opens_the_pages_of_the_source_documents(plugged: Plugged) -> None:
    plugged.actions["sourceDocuments"].trigger()
    assert plugged.windows.get("help").page.name == pages.SOURCES


def test_a_link_puts_its_position_on_the_board(plugged: Plugged) -> None:
    page = opened(plugged).page
    assert len(acting("board")) > 30
    for link in acting("board"):
        before = plugged.session.record.id
        page.follow(QUrl(link))
        record = plugged.session.record
        assert record.id != before, link
        assert record.game == link.split(":")[1]
        line = QUrl(link).query()
        assert len(record.line) == (len(line.split(",")) if line else 0)
        assert not plugged.session.tree.cursor
        if line or plugged.session.position.is_over:
            page.follow(QUrl(link))
            assert plugged.session.record.id == record.id, "the same game, not one more"


def test_what_the_pages_show_is_what_they_say(plugged: Plugged) -> None:
    """The ends of the two lines of section 1 of the e-Valuate paper, figure 3, and the side to move on 1 x 6."""
    page = opened(plugged).page
    ends = {}
    for link in acting("board"):
        if "?" in link:
            page.follow(QUrl(link))
            tree = plugged.session.tree
            ends[link.partition("?")[2]] = tree.position_at(tree.main_line()).value()
    assert ends == {"5,X,3,Z,9,Y": 30, "5,Y,3,X,9,Z": -12}
    page.follow(QUrl(next(link for link in acting("board") if "51627384" in link)))
    assert plugged.session.position.is_over
    assert plugged.session.position.value() == 22
    page.follow(QUrl(next(link for link in acting("board") if "1x6#MIN" in link)))
    assert plugged.session.position.to_move is Side.MIN


def test_a_link_has_its_search_watched(qtbot: QtBot, plugged: Plugged) -> None:
    page = opened(plugged).page
    assert len(acting("watch")) > 10
    before = None
    for link in acting("watch"):
        page.follow(QUrl(link))
        window = plugged.windows.get("watchSearch")
        qtbot.waitUntil(lambda window=window, before=before: window.watched is not before, timeout=20_000)
        before = window.watched
        named = link.removeprefix("watch:").partition(";")[0]
        wanted = EXAMPLES[int(named)].method if named.isdecimal() else named
        assert before.method.partition(":")[0] == wanted.partition(":")[0], link
        if "%5B" in link:  # the minimal tree of Knuth and Moore for b = 3, d = 4
            assert before.result.counters.leaves == 3**2 + 3**2 - 1


def test_links_open_the_other_windows(plugged: Plugged) -> None:
    page = opened(plugged).page
    page.follow(QUrl("compare:0"))
    panel = plugged.windows.get("compareMethods").panel
    assert panel.presets.currentText() == "Table 1 of the paper"
    assert panel.positions.count() == 4
    page.follow(QUrl("grundy:6"))
    panel = plugged.windows.get("gameTree").panel
    assert (panel.position.text.text(), panel.method.name) == ("grundy:6", "")
    page.follow(QUrl("octal:0.17"))
    assert plugged.opened(FamilyWindow).text.currentText() == "heaps:octal:0.17:n"
    for link in acting("run"):
        assert link.partition(":")[2] in {command.name for command in commands()}
    page.follow(QUrl("run:lesson"))
    assert plugged.opened(LessonWindow).isVisible()


def test_a_link_to_no_position_is_said_in_a_sentence_and_changes_nothing(plugged: Plugged) -> None:
    before = plugged.session.record.id
    for link in ("board:chess:8x8", "board:domino:0x0", "board:domino:8x8#WHITE", "board:domino:2x2?z9-z8"):
        opened(plugged).page.follow(QUrl(link))
        assert plugged.session.record.id == before
        assert opened(plugged).status.text()


def test_search_lists_pages_marks_words_and_goes_from_place_to_place(qtbot: QtBot, plugged: Plugged) -> None:
    shown = opened(plugged)
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


def test_keys_are_those_of_the_moment(plugged: Plugged) -> None:
    shown = opened(plugged)
    plugged.actions.rebind("solve", "Ctrl+Alt+9")
    shown.page.show_page("keys")
    text = shown.page.toPlainText()
    for command in commands():
        assert command.text.rstrip("…") in text
    assert "Ctrl+Alt+9" in text
    shown.page.show_page("solving")
    assert "Solve (Ctrl+Alt+9)" in shown.page.toPlainText()


def test_light_and_dark(plugged: Plugged, theme: Theme) -> None:
    shown = opened(plugged)
    shown.page.show_page("tiling")
    for choice, palette in (("dark", DARK), ("light", LIGHT)):
        theme.set_choice(choice)
        url = QUrl("help:/pictures/tiling-middle.svg")
        image = shown.page.document().resource(QTextDocument.ResourceType.ImageResource, url)
        assert image.pixelColor(2, 2).name().upper() == palette.window
    assert picture("tiling-middle.svg", dark=False, ratio=2.0).devicePixelRatio() == 2.0


def test_everything_has_a_name_and_can_be_reached_by_tab(qtbot: QtBot, plugged: Plugged) -> None:
    shown = opened(plugged)
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
