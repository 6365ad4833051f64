"""`tiling-gui certificate`: what is proved for strips of every length, and the tables that prove it."""

import argparse
from dataclasses import asdict
from fractions import Fraction
from pathlib import Path
from typing import Any

from tiling_gui.atomic import check_name
from tiling_gui.console import Answer, Console
from tiling_gui.console.answers import table
from tiling_gui.core.limits import Run
from tiling_gui.engine.certificates import Certificate, find, read
from tiling_gui.engine.strips import PLANS, Block, Line, Statement, rounded, statement
from tiling_gui.errors import InputError
from tiling_gui.waiting import abandonable

_NAMES = sorted({name for name, _ in PLANS})


_COVERS = {"3xn": ("floor((4n + 1)/3)", "4/3", 19), "4xn": ("floor((24n + 4)/13)", "24/13", 21)}
"""The upper bound with either player first, the limit per column, and the theorem that says so."""
_FIRST_MOVES = {"MIN": "floor((4n + 1)/3)"}
"""Theorem 20: lower bounds for three rows."""
EXAMPLES = ("certificate 3xn", "certificate 4xn --upper")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "boards",
        metavar="3xn",
        help=f"one of {', '.join(_NAMES)}: boards with that many rows and any length, mxn for any rows and length",
    )
    side = parser.add_mutually_exclusive_group()
    side.add_argument("--lower", action="store_true", help="the least MAX gets (default)")
    side.add_argument("--upper", action="store_true", help="the most MIN allows (3xn and 4xn)")
    files = parser.add_mutually_exclusive_group()
    files.add_argument("--to", metavar="FILE", help="write the tables to FILE, for docs/data/check_certificate.py")
    files.add_argument("--from", dest="source", metavar="FILE", help="check the tables of FILE instead of finding them")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Find the tables or read them, check every condition, and state what follows."""
    name = args.boards.strip().lower().replace("×", "x")
    if (name, args.upper) not in PLANS:
        known = ", ".join(sorted(known for known, upper in PLANS if upper == args.upper))
        kind = "an upper" if args.upper else "a lower"
        raise InputError(f"There is {kind} certificate for {known}, not for {args.boards!r}.")
    if args.to:
        check_name(args.to)
    clock = Run()
    plan = PLANS[name, args.upper]
    with abandonable():  # each table is one pass of compiled code
        certificate = _read(args.source, plan.blocks, args.upper) if args.source else find(plan.blocks, args.upper)
        faults = certificate.faults()
    if args.to:
        certificate.write(Path(args.to))
    stated = None if name == "mxn" or faults else statement(certificate.values, args.upper, plan.cycle)
    place = args.to or args.source
    checked = {
        "blocks": [
            {name: said for name, said in asdict(block).items() if said} | {"potential": value / 2}
            for block, value in certificate.values.items()
        ],
        "subsets": sum(mu.size for mu in certificate.tables.values()),
        "faults": faults,
        "seconds": round(clock.seconds, 3),
        "table": place,
    }
    data = {"boards": name, "kind": "upper" if args.upper else "lower"} | _data(stated) | checked
    lines = [
        *_statement_lines(name, stated, certificate, faults),
        _table_line(place, certificate, faults, clock.seconds),
    ]
    if name in _COVERS and args.upper and not faults:
        formula, limit, theorem = _COVERS[name]
        data["covers"] = {"MAX": formula, "MIN": formula}
        said = f"at most {formula}, whoever begins, so at most {limit} per column"
        lines.append(
            f"Covers bound better than blocks (Theorem {theorem}): {said}. docs/data/check_covers.py checks that."
        )
    if (name, args.upper, faults) == ("3xn", False, 0):
        data["first_moves"] = _FIRST_MOVES
        said = f"MIN first at least {_FIRST_MOVES['MIN']}. docs/data/check_first_moves.py checks that."
        lines.append(f"Blocks chosen after MIN's first domino bound better (Theorem 20): {said}")
    return Answer(data, "\n".join(lines), complete=not faults)


def _read(path: str, blocks: tuple[Block, ...], upper: bool) -> Certificate:
    check_name(path)
    certificate = read(Path(path))
    if certificate.upper != upper or tuple(certificate.tables) != blocks:
        raise InputError(f"{path} has other blocks than this certificate.")
    return certificate


def _data(stated: Statement | None) -> dict[str, Any]:
    if stated is None:
        return {}
    return {
        "period": stated.period,
        "rate": str(stated.rate),
        "limit": str(stated.limit),
        "formulas": {"MAX": stated.formula("X"), "MIN": stated.formula("N")},
        "lines": [_line_json(line) for line in stated.lines],
        "short": [_line_json(line) for line in stated.short],
    }


def _line_json(line: Line) -> dict[str, Any]:
    return {"columns": line.columns, "constant": str(line.constant), "widths": list(line.widths)}


def _statement_lines(name: str, stated: Statement | None, certificate: Certificate, faults: int) -> list[str]:
    """The statement in words; nothing if the tables are invalid."""
    if faults:
        return []
    if stated is None:
        block, twice = next(iter(certificate.values.items()))
        per_square = Fraction(twice, 2 * block.squares)
        return [
            f"Boards of {block.rows}a x {block.columns}b squares: M = {Fraction(twice, 2)} ab.",
            "MAX first: at least ceil(M); MIN first: at least floor(M).",
            f"So the limit of the dominoes per square is at least {per_square}.",
        ]
    most = "at most" if certificate.upper else "at least"
    heads = ("n", "M", f"MAX first {most}", f"MIN first {most}", "blocks for j = 0")
    rows = [_row(0, 0, line) for line in stated.short]
    rows += [_row(stated.period, stated.rate, line) for line in stated.lines]
    return [
        f"{name[0]} x n, with j = 0, 1, 2, ... blocks repeated:",
        table(heads, rows, ()),
        f"For every n: MAX first {most} {stated.formula('X')}, MIN first {most} {stated.formula('N')}.",
        f"So the limit of the dominoes per column is {most} {stated.limit}.",
    ]


def _row(period: int, rate: Fraction | int, line: Line) -> tuple[str, ...]:
    bounds = (line.constant, rounded(line.constant, "X"), rounded(line.constant, "N"))
    linear = (_linear(rate, constant) for constant in bounds)
    return _linear(period, line.columns), *linear, " + ".join(map(str, line.widths))


def _linear(rate: Fraction | int, constant: Fraction | int) -> str:
    return (f"{rate}j + {constant}" if constant else f"{rate}j") if rate else str(constant)


def _table_line(place: str | None, certificate: Certificate, faults: int, seconds: float) -> str:
    subsets = sum(mu.size for mu in certificate.tables.values())
    where = f"The tables are in {place}" if place else "The tables were computed (--to FILE writes them)"
    verdict = f"{faults:,} conditions are violated: refused" if faults else "every condition holds"
    blocks = len(certificate.tables)
    return f"{where}: {subsets:,} subsets of {blocks} block{'s' * (blocks > 1)}, {verdict}. {seconds:.1f} s."
