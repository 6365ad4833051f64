"""Presentation mode: a lesson, a game or a watched search fills the screen, stepped with a few keys."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.theme import CAPTION
from tiling_gui.desktop.ui.widgets.base import Sentence
from tiling_gui.desktop.ui.widgets.presentation_layout import Presentable, PresentationLayout
from tiling_gui.language import tr

SHOWN = 8000
"""Milliseconds for which the line about the keys is shown."""
_PAGES = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_ARROWS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
"""Presenter remotes send one pair or the other."""


class KeyHint(Sentence):
    """The line about the keys at the bottom of a window; it hides itself after a while and ignores the mouse."""

    def __init__(self, window: QWidget, words: str) -> None:
        super().__init__(words, size=CAPTION, parent=window)
        self.setObjectName("presentationKeys")
        self.setWordWrap(False)
        self.setContentsMargins(12, 6, 12, 6)
        self.setAutoFillBackground(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self, singleShot=True, interval=SHOWN)
        self._timer.timeout.connect(self.hide)
        self._timer.start()
        self.place()
        self.show()
        self.raise_()

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)

    def place(self) -> None:
        """Move the line to the middle of the bottom edge."""
        above = self.window()
        self.adjustSize()
        self.move((above.width() - self.width()) // 2, above.height() - self.height() - 4)


class Presentation(Feature):
    """The command Presentation, for the active window."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self.window: QWidget | None = None
        """The window that is being presented, or None."""
        self._shown: PresentationLayout | None = None
        self._was = Qt.WindowState.WindowNoState
        self._keys: KeyHint | None = None
        workspace.actions["present"].triggered.connect(self.toggle)

    @Slot()
    def toggle(self) -> None:
        """End the presentation, or presents the active window, or the main one if that cannot be presented."""
        if self.window is not None:
            self.end()
            return
        window = QApplication.activeWindow()
        if not isinstance(window, Presentable):
            window = self._workspace.windows.main
        if window is not None:
            self.begin(window)

    def begin(self, window: QWidget) -> None:
        if not isinstance(window, Presentable):
            return
        self.window, self._shown, self._was = window, window.presentation, window.windowState()
        self._shown.begin()
        window.setWindowState(self._was | Qt.WindowState.WindowFullScreen)
        window.show()
        words = tr("Page Down and Page Up, or a presenter, step on and back. Esc ends the presentation.")
        self._keys = KeyHint(window, words)
        self._fit()
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    @Slot()
    def end(self) -> None:
        """Restore the window to its former state."""
        window, shown, keys = self.window, self._shown, self._keys
        if window is None or shown is None:
            return
        app = QApplication.instance()
        assert app is not None
        app.removeEventFilter(self)
        self.window = self._shown = self._keys = None
        if keys is not None:
            keys.hide()
            keys.deleteLater()
        shown.end()
        if window.isVisible():
            window.setWindowState(self._was)

    def _fit(self) -> None:
        assert self.window is not None
        assert self._shown is not None
        self._shown.fit(self.window.height())
        if self._keys is not None:
            self._keys.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the presentation's keys, whatever widget has the focus, and the window's resizing and closing."""
        kind = event.type()
        if watched is self.window:
            if kind in (QEvent.Type.Close, QEvent.Type.Hide):
                self.end()
            elif kind == QEvent.Type.Resize:
                self._fit()
        pressed = kind in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
        if pressed and isinstance(event, QKeyEvent) and isinstance(watched, QWidget):
            return watched.window() is self.window and self._on_key(event)
        return False

    def _on_key(self, event: QKeyEvent) -> bool:
        """Handle a key of the presentation; True if it was one, and no widget receives it then."""
        shown, key = self._shown, Qt.Key(event.key())
        if shown is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        by = _PAGES.get(key) or (0 if shown.keeps_arrows() else _ARROWS.get(key, 0))
        if not by and key is not Qt.Key.Key_Escape:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            shown.step(by) if by else self.end()
        return True

    def close(self) -> None:
        self.end()
