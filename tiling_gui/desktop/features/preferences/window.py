"""The Preferences window."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QLayout, QPushButton, QWidget

from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.settings import PREFERENCES, Preference, Range, Text
from tiling_gui.desktop.ui.text_size import drawn_size, size_words
from tiling_gui.desktop.ui.theme import TEXT
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Flowing, Hairline, Label, Sentence, named, scrolled
from tiling_gui.desktop.ui.widgets.fields import EnterField, combo, spin
from tiling_gui.desktop.ui.widgets.layouts import column, row, widget_with_layout
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.language import tr


class Preferences(ToolWindow):
    """Writes settings as soon as they are changed, and shows changes made elsewhere."""

    COMMAND = "preferences"
    HELP = "start"
    SIZE = (640, 720)
    MINIMUM_SIZE = (440, 320)
    REOPENS = True

    def build(self) -> QLayout:
        self.file = self.workspace.settings
        self._show: dict[str, Callable[[Any], None]] = {}
        self.status.setObjectName("preferencesMessage")
        groups: list[QWidget] = []
        for title, group in groupby(PREFERENCES.values(), key=lambda preference: preference.group):
            if groups:
                groups.append(Hairline())
            groups.append(widget_with_layout(column(Label(tr(title), weight=SEMIBOLD), *map(self._row, group))))
        content = Flowing(column(*groups, 1, gap=12))
        first = content.findChild(QWidget, next(iter(self._show)))
        assert isinstance(first, QWidget)
        self.setFocusProxy(first)
        area = self._area = scrolled(content)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.file.changed.connect(self.refresh)
        return column((area, 1))

    def buttons(self) -> Sequence[QPushButton]:
        reset = self.button("resetPreferences", tr("Reset to defaults"), self.reset)
        done = self.button("closePreferences", tr("Done"), self.close)
        done.setDefault(True)
        return reset, done

    def _row(self, preference: Preference) -> QLayout:
        control, tip = self._control(preference), preference.tip
        named(control, preference.name, tr(preference.text), tip)
        control.setAccessibleDescription(tip)
        line = row((Sentence(tr(preference.text), size=TEXT, role="text"), 1), control, gap=16)
        return column(line, Sentence(tip), gap=2)

    def _control(self, preference: Preference) -> QWidget:
        name, kind = preference.name, preference.kind
        if kind is None:
            box = QCheckBox()
            box.toggled.connect(lambda on: self._take(name, on))
            self._show[name] = box.setChecked
            return box
        if isinstance(kind, Range):
            number = spin("", "", kind.low, kind.high, kind.low, step=kind.step)
            number.setSuffix(kind.unit)
            number.setSpecialValueText(kind.zero_text)
            number.setFixedWidth(128)
            number.setKeyboardTracking(False)
            number.valueChanged.connect(lambda value: self._take(name, value))
            self._show[name] = number.setValue
            return number
        if isinstance(kind, Text):
            words = EnterField()
            words.setMaxLength(kind.longest)
            words.setPlaceholderText(tr(kind.empty))
            words.setFixedWidth(220)
            words.editingFinished.connect(lambda: self._take(name, words.text().strip()))
            self._show[name] = lambda text: None if words.hasFocus() else words.setText(text)  # the user may be typing
            return words
        choices = preference.choices
        if len(choices) <= 3:
            segments = SegmentedControl(choices)
            segments.setMinimumWidth(220)
            segments.chosen.connect(lambda key: self._take(name, key))
            self._show[name] = segments.set_current
            return segments
        choice = combo("", "", choices)
        choice.activated.connect(lambda at: self._take(name, choice.itemData(at)))
        self._show[name] = lambda value: choice.setCurrentIndex(choice.findData(value))
        return choice

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._area.verticalScrollBar().setValue(0)

    def _take(self, name: str, value: object) -> None:
        if getattr(self.file.current, name) != value:
            self.file.change(**{name: value})

    @Slot()
    def refresh(self) -> None:
        for name, show in self._show.items():
            show(getattr(self.file.current, name))
        size = self.file.current.text_size
        self.say(size_words(size) if drawn_size(size) < size else "", wrong=True)

    @Slot()
    def reset(self) -> None:
        self.file.change(**{name: preference.default for name, preference in PREFERENCES.items()})
