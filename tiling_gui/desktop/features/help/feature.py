"""Opens the help at the page of what is on screen. The window is built when it is first asked for.

F1 works in every window that belongs to a main window: each gets the action when it first has the focus.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from tiling_gui.desktop.features.help import links, pages
from tiling_gui.desktop.session.actions import BOARD, BOARD_KEYS, commands
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.translations import wanted
from tiling_gui.desktop.ui.widgets.base import bring_to_front
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr

if TYPE_CHECKING:
    from tiling_gui.desktop.features.help.window import HelpWindow

GAME_PAGES = {
    "domino": "tiling",
    "evaluate": "e-valuate",
    "sharing": "sharing-games",
    "ellie": "ellie-game",
    "heaps": "heaps",
    "matching": "matching-game",
}
WINDOW_PAGES = {
    "graphEditor": "sharing-games",
    "sweepWindow": "sharing-games",
}
"""The page of a window by its objectName; everything else is the main window's game."""


class Help(QObject):
    """The help of one main window."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace = workspace
        self._help: HelpWindow | None = None
        workspace.actions["help"].triggered.connect(self.open)
        workspace.actions["whatsNew"].triggered.connect(self._open_changes)
        workspace.actions["sourceDocuments"].triggered.connect(self._open_sources)

    @Slot()
    def open(self) -> None:
        """Shows the page of what is on screen."""
        self.open_at(self.page())

    @Slot()
    def _open_changes(self) -> None:
        self.open_at(pages.CHANGES)

    @Slot()
    def _open_sources(self) -> None:
        self.open_at(pages.SOURCES)

    def open_at(self, name: str) -> None:
        """Shows a page."""
        made = self.window()
        made.show_page(name)
        bring_to_front(made)

    def window(self) -> "HelpWindow":
        """The help window, built now if it is not yet."""
        if self._help is None:
            from tiling_gui.desktop.features.help.window import HelpWindow

            self._help = HelpWindow(self._workspace.theme, self.text_of, self.language, self._workspace.windows.main)
            self._help.page.wanted.connect(self.follow)
        return self._help

    @Slot(QUrl)
    def follow(self, link: QUrl) -> None:
        """Does what a link says: shows a position or a game on the board, runs a command, or asks another feature."""
        space = self._workspace
        kind, what = link.scheme(), link.path(QUrl.ComponentFormattingOption.FullyDecoded)
        if kind == links.RUN:
            space.actions[what].trigger()
        elif kind != links.BOARD:
            space.windows.asked.emit(kind, what)
        else:
            try:
                record = links.Shown.of(link).record(space.settings.current, space.store)
            except (InputError, StoreError) as error:
                space.status.say(str(error))
                return
            space.controller.open(record)
            space.windows.to_front()

    @property
    def language(self) -> str:
        """The language of the pages; those it lacks are shown in English."""
        return wanted(self._workspace.settings.current.language)

    def page(self) -> str:
        """The page of the window that is in front: of its kind, or of the game that is played."""
        front = QApplication.activeWindow()
        if isinstance(front, ToolWindow):
            return front.HELP
        name = WINDOW_PAGES.get(front.objectName(), "") if front is not None else ""
        return name or GAME_PAGES.get(self._workspace.controller.game.key, "start")

    def text_of(self, name: str) -> str:
        """The Markdown of a page with the keys of the moment in it."""
        return pages.with_keys(pages.read(name, self.language).text, self._keys(), self._table())

    def _key(self, name: str) -> str:
        return self._workspace.actions[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    def _keys(self) -> dict[str, str]:
        # Pages that are not translated name the commands in English.
        names = ((words, command.name) for command in commands() for words in (command.text, tr(command.text)))
        return {words.rstrip("… "): self._key(name) for words, name in names}

    def _table(self) -> str:
        """The list of keys as Markdown, a table for the board and one for each group of commands."""
        heads = (tr("Command"), tr("Key"), tr("What it does"))
        groups: dict[str, list[tuple[str, ...]]] = {tr(BOARD): [(tr(words), tr(keys)) for words, keys in BOARD_KEYS]}
        for command in commands():
            row = (tr(command.text).rstrip("… "), self._key(command.name), tr(command.hint))
            groups.setdefault(tr(command.group), []).append(row)
        parts = []
        for group, rows in groups.items():
            columns = len(rows[0])
            lines = [_row(heads[:columns]), _row(("---",) * columns), *map(_row, rows)]
            parts.append("\n".join([f"## {group}", "", *lines, ""]))
        return "\n".join(parts)

    @Slot()
    def close(self) -> None:
        """Closes the help with its main window."""
        if self._help is not None:
            self._help.close()


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"
