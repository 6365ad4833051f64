"""What players are called: records keep English words, the window shows them in its language."""

from tiling_gui.language import plain
from tiling_gui.players.player import player_words
from tiling_gui.records.record import Player

LONGEST_NAME = 40
_person = ""


def call_person(name: str) -> None:
    """From now on a person who plays here is recorded under this name; "" for "You"."""
    global _person
    _person = " ".join(name.split())[:LONGEST_NAME]


def named(spec: str) -> Player:
    """A player as records keep it."""
    own = _person if spec == "human" else ""
    return Player(spec, own or player_words(spec, tr=plain))


def player_name(player: Player) -> str:
    """What the window calls a player: a name of its own as it is, the words of its spec translated."""
    own = player.name and player.name != player_words(player.spec, tr=plain)
    return player.name if own else player_words(player.spec)
