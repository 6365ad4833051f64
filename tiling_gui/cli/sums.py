"""A sum of impartial games, as `tiling-gui solve sum:...` answers it: its Grundy value and its winning moves."""

import argparse
from typing import Any

from tiling_gui.console import Answer, Console
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit
from tiling_gui.search.sums import SumMove, SumValue, read_sum, solve_sum

SUM = "sum:"
"""What a position begins with that is a sum, as in "sum: ellie(3x4) + nim(5) + .007(12)"."""


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Solve the sum in `args.board`; values not found before Ctrl-C or the limit are null."""
    text = args.board.removeprefix(SUM).strip()
    terms = read_sum(text)
    run = console.run(Limit(seconds=args.time_limit))
    found = solve_sum(terms, run)
    moves = found.winning_moves
    value = None if found.grundy is None else 1 if found.grundy else -1
    data: dict[str, Any] = {
        "game": "sum",
        "board": text,
        "first": str(Side.FIRST),
        "status": "stopped" if moves is None else "solved",
        "value": value,
        "bounds": [-1, 1] if value is None else [value, value],
        "line": [],
        "line_text": [],
        "final_board": None,
        "nodes": 0,
        "seconds": round(run.seconds, 6),
        "threads": 1,
        "compiled": False,
        "facts": {
            "terms": [{"term": term.text, "grundy": each} for term, each in zip(terms, found.values, strict=True)],
            "grundy": found.grundy,
            "winner": None if found.grundy is None else "first" if found.grundy else "second",
            "winning_moves": None if moves is None else [_move_json(found, move) for move in moves],
        },
    }
    return Answer(data, f"{found.table()}\n{found.winning()}".rstrip(), moves is not None)


def _move_json(found: SumValue, move: SumMove) -> dict[str, object]:
    term = found.terms[move.term]
    return {"term": move.term, "move": term.game.move_to_json(move.move), "words": term.position.write(move.move)}
