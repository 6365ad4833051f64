"""The result of a game in words, including the match it belongs to if it was replayed with roles switched."""

from tiling_gui.core.exact_text import number_text
from tiling_gui.desktop.session.game_session import Session
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.player_names import player_name
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.records.verdict import Verdict, is_last_mover, match_sentence, side_of, verdict_at
from tiling_gui.store import Store

SWITCHED = "switchedFrom"
"""Key in a record's extra: the id of the game that this one repeats with roles switched."""


def end_words(store: Store, session: Session, view: GameView | None) -> str:
    """How the game on the board ended, for the user first; "" if it is not over."""
    if view is None:
        return ""
    if session.is_at_resignation:
        return _resigned_words(session)
    if not session.position.is_over:
        return ""
    words = view.end_sentence(session.position, *session.minimax)
    return " ".join(filter(None, (_own_words(session), words, _match_words(store, session))))


def _resigned_words(session: Session) -> str:
    side = session.record.resigned_by
    if side is None:  # its end was deleted
        return ""
    player, other = session.record.player(side), next(each for each in session.game.sides if each is not side)
    if player.spec == "human" and session.own_side is side:
        return tr("You resigned: {side} wins.", side=other)
    return tr("{side} ({player}) resigned: {other} wins.", side=side, player=player_name(player), other=other)


def _own_words(session: Session) -> str:
    """What the result is for the only human player: "You lose by 2."; "" for none or two, a draw, or if not known."""
    own, position = session.own_side, session.position
    lower, upper = session.minimax
    known = None if own is None else verdict_at(position, lower, upper)
    if known is None or known is Verdict.DRAW:
        return ""
    won = side_of(known) is own
    if is_last_mover(position) or lower is None or lower != upper:
        return tr("You win.") if won else tr("You lose.")
    margin = number_text(abs(position.value() - lower))
    return tr("You win by {margin}.", margin=margin) if won else tr("You lose by {margin}.", margin=margin)


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
