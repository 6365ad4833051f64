"""A separate package adds a game with its view, and a player; faulty ones are named and left out."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_adding import NEW_FILE, PAGE, best

PLAYERS = '''
from tiling_gui.api import Choice


class Greedy:
    """Takes the larger coin."""

    spec = "greedy"

    def choose(self, position, rng, *, report=None, stop=None):
        coins = position.coins
        return Choice("left" if coins[0] >= coins[-1] else "right")


def greedy(rest, engine):
    return Greedy()


def not_a_game():
    return None
'''
ENTRIES = """[tiling_gui.games]
coins = coin_games.rules:GAME
broken = coin_games.nowhere:GAME
leaving = coin_games.leaving:GAME
empty = coin_games.players:not_a_game
domino = coin_games.rules:GAME

[tiling_gui.players]
greedy = coin_games.players:greedy
random = coin_games.players:greedy
"""
LIBRARY = """
import json, tiling_gui as tg
table = tg.tournament(tg.position("3,9,1,2,8,4", game="coins"), ["greedy", "perfect"], pairs=1)
print(json.dumps({"games": list(tg.GAMES), "value": tg.solve("3,9,1,2,8,4", game="coins").value,
                  "points": [float(table.points(k)[0]) for k in (0, 1)],
                  "players": list(tg.PLAYERS)[-1],
                  "drawn": tg.draw(tg.position("1,2", game="coins"))[:4]}))
"""
WINDOW = """
import json
from PySide6.QtWidgets import QApplication
from tiling_gui.desktop.windows import make_window
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.store import Store

app = QApplication([])
theme.start(app, "light")
file = SettingsFile(); file.change(game="coins", min_player="human", max_player="human")
with Store.open() as store:
    window = make_window(store, file)
    window.show()
    window.controller.view.board.chosen.emit("left")
    for _ in range(20):
        app.processEvents()
    print(json.dumps({"title": window.windowTitle(), "plies": len(window.controller.session.tree.cursor)}))
    window.close()
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as after an installation: the package with the code of docs/adding_a_game.md, and its metadata."""
    top = tmp_path_factory.mktemp("site")
    package = top / "coin_games"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "players.py").write_text(PLAYERS, encoding="utf-8")
    (package / "leaving.py").write_text("raise SystemExit('no licence')\n", encoding="utf-8")
    for name, code in NEW_FILE.findall(PAGE.read_text(encoding="utf-8")):
        moved = code.replace("tiling_gui.desktop.games.coins", "coin_games.coins")
        (package / Path(name).name).write_text(moved.replace("tiling_gui.games.coins", "coin_games"), encoding="utf-8")
    metadata = top / "coin_games-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: coin-games\nVersion: 1.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    return top


def run(installed: Path, home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join((str(installed), str(PAGE.parents[1])))
    environment = {**os.environ, "PYTHONPATH": path, "TILING_GUI_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, timeout=300, check=False, env=environment
    )
    assert done.returncode == 0, done.stderr
    return done


def test_the_game_and_the_player_are_there(installed: Path, scratch_home: Path) -> None:
    answer = json.loads(run(installed, scratch_home, "-c", LIBRARY).stdout)
    assert answer["games"][-1] == "coins"
    assert answer["games"].count("domino") == 1
    assert answer["value"] == best((3, 9, 1, 2, 8, 4))
    assert answer["points"] == [0, 1], "taking the larger coin is not best play on this row, with either role"
    assert answer["players"] == "greedy"
    assert answer["drawn"] == "<svg"


def test_what_is_faulty_is_named_and_left_out(installed: Path, scratch_home: Path) -> None:
    done = run(installed, scratch_home, "-m", "tiling_gui", "compare", "coins:1,2,3", "--methods", "minimax", "--json")
    assert json.loads(done.stdout)["rows"][0]["value"] == 2
    said = [line for line in done.stderr.splitlines() if "coin-games" in line]
    assert len(said) == 4
    assert any(line.startswith("broken ") and "nowhere" in line for line in said)
    assert any(line.startswith("leaving ") and "no licence" in line for line in said)
    assert any(line.startswith("empty ") for line in said)
    assert any(line.startswith("domino ") for line in said)


def test_the_window_shows_the_game(installed: Path, scratch_home: Path) -> None:
    answer = json.loads(run(installed, scratch_home, "-c", WINDOW).stdout)
    assert answer["plies"] == 1
    assert answer["title"].startswith("6 coins")
