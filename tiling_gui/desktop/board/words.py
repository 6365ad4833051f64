"""The board in words, as it is spoken."""

from tiling_gui.desktop.board.scene import Sides
from tiling_gui.rules.board import Square, square_name
from tiling_gui.rules.domino import Domino, DominoPosition


def domino_words(domino: Domino) -> str:
    """ "e6 to e7"."""
    return " to ".join(square_name(square) for square in domino)


def square_words(position: DominoPosition, sides: Sides, last: Domino | None, square: Square) -> str:
    """A square: "c7, free", "e5, dead", "domino 10, MIN, e6 to e7, last move".

    `sides` says who placed each domino, None for one of the set-up; `last` is the last move.
    """
    name, bit = square_name(square), position.board.bit(square)
    if not bit:
        return f"{name}, not part of the board"
    if position.free & bit:
        return f"{name}, free" if position.live & bit else f"{name}, dead"
    number, domino = next((k, d) for k, d in enumerate(position.dominoes, 1) if square in d)
    words = [f"domino {number}", str(sides[number - 1] or "given"), domino_words(domino)]
    return ", ".join([*words, "last move"] if domino == last else words)
