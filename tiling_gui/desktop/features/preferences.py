"""Preferences: one window, every one with its default and a sentence, applied the moment it is changed."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QLocale, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.desktop.session.player_names import LONGEST_NAME
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.settings import STRICTNESS, TEXT_SIZES, Settings, SettingsFile
from tiling_gui.desktop.ui.theme import CAPTION, Theme
from tiling_gui.desktop.ui.translations import LANGUAGES
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, named
from tiling_gui.desktop.ui.widgets.fields import Combo, EnterField, Spin
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.desktop.ui.widgets.window_size import open_at
from tiling_gui.language import mark, tr


@dataclass(frozen=True)
class Range:
    """A whole number; `zero` is what 0 is called."""

    low: int
    high: int
    step: int = 1
    unit: str = ""
    zero: str = ""


@dataclass(frozen=True)
class Text:
    """A few words; `empty` is what "" is called."""

    longest: int
    empty: str


Kind = Range | Text | tuple[tuple[str, str], ...] | None
"""A number, words, a choice of (value, text), or None for yes and no."""


@dataclass(frozen=True)
class Preference:
    """One row: the name of the setting, its words (marked, translated where they are shown), what it takes."""

    name: str
    text: str
    sentence: str
    kind: Kind = None


CORES = os.cpu_count() or 1
GROUPS: tuple[tuple[str, tuple[Preference, ...]], ...] = (
    (
        mark("Look"),
        (
            Preference(
                "language",
                mark("Language"),
                mark("What the window speaks; files and records stay as they are."),
                (("system", mark("Follow the system")), *LANGUAGES.items()),
            ),
            Preference(
                "theme",
                mark("Colours"),
                mark("Light, dark, or as the system has it."),
                (("system", mark("System")), ("light", mark("Light")), ("dark", mark("Dark"))),
            ),
            Preference(
                "contrast",
                mark("Contrast"),
                mark("Usual, high, or as the system has it."),
                (("system", mark("System")), ("normal", mark("Usual")), ("high", mark("High"))),
            ),
            Preference(
                "text_size",
                mark("Text size"),
                mark("Of text, boards and plots; from what the system’s font asks for."),
                Range(TEXT_SIZES[0], TEXT_SIZES[-1], TEXT_SIZES.step, " %"),
            ),
            Preference(
                "motion",
                mark("Short animations"),
                mark("Dominoes grow in and fade; off also where the system wants it."),
            ),
            Preference(
                "values_kind",
                mark("Values show"),
                mark("What a move costs against the best one, or the final count after it."),
                (("cost", mark("Cost")), ("final", mark("Final count"))),
            ),
        ),
    ),
    (
        mark("Playing"),
        (
            Preference(
                "your_name",
                mark("Your name"),
                mark("Under it the games you play from now on are kept."),
                Text(LONGEST_NAME, mark("You")),
            ),
            Preference(
                "hints",
                mark("Hints in new games"),
                mark("Off: hints, values, graph and best play are away in new games."),
            ),
            Preference(
                "teaching",
                mark("Point out mistakes"),
                mark("While playing, a move that gives up value can be taken back."),
                tuple(STRICTNESS.items()),
            ),
            Preference(
                "show_time",
                mark("Show the time used"),
                mark("How long each side has thought; there is no limit to it."),
            ),
            Preference(
                "ai_delay",
                mark("A reply takes at least"),
                mark("So that two players against each other can be followed."),
                Range(0, 5000, 100, " ms"),
            ),
            Preference(
                "perfect_seconds",
                mark("A perfect player thinks up to"),
                mark("What it cannot solve in that time it says, and looks ahead instead."),
                Range(1, 3600, 5, " s"),
            ),
        ),
    ),
    (
        mark("Solving"),
        (
            Preference(
                "threads",
                mark("Threads"),
                mark("How many a solve uses; counts from the next solve."),
                Range(0, max(CORES, 2), 1, "", mark("all {cores}")),
            ),
            Preference(
                "memory_mb",
                mark("Memory"),
                mark("For the table of positions; counts from the next solve."),
                Range(0, 1 << 20, 256, " MB", mark("a quarter")),
            ),
        ),
    ),
)
"""Everything that can be preferred. What the panels and the set-up remember by themselves is not asked here."""

PREFERENCES = {preference.name: preference for _, group in GROUPS for preference in group}


class Preferences(QDialog):
    """The window. It writes the settings at once and says `changed`."""

    changed = Signal()

    def __init__(self, theme: Theme, file: SettingsFile, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("preferences")
        self.setWindowTitle(tr("Preferences"))
        self.setModal(False)
        self.setMinimumSize(440, 320)
        open_at(self, 640, 720)
        self.theme, self.file = theme, file
        self._show: dict[str, Callable[[Any], None]] = {}
        area = QScrollArea()
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self._rows())
        reset = QPushButton(tr("Reset to defaults"))
        reset.setObjectName("resetPreferences")
        reset.setToolTip(tr("Gives every preference in this window its default"))
        reset.setAutoDefault(False)
        reset.clicked.connect(self.reset)
        done = QPushButton(tr("Done"))
        done.setObjectName("closePreferences")
        done.setToolTip(tr("Closes this window; everything is kept already"))
        done.setDefault(True)
        done.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 8, 16, 8)
        self.message = Label(theme, size=CAPTION, role="muted")
        named(self.message, "preferencesMessage", tr("Message"))
        foot.setSpacing(12)
        foot.addWidget(reset)
        foot.addWidget(self.message, 1)
        foot.addWidget(done)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(area, 1)
        column.addWidget(Hairline(theme))
        column.addLayout(foot)
        self.refresh()
        file.changed.connect(self.refresh)  # another window may have preferences open as well

    def _rows(self) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        for k, (title, group) in enumerate(GROUPS):
            if k:
                column.addSpacing(4)
                column.addWidget(Hairline(self.theme))
            column.addWidget(Label(self.theme, tr(title), weight=SEMIBOLD))
            for preference in group:
                column.addLayout(self._row(preference))
        column.addStretch(1)
        return content

    def _row(self, preference: Preference) -> QVBoxLayout:
        control = self._control(preference)
        named(control, preference.name, tr(preference.text))
        default = _words(preference, getattr(Settings(), preference.name))
        sentence = tr("{sentence} Default: {value}.", sentence=tr(preference.sentence), value=default)
        control.setAccessibleDescription(sentence)
        control.setToolTip(sentence)
        words = QVBoxLayout()
        words.setSpacing(2)
        line = QHBoxLayout()
        line.setSpacing(16)
        line.addWidget(Label(self.theme, tr(preference.text)), 1)
        line.addWidget(control)
        words.addLayout(line)
        words.addWidget(Label(self.theme, sentence, size=CAPTION, role="muted"))
        return words

    def _control(self, preference: Preference) -> QWidget:
        name, kind = preference.name, preference.kind
        if kind is None:
            box = QCheckBox()
            box.toggled.connect(lambda on: self._take(name, on))
            self._show[name] = box.setChecked
            return box
        if isinstance(kind, Range):
            spin = Spin()
            spin.setRange(kind.low, kind.high)
            spin.setSingleStep(kind.step)
            spin.setSuffix(kind.unit)
            spin.setSpecialValueText(_zero(kind))
            spin.setFixedWidth(128)
            spin.setKeyboardTracking(False)
            spin.valueChanged.connect(lambda number: self._take(name, number))
            self._show[name] = spin.setValue
            return spin
        if isinstance(kind, Text):
            words = EnterField()
            words.setMaxLength(kind.longest)
            words.setPlaceholderText(tr(kind.empty))
            words.setFixedWidth(220)
            words.editingFinished.connect(lambda: self._take(name, words.text().strip()))
            self._show[name] = lambda text: None if words.hasFocus() else words.setText(text)  # it may be being typed
            return words
        if len(kind) <= 3:
            segments = SegmentedControl(self.theme, [(value, tr(text)) for value, text in kind])
            segments.setMinimumWidth(220)
            segments.chosen.connect(lambda key: self._take(name, key))
            self._show[name] = segments.set_current
            return segments
        combo = Combo()
        for value, text in kind:
            combo.addItem(tr(text), value)
        combo.activated.connect(lambda at: self._take(name, combo.itemData(at)))
        self._show[name] = lambda value: combo.setCurrentIndex(combo.findData(value))
        return combo

    def _take(self, name: str, value: object) -> None:
        if getattr(self.file.current, name) != value:
            self.file.change(**{name: value})
            self.changed.emit()

    @Slot()
    def refresh(self) -> None:
        """Shows the settings as they are."""
        for name, show in self._show.items():
            show(getattr(self.file.current, name))

    def say(self, sentence: str) -> None:
        """Shows a sentence beside the buttons."""
        self.message.setText(sentence)
        self.message.setAccessibleDescription(sentence)

    @Slot()
    def reset(self) -> None:
        """Every preference of this window gets its default."""
        fresh = Settings()
        self.file.change(**{name: getattr(fresh, name) for name in PREFERENCES})
        self.refresh()
        self.changed.emit()


def _words(preference: Preference, value: object) -> str:
    """A value as its control shows it."""
    kind = preference.kind
    if kind is None:
        return tr("on") if value else tr("off")
    if isinstance(kind, Text):
        return str(value) or tr(kind.empty)
    if isinstance(kind, Range):
        return _zero(kind) if value == kind.low and kind.zero else f"{value}{kind.unit}"
    return tr(dict(kind)[str(value)])


def _searched() -> str:
    """Every word by which a preference may be looked for, e.g. "dark", "german"."""
    found = []
    for preference in PREFERENCES.values():
        found += [tr(preference.text), tr(preference.sentence)]
        if isinstance(preference.kind, tuple):
            found += [tr(text) for _, text in preference.kind]
    languages = [QLocale.languageToString(QLocale(code).language()) for code in LANGUAGES]
    return " ".join([*found, *languages])


def _zero(kind: Range) -> str:
    """What 0 is called; "" where it is a number like any other."""
    return tr(kind.zero, cores=CORES) if kind.zero else ""


class PreferencesFeature(QObject):
    """The command Preferences…"""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace = workspace
        action = workspace.actions["preferences"]
        action.triggered.connect(self.show)
        action.setWhatsThis(_searched())

    @Slot()
    def show(self) -> None:
        """Opens the preferences."""
        windows = self._workspace.windows
        windows.open("preferences", lambda: Preferences(self._workspace.theme, self._workspace.settings, windows.main))

    def close(self) -> None:
        """Its window is the workspace's, which closes it."""
