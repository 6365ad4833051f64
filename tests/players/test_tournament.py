"""Tournaments: every two levels with roles exchanged, reproducible, scored by pairs; and the adaptive ladder."""

import csv
import io
import json
from dataclasses import replace
from fractions import Fraction

import pytest

from tiling_gui.core.limits import StopToken
from tiling_gui.engine.domino_engine import DominoEngine
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.players.adaptive import LADDER, LadderState, ladder_state
from tiling_gui.players.player import make_player
from tiling_gui.players.sprt import Sprt
from tiling_gui.players.tournament import CrossTable, Pair, level_specs, pairings, play_tournament
from tiling_gui.players.tournament_forms import cells, decisions

SPECS = ("random", "lookahead:1", "perfect")
START = DominoPosition.start(4, 4)


@pytest.fixture(scope="module")
def engine():
    made = DominoEngine(threads=1, memory_mb=16)
    yield made
    made.close()


def test_every_two_levels_meet_with_exchanged_roles_and_the_seed_repeats_them(engine) -> None:
    specs = ("random", "lookahead:1", "mixed:lookahead:2:1/2")
    one = list(play_tournament(START, specs, 2, engine, seed=3))
    assert [(p.one, p.other, p.number) for p in one] == list(pairings(3, 2))
    assert len(one) == 6
    assert one == list(play_tournament(START, specs, 2, engine, seed=3))
    for pair in one:
        for moves, value in zip(pair.moves, pair.values, strict=True):
            position = START
            for move in moves:
                position = position.play(move)
            assert position.is_over
            assert position.value() == value


def test_points_are_shared_out_and_the_table_adds_up(engine) -> None:
    table = CrossTable(SPECS, "4x4", 3)
    for pair in play_tournament(START, SPECS, 3, engine, seed=3):
        table.add(pair)
    assert sum(table.points(level)[0] for level in range(3)) == len(table.pairs) == 9
    for level in range(3):
        against = [table.points(level, other)[0] for other in range(3) if other != level]
        assert table.points(level)[0] == sum(against)
    assert table.points(2, 0)[0] >= Fraction(3, 2)  # perfect play never loses a pair
    data = json.loads(table.to_json())
    assert [level["player"] for level in data["levels"]] == list(SPECS)
    assert len(data["pairs"]) == 9
    rows = list(csv.DictReader(io.StringIO(table.to_csv())))
    assert {row["player"] for row in rows} == set(SPECS)
    assert float(rows[0]["points"]) >= float(rows[-1]["points"])
    assert rows[0][rows[0]["player"]] == ""


def test_a_table_of_many_levels_counts_each_pair_of_games_once(monkeypatch: pytest.MonkeyPatch) -> None:
    counted, levels = [], 40
    points = Pair.points.fget
    monkeypatch.setattr(Pair, "points", property(lambda pair: counted.append(pair) or points(pair)))
    table = CrossTable(tuple(map(str, range(levels))), test=Sprt(0, 50))
    for one, other, number in pairings(levels, 1):
        table.add(Pair(one, other, number, (one, other), ((), ())))
    counted.clear()
    table.to_csv()
    assert len(decisions(table)) == levels * (levels - 1) // 2
    assert counted == []
    assert CrossTable(("a", "b", "c"), pairs=[Pair(0, 2, 0, (2, 1), ((), ()))], test=Sprt()).opponents() == [(0, 2)]


def test_stop_now_and_stop_after_this_game(engine) -> None:
    after, told = StopToken(), []

    def on_game(finished: int) -> None:
        told.append(finished)
        if finished == 3:
            after.stop()

    pairs = list(play_tournament(START, SPECS, 5, engine, stop_after=after, on_game=on_game))
    assert told == [1, 2, 3]
    assert len(pairs) == 1  # the second pair lacks its second game
    now = StopToken()
    now.stop()
    assert list(play_tournament(START, SPECS, 5, engine, stop=now)) == []


def test_a_tournament_of_one_is_refused(engine) -> None:
    with pytest.raises(InputError, match="two levels"):
        list(play_tournament(START, ("random",), 1, engine))
    with pytest.raises(InputError, match="no player"):
        list(play_tournament(START, ("random", "brilliant"), 1, engine))


def test_the_adapting_player_follows_results(engine) -> None:
    for spec in LADDER:
        assert make_player(spec, engine).spec == spec
    begin = LadderState()
    assert begin.after("a", 1).level == begin.level + 1
    assert begin.after("a", 1).after("a", 1).level == begin.level + 1  # a game counts once
    assert begin.after("a", -1).level == begin.level - 1
    assert begin.after("a", 0).level == begin.level
    climber = begin
    for number in range(40):
        climber = climber.after(str(number), 1)
    assert climber.spec == list(LADDER)[-1]
    assert ladder_state(climber.to_json()) == climber
    for unreadable in (None, 3, {"level": 99, "counted": []}, {"level": 1}):
        assert ladder_state(unreadable) == LadderState()


def test_players_of_a_list_may_have_commas_of_their_own() -> None:
    assert level_specs("random, lookahead:2:average:2,2,lookahead:2:lecture:4,2,2,2 ,perfect") == (
        "random",
        "lookahead:2:average:2,2",
        "lookahead:2:lecture:4,2,2,2",
        "perfect",
    )


def test_the_standard_error_is_that_of_independent_pairs() -> None:
    table = CrossTable(("a", "b"))
    assert table.error(0) is None
    for k, values in enumerate([(2, 1), (1, 2), (2, 1), (2, 1)]):  # a wins three pairs of four
        table.add(Pair(0, 1, k, values, ((), ())))
    # Variance of one pair 3/4 * 1/4, unbiased * 4/3: 1/4; of the sum of four: 1.
    assert table.error(0) == pytest.approx(1)
    assert table.error(1) == pytest.approx(1)


def test_the_rows_of_every_form_have_the_mean_in_each_role() -> None:
    """The first level reached 3 as MAX and 1 as MIN, so the second 1 as MAX and 3 as MIN; a pair is worth one point."""
    table = CrossTable(("random", "perfect"), pairs=[Pair(0, 1, 0, (3, 1), ((), ()))], game="domino")
    heads, *rows = cells(table)
    assert heads[-2:] == ["As MAX", "As MIN"]
    assert {row[1]: (row[-4], *row[-2:]) for row in rows} == {
        "Random": ("1 of 1", "3.00", "1.00"),
        "Perfect": ("0 of 1", "1.00", "3.00"),
    }
    assert cells(replace(table, game=""))[0] == heads[:-2]
