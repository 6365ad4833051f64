"""The user's settings: a frozen dataclass, stored as an INI file.

Unknown keys are ignored and unreadable values replaced by their defaults, so that no settings file of another version
can break the program.
"""

import json
import logging
import os
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal
from PySide6.QtWidgets import QApplication, QStyle

from tiling_gui import paths
from tiling_gui.core.board import LONGEST
from tiling_gui.core.catalogue import DEFAULT, games_in_window
from tiling_gui.desktop.ui.theme import CHOICES, CONTRASTS, Choice, Contrast
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import mark

STRICTNESS = {
    "off": mark("Off"),
    "1": mark("Every mistake"),
    "2": mark("Mistakes that cost two or more"),
    "3": mark("Mistakes that cost three or more"),
    "verdict": mark("Mistakes that change who wins"),
}
"""Values of the setting `teaching`: which mistakes are pointed out during a game."""


TEXT_SIZES = range(80, 201, 10)
"""Possible text sizes in percent; drawings are scaled by the same factor."""
DRAWN_TEXT = "drawnText"
"""The property of the application with the text size it is drawn in, in percent: less than set on a small screen."""


@dataclass(frozen=True)
class Settings:
    language: str = "system"
    """Language of the window: "system", or a key of translations.LANGUAGES."""
    theme: Choice = "system"
    """Light, dark, or as in the system."""
    contrast: Contrast = "system"
    """Normal or high contrast, or as in the system."""
    text_size: int = 100
    """Size of text and drawings, in percent of the system's font size."""
    motion: bool = True
    """Short animations when dominoes are placed and taken back."""
    threads: int = 0
    """Threads for a solve; 0: all cores."""
    memory_mb: int = 0
    """Memory for the transposition table of a solve, in megabytes; 0: a quarter of the machine's."""
    perfect_seconds: int = 10
    """Seconds per move for a perfect player."""
    values_kind: str = "cost"
    """Values shown on the board: "cost" of a move, or "final" count after it."""
    show_graph: bool = True
    left_panel: bool = True
    right_panel: bool = True
    analyse_left_panel: bool = True
    analyse_right_panel: bool = True
    rows: int = 8
    columns: int = 8
    first: str = "MAX"
    max_player: str = "human"
    min_player: str = "lookahead:3"
    hints: bool = True
    """Whether new games are played with hints: Hint, Values, Graph and best play."""
    teaching: str = "off"
    """A key of STRICTNESS."""
    review_finished: bool = False
    """Whether the user's games are reviewed in the background when they end."""
    show_time: bool = False
    your_name: str = ""
    """The user's name in records of new games; "" for "You"."""
    folder: str = ""
    """The folder in which a file was last opened or written."""
    game: str = DEFAULT
    ai_delay: int = 200
    """Minimum time in milliseconds for a move of a computer player."""
    watch_shows: str = "moves"
    """What Watch a search shows besides the tree: any of moves, positions, payoffs, code, separated by blanks."""
    unfolded: str = ""
    """objectNames of the titles of expanded groups, separated by blanks; initially all are collapsed."""
    first_hints: bool = True
    """Whether the three hints for new users are still to be shown."""


class SettingsFile(QObject):
    """Reads and writes settings, shortcuts and window geometry; shared by all windows."""

    changed = Signal()
    """`current` has changed."""
    keys_changed = Signal()
    """A shortcut was changed or reset."""

    def __init__(self) -> None:
        super().__init__()
        try:
            folder = paths.config_dir()
        except (StoreError, InputError) as error:  # the store reports it in the window; settings last for this run
            logging.getLogger(__name__).warning("settings are not kept: %s", error)
            folder = Path(os.devnull)
        else:
            paths.keep_private(folder / "settings.ini")
        self._file = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self._file.setFallbacksEnabled(False)
        self.current = self._read()

    def change(self, **values: Any) -> Settings:
        """Changes some settings, writes them at once and sends `changed`. Returns the new settings."""
        before = self.current
        self.current = replace(before, **values)
        for name, value in values.items():
            self._file.setValue(f"settings/{name}", json.dumps(value))
        self._file.sync()
        if self.current != before:
            self.changed.emit()
        return self.current

    def geometry(self, window: str) -> QByteArray | None:
        """The stored geometry of a window, as from QWidget.saveGeometry; None if there is none."""
        kept = self._file.value(f"geometry/{window}")
        return kept if isinstance(kept, QByteArray) else None

    def save_geometry(self, window: str, geometry: QByteArray) -> None:
        self._file.setValue(f"geometry/{window}", geometry)
        self._file.sync()

    def shortcuts(self) -> dict[str, str]:
        """The shortcuts changed by the user, by action name."""
        self._file.beginGroup("keys")
        kept = {name: str(self._file.value(name)) for name in self._file.childKeys()}
        self._file.endGroup()
        return kept

    def save_shortcut(self, action: str, keys: str | None) -> None:
        """Stores the shortcut of an action; None restores its default."""
        if keys is None:
            self._file.remove(f"keys/{action}")
        else:
            self._file.setValue(f"keys/{action}", keys)
        self._file.sync()
        self.keys_changed.emit()

    def forget_shortcuts(self) -> None:
        self._file.remove("keys")
        self._file.sync()
        self.keys_changed.emit()

    def _read(self) -> Settings:
        settings = Settings()
        for entry in fields(Settings):
            kept = self._file.value(f"settings/{entry.name}")
            if kept is None:
                continue
            default = getattr(settings, entry.name)
            try:
                value = json.loads(str(kept))
            except (ValueError, RecursionError):
                value = None
            if type(value) is type(default) and _possible(entry.name, value):
                settings = replace(settings, **{entry.name: value})
            else:
                logging.getLogger(__name__).warning("setting %s is unreadable; its default is used", entry.name)
        return settings


def _possible(name: str, value: Any) -> bool:
    """False for a value that no window writes, e.g. an unknown game."""
    if name in _WORDS:
        return value in _WORDS[name]
    low, high = _RANGES.get(name, (value, value))
    return bool(low <= value <= high)


_WORDS = {
    "theme": CHOICES,
    "contrast": CONTRASTS,
    "values_kind": ("cost", "final"),
    "first": ("MAX", "MIN"),
    "teaching": tuple(STRICTNESS),
    "game": tuple(each.key for each in games_in_window()),
}
_RANGES = {
    "text_size": (TEXT_SIZES[0], TEXT_SIZES[-1]),
    "threads": (0, 1024),
    "memory_mb": (0, 1 << 20),
    "perfect_seconds": (1, 3600),
    "rows": (1, LONGEST),
    "columns": (1, LONGEST),
    "ai_delay": (0, 5000),
}


def moves(file: SettingsFile) -> bool:
    """True if animations are enabled here and in the system."""
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return file.current.motion and QApplication.style().styleHint(hint) > 0
