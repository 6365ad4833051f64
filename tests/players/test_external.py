"""Players that are separate programs, in Python and in C; their errors are reported in one sentence."""

import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.calls import answer, refused
from tests.waits import until
from tiling_gui import cli
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.core.limits import StopToken
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.players.external import ExternalPlayer
from tiling_gui.players.player import make_player, player_words
from tiling_gui.records.record import NamedPlayer, new_record
from tiling_gui.search.engine import make_engine
from tiling_gui.store import Store

PLAYERS = Path(__file__).resolve().parents[2] / "docs" / "examples" / "players"


def program(folder: Path, code: str) -> str:
    """The spec of a player that runs this Python code."""
    (folder / "player.py").write_text(f"import sys\n{code}\n", encoding="utf-8")
    return f"exec:{sys.executable} {folder / 'player.py'}"


def test_a_player_in_python_plays_both_sides_of_several_games(capsys: pytest.CaptureFixture[str]) -> None:
    spec = f"exec:{sys.executable} {PLAYERS / 'random_player.py'}"
    for board in ("3x3", "heaps:nim:2,3", "evaluate:x-y"):
        played = answer(capsys, "match", board, "--max", spec, "--min", "lookahead:1", "--games", "2", "--switch-roles")
        assert len(played["games"]) == 4
        assert spec in (played["games"][0]["max"], played["games"][1]["min"])


def test_a_player_in_c_plays_a_hundred_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        pytest.skip("needs a C compiler")
    subprocess.run([compiler, "-o", tmp_path / "first", PLAYERS / "first_player.c"], check=True)
    spec = f"exec:{tmp_path / 'first'}"
    played = answer(capsys, "match", "3x4", "--max", spec, "--min", "random", "--games", "100", "--seed", "1")
    assert played["summary"]["games"] == 100
    assert {game["moves_text"][0] for game in played["games"]} == {"a1-b1"}, "the first legal move"


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("sys.stdin.readline(); print('hello', flush=True); sys.stdin.read()", "did not answer like"),
        ('sys.stdin.readline(); print(\'{"move": "z9-z8"}\', flush=True); sys.stdin.read()', "no legal move"),
        ("sys.exit()", "has ended"),
        ("sys.stdin.readline(); print('{\"mo')", "did not answer like"),
        ("sys.stdin.readline(); sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.close()", "has ended"),
    ],
)
def test_what_it_does_wrong_is_one_sentence(
    code: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in refused(capsys, "match", "2x3", "--max", program(tmp_path, code))


def test_what_cannot_be_started_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be started" in refused(capsys, "match", "2x3", "--max", "exec:/nowhere/at/all")
    assert "a quotation has no end" in refused(capsys, "match", "2x3", "--min", "exec:'python3")
    assert "there is no command" in refused(capsys, "match", "2x3", "--min", "exec:")


def test_one_that_hangs_is_ended(tmp_path: Path) -> None:
    command = program(tmp_path, "sys.stdin.read()").removeprefix("exec:")
    player = ExternalPlayer(command, seconds=0.2)
    with pytest.raises(InputError, match="gave no move within"):
        player.choose(DominoPosition.start(2, 2), None)  # type: ignore[arg-type]
    assert player._process.returncode is not None


def test_a_stop_is_heard(tmp_path: Path) -> None:
    player = ExternalPlayer(program(tmp_path, "sys.stdin.read()").removeprefix("exec:"))
    stop = StopToken()
    stop.stop()
    start = DominoPosition.start(2, 2)
    assert player.choose(start, None, stop=stop).move in start.moves()  # type: ignore[arg-type]
    player.close()


def test_one_that_does_not_read_is_ended(tmp_path: Path) -> None:
    code = 'print(\'{"move": "a1-b1"}\\n\' * 9, end="", flush=True); import threading; threading.Event().wait()'
    player = ExternalPlayer(program(tmp_path, code).removeprefix("exec:"), seconds=1)
    start = DominoPosition.start(20, 20)
    for _ in range(9):  # a pipe holds two or three turns
        player.choose(start, None)  # type: ignore[arg-type]
    with pytest.raises(InputError, match="gave no move within"):
        player.choose(start, None)  # type: ignore[arg-type]
    assert player._process.returncode is not None


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal there sends no signals")
def test_ctrl_c_that_ends_the_program_first_is_no_fault_of_it(tmp_path: Path) -> None:
    """A terminal interrupts both; the unfinished game is not stored, earlier ones are."""
    spec = program(tmp_path, "import os, signal; sys.stdin.readline(); os.kill(os.getppid(), signal.SIGINT)")
    words = [sys.executable, "-m", "tiling_gui", "match", "2x2", "--max", spec, "--min", "random", "--no-store"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (130, "")
    assert done.stdout.startswith("0 games")


def test_a_file_that_names_a_program_does_not_run_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = tmp_path / "made"
    spec = f"exec:touch {made}"
    record = new_record(
        "domino", DominoPosition.start(2, 2), {side: NamedPlayer(spec) for side in (Side.MAX, Side.MIN)}
    )
    with Store.open() as store:
        store.put_game(record)
    assert cli.main(["games"]) == 0
    assert cli.main(["review", record.id]) in (0, cli.NOT_PROVED)
    with pytest.raises(InputError, match="There is no player"):
        make_player(spec, make_engine(GAMES["domino"]))
    assert not made.exists()


def test_a_program_is_called_by_its_name_in_records() -> None:
    assert player_words("exec:./bots/first_player --fast") == "Program first_player --fast"
    assert player_words("exec:/usr/bin/python3 bots/mine.py") == "Program python3 mine.py"


def test_a_program_that_floods_its_output_has_to_wait(tmp_path: Path) -> None:
    """It writes as long as somebody reads, and says on stderr how much that was."""
    code = """
import os, select
line = b'{"move": "a1-b1"}\\n'
count = 0
os.set_blocking(1, False)
while select.select([], [1], [], 2)[1] and count < 1_000_000:
    try:
        os.write(1, line)
    except BlockingIOError:
        continue
    count += 1
open(sys.argv[1], "w").write(str(count))
sys.stdin.read()
"""
    told = tmp_path / "count"
    player = ExternalPlayer(program(tmp_path, code).removeprefix("exec:") + f" {told}")
    try:
        until(lambda: told.exists() and told.read_text())
        assert int(told.read_text()) < 20_000  # the lines kept, a buffer, and a pipe
        assert player.choose(DominoPosition.start(2, 2), random.Random(1)).move == ((0, 0), (0, 1))
    finally:
        player.close()
    assert not any(thread.is_alive() for thread in player._threads)
