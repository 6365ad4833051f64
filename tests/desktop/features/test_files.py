"""Files, text and pictures: opened, pasted, dropped, copied, dragged, and refused."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.conftest import DATA
from tests.desktop.windows import Plugged
from tests.records.games import played
from tests.waits import LONG
from tests.walks import walked
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.games.domino.rules import GAME as DOMINO
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records import collection, export, json_form, puzzle_file, text
from tiling_gui.records.posed import PUZZLE
from tiling_gui.records.puzzle_file import to_code
from tiling_gui.records.task import Task
from tiling_gui.store.labels import Label
from tiling_gui.store.removed import GAME
from tiling_gui.store.tasks import Collections


def said(plugged: Plugged) -> str:
    return plugged.status_bar.text.text()


def paste(plugged: Plugged, content: str) -> None:
    QGuiApplication.clipboard().setText(content)
    plugged.actions["paste"].trigger()


def drop(plugged: Plugged, data: QMimeData) -> bool:
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(QPoint(9, 9), *how)
    QApplication.sendEvent(plugged.host, enter)
    if not enter.isAccepted():
        return False
    event = QDropEvent(QPointF(9, 9), *how)
    QApplication.sendEvent(plugged.host, event)
    return event.isAccepted()


def with_files(*files: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    return data


def test_text_files_and_records_are_pasted_and_dropped(plugged: Plugged, tmp_path: Path) -> None:
    # The record goes out and comes in over the clipboard
    session = plugged.controller.session
    session.play(session.position.moves()[0])
    record = session.record
    plugged.actions["copyGame"].trigger()
    copied = QGuiApplication.clipboard().text()
    assert text.read(copied).tree == record.tree
    plugged.actions["newGame"].trigger()
    paste(plugged, copied)
    assert (session.record.id, session.position) == (record.id, record.tree.position)
    assert said(plugged).startswith("Opened pasted text")
    # Urls and links are pasted
    file = tmp_path / "a game.tiling"
    file.write_text(text.write(played(3, 3, seed=5)), encoding="utf-8")
    paste(plugged, file.as_uri())
    assert plugged.controller.session.tree.main_line() == played(3, 3, seed=5).tree.main_line()
    assert said(plugged) == "Opened a game.tiling."
    # Text is dropped
    data = QMimeData()
    data.setText("5x6")
    assert drop(plugged, data)
    assert plugged.controller.session.start == DominoPosition.start(5, 6)
    nothing = QMimeData()
    nothing.setData("application/x-other", b"x")
    assert not drop(plugged, nothing)
    # Files are dropped
    one, many = tmp_path / "one.tiling", tmp_path / "many.json"
    records = [played(3, 4, seed) for seed in range(3)]
    export.save(records[0], one)
    many.write_text(collection.write(records[1:], "json"), encoding="utf-8")
    assert drop(plugged, with_files(one, many))
    assert plugged.controller.session.record.id == records[0].id
    assert said(plugged) == "Opened one.tiling. 2 more were added to the games."
    assert {row.id for row in plugged.store.games()} >= {record.id for record in records}
    assert drop(plugged, with_files(DATA / "tilingResults.txt"))
    assert "results imported" in said(plugged)
    # What was read in its own way of a file of a graph is said
    (tmp_path / "both.txt").write_text("1 2\n2 1\n2 3\n3 2\n", encoding="utf-8")
    assert drop(plugged, with_files(tmp_path / "both.txt"))
    assert said(plugged).startswith("Opened both.txt. ")
    assert "both directions" in said(plugged)
    (tmp_path / "two.g6").write_text("C~\nDhc\n", encoding="utf-8")
    drop(plugged, with_files(tmp_path / "two.g6"))
    assert said(plugged).startswith("two.g6: it holds 2 graphs")
    # Another game on the same graph is offered beside the message
    session = plugged.controller.session
    paste(plugged, "0 1\n1 2\n2 0\n2 3")
    assert (session.record.game, plugged.notice.text.text()) == ("matching", said(plugged))
    button = plugged.notice.findChild(QPushButton, "sharingInstead")
    assert button.text() == "Sharing instead"
    button.click()
    assert session.record.game == "sharing"
    assert len(session.position.game.graph.edges) == 4
    paste(plugged, "0 1\n1 2")
    assert session.record.game == "sharing"
    assert plugged.notice.findChild(QPushButton, "matchingInstead")


@walked(
    ("content", "game", "words"),
    [
        ("6x8", "domino", "Read as board: 6 × 8, MAX first."),
        ("..##\n....", "domino", "Read as drawing of a board: "),
        ("x/y+2*y/z-z/x", "evaluate", "Read as e-Valuate expression: "),
        ("nim:3,4", "heaps", "Read as position: "),
        ("0 1\n1 2\n2 0\n2 3", "matching", "Read as graph: "),
        ("matching:petersen", "matching", "Read as position: "),
        ("x*yz", "evaluate", "Read as e-Valuate expression: "),
    ],
)
def test_what_is_pasted_is_recognised_and_said(plugged: Plugged, content: str, game: str, words: str) -> None:
    session = plugged.controller.session
    session.play(session.position.moves()[0])
    before = session.record
    paste(plugged, content)
    assert session.record.game == game
    assert said(plugged).startswith(words)
    assert plugged.store.game(before.id).tree == before.tree, "the game before is kept"


def test_a_puzzle_comes_as_a_code_or_a_collection(qtbot: QtBot, plugged: Plugged, tmp_path: Path) -> None:
    session = plugged.controller.session
    start = DominoPosition.start(2, 3)
    paste(plugged, to_code("domino", start, ()))
    qtbot.waitUntil(lambda: session.tree.start == start, timeout=int(LONG * 1000))
    assert PUZZLE in session.record.extra
    right = start.read("a1-a2")  # b1-b2 and c1-c2 keep the value as well, horizontal dominoes do not
    puzzle = Task(DOMINO, start, (), 3, right=(right,), line=(right,))
    file = tmp_path / "two by three.json"
    file.write_text(puzzle_file.write("mine", [puzzle]), encoding="utf-8")
    assert plugged.features["files"].open_file(file.as_uri())
    library = Collections(plugged.store)
    qtbot.waitUntil(lambda: len(library.entries("mine")) == 1, timeout=int(LONG * 1000))


@walked("content", ["", "hello", '[Record "tiling-gui 99"]\n[Game "domino"]', '[Record "tiling-gui 1"]\n[Game'])
def test_what_cannot_be_read_changes_nothing_and_is_said(plugged: Plugged, content: str) -> None:
    before = plugged.controller.session.record
    paste(plugged, content)
    assert plugged.controller.session.record is before
    assert said(plugged).endswith(".")


def test_of_dropped_files_all_are_opened_or_none(plugged: Plugged, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.tiling", tmp_path / "bad.tiling"
    export.save(played(3, 4), good)
    bad.write_text(good.read_text(encoding="utf-8")[:150], encoding="utf-8")
    before, kept = plugged.controller.session.record, [row.id for row in plugged.store.games()]
    drop(plugged, with_files(good, bad))
    assert plugged.controller.session.record is before
    assert said(plugged).startswith("bad.tiling: ")
    assert [row.id for row in plugged.store.games()] == kept
    drop(plugged, with_files(tmp_path / "none.tiling"))
    assert "cannot be read" in said(plugged)


def test_pictures_and_copies_take_the_game_along(
    workspace: Workspace, features: dict[str, Any], tmp_path: Path
) -> None:
    # A copy that is saved takes name and tags along
    session = workspace.session
    session.play(session.position.moves()[0])
    workspace.store.labels.put(GAME, session.record.id, Label("Mine", ("a",), True))
    target = tmp_path / "mine.json"
    assert features["files"].export_to(str(target))
    assert json_form.read(target.read_text(encoding="utf-8")).extra["label"]["name"] == "Mine"
    # The board is dragged out as png and svg
    session = workspace.session
    session.play(session.position.moves()[0])
    data, picture = features["files"].dragging.carried()
    assert not picture.isNull()
    image = QImage.fromData(data.data("image/png"))
    assert image.width() > 1000
    assert ElementTree.fromstring(bytes(data.data("image/svg+xml").data())).tag.endswith("svg")
    files = [Path(url.toLocalFile()) for url in data.urls()]
    assert [file.suffix for file in files] == [".png", ".svg"]
    assert QImage(str(files[0])).size() == image.size()
    assert text.read(data.text()).tree == session.tree
    session.play(session.position.moves()[0])
    features["files"].dragging.carried()
    assert len(list(files[0].parent.iterdir())) == 2, "those of the drag before are gone"
