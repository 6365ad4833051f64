"""`tiling-gui forget`: remove everything the program has written, after a confirmation."""

import argparse
from contextlib import suppress
from pathlib import Path

from tiling_gui.cli.paths_verb import Folder, files_in_folders, megabytes, size
from tiling_gui.console import Answer, Console, streams
from tiling_gui.console.answers import counted
from tiling_gui.errors import InputError, StoreError

EXAMPLES = ("forget --cache --yes", "forget --all --yes")


def arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "--all", action="store_true", help="every game, result, setting and cache; close the window first"
    )
    what.add_argument("--cache", action="store_true", help="only what can be recreated, and the log")
    parser.add_argument("--yes", action="store_true", help="without asking")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Ask, then remove the files. Raises InputError if stdin is not a terminal, StoreError.

    Whatever else is in the folders stays, and is named.
    """
    asked = [(folder, files) for folder, files in files_in_folders() if args.all or folder.name in ("cache", "log")]
    shown = [(folder, [path for path in files if _is_written(path, asked)]) for folder, files in asked]
    total = [path for _, files in shown for path in files]
    left = sorted({path for _, files in asked for path in files} - set(total))
    folders = dict.fromkeys(str(folder.path) for folder, _ in shown)
    words = f"{counted(len(total), 'file')}, {megabytes(size(total))}, in {', '.join(folders)}"
    if not args.yes and not _agreed(words):
        return Answer({"removed": [], "left": []}, "Nothing was removed.")
    removed = [folder.row(files) for folder, files in shown]
    _remove([folder.path for folder, _ in shown], total)
    lines = [f"Removed: {words}.", *(f"Left, as the program did not write it: {path}" for path in left)]
    return Answer({"removed": removed, "left": list(map(str, left))}, "\n".join(lines))


def _is_written(path: Path, asked: list[tuple[Folder, list[Path]]]) -> bool:
    """Whether the program writes the file into one of these folders, some of which may be the same."""
    return any(folder.writes(path) for folder, _ in asked)


def _remove(folders: list[Path], files: list[Path]) -> None:
    """Remove the files, and what is empty then of the folders. Raises StoreError."""
    try:
        for path in files:
            path.unlink(missing_ok=True)
    except OSError as error:
        raise StoreError(f"{error.filename} cannot be removed: {error.strerror or error}.") from error
    within = {path for folder in folders for path in folder.rglob("*") if path.is_dir() and not path.is_symlink()}
    for path in sorted(within | set(folders), reverse=True):
        with suppress(OSError):  # it is not empty
            path.rmdir()


def _agreed(words: str) -> bool:
    stdin = streams.stdin()
    if not stdin.isatty():
        raise InputError("Nobody can be asked here: add --yes.")
    streams.write_error(f"This removes {words}.")
    streams.write_error("This cannot be undone. Type yes to remove it:")
    return stdin.readline().strip().lower() == "yes"
