"""`tiling-gui zugzwangs`: the minimal zugzwangs of the square grid, size by size."""

import argparse
from dataclasses import replace
from typing import Any

from tiling_gui.console import Answer, Console, options
from tiling_gui.console.answers import table
from tiling_gui.core.game import Side
from tiling_gui.core.machine import default_threads
from tiling_gui.engine import Engine
from tiling_gui.engine.zugzwangs import shipped
from tiling_gui.engine.zugzwangs.enumeration import Enumeration, check_size, saved_rows, sizes
from tiling_gui.engine.zugzwangs.shipped import Count
from tiling_gui.games.domino.rules import read_shape

EXAMPLES = ("zugzwangs --upto 9", "zugzwangs --list")


def arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--upto", type=options.positive, metavar="N", help="count to this size, 8 to 36 squares")
    what.add_argument("--list", action="store_true", help="print the known shapes, with X and N")
    parser.add_argument("--jobs", type=options.positive, metavar="J", help="threads to count with (default: all cores)")
    parser.add_argument("--no-store", action="store_true", help="neither read nor write the stored parts")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Count one size after another; --json prints an object for each. Finished parts are stored, and resumed later."""
    if args.list:
        return _listed()
    check_size(args.upto)
    enumeration = Enumeration(args.jobs or default_threads(), None if args.no_store else saved_rows())
    found = list(sizes(args.upto, enumeration, console.run()))
    return Answer({}, _text(found, args.upto), objects=[count.as_json() for count in found])


def _listed() -> Answer:
    """The shipped shapes other than cycles, each solved for both players, and the numbers of cycles."""
    engine = Engine(threads=1, memory_mb=16)
    objects = [_zugzwang(shape, engine) for count in shipped.counts() for shape in count.shapes]
    engine.close()
    lines = []
    for number, data in enumerate(objects, 1):
        lines += [
            f"{number}. {data['squares']} squares: X = {data['max']}, N = {data['min']}, {data['options']} options, "
            f"{data['images']} images",
            *data["rows"],
            "",
        ]
    rings = [f"{c.cycles:,} of {c.squares}" for c in shipped.counts() if c.cycles and c.squares % 7 in (1, 6)]
    *most, last = rings
    lines.append(
        "The X of every option is one less than the N of its shape, its N one less than the X. With the fixed induced\n"
        f"cycles, {', '.join(most)} and {last} squares, "
        f"these are all minimal zugzwangs of up to {shipped.decided()} squares."
    )
    return Answer({}, "\n".join(lines), objects=objects)


def _zugzwang(shape: str, engine: Engine) -> dict[str, Any]:
    rows = shape.split("/")
    position = read_shape("\n".join(rows))
    x, n = (engine.solve(replace(position, to_move=first)).value for first in (Side.MAX, Side.MIN))
    return {
        "squares": position.board.size,
        "rows": rows,
        "max": x,
        "min": n,
        "options": len(position.moves()),
        "images": len(shipped.images(shipped.read(shape))),
    }


def _text(found: list[Count], upto: int) -> str:
    heads = ("Squares", "Candidates", "Zugzwangs", "Cycles", "Seconds")
    rows = [
        (str(c.squares), f"{c.candidates:,}", f"{c.zugzwangs:,}", f"{c.cycles:,}", f"{c.seconds:,.1f}") for c in found
    ]
    lines = [table(heads, rows, heads)]
    lines += [f"{count.squares} squares: {shape}" for count in found for shape in count.shapes]
    lines.append(
        "Candidates: fixed polyominoes without leaf and square end, cycles left out. Zugzwangs: the minimal ones among "
        "them.\nCycles: fixed induced cycles; those of 8, 20, 22, 34, 36 squares are minimal zugzwangs, too."
    )
    if len(found) < upto - 7:
        lines.append(f"Stopped before all of {found[-1].squares + 1 if found else 8} squares were counted.")
    return "\n".join(lines)
