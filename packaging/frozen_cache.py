"""Where numba keeps compiled code in the packaged program: named after the module, not after where the program lies.

numba's own choice names the folder after the source file's place and stamps it with the whole program. An AppImage
lies somewhere else at every start, and would compile at every start. The folder that holds these folders is already
named after the source (tiling_gui/core/compiled.py).
"""

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba import config


class ByModule:
    """One of numba's cache locators (it asks for these methods): see NUMBA_CACHE_LOCATOR_CLASSES."""

    def __init__(self, function: Callable[..., Any], source: Path) -> None:
        self._folder = Path(config.CACHE_DIR) / function.__module__
        self._stamp = hashlib.sha256(source.read_bytes()).hexdigest()
        self._line = function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, function: Callable[..., Any], source: str) -> "ByModule | None":
        """The locator for `function`, or None where its code cannot be kept (numba then says so)."""
        if not config.CACHE_DIR or not os.path.isfile(source):
            return None
        made = cls(function, Path(source))
        try:
            made.ensure_cache_path()
        except OSError:
            return None
        return made

    def ensure_cache_path(self) -> None:
        """Makes the folder. Raises OSError where it cannot be written."""
        self._folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=self._folder).close()

    def get_cache_path(self) -> str:
        """The folder."""
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """What must be unchanged for compiled code to be used again."""
        return self._stamp

    def get_disambiguator(self) -> str:
        """Tells functions of one name in one module apart."""
        return str(self._line)
