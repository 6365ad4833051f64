"""One line under the board that says something and offers what can be done about it; no box, nothing stops."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import Label, named
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.transient_bar import PassingLine
from tiling_gui.language import tr


@dataclass(frozen=True)
class Offer:
    """A button of the notice."""

    name: str
    """The button's objectName."""
    text: str
    run: Callable[[], None]


class NoticeLine(PassingLine):
    """Hidden until `show_notice`; goes when an offer is taken, when it is closed, or by `fold`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("notice")
        self.text = Label(theme)
        self.text.setObjectName("noticeText")
        self.closing = FlatButton(theme)
        self.closing.setObjectName("closeNotice")
        self.closing.set_face(tr("Close this line"), theme.icon("cancel"), only_icon=True)
        self.closing.setToolTip(tr("Closes this line (Esc)"))
        theme.icon_on(self.closing, "cancel")
        self.closing.clicked.connect(self.fold)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 0, 8, 0)
        self._row.setSpacing(8)
        self._row.addWidget(self.text, 1)
        self._row.addWidget(self.closing)
        self._offers: list[tuple[QPushButton, Offer]] = []
        self.hide()

    def show_notice(self, sentence: str, offers: Sequence[Offer] = ()) -> None:
        """Says `sentence` with a button for each offer, in place of what stood there."""
        for button, _ in self._offers:
            self._row.removeWidget(button)
            button.setParent(None)
            button.deleteLater()
        self._offers = []
        self.text.setText(sentence)
        self.setAccessibleName(sentence)
        for offer in offers:
            button = QPushButton(offer.text)
            named(button, offer.name, offer.text)
            button.clicked.connect(self._taken)
            self._row.insertWidget(self._row.count() - 1, button)
            self._offers.append((button, offer))
        self.show()

    def offer(self, name: str) -> QPushButton | None:
        """The button of an offer that stands."""
        return next((button for button, offer in self._offers if offer.name == name), None)

    def _taken(self) -> None:
        run = next((offer.run for button, offer in self._offers if button is self.sender()), None)
        self.fold()
        if run:
            run()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground of chosen things: the application is speaking."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.colour("accent_soft"))
        painter.end()
