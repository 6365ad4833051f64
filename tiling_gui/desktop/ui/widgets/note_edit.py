"""A line edit for a note on the move on the board."""

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.language import tr
from tiling_gui.records.tree import Path


class NoteEdit(QLineEdit):
    """A note on a move. Hidden unless being edited or, if `stays`, there is a note."""

    written = Signal(object, str)
    """(path, text) The note was changed."""
    refused = Signal(str)
    """(sentence) Why the note cannot be edited now."""

    def __init__(self, name: str, words: str, *, stays: bool = False) -> None:
        super().__init__()
        named(self, name, words)
        self.setPlaceholderText(words)
        self._stays = stays
        self._shown: tuple[str, Path, str] = ("", (), "")
        """(game, path, note) that the line is about; while being edited, those for which editing began."""
        self._latest = self._shown
        self._typing = False
        self._before = ""
        """While being edited: the note when editing began, which Esc brings back."""
        self._tell("")
        self.textEdited.connect(self._on_edited)
        self.editingFinished.connect(self._finish)
        self.hide()

    def show_note(self, game: str, path: Path, text: str) -> None:
        """Show the note on the move at `path`; if another one is being edited, once that is finished."""
        self._latest = (game, path, text)
        if self._latest == self._shown or (self._typing and game == self._shown[0]):
            return
        self._shown, self._typing = self._latest, False
        self.setText(text)
        self.setCursorPosition(0)
        self._tell(text)
        self.setVisible(self._stays and bool(text))

    def _tell(self, text: str) -> None:
        """The tool tip contains the whole note, for which the line may be too short."""
        keys = tr("Enter saves the change, Esc discards it")
        self.setToolTip(f"{text}\n{keys}" if text else keys)

    def edit(self, text: str | None = None) -> None:
        """Start editing the note on the move on the board, with `text` if given; send `refused` if the line is not
        visible.
        """
        if self._typing:
            self._finish()
        if not (around := self.parentWidget()) or not around.isVisibleTo(around.window()):
            self.refused.emit(tr("Comments are written in the right panel, which is hidden (Shift+F9)."))
            return
        self._begin()
        if text is not None:
            self.setText(text)
        self.show()
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc restores the note."""
        if event.key() == Qt.Key.Key_Escape:
            self.setText(self._before)
            self.clearFocus()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keys that are shortcuts elsewhere (Home, End, Esc) are for the line while it is edited."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            own = (Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Escape)
            if event.key() in own:
                event.accept()
                return True
        return super().event(event)

    @Slot()
    def _on_edited(self) -> None:
        if not self._typing:
            self._begin()

    def _begin(self) -> None:
        self._typing, self._before = True, self._shown[2]

    @Slot()
    def keep(self) -> None:
        """Send what has been typed so far, as before the game is saved or left; editing goes on."""
        (game, path, noted), text = self._shown, self.text().strip()
        if self._typing and text != noted:
            self._shown = (game, path, text)
            self.written.emit(path, text)

    @Slot()
    def _finish(self) -> None:
        self.setVisible(self._stays and bool(self.text().strip()))
        self.keep()
        self._typing = False
        self.show_note(*self._latest)
