"""Compiles all solvers once before any test runs: `python -m tests.prepare`; pytest does it by itself."""

import tests.conftest  # noqa: F401 - sets the folder of compiled code
from tiling_gui.core import preparing


def main() -> None:
    for kind in preparing.KERNEL_KINDS:
        preparing.prepare(kind)


if __name__ == "__main__":
    main()
