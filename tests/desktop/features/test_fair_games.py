"""The window of fair games: the table, the histogram of a result, and a game with what was found."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.tables import exact, read_table
from tiling_gui.desktop.games.evaluate.fair_window import FairWindow, plot
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.games.evaluate.domain import read_domain
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.evaluate.search.random_play import histogram


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


def test_it_opens_with_games_and_the_results_of_the_fairest(window: FairWindow) -> None:
    assert window.model.rows
    assert window.model.rows[0].chances.fair
    assert window.chances.text().endswith(": fair.")
    assert window.picture.figure() is not None


def test_two_different_values_make_differences_and_quotients_fair(qtbot: QtBot, window: FairWindow) -> None:
    """By symmetry; a sum or a product of two is not fair, since MIN cannot lose (section 7 of the paper)."""
    found = search(qtbot, window, "2", "1,2; 1,5")
    assert sorted(found[:4]) == ["x - y", "x - y", "x/y", "x/y"]
    assert window.status.text() == "4 of 8 games are fair."


def test_what_cannot_be_read_is_said(window: FairWindow) -> None:
    window.variables.setText("7")
    window.search()
    assert "2 to 4 variables" in window.status.text()


def test_a_game_is_begun_on_the_chosen_expression(qtbot: QtBot, window: FairWindow) -> None:
    search(qtbot, window, "2", "1,2")
    window.table.selectRow(1)
    chosen = window.model.rows[1]
    window.starting.click()
    start = window.workspace.session.start
    assert isinstance(start, EvaluatePosition)
    assert (start.expression, start.domain) == (chosen.position.expression, read_domain("1,2"))


def test_the_file_has_exact_chances(qtbot: QtBot, window: FairWindow, tmp_path: Path) -> None:
    search(qtbot, window, "2", "0-9")
    assert window.export_to(str(tmp_path / "fair.csv"))
    rows = read_table(tmp_path / "fair.csv")
    assert len(rows) == 4
    for each in rows:
        assert sum(exact(each, name) or 0 for name in ("win", "draw", "loss")) == 1


def test_two_dice_are_drawn_as_eleven_bars() -> None:
    bars = histogram(EvaluatePosition.start("x+y", read_domain("1-6")))
    drawn = plot("two dice", bars, 640, 300)
    heights = [shape.height for shape in drawn.shapes if type(shape).__name__ == "Box"]
    assert len(heights) == 11
    assert heights[5] == pytest.approx(6 * heights[0])
