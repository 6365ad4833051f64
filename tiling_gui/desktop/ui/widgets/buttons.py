"""Buttons of panels and toolbars: flat ones, without background until the pointer is on them, and push buttons."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QAction, QFontMetrics, QIcon, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QWidget,
)

from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme
from tiling_gui.desktop.ui.widgets.base import ELLIPSIS, font, named, show_tip, text_width

ICON = 20
_GAP = 8


def _enter_clicks(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Clicks `button` if the key is Enter, which would otherwise press the default button of the window, or nothing."""
    is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    if is_enter:
        button.click()
    return is_enter


class _EnterButton(QPushButton):
    def event(self, event: QEvent) -> bool:
        return show_tip(self, event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _enter_clicks(self, event):
            super().keyPressEvent(event)


def push_button(name: str, text: str, tip: str = "", icon: str = "") -> QPushButton:
    """A push button that Enter activates only if it has the focus, or if it is the default button."""
    button = _EnterButton(text)
    button.setObjectName(name)
    button.setToolTip(tip)
    button.setAutoDefault(False)
    if icon:
        theme.icon_on(button, icon)
    return button


def check_box(name: str, text: str, tip: str = "", *, on: bool = False) -> QCheckBox:
    box = QCheckBox(text)
    box.setObjectName(name)
    box.setToolTip(tip)
    box.setChecked(on)
    return box


def menu_on(button: QPushButton, fill: Callable[[QMenu], object]) -> QMenu:
    """Give a button a menu that `fill` fills whenever it opens."""
    menu = QMenu(button)
    menu.aboutToShow.connect(lambda: fill(menu))
    button.setMenu(menu)
    return menu


class FlatButton(QToolButton):
    """A tool button without background; give it an action with `for_action`, or text and icon with `set_face`."""

    def __init__(self, *, left: bool = False, parent: QWidget | None = None) -> None:
        """`left` aligns the content to the left (for rows of links) instead of centring it."""
        super().__init__(parent)
        self._left = left
        self.shows_checked = True
        """False for toggles whose state is visible anyway, such as that of a panel."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _enter_clicks(self, event):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        return show_tip(self, event, lambda: self.whole_tip) or super().event(event)

    @property
    def whole_tip(self) -> str:
        """The tool tip as it is shown: it begins with a text that is cut off; that of a mere icon is its text."""
        if self.is_cut:
            return f"{self._shown_text}\n{self.toolTip()}".strip()
        return self.toolTip() or ("" if self._shown_text else self.text())

    @classmethod
    def for_action(cls, action: QAction, *, only_icon: bool = False, left: bool = False) -> "FlatButton":
        """A button with text, icon, tool tip and state of `action`."""
        button = cls(left=left)
        button.setDefaultAction(action)
        named(button, f"{action.objectName()}Button" if action.objectName() else "", action.text().replace("&", ""))
        style = Qt.ToolButtonStyle
        button.setToolButtonStyle(style.ToolButtonIconOnly if only_icon else style.ToolButtonTextBesideIcon)
        return button

    def set_face(self, text: str, icon: QIcon, *, only_icon: bool = False) -> None:
        """Set text (also the accessible name) and icon; with `only_icon` the text is not drawn."""
        style = Qt.ToolButtonStyle
        self.setToolButtonStyle(style.ToolButtonIconOnly if only_icon else style.ToolButtonTextBesideIcon)
        self.setText(text)
        self.setIcon(icon)
        self.setAccessibleName(text)
        self.updateGeometry()

    @property
    def _shown_text(self) -> str:
        alone = self.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly and not self.icon().isNull()
        # The button's own text is the action's icon text, in which Qt has removed the ellipsis.
        text = self.defaultAction().text() if self.defaultAction() else self.text()
        return "" if alone else text.replace("&", "")

    @property
    def is_too_long(self) -> bool:
        """True if the text does not fit at the normal font size."""
        return self._exceeds(TEXT)

    @property
    def is_cut(self) -> bool:
        """True if the text does not fit at the small font size either."""
        return self._exceeds(CAPTION)

    def _exceeds(self, size: int) -> bool:
        icon = 0 if self.icon().isNull() else ICON + _GAP
        room = self.width() - icon - (0 if self._left else 4)
        return bool(self._shown_text) and text_width(self._shown_text, size) > room + 1

    @property
    def _rows(self) -> "list[FlatButton]":
        """The buttons that share a font size: all rows of a list of links, otherwise only this one."""
        parent = self.parentWidget()
        if not self._left or parent is None:
            return [self]
        return [row for row in parent.findChildren(FlatButton) if row._left and not row.isHidden()]

    def sizeHint(self) -> QSize:
        text = QFontMetrics(font(TEXT)).horizontalAdvance(self._shown_text) + 1 if self._shown_text else 0
        icon = 0 if self.icon().isNull() else ICON
        width = text + icon + (_GAP if text and icon else 0)
        return QSize(max(32, width + (16 if text else 12)), 32)

    def minimumSizeHint(self) -> QSize:
        """Room for the icon, or for a few letters."""
        return QSize(min(self.sizeHint().width(), 48), 32)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw background and focus by the style sheet; reduces text that does not fit, then elides it, unlike Qt."""
        painter, option = QStylePainter(self), QStyleOptionToolButton()
        self.initStyleOption(option)
        option.text, option.icon = "", QIcon()
        if not self.shows_checked:
            option.state &= ~QStyle.StateFlag.State_On
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        text = self._shown_text
        icon = 0 if self.icon().isNull() else ICON
        wanted = self.sizeHint().width() - (16 if text else 12)
        room = min(wanted, self.width() - 8)
        x = 0 if self._left else (self.width() - room) // 2
        if icon:
            mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
            place = QRect(x, (self.height() - ICON) // 2, ICON, ICON)
            self.icon().paint(painter, QStyle.visualRect(self.layoutDirection(), self.rect(), place), mode=mode)
            x += ICON + _GAP
        if text:
            left = self.width() - x + 1
            face = font(CAPTION if any(row.is_too_long for row in self._rows) else TEXT)
            painter.setFont(face)
            painter.setPen(theme.colour("text" if self.isEnabled() else "disabled"))
            shown = QFontMetrics(face).elidedText(text, ELLIPSIS, left)
            box = QRect(x, 0, self.width() - x, self.height())
            box = QStyle.visualRect(self.layoutDirection(), self.rect(), box)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.end()
