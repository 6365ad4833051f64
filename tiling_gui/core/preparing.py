"""Compiles the kernels once per installation, in the background.

    Background   the window starts it when first idle: another process compiles at low priority the kernels the next
                 run, and this one, then only load from the cache; it reports its progress
    prepare      waits for compiled code, reports the progress, and can be cancelled

Compiling holds Python's global interpreter lock for long periods, which is why the window uses another process. In
this process it runs in a separate thread, so that a stop need not wait for it.
"""

import atexit
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from tiling_gui.core import compiled_kinds, memory
from tiling_gui.core.compiled import why_unsaved
from tiling_gui.core.limits import Progress, Report, Run, StoppedError, no_report

LOOKAHEAD, SOLVER, WIDE = "lookahead", "solver", "wide"
MATCHING, SHARING, ELLIE, MATCHING_WIDE = "matching", "sharing", "ellie", "matching-wide"
KERNEL_KINDS = (LOOKAHEAD, SOLVER, MATCHING, SHARING, ELLIE, WIDE, MATCHING_WIDE)
"""The kinds in the order of compiling: replies are needed first, and the first window shows the tiling game."""

_POLL = 0.05
_MARK, _MARK_WIDE = "prepared", "prepared-wide"
"""Marker files: all code of the narrow, or the wide, kind in this folder is compiled."""
_PRIORITY = 15
_WINDOWS_BELOW_NORMAL = 0x4000


@dataclass(eq=False)
class _Loading:
    """The compiling, or loading from the cache, of one kind in a thread of this process."""

    done: threading.Event = field(default_factory=threading.Event)
    error: BaseException | None = None


_lock = threading.Lock()
_loadings: dict[str, _Loading] = {}


def prepare(kind: str, report: Report = no_report, give_up: Callable[[], bool] = lambda: False) -> None:
    """Wait until the compiled code of `kind` is ready; report the stage "preparing", with steps while compiling.

    Raises StoppedError as soon as `give_up` returns True; compiling continues.
    """
    if is_ready(kind):
        return
    clock = Run()
    report(Progress(stage="preparing"))
    background.wait(kind, report, give_up)
    kept = is_cached(kind)
    loading = _start(kind)
    while not loading.done.wait(_POLL):
        if give_up():
            raise StoppedError
        done, total = (0, 0) if kept else steps()
        report(Progress("preparing", done=done, total=total, seconds=clock.seconds))
    if loading.error is not None:
        with _lock:
            _loadings.pop(kind, None)
        raise loading.error


def prepare_for(kind: str, run: Run) -> None:
    """`prepare` for a run, whose clock is restarted afterwards unless its limit counts compiling."""
    if is_ready(kind):
        return
    prepare(kind, run.report, run.should_stop_waiting)
    if not run.limit.counts_compiling:
        run.restart()


def is_ready(kind: str) -> bool:
    """Whether `kind` is loaded in this process, so that using it does not block."""
    loading = _loadings.get(kind)
    return loading is not None and loading.done.is_set() and loading.error is None


def needs_compiling(kind: str) -> bool:
    """Whether using `kind` now would have to wait for compiling."""
    return not is_ready(kind) and not is_cached(kind)


def steps() -> tuple[int, int]:
    """(functions compiled in this process, all functions); a kind loaded from the cache counts as compiled."""
    found = [(*compiled_kinds.functions(kind), is_ready(kind)) for kind in KERNEL_KINDS]
    return sum(total if ready else done for done, total, ready in found), sum(total for _, total, _ in found)


def is_compiling() -> bool:
    """Whether a thread of this process is still compiling; its end need not be waited for."""
    return any(not loading.done.is_set() for loading in _loadings.values())


def _start(kind: str) -> _Loading:
    with _lock:
        loading = _loadings.get(kind)
        if loading is None:
            loading = _loadings[kind] = _Loading()
            threading.Thread(target=_load, args=(kind, loading), name="preparing", daemon=True).start()
        return loading


def _load(kind: str, loading: _Loading) -> None:
    try:
        compiled_kinds.warm_up(kind)
        _note(kind)
        memory.give_back()
    except BaseException as error:  # noqa: BLE001 - raised again by `prepare`
        loading.error = error
    loading.done.set()


def _mark(kind: str) -> str:
    return _MARK_WIDE if kind in (WIDE, MATCHING_WIDE) else _MARK


def _note(kind: str) -> None:
    folder = compiled_kinds.persistent_cache_folder(kind)
    if folder is not None and not why_unsaved():
        with suppress(OSError):
            (folder / _mark(kind)).touch(mode=0o600)


def is_cached(kind: str) -> bool:
    """Whether the cache has all the code of `kind`, compiled by this or an earlier run."""
    folder = compiled_kinds.persistent_cache_folder(kind)
    return folder is not None and (folder / _mark(kind)).exists()


class Background:
    """A process that compiles for this installation. Started once, by the window; thread-safe."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._clock = Run()
        self._steps = (0, 0)
        self._reader: threading.Thread | None = None
        self._marks: dict[str, Path] = {}
        self._awaited: frozenset[str] = frozenset()
        self._looked = 0.0

    def start(self) -> bool:
        """Start the process unless everything is compiled; return whether it is running."""
        folders = {kind: compiled_kinds.persistent_cache_folder(kind) for kind in KERNEL_KINDS}
        # Without a cache folder another process is no help.
        self._marks = {kind: folder / _mark(kind) for kind, folder in folders.items() if folder}
        if self.running or all(mark.exists() for mark in self._marks.values()):
            return self.running
        program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "tiling_gui"]
        flags = _WINDOWS_BELOW_NORMAL if sys.platform == "win32" else 0
        try:
            self._process = subprocess.Popen(
                [*program, "prepare"],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
                creationflags=flags,
            )
        except OSError:
            return False  # kernels are then compiled on first use
        if sys.platform != "win32":
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self._process.pid, _PRIORITY)
        self._clock.restart()
        self._reader = threading.Thread(target=self._read, name="preparing", daemon=True)
        self._reader.start()
        atexit.register(self.close)
        return True

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def failed(self) -> bool:
        """Whether the process has ended without having compiled and saved everything."""
        return self._process is not None and bool(self._process.poll())

    def is_awaited(self, kind: str) -> bool:
        """Whether using `kind` would have to wait because this process is compiling it."""
        if self._process is None or is_ready(kind):
            return False
        now = time.monotonic()
        if now - self._looked >= _POLL:  # called at every position of a search
            missing = {kind for kind, mark in self._marks.items() if not mark.exists()} if self.running else ()
            self._awaited, self._looked = frozenset(missing), now
        return kind in self._awaited

    @property
    def progress(self) -> Progress:
        """Functions compiled, and seconds since the start."""
        done, total = self._steps
        return Progress("preparing", done=done, total=total, seconds=self._clock.seconds)

    def wait(self, kind: str, report: Report, give_up: Callable[[], bool]) -> None:
        """Wait until the process has compiled `kind`, or has ended for any reason. Raises StoppedError."""
        while self.is_awaited(kind):
            if give_up():
                raise StoppedError
            report(self.progress)
            time.sleep(_POLL)

    def close(self) -> None:
        """End the process; kernels it has not finished are compiled on first use."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            if self._reader is not None:
                self._reader.join()
            assert process.stderr is not None
            process.stderr.close()

    def _read(self) -> None:
        process = self._process
        assert process is not None
        assert process.stderr is not None
        for line in process.stderr:
            found = re.search(r"(\d+) of (\d+)", line)
            if found:
                self._steps = int(found[1]), int(found[2])


background = Background()
"""The only instance; it does nothing until started."""
