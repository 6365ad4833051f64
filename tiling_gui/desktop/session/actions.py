"""Every command of the program: its name, text, keys, icon and hint. Menus, toolbar and key list are built from it.

A command's name is the objectName of its QAction, by which scripts, screen readers and tests find it. Keys can be
rebound; the user's choices are stored in the settings file.
"""

import importlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from tiling_gui.core.catalogue import GAMES, games_in_window
from tiling_gui.core.named import named
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
    """A sentence for the tool tip and the status bar."""
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

    opens: str
    """"module:class" of a subclass of session.tool_window.ToolWindow."""
    window: str
    """objectName of the window; stored under this name when the set of open windows is saved."""
    section: tuple[str, int] | None = None
    """(menu by its untranslated name, section of that menu counted from 0)."""
    link: str = ""
    """URL scheme of the help links that the window opens with `show_link`."""
    words: Callable[[], str] = str
    """Further words by which the list of commands finds it."""

    def load(self) -> Any:
        """Imports the module and returns the window's class."""
        return named(self.opens)


WINDOWS = (
    "features.files",
    "features.solves",
    "features.preferences",
    "features.help",
    "features.shortcuts",
    "features.position_editor",
    "features.puzzles",
    "features.results",
    "features.lessons",
    "features.practice",
    "features.statistics",
    "features.tournament",
    "features.board_values",
    "features.lab",
    "features.combinatorial_theory",
    "features.game_tree",
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
    Command("newGame", mark("New"), mark("Starts a new game with the set-up at the left."), Standard.New, "new"),
    Command("newWindow", mark("New window"), mark("Opens another window with a game of its own."), "Ctrl+Shift+N", "window"),
    Command("openGame", mark("Open…"), mark("Opens games from files of records; files can be dropped on the window too."), Standard.Open, "open"),
    Command("saveGame", mark("Save a copy…"), mark("Writes the game to a file; it is kept here anyway."), Standard.Save, "save"),
    Command("printGame", mark("Print…"), mark("Shows the game as it is printed: the board as it is now, and the moves."), "Ctrl+Alt+P"),
    Command("switchRoles", mark("Play with roles switched"), mark("Plays the same start again with MAX and MIN exchanged; the larger result wins."), "Ctrl+Shift+R", "switchRoles"),
    *(
        Command(f"game{number}", each.name, mark("Goes to this game, as it was left."), f"Ctrl+{number}")
        for number, each in enumerate(games_in_window(), 1)
    ),
    Command("quit", mark("Quit"), mark("Closes all windows; everything is kept."), Standard.Quit),
    Command("undo", mark("Undo"), mark("Takes the last move back, your own with the answer to it."), Standard.Undo, "undo", group=mark("Edit")),
    Command("redo", mark("Redo"), mark("Plays again what was taken back."), "Ctrl+Shift+Z; Ctrl+Y", "redo", group=mark("Edit")),
    Command("commentMove", mark("Comment on the move"), mark("Writes a comment on the move on the board."), "Ctrl+M", "comment", group=mark("Edit")),
    Command("markBoard", mark("Marks and arrows…"), mark("Marks places of the board and draws arrows; right click and right drag do, too, with Shift, Ctrl or Alt in other colours."), "Ctrl+Alt+A", group=mark("Edit")),
    Command("clearMarks", mark("Take marks and arrows away"), mark("Takes all marks and arrows of this move away."), None, group=mark("Edit")),
    Command("promoteLine", mark("Promote the line"), mark("Makes the line on the board the main line."), "Ctrl+Up", "tree", group=mark("Edit")),
    Command("deleteMove", mark("Delete from here"), mark("Deletes the move on the board and all that follows it."), "Ctrl+Del", "delete", group=mark("Edit")),
    Command("copyGame", mark("Copy game"), mark("Puts the game on the clipboard as a text record."), Standard.Copy, "copy", group=mark("Edit")),
    Command("paste", mark("Paste"), mark("Opens what is on the clipboard: a game, a board such as 6x8, a drawing of one, an expression, a graph."), Standard.Paste, "", group=mark("Edit")),
    Command("copyBoard", mark("Copy board as text"), mark("Puts a diagram of the board on the clipboard."), "Ctrl+Shift+C", "", group=mark("Edit")),
    Command("copyImage", mark("Copy board as image"), mark("Puts a picture of the board on the clipboard."), "Ctrl+Alt+C", group=mark("Edit")),
    Command("hint", mark("Hint"), mark("Shows a best move."), "F2", "hint", group=mark("Analyse")),
    Command("showValues", mark("Values"), mark("Shows what every move is worth; Ctrl+I says where the value is from that the pointer is on."), "F3", "values", True, mark("Analyse")),
    Command("valuesKind", mark("Cost or final count"), mark("Changes what values show: cost or final count."), "Shift+F3", group=mark("Analyse")),
    Command("showGraph", mark("Graph"), mark("Shows the guaranteed count after every move."), "F4", "graph", True, mark("Analyse")),
    Command("showStructure", mark("Structure"), mark("Shows the components of what is free, with means and phases."), "Ctrl+Alt+S", "structure", True, mark("View")),
    Command("showTheorem", mark("Theorem 1 of the paper"), mark("At the end of a game: which domino each free square has to itself, and what follows from it."), None, "", True, mark("View")),
    Command("nimSum", mark("Nim equivalent"), mark("Shows the independent parts with their Grundy values and the nim-sum in binary."), "Shift+F4", "structure", True, mark("Analyse")),
    Command("solve", mark("Solve"), mark("Finds the exact minimax value of the starting position."), "F5", "solve", group=mark("Analyse")),
    Command("startCampaign", mark("Solve as a campaign…"), mark("Starts a solve in small jobs that can be left, paused and taken elsewhere."), None, group=mark("Analyse"), game="domino"),
    Command("pauseSolve", mark("Pause"), mark("Pauses the solve, or goes on with it."), "Shift+F5", "pause", group=mark("Analyse")),
    Command("cancelSolve", mark("Cancel"), mark("Ends the solve; what is proved stays."), "Ctrl+F5", "cancel", group=mark("Analyse")),
    Command("valueOrigin", mark("Where the value is from"), mark("Says who proved it, when, by which theorem or file, and proves it again: of the move that is pointed at, or of the position."), "Ctrl+I", "search", group=mark("Analyse")),
    Command("review", mark("Review"), mark("Judges every move of the game by its exact value."), "Ctrl+J", "review", group=mark("Analyse")),
    Command("nextMistake", mark("Next mistake"), mark("Goes to the next move that gave up value."), "F8", group=mark("Analyse")),
    Command("previousMistake", mark("Previous mistake"), mark("Goes to the move before that gave up value."), "Shift+F8", group=mark("Analyse")),
    Command("practise", mark("Try my mistakes again"), mark("Asks for better moves where you made mistakes in this game."), None, "puzzles", group=mark("Analyse")),
    Command("guessMoves", mark("Guess the moves"), mark("Asks position after position what one side played in this game."), None, "puzzles", group=mark("Analyse")),
    Command("pauseReviews", mark("Pause reviewing games"), mark("Pauses the reviews of many games, or goes on with them."), None, "pause", True, mark("Analyse")),
    Command("cancelReviews", mark("End reviewing games"), mark("Ends the reviews of many games; what is reviewed stays."), None, "cancel", group=mark("Analyse")),
    Command("chances", mark("Chances at random…"), mark("How fair the game is, exactly"), None, "lab", group=GAMES["evaluate"].name, game="evaluate"),
    Command("openGraph", mark("Open a graph…"), mark("Reads JSON, GraphML, graph6, sparse6 or an edge list."), None, "folder", group=GAMES["sharing"].name, game="sharing"),
    Command("openMatchingGraph", mark("Open a graph…"), mark("Reads JSON, GraphML, graph6, sparse6 or an edge list."), None, "folder", group=GAMES["matching"].name, game="matching"),
    Command("exportGraph", mark("Export graph…"), mark("Writes the value graph as SVG or PNG."), None, "export", group=mark("Analyse")),
    Command("toggleMode", mark("Play or analyse"), mark("Changes between playing and analysing."), "F7", group=mark("Analyse")),
    Command("firstMove", mark("First move"), mark("Goes to the start of the game."), "Home", "first", group=mark("Moves")),
    Command("previousMove", mark("Back"), mark("Goes one move back."), "PgUp", "previous", group=mark("Moves")),
    Command("nextMove", mark("Forward"), mark("Goes one move on."), "PgDown", "next", group=mark("Moves")),
    Command("lastMove", mark("Last move"), mark("Goes to the end of the game."), "End", "last", group=mark("Moves")),
    Command("leftPanel", mark("Left panel"), mark("Shows or folds the left panel."), "F9", "panelLeft", True, mark("View")),
    Command("rightPanel", mark("Right panel"), mark("Shows or folds the right panel."), "Shift+F9", "panelRight", True, mark("View")),
    Command("largerText", mark("Larger text"), mark("Draws text and everything around it larger."), "Ctrl++; Ctrl+=", group=mark("View")),
    Command("smallerText", mark("Smaller text"), mark("Draws text and everything around it smaller."), "Ctrl+-", group=mark("View")),
    Command("usualText", mark("Usual text size"), mark("Draws text as large as the system has it."), "Ctrl+0", group=mark("View")),
    Command("nextArea", mark("Next area"), mark("Moves the focus to the next part of the window."), "F6", group=mark("View")),
    Command("readRow", mark("Read the row"), mark("Says every square of the row that the keys are at."), "Ctrl+Alt+R", group=mark("View")),
    Command("readColumn", mark("Read the column"), mark("Says every square of the column that the keys are at."), "Ctrl+Alt+D", group=mark("View")),
    Command("fullScreen", mark("Full screen"), mark("Fills the screen with the window."), "F11", group=mark("View"), checkable=True),
    Command("present", mark("Presentation"), mark("Fills the screen with the board, large, for a class: Page Down and Page Up step, Esc ends it."), "Shift+F11", group=mark("View")),
    Command("stopPlayers", mark("Stop the players"), mark("Stops a player that is thinking; it plays the best it has."), "Ctrl+.", "pause", group=mark("Game")),
    Command("pausePlayers", mark("Pause the players"), mark("Two players against each other wait, or go on."), "Ctrl+Space", "", True),
    Command("stepPlayers", mark("Play one move"), mark("Lets the player whose turn it is make one move."), "Ctrl+Right", "next", group=mark("Game")),
    Command("sourceDocuments", mark("Source documents…"), mark("What the paper, the slides and the lecture say, what is found here, and each of it shown."), None, "", group=mark("Tools"), page="source-paper"),
    Command("whatsNew", mark("What’s new"), mark("What changed with every version."), None, "", group=mark("Help"), page="CHANGELOG"),
    Command("about", mark("About tiling-gui"), mark("What this program is."), None, "help", group=mark("Help")),
)  # fmt: skip


BOARD = mark("On the board")
BOARD_KEYS = (
    (mark("Move the cursor"), mark("Arrows")),
    (mark("Start a domino, place it"), mark("Space or Enter")),
    (mark("Turn the domino, take it back"), mark("Arrows, Esc")),
    (mark("Place at once that way"), mark("Shift+Arrow")),
    (mark("Type a move"), mark("b 7 c 7 Enter")),
    (mark("Mark a place, draw an arrow"), mark("Right click, right drag")),
    (mark("e-Valuate: propose a digit, put it"), mark("0 to 9, a variable’s letter")),
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
        """Restores the default keys of all actions, in every window."""
        self._file.forget_shortcuts()
        self.read_keys()

    def read_keys(self) -> None:
        """Reads the keys from the settings again: another window may have changed them."""
        chosen = self._file.shortcuts()
        for command in commands():
            self._bind(command, chosen.get(command.name))

    def _bind(self, command: Command, chosen: str | None) -> None:
        action = self._actions[command.name]
        action.setShortcuts([QKeySequence(chosen)] if chosen is not None else self.default_keys(command.name))
        self.say(command.name, tr(command.hint))

    def say(self, name: str, hint: str) -> None:
        """Sets an action's tool tip to `hint`, followed by its key."""
        action = self._actions[name]
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{hint} ({keys})" if keys else hint)


_FALLBACK = {
    Standard.Quit: [QKeySequence("Ctrl+Q")],
    Standard.Preferences: [QKeySequence("Ctrl+,")],
    Standard.HelpContents: [QKeySequence("F1")],
}
"""For platforms without a standard key."""
