"""Asks for the name of a file to write."""

import os
from collections.abc import Sequence

from PySide6.QtWidgets import QFileDialog, QWidget


def _with_ending(name: str, kind: str, endings: Sequence[str]) -> str:
    """`name` with the ending of the chosen file type, such as "Table (*.csv)", unless it has one of `endings`."""
    if name.lower().endswith(tuple(f".{ending}" for ending in endings)):
        return name
    return f"{name}.{next((ending for ending in endings if f'*.{ending}' in kind), endings[0])}"


def ask_file_name(parent: QWidget | None, title: str, suggested: str, kinds: str, endings: Sequence[str]) -> str:
    """Asks where to write, and returns a name with one of `endings`; "" if the user cancels.

    `kinds` are the dialog's file types, "Table (*.csv);;JSON (*.json)". The dialog itself asks before replacing a file;
    if adding the ending results in the name of an existing file, it is shown again with that name.
    """
    chosen = ""
    while True:
        name, chosen = QFileDialog.getSaveFileName(parent, title, suggested, kinds, chosen)
        if not name:
            return ""
        suggested = _with_ending(name, chosen, endings)
        if suggested == name or not os.path.exists(suggested):  # also False if the name is too long
            return suggested
