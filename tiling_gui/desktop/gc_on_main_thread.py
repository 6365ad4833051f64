"""Keeps Python's cyclic garbage collector on the main thread.

Left alone, the collector runs in whatever thread happens to allocate; in a worker it would then destroy widgets
and timers that belong to the main thread, and the program crashes long after. So it is switched off and asked by
a timer of the main thread instead, a generation at a time, as the interpreter's own thresholds say.
"""

import gc

from PySide6.QtCore import QObject, QTimer, Slot

EVERY = 1000
"""Milliseconds between two looks."""


class GarbageCollector(QObject):
    """Make one, in the main thread, before any worker runs."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.collect()
        gc.freeze()  # what stands after start-up stays: later collections need not walk it
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(EVERY)

    @Slot()
    def look(self) -> None:
        """Collects the oldest generation that is due."""
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation]:
                gc.collect(generation)
                return

    def close(self) -> None:
        """Hands collecting back to the interpreter."""
        self._timer.stop()
        gc.enable()
        gc.unfreeze()
