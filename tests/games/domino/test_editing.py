"""Edited positions stay valid: compared with text diagrams and under symmetry."""

import itertools
import json
import random

import pytest

from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.core.tiled import shape_text
from tiling_gui.errors import InputError
from tiling_gui.games.domino import editing
from tiling_gui.games.domino.extent import extent
from tiling_gui.games.domino.rules import GAME, DominoPosition, read_shape
from tiling_gui.paths import resource


def shape(text: str) -> DominoPosition:
    return read_shape(text, Side.MIN)


def test_squares_dominoes_and_sizes() -> None:
    position = shape(".11\n22.")
    assert editing.take(position, ((0, 1), (0, 2))) == shape("...\n11.")
    assert shape_text(editing.put(editing.take(position, ((0, 1), (0, 2))), ((0, 0), (0, 1)))) == "22.\n11."
    assert editing.set_square(position, (1, 0), present=False) == shape(".11\n#..")
    assert editing.set_square(shape(".11\n#.."), (1, 0), present=True) == shape(".11\n...")
    assert editing.resized(position, 3, 2) == shape("..\n11\n..")
    assert editing.resized(shape("#.\n.#"), 2, 3) == shape("#..\n.#.")
    assert editing.cleared(shape("#1\n.1")) == shape("..\n..")
    assert editing.with_first(position, Side.MAX).to_move is Side.MAX


def test_a_game_that_is_edited_keeps_who_placed_what_and_in_which_order() -> None:
    game = DominoPosition.start(3, 3, Side.MIN)
    for word in ("c1-c2", "a1-b1", "a2-a3"):
        game = game.play(game.read(word))
    edited = editing.as_start(game)
    first, second, third = edited.placed
    assert (edited.placed, edited.owners) == (game.placed, (Side.MIN, Side.MAX, Side.MIN))
    less = editing.take(edited, second)
    assert (less.placed, less.owners) == ((first, third), (Side.MIN, Side.MIN))
    more = editing.put(less, ((2, 1), (2, 2)))
    assert (more.placed[:2], more.owners) == ((first, third), (Side.MIN, Side.MIN, None))
    for turned in (editing.mirrored(more), editing.flipped(more), editing.rotated(more)):
        assert turned.owners == more.owners
    played = more.play(more.moves()[0])
    assert played.owners == (*more.owners, more.to_move)
    assert GAME.from_json(json.loads(json.dumps(GAME.to_json(more)))) == more


@walked("owners", ["MAX", ["FIRST"], [1], ["MAX", "MIN"]])
def test_owners_that_cannot_be_are_refused(owners: object) -> None:
    data = {"shape": ["..."], "dominoes": [[[0, 0], [0, 1]]], "first": "MAX"}
    assert GAME.from_json({**data, "owners": ["MIN"]}).owners == (Side.MIN,)
    with pytest.raises(InputError, match="owners"):
        GAME.from_json({**data, "owners": owners})


def test_mirrors_and_turns() -> None:
    position = shape("#11\n..2\n..2")
    assert editing.mirrored(position) == shape("11#\n2..\n2..")
    assert shape_text(editing.flipped(position)) == "..2\n..2\n#11"
    assert shape_text(editing.rotated(shape("#11\n.22"))) == ".#\n21\n21"
    rng = random.Random(4)
    for _ in range(30):
        position = DominoPosition.start(rng.randint(1, 5), rng.randint(1, 5))
        for _ in range(rng.randint(0, 6)):
            if not position.is_over:
                position = position.play(rng.choice(position.moves()))
        position = editing.as_start(position)
        assert editing.mirrored(editing.mirrored(position)) == position
        assert editing.flipped(editing.rotated(editing.rotated(position))) == editing.mirrored(position)
        assert editing.rotated(position).key() == position.key()


def test_what_cannot_be_done_is_refused() -> None:
    with pytest.raises(InputError, match="last square"):
        editing.set_square(shape("."), (0, 0), present=False)
    with pytest.raises(InputError, match="outside"):
        editing.set_square(shape("."), (0, 1), present=True)
    with pytest.raises(InputError, match="taken by tile"):
        editing.put(shape("11."), ((0, 1), (0, 2)))
    with pytest.raises(InputError, match="No square"):
        editing.resized(shape("#.\n#."), 2, 1)


def test_the_shipped_boards_are_those_of_the_papers_figure_3() -> None:
    minimum = read_shape(resource("samples/boards/figure-3a.txt").read_text())
    assert (minimum.board.name, minimum.count, minimum.is_over) == ("8x8", 22, True)

    border = read_shape(resource("samples/boards/figure-3c.txt").read_text())
    free = set(border.board.squares_in(border.free))
    lines = [
        [(0, i) for i in range(8)],
        [(7, i) for i in range(8)],
        [(i, 0) for i in range(8)],
        [(i, 7) for i in range(8)],
    ]
    for line in lines:  # four free squares on each line of the border, no two of them adjacent, the corners free
        places = [k for k, square in enumerate(line) if square in free]
        assert len(places) == 4
        assert {0, 7} <= set(places)
        assert all(b - a > 1 for a, b in itertools.pairwise(places))
    # The squares that must be occupied beside them are, but for those two dominoes could cover: (1, 3) in the paper.
    assert border.count + extent(border.board, border.free).low >= 22
    assert read_shape(shape_text(border)) == border
