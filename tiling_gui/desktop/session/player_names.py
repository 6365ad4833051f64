"""What players are called, and what a solve is about: records keep English words, the window shows its language."""

from typing import Any

from tiling_gui.language import plain, tr
from tiling_gui.players.player import player_words
from tiling_gui.records.known import NOTES, Resting, sources_of
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


def own_names(name: str) -> tuple[str, ...]:
    """What the person who is called `name` now ("" for nothing) is called in records here."""
    return tuple(filter(None, (player_words("human", tr=plain), " ".join(name.split())[:LONGEST_NAME])))


def player_name(player: Player) -> str:
    """What the window calls a player: a name of its own as it is, the words of its spec translated."""
    own = player.name and player.name != player_words(player.spec, tr=plain)
    return player.name if own else player_words(player.spec)


def name_within(player: Player) -> str:
    """What the window calls a player in the middle of a sentence: only the words of a spec begin small there."""
    words = player_words(player.spec)
    if player_name(player) != words:
        return player.name
    return tr("you", "a player, within a sentence") if player.spec == "human" else words[:1].lower() + words[1:]


def solved_name(shown: Any, title: str, position: Any, ply: int) -> str:
    """What a solve is about: only the start of a game is called by the game's title.

    `title` is the game's, `ply` how many moves lead to `position`, `shown` the position on the board.
    """
    if not ply:
        return title
    if position == shown:
        return tr("this position (after move {ply})", ply=ply)
    return tr("{game} after move {ply}", game=title, ply=ply)


def opening(words: str) -> str:
    """The name of a solve as a sentence begins with it; a game's title may begin with a variable and stays as it is."""
    ours = tr("this position (after move {ply})", ply="\0").partition("\0")[0]
    return words[:1].upper() + words[1:] if words.startswith(ours) else words


def rests_words(*shown: Resting | None) -> str:
    """A sentence on what values rest on that was not proved here; "" if they were."""
    names = [tr(NOTES) if name == NOTES else name for name in sources_of(*shown)]
    return tr("This rests on {names}, not proved here.", names=", ".join(names)) if names else ""
