"""The window of fair games: the table, the histogram of a result, and a game with what was found."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.tables import exact, read_table
from tests.walks import walked
from tiling_gui.desktop.games.evaluate.fair_window import FairWindow, plot
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.games.evaluate.domain import read_domain
from tiling_gui.games.evaluate.rules import GAME, EvaluatePosition
from tiling_gui.games.evaluate.search.random_play import fairness, histogram
from tiling_gui.games.evaluate.search.solver import ExpressionSolver


@pytest.fixture
def workspace(boardless: Workspace) -> Workspace:
    """One without a board, which the window does not need."""
    return boardless


@pytest.fixture
def window(qtbot: QtBot, workspace: Workspace) -> FairWindow:
    """The window opened from another game, after its first search."""
    shown = workspace.windows.show("fairGames")
    assert isinstance(shown, FairWindow)
    qtbot.waitUntil(lambda: not workspace.jobs.is_busy, timeout=30_000)
    return shown


def search(qtbot: QtBot, window: FairWindow, variables: str, values: str) -> list[str]:
    window.variables.setText(variables)
    window.domains.setText(values)
    window.search()
    qtbot.waitUntil(lambda: not window.workspace.jobs.is_busy, timeout=30_000)
    return [found.expression for found in window.model.rows]


def test_fair_games_are_found_written_and_begun(window: FairWindow, qtbot: QtBot, tmp_path: Path) -> None:
    # It opens with games and the results of the fairest
    assert window.model.rows
    assert window.model.rows[0].chances.fair
    assert window.chances.text().partition("\n")[0].endswith(": fair.")
    assert window.picture.figure() is not None
    # By symmetry; a sum or a product of two is not fair, since MIN cannot lose (section 7 of the paper)
    found = search(qtbot, window, "2", "1,2; 1,5")
    assert sorted(found[:4]) == ["x - y", "x - y", "x/y", "x/y"]
    assert window.status.text() == "4 of 8 games are fair."
    # The file has exact chances
    search(qtbot, window, "2", "0-9")
    assert window.export_to(str(tmp_path / "fair.csv"))
    rows = read_table(tmp_path / "fair.csv")
    assert len(rows) == 4
    for each in rows:
        assert sum(exact(each, name) or 0 for name in ("win", "draw", "loss")) == 1
    # What cannot be read is said
    window.variables.setText("7")
    window.search()
    assert "2 to 4 variables" in window.status.text()
    # A game is begun on the chosen expression
    search(qtbot, window, "2", "1,2")
    window.table.selectRow(1)
    chosen = window.model.rows[1]
    window.starting.click()
    start = window.workspace.session.start
    assert isinstance(start, EvaluatePosition)
    assert (start.expression, start.domain) == (chosen.position.expression, read_domain("1,2"))


@walked("moves", [(), (Fraction(1),), (Fraction(1), "y")])
def test_the_game_on_the_board_is_played_at_random(qtbot: QtBot, workspace: Workspace, moves: tuple[Any, ...]) -> None:
    """From the position on the board, a proposal not yet made; all fillings are equally likely."""
    start = EvaluatePosition.start("x*(y-z)", read_domain("0-2"))
    workspace.controller.open(make_record(GAME, start, workspace.settings.current))
    for move in moves:
        workspace.session.play(move)
    window = workspace.windows.show("fairGames")
    qtbot.waitUntil(lambda: not workspace.jobs.is_busy, timeout=30_000)
    ys = [1] if moves[1:] else range(3)
    value = ExpressionSolver().solve(EvaluatePosition.start("x*(1-z)" if moves[1:] else "x*(y-z)", start.domain)).value
    results = [x * (y - z) for x in range(3) for y in ys for z in range(3)]
    win = Fraction(sum(result > value for result in results), len(results))
    first, second = window.chances.text().split("\n")
    assert f"MAX wins {win} (" in first
    # T(n) = 1 + |D| + |D| n T(n - 1): 7, 46, 418 for three values
    size = 46 if moves[1:] else 418
    assert second == f"The game tree from here has T({2 if moves[1:] else 3}) = {size} nodes."


def test_long_chances_are_shown_whole(qtbot: QtBot, workspace: Workspace) -> None:
    start = EvaluatePosition.start("a/b+c/d", read_domain("0-3"))
    workspace.controller.open(make_record(GAME, start, workspace.settings.current))
    window = workspace.windows.show("fairGames")
    qtbot.waitUntil(lambda: not workspace.jobs.is_busy, timeout=60_000)
    line = window.chances
    assert len(line.text()) > 120
    for size in ((900, 650), (1280, 800)):
        window.resize(*size)
        qtbot.waitUntil(lambda: line.height() >= line.heightForWidth(line.width()))


def test_differences_of_remainders_are_fair_though_none_of_the_list_is() -> None:
    """x % 2 is 0 or 1, half of the digits each: 1 and -1 are equally likely, and the value is 0."""
    odd = [(x % 2) - (y % 2) for x in range(10) for y in range(10)]
    assert odd.count(1) == odd.count(-1) == 25
    found = fairness(EvaluatePosition.start("x%2-y%2"))
    assert found is not None
    assert (found.value, found.win, found.loss, found.fair) == (0, Fraction(1, 4), Fraction(1, 4), True)


def test_two_dice_are_drawn_as_eleven_bars() -> None:
    bars = histogram(EvaluatePosition.start("x+y", read_domain("1-6")))
    drawn = plot("two dice", bars, 640, 300)
    heights = [shape.height for shape in drawn.shapes if type(shape).__name__ == "Box"]
    assert len(heights) == 11
    assert heights[5] == pytest.approx(6 * heights[0])
