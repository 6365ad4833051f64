"""Preferences: every one with its default and a sentence, applied the moment it is changed."""

from PySide6.QtGui import QKeySequence

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark


def _words() -> str:
    from tiling_gui.desktop.features.preferences.catalogue import searched

    return searched()


COMMANDS = (
    WindowCommand(
        "preferences",
        mark("Preferences…"),
        mark("Colours, motion, players, threads and memory."),
        QKeySequence.StandardKey.Preferences,
        "settings",
        group=mark("Edit"),
        opens=f"{__name__}.window:Preferences",
        window="preferences",
        section=("Edit", 3),
        words=_words,
    ),
)
