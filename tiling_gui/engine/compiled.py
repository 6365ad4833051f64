"""Which compiled code there is, through the door of core/compiled.py: imported on first use, never before.

Besides the exact engine and the lookahead of the tiling game these are the solvers of other games, whose kernels their
own drivers load: here is only what has to be known to compile them ahead, and to say how far that is.
"""

import re
import sys
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from types import ModuleType

from tiling_gui.core import compiled

_ROOT = Path(__file__).parent.parent
_KINDS = {
    # kind: (the module or package, where all of it is written, under tiling_gui)
    "lookahead": ("tiling_gui.engine.lookahead_kernel", ["engine/lookahead_kernel.py"]),
    "solver": ("tiling_gui.engine.kernel", ["engine/kernel/*.py", "core/kernels/*.py"]),
    "wide": ("tiling_gui.engine.kernel", ["engine/kernel/*.py", "core/kernels/*.py"]),
    "matching": (
        "tiling_gui.games.matching.search",
        [
            *(f"games/matching/search/{name}.py" for name in ("words", "parts", "kernel")),
            *(f"core/kernels/{name}.py" for name in ("bits", "wide")),
        ],
    ),
    "sharing": ("tiling_gui.games.sharing.search", ["games/sharing/search/kernel.py"]),
    "ellie": ("tiling_gui.games.ellie.kernel", ["games/ellie/kernel.py"]),
}


def kernel() -> ModuleType:
    """The exact solver's compiled entry points, tiling_gui.engine.kernel.entry."""
    return compiled.load_module("tiling_gui.engine.kernel.entry", _sources("solver"))


def lookahead_kernel() -> ModuleType:
    """The compiled inside of lookahead.py."""
    return compiled.load_module(_KINDS["lookahead"][0], _sources("lookahead"))


def kept_folder(kind: str) -> Path | None:
    """Where the compiled code of a kind is kept for the next run; None if it cannot be."""
    return compiled.kept_folder(_sources(kind))


def origin(kind: str) -> str:
    """What kept code of a kind depends on besides the text of its sources."""
    return compiled.origin(_sources(kind))


def functions(kind: str) -> tuple[int, int]:
    """(functions compiled in this process, all there are in the sources) of a kind.

    "wide" are those of the solver that are compiled a second time, for words of 128 bits.
    """
    room = _KINDS[kind][0]
    done = 0
    for name, module in sys.modules.copy().items():  # others import meanwhile
        if name == room or name.startswith(f"{room}."):
            made = [found for found in list(vars(module).values()) if getattr(found, "__module__", "") == name]
            done += sum(len(getattr(found, "signatures", ())) > (kind == "wide") for found in made)
    return min(done, _written(kind)), _written(kind)  # some are compiled for two kinds of numbers


@lru_cache
def _written(kind: str) -> int:
    written = r"\n@njit.*\ndef \w+\(.*\bgraph\b" if kind == "wide" else r"\n@njit"
    return sum(len(re.findall(written, source.read_text(encoding="utf-8"))) for source in _sources(kind))


def _sources(kind: str) -> Iterable[Path]:
    return (path for pattern in _KINDS[kind][1] for path in _ROOT.glob(pattern))
