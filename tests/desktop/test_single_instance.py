"""The local socket of the running program, whatever is sent to it and however many processes connect."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QObject
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from tiling_gui.desktop import single_instance
from tiling_gui.desktop.single_instance import Listener, server_name
from tiling_gui.desktop.windows import ServiceReply

QUESTION = json.dumps({"files": ["/a file"], "new_window": False})


class Served(QObject):
    """A program that opens everything it is sent."""

    def __init__(self, store: Path) -> None:
        super().__init__()
        self.asked: list[list[str]] = []
        self.listener = Listener(store, self._serve, self)

    def _serve(self, files: Sequence[str], new_window: bool) -> ServiceReply:
        self.asked.append(list(files))
        return ServiceReply(True, f"Opened {len(files)}.")


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "tiling-gui.sqlite3"


@pytest.fixture
def served(qtbot: QtBot, store: Path) -> Iterator[Served]:
    made = Served(store)
    yield made
    made.listener.close()


def connected(qtbot: QtBot, store: Path) -> QLocalSocket:
    socket = QLocalSocket()
    socket.connectToServer(server_name(store))
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.ConnectedState)
    return socket


def ask(qtbot: QtBot, store: Path, line: bytes) -> QLocalSocket:
    socket = connected(qtbot, store)
    socket.write(QByteArray(line))
    return socket


def is_over(socket: QLocalSocket) -> bool:
    return socket.state() == QLocalSocket.LocalSocketState.UnconnectedState


@pytest.mark.parametrize(
    "line",
    [
        b"[" * 100_000,
        b"\xff\xfe",
        b"{}",
        b"[]",
        b"1",
        b"9" * 10_000,
        b'{"files": 5, "new_window": false}',
        b'{"files": {"a": 1}, "new_window": false}',
        b'{"files": [1], "new_window": false}',
    ],
)
def test_what_is_no_question_is_not_answered_and_harms_nobody(
    qtbot: QtBot, store: Path, served: Served, line: bytes
) -> None:
    socket = ask(qtbot, store, line + b"\n")
    qtbot.waitUntil(lambda: is_over(socket))
    assert not served.asked
    other = ask(qtbot, store, QUESTION.encode() + b"\n")
    qtbot.waitUntil(other.canReadLine)
    assert json.loads(bytes(other.readLine().data())) == {"ok": True, "said": "Opened 1."}
    assert served.asked == [["/a file"]]


def test_many_who_say_nothing_keep_nobody_out_and_are_sent_away(
    qtbot: QtBot, store: Path, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "_WAIT", 1000)
    idle = [connected(qtbot, store) for _ in range(150)]
    other = ask(qtbot, store, QUESTION.encode() + b"\n")
    qtbot.waitUntil(other.canReadLine)
    assert served.asked == [["/a file"]]
    qtbot.waitUntil(lambda: all(map(is_over, idle)))
