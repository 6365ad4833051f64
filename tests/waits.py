"""Waiting, in tests: for a condition that is bound to come, never for a time (test_house.py holds that)."""

import time
from collections.abc import Callable

LONG = 240.0
"""Seconds after which what did not come is not coming, on the slowest machine: no test is meant to see their end."""


def until(holds: Callable[[], object]) -> None:
    """Returns once `holds()` is true. Raises AssertionError where it does not come."""
    end = time.monotonic() + LONG
    while not holds():
        assert time.monotonic() < end, f"it did not come: {holds}"
        time.sleep(0.01)
