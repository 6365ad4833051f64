"""What players are called: records keep English words, the window shows them in its language."""

from tiling_gui.language import plain
from tiling_gui.players.player import player_words
from tiling_gui.records.record import Player


def named(spec: str) -> Player:
    """A player as records keep it."""
    return Player(spec, player_words(spec, tr=plain))


def player_name(player: Player) -> str:
    """What the window calls a player: a name of its own as it is, the words of its spec translated."""
    own = player.name and player.name != player_words(player.spec, tr=plain)
    return player.name if own else player_words(player.spec)
