"""Where files are written: the XDG Base Directory Specification, and nothing in the current directory."""

import os
import sys
from pathlib import Path

import pytest

from tiling_gui import paths

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="XDG is for the others")

FOLDERS = {
    "XDG_DATA_HOME": (paths.data_dir, ".local/share", ""),
    "XDG_CONFIG_HOME": (paths.config_dir, ".config", ""),
    "XDG_CACHE_HOME": (paths.cache_dir, ".cache", ""),
    "XDG_STATE_HOME": (paths.log_dir, ".local/state", "log"),
}
"""By variable: the function of the folder, its default below the home folder, and the subfolder of the program's."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder with no variable set, and another current directory."""
    home, here = tmp_path / "person", tmp_path / "here"
    home.mkdir()
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv(paths.HOME_VARIABLE)
    for variable in FOLDERS:
        monkeypatch.delenv(variable, raising=False)
    return home


@pytest.mark.parametrize("variable", FOLDERS)
@pytest.mark.parametrize("value", [None, "", ".", "some/where"])
def test_empty_and_relative_count_as_not_set(
    home: Path, monkeypatch: pytest.MonkeyPatch, variable: str, value: str | None
) -> None:
    if value is not None:
        monkeypatch.setenv(variable, value)
    find, default, below = FOLDERS[variable]
    assert find() == home / default / "tiling-gui" / below
    assert os.listdir(".") == []


@pytest.mark.parametrize("variable", FOLDERS)
def test_an_absolute_one_is_heeded(home: Path, monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    monkeypatch.setenv(variable, str(home / "elsewhere"))
    find, _, below = FOLDERS[variable]
    assert find() == home / "elsewhere" / "tiling-gui" / below
    assert find().is_dir()


def test_a_home_of_its_own_goes_before_all_of_them(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(home / "state"))
    paths.set_home(home / "one")
    assert paths.log_dir() == home / "one" / "log"
