"""Where everything that is read or written lives. The only module that knows appdirs.

By default the platform's own folders; `--home DIR` or the environment variable TILING_GUI_HOME points
everything that is written at one folder:

    DIR/data     the database, kept games        DIR/config   settings
    DIR/cache    compiled kernels                DIR/log      the log

As the XDG Base Directory Specification asks, a variable such as XDG_DATA_HOME that is empty or names no absolute
path counts as not set (appdirs would write into the current directory), and the log stands with the state.

What is made here is for its owner's eyes only: folders have the mode 0700, files 0600.
"""

import os
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
_XDG = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


def set_home(folder: str | os.PathLike[str]) -> None:
    """Points everything that is written at `folder`, for this process and those it starts. Raises InputError."""
    if not os.fspath(folder):
        raise input_error("The folder to keep everything in has no name: --home is followed by one.")
    check_name(folder)
    os.environ[HOME_VARIABLE] = str(Path(folder).expanduser().absolute())


def data_dir() -> Path:
    """The folder of the database; made if it is missing. Raises StoreError where it cannot be made."""
    return _made("data", appdirs.user_data_dir)


def config_dir() -> Path:
    """The folder of the settings; made if it is missing."""
    return _made("config", appdirs.user_config_dir)


def cache_dir() -> Path:
    """The folder of what can be computed again; made if it is missing."""
    return _made("cache", appdirs.user_cache_dir)


def log_dir() -> Path:
    """The folder of the log; made if it is missing."""
    return _made("log", appdirs.user_log_dir if sys.platform in ("win32", "darwin") else _state_log_dir)


def make_private(folder: Path) -> None:
    """Makes a folder that only its owner enters; one that is there already stays as it is. Raises OSError."""
    folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)


def open_private(path: str | os.PathLike[str], flags: int) -> int:
    """An `opener` for open(): a file it makes is only for its owner."""
    return os.open(path, flags, 0o600)


def keep_private(path: Path) -> None:
    """Makes the file if it is missing and takes other people's rights to it away, as far as that is ours to do."""
    with suppress(OSError):  # whoever opens it says what is wrong
        os.close(open_private(path, os.O_RDWR | os.O_CREAT))
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)


def resource(name: str) -> Path:
    """The shipped file or folder `name`, e.g. "icons/undo.svg": inside the wheel or at the top of a checkout.

    Raises FileNotFoundError for a name that is not shipped.
    """
    package = Path(__file__).resolve().parent
    for root in (package / "resources", package.parent / "resources"):
        if (root / name).exists():
            return root / name
    raise FileNotFoundError(f"no resource {name!r} is shipped with {_APP}")


def _state_log_dir(app: str, author: object) -> str:
    return os.path.join(appdirs.user_state_dir(app, author), "log")


def _made(part: str, find: Callable[[str, bool], str]) -> Path:
    """The folder `part` of the home, or without one what `find` says for the application, made."""
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
        raise input_error("{folder} cannot be used as a folder: a file stands in its way.", folder=folder) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise StoreError(tr("The folder {folder} cannot be made: {reason}.", folder=folder, reason=reason)) from error
    return folder
