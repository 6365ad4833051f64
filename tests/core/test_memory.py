"""Memory is given back without harm to what is still used."""

import re
import sys
from pathlib import Path

import pytest

from tiling_gui.core import memory

numba = pytest.importorskip("numba")


def resident_compiler() -> int:
    """The kilobytes of the compiler in memory that cannot be written to, as the system says."""
    found, counting = 0, False
    for line in Path("/proc/self/smaps").read_text().splitlines():
        if re.match(r"[0-9a-f]+-[0-9a-f]+ ", line):
            counting = " r-" in line and line.endswith("/libllvmlite.so")
        elif counting and line.startswith("Rss:"):
            found += int(line.split()[1])
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="there is nothing to do")
def test_the_compiler_is_given_back_and_compiles_again() -> None:
    first = numba.njit(lambda n: 3 * n + 1)
    assert first(2) == 7
    before = resident_compiler()
    assert before > 0
    memory.give_back()
    assert resident_compiler() < before / 2
    assert first(3) == 10
    assert numba.njit(lambda n: n * n)(12) == 144
