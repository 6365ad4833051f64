"""`tiling-gui compare`: search methods side by side on positions of any game."""

import argparse
import os
from dataclasses import replace

from tiling_gui import atomic
from tiling_gui.console import Answer, Console
from tiling_gui.console.answers import table
from tiling_gui.console.options import positive, read_text, seconds
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.search import efg, typed_tree
from tiling_gui.search.compare import Comparison, Row, Subject, default_methods, read_subject
from tiling_gui.search.conditions import BY_HAND, ORDERS, SAMPLING_WORDS, Conditions, Sampling
from tiling_gui.search.methods import METHODS, info_of, method_names

_LONGEST_TREE = 1_000_000
EXAMPLES = (
    "compare domino:3x4 --methods minimax,alphabeta,mtdf",
    "compare heaps:grundy:7 --by-hand --json",
    "compare tree:game.efg --by-hand",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "positions",
        nargs="+",
        metavar="GAME:POSITION",
        help="such as domino:3x4 or heaps:grundy:7; tree:FILE or tree:- reads a typed tree, or a game of Gambit",
    )
    parser.add_argument("--efg", metavar="FILE", help="also write the whole tree of the position for Gambit")
    parser.add_argument("--methods", metavar="LIST", help=f"separated by commas, from: {', '.join(METHODS)}")
    parser.add_argument("--first", metavar="SIDE", help="who moves first: max or min, first or second")
    parser.add_argument("--depth", type=positive, metavar="D", help="estimate after D plies; to the end if not given")
    parser.add_argument("--by-hand", action="store_true", help="as textbooks do it: moves as given, no table")
    parser.add_argument(
        "--order", choices=ORDERS, help="moves as given, by estimate, or as the author of the paper has them"
    )
    table = parser.add_mutually_exclusive_group()
    table.add_argument("--table", action="store_true", default=None, help="a transposition table for every method")
    table.add_argument("--no-table", dest="table", action="store_false", help="no table, if a method can do without")
    parser.add_argument("--leaves-once", action="store_true", help="a leaf that is searched again does not count again")
    parser.add_argument(
        "--valid-only", action="store_true", help="e-Valuate: leave out nodes without a value, which the paper counts"
    )
    parser.add_argument(
        "--with",
        dest="sampling",
        action="append",
        default=[],
        metavar="KEY[=VALUE]",
        help=f"e-Valuate, how an order is estimated: {', '.join(SAMPLING_WORDS)}; may be repeated",
    )
    parser.add_argument("--time-limit", type=seconds, metavar="S", help="seconds per row")
    parser.add_argument("--node-limit", type=positive, metavar="N", help="positions per row")


def run(args: argparse.Namespace, console: Console) -> Answer:
    if args.first is not None and args.first.upper() not in Side.__members__:
        raise InputError(f"--first is max, min, first or second, not {args.first!r}.")
    first = None if args.first is None else Side(args.first.upper())
    subjects = [_subject(text, first, console) for text in args.positions]
    if args.efg:
        if len(subjects) > 1:
            raise InputError("--efg writes one tree: give one position.")
        atomic.write_text(args.efg, efg.write(subjects[0].position, subjects[0].text))
    if args.valid_only and all(subject.game.key != "evaluate" for subject in subjects):
        raise InputError("--valid-only is for e-Valuate: no other game has nodes without a value.")
    if args.sampling and all(subject.game.key != "evaluate" for subject in subjects):
        raise InputError("--with is for e-Valuate: no other game has an order that is sampled.")
    methods = default_methods() if args.methods is None else method_names(args.methods)
    limit = Limit(seconds=args.time_limit, nodes=args.node_limit, depth=args.depth)
    wanted = Conditions(args.order, args.table, not args.leaves_once, Sampling.of(args.sampling))
    if args.by_hand:
        wanted = replace(BY_HAND, again=wanted.again, sampling=wanted.sampling)
        if args.order is not None or args.table is not None:
            raise InputError("--by-hand sets the order and the table: leave out --order, --table and --no-table.")
    for name in methods:
        if info_of(name).refuses(wanted):
            why = tr(info_of(name).fixed)
            console.note(f"{name}: {why}")
    comparison = Comparison(subjects, methods, limit, valid_only=args.valid_only, wanted=wanted)
    for _ in comparison.run(console.run()):
        pass
    rows = comparison.rows
    complete = all(row.result.complete for row in rows)
    return Answer({"rows": [row.to_json() for row in rows]}, _text(rows), complete)


def _subject(text: str, first: Side | None, console: Console) -> Subject:
    """The position that a text names; tree:FILE and tree:- are read, as nested lists or as a game of Gambit."""
    prefix, _, name = text.partition(":")
    if prefix != "tree" or name.lstrip().startswith("[") or not (name == "-" or os.path.exists(name)):
        return read_subject(text, first)
    found = efg.read_tree(read_text(name, "a tree", _LONGEST_TREE), first)
    for note in found.notes:
        console.note(note)
    return Subject(typed_tree.GAME, found.position, f"tree:{found.position.root}")


def _text(rows: list[Row]) -> str:
    lines = []
    counted = _COUNTS if all(row.result.pruned is None for row in rows) else (*_COUNTS, "pruned")
    if all(row.minimal is None for row in rows):
        counted = tuple(name for name in counted if name != "minimal_leaves")
    for row in rows:
        data = row.to_json()
        value = "stopped" if not row.result.complete else "none" if data["value"] is None else str(data["value"])
        if row.result.complete and not row.result.exact:
            value = f"≈ {value}"
        if row.agrees is False:
            value += " (disagrees)"
        counts = ["–" if data[name] is None else f"{data[name]:,}" for name in counted]
        ratio = "–" if row.ratio is None else f"{row.ratio:.3g}"
        times = f"{row.result.seconds:.3f}", ratio
        lines.append((data["position"], row.method, row.conditions.words, value, *counts, *times))
    head = ("position", "method", "conditions", "value", *counted, "seconds", "ratio")
    roots = {name: info_of(name).root for name in dict.fromkeys(row.method for row in rows)}
    said = (": ".join((name, tr(root))) for name, root in roots.items() if root)
    return "\n".join((table(head, lines, right=(*counted, "seconds", "ratio")), *said))


_COUNTS: tuple[str, ...] = ("nodes", "leaves", "minimal_leaves", "alpha", "beta", "table", "path", "stored")
