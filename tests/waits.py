"""Waiting in tests: for a condition that must come true, never for a fixed time (test_house.py checks that)."""

import time
from collections.abc import Callable

LONG = 240.0
"""Seconds after which a condition counts as failed, even on the slowest machine; no passing test waits that long."""


def until(holds: Callable[[], object]) -> None:
    """Returns once `holds()` is true. Raises AssertionError after LONG seconds."""
    end = time.monotonic() + LONG
    while not holds():
        assert time.monotonic() < end, f"it did not come: {holds}"
        time.sleep(0.01)
