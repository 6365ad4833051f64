"""Counts what a window shows: `python -m tests.desktop.first_screen` in a fresh home prints words and controls.

Words contain a letter; the numbers, and what boards, bars and graphs paint, are not counted. Controls are what can be
clicked, whether enabled or not.
"""

import re
import sys

from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QWidget,
)

from tiling_gui.desktop.ui.widgets.buttons import FlatButton

_KINDS = (QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit, QAbstractItemView)


def controls(window: QMainWindow) -> list[str]:
    """The titles of the menus and the objectNames of all visible controls."""
    found = [
        widget.objectName()
        for widget in window.findChildren(QWidget)
        if isinstance(widget, _KINDS)
        and widget.isVisible()
        and widget.window() is window
        and not isinstance(widget.parent(), _KINDS)
        and widget.parent() is not window.menuBar()
    ]
    return [action.text().replace("&", "") for action in window.menuBar().actions()] + found


def words(window: QMainWindow) -> list[str]:
    """All words on menus, labels and controls."""
    texts = [action.text().replace("&", "") for action in window.menuBar().actions()]
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and widget.window() is window:
            if isinstance(widget, FlatButton):
                texts.append(widget._shown_text)
            elif isinstance(widget, QLabel | QAbstractButton):
                texts.append(widget.text())
            elif isinstance(widget, QComboBox):
                texts.append(getattr(widget, "shown_text", widget.currentText)())
    return [word for text in texts for word in text.split() if re.search(r"[^\W\d_]", word)]


def main() -> None:
    """Opens the window as at a first start; with an argument, clicks on the button of that name first."""
    from tiling_gui.desktop.ui.settings import SettingsFile
    from tiling_gui.desktop.ui.theme import theme
    from tiling_gui.desktop.windows import make_window
    from tiling_gui.store import Store

    app = QApplication([])
    theme.start(app, "light")
    window = make_window(Store.in_memory(), SettingsFile())
    window.resize(1280, 800)
    window.show()
    window.features["first_run"].greet()
    app.processEvents()
    for name in sys.argv[1:]:
        window.findChild(QAbstractButton, name).click()
        app.processEvents()
    for what, found in (("words", words(window)), ("controls", controls(window))):
        print(len(found), what + ":", " | ".join(found))
    window.close()


if __name__ == "__main__":
    main()
