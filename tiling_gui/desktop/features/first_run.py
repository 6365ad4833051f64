"""Three hints at the very first start, under the board; they go with the first move, or closed, and never come back."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from tiling_gui.desktop.ui.theme import CAPTION, Theme
from tiling_gui.desktop.ui.widgets.base import font
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.transient_bar import PassingLine
from tiling_gui.language import tr

if TYPE_CHECKING:
    from tiling_gui.desktop.main_window.window import MainWindow


class FirstHints(PassingLine):
    """The line: three short texts side by side and a button that closes it, as Esc does."""

    def __init__(self, theme: Theme, texts: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("firstHints")
        self.setAccessibleName(" ".join(texts))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 8, 0)
        row.setSpacing(24)
        self.texts = [self._text(text) for text in texts]
        for label in self.texts:
            row.addWidget(label, 1)
        self.closing = FlatButton(theme)
        self.closing.setObjectName("closeFirstHints")
        self.closing.set_face(tr("Close the hints"), theme.icon("cancel"), only_icon=True)
        self.closing.setToolTip(tr("Closes the hints for good"))
        theme.icon_on(self.closing, "cancel")
        self.closing.clicked.connect(self.fold)
        row.addWidget(self.closing)
        self.theme_changed()

    def fit(self) -> None:
        """As many of the texts as can be read in the room there is, the first before all."""
        room = self.width() - 80
        for count in range(len(self.texts), 0, -1):
            each = (room - 24 * (count - 1)) // count
            if count == 1 or all(label.heightForWidth(each) <= self.height() for label in self.texts[:count]):
                for k, label in enumerate(self.texts):
                    label.setVisible(k < count)
                return

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leaves out what does not fit any more."""
        super().resizeEvent(event)
        self.fit()

    def _text(self, text: str) -> QLabel:
        label = QLabel(text)
        label.setWordWrap(True)
        label.setFont(font(CAPTION))
        label.setTextFormat(Qt.TextFormat.PlainText)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        label.setSizePolicy(policy)
        return label

    def theme_changed(self) -> None:
        """The texts in the colours of the moment."""
        super().theme_changed()
        for label in self.texts:
            label.setStyleSheet(f"color: {self.theme.colour('text').name()};")

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground of chosen things: the application is speaking."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.colour("accent_soft"))
        painter.end()


def greet(window: "MainWindow") -> FirstHints | None:
    """Puts the hints under the board of a program that starts for the first time; None at every other start."""
    if not window.file.settings.first_hints:
        return None
    window.change_settings(first_hints=False)

    def key(name: str) -> str:
        return window.actions_by_name[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    line = FirstHints(
        window.theme,
        (
            tr("Click near an edge of a square: the domino lies across that edge. You are MAX and want many of them."),
            tr(
                "Values ({values}) shows what every move is worth. Solve ({solve}) finds the value of the whole board.",
                values=key("showValues"),
                solve=key("solve"),
            ),
            tr(
                "Help ({help}) has the rules and how to read the window. Keys ({keys}) lists every key.",
                help=key("help"),
                keys=key("shortcuts"),
            ),
        ),
    )
    line.left.connect(window.focus_board)
    window.tool_bar.game_chosen.connect(line.fold)  # they are about the game of the first start
    window.controller.session.placed.connect(line.fold)
    window.foot.add(line)
    return line
