"""Links of the help that do something in the program instead of leading to a page or into the web.

    board:GAME:POSITION        puts the position on the board, such as board:domino:8x8. After "?" moves may follow,
                               with commas between them: the game then stands at its start, and these are its line.
                               "#MIN" at the end lets MIN begin.
    run:COMMAND                runs a command of the menus by its name, such as run:lesson
    lesson:KEY                 opens a lesson by its key, such as lesson:ellie-2x3
    watch:, compare:, ...      asks the window whose command has this `link`

What would not do in an address, such as a bracket, is written as in one: %28 is "(".
"""

import hashlib
from dataclasses import dataclass, replace

from PySide6.QtCore import QUrl

from tiling_gui.core.game import Side
from tiling_gui.desktop.session.actions import window_commands
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.ui.settings import Settings
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.records.record import GameRecord, new_record
from tiling_gui.search.compare import read_subject
from tiling_gui.store import Store

BOARD, RUN = "board", "run"
KINDS = (BOARD, RUN, *(command.link for command in window_commands() if command.link))

_ALL = QUrl.ComponentFormattingOption.FullyDecoded


@dataclass(frozen=True)
class LinkedPosition:
    """A position that a link puts on the board, and the line played from it."""

    text: str
    """GAME:POSITION, as the command line has it."""
    first: Side | None
    moves: tuple[str, ...]

    @classmethod
    def of(cls, link: QUrl) -> "LinkedPosition":
        """What a link of the kind board: names. Raises InputError for a side there is not."""
        named, line = link.fragment(_ALL), link.query(_ALL)
        if named and named not in list(Side):
            raise InputError(tr("{side} is no side; MAX, MIN, FIRST or SECOND moves first.", side=named))
        return cls(link.path(_ALL), Side(named) if named else None, tuple(line.split(",")) if line else ())

    def record(self, settings: Settings, store: Store) -> GameRecord:
        """A new game from there with the players of the settings; of nobody where nothing is to be played.

        With a line, or where the game is over, it is the same game every time, so that only one is kept.

        Raises InputError if there is no such position or a move is not legal.
        """
        subject = read_subject(self.text, self.first)
        if not self.moves and not subject.position.is_over:
            return make_record(subject.game, subject.position, settings)
        name = hashlib.sha256(repr(self).encode()).hexdigest()[:12]
        made = new_record(subject.game.key, subject.position, id=name)
        tree = made.tree
        for move in self.moves:
            tree = tree.add(tree.position.read(move))
        try:
            return store.game(name)
        except InputError:  # it was never on the board
            return replace(made, tree=tree.go(()))
