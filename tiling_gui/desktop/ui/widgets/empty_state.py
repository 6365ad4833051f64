"""A page shown in place of an empty list: a drawing, a sentence, and buttons."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from tiling_gui.desktop.ui.theme import TEXT, TITLE, theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, NotTooLow, Sentence


class EmptyPage(NotTooLow):
    """The page; if there are several buttons, the first is the default button."""

    def __init__(self, title: str, sentence: str, buttons: list[QPushButton], *, icon: str = "") -> None:
        super().__init__()
        self._icon = icon
        centre = Qt.AlignmentFlag.AlignHCenter
        self._drawing = QLabel()
        self._title = Label(title, size=TITLE, weight=SEMIBOLD, align=centre)
        self._sentence = Sentence(sentence, size=TEXT, align=centre)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        for number, button in enumerate(buttons):
            button.setDefault(number == 0 and len(buttons) > 1)
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addStretch(2)
        column.addWidget(self._drawing, 0, centre)
        column.addWidget(self._title)
        column.addWidget(self._sentence)
        column.addSpacing(4)
        column.addLayout(row)
        column.addStretch(3)
        self._title.setVisible(bool(title))
        self._drawing.setVisible(bool(icon))
        theme.changed.connect(self._recolour)
        self._recolour()

    def set_words(self, sentence: str) -> None:
        self._sentence.setText(sentence)

    def _recolour(self) -> None:
        if self._icon:
            self._drawing.setPixmap(theme.icon(self._icon, "line2").pixmap(48, 48))
