"""The catalogue of preferences: their texts and the values they take."""

import os
from dataclasses import dataclass

from PySide6.QtCore import QLocale

from tiling_gui.desktop.session.player_names import LONGEST_NAME
from tiling_gui.desktop.ui.settings import STRICTNESS, TEXT_SIZES, Settings
from tiling_gui.desktop.ui.translations import LANGUAGES
from tiling_gui.language import mark, tr

CORES = os.cpu_count() or 1


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
        return tr(self.zero, cores=CORES) if self.zero else ""


@dataclass(frozen=True)
class Text:
    """A short text; `empty` is shown if it is empty."""

    longest: int
    empty: str


Kind = Range | Text | tuple[tuple[str, str], ...] | None
"""A number, a text, a choice of (value, label) pairs, or None for a check box."""


@dataclass(frozen=True)
class Preference:
    """One preference: the name of the setting, its texts (translated when shown) and the values it takes."""

    name: str
    text: str
    sentence: str
    kind: Kind = None

    @property
    def default(self) -> object:
        return getattr(Settings(), self.name)

    @property
    def tip(self) -> str:
        """The explanation with the default value."""
        return tr("{sentence} Default: {value}.", sentence=tr(self.sentence), value=self.text_of(self.default))

    def text_of(self, value: object) -> str:
        """A value in words, as in its control."""
        kind = self.kind
        if kind is None:
            return tr("On") if value else tr("Off")
        if isinstance(kind, Text):
            return str(value) or tr(kind.empty)
        if isinstance(kind, Range):
            return kind.zero_text if value == kind.low and kind.zero else f"{value}{kind.unit}"
        return tr(dict(kind)[str(value)])


GROUPS: tuple[tuple[str, tuple[Preference, ...]], ...] = (
    (
        mark("Appearance"),
        (
            Preference(
                "language",
                mark("Language"),
                mark("The language of the window; files and records do not change."),
                (("system", mark("Follow the system")), *LANGUAGES.items()),
            ),
            Preference(
                "theme",
                mark("Colours"),
                mark("Light, dark, or as set in the system."),
                (("system", mark("System")), ("light", mark("Light")), ("dark", mark("Dark"))),
            ),
            Preference(
                "contrast",
                mark("Contrast"),
                mark("Normal, high, or as set in the system."),
                (("system", mark("System")), ("normal", mark("Normal")), ("high", mark("High"))),
            ),
            Preference(
                "text_size",
                mark("Text size"),
                mark("Of text, boards and plots, relative to the system’s font."),
                Range(TEXT_SIZES[0], TEXT_SIZES[-1], TEXT_SIZES.step, " %"),
            ),
            Preference(
                "motion",
                mark("Short animations"),
                mark("Dominoes grow in and fade out; also off if the system says so."),
            ),
            Preference(
                "values_kind",
                mark("Values show"),
                mark("What a move costs compared with the best one, or the final count after it."),
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
                mark("The name under which your games are saved from now on."),
                Text(LONGEST_NAME, mark("You")),
            ),
            Preference(
                "hints",
                mark("Hints in new games"),
                mark("Off: hints, values, graph and best play are hidden in new games."),
            ),
            Preference(
                "teaching",
                mark("Point out mistakes"),
                mark("While you play, a move that gives up value can be taken back."),
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
                mark("How long each side has thought; there is no time limit."),
            ),
            Preference(
                "ai_delay",
                mark("A reply takes at least"),
                mark("So that you can follow games between two computer players."),
                Range(0, 5000, 100, " ms"),
            ),
            Preference(
                "perfect_seconds",
                mark("A perfect player thinks up to"),
                mark("If it cannot solve a position in that time, it says so and looks ahead instead."),
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
                mark("How many a solve uses; takes effect with the next solve."),
                Range(0, max(CORES, 2), 1, "", mark("all {cores}")),
            ),
            Preference(
                "memory_mb",
                mark("Memory"),
                mark("For the transposition table; takes effect with the next solve."),
                Range(0, 1 << 20, 256, " MB", mark("a quarter")),
            ),
        ),
    ),
)
"""All preferences by group. What panels and the set-up remember by themselves is not listed."""

PREFERENCES = {preference.name: preference for _, group in GROUPS for preference in group}


def searched() -> str:
    """All words by which the preferences can be searched, e.g. "dark", "german"."""
    found = []
    for preference in PREFERENCES.values():
        found += [tr(preference.text), tr(preference.sentence)]
        if isinstance(preference.kind, tuple):
            found += [tr(text) for _, text in preference.kind]
    languages = [QLocale.languageToString(QLocale(code).language()) for code in LANGUAGES]
    return " ".join([*found, *languages])
