"""Stored data is private: store, log, settings and locks have mode 0600, also existing ones."""

import logging
import stat
import sys
from pathlib import Path

import pytest

from tiling_gui import paths
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records.record import new_record
from tiling_gui.store import Store

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="modes as POSIX has them")


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.rglob("*") if path.is_file()}


def test_the_store_and_what_stands_beside_it(scratch_home: Path) -> None:
    with Store.open() as store:
        store.put_game(new_record("domino", DominoPosition.start(2, 2)))
        found = modes(scratch_home)
    assert len(found) >= 2
    assert set(found.values()) == {0o600}
    assert {stat.S_IMODE(folder.stat().st_mode) for folder in (scratch_home, paths.data_dir())} == {0o700}


def test_a_store_of_before_is_closed_to_others(scratch_home: Path) -> None:
    with Store.open():
        pass
    for path in scratch_home.rglob("*.sqlite3"):
        path.chmod(0o644)
    with Store.open():
        assert {mode for name, mode in modes(scratch_home).items() if "sqlite3" in name} == {0o600}


def test_settings_and_log(scratch_home: Path) -> None:
    pytest.importorskip("PySide6")
    from tiling_gui.desktop.process import PrivateLog
    from tiling_gui.desktop.ui.settings import SettingsFile

    SettingsFile().change(theme="dark")
    log = PrivateLog(paths.log_dir() / "tiling-gui.log", maxBytes=200, backupCount=2, delay=True, encoding="utf-8")
    for _ in range(20):
        log.emit(logging.LogRecord("x", logging.WARNING, "", 0, "something to be written down", (), None))
    log.close()
    found = modes(scratch_home)
    assert {"settings.ini", "tiling-gui.log", "tiling-gui.log.1"} <= set(found)
    assert set(found.values()) == {0o600}
