"""Brings the translations up to date: `python packaging/translations.py` (make translations).

Collects every text given to tr, plural, mark and input_error into resources/translations/tiling-gui_XX.ts, keeping what
is translated there, and makes the .qm files that the window reads. Both are kept in the repository. Names what is not
translated, or is to be looked at again. With --check (make check-translations) it does that alone, changes nothing, and
exits 1 where there is any.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

import PySide6

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("de", "fr")
TOOLS = Path(PySide6.__file__).resolve().parent


def main() -> int:
    """Collects, then releases; the exit code of the first tool that failed, or 0."""
    if "--check" in sys.argv[1:]:
        return check()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for code in LANGUAGES:
        failed = collect(code, FOLDER / f"tiling-gui_{code}.ts") or release(FOLDER / f"tiling-gui_{code}.ts")
        if failed:
            return failed
    check()
    return 0


def check() -> int:
    """Prints every text that is not translated, as the sources have them now; 1 if there is one, else 0."""
    found = 0
    with tempfile.TemporaryDirectory() as scratch:
        for code in LANGUAGES:
            file = Path(scratch) / f"tiling-gui_{code}.ts"
            shutil.copyfile(FOLDER / file.name, file)
            if collect(code, file, "-silent"):
                return 1
            missing = untranslated(file)
            print(f"{code}: {len(missing)} texts to translate", *missing, sep="\n    ")
            found += len(missing)
    return 1 if found else 0


def untranslated(file: Path) -> list[str]:
    """The texts of a .ts file that have no translation, or one that nobody has called finished."""
    missing = []
    for message in ElementTree.parse(file).getroot().iter("message"):
        translation = message.find("translation")
        forms = [] if translation is None else translation.findall("numerusform") or [translation]
        fuzzy = translation is None or translation.get("type") == "unfinished"
        if fuzzy or not all((form.text or "").strip() for form in forms):
            missing.append(message.findtext("source", ""))
    return missing


def collect(code: str, file: Path, *more: str) -> int:
    """Brings one .ts file up to date with the sources; `more` are options of lupdate."""
    sources = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tiling_gui").rglob("*.py"))
    # plural's arguments stand as those of Qt's tr: text, its comment (here the singular), the number.
    options = [
        "-tr-function-alias",
        "QT_TR_NOOP+=mark,tr+=plural,tr+=input_error",
        "-no-obsolete",
        "-locations",
        "none",
    ]
    # A guess from a similar text would be read as a translation.
    options += ["-disable-heuristic", "similartext", "-disable-heuristic", "sametext"]
    options += ["-source-language", "en", "-target-language", code]
    return run("lupdate", *sources, "-ts", str(file), *options, *more)


def release(file: Path, to: Path | None = None) -> int:
    """Makes the .qm file of a .ts file: beside it, or at `to`."""
    return run("lrelease", "-silent", str(file), "-qm", str(to or file.with_suffix(".qm")))


def run(tool: str, *arguments: str) -> int:
    """One of Qt's tools, from the sources' root."""
    return subprocess.run([str(TOOLS / tool), *arguments], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
