"""Who has won: the final value against the minimax value of the starting position, in words and as a word.

More than the minimax value: MAX wins; less: MIN wins; equal: a draw (Aravamuthan and Ganguly, arXiv
1202.0862). Where the minimax value is not known, the paper's other rule: two games with roles switched, and
the larger value wins for the one who was MAX in it.
"""

from enum import StrEnum
from typing import Any

from tiling_gui.rules.game import LastMoverPosition, Side, Value


class Verdict(StrEnum):
    """How a finished game ended."""

    MAX = "MAX"
    MIN = "MIN"
    FIRST = "FIRST"
    SECOND = "SECOND"
    DRAW = "draw"


def verdict(value: Value, minimax: Value | None) -> Verdict | None:
    """The paper's rule; None where the minimax value is not known."""
    if minimax is None:
        return None
    if value == minimax:
        return Verdict.DRAW
    return Verdict.MAX if value > minimax else Verdict.MIN


def verdict_within(value: Value, lower: Value | None, upper: Value | None) -> Verdict | None:
    """The same from proved bounds on the minimax value: also known where the value lies outside them."""
    if lower is not None and lower == upper:
        return verdict(value, lower)
    if upper is not None and value > upper:
        return Verdict.MAX
    if lower is not None and value < lower:
        return Verdict.MIN
    return None


def match_verdict(first_game: Value, second_game: Value) -> int:
    """Of two games with roles switched: 1 if MAX of the first game wins the match, -1 if the other, 0 a draw."""
    return (first_game > second_game) - (first_game < second_game)


def winner_of(position: LastMoverPosition) -> Verdict:
    """The verdict of a finished game that is played for the last move."""
    return Verdict(position.winner().value)


def sentence(
    value: Value,
    lower: Value | None,
    upper: Value | None,
    unit: tuple[str, str] = ("domino", "dominoes"),
) -> str:
    """The end of a game in words, from its value and the bounds proved on the minimax value."""
    counted = f"{value} {unit[0] if value == 1 else unit[1]}"
    if lower is not None and lower == upper:
        known = verdict(value, lower)
        if known is Verdict.DRAW:
            return f"{counted}, the minimax value: a draw."
        return f"{counted}, the minimax value is {lower}: {known} wins."
    known = verdict_within(value, lower, upper)
    if lower is None or upper is None:
        return f"{counted}. The minimax value is not known yet."
    if known:
        return f"{counted}. The minimax value is {lower} to {upper}: {known} wins in any case."
    return f"{counted}. The minimax value is not known yet: it is {lower} to {upper}."


def match_sentence(one: Any, other: Any, first_game: Value, second_game: Value) -> str:
    """The switched-roles match in words: `one` was MAX in the first game and `other` in the second."""
    result = match_verdict(first_game, second_game)
    if result == 0:
        return f"{first_game} against {second_game} with roles switched: the match is a draw."
    winner = one if result > 0 else other
    return f"{first_game} against {second_game} with roles switched: {winner} wins the match."


def is_last_mover(position: Any) -> bool:
    """True in a game for the last move."""
    return position.to_move in (Side.FIRST, Side.SECOND)


def value_words(position: Any, value: Value) -> str:
    """What best play ends with: "29"; in a game for the last move "FIRST wins"."""
    if is_last_mover(position):
        return f"{Side.FIRST if value > 0 else Side.SECOND} wins"
    return str(value).replace("-", "−")


def solved_sentence(what: str, position: Any, value: Value) -> str:
    """ "8 × 8, MAX first: the minimax value is 29. Exact."; "3 × 4: FIRST wins with best play. Exact."."""
    if is_last_mover(position):
        return f"{what}: {value_words(position, value)} with best play. Exact."
    return f"{what}: the minimax value is {value}. Exact."


def hint_sentence(position: Any, move: Any, value: Any, *, exact: bool) -> str:
    """What a hint says of its move."""
    name = position.write(move)
    if is_last_mover(position):
        if not exact:
            return f"{name} looks best; whether it wins is not known yet."
        wins = (value > 0) == (position.to_move is Side.FIRST)
        return f"{name} wins. Exact." if wins else f"{name}: every move loses against best play. Exact."
    if exact:
        return f"{name} keeps the value: the game ends with {value}. Exact."
    return f"{name} looks best: ≈{float(value):.1f}, not yet exact."


def side_of(word: Verdict | None) -> Side | None:
    """The side a verdict names; None for a draw and for no verdict."""
    return Side(word.value) if word and word is not Verdict.DRAW else None
