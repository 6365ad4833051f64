"""Lemma H on small graphs and Theorem 19: the shipped certificate, and faulty copies of it."""

import gzip
import random
from pathlib import Path
from types import ModuleType

import pytest

from tests.programs import program
from tests.theory.brute_force import Graph, cycle, graphs_up_to, path, together
from tiling_gui.core.game import Side
from tiling_gui.engine.solved import solved_boards

DATA = Path(__file__).parents[2] / "docs" / "data"
CONTEXTS = (path(0), path(2), cycle(6))


def covering(graph: Graph, rng: random.Random) -> Graph:
    """A graph with up to three vertices over each vertex of `graph`, and one or two edges over every edge."""
    found = set()
    for u, w in graph.edges:
        found |= {(3 * u + rng.randrange(3), 3 * w + rng.randrange(3)) for _ in range(rng.choice((1, 1, 1, 2)))}
    names = {v: k for k, v in enumerate(sorted({v for edge in found for v in edge}))}
    return Graph(len(names), [(names[u], names[w]) for u, w in found])


def test_h() -> None:
    rng = random.Random(1)
    strict = 0
    for graph in graphs_up_to(5):
        for _ in range(3):
            above = covering(graph, rng)
            for context in CONTEXTS:
                (x, n), (x_above, n_above) = (together(one, context).values() for one in (graph, above))
                assert x <= x_above
                assert n <= n_above
                strict += x < x_above
    assert strict > 100


@pytest.fixture(scope="module")
def check() -> ModuleType:
    return program("docs/data/check_covers.py")


@pytest.fixture(scope="module")
def lines() -> list[str]:
    with gzip.open(DATA / "certificate_3xn_covers.gz", "rt") as file:
        return file.read().splitlines()


def test_the_certificate_of_three_rows(check: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(DATA / "certificate_3xn_covers.gz") == 0
    assert "(8n + 2)/3 bounds 3 x n: c(3) <= 4/3" in capsys.readouterr().out


def test_its_numbers_bound_the_boards_that_are_solved(check: ModuleType, lines: list[str]) -> None:
    flat = [int(values[0, 0]) for values in check.Certificate(lines).values[:27]]
    for n, twice in enumerate(flat):
        assert -(-twice // 2) <= (4 * n + 2) // 3
        assert twice // 2 <= (4 * n + 1) // 3
    seen = 0
    for solved in solved_boards():
        rows, n = sorted(map(int, solved.board.split("x")))
        if rows == 3:
            assert solved.value <= (-(-flat[n] // 2) if solved.first is Side.MAX else flat[n] // 2)
            seen += 1
    assert seen > 40


def test_a_smaller_number_and_a_worse_pattern_are_refused(check: ModuleType, lines: list[str]) -> None:
    def found(changed: list[str], n: int) -> bool:
        return bool(check.Certificate(changed).holds(n).all())

    at = next(k for k, line in enumerate(lines) if line.startswith("values")) + 12
    words = lines[at].split()
    assert found(lines, 12)
    assert not found([*lines[:at], " ".join([words[0], str(int(words[1]) - 1), *words[2:]]), *lines[at + 1 :]], 12)
    left_out = [line for line in lines if not line.startswith("middle -1 5")]
    assert not found([*left_out, next(line for line in lines if line.startswith("middle -1 5"))], 30)
    first = next(k for k, line in enumerate(lines) if line.startswith("middle"))
    words = lines[first].split()
    overlapping = [*words[:6], str(int(words[6]) | int(words[3])), words[7]]
    with pytest.raises(AssertionError):
        check.Certificate([*lines[:first], " ".join(overlapping), *lines[first + 1 :]])


@pytest.mark.parametrize(("said", "changed"), [("V 4", "V 2"), ("rise 8", "rise 7"), ("n0 24", "n0 3")])
def test_a_head_whose_windows_or_period_leave_something_out_is_refused(
    check: ModuleType, lines: list[str], said: str, changed: str
) -> None:
    assert said in lines[0]
    with pytest.raises(AssertionError):
        check.Certificate([lines[0].replace(said, changed), *lines[1:]])
