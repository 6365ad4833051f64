"""`tiling-gui ellie`: the Grundy value of an ELLIE board, its winner, and the winning first moves.

With --table MxN: the winner of every board up to this size.
"""

import argparse
from typing import Any

from tiling_gui.console import Answer, Console, answers, options
from tiling_gui.console.answers import table
from tiling_gui.core.board import Board
from tiling_gui.core.catalogue import position_text
from tiling_gui.core.tiled import move_to_json
from tiling_gui.errors import InputError
from tiling_gui.games.ellie import rectangles
from tiling_gui.games.ellie import rules as ellie
from tiling_gui.games.ellie.solver import LARGEST_AREA, WIDEST, EllieSolver

EXAMPLES = ("ellie 3x4", "ellie --table 3x5")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("board", nargs="?", help="rows x columns, such as 3x4")
    parser.add_argument("--shape", metavar="FILE", help="rows of text, '.' square, '#' missing; - for stdin")
    parser.add_argument("--table", metavar="MxN", help="who wins each board up to this size, such as 5x8")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Solve the board, or a whole table. Results not found before Ctrl-C are null, or missing from the table."""
    if args.table is not None:
        return _table(args, console)
    position = ellie.parse(_text(args))
    solver = EllieSolver()
    grundy = solver.grundy(position, console.run())
    moves = solver.winning_moves(position, console.run()) if grundy is not None else None
    winner = None if grundy is None else "first" if grundy else "second"
    data: dict[str, Any] = {
        "board": position.board.name,
        "grundy": grundy,
        "winner": winner,
        "winning_moves": None if moves is None else [move_to_json(move) for move in moves],
        "moves": len(position.moves()),
        "remoteness": answers.remoteness(position, console.stop),
    }
    if grundy is None or moves is None:
        return Answer(data, f"ELLIE on {position.board.name}: stopped before it was solved.")
    names = " ".join(map(position.write, moves)) or "none"
    text = f"ELLIE on {position.board.name}: Grundy value {grundy}, the {winner} player wins."
    text += answers.remoteness_words(data["remoteness"])
    return Answer(data, f"{text}\n{len(moves)} of {len(position.moves())} first moves win: {names}")


def _table(args: argparse.Namespace, console: Console) -> Answer:
    """The values of all boards up to the given size, in the order in which they are solved."""
    if args.board is not None or args.shape is not None:
        raise InputError("ellie takes either --table MxN or one board.")
    rows, columns = sorted(_dimensions(args.table))
    wanted = rectangles.all_sizes(rows, columns)
    fewer = (rows, columns) not in wanted
    found = list(rectangles.solve_missing(wanted, rectangles.known_rectangles(), console.run()))
    values = {(one.rows, one.columns): one for one in found}
    heads = ("", *map(str, range(1, columns + 1)))
    lines = [
        (str(m), *(str(one.grundy) if (one := values.get((m, n))) else "" for n in range(1, columns + 1)))
        for m in range(1, min(rows, WIDEST) + 1)
    ]
    words = [table(heads, lines, heads), "Grundy values: FIRST wins where the value is not 0, SECOND where it is 0."]
    if fewer:
        words.append(f"Boards are solved of up to {WIDEST} rows and {LARGEST_AREA} squares; larger ones are left out.")
    if len(found) < len(wanted):
        words.append(f"Stopped: {len(found)} of {len(wanted)} boards are solved.")
    return Answer({"boards": [one.as_json() for one in found]}, "\n".join(words), complete=len(found) == len(wanted))


def _dimensions(text: str) -> tuple[int, int]:
    board = Board.parse(text)
    if not board.is_rectangle:
        raise InputError(f"A table is of rows and columns, such as 5x8, not {text!r}.")
    return board.rows, board.columns


def _text(args: argparse.Namespace) -> str:
    if (args.board is None) == (args.shape is None):
        raise InputError("ellie needs a board such as 3x4, --shape FILE or --table MxN.")
    if args.board is not None:
        return position_text(str(args.board), "ellie")
    return options.read_text(args.shape, "a shape", options.LONGEST_SHAPE) + "\n"
