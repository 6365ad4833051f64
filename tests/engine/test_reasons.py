"""Reasons in the tiling game, compared with brute force on the squares they name.

`REASONS=2000 pytest -s tests/engine/test_reasons.py -k brute` checks that many random mistakes (with `-s` it prints how
often each kind occurred).
"""

import os
import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest

from tests.theory import brute_force as brute
from tests.theory.shapes import Cells, edges
from tiling_gui.core.board import read_square
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Run, StopToken
from tiling_gui.games.domino.rules import GAME, DominoPosition, read_domino, read_shape
from tiling_gui.search.engine import make_engine
from tiling_gui.search.reasons import Proofs, Reason, reasons, sentences

MISTAKES = int(os.environ.get("REASONS", "20"))


@pytest.fixture(scope="module")
def engine():
    made = make_engine(GAME)
    yield made
    made.close()


# The rules, on sets of squares ------------------------------------------------------------------------------------


def free(position: DominoPosition) -> Cells:
    return frozenset(position.board.squares_in(position.board.squares)) - {s for d in position.placed for s in d}


def neighbours(cells: Cells, square: tuple[int, int]) -> set[tuple[int, int]]:
    r, c = square
    return {near for near in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)) if near in cells}


def value(cells: Cells, side: Side) -> int:
    return brute.values(cells)[side is Side.MIN]


@cache
def ends(cells: Cells) -> frozenset[int]:
    """Every number of further dominoes with which the game can end."""
    options = edges(cells)
    return frozenset(1 + n for domino in options for n in ends(cells - set(domino))) if options else frozenset({0})


def components(cells: Cells) -> set[Cells]:
    """The components with at least two squares."""
    left, found = set(cells), set()
    while left:
        part, new = set(), {next(iter(left))}
        while new:
            part |= new
            new = {near for square in new for near in neighbours(cells, square)} - part
        left -= part
        if len(part) > 1:
            found.add(frozenset(part))
    return found


def wasted(cells: Cells, domino) -> set[tuple[int, int]]:
    left = cells - set(domino)
    return {s for s in left if neighbours(cells, s) and not neighbours(left, s)}


# What each kind says, of the squares, moves and numbers it names --------------------------------------------------


def is_true(reason: Reason) -> bool:
    position, before = reason.position, free(reason.position)
    side, count = position.to_move, position.count
    best = count + value(before, side)
    squares = {read_square(name) for name in reason.places}
    moves = [read_domino(text) for text in reason.moves]
    if reason.kind == "keepers":
        after = {m: count + 1 + value(before - set(m), side.other) for m in position.moves()}
        return list(reason.numbers) == [len(moves), best] and {m for m in after if after[m] == best} == set(moves)
    after, played = before, 0
    if reason.move is not None:
        after, played, side = before - set(reason.move), 1, side.other
    left = count + played + value(after, side)
    ways = {count + played + n for n in ends(after)} if reason.kind in ("settled", "room") else set()
    if reason.kind == "room":
        bound, wished = reason.numbers
        least, most = min(ways), max(ways)
        if best == left:
            return wished == best == bound == (least if position.to_move is Side.MAX else most)
        return wished == best and (bound == most < best if position.to_move is Side.MAX else bound == least > best)
    worth = [best] if best == left else [left, best]
    if list(reason.numbers)[-len(worth) :] != worth:
        return False
    if reason.kind == "settled":
        return ways == {left}
    if reason.kind == "kills":
        return wasted(before, reason.move) == squares != set()
    if reason.kind == "saves":
        (leaf,) = squares
        (stem,) = neighbours(before, leaf)
        return leaf in reason.move and len(neighbours(before, stem)) > 1
    if reason.kind in ("reply", "leaf"):
        (reply,) = moves
        shows = count + 2 + value(after - set(reply), side.other) == left != best
        if reason.kind == "leaf":
            (leaf,) = squares
            made = len(neighbours(after, leaf)) == 1 < len(neighbours(before, leaf))
            return shows and made and leaf in wasted(after, reply)
        return shows and (not squares or wasted(after, reply) == squares)
    if reason.kind == "missed":
        better, reply = moves
        return (
            count + 1 + value(before - set(better), position.to_move.other) == best
            and wasted(before, better) == squares
            and count + 2 + value(after - set(reply), side.other) == left
            and bool(squares & set(reply))
        )
    if reason.kind == "zugzwang":
        (part,) = ({read_square(name) for name in names} for names in reason.parts)
        alone = frozenset(part)
        x, n = brute.values(alone)
        ring = all(len(neighbours(alone, square)) == 2 for square in alone)
        new = alone in components(after) - components(before)
        return x == n - 1 and new and ("ring" in reason.text()) == ring
    if reason.kind == "parts":
        parts = [frozenset(read_square(name) for name in names) for names in reason.parts]
        means = [Fraction(sum(brute.values(part)), 2) for part in parts]
        whole = sum(means)
        rounded = -(-whole // 1) if side is Side.MAX else whole // 1
        return (
            set(parts) == components(after)
            and all(map(brute.zugzwang_free, parts))
            and list(reason.numbers)[: len(means)] == means
            and count + played + rounded == left
        )
    raise AssertionError(reason.kind)


# Random positions and mistakes ------------------------------------------------------------------------------------


def a_position(rng: random.Random, most: int = 20) -> DominoPosition:
    """A position that is not over, on 16 to 36 squares, at most `most` of which can be covered."""
    while True:
        rows, columns = rng.choice([(4, 4), (4, 5), (5, 5), (5, 6), (6, 6), (3, 8), (4, 7)])
        position = DominoPosition.start(rows, columns, rng.choice([Side.MAX, Side.MIN]))
        extra = rng.randrange(4)
        while not position.is_over and (position.live.bit_count() > most or extra):
            extra -= position.live.bit_count() <= most
            position = position.play(rng.choice(position.moves()))
        if not position.is_over:
            return position


def a_mistake(rng: random.Random):
    while True:
        position = a_position(rng)
        cells, side = free(position), position.to_move
        best = value(cells, side)
        wrong = [m for m in position.moves() if 1 + value(cells - set(m), side.other) != best]
        if wrong:
            return position, rng.choice(wrong)


def test_every_sentence_about_a_mistake_is_true_by_brute_force(engine):
    rng, kinds = random.Random(36), Counter()
    for _ in range(MISTAKES):
        position, move = a_mistake(rng)
        found = reasons(position, move, engine)
        for reason in found:
            assert is_true(reason), (position.diagram(), position.write(move), reason.to_json())
        kinds.update("plain reply" if reason.kind == "reply" and not reason.places else reason.kind for reason in found)
        kinds["no reason"] += not any(not reason.is_choice for reason in found)
    print(f"\n{MISTAKES} mistakes:", ", ".join(f"{kind} {count}" for kind, count in kinds.most_common()))
    assert kinds["no reason"] == 0


def test_every_sentence_about_a_good_move_or_a_value_is_true_by_brute_force(engine):
    rng, kinds = random.Random(37), Counter()
    for _ in range(MISTAKES):
        position = a_position(rng)
        cells, side = free(position), position.to_move
        best = value(cells, side)
        good = [m for m in position.moves() if 1 + value(cells - set(m), side.other) == best]
        for move in (rng.choice(good), None):
            found = reasons(position, move, engine)
            for reason in found:
                assert is_true(reason), (position.diagram(), move, reason.to_json())
            kinds.update(reason.kind for reason in found)
    print(f"\n{MISTAKES} good moves, as many values:", ", ".join(f"{kind} {n}" for kind, n in kinds.most_common()))


def test_closing_a_ring_is_said(engine):
    board = read_shape(".....\n.#.##\n...##\n", Side.MAX)
    found = reasons(board, ((0, 3), (0, 4)), engine)
    assert found[0].text() == "It closes a ring of 8 (a1–c3): whoever moves there first loses one."
    assert found[0].parts == (("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"),)
    assert is_true(found[0])


def test_what_is_not_proved_in_time_is_not_said(engine):
    stop = StopToken()
    stop.stop()
    assert reasons(DominoPosition.start(10, 10), ((0, 0), (0, 1)), engine, Run(stop=stop)) == ()


def test_a_false_statement_fails_its_check(engine):
    rng = random.Random(5)
    for _ in range(8):
        position, move = a_mistake(rng)
        for reason in reasons(position, move, engine):
            assert reason.check(Proofs(engine, Run()))
            assert not replace(reason, value=reason.value + 1).check(Proofs(engine, Run()))


def test_two_sentences_make_the_text(engine):
    position, move = a_mistake(random.Random(3))
    found = reasons(position, move, engine)
    assert sentences(found) == " ".join(reason.to_json()["text"] for reason in found)
