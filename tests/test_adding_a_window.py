"""docs/adding_a_window.md followed literally in a copy of the program: the window is then there and can be used."""

import json
from pathlib import Path

import pytest

from tests.tables import read_table
from tests.test_adding_a_game import TOP, check, follow, run

PAGE = TOP / "docs" / "adding_a_window.md"

WINDOW = """
import json, sys
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication
from tiling_gui.desktop.windows import make_window
from tiling_gui.desktop.windows import open_tools, state_of
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.store import Store

app = QApplication([])
theme.start(app, "light")
with Store.open() as store:
    window = make_window(store, SettingsFile())
    window.show()
    action = window.actions_by_name["shortBoards"]
    in_menu = action in window.menus["Tools"].actions()
    action.trigger()
    made = window.workspace.windows.get("shortBoards")
    made.upto.setValue(15)
    made.solve()
    while not made.values:
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    wrote = made.export_to(sys.argv[1])
    state = state_of(window)
    made.close()
    open_tools(window, state)
    print(json.dumps({"in_menu": in_menu, "wrote": wrote, "said": made.status.text(), "again": made.isVisible(),
                      "keys": action.shortcut().toString()}))
    window.close()
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with the instructions of the page applied."""
    return follow(PAGE, tmp_path_factory.mktemp("program"), files=2, changes=1)


def test_the_code_passes_the_linters(copy: Path, scratch_home: Path) -> None:
    check(copy, scratch_home, PAGE)


def test_the_window_opens_works_writes_and_comes_back(copy: Path, scratch_home: Path, tmp_path: Path) -> None:
    answer = json.loads(run(copy, scratch_home, "-c", WINDOW, str(tmp_path / "short.csv")))
    assert answer["in_menu"]
    assert answer["wrote"]
    assert answer["again"]
    assert answer["keys"] == "Ctrl+Alt+B"
    rows = read_table(tmp_path / "short.csv")
    # Phillips and Slater 2001: with MAX first, 1 x n is worth floor(3 (n + 1) / 7).
    assert [(int(row["squares"]), int(row["value"])) for row in rows] == [(n, 3 * (n + 1) // 7) for n in range(1, 16)]
