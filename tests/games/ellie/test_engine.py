"""The engine of ELLIE, compared with brute force over whole game trees."""

import random

from tests.search.definition import grundy_by_definition
from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run, StopToken
from tiling_gui.games.ellie.rules import GAME, ElliePosition, parse
from tiling_gui.games.ellie.solver import EllieEngine
from tiling_gui.players.match import play_game
from tiling_gui.players.player import make_player


def shape(rng: random.Random) -> ElliePosition:
    rows = ["".join(rng.choice("...#") for _ in range(4)) for _ in range(3)]
    rows[0] = ".." + rows[0][2:]
    rows[1] = ".." + rows[1][2:]
    return parse("\n".join(rows) + "\n")


@walked("seed", range(6))
def test_every_move_has_the_grundy_value_of_the_definition(seed: int) -> None:
    position = shape(random.Random(seed))
    engine, told = EllieEngine(GAME), []
    analysis = engine.analyse(position, on_move=told.append)
    assert [entry.move for entry in analysis.moves] == list(position.moves())
    for entry in analysis.moves:
        assert entry.grundy == grundy_by_definition(position.play(entry.move))
        assert entry.value == (1 if entry.grundy == 0 else -1)
    assert analysis.value == (1 if grundy_by_definition(position) else -1)
    assert {entry.move: entry for entry in told} == {entry.move: entry for entry in analysis.moves}


@walked(("board", "winner"), [("2x2", 1), ("2x3", 1), ("3x3", -1), ("3x4", 1), ("4x4", -1)])
def test_the_line_is_complete_and_ends_as_the_slides_say(board: str, winner: int) -> None:
    solution = EllieEngine(GAME).solve(parse(board))
    assert solution.value == winner
    end = solution.position
    for move in solution.line:
        end = end.play(move)
    assert end.is_over
    assert end.value() == winner


def test_seen_by_second_the_signs_turn() -> None:
    start = ElliePosition.start(2, 3, Side.SECOND)
    engine = EllieEngine(GAME)
    assert engine.solve(start).value == -1
    assert {entry.value for entry in engine.analyse(start).moves} == {-1, 1}
    assert engine.bounds(start) == (-1, 1)


def test_a_stop_and_a_limit_leave_no_claim() -> None:
    stop = StopToken()
    stop.stop()
    start = ElliePosition.start(4, 5)
    assert EllieEngine(GAME).solve(start, Run(stop=stop)).value is None
    stopped = EllieEngine(GAME).analyse(start, Run(stop=stop))
    assert stopped.value is None
    assert not stopped.complete
    assert len(stopped.moves) == len(start.moves())
    assert EllieEngine(GAME).analyse(start, Run(Limit(seconds=0.0))).value is None


@walked("opponent", ["random", "lookahead:1"])
def test_perfect_wins_what_is_won(opponent: str) -> None:
    engine = EllieEngine(GAME)
    players = {Side.FIRST: make_player("perfect", engine), Side.SECOND: make_player(opponent, engine)}
    for seed in range(4):
        assert play_game(ElliePosition.start(3, 4), players, random.Random(seed)).value == 1
