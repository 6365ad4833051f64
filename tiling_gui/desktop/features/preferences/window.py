"""Preferences: one window, every one with its default and a sentence, applied the moment it is changed."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QLocale, Qt, Slot
from PySide6.QtWidgets import QCheckBox, QLayout, QPushButton, QWidget

from tiling_gui.desktop.session.player_names import LONGEST_NAME
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.settings import STRICTNESS, TEXT_SIZES, Settings
from tiling_gui.desktop.ui.theme import CAPTION
from tiling_gui.desktop.ui.translations import LANGUAGES
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, named, scrolled
from tiling_gui.desktop.ui.widgets.fields import Combo, EnterField, Spin
from tiling_gui.desktop.ui.widgets.layouts import column, held, row
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
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
                "review_finished",
                mark("Review games when they end"),
                mark("In the background; what you missed can then be tried again."),
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


class Preferences(ToolWindow):
    """It writes the settings at once, and shows what another window changes."""

    COMMAND = "preferences"
    HELP = "start"
    SIZE = (640, 720)
    SMALLEST = (440, 320)
    REOPENS = True

    def build(self) -> QLayout:
        """The groups one below the other."""
        self.file = self.workspace.settings
        self._show: dict[str, Callable[[Any], None]] = {}
        self.status.setObjectName("preferencesMessage")
        groups: list[QWidget] = []
        for title, group in GROUPS:
            if groups:
                groups.append(Hairline())
            groups.append(held(column(Label(tr(title), weight=SEMIBOLD), *map(self._row, group))))
        area = scrolled(held(column(*groups, 1, gap=12)))
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.file.changed.connect(self.refresh)
        return column((area, 1))

    def buttons(self) -> Sequence[QPushButton]:
        """Reset, and Done."""
        tip = tr("Gives every preference in this window its default")
        reset = self.button("resetPreferences", tr("Reset to defaults"), tip, self.reset)
        tip = tr("Closes this window; everything is kept already")
        done = self.button("closePreferences", tr("Done"), tip, self.close)
        done.setDefault(True)
        return reset, done

    def _row(self, preference: Preference) -> QLayout:
        control = self._control(preference)
        named(control, preference.name, tr(preference.text))
        default = _words(preference, getattr(Settings(), preference.name))
        sentence = tr("{sentence} Default: {value}.", sentence=tr(preference.sentence), value=default)
        control.setAccessibleDescription(sentence)
        control.setToolTip(sentence)
        line = row((Label(tr(preference.text)), 1), control, gap=16)
        return column(line, Label(sentence, size=CAPTION, role="muted"), gap=2)

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
            segments = SegmentedControl([(value, tr(text)) for value, text in kind])
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

    @Slot()
    def refresh(self) -> None:
        """Shows the settings as they are."""
        for name, show in self._show.items():
            show(getattr(self.file.current, name))

    @Slot()
    def reset(self) -> None:
        """Every preference of this window gets its default."""
        fresh = Settings()
        self.file.change(**{name: getattr(fresh, name) for name in PREFERENCES})


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


def searched() -> str:
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
