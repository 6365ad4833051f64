"""The exact solver, compared with published values and brute force by definition, and general properties."""

import json
import random
import threading
from fractions import Fraction
from functools import cache
from itertools import pairwise, permutations

import pytest

from tests.conftest import DATA
from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.core.graphs.families import named, random_planar
from tiling_gui.core.graphs.planar import Graph, even_degrees
from tiling_gui.core.limits import Latest, Limit, Progress, Run, StopToken
from tiling_gui.core.results import MoveValue
from tiling_gui.errors import InputError
from tiling_gui.games.sharing.rules import Propose, Put, SharingPosition, parse
from tiling_gui.games.sharing.search.solver import SharingSolver
from tiling_gui.games.sharing.set_up import SharingGame

KINDS = {"V": "vertices", "E": "edges", "R": "faces"}
PAIRS = ("VE", "EV", "ER", "VR", "RE", "RV")
GRAPHS = json.loads((DATA / "sharing.json").read_text(encoding="utf-8"))["graphs"]


def solver_of(graph: Graph, pair: str, colours: int, rule: str = "differ", weights: object = "ones") -> SharingSolver:
    game = SharingGame.make(graph, KINDS[pair[0]], KINDS[pair[1]], colours, rule, weights)  # type: ignore[arg-type]
    return SharingSolver(game, megabytes=8)


def value_of(graph: Graph, pair: str, colours: int, rule: str = "differ", weights: object = "ones") -> Fraction | None:
    solver = solver_of(graph, pair, colours, rule, weights)
    return solver.solve(SharingPosition.start(solver.game)).value


def brute_force(position: SharingPosition) -> Fraction:
    """The minimax value by definition: no bounds, no symmetry, every order of play."""
    game = position.game

    @cache
    def share(colours: tuple[int, ...]) -> Fraction:
        if 0 not in colours:
            total = Fraction(0)
            for s, weight in zip(game.sets, game.weights, strict=True):
                seen = [colour for i, colour in enumerate(colours) if s >> i & 1]
                mine = seen.count(1) % 2 == 1 if game.rule == "odd" else len(set(seen)) > 1
                total += weight * mine
            return total
        return max(placed(colours, colour) for colour in range(1, game.colours + 1))

    def placed(colours: tuple[int, ...], colour: int) -> Fraction:
        free = [i for i, c in enumerate(colours) if not c]
        return min(share((*colours[:i], colour, *colours[i + 1 :])) for i in free)

    return placed(position.colours, position.proposed) if position.proposed else share(position.colours)


@walked("name", GRAPHS)
def test_published_values(name: str) -> None:
    graph = Graph.from_json({key: GRAPHS[name][key] for key in ("vertices", "edges")})
    for pair, game in GRAPHS[name]["games"].items():
        for k, value in game["values_by_k"].items():
            assert value_of(graph, pair, int(k)) == value, (pair, k)
        assert value_of(graph, pair, 2, "odd") == game["odd_rule_k2"], (pair, "odd")


def test_the_example_of_the_paper() -> None:
    values = {"VE": 4, "EV": 2, "ER": 2, "VR": 3, "RV": 5, "RE": 6}
    assert {pair: value_of(named("friendship:3"), pair, 2) for pair in PAIRS} == values


@pytest.mark.parametrize("seed", range(24))
def test_brute_force_on_random_graphs(seed: int) -> None:
    chance = random.Random(seed)
    graph = random_planar(chance.randint(2, 5), seed)
    for pair in PAIRS:
        for colours, rule in ((2, "differ"), (3, "differ"), (4, "differ"), (2, "odd")):
            solver = solver_of(graph, pair, colours, rule)
            if solver.game.size * (colours + 1) <= 28:
                start = SharingPosition.start(solver.game)
                assert solver.solve(start).value == brute_force(start), (pair, colours, rule)


@walked("seed", range(12))
def test_brute_force_with_weights(seed: int) -> None:
    chance = random.Random(seed)
    graph = random_planar(chance.randint(3, 5), 100 + seed)
    for pair in PAIRS:
        names = SharingGame.make(graph, KINDS[pair[0]], KINDS[pair[1]], 2).shared_names
        weights = {name: Fraction(chance.randint(0, 6), chance.randint(1, 4)) for name in names}
        for rule in ("differ", "odd"):
            solver = solver_of(graph, pair, 2, rule, weights)
            start = SharingPosition.start(solver.game)
            assert solver.solve(start).value == brute_force(start), (pair, rule)
        if pair[1] == "R":
            start = SharingPosition.start(solver_of(graph, pair, 2, "differ", "area").game)
            assert SharingSolver(start.game, 8).solve(start).value == brute_force(start), pair


def test_a_choice_of_min_between_equal_rests_and_unequal_shares() -> None:
    """Two placements can leave the same rest and yet differ in the shares already given away."""
    game = parse("friendship:3,edges,vertices,3").game
    position = SharingPosition(game, (1, 1, 1, 1, 2, 0, 0, 1, 1))
    solver = SharingSolver(game)
    for move in position.moves():
        proposed = position.play(move)
        assert solver.solve(proposed).value == brute_force(proposed)
        assert [entry.value for entry in solver.move_values(proposed)] == [
            brute_force(proposed.play(put)) for put in proposed.moves()
        ]


@walked("seed", range(40))
def test_the_value_of_every_move_at_any_position(seed: int) -> None:
    chance = random.Random(seed)
    pair, rule = chance.choice(PAIRS), chance.choice(("differ", "odd"))
    solver = solver_of(
        random_planar(chance.choice((4, 5)), seed), pair, 2 if rule == "odd" else chance.choice((2, 3)), rule
    )
    position = SharingPosition.start(solver.game)
    while not position.is_over:
        told: list[MoveValue] = []
        found = solver.move_values(position, on_move=told.append)
        assert told == list(found)
        assert [entry.move for entry in found] == list(position.moves())
        if solver.game.size * (solver.game.colours + 1) <= 28:
            assert [entry.value for entry in found] == [brute_force(position.play(entry.move)) for entry in found]
        choose = max if position.to_move == Side.MAX else min
        assert solver.solve(position).value == choose(entry.lower for entry in found)
        position = position.play(chance.choice(position.moves()))
    assert solver.solve(position).value == position.value()
    assert solver.move_values(position) == ()


def test_multigraphs_and_disconnected_graphs() -> None:
    for text in ("path:4", "star:3", "path:2", "complete:4"):
        solver = solver_of(even_degrees(named(text)), "EV", 2, "odd")
        assert solver.game.graph.name.endswith("even degrees")
        start = SharingPosition.start(solver.game)
        assert solver.solve(start).value == brute_force(start)
    apart = Graph.make([(i, 0) for i in range(6)], [(0, 1), (1, 2), (3, 4), (4, 5)])
    for pair in ("VE", "EV"):
        start = SharingPosition.start(solver_of(apart, pair, 3).game)
        assert SharingSolver(start.game, 8).solve(start).value == brute_force(start)


@pytest.mark.parametrize("rule", ["differ", "odd"])
def test_planar_duality(rule: str) -> None:
    """Faces of the cube are vertices of the octahedron and vice versa; edges stay edges."""
    dual = {"V": "R", "R": "V", "E": "E"}
    for pair in PAIRS:
        for colours in (2,) if rule == "odd" else (1, 2, 3, 4):
            here, there = dual[pair[0]] + dual[pair[1]], pair
            first, second = (value_of(named(g), p, colours, rule) for g, p in (("cube", here), ("octahedron", there)))
            assert first == second, (pair, colours)


@walked("text", ["complete:4", "wheel:5"])
def test_graphs_that_are_their_own_dual(text: str) -> None:
    for first, second in (("VE", "RE"), ("EV", "ER"), ("VR", "RV")):
        for colours in (2, 3):
            assert value_of(named(text), first, colours) == value_of(named(text), second, colours)


def test_exchanging_colours_changes_nothing() -> None:
    chance = random.Random(5)
    solver = solver_of(named("grid:2x3"), "EV", 3)
    for _ in range(12):
        colours = tuple(chance.choice((0, 1, 2, 3)) for _ in range(7))
        proposed = chance.choice((1, 2, 3))
        if 0 in colours:
            values = set()
            for names in permutations((1, 2, 3)):
                renamed = tuple(names[c - 1] if c else 0 for c in colours)
                values.add(solver.solve(SharingPosition(solver.game, renamed, names[proposed - 1])).value)
            assert len(values) == 1


def test_known_before_solved() -> None:
    """By the paper, for any graph: one colour gives nothing, as many colours as elements everything."""
    for text in ("cube", "wheel:6", "octahedron"):
        for pair in PAIRS:
            game = SharingGame.make(named(text), KINDS[pair[0]], KINDS[pair[1]], 1)
            assert value_of(named(text), pair, 1) == 0
            assert value_of(named(text), pair, game.size) == game.total


def test_the_line_is_best_play_to_the_end() -> None:
    for text in ("friendship:3,edges,vertices,3", "grid:3x3,vertices,faces,2", "wheel:5,edges,faces,2,area"):
        position = parse(text)
        solver = SharingSolver(position.game)
        solution = solver.solve(position)
        assert len(solution.line) == 2 * position.game.size
        for move in solution.line:
            assert solver.solve(position).value == solution.value
            position = position.play(move)
        assert position.value() == solution.value


def test_the_line_from_a_proposal_on() -> None:
    middle = parse("cube,vertices,edges,3").play(Propose(1)).play(Put(0)).play(Propose(2))
    line = SharingSolver(middle.game).solve(middle).line
    assert len(line) == 13
    assert isinstance(line[0], Put)


def test_the_targets_of_nine_and_twelve_edges() -> None:
    values = [value_of(named("friendship:3"), "EV", k) for k in range(2, 8)]
    assert values == [GRAPHS["F3"]["games"]["EV"]["values_by_k"][str(k)] for k in range(2, 8)]
    grid = [value_of(named("grid:3x3"), "EV", k) for k in (1, 2, 3, 4, 12)]
    assert grid == sorted(grid, key=lambda value: value or 0)
    assert (grid[0], grid[-1]) == (0, 9)


def test_a_limit_gives_proved_bounds_and_going_on_gives_the_value() -> None:
    position = parse("grid:3x3,edges,vertices,3")
    solver = SharingSolver(position.game, megabytes=16)
    whole = SharingSolver(position.game).solve(position)
    seen = []
    for _ in range(200):
        part = solver.solve(position, Run(Limit(nodes=2_000)))
        assert part.nodes <= 2_001
        assert part.lower <= whole.lower <= part.upper
        if part.value is None:
            assert part.line == ()
        seen.append(part.value)
        if part.line:
            break
    assert seen[0] is None
    assert seen[-1] == whole.value


def test_a_small_table_is_overwritten_without_harm() -> None:
    position = parse("grid:3x3,edges,vertices,3")
    tight = SharingSolver(position.game, megabytes=1)
    assert tight.solve(position).value == SharingSolver(position.game).solve(position).value
    assert tight._search.machine is not None
    assert tight._search.machine.table_use > 0.5


def test_stopping() -> None:
    position = parse("grid:4x4,edges,vertices,4")
    stop, latest = StopToken(), Latest()
    solver = SharingSolver(position.game, megabytes=16)
    timer = threading.Timer(0.3, stop.stop)
    timer.start()
    solution = solver.solve(position, Run(report=latest, stop=stop))
    timer.join()
    assert solution.value is None
    assert solution.line == ()
    assert 0 <= solution.lower < solution.upper <= 16
    assert latest.progress.nodes > 0
    stopped = solver.move_values(position, Run(stop=stop))
    assert all(entry.value is None for entry in stopped)


def test_progress_never_goes_back() -> None:
    reports: list[Progress] = []
    position = parse("grid:3x4,edges,vertices,2")
    SharingSolver(position.game, megabytes=32).solve(position, Run(Limit(seconds=20), reports.append))
    bounded = [report for report in reports if report.lower is not None and report.upper is not None]
    assert bounded
    for before, after in pairwise(bounded):
        assert before.nodes <= after.nodes
        assert (before.lower or 0) <= (after.lower or 0)
        assert (after.upper or 0) <= (before.upper or 0)


def test_what_is_too_large_is_refused() -> None:
    with pytest.raises(InputError, match="up to 60 elements, and this game has 180 edges"):
        SharingSolver(parse("grid:10x10,edges,vertices,2").game)
    heavy = SharingGame.make(named("path:3"), "vertices", "edges", 2, weights={"a-b": 10**16})
    with pytest.raises(InputError, match="too fine or too large"):
        SharingSolver(heavy)
    with pytest.raises(ValueError, match="another game"):
        SharingSolver(parse("cube,edges,faces,2").game).solve(parse("cube,edges,faces,3"))
