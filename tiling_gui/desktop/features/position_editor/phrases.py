"""Sentences of the position editor about a board."""

from tiling_gui.core.results import Extent
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import plural, tr


def facts(position: DominoPosition) -> str:
    """The counts of dominoes, dead squares and free squares."""
    return ", ".join(
        (
            plural("%n dominoes", "%n domino", position.count),
            plural("%n dead squares", "%n dead square", position.dead_squares),
            plural("%n free squares", "%n free square", position.live.bit_count()),
        )
    )


def moves(position: DominoPosition) -> str:
    if position.is_over:
        return tr("The tiling is maximal: there are no moves left.")
    parts = sum(part.bit_count() > 1 for part in position.board.components(position.free))
    legal = plural("%n legal moves", "%n legal move", len(position.moves()))
    components = plural("%n components", "%n component", parts)
    return f"{legal}, {components}"


def ends(count: int, found: Extent) -> str:
    """The final counts of dominoes that can be reached: `count` on the board now plus `found` more."""
    low, high = count + found.low, count + found.high
    if low == high:
        return tr("Can end with {values}", values=low)
    if found.exact:
        return tr("Can end with {low} to {high}", low=low, high=high)
    return tr("Ends between {low} and {high}", low=low, high=high)


def drawn(tiling: tuple[object, ...] | None) -> str:
    """The result of filling the board; None if the tiling is not known, () if the board was full."""
    if tiling is None:
        return tr("A component is more than 8 squares both wide and high: its smallest maximal tiling is not known.")
    if not tiling:
        return tr("The tiling is maximal: there are no moves left.")
    return plural(
        "A tiling with %n more dominoes. Undo takes it back.",
        "A tiling with %n more domino. Undo takes it back.",
        len(tiling),
    )
