"""The cost of a click, a step back, F3 and F5: `changed` signals, SELECTs, and GUI thread time from key to paint.

A game of 180 moves on 20 x 20 is on the board, and the window is painted after every step. Values and solves are
measured on 6 x 6, to the end of the work; their figure is the total time of all turns of the event loop.
"""

import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

from bench._loop import in_new_home, wait


def run(out: TextIO) -> None:
    """Write a line for every step."""
    in_new_home(_measure, out)


def _measure(out: TextIO, folder: Path) -> None:
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QApplication

    from bench.soak import in_use
    from tiling_gui.desktop.session.long_work import State
    from tiling_gui.engine import Engine
    from tiling_gui.games.domino.rules import DominoPosition

    main = threading.get_ident()
    spent = [0.0]

    class Timed(QApplication):
        depth = 0

        def notify(self, receiver: QObject, event: QEvent) -> bool:
            if self.depth or threading.get_ident() != main:
                return super().notify(receiver, event)
            began = time.thread_time()
            self.depth = 1
            try:
                return super().notify(receiver, event)
            finally:
                self.depth = 0
                spent[0] += time.thread_time() - began

    Engine(threads=1, memory_mb=16).compile()
    sys.setswitchinterval(0.0005)  # as application.run does
    app = Timed([])
    with in_use(folder) as soak:
        control, session = soak.window.controller, soak.window.controller.session
        actions = soak.window.actions_by_name
        selects, sent = [0], [0]

        def traced(statement: str) -> None:
            selects[0] += threading.get_ident() == main and statement.lstrip().upper().startswith("SELECT")

        control.store._database._connection.set_trace_callback(traced)

        def count(*_: Any) -> None:
            sent[0] += 1

        control.changed.connect(count)

        def use(name: str, step: Callable[[], object], over: Callable[[], bool] | None = None, times: int = 1) -> None:
            selects[0] = sent[0] = 0
            spent[0] = 0.0
            for _ in range(times):
                began, app.depth = time.thread_time(), 1
                step()
                app.depth = 0
                spent[0] += time.thread_time() - began
                wait(60)
            while over is not None and not over():
                wait(50)
            wait(400)
            ms = spent[0] * 1000 / times
            print(
                f"{name:28} {ms:7.1f} ms  changed {sent[0] / times:4.1f}  SELECTs {selects[0] / times:4.1f}", file=out
            )

        def move() -> None:
            control.play(session.position.moves()[0])

        actions["showGraph"].setChecked(False)
        control.begin(DominoPosition.start(20, 20))
        soak._humans()
        session.go(())
        if session.tree.node.children:
            session.change_tree(session.tree.delete(session.tree.forward().cursor))
        while len(session.tree.cursor) < 180:
            move()
        wait(1000)
        use("click, 20x20, move 180", move, times=10)
        use("step back, 20x20, move 180", actions["previousMove"].trigger, times=10)
        control.begin(DominoPosition.start(6, 6))
        soak._humans()
        wait(500)
        use("click, 6x6", move, times=3)
        use("step back, 6x6", actions["previousMove"].trigger, times=2)
        use("F3, 6x6", actions["showValues"].trigger, lambda: not control.analyser.has_search)
        use("F3 off, 6x6", actions["showValues"].trigger)
        use("F5, 6x6", actions["solve"].trigger, lambda: control.work.state is not State.RUNNING)


if __name__ == "__main__":
    run(sys.stdout)
