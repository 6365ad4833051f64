"""Widgets to choose search methods and search conditions, shared by Watch and Compare."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QWidget

from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.widgets.base import Label, Sentence, named
from tiling_gui.desktop.ui.widgets.buttons import check_box
from tiling_gui.desktop.ui.widgets.collapsible_title import CollapsibleSection
from tiling_gui.desktop.ui.widgets.fields import Combo, spin
from tiling_gui.desktop.ui.widgets.layouts import column, form, row, widget_with_layout
from tiling_gui.language import tr
from tiling_gui.search.conditions import AS_NAMED, AUTHOR, BY_HAND, ESTIMATE, GIVEN, USUAL, Conditions, Sampling
from tiling_gui.search.methods import METHODS, check_method


def whole(text: str) -> Label:
    """A label that is never cut off: the field beside it shrinks instead."""
    label = Label(text)
    label.setMinimumWidth(label.sizeHint().width())
    return label


class MethodBox(QWidget):
    """A choice of a method with its description and its parameters."""

    def __init__(self, prefix: str, *, label: str = "", without: str = "", tip: str = "") -> None:
        """With `without`, the first entry has this text and the tooltip `tip`, and means no method."""
        super().__init__()
        self._tip = tip
        self.methods = Combo()
        named(self.methods, f"{prefix}Method", tr("Method"))
        if without:
            self.methods.addItem(without, "")
        for info in METHODS.values():
            self.methods.addItem(info.name, info.name)
        self.numbers = QLineEdit()
        named(self.numbers, f"{prefix}Numbers", tr("Parameters of the method"))
        self._parameters = Label()
        self._numbered = widget_with_layout(row(self._parameters, (self.numbers, 1)))
        self.summary = Sentence()
        self.summary.setMinimumHeight(2 * self.summary.fontMetrics().lineSpacing())  # the widgets below must not jump
        chosen = row(whole(label), (self.methods, 1)) if label else row(self.methods)
        self.setLayout(column(chosen, self.summary, self._numbered))
        self.methods.currentIndexChanged.connect(self._show)
        self._show()

    @property
    def name(self) -> str:
        """The method with its parameters; "" for none. Raises InputError for invalid parameters."""
        if not self.methods.currentData():
            return ""
        info = METHODS[self.methods.currentData()]
        made = f"{info.name}:{self.numbers.text().strip()}" if info.parameters else info.name
        check_method(made)
        return made

    def show_method(self, name: str) -> None:
        """Select a method with its parameters."""
        base, _, numbers = name.partition(":")
        self.methods.setCurrentIndex(self.methods.findData(base))
        if numbers:
            self.numbers.setText(numbers)

    def _show(self) -> None:
        info = METHODS.get(self.methods.currentData())
        self._numbered.setVisible(info is not None and bool(info.parameters))
        self.summary.setVisible(info is not None)
        if info is None:
            self.methods.setToolTip(self._tip)
            return
        summary = tr(info.summary)
        self._parameters.setText(info.parameters)
        self.summary.setText(summary[:1].upper() + summary[1:])
        self.methods.setToolTip(self.summary.text())
        self.numbers.setText(",".join(f"{number:g}" for number in info.defaults))
        self.numbers.setToolTip(tr("{what}: {said}", what=info.parameters, said=summary))


class MethodGrid(QWidget):
    """A check box for every method, with a field for its parameters beside it."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.methods: dict[str, tuple[QCheckBox, QLineEdit | None]] = {}
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        for line, info in enumerate(METHODS.values()):
            name, summary = "".join(word.capitalize() for word in info.name.split("-")), tr(info.summary)
            box = check_box(f"method{name}", info.name, summary[:1].upper() + summary[1:])
            box.toggled.connect(self.changed)
            grid.addWidget(box, line, 0)
            field = None
            if info.parameters:
                field = QLineEdit(",".join(f"{number:g}" for number in info.defaults))
                named(field, f"numbers{name}", tr("{numbers} of {method}", numbers=info.parameters, method=info.name))
                field.setToolTip(info.parameters)
                field.setFixedWidth(96)
                grid.addWidget(field, line, 1)
            self.methods[info.name] = (box, field)
        self.setLayout(grid)

    @property
    def ticked(self) -> list[str]:
        """The selected methods without their parameters."""
        return [name for name, (box, _) in self.methods.items() if box.isChecked()]

    def names(self) -> tuple[str, ...]:
        """The selected methods with their parameters. Raises InputError for invalid ones."""
        fields = {name: self.methods[name][1] for name in self.ticked}
        found = tuple(name if field is None else f"{name}:{field.text().strip()}" for name, field in fields.items())
        for name in found:
            check_method(name)
        return found

    def tick(self, names: Iterable[str]) -> None:
        """Select exactly these methods, with their parameters."""
        wanted = {name.partition(":")[0]: name.partition(":")[2] for name in names}
        for name, (box, field) in self.methods.items():
            box.setChecked(name in wanted)
            if field is not None and wanted.get(name):
                field.setText(wanted[name])


class SamplingSection(CollapsibleSection):
    """How the moves of e-Valuate are estimated; what the user sets is remembered, for both windows."""

    changed = Signal()

    def __init__(self, prefix: str, settings: SettingsFile) -> None:
        tip = tr("Also the variables into which MIN puts a value, those with small estimates first")
        self.replies = check_box(f"{prefix}Replies", tr("Order the variables too"), tip)
        tip = tr("The order of the values is estimated anew for each number of free variables")
        self.heights = check_box(f"{prefix}Heights", tr("An order for each height"), tip)
        tip = tr("Random fillings for each estimate, which is the largest of their values")
        self.samples = spin(f"{prefix}Samples", tr("Samples"), 1, 100_000, USUAL.samples, tip)
        self.seed = spin(f"{prefix}Seed", tr("Seed"), -999_999_999, 999_999_999, USUAL.seed)
        fields = form(*((box.accessibleName(), box) for box in (self.samples, self.seed)))
        inside = column(self.replies, self.heights, fields)
        super().__init__(f"{prefix}Sampling", tr("Options of the estimates"), inside, settings)
        self.show_sampling(Conditions.from_json({"sampling": settings.current.sampling}).sampling)
        signals = self.replies.toggled, self.heights.toggled, self.samples.valueChanged, self.seed.valueChanged
        for signal in signals:
            signal.connect(self._on_change)

    @property
    def sampling(self) -> Sampling:
        boxes = self.replies.isChecked(), self.heights.isChecked()
        return Sampling(*boxes, self.samples.value(), self.seed.value())

    def show_sampling(self, sampling: Sampling) -> None:
        """Show these options, which are not remembered for that."""
        self.blockSignals(True)
        self.replies.setChecked(sampling.replies)
        self.heights.setChecked(sampling.heights)
        self.samples.setValue(sampling.samples)
        self.seed.setValue(sampling.seed)
        self.blockSignals(False)
        self.changed.emit()

    def _on_change(self) -> None:
        if not self.signalsBlocked():
            self._settings.change(sampling=self.sampling.text)
            self.changed.emit()


class ConditionsBox(QWidget):
    """The search conditions: by hand, as each method usually goes, or set by switches."""

    changed = Signal()

    def __init__(self, prefix: str, settings: SettingsFile, *, by_hand: bool) -> None:
        """`by_hand` decides the initial choice."""
        super().__init__()
        self.estimates = SamplingSection(prefix, settings)
        self.presets, self.order, self.table = Combo(), Combo(), Combo()
        named(
            self.presets, f"{prefix}Conditions", tr("Conditions"), tr("Counts can be compared under equal conditions")
        )
        named(self.order, f"{prefix}Order", tr("Move order"))
        named(self.table, f"{prefix}Table", tr("Table"), tr("Reuses what was found about a position that occurs again"))
        for key, text in (
            (BY_HAND, tr("by hand")),
            (AS_NAMED, tr("each method’s usual ones")),
            (None, tr("as set here")),
        ):
            self.presets.addItem(text, key)
        for order, text in (
            (GIVEN, tr("as given")),
            (ESTIMATE, tr("most promising first")),
            (AUTHOR, tr("the author’s")),
        ):
            self.order.addItem(text, order)
        for table, text in ((False, tr("without")), (True, tr("with"))):
            self.table.addItem(text, table)
        for box in (self.presets, self.order, self.table):
            box.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(10)
        self.again = check_box(
            f"{prefix}Again",
            tr("Count leaves every time"),
            tr("Off: a leaf that is searched again counts once"),
            on=True,
        )
        self.note = Sentence()
        self.note.setObjectName(f"{prefix}Note")
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        for line, box in enumerate((self.order, self.table)):
            grid.addWidget(Label(box.accessibleName()), line, 0)
            grid.addWidget(box, line, 1)
            box.currentIndexChanged.connect(self._on_change)
        grid.setColumnStretch(1, 1)
        self._switches = widget_with_layout(grid)
        self.setLayout(column(self.presets, self._switches, self.again, self.note, self.estimates))
        self.presets.setCurrentIndex(0 if by_hand else 1)
        self.presets.currentIndexChanged.connect(self._on_change)
        self.again.toggled.connect(self._on_change)
        self.estimates.changed.connect(self._on_change)
        self._on_change()

    @property
    def wanted(self) -> Conditions:
        """The conditions chosen; a switch that is None is left to each method."""
        preset = self.presets.currentData()
        own = Conditions(self.order.currentData(), self.table.currentData())
        how = own if preset is None else preset
        return replace(how, again=self.again.isChecked(), sampling=self.estimates.sampling)

    def show_wanted(self, wanted: Conditions) -> None:
        """Show stored conditions."""
        presets = [BY_HAND, AS_NAMED]
        plain = replace(wanted, again=True, sampling=USUAL)
        self.presets.setCurrentIndex(presets.index(plain) if plain in presets else len(presets))
        if plain not in presets:
            self.order.setCurrentIndex(max(0, self.order.findData(wanted.order)))
            self.table.setCurrentIndex(max(0, self.table.findData(wanted.table)))
        self.again.setChecked(wanted.again)
        self.estimates.show_sampling(wanted.sampling)

    def show_methods(self, names: Iterable[str], *, sampled: bool) -> None:
        """Say which of these methods cannot follow the conditions; offer options of estimates if some are `sampled`
        and a method orders by them.
        """
        infos = [METHODS[name.partition(":")[0]] for name in names if name]
        orders = any(info.under(self.wanted).order != GIVEN for info in infos)
        self.estimates.setVisible(sampled and orders)
        words = [
            tr("{what}: {said}", what=info.name, said=tr(info.fixed)) for info in infos if info.refuses(self.wanted)
        ]
        self.note.setText(" ".join(words))
        self.note.setVisible(bool(words))

    def _on_change(self) -> None:
        self._switches.setVisible(self.presets.currentData() is None)
        self.changed.emit()
