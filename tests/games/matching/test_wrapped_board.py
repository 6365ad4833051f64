"""Cylinders and tori as boards: their values, names of squares, and dominoes across their sides."""

import random

from tests.theory import brute_force
from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.core.graphs.families import named
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.core.results import Analysis
from tiling_gui.games.matching.engine import MatchingEngine
from tiling_gui.games.matching.picture import drawing_of
from tiling_gui.games.matching.rules import GAME, MatchingPosition, parse
from tiling_gui.games.matching.wrapped_board import wrapped_board

Square = tuple[int, int]


def dominoes(rows: int, columns: int, *, torus: bool) -> set[frozenset[Square]]:
    """Where dominoes fit, square by square, modulo the lengths."""
    found = set()
    for r in range(rows):
        for c in range(columns):
            found.add(frozenset([(r, c), (r, (c + 1) % columns)]))
            if torus or r + 1 < rows:
                found.add(frozenset([(r, c), ((r + 1) % rows, c)]))
    return found


BOARDS = [("torus", 3, 3), ("torus", 3, 4), ("torus", 4, 3), ("cylinder", 1, 7), ("cylinder", 3, 3), ("cylinder", 2, 6),
          ("cylinder", 4, 3)]  # fmt: skip


@walked(("family", "rows", "columns"), BOARDS)
def test_values_of_all_first_moves_agree_with_brute_force(family: str, rows: int, columns: int) -> None:
    number = {(r, c): r * columns + c for r in range(rows) for c in range(columns)}
    pairs = [
        (number[one], number[other]) for one, other in map(sorted, dominoes(rows, columns, torus=family == "torus"))
    ]
    brute = brute_force.Graph(rows * columns, pairs)
    for first in (Side.MAX, Side.MIN):
        position = parse(f"{family}:{rows}x{columns}", first)
        analysis: Analysis = MatchingEngine().analyse(position)
        assert analysis.value == brute.values()[first is Side.MIN]
        assert {entry.move for entry in analysis.moves} == set(brute.edges)
        for entry in analysis.moves:
            left = brute.all & ~sum(1 << v for v in entry.move)
            assert entry.value == 1 + brute.values(left)[first is Side.MAX]


@walked(("family", "rows", "columns"), [*BOARDS, ("torus", 4, 6), ("cylinder", 3, 10)])
def test_squares_have_names_and_dominoes_lie_on_them(family: str, rows: int, columns: int) -> None:
    position = parse(f"{family}:{rows}x{columns}")
    expected = {
        frozenset("abcdefghij"[c] + str(r + 1) for r, c in domino)
        for domino in dominoes(rows, columns, torus=family == "torus")
    }
    assert {frozenset(position.write(move).split("–")) for move in position.moves()} == expected
    for move in position.moves():
        one, other = position.write(move).split("–")
        graph_names = "–".join(position.graph.vertex_names[v] for v in move)  # the notation of older files
        for text in (f"{one}–{other}", f"{other}-{one}", f"{one}{other}".upper(), graph_names):
            assert position.read(text) == move


def test_only_what_is_such_a_board_is_one() -> None:
    torus = named("torus:3x4")
    assert wrapped_board(torus) is not None
    for graph in (
        Graph(torus.vertices, torus.edges, "mine"),
        Graph(torus.vertices, torus.edges[1:], "torus:3x4"),
        Graph(torus.vertices, torus.edges, "torus:mine"),
        Graph(torus.vertices, torus.edges, "torus"),
        named("grid:3x4"),
    ):
        assert wrapped_board(graph) is None
        assert MatchingPosition.start(graph).names[:2] == ("a", "b")
    kept = GAME.from_json(GAME.to_json(parse("torus:3x4")))
    assert wrapped_board(kept.graph) == wrapped_board(torus)


@walked("name", ["torus:4x6", "cylinder:4x6", "torus:3x3"])
def test_the_nearest_side_of_a_square_is_the_domino_over_it(name: str) -> None:
    """Distances to the targets of a drawing, compared with the sides of the squares."""
    position = parse(name)
    rows, columns = map(int, name.partition(":")[2].split("x"))
    drawing = drawing_of(position)
    where = {edge: [at for at, _ in drawing.targets(i)] for i, edge in enumerate(position.graph.edges)}
    right = max(x for places in where.values() for x, _ in places)
    left = min(x for places in where.values() for x, _ in places)
    u = (right - left) / columns
    top = where[(0, 1)][0][1] - u / 2
    chance = random.Random(name)
    for _ in range(200):
        r, c, x, y = chance.randrange(rows), chance.randrange(columns), chance.random(), chance.random()
        sides = {(0, -1): x, (0, 1): 1 - x}
        sides |= {(-1, 0): y, (1, 0): 1 - y}
        if name.startswith("cylinder"):
            sides = {(dr, dc): away for (dr, dc), away in sides.items() if 0 <= r + dr < rows}
        (down, over), nearest = min(sides.items(), key=lambda side: side[1])
        if nearest > 0.5 - 1e-6 or len(sides) < 4:
            continue
        meant = tuple(sorted([r * columns + c, (r + down) % rows * columns + (c + over) % columns]))
        at = (left + (c + x) * u, top + (r + y) * u)
        found = min(where, key=lambda edge: min((a - at[0]) ** 2 + (b - at[1]) ** 2 for a, b in where[edge]))
        assert found == meant
