"""Dialogs that ask for files. Each begins in the folder in which a file was last opened or written, in any window."""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from tiling_gui.desktop.ui.settings import SettingsFile


class _Kept:
    """Where the folder is remembered; None before the first window."""

    file: SettingsFile | None = None


def remember_in(file: SettingsFile) -> None:
    """Remember the folder in these settings from now on."""
    _Kept.file = file


def remember(name: str) -> None:
    """Make the folder of a file the one in which dialogs begin."""
    if _Kept.file is not None:
        _Kept.file.change(folder=str(Path(name).absolute().parent))


def folder() -> str:
    """The folder used last, the documents folder or the home folder, whichever there is first."""
    places = QStandardPaths.StandardLocation
    kept = "" if _Kept.file is None else _Kept.file.current.folder
    documents, home = map(QStandardPaths.writableLocation, (places.DocumentsLocation, places.HomeLocation))
    return next((name for name in (kept, documents) if name and Path(name).is_dir()), home)


def _pattern(endings: Iterable[str]) -> str:
    """The files with one of `endings`, or all files, as the dialog's two file types."""
    return " ".join(f"*.{ending}" for ending in endings) + ";;*"


def ask_files(parent: QWidget | None, endings: Iterable[str]) -> list[str]:
    """Ask for files to open, first among those with one of `endings`; return [] if the user cancels."""
    names, _ = QFileDialog.getOpenFileNames(parent, "", folder(), _pattern(endings))
    if names:
        remember(names[0])
    return names


def ask_file(parent: QWidget | None, endings: Iterable[str]) -> str:
    """Ask for a file to open, first among those with one of `endings`; return "" if the user cancels."""
    name, _ = QFileDialog.getOpenFileName(parent, "", folder(), _pattern(endings))
    if name:
        remember(name)
    return name


def ask_folder(parent: QWidget | None) -> str:
    """The name of a folder; "" if the user cancels."""
    name = QFileDialog.getExistingDirectory(parent, "", folder())
    if name:
        remember(os.path.join(name, "file"))
    return name


def _with_ending(name: str, kind: str, endings: Sequence[str]) -> str:
    """`name` with the ending of the chosen file type, such as "CSV (*.csv)", unless it has one of `endings`."""
    if name.lower().endswith(tuple(f".{ending}" for ending in endings)):
        return name
    return f"{name}.{next((ending for ending in endings if f'*.{ending}' in kind), endings[0])}"


def ask_file_name(parent: QWidget | None, suggested: str, endings: Sequence[str]) -> str:
    """Ask where to write, and return a name with one of `endings`; "" if the user cancels.

    The dialog itself asks before replacing a file; if adding the ending results in the name of an existing file, it is
    shown again with that name.
    """
    chosen, suggested = "", str(Path(folder()) / suggested)
    kinds = ";;".join(f"{ending.upper()} (*.{ending})" for ending in endings)
    while True:
        name, chosen = QFileDialog.getSaveFileName(parent, "", suggested, kinds, chosen)
        if not name:
            return ""
        suggested = _with_ending(name, chosen, endings)
        if suggested == name or not os.path.exists(suggested):  # also False if the name is too long
            remember(suggested)
            return suggested
