"""Compiles the engine once, before any test runs: `python -m tests.prepare`, which pytest does itself."""

import tests.conftest  # noqa: F401 - says where compiled code is kept
from tiling_gui.engine import Engine, lookahead


def main() -> None:
    """Compiles, or finds that it is compiled."""
    Engine(threads=1, memory_mb=16).prepare()
    lookahead.prepare()


if __name__ == "__main__":
    main()
