"""`tiling-gui family`: the values of a family of positions over n, and perhaps k, one after the other."""

import argparse
import csv
import io
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from tiling_gui.cli import common
from tiling_gui.console import Answer, Console
from tiling_gui.console.answers import value_json
from tiling_gui.console.tables import table
from tiling_gui.core.catalogue import game_of_position, read_position
from tiling_gui.core.game import Side, Value
from tiling_gui.core.limits import Limit, Progress
from tiling_gui.errors import InputError
from tiling_gui.records.verdict import is_last_mover
from tiling_gui.search.engine import GameEngine
from tiling_gui.search.families import MOST, letters, member, observed, read_range
from tiling_gui.search.grundy import mex
from tiling_gui.store import Store

EXAMPLES = (
    "family 3xn --n 1-8",
    "family sharing:friendship:n,edges,vertices,k --n 1-2 --k 2-3",
    "family heaps:kayles:n",
)
GRUNDY = "Grundy"
_COLUMNS = ("n", "k", "of", "value", "lower", "upper")


@dataclass
class Term:
    """One value of the table."""

    n: int
    k: int | None
    of: str
    """Who begins; GRUNDY in games for the last move: the Grundy value, which does not depend on it."""
    position: Any
    lower: Value | None = None
    upper: Value | None = None
    rests_on: tuple[str, ...] = ()

    @property
    def value(self) -> Value | None:
        """The exact value, if it is proved."""
        return self.lower if self.lower == self.upper else None

    @property
    def text(self) -> str:
        """ "5", "4..6", or nothing where nothing is proved."""
        if self.value is not None:
            return str(self.value)
        return "" if self.lower is None and self.upper is None else f"{self.lower}..{self.upper}"

    def to_json(self) -> dict[str, Any]:
        """The same as an object."""
        ends = {"value": self.value, "lower": self.lower, "upper": self.upper}
        return {"n": self.n, "k": self.k, "of": self.of} | {key: value_json(end) for key, end in ends.items()}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "family", metavar="FAMILY", help="a position with n, and perhaps k, in place of numbers: 3xn, matching:path:n"
    )
    parser.add_argument("--n", default="1-8", metavar="RANGE", help="such as 1-12 (default 1-8)")
    parser.add_argument("--k", metavar="RANGE", help="such as 2-5, where k is in the family")
    parser.add_argument("--csv", action="store_true", help="lines of CSV as they are found, names of the columns first")
    common.engine_arguments(parser)


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Exit code 3 if not all values were proved; what was is kept, and there the next time."""
    if args.csv and args.json:
        raise InputError("Give either --csv or --json.")
    terms = _terms(args)
    if args.csv:
        console.say(_csv(_COLUMNS))
    kind = game_of_position(terms[0].position)
    with (
        common.open_store(args) as store,
        closing(common.make_engine(args, kind, common.bounds_of(args, store))) as engine,
    ):
        for done, term in enumerate(terms):
            if console.stop.is_set:
                break
            console.report(Progress("values", done=done, total=len(terms)))
            _find(term, args, console, store, engine)
            if args.csv:
                console.say(_csv(term.to_json()[column] for column in _COLUMNS))
    complete = all(term.value is not None for term in terms)
    if args.csv:
        return Answer({}, "", complete)
    columns = [_column(k, of, seen) for (k, of), seen in _columns(terms).items()]
    data = {
        "family": args.family,
        "status": "solved" if complete else "stopped",
        "terms": [term.to_json() for term in terms],
        "columns": columns,
    }
    return Answer(data | common.rests_json(*terms), _text(terms, columns) + common.rests_text(*terms), complete)


def _terms(args: argparse.Namespace) -> list[Term]:
    """What is to be found, k by k, by who begins, in the order of n. Raises InputError for what is no position."""
    there = letters(args.family)
    if "n" not in there:
        raise InputError(f"A family has an n in place of a number, such as 3xn, not {args.family!r}.")
    if ("k" in there) != (args.k is not None):
        raise InputError("Give --k where k is in the family, and only there.")
    numbers, ks = read_range(args.n), [None] if args.k is None else list(read_range(args.k))
    if len(numbers) * len(ks) > MOST:
        raise InputError(f"A table has at most {MOST} rows, not {len(numbers) * len(ks)}.")
    found = []
    for k in ks:
        for n in numbers:
            text = member(args.family, n, k)
            start = read_position(text)
            if is_last_mover(start):
                found.append(Term(n, k, GRUNDY, start))
                continue
            found += [Term(n, k, str(side), position) for side, position in _starters(text, start)]
    return sorted(found, key=lambda term: (term.k or 0, term.n, term.of))


def _starters(text: str, start: Any) -> Iterator[tuple[Side, Any]]:
    """The position with either side to begin, where both can."""
    for side in game_of_position(start).sides:
        try:
            yield side, read_position(text, first=side)
        except InputError:
            if side is start.to_move:
                raise


def _find(term: Term, args: argparse.Namespace, console: Console, store: Store | None, engine: GameEngine) -> None:
    """Fills in what is proved of a term within the limit."""
    run = console.run(Limit(seconds=args.time_limit, counts_compiling=True))
    if term.of == GRUNDY:
        after = [entry.grundy for entry in engine.analyse(term.position, run).moves]
        if None not in after:
            term.lower = term.upper = mex(value for value in after if value is not None)
        return
    solution = common.stored_solution(args, store, term.position)
    if solution is None:
        solution = engine.solve(term.position, run)
        if store:
            store.add_solve(solution)
    term.lower, term.upper, term.rests_on = solution.lower, solution.upper, solution.rests_on


def _columns(terms: list[Term]) -> dict[tuple[int | None, str], list[Term]]:
    """The terms by k and by who begins."""
    found: dict[tuple[int | None, str], list[Term]] = {}
    for term in terms:
        found.setdefault((term.k, term.of), []).append(term)
    return found


def _column(k: int | None, of: str, terms: list[Term]) -> dict[str, Any]:
    """The terms that are exact from the first on without a break, as the OEIS has them, and what is seen in them."""
    exact = []
    for term in terms:
        if term.value is None:
            break
        exact.append(term.value)
    seen = observed(exact, terms[0].n)
    data = {"k": k, "of": of, "offset": terms[0].n, "exact": [value_json(value) for value in exact]}
    return data | {"observed": None if seen is None else seen.to_json() | {"rule": seen.said()}}


def _text(terms: list[Term], columns: list[dict[str, Any]]) -> str:
    of = list(dict.fromkeys(term.of for term in terms))
    with_k = terms[0].k is not None
    rows: dict[tuple[int | None, int], dict[str, str]] = {}
    for term in terms:
        rows.setdefault((term.k, term.n), {})[term.of] = term.text
    names = {GRUNDY: "Grundy value"}
    heads = (*(("k",) if with_k else ()), "n", *(names.get(each, f"{each} first") for each in of))
    cells = [
        (*((str(k),) if with_k else ()), str(n), *(row.get(each, "") for each in of)) for (k, n), row in rows.items()
    ]
    lines = [table(heads, cells, heads)]
    for column in columns:
        name = names.get(column["of"], f"{column['of']} first") + (f", k = {column['k']}" if with_k else "")
        if column["exact"]:
            lines.append(f"{name}, offset {column['offset']}: {', '.join(map(str, column['exact']))}")
        if column["observed"]:
            lines.append(f"  {column['observed']['rule']}; not proved beyond.")
    return "\n".join(lines)


def _csv(cells: Any) -> str:
    buffer = io.StringIO()
    csv.writer(buffer, lineterminator="").writerow(cells)
    return buffer.getvalue()
