"""One program for each store: a second start hands its files to the first and ends.

The first listens on a local socket whose name follows from the store's place and which only its owner may use. A
question is one line of JSON, {"files": [...], "new_window": false}, the answer another, {"ok": true, "said": "..."}.
Who does not answer within a few seconds is taken for dead, and the second start opens a window of its own.
"""

import hashlib
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QTimer, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from tiling_gui.desktop.windows import Answer
from tiling_gui.records.lesson_file import is_link

LONGEST = 1_000_000
"""Bytes of a question."""
_WAIT = 5000
"""Milliseconds for a connection, and for an answer."""
_UNREADABLE = (ValueError, KeyError, TypeError, RecursionError)
"""What reading a line as the JSON that is expected may raise."""


Serve = Callable[[Sequence[str], bool], Answer]
"""Opens (files, in a new window)."""


def server_name(store: Path) -> str:
    """Where the program on this store listens: a name that is the same for every start on it, and no other."""
    name = f"tiling-gui-{hashlib.sha256(str(store.resolve()).encode()).hexdigest()[:16]}"
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    return os.path.join(runtime, name) if os.path.isabs(runtime) and os.path.isdir(runtime) else name


def hand_over(store: Path, files: Sequence[str], *, new_window: bool) -> Answer | None:
    """The answer of the program that runs on this store; None if none does, or it does not answer."""
    socket = QLocalSocket()
    socket.connectToServer(server_name(store))
    if not socket.waitForConnected(_WAIT):
        return None
    question = {"files": [file if is_link(file) else os.path.abspath(file) for file in files], "new_window": new_window}
    socket.write(QByteArray(json.dumps(question).encode() + b"\n"))
    socket.flush()
    while not socket.canReadLine():
        if not socket.waitForReadyRead(_WAIT):
            return None
    try:
        data = json.loads(bytes(socket.readLine().data()))
        return Answer(bool(data["ok"]), str(data["said"]))
    except _UNREADABLE:
        return None


class Listener(QObject):
    """The first program's ear, from when it is made until `close`."""

    def __init__(self, store: Path, serve: Serve, parent: QObject) -> None:
        """Only for whoever holds the window's claim on `store`: what a killed program left there is taken away."""
        super().__init__(parent)
        self._serve = serve
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        name = server_name(store)
        QLocalServer.removeServer(name)
        self._server.listen(name)

    @Slot()
    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.setReadBufferSize(LONGEST)
            socket.readyRead.connect(self._on_readable)
            socket.disconnected.connect(socket.deleteLater)
            QTimer.singleShot(_WAIT, socket, socket.abort)  # who asks, asks at once
            if socket.bytesAvailable():
                self._answer(socket)

    @Slot()
    def _on_readable(self) -> None:
        socket = self.sender()
        assert isinstance(socket, QLocalSocket)
        self._answer(socket)

    def _answer(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() >= LONGEST:
                socket.abort()
            return
        try:
            data = json.loads(bytes(socket.readLine().data()))
            files, new_window = data["files"], data["new_window"] is True
        except _UNREADABLE:
            files = None
        if not (isinstance(files, list) and all(isinstance(file, str) for file in files)):
            socket.abort()
            return
        answer = self._serve(files, new_window)
        socket.write(QByteArray(json.dumps({"ok": answer.ok, "said": answer.said}).encode() + b"\n"))
        socket.flush()
        socket.disconnectFromServer()

    def close(self) -> None:
        """Listens no more."""
        self._server.close()
