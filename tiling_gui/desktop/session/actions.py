"""Every command of the program: its name, text, keys, icon and hint. Menus, toolbar and key list are built from it.

A command's name is the objectName of its QAction, by which scripts, screen readers and tests find it. Keys can be
rebound; the user's choices are stored in the settings file.
"""

import importlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pkgutil import resolve_name
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from tiling_gui.core.catalogue import GAMES, games_in_window
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.language import mark, tr

Standard = QKeySequence.StandardKey


@dataclass(frozen=True)
class Command:
    name: str
    text: str
    """Menu text, marked for translation like all text here and translated when shown."""
    hint: str
    """A sentence for the tool tip and the status bar; "" if the text says it."""
    keys: "str | Standard | None" = None
    icon: str = ""
    checkable: bool = False
    group: str = mark("Game")
    """Heading under which the list of keys shows it."""
    page: str = ""
    """The help page it opens; "" for a command that does something else."""
    game: str = ""
    """Key of the only game in which it is enabled; "" for a command of every game."""


@dataclass(frozen=True, kw_only=True)
class WindowCommand(Command):
    """A command that opens a window: everything needed before the window's module is imported."""

    opens: str = ""
    """"module:class" of a subclass of session.tool_window.ToolWindow."""
    within: str = ""
    """If the command has no window of its own: the command whose window shows what `shows` says."""
    shows: Callable[[Any, str], Any] = lambda workspace, what: what
    """From the workspace and the target of a link ("" for none): what `show_filled` of the window of `within` gets."""
    window: str
    """objectName of the window; stored under this name when the set of open windows is saved. Without a window of its
    own, the name under which an earlier version stored one."""
    section: tuple[str, int] | None = None
    """(menu by its untranslated name, section of that menu counted from 0)."""
    link: str = ""
    """URL scheme of the help links that the window opens with `show_link`."""
    words: Callable[[], str] = str
    """Further words by which the list of commands finds it."""

    @property
    def shown_by(self) -> str:
        """The command whose window it opens."""
        return self.within or self.name

    def load(self) -> Any:
        """Import the module and return the window's class."""
        return resolve_name(self.opens)


FAMILIES, TREES = "families", "watchSearch"
"""The commands whose windows show the values of families of positions, and trees."""

WINDOWS = (
    "features.files",
    "features.preferences",
    "features.help",
    "features.shortcuts",
    "features.position_editor",
    "features.tasks",
    "features.results",
    "features.lessons",
    "features.tournament",
    "features.lab",
    "features.combinatorial_theory",
)
"""Packages of tiling_gui.desktop whose COMMANDS open windows, in menu order. The packages of the games' views follow,
if they have COMMANDS."""


@cache
def window_commands() -> tuple[WindowCommand, ...]:
    """The commands that open windows. Imports their packages, but not the modules of the windows."""
    packages = [f"tiling_gui.desktop.{name}" for name in WINDOWS]
    packages += [game.view.rpartition(".")[0] for game in games_in_window()]
    found = [getattr(importlib.import_module(package), "COMMANDS", ()) for package in packages if package]
    return tuple(command for entries in found for command in entries)


def window_command(name: str) -> WindowCommand:
    """The window command of this name. Raises StopIteration if there is none."""
    return next(command for command in window_commands() if command.name == name)


@cache
def commands() -> tuple[Command, ...]:
    return (*COMMANDS, *window_commands())


COMMANDS = (
    Command("newGame", mark("New"), mark("Starts a new game with the set-up on the left."), Standard.New, "new"),
    Command("newWindow", mark("New window"), "", "Ctrl+Shift+N", "window"),
    Command("openGame", mark("Open…"), "", Standard.Open, "open"),
    Command("saveGame", mark("Save a copy…"), mark("Writes the game to a file; the game itself is saved automatically."), Standard.Save, "save"),
    Command("printGame", mark("Print…"), "", "Ctrl+Alt+P"),
    Command("rematch", mark("Play again"), "", "Ctrl+Alt+N", "new"),
    Command("switchRoles", mark("Play with roles switched"), mark("Plays the same start again with MAX and MIN swapped; the larger result wins."), "Ctrl+Shift+R", "switchRoles"),
    Command("resign", mark("Resign"), "", None),
    *(
        Command(f"game{number}", each.name, "", f"Ctrl+{number}")
        for number, each in enumerate(games_in_window(), 1)
    ),
    Command("closeWindow", mark("Close window"), "", Standard.Close),
    Command("quit", mark("Quit"), "", Standard.Quit),
    Command("undo", mark("Undo"), mark("Takes back the last move, or your own last move and the reply to it."), Standard.Undo, "undo", group=mark("Edit")),
    Command("redo", mark("Redo"), "", "Ctrl+Shift+Z; Ctrl+Y", "redo", group=mark("Edit")),
    Command("commentMove", mark("Comment on the move"), "", "Ctrl+M", "comment", group=mark("Edit")),
    Command("markBoard", mark("Marks and arrows…"), mark("Marks places on the board and draws arrows. Right click and right drag do the same; Shift, Ctrl and Alt give other colours."), "Ctrl+Alt+A", group=mark("Edit")),
    Command("clearMarks", mark("Clear marks and arrows"), "", None, group=mark("Edit")),
    Command("promoteLine", mark("Promote the line"), mark("Makes the current line the main line."), "Ctrl+Up", "tree", group=mark("Edit")),
    Command("deleteMove", mark("Delete from here"), "", "Ctrl+Del", "delete", group=mark("Edit")),
    Command("copyGame", mark("Copy game"), "", Standard.Copy, "copy", group=mark("Edit")),
    Command("paste", mark("Paste"), mark("Opens what is on the clipboard: a game, a board such as 6x8, a diagram of one, an expression or a graph."), Standard.Paste, "", group=mark("Edit")),
    Command("copyBoard", mark("Copy board as text"), "", "Ctrl+Shift+C", "", group=mark("Edit")),
    Command("copyImage", mark("Copy board as image"), "", "Ctrl+Alt+C", group=mark("Edit")),
    Command("hint", mark("Hint"), "", "F2", "hint", group=mark("Analyse")),
    Command("showValues", mark("Values"), mark("Shows what every move is worth; Ctrl+I shows where the value under the pointer comes from."), "F3", "values", True, mark("Analyse")),
    Command("valuesKind", mark("Cost or final count"), "", "Shift+F3", group=mark("Analyse")),
    Command("showGraph", mark("Graph"), mark("Shows the guaranteed count after every move."), "F4", "graph", True, mark("Analyse")),
    Command("showStructure", mark("Structure"), mark("Shows the components of the free squares, with means and phases."), "Ctrl+Alt+S", "structure", True, mark("View")),
    Command("showTheorem", mark("Theorem 1 of the paper"), mark("At the end of a game: assigns each free square a domino of its own, and shows what follows."), None, "", True, mark("View")),
    Command("nimSum", mark("Nim equivalent"), mark("Shows the independent parts with their Grundy values and the nim-sum in binary."), "Shift+F4", "structure", True, mark("Analyse")),
    Command("solve", mark("Solve"), mark("Finds the exact minimax value of the starting position."), "F5", "solve", group=mark("Analyse")),
    Command("pauseSolve", mark("Pause"), mark("Pauses or continues the solve."), "Shift+F5", "pause", group=mark("Analyse")),
    Command("cancelSolve", mark("Cancel"), mark("Stops the solve; what is proved is kept."), "Ctrl+F5", "cancel", group=mark("Analyse")),
    Command("valueOrigin", mark("Where the value comes from"), mark("Shows who proved the value of the position, or of the move under the pointer, when, and by which theorem or file; can prove it again."), "Ctrl+I", "search", group=mark("Analyse")),
    Command("review", mark("Review"), mark("Judges every move of the game by its exact value."), "Ctrl+J", "review", group=mark("Analyse")),
    Command("nextMistake", mark("Next mistake"), "", "F8", group=mark("Analyse")),
    Command("previousMistake", mark("Previous mistake"), "", "Shift+F8", group=mark("Analyse")),
    Command("practise", mark("Try my mistakes again"), "", None, "puzzles", group=mark("Analyse")),
    Command("pastGames", mark("Your games from here"), mark("Lists your other games that reached this position, or a symmetric one, and how they ended."), None, "results", group=mark("Analyse")),
    Command("dailyPuzzle", mark("Puzzle of the day"), "", None, "puzzles", group=mark("Analyse")),
    Command("guessMoves", mark("Guess the moves"), mark("Asks you to guess the moves of one side in this game, position by position."), None, "puzzles", group=mark("Analyse")),
    Command("pauseReviews", mark("Pause reviews"), "", None, "pause", True, mark("Analyse")),
    Command("cancelReviews", mark("Stop reviews"), "", None, "cancel", group=mark("Analyse")),
    Command("openGraph", mark("Open a graph…"), mark("Reads GraphML, GML, Pajek, DIMACS, graph6, edge lists and more."), None, "folder", group=GAMES["sharing"].name, game="sharing"),
    Command("openMatchingGraph", mark("Open a graph…"), mark("Reads GraphML, GML, Pajek, DIMACS, graph6, edge lists and more."), None, "folder", group=GAMES["matching"].name, game="matching"),
    Command("exportGraph", mark("Export graph…"), mark("Writes the value graph as SVG or PNG."), None, "export", group=mark("Analyse")),
    Command("toggleMode", mark("Play or analyse"), mark("Switches between Play, where nothing is evaluated before the end, and Analyse."), "F7", group=mark("Analyse")),
    Command("tryMoves", mark("Try moves"), mark("Moves of either side can be tried as variations; the players wait."), "Shift+F7", "tree", True, mark("Analyse")),
    Command("firstMove", mark("First move"), "", "Home", "first", group=mark("Moves")),
    Command("previousMove", mark("Back"), "", "PgUp", "previous", group=mark("Moves")),
    Command("nextMove", mark("Forward"), "", "PgDown", "next", group=mark("Moves")),
    Command("lastMove", mark("Last move"), "", "End", "last", group=mark("Moves")),
    Command("leftPanel", mark("Left panel"), "", "F9", "panelLeft", True, mark("View")),
    Command("rightPanel", mark("Right panel"), "", "Shift+F9", "panelRight", True, mark("View")),
    Command("largerText", mark("Larger text"), "", "Ctrl++; Ctrl+=", group=mark("View")),
    Command("smallerText", mark("Smaller text"), "", "Ctrl+-", group=mark("View")),
    Command("usualText", mark("Default text size"), "", "Ctrl+0", group=mark("View")),
    Command("nextArea", mark("Next area"), "", "F6", group=mark("View")),
    Command("readRow", mark("Read the row"), "", "Ctrl+Alt+R", group=mark("View")),
    Command("readColumn", mark("Read the column"), "", "Ctrl+Alt+D", group=mark("View")),
    Command("fullScreen", mark("Full screen"), "", "F11", group=mark("View"), checkable=True),
    Command("present", mark("Presentation"), mark("Shows the board large in full screen, for a class: Page Down and Page Up step through the game, Esc ends it."), "Shift+F11", group=mark("View")),
    Command("stopPlayers", mark("Stop the players"), mark("Stops the thinking player, which plays the best move it has found."), "Ctrl+.", "pause", group=mark("Game")),
    Command("pausePlayers", mark("Pause the players"), "", "Ctrl+Space", "", True),
    Command("stepPlayers", mark("Play one move"), "", "Ctrl+Right", "next", group=mark("Game")),
    Command("sourceDocuments", mark("Source documents"), mark("What the paper, the slides and the lecture say, beside what this program finds, with demonstrations."), None, "", group=mark("Tools"), page="source-paper"),
    Command("whatsNew", mark("What’s new"), "", None, "", group=mark("Help"), page="CHANGELOG"),
    Command("about", mark("About tiling-gui"), "", None, "help", group=mark("Help")),
)  # fmt: skip


BOARD = mark("On the board")
BOARD_KEYS = (
    (mark("Move the cursor"), mark("Arrows")),
    (mark("Start a domino, place it"), mark("Space or Enter")),
    (mark("Turn the domino, take it back"), mark("Arrows, Esc")),
    (mark("Place at once in that direction"), mark("Shift+Arrow")),
    (mark("Type a move"), mark("b 7 c 7 Enter")),
    (mark("Mark a place, draw an arrow"), mark("Right click, right drag")),
    (mark("e-Valuate: propose a digit, place it"), mark("0 to 9, a variable’s letter")),
    (mark("Sharing: propose a colour"), mark("1 to 9")),
)
"""Keys of the board itself, shown in the list of keys. They cannot be rebound, and no command uses them."""


class Actions(QObject):
    """The QActions by name: `actions["undo"]`."""

    def __init__(self, file: SettingsFile, parent: QObject) -> None:
        super().__init__(parent)
        self._file = file
        self._actions: dict[str, QAction] = {}
        chosen = file.shortcuts()
        for command in commands():
            action = QAction(tr(command.text), parent)
            action.setObjectName(command.name)
            action.setCheckable(command.checkable)
            action.setIconVisibleInMenu(not command.checkable)  # the check mark takes that place
            action.setStatusTip(tr(command.hint))
            self._actions[command.name] = action
            self._bind(command, chosen.get(command.name))
            if command.icon:
                theme.icon_on(action, command.icon)

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self) -> Iterator[QAction]:
        return iter(self._actions.values())

    def default_keys(self, name: str) -> list[QKeySequence]:
        """The keys of an action that the user has not rebound."""
        keys = next(command.keys for command in commands() if command.name == name)
        if keys is None:
            return []
        if isinstance(keys, str):
            return [QKeySequence(each) for each in keys.split("; ")]
        return QKeySequence.keyBindings(keys) or _FALLBACK.get(keys, [])

    def rebind(self, name: str, keys: str | None) -> str | None:
        """Binds an action to a key; None restores its default.

        Returns the name of the action that already has this key, and then changes nothing; else None.
        """
        if keys:
            for other in self._actions.values():
                if other.objectName() != name and QKeySequence(keys) in other.shortcuts():
                    return other.objectName()
        self._file.save_shortcut(name, keys)
        self._bind(next(command for command in commands() if command.name == name), keys)
        return None

    def reset_keys(self) -> None:
        """Restore the default keys of all actions, in every window."""
        self._file.forget_shortcuts()
        self.read_keys()

    def read_keys(self) -> None:
        """Read the keys from the settings again: another window may have changed them."""
        chosen = self._file.shortcuts()
        for command in commands():
            self._bind(command, chosen.get(command.name))

    def _bind(self, command: Command, chosen: str | None) -> None:
        action = self._actions[command.name]
        action.setShortcuts([QKeySequence(chosen)] if chosen is not None else self.default_keys(command.name))
        self.say(command.name, tr(command.hint))

    def say(self, name: str, hint: str) -> None:
        """Set an action's tool tip to `hint`, or else its text, followed by its key."""
        action = self._actions[name]
        hint = hint or action.text().rstrip("… ")
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{hint} ({keys})" if keys else hint)


_FALLBACK = {
    Standard.Quit: [QKeySequence("Ctrl+Q")],
    Standard.Preferences: [QKeySequence("Ctrl+,")],
    Standard.HelpContents: [QKeySequence("F1")],
}
"""For platforms without a standard key."""
