"""Words of 64 and of 128 bits for compiled code, whatever the game. Importing any of it loads numba."""

ENTRY = {"cache": True, "nogil": True, "no_cfunc_wrapper": True}
"""njit's options for a function that Python calls; nothing here is called from C."""
INNER = ENTRY | {"no_cpython_wrapper": True}
"""Those for a function that compiled functions alone call: without ways in, compiling takes a quarter less."""
