"""The Preferences window: every preference with its default and an explanation, applied as soon as it changes."""

from PySide6.QtCore import QLocale
from PySide6.QtGui import QKeySequence

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.desktop.ui.settings import PREFERENCES
from tiling_gui.desktop.ui.translations import LANGUAGES
from tiling_gui.language import mark, tr


def _words() -> str:
    """All words by which the preferences can be searched, e.g. "dark", "german"."""
    found = [QLocale.languageToString(QLocale(code).language()) for code in LANGUAGES]
    for preference in PREFERENCES.values():
        found += [tr(preference.text), tr(preference.sentence)]
        found += [text for _, text in preference.choices]
    return " ".join(found)


COMMANDS = (
    WindowCommand(
        "preferences",
        mark("Preferences"),
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
