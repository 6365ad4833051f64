"""`tiling-gui ellie`: the Grundy value of a board of L-shaped tiles, who wins it, and by which first moves."""

import argparse
from typing import Any

from tiling_gui.cli import Answer, Console, common
from tiling_gui.errors import InputError
from tiling_gui.games.ellie import rules as ellie
from tiling_gui.games.ellie.solver import EllieSolver


def arguments(parser: argparse.ArgumentParser) -> None:
    """BOARD or --shape."""
    parser.add_argument("board", nargs="?", help="rows x columns, such as 3x4")
    parser.add_argument("--shape", metavar="FILE", help="rows of text, '.' square, '#' missing; - for stdin")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Solves the board; everything is null if Ctrl-C came first."""
    position = ellie.parse(_text(args))
    solver = EllieSolver()
    grundy = solver.grundy(position, stop=console.stop, report=console.report)
    moves = solver.winning_moves(position, stop=console.stop, report=console.report) if grundy is not None else None
    winner = None if grundy is None else "first" if grundy else "second"
    data: dict[str, Any] = {
        "board": position.board.name,
        "grundy": grundy,
        "winner": winner,
        "winning_moves": None if moves is None else [ellie.move_to_json(move) for move in moves],
        "moves": len(position.moves()),
        "remoteness": common.remoteness(position, console.stop),
    }
    if grundy is None or moves is None:
        return Answer(data, f"ELLIE on {position.board.name}: stopped before it was solved.")
    names = " ".join(map(position.write, moves)) or "none"
    text = f"ELLIE on {position.board.name}: Grundy value {grundy}, the {winner} player wins."
    text += common.remoteness_words(data["remoteness"])
    return Answer(data, f"{text}\n{len(moves)} of {len(position.moves())} first moves win: {names}")


def _text(args: argparse.Namespace) -> str:
    if (args.board is None) == (args.shape is None):
        raise InputError("ellie needs either a board such as 3x4 or --shape FILE.")
    if args.board is not None:
        return str(args.board)
    return common.read_text(args.shape, "a shape", common.LONGEST_SHAPE) + "\n"
