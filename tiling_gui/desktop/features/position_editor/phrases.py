"""What the editor says of a board."""

from tiling_gui.core.results import Extent
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import plural, tr


def facts(position: DominoPosition) -> str:
    """What lies on the board, and what is left of it."""
    return ", ".join(
        (
            plural("%n dominoes", "%n domino", position.count),
            plural("%n dead squares", "%n dead square", position.dead_squares),
            plural("%n free squares", "%n free square", position.live.bit_count()),
        )
    )


def moves(position: DominoPosition) -> str:
    if position.is_over:
        return tr("The tiling is maximal: there is nothing to play.")
    parts = sum(part.bit_count() > 1 for part in position.board.components(position.free))
    legal = plural("%n legal moves", "%n legal move", len(position.moves()))
    components = plural("%n components", "%n component", parts)
    return f"{legal}, {components}"


def ends(count: int, found: Extent) -> str:
    """With how many dominoes a board can end that has `count` on it, and room for so many more."""
    low, high = count + found.low, count + found.high
    if low == high:
        return tr("Can end with {count}", count=low)
    if found.exact:
        return tr("Can end with {low} to {high}", low=low, high=high)
    return tr("Ends between {low} and {high}", low=low, high=high)


def drawn(tiling: tuple[object, ...] | None) -> str:
    """What came of filling the board up; None where the tiling is not known."""
    if tiling is None:
        return tr("A part is more than 8 squares wide and high: its smallest tiling is not known.")
    if not tiling:
        return tr("The tiling is maximal: there is nothing to play.")
    return plural(
        "A tiling with %n more dominoes. Undo takes it back.",
        "A tiling with %n more domino. Undo takes it back.",
        len(tiling),
    )
