"""The strip under the board that says who is waited for, with what can be done about it: never a board that is dead."""

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from tiling_gui.desktop.ui.widgets.base import Label
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.notice_bar import Offer
from tiling_gui.desktop.ui.widgets.progress import BusyRing
from tiling_gui.desktop.ui.widgets.strip import Strip


class PlayersBar(QWidget):
    """A ring while somebody thinks, a sentence, and buttons; hidden while it has none."""

    STRIP: ClassVar = Strip(importance=2)

    left = Signal()
    """An offer was taken and does not stand any more: the focus its button had is to go somewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("playersBar")
        self.ring = BusyRing()
        self.text = Label(name="playersText")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 0, 16, 0)
        self._row.setSpacing(8)
        self._row.addWidget(self.ring)
        self._row.addWidget(self.text, 1)
        self._offers: list[tuple[QPushButton, Offer]] = []
        self.ring.hide()
        self.hide()

    def show_offers(self, sentence: str, offers: Sequence[Offer], *, thinking: bool = False) -> None:
        """Says `sentence` with a button for each offer. Buttons that stay the same stay where they are."""
        self.ring.setVisible(thinking)
        self.ring.set_running(thinking)
        self.text.setText(sentence)
        self.setAccessibleName(sentence)
        names = [(offer.name, offer.text) for offer in offers]
        if names != [(offer.name, offer.text) for _, offer in self._offers]:
            for button, _ in self._offers:
                self._row.removeWidget(button)
                button.hide()
                button.deleteLater()
            self._offers = []
            for offer in offers:
                button = push_button(offer.name, offer.text)
                button.setAccessibleName(offer.text)
                button.clicked.connect(self._taken)
                self._row.addWidget(button)
                self._offers.append((button, offer))
        else:
            self._offers = [(button, offer) for (button, _), offer in zip(self._offers, offers, strict=True)]
        self.setVisible(bool(offers))

    def offer(self, name: str) -> QPushButton | None:
        """The button of an offer that stands."""
        return next((button for button, offer in self._offers if offer.name == name), None)

    def _taken(self) -> None:
        taken = next((offer for button, offer in self._offers if button is self.sender()), None)
        if taken is None:
            return
        taken.run()
        again = self.offer(taken.name)
        if again is None:
            self.left.emit()
        else:
            again.setFocus()
