"""Compiles all solvers once, before any test runs: `python -m tests.prepare`, which pytest does itself."""

import tests.conftest  # noqa: F401 - says where compiled code is kept
from tiling_gui.core import preparing


def main() -> None:
    """Compiles, or finds that it is compiled."""
    for kind in preparing.KINDS:
        preparing.prepare(kind)


if __name__ == "__main__":
    main()
