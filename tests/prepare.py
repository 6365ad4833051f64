"""Compiles all solvers before any test runs, in two processes: `python -m tests.prepare`; pytest does it by itself."""

import subprocess
import sys

import tests.conftest  # noqa: F401 - sets the folder of compiled code
from tiling_gui.core import preparing
from tiling_gui.core.preparing import LOOKAHEAD, SOLVER, WIDE

# The words of 128 bits call functions of the solver; the two take as long as everything else.
TOGETHER = (LOOKAHEAD, SOLVER, WIDE)


def main(kinds: list[str]) -> None:
    """Compile `kinds`, or with none of them every kind."""
    other = None
    if not kinds:
        kinds = [kind for kind in preparing.KERNEL_KINDS if kind not in TOGETHER]
        other = subprocess.Popen([sys.executable, "-m", "tests.prepare", *TOGETHER])
    for kind in kinds:
        preparing.prepare(kind)
    if other is not None and other.wait():
        sys.exit("The tests' solvers could not be compiled.")


if __name__ == "__main__":
    main(sys.argv[1:])
