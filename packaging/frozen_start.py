"""Runs in the packaged program before anything else: tells numba to find compiled code by module (frozen_cache.py)."""

import os

os.environ["NUMBA_CACHE_LOCATOR_CLASSES"] = "frozen_cache.ByModule"
