"""Work of more than 16 ms on the GUI thread in normal use: every event is timed while a script uses the window.

The script plays a whole game by keys, takes moves back, asks for a hint, values and a solve, resizes, and opens the
results. Each event is measured in processor time of the thread (without waiting for others) and in wall time.
"""

import sys
import threading
import time
from collections import defaultdict
from pathlib import Path
from typing import Any, TextIO

from bench._loop import in_new_home, wait

FRAME = 16.0


def run(out: TextIO) -> None:
    """Write p50, p95 and the longest event for every kind of use."""
    in_new_home(_measure, out)


def _measure(out: TextIO, folder: Path) -> None:
    from PySide6.QtCore import QEvent, QObject, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from bench.soak import in_use
    from tiling_gui.engine import Engine
    from tiling_gui.games.domino.rules import DominoPosition

    main = threading.get_ident()
    took: dict[str, list[tuple[float, float, str]]] = defaultdict(list)

    class Timed(QApplication):
        depth = 0
        use = ""

        def notify(self, receiver: QObject, event: QEvent) -> bool:
            if self.depth or threading.get_ident() != main:
                return super().notify(receiver, event)
            name = f"{event.type().name} to {type(receiver).__name__} {receiver.objectName()}".strip()
            began, own = time.perf_counter(), time.thread_time()
            self.depth = 1
            try:
                return super().notify(receiver, event)
            finally:
                self.depth = 0
                if self.use:
                    wall = time.perf_counter() - began
                    took[self.use].append(((time.thread_time() - own) * 1000, wall * 1000, name))

    Engine(threads=1, memory_mb=16).compile()  # compiled before anything is measured
    sys.setswitchinterval(0.0005)  # as application.run does
    app = Timed([])
    with in_use(folder) as soak:
        control, window = soak.window.controller, soak.window
        wait(300)

        def use(name: str, *steps: Any) -> None:
            app.use = name
            for step in steps:
                step()
                wait(60)
            app.use = ""

        control.begin(DominoPosition.start(6, 6))
        soak._humans()
        wait(300)
        board = control.view.board

        def move() -> None:
            board.select(control.session.position.moves()[0])
            QTest.keyClick(board, Qt.Key.Key_Return)

        trigger = {name: window.actions_by_name[name].trigger for name in window.actions_by_name._actions}
        while not control.session.position.is_over:
            use("game", move)
        trigger["newGame"]()
        for _ in range(6):
            use("move", move)
        use("undo and redo", *[trigger["undo"]] * 4, *[trigger["redo"]] * 3)
        use("hint", trigger["hint"], *[lambda: None] * 5)
        use("values", trigger["showValues"], *[lambda: None] * 10, trigger["showValues"])
        use("solve", trigger["solve"], *[lambda: None] * 20)
        use("resize", *(lambda size=size: window.resize(*size) for size in ((900, 700), (1280, 800), (800, 600))))
        use("results", trigger["results"], *[lambda: None] * 3)
        use("analyse", trigger["toggleMode"], trigger["toggleMode"])
    for name, events in took.items():
        own = sorted(event[0] for event in events)
        wall = sorted(event[1] for event in events)
        over = sum(ms > FRAME for ms in own)
        longest = max(events)
        print(
            f"{name:14} {len(events):5} events  own p50 {own[len(own) // 2]:.2f} p95 {own[len(own) * 95 // 100]:.1f} "
            f"max {own[-1]:.1f} ms  clock max {wall[-1]:.1f} ms  {over} over 16 ms  longest: {longest[2]}",
            file=out,
            flush=True,
        )


if __name__ == "__main__":
    run(sys.stdout)
