"""Compiled code shipped with the packaged program, so that its first solve need not wait for compiling.

It is in a folder of the resources named after its target processor (packaging/build.py), and is copied to the user's
cache of compiled code. If the processor lacks a required feature, or no such code was shipped, as in a checkout, this
module does nothing, and code is compiled for the actual processor when it is needed.
"""

import copy
import shutil
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from tiling_gui.paths import resource

PROCESSOR = "x86-64-v3"
"""LLVM's name for the feature level of nearly every desktop processor since 2015."""
_NEEDED = frozenset(
    {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "xsave", "sse4_2", "ssse3", "popcnt"}
)
"""The features of x86-64-v3 as Linux names them, without those of every x86-64."""
_ABOUT = Path("/proc/cpuinfo")


def with_stock(cache: Any) -> Any:
    """The cache of a compiled function, with shipped code if there is any for this processor."""
    return cache if _shipped_folder() is None else WithStock(cache)


class WithStock:
    """The cache of a compiled function, which looks for shipped code first.

    numba files code under the processor it is compiled for. Which that is, is a setting of the whole process, which may
    have compiled functions of its own; so that the setting stays, shipped code is looked for under its own processor.
    """

    def __init__(self, cache: Any) -> None:
        self._own, self._stock = cache, copy.copy(cache)
        self._stock._index_key = lambda signature, codegen: cache._index_key(signature, _Target(codegen))

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The shipped code, or else that compiled here; None if there is neither."""
        return self._stock.load_overload(signature, context) or self._own.load_overload(signature, context)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._own, name)


class _Target:
    """What code is filed under when it is compiled to be shipped (packaging/build.py)."""

    def __init__(self, codegen: Any) -> None:
        self._system = codegen.magic_tuple()[0]

    def magic_tuple(self) -> tuple[str, str, str]:
        return self._system, PROCESSOR, ""


def install_into(folder: Path) -> None:
    """Copies the shipped code for `folder`, which is named by a digest of the sources, into it if it is empty."""
    stock = _shipped_folder()
    if stock is None or not (stock / folder.name).is_dir() or any(folder.iterdir()):
        return
    with suppress(OSError):  # at worst it is compiled
        made = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
        try:
            for entry in (stock / folder.name).iterdir():
                (shutil.copytree if entry.is_dir() else shutil.copyfile)(entry, made / entry.name)
            made.replace(folder)  # atomic: the second of two processes fails because it is not empty
        finally:
            shutil.rmtree(made, ignore_errors=True)


@cache
def _shipped_folder() -> Path | None:
    """The folder of shipped code that this processor can run; None if there is none."""
    try:
        return (
            resource(f"kernels/{PROCESSOR}") if can_run(_ABOUT.read_text(encoding="ascii", errors="replace")) else None
        )
    except OSError:
        return None


def can_run(about: str) -> bool:
    """Whether every processor in the text of /proc/cpuinfo has the required features."""
    flags = [set(line.partition(":")[2].split()) for line in about.splitlines() if line.startswith("flags")]
    return bool(flags) and all(found >= _NEEDED for found in flags)
