"""Exact solving of the tiling game, compiled with numba; `Engine` is its public face."""
