"""Waits in a benchmark as the program itself does."""

from PySide6.QtCore import QEventLoop, QTimer


def wait(milliseconds: int) -> None:
    """Runs the event loop. QTest.qWait sleeps 10 ms between its own rounds, and keeps the arguments of slots alive."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
