"""The Families window: published values, stopping and continuing, and the same files as the command line."""

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.cli.calls import answer
from tiling_gui import cli
from tiling_gui.desktop.features.lab.family_window import COLUMNS, FamilyWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.language import tr


@pytest.fixture
def window(qtbot: QtBot, workspace: Workspace) -> FamilyWindow:
    made = FamilyWindow(workspace)
    qtbot.addWidget(made)
    made.show()
    return made


def fill(qtbot: QtBot, window: FamilyWindow, family: str) -> None:
    window.show_link(family)
    qtbot.waitUntil(lambda: bool(window.status.text()), timeout=30_000)


def cells(window: FamilyWindow) -> list[list[str]]:
    """The visible part of the table, headings first."""
    model = window.table.model()
    shown = [c for c in range(len(COLUMNS)) if not window.table.isColumnHidden(c)]
    rows = [[str(model.index(r, c).data()) for c in shown] for r in range(model.rowCount())]
    return [[tr(COLUMNS[c].title) for c in shown], *rows]


def test_one_row_follows_its_closed_form(qtbot: QtBot, window: FamilyWindow) -> None:
    """Phillips and Slater: floor(3(n + 1) / 7) with MAX first, floor((3n + 1) / 7) with MIN first."""
    fill(qtbot, window, "1xn;1-22")
    expected = [[str(n), str(3 * (n + 1) // 7), str((3 * n + 1) // 7)] for n in range(1, 23)]
    assert cells(window) == [["n", "MAX first", "MIN first"], *expected]
    said = window.lines.toPlainText().splitlines()
    assert said[0] == "MAX first, offset 1: " + ", ".join(row[1] for row in expected)
    assert said[1] == "  v(n+7) = v(n)+3, observed for n = 1..22."
    assert window.status.text().startswith("All values are proved")


def test_nim_heaps_over_n_and_k(qtbot: QtBot, window: FamilyWindow) -> None:
    fill(qtbot, window, "heaps:nim:n,k;0-3;2-3")
    expected = [[str(k), str(n), str(n ^ k)] for k in (2, 3) for n in range(4)]
    assert cells(window) == [["k", "n", "Grundy value"], *expected]


def test_files_are_what_the_command_line_prints(
    qtbot: QtBot, window: FamilyWindow, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(qtbot, window, "heaps:nim:n;0-5")
    assert window.export_to(str(tmp_path / "family.json"))
    for ending, option in (("csv", "--csv"), ("txt", "--b-file")):
        assert window.export_to(str(tmp_path / f"family.{ending}"))
        assert cli.main(["family", "heaps:nim:n", "--n", "0-5", option, "--quiet"]) == 0
        assert (tmp_path / f"family.{ending}").read_text(encoding="utf-8-sig") == capsys.readouterr().out
    printed = answer(capsys, "family", "heaps:nim:n", "--n", "0-5")
    kept = json.loads((tmp_path / "family.json").read_text())
    assert kept == {key: printed[key] for key in kept}


def test_what_is_proved_is_kept_for_the_next_time(qtbot: QtBot, window: FamilyWindow, workspace: Workspace) -> None:
    fill(qtbot, window, "vector:n,3:0,1;1-2")
    assert window.family is not None
    for term in window.family.terms:
        kept = workspace.store.results.find(term.position)
        assert kept is not None
        assert kept.value == term.value


def test_opening_the_window_adds_nothing_to_the_results(qtbot: QtBot, workspace: Workspace) -> None:
    window = workspace.windows.show("families")
    qtbot.waitUntil(lambda: window.status.text().startswith("All values are proved"), timeout=30_000)
    assert len(window.family.terms) == 24
    assert [workspace.store.results.find(term.position) for term in window.family.terms] == [None] * 24


def test_what_is_no_family_is_said(window: FamilyWindow) -> None:
    window.show_link("3x4")
    assert "an n in place of a number" in window.status.text()
    window.show_link("3xn;5-1")
    assert "1-12" in window.status.text()
    assert window.family is None


def test_a_period_that_is_proved_is_told_as_by_the_command_line(
    qtbot: QtBot, window: FamilyWindow, capsys: pytest.CaptureFixture[str]
) -> None:
    """0.12 on heaps of 0 to 20 counters: it is periodic with 4 from 1 on; the theorem needs twice that and 2 more."""
    fill(qtbot, window, "heaps:octal:.12:n;0-20")
    said = window.lines.toPlainText().splitlines()
    assert any(line.endswith("proved.") for line in said)
    assert cli.main(["family", "heaps:octal:.12:n", "--n", "0-20", "--quiet"]) == 0
    assert capsys.readouterr().out.splitlines()[-len(said) :] == said
