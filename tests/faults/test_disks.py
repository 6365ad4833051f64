"""Full disks and folders without write permission: save, export, move, solve and checkpoint, each for real."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.processes import CLI, ROOT, WINDOW, child, finished
from tests.records.games import played
from tiling_gui import atomic
from tiling_gui.errors import StoreError
from tiling_gui.records import export
from tiling_gui.store import Store

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="mounts and users of Linux")


def fill(disk: Path) -> None:
    with (disk / "filler").open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError:
            return


def test_export_and_save_on_a_full_disk_leave_the_old_file(small_disk: Path) -> None:
    target = small_disk / "game.json"
    export.save(played(), target)
    before = target.read_bytes()
    fill(small_disk)
    for ending in ("json", "txt", "svg", "tex"):
        with pytest.raises(StoreError, match="No space left on device"):
            export.save(played(8, 8), small_disk / f"game.{ending}")
    assert target.read_bytes() == before
    assert sorted(path.name for path in small_disk.iterdir()) == ["filler", "game.json"], "nothing half written is left"


def test_a_device_that_is_full_is_said() -> None:
    with pytest.raises(StoreError, match="No space left on device"):
        atomic.write_text("/dev/full", "x" * 100_000)


MOVES = """
said = []
session.saved.connect(said.append)
session.play(session.position.moves()[0])
print("ready", flush=True); sys.stdin.readline()
while not session.position.is_over:
    session.play(session.position.moves()[0])
    settle()
window.features["files"].export_to(sys.argv[1] + "/x.svg")
settle()
print(session.position.is_over, said[-1], flush=True)
window.close(); store.close()
"""


def test_moves_on_a_full_disk_go_on_and_it_is_said(small_disk: Path) -> None:
    home = small_disk / "home"
    environment = {**os.environ, "TILING_GUI_HOME": str(home)}
    process = subprocess.Popen(
        [sys.executable, "-c", WINDOW + MOVES, str(small_disk)],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        fill(small_disk)
        out, err = process.communicate("\n", timeout=120)
    assert process.returncode == 0, err
    assert out.startswith("True Not saved: The disk"), out
    assert "Traceback" not in err
    (small_disk / "filler").unlink()
    with Store.open(home / "data") as store:
        assert len(store.games()) == 1, "what was kept before is whole"


def test_solve_and_checkpoint_on_a_full_disk(small_disk: Path) -> None:
    fill(small_disk)
    checkpoint = small_disk / "work.checkpoint"
    code, out, err = finished(child(CLI, "solve", "6x6", "--no-store", "--quiet", "--checkpoint", checkpoint))
    assert code == 0, "a value that is proved is printed, kept or not"
    assert "16, exact" in out
    code, out, err = finished(
        child(CLI, "solve", "4x4", "--fresh", "--quiet", TILING_GUI_HOME=str(small_disk / "home"))
    )
    assert code == 2
    assert err.strip().count("\n") == 0
    assert err.startswith("tiling-gui: ")


# Folders ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def nobody() -> list[str]:
    """A command prefix that runs a command as a user who owns nothing."""
    if os.geteuid() != 0:
        return []
    if shutil.which("setpriv") is None:
        pytest.skip("running as somebody else needs setpriv")
    behind = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    needed = [*behind, sys.executable, "-c", "import PySide6, appdirs, hypothesis"]
    if subprocess.run(needed, cwd=ROOT, capture_output=True, check=False).returncode != 0:
        pytest.skip("the interpreter and its packages are not open to others")
    return behind


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[Path]:
    """A folder that can be read but not written."""
    folder = tmp_path / "closed"
    folder.mkdir()
    for part in [folder, *list(folder.parents)[:4]]:
        if os.stat(part).st_uid == os.geteuid() and str(part).startswith("/tmp/"):
            part.chmod(0o755)
    folder.chmod(0o555)
    yield folder
    folder.chmod(0o755)


def as_nobody(nobody: list[str], code: str, *args: object, home: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "TILING_GUI_HOME": str(home), "PYTHONDONTWRITEBYTECODE": "1", "HOME": str(home)}
    command = [*nobody, sys.executable, "-c", code, *map(str, args)]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=180, check=False)


def test_the_command_line_in_a_folder_that_cannot_be_written(nobody: list[str], closed: Path) -> None:
    done = as_nobody(nobody, CLI, "games", home=closed)
    assert done.returncode == 2, done.stderr
    assert done.stderr.strip() == f"tiling-gui: The folder {closed / 'data'} cannot be created: Permission denied."


def test_the_window_in_a_folder_that_cannot_be_written(nobody: list[str], closed: Path) -> None:
    code = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tiling_gui.desktop import application
from tiling_gui.desktop.main_window.window import main_windows
app = QApplication([])
def look():
    (window,) = main_windows()
    session = window.controller.session
    session.play(session.position.moves()[0])
    print(session.position.count, window.store.why_unsaved, flush=True)
    window.close()
QTimer.singleShot(1500, look)
sys.exit(application.run())
"""
    done = as_nobody(nobody, code, home=closed)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("1 Nothing from this run is saved. "), done.stdout
    assert "Traceback" not in done.stderr


def test_a_bug_is_told_once_where_nothing_can_be_written(tmp_path: Path) -> None:
    """An exception in a slot is shown in a message box or, if even that fails, printed; the window goes on."""
    code = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from tiling_gui import paths
from tiling_gui.desktop import application
from tiling_gui.desktop.main_window.window import main_windows
from tiling_gui.errors import StoreError
from tiling_gui.records import text
app = QApplication([])
def refuse(*given):
    raise StoreError("The folder cannot be made.")
def broken():
    paths.log_dir = refuse
    raise RuntimeError("planted")
def look():
    (window,) = main_windows()
    for box in window.findChildren(QMessageBox, "bugBox"):
        print(box.informativeText(), flush=True)
        box.close()
        box.deleteLater()
def broken_again():
    print("again", flush=True)
    text.write = refuse
    raise RuntimeError("planted")
def end():
    look()
    main_windows()[0].close()
for at, step in enumerate((broken, look, broken_again, end), 1):
    QTimer.singleShot(700 * at, step)
sys.exit(application.run())
"""
    done = as_nobody([], code, home=tmp_path)
    assert done.returncode == 0, done.stderr
    shown, printed = done.stdout.split("again")
    assert "The details are not in the log" in shown
    assert printed.strip() == ""
    assert done.stderr.count("The folder cannot be made.") == 1, done.stderr


def test_export_into_a_folder_that_cannot_be_written(nobody: list[str], closed: Path) -> None:
    code = """
import sys
from tests.records.games import played
from tiling_gui.errors import StoreError
from tiling_gui.records import export
try:
    export.save(played(), sys.argv[1])
except StoreError as error:
    print(error)
"""
    done = as_nobody(nobody, code, closed / "game.svg", home=closed)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == f"{closed / 'game.svg'} cannot be written: Permission denied."
