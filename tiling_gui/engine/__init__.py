"""The exact solver of the tiling game, compiled with numba; `Engine` is its public interface.

Importing this package imports neither numba nor compiled code: that happens on first use, or in `Engine.compile`.
"""

from tiling_gui.core.bound_store import ENGINE_VERSION, Bound, BoundStore, MemoryBoundStore
from tiling_gui.core.machine import default_memory_mb
from tiling_gui.core.results import Analysis, MoveValue, Solution
from tiling_gui.engine.bounds import can_solve, counting_bounds
from tiling_gui.engine.position_keys import position_key
from tiling_gui.engine.solver import Engine

__all__ = [
    "ENGINE_VERSION",
    "Analysis",
    "Bound",
    "BoundStore",
    "Engine",
    "MemoryBoundStore",
    "MoveValue",
    "Solution",
    "can_solve",
    "counting_bounds",
    "default_memory_mb",
    "position_key",
]
