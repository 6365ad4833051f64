"""`tiling-gui zugzwangs`: the minimal zugzwangs of the square grid, size by size."""

import argparse
import os

from tiling_gui.cli import Answer, Console, common
from tiling_gui.cli.tables import table
from tiling_gui.engine.zugzwangs.enumeration import Enumeration, check_size, kept_rows, sizes
from tiling_gui.engine.zugzwangs.shipped import Count


def arguments(parser: argparse.ArgumentParser) -> None:
    """How far, and on how many cores."""
    parser.add_argument(
        "--upto", type=common.positive, required=True, metavar="N", help="largest size, 8 to 36 squares"
    )
    parser.add_argument("--jobs", type=common.positive, metavar="J", help="threads to count with (default: all cores)")
    parser.add_argument("--no-store", action="store_true", help="neither read nor write the parts that are kept")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Counts size after size; --json prints an object a line. What is finished is kept, and a later run goes on."""
    check_size(args.upto)
    enumeration = Enumeration(args.jobs or os.cpu_count() or 1, None if args.no_store else kept_rows())
    found = list(sizes(args.upto, enumeration, console.report, console.stop))
    return Answer({}, _text(found, args.upto), objects=[count.as_json() for count in found])


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
