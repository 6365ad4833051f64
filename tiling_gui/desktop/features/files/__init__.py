"""Files and the clipboard: opening, saving, exporting, printing, drag and drop, copy and paste.

Errors are shown in the status bar, never in a message box.
"""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QGuiApplication, QImage

from tiling_gui import atomic
from tiling_gui.desktop.features.files.dragging import BoardDrag
from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.file_dialogs import ask_file_name, ask_files, remember, remember_in
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import mark, tr
from tiling_gui.records import export, text

if TYPE_CHECKING:
    from tiling_gui.desktop.features.files.opening import FileOpener

COMMANDS = (
    WindowCommand(
        "exportGame",
        mark("Export…"),
        mark("Writes the game or the board as text, JSON, SVG, PNG or LaTeX."),
        "Ctrl+E",
        "export",
        opens=f"{__name__}.export_window:ExportWindow",
        window="exportWindow",
        section=("Game", 0),
    ),
)


PICTURE_WIDTH = 1600
"""Width in pixels of an exported picture of the board."""


class Files(Feature):
    """The file commands of the main window. What reads and writes files is imported when a command needs it."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        remember_in(workspace.settings)
        self.dragging = BoardDrag(workspace, lambda: self.opening, self)
        for name, slot in {
            "openGame": self.open,
            "saveGame": self.save,
            "printGame": self.print_game,
            "copyGame": self.copy_game,
            "paste": self.paste,
            "copyBoard": self.copy_text,
            "copyImage": self.copy_image,
        }.items():
            workspace.actions[name].triggered.connect(slot)

    @cached_property
    def opening(self) -> "FileOpener":
        from tiling_gui.desktop.features.files.opening import FileOpener

        return FileOpener(self._workspace)

    @Slot()
    def open(self) -> None:
        """Ask for files and open them."""
        from tiling_gui.core.graphs.graph_files import SUFFIXES

        names = ask_files(self._workspace.windows.main, ("tiling", "md", "efg", *SUFFIXES.split()))
        if names:
            self.opening.files(names)

    def open_file(self, name: str) -> bool:
        """Open a file; on failure return False and leave the current game as it is."""
        return self.opening.files([name])

    @Slot()
    def paste(self) -> None:
        """Open the files on the clipboard, or else its text in any known format."""
        data = QGuiApplication.clipboard().mimeData()
        files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
        if files:
            self.opening.files(files)
        else:
            self.opening.text(data.text(), tr("pasted text"))

    @Slot()
    def copy_game(self) -> None:
        QGuiApplication.clipboard().setText(text.write(self._workspace.session.record))
        self._workspace.status.say(tr("Copied."))

    @Slot()
    def save(self) -> None:
        suggested = export.file_name(self._workspace.session.record, "tiling")
        parent, endings = self._workspace.windows.main, ("tiling", *export.FORMATS, "png")
        name = ask_file_name(parent, suggested, endings)
        if name:
            self.export_to(name)

    @Slot()
    def print_game(self) -> None:
        from tiling_gui.desktop.features.files.printing import printed_game

        self._printed = printed_game(self._workspace)
        self._printed.preview(self._workspace.windows.main)

    def export_to(self, name: str) -> bool:
        """Write the game as txt, json, svg, tex, or the board as png, by the file's ending. Returns
        False on failure.
        """
        from tiling_gui.desktop.ui.drawing.picture_files import png
        from tiling_gui.store.exchange import for_export

        try:
            if export.format_of(name, "png") == "png":
                atomic.write_bytes(name, png(self._image()))
            else:
                export.save(for_export(self._workspace.store, self._workspace.session.record), name)
        except (InputError, StoreError) as error:
            self._workspace.status.say(str(error))
            return False
        remember(name)
        self._workspace.status.say(tr("Wrote {name}.", name=name))
        return True

    def _image(self) -> QImage:
        from tiling_gui.desktop.features.files.export_forms import board_image

        view = self._workspace.controller.view
        assert view is not None
        return board_image(view, self._workspace.session.record, PICTURE_WIDTH)

    @Slot()
    def copy_text(self) -> None:
        """Copy the diagram of the board to the clipboard."""
        QGuiApplication.clipboard().setText(self._workspace.session.position.diagram() + "\n")
        self._workspace.status.say(tr("Copied."))

    @Slot()
    def copy_image(self) -> None:
        QGuiApplication.clipboard().setImage(self._image())
        self._workspace.status.say(tr("Copied."))
