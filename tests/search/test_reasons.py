"""Reasons of the other games, compared with brute force by each game's rules, and of the matching game by graphs.

`REASONS=2000 pytest -s tests/search/test_reasons.py -k brute` checks that many random moves of each.
"""

import os
import random
from collections import Counter
from fractions import Fraction

import pytest

from tests.search.definition import value_by_definition as value
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side, plain_move
from tiling_gui.core.limits import Run
from tiling_gui.games.heaps.treblecross import TreblecrossPosition
from tiling_gui.language import plain
from tiling_gui.search.engine import make_engine
from tiling_gui.search.reasons import Reason, format_list, number_text, reasons

MOVES = int(os.environ.get("REASONS", "15"))
STARTS = {
    "heaps": ["nim:3,5,4", "kayles:7,4", "grundy:9,5", "treblecross:10", "nim:6", "dawson:8,5"],
    "ellie": ["4x4", "3x5", "2x6", "...#/..../#..."],
    "matching": ["petersen", "cycle:10", "torus:3x4", "grid:3x4", "path:11", "wheel:6", "path:14"],
    "sharing": ["cycle:5,edges,vertices,2", "complete:4,edges,vertices,2", "path:5,edges,vertices,2,odd"],
    "evaluate": ["xy-x", "a+b*c", "x*y-z", "x/y+z"],
}
HIGH = (Side.MAX, Side.FIRST)
_ends: dict = {}
_nimbers: dict = {}


@pytest.fixture(autouse=True)
def forget():
    yield
    for known in (_ends, _nimbers):
        known.clear()


def ends(position) -> frozenset:
    """Every value with which the game can still end."""
    if position not in _ends:
        after = [ends(position.play(move)) for move in position.moves()]
        _ends[position] = frozenset().union(*after) if after else frozenset({position.value()})
    return _ends[position]


def nimber(position) -> int:
    """The Grundy value by definition: the least number that no move leads to."""
    if position not in _nimbers:
        after = [position.play(move) for move in position.moves()]
        if isinstance(position, TreblecrossPosition):  # whoever lets the other make three in a row has lost
            after = [each for each in after if not each.winning_cells()]
        met = set(map(nimber, after))
        _nimbers[position] = next(n for n in range(len(met) + 1) if n not in met)
    return _nimbers[position]


def alone(position, names):
    """The game on a part alone: a heap of a heap game, or some squares of ELLIE."""
    start = position.set_up() if hasattr(position, "set_up") else position
    if position.__class__.__name__ == "ElliePosition":
        rows = [
            "".join("." if f"{chr(97 + c)}{r + 1}" in names else "#" for c in range(start.board.columns))
            for r in range(start.board.rows)
        ]
        return GAMES["ellie"].parse("\n".join(rows) + "\n", Side.FIRST)
    ((name),) = names
    k = int(name.removeprefix("#")) - 1
    heaps = position.heaps
    text = GAMES["heaps"].to_json(position)["start"]
    return GAMES["heaps"].parse(f"{text.rpartition(':')[0]}:{heaps[k]}", Side.FIRST)


def is_true(reason: Reason) -> bool:
    position = reason.position
    best, numbers = value(position), list(reason.numbers)
    by_text = {plain_move(position.write(move)): move for move in position.moves()}
    named = [plain_move(text) for text in reason.moves]
    if reason.kind == "keepers":
        good = {text for text, move in by_text.items() if value(position.play(move)) == best}
        return set(named) == good and numbers == [len(good), best]
    if reason.kind == "nim_parts":
        values = [nimber(alone(position, names)) for names in reason.parts]
        return [*values, nimber(position)] == numbers
    after = position if reason.move is None else position.play(reason.move)
    replies = {plain_move(after.write(move)): move for move in after.moves()}
    shown = [after.play(replies[text]) for text in named if text in replies]
    left = value(after)
    if reason.kind == "nim_sum":
        return numbers == [nimber(position), nimber(after)] and [nimber(each) for each in shown] == [0] * bool(
            numbers[1]
        )
    if reason.kind == "three":
        return all(each.is_over for each in shown) and (after.is_over != bool(shown))
    if reason.kind == "room":
        bound, wished = numbers
        least, most = min(ends(after)), max(ends(after))
        high = position.to_move in HIGH
        if best == left:
            return wished == bound == best and (least >= bound if high else most <= bound)
        return wished == best and (most <= bound < best if high else least >= bound > best)
    if numbers[-1] != best or (best != left and numbers[-2:] != [left, best]):
        return False
    if reason.kind == "settled":
        return ends(after) == {left}
    if reason.kind == "gives":
        new = {
            name
            for name, was, now in zip(game_names(position), position.owners, after.owners, strict=True)
            if was is None and now is reason.owner
        }
        return new == set(reason.places) and (reason.owner is Side.MIN) == (best == left)
    if reason.kind in ("reply", "leaf") and (value(shown[0]) != left or left == best):
        return False
    if position.__class__.__name__ == "MatchingPosition":
        return is_true_of_graph(reason, position, after, shown, by_text)
    return reason.kind == "reply"


def game_names(position):
    return position.game.shared_names


def is_true_of_graph(reason, position, after, shown, by_text) -> bool:
    names = position.names
    near = {v: {a + b - v for a, b in position.graph.edges if v in (a, b)} for v in range(len(names))}
    places = {v for v, name in enumerate(names) if name in reason.places}

    def free(at):
        return {v for v in near if all(v not in edge for edge in at.chosen)}

    def wasted(before, later):
        return {v for v in free(later) if near[v] & free(before) and not near[v] & free(later)}

    if reason.kind == "kills":
        return wasted(position, after) == places != set()
    if reason.kind == "saves":
        (leaf,) = places
        (stem,) = near[leaf] & free(position)
        return leaf in reason.move and len(near[stem] & free(position)) > 1
    if reason.kind == "reply":
        return not places or wasted(after, shown[0]) == places
    if reason.kind == "leaf":
        (leaf,) = places
        made = len(near[leaf] & free(after)) == 1 < len(near[leaf] & free(position))
        return made and leaf in wasted(after, shown[0])
    if reason.kind == "missed":
        better = by_text[plain_move(reason.moves[0])]
        return (
            wasted(position, position.play(better)) == places
            and value(position.play(better)) == value(position)
            and value(shown[-1]) == value(after) != value(position)
            and bool(places - free(shown[-1]))
        )
    parts = [{names.index(name) for name in part} for part in reason.parts]
    if reason.kind == "zugzwang":
        x, n = (of_part(position.graph, parts[0], side) for side in (Side.MAX, Side.MIN))
        return x == n - 1
    assert reason.kind == "parts"
    means = [Fraction(sum(of_part(position.graph, part, side) for side in (Side.MAX, Side.MIN)), 2) for part in parts]
    open_now = {v for v in free(after) if near[v] & free(after)}
    apart = all(not near[v] & free(after) - part for part in parts for v in part)
    return list(reason.numbers)[: len(means)] == means and set().union(*parts) == open_now and apart


def of_part(graph, part, side) -> int:
    """The number of edges still to come among some vertices alone."""
    edges = [edge for edge in graph.edges if part.issuperset(edge)]
    best = max if side is Side.MAX else min
    return best((1 + of_part(graph, part - set(edge), side.other) for edge in edges), default=0)


@pytest.mark.parametrize("key", STARTS)
def test_every_sentence_is_true_by_brute_force(key):
    game, rng, kinds = GAMES[key], random.Random(36), Counter()
    engine = make_engine(game)
    for _ in range(MOVES):
        position = game.parse(rng.choice(STARTS[key]), game.sides[0])
        for _ in range(rng.randrange(1, 5)):
            if position.moves():
                position = position.play(rng.choice(position.moves()))
        if position.is_over:
            continue
        wrong = [move for move in position.moves() if value(position.play(move)) != value(position)]
        for move in (rng.choice(wrong or position.moves()), rng.choice(position.moves()), None):
            for reason in reasons(position, move, engine):
                assert is_true(reason), (position.diagram(), move, reason.to_json())
                kinds[reason.kind] += 1
    engine.close()
    print(f"\n{key}:", ", ".join(f"{kind} {count}" for kind, count in kinds.most_common()))
    assert len(kinds) > 1


def test_numbers_are_written_as_people_write_them():
    assert [number_text(Fraction(*each)) for each in ((5, 2), (1, 2), (3, 1), (-1, 3))] == ["2½", "½", "3", "−1/3"]
    assert format_list(["a1", "b1", "c1"]) == plain("{names} and {last}", names="a1, b1", last="c1")


def test_an_analysis_that_is_there_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = GAMES["matching"]
    position = kind.parse("grid:3x3", Side.MAX)
    engine = make_engine(kind)
    before, found = reasons(position, None, engine), engine.analyse(position, Run())
    monkeypatch.setattr(engine, "analyse", None)
    again = reasons(position, None, engine, analysis=found)
    assert before
    assert [each.text() for each in again] == [each.text() for each in before]
