"""The user's settings: one table of all of them, a frozen dataclass, stored as an INI file.

Unknown keys are ignored and unreadable values replaced by their defaults, so that no settings file of another version
can break the program.
"""

import json
import logging
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal
from PySide6.QtWidgets import QApplication, QStyle

from tiling_gui import paths
from tiling_gui.core.board import LONGEST
from tiling_gui.core.catalogue import DEFAULT, games_in_window
from tiling_gui.desktop.ui.text_size import TEXT_SIZES
from tiling_gui.desktop.ui.theme import Choice, Contrast
from tiling_gui.desktop.ui.translations import LANGUAGES
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import mark, tr

LONGEST_NAME = 40
"""Most characters of the user's name."""


@dataclass(frozen=True)
class Range:
    """A whole number; `zero` is the text shown for `low` instead of the number, if not ""."""

    low: int
    high: int
    step: int = 1
    unit: str = ""
    zero: str = ""

    @property
    def zero_text(self) -> str:
        """The text shown for `low`; "" if the number is shown."""
        return tr(self.zero, cores=os.cpu_count() or 1) if self.zero else ""


@dataclass(frozen=True)
class Text:
    """A short text; `empty` is shown if it is empty."""

    longest: int
    empty: str


Kind = Range | Text | Mapping[str, str] | None
"""A number, a text, a choice (words by value), or None for any value of the default's type: a check box."""


@dataclass(frozen=True)
class Preference:
    """What the table below says of one setting that is shown in Preferences; texts are translated when shown."""

    name: str
    default: Any
    group: str
    text: str
    sentence: str
    kind: Kind = None

    @property
    def tip(self) -> str:
        """The explanation with the default value."""
        value = self.text_of(self.default)
        return tr("{sentence} Default: {value}.", sentence=tr(self.sentence), value=value).strip()

    @property
    def choices(self) -> list[tuple[str, str]]:
        """The values of a choice and their words; empty for other kinds."""
        return [(value, tr(text)) for value, text in self.kind.items()] if isinstance(self.kind, Mapping) else []

    def text_of(self, value: object) -> str:
        """A value in words, as in its control."""
        kind = self.kind
        if kind is None:
            return tr("On") if value else tr("Off")
        if isinstance(kind, Text):
            return str(value) or tr(kind.empty)
        if isinstance(kind, Range):
            return kind.zero_text if value == kind.low and kind.zero else f"{value}{kind.unit}"
        return tr(kind[str(value)])


def _preference(default: Any, group: str, text: str, sentence: str, kind: Kind = None) -> Any:
    return field(default=default, metadata={"kind": kind, "group": group, "text": text, "sentence": sentence})


def _kept(default: Any, kind: Kind) -> Any:
    return field(default=default, metadata={"kind": kind})


_APPEARANCE, _PLAYING, _SOLVING = mark("Appearance"), mark("Playing"), mark("Solving")


@dataclass(frozen=True)
class Settings:
    """The table of settings: the name under which each is stored, its default, the values it may take (others are
    replaced by the default), and, if it is a preference, its group, its name and a sentence about it.
    """

    language: str = _preference(
        "system",
        _APPEARANCE,
        mark("Language"),
        mark("The language of the window; files and records do not change."),
        {"system": mark("System"), **LANGUAGES},
    )
    theme: Choice = _preference(  # noqa: RUF009 - it makes a field
        "system",
        _APPEARANCE,
        mark("Colours"),
        "",
        {"system": mark("System"), "light": mark("Light"), "dark": mark("Dark")},
    )
    contrast: Contrast = _preference(  # noqa: RUF009 - it makes a field
        "system",
        _APPEARANCE,
        mark("Contrast"),
        "",
        {"system": mark("System"), "normal": mark("Normal"), "high": mark("High")},
    )
    text_size: int = _preference(
        100,
        _APPEARANCE,
        mark("Text size"),
        mark("Of text, boards and plots, relative to the system’s font."),
        Range(TEXT_SIZES[0], TEXT_SIZES[-1], TEXT_SIZES.step, " %"),
    )
    motion: bool = _preference(
        True,
        _APPEARANCE,
        mark("Short animations"),
        mark("What changes on a board fades; also off if the system says so."),
    )
    your_name: str = _preference(
        "",
        _PLAYING,
        mark("Your name"),
        mark("The name under which your games are saved from now on."),
        Text(LONGEST_NAME, mark("You")),
    )
    teaching: str = _preference(
        "off",
        _PLAYING,
        mark("Point out mistakes"),
        mark("While you play, a move that gives up value can be taken back."),
        {
            "off": mark("Off"),
            "1": mark("Every mistake"),
            "2": mark("Mistakes that cost two or more"),
            "3": mark("Mistakes that cost three or more"),
            "verdict": mark("Mistakes that change who wins"),
        },
    )
    review_finished: bool = _preference(
        False,
        _PLAYING,
        mark("Review games when they end"),
        mark("In the background; what you missed can then be tried again."),
    )
    show_time: bool = _preference(
        False, _PLAYING, mark("Show the time used"), mark("How long each side has thought; there is no time limit.")
    )
    ai_delay: int = _preference(
        200,
        _PLAYING,
        mark("A reply takes at least"),
        mark("So that you can follow games between two computer players."),
        Range(0, 5000, 100, " ms"),
    )
    perfect_seconds: int = _preference(
        10,
        _PLAYING,
        mark("A perfect player thinks up to"),
        mark("If it cannot solve a position in that time, it says so and looks ahead instead."),
        Range(1, 3600, 5, " s"),
    )
    threads: int = _preference(
        0,
        _SOLVING,
        mark("Threads"),
        mark("How many a solve uses; takes effect with the next solve."),
        Range(0, 1024, 1, "", mark("all {cores}")),
    )
    memory_mb: int = _preference(
        0,
        _SOLVING,
        mark("Memory"),
        mark("For the transposition table of the next solve; values, hints and replies need at most 128 MB."),
        Range(0, 1 << 20, 256, " MB", mark("a quarter")),
    )
    hints: bool = True
    """What was used last: Analyse, where the game is evaluated, or Play, where it is not before it is over."""
    show_graph: bool = True
    left_panel: bool = True
    right_panel: bool = True
    analyse_left_panel: bool = True
    analyse_right_panel: bool = True
    game: str = _kept(DEFAULT, {each.key: "" for each in games_in_window()})
    values_kind: str = _kept("cost", {"cost": "", "final": ""})
    """What the values on the board say: what a move costs, or the final count after it."""
    rows: int = _kept(8, Range(1, LONGEST))
    columns: int = _kept(8, Range(1, LONGEST))
    first: str = _kept("MAX", {"MAX": "", "MIN": ""})
    max_player: str = "human"
    min_player: str = "lookahead:3"
    folder: str = ""
    """The folder in which a file was last opened or written."""
    watch_shows: str = "moves"
    """What Watch a search shows besides the tree: any of moves, positions, payoffs, code, separated by blanks."""
    sampling: str = ""
    """How the laboratory estimates the moves of e-Valuate, in words of `search.conditions.Sampling`; "" as usual."""
    unfolded: str = ""
    """objectNames of the titles of expanded groups, separated by blanks; initially all are collapsed."""
    first_hints: bool = True
    """Whether Play, Learn and Analyse are still to be offered: until one is chosen for the first time."""


PREFERENCES = {
    entry.name: Preference(entry.name, entry.default, **entry.metadata)
    for entry in fields(Settings)
    if "group" in entry.metadata
}
"""The settings shown in Preferences, in its order."""


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
        """Change some settings, write them at once and send `changed`. Returns the new settings."""
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
        """Store the shortcut of an action; None restores its default."""
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
        found: dict[str, Any] = {}
        for entry in fields(Settings):
            kept = self._file.value(f"settings/{entry.name}")
            if kept is None:
                continue
            try:
                value = json.loads(str(kept))
            except (ValueError, RecursionError):
                value = None
            if type(value) is type(entry.default) and _possible(value, entry.metadata.get("kind")):
                found[entry.name] = value
            else:
                logging.getLogger(__name__).warning("setting %s is unreadable; its default is used", entry.name)
        return Settings(**found)


def _possible(value: Any, kind: Kind) -> bool:
    """False for a value that no window writes, e.g. an unknown game."""
    if isinstance(kind, Range):
        return bool(kind.low <= value <= kind.high)
    return value in kind if isinstance(kind, Mapping) else True


def moves(file: SettingsFile) -> bool:
    """True if animations are enabled here and in the system."""
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return file.current.motion and QApplication.style().styleHint(hint) > 0
