"""The exact solver of the tiling game, compiled with numba; `Engine` is its public interface.

Importing this package imports neither numba nor compiled code: that happens on first use, or in `Engine.compile`.
"""

from tiling_gui.engine.solver import Engine

__all__ = ["Engine"]
