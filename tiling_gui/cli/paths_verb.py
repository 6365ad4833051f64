"""`tiling-gui paths`: the folders that the program uses, and how much is in them."""

import argparse
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from tiling_gui import paths
from tiling_gui.console import Answer, Console
from tiling_gui.console.answers import table

EXAMPLES = ("paths", "paths --json")


_DATA = (
    *("tiling-gui*.sqlite3*", "tiling-gui*.part", "tiling-gui.own", "tiling-gui.key", "tiling-gui*.lock"),
    *("zugzwangs.rows", "cluster/certificate.pem", "cluster/key.pem"),
)
_CACHE = ("kernels/*.nb[ci]", "grundy/*.values", "grundy/.*.part", "dragged/*.[ps][nv]g")


@dataclass(frozen=True)
class Folder:
    name: str
    """One of data, config, cache, log."""
    path: Path
    what: str
    written: tuple[str, ...]
    """Patterns, relative to the folder, of all files that this version and earlier ones write into it."""

    def writes(self, path: Path) -> bool:
        """Whether the program writes this file into the folder."""
        if not path.is_relative_to(self.path):
            return False
        name = path.relative_to(self.path).as_posix()
        return any(fnmatchcase(name, pattern) for pattern in self.written)

    def row(self, files: list[Path]) -> dict[str, Any]:
        return {"name": self.name, "folder": str(self.path), "files": len(files), "bytes": size(files)}


def folders() -> list[Folder]:
    """All folders that the program creates. The folder in TILING_GUI_KERNELS is shared and not included."""
    return [
        Folder("data", paths.data_dir(), "games, results, what is proved", _DATA),
        Folder("config", paths.config_dir(), "settings", ("settings.ini*",)),
        Folder("cache", paths.cache_dir(), "compiled code, and tables that can be made again", _CACHE),
        Folder("log", paths.log_dir(), "the log", ("tiling-gui.log*", "crashes.log")),
    ]


def files_in_folders() -> list[tuple[Folder, list[Path]]]:
    """Every folder with the files in its tree, each file only once.

    On macOS and Windows, settings are in the same folder as the data; on Windows, cache and log are in subfolders of
    it.
    """
    found, files, seen = folders(), dict[Folder, list[Path]](), set[Path]()
    for folder in sorted(found, key=lambda each: -len(each.path.parts)):
        files[folder] = [
            path for path in folder.path.rglob("*") if path.is_file() and not path.is_symlink() and path not in seen
        ]
        seen.update(files[folder])
    return [(folder, files[folder]) for folder in found]


def size(files: list[Path]) -> int:
    return sum(path.stat().st_size for path in files)


def megabytes(size: int) -> str:
    return f"{size / 1e6:,.1f} MB"


def arguments(parser: argparse.ArgumentParser) -> None:
    """No arguments."""


def run(args: argparse.Namespace, console: Console) -> Answer:
    rows, lines = [], []
    for folder, files in files_in_folders():
        rows.append(folder.row(files))
        lines.append([folder.name, f"{len(files):,}", megabytes(size(files)), str(folder.path), folder.what])
    return Answer({"paths": rows}, table(["", "files", "size", "folder", "what"], lines, right=("files", "size")))
