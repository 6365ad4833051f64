"""Random expressions for tests: trees over the variables w, x, y, z and small constants."""

from fractions import Fraction

from hypothesis import strategies as st

from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.expression import (
    Binary,
    Call,
    Expression,
    Negative,
    Node,
    Number,
    Variable,
)
from tiling_gui.games.evaluate.powers import refuse_large_powers


def numbers() -> st.SearchStrategy[Node]:
    return st.sampled_from(["0", "1", "2", "3", "7", "10", "0.5", "2.25"]).map(lambda t: Number(Fraction(t), t))


def nodes(names: str = "wxyz", functions: bool = True, leaves: int = 7, powers: bool = True) -> st.SearchStrategy[Node]:
    """Trees that the grammar can express."""
    variables: st.SearchStrategy[Node] = st.sampled_from(list(names)).map(Variable)

    def joined(inner: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
        binary = st.builds(Binary, st.sampled_from("+-*/+-*/%^" if powers else "+-*/"), inner, inner)
        kinds: list[st.SearchStrategy[Node]] = [binary, binary, binary, st.builds(Negative, inner)]
        if functions:
            several = st.lists(inner, min_size=2, max_size=3).map(tuple)
            kinds.append(st.builds(Call, st.sampled_from(["max", "min"]), several))
            kinds.append(st.builds(Call, st.just("abs"), st.tuples(inner)))
        return st.one_of(kinds)

    return st.recursive(st.one_of(variables, variables, numbers()), joined, max_leaves=leaves)


UP_TO_3 = tuple(sorted({Fraction(n, d) for d in (1, 2, 3) for n in range(-3 * d, 3 * d + 1)}))


def expressions(
    names: str = "wxyz",
    functions: bool = True,
    leaves: int = 7,
    powers: bool = True,
    values: tuple[Fraction, ...] = UP_TO_3,
) -> st.SearchStrategy[Expression]:
    """Expressions of such trees that can be played with `values`: none of their powers can become too large."""

    def can_be_played(expression: Expression) -> bool:
        try:
            refuse_large_powers(expression, values, {})
        except InputError:
            return False
        return True

    return nodes(names, functions, leaves, powers).map(Expression).filter(can_be_played)
