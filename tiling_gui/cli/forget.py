"""`tiling-gui forget`: remove everything the program has written, after a confirmation."""

import argparse
import shutil

from tiling_gui.cli.paths_verb import files_in_folders, megabytes, size
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
    """Ask, then remove the folders. Raises InputError if stdin is not a terminal, StoreError."""
    shown = [(folder, files) for folder, files in files_in_folders() if args.all or folder.name in ("cache", "log")]
    total = [path for _, files in shown for path in files]
    folders = dict.fromkeys(str(folder.path) for folder, _ in shown)
    words = f"{counted(len(total), 'file')}, {megabytes(size(total))}, in {', '.join(folders)}"
    if not args.yes and not _agreed(words):
        return Answer({"removed": []}, "Nothing was removed.")
    removed = [folder.row(files) for folder, files in shown]
    for folder, _ in shown:
        try:
            if folder.path.exists():  # not already removed with a folder that contains it
                shutil.rmtree(folder.path)
        except OSError as error:
            raise StoreError(f"{folder.path} cannot be removed: {error.strerror or error}.") from error
    return Answer({"removed": removed}, f"Removed: {words}.")


def _agreed(words: str) -> bool:
    stdin = streams.stdin()
    if not stdin.isatty():
        raise InputError("Nobody can be asked here: add --yes.")
    streams.write_error(f"This removes {words}.")
    streams.write_error("This cannot be undone. Type yes to remove it:")
    return stdin.readline().strip().lower() == "yes"
