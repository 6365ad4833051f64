"""The log folder: warnings and errors, and what the interpreter says where a crash leaves it no time for more.

`faulthandler` writes where every thread stood when the process is killed by a fault inside compiled code or Qt.
"""

import faulthandler
import logging
import logging.handlers
from io import TextIOWrapper
from pathlib import Path
from typing import IO

from tiling_gui import paths
from tiling_gui.errors import InputError, StoreError

LOG, CRASHES = "tiling-gui.log", "crashes.log"
_LARGEST = 500_000
"""Bytes of each file."""


class PrivateLog(logging.handlers.RotatingFileHandler):
    """A log that only its owner reads."""

    def _open(self) -> TextIOWrapper:
        paths.keep_private(Path(self.baseFilename))
        return super()._open()


class CrashLog:
    """Both files, from when it is made until `close`; without a folder nothing is written."""

    def __init__(self) -> None:
        self._crashes: IO[str] | None = None
        try:
            folder = paths.log_dir()
            handler: logging.Handler = PrivateLog(
                folder / LOG, maxBytes=_LARGEST, backupCount=2, delay=True, encoding="utf-8"
            )
            self._crashes = _opened(folder / CRASHES)
            faulthandler.enable(self._crashes)
        except (StoreError, InputError, OSError):
            handler = logging.NullHandler()
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
        self._handler = handler
        logging.getLogger("tiling_gui").addHandler(handler)
        logging.getLogger("tiling_gui").setLevel(logging.INFO)

    def close(self) -> None:
        """Writes no more."""
        logging.getLogger("tiling_gui").removeHandler(self._handler)
        self._handler.close()
        if self._crashes is not None:
            faulthandler.disable()
            self._crashes.close()


def _opened(path: Path) -> IO[str]:
    paths.keep_private(path)
    if path.stat().st_size > _LARGEST:
        path.write_text("", encoding="utf-8")
    return path.open("a", encoding="utf-8")
