"""Loads modules of compiled functions, on first use only, and chooses the folder in which numba caches their code.

Each version of the sources has a cache folder of its own, in the user's cache folder or in TILING_GUI_KERNELS, because
numba does not notice when a function compiled *into* another one changes. In it code is found by the name of its
module, wherever the program is installed; numba's default depends on the path and time of the source file.

Numba caches pickles: whoever can write them can run code in this program. So the folder is made accessible to its
owner alone, and one that belongs to somebody else, or that others can write to, is not used.
"""

import atexit
import hashlib
import importlib
import importlib.util
import logging
import os
import shutil
import stat
import sys
import tempfile
import threading
from collections.abc import Callable, Iterable
from functools import cache, partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import ModuleType
from typing import Any

from tiling_gui import __version__
from tiling_gui.core import shipped_kernels
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.paths import HOME_VARIABLE, cache_dir, make_private

KERNELS_VARIABLE = "TILING_GUI_KERNELS"
_lock = threading.Lock()
_log = logging.getLogger(__name__)
_said: set[str] = set()
_unsaved: list[str] = []


def load(path: str) -> ModuleType:
    """The module `path`, e.g. "tiling_gui.games.ellie.kernel", which is a single file of compiled functions."""
    spec = importlib.util.find_spec(path)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"No module named {path!r}", name=path)
    return load_module(path, [Path(spec.origin)])


def load_module(path: str, sources: Iterable[Path]) -> ModuleType:
    """The module `path`, whose compiled functions are defined in `sources`; imports numba on first use.

    Functions that other threads define meanwhile are cached by numba as ever, and its settings are put back.
    """
    with _lock:
        if path in sys.modules:
            return sys.modules[path]
        CacheLocator.folder, CacheLocator.thread = cache_folder(sources), threading.get_ident()
        settings, ours = vars(_numba_config()), _settings()
        configured = {name: settings.get(name, "") for name in ours}
        settings.update(ours)
        dispatcher: Any = importlib.import_module("numba.core.dispatcher")
        make_cache = dispatcher.FunctionCache
        dispatcher.FunctionCache = partial(_cache_of, make_cache)
        try:
            return importlib.import_module(path)
        finally:
            dispatcher.FunctionCache = make_cache
            settings.update(configured)
            CacheLocator.thread = None


def _settings() -> dict[str, str]:
    """The settings with which numba caches what is defined in this thread in the folder of CacheLocator."""
    from numba.core import caching, config

    before: str | None = vars(config).get("CACHE_LOCATOR_CLASSES")
    if before is None:  # until numba 0.65
        return {"CACHE_DIR": str(CacheLocator.folder)}
    implementation: Any = caching.FunctionCache._impl_class
    others = before or ",".join(locator.__name__ for locator in implementation._locator_classes)
    return {"CACHE_LOCATOR_CLASSES": f"{__name__}.{CacheLocator.__name__},{others}"}


def why_unsaved() -> str:
    """Why some code compiled in this process could not be saved for the next, e.g. a full disk; "" if all was."""
    return _unsaved[0] if _unsaved else ""


def _cache_of(make_cache: Callable[..., Any], function: Callable[..., Any]) -> Any:
    """Numba's cache of a function; ours has shipped code, and lacks what cannot be saved, which runs all the same."""
    made = make_cache(function)
    if threading.get_ident() != CacheLocator.thread:
        return made
    save = made.save_overload

    def save_if_possible(*what: Any) -> None:
        try:
            save(*what)
        except OSError as error:
            if not _unsaved:
                _log.info("compiled code is not saved: %s", error)
            _unsaved.append(error.strerror or str(error))

    made.save_overload = save_if_possible
    return shipped_kernels.with_stock(made)


def _numba_config() -> Any:
    """The settings of numba. Raises ImportError, as for every module that is missing, also for a library of it."""
    try:
        from numba import config
    except OSError as error:  # llvmlite, for want of memory
        raise ImportError("numba cannot be imported") from error
    return config


class CacheLocator:
    """A numba cache locator, which requires these methods: see NUMBA_CACHE_LOCATOR_CLASSES, numba 0.66."""

    folder: Path = Path()
    """Where the code of the module being loaded is cached."""
    thread: int | None = None
    """The thread that loads it."""

    def __init__(self, function: Callable[..., Any], source: Path) -> None:
        self._folder = self.folder / function.__module__
        self._stamp = _digest(source)
        self._line = function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, function: Callable[..., Any], source: str) -> "CacheLocator | None":
        """The locator for `function`; None if another thread defines it, which numba's own locators are for.

        Raises OSError if the folder cannot be written to: our code is cached nowhere else.
        """
        if threading.get_ident() != cls.thread:
            return None
        made = cls(function, Path(source))
        made.ensure_cache_path()
        return made

    def ensure_cache_path(self) -> None:
        """Create the folder. Raises OSError if it cannot be written to."""
        self._folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=self._folder).close()

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._stamp

    def get_disambiguator(self) -> str:
        return str(self._line)


@cache
def _digest(source: Path) -> str:
    """The digest of a source file, cached: the folder is named by the content it had when the module was loaded."""
    return hashlib.sha256(source.read_bytes()).hexdigest()


def cache_folder(sources: Iterable[Path]) -> Path:
    """The folder for the compiled code of this version of `sources`, created if missing.

    If neither TILING_GUI_KERNELS nor the cache folder can be written to, or others may write there, it is a temporary
    folder that is deleted when the program ends.
    """
    kept = persistent_cache_folder(sources)
    if kept is not None:
        return kept
    folder = tempfile.mkdtemp(prefix="tiling-gui-kernels-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def persistent_cache_folder(sources: Iterable[Path]) -> Path | None:
    """The folder for compiled code that the next run finds again; None if `cache_folder` has to use a temporary one."""
    digest = hashlib.sha256(f"{__version__} {sys.implementation.cache_tag} {_numba_version()}".encode())
    for source in sorted(sources):
        digest.update(source.read_bytes())
    named = os.environ.get(KERNELS_VARIABLE)
    try:
        kernels = Path(named) if named else cache_dir() / "kernels"
        folder = kernels / digest.hexdigest()[:16]
        home = None if named else os.environ.get(HOME_VARIABLE)
        # Nor is a home owned by somebody else written to: its owner could replace the folder.
        if home and _refused(Path(home)):
            return None
        for made in (kernels, folder):
            make_private(made)
            if _refused(made):
                return None
        if os.access(folder, os.W_OK):
            shipped_kernels.install_into(folder)
            return folder
    except (OSError, InputError, StoreError):
        pass  # without the cache the code is merely compiled again next time
    return None


def _numba_version() -> str:
    """The version of numba; "" in a packaged program, which never sees another one."""
    try:
        return version("numba")
    except PackageNotFoundError:
        return ""


def _refused(folder: Path) -> bool:
    """Whether somebody else may write there; logs the reason once."""
    reason = _unsafe_reason(folder)
    if reason and reason not in _said:
        _said.add(reason)
        _log.warning("%s", reason)
    return bool(reason)


def _unsafe_reason(folder: Path) -> str:
    if not hasattr(os, "geteuid"):
        return ""  # Windows protects the user's folders by access lists
    about = os.stat(folder)
    if about.st_uid != os.geteuid():
        return tr(
            "{folder} belongs to another user: compiled code is not stored there, so the solver is prepared again.",
            folder=folder,
        )
    if about.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        return tr(
            "Other users can write to {folder}: compiled code is not stored there, so the solver is prepared again.",
            folder=folder,
        )
    return ""
