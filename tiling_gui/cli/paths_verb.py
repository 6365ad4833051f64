"""`tiling-gui paths`: the folders that the program uses, and how much is in them."""

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tiling_gui import paths
from tiling_gui.console import Answer, Console
from tiling_gui.console.answers import table

EXAMPLES = ("paths", "paths --json")


@dataclass(frozen=True)
class Place:
    name: str
    """One of data, config, cache, log."""
    folder: Path
    what: str

    def row(self, files: list[Path]) -> dict[str, Any]:
        return {"name": self.name, "folder": str(self.folder), "files": len(files), "bytes": size(files)}


def places() -> list[Place]:
    """All folders that the program creates. The folder in TILING_GUI_KERNELS is shared and not included."""
    return [
        Place("data", paths.data_dir(), "games, results, what is proved"),
        Place("config", paths.config_dir(), "settings"),
        Place("cache", paths.cache_dir(), "compiled code, and tables that can be made again"),
        Place("log", paths.log_dir(), "the log"),
    ]


def files_in_places() -> list[tuple[Place, list[Path]]]:
    """Every place with the files in its tree, each file only once.

    On macOS and Windows, settings are in the same folder as the data; on Windows, cache and log are in subfolders of
    it.
    """
    found, files, seen = places(), dict[Place, list[Path]](), set[Path]()
    for place in sorted(found, key=lambda each: -len(each.folder.parts)):
        files[place] = [
            path for path in place.folder.rglob("*") if path.is_file() and not path.is_symlink() and path not in seen
        ]
        seen.update(files[place])
    return [(place, files[place]) for place in found]


def size(files: list[Path]) -> int:
    return sum(path.stat().st_size for path in files)


def megabytes(size: int) -> str:
    return f"{size / 1e6:,.1f} MB"


def arguments(parser: argparse.ArgumentParser) -> None:
    """No arguments."""


def run(args: argparse.Namespace, console: Console) -> Answer:
    rows, lines = [], []
    for place, files in files_in_places():
        rows.append(place.row(files))
        lines.append([place.name, f"{len(files):,}", megabytes(size(files)), str(place.folder), place.what])
    return Answer({"paths": rows}, table(["", "files", "size", "folder", "what"], lines, right=("files", "size")))
