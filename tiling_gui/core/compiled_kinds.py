"""The kinds of compiled code in the program: where each is defined and how it is compiled ahead of use.

The modules named here are imported on first use, never before.
"""

import re
import sys
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from pkgutil import resolve_name
from types import ModuleType
from typing import NamedTuple

from tiling_gui.core import compiled

_ROOT = Path(__file__).parent.parent
_SOLVER = ("engine/kernel/*.py", "core/kernels/*.py")
_MATCHING = (
    *(f"games/matching/search/{name}.py" for name in ("words", "parts", "kernel")),
    *(f"core/kernels/{name}.py" for name in ("bits", "wide")),
)


class _Kind(NamedTuple):
    package: str
    """The module or package the functions are in."""
    sources: tuple[str, ...]
    """Glob patterns of all its source files, relative to tiling_gui."""
    warm_up: str
    """A function, module:name, that runs the smallest query that needs all the compiled functions."""
    second: str = ""
    """A regular expression for the first line of the functions that are compiled again for words of 128 bits."""


_KINDS = {
    "lookahead": _Kind(
        "tiling_gui.engine.lookahead_kernel", ("engine/lookahead_kernel.py",), "tiling_gui.engine.lookahead:warm_up"
    ),
    "solver": _Kind("tiling_gui.engine.kernel", _SOLVER, "tiling_gui.engine.kernel_driver:warm_up"),
    "wide": _Kind(
        "tiling_gui.engine.kernel", _SOLVER, "tiling_gui.engine.kernel_driver:warm_up_wide", r"def \w+\(.*\bgraph\b"
    ),
    "matching": _Kind(
        "tiling_gui.games.matching.search", _MATCHING, "tiling_gui.games.matching.search.kernel_driver:warm_up"
    ),
    "matching-wide": _Kind(
        "tiling_gui.games.matching.search",
        _MATCHING,
        "tiling_gui.games.matching.search.kernel_driver:warm_up_wide",
        r"def \w+\(.*\bproblem\b",
    ),
    "sharing": _Kind(
        "tiling_gui.games.sharing.search",
        ("games/sharing/search/kernel.py",),
        "tiling_gui.games.sharing.search.kernel_driver:warm_up",
    ),
    "ellie": _Kind(
        "tiling_gui.games.ellie.kernel", ("games/ellie/kernel.py",), "tiling_gui.games.ellie.solver:warm_up"
    ),
}


def kernel() -> ModuleType:
    return load("solver", "tiling_gui.engine.kernel.entry")


def potentials() -> ModuleType:
    return load("solver", "tiling_gui.engine.kernel.potentials")


def lookahead_kernel() -> ModuleType:
    return load("lookahead", _KINDS["lookahead"].package)


def load(kind: str, path: str) -> ModuleType:
    """The module `path` of compiled functions of a kind; imports numba on first use."""
    return compiled.load_module(path, _sources(kind))


def persistent_cache_folder(kind: str) -> Path | None:
    """The folder that caches the compiled code of a kind for the next run; None if there is none."""
    return compiled.persistent_cache_folder(_sources(kind))


def warm_up(kind: str) -> None:
    """Compile all functions of `kind` by running the smallest query that needs them."""
    resolve_name(_KINDS[kind].warm_up)()


def functions(kind: str) -> tuple[int, int]:
    """(functions compiled in this process, all functions in the sources) of a kind.

    Of a wide kind only those count that are compiled a second time, for words of 128 bits.
    """
    room = _KINDS[kind].package
    done = 0
    for name, module in sys.modules.copy().items():  # a copy, as other threads may import meanwhile
        if name == room or name.startswith(f"{room}."):
            made = [found for found in list(vars(module).values()) if getattr(found, "__module__", "") == name]
            done += sum(len(getattr(found, "overloads", ())) > bool(_KINDS[kind].second) for found in made)
    return min(done, _written(kind)), _written(kind)  # some are compiled for both word sizes


@lru_cache
def _written(kind: str) -> int:
    second = _KINDS[kind].second
    written = rf"\n@njit.*\n{second}" if second else r"\n@njit"
    return sum(len(re.findall(written, source.read_text(encoding="utf-8"))) for source in _sources(kind))


def _sources(kind: str) -> Iterable[Path]:
    return (path for pattern in _KINDS[kind].sources for path in _ROOT.glob(pattern))
