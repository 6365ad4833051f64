"""Drawing a tree by clicking: a click chooses a node, the buttons give it a child, take it away, give it a value."""

from collections.abc import Callable

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.fields import EnterField
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.search.trace import Path
from tiling_gui.search.tree_editing import node_at, with_child, with_node, without
from tiling_gui.search.typed_tree import Tree


class DrawBar(QWidget):
    """Changes the tree that `read` returns; it keeps nothing but which node is chosen."""

    edited = Signal(str)
    """(tree) As nested lists."""
    changed = Signal()
    """Drawing was turned on or off, or another node is chosen."""
    failed = Signal(str)
    """(sentence)"""

    def __init__(self, theme: Theme, read: Callable[[], Tree], parent: QWidget | None = None) -> None:
        """`read` raises InputError where the tree cannot be read."""
        super().__init__(parent)
        self._read = read
        self.path: Path = ()
        """The chosen node."""
        self.on = QCheckBox(tr("Draw by clicking"))
        self.on.setObjectName("drawTree")
        self.on.setToolTip(tr("A click on a node chooses it, to be given children or a value"))
        self.on.toggled.connect(self._toggled)
        self.value = EnterField()
        named(self.value, "drawnValue", tr("Value of the chosen node"))
        self.value.setToolTip(tr("Enter gives the chosen node this value; [3, 5] makes it a node with two leaves"))
        self.value.returnPressed.connect(self._set_value)
        self.child = push_button(theme, "addChild", tr("Add a child"), tr("Gives the chosen node one more child"))
        self.child.clicked.connect(lambda: self._change(lambda tree: with_child(tree, self.path)))
        self.removing = push_button(theme, "removeNode", tr("Remove"), tr("Takes the chosen node away"))
        self.removing.clicked.connect(self._remove)
        self._tools = QWidget()
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.child)
        row.addWidget(self.removing)
        inner = QVBoxLayout(self._tools)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self.value)
        inner.addLayout(row)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.on)
        column.addWidget(self._tools)
        self._tools.hide()

    @property
    def is_on(self) -> bool:
        """Whether a click chooses a node; only where the bar can be seen."""
        return self.on.isChecked() and not self.isHidden()

    def choose(self, path: Path) -> None:
        """The node that the buttons are about."""
        try:
            node = node_at(self._read(), path)
        except InputError as error:
            self.failed.emit(str(error))
            return
        self.path = path
        self.value.setText("" if node.children else str(node))
        self.value.setFocus()
        self.value.selectAll()
        self.changed.emit()

    @Slot(bool)
    def _toggled(self, on: bool) -> None:
        self._tools.setVisible(on)
        self.path = ()
        self.changed.emit()

    def _set_value(self) -> None:
        self._change(lambda tree: with_node(tree, self.path, Tree.parse(self.value.text())))

    def _remove(self) -> None:
        path = self.path
        if self._change(lambda tree: without(tree, path)):
            self.path = path[:-1]
            self.changed.emit()

    def _change(self, change: Callable[[Tree], Tree]) -> bool:
        try:
            made = str(change(self._read()))
            Tree.parse(made)  # as large as a tree may be
        except InputError as error:
            self.failed.emit(str(error))
            return False
        self.edited.emit(made)
        return True
