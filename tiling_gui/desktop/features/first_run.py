"""Three hints at the very first start, under the board; they go with the first move, or closed, and never come back."""

from typing import ClassVar

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets.base import font, named, text_width
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.notice_bar import PassingLine
from tiling_gui.desktop.ui.widgets.strip import Strip
from tiling_gui.language import tr

_ROUND = 80
"""Pixels beside the texts."""


class FirstHints(PassingLine):
    """The line: three short texts side by side and a button that closes it, as Esc does."""

    STRIP: ClassVar = Strip(importance=1)

    def __init__(self, texts: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "firstHints", " ".join(texts))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 8, 0)
        row.setSpacing(24)
        self.texts = [self._text(text) for text in texts]
        for label in self.texts:
            row.addWidget(label, 1)
        self.closing = FlatButton()
        self.closing.setObjectName("closeFirstHints")
        self.closing.set_face(tr("Close the hints"), theme.icon("cancel"), only_icon=True)
        self.closing.setToolTip(tr("Closes the hints for good"))
        theme.icon_on(self.closing, "cancel")
        self.closing.clicked.connect(self.fold)
        row.addWidget(self.closing)

    def fit(self) -> None:
        """As many of the texts as can be read in the room there is, the first before all."""
        room = self.width() - _ROUND
        for count in range(len(self.texts), 0, -1):
            each = max(1, (room - 24 * (count - 1)) // count)
            if count == 1 or all(label.heightForWidth(each) <= self.height() for label in self.texts[:count]):
                for k, label in enumerate(self.texts):
                    label.setVisible(k < count)
                return

    def sizeHint(self) -> QSize:
        """Room for the first text in two lines, however many are shown."""
        first = text_width(self.texts[0].text(), CAPTION)
        return QSize(first * 5 // 8 + _ROUND, super().sizeHint().height())  # words do not fill their lines

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

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground of chosen things: the application is speaking."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("accent_soft"))
        painter.end()


class FirstRun(Feature):
    """Puts the hints under the board of a program that starts for the first time."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self.line: FirstHints | None = None
        self._game = ""
        """The game they are about."""

    def greet(self) -> FirstHints | None:
        """Shows them, once in the life of an installation; None at every other start."""
        space = self._workspace
        if not space.settings.current.first_hints:
            return None
        space.settings.change(first_hints=False)
        line = self.line = FirstHints(self._texts())
        self._game = space.controller.session.game.key
        line.left.connect(space.panels.focus_board)
        space.controller.replaced.connect(self._on_replaced)
        space.session.placed.connect(line.fold)
        space.panels.add_strip(line, line.STRIP)
        return line

    @Slot()
    def _on_replaced(self) -> None:
        if self.line is not None and self._workspace.controller.session.game.key != self._game:
            self.line.fold()

    def _texts(self) -> tuple[str, ...]:
        def key(name: str) -> str:
            return self._workspace.actions[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)

        return (
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
        )
