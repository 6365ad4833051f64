"""The garbage collector runs on the main thread only, and still collects."""

import gc
import threading
import weakref
from typing import ClassVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from tiling_gui.desktop.process import GarbageCollector


class Knot(QObject):
    """An object in a reference cycle, which records the thread that destroys it."""

    died: ClassVar[list[str]] = []

    def __init__(self) -> None:
        super().__init__()
        self.me = self
        weakref.finalize(self, lambda: Knot.died.append(threading.current_thread().name))


def allocate() -> None:
    """Allocates enough to have triggered the collector in a worker."""
    kept = [[i] for i in range(200_000)]
    assert kept


def test_a_worker_never_collects_and_the_main_thread_does(qapp: QApplication) -> None:
    Knot.died.clear()
    collector = GarbageCollector(qapp)
    try:
        Knot()
        worker = threading.Thread(target=allocate, name="worker")
        worker.start()
        worker.join()
        assert Knot.died == []
        allocate()
        for _ in range(3):
            collector.collect_if_due()
            gc.collect(0)
        gc.collect()
        assert Knot.died == [threading.main_thread().name]
    finally:
        collector.close()
        gc.disable()  # as in the other tests of the desktop
    assert collector.parent() is qapp
