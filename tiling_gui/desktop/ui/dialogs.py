"""Dialogs of any window: About, and the report of a bug."""

import platform
import traceback
from pathlib import Path

import PySide6
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from tiling_gui import __version__, paths
from tiling_gui.desktop.ui.icons import application_icon
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr

LOG_LINES = 50
"""Number of lines from the end of the log in the report of a bug."""


def show_about(parent: QWidget) -> None:
    box = QMessageBox(parent)
    box.setObjectName("aboutBox")
    box.setWindowTitle(tr("About tiling-gui"))
    box.setIconPixmap(application_icon().pixmap(64, 64))
    box.setText(f"<b>tiling-gui {__version__}</b>")
    box.setInformativeText(
        tr(
            "Games in which MAX and MIN complete something together: play, solve exactly, analyse, save. "
            "Based on the tiling game of S. Aravamuthan and B. Ganguly (arXiv 1202.0862). MIT licence. "
            "The program sends no data and does not check for updates; only a solve that you "
            "distribute uses the network."
        )
    )
    box.setDetailedText(_versions())
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


def report_bug(parent: QWidget | None, error: BaseException, record: str = "", *, saved: bool) -> None:
    """Show a box about an unexpected error, with details to copy; the game goes on. `saved`: if the game is.

    The details are the error, versions and platform, the `record` of the game, and the end of the log.
    """
    log = _end_of_log()
    details = "\n".join(filter(None, ("".join(traceback.format_exception(error)), _versions(), record, log)))
    box = QMessageBox(
        QMessageBox.Icon.Warning, "tiling-gui", tr("Something went wrong inside the program."), parent=parent
    )
    box.setObjectName("bugBox")
    logged = "".join(traceback.format_exception_only(error)).strip() in log
    words = [tr("Your game is saved.") if saved else tr("Your game could not be saved.")]
    if logged:
        words.append(tr("The details are also in the log, {folder}.", folder=_log_folder()))
    else:
        words.append(tr("The details are not in the log: copy them to keep them."))
    box.setInformativeText(" ".join(words))
    box.setDetailedText(details)
    copy = box.addButton(tr("Copy details"), QMessageBox.ButtonRole.ActionRole)
    box.addButton(QMessageBox.StandardButton.Close)
    copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(details))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


def _end_of_log() -> str:
    """The last lines of the log; "" if there is none."""
    folder = _log_folder()
    if folder is None:
        return ""
    try:
        lines = (folder / "tiling-gui.log").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    return "\n".join(lines[-LOG_LINES:])


def _log_folder() -> Path | None:
    """The folder of the log; None if it cannot be written."""
    try:
        return paths.log_dir()
    except (StoreError, InputError):
        return None


def _versions() -> str:
    return (
        f"tiling-gui {__version__}, Python {platform.python_version()}, PySide6 {PySide6.__version__}, "
        f"Qt {qVersion()}, {platform.platform()}"
    )
