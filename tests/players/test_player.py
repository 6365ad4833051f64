"""Players by their specs: names, refusals, and the behaviour that each name promises."""

import json
import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tests.conftest import DATA
from tests.search.trees import SMALL
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Progress, Run, StopToken
from tiling_gui.core.results import Analysis, LookaheadResult, MoveValue, Solution
from tiling_gui.engine.domino_engine import DominoEngine
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.players.match import play_match
from tiling_gui.players.player import (
    Choice,
    PerfectPlayer,
    RandomPlayer,
    best_candidates,
    free_count,
    make_player,
    player_words,
)
from tiling_gui.search.compare import default_methods
from tiling_gui.search.engine import make_engine
from tiling_gui.search.minimax import minimax


@pytest.fixture(scope="module")
def engine() -> DominoEngine:
    return DominoEngine(threads=1, memory_mb=32)


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("lookahead:3", "Looks 3 ahead"),
        ("lookahead:2:author", "Looks 2 ahead (author)"),
        ("perfect", "Perfect"),
        ("perfect:2.5", "Perfect (2.5 s)"),
        ("random", "Random"),
        ("mixed:lookahead:3:1/5", "Looks 3 ahead, error rate 20 %"),
        ("lookahead:2:average:2,2", "Looks 2 ahead (average:2,2)"),
        ("mixed:lookahead:1:mtdf:1/4", "Looks 1 ahead (mtdf), error rate 25 %"),
        (
            "mixed:lookahead:2:average:2,2:0,1/4,1/2",
            "Looks 2 ahead (average:2,2), error rate 0 % (opening), 25 % (middle game), 50 % (endgame)",
        ),
    ],
)
def test_specs_round_trip_and_have_words(engine: DominoEngine, spec: str, words: str) -> None:
    assert make_player(spec, engine, start=DominoPosition.start(4, 4)).spec == spec
    assert player_words(spec) == words


@pytest.mark.parametrize(
    "spec",
    ["", "best", "lookahead", "lookahead:", "lookahead:-1", "lookahead:x", "lookahead:3:nobody",
     "lookahead:2:average:0,1", "perfect:0", "perfect:soon", "mixed:random", "mixed:random:2",
     "mixed:human:1/2", "mixed:random:0,1", "mixed:random:0,1,2", "mixed:random:0,,1", "random:3", "human"],
)  # fmt: skip
def test_other_specs_are_refused_with_a_sentence(engine: DominoEngine, spec: str) -> None:
    with pytest.raises(InputError) as error:
        make_player(spec, engine, start=DominoPosition.start(4, 4))
    assert str(error.value).endswith(".")


def test_perfect_against_perfect_ends_with_the_minimax_value(engine: DominoEngine) -> None:
    published = json.loads((DATA / "tiling.json").read_text(encoding="utf-8"))["values"]
    values = {
        (entry["m"], entry["n"], side): entry[f"{side}_first"] for entry in published for side in GAMES["domino"].sides
    }
    for rows, columns, first in ((3, 4, Side.MAX), (3, 4, Side.MIN), (4, 4, Side.MAX), (1, 8, Side.MIN)):
        start = DominoPosition.start(rows, columns, first)
        player = make_player("perfect", engine)
        (game,) = play_match(start, {Side.MAX: player, Side.MIN: player}, 1, seed=1)
        assert game.value == values[rows, columns, first]
        assert game.fallbacks == 0


def test_perfect_never_does_worse_than_the_minimax_value(engine: DominoEngine) -> None:
    start = DominoPosition.start(3, 5)
    perfect, other = make_player("perfect", engine), make_player("random", engine)
    for game in play_match(start, {Side.MAX: perfect, Side.MIN: other}, 5, seed=4):
        assert game.value is not None
        assert game.value >= 7
    for game in play_match(start, {Side.MAX: other, Side.MIN: perfect}, 5, seed=4):
        assert game.value is not None
        assert game.value <= 7


def test_the_same_seed_plays_the_same_games_and_another_does_not(engine: DominoEngine) -> None:
    start = DominoPosition.start(4, 4)
    players = {Side.MAX: make_player("lookahead:1", engine), Side.MIN: make_player("random", engine)}
    runs = [[game.moves for game in play_match(start, players, 3, seed=seed)] for seed in (7, 7, 8)]
    assert runs[0] == runs[1] != runs[2]


def test_an_erring_player_errs_at_its_rate(engine: DominoEngine) -> None:
    """On 1x4 the end squares are MAX's only best moves; a random move is one of them in two of three cases."""
    start, rng = DominoPosition.start(1, 4), random.Random(3)
    player = make_player("mixed:perfect:1/2", engine)
    moves = Counter(player.choose(start, rng).move for _ in range(600))
    errors = moves[(0, 1), (0, 2)]
    assert 60 <= errors <= 140  # expected 600 / 2 / 3 = 100


@pytest.mark.parametrize("erring", range(3))
@pytest.mark.parametrize(
    ("game", "start"), [("domino", "1x6"), ("matching", "path:6"), ("evaluate", "a*b-c"), ("heaps", "nim:6")]
)
def test_a_player_errs_only_in_the_phase_it_is_said_to(game: str, start: str, erring: int) -> None:
    """One that never errs plays the first best move, one that always errs any: the move shows which it is."""
    engine = make_engine(GAMES[game])

    class First:
        spec = "first"

        def choose(self, position: Any, rng: random.Random, **more: Any) -> Choice:
            return Choice(position.moves()[0])

    rng = random.Random(1)
    begun = GAMES[game].parse(start, GAMES[game].sides[0])
    made = make_player("mixed:random:" + ",".join("1" if k == erring else "0" for k in range(3)), engine, start=begun)
    player = replace(made, player=First())
    position, seen = begun, set()
    while not position.is_over:
        moves = position.moves()
        share = Fraction(free_count(position), free_count(begun))
        now = 0 if share > Fraction(2, 3) else 1 if share > Fraction(1, 3) else 2
        seen.add(now)
        if len(moves) > 1:
            chosen = {player.choose(position, rng).move for _ in range(40)}
            assert (len(chosen) > 1) == (now == erring), position
        position = position.play(moves[-1])
    assert 0 in seen
    engine.close()


def test_a_player_that_errs_by_phase_is_not_made_without_a_start(engine: DominoEngine) -> None:
    with pytest.raises(InputError, match="where the game begins"):
        make_player("mixed:perfect:0,0,1", engine)


def test_a_match_that_is_stopped_ends_and_says_so(engine: DominoEngine) -> None:
    stop = StopToken()

    class Tired(RandomPlayer):
        def choose(self, position: DominoPosition, *asked: Any, **how: Any) -> Choice:
            if position.count == 3:
                stop.stop()
            return super().choose(position, *asked, **how)

    start = DominoPosition.start(6, 6)
    games = list(play_match(start, {Side.MAX: Tired(), Side.MIN: Tired()}, 5, stop=stop, seed=1))
    assert len(games) == 1
    assert not games[0].finished
    assert games[0].value is None


def test_switched_roles_exchange_the_players_and_not_the_starter(engine: DominoEngine) -> None:
    one, other = make_player("lookahead:0", engine), make_player("random", engine)
    start = DominoPosition.start(3, 3, Side.MIN)
    first, second = play_match(start, {Side.MAX: one, Side.MIN: other}, 1, switch_roles=True, seed=2)
    assert first.start == second.start == start
    assert first.players[Side.MAX] is second.players[Side.MIN] is one
    assert (first.swapped, second.swapped) == (False, True)


@pytest.mark.parametrize("key", GAMES)
def test_every_exact_method_can_choose_the_moves_of_a_player(key: str) -> None:
    """With a search to the end every exact method plays optimally, in every game."""
    game = GAMES[key]
    start = game.parse(SMALL[key][0], game.sides[0])
    value = minimax(start).value
    engine = make_engine(game, threads=1, memory_mb=16)
    try:
        for name in default_methods():
            player = make_player(f"lookahead:40:{name}", engine)
            choice = player.choose(start, random.Random(1))
            assert minimax(start.play(choice.move)).value == value == choice.value
            assert choice.exact
            assert not choice.fallback
    finally:
        engine.close()


def test_a_player_that_was_stopped_says_how_far_it_looked_and_no_wrong_reason(engine: DominoEngine) -> None:
    """ "Time ran out" was also said when the user had pressed Move now."""
    stop = StopToken()
    stop.stop()
    choice = make_player("lookahead:6", engine).choose(DominoPosition.start(8, 8), random.Random(1), stop=stop)
    assert choice.fallback == "Looked 0 ahead instead of 6."


def test_a_method_that_was_stopped_still_moves_and_says_so() -> None:
    stop = StopToken()
    stop.stop()
    engine = make_engine(GAMES["domino"], threads=1, memory_mb=16)
    start = DominoPosition.start(4, 4)
    choice = make_player("lookahead:5:minimax", engine).choose(start, random.Random(1), stop=stop)
    engine.close()
    assert choice.move in start.moves()
    assert choice.fallback.endswith(".")
    assert choice.value is None


class Compiling:
    """An engine that spends its whole first limit on compiling, as on a fresh installation."""

    evaluations = ("none",)

    def __init__(self) -> None:
        self.calls = 0

    def solve(self, position, run: Run):
        self.calls += 1
        if self.calls == 1:
            run.report(Progress(stage="preparing"))
            return Solution(position, 0, 3)
        return Solution(position, 2, 2, (position.moves()[3],))

    def analyse(self, position, run: Run):
        return Analysis(position, 2, 2, (MoveValue(position.moves()[3], 2, 2, 2.0),))


def test_compiling_is_not_the_perfect_players_time() -> None:
    position, engine, told = DominoPosition.start(2, 3), Compiling(), []
    choice = PerfectPlayer(engine, 10).choose(position, random.Random(1), report=told.append)
    assert (choice.move, choice.value, choice.exact, choice.fallback) == (position.moves()[3], 2, True, "")
    assert told == [Progress(stage="preparing")], "whoever waits is told"


class Bounding(Compiling):
    """An engine that finishes nothing and prefers a move it proves to lose."""

    def solve(self, position, run: Run):
        return Solution(position, 1, 3)

    def prepare(self, report):
        pass

    def look_ahead(self, position, depth, run: Run | None = None, *, evaluation=None):
        return LookaheadResult(position.moves()[:2], 2.5, depth, False)

    def analyse(self, position, run: Run):
        bounds = ((0, 1), (1, 3), (2, 3))
        moves = tuple(MoveValue(m, *b, 2.0) for m, b in zip(position.moves(), bounds, strict=False))
        return Analysis(position, 2, 3, moves)


def test_a_perfect_player_without_a_proof_plays_nothing_that_is_proved_to_lose() -> None:
    position = DominoPosition.start(2, 3)
    for seed in range(10):
        choice = PerfectPlayer(Bounding(), 10).choose(position, random.Random(seed))
        assert choice.move == position.moves()[1]
        assert choice.fallback
    first, _, third = position.moves()[:3]
    known = Analysis(position, 2, 3, (MoveValue(first, 0, 1, 2.0), MoveValue(third, 2, 3, 1.0)))
    assert best_candidates([first], known) == [third]
