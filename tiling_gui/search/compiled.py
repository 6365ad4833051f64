"""The door to compiled code: sets where numba keeps it, imports it on first use, never before.

Compiled code lives in a folder of its own for every version of its source, in the user's cache folder or where
TILING_GUI_KERNELS points: numba does not notice when a function compiled *into* another one changes.
"""

import hashlib
import importlib
import os
import sys
import tempfile
import threading
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

from tiling_gui import __version__
from tiling_gui.errors import InputError
from tiling_gui.paths import cache_dir

KERNELS_VARIABLE = "TILING_GUI_KERNELS"
_NUMBA_VARIABLE = "NUMBA_CACHE_DIR"
_lock = threading.Lock()


def load(name: str) -> ModuleType:
    """The module `tiling_gui.search.<name>`, a single file of compiled functions."""
    return load_module(f"tiling_gui.search.{name}", [Path(__file__).with_name(f"{name}.py")])


def load_module(path: str, sources: Iterable[Path]) -> ModuleType:
    """The module `path`, whose compiled functions are written in `sources`; imports numba the first time."""
    with _lock:
        if path in sys.modules:
            return sys.modules[path]
        before = os.environ.get(_NUMBA_VARIABLE)
        folder = str(cache_folder(sources))
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


def cache_folder(sources: Iterable[Path]) -> Path:
    """Where the compiled code of this version of `sources` lives; made if missing.

    Where neither the named folder nor the cache can be written, a folder among the temporary files serves.
    """
    digest = hashlib.sha256(f"{__version__} {sys.version}".encode())
    for source in sorted(sources):
        digest.update(source.read_bytes())
    named = os.environ.get(KERNELS_VARIABLE)
    try:
        folder = (Path(named) if named else cache_dir() / "kernels") / digest.hexdigest()[:16]
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    except (OSError, InputError):
        pass  # the cache is a convenience: compiling again next time is the whole damage
    return Path(tempfile.mkdtemp(prefix="tiling-gui-kernels-"))
