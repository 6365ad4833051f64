"""The Commands and keys window: filters, runs and rebinds commands, and lists the keys of the board."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QKeyCombination, Qt, Slot
from PySide6.QtGui import QColor, QKeySequence
from PySide6.QtWidgets import (
    QHeaderView,
    QKeySequenceEdit,
    QLayout,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
)

from tiling_gui.desktop.session.actions import BOARD, BOARD_KEYS, commands, window_commands
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.theme import TEXT, theme
from tiling_gui.desktop.ui.widgets.base import Label, named, text_width
from tiling_gui.desktop.ui.widgets.fields import search_field
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.desktop.ui.widgets.tables import set_up_rows
from tiling_gui.language import tr

_NAME = Qt.ItemDataRole.UserRole
_PLAIN_KEYS = (Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Insert)


@dataclass(frozen=True)
class _Row:
    name: str
    """The name of the action; "" for a key of the board."""
    text: str
    keys: str
    group: str

    @property
    def words(self) -> str:
        """The text that is filtered first."""
        return f"{self.text} {self.keys} {self.group}".casefold()


_AROUND = 56
"""Pixels around the text of the field for a new key, with its button that clears it."""
_WIDEST = 170
"""Greatest width in pixels of the columns beside the command."""


class Shortcuts(ToolWindow):
    """Lists all commands. A changed shortcut applies at once and is saved."""

    COMMAND = "shortcuts"
    HELP = "keys"
    SIZE = (600, 620)
    MINIMUM_SIZE = (480, 320)
    REOPENS = True

    def build(self) -> QLayout:
        self.actions_by_name = self.workspace.actions
        self._empty = False
        """True while the status bar says that nothing matches."""
        self.status.setObjectName("shortcutMessage")
        prompt = tr("Filter by command or key; Enter runs the command")
        self.filter = search_field("filterShortcuts", prompt, prompt)
        self.filter.returnPressed.connect(self._run)
        self.filter.textChanged.connect(self._fill)
        self.table = QTableWidget(0, 3)
        named(self.table, "shortcutList", tr("Commands and their keys"))
        self.table.setHorizontalHeaderLabels([tr("Command"), tr("Key"), tr("Group")])
        set_up_rows(self.table)
        self.table.verticalHeader().setDefaultSectionSize(30)
        self.table.setWordWrap(False)
        self.table.setTabKeyNavigation(False)
        head = self.table.horizontalHeader()
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        head.setSectionResizeMode(2, QHeaderView.ResizeMode.Fixed)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setHighlightSections(False)
        self.table.itemSelectionChanged.connect(self._choose)
        self.chosen = Label(name="chosenCommand")
        self.keys = QKeySequenceEdit()
        named(self.keys, "newKey", tr("New key"))
        self.keys.setMaximumSequenceLength(1)
        self.keys.setClearButtonEnabled(True)
        for field in self.keys.findChildren(QLineEdit):
            field.setAccessibleName(tr("New key"))
        self.fit_keys()
        self.keys.editingFinished.connect(self._rebind)
        self.setFocusProxy(self.filter)
        self.reset = self.button("resetKey", tr("Default"), self._reset)
        theme.changed.connect(self._fill)
        return column(self.filter, (self.table, 1), row((self.chosen, 1), self.keys, self.reset))

    def fit_keys(self) -> None:
        """Give the field for a new key the width of its prompt, which is Qt's and differs by language."""
        for field in self.keys.findChildren(QLineEdit):
            self.keys.setFixedWidth(text_width(field.placeholderText(), TEXT) + _AROUND)

    def buttons(self) -> Sequence[QPushButton]:
        self.reset_all = self.button("resetKeys", tr("Reset all"), self._reset_all)
        return (self.reset_all,)

    def refresh(self) -> None:
        self._fill()
        self.filter.selectAll()  # typing replaces the previous filter

    # The list -------------------------------------------------------------------------------------------------

    def rows(self) -> list[_Row]:
        """Every command and the board's keys, with the current shortcuts."""
        listed = [_Row("", tr(text), tr(keys), tr(BOARD)) for text, keys in BOARD_KEYS]
        for command in commands():
            # Only the first: a platform may add keys of its own, such as one named New.
            keys = self.actions_by_name[command.name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            listed.append(_Row(command.name, tr(command.text).rstrip("… "), keys, tr(command.group)))
        return listed

    def _searched(self, row: _Row) -> str:
        """A row's text and the words of the window that its command opens."""
        more = next((command.words() for command in window_commands() if command.name == row.name), "")
        return f"{row.words} {more.casefold()}"

    @Slot()
    def _fill(self) -> None:
        """Fill the table with the rows that match the filter; keep the selection, or select the first match."""
        wanted = self.filter.text().casefold().split()
        rows = self.rows()
        own = [row for row in rows if all(word in row.words for word in wanted)]
        also = [row for row in rows if row not in own and all(word in self._searched(row) for word in wanted)]
        shown = own + also
        name = self.command
        self.table.blockSignals(True)
        self.table.setRowCount(len(shown))
        for k, each in enumerate(shown):
            for place, text in enumerate((each.text, each.keys, each.group)):
                item = QTableWidgetItem(text)
                item.setData(_NAME, each.name)
                keys = each.keys or tr("no key")
                item.setToolTip(f"{each.text}: {keys}")
                if place == 2 or not each.name:
                    item.setForeground(QColor(theme.palette.muted))
                self.table.setItem(k, place, item)
        for place in (1, 2):  # once: a header that follows its contents measures them at every item
            self.table.resizeColumnToContents(place)
            self.table.setColumnWidth(place, min(self.table.columnWidth(place), _WIDEST))
        self.table.clearSelection()
        at = next((k for k, row in enumerate(shown) if row.name and row.name == name), None)
        if at is None and wanted:
            at = next((k for k, row in enumerate(shown) if row.name), None)  # so that Enter runs the first match
        if at is not None:
            self.table.selectRow(at)
        self.table.blockSignals(False)
        if not shown:
            self._empty = True
            self.say(tr("Nothing matches “{words}”.", words=self.filter.text()))
        elif self._empty:
            self._empty = False
            self.say("")
        self._choose()

    @property
    def command(self) -> str:
        """The selected command; "" if none or a key of the board is selected."""
        items = self.table.selectedItems()
        return str(items[0].data(_NAME)) if items else ""

    @Slot()
    def _choose(self) -> None:
        items, name = self.table.selectedItems(), self.command
        for widget in (self.keys, self.reset):
            widget.setEnabled(bool(name))
        self.keys.blockSignals(True)
        self.keys.setKeySequence(self.actions_by_name[name].shortcut() if name else QKeySequence())
        self.keys.blockSignals(False)
        if name:
            self.chosen.setText(items[0].text())
        else:
            self.chosen.setText(tr("This key is fixed.") if items else tr("Select a command to change its key."))

    @Slot()
    def _run(self) -> None:
        """Run the selected command, or say why it cannot."""
        name = self.command
        if not name:
            self.say(self.filter.placeholderText())
            return
        action = self.actions_by_name[name]
        if not (action.isEnabled() and action.isVisible()):
            self.say(tr("{command} is not available now.", command=action.text().rstrip("… ")), wrong=True)
            return
        self.close()
        action.trigger()

    # Changing shortcuts ---------------------------------------------------------------------------------------

    @Slot()
    def _rebind(self) -> None:
        name, keys = self.command, self.keys.keySequence()
        if not name or keys in self.actions_by_name[name].shortcuts():
            return
        self._give(name, keys.toString())

    @Slot()
    def _reset(self) -> None:
        if self.command:
            self._give(self.command, None)

    def _give(self, name: str, keys: str | None) -> None:
        """Give a command a shortcut, "" for none, None for its default; or says why it cannot."""
        actions = self.actions_by_name
        wanted = [QKeySequence(keys)] if keys else actions.default_keys(name) if keys is None else []
        for key in wanted:
            shown = key.toString(QKeySequence.SequenceFormat.NativeText)
            if keys and not can_be_shortcut(key):
                self.say(
                    tr("{key} is reserved for the board; use Ctrl, Alt or a function key.", key=shown),
                    wrong=True,
                )
                self._choose()
                return
            holder = next((a for a in actions if a.objectName() != name and key in a.shortcuts()), None)
            if holder is not None:
                words = holder.text().rstrip("… ")
                self.say(
                    tr("{key} is already the key of {other}; change that one first.", key=shown, other=words),
                    wrong=True,
                )
                self._choose()
                return
        actions.rebind(name, keys)
        text = actions[name].text().rstrip("… ")
        shown = actions[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.say(f"{text}: {shown}." if shown else tr("{command} has no key now.", command=text))
        self._fill()

    @Slot()
    def _reset_all(self) -> None:
        self.actions_by_name.reset_keys()
        self.say(tr("All commands have their default keys."))
        self._fill()


def can_be_shortcut(keys: QKeySequence) -> bool:
    """False for keys the board needs: letters, digits, arrows, Space and Enter without Ctrl or Alt."""
    combination: QKeyCombination = keys[0]  # type: ignore[index]  # the stubs leave this out
    strong = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    if combination.keyboardModifiers() & strong:
        return True
    return Qt.Key.Key_F1 <= combination.key() <= Qt.Key.Key_F35 or combination.key() in _PLAIN_KEYS
