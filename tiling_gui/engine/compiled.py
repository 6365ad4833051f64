"""The engine's compiled code, through the door of core/compiled.py: imported on first use, never before."""

import sys
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from types import ModuleType

from tiling_gui.core import compiled

_HERE = Path(__file__).parent
_MODULES = {
    # kind: (what is imported, where all of it is written)
    "lookahead": ("tiling_gui.engine.lookahead_kernel", ["lookahead_kernel.py"]),
    "solver": ("tiling_gui.engine.kernel.entry", ["kernel/*.py"]),
}


def kernel() -> ModuleType:
    """The exact solver's compiled entry points, tiling_gui.engine.kernel.entry."""
    return compiled.load_module(_MODULES["solver"][0], _sources("solver"))


def lookahead_kernel() -> ModuleType:
    """The compiled inside of lookahead.py."""
    return compiled.load_module(_MODULES["lookahead"][0], _sources("lookahead"))


def kept_folder(kind: str) -> Path | None:
    """Where the compiled code of "lookahead" or "solver" is kept for the next run; None if it cannot be."""
    return compiled.kept_folder(_sources(kind))


def origin(kind: str) -> str:
    """What code that is kept depends on besides the text of its sources: where they lie and when they were written.

    Nothing in a packaged program, which keeps it by module (packaging/frozen_cache.py).
    """
    if getattr(sys, "frozen", False):
        return ""
    return "".join(f"{path} {path.stat().st_mtime_ns}\n" for path in sorted(_sources(kind)))


def functions(kind: str) -> tuple[int, int]:
    """(functions compiled in this process, all there are in the sources) of "lookahead" or "solver"."""
    room = _MODULES[kind][0].removesuffix(".entry")
    done = 0
    for name, module in sys.modules.copy().items():  # others import meanwhile
        if name == room or name.startswith(f"{room}."):
            made = [found for found in list(vars(module).values()) if getattr(found, "__module__", "") == name]
            done += sum(bool(getattr(found, "signatures", ())) for found in made)
    return done, _written(kind)


@lru_cache
def _written(kind: str) -> int:
    return sum(source.read_text(encoding="utf-8").count("\n@njit") for source in _sources(kind))


def _sources(kind: str) -> Iterable[Path]:
    return (path for pattern in _MODULES[kind][1] for path in _HERE.glob(pattern))
