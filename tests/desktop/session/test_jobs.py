"""Work off the GUI thread: in a thread of its own that lets the window go first."""

import os
import sys
import threading

import pytest
from pytestqt.qtbot import QtBot

from tiling_gui.desktop.session.jobs import Job, Worker


def priority() -> int:
    """How far this thread steps back for others, 0 to 19."""
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere priorities are the process's")
def test_what_runs_in_the_background_lets_the_window_go_first(qtbot: QtBot) -> None:
    before = priority()
    seen: list[int] = []

    def work() -> list[int]:
        helper = threading.Thread(target=lambda: seen.append(priority()))  # as the engine starts its threads
        helper.start()
        helper.join()
        return [priority(), *seen]

    worker = Worker("test")
    try:
        for _ in range(2):  # the thread is the same the second time
            seen.clear()
            with qtbot.waitSignal(worker.finished) as finished:
                worker.start(Job("test", lambda report, stop: work()))
            assert finished.args[1] == [max(before, 10)] * 2
    finally:
        worker.close()
    assert priority() == before
