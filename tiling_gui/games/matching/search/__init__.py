"""The exact solver of the matching game; the compiled part is kernel.py."""

from pathlib import Path

from tiling_gui import core

COMPILED = [Path(__file__).with_name(name) for name in ("words.py", "parts.py", "kernel.py")]
COMPILED += [Path(core.__file__).parent / "kernels" / name for name in ("bits.py", "wide.py")]
"""Where the compiled code is written."""
