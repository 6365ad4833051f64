"""The folders of everything that is read or written. The only module that imports appdirs.

By default these are the platform's own folders; `--home DIR` or the environment variable TILING_GUI_HOME puts
everything that is written into one folder:

    DIR/data     the database, saved games       DIR/config   settings
    DIR/cache    compiled kernels                DIR/log      the log

As the XDG Base Directory Specification requires, a variable such as XDG_DATA_HOME that is empty or not an absolute
path counts as unset (appdirs would write into the current directory), and the log is kept under XDG_STATE_HOME.

Folders are made with mode 0700 and files with 0600.
"""

import os
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import appdirs

from tiling_gui.atomic import check_name
from tiling_gui.errors import StoreError, input_error
from tiling_gui.language import tr

HOME_VARIABLE = "TILING_GUI_HOME"
_APP = "tiling-gui"
_PACKAGE = Path(__file__).resolve().parent
_RESOURCES = (_PACKAGE / "resources", _PACKAGE.parent / "resources")
_XDG = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


def set_home(folder: str | os.PathLike[str]) -> None:
    """Make `folder` the home for this process and its children. Raises InputError for an impossible name."""
    if not os.fspath(folder):
        raise input_error("The folder for saved data has no name: --home must be followed by one.")
    check_name(folder)
    os.environ[HOME_VARIABLE] = str(Path(folder).expanduser().absolute())


def data_dir() -> Path:
    """The folder of the database, created if missing. Raises InputError or StoreError if it cannot be created."""
    return _created_folder("data", appdirs.user_data_dir)


def config_dir() -> Path:
    """The folder of the settings, created if missing. Raises as `data_dir`."""
    return _created_folder("config", appdirs.user_config_dir)


def cache_dir() -> Path:
    """The folder of data that can be recomputed, created if missing. Raises as `data_dir`."""
    return _created_folder("cache", appdirs.user_cache_dir)


def log_dir() -> Path:
    """The folder of the log, created if missing. Raises as `data_dir`."""
    return _created_folder("log", appdirs.user_log_dir if sys.platform in ("win32", "darwin") else _state_log_dir)


def make_private(folder: Path) -> None:
    """Create a folder only its owner can access; an existing one is left unchanged. Raises OSError."""
    folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)


def open_private(path: str | os.PathLike[str], flags: int) -> int:
    """An `opener` for open() that creates files only their owner can access."""
    return os.open(path, flags, 0o600)


def keep_private(path: Path) -> None:
    """Create the file if missing and remove the rights of others to it; a failure is ignored."""
    with suppress(OSError):  # the caller's own open() reports what is wrong
        os.close(open_private(path, os.O_RDWR | os.O_CREAT))
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)


def check_is_file(path: Path) -> None:
    """Raises StoreError if a pipe, device or folder is in the place of a file of ours: it may never answer."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return  # missing, or the caller's own open() reports what is wrong
    if not stat.S_ISREG(mode):
        raise StoreError(tr("{path} is not a file: move it away, so that one can be made there.", path=path))


def resource(name: str) -> Path:
    """The shipped file or folder `name`, e.g. "icons/undo.svg", inside the wheel or at the top of a checkout.

    Raises FileNotFoundError for a name that is not shipped.
    """
    for root in _RESOURCES:
        if (path := root / name).exists():
            return path
    raise FileNotFoundError(f"no resource {name!r} is shipped with {_APP}")


def _state_log_dir(app: str, author: object) -> str:
    return os.path.join(appdirs.user_state_dir(app, author), "log")


def _created_folder(part: str, find: Callable[[str, bool], str]) -> Path:
    """The folder `part` of the home, or without a home the platform folder that `find` returns; created if missing."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        folder = Path(home) / part
    else:
        for name in _XDG:
            if not os.path.isabs(os.environ.get(name, os.sep)):
                del os.environ[name]
        folder = Path(find(_APP, False))
    check_name(folder)
    try:
        make_private(folder)
    except (FileExistsError, NotADirectoryError) as error:
        raise input_error("{folder} cannot be used as a folder: a file is in the way.", folder=folder) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise StoreError(
            tr("The folder {folder} cannot be created: {reason}.", folder=folder, reason=reason)
        ) from error
    return folder
