#!/bin/sh
# numba: uint64 numbers from 2**63 on have other remainders and quotients when a function is compiled
#
# One would guess: for an np.uint64, `key % 1000` and `key // 2` are the same with and without @njit, or the types are refused,
# as +, -, & and >> with an int are the same, and comparisons with negative numbers are right.
# What happens: the whole number makes the operands signed. 2**64 - 1 has the remainder 999 by 1000 (right is 615), and
# (2**63 + 1) // 2 is negative. Of arrays, `//` and `%` give floats of the same wrong values; max(x, 1) is a float as well. With
# np.uint64(1000) they are right. NumPy 2 gives the right numbers in all cases.
# Versions: numba 0.68.1, numpy 2.4.6, Python 3.11.
# Exits with 1 if the behaviour is another one.
# Why it matters: hashes of positions and boards of 64 squares are uint64. A table whose bucket is `key % size` has another
# place for a key in compiled code than in Python, and a negative quotient as an index wraps to the end of the array.
set -eu
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
python3 -m venv "$here/venv"
"$here/venv/bin/pip" install --quiet --disable-pip-version-check numba==0.68.1 numpy==2.4.6
"$here/venv/bin/python" - <<'PY'
import numba
import numpy as np

print("numba", numba.__version__, "numpy", np.__version__)


def bucket(key, size):
    return key % size


def half(key):
    return key // 2


def shifted(key):
    return key >> 1


def larger(key):
    return max(key, 1)


key = np.uint64(2**63 + 1)
hashed = np.uint64(2**64 - 1)
calls = {
    "(2**64-1) % 1000": (bucket, hashed, 1000),
    "(2**64-1) % uint64(1000)": (bucket, hashed, np.uint64(1000)),
    "(2**63+1) // 2": (half, key),
    "(2**63+1) >> 1": (shifted, key),
    "max(2**53+1, 1)": (larger, np.uint64(2**53 + 1)),
}
found = {}
for name, (function, *arguments) in calls.items():
    found[name] = int(function(*arguments)), int(numba.njit(function)(*arguments))
    print(f"{name}: Python {found[name][0]}, compiled {found[name][1]}")
keys = np.array([key, hashed])
plain, compiled = keys % 3, numba.njit(bucket)(keys, 3)
print("an array % 3: NumPy", plain, plain.dtype, "| compiled", compiled, compiled.dtype)
expected = {
    "(2**64-1) % 1000": (615, 999),
    "(2**64-1) % uint64(1000)": (615, 615),
    "(2**63+1) // 2": (2**62, -(2**62)),
    "(2**63+1) >> 1": (2**62, 2**62),
    "max(2**53+1, 1)": (2**53 + 1, 2**53),
}
as_described = found == expected and plain.tolist() == [0, 0] and plain.dtype == np.uint64
raise SystemExit(not (as_described and compiled.tolist() != [0, 0] and compiled.dtype == np.float64))
PY
