"""Who has won: the final value compared with the minimax value of the starting position, as a Verdict and in sentences.

More than the minimax value: MAX wins; less: MIN wins; equal: a draw (Aravamuthan and Ganguly, arXiv 1202.0862). If the
minimax value is not known, the paper's other rule applies: two games with switched roles, won by the player who was MAX
in the one with the larger value.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from tiling_gui.core.exact_text import number_text
from tiling_gui.core.game import LastMoverPosition, Side, Value, as_float, opening, written_line
from tiling_gui.language import decimal, plural, tr
from tiling_gui.search.reasons import Reason, sentences

_WRITTEN = 6
"""Moves of a principal variation that are shown."""


class Verdict(StrEnum):
    MAX = "MAX"
    MIN = "MIN"
    FIRST = "FIRST"
    SECOND = "SECOND"
    DRAW = "draw"


def verdict(value: Value, minimax: Value | None) -> Verdict | None:
    """The paper's rule; None if the minimax value is not known."""
    if minimax is None:
        return None
    if value == minimax:
        return Verdict.DRAW
    return Verdict.MAX if value > minimax else Verdict.MIN


def verdict_within(value: Value, lower: Value | None, upper: Value | None) -> Verdict | None:
    """`verdict` from proved bounds on the minimax value; also known if the value is outside them."""
    if lower is not None and lower == upper:
        return verdict(value, lower)
    if upper is not None and value > upper:
        return Verdict.MAX
    if lower is not None and value < lower:
        return Verdict.MIN
    return None


def match_verdict(first_game: Value, second_game: Value) -> int:
    """The result of two games with switched roles: 1 if MAX of the first wins, -1 if the other player, 0 for a draw."""
    return (first_game > second_game) - (first_game < second_game)


def verdict_at(position: Any, lower: Value | None, upper: Value | None) -> Verdict | None:
    """The verdict if a game ends in `position` and its minimax value is within these bounds; None if not known."""
    if is_last_mover(position):
        return winner_of(position)
    value = position.value()
    return None if value is None else verdict_within(value, lower, upper)


def winner_of(position: LastMoverPosition) -> Verdict:
    """The verdict of a finished game for the last move."""
    return Verdict(position.winner().value)


def sentence(
    value: Value,
    lower: Value | None,
    upper: Value | None,
    counted: str = "",
) -> str:
    """A sentence on the end of a game, from its value and the proved bounds on the minimax value.

    `counted` describes the value ("2 of 3 vertices"); by default it is a number of dominoes.
    """
    counted = counted or plural("%n dominoes", "%n domino", int(value))
    if lower is not None and lower == upper:
        known = verdict(value, lower)
        if known is Verdict.DRAW:
            return tr("{counted}, as with best play: a draw.", counted=counted)
        return tr(
            "{counted}, {value} with best play: {side} wins.", counted=counted, value=number_text(lower), side=known
        )
    known = verdict_within(value, lower, upper)
    if lower is None or upper is None:
        return tr("{counted}. The result of best play is not known yet.", counted=counted)
    said = {"counted": counted, "lower": number_text(lower), "upper": number_text(upper)}
    if known:
        return tr("{counted}. Best play gives {lower} to {upper}: {side} wins in any case.", **said, side=known)
    return tr("{counted}. The result of best play is not known yet: {lower} to {upper}.", **said)


def match_sentence(one: Any, other: Any, first_game: Value, second_game: Value) -> str:
    """A sentence on the switched-roles match: `one` was MAX in the first game and `other` in the second."""
    result = match_verdict(first_game, second_game)
    known = {"one": one, "a": number_text(first_game), "other": other, "b": number_text(second_game)}
    if result == 0:
        return tr("Match: {one} {a}, {other} {b}. A draw.", **known)
    return tr("Match: {one} {a}, {other} {b}. {winner} wins.", **known, winner=one if result > 0 else other)


def is_last_mover(position: Any) -> bool:
    return position.to_move in (Side.FIRST, Side.SECOND)


def _winner(value: Value) -> Side:
    return Side.FIRST if value > 0 else Side.SECOND


def value_words(position: Any, value: Value) -> str:
    """The value as text: "29"; in a game for the last move "FIRST wins"."""
    if is_last_mover(position):
        return tr("{side} wins", side=_winner(value))
    return number_text(value)


def solved_sentence(what: str, position: Any, value: Value, *, of_start: bool = True) -> str:
    """ "8 × 8, MAX first: the minimax value is 29. Exact."; "3 × 4: FIRST wins with best play. Exact.".

    Only the value of a game's start is called the minimax value here, because it decides who has won.
    """
    if is_last_mover(position):
        return tr("{what}: {side} wins with best play. Exact.", what=what, side=_winner(value))
    if not of_start:
        return tr("{what}: best play ends with {value}. Exact.", what=what, value=number_text(value))
    return tr("{what}: the minimax value is {value}. Exact.", what=what, value=number_text(value))


def line_words(position: Any, line: Sequence[Any]) -> str:
    """The first moves of a principal variation: "Best play: d4–d5, e4–f4, …"; "" if it is empty."""
    written = written_line(position, line[:_WRITTEN])
    if not written:
        return ""
    moves = ", ".join([*written, *(["…"] if len(line) > _WRITTEN else [])])
    return tr("Best play: {moves}.", moves=moves).replace("….", "…")


def hint_sentence(position: Any, move: Any, value: Any, *, exact: bool) -> str:
    name = opening(position.write(move))
    if is_last_mover(position):
        if not exact:
            return tr("{move} looks best; whether it wins is not known yet.", move=name)
        wins = (value > 0) == (position.to_move is Side.FIRST)
        if wins:
            return tr("{move} wins. Exact.", move=name)
        return tr("{move}: every move loses against best play. Exact.", move=name)
    if exact:
        return tr(
            "{move} keeps the value: the game ends with {value}. Exact.", move=name, value=value_words(position, value)
        )
    guess = decimal(as_float(value)).replace("-", "−")
    return tr("{move} looks best: ≈{value}, not yet exact.", move=name, value=guess)


def reasoned_hint(position: Any, move: Any, hint: str, found: Sequence[Reason]) -> str:
    """`hint`, the sentence about an exact best move, with the reasons found for it, and nothing said twice.

    A statement about which moves are right says of the move what the hint says.
    """
    why = sentences([reason for reason in found if not reason.is_choice])
    choices = [reason for reason in found if reason.is_choice]
    if not choices:
        return " ".join(filter(None, (hint, why)))
    written, first = position.write(move), sentences(choices)
    if not any(written in reason.listed for reason in choices):
        first = tr("{what}: {said}", what=opening(written), said=first)
    return " ".join(filter(None, (first, tr("Exact."), why)))


def side_of(word: Verdict | None) -> Side | None:
    """The side that a verdict names; None for a draw and for None."""
    return Side(word.value) if word and word is not Verdict.DRAW else None
