"""The user's own trees in Watch: on disk while typed, listed by name, deleted and restored, opened, exported."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop.features.test_drills import KNUTH
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.files import Files
from tiling_gui.desktop.features.lab.tree_bars import EXAMPLES
from tiling_gui.desktop.features.lab.watch_window import WatchWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.search import efg

OUTSIDE = Path(__file__).parents[2] / "data" / "trees" / "pygambit-16.7.0.efg"
OUTSIDE_TREE = "[[4/3, [5/6, 4/3]], 1/2]"


@pytest.fixture
def opened(qtbot: QtBot, boardless: Workspace) -> Callable[[], WatchWindow]:
    """Opens the window as at a new start of the program."""

    def make() -> WatchWindow:
        made = WatchWindow(boardless)
        qtbot.addWidget(made)
        made.show()
        made.refresh()
        qtbot.waitUntil(lambda: made.watched is not None)
        return made

    return make


def test_a_typed_tree_is_there_after_the_program_was_killed(qtbot: QtBot, opened: Callable[[], WatchWindow]) -> None:
    first = opened()
    own = first.panel.typed.own
    assert own.shelf.names() == [], "an example is none of the user's trees"
    first.panel.tree.setPlainText("[[3, 5], [2,")
    first.panel.tree.setPlainText(KNUTH)
    first.panel.typed.first.segment(Side.MIN).click()
    qtbot.waitUntil(lambda: own.shelf.get("Tree") == {"text": KNUTH, "first": "MIN"})
    again = opened()
    assert again.panel.tree.toPlainText() == KNUTH
    assert again.watched.subject.position.to_move is Side.MIN
    assert again.panel.typed.own.list.current == "Tree"
    again.panel.show_example(1)
    assert opened().panel.tree.toPlainText() == EXAMPLES[0].tree, "an example was shown last"


def test_trees_have_names_and_come_back_when_deleted(qtbot: QtBot, opened: Callable[[], WatchWindow]) -> None:
    window = opened()
    own = window.panel.typed.own
    assert not own.list.box.isEnabled()
    window.panel.tree.setPlainText("[1, 2]")
    own.naming.setText("Week 3")
    qtbot.keyClick(own.naming, Qt.Key.Key_Return)
    window.panel.show_example(0)
    window.panel.tree.setPlainText("[3, 4]")
    assert own.shelf.names() == ["Tree", "Week 3"]
    own.naming.setText("Week 3")
    qtbot.keyClick(own.naming, Qt.Key.Key_Return)
    assert window.status.text() == "The name Week 3 is taken."
    own.list.box.setCurrentIndex(own.list.box.findData("Week 3"))
    own.list.box.activated.emit(own.list.box.currentIndex())
    assert window.panel.tree.toPlainText() == "[1, 2]"
    assert own.shelf.get("Tree")["text"] == "[3, 4]", "left, so written at once"
    for _ in range(2):
        own.list.deleting.click()
    assert own.shelf.names() == []
    assert window.panel.tree.toPlainText() == EXAMPLES[0].tree
    own.list.bin.fill()
    own.list.bin.menu().actions()[0].trigger()
    assert own.shelf.names() == ["Tree"]
    assert window.panel.tree.toPlainText() == "[3, 4]"


def test_a_random_tree_is_not_kept_until_it_is_changed(qtbot: QtBot, opened: Callable[[], WatchWindow]) -> None:
    window = opened()
    window.panel.random.another.click()
    assert window.panel.typed.own.shelf.names() == []
    window.panel.tree.setPlainText(window.panel.tree.toPlainText().replace("[", "[ ", 1))
    assert window.panel.typed.own.shelf.names() == ["Tree"]


def test_a_tree_that_is_kept_is_not_kept_again_when_its_file_is_opened(
    opened: Callable[[], WatchWindow], tmp_path: Path
) -> None:
    own, file = opened().panel.typed.own, tmp_path / "Week 3.txt"
    for text, names in (("[1, 2]", ["Week 3"]), ("[1, 2]", ["Week 3"]), ("[3, 4]", ["Week 3", "Week 3 2"])):
        file.write_text(text, encoding="utf-8")
        own.open_file(str(file))
        assert (own.shelf.names(), own.shelf.get(own.name)["text"]) == (names, text)


def test_files_of_trees_are_opened_or_say_why_not(qtbot: QtBot, boardless: Workspace, tmp_path: Path) -> None:
    # A file that is no tree says why and changes nothing
    chance = tmp_path / "dice.efg"
    chance.write_text(OUTSIDE.read_text().replace('p "root" 2 1', 'c "root" 1').replace('"in"', '"in" 1/2'))
    boardless.feature(Files).opening.files([str(chance)])
    window = boardless.windows.get("watchSearch")
    assert window.status.text() == "The root is a move of chance, and a tree of MAX and MIN has none."
    assert window.panel.typed.own.shelf.names() == []
    # A tree of gambit is opened as other files are
    files = boardless.feature(Files)
    assert files.opening.files([str(OUTSIDE)])
    window = boardless.windows.get("watchSearch")
    assert window.panel.tree.toPlainText() == OUTSIDE_TREE
    assert window.panel.typed.own.name == "Two thirds"
    assert window.panel.typed.first.current == Side.MIN
    qtbot.waitUntil(lambda: window.watched is not None)
    assert files.opening.text(OUTSIDE.read_text().replace("Two thirds", "Pasted"), "pasted text")
    assert window.panel.typed.own.shelf.names() == ["Pasted", "Two thirds"]
    window.panel.tree.setPlainText(OUTSIDE.read_text())
    assert (window.panel.typed.own.name, window.panel.tree.toPlainText()) == ("Two thirds", OUTSIDE_TREE)
    assert window.panel.typed.own.shelf.names() == ["Pasted", "Two thirds"], "it was kept already"


def test_what_is_shown_is_exported_for_gambit(qtbot: QtBot, opened: Callable[[], WatchWindow], tmp_path: Path) -> None:
    window = opened()
    window.panel.tree.setPlainText(KNUTH)
    window.panel.watching.click()
    qtbot.waitUntil(lambda: str(window.watched.subject.position.root) == KNUTH)
    assert window.export_to(str(tmp_path / "tree.efg"))
    found = efg.read((tmp_path / "tree.efg").read_text())
    assert (str(found.position.root), found.title) == (KNUTH, "Tree")
    window.show_link("minimax;ellie:2x3")
    qtbot.waitUntil(lambda: window.watched.subject.game.key == "ellie")
    assert window.export_to(str(tmp_path / "ellie.efg"))
    assert '"a1-b1-a2"' in (tmp_path / "ellie.efg").read_text()
