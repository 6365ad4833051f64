"""The folder of compiled code: one per version of its source, with a fallback if it cannot be written."""

import os
import platform
import stat
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest

from tiling_gui.core import compiled, compiled_kinds
from tiling_gui.core.compiled import KERNELS_VARIABLE, cache_folder, load, load_module, why_unsaved


def test_the_folder_follows_the_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KERNELS_VARIABLE, str(tmp_path / "kernels"))
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("a = 1\n")
    other.write_text("b = 2\n")
    first = cache_folder([one, other])
    assert first.parent == tmp_path / "kernels"
    assert first.is_dir()
    assert cache_folder([other, one]) == first
    assert cache_folder([one]) != first
    other.write_text("b = 3\n")
    changed = cache_folder([one, other])
    assert changed != first
    other.write_text("b = 2\n")
    assert cache_folder([one, other]) == first


def test_where_nothing_can_be_cached_a_temporary_folder_serves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    monkeypatch.setenv(KERNELS_VARIABLE, str(in_the_way))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folder = cache_folder([])
    assert folder.is_dir()
    assert folder.parent == tmp_path


def test_compiled_modules_keep_their_code_apart_and_numba_as_it_was() -> None:
    before = os.environ.get("NUMBA_CACHE_DIR")
    modules = [compiled_kinds.kernel(), compiled_kinds.lookahead_kernel(), load("tiling_gui.games.heaps.kernel")]
    assert [module.__name__.rpartition("tiling_gui.")[2] for module in modules] == [
        "engine.kernel.entry",
        "engine.lookahead_kernel",
        "games.heaps.kernel",
    ]
    functions = (modules[0].ask, modules[1].search_root, modules[2].extend_octal)
    folders = {Path(function._cache.cache_path).parent for function in functions}
    assert len(folders) == 3
    assert {folder.parent for folder in folders} == {Path(os.environ[KERNELS_VARIABLE])}
    assert os.environ.get("NUMBA_CACHE_DIR") == before


@pytest.mark.skipif(
    sys.platform == "darwin" and platform.machine() == "x86_64", reason="numba 0.66 has no wheel for Macs with Intel"
)
def test_compiled_code_is_found_again_after_the_program_has_moved(tmp_path: Path) -> None:
    code = (
        "from tiling_gui.core import compiled\n"
        "double = compiled.load('compiled_here').double\n"
        "assert double(21) == 42\n"
        "print(sum(double.stats.cache_hits.values()), sum(double.stats.cache_misses.values()))\n"
    )
    source = "from numba import njit\n\n\n@njit(cache=True)\ndef double(n):\n    return 2 * n\n"
    said = []
    for place, text in (("one", source), ("two", source), ("two", source.replace("2 * n", "n + n"))):
        folder = tmp_path / place
        folder.mkdir(exist_ok=True)
        (folder / "compiled_here.py").write_text(text, encoding="utf-8")
        paths = {
            "PYTHONPATH": os.pathsep.join([str(folder), *sys.path]),
            "PYTHONDONTWRITEBYTECODE": "1",
            KERNELS_VARIABLE: str(tmp_path / "kernels"),
        }
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, env={**os.environ, **paths}, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        said.append(done.stdout.strip())
    assert said == ["0 1", "1 0", "0 1"]  # compiled; found after a move; compiled again after a change of the source


def test_a_module_of_the_users_that_is_imported_meanwhile_is_cached_where_numba_caches_it(tmp_path: Path) -> None:
    jitted = "from numba import njit\n\n\n@njit(cache=True)\ndef f(n):\n    return n\n"
    (tmp_path / "theirs.py").write_text(jitted, encoding="utf-8")
    meanwhile = (
        "import importlib, threading\nother = threading.Thread(target=importlib.import_module, args=['theirs'])\n"
    )
    (tmp_path / "ours.py").write_text(f"{meanwhile}other.start()\nother.join()\n{jitted}", encoding="utf-8")
    code = (
        "from pathlib import Path\n"
        "from tiling_gui.core import compiled\n"
        "ours = compiled.load('ours')\n"
        "import theirs\n"
        "print(*(Path(module.f._cache.cache_path).parts[-3:] for module in (ours, theirs)), sep='\\n')\n"
    )
    paths = {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path]), KERNELS_VARIABLE: str(tmp_path / "kernels")}
    settings = {name: text for name, text in os.environ.items() if not name.startswith("NUMBA")}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env={**settings, **paths}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    ours, theirs = done.stdout.splitlines()
    assert ours.startswith("('kernels', ")
    assert theirs.endswith(f"{tmp_path.name!r}, '__pycache__')")


def test_the_folder_is_for_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KERNELS_VARIABLE, str(tmp_path / "kernels"))
    folder = cache_folder([])
    assert folder.parent == tmp_path / "kernels"
    assert {stat.S_IMODE(made.stat().st_mode) for made in (folder, folder.parent)} == {0o700}


@pytest.mark.skipif(sys.platform == "win32", reason="modes as POSIX has them")
@pytest.mark.parametrize(("mode", "which"), [(0o770, "kernels"), (0o707, "version")])
def test_a_folder_that_others_can_write_to_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, mode: int, which: str
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv(KERNELS_VARIABLE, str(tmp_path / "kernels"))
    kept = cache_folder([])
    (kept if which == "version" else kept.parent).chmod(mode)
    instead = [cache_folder([]) for _ in range(2)]
    assert all(folder.parent == tmp_path for folder in instead)
    assert all(stat.S_IMODE(folder.stat().st_mode) == 0o700 for folder in instead)
    (said,) = caplog.messages
    assert said.startswith("Other users can write to ")


@pytest.mark.skipif(sys.platform == "win32", reason="owners as POSIX has them")
def test_a_folder_of_somebody_else_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv(KERNELS_VARIABLE, str(tmp_path / "kernels"))
    assert cache_folder([]).parent == tmp_path / "kernels"
    me = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: me + 1)
    assert cache_folder([]).parent == tmp_path
    assert "belongs to another user" in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="owners as POSIX has them")
def test_nothing_is_taken_from_a_home_of_somebody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(KERNELS_VARIABLE)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    home = tmp_path / "theirs"
    home.mkdir()
    monkeypatch.setenv("TILING_GUI_HOME", str(home))
    assert home in cache_folder([]).parents
    real = os.stat

    class Theirs:
        st_uid, st_mode = os.geteuid() + 1, 0o40700

    monkeypatch.setattr(os, "stat", lambda path, **more: Theirs() if path == home else real(path, **more))
    assert cache_folder([]).parent == tmp_path


def test_code_that_cannot_be_saved_runs_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, small_disk: Path
) -> None:
    source = tmp_path / "sums_for_a_full_disk.py"
    source.write_text(
        "from numba import njit\n\n\n@njit(cache=True)\ndef inner(x):\n    return x + 1\n\n\n"
        "@njit(cache=True)\ndef outer(x):\n    return 2 * inner(x)\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv(KERNELS_VARIABLE, str(small_disk / "kernels"))
    monkeypatch.setattr(compiled, "_unsaved", [])
    module = load_module("sums_for_a_full_disk", [source])
    assert why_unsaved() == ""
    with (small_disk / "filler").open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(b"x" * 4096)
    assert module.outer(20) == 42
    assert why_unsaved() == "No space left on device"
    assert list(small_disk.rglob("*.nbc")) == []
