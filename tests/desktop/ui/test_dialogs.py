"""The name of a file to write: its ending, and no file overwritten without asking."""

import logging
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tiling_gui.desktop.process import CrashLog
from tiling_gui.desktop.ui.dialogs import report_bug
from tiling_gui.desktop.ui.file_dialogs import ask_file_name


class Dialog:
    """Gives a user's answers one after the other, and records the names with which it was shown."""

    def __init__(self, *answers: tuple[str, str]) -> None:
        self._answers = list(answers)
        self.suggested: list[str] = []

    def __call__(self, parent: object, title: str, suggested: str, kinds: str, chosen: str) -> tuple[str, str]:
        self.suggested.append(suggested)
        return self._answers.pop(0)


@pytest.mark.parametrize(
    ("typed", "kind", "written"),
    [
        ("a", "Table (*.csv)", "a.csv"),
        ("a", "JSON (*.json)", "a.json"),
        ("a.JSON", "Table (*.csv)", "a.JSON"),
        ("0.77", "Table (*.csv)", "0.77.csv"),
        ("a", "", "a.csv"),
        ("a" * 400, "Table (*.csv)", "a" * 400 + ".csv"),  # longer than any file name may be; writing reports it
        ("", "", ""),
    ],
)
def test_a_name_gets_the_ending_of_the_kind_where_it_has_none(
    monkeypatch: pytest.MonkeyPatch, typed: str, kind: str, written: str
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", Dialog((typed, kind)))
    assert ask_file_name(None, "values.csv", ("csv", "json")) == written


def test_a_file_that_the_ending_would_replace_is_asked_about(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    there = tmp_path / "a.csv"
    there.write_text("mine")
    dialog = Dialog((str(tmp_path / "a"), "Table (*.csv)"), ("", ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", dialog)
    assert ask_file_name(None, "values.csv", ("csv", "json")) == "", "the person thinks better of it"
    assert [Path(dialog.suggested[0]).name, dialog.suggested[1]] == ["values.csv", str(there)]
    dialog = Dialog((str(tmp_path / "a"), "Table (*.csv)"), (str(there), "Table (*.csv)"))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", dialog)
    assert ask_file_name(None, "values.csv", ("csv", "json")) == str(there)


@pytest.mark.parametrize("saved", [True, False])
@pytest.mark.parametrize("logged", [True, False])
def test_the_report_of_a_bug_promises_only_what_is_true(
    qtbot: QtBot, scratch_home: Path, saved: bool, logged: bool
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    log = CrashLog()
    try:
        bug = ZeroDivisionError("the very bug")
        if logged:
            logging.getLogger("tiling_gui").error("a bug", exc_info=bug)
        report_bug(parent, bug, saved=saved)
    finally:
        log.close()
    (box,) = parent.findChildren(QMessageBox)
    said = box.informativeText()
    assert said.startswith("Your game is saved." if saved else "Your game could not be saved.")
    assert ("not in the log" in said) == (not logged)
    box.close()
