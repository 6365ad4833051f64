"""The base of the set-up cards of games on graphs: choice of a graph, a note, Start."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from tiling_gui.core.graphs.families import FAMILY_NAMES, is_member, limits, named, written
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.desktop.games.start_card import StartCard
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label
from tiling_gui.desktop.ui.widgets.fields import Combo, Spin
from tiling_gui.language import mark, tr

FAMILIES: Mapping[str, tuple[tuple[str, ...], tuple[int, ...]]] = {
    "friendship": ((mark("Triangles"),), (3,)),
    "path": ((mark("Vertices"),), (5,)),
    "cycle": ((mark("Vertices"),), (5,)),
    "complete": ((mark("Vertices"),), (4,)),
    "wheel": ((mark("Spokes"),), (5,)),
    "star": ((mark("Leaves"),), (5,)),
    "grid": ((mark("Rows"), mark("Columns")), (3, 3)),
    "cube": ((), ()),
    "octahedron": ((), ()),
    "bipartite": ((mark("One side"), mark("Other side")), (2, 3)),
    "tree": ((mark("Vertices"),), (7,)),
    "randomtree": ((mark("Vertices"), mark("Seed")), (12, 1)),
    "hypercube": ((mark("Dimension"),), (4,)),
    "prism": ((mark("Sides"),), (5,)),
    "petersen": ((), ()),
    "cylinder": ((mark("Rows"), mark("Columns")), (3, 6)),
    "torus": ((mark("Rows"), mark("Columns")), (4, 6)),
    "triangular": ((mark("Along a side"),), (4,)),
    "hexagonal": ((mark("Along a side"),), (3,)),
    "box": ((mark("Layers"), mark("Rows"), mark("Columns")), (2, 3, 3)),
    "random": ((mark("Vertices"), mark("Seed")), (8, 1)),
}
"""By family: the names of its parameters, and their initial values."""

_OWN = "own"


class GraphCard(StartCard):
    """A set-up card with a choice of graph; subclasses add further fields and implement `_on_change`."""

    filled = Signal()
    """A graph was put on the card from a file or the editor."""

    def __init__(self) -> None:
        super().__init__()
        self._own: dict[str, Graph] = {}
        self.column.addWidget(Label(tr("New game"), weight=SEMIBOLD))
        self.graph = self._combo(tr("Graph"), "graphFamily", [(tr(FAMILY_NAMES[key]), key) for key in FAMILIES])
        self._numbers = [self._spin_row(name) for name in ("graphNumber", "graphNumber2", "graphNumber3")]
        for widget in self._numbers[0][:2]:  # reserve room for one parameter, so that Start does not move
            policy = widget.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            widget.setSizePolicy(policy)
        self.start = self.start_button()
        self.graph.activated.connect(self._on_change)
        for _, spin, _ in self._numbers:
            spin.valueChanged.connect(self._on_change)
            spin.lineEdit().returnPressed.connect(self.start.click)

    def _on_change(self) -> None:
        """Called after every choice. Slots are declared by subclasses: with a slot here, `sender` would be unknown."""
        raise NotImplementedError

    def _combo(self, text: str, name: str, items: list[tuple[str, str]]) -> Combo:
        combo = Combo()
        combo.setObjectName(name)
        combo.setAccessibleName(text)
        combo.setFixedWidth(128)
        combo.setMinimumHeight(32)
        for words, key in items:
            combo.addItem(words, key)
        self.add_row(text, combo)
        return combo

    def _spin_row(self, name: str) -> tuple[Label, Spin, QWidget]:
        spin = Spin()
        spin.setObjectName(name)
        spin.setFixedWidth(72)
        spin.setMinimumHeight(32)
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label = self.add_row("", spin)
        return label, spin, spin

    def set_own_graphs(self, graphs: Mapping[str, Graph]) -> None:
        """Set the user's graphs by name. The one that is chosen remains even if it is no longer stored."""
        chosen = str(self.graph.currentData())
        name = chosen.removeprefix(f"{_OWN}:")
        own = dict(graphs)
        if chosen.startswith(_OWN) and name in self._own:
            own[name] = self._own[name]
        for i in reversed(range(self.graph.count())):
            if str(self.graph.itemData(i)).startswith(_OWN):
                self.graph.removeItem(i)
        self._own = own
        for name in self._own:
            self.graph.addItem(name, f"{_OWN}:{name}")
        self.graph.setCurrentIndex(self.graph.findData(chosen))

    def use_graph(self, name: str, graph: Graph) -> None:
        """Choose a graph for the next game; its name appears in the game's title and record."""
        self._choose_graph(replace(graph, name="" if name == tr("drawn") else name))
        self._on_change()
        self.filled.emit()

    def _choose_graph(self, graph: Graph) -> None:
        """Choose the family of which `graph` is a member, else the graph among the user's own."""
        family, _, numbers = graph.name.partition(":")
        parts = [part for part in numbers.replace("x", ",").split(",") if part]
        if family in FAMILIES and is_member(graph):
            self.graph.setCurrentIndex(self.graph.findData(family))
            self._show_numbers()
            for (_, spin, _), part in zip(self._numbers, parts, strict=False):
                spin.setValue(int(part))
            return
        name = graph.name or next((n for n, own in self._own.items() if own == graph), "") or self._unused(tr("drawn"))
        self._own[name] = graph
        if self.graph.findData(f"{_OWN}:{name}") < 0:
            self.graph.addItem(name, f"{_OWN}:{name}")
        self.graph.setCurrentIndex(self.graph.findData(f"{_OWN}:{name}"))

    def _unused(self, name: str) -> str:
        """`name`, or `name` with a number if it is taken: an earlier drawing exists only here."""
        tried, number = name, 1
        while tried in self._own:
            number += 1
            tried = f"{name} {number}"
        return tried

    @property
    def chosen_graph(self) -> Graph:
        """The chosen graph. Raises InputError if the parameters are impossible."""
        key = str(self.graph.currentData())
        if key.startswith(f"{_OWN}:"):
            return self._own[key.removeprefix(f"{_OWN}:")]
        count = len(FAMILIES[key][0])
        return named(written(key, [spin.value() for _, spin, _ in self._numbers[:count]]))

    def _show_numbers(self) -> None:
        key = str(self.graph.currentData())
        labels, first = FAMILIES.get(key, ((), ()))
        ranges = limits(key) if key in FAMILIES else ()
        for i, (label, spin, _) in enumerate(self._numbers):
            used = i < len(labels)
            label.setVisible(used)
            spin.setVisible(used)
            if used:
                least, most = ranges[i]
                spin.blockSignals(True)
                text = tr(labels[i])
                changed = label.text() != text or spin.property("family") != key
                spin.setRange(least, min(most, 999_999))
                if changed:
                    spin.setValue(first[i])
                spin.blockSignals(False)
                spin.setProperty("family", key)
                label.setText(text)
                spin.setAccessibleName(text)
                spin.setToolTip(tr("{what}, {least} to {most}", what=text, least=least, most=most))
