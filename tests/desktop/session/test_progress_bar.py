"""The progress bar: its texts, a bar that never goes back, folding, and no text cut without a tool tip."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.core.limits import LINE, Progress
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.desktop.main_window.progress_presenter import decided_text, paused_text, stopped_text
from tiling_gui.desktop.session.jobs import COMPILING, PREPARING
from tiling_gui.desktop.session.progress_bar import ProgressBar
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import Label
from tiling_gui.desktop.ui.widgets.progress import RateMeter
from tiling_gui.games.domino.rules import DominoPosition

FULL = Progress("solving", 27, 28, 9, 55, 38_000_000, 35.0, 0.1)


@pytest.fixture
def line(qtbot, theme: Theme) -> ProgressBar:
    made = ProgressBar()
    qtbot.addWidget(made)
    made.resize(1280, 48)
    return made


def shown(line: ProgressBar) -> list[str]:
    return [label.text() for label in line.findChildren(Label) if label.isVisibleTo(line)]


def test_the_line_of_the_picture(line: ProgressBar) -> None:
    line.begin("Solving this position", can_pause=True)
    line.set_progress(replace(FULL, nodes=FULL.nodes - 5_500_000, seconds=30.0))
    line.set_progress(FULL)
    assert shown(line) == [
        "Solving this position",
        "bounds",
        "27..28",
        "9 of 55 root moves",
        "38 M positions, 1.1 M/s",
        "35 s elapsed",
    ]
    assert line.bar.share == 9 / 55
    assert line.bounds.mapTo(line, line.bounds.rect().topLeft()).y() > line.what.mapTo(line, line.what.pos()).y()


@pytest.mark.parametrize("height", [48, 40, 32])
def test_beside_the_status_bar_of_a_usual_window_everything_is_said(line: ProgressBar, height: int) -> None:
    """In a window of 1280 pixels; in a low one there is a single line, which has room for it without the bar."""
    line.resize(840 if height == 48 else 1280, height)
    line.begin("Solving 8 × 9, MAX first", can_pause=True, in_all=True)
    asked = Progress("solving", 33, 35, 9, 127, 38_000_000, 35.0, trying=34)
    line.set_progress(replace(asked, nodes=32_500_000, seconds=30.0))
    line.set_progress(asked)
    line.show()
    told = {label.text() for label in line.findChildren(Label) if label.isVisibleTo(line) and not label.is_cut}
    assert "Solving 8 × 9, MAX first: can MAX force 34?" in told
    assert {"9 of 127", "9 of 127 root moves"} & told
    assert "38 M positions, 1.1 M/s" in told
    assert [text for text in told if text.startswith("35 s in all")]


def test_the_small_line_of_the_picture(line: ProgressBar) -> None:
    line.resize(800, 48)
    line.begin("Solving 8 × 8, MAX first", can_pause=True)
    line.set_progress(Progress("solving", 27, 30, 9, 16, 412_000_000, 1320.0))
    assert shown(line) == [
        "Solving 8 × 8, MAX first",
        "bounds",
        "27..30",
        "9 of 16 root moves",
        "412 M positions",
        "22 min elapsed",
    ]
    assert (line.pause.toolTip(), line.cancel.toolTip()) == ("Pause", "Cancel")
    assert "412 M positions" in line.toolTip()


@walked("family", ["Inter", "DejaVu Sans"])
@walked("width", [1920, 1280, 1100, 1000, 899, 800, 700, 600, 480, 400])
def test_what_is_cut_has_a_tool_tip(qtbot, theme: Theme, width: int, family: str) -> None:
    font = QApplication.font()
    try:
        changed = QApplication.font()
        changed.setFamily(family)
        QApplication.setFont(changed)
        line = ProgressBar()
        qtbot.addWidget(line)
        line.resize(width, 48)
        line.begin("Solving 8 × 8, MAX first", can_pause=True)
        line.set_progress(FULL)
        line.grab()
        cut = [label for label in line.findChildren(Label) if label.isVisibleTo(line) and label.is_cut]
        assert all(label.toolTip() == label.text() for label in cut)
        assert not cut or width < 480
    finally:
        QApplication.setFont(font)


@settings(max_examples=25)
@given(st.lists(st.tuples(st.integers(0, 50), st.integers(0, 50)), min_size=1, max_size=30))
def test_the_bar_never_goes_back(qapp, steps: list[tuple[int, int]]) -> None:
    line = ProgressBar()
    line.begin("Solving", can_pause=True)
    last = 0
    for done, total in steps:
        line.set_progress(Progress(done=min(done, total), total=total))
        assert line.bar.share >= last
        last = line.bar.share
    line.begin("Something else")
    assert line.bar.share == 0
    line.dismiss()
    line.deleteLater()


def test_preparing_is_said_in_words(line: ProgressBar) -> None:
    line.begin("Solving 8 × 8, MAX first", can_pause=True)
    line.set_progress(Progress("preparing"))
    assert line.what.text() == PREPARING
    assert "installation" not in line.what.text(), "what is compiled already is fetched at every start"
    line.set_progress(Progress("preparing", done=3, total=63))
    assert line.what.text() == COMPILING
    line.set_progress(FULL)
    assert line.what.text() == "Solving 8 × 8, MAX first"


@walked("width", range(360, 900, 20))
def test_a_number_beside_preparing_says_what_it_is(line: ProgressBar, width: int) -> None:
    line.resize(width, 48)
    line.begin("Values of all moves", can_pause=True)
    line.set_progress(Progress("preparing", 29, 29, 0, 0, 0, 1.0))
    assert ("29" in shown(line)) == ("value" in shown(line))


def test_preparing_counts_its_own_steps_and_guesses_no_time(line: ProgressBar) -> None:
    line.resize(1280, 48)
    line.begin("Values of all moves", can_pause=True)
    for done in range(5, 30):
        line.set_progress(Progress("preparing", 22, 32, done, 63, seconds=float(done)))
    assert "29 of 63 steps" in shown(line)
    assert not [text for text in shown(line) if "root moves" in text or "left" in text]
    line.set_progress(Progress("values", 22, 32, 1, 100, seconds=31.0))
    assert "1 of 100 root moves" in shown(line)
    assert line.bar.share == 0.01


def test_a_screen_reader_hears_the_sentence_and_no_percentage_beside_it(line: ProgressBar) -> None:
    line.resize(1280, 48)
    line.begin("Values of all moves", can_pause=True)
    line.set_progress(Progress("preparing", done=3, total=63))
    assert line.accessibleName() == "Preparing the solver (once per installation), 3 of 63 steps"
    parts = [QAccessible.queryAccessibleInterface(part) for part in line.findChildren(QWidget)]
    assert QAccessible.Role.ProgressBar not in {part.role() for part in parts}
    assert not [part for part in parts if part.valueInterface()]


def test_pausing(qtbot, line: ProgressBar) -> None:
    line.begin("Solving 8 × 8, MAX first", can_pause=True)
    line.set_progress(Progress(lower=27, upper=30))
    with qtbot.waitSignal(line.pauseClicked):
        qtbot.mouseClick(line.pause, Qt.MouseButton.LeftButton)
    line.set_paused(True, paused_text("8 × 8, MAX first", 27, 30))
    assert line.what.text() == "8 × 8, MAX first: paused at 27..30."
    assert line.pause.text() == "Continue"
    assert "after a restart" in line.pause.toolTip()
    line.set_paused(False)
    assert line.pause.text() == "Pause"


def test_cancelling_by_key(qtbot, line: ProgressBar) -> None:
    line.begin("Solving", can_pause=True)
    with qtbot.waitSignal(line.cancelClicked):
        qtbot.keyClick(line.cancel, Qt.Key.Key_Space)


def test_a_result_stands_until_it_is_closed(qtbot, line: ProgressBar) -> None:
    shown_lines: list[str] = []
    line.begin("Solving", can_pause=True)
    line.finish("The minimax value is 29.", lambda: shown_lines.append("29"))
    assert shown(line) == ["The minimax value is 29."]
    assert line.tells_result
    qtbot.mouseClick(line.show_line, Qt.MouseButton.LeftButton)
    assert shown_lines == ["29"]
    assert line.tells_result
    with qtbot.waitSignal(line.dismissed), qtbot.assertNotEmitted(line.cancelClicked):
        qtbot.mouseClick(line.cancel, Qt.MouseButton.LeftButton)
    assert line.isHidden()
    assert not line.tells_result


def test_other_work_takes_the_place_of_a_result(line: ProgressBar) -> None:
    line.finish("The minimax value is 29.")
    assert line.show_line.isHidden(), "there is no line to show"
    line.begin("Solving 8 × 9, MAX first", can_pause=True)
    assert not line.tells_result
    assert shown(line) == ["Solving 8 × 9, MAX first"]


def test_stopping_says_what_is_proved() -> None:
    assert stopped_text("8 × 8, MAX first", 27, 30) == "8 × 8, MAX first: stopped. Proved so far: 27..30."
    assert stopped_text("8 × 8, MAX first", None, None) == "8 × 8, MAX first: stopped. Nothing proved yet."


def test_late_progress_is_ignored(line: ProgressBar) -> None:
    line.begin("Solving", can_pause=True)
    line.finish("Stopped.")
    line.set_progress(FULL)
    assert shown(line) == ["Stopped."]


def feed(pace: RateMeter, steps: list[tuple[float, int, int]], total: int = 100) -> None:
    for seconds, nodes, done in steps:
        pace.add(Progress("values", nodes=nodes, seconds=seconds, done=done, total=total))


def test_the_rate_is_that_of_the_last_seconds() -> None:
    pace = RateMeter()
    feed(pace, [(0.0, 0, 0), (30.0, 0, 0)])  # preparing
    feed(pace, [(30.0 + k, 1000 * k, 0) for k in range(1, 11)])
    assert pace.rate == 1000
    feed(pace, [(40.0 + k, 10_000 + 50 * k, 0) for k in range(1, 8)])
    assert pace.rate == 50


def test_figures_of_other_work_begin_anew() -> None:
    pace = RateMeter()
    feed(pace, [(float(k), 1000 * k, k) for k in range(50)])
    feed(pace, [(0.5, 10, 0)])
    assert pace.rate is None


def test_what_remains_is_said_in_questions_and_no_time_is_guessed(line: ProgressBar) -> None:
    line.resize(1920, 48)
    line.begin("Solving 8 × 8, MAX first", can_pause=True)
    line.set_progress(Progress("solving", 27, 30, 9, 16, 412_000, 1320.0, trying=30))
    assert line.time.text() == "22 min elapsed, at most 3 questions left"
    line.set_progress(Progress("solving", 29, 30, 9, 16, 412_000, 1320.0, trying=30))
    assert line.time.text() == "22 min elapsed, last question"
    line.begin("Values of all moves", can_pause=True)
    for done in range(60):
        line.set_progress(Progress("values", 22, 25, done, 100, done, 3.0 * done, trying=23))
    assert line.time.text() == "177 s elapsed"


def test_the_question_at_present_is_said(line: ProgressBar) -> None:
    line.begin("Solving 7 × 9, MAX first", can_pause=True)
    line.set_progress(Progress("solving", 25, 31, trying=29))
    assert line.what.text() == "Solving 7 × 9, MAX first: can MAX force 29?"
    line.set_progress(Progress(LINE, 29, 29))
    assert line.what.text() == "Solving 7 × 9, MAX first: proved; looking for a line of best play"


@pytest.mark.parametrize("side", [Side.MAX, Side.MIN])
def test_a_move_is_decided_if_all_that_is_possible_agrees_on_whether_it_keeps_the_value(side: Side) -> None:
    start = DominoPosition.start(4, 4, side)
    pairs = [(low, up) for low in range(4, 9) for up in range(low, 9)]
    for value in ((6, 6), (5, 6)):
        moves = [MoveValue(move, *pair, 6.0) for move, pair in zip(start.moves(), pairs, strict=False)]
        analysis = Analysis(start, *value, tuple(moves))
        for entry in moves:
            sure = entry.upper < value[0] if side is Side.MAX else entry.lower > value[1]
            assert (entry in analysis.decided) == (entry.lower == entry.upper or sure)
        exact = sum(entry.value == 6 for entry in moves)
        said = f"{len(analysis.decided)} of 24 decided"
        assert decided_text(analysis, 24) == (f"{said}, keeping the value: {exact}" if value == (6, 6) else said)
