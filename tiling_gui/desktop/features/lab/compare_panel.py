"""The left side of the Compare window: positions, methods and limits."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from tiling_gui.core.limits import Limit
from tiling_gui.desktop.features.lab.compare_rows import PRESETS
from tiling_gui.desktop.features.lab.method_box import ConditionsBox, MethodGrid
from tiling_gui.desktop.features.lab.positions import ChosenSubject, PositionBar, from_json, from_text
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, Sentence, named, panel_width, scrolled
from tiling_gui.desktop.ui.widgets.buttons import check_box, push_button
from tiling_gui.desktop.ui.widgets.collapsible_title import CollapsibleSection
from tiling_gui.desktop.ui.widgets.fields import DecimalSpin, Spin, combo
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column, form, widget_with_layout
from tiling_gui.errors import InputError, damaged_error
from tiling_gui.language import tr
from tiling_gui.search.compare import default_methods
from tiling_gui.search.conditions import AS_NAMED, Conditions, Sampling
from tiling_gui.search.methods import method_names

_DATA = Qt.ItemDataRole.UserRole
_ALONE = QItemSelectionModel.SelectionFlag.ClearAndSelect


@dataclass(frozen=True)
class ComparisonPlan:
    """What is to be compared, and how."""

    chosen: tuple[ChosenSubject, ...]
    methods: tuple[str, ...]
    limit: Limit
    valid_only: bool = False
    """In e-Valuate, skip nodes that cannot have a value."""
    wanted: Conditions = AS_NAMED
    """The search conditions, applied to every method as far as it supports them."""

    def to_json(self) -> dict[str, Any]:
        """The plan as stored with a comparison."""
        limit = {"seconds": self.limit.seconds, "nodes": self.limit.nodes, "depth": self.limit.depth}
        return {
            "positions": [chosen.json for chosen in self.chosen],
            "methods": list(self.methods),
            "limit": limit,
            "validOnly": self.valid_only,
            "conditions": self.wanted.to_json(),
        }


class ComparePanel(QWidget):
    """Lets the user choose a plan; emits `wanted` to start it."""

    compare_requested = Signal()

    def __init__(self, settings: SettingsFile) -> None:
        super().__init__()
        named(self, "comparePanel", tr("What is compared"))
        self._make_positions()
        self._make_methods(settings)
        self._make_limits()
        self._lay_out(settings)
        remembered = self.conditions.estimates.sampling
        self.show_preset(1)
        self.conditions.estimates.show_sampling(remembered)

    # Building -----------------------------------------------------------------------------------------------

    def _make_positions(self) -> None:
        names = (tr("Choose a preset…"), *(tr(preset.name) for preset in PRESETS))
        self.presets = combo("comparePresets", tr("Preset"), ((None, name) for name in names))
        self.presets.activated.connect(self._on_preset)
        self.position = PositionBar("compare")
        self.position.entered.connect(self.add)
        self.adding = push_button("addPosition", tr("Add"))
        self.adding.clicked.connect(self.add)
        self.boarding = push_button("addBoard", tr("Add the board"))
        self.removing = push_button("removePosition", tr("Remove"))
        self.removing.clicked.connect(self.remove)
        self.positions = QListWidget()
        named(self.positions, "comparePositions", tr("Positions to compare"), tr("Positions to compare"))
        self.positions.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.positions.setFixedHeight(112)
        self.positions.itemSelectionChanged.connect(self._enable)
        self.fault = Sentence(role="warn")
        self.fault.setObjectName("compareFault")
        self.fault.hide()

    def _make_methods(self, settings: SettingsFile) -> None:
        self.grid = MethodGrid()
        self.methods = self.grid.methods
        self.conditions = ConditionsBox("compare", settings, by_hand=False)
        for change in (self.grid.changed, self.conditions.changed):
            change.connect(self._show_methods)

    def _make_limits(self) -> None:
        self.seconds, self.nodes, self.plies = DecimalSpin(), Spin(), Spin()
        self.seconds.setRange(0, 36_000)
        self.seconds.setDecimals(1)
        self.nodes.setRange(0, 2_000_000_000)
        self.nodes.setSingleStep(100_000)
        self.plies.setRange(0, 99)
        for box, name, text, none in (
            (self.seconds, "compareSeconds", tr("Seconds"), tr("any")),
            (self.nodes, "compareNodes", tr("Nodes"), tr("any")),
            (self.plies, "compareDepth", tr("Depth"), tr("to the end")),
        ):
            named(box, name, text)
            box.setSpecialValueText(none)
        self.plies.setToolTip(tr("Plies to search; deeper positions are estimated"))
        self.valueless = check_box(
            "countValueless",
            tr("Count nodes without a value"),
            tr("e-Valuate: counts the whole tree, as the paper does, even where only divisions by zero are left"),
            on=True,
        )
        self.starting = push_button("startCompare", tr("Compare"))
        self.starting.setDefault(True)
        self.starting.clicked.connect(self.compare_requested)

    def _lay_out(self, settings: SettingsFile) -> None:
        limits = form(*((limit.accessibleName(), limit) for limit in (self.seconds, self.nodes, self.plies)))
        layout = column(
            Label(tr("Preset"), weight=SEMIBOLD),
            self.presets,
            Label(tr("Positions"), weight=SEMIBOLD),
            self.position,
            FlowLayout(self.adding, self.boarding, self.removing),
            self.positions,
            Label(tr("Methods"), weight=SEMIBOLD),
            self.grid,
            Label(tr("Conditions"), weight=SEMIBOLD),
            self.conditions,
            CollapsibleSection("foldLimits", tr("Each run at most"), column(limits, self.valueless), settings),
            1,
        )
        layout.setContentsMargins(0, 0, 12, 0)
        inside = widget_with_layout(layout)
        self.area = scrolled(inside)
        named(self.area, "compareScroll", tr("What is compared"))
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedWidth(panel_width(inside, 304))
        foot = column(self.fault, self.starting)
        foot.setContentsMargins(0, 0, 16, 0)
        self.setLayout(column((self.area, 1), Hairline(), foot))

    # Positions ----------------------------------------------------------------------------------------------

    def add(self) -> None:
        """Add the position in the fields, or say what is wrong with it."""
        try:
            self.add_chosen(self.position.chosen())
        except InputError as error:
            self.say(str(error))

    def add_chosen(self, chosen: ChosenSubject) -> None:
        """Add a position, or select it if it is in the list already."""
        self.say("")
        for row in range(self.positions.count()):
            if self.positions.item(row).data(_DATA) == chosen:
                self.positions.setCurrentRow(row, _ALONE)
                return
        item = QListWidgetItem(chosen.subject.text)
        item.setToolTip(chosen.subject.text)
        item.setData(_DATA, chosen)
        self.positions.addItem(item)
        self.positions.setCurrentItem(item, _ALONE)
        self._enable()

    def remove(self) -> None:
        for item in self.positions.selectedItems():
            self.positions.takeItem(self.positions.row(item))
        self._enable()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.positions.hasFocus():
            self.remove()
        else:
            super().keyPressEvent(event)

    def say(self, fault: str) -> None:
        """Show an error in the set-up; "" hides it."""
        self.fault.setText(fault)
        self.fault.setVisible(bool(fault))

    def _enable(self) -> None:
        self.removing.setEnabled(bool(self.positions.selectedItems()))
        self._show_methods()

    def _show_methods(self) -> None:
        chosen = [self.positions.item(row).data(_DATA) for row in range(self.positions.count())]
        sampled = any(one.subject.game.laboratory for one in chosen)
        self.conditions.show_methods(self.grid.ticked, sampled=sampled)

    # The plan -----------------------------------------------------------------------------------------------

    def plan(self) -> ComparisonPlan:
        """The plan as set up. Raises InputError if a number is invalid or there is nothing to compare."""
        chosen = tuple(self.positions.item(row).data(_DATA) for row in range(self.positions.count()))
        names = self.grid.names()
        if not (chosen and names):
            raise InputError(tr("There is nothing to compare: at least one position and one method are needed."))
        limit = Limit(self.seconds.value() or None, self.nodes.value() or None, self.plies.value() or None)
        return ComparisonPlan(chosen, names, limit, not self.valueless.isChecked(), self.conditions.wanted)

    def show_plan(self, data: Any) -> None:
        """Restore a stored plan. Raises InputError if it is damaged."""
        if not isinstance(data, dict):
            raise damaged_error()
        chosen = [from_json(position) for position in data.get("positions", [])]
        self.positions.clear()
        for one in chosen:
            self.add_chosen(one)
        self.grid.tick([str(name) for name in data.get("methods", [])])
        self.valueless.setChecked(not data.get("validOnly"))
        self.conditions.show_wanted(Conditions.from_json(data.get("conditions")))
        given = data.get("limit") or {}
        self._show_limit(Limit(given.get("seconds"), given.get("nodes"), given.get("depth")))

    def show_preset(self, number: int) -> None:
        preset = PRESETS[number]
        self.positions.clear()
        for key, text in preset.positions:
            self.add_chosen(from_text(key, text))
        self.grid.tick(preset.methods or default_methods())
        self.conditions.show_wanted(preset.wanted)
        self.valueless.setChecked(True)
        self._show_limit(preset.limit)

    def show_named(self, named: str) -> None:
        """Set up a preset by its number, or "METHODS;GAME:POSITION", such as "minimax,mtdf;domino:2x3"; options of
        the estimates may follow after "?". Raises InputError.
        """
        named, _, how = named.partition("?")
        sampling = Sampling.parse(how)
        if named.isdecimal():
            self.presets.setCurrentIndex(int(named) + 1)
            self.show_preset(int(named))
        else:
            names, _, position = named.partition(";")
            chosen = from_text(*position.partition(":")[::2])
            self.grid.tick(method_names(names))
            self.presets.setCurrentIndex(0)
            self.positions.clear()
            self.add_chosen(chosen)
        self.conditions.estimates.show_sampling(sampling)

    def _show_limit(self, limit: Limit) -> None:
        self.seconds.setValue(limit.seconds or 0)
        self.nodes.setValue(limit.nodes or 0)
        self.plies.setValue(limit.depth or 0)

    def _on_preset(self, number: int) -> None:
        if number > 0:
            self.show_preset(number - 1)
