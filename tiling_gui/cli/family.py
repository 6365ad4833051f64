"""`tiling-gui family`: the values of a family of positions over n, and optionally k."""

import argparse
from collections.abc import Callable, Iterator
from pkgutil import resolve_name

from tiling_gui.cli import common
from tiling_gui.console import Answer, Console
from tiling_gui.console.answers import table
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.limits import Limit, Progress
from tiling_gui.errors import InputError
from tiling_gui.search.families import MOST_PRINTED, Family, FamilyTerm, b_file, column_name, csv_lines, find, letters

FAIR = "evaluate:fair:n"
EXAMPLES = (
    "family 3xn --n 1-8",
    "family sharing:friendship:n,edges,vertices,k --n 1-2 --k 2-3",
    "family heaps:kayles:n",
    "family ellie:kxn --k 1-3 --n 1-5",
    "family heaps:octal:0.007:n --n 0-1000",
    "family 3xn --n 1-20 --first max --b-file",
    f"family {FAIR} --n 2-3 --with domain=1-9",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "family", metavar="FAMILY", help="a position with n (and k) in place of numbers: 3xn, matching:path:n"
    )
    parser.add_argument(
        "--n", default="1-8", metavar="RANGE", help="such as 1-12, or k-12 for n from k on (default 1-8)"
    )
    parser.add_argument("--k", metavar="RANGE", help="such as 2-5, if k is in the family")
    parser.add_argument("--first", metavar="SIDE", help="only the values with this side moving first: max or min")
    parser.add_argument("--csv", action="store_true", help="lines of CSV as they are found, after a header")
    parser.add_argument("--b-file", action="store_true", help="the proved terms in the format of the OEIS's b-files")
    common.with_argument(parser)
    common.engine_arguments(parser)


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Exit code 3 if not all values were proved; those that were are stored and found there the next time."""
    if args.csv + args.json + args.b_file > 1:
        raise InputError("Give either --csv or --json or --b-file.")
    own = _own_table(args.family)
    if own is not None:
        answer: Answer = own(args, console)
        return answer
    if args.asked:
        raise InputError(f"--with is for the families fair, such as {FAIR}.")
    if ("k" in letters(args.family)) != (args.k is not None):
        raise InputError("Give --k if k is in the family, and only then.")
    family = Family(args.family, args.n, args.k or "", args.first, most=MOST_PRINTED)
    found = _filled(family, args, console)
    if args.csv:
        for line in csv_lines(found):
            console.say(line)
        return Answer({}, "", family.complete)
    for _ in found:
        pass
    if args.b_file:
        return Answer({}, b_file(family).rstrip("\n"), family.complete)
    return Answer(family.to_json(), _text(family), family.complete)


def _filled(family: Family, args: argparse.Namespace, console: Console) -> Iterator[FamilyTerm]:
    """Fill in the terms, yielding each when it is done, until a stop."""
    with common.engine_and_store(args, family.game, console) as (engine, store):
        before = None
        for done, term in enumerate(family.terms):
            if console.stop.is_set:
                return
            console.report(Progress("values", done=done, total=len(family.terms)))
            limit = Limit(seconds=args.time_limit, counts_compiling=True)
            find(term, engine, console.run(limit), store.results if store else None, before)
            before = term
            yield term
        family.conclude(engine, console.run())


def _own_table(text: str) -> Callable[[argparse.Namespace, Console], Answer] | None:
    """The function of a game's own family, "GAME:NAME:n"; None for a family of positions."""
    key, _, rest = text.strip().partition(":")
    named = GAMES[key].tables.get(rest.partition(":")[0]) if key in GAMES else None
    return None if named is None else resolve_name(named)


def _text(family: Family) -> str:
    numbered = ("k", "n") if family.with_k else ("n",)
    heads = (*numbered, *map(column_name, family.kinds))
    cells = []
    for numbers, terms in family.rows.items():
        found = (terms[of].bounds_text if of in terms else "" for of in family.kinds)
        cells.append((*map(str, numbers[-len(numbered) :]), *found))
    return "\n".join([table(heads, cells, heads), *family.lines()])
