"""Names of players and of solves: records store English names, the window shows them in its language."""

from typing import Any

from tiling_gui.desktop.ui.settings import LONGEST_NAME
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.set_up_panel import strength_words
from tiling_gui.language import plain, tr
from tiling_gui.players.player import player_words
from tiling_gui.records.record import NamedPlayer
from tiling_gui.records.tree import Node

_person = ""


def call_person(name: str) -> None:
    """Set the name under which human players of this program are recorded; "" for "You"."""
    global _person
    _person = " ".join(name.split())[:LONGEST_NAME]


def named(spec: str) -> NamedPlayer:
    """The player of a spec, with its name in records."""
    own = _person if spec == "human" else ""
    return NamedPlayer(spec, own or player_words(spec, tr=plain))


def own_names(name: str) -> tuple[str, ...]:
    """The names of the user in records, given the current setting `your_name` ("" for none)."""
    return tuple(filter(None, (player_words("human", tr=plain), " ".join(name.split())[:LONGEST_NAME])))


def player_name(player: NamedPlayer) -> str:
    """The name shown in the window: a player's own name unchanged, otherwise as in the list of players, "Easy"."""
    own = player.name and player.name != player_words(player.spec, tr=plain)
    return player.name if own else strength_words(player.spec)


def name_within(player: NamedPlayer) -> str:
    """As `player_name`, for the middle of a sentence: the words for a spec begin with a lower-case letter."""
    own = strength_words(player.spec)
    if player_name(player) != own:
        return player.name
    return tr("you", "a player, within a sentence") if player.spec == "human" else own[:1].lower() + own[1:]


def solved_name(shown: Any, title: str, position: Any, ply: int) -> str:
    """The name of a solve: the game's title if it is about the start, else the position.

    `title` is the game's, `ply` the number of moves to `position`, `shown` the position on the board.
    """
    if not ply:
        return title
    if position == shown:
        return tr("this position (after move {ply})", ply=ply)
    return tr("{game} after move {ply}", game=title, ply=ply)


def opening(words: str) -> str:
    """The name of a solve with a capital, for the beginning of a sentence; a game's title is left as it is."""
    ours = tr("this position (after move {ply})", ply="\0").partition("\0")[0]
    return words[:1].upper() + words[1:] if words.startswith(ours) else words


def said_text(node: Node) -> str:
    """What the game says of a position's value without a proof; "" if it says nothing that is not proved."""
    if node.said is None:
        return ""
    value = words.bounds(node.said.lower, node.said.upper)
    if node.said.by_file:
        return tr("The game's file says {value}; it is not proved here.", value=value)
    return tr("Noted in the game: {value}; it is not proved again yet.", value=value)
