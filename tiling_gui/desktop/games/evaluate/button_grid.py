"""A heading above a grid of cards or keys, and the handling of the focus among them."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.core.game import Side
from tiling_gui.desktop.games.evaluate.value_buttons import RIM, Choice, Key
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, Sentence
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.desktop.ui.widgets.side_mark import SideMark

_GAP = 7
ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class Heading(QWidget):
    """E.g. "[mark] MIN puts 2 into click, drag, or press the letter"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mark = SideMark(Side.MAX, 20)
        self.title = Label(weight=SEMIBOLD)
        self.caption = Sentence(align=Qt.AlignmentFlag.AlignRight)
        self._how = ""
        line = row(self.mark, self.title, (self.caption, 1))
        line.setContentsMargins(RIM, 0, RIM, 0)
        self.setLayout(line)

    def say(self, side: Side, title: str, caption: str) -> None:
        self.mark.set_side(side)
        self.title.setText(title)
        self._how = caption
        self.caption.setText(caption)

    def note(self, text: str) -> None:
        """Replaces the instruction on the right; "" restores it."""
        self.caption.setText(text or self._how)


class ButtonGrid(QWidget):
    """Buttons of equal size in rows; arrow keys move the focus."""

    def __init__(self, least: int, parent: QWidget | None = None) -> None:
        """`least` is the minimum width of a button in pixels, without its rim."""
        super().__init__(parent)
        self._least = least
        self.choices: list[Choice] = []

    def set_choices(self, choices: Sequence[Choice]) -> None:
        """Replaces the buttons; the previous ones are deleted."""
        for old in self.choices:
            old.hide()
            old.setParent(None)
            old.deleteLater()
        self.choices = list(choices)
        for choice in choices:
            choice.setParent(self)
            choice.show()
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self, width: int | None = None) -> None:
        """Places the buttons for a width, by default the current one, and sets the height."""
        count = len(self.choices)
        if not count:
            self.setFixedHeight(0)
            return
        # The rims of neighbours overlap: the gap is between the faces.
        room = (self.width() if width is None else width) - 2 * RIM + _GAP
        most = max(1, room // (self._least + _GAP))
        rows = -(-count // most)
        columns = -(-count // rows)
        tall = self.choices[0].height() - 2 * RIM + _GAP
        for k, choice in enumerate(self.choices):
            row, column = divmod(k, columns)
            left, right = (round(room * c / columns) for c in (column, column + 1))
            choice.setGeometry(QRect(left, row * tall, right - left - _GAP + 2 * RIM, choice.height()))
        self.setFixedHeight(rows * tall - _GAP + 2 * RIM)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the focus among the enabled buttons."""
        step = ARROWS.get(Qt.Key(event.key()))
        able = [choice for choice in self.choices if choice.isEnabled()]
        here = next((k for k, choice in enumerate(able) if choice.hasFocus()), None)
        if step is None or here is None:
            event.ignore()
        else:
            able[(here + step) % len(able)].setFocus(Qt.FocusReason.TabFocusReason)


class ButtonGroup(QWidget):
    def __init__(self, least: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading()
        self.grid = ButtonGrid(least)
        self.column = column(self.heading, self.grid, gap=4)
        self.setLayout(self.column)


class PageFocus:
    """Keeps the keyboard focus on a page: on the button that had it, or on the page itself."""

    def __init__(self, page: QWidget) -> None:
        self._page = page
        self._held: Choice | None = None

    def let_go(self, choices: Sequence[Choice]) -> None:
        """Moves the focus to the page before its buttons change, and remembers the button that had it."""
        focus = self._page.window().focusWidget()
        held = next((choice for choice in choices if choice is focus), None)
        if held is not None:
            self._held = held
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def give_back(self) -> None:
        """Returns the focus to that button once it is enabled, unless it has moved elsewhere."""
        held = self._held
        if self._page.window().focusWidget() is not self._page:
            self._held = None
        elif held is not None and held.isEnabled() and not (isinstance(held, Key) and held.proposed):
            self._held = None
            held.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        self._held = None
