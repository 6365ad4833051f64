"""Which search method, with its numbers and the depth."""

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.fields import Combo, Spin
from tiling_gui.language import tr
from tiling_gui.search.methods import METHODS, method


class MethodBox(QWidget):
    """A method, its numbers, and the depth."""

    def __init__(self, prefix: str, *, without: str = "", parent: QWidget | None = None) -> None:
        """`without` is what is written for no method at all, which comes first then; there is no depth then."""
        super().__init__(parent)
        self.methods = Combo()
        named(self.methods, f"{prefix}Method", tr("Method"))
        if without:
            self.methods.addItem(without, "")
        for info in METHODS.values():
            self.methods.addItem(info.name, info.name)
        self.numbers = QLineEdit()
        named(self.numbers, f"{prefix}Numbers", tr("Numbers of the method"))
        self.plies = Spin()
        named(self.plies, f"{prefix}Depth", tr("Depth"))
        self.plies.setToolTip(tr("Plies to search; below them positions are estimated"))
        self.plies.setRange(0, 40)
        self.plies.setSpecialValueText(tr("to the end"))
        self.plies.setPrefix(tr("depth "))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.methods, self.numbers, self.plies):
            column.addWidget(widget)
        self.plies.setVisible(not without)
        self.methods.currentIndexChanged.connect(self._show)
        self._show()

    @property
    def name(self) -> str:
        """The method as `methods.method` reads it, which raises InputError for wrong numbers; "" for none."""
        if not self.methods.currentData():
            return ""
        info = METHODS[self.methods.currentData()]
        made = f"{info.name}:{self.numbers.text().strip()}" if info.parameters else info.name
        method(made)
        return made

    def show_method(self, name: str, depth: int | None) -> None:
        """Shows a method and a depth."""
        base, _, numbers = name.partition(":")
        self.methods.setCurrentIndex(self.methods.findData(base))
        if numbers:
            self.numbers.setText(numbers)
        self.plies.setValue(depth or 0)

    def _show(self) -> None:
        info = METHODS.get(self.methods.currentData())
        self.numbers.setVisible(info is not None and bool(info.parameters))
        if info is None:
            self.methods.setToolTip(tr("A second method, on the same tree, with the same slider"))
            return
        summary = tr(info.summary)
        self.methods.setToolTip(summary[:1].upper() + summary[1:])
        self.numbers.setText(",".join(f"{number:g}" for number in info.defaults))
        self.numbers.setToolTip(tr("{numbers}: {meaning}", numbers=info.parameters, meaning=summary))
