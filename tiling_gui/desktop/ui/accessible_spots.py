"""A board for screen readers and switches: a group of buttons, one for each of its spots, such as the squares.

Not a table, since PySide has no QAccessibleTableInterface, without which readers take the cells for mere layout.

Qt requests these interfaces while an assistive technology is running, in some versions always. It stores plain pointers
to them, so they must never be garbage collected; the boards they describe must, so they refer to those weakly.
"""

import weakref
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import VoidPtr, getCppPointer, isValid

_PRESS = QAccessibleActionInterface.pressAction()
_FOCUS = QAccessibleActionInterface.setFocusAction()
_kept: list[object] = []


class HasSpots:
    """Base class of widgets that show spots, which are numbered in reading order from 0."""

    @property
    def spot_count(self) -> int:
        raise NotImplementedError

    @property
    def spot_of_cursor(self) -> int:
        """The spot that the keyboard's cursor is on; -1 if there is none."""
        raise NotImplementedError

    @property
    def beside_spots(self) -> Sequence[QWidget]:
        """Widgets that are read after the spots while they are visible."""
        return ()

    def spot_words(self, spot: int) -> str:
        """The spot as spoken."""
        raise NotImplementedError

    def spot_rect(self, spot: int) -> QRect:
        """Where the spot is on the screen."""
        raise NotImplementedError

    def put_cursor_on(self, spot: int) -> None:
        raise NotImplementedError

    def press_spot(self, spot: int) -> None:
        """Does what Enter does with the cursor there."""
        raise NotImplementedError


def interface_of(name: str, thing: QObject) -> QAccessibleInterface | None:
    """Factory for Qt: the interface of a widget with spots; None for other objects."""
    if not isinstance(thing, QWidget) or not isinstance(thing, HasSpots):
        return None
    made = SpotsInterface(thing)
    _kept.append(made)
    return made


def tell_spot(widget: QWidget) -> None:
    """Tell a screen reader that the cursor is on another spot of `widget`, if it has the focus."""
    if QAccessible.isActive() and widget.hasFocus() and isinstance(widget, HasSpots) and widget.spot_of_cursor >= 0:
        event = QAccessibleEvent(widget, QAccessible.Event.Focus)
        event.setChild(widget.spot_of_cursor)
        QAccessible.updateAccessibility(event)


def tell_words(widget: QWidget) -> None:
    """Tell a screen reader, which keeps names that it has heard, which spots of `widget` now have other words."""
    if QAccessible.isActive() and isinstance(made := QAccessible.queryAccessibleInterface(widget), SpotsInterface):
        for spot in made.renamed():
            event = QAccessibleEvent(widget, QAccessible.Event.NameChanged)
            event.setChild(spot)
            QAccessible.updateAccessibility(event)


class SpotsInterface(QAccessibleWidget):
    """A board: one button per spot in reading order, then what is beside them and visible."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Grouping, widget.accessibleName())
        self._widget = weakref.ref(widget)
        self._buttons: list[SpotInterface] = []

    @property
    def board(self) -> Any:
        """The widget, which HasSpots; None after it is destroyed."""
        widget = self._widget()
        return widget if widget is not None and isValid(widget) else None

    def _beside(self) -> list[QWidget]:
        return [widget for widget in self.board.beside_spots if widget.isVisible()]

    def renamed(self) -> list[int]:
        """The spots whose words have changed since they were last asked for."""
        buttons = [button for button in self._buttons if button.isValid()]
        return [button.spot for button in buttons if button.said not in (None, self.board.spot_words(button.spot))]

    def childCount(self) -> int:
        board = self.board
        return 0 if board is None else board.spot_count + len(self._beside())

    def child(self, index: int) -> QAccessibleInterface | None:
        board = self.board
        if board is None or not 0 <= index < self.childCount():
            return None
        if index >= board.spot_count:
            return QAccessible.queryAccessibleInterface(self._beside()[index - board.spot_count])
        while len(self._buttons) <= index:
            button = SpotInterface(self, len(self._buttons))
            QAccessible.registerAccessibleInterface(button)
            _kept.append(button)
            self._buttons.append(button)
        return self._buttons[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The index of a spot or of a widget beside them; -1 for anything else."""
        if isinstance(child, SpotInterface):
            return child.spot if child.group is self else -1
        beside = [] if self.board is None else self._beside()
        thing = child.object()
        return self.board.spot_count + beside.index(thing) if thing in beside else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        for index in range(self.childCount()):
            child = self.child(index)
            if child is not None and child.rect().contains(x, y):
                return child
        return None

    def focusChild(self) -> QAccessibleInterface | None:
        board = self.board
        return None if board is None else self.child(board.spot_of_cursor)


class SpotInterface(QAccessibleInterface):
    """A spot as a button: it is named, can be pressed, and has the focus while the cursor is on it."""

    def __init__(self, group: SpotsInterface, spot: int) -> None:
        super().__init__()
        self.group, self.spot = group, spot
        self.said: str | None = None
        """The words last asked for."""
        self._action = _SpotAction(self)

    @property
    def board(self) -> Any:
        """The board; None after it is destroyed or if it has too few spots."""
        board = self.group.board
        return board if board is not None and self.spot < board.spot_count else None

    def isValid(self) -> bool:
        return self.board is not None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """A pointer to the actions, null for other interfaces. PySide crashes if this returns an int or None."""
        is_action = kind is QAccessible.InterfaceType.ActionInterface
        return VoidPtr(getCppPointer(self._action)[0] if is_action else 0)

    def object(self) -> QObject | None:
        """None: spots are not QObjects."""
        return None

    def window(self) -> QWindow | None:
        board = self.board
        return None if board is None else board.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:
        board = self.board
        return None if board is None else QAccessible.queryAccessibleInterface(board)

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def relations(self, match: Any = None) -> list[Any]:
        return []

    def text(self, kind: QAccessible.Text) -> str:
        board = self.board
        if kind is not QAccessible.Text.Name or board is None:
            return ""
        self.said = str(board.spot_words(self.spot))
        return self.said

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Does nothing: spots are not editable."""

    def rect(self) -> QRect:
        board = self.board
        return QRect() if board is None else board.spot_rect(self.spot)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = 1
        board = self.board
        if board is not None and board.hasFocus() and board.spot_of_cursor == self.spot:
            state.focused = 1
        return state

    def focusChild(self) -> QAccessibleInterface | None:
        return None

    def foregroundColor(self) -> QColor:
        """An invalid colour: colours carry no information of their own."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """An invalid colour: colours carry no information of their own."""
        return QColor()


class _SpotAction(QAccessibleActionInterface):
    """What can be done with a spot."""

    def __init__(self, spot: SpotInterface) -> None:
        super().__init__()
        self._spot = weakref.ref(spot)

    def actionNames(self) -> list[str]:
        return [_PRESS, _FOCUS]

    def doAction(self, name: str) -> None:
        spot = self._spot()
        board = None if spot is None else spot.board
        if spot is None or board is None:
            return
        if name == _PRESS:
            board.press_spot(spot.spot)
        elif name == _FOCUS:
            board.setFocus()
            board.put_cursor_on(spot.spot)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


QAccessible.installFactory(interface_of)
