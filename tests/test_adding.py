"""docs/adding_a_game.md and docs/adding_a_window.md followed literally in one copy of the program.

The game is then there and can be played, the window can be used, and the linters pass both.
"""

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from tests.tables import read_table

TOP = Path(__file__).resolve().parent.parent
PAGE = TOP / "docs" / "adding_a_game.md"
PAGES = {PAGE: (3, 1), TOP / "docs" / "adding_a_window.md": (2, 1)}
"""With the numbers of new files and of changes."""
NEW_FILE = re.compile(r"New file `([^`]+)`:\n\n```python\n(.*?)```", re.DOTALL)
CHANGE = re.compile(r"```diff\n--- (\S+)\n(.*?)```", re.DOTALL)

PLAY = """
import json, sys
from tiling_gui.search.engine import make_engine
from tiling_gui.records import export
from tiling_gui.records.record import new_record
from tiling_gui.core.catalogue import game
from tiling_gui.store import Store

found = game("coins")
start = found.parse("5,3,7,10,2,2", found.sides[0])
engine = make_engine(found)
record = new_record("coins", start)
tree = record.tree
while not tree.position.is_over:
    tree = tree.add(engine.solve(tree.position).line[0])
record = record.with_tree(tree).ended(minimax=engine.solve(start).value)
answers = {"value": tree.position.value(), "verdict": record.result.verdict, "files": {}}
for ending in ("txt", "json", "svg", "tex"):
    export.save(record, f"{sys.argv[1]}/coins.{ending}")
for ending in ("txt", "json"):
    answers["files"][ending] = export.load(f"{sys.argv[1]}/coins.{ending}") == record
with Store.open() as store:
    store.put_game(record)
with Store.open() as store:
    answers["kept"] = store.game(record.id) == record
print(json.dumps(answers))
"""

PLAY_IN_WINDOW = """
import itertools
import json
from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tiling_gui.desktop.windows import make_window
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.store import Store

app = QApplication([])
theme.start(app, "light")

def until(happened):
    while not happened():
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

file = SettingsFile(); file.change(game="coins", min_player="perfect", ai_delay=0)
with Store.open() as store:
    window = make_window(store, file)
    window.show()
    session, board = window.controller.session, window.controller.view.board
    window.actions_by_name["showValues"].setChecked(True)
    told = []
    board.pointed.connect(told.append)
    until(lambda: {label.text for label in board.labels.values()} == {"3", "−6"})
    for end in ("left", "right"):
        board.select(end)
    texts, spots = told[-2:], [board.spot_words(spot) for spot in range(board.spot_count)]

    def by_pointer():
        QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.place_of("left").toPoint())

    def by_keys():
        QTest.keyClicks(board, "left")
        QTest.keyClick(board, Qt.Key.Key_Return)

    ways = [by_pointer, by_keys, lambda: board.press_spot(0)]
    for turn in itertools.count():
        if session.position.is_over:
            break
        until(lambda: session.human_turn)
        ways[turn % 3]()
        until(lambda: session.human_turn or session.position.is_over)
    plies = len(session.tree.cursor)
    window.actions_by_name["undo"].trigger()
    print(json.dumps({"texts": texts, "plies": plies, "undone": len(session.tree.cursor) < plies,
                      "spots": spots, "title": window.windowTitle(), "end": window.controller.session.game.name}))
    window.close()
"""


USE_WINDOW = """
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


@cache
def best(coins: tuple[int, ...]) -> int:
    """By definition: how much more the player to move gets than the other."""
    if not coins:
        return 0
    return max(coins[0] - best(coins[1:]), coins[-1] - best(coins[:-1]))


def follow(page: Path, top: Path, files: int, changes: int) -> None:
    """Applies a page's instructions to a copy of the program; asserts the numbers of files and changes."""
    text = page.read_text(encoding="utf-8")
    new, changed = NEW_FILE.findall(text), CHANGE.findall(text)
    assert len(new) == text.count("```python") == files
    assert len(changed) == text.count("```diff") == changes
    for name, code in new:
        assert not (top / name).exists()
        (top / name).parent.mkdir(exist_ok=True)
        (top / name).with_name("__init__.py").touch()
        (top / name).write_text(code, encoding="utf-8")
    for name, lines in changed:
        old = "\n".join(line[1:] for line in lines.splitlines() if line[0] in " -")
        now = "\n".join(line[1:] for line in lines.splitlines() if line[0] in " +")
        code = (top / name).read_text(encoding="utf-8")
        assert code.count(old) == 1, f"{name} has no longer what the page changes:\n{old}"
        (top / name).write_text(code.replace(old, now), encoding="utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with the instructions of both pages applied."""
    top = tmp_path_factory.mktemp("program")
    half_written = shutil.ignore_patterns("*.pyc.*")
    shutil.copytree(TOP / "tiling_gui", top / "tiling_gui", ignore=half_written)  # with what was compiled of it
    for known in TOP.glob(".mypy_cache/*/*.db"):  # what mypy found is used again, also while it is at work there
        (top / known.relative_to(TOP)).parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(known)) as old, closing(sqlite3.connect(top / known.relative_to(TOP))) as new:
            old.backup(new)
    shutil.copy(TOP / "pyproject.toml", top)
    (top / "resources").symlink_to(TOP / "resources")
    for page, counts in PAGES.items():
        follow(page, top, *counts)
    return top


def run(copy: Path, home: Path, *words: str) -> str:
    """Runs the copy; returns what it prints."""
    environment = {**os.environ, "PYTHONPATH": str(copy), "TILING_GUI_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-W", "error", *words],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env=environment,
        cwd=copy,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_code_passes_the_linters(copy: Path, scratch_home: Path) -> None:
    """`make lint` and `make types` on the files that the pages add, with the copy's pyproject.toml."""
    new = [name for page in PAGES for name, _ in NEW_FILE.findall(page.read_text(encoding="utf-8"))]
    run(copy, scratch_home, "-m", "ruff", "check", "--no-cache", *new)
    run(copy, scratch_home, "-m", "ruff", "format", "--no-cache", "--check", *new)
    run(copy, scratch_home, "-m", "mypy", *new)
    run(copy, scratch_home, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()")


def test_every_method_of_the_laboratory_finds_the_value(copy: Path, scratch_home: Path) -> None:
    rows = [(3, 9, 1, 2, 8, 4), (1, 2, 3), (7,), (4, 4, 4, 4), (2, 9, 2)]
    subjects = ["coins:" + ",".join(map(str, row)) for row in rows]
    methods = "minimax,negamax,alphabeta,alphabeta-table,negascout,mtdf,iterative"
    answer = json.loads(
        run(copy, scratch_home, "-m", "tiling_gui", "compare", *subjects, "--methods", methods, "--json")
    )
    found = {(row["position"], row["method"]): row["value"] for row in answer["rows"]}
    for row, subject in zip(rows, subjects, strict=True):
        for name in methods.split(","):
            assert found[subject, name] == best(row)


def test_played_judged_stored_and_exported(copy: Path, scratch_home: Path, tmp_path: Path) -> None:
    answer = json.loads(run(copy, scratch_home, "-c", PLAY, str(tmp_path)))
    assert answer["value"] == best((5, 3, 7, 10, 2, 2))
    assert answer["verdict"] == "draw"
    assert answer["files"] == {"txt": True, "json": True}
    assert answer["kept"]
    assert "MAX&#x27;s lead" in (tmp_path / "coins.svg").read_text(encoding="utf-8")
    assert json.loads((tmp_path / "coins.json").read_text(encoding="utf-8"))["setup"] == {
        "coins": [5, 3, 7, 10, 2, 2],
        "first": "MAX",
    }


def test_played_in_the_window_against_perfect_play(copy: Path, scratch_home: Path) -> None:
    answer = json.loads(run(copy, scratch_home, "-c", PLAY_IN_WINDOW))
    coins = (3, 9, 1, 2, 8, 4)
    assert (3 - best(coins[1:]), 4 - best(coins[:-1])) == (-3, 3)
    assert answer["texts"] == ["Left ends with −3: exact, costs 6.", "Right keeps the value 3. Exact."]
    assert answer["spots"] == [f"coin {k}, worth {coin}" for k, coin in enumerate(coins, 1)]
    assert answer["plies"] == len(coins)
    assert answer["undone"]
    assert answer["title"].startswith("6 coins, MAX first")


def test_the_first_player_never_loses_an_even_row() -> None:
    """The well-known argument: the first player can take all coins in odd places, or all in even ones."""
    for coins in product((1, 2, 5), repeat=6):
        assert best(coins) >= abs(sum(coins[::2]) - sum(coins[1::2]))


def test_the_window_opens_works_writes_and_comes_back(copy: Path, scratch_home: Path, tmp_path: Path) -> None:
    answer = json.loads(run(copy, scratch_home, "-c", USE_WINDOW, str(tmp_path / "short.csv")))
    assert answer["in_menu"]
    assert answer["wrote"]
    assert answer["again"]
    assert answer["keys"] == "Ctrl+Alt+B"
    rows = read_table(tmp_path / "short.csv")
    # Phillips and Slater 2001: with MAX first, 1 x n is worth floor(3 (n + 1) / 7).
    assert [(int(row["squares"]), int(row["value"])) for row in rows] == [(n, 3 * (n + 1) // 7) for n in range(1, 16)]
