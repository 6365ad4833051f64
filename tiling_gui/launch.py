"""Opens the window after checking that this machine can: system libraries and a display."""

import argparse
import ctypes
import gc
import importlib
import os
import re
import sys
from typing import NoReturn

from tiling_gui import paths
from tiling_gui.atomic import local_name
from tiling_gui.errors import InputError

_PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
}
"""The Debian and Ubuntu package of each library that Qt needs and a minimal system lacks."""

XCB = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
}
"""The same for Qt's xcb platform plugin, which aborts the process if one is missing."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise InputError(f"{message[:1].upper()}{message[1:]}; the verbs are listed by tiling-gui --help.")


def open_window(argv: list[str]) -> int:
    """Open the window and return its exit code. Raises InputError with the reason if it cannot be opened."""
    parser = _Parser(prog="tiling-gui", add_help=False)
    parser.add_argument("--home")
    parser.add_argument("--quiet", action="store_true")
    parser.add_argument("--new-window", action="store_true")
    parser.add_argument("files", nargs="*")
    args = parser.parse_args(argv)
    args.files = list(map(local_name, args.files))
    for file in args.files:
        if file.startswith(("lesson:", "watch:")):
            from tiling_gui.records.lesson_file import check_link  # imports records and games, needed for links only

            check_link(file)
        elif not os.path.exists(file):
            raise InputError(_absent(file))
    if args.home is not None:
        paths.set_home(args.home)
    _check_display()
    gc.disable()  # what is imported and built now stays; from then on GarbageCollector collects
    try:
        application = importlib.import_module("tiling_gui.desktop.application")
    except ImportError as error:
        raise InputError(_missing(str(error))) from error
    code: int = application.run(args.files, new_window=args.new_window)
    return code


def _check_display() -> None:
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        raise InputError("There is no display to open a window on; the verbs (tiling-gui --help) work without one.")
    if not (os.environ.get("WAYLAND_DISPLAY") or getattr(sys, "frozen", False)):  # a package bundles the libraries
        absent = [package for library, package in XCB.items() if _loaded(library) is None]
        if absent:
            names = " ".join(absent)
            raise InputError(f"Qt needs system libraries that are missing; on Debian and Ubuntu: apt install {names}")
        if not _answers():
            display = os.environ["DISPLAY"]
            raise InputError(f"The display {display} does not answer; the window needs one that does.")


def _loaded(library: str) -> ctypes.CDLL | None:
    """The library, loaded as Qt would load it; None if it is missing or cannot be loaded."""
    try:
        return ctypes.CDLL(library)
    except OSError:
        return None


def _answers() -> bool:
    """Whether the X server can be reached; Qt would abort the process if it cannot."""
    xcb = _loaded("libxcb.so.1")
    if xcb is None:
        return True  # Qt reports the missing library itself
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    broken = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not broken


def _missing(message: str) -> str:
    found = re.search(r"(lib[\w+.-]+\.so[.\d]*)", message)
    if found:
        library = found.group(1)
        package = _PACKAGES.get(library)
        hint = f"; on Debian and Ubuntu: apt install {package}" if package else ""
        return f"Qt needs the system library {library}, which is missing{hint}."
    return f"The window cannot be opened: {message}."


def _absent(word: str) -> str:
    from tiling_gui.cli import similar_verb

    verb = similar_verb(word)
    hint = f"did you mean tiling-gui {verb}?" if verb else "the verbs are listed by tiling-gui --help."
    return f"There is no file {word}, nor a verb of that name; {hint}"
