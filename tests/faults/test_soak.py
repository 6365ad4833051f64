"""A short soak: rounds of all that a user does leave no thread, file or Qt object behind. Long version: bench soak."""

from pathlib import Path

import pytest
from PySide6.QtCore import SIGNAL
from pytestqt.qtbot import QtBot

from bench.soak import held, in_use
from tests.desktop.windows import settle
from tiling_gui.desktop.session.long_work import State
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.windows import open_window
from tiling_gui.games.domino.rules import DominoPosition


@pytest.mark.usefixtures("windows_destroyed")
def test_nothing_piles_up(qtbot: QtBot, scratch_home: Path, tmp_path: Path) -> None:
    with in_use(tmp_path) as soak:
        control = soak.window.controller

        def rounds(count: int) -> None:
            for _ in range(count):
                control.begin(DominoPosition.start(3, 3))
                soak._humans()
                while not control.session.position.is_over:
                    control.play(control.session.position.moves()[0])
                soak._do("undo", "redo", "firstMove", "lastMove", "showValues", "hint", "showValues")
                control.solve()
                soak._until(lambda: control.work.state is not State.RUNNING)
                soak._do("toggleMode", "results", "preferences", "shortcuts", "editPosition", "toggleMode")
                soak._files()
                soak._looks()
                other = open_window(soak.window)
                other.close()
                settle(qtbot)

        def listeners() -> list[int]:
            return [
                sender.receivers(SIGNAL(signal))
                for sender, signal in (
                    (control, "changed()"),
                    (control.session, "changed()"),
                    (control.work, "progressed(PyObject)"),
                    (theme.signals, "changed()"),
                )
            ]

        def at_rest() -> None:
            qtbot.waitUntil(lambda: not soak.window.workspace.jobs.is_busy, timeout=60_000)
            settle(qtbot)

        rounds(1)
        at_rest()
        before, heard = held(), listeners()
        rounds(2)
        at_rest()
        after = held()
        # Qt may keep a thread or two for later; a leak would add some in both rounds.
        assert after.threads < before.threads + 2
        assert after.files < before.files + 2
        assert after.qt <= before.qt + 6
        assert listeners() == heard
