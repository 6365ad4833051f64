"""The door to compiled code of this room: sets where numba keeps it, imports it on first use, never before.

Compiled code lives in a folder of its own for every version of its source, in the user's cache folder or where
TILING_GUI_KERNELS points: numba does not notice when a function compiled *into* another one changes.
"""

import hashlib
import importlib
import os
import sys
import tempfile
import threading
from pathlib import Path
from types import ModuleType

from tiling_gui.errors import InputError
from tiling_gui.paths import cache_dir

KERNELS_VARIABLE = "TILING_GUI_KERNELS"
_NUMBA_VARIABLE = "NUMBA_CACHE_DIR"
_lock = threading.Lock()


def load(name: str) -> ModuleType:
    """The module `tiling_gui.search.<name>`, a single file of compiled functions; imports numba the first time."""
    path = f"tiling_gui.search.{name}"
    with _lock:
        if path in sys.modules:
            return sys.modules[path]
        before = os.environ.get(_NUMBA_VARIABLE)
        folder = str(_folder(Path(__file__).with_name(f"{name}.py")))
        os.environ[_NUMBA_VARIABLE] = folder
        from numba import config

        # numba may have been imported, and its variables read, by someone else before.
        settings = vars(config)
        configured = settings["CACHE_DIR"]
        settings["CACHE_DIR"] = folder
        try:
            return importlib.import_module(path)
        finally:
            settings["CACHE_DIR"] = configured
            if before is None:
                del os.environ[_NUMBA_VARIABLE]
            else:
                os.environ[_NUMBA_VARIABLE] = before


def _folder(source: Path) -> Path:
    """Where the compiled code of this version of `source` lives; a temporary folder where nothing can be written."""
    digest = hashlib.sha256(sys.version.encode() + source.read_bytes()).hexdigest()[:16]
    named = os.environ.get(KERNELS_VARIABLE)
    try:
        folder = (Path(named) if named else cache_dir() / "kernels") / digest
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    except (OSError, InputError):
        pass  # the cache is a convenience: compiling again next time is the whole damage
    return Path(tempfile.mkdtemp(prefix="tiling-gui-kernels-"))
