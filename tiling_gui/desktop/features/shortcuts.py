"""Every command with its key, to be filtered, run, changed and reset, and the keys of the board."""

from dataclasses import dataclass

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.desktop.session.actions import BOARD, BOARD_KEYS, Actions, commands
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import CAPTION, Theme
from tiling_gui.desktop.ui.widgets.base import Hairline, Label, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.table_style import read_rows
from tiling_gui.desktop.ui.widgets.window_size import open_at
from tiling_gui.language import tr

_NAME = Qt.ItemDataRole.UserRole
_FREE = (Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Insert)


@dataclass(frozen=True)
class _Row:
    name: str
    """The action's; "" for a key of the board."""
    text: str
    keys: str
    group: str

    @property
    def words(self) -> str:
        """What the filter looks through first."""
        return f"{self.text} {self.keys} {self.group}".casefold()


class Shortcuts(QDialog):
    """The window; keys changed here hold at once and are kept."""

    changed = Signal()

    def __init__(self, theme: Theme, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shortcuts")
        self.setWindowTitle(tr("Commands and keys"))
        self.setModal(False)
        self.setMinimumSize(420, 320)
        open_at(self, 600, 620)
        self.theme, self.actions_by_name = theme, actions
        self._empty = False
        """True while the message says that nothing matches."""
        self._make_parts()
        self._lay_out()
        theme.changed.connect(self.refresh)
        self.refresh()
        self.filter.setFocus()

    def _make_parts(self) -> None:
        self.filter = QLineEdit()
        named(self.filter, "filterShortcuts", tr("Filter by command or key"))
        self.filter.setPlaceholderText(tr("Filter by command or key; Enter runs the command"))
        self.filter.returnPressed.connect(self._run)
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self.refresh)
        self.table = QTableWidget(0, 3)
        named(self.table, "shortcutList", tr("Commands and their keys"))
        self.table.setHorizontalHeaderLabels([tr("Command"), tr("Key"), tr("Where")])
        read_rows(self.table)
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
        self.chosen = Label(self.theme)
        self.chosen.setObjectName("chosenCommand")
        self.keys = QKeySequenceEdit()
        named(self.keys, "newKey", tr("New key"))
        self.keys.setToolTip(tr("Press the new key here"))
        self.keys.setMaximumSequenceLength(1)
        self.keys.setClearButtonEnabled(True)
        self.keys.setFixedWidth(150)
        for field in self.keys.findChildren(QLineEdit):
            field.setAccessibleName(tr("New key"))
            field.setPlaceholderText(tr("Press a key"))
        self.keys.editingFinished.connect(self._rebind)
        self.reset = push_button(self.theme, "resetKey", tr("Default"), tr("Gives the chosen command its default key"))
        self.reset.clicked.connect(self._reset)
        self.reset_all = push_button(
            self.theme, "resetKeys", tr("Reset all"), tr("Gives every command its default key")
        )
        self.reset_all.clicked.connect(self._reset_all)
        self.message = Label(self.theme, size=CAPTION, role="muted")
        named(self.message, "shortcutMessage", tr("Message"))

    def _lay_out(self) -> None:
        edit = QHBoxLayout()
        edit.setSpacing(8)
        edit.addWidget(self.chosen, 1)
        edit.addWidget(self.keys)
        edit.addWidget(self.reset)
        foot = QHBoxLayout()
        foot.addWidget(self.message, 1)
        foot.addWidget(self.reset_all)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addWidget(self.filter)
        column.addWidget(self.table, 1)
        column.addLayout(edit)
        column.addWidget(Hairline(self.theme))
        column.addLayout(foot)

    # The list -------------------------------------------------------------------------------------------------

    def rows(self) -> list[_Row]:
        """Every command and the board's keys, as they are now."""
        listed = [_Row("", tr(text), tr(keys), tr(BOARD)) for text, keys in BOARD_KEYS]
        for command in commands():
            # Only the first: a platform may add keys of its own, such as one named New.
            keys = self.actions_by_name[command.name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            listed.append(_Row(command.name, tr(command.text).rstrip("… "), keys, tr(command.group)))
        return listed

    def _searched(self, row: _Row) -> str:
        """A row's words and those of what its command opens."""
        more = self.actions_by_name[row.name].whatsThis() if row.name else ""
        return f"{row.words} {more.casefold()}"

    @Slot()
    def refresh(self) -> None:
        """Fills the table with what the filter lets through; the chosen command stays chosen, else it is the first."""
        wanted = self.filter.text().casefold().split()
        rows = self.rows()
        own = [row for row in rows if all(word in row.words for word in wanted)]
        also = [row for row in rows if row not in own and all(word in self._searched(row) for word in wanted)]
        shown = own + also
        name = self.command
        self.table.blockSignals(True)
        self.table.setRowCount(len(shown))
        for k, row in enumerate(shown):
            for column, text in enumerate((row.text, row.keys, row.group)):
                item = QTableWidgetItem(text)
                item.setData(_NAME, row.name)
                keys = row.keys or tr("no key")
                item.setToolTip(f"{row.text}: {keys}")
                if column == 2 or not row.name:
                    item.setForeground(QColor(self.theme.palette.muted))
                self.table.setItem(k, column, item)
        for column in (1, 2):  # once: a header that follows its contents measures them at every item
            self.table.resizeColumnToContents(column)
        self.table.clearSelection()
        at = next((k for k, row in enumerate(shown) if row.name and row.name == name), None)
        if at is None and wanted:
            at = next((k for k, row in enumerate(shown) if row.name), None)  # what was looked for, without a click
        if at is not None:
            self.table.selectRow(at)
        self.table.blockSignals(False)
        if not shown:
            self._empty = True
            self._say(tr("Nothing matches “{words}”.", words=self.filter.text()))
        elif self._empty:
            self._empty = False
            self._say("")
        self._choose()

    @property
    def command(self) -> str:
        """The chosen command; "" if there is none, or a key of the board."""
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
            self.chosen.setText(tr("This key is fixed.") if items else tr("Choose a command to change its key."))

    @Slot()
    def _run(self) -> None:
        """Carries out the chosen command, or says why not."""
        name = self.command
        if not name:
            self._say(tr("Enter runs a command; type a part of its name to choose it."))
            return
        action = self.actions_by_name[name]
        if not (action.isEnabled() and action.isVisible()):
            self._say(tr("{command} cannot be done now.", command=action.text().rstrip("… ")), wrong=True)
            return
        self.close()
        action.trigger()

    # Changing -------------------------------------------------------------------------------------------------

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
        """Gives a command a key, "" for none, None for its default; says why where it cannot."""
        actions = self.actions_by_name
        wanted = [QKeySequence(keys)] if keys else actions.default_keys(name) if keys is None else []
        for key in wanted:
            shown = key.toString(QKeySequence.SequenceFormat.NativeText)
            if keys and not may_be_a_command(key):
                self._say(
                    tr("{key} is for the board; a command's key has Ctrl or Alt, or is a function key.", key=shown),
                    wrong=True,
                )
                self._choose()
                return
            holder = next((a for a in actions if a.objectName() != name and key in a.shortcuts()), None)
            if holder is not None:
                words = holder.text().rstrip("… ")
                self._say(
                    tr("{key} is the key of {other} already; give {other} another one first.", key=shown, other=words),
                    wrong=True,
                )
                self._choose()
                return
        actions.rebind(name, keys)
        text = actions[name].text().rstrip("… ")
        shown = actions[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self._say(f"{text}: {shown}." if shown else tr("{command} has no key now.", command=text))
        self.refresh()
        self.changed.emit()

    @Slot()
    def _reset_all(self) -> None:
        self.actions_by_name.reset_keys()
        self._say(tr("Every command has its default key."))
        self.refresh()
        self.changed.emit()

    def _say(self, sentence: str, *, wrong: bool = False) -> None:
        self.message.set_role("warn" if wrong else "muted")
        self.message.setText(sentence)
        self.message.setAccessibleDescription(sentence)


def may_be_a_command(keys: QKeySequence) -> bool:
    """False for what the board needs: letters, digits, arrows, Space and Enter without Ctrl or Alt."""
    combination: QKeyCombination = keys[0]  # type: ignore[index]  # the stubs leave this out
    strong = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    if combination.keyboardModifiers() & strong:
        return True
    return Qt.Key.Key_F1 <= combination.key() <= Qt.Key.Key_F35 or combination.key() in _FREE


class ShortcutsFeature(QObject):
    """The command Commands and keys…"""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace = workspace
        workspace.actions["shortcuts"].triggered.connect(self.show)

    @Slot()
    def show(self) -> None:
        """Opens the list of keys."""
        windows = self._workspace.windows
        windows.open("shortcuts", lambda: Shortcuts(self._workspace.theme, self._workspace.actions, windows.main))

    def close(self) -> None:
        """Its window is the workspace's, which closes it."""
