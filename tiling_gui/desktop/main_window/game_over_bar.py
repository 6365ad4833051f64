"""The line under the board when a game is over: how it ended, and what can be done now."""

from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QSize, Slot
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tiling_gui.desktop.session.end_words import end_words
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.strip import Strip


class GameOverBar(QWidget):
    """A sentence and buttons, the first of which stands out; hidden while the game goes on."""

    STRIP: ClassVar = Strip(importance=3, asks=True)

    def __init__(self, actions: list[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("endLine")
        self._whole = 0
        """Pixels that the line with all its words needs."""
        self.sentence = Label(weight=SEMIBOLD)
        self.sentence.setObjectName("endSentence")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(8)
        row.addWidget(self.sentence, 1)
        for action in actions:
            button = FlatButton.for_action(action)
            button.setObjectName(f"{action.objectName()}AtEnd")
            button.setProperty("first", action is actions[0])
            row.addWidget(button)
            button.installEventFilter(self)
            action.changed.connect(self._on_action)
        self._buttons = self.findChildren(FlatButton)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The second click of two belongs to what stood under the pointer at the first, not to a button that came."""
        return event.type() == QEvent.Type.MouseButtonDblClick or super().eventFilter(watched, event)

    def listen(self, workspace: Workspace) -> None:
        self._workspace = workspace
        workspace.controller.changed.connect(self._on_changed)

    @Slot()
    def _on_changed(self) -> None:
        space = self._workspace
        self.show_end(end_words(space.store, space.session, space.controller.view))

    @Slot()
    def _on_action(self) -> None:
        if not self.isHidden():
            self.show_end(self.sentence.text())

    def show_end(self, sentence: str) -> None:
        """Shows how the game ended; "" hides the line. Buttons of actions that do not apply are away."""
        self.sentence.setText(sentence)
        self.setAccessibleName(sentence)
        if not sentence:
            self.hide()
            return
        for button in self._buttons:
            action = button.defaultAction()
            button.setVisible(action.isEnabled() and action.isVisible())
            button.setAccessibleDescription(sentence)  # said with the button that the keys come to first
        self._fit()
        self.show()

    def _fit(self) -> None:
        """Where the sentence would be cut, the buttons show icons only."""
        for only_icon in (False, True):
            for button in self._buttons:
                action = button.defaultAction()
                button.set_face(action.text(), action.icon(), only_icon=only_icon)
            needed = super().sizeHint().width()
            if not only_icon:
                self._whole = needed
            if needed <= self.width():
                return

    def sizeHint(self) -> QSize:
        """Room for all the words, also while there is less."""
        return QSize(max(self._whole, super().sizeHint().width()), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
