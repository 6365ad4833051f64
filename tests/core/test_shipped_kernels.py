"""Compiled code shipped with the package: used if the processor supports it, ignored otherwise."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tiling_gui.core import compiled, shipped_kernels
from tiling_gui.core.shipped_kernels import PROCESSOR, can_run, install_into

# What Linux lists for Intel's Haswell (2013) and Ivy Bridge (2012, without AVX2); shortened.
HASWELL = (
    "processor\t: 0\nflags\t\t: fpu sse sse2 ht pni ssse3 fma cx16 sse4_1 sse4_2 movbe popcnt xsave avx f16c abm bmi1 "
    "avx2 bmi2\n"
)
IVY_BRIDGE = "processor\t: 0\nflags\t\t: fpu sse sse2 ht pni ssse3 cx16 sse4_1 sse4_2 popcnt xsave avx f16c\n"


@pytest.fixture
def stock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Path]]:
    """Returns a function that makes a package with code for one version of the sources and a given /proc/cpuinfo."""

    def make(about: str) -> Path:
        folder = tmp_path / "resources" / "kernels" / PROCESSOR
        (folder / "0123" / "engine.module").mkdir(parents=True)
        (folder / "0123" / "prepared").write_text("")
        (folder / "0123" / "engine.module" / "code.nbc").write_bytes(b"code")
        (tmp_path / "cpuinfo").write_text(about)
        monkeypatch.setattr(shipped_kernels, "_ABOUT", tmp_path / "cpuinfo")
        monkeypatch.setattr(shipped_kernels, "resource", lambda name: tmp_path / "resources" / name)
        shipped_kernels._shipped_folder.cache_clear()
        return tmp_path / "kernels"

    yield make
    shipped_kernels._shipped_folder.cache_clear()


def empty(kernels: Path, name: str) -> Path:
    (kernels / name).mkdir(parents=True)
    return kernels / name


def test_what_a_processor_can_run() -> None:
    assert can_run(HASWELL)
    assert not can_run(IVY_BRIDGE)
    assert not can_run(HASWELL + IVY_BRIDGE), "all processors, for a thread may run on any"
    assert not can_run("")
    assert not can_run("Features\t: fp asimd aes")  # ARM


def test_a_fresh_installation_gets_it_whole(stock: Callable[[str], Path]) -> None:
    folder = empty(stock(HASWELL), "0123")
    install_into(folder)
    assert (folder / "engine.module" / "code.nbc").read_bytes() == b"code"
    assert (folder / "prepared").exists()
    assert [entry.name for entry in folder.parent.iterdir()] == ["0123"], "nothing is left beside it"


def test_what_is_kept_already_stays(stock: Callable[[str], Path]) -> None:
    folder = empty(stock(HASWELL), "0123")
    (folder / "mine").write_text("mine")
    install_into(folder)
    assert [entry.name for entry in folder.iterdir()] == ["mine"]


@pytest.mark.parametrize(("about", "name"), [(IVY_BRIDGE, "0123"), (HASWELL, "4567"), ("", "0123")])
def test_else_nothing_happens(stock: Callable[[str], Path], about: str, name: str) -> None:
    """For another processor, other sources or another system."""
    folder = empty(stock(about), name)
    install_into(folder)
    assert list(folder.iterdir()) == []


def test_a_package_that_cannot_be_read_is_left_alone(
    stock: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = empty(stock(HASWELL), "0123")

    def fails(source: Path, target: Path, **options: object) -> None:
        raise PermissionError(13, "denied")

    monkeypatch.setattr(shipped_kernels.shutil, "copyfile", fails)
    install_into(folder)
    assert list(folder.iterdir()) == []
    assert [entry.name for entry in folder.parent.iterdir()] == ["0123"]


def test_a_checkout_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(compiled.KERNELS_VARIABLE, str(tmp_path / "kernels"))
    shipped_kernels._shipped_folder.cache_clear()
    folder = compiled.persistent_cache_folder([])
    assert folder is not None
    assert list(folder.iterdir()) == []


READ = """
import os, sys
from pathlib import Path
from tiling_gui.core import compiled, shipped_kernels

stock = Path(sys.argv[1])
shipped_kernels.resource = lambda name: stock
double = compiled.load("compiled_here").double
assert double(21) == 42
hits, misses = (sum(found.values()) for found in (double.stats.cache_hits, double.stats.cache_misses))

from numba import config, njit
from llvmlite import binding

own = njit(lambda n: n + 1)
assert own(1) == 2
kind = own.overloads[own.signatures[0]].library._codegen.magic_tuple()[1]
assert kind == binding.get_host_cpu_name(), kind
assert not [name for name in os.environ if name.startswith("NUMBA")]
assert (config.CPU_NAME, config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES) == (None, "", "")
print(hits, misses)
"""


@pytest.mark.skipif(not shipped_kernels._ABOUT.exists(), reason="shipped for Linux alone")
def test_shipped_code_is_found_while_the_users_own_is_compiled_for_the_processor_at_hand(tmp_path: Path) -> None:
    if not can_run(shipped_kernels._ABOUT.read_text(encoding="ascii", errors="replace")):
        pytest.skip(f"needs {PROCESSOR}")
    source = "from numba import njit\n\n\n@njit(cache=True)\ndef double(n):\n    return 2 * n\n"
    (tmp_path / "compiled_here.py").write_text(source, encoding="utf-8")
    surroundings = {name: text for name, text in os.environ.items() if not name.startswith("NUMBA")}
    surroundings["PYTHONPATH"] = os.pathsep.join([str(tmp_path), *sys.path])
    stock = tmp_path / "stock"
    stock.mkdir()

    def run(code: str, **more: str) -> str:
        command = [sys.executable, "-c", code, str(stock)]
        done = subprocess.run(command, env={**surroundings, **more}, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    # As packaging/build.py does:
    target = {"NUMBA_CPU_NAME": PROCESSOR, "NUMBA_CPU_FEATURES": "", compiled.KERNELS_VARIABLE: str(stock)}
    run("from tiling_gui.core import compiled\ncompiled.load('compiled_here').double(1)", **target)
    assert run(READ, **{compiled.KERNELS_VARIABLE: str(tmp_path / "kernels")}) == "1 0", "one hit, nothing missed"
