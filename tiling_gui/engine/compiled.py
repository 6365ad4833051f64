"""The door to the compiled kernel: sets where numba keeps compiled code, imports it on first use, never before.

Compiled code lives in a folder of its own for every version of the kernel's source, in the user's cache folder or
where TILING_GUI_KERNELS points: numba does not notice when a function it has compiled *into* another one changes.
"""

import hashlib
import os
import sys
import tempfile
import threading
from pathlib import Path
from types import ModuleType

from tiling_gui import __version__
from tiling_gui.errors import InputError
from tiling_gui.paths import cache_dir

KERNELS_VARIABLE = "TILING_GUI_KERNELS"
_lock = threading.Lock()


def kernel_cache() -> Path:
    """The folder for the compiled code of this version of the kernel; made if missing.

    Where neither the named folder nor the cache can be written, a folder among the temporary files serves.
    """
    named = os.environ.get(KERNELS_VARIABLE)
    digest = hashlib.sha256(f"{__version__} {sys.version}".encode())
    for source in sorted((Path(__file__).parent / "kernel").glob("*.py")):
        digest.update(source.read_bytes())
    try:
        return _made((Path(named) if named else cache_dir() / "kernels") / digest.hexdigest()[:16])
    except (OSError, InputError):
        return Path(tempfile.mkdtemp(prefix="tiling-gui-kernels-"))


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    if not os.access(folder, os.W_OK):
        raise PermissionError(f"{folder} cannot be written")
    return folder


def kernel() -> ModuleType:
    """The module of compiled entry points, tiling_gui.engine.kernel.entry; imports numba the first time."""
    with _lock:
        loaded = sys.modules.get("tiling_gui.engine.kernel.entry")
        if loaded is None:
            folder = str(kernel_cache())
            os.environ["NUMBA_CACHE_DIR"] = folder
            from numba import config

            vars(config)["CACHE_DIR"] = folder  # numba may have been imported by someone else before
            from tiling_gui.engine.kernel import entry

            loaded = entry
        return loaded
