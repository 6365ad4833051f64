"""The engine of the sharing games, compared with brute force, the solver, and its own shallow searches."""

import random
import threading

from tests.search.definition import value_by_definition as brute_force
from tests.walks import walked
from tiling_gui.core.limits import Limit, Run, StopToken
from tiling_gui.core.results import MoveValue
from tiling_gui.games.sharing.engine import SharingEngine
from tiling_gui.games.sharing.rules import GAME, Propose, Put, SharingPosition, parse
from tiling_gui.players.player import make_player
from tiling_gui.search.engine import make_engine

GAMES = (
    "friendship:2,edges,vertices,3",
    "cycle:4,vertices,faces,2",
    "path:5,edges,vertices,2,odd",
    "grid:2x3,vertices,faces,2,area",
)


def some_positions(text: str) -> list[SharingPosition]:
    """A start and the positions of a random game."""
    chance, position = random.Random(text), parse(text)
    found = [position]
    while not position.is_over:
        position = position.play(chance.choice(position.moves()))
        found.append(position)
    return found


@walked("text", GAMES)
def test_values_of_positions_and_moves_are_those_of_brute_force(text: str) -> None:
    engine = SharingEngine()
    for position in some_positions(text):
        heard: list[MoveValue] = []
        analysis = engine.analyse(position, on_move=heard.append)
        assert analysis.value == brute_force(position)
        assert tuple(heard) == analysis.moves
        assert {entry.move: entry.value for entry in analysis.moves} == {
            move: brute_force(position.play(move)) for move in position.moves()
        }
        assert engine.solve(position).value == brute_force(position)
        lower, upper = engine.bounds(position)
        assert lower <= brute_force(position) <= upper


@walked("text", GAMES)
def test_a_look_to_the_end_is_exact_and_finds_every_best_move(text: str) -> None:
    engine = SharingEngine()
    for position in some_positions(text)[4:-1]:
        seen = engine.look_ahead(position, 2 * position.game.size)
        assert seen.exact
        assert seen.value == brute_force(position)
        best = {move for move in engine.candidates(position) if brute_force(position.play(move)) == seen.value}
        assert set(seen.best) == best


def test_looking_nowhere_takes_the_best_guess() -> None:
    position = parse("path:3,edges,vertices,2").play(Propose(1)).play(Put(0))
    seen = SharingEngine().look_ahead(position, 0)
    # Colour 2 must go to the other edge and gives b to MAX; colour 1 would not. One ply does not see it, the estimate
    # does.
    assert not seen.exact
    assert seen.depth == 0
    assert SharingEngine().look_ahead(position, 1).best == (Propose(2),)


def test_a_stopped_look_still_names_a_move() -> None:
    stop = StopToken()
    stop.stop()
    seen = SharingEngine().look_ahead(parse("cube,edges,vertices,4"), 6, Run(stop=stop))
    assert seen.best
    assert seen.depth == 0


def test_a_game_too_large_to_solve_has_counting_bounds_and_players() -> None:
    position = parse("path:63,edges,vertices,2")
    engine = SharingEngine()
    assert engine.solve(position).value is None
    # 32 vertices have no edge between them, so MIN has at least 16 of 63 with two colours.
    assert (engine.solve(position).lower, engine.solve(position).upper) == (0, 47)
    stopped = engine.solve(parse("cycle:40,vertices,edges,5"), Run(Limit(nodes=100)))
    assert (stopped.lower, stopped.upper) == (0, 36), "MIN has 4 of 20 disjoint edges"
    analysis = engine.analyse(position)
    assert [entry.move for entry in analysis.moves] == list(position.moves())
    assert analysis.value is None
    choice = make_player("perfect:1", engine).choose(position, random.Random(1))
    assert choice.move in position.moves()
    assert choice.fallback


def test_perfect_players_end_at_the_minimax_value() -> None:
    engine = make_engine(GAME, memory_mb=16)
    position = parse("friendship:3,edges,vertices,4")
    perfect, chance = make_player("perfect", engine), random.Random(0)
    while not position.is_over:
        position = position.play(perfect.choose(position, chance).move)
    assert position.value() == 5  # look/sharing-light: "best play 5"
    engine.close()


def test_two_threads_may_ask_at_once() -> None:
    engine, found = SharingEngine(memory_mb=16), {}
    positions = some_positions("grid:3x3,edges,vertices,3")[:6]

    def ask(position: SharingPosition) -> None:
        found[position] = engine.analyse(position)

    threads = [threading.Thread(target=ask, args=(position,)) for position in positions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    alone = SharingEngine(memory_mb=16)
    for position in positions:
        assert found[position].moves == alone.analyse(position).moves


def test_a_limit_leaves_proved_bounds() -> None:
    position = parse("grid:4x4,edges,vertices,3")
    analysis = SharingEngine(memory_mb=16).analyse(position, Run(Limit(seconds=0.2)))
    assert analysis.lower <= analysis.upper
    for entry in analysis.moves:
        assert position.bounds[0] <= entry.lower <= entry.upper <= position.bounds[1]
