"""Every command of the program once: its name, words, keys, icon and hint. Menus, toolbar and key list are made of it.

The name is the action's objectName; scripts, screen readers and tests find it by that. Keys can be rebound; what
the user chose is in the settings file.
"""

from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from tiling_gui.desktop.settings import SettingsFile
from tiling_gui.desktop.theme import Theme

Standard = QKeySequence.StandardKey


@dataclass(frozen=True)
class Command:
    """One line of the list."""

    name: str
    text: str
    hint: str
    """A sentence for the tool tip and the status line."""
    keys: "str | Standard | None" = None
    icon: str = ""
    checkable: bool = False
    group: str = "Game"
    """Where the list of keys shows it."""


COMMANDS = (
    Command("newGame", "New", "Starts a new game with the set-up at the left.", Standard.New, "new"),
    Command("newWindow", "New window", "Opens another window with a game of its own.", "Ctrl+Shift+N", "window"),
    Command("openGame", "Open…", "Opens a game record from a text or JSON file.", Standard.Open, "open"),
    Command("saveGame", "Save a copy…", "Writes the game to a file; it is kept here anyway.", Standard.Save, "save"),
    Command("exportGame", "Export…", "Writes the game or the board as text, JSON, SVG, PNG or LaTeX.", "Ctrl+E", "export"),
    Command("switchRoles", "Play with roles switched", "Plays the same start again with MAX and MIN exchanged; the larger result wins.", "Ctrl+Shift+R", "switchRoles"),
    Command("results", "Results…", "Everything that was solved and played.", "Ctrl+R", "results"),
    Command("editPosition", "Edit position…", "Sets up a board: squares, dominoes, who moves; named boards.", "Ctrl+Shift+E", "edit"),
    Command("puzzles", "Puzzles…", "Positions in which one move alone keeps the value.", "Ctrl+P", "puzzles"),
    Command("quit", "Quit", "Closes the window; everything is kept.", Standard.Quit),
    Command("undo", "Undo", "Takes the last move back, your own with the answer to it.", Standard.Undo, "undo", group="Edit"),
    Command("redo", "Redo", "Plays again what was taken back.", Standard.Redo, "redo", group="Edit"),
    Command("commentMove", "Comment on the move", "Writes a comment on the move on the board.", "Ctrl+M", "comment", group="Edit"),
    Command("promoteLine", "Promote the line", "Makes the line on the board the main line.", "Ctrl+Up", "tree", group="Edit"),
    Command("deleteMove", "Delete from here", "Deletes the move on the board and all that follows it.", "Ctrl+Del", "delete", group="Edit"),
    Command("preferences", "Preferences…", "Colours, motion, players, threads and memory.", Standard.Preferences, "settings", group="Edit"),
    Command("copyBoard", "Copy board as text", "Puts a diagram of the board on the clipboard.", "Ctrl+Shift+C", "copy", group="Edit"),
    Command("copyImage", "Copy board as image", "Puts a picture of the board on the clipboard.", "Ctrl+Alt+C", group="Edit"),
    Command("hint", "Hint", "Shows a best move.", "F2", "hint", group="Analyse"),
    Command("showValues", "Values", "Shows what every move is worth.", "F3", "values", True, "Analyse"),
    Command("showGraph", "Graph", "Shows the guaranteed count after every move.", "F4", "graph", True, "Analyse"),
    Command("showStructure", "Structure", "Shows the components of what is free, with means and phases.", "Ctrl+Alt+S", "structure", True, "View"),
    Command("nimSum", "Nim equivalent", "Shows the independent parts with their Grundy values and the nim-sum in binary.", "Shift+F4", "structure", True, "Analyse"),
    Command("solve", "Solve", "Finds the exact minimax value of the starting position.", "F5", "solve", group="Analyse"),
    Command("continueSolve", "Continue a solve…", "Goes on with a solve that was paused or cut off.", "Ctrl+Shift+F5", "continueSolve", group="Analyse"),
    Command("pauseSolve", "Pause", "Pauses the solve, or goes on with it.", "Shift+F5", "pause", group="Analyse"),
    Command("cancelSolve", "Cancel", "Ends the solve; what is proved stays.", "Ctrl+F5", "cancel", group="Analyse"),
    Command("review", "Review", "Judges every move of the game by its exact value.", "Ctrl+J", "review", group="Analyse"),
    Command("nextMistake", "Next mistake", "Goes to the next move that gave up value.", "F8", group="Analyse"),
    Command("previousMistake", "Previous mistake", "Goes to the move before that gave up value.", "Shift+F8", group="Analyse"),
    Command("compareMethods", "Compare methods…", "Runs search methods side by side on positions of any game.", "Ctrl+Shift+M", "lab", group="Tools"),
    Command("watchSearch", "Watch a search…", "Draws a game tree and steps through a search on it.", "Ctrl+Shift+W", "tree", group="Tools"),
    Command("octalGames", "Octal games…", "Grundy values of heaps by octal code, with plots, P-positions and periods.", None, "graph", group="Tools"),
    Command("gameTree", "Game tree…", "The tree and the graph of Grundy's game, with P, N and Grundy values.", None, "tree", group="Tools"),
    Command("lesson", "Lesson…", "Who wins ELLIE on 2 × 3, step by step: P and N, mex, nim heap.", None, "help", group="Tools"),
    Command("tournament", "Tournament…", "Levels against levels, both roles, as a cross-table.", None, "lab", group="Tools"),
    Command("exportGraph", "Export graph…", "Writes the value graph as SVG or PNG.", None, "export", group="Analyse"),
    Command("toggleMode", "Play or analyse", "Changes between playing and analysing.", "F7", group="Analyse"),
    Command("firstMove", "First", "Goes to the start of the game.", "Home", "first", group="Moves"),
    Command("previousMove", "Back", "Goes one move back.", "PgUp", "previous", group="Moves"),
    Command("nextMove", "On", "Goes one move on.", "PgDown", "next", group="Moves"),
    Command("lastMove", "Last", "Goes to the end of the game.", "End", "last", group="Moves"),
    Command("leftPanel", "Left panel", "Shows or folds the left panel.", "F9", "panelLeft", True, "View"),
    Command("rightPanel", "Right panel", "Shows or folds the right panel.", "Shift+F9", "panelRight", True, "View"),
    Command("nextArea", "Next area", "Moves the focus to the next part of the window.", "F6", group="View"),
    Command("fullScreen", "Full screen", "Fills the screen with the window.", "F11", group="View", checkable=True),
    Command("stopPlayers", "Stop the players", "Stops a player that is thinking; it plays the best it has.", "Ctrl+.", "pause", group="Game"),
    Command("pausePlayers", "Pause the players", "Two players against each other wait, or go on.", "Ctrl+Space", "", True),
    Command("stepPlayers", "Play one move", "Lets the player whose turn it is make one move.", "Ctrl+Right", "next", group="Game"),
    Command("shortcuts", "Keys…", "Lists every key, to be changed.", "Ctrl+/", "keys", group="Help"),
    Command("about", "About tiling-gui", "What this program is.", None, "help", group="Help"),
)  # fmt: skip


class Actions(QObject):
    """The QActions by name: `actions["undo"]`."""

    def __init__(self, theme: Theme, file: SettingsFile, parent: QObject) -> None:
        super().__init__(parent)
        self._file = file
        self._actions: dict[str, QAction] = {}
        chosen = file.shortcuts()
        for command in COMMANDS:
            action = QAction(command.text, parent)
            action.setObjectName(command.name)
            action.setCheckable(command.checkable)
            action.setStatusTip(command.hint)
            self._actions[command.name] = action
            self._bind(command, chosen.get(command.name))
            if command.icon:
                theme.icon_on(action, command.icon)

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self):
        return iter(self._actions.values())

    def default_keys(self, name: str) -> list[QKeySequence]:
        """The keys an action has when nothing was chosen."""
        keys = next(command.keys for command in COMMANDS if command.name == name)
        if keys is None:
            return []
        if isinstance(keys, str):
            return [QKeySequence(keys)]
        return QKeySequence.keyBindings(keys) or _FALLBACK.get(keys, [])

    def rebind(self, name: str, keys: str | None) -> str | None:
        """Gives an action another key (None: its default). Returns the name of the action that has it already."""
        if keys:
            for other in self._actions.values():
                if other.objectName() != name and QKeySequence(keys) in other.shortcuts():
                    return other.objectName()
        self._file.keep_shortcut(name, keys)
        self._bind(next(command for command in COMMANDS if command.name == name), keys)
        return None

    def read_keys(self) -> None:
        """Takes over the keys that are kept, as another window may have changed them."""
        chosen = self._file.shortcuts()
        for command in COMMANDS:
            self._bind(command, chosen.get(command.name))

    def _bind(self, command: Command, chosen: str | None) -> None:
        action = self._actions[command.name]
        action.setShortcuts([QKeySequence(chosen)] if chosen is not None else self.default_keys(command.name))
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{command.hint} ({keys})" if keys else command.hint)


_FALLBACK = {
    Standard.Quit: [QKeySequence("Ctrl+Q")],
    Standard.Preferences: [QKeySequence("Ctrl+,")],
}
"""Platforms that have no key for these get the usual one."""
