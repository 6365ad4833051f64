"""Strategies as rules: the documents' examples with their numbers, and programs of a few lines that play every game."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import tiling_gui as tg
from tests.cli.calls import answer, refused
from tests.walks import walked
from tiling_gui.core.catalogue import game_of_position, read_position
from tiling_gui.core.game import Side, reached
from tiling_gui.core.limits import Limit, Run
from tiling_gui.errors import InputError
from tiling_gui.players.match import play_game
from tiling_gui.players.player import RandomPlayer, make_player
from tiling_gui.search.engine import make_engine
from tiling_gui.search.guarantee import Guarantee, guarantee
from tiling_gui.search.strategy_rule import StrategyRule

F3 = "sharing:friendship:3,"
ORDERS = "after 1: b, c, d, a, e, f, g; after 2: g, f, e, a, d, c, b"
"""The paper's v1 v2 v3 v0 v4 v5 v6 for red, and the reverse order for blue."""


def found_for(position: str, side: Side, rule: str, limit: Limit | None = None) -> Guarantee:
    start = read_position(position)
    return guarantee(StrategyRule(rule, start), side, make_engine(game_of_position(start)).solve(start), Run(limit))


@pytest.mark.parametrize(
    ("game", "rule", "share"),
    [
        ("vertices,edges", "3x 1 | 4x 2", 4),
        ("edges,vertices", "1x 1 | 8x 2", 2),
        ("edges,faces", "1x 1 | 8x 2", 2),
        ("vertices,faces", "3x 1 | 4x 2", 3),
        ("faces,vertices", "2x 1 | 2x 2", 5),
        ("faces,edges", "2x 1 | 2x 2", 6),
    ],
)
def test_what_max_proposes_in_example_1_of_the_paper(game: str, rule: str, share: int) -> None:
    found = found_for(f"{F3}{game},2", Side.MAX, rule)
    assert (found.value, found.best, found.shortfall) == (share, share, 0)


@walked(("shared", "share"), [("edges", 4), ("faces", 3)])
def test_the_order_in_which_min_colours_in_example_1(shared: str, share: int) -> None:
    found = found_for(f"{F3}vertices,{shared},2", Side.MIN, ORDERS)
    assert (found.value, found.shortfall) == (share, 0)


@pytest.mark.parametrize(("edges", "share"), [("ab bc ac ad de ae af fg ag", 2), ("ab bc ac ad de ae fg af ag", 3)])
def test_which_edge_is_the_first_matters_in_example_1(edges: str, share: int) -> None:
    order = edges.split()
    rule = f"after 1: {', '.join(order)}\nafter 2: {', '.join(reversed(order))}"
    assert found_for(f"{F3}edges,vertices,2", Side.MIN, rule).value == share


def edges_of_friends(colours: tuple[int, ...]) -> int:
    """How many edges of the three triangles 012, 034, 056 have ends of different colours."""
    edges = [(0, 1), (1, 2), (2, 0), (0, 3), (3, 4), (4, 0), (0, 5), (5, 6), (6, 0)]
    return sum(colours[u] != colours[v] for u, v in edges)


@walked("reds", [1, 2, 3, 4])
def test_so_many_reds_in_any_order_against_every_colouring(reds: int) -> None:
    """Whatever the order of the colours, MIN can reach every colouring with so many, so the worst one counts."""
    colourings = [tuple(word >> v & 1 for v in range(7)) for word in range(1 << 7) if word.bit_count() == reds]
    found = found_for(f"{F3}vertices,edges,2", Side.MAX, f"{reds}x 1 | {7 - reds}x 2")
    assert found.value == min(map(edges_of_friends, colourings))


def worst(position: Any, allowed: Any, side: Side, last: Any = None) -> int:
    """The worst result for `side`, which makes any of the moves `allowed(position, last)`, by trying every game."""
    if position.is_over:
        return int(position.value())
    mine = position.to_move is side
    ends = [
        worst(position.play(move), allowed, side, None if mine else move)
        for move in (allowed(position, last) if mine else position.moves())
    ]
    return min(ends) if side in (Side.MAX, Side.FIRST) else max(ends)


def in_the_same_block(position: Any, last: Any) -> Any:
    """The moves in the block of 2 x 2 squares of the last move, if there are any, or else all."""

    def block(move: Any) -> set[tuple[int, int]]:
        return {(row // 2, column // 2) for row, column in move}

    same = [move for move in position.moves() if last and len(block(last)) == 1 and block(move) == block(last)]
    return same or position.moves()


def turned(position: Any, last: Any) -> Any:
    """The last move turned by half a turn, if it is legal, or else all moves."""
    board = position.board
    image = last and tuple(sorted((board.rows - 1 - r, board.columns - 1 - c) for r, c in last))
    return [image] if image in position.moves() else position.moves()


@walked("board", ["2x3", "2x4", "3x3", "ellie:3x3", "ellie:2x3", "ellie:2x4"])
@walked(("rule", "same"), [("same 2x2, any", in_the_same_block), ("half-turn; any", turned), ("any", None)])
def test_answers_on_boards_against_every_game(board: str, rule: str, same: Any) -> None:
    start = read_position(board)
    for side in game_of_position(start).sides:
        found = found_for(board, side, rule)
        assert found.value == worst(start, same or (lambda position, last: position.moves()), side)
        assert reached(start, found.line).value() == found.value


def test_second_wins_ellie_on_3x3_whatever_it_does_and_first_does_not_on_2x3() -> None:
    """On 3 x 3 a tile leaves room for a second one, and never two for a third (the slides of Heubach and Chinn)."""
    assert found_for("ellie:3x3", Side.SECOND, "any").value == -1
    careless, smart = found_for("ellie:2x3", Side.FIRST, "any"), found_for("ellie:2x3", Side.FIRST, "a1-b1-b2, any")
    assert (careless.value, careless.best) == (-1, 1)
    assert smart.value == make_engine(game_of_position(smart.position)).solve(smart.position).value == 1


def test_the_other_heap_is_treated_alike() -> None:
    assert found_for("heaps:nim:4,4", Side.SECOND, "swap #1 #2").value == -1
    assert found_for("heaps:nim:4,3", Side.SECOND, "swap #1 #2; any").value == 1


def test_values_proposed_one_after_the_other() -> None:
    """MAX proposes 6, 3, 0 in X (Y - Z) whatever MIN does: the worst of the six ways to place them."""
    places = [(x, y, z) for x in (6, 3, 0) for y in (6, 3, 0) for z in (6, 3, 0) if {x, y, z} == {6, 3, 0}]
    found = found_for("evaluate:x*(y-z)", Side.MAX, "1x 6, 1x 3, 1x 0")
    assert found.value == min(x * (y - z) for x, y, z in places) == -18
    assert found.shortfall == 36


def test_names_blocks_and_counts_of_any_game() -> None:
    """On a cycle of six the answer within {a b c d} or {e f a}, once, before any other edge."""
    start = read_position("matching:cycle:6")
    rule = StrategyRule("1x {a b c d} ; swap a d  b e  c f ; any", start)
    assert [start.write(move) for move in rule.allowed(start, rule.beginning)] == ["a–b", "b–c", "c–d"]
    moves = (start.read("ab"), start.read("ef"))
    after = reached(start, moves)
    memory = rule.remembered(start, moves, Side.MAX)
    assert [after.write(move) for move in rule.allowed(after, memory)] == ["c–d"]
    assert rule.remembered(start, moves[:1], Side.MAX).made == (1,)


def test_a_rule_without_a_move_is_no_strategy() -> None:
    found = found_for("4x4", Side.MIN, "same 2x2")
    assert found.gap is not None
    stuck = reached(found.position, found.gap)
    assert stuck.to_move is Side.MIN
    assert not stuck.is_over
    assert len({square for move in found.gap[-1:] for square in [(r // 2, c // 2) for r, c in move]}) == 2
    assert "no strategy" in found.sentences()[0]


def test_a_search_that_does_not_end_says_so_and_keeps_what_it_met() -> None:
    found = found_for("4x4", Side.MIN, "any", Limit(nodes=500))
    assert not found.finished
    assert found.value is None
    assert found.lower == reached(found.position, found.line).value()
    assert found.sentences()[0].startswith("Not finished")
    lost = found_for("ellie:3x4", Side.SECOND, "any", Limit(nodes=30))
    assert (lost.finished, lost.value, reached(lost.position, lost.line).value()) == (False, 1, 1)


def test_what_is_never_a_move_is_named() -> None:
    assert found_for("2x3", Side.MAX, "z9-z8, a1-b1, any").unused == ("z9-z8",)


@walked("rule", ["", "# nothing", "a1-b1,,any", "same", "same 3", "swap a", "swap a b b c", "after 3x a1-b1: any"])
def test_what_is_no_rule_is_refused(rule: str) -> None:
    with pytest.raises(InputError, match="strategy"):
        StrategyRule(rule, read_position("2x3"))


def test_reflections_and_blocks_of_squares_are_for_boards() -> None:
    for rule in ("half-turn", "same 2x2"):
        with pytest.raises(InputError, match="boards of squares"):
            StrategyRule(rule, read_position("matching:petersen"))


@walked("seed", range(5))
def test_a_player_follows_its_rule(seed: int) -> None:
    """Three reds and four blues are proposed in some order; the text of the player makes the same player again."""
    start = read_position(f"{F3}vertices,edges,2")
    player = make_player("strategy:3x 1 | 4x 2", make_engine(game_of_position(start)), start=start)
    assert make_player(player.spec, make_engine(game_of_position(start)), start=start).spec == player.spec
    played = play_game(start, {Side.MAX: player, Side.MIN: RandomPlayer()}, random.Random(seed))
    assert sorted(move.colour for move in played.moves[::2]) == [1, 1, 1, 2, 2, 2, 2]
    assert played.fallbacks == 0
    assert played.value is not None
    assert played.value >= 4
    short = make_player("mixed:strategy:1x 1:0", make_engine(game_of_position(start)), start=start)
    assert play_game(start, {Side.MAX: short, Side.MIN: RandomPlayer()}, random.Random(seed)).fallbacks == 6


def test_the_library_answers_in_one_call() -> None:
    found = tg.guarantee("4x4", "half-turn, any", "min")
    assert (found.value, found.shortfall, reached(found.position, found.line).value()) == (8, 1, 8)
    assert " at 0x" not in repr(found)
    with pytest.raises(tg.InputError, match="max and min"):
        tg.guarantee("4x4", "any", "first")


def test_the_command_line_reads_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "min.txt"
    file.write_text("# the paper's order\n" + ORDERS.replace("; ", "\n"))
    game = f"{F3}vertices,edges,2"
    data = answer(capsys, "solve", game, "--min", f"strategy:{file}", "--max", "strategy:2x 1 | 5x 2", "--no-store")
    high, low = data["strategies"]
    assert (high["side"], high["value"], high["shortfall"], low["value"], low["shortfall"]) == ("MAX", 2, 2, 4, 0)
    assert low["rule"] == ORDERS
    start = read_position(game)
    kind = game_of_position(start)
    assert reached(start, map(kind.move_from_json, high["line"])).value() == 2
    assert json.loads(json.dumps(high["line_text"])) == high["line_text"]
    assert "match" in refused(capsys, "solve", "4x4", "--max", "perfect")
    assert "at least one line" in refused(capsys, "solve", "4x4", "--max", "strategy:")
