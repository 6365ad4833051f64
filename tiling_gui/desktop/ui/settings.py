"""What the program remembers about how it is used: a frozen dataclass, kept as an INI file.

Unknown keys are ignored and unreadable values fall back to their defaults, so that a settings file can neither
break the program nor be broken by an older one.
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
"""Which mistakes are pointed out while playing, by the value of the setting `teaching`."""


TEXT_SIZES = range(80, 201, 10)
"""Percentages that the text size can have; whatever is drawn has the same."""


@dataclass(frozen=True)
class Settings:
    """Every preference with its default. The sentence under each is what Preferences shows."""

    language: str = "system"
    """What the window speaks: "system", or a language of translations.LANGUAGES."""
    theme: Choice = "system"
    """Light, dark, or as the system has it."""
    contrast: Contrast = "system"
    """Usual or high contrast, or as the system has it."""
    text_size: int = 100
    """Size of text and of all that is drawn, in percent of what the system's own font asks for."""
    motion: bool = True
    """Short animations when dominoes are placed and taken back."""
    threads: int = 0
    """Threads a solve may use; 0 means all cores."""
    memory_mb: int = 0
    """Memory a solve may use for its table, in megabytes; 0 means a quarter of what there is."""
    perfect_seconds: int = 10
    """How long a perfect player may think about one move, in seconds."""
    values_kind: str = "cost"
    """What the capsules show: the cost of a move, or the final count after it."""
    show_graph: bool = True
    """The value graph in the right panel while playing."""
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
    """False plays without hints: values, hints and best play are away."""
    teaching: str = "off"
    """Which mistakes are pointed out while playing: off, those that cost 1, 2 or 3 at least, or "verdict"."""
    review_finished: bool = False
    """Whether the games one plays are reviewed when they end, in the background."""
    show_time: bool = False
    """Whether the time each side has used is shown."""
    your_name: str = ""
    """What a person is called in the records of new games; "" is "You"."""
    folder: str = ""
    """Where a file was opened or written last."""
    game: str = DEFAULT
    ai_delay: int = 200
    """Milliseconds between two moves of players that are not people."""
    watch_shows: str = "moves"
    """What Watch a search draws besides the tree: any of moves, positions, payoffs, code."""
    unfolded: str = ""
    """Which groups of controls are open, by the object names of their titles; at first they are folded."""
    first_hints: bool = True
    """Whether the three hints of the first start are still to come."""


class SettingsFile(QObject):
    """Reads and writes Settings, keys and window geometry at an explicit place: one truth for all windows."""

    changed = Signal()
    """`current` is another."""
    keys_changed = Signal()
    """A key was chosen, or given back."""

    def __init__(self) -> None:
        super().__init__()
        try:
            folder = paths.config_dir()
        except (StoreError, InputError) as error:  # the store says so in the window; settings last for this run
            logging.getLogger(__name__).warning("settings are not kept: %s", error)
            folder = Path(os.devnull)
        else:
            paths.keep_private(folder / "settings.ini")
        self._file = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self._file.setFallbacksEnabled(False)
        self.current = self._read()

    def change(self, **values: Any) -> Settings:
        """Changes some settings, writes them at once and tells all windows. Returns what is current now."""
        before = self.current
        self.current = replace(before, **values)
        for name, value in values.items():
            self._file.setValue(f"settings/{name}", json.dumps(value))
        self._file.sync()
        if self.current != before:
            self.changed.emit()
        return self.current

    def geometry(self, window: str) -> QByteArray | None:
        """Where the window stood, or None."""
        kept = self._file.value(f"geometry/{window}")
        return kept if isinstance(kept, QByteArray) else None

    def save_geometry(self, window: str, geometry: QByteArray) -> None:
        """Remembers where the window stands."""
        self._file.setValue(f"geometry/{window}", geometry)
        self._file.sync()

    def shortcuts(self) -> dict[str, str]:
        """Keys the user chose himself, by the name of the action."""
        self._file.beginGroup("keys")
        kept = {name: str(self._file.value(name)) for name in self._file.childKeys()}
        self._file.endGroup()
        return kept

    def save_shortcut(self, action: str, keys: str | None) -> None:
        """Remembers a key for an action; None goes back to the default."""
        if keys is None:
            self._file.remove(f"keys/{action}")
        else:
            self._file.setValue(f"keys/{action}", keys)
        self._file.sync()
        self.keys_changed.emit()

    def forget_shortcuts(self) -> None:
        """Every action has its default key again."""
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
    """False for what no window writes, e.g. a game there is not: somebody else wrote it."""
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
    """Whether things may move: wanted here, and not turned off in the system."""
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return file.current.motion and QApplication.style().styleHint(hint) > 0
