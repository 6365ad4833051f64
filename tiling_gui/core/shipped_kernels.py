"""Compiled code shipped with the packaged program, so that its first solve need not wait for compiling.

It is in a folder of the resources named after its target processor (packaging/build.py), and is copied to the user's
cache of compiled code. If the processor lacks a required feature, or no such code was shipped, as in a checkout, this
module does nothing, and code is compiled for the actual processor when it is needed.
"""

import shutil
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

from tiling_gui.paths import resource

PROCESSOR = "x86-64-v3"
"""LLVM's name for the feature level of nearly every desktop processor since 2015."""
_NEEDED = frozenset(
    {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "xsave", "sse4_2", "ssse3", "popcnt"}
)
"""The features of x86-64-v3 as Linux names them, without those of every x86-64."""
_ABOUT = Path("/proc/cpuinfo")


def variables() -> dict[str, str]:
    """The environment variables that make numba compile for that processor, so that it finds the shipped code."""
    return {"NUMBA_CPU_NAME": PROCESSOR, "NUMBA_CPU_FEATURES": ""} if _shipped_folder() else {}


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
