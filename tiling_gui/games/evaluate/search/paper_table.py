"""Table 1 of the e-Valuate paper as printed, explanations where the counts found here differ, and T(n)."""

from collections.abc import Sequence
from dataclasses import dataclass

from tiling_gui.core.game import Value
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.language import mark, tr


@dataclass(frozen=True)
class PaperRow:
    """A row: the nodes pruned by Algorithm 1, and by the same with this digit order and a transposition table."""

    expression: str
    order: str
    plain: str
    improved: str
    remark: str = ""
    """Why `plain` differs from what is found here; marked for translation."""


TABLE_1 = (
    PaperRow("x/y + 2*y/z - z/x", "1435672890", "4515", "7526"),
    PaperRow(
        "w - y*z/3 + 3*x",
        "9876543210",
        "302271",
        "464162",
        mark("Exact arithmetic gives this; single precision gives the paper's figure, so it may have been used."),
    ),
    PaperRow("v+w+x-y-z", "7345612890", "≈ 2.18e8", "≈ 2.53e8"),
    PaperRow("(a+b)/c + (d+e)/f", "5432819067", "≈ 1.33e10", "≈ 1.55e10"),
)


AUTHORS = (
    *((row.expression, f"order {','.join(row.order)}") for row in TABLE_1),
    ("(10-x)*y", "order 5,4,6,3,7,2,8,1,9,0; variables 0-4: y,x | 5-9: x,y"),
)
"""Orders printed in the paper: those of Table 1, and the one of section 3.1 that cuts off at every later MIN node."""


@dataclass(frozen=True)
class PaperEntry:
    """A count in the paper, and how it compares with ours."""

    figure: str
    difference: str
    """How to get from the paper's figure to ours: "=", "+43", "÷ 10"."""
    remark: str
    """An explanation in the user's language; "" if they are equal."""


def paper_entry(position: EvaluatePosition, method: str, order: Sequence[Value], pruned: int) -> PaperEntry | None:
    """The entry of Table 1 for this position, method and order of digits; None if there is none."""
    column = {"alphabeta-paper": "plain", "alphabeta-paper-ordered": "improved"}.get(method)
    row = next((row for row in TABLE_1 if EvaluatePosition.start(row.expression) == position), None)
    if column is None or row is None:
        return None
    natural = column == "plain"
    if "".join(map(str, order)) != ("0123456789" if natural else row.order):
        return None
    figure: str = getattr(row, column)
    if not figure.startswith("≈"):
        off = pruned - int(figure)
        return PaperEntry(f"{int(figure):,}", "=" if not off else f"{off:+,}", tr(row.remark) if off else "")
    times = float(figure.removeprefix("≈")) / pruned
    whole = tree_size(len(position.free))
    remark = tr(
        "The paper's figure exceeds the whole tree, which has T({n}) = {whole} nodes: it is ten times too large.",
        n=len(position.free),
        whole=f"{whole:,}",
    )
    return PaperEntry(_power(figure), f"÷ {times:.1f}".removesuffix(".0"), remark)


def _power(figure: str) -> str:
    """Write "≈ 2.18e8" as "≈ 2.18·10⁸"."""
    digits, _, exponent = figure.partition("e")
    return f"{digits}·10{exponent.translate(str.maketrans('0123456789', '⁰¹²³⁴⁵⁶⁷⁸⁹'))}"


def tree_size(variables: int, values: int = 10) -> int:
    """The size of the game tree: T(0) = 1, T(n) = 1 + |D| + |D| n T(n - 1) (equation 1 of the paper, for |D| = 10)."""
    if variables == 0:
        return 1
    return 1 + values + values * variables * tree_size(variables - 1, values)
