"""`tiling-gui fair`: the expressions and domains that are fairest if both sides play at random."""

import argparse

from tiling_gui.console import Answer, Console
from tiling_gui.console.answers import table
from tiling_gui.console.options import positive, read_side
from tiling_gui.games.evaluate.domain import domain_text, read_domain
from tiling_gui.games.evaluate.notation import value_text
from tiling_gui.games.evaluate.search.fair_games import FairRow, fairest, read_variables, search

EXAMPLES = ("fair --variables 2-3 --domain 1-9", "fair --variables 3 --domain=-1,0,1 --domain 0-2 --show 5 --json")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--variables", default="2-3", metavar="RANGE", help="variables: 3, or 2-4 (default 2-3)")
    parser.add_argument(
        "--domain", action="append", metavar="DOMAIN", help="values that may be proposed; may be repeated (default 0-9)"
    )
    parser.add_argument("--first", default="max", metavar="max|min", help="who proposes (default max)")
    parser.add_argument(
        "--show", type=positive, default=20, metavar="N", help="how many games, the fairest first (default 20)"
    )


def run(args: argparse.Namespace, console: Console) -> Answer:
    domains = [read_domain(text) for text in args.domain or ["0-9"]]
    rows = list(search(read_variables(args.variables), domains, read_side(args.first), console.run()))
    complete, shown = not console.stop.is_set, fairest(rows)[: args.show]
    data = {"status": "complete" if complete else "stopped", "games": [row.to_json() for row in shown]}
    return Answer(data, _text(shown, len(rows)), complete)


def _text(shown: list[FairRow], looked: int) -> str:
    heads = ("expression", "domain", "value", "MAX wins", "draw", "MIN wins", "apart")
    lines = []
    for row in shown:
        chances = row.chances
        numbers = (float(each) for each in (chances.win, chances.draw, chances.loss, row.apart))
        said = ("fair" if k == 3 and not number else f"{number:.4f}" for k, number in enumerate(numbers))
        lines.append((row.expression, domain_text(row.domain), value_text(chances.value), *said))
    return table(heads, lines, heads[2:]) + f"\n{looked:,} games were examined; MAX and MIN play at random."
