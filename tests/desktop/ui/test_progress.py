"""The row of a running job: its name, its progress and its cancel button."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tiling_gui.core.limits import Progress
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.progress import ProgressRow


def test_the_row_says_how_far_the_work_is_and_goes_when_it_ends(qtbot: QtBot, theme: Theme) -> None:
    row = ProgressRow()
    qtbot.addWidget(row)
    assert row.isHidden()
    row.begin("Values of 0.007", "heaps")
    assert row.isVisible()
    assert (row.what.text(), row.parts.text(), row.time.text()) == ("Values of 0.007", "", "")
    row.set_progress(Progress("solving", done=250, total=1000, seconds=12.0))
    assert row.parts.text() == "250 of 1000 heaps"
    assert row.bar.share == 0.25
    assert row.time.text() == "12 s elapsed"
    assert row.accessibleName() == "Values of 0.007, 250 of 1000 heaps"
    row.dismiss()
    assert row.isHidden()
    row.begin("Values of 0.07", "heaps")
    assert (row.bar.share, row.parts.text()) == (0, "")


def test_the_row_says_what_it_waits_for_and_can_be_cancelled(qtbot: QtBot, theme: Theme) -> None:
    row = ProgressRow()
    qtbot.addWidget(row)
    row.begin("Values of 0.007", "heaps")
    row.set_progress(Progress("preparing", done=3, total=10), "Preparing")
    assert row.what.text() == "Preparing"
    row.set_progress(Progress("solving", done=4, total=10))
    assert row.what.text() == "Values of 0.007"
    with qtbot.waitSignal(row.cancelClicked):
        qtbot.mouseClick(row.cancel, Qt.MouseButton.LeftButton)
