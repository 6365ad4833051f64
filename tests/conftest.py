"""Fixtures for all tests: a scratch home, no window system, and checks that nothing is left running."""

import gc
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partialmethod
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings
from pytestqt.qtbot import QtBot

from tiling_gui import language

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tiling_gui.store import Store

os.environ["QT_QPA_PLATFORM"] = os.environ.get("TILING_GUI_TEST_PLATFORM", "offscreen")
DATA = Path(__file__).parent / "data"

# All runs share the kernels compiled in this folder; kernels of other checkouts do not count.
KERNELS = os.environ.setdefault("TILING_GUI_KERNELS", str(DATA.parent.parent / "build" / "test-kernels"))

# No test is timed: being slow on a busy machine is not a failure. Few examples each time, others every time.
settings.register_profile("house", max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
# pytest tests/fuzz --hypothesis-profile=long: many more examples for every reader, taking some minutes.
settings.register_profile("long", parent=settings.get_profile("house"), max_examples=300, print_blob=True)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compiles the engine if necessary, so that no test has to wait for it or leaves it half compiled."""
    from tiling_gui.core import preparing

    option = session.config.option
    elsewhere = option.collectonly or hasattr(session.config, "workerinput")
    if not elsewhere and not all(preparing.is_cached(kind) for kind in preparing.KERNEL_KINDS):
        subprocess.run([sys.executable, "-m", "tests.prepare"], cwd=DATA.parent.parent, check=True)


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Names of folders that are not there yet: making one for each test would take longer than many a test."""
    base = tmp_path_factory.mktemp("homes")
    return (base / str(number) for number in count())


@pytest.fixture(autouse=True)
def scratch_home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Redirects everything a test writes to a folder of its own, which is made when something is written; compiled
    kernels are shared by the whole run.
    """
    home = next(homes)
    monkeypatch.setenv("TILING_GUI_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def no_language_left() -> Iterator[None]:
    """Fails a test that leaves another language active."""
    yield
    left = language._translate is not language.english
    language.use(None)
    assert not left, "another language was left behind"


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    """Fails a test that leaves a thread running."""
    before = set(threading.enumerate())
    yield
    left = [
        thread
        for thread in threading.enumerate()
        # What Python calls a dummy thread is a Qt thread that once ran Python; the desktop's tests check those. Kernels
        # are loaded by a background thread that nobody waits for (core/preparing.py).
        if thread not in before
        and thread.is_alive()
        and thread.name != "preparing"
        and not isinstance(thread, threading._DummyThread)
    ]
    for thread in left:
        thread.join(timeout=2)
    left = [thread for thread in left if thread.is_alive()]
    assert not left, f"threads left running: {left}"


@pytest.fixture(scope="module")
def without_potentials() -> Iterator[None]:
    """Disables the tables of block potentials, so that the exact engine has to search even small boards."""
    from tiling_gui.engine import kernel_driver

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernel_driver, "STAGES", ())
        yield


@pytest.fixture
def store() -> "Iterator[Store]":
    """A store in memory."""
    from tiling_gui.store import Store

    with Store.in_memory() as made:
        yield made


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 1 MB."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "none", disk], check=False, capture_output=True)
    if mounted.returncode:
        pytest.skip("mounting a small disk needs root")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "-l", disk], check=True)


@pytest.fixture(scope="session")
def collector_off() -> Iterator[None]:
    """Turns the collector off, as desktop/process.py does: a worker thread must never destroy Qt objects."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


class PatientBot(QtBot):
    """Waits two minutes where pytest-qt fails after five seconds, in which a busy machine may not even load numba."""

    waitUntil = partialmethod(QtBot.waitUntil, timeout=120_000)
    waitSignal = partialmethod(QtBot.waitSignal, timeout=120_000)
    waitExposed = partialmethod(QtBot.waitExposed, timeout=120_000)


@pytest.fixture
def qtbot(qapp: "QApplication", request: pytest.FixtureRequest) -> QtBot:
    """pytest-qt's, but patient: how long something takes is not tested."""
    return PatientBot(request)


@pytest.fixture
def windows_destroyed(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, qapp: "QApplication", collector_off: None
) -> Iterator[None]:
    """Destroys, in the main thread, what a test closed or left in reference cycles; fails a test that leaves a window.

    Nothing else does: deleteLater waits for an event loop, and every widget alive costs time at each style sheet. What
    tests without this fixture left to the collector is frozen first, so that no later collection walks it again.
    """
    from PySide6.QtCore import QCoreApplication, QEvent

    if gc.get_count()[0] > 100_000:
        gc.collect()
        gc.freeze()
    before = set(qapp.topLevelWidgets())
    yield
    monkeypatch.undo()  # it holds references to what it changed, as pytest does to fixtures
    request.node.funcargs.clear()

    for _ in range(2):  # collecting may schedule further deletions
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
        if before.issuperset(qapp.topLevelWidgets()):
            gc.freeze()  # modules and what the session keeps
            break
    left = set(qapp.topLevelWidgets()) - before
    assert not left, f"windows left behind: {left}"
