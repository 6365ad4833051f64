"""Compiled code that comes with the packaged program, so that its first solve need not wait for compiling.

It lies among the resources in a folder named after the processor it was made for (packaging/build.py), and is copied to
where this installation keeps compiled code. Where the processor lacks anything that code may use, or there is none, as
in a checkout, all is as if this module were not there: what is needed is compiled for the processor at hand.
"""

import shutil
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

from tiling_gui.paths import resource

PROCESSOR = "x86-64-v3"
"""LLVM's name for what nearly every desktop processor since 2015 can do."""
_NEEDED = frozenset(
    {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "xsave", "sse4_2", "ssse3", "popcnt"}
)
"""What x86-64-v3 consists of, as Linux names it, the parts that every x86-64 has left out."""
_ABOUT = Path("/proc/cpuinfo")


def variables() -> dict[str, str]:
    """The environment variables by which numba compiles for that processor, so that it finds what is there."""
    return {"NUMBA_CPU_NAME": PROCESSOR, "NUMBA_CPU_FEATURES": ""} if _stock() else {}


def put_into(folder: Path) -> None:
    """Copies what there is for `folder`, which is named after the sources, unless something is kept there already."""
    stock = _stock()
    if stock is None or not (stock / folder.name).is_dir() or any(folder.iterdir()):
        return
    with suppress(OSError):  # then it is compiled
        made = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
        try:
            for entry in (stock / folder.name).iterdir():
                (shutil.copytree if entry.is_dir() else shutil.copyfile)(entry, made / entry.name)
            made.replace(folder)  # all at once: of two processes the later one finds it not empty
        finally:
            shutil.rmtree(made, ignore_errors=True)


@cache
def _stock() -> Path | None:
    """The folder of what can be used here; None if there is none."""
    try:
        return (
            resource(f"kernels/{PROCESSOR}") if can_run(_ABOUT.read_text(encoding="ascii", errors="replace")) else None
        )
    except OSError:
        return None


def can_run(about: str) -> bool:
    """Whether every processor of /proc/cpuinfo has all it takes."""
    flags = [set(line.partition(":")[2].split()) for line in about.splitlines() if line.startswith("flags")]
    return bool(flags) and all(found >= _NEEDED for found in flags)
