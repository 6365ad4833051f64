"""Drag and drop: files and text dropped on the window are opened; Ctrl and drag takes a picture of the board out.

A drag from the board carries the picture as PNG and SVG, both as data and as files, and the game as text, so that
word processors, file managers and mail programs each find a format they accept.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, QPointF, Qt, QUrl, Slot
from PySide6.QtGui import QDrag, QDragEnterEvent, QDropEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from tiling_gui import atomic, paths
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.records import export, text

if TYPE_CHECKING:
    from tiling_gui.desktop.features.files.opening import FileOpener

WIDTH = 1600
"""Width of the picture in pixels."""
_SHOWN = 160
"""Width in pixels of the picture shown under the pointer."""


class BoardDrag(QObject):
    """Filters the events of a main window and its board."""

    def __init__(self, workspace: Workspace, opening: "Callable[[], FileOpener]", parent: QObject) -> None:
        """`opening` gives what opens a drop, which is imported with the first one."""
        super().__init__(parent)
        self._workspace, self._opening = workspace, opening
        self._pressed: QPointF | None = None
        self._board: QWidget | None = None
        main = workspace.windows.main
        if main is not None:
            main.setAcceptDrops(True)
            main.installEventFilter(self)
        workspace.controller.changed.connect(self._on_changed)

    @Slot()
    def _on_changed(self) -> None:
        view = self._workspace.controller.view
        if view is None or view.board is self._board:
            return
        self._board = view.board
        for widget in (view.board, *view.board.findChildren(QWidget)):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.DragEnter, QEvent.Type.Drop) and watched is self._workspace.windows.main:
            assert isinstance(event, QDragEnterEvent | QDropEvent)
            return self._on_drag(event)
        if isinstance(event, QMouseEvent) and watched is not self._workspace.windows.main:
            return self._on_mouse(event)
        return False

    def _on_drag(self, event: QDropEvent) -> bool:
        data = event.mimeData()
        names = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
        if event.source() is not None or not (names or data.hasText()):
            event.ignore()
            return True
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            if names:
                self._opening().files(names)
            else:
                self._opening().text(data.text(), tr("dropped text"))
        return True

    def _on_mouse(self, event: QMouseEvent) -> bool:
        left = Qt.MouseButton.LeftButton
        if event.type() == QEvent.Type.MouseButtonPress and event.button() == left:
            held = event.modifiers() == Qt.KeyboardModifier.ControlModifier
            self._pressed = event.globalPosition() if held else None
            return held
        if self._pressed is None:
            return False
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._pressed = None
        elif (event.globalPosition() - self._pressed).manhattanLength() >= QApplication.startDragDistance():
            self._pressed = None
            self._drag()
        return True

    def _drag(self) -> None:
        board = self._board
        assert board is not None
        drag = QDrag(board)
        data, picture = self.carried()
        drag.setMimeData(data)
        drag.setPixmap(picture.scaledToWidth(_SHOWN, Qt.TransformationMode.SmoothTransformation))
        drag.exec(Qt.DropAction.CopyAction)

    def carried(self) -> tuple[QMimeData, QPixmap]:
        """The data of a drag from the board, and the picture shown under the pointer."""
        from tiling_gui.desktop.features.files.export_forms import board_image
        from tiling_gui.desktop.ui.drawing.picture_files import png
        from tiling_gui.records.drawing import record_svg

        view, record = self._workspace.controller.view, self._workspace.session.record
        assert view is not None
        image, svg = board_image(view, record, WIDTH), record_svg(record)
        data = QMimeData()
        data.setText(text.write(record))
        data.setImageData(image)
        data.setData("image/png", png(image))
        data.setData("image/svg+xml", svg.encode())
        try:
            folder = paths.cache_dir() / "dragged"
            paths.make_private(folder)
            files = [folder / export.file_name(record, ending) for ending in ("png", "svg")]
            atomic.write_bytes(files[0], png(image))
            atomic.write_text(files[1], svg)
        except (InputError, StoreError, OSError) as error:
            self._workspace.status.say(str(error))
        else:
            self._forget(folder, files)
            data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
        return data, QPixmap.fromImage(image)

    def _forget(self, folder: Path, files: list[Path]) -> None:
        """Delete the files of earlier drags."""
        for file in folder.iterdir():
            if file not in files:
                file.unlink(missing_ok=True)
