"""Brings the translations up to date: `python packaging/translations.py` (make translations).

Collects every text given to tr, plural and mark into resources/translations/tiling-gui_XX.ts, keeping what is
translated there, and makes the .qm files that the window reads. Both are kept in the repository.
"""

import subprocess
import sys
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("de", "fr")
TOOLS = Path(PySide6.__file__).resolve().parent


def main() -> int:
    """Collects, then releases; the exit code of the first tool that failed, or 0."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for code in LANGUAGES:
        failed = collect(code, FOLDER / f"tiling-gui_{code}.ts") or release(FOLDER / f"tiling-gui_{code}.ts")
        if failed:
            return failed
    return 0


def collect(code: str, file: Path) -> int:
    """Brings one .ts file up to date with the sources."""
    sources = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tiling_gui").rglob("*.py"))
    # plural's arguments stand as those of Qt's tr: text, its comment (here the singular), the number.
    options = ["-tr-function-alias", "QT_TR_NOOP+=mark,tr+=plural", "-no-obsolete", "-locations", "none"]
    # A guess from a similar text would be read as a translation.
    options += ["-disable-heuristic", "similartext", "-disable-heuristic", "sametext"]
    options += ["-source-language", "en", "-target-language", code]
    return run("lupdate", *sources, "-ts", str(file), *options)


def release(file: Path, to: Path | None = None) -> int:
    """Makes the .qm file of a .ts file: beside it, or at `to`."""
    return run("lrelease", "-silent", str(file), "-qm", str(to or file.with_suffix(".qm")))


def run(tool: str, *arguments: str) -> int:
    """One of Qt's tools, from the sources' root."""
    return subprocess.run([str(TOOLS / tool), *arguments], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
