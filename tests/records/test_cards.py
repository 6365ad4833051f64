"""Exercises and statistics of planted games: exactly the mistakes that brute force finds, and their counts."""

import json
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import DATA
from tests.records.test_task import worth
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.players.adaptive import LADDER
from tiling_gui.players.player import free_count
from tiling_gui.players.rating import MEAN, history, levels
from tiling_gui.players.review import Mistake, Review, review
from tiling_gui.players.sprt import expected_score
from tiling_gui.records import json_form, text
from tiling_gui.records.cards import INTERVALS, Card, Score, due_first, read_card, score_of
from tiling_gui.records.known import Bounds, heard, with_bounds
from tiling_gui.records.posed import OwnMistake, own_mistakes
from tiling_gui.records.puzzles import random_game
from tiling_gui.records.record import GameRecord, NamedPlayer, Result, new_record
from tiling_gui.records.reviewed import REVIEW, is_reviewed, judgement, punished, with_review
from tiling_gui.records.statistics import Statistics, statistics
from tiling_gui.records.statistics_words import sentences
from tiling_gui.records.task import keeps
from tiling_gui.records.verdict import Verdict
from tiling_gui.search.engine import make_engine
from tiling_gui.store import Store
from tiling_gui.store.tasks import all_mistakes, all_records, answered, cards, score

STARTS = {key: (game.example,) for key, game in GAMES.items()} | {
    "domino": ("3x3", "3x4", "2x5"),
    "ellie": ("3x3", "3x4"),
    "heaps": ("grundy:7", "nim:1,2,3"),
    "matching": ("cycle:7", "path:6"),
    "evaluate": ("x/y+z",),
    "sharing": ("path:4,edges,vertices,2",),
}
YOU, LEVEL = NamedPlayer("human", "You"), NamedPlayer("random", "Random")
ANNA = NamedPlayer("human", "Anna")


def played(key: str, setup: str, seed: int, players: tuple[NamedPlayer, NamedPlayer], **fields: Any) -> GameRecord:
    """A random game from a start, played to its end."""
    game = GAMES[key]
    record = new_record(key, game.parse(setup, game.sides[0]), dict(zip(game.sides, players, strict=True)), **fields)
    tree = record.tree
    for move in random_game(record.tree.start, random.Random(seed)):
        tree = tree.add(move)
    when = f"2026-01-{seed + 1:02}T12:00:00+00:00"
    ended = replace(record.with_tree(tree), finished=when)
    return ended.ended(worth(tree.start) if key != "ellie" and key != "heaps" else None)


def reviewed(record: GameRecord) -> GameRecord:
    engine = make_engine(record.tree.game, threads=1, memory_mb=16)
    try:
        return with_review(record, review(record.tree.start, record.line, engine))
    finally:
        engine.close()


def wrong(record: GameRecord) -> Iterator[tuple[int, Any, Any]]:
    """(number, side, cost) of every move that changes the value, by definition."""
    position = record.tree.start
    for number, move in enumerate(record.line, 1):
        after = position.play(move)
        if worth(position) != worth(after):
            yield number, position.to_move, abs(worth(position) - worth(after))
        position = after


@pytest.mark.parametrize("key", GAMES)
def test_the_exercises_are_exactly_ones_own_mistakes(key: str) -> None:
    found = 0
    for setup in STARTS[key]:
        for seed in range(4):  # with fewer nobody makes a mistake in filling a vector
            record = played(key, setup, seed, (YOU, LEVEL) if seed % 2 else (LEVEL, YOU))
            own = record.tree.game.sides[1 - seed % 2]
            assert list(own_mistakes(record)) == []
            done = reviewed(record)
            mine = list(own_mistakes(done, {"You"}))
            assert [(each.number, each.cost) for each in mine] == [
                (number, cost) for number, side, cost in wrong(record) if side is own
            ]
            for each in mine:
                task = each.task
                assert worth(task.position) == task.value != worth(task.position.play(task.played))
                assert task.position == done.tree.position_at(done.line[: each.number - 1])
            assert list(own_mistakes(done, {"Anna"})) == []
            found += len(mine)
    assert found, "the planted games have mistakes"


@walked(("after", "said"), [((5, 5), True), ((7, 7), False), ((4, 6), None), ((None, 6), None)])
def test_a_mistake_is_punished_where_that_is_proved(after: tuple[Any, Any], said: bool | None) -> None:
    """MAX gives 6 away for 5, and MIN keeps the 5, or gives 7 back."""
    record = played("domino", "3x4", 0, (YOU, LEVEL))
    moves = record.line[:2]
    mistake = Mistake(1, Side.MAX, moves[0], 6, 5)
    answer = [Mistake(2, Side.MIN, moves[1], 5, 7)] if said is False else []
    found = Review(record.tree.start, moves, ((6, 6), (5, 5), after), (mistake, *answer), None)
    assert punished(found, 1) is said


def test_a_review_stays_with_the_game_in_every_form() -> None:
    for seed in range(5):
        record = played("domino", "3x4", seed, (YOU, LEVEL))
        assert not is_reviewed(record)
        done = reviewed(record)
        assert is_reviewed(done)
        numbers = [number for number, _, _ in wrong(record)]
        kept = done.extra[REVIEW]
        assert [each["number"] for each in kept["mistakes"]] == numbers
        assert [each["punished"] for each in kept["mistakes"]] == [number + 1 not in numbers for number in numbers]
        assert kept["exact"]
        assert done.line == record.line
        for number in numbers:
            node = done.tree.at(done.line[: number - 1])
            (better,) = [child.move for child in node.children[1:]]
            position = done.tree.position_at(done.line[: number - 1])
            assert worth(position.play(better)) == worth(position)
        for form in (json_form, text):
            again = form.read(form.write(done))
            assert again.extra[REVIEW] == kept
            assert again.tree == done.tree


def test_what_bounds_prove_makes_exercises_and_counts() -> None:
    """Of a game against brute force only bounds are noted: what they prove is asked and counted, and nothing else."""
    rng, single, shared = random.Random(48), 0, 0
    for seed in range(30):
        record = played("domino", "2x5" if seed % 2 else "3x3", seed, (YOU, LEVEL))
        tree = record.tree
        for ply in range(len(record.line) + 1):
            value = worth(tree.position_at(record.line[:ply]))
            around = Bounds(value - rng.choice((0, 0, 1)), value + rng.choice((0, 0, 1)))
            if rng.random() < 0.6:
                tree = with_bounds(tree, record.line[:ply], around)
        record = record.with_tree(tree)
        costs = {number: cost for number, side, cost in wrong(record) if side is Side.MAX}
        asked, found = list(own_mistakes(record, {"You"})), judgement(record)
        for each in asked:
            task = each.task
            position = task.position
            right = {move for move in position.moves() if worth(position.play(move)) == worth(position)}
            assert each.cost <= costs[each.number]
            assert task.exact or (task.kept[1] is None and task.kept[0] <= worth(position))
            assert all(keeps(position, task.value, (worth(position.play(move)), None)) for move in right)
            after = worth(position.play(task.played))
            assert keeps(position, task.value, (after, after)) is False
            single += not task.exact
        mine = [loss for loss in found.losses if loss.side is Side.MAX]
        for loss in mine:
            assert sum(number in costs for number in loss.numbers) >= loss.mistakes
            shared += 1
        total = statistics([record], "domino", {"You"}).total
        assert total.mistakes == len(asked) + sum(loss.mistakes for loss in mine) <= len(costs)
        kept = [number for number in found.kept if found.sides()[number - 1] is Side.MAX]
        exact = [each for each in found.of(Side.MAX) if each.exact]
        assert (total.judged, total.cost) == (len(kept) + len(exact), sum(each.lost for each in exact))
        assert total.cost == sum(costs.get(number, 0) for number in (*kept, *(each.ply for each in exact)))
    assert single
    assert shared


def test_what_rests_on_a_file_makes_no_exercise() -> None:
    record = reviewed(played("domino", "3x4", 1, (YOU, YOU)))
    assert list(own_mistakes(record))
    claimed = replace(record, tree=heard(record.tree))
    assert list(own_mistakes(claimed)) == []
    assert judgement(claimed).mistakes == (), "by the end of the game alone"


# Cards ------------------------------------------------------------------------------------------------------------


def test_right_answers_wait_longer_each_time_and_a_wrong_one_begins_anew() -> None:
    card, today = Card(), date(2026, 1, 1)
    assert card.is_due(today)
    for days in (*INTERVALS, INTERVALS[-1]):
        card = card.after(True, today)
        assert card.due == today + timedelta(days)
        assert card.after(False, today) == card, "only the first answer of a day counts"
        today += timedelta(days)
        assert not card.is_due(today - timedelta(1))
    card = card.after(False, today)
    assert (card.box, card.due, card.missed) == (0, today + timedelta(1), 1)
    assert read_card(json.loads(json.dumps(card.to_json()))) == card


@walked("data", [None, 3, {}, {"box": -1, "asked": 0, "missed": 0}, {"box": 1, "asked": 1, "missed": 0, "due": "x"}])
def test_a_card_that_cannot_be_read_is_new(data: Any) -> None:
    assert read_card(data) == Card()


def test_answers_are_kept_and_what_was_missed_comes_first() -> None:
    records = [reviewed(played("domino", "3x4", seed, (YOU, YOU))) for seed in range(4)]
    today = date(2026, 5, 1)
    with Store.open() as store:
        for record in records:
            store.put_game(record)
        found = all_mistakes(all_records(store), {"You"})
        assert {(each.record, each.number) for each in found} == {
            (record.id, number) for record in records for number, _, _ in wrong(record)
        }
        turn = due(found, store, today)
        assert len(turn) == len({each.task.code for each in found})
        for each in turn[1:]:
            answered(store, each.task.code, True, today)
        answered(store, turn[0].task.code, False, today)
        assert due(found, store, today) == []
    with Store.open() as store:
        again = due(all_mistakes(all_records(store)), store, today + timedelta(1))
        assert again[0].task.code == turn[0].task.code
        assert len(again) == len(turn)


def due(found: list[OwnMistake], store: Store, today: date) -> list[OwnMistake]:
    return due_first(found, [each.task for each in found], cards(store), today)[0]


def test_the_score_is_a_view_of_the_cards() -> None:
    """Right, right, wrong, right with a hint, right; the second answers to the first task do not count."""
    today = date(2026, 1, 1)
    with Store.in_memory() as store:
        store.save("puzzles", {"streak": 2, "best": 3, "solved": 4, "tried": 6, "answered": ["x"]})
        for code, right, hinted in (("a", True, False), ("b", True, False), ("c", False, False), ("d", True, True)):
            answered(store, code, right, today, hinted=hinted)
        answered(store, "a", False, today)
        answered(store, "a", False, today + timedelta(1))
        assert score(store) == Score(0, 4, 7, 10)
        answered(store, "e", True, today)
        assert score(store) == Score(1, 4, 8, 11)
    assert score_of([], {"streak": "x"}) == Score()


def test_an_answer_is_kept_when_the_program_is_killed_after_it(tmp_path: Path) -> None:
    code = (
        "import os, signal, sys; from datetime import date; from tiling_gui.store import Store; "
        "from tiling_gui.store.tasks import answered; "
        "answered(Store.open(sys.argv[1]), '0123456789abcdef', False, date(2026, 5, 1)); "
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=False, capture_output=True)
    assert done.returncode == -signal.SIGKILL, done.stderr
    with Store.open(tmp_path) as store:
        (card,) = cards(store).values()
    assert replace(card, when="") == Card(0, date(2026, 5, 2), 1, 1, False)


# Statistics -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def planted() -> list[GameRecord]:
    """Sixteen games of 3x3, 3x4 and 2x5: as MAX, as MIN, on both sides, and one of somebody else."""
    seats = ((YOU, LEVEL), (LEVEL, YOU), (YOU, YOU), (ANNA, LEVEL))
    return [reviewed(played("domino", STARTS["domino"][seed % 3], seed, seats[seed % 4])) for seed in range(16)]


def of_you(records: list[GameRecord]) -> Statistics:
    return statistics([*reversed(records), reviewed(played("ellie", "3x3", 1, (YOU, LEVEL)))], "domino", {"You"})


def test_games_and_results_by_opponent_side_and_board(planted: list[GameRecord]) -> None:
    found = of_you(planted)
    mine = [record for record in planted if YOU in record.players.values()]
    assert [game.id for game in found.games] == [record.id for record in mine], "the oldest first"
    against = [record for record in mine if LEVEL in record.players.values()]
    outcome = {"won": 0, "drawn": 0, "lost": 0}
    for record in against:
        gap = worth(record.tree.position_at(record.line)) - worth(record.tree.start)
        gap = gap if record.player(Side.MAX) == YOU else -gap
        outcome["won" if gap > 0 else "lost" if gap < 0 else "drawn"] += 1
    row = found.opponents["random"]
    assert {name: getattr(row, name) for name in outcome} == outcome
    assert row.games == len(against)
    assert found.opponents[""].games == len(mine) - len(against)
    assert found.opponents[""].won == found.opponents[""].lost == 0
    assert found.sides["MAX"].games == found.sides["MIN"].games == 4
    assert {board: row.games for board, row in found.boards.items()} == {
        board: sum(record.board == board for record in mine) for board in STARTS["domino"]
    }


def test_costs_phases_and_first_mistakes(planted: list[GameRecord]) -> None:
    found = of_you(planted)
    mine = [record for record in planted if YOU in record.players.values()]
    costs, phases, firsts = [], {"opening": [], "middle": [], "end": []}, []
    for record in mine:
        position, first, total = record.tree.start, None, record.tree.start.free.bit_count()
        for number, move in enumerate(record.line, 1):
            after = position.play(move)
            if record.player(position.to_move) == YOU:
                cost = abs(worth(after) - worth(position))
                costs.append(cost)
                share = Fraction(position.free.bit_count(), total)
                name = "opening" if share > Fraction(2, 3) else "middle" if share > Fraction(1, 3) else "end"
                phases[name].append(cost)
                first = first or (number if cost else None)
            position = after
        firsts.append(first)
    assert found.total.mean_cost == Fraction(sum(costs), len(costs)) > 0
    assert found.total.mistakes == sum(map(bool, costs))
    for name, row in found.phases.items():
        assert (row.judged, row.cost) == (len(phases[name]), sum(phases[name]))
    some = [first for first in firsts if first]
    assert found.first_mistakes == (len(some), firsts.count(None), Fraction(sum(some), len(some)))
    assert len(found.costs()) == len(mine)


def test_what_is_free_shrinks_with_every_move() -> None:
    for key, setups in STARTS.items():
        for setup in setups:
            record = played(key, setup, 1, (YOU, LEVEL))
            positions = [record.tree.position_at(record.line[:ply]) for ply in range(len(record.line) + 1)]
            free = [free_count(position) for position in positions]
            assert free == sorted(free, reverse=True)
            assert free[-1] < free[0]


def won(seed: int, level: str, verdict: Verdict, **extra: int) -> GameRecord:
    """A game of 5x5 with a given verdict."""
    record = new_record("domino", GAMES["domino"].parse("5x5", Side.MAX), {Side.MAX: YOU, Side.MIN: NamedPlayer(level)})
    record = record.with_tree(record.tree.add_line(random_game(record.tree.start, random.Random(seed))))
    ended = replace(record, finished=f"2026-02-{seed + 1:02}T12:00:00+00:00").ended()
    return replace(ended, result=Result(ended.result.value, None, verdict), extra=extra)


def test_games_against_levels_are_rated_and_no_others(planted: list[GameRecord]) -> None:
    games = [
        won(0, "lookahead:2", Verdict.MAX),
        won(1, "lookahead:2", Verdict.DRAW),
        won(2, "perfect", Verdict.MIN),
        won(3, "lookahead:2:average:2,2", Verdict.MAX),
        won(4, "perfect", Verdict.MAX, takebacks=1),
    ]
    found = of_you([*planted, *games])
    expected_ratings = history([("lookahead:2", 1.0), ("lookahead:2", 0.5), ("perfect", 0.0)])
    assert [rating for _, rating in found.ratings] == expected_ratings
    assert [when for when, _ in found.ratings] == [game.finished for game in games[:3]]


# Rating -----------------------------------------------------------------------------------------------------------


def test_the_ladder_is_that_of_the_measured_table() -> None:
    """The points are those of docs/levels.md, and the ratings predict exactly them."""
    page = (DATA.parent.parent / "docs" / "levels.md").read_text(encoding="utf-8")
    table = page.partition("## Players without chance")[2]
    rows = [line.split("|")[2].strip() for line in table.splitlines() if line.startswith("| ")][1:]
    assert sorted(map(float, rows)) == sorted(LADDER.values())
    found = levels()
    for name, points in LADDER.items():
        others = [level.rating for other, level in found.items() if other != name]
        assert 4 * sum(expected_score(found[name].rating - other) for other in others) == pytest.approx(
            points, abs=1e-3
        )


def test_a_rating_is_found_again_within_its_error() -> None:
    """For players of known strength the interval of 95 percent contains it about that often."""
    rng, held, names = random.Random(1), 0, [name for name in LADDER if name != "random"]
    for _ in range(40):
        true = rng.gauss(MEAN, 250)
        ladder = {name: rng.gauss(level.rating, level.error) for name, level in levels().items()}
        results = []
        for _ in range(12):
            name = rng.choice(names)
            results.append((name, float(rng.random() < expected_score(true - ladder[name]))))
        rating = history(results)[-1]
        held += rating.low <= true <= rating.high
    assert held >= 34


def test_more_games_make_the_error_smaller_and_one_game_says_little() -> None:
    ratings = history([("lookahead:2", 1.0), ("lookahead:2", 0.0)] * 15)
    assert ratings[0].high - ratings[0].low > 800
    widths = [rating.high - rating.low for rating in ratings]
    assert widths[-1] < widths[5] < widths[0]
    assert abs(ratings[-1].rating - levels()["lookahead:2"].rating) < 60
    with pytest.raises(KeyError):
        history([("human", 1.0)])


def test_a_rating_of_too_few_games_is_not_said(planted: list[GameRecord]) -> None:
    found = of_you(planted)
    rated = {count: replace(found, ratings=(("", history([("lookahead:2", 0.5)] * count)[-1]),)) for count in (1, 40)}
    said = {count: " ".join(sentences(few)) for count, few in rated.items()}
    assert "Too few games" in said[1]
    assert "Rating" not in said[1]
    assert "Rating ≈" in said[40]
