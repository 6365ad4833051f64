"""Computing, checking, writing and reading block potentials: the tables behind strips.py.

The conditions a table must satisfy, and why they suffice, are Definition 4 and Theorem 16 of
resources/help/en/theory.md; kernel/potentials.py computes tables, potential_faults.py checks them, and docs/formats.md
describes the file.
"""

import gzip
import json
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tiling_gui.atomic import write_bytes
from tiling_gui.core import compiled
from tiling_gui.core.compiled_kinds import potentials
from tiling_gui.engine.strips import SIDES, Block
from tiling_gui.errors import InputError

Table = NDArray[np.int8]
"""Twice the potential of every subset of a block; bit rows * column + row of the index is a square."""
MOST_SQUARES = 27
"""The most squares of a block, whose table has one byte per subset."""
_FORMAT, _VERSION = "tiling-gui certificate", 1


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
        """Writes the file described in docs/formats.md. Raises StoreError."""
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
    except (ValueError, TypeError, KeyError, EOFError, zlib.error) as error:
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


def arrays(block: Block, upper: bool) -> tuple[int, NDArray[np.int64], NDArray[np.int64]]:
    """The arguments of compiled functions for a block: its number of squares, its edges, its cuts."""
    cuts = np.array(block.cuts(upper), dtype=np.int64).reshape(-1, 2)
    return block.squares, np.array(block.dominoes(), dtype=np.int64), cuts


@cache
def _checks() -> ModuleType:
    return compiled.load(f"{__package__}.potential_faults")
