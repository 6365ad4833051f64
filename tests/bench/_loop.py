"""Waiting in a bench as the program itself waits."""

from PySide6.QtCore import QEventLoop, QTimer


def wait(milliseconds: int) -> None:
    """Runs the event loop. QTest.qWait sleeps 10 ms between two rounds of its own, and keeps what slots were given."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
