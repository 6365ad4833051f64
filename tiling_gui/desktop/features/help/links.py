"""Links in help pages that do something in the program instead of leading to a page or the web.

    board:GAME:POSITION        shows the position on the board, for example board:domino:8x8. Moves may follow after
                               "?", separated by commas: the game then stands at its start with these moves as its
                               line. With "#MIN" at the end MIN moves first.
    run:COMMAND                runs a menu command by its name, such as run:lesson
    lesson:KEY                 opens a lesson by its key, such as lesson:ellie-2x3
    watch:, compare:, ...      opens the window whose command has this `link`, filled with what follows; options of
                               estimates may follow after "?"

Characters that are not allowed in a URL, such as brackets, are percent-encoded: %28 is "(".
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
SCHEMES = (BOARD, RUN, *(command.link for command in window_commands() if command.link))

_ALL = QUrl.ComponentFormattingOption.FullyDecoded


@dataclass(frozen=True)
class LinkedPosition:
    """A position that a link shows on the board, and a line of play from it."""

    text: str
    """GAME:POSITION, as on the command line."""
    first: Side | None
    moves: tuple[str, ...]

    @classmethod
    def of(cls, link: QUrl) -> "LinkedPosition":
        """Parse a board: link. Raises InputError if the side does not exist."""
        named, line = link.fragment(_ALL), link.query(_ALL)
        if named and named not in list(Side):
            raise InputError(tr("{side} is not a side; MAX, MIN, FIRST or SECOND moves first.", side=named))
        return cls(link.path(_ALL), Side(named) if named else None, tuple(line.split(",")) if line else ())

    def record(self, settings: Settings, store: Store) -> GameRecord:
        """The game to show: a new game between the players of the settings, or one without players to look at.

        A link with a line or to a finished game always gives the same game, so that it is stored only once.
        Raises InputError if the position is invalid or a move is illegal.
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
        except InputError:  # it is not stored yet
            return replace(made, tree=tree.go(()))
