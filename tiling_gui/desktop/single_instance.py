"""One process per store: a second one hands its files to the first and ends.

The first listens on a local socket, named after the store's path, that only its owner may use. A request is one line of
JSON, {"files": [...], "new_window": false}, and so is the answer, {"ok": true, "said": "..."}. If there is no answer
within a few seconds, the first process is assumed to hang, and the second opens a window of its own.
"""

import hashlib
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QTimer, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from tiling_gui.desktop.windows import ServiceReply
from tiling_gui.records.lesson_file import is_link

LONGEST = 1_000_000
"""Maximum size of a request in bytes."""
_WAIT = 5000
"""Milliseconds to wait for a connection, and for an answer."""
_UNREADABLE = (ValueError, KeyError, TypeError, RecursionError)
"""Exceptions raised by a line that is not the expected JSON."""


Serve = Callable[[Sequence[str], bool], ServiceReply]
"""Called with (files, in a new window)."""


def server_name(store: Path) -> str:
    """The socket's name: the same for every process on this store, and different for other stores."""
    name = f"tiling-gui-{hashlib.sha256(str(store.resolve()).encode()).hexdigest()[:16]}"
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    return os.path.join(runtime, name) if os.path.isabs(runtime) and os.path.isdir(runtime) else name


def hand_over(store: Path, files: Sequence[str], *, new_window: bool) -> ServiceReply | None:
    """Send the files to the process running on this store; return its answer, or None if there is none."""
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
        return ServiceReply(bool(data["ok"]), str(data["said"]))
    except _UNREADABLE:
        return None


class Listener(QObject):
    """Answers other processes on the same store until `close`."""

    def __init__(self, store: Path, serve: Serve, parent: QObject) -> None:
        """Only for the process that holds the window claim on `store`: removes the socket of a killed process."""
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
            QTimer.singleShot(_WAIT, socket, socket.abort)  # the request is sent immediately after connecting
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
        self._server.close()
