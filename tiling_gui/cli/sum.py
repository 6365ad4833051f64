"""`tiling-gui sum`: the Grundy value of a sum of impartial games, and its winning moves."""

import argparse

from tiling_gui.console import Answer, Console, options
from tiling_gui.core.limits import Limit
from tiling_gui.search.grundy import nim_sum_rows
from tiling_gui.search.sums import SumMove, SumValue, read_sum, solve_sum

EXAMPLES = ('sum "ellie(3x4) + nim(5) + .007(12)"', 'sum "kayles(5) + kayles(5)" --json')


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "terms",
        nargs="+",
        metavar="SUM",
        help='such as "ellie(3x4) + nim(5) + .007(12)"; also grundy, kayles, dawson; a number alone is a nim heap',
    )
    parser.add_argument("--time-limit", type=options.seconds, metavar="S", help="stop after S seconds")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Values not found before Ctrl-C or the limit are null."""
    terms = read_sum(" ".join(args.terms))
    found = solve_sum(terms, console.run(Limit(seconds=args.time_limit)))
    moves = found.winning_moves
    data = {
        "terms": [{"term": term.text, "grundy": value} for term, value in zip(terms, found.values, strict=True)],
        "grundy": found.grundy,
        "winner": None if found.grundy is None else "first" if found.grundy else "second",
        "winning_moves": None if moves is None else [_move_json(found, move) for move in moves],
    }
    return Answer(data, _text(found), moves is not None)


def _move_json(found: SumValue, move: SumMove) -> dict[str, object]:
    term = found.terms[move.term]
    return {"term": move.term, "move": term.game.move_to_json(move.move), "words": term.position.write(move.move)}


def _text(found: SumValue) -> str:
    values = [value for value in found.values if value is not None]
    names = [term.text for term in found.terms]
    rows = nim_sum_rows(values) if len(values) == len(names) else [(value, "") for value in found.values]
    width, widest = max(map(len, [*names, "nim-sum"])), max(len(str(number)) for number, _ in rows)
    lines = [
        f"{name:<{width}}  {'–' if number is None else number:>{widest}}  {digits}".rstrip()
        for name, (number, digits) in zip([*names, "nim-sum"], rows, strict=False)
    ]
    if found.winning_moves is None:
        return "\n".join([*lines, "Stopped before it was solved."])
    lines.append(f"Grundy value {found.grundy}: the {'first' if found.grundy else 'second'} player wins.")
    written = [
        f"{names[each.term]}: {found.terms[each.term].position.write(each.move)}" for each in found.winning_moves
    ]
    return "\n".join([*lines, "Winning moves: " + (", ".join(written) or "none")])
