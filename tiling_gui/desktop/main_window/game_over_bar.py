"""The strip shown when a game is over: its result, and what can be done next."""

from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QSize, Slot
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tiling_gui.desktop.session.end_words import end_words
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.layouts import Strip


class GameOverBar(QWidget):
    """The result and buttons, the first of them highlighted; hidden until the game is over."""

    STRIP: ClassVar = Strip(importance=3, asks=True)

    def __init__(self, actions: list[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("endLine")
        self._whole = 0
        """Width in pixels with all texts."""
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
        """Ignores double clicks: the second click was not meant for a button that has just appeared."""
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
        """Show the result and the buttons of enabled actions; "" hides the strip."""
        self.sentence.setText(sentence)
        self.setAccessibleName(sentence)
        if not sentence:
            self.hide()
            return
        for button in self._buttons:
            action = button.defaultAction()
            button.setVisible(action.isEnabled() and action.isVisible())
            button.setAccessibleDescription(sentence)  # screen readers say it with the first button that gets the focus
        self._fit()
        self.show()

    def _fit(self) -> None:
        """Reduces the buttons, the first at last, to icons if the sentence would be cut off."""
        shown = [button for button in self._buttons if not button.isHidden()]
        for texts in (len(shown), 1, 0):
            for number, button in enumerate(shown):
                action = button.defaultAction()
                button.set_face(action.text(), action.icon(), only_icon=number >= texts)
            needed = super().sizeHint().width()
            if texts == len(shown):
                self._whole = needed
            if needed <= self.width():
                return

    def sizeHint(self) -> QSize:
        """The size with all texts, even while the buttons are reduced."""
        return QSize(max(self._whole, super().sizeHint().width()), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
