"""Names of files that are to be written, as a dialog gives them."""

import os
from collections.abc import Sequence

from PySide6.QtWidgets import QFileDialog, QWidget


def _with_ending(name: str, kind: str, endings: Sequence[str]) -> str:
    """`name`, with the ending of the chosen kind, such as "Table (*.csv)", if it has none of those there are."""
    if name.lower().endswith(tuple(f".{ending}" for ending in endings)):
        return name
    return f"{name}.{next((ending for ending in endings if f'*.{ending}' in kind), endings[0])}"


def ask_file_name(
    parent: QWidget | None, title: str, suggested: str, kinds: str, endings: Sequence[str], chosen: str = ""
) -> str:
    """Where to write, with one of the `endings`; "" if the person does not want to.

    `kinds` are those of the dialog, "Table (*.csv);;JSON (*.json)", and `chosen` the one it opens with. The dialog asks
    before a file is replaced; where the ending makes the name that of a file, it is shown again with that name.
    """
    while True:
        name, chosen = QFileDialog.getSaveFileName(parent, title, suggested, kinds, chosen)
        if not name:
            return ""
        suggested = _with_ending(name, chosen, endings)
        if suggested == name or not os.path.exists(suggested):  # False for one too long
            return suggested
