"""How large the game tree of an expression is: T(n) of the paper, section 2, for a domain of any size."""

from functools import cache
from math import factorial


@cache
def tree_size(variables: int, values: int = 10) -> int:
    """Nodes of the game tree: T(0) = 1, T(n) = 1 + |D| + |D| n T(n - 1) (equation 1 of the paper for |D| = 10)."""
    if variables == 0:
        return 1
    return 1 + values + values * variables * tree_size(variables - 1, values)


def tree_size_bounds(variables: int, values: int = 10) -> tuple[int, int]:
    """2 N <= T(n) <= 2 N (1 + 1/(1! |D|) + ... + 1/(n! |D|^n)) <= 2 N e^(1/|D|), N = n! |D|^n leaves; for n >= 1.

    The upper bound is the middle one: an integer, and the partial sum of the paper's.
    """
    n, d = variables, values
    return 2 * factorial(n) * d**n, 2 * sum(factorial(n) // factorial(i) * d ** (n - i) for i in range(n + 1))


def reply_size(variables: int, values: int = 10) -> int:
    """Nodes below and including a MIN node with `variables` to choose from: (T(n) - 1) / |D|."""
    return (tree_size(variables, values) - 1) // values
