"""Updates the translations: `python packaging/translations.py` (make translations).

Collects every text passed to tr, plural, mark and input_error in resources/translations/tiling-gui_XX.ts, keeping
existing translations, and makes the .qm files that the window loads. Both are under version control. Lists texts that
are not translated or need checking. With --check (make check-translations) it only lists them, changes nothing, and
exits with 1 if there are any.
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
    """Collects the texts and makes the .qm files; returns the exit code of the first tool that failed, or 0."""
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
    """Prints every text of the current sources that is not translated; returns 1 if there are any, else 0."""
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
    """The texts of a .ts file that have no translation or one that is marked unfinished."""
    missing = []
    for message in ElementTree.parse(file).getroot().iter("message"):
        translation = message.find("translation")
        forms = [] if translation is None else translation.findall("numerusform") or [translation]
        fuzzy = translation is None or translation.get("type") == "unfinished"
        if fuzzy or not all((form.text or "").strip() for form in forms):
            missing.append(message.findtext("source", ""))
    return missing


def collect(code: str, file: Path, *more: str) -> int:
    """Updates a .ts file from the sources; `more` are options of lupdate."""
    sources = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tiling_gui").rglob("*.py"))
    # plural takes its arguments in the order of Qt's tr: text, comment (here the singular), number.
    options = [
        "-tr-function-alias",
        "QT_TR_NOOP+=mark,tr+=plural,tr+=input_error",
        "-no-obsolete",
        "-locations",
        "none",
    ]
    # A guess from a similar text would be taken for a translation.
    options += ["-disable-heuristic", "similartext", "-disable-heuristic", "sametext"]
    options += ["-source-language", "en", "-target-language", code]
    return run("lupdate", *sources, "-ts", str(file), *options, *more)


def release(file: Path, to: Path | None = None) -> int:
    """Makes the .qm file of a .ts file, beside it or at `to`."""
    return run("lrelease", "-silent", str(file), "-qm", str(to or file.with_suffix(".qm")))


def run(tool: str, *arguments: str) -> int:
    """Runs one of Qt's tools in the root of the sources; returns its exit code."""
    return subprocess.run([str(TOOLS / tool), *arguments], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
