"""Builds dist/*.whl and dist/*.tar.gz and tests them: `python packaging/dist.py` (make dist).

There is a wheel for every system, and on Linux one with compiled code for this version of Python and of numba. Each is
installed in a fresh virtual environment and used outside the checkout: a solve on the command line, and a window on the
offscreen platform.
"""

import importlib.metadata
import json
import os
import platform
import subprocess
import sys
import sysconfig
import tempfile
import time
import venv
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from tiling_gui.core.compiled import KERNELS_VARIABLE
from tiling_gui.core.shipped_kernels import PROCESSOR

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
"""Opens the window as the program does, checks it after a second and closes it."""


def main() -> int:
    """Builds and tests; returns an exit code."""
    with tempfile.TemporaryDirectory() as scratch:
        made = Path(scratch) / "made"
        run(sys.executable, "-m", "build", "--outdir", str(made), str(ROOT))
        if sys.platform.startswith("linux") and platform.machine() == "x86_64":
            with_compiled_code(next(made.glob("*.whl")), Path(scratch) / "stocked")
        for number, file in enumerate(sorted(made.iterdir())):
            tried(file, Path(scratch) / str(number))
            target = ROOT / "dist" / file.name
            target.parent.mkdir(exist_ok=True)
            target.write_bytes(file.read_bytes())
            print(f"dist/{file.name}: {target.stat().st_size / 1e6:.2f} MB")
    return 0


def tried(file: Path, folder: Path) -> None:
    """Installs `file` in a virtual environment in `folder` and uses it there. Raises if something is wrong."""
    venv.create(folder / "venv", with_pip=True)
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    python, program = str(programs / "python"), str(programs / "tiling-gui")
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(file), at=folder)
    for word in ("first", "second"):
        begun, used = time.monotonic(), os.times()
        answer = json.loads(run(program, "solve", "6x7", "--json", "--quiet", "--no-store", at=folder))
        if answer["value"] != 19:
            raise SystemExit(f"{file.name}: the value of 6x7 is {answer['value']}, not 19")
        now = os.times()
        processor = now.children_user + now.children_system - used.children_user - used.children_system
        print(
            f"{file.name}: {word} solve of 6x7 in {time.monotonic() - begun:.1f} s, {processor:.1f} s of processor time"
        )
    said = run(python, "-c", WINDOW, at=folder)
    if "the window is there" not in said:
        raise SystemExit(f"{file.name}: {said}")
    print(f"{file.name}: the window opens")


def with_compiled_code(wheel: Path, folder: Path) -> None:
    """Makes a second wheel from the pure one, with the solvers compiled for common processors, and puts it beside it.

    It requires this version of Python and of numba, as another would not find the code. The compiled code calls only
    numba, so it runs where numba's own wheel does.
    """
    venv.create(folder / "venv", with_pip=True)
    python = str(folder / "venv" / "bin" / "python")
    numba = f"numba=={importlib.metadata.version('numba')}"
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel), numba, at=folder)
    run(sys.executable, "-m", "wheel", "unpack", str(wheel), "--dest", str(folder))
    unpacked = next(path for path in folder.iterdir() if path.name != "venv")
    stock = unpacked / "tiling_gui" / "resources" / "kernels" / PROCESSOR
    stock.mkdir(parents=True)
    compiling = {"NUMBA_CPU_NAME": PROCESSOR, "NUMBA_CPU_FEATURES": "", KERNELS_VARIABLE: str(stock)}
    run(str(folder / "venv" / "bin" / "tiling-gui"), "prepare", at=folder, more=compiling)
    for path in stock.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)
    about = next(unpacked.glob("*.dist-info/METADATA"))
    head, line, rest = about.read_text(encoding="utf-8").partition("Requires-Dist: numba")
    about.write_text(f"{head}Requires-Dist: {numba}\n{line}{rest}", encoding="utf-8")
    how = next(unpacked.glob("*.dist-info/WHEEL"))
    how.write_text(how.read_text(encoding="utf-8").replace("Root-Is-Purelib: true", "Root-Is-Purelib: false"))
    (folder / "packed").mkdir()
    run(sys.executable, "-m", "wheel", "pack", str(unpacked), "--dest-dir", str(folder / "packed"))
    tags = importlib.metadata.distribution("numba").read_text("WHEEL") or ""
    systems = [line.rpartition("-")[2] for line in tags.splitlines() if line.startswith("Tag:")]
    system = ".".join(systems) or sysconfig.get_platform().replace("-", "_")
    python_tag = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    named = ("--python-tag", python_tag, "--abi-tag", python_tag, "--platform-tag", system)
    run(sys.executable, "-m", "wheel", "tags", "--remove", *named, str(next((folder / "packed").iterdir())))
    made = next((folder / "packed").iterdir())
    made.replace(wheel.parent / made.name)


def run(*command: str, at: Path = ROOT, more: Mapping[str, str] = MappingProxyType({})) -> str:
    """Runs a command in the folder `at`, where its data is stored too, and returns its output.

    `more` are environment variables.
    """
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TILING_GUI"))}
    surroundings |= {"QT_QPA_PLATFORM": "offscreen", "TILING_GUI_HOME": str(at / "home"), **more}
    return subprocess.run(command, cwd=at, env=surroundings, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    sys.exit(main())
