"""A notice under the board: a sentence and buttons for what can be done about it; not modal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import TwoLineLabel
from tiling_gui.desktop.ui.widgets.buttons import FlatButton, push_button
from tiling_gui.desktop.ui.widgets.layouts import Strip
from tiling_gui.language import tr


@dataclass(frozen=True)
class NoticeAction:
    """A button of the notice."""

    name: str
    """The button's objectName."""
    text: str
    run: Callable[[], None]


class OfferBar(QWidget):
    """A sentence with a button for each offer; hidden until there is something to show."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.text = TwoLineLabel()
        self.text.setObjectName(f"{name}Text")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 0, 8, 0)
        self._row.setSpacing(8)
        self._row.addWidget(self.text, 1)
        self._offers: list[tuple[QPushButton, NoticeAction]] = []
        self.hide()

    def show_offers(self, sentence: str, offers: Sequence[NoticeAction]) -> None:
        """Show `sentence` with a button per offer. Buttons of unchanged offers are reused and so keep the focus."""
        self.text.setText(sentence)
        self.setAccessibleName(sentence)
        if [(offer.name, offer.text) for offer in offers] == [(offer.name, offer.text) for _, offer in self._offers]:
            self._offers = [(button, offer) for (button, _), offer in zip(self._offers, offers, strict=True)]
            return
        for button, _ in self._offers:
            self._row.removeWidget(button)
            button.hide()
            button.setParent(None)
            button.deleteLater()
        self._offers = []
        for place, offer in enumerate(offers, 1):
            button = push_button(offer.name, offer.text)
            button.setAccessibleName(offer.text)
            button.clicked.connect(self._on_clicked)
            self._row.insertWidget(place, button)
            self._offers.append((button, offer))

    def offer(self, name: str) -> QPushButton | None:
        """The button of the offer with this name; None if it is not shown."""
        return next((button for button, offer in self._offers if offer.name == name), None)

    def _on_clicked(self) -> None:
        taken = next((offer for button, offer in self._offers if button is self.sender()), None)
        if taken is not None:
            self._take(taken)

    def _take(self, offer: NoticeAction) -> None:
        offer.run()


class NoticeBar(OfferBar):
    """The notice. Hidden until `show_notice`, and again after an offer is chosen, Close, Esc or `dismiss`."""

    STRIP: ClassVar = Strip(importance=4, asks=True)

    shown = Signal(str)
    """(sentence) A sentence is shown."""
    closed = Signal()
    """The user closed it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("notice", parent)
        self.closing = FlatButton()
        self.closing.setObjectName("closeNotice")
        self.closing.set_face(tr("Close this message"), theme.icon("cancel"), only_icon=True)
        theme.icon_on(self.closing, "cancel")
        self.closing.clicked.connect(self.close_notice)
        self.set_leaving(False)
        self._row.addWidget(self.closing)

    def set_leaving(self, on: bool) -> None:
        """Say on the close button whether closing leaves a puzzle or exercise, or only this message."""
        self.closing.setToolTip(tr("Back to your game (Esc)") if on else "")

    def show_notice(self, sentence: str, offers: Sequence[NoticeAction] = ()) -> None:
        """Show `sentence` with a button for each offer, replacing the previous notice."""
        self.show_offers(sentence, offers)
        for button, _ in self._offers:
            self.setTabOrder(button, self.closing)
        self.closing.raise_()  # as the last child it follows the offers in the tab order
        self.show()
        self.shown.emit(sentence)

    def say(self, sentence: str) -> None:
        """Change the sentence but keep the offers."""
        self.text.setText(sentence)
        self.setAccessibleName(sentence)
        self.shown.emit(sentence)

    def dismiss(self) -> None:
        """Hide the notice."""
        self.hide()

    @Slot()
    def close_notice(self) -> None:
        """Hide the notice at the user's request."""
        self.dismiss()
        self.closed.emit()

    def _take(self, offer: NoticeAction) -> None:
        self.dismiss()
        offer.run()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_notice()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("accent_soft"))
        painter.end()
