"""The result of a game in words, including the match it belongs to if it was replayed with roles switched."""

from tiling_gui.desktop.session.game_session import Session
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.player_names import player_name
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.records.verdict import match_sentence
from tiling_gui.store import Store

SWITCHED = "switchedFrom"
"""Key in a record's extra: the id of the game that this one repeats with roles switched."""


def end_words(store: Store, session: Session, view: GameView | None) -> str:
    """How the game on the board ended; "" if it is not over."""
    if not session.position.is_over or view is None:
        return ""
    words = view.end_sentence(session.position, *session.minimax)
    return " ".join(filter(None, (words, _match_words(store, session))))


def _match_words(store: Store, session: Session) -> str:
    """The result of the two games with roles switched; "" if there is no other game or a value is missing."""
    record = session.record
    before = record.extra.get(SWITCHED)
    if not isinstance(before, str) or record.result is None:
        return ""
    try:
        other = store.game(before)
    except (InputError, StoreError):  # it was deleted
        return ""
    if other.result is None or other.result.value is None or record.result.value is None:
        return ""
    high = session.game.sides[0]
    one, two = (player_name(played.player(high)) for played in (other, record))
    if one == two:
        one, two = tr("{player} in the first game", player=one), tr("{player} in this one", player=two)
    return match_sentence(one, two, other.result.value, record.result.value)
