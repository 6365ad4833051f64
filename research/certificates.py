"""Certificates: tables of block potentials that prove bounds for strips of every length.

    python -m research.certificates 3xn                     finds the tables and states what they prove
    python -m research.certificates 4xn --upper --to FILE   also writes them, for docs/data/check_certificate.py
    python -m research.certificates 4xn --upper --from FILE checks the tables of FILE instead of finding them
    python -m research.certificates all                     writes what the program ships, and docs/data

The conditions a table must satisfy, and why they suffice, are Definition 4 and Theorem 16 of
resources/help/en/theory.md; tiling_gui/engine/kernel/potentials.py computes tables, potential_faults.py checks them,
and docs/formats.md describes the file. resources/engine/certificates.json has the numbers needed for bounds of empty
boards; docs/data has the tables of the certificates that the theory states. 9xn has tables of 2^27 subsets, so that all
of it takes minutes and 1 GB.
"""

import argparse
import gzip
import json
import signal
import sys
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tiling_gui.atomic import write_bytes
from tiling_gui.console.answers import table as text_table
from tiling_gui.core import compiled, shipped_files
from tiling_gui.core.compiled_kinds import potentials
from tiling_gui.engine.block_tables import arrays
from tiling_gui.engine.plane import FILE as BLOCKS
from tiling_gui.engine.strips import FILE, PLANE_ABOVE, PLANS, SIDES, Block, Line, Statement, key, rounded, statement
from tiling_gui.errors import InputError, StoreError

Table = NDArray[np.int8]
"""Twice the potential of every subset of a block; bit rows * column + row of the index is a square."""
MOST_SQUARES = 27
"""The most squares of a block, whose table has one byte per subset."""
_FORMAT, _VERSION = "tiling-gui certificate", 1
_COVERS = {"3xn": ("floor((4n + 1)/3)", "4/3", 19), "4xn": ("floor((24n + 4)/13)", "24/13", 21)}
"""The upper bound with either player first, the limit per column, and the theorem that says so."""
_FIRST_MOVES = {"MIN": "floor((4n + 1)/3)"}
"""Theorem 20: lower bounds for three rows."""
TOP = Path(__file__).resolve().parent.parent
DATA = TOP / "docs" / "data"
STATED = {("3xn", False), ("4xn", False), ("mxn", False), ("3xn", True), ("4xn", True), ("mxn", True)}
"""The certificates that the theory states, whose tables are in docs/data."""


@dataclass(frozen=True)
class Certificate:
    """Blocks that compose strips of every length, or one that tiles the plane, with their tables."""

    upper: bool
    tables: Mapping[Block, Table]

    def faults(self) -> int:
        """The number of violated conditions of the theorem in all tables; 0 proves the statement."""
        check = _checks().upper_faults if self.upper else _checks().lower_faults
        return sum(int(check(*arrays(block, self.upper), table)) for block, table in self.tables.items())

    @property
    def values(self) -> dict[Block, int]:
        """Twice the potential of each whole block, which is all that statements about empty boards need."""
        return {block: int(table[-1]) for block, table in self.tables.items()}

    def write(self, path: Path) -> None:
        """Write the file described in docs/formats.md. Raises StoreError."""
        blocks = [{key: value for key, value in asdict(block).items() if value} for block in self.tables]
        head = {"format": _FORMAT, "version": _VERSION, "upper": self.upper, "blocks": blocks}
        data = b"".join([json.dumps(head).encode(), b"\n", *(table.tobytes() for table in self.tables.values())])
        write_bytes(path, gzip.compress(data, mtime=0))


def find(blocks: Iterable[Block], upper: bool) -> Certificate:
    """The best possible certificate for these blocks: each table is computed in one pass, subset by subset."""
    best = potentials().upper if upper else potentials().lower
    return Certificate(upper, {block: best(*arrays(block, upper)) for block in blocks})


def read(path: Path) -> Certificate:
    """The certificate in a file, without checking it. Raises InputError."""
    try:
        with gzip.open(path) as file:
            head = json.loads(file.readline(1 << 16))
            if head["format"] != _FORMAT or head["version"] != _VERSION:
                raise InputError(f"{path} is no certificate of version {_VERSION}.")
            tables: dict[Block, Table] = {}
            for data in head["blocks"]:
                block = _block(data, head["upper"] is True)
                tables[block] = np.frombuffer(file.read(1 << block.squares), dtype=np.int8)
                if tables[block].size != 1 << block.squares:
                    raise InputError(f"{path} ends within the table of a block.")
            return Certificate(head["upper"] is True, tables)
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror or error}.") from error
    except (ValueError, TypeError, KeyError, AttributeError, EOFError, RecursionError, zlib.error) as error:
        raise InputError(f"{path} is no certificate.") from error


def _block(data: Any, upper: bool) -> Block:
    sides = {side: tuple(data[side]) for side in SIDES if data.get(side)}
    block = Block(data["rows"], data["columns"], **sides)
    if not (block.rows >= 1 and block.columns >= 1 and block.squares <= MOST_SQUARES):
        raise ValueError("A block is too large.")
    for side, cut in sides.items():
        squares = block.rows if side in ("left", "right") else block.columns
        most = 2 if upper else squares
        if len(cut) != squares or not all(isinstance(says, int) and 0 <= says < most for says in cut):
            raise ValueError("A cut has a number for every square.")
    return block


@cache
def _checks() -> ModuleType:
    return compiled.load(f"{__package__}.potential_faults")


def file_name(name: str, upper: bool) -> str:
    """The name of a table in docs/data."""
    return f"certificate_{name}{'_upper' if upper else ''}.gz"


def report(name: str, certificate: Certificate) -> str:
    """What the tables of boards `name` ("3xn", ...) prove, in words; if they prove nothing, that they are refused."""
    subsets, blocks = sum(mu.size for mu in certificate.tables.values()), len(certificate.tables)
    faults = certificate.faults()
    verdict = f"{faults:,} conditions are violated: refused" if faults else "every condition holds"
    lines = [f"{subsets:,} subsets of {blocks} block{'s' * (blocks > 1)}, {verdict}."]
    if faults:
        return lines[0]
    upper = certificate.upper
    stated = None if name == "mxn" else statement(certificate.values, upper, PLANS[name, upper].cycle)
    lines[:0] = _statement_lines(name, stated, certificate)
    if name in _COVERS and upper:
        formula, limit, theorem = _COVERS[name]
        said = f"at most {formula}, whoever begins, so at most {limit} per column"
        lines.append(f"Covers bound better than blocks (Theorem {theorem}): {said}: docs/data/check_covers.py.")
    if (name, upper) == ("3xn", False):
        said = f"MIN first at least {_FIRST_MOVES['MIN']}: docs/data/check_first_moves.py."
        lines.append(f"Blocks chosen after MIN's first domino bound better (Theorem 20): {said}")
    return "\n".join(lines)


def _statement_lines(name: str, stated: Statement | None, certificate: Certificate) -> list[str]:
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
        text_table(heads, rows, ()),
        f"For every n: MAX first {most} {stated.formula('X')}, MIN first {most} {stated.formula('N')}.",
        f"So the limit of the dominoes per column is {most} {stated.limit}.",
    ]


def _row(period: int, rate: Fraction | int, line: Line) -> tuple[str, ...]:
    bounds = (line.constant, rounded(line.constant, "X"), rounded(line.constant, "N"))
    linear = (_linear(rate, constant) for constant in bounds)
    return _linear(period, line.columns), *linear, " + ".join(map(str, line.widths))


def _linear(rate: Fraction | int, constant: Fraction | int) -> str:
    return (f"{rate}j + {constant}" if constant else f"{rate}j") if rate else str(constant)


def write_all() -> None:
    """Find, check and write every certificate."""
    values = {}
    for (name, upper), plan in PLANS.items():
        certificate = find(plan.blocks, upper)
        if faults := certificate.faults():
            sys.exit(f"{key(name, upper)} breaks {faults} conditions.")
        values[key(name, upper)] = list(certificate.values.values())
        if (name, upper) in STATED:
            certificate.write(DATA / file_name(name, upper))
        if (name, upper) == ("mxn", True):  # the program bounds any position with it
            shipped_files.write(TOP / "resources" / BLOCKS, certificate.tables[PLANE_ABOVE].tobytes().decode("latin-1"))
        print(key(name, upper), values[key(name, upper)], flush=True)
    shipped_files.write(TOP / "resources" / FILE, json.dumps(values, indent=2) + "\n")


def main(arguments: list[str] | None = None) -> int:
    """Find tables or read them, check every condition, and print what follows; 1 if they are refused."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = sorted({name for name, _ in PLANS})
    parser.add_argument("boards", choices=[*names, "all"], help="strips of so many rows and any length; mxn: any size")
    parser.add_argument("--upper", action="store_true", help="the most MIN allows, in place of the least MAX gets")
    files = parser.add_mutually_exclusive_group()
    files.add_argument("--to", metavar="FILE", type=Path, help="write the tables to FILE")
    files.add_argument("--from", dest="source", metavar="FILE", type=Path, help="check the tables of FILE")
    args = parser.parse_args(arguments)
    if args.boards == "all":
        write_all()
        return 0
    if (args.boards, args.upper) not in PLANS:
        parser.error(f"there is no {'upper' if args.upper else 'lower'} certificate for {args.boards}")
    blocks = PLANS[args.boards, args.upper].blocks
    try:
        certificate = read(args.source) if args.source else find(blocks, args.upper)
        if certificate.upper != args.upper or tuple(certificate.tables) != blocks:
            parser.error(f"{args.source} has other blocks than this certificate")
        if args.to:
            certificate.write(args.to)
    except (InputError, StoreError) as error:
        parser.error(str(error))
    print(report(args.boards, certificate))
    return 1 if certificate.faults() else 0


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # compiled code does not look for it, and files are written whole
    sys.exit(main())
