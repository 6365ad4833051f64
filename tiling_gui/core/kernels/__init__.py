"""Words of 64 and 128 bits for the compiled code of all games. Importing a module of this package loads numba."""

ENTRY = {"cache": True, "nogil": True, "no_cfunc_wrapper": True}
"""njit options for a function that Python calls; nothing here is called from C."""
INNER = ENTRY | {"no_cpython_wrapper": True}
"""njit options for a function called by compiled code only; without wrappers compiling takes a quarter less."""
