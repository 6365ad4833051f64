"""Builds dist/*.whl and dist/*.tar.gz and tries both: `python packaging/dist.py` (make dist).

Each is installed in a fresh virtual environment and used from a folder outside the checkout: a solve on the command
line, a window on the offscreen platform.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WINDOW = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tiling_gui.desktop import application
from tiling_gui.desktop.main_window.window import MainWindow

def close():
    shown = [window for window in QApplication.topLevelWidgets() if isinstance(window, MainWindow)]
    print("the window is", "there" if shown and shown[0].isVisible() and not shown[0].windowIcon().isNull() else "away")
    QApplication.closeAllWindows()

made = QApplication([])
QTimer.singleShot(1000, close)
raise SystemExit(application.run())
"""
"""Opens the window as the program does, looks at it after a second, closes it."""


def main() -> int:
    """Builds and tries; returns an exit code."""
    with tempfile.TemporaryDirectory() as scratch:
        made = Path(scratch) / "made"
        run(sys.executable, "-m", "build", "--outdir", str(made), str(ROOT))
        for file in sorted(made.iterdir()):
            tried(file, Path(scratch) / file.suffix.removeprefix("."))
            target = ROOT / "dist" / file.name
            target.parent.mkdir(exist_ok=True)
            target.write_bytes(file.read_bytes())
            print(f"dist/{file.name}: {target.stat().st_size / 1e6:.2f} MB")
    return 0


def tried(file: Path, folder: Path) -> None:
    """Installs `file` in an environment in `folder` and uses it there. Raises where something is amiss."""
    venv.create(folder / "venv", with_pip=True)
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    python, program = str(programs / "python"), str(programs / "tiling-gui")
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(file), at=folder)
    for word in ("first", "second"):
        begun = time.monotonic()
        answer = json.loads(run(program, "solve", "4x4", "--json", "--quiet", "--no-store", at=folder))
        if answer["value"] != 7:
            raise SystemExit(f"{file.name}: the value of 4x4 is {answer['value']}, not 7")
        print(f"{file.name}: {word} solve of 4x4 in {time.monotonic() - begun:.1f} s")
    said = run(python, "-c", WINDOW, at=folder)
    if "the window is there" not in said:
        raise SystemExit(f"{file.name}: {said}")
    print(f"{file.name}: the window opens")


def run(*command: str, at: Path = ROOT) -> str:
    """Runs a command in the folder `at`, where it also keeps everything, and returns what it prints."""
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TILING_GUI"))}
    surroundings |= {"QT_QPA_PLATFORM": "offscreen", "TILING_GUI_HOME": str(at / "home")}
    return subprocess.run(command, cwd=at, env=surroundings, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    sys.exit(main())
