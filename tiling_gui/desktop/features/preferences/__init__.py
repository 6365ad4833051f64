"""The Preferences window: every preference with its default and an explanation, applied as soon as it changes."""

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
