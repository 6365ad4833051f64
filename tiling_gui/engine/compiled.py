"""The engine's compiled code, through the door of search/compiled: imported on first use, never before."""

from pathlib import Path
from types import ModuleType

from tiling_gui.search.compiled import load_module


def kernel() -> ModuleType:
    """The exact solver's compiled entry points, tiling_gui.engine.kernel.entry."""
    return load_module("tiling_gui.engine.kernel.entry", (Path(__file__).parent / "kernel").glob("*.py"))


def lookahead_kernel() -> ModuleType:
    """The compiled inside of lookahead.py."""
    return load_module("tiling_gui.engine.lookahead_kernel", [Path(__file__).with_name("lookahead_kernel.py")])
