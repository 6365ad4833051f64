"""The minimal zugzwangs that are no cycles, of 27 squares: held against the definition, with nothing of the engine."""

import re
from functools import cache
from pathlib import Path

import pytest

PAGES = Path(__file__).resolve().parents[2] / "resources" / "help"


def dominoes(rows: list[str]) -> tuple[int, list[int]]:
    """(all squares, the dominoes) as bit masks."""
    squares = [(r, c) for r, row in enumerate(rows) for c, symbol in enumerate(row) if symbol == "."]
    bit = {square: 1 << number for number, square in enumerate(squares)}
    steps = [((r, c), other) for r, c in squares for other in ((r, c + 1), (r + 1, c)) if other in bit]
    return (1 << len(squares)) - 1, [bit[one] | bit[other] for one, other in steps]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_zugzwang_of_27_squares(language: str) -> None:
    page = (PAGES / language / "theory.md").read_text(encoding="utf-8")
    (figure,) = re.findall(r"```text\n(\.\.\.\.#####\n.*?)```", page, re.DOTALL)
    if language != "en":
        assert figure in (PAGES / "en" / "theory.md").read_text(encoding="utf-8")
        return
    everything, edges = dominoes(figure.split())

    @cache
    def reaches(free: int, goal: int, maximising: bool) -> bool:
        """Whether MAX gets `goal` dominoes from here."""
        moves = [edge for edge in edges if edge & free == edge]
        if goal <= 0 or not moves:
            return goal <= 0
        if 2 * goal > free.bit_count():
            return False
        answers = (reaches(free & ~edge, goal - 1, not maximising) for edge in moves)
        return any(answers) if maximising else all(answers)

    def values(free: int) -> tuple[int, int]:
        """(X, N)."""
        most = free.bit_count() // 2
        x, n = (max(k for k in range(most + 1) if reaches(free, k, side)) for side in (True, False))
        return x, n

    assert everything.bit_count() == 27
    assert values(everything) == (11, 12)
    assert all(values(everything & ~edge) == (11, 10) for edge in edges), (
        "MAX first: 11, MIN first: 10 after any domino"
    )
