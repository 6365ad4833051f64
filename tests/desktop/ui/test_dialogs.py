"""The name of a file to write: its ending, and no file overwritten without asking."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from tiling_gui.desktop.ui.dialogs import ask_file_name

KINDS = "Table (*.csv);;JSON (*.json)"


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
    assert ask_file_name(None, "Export", "values.csv", KINDS, ("csv", "json")) == written


def test_a_file_that_the_ending_would_replace_is_asked_about(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    there = tmp_path / "a.csv"
    there.write_text("mine")
    dialog = Dialog((str(tmp_path / "a"), "Table (*.csv)"), ("", ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", dialog)
    assert ask_file_name(None, "Export", "values.csv", KINDS, ("csv", "json")) == "", "the person thinks better of it"
    assert dialog.suggested == ["values.csv", str(there)]
    dialog = Dialog((str(tmp_path / "a"), "Table (*.csv)"), (str(there), "Table (*.csv)"))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", dialog)
    assert ask_file_name(None, "Export", "values.csv", KINDS, ("csv", "json")) == str(there)
