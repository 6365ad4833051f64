"""What is said of a puzzle."""

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.language import plural, tr
from tiling_gui.players.puzzles import Puzzle


def asked(key: str, puzzle: Puzzle) -> str:
    """What is to be found, in the game of this key: "MAX to move. One move alone keeps 14."."""
    position, good, value = puzzle.position, len(puzzle.good), puzzle.value
    turn = GAMES[key].turn(position)
    if position.to_move in (Side.FIRST, Side.SECOND):
        if good == 1:
            return tr("{turn}. One move alone wins.", turn=turn)
        return plural("{turn}. %n moves win: find one.", "{turn}. %n move wins.", good, turn=turn)
    if good == 1:
        return tr("{turn}. One move alone keeps {value}.", turn=turn, value=value)
    return plural(
        "{turn}. %n moves keep {value}: find one.", "{turn}. %n move keeps {value}.", good, turn=turn, value=value
    )


def only(puzzle: Puzzle) -> str:
    """Why the solution is right."""
    move = puzzle.position.write(puzzle.solution)
    if puzzle.others:
        return tr("{move} keeps the value.", move=move)
    return tr("{move} is the only move that keeps the value.", move=move)
