"""Builds dist/tiling-gui, a folder with the program and everything it needs: `python packaging/build.py` (make
package).

PyInstaller makes the folder. Added are the licences of the program and of what it bundles, and on Linux the desktop
entry, the AppStream metainfo and the icons, laid out as under /usr/share.
"""

import importlib.metadata
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from contents import ROOT
from tiling_gui.core.compiled import KERNELS_VARIABLE
from tiling_gui.core.shipped_kernels import PROCESSOR
from tiling_gui.launch import XCB

NAME = "io.github.tiling_gui.TilingGui"
DIST = ROOT / "dist" / "tiling-gui"
INSIDE = ("PySide6-Essentials", "shiboken6", "appdirs", "llvmlite", "networkx", "numba", "numpy")
STRIPPED = ("libpython3", "libllvmlite")
"""Libraries whose symbols of inner functions are stripped."""
QT_TEXTS = ("LGPL-3", "GPL-3")
"""The licence of Qt for Python and the one it refers to; their texts are not part of its package."""
TEXTS = (
    "/usr/share/common-licenses/{}",
    "/usr/share/licenses/spdx/{}.0-only.txt",
    "/usr/share/licenses/common/{}/license.txt",
)
"""Where systems store the texts of common licences."""


def main() -> int:
    """Builds the folder; returns an exit code."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    folders = ["--distpath", str(DIST.parent), "--workpath", str(ROOT / "build")]
    done = subprocess.run([*command, *folders, str(ROOT / "packaging" / "tiling-gui.spec")], check=False)
    if done.returncode:
        return done.returncode
    if not _stock_kernels():
        return 1
    _licences(DIST / "licences")
    missing = qt_texts(DIST / "licences")
    if sys.platform.startswith("linux"):
        share(DIST / "share")
        _strip()
        absent = [package for library, package in XCB.items() if not (DIST / "_internal" / library).exists()]
        if absent:
            print(f"Qt's X11 libraries are not on this machine; on Debian: apt install {' '.join(absent)}")
            return 1
    size = sum(path.stat().st_size for path in DIST.rglob("*") if path.is_file() and not path.is_symlink())
    print(f"{DIST.relative_to(ROOT)}: {size / 1e6:.0f} MB")
    if missing:
        print(f"Before it is given to others, put the text of {' and '.join(missing)} into its folder licences (Qt).")
    return 0


def _stock_kernels() -> bool:
    """Lets the built program compile its kernels for common processors into its own resources; False if that fails."""
    if not (sys.platform.startswith("linux") and platform.machine() == "x86_64"):
        return True
    folder = DIST / "_internal" / "tiling_gui" / "resources" / "kernels" / PROCESSOR
    folder.mkdir(parents=True)
    environment = {**os.environ, "NUMBA_CPU_NAME": PROCESSOR, "NUMBA_CPU_FEATURES": "", KERNELS_VARIABLE: str(folder)}
    done = subprocess.run([str(DIST / "tiling-gui"), "prepare"], env=environment, check=False)
    for path in folder.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)
    return done.returncode == 0


RECORD_ICON = "application-x-tiling-gui"
"""The desktop's name for the icon of our file type: its MIME type with a hyphen."""


def share(to: Path) -> None:
    """Copies the files for the desktop below `to`, laid out as under /usr/share."""
    packaging, icons = ROOT / "packaging", ROOT / "resources" / "icons"
    places = {
        packaging / f"{NAME}.desktop": f"applications/{NAME}.desktop",
        packaging / f"{NAME}.metainfo.xml": f"metainfo/{NAME}.metainfo.xml",
        packaging / f"{NAME}.mime.xml": f"mime/packages/{NAME}.xml",
        icons / "tiling-gui.svg": f"icons/hicolor/scalable/apps/{NAME}.svg",
        icons / "mimetypes" / "game-record.svg": f"icons/hicolor/scalable/mimetypes/{RECORD_ICON}.svg",
    }
    for png in (icons / "tiling-gui").glob("*.png"):
        places[png] = f"icons/hicolor/{png.stem}x{png.stem}/apps/{NAME}.png"
    for source, place in places.items():
        (to / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, to / place)


def _licences(to: Path) -> None:
    """Writes the licence of the program, a list of the bundled packages with their licences, and the licence texts."""
    to.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", to / "tiling-gui.txt")
    lines = [f"Python {sys.version.split()[0]}: Python Software Foundation License"]
    for package in INSIDE:
        found = importlib.metadata.distribution(package)
        said = found.metadata
        named = [said[key].split("\n")[0] for key in ("License-Expression", "License") if key in said]
        licence = named[0] if named else "see its text"
        lines.append(f"{package} {found.version}: {licence}")
        for file in found.files or []:
            if ".dist-info" in file.parts[0] and file.name.upper().startswith(("LICEN", "COPYING")):
                shutil.copyfile(str(file.locate()), to / f"{package}-{'-'.join(file.parts[1:])}")
    text = "Inside this folder are, each under its own licence and unchanged but for what was left out:\n\n"
    (to / "README.txt").write_text(text + "\n".join(lines) + "\n", encoding="utf-8")


def qt_texts(to: Path, places: tuple[str, ...] = TEXTS) -> list[str]:
    """Copies the licence texts that must accompany Qt from the system; returns the names of those it lacks."""
    missing = []
    for name in QT_TEXTS:
        text = next((path for place in places if (path := Path(place.format(name))).is_file()), None)
        if text:
            shutil.copyfile(text, to / f"PySide6-{name}.txt")
        else:
            missing.append(name)
    return missing


def _strip() -> None:
    if shutil.which("strip"):
        for path in (DIST / "_internal").rglob("*.so*"):
            if path.name.startswith(STRIPPED):
                subprocess.run(["strip", str(path)], check=True)


if __name__ == "__main__":
    sys.exit(main())
