"""Reviews, compared with brute force: exactly the planted mistake is found."""

import random

import pytest

from tiling_gui.core.bound_store import MemoryBoundStore
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Run, StopToken
from tiling_gui.engine import Engine
from tiling_gui.engine.domino_engine import DominoEngine
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.players.review import review
from tiling_gui.players.tournament import play_tournament
from tiling_gui.records.puzzles import find_puzzles, random_game
from tiling_gui.search.engine import make_engine
from tiling_gui.search.minimax import minimax


@pytest.fixture(scope="module")
def analyst():
    made = DominoEngine(threads=1, memory_mb=16, bound_store=MemoryBoundStore())  # without the shipped facts
    yield made
    made.close()


def with_planted_mistake(start, ply, analyst):
    """A game of best moves except move `ply` (from 0), or the first later one at which a wrong move exists."""
    position, moves, planted = start, [], None
    while not position.is_over:
        entries = analyst.analyse(position).moves
        best = (max if position.to_move is Side.MAX else min)(entry.value for entry in entries)
        wrong = [entry for entry in entries if entry.value != best]
        if planted is None and len(moves) >= ply and wrong:
            chosen, planted = wrong[0], len(moves) + 1
        else:
            chosen = next(entry for entry in entries if entry.value == best)
        moves.append(chosen.move)
        position = position.play(chosen.move)
    assert planted is not None
    return moves, planted


@pytest.mark.parametrize("ply", [0, 1, 2, 3, 5])
def test_a_review_finds_exactly_the_planted_mistake(analyst, ply: int) -> None:
    start = DominoPosition.start(5, 5)
    moves, planted = with_planted_mistake(start, ply, analyst)
    found = review(start, moves, analyst)
    assert [mistake.ply for mistake in found.mistakes] == [planted]
    assert found.deciding == planted
    (mistake,) = found.mistakes
    side = mistake.side
    assert found.tally(side).kept == found.tally(side).moves - 1
    assert found.tally(side.other).kept == found.tally(side.other).moves
    # The right move, played out, ends with the value that was given up.
    position = start
    for move in moves[: planted - 1]:
        position = position.play(move)
    for move in mistake.line:
        position = position.play(move)
    assert position.is_over
    assert position.value() == mistake.before
    assert mistake.cost == mistake.after - mistake.before


def test_values_and_mistakes_equal_brute_force_on_random_games(analyst) -> None:
    rng = random.Random(5)
    for _ in range(2):
        start = DominoPosition.start(3, 4, rng.choice((Side.MAX, Side.MIN)))
        moves = random_game(start, rng)
        found = review(start, moves, analyst)
        position, values = start, []
        for move in (*moves, None):
            values.append(position.value() if position.is_over else minimax(position).value)
            position = position.play(move) if move else position
        assert found.values == tuple((value, value) for value in values)
        assert [m.ply for m in found.mistakes] == [k for k in range(1, len(values)) if values[k] != values[k - 1]]


def test_what_is_not_solved_is_not_judged(analyst) -> None:
    start = DominoPosition.start(8, 8)
    moves = random_game(start, random.Random(1))
    found = review(start, moves, analyst, seconds=0.05)
    assert found.deciding is None
    for side in (Side.MAX, Side.MIN):
        tally = found.tally(side)
        assert tally.kept <= tally.judged < tally.moves
    stop = StopToken()
    stop.stop()
    assert not review(start, moves, analyst, Run(stop=stop)).mistakes


def test_known_values_are_not_searched_again(analyst) -> None:
    start = DominoPosition.start(8, 8)
    moves = random_game(start, random.Random(1))
    found = review(start, moves[:1], analyst, known=[(29, 29), (28, 28)], seconds=0.05)
    (mistake,) = found.mistakes
    assert (mistake.before, mistake.after, mistake.better) == (29, 28, None)


def test_a_puzzle_has_a_single_right_move(analyst) -> None:
    engine = Engine(threads=1, memory_mb=16)
    for seed in range(3):
        (puzzle,) = find_puzzles([DominoPosition.start(5, 5)], 6, 1, analyst, random.Random(seed), tries=2000)
        analysis = engine.analyse(puzzle.position)
        assert [entry.move for entry in analysis.moves if entry.value == analysis.value] == [puzzle.solution]
        assert len(puzzle.line) in (5, 6, 7)
        end = puzzle.position
        for move in puzzle.line:
            end = end.play(move)
        assert end.is_over
        assert end.value() == puzzle.value


def test_the_search_for_a_puzzle_can_be_stopped(analyst) -> None:
    stop = StopToken()
    stop.stop()
    assert find_puzzles([DominoPosition.start(5, 5)], 6, 1, analyst, random.Random(1), Run(stop=stop)) == []
    assert find_puzzles([DominoPosition.start(1, 2)], 1, 1, analyst, random.Random(1), tries=3) == []


STARTS = {key: game.example for key, game in GAMES.items()} | {
    "domino": "3x4",
    "ellie": "3x4",
    "heaps": "grundy:7",
    "matching": "cycle:7",
    "evaluate": "x/y+z",
    "sharing": "path:4,edges,vertices,2",
}


@pytest.mark.parametrize("key", GAMES)
def test_games_of_every_kind_are_reviewed_and_play_tournaments(key: str) -> None:
    found = GAMES[key]
    start = found.parse(STARTS[key], found.sides[0])
    made = make_engine(found, threads=1, memory_mb=16)
    try:
        for seed in range(2):
            moves = random_game(start, random.Random(seed))
            judged = review(start, moves, made)
            assert all(judged.tally(side).judged == judged.tally(side).moves for side in found.sides)
            for mistake in judged.mistakes:
                end = start
                for move in (*moves[: mistake.ply - 1], *mistake.line):
                    end = end.play(move)
                assert end.is_over
                # Optimal play from there keeps what was given up.
                won = 1 if end.to_move in (Side.FIRST, Side.SECOND) and end.winner() is Side.FIRST else -1
                assert mistake.before == (end.value() if end.to_move in (Side.MAX, Side.MIN) else won)
                assert (mistake.cost < 0) == (mistake.side in (Side.MAX, Side.FIRST))
        (pair,) = play_tournament(start, ("random", "lookahead:1"), 1, made)
        assert 0 <= pair.points <= 1
    finally:
        made.close()
