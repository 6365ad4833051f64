"""`tiling-gui family evaluate:fair:n`: the expressions and domains that are fairest if both sides play at random."""

import argparse

from tiling_gui.console import Answer, Console
from tiling_gui.console.answers import table
from tiling_gui.console.options import positive, read_side
from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.domain import domain_text, read_domain
from tiling_gui.games.evaluate.notation import value_text
from tiling_gui.games.evaluate.search.fair_games import FairRow, fairest, read_variables, search, to_csv

_SHOWN = 20
"""How many games are shown if the number is not given."""


def run(args: argparse.Namespace, console: Console) -> Answer:
    """The expressions of `args.n` variables, the fairest first, over the domains of --with domain=...; as CSV too."""
    domains, shown = [], _SHOWN
    for word in args.asked:
        key, _, value = word.partition("=")
        if key == "domain":
            domains.append(read_domain(value))
        elif key == "show":
            shown = _number(value)
        else:
            raise InputError(
                f"--with for fair games takes domain=0-9, which may be repeated, and show={_SHOWN}, not {key!r}."
            )
    variables = read_variables(args.n)
    rows = list(search(variables, domains or [read_domain("0-9")], read_side(args.first or "max"), console.run()))
    complete, best = not console.stop.is_set, fairest(rows)[:shown]
    if args.csv:
        return Answer({}, to_csv(best).rstrip("\n"), complete)
    data = {
        "family": args.family,
        "status": "solved" if complete else "stopped",
        "games": [row.to_json() for row in best],
    }
    return Answer(data, _text(best, len(rows)), complete)


def _number(text: str) -> int:
    try:
        return positive(text)
    except argparse.ArgumentTypeError as error:
        raise InputError(f"--with show: {error}.") from error


def _text(shown: list[FairRow], looked: int) -> str:
    heads = ("expression", "domain", "value", "MAX wins", "draw", "MIN wins", "apart")
    lines = []
    for row in shown:
        chances = row.chances
        numbers = (float(each) for each in (chances.win, chances.draw, chances.loss, row.apart))
        said = ("fair" if k == 3 and not number else f"{number:.4f}" for k, number in enumerate(numbers))
        lines.append((row.expression, domain_text(row.domain), value_text(chances.value), *said))
    return table(heads, lines, heads[2:]) + f"\n{looked:,} games were examined; MAX and MIN play at random."
