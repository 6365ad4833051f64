"""The corrections in docs/sources.md, as far as nothing else checks them."""

from itertools import permutations, product

from tests.theory.brute_force import path
from tests.walks import walked


def of_heaps(longest: int) -> list[int]:
    """The values of the octal game .007 by definition: three counters are taken, two heaps may be left."""
    values = [0, 0, 0]
    for heap in range(3, longest + 1):
        options = {values[left] ^ values[heap - 3 - left] for left in range(heap - 2)}
        values.append(min(set(range(len(options) + 1)) - options))
    return values


@walked("cells", range(3, 11))
def test_treblecross_is_007_on_two_more(cells: int) -> None:
    assert first_wins(cells, frozenset()) == (of_heaps(cells + 2)[-1] != 0)


def first_wins(cells: int, crosses: frozenset[int]) -> bool:
    """Whether the player to move eventually makes three in a row, by the rules."""
    for cell in set(range(cells)) - crosses:
        after = crosses | {cell}
        if any({at, at + 1, at + 2} <= after for at in range(cells)) or not first_wins(cells, after):
            return True
    return False


def visited(depth: int, width: int, alpha: int = -9, beta: int = 9) -> int:
    """The number of leaves that alpha-beta visits in a uniform tree of equal leaves."""
    if depth == 0:
        return 1
    leaves = 0
    for _ in range(width):
        leaves += visited(depth - 1, width, -beta, -alpha)
        alpha = max(alpha, 0)
        if alpha >= beta:
            break
    return leaves


@walked("width", [2, 3, 5])
def test_the_fewest_leaves_of_alpha_beta(width: int) -> None:
    for depth in range(1, 6):
        assert visited(depth, width) == width ** -(-depth // 2) + width ** (depth // 2) - 1
    assert visited(4, 3) == 17


def test_a_path_is_worth_three_sevenths() -> None:
    assert path(21).values()[0] == 9


def test_two_products_of_negative_numbers() -> None:
    values = (-3, 2)
    assert max(x * y + z for x in values for y in values for z in values) == 11


def test_the_order_of_the_edges_of_f3_matters() -> None:
    """MIN colours the first edges of the order red, the last ones blue; the triangles come one after the other."""
    triangles = [((0, a), (a, b), (b, 0)) for a, b in ((1, 2), (3, 4), (5, 6))]
    orders = [sum(parts, ()) for parts in product(*map(permutations, triangles))]
    assert len(orders) == 216
    vertices = [max(two_coloured(order, red, by_vertex(order)) for red in range(10)) for order in orders]
    faces = [max(two_coloured(order, red, [*triangles, order]) for red in range(10)) for order in orders]
    assert sum(share <= 2 for share in vertices) == 32
    assert max(faces) == 2


Edges = tuple[tuple[int, int], ...]


def by_vertex(edges: Edges) -> list[Edges]:
    return [tuple(edge for edge in edges if v in edge) for v in range(7)]


def two_coloured(order: Edges, red: int, sets: list[Edges]) -> int:
    """The number of sets with both a red edge, i.e. one of the first `red` in the order, and another edge."""
    return sum(0 < len(set(order[:red]) & set(edges)) < len(edges) for edges in sets)
