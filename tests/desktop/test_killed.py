"""kill -9 at any moment: every move made and everything a solve had proved is there at the next start."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tiling_gui.desktop.session.new_game import last_record
from tiling_gui.store import Store

WINDOW = """
import sys
from PySide6.QtWidgets import QApplication
from tiling_gui.desktop.windows import make_window
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.store import Store
from tiling_gui.games.domino.rules import DominoPosition
app = QApplication([])
theme.start(app)
store = Store.open(); store.claim_window()
file = SettingsFile(); file.change(min_player="human", show_graph=False)
window = make_window(store, file)
window.show()
"""

PLAYS = """
session = window.controller.session
while not session.position.is_over:
    session.play(session.position.moves()[0])
    print(session.position.count, flush=True)
    app.processEvents()
"""

SOLVES = """
window.controller.begin(DominoPosition.start(7, 7))
work = window.controller.work
work.progressed.connect(lambda: work.progress.nodes > 0 and print("solving", flush=True))
window.controller.solve()
app.exec()
"""


def start(code: str, home: Path) -> subprocess.Popen[str]:
    """A window in its own process, controlled by `code`."""
    environment = {**os.environ, "TILING_GUI_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.Popen([sys.executable, "-c", WINDOW + code], stdout=subprocess.PIPE, text=True, env=environment)


def test_killed_in_the_middle_of_a_game(scratch_home: Path) -> None:
    process = start(PLAYS, scratch_home)
    seen = 0
    assert process.stdout is not None
    while seen < 7:
        seen = int(process.stdout.readline())
    process.send_signal(signal.SIGKILL)
    process.wait()
    rest = process.stdout.read().split()
    process.stdout.close()
    last = int(rest[-1]) if rest else seen
    with Store.open() as store:
        assert store.claim_window()
        assert store.messages == ()
        record = last_record(store)
        assert record is not None
        assert record.tree.position.count in (last, last + 1)  # the last one may have been saved but not yet printed


def test_killed_in_the_middle_of_a_solve(scratch_home: Path) -> None:
    process = start(SOLVES, scratch_home)
    assert process.stdout is not None
    assert process.stdout.readline() == "solving\n"
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    with Store.open() as store:
        assert store.claim_window()
        (kept,) = store.solves()
        assert (kept.board, kept.state) == ("7x7", "paused")
