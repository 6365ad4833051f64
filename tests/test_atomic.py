"""Files are written completely or not at all."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tiling_gui import atomic
from tiling_gui.errors import InputError, StoreError


def test_a_file_is_replaced_and_nothing_else_left(tmp_path: Path) -> None:
    path = tmp_path / "ä b.txt"
    atomic.write_text(path, "one")
    path.chmod(0o640)
    atomic.write_text(path, "two ≈ zwei\n")
    assert atomic.read_text(path) == "two ≈ zwei\n"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert os.listdir(tmp_path) == [path.name]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "file")
    atomic.write_text(tmp_path / "link", "text")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_text() == "text"


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="no devices")
def test_a_device_is_written_to_not_replaced() -> None:
    atomic.write_text("/dev/null", "text")
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


def test_what_cannot_be_written_is_said_and_the_old_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    atomic.write_text(path, "old")
    with pytest.raises(InputError, match="is a folder"):
        atomic.write_text(tmp_path, "x")
    with pytest.raises(StoreError, match="cannot be written: No such file or directory"):
        atomic.write_text(tmp_path / "absent" / "file", "x")

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StoreError, match="cannot be written: No space left on device"):
        atomic.write_text(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["file"]


@pytest.mark.skipif(sys.platform == "win32", reason="uses kill -9")
def test_kill_9_leaves_the_old_or_the_new_content(tmp_path: Path) -> None:
    code = (
        "import sys; from tiling_gui import atomic\n"
        "for i in range(10**6):\n"
        "    atomic.write_text(sys.argv[1], str(i % 10) * 300_000); print(i, flush=True)"
    )
    path = tmp_path / "file"
    for stop_at in (0, 3, 10):
        command = [sys.executable, "-c", code, str(path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for line in process.stdout:
                if int(line) == stop_at:
                    process.kill()
        content = path.read_text()
        assert len(content) == 300_000
        assert len(set(content)) == 1


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"ab\xff")
    with pytest.raises(InputError, match="byte 2 is not UTF-8"):
        atomic.read_text(tmp_path / "binary")
    with pytest.raises(InputError, match="is larger than 0 MB"):
        atomic.read_text(tmp_path / "binary", largest=2)
    with pytest.raises(InputError, match="cannot be read: Is a directory"):
        atomic.read_text(tmp_path)
    (tmp_path / "marked").write_bytes(b"\xef\xbb\xbftext")
    assert atomic.read_text(tmp_path / "marked") == "text"


KINDS = {
    "database": b"SQLite format 3\0" + bytes(84),
    "picture": b"\x89PNG\r\n\x1a\n",
    "data": bytes(10),
    "table": b"\xef\xbb\xbfplayer,points\n",
    "json": b'{"format": 1}\n',
    "record": b'[Record "tiling-gui 1"]\n',
    "drawing": b"<svg/>",
    "paper": b"\\documentclass{article}",
}


@pytest.mark.parametrize("there", KINDS)
@pytest.mark.parametrize("new", KINDS)
def test_a_file_of_another_kind_is_not_replaced(tmp_path: Path, there: str, new: str) -> None:
    path = tmp_path / "a file"
    path.write_bytes(KINDS[there])
    if there == new:
        atomic.write_bytes(path, KINDS[new] + b"more")
    else:
        with pytest.raises(InputError, match="would be replaced by a file of another kind"):
            atomic.write_bytes(path, KINDS[new])
        assert path.read_bytes() == KINDS[there]
        assert list(tmp_path.iterdir()) == [path]
        path.write_bytes(b"")
        atomic.write_bytes(path, KINDS[new])
