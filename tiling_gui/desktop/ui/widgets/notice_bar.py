"""A notice under the board: a sentence and buttons for what can be done about it; not modal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QRect, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets.base import Label, font, named
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.layouts import Strip
from tiling_gui.language import tr


@dataclass(frozen=True)
class NoticeAction:
    """A button of the notice."""

    name: str
    """The button's objectName."""
    text: str
    run: Callable[[], None]


_LINES = 2
"""Maximum number of lines of a long sentence."""


class NoticeText(Label):
    """A sentence on one line if it fits, else on two in a smaller font."""

    def __init__(
        self,
    ) -> None:
        super().__init__()
        self._small = QFontMetrics(font(CAPTION))
        self.setFixedHeight(max(self.sizeHint().height(), _LINES * self._small.lineSpacing()))

    @property
    def is_cut(self) -> bool:
        """True if it does not fit on two lines either."""
        return super().is_cut and self._wrapped().height() > self.height()

    def _wrapped(self, text: str | None = None) -> QRect:
        room = QRect(0, 0, self.width(), 10_000)
        return self._small.boundingRect(room, Qt.TextFlag.TextWordWrap, self.text() if text is None else text)

    def _fitting(self) -> str:
        """As many words as fit on two lines, with an ellipsis."""
        words, shown = self.text().split(" "), self.text()
        while len(words) > 1 and self._wrapped(shown).height() > self.height():
            words.pop()
            shown = " ".join(words) + " …"
        return shown

    def paintEvent(self, event: QPaintEvent) -> None:
        if not super().is_cut:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.setFont(font(CAPTION))
        painter.drawText(self.rect(), int(self.alignment()) | Qt.TextFlag.TextWordWrap, self._fitting())
        painter.end()


class NoticeBar(QWidget):
    """The notice. Hidden until `show_notice`, and again after an offer is chosen, Close, Esc or `dismiss`."""

    STRIP: ClassVar = Strip(importance=4, asks=True)

    shown = Signal(str)
    """(sentence) A sentence is shown."""
    closed = Signal()
    """The user closed it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.text = NoticeText()
        self.text.setObjectName("noticeText")
        self.closing = FlatButton()
        self.closing.setObjectName("closeNotice")
        self.closing.set_face(tr("Close this message"), theme.icon("cancel"), only_icon=True)
        theme.icon_on(self.closing, "cancel")
        self.closing.clicked.connect(self.close_notice)
        self.set_leaving(False)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 0, 8, 0)
        self._row.setSpacing(8)
        self._row.addWidget(self.text, 1)
        self._row.addWidget(self.closing)
        self._offers: list[tuple[QPushButton, NoticeAction]] = []
        self.hide()

    def set_leaving(self, on: bool) -> None:
        """Says on the close button whether closing leaves a puzzle or exercise, or only this message."""
        self.closing.setToolTip(tr("Back to your game (Esc)") if on else tr("Closes this message (Esc)"))

    def show_notice(self, sentence: str, offers: Sequence[NoticeAction] = ()) -> None:
        """Shows `sentence` with a button for each offer, replacing the previous notice."""
        for button, _ in self._offers:
            self._row.removeWidget(button)
            button.hide()
            button.setParent(None)
            button.deleteLater()
        self._offers = []
        for offer in offers:
            button = QPushButton(offer.text)
            named(button, offer.name, offer.text)
            button.clicked.connect(self._taken)
            self._row.insertWidget(self._row.count() - 1, button)
            self._offers.append((button, offer))
            self.setTabOrder(button, self.closing)
        self.closing.raise_()  # as the last child it follows the offers in the tab order
        self.show()
        self.say(sentence)

    def say(self, sentence: str) -> None:
        """Changes the sentence but keeps the offers."""
        self.text.setText(sentence)
        self.setAccessibleName(sentence)
        self.shown.emit(sentence)

    def dismiss(self) -> None:
        """Hides the notice."""
        self.hide()

    @Slot()
    def close_notice(self) -> None:
        """Hides the notice at the user's request."""
        self.dismiss()
        self.closed.emit()

    def offer(self, name: str) -> QPushButton | None:
        """The button of the offer with this name; None if it is not shown."""
        return next((button for button, offer in self._offers if offer.name == name), None)

    def _taken(self) -> None:
        run = next((offer.run for button, offer in self._offers if button is self.sender()), None)
        self.dismiss()
        if run:
            run()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_notice()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("accent_soft"))
        painter.end()
