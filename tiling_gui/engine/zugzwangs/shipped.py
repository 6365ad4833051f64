"""What is shipped of the enumeration: the counts of every size that was finished, and the size up to which they decide.

`python packaging/zugzwangs.py` writes `resources/engine/zugzwangs.json` from the rows that a run kept. What is said to
be zugzwang-free rests on it, so a file that does not have the digest it names is left out.
"""

import json
from functools import cache

from tiling_gui.engine.solved import digest
from tiling_gui.engine.zugzwangs.enumeration import LEAST, Count
from tiling_gui.paths import resource

FILE = "engine/zugzwangs.json"


@cache
def counts() -> tuple[Count, ...]:
    """The counts of 8, 9, ... squares; () if the file was changed."""
    try:
        data = json.loads(resource(FILE).read_text(encoding="utf-8"))
        sizes = data["sizes"]
        if digest(sizes) == data["digest"]:
            return tuple(Count(**size) for size in sizes)
    except (OSError, ValueError, KeyError, TypeError):
        pass  # as if it were not there: less is decided
    return ()


@cache
def decided() -> int:
    """Every minimal zugzwang of up to so many squares is an induced cycle: the enumeration found no other."""
    squares = LEAST - 1
    for count in counts():
        if count.squares != squares + 1 or count.zugzwangs:
            break
        squares += 1
    return squares
