"""The shipped results of the enumeration: counts by size, and up to which size they decide.

`python -m research.zugzwangs take` writes `resources/engine/zugzwangs.json` from saved rows. Proofs that a part is
zugzwang-free depend on it, so a modified file is ignored (shipped_files.py).
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from tiling_gui.core import shipped_files

FILE = "engine/zugzwangs.json"
Cells = frozenset[tuple[int, int]]
LEAST = 8
"""The smallest size that is counted: the ring of 8 is the smallest shape without leaf and square end."""


@dataclass(frozen=True)
class Count:
    """The counts of the shapes of a size, or of one part of them."""

    squares: int
    candidates: int = 0
    """Fixed polyominoes without leaf and square end, other than cycles."""
    zugzwangs: int = 0
    """Fixed minimal zugzwangs among the candidates."""
    cycles: int = 0
    """Fixed induced cycles; they are zugzwangs if `squares` is 1 or 6 modulo 7."""
    seconds: float = 0.0
    """Processor time."""
    nodes: int = 0
    shapes: tuple[str, ...] = ()
    """The minimal zugzwangs counted above, one of each class of rotations and reflections; rows joined by "/"."""

    def __add__(self, other: "Count") -> "Count":
        return Count(
            self.squares,
            self.candidates + other.candidates,
            self.zugzwangs + other.zugzwangs,
            self.cycles + other.cycles,
            self.seconds + other.seconds,
            self.nodes + other.nodes,
            self.shapes + other.shapes,
        )

    def as_json(self) -> dict[str, Any]:
        """The JSON object of the command line."""
        data = {key: value for key, value in asdict(self).items() if key not in ("nodes", "shapes")}
        return data | {"seconds": round(self.seconds, 3)} | ({"shapes": list(self.shapes)} if self.shapes else {})


@cache
def counts() -> tuple[Count, ...]:
    """The counts of 8, 9, ... squares; () if the file was modified."""
    text = shipped_files.read(FILE)
    return tuple(Count(**size) for size in json.loads(text)["sizes"]) if text else ()


@cache
def decided() -> int:
    """The size up to which every minimal zugzwang is an induced cycle or among `shapes`."""
    squares = LEAST - 1
    for count in counts():
        if count.squares != squares + 1 or count.zugzwangs != sum(len(images(read(shape))) for shape in count.shapes):
            break
        squares += 1
    return squares


@cache
def shapes() -> tuple[Cells, ...]:
    """The fixed minimal zugzwangs that are not cycles, small ones first, each with its bounding box at (0, 0)."""
    return tuple(
        image for count in counts() for shape in count.shapes for image in sorted(images(read(shape)), key=sorted)
    )


def read(shape: str) -> Cells:
    """Parse one of `Count.shapes`."""
    return frozenset((r, c) for r, row in enumerate(shape.split("/")) for c, sign in enumerate(row) if sign == ".")


def images(cells: Iterable[tuple[int, int]]) -> set[Cells]:
    """The rotations and reflections of a shape as fixed shapes, each with its bounding box at (0, 0)."""
    found = set()
    for way in range(8):
        turned = [(-r if way & 1 else r, -c if way & 2 else c) for r, c in cells]
        turned = [(c, r) if way & 4 else (r, c) for r, c in turned]
        top, left = min(r for r, _ in turned), min(c for _, c in turned)
        found.add(frozenset((r - top, c - left) for r, c in turned))
    return found
