"""The picture of heap games: each move is clicked where it is made, and shows what it takes."""

from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest

from tests.walks import walked
from tiling_gui.core.catalogue import read_position
from tiling_gui.core.drawing import keys
from tiling_gui.core.drawing.annotations import Annotations, Place, places
from tiling_gui.core.drawing.figure import Box, Disc, Line
from tiling_gui.core.drawing.positions import board_figure, game_figure
from tiling_gui.desktop.board.targets import Targets
from tiling_gui.games.heaps.octal import OctalCode
from tiling_gui.games.heaps.rules import parse

STARTS = (
    *("nim:3,4,5", "nim:0,1", "nim:" + ",".join(str(k % 9) for k in range(50)), "grundy:9,4,2"),
    *(
        "kayles:9,1",
        "octal:0.137:9,7,1",
        "octal:4.3:6,2",
        "octal:4.7777777777:12,3",
        "treblecross:9",
        "treblecross:200",
    ),
)
SIZES = (12, 30, 48, 90)


@walked("size", SIZES)
@walked("text", STARTS)
def test_a_click_at_any_place_of_a_move_means_it(text: str, size: int) -> None:
    position = parse(text)
    figure, where = board_figure("heaps", position, size=size)
    assert where.keys() == set(position.moves())
    targets, (left, top, width, height) = Targets(where, figure.unit), figure.box
    for move, place in where.items():
        for x, y in (*place.at, *place.value):
            assert targets.move_at((x, y)) == move
            assert left <= x <= left + width
            assert top <= y <= top + height


@walked("text", [text for text in STARTS if not text.startswith("treblecross")])
def test_the_move_pointed_at_shows_what_it_takes(text: str) -> None:
    """Counters left of, in and right of each box of a proposed move: those left, taken and left, as in the move."""
    position = parse(text)
    plain = game_figure("heaps", position)
    discs = [shape for shape in plain.shapes if isinstance(shape, Disc) and shape.radius > 3]
    assert len(discs) == sum(position.heaps)
    for move, place in places(position).items():
        noted = game_figure("heaps", position, notes=Annotations(better=move))
        assert noted.shapes[: len(plain.shapes)] == plain.shapes
        added = noted.shapes[len(plain.shapes) :]
        assert len(added) == len(place.at)
        heap = sum(position.heaps[: move[0]])
        counters = [disc.centre[0] for disc in discs[heap : heap + position.heaps[move[0]]]]
        for shape, (x, _) in zip(added, place.at, strict=True):
            assert isinstance(shape, (Box, Line))
            start, end = (shape.x, shape.x + shape.width) if isinstance(shape, Box) else (shape.points[0][0],) * 2
            parts = [sum(x < start for x in counters), sum(x > end for x in counters)]
            assert start <= x <= end
            if text.startswith("nim"):
                assert (parts[0], end > counters[-1]) == (move[1], True)
            else:
                assert Counter(part for part in parts if part) == Counter(position.left(move))


@walked(("code", "heap"), [("0.77", 9), ("0.137", 8), ("4.3", 7), ("0.007", 10), ("4.7531", 6)])
def test_there_is_a_place_for_every_way_to_take_counters(code: str, heap: int) -> None:
    """All rows of neighbouring counters, and all gaps, against the digits of the code."""
    digits = OctalCode.parse(code).digits
    ways = Counter[tuple[int, ...]]()
    for taken, digit in enumerate(digits):
        for start in range(heap - taken + 1):
            left = tuple(sorted(part for part in (start, heap - taken - start) if part))
            if digit >> len(left) & 1 and (taken or len(left) == 2):
                ways[left] += 1
    found = places(parse(f"octal:{code}:{heap}"))
    assert {left: len(place.at) for (_, left), place in found.items()} == ways


@walked(("code", "heap"), [("0.77", 9), ("0.137", 8), ("4.3", 7), ("0.7007", 10)])
def test_dragging_over_counters_takes_exactly_these(code: str, heap: int) -> None:
    """From any counter to any other one, in both directions, against the digits of the code."""
    position = parse(f"octal:{code}:{heap}")
    digits = position.code.digits
    figure, where = board_figure("heaps", position)
    targets = Targets(where, figure.unit)
    discs = [disc.centre for disc in figure.shapes if isinstance(disc, Disc) and disc.radius > 3]
    for first, last in combinations(range(heap), 2):
        taken, left = last - first + 1, tuple(sorted(part for part in (first, heap - 1 - last) if part))
        allowed = taken < len(digits) and digits[taken] >> len(left) & 1
        for one, other in ((first, last), (last, first)):
            begun = targets.part_at(discs[one])
            if begun is not None:  # else this counter can be taken in no move
                assert targets.move_at(discs[other], begun) == ((0, left) if allowed else None)
        assert not allowed or targets.part_at(discs[first])


@walked(("text", "drawn"), [("nim:60,61,1000", 60), ("octal:0.77:5,100", 5), ("grundy:61", 0)])
def test_moves_of_heaps_too_large_to_draw_are_typed(text: str, drawn: int) -> None:
    position = parse(text)
    figure, where = board_figure("heaps", position)
    assert len(where) == drawn
    assert figure.box[3] == game_figure("heaps", position, notes=Annotations(keys=True)).box[3]  # no keys below
    assert figure.tell is not None
    last = len(position.heaps)
    told = figure.tell(str(last), tr=lambda words, **with_: words.format(**with_))
    assert told.startswith(f"Heap {last} has {position.heaps[-1]} counters: type the move, such as ")
    assert position.read(told.partition("such as ")[2].rstrip(".")) in position.moves()


def test_heaps_and_cells_do_not_move_while_the_box_has_room() -> None:
    """A heap of Nim stays where it is; so does a cell."""
    for text, move in (("nim:3,4,5", (2, 0)), ("treblecross:40", 17)):
        position = parse(text)
        before, after = (board_figure("heaps", p)[0] for p in (position, position.play(move)))
        assert before.spots == after.spots
        assert before.box[1] == after.box[1]
        assert before.box[3] == after.box[3]


def test_no_two_heaps_overlap() -> None:
    for text in STARTS[2:6]:
        areas = list(game_figure("heaps", parse(text)).areas.values())
        for (left, top, width, height), (x, y, _, _) in pairwise(areas):
            assert y >= top + height or x >= left + width


def test_many_moves_without_a_place_are_typed_instead_of_filling_the_window_with_keys(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nowhere(position: Any, size: int) -> dict[Any, Place]:
        return {}

    monkeypatch.setattr("tiling_gui.core.drawing.positions.places", nowhere)
    few, many = read_position("domino:4x4"), read_position("domino:6x7")
    assert len(few.moves()) <= keys.MOST < len(many.moves())
    assert board_figure("domino", few)[1].keys() == set(few.moves())
    assert board_figure("domino", many)[1] == {}
    assert board_figure("domino", many)[0] == game_figure("domino", many, notes=Annotations(keys=True))
