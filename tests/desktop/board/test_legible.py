"""Colours that the board mixes stay legible; numbers appear from the size at which they fit."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from tests.test_palette import SHAPE, TEXT, contrast
from tests.walks import walked
from tiling_gui.core.board import read_square
from tiling_gui.core.drawing import board_tiles, capsules
from tiling_gui.core.drawing.capsules import Label, Rank
from tiling_gui.core.drawing.figure import Polygon, Shape, Text, colour_of
from tiling_gui.core.drawing.owners import name_of
from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, font
from tiling_gui.palette import DARK, LIGHT, Palette

PALETTES = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])


def shapes_of(u: float, side: Side | None, number: int) -> list[Shape]:
    domino = ((0, 0), (0, 1))
    return list(board_tiles.tile(board_tiles.outline(domino, u), (1, 0.5), number, side, u))


@PALETTES
@pytest.mark.parametrize("side", [Side.MAX, Side.MIN, None])
def test_numbers_on_dominoes_are_legible(palette: Palette, side: Side | None) -> None:
    body, *_, digits = shapes_of(30, side, 8)
    assert contrast(colour_of(digits.role, palette), colour_of(body.fill, palette)) >= TEXT


@PALETTES
@pytest.mark.parametrize("side", [Side.MAX, Side.MIN])
@pytest.mark.parametrize("part", [0.12, 0.2, 0.3])
def test_a_ghost_is_seen_and_its_number_is_legible(palette: Palette, side: Side, part: float) -> None:
    rim = board_tiles.outline(((0, 0), (0, 1)), 30)
    wash, edge, digits = board_tiles.ghost(rim, (1, 0.5), side, 30, number="8", part=part)
    assert contrast(colour_of(digits.role, palette), colour_of(wash.fill, palette)) >= TEXT
    for square in (palette.sq_light, palette.sq_dark):
        assert contrast(colour_of(edge.edge, palette), square) >= SHAPE


@walked("side", [Side.MAX, Side.MIN])
def test_no_digits_below_24_and_no_tag_below_32(side: Side) -> None:
    assert not any(isinstance(shape, Text) for shape in shapes_of(23, side, 8))
    badge = f"{name_of(side)}_badge"
    for u, tagged in ((24, False), (31, False), (32, True), (74, True)):
        shapes = shapes_of(u, side, 8)
        assert [shape.text for shape in shapes if isinstance(shape, Text)] == ["8"]
        assert any(isinstance(shape, Polygon) and shape.fill == badge for shape in shapes) == tagged


def test_numbers_of_values_by_size() -> None:
    assert [capsules.has_number(Rank.COSTS_ONE, u) for u in (27, 28, 43, 44)] == [False, False, False, True]
    assert [capsules.has_number(Rank.KEEPS, u) for u in (27, 28, 43, 44)] == [False, True, True, True]


@walked("u", [44, 60, 74, 120])
def test_capsules_round_a_square_never_overlap(u: int) -> None:
    values = [(Rank.KEEPS, "28"), (Rank.COSTS_ONE, "−1"), (Rank.COSTS_MORE, "−3"), (Rank.EXACT, "27")]
    for across in values:
        for upright in values:
            w, h = capsules.size(Label(*across), u)
            x, y = capsules.size(Label(*upright), u, upright=True)
            assert w <= u, "two in a row"
            assert y <= u, "two in a column"
            # Centres of a right and a lower edge of one square are half a square apart in both directions.
            assert (w + x) / 2 <= u / 2 or (h + y) / 2 <= u / 2


def test_small_squares_have_numbers_for_the_guesses_that_lead() -> None:
    assert not capsules.has_number(Rank.ESTIMATE, 28)
    assert capsules.has_number(Rank.ESTIMATE, 28, leads=True)
    assert not capsules.has_number(Rank.ESTIMATE, 12, leads=True)


@pytest.mark.parametrize(("rows", "columns", "u"), [(8, 8, 40), (3, 42, 14), (3, 42, 40), (1, 128, 4), (128, 1, 4)])
def test_coordinates_are_the_names_of_squares_and_do_not_touch(
    qapp: QApplication, rows: int, columns: int, u: int
) -> None:
    written = {}
    for name in board_tiles.names_of_lines(rows, columns, u):
        box = QFontMetrics(font(12, SEMIBOLD)).boundingRect(name.text)
        box.moveCenter(QPoint(round(name.x), round(name.y)))
        written[name.text] = box
    assert {read_square(f"{text}1")[1] for text in written if text.isalpha()} <= set(range(columns))
    assert {int(text) for text in written if text.isdigit()} <= set(range(1, rows + 1))
    assert {"a", "1"} <= set(written)
    assert len(written) >= 3
    for one, other in combinations(written.values(), 2):
        assert not one.intersects(other)
