"""Changes of a game and of the work on it, as combined flags that are sent once per turn of the event loop."""

from enum import Flag, auto

from tiling_gui.records.record import GameRecord


class Change(Flag):
    POSITION = auto()
    """What is on the board."""
    TREE = auto()
    """Moves, their order or their comments."""
    PLAYERS = auto()
    """The players, whether hints are on, and whether the game is over."""
    KNOWN = auto()
    """Proved bounds of positions of the game."""
    WORK = auto()
    """A search began, paused, resumed or ended."""
    SETTINGS = auto()
    MARKS = auto()
    MOVE = auto()
    """A move was just made: to be animated and announced."""
    TAKE_BACK = auto()
    """Moves were taken back."""
    GAME = POSITION | TREE | PLAYERS
    """Everything that users and players change in the game itself."""


NOTHING = Change(0)


def difference(before: GameRecord, after: GameRecord) -> Change:
    """The changes from one record to the next."""
    if before.id != after.id:
        return Change.GAME | Change.KNOWN
    found = NOTHING
    if before.tree.cursor != after.tree.cursor:
        found |= Change.POSITION
    if before.tree.root is not after.tree.root or before.played != after.played:
        found |= Change.TREE | Change.KNOWN
    if (before.players, before.hints, before.finished) != (after.players, after.hints, after.finished):
        found |= Change.PLAYERS
    return found
