"""What changed of a game and what is done about it, as listeners are told: once a turn of the event loop, together."""

from enum import Flag, auto

from tiling_gui.records.record import GameRecord


class Change(Flag):
    """What is another than it was."""

    POSITION = auto()
    """What is on the board."""
    TREE = auto()
    """The moves there are, their order or their comments."""
    PLAYERS = auto()
    """Who plays, with which help, and whether the game is over."""
    KNOWN = auto()
    """What is proved of positions of the game."""
    WORK = auto()
    """A search began, rests or is over."""
    SETTINGS = auto()
    MARKS = auto()
    """Marks and arrows on the board."""
    GAME = POSITION | TREE | PLAYERS
    """What a person or a player does to the game."""


NOTHING = Change(0)


def difference(before: GameRecord, after: GameRecord) -> Change:
    """What is another in the record that comes after."""
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
