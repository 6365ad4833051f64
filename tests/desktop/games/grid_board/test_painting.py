"""Colours the board mixes by itself stay legible; numbers appear from the sizes on that have room for them."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.test_palette import SHAPE, TEXT, contrast
from tiling_gui.core.board import Board, read_square
from tiling_gui.core.drawing.capsules import Rank
from tiling_gui.core.game import Side
from tiling_gui.desktop.games.grid_board import items, painting
from tiling_gui.desktop.games.grid_board.geometry import Geometry
from tiling_gui.palette import DARK, LIGHT, Palette

PALETTES = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])


@PALETTES
@pytest.mark.parametrize("side", [Side.MAX, Side.MIN, None])
@pytest.mark.parametrize("faded", [False, True])
def test_numbers_on_dominoes_are_legible(palette: Palette, side: Side | None, faded: bool) -> None:
    inks = painting.inks(palette, side, faded)
    assert contrast(inks.text.name(), inks.fill.name()) >= TEXT


@PALETTES
@pytest.mark.parametrize("side", [Side.MAX, Side.MIN])
@pytest.mark.parametrize("part", [0.12, 0.2, 0.3])
def test_a_ghost_is_seen_and_its_number_is_legible(palette: Palette, side: Side, part: float) -> None:
    inks = painting.inks(palette, side)
    wash = painting.mix(QColor(palette.sq_light), inks.fill.name(), part).name()
    assert contrast(palette.text, wash) >= TEXT
    for square in (palette.sq_light, palette.sq_dark):
        assert contrast(inks.ink.name(), square) >= SHAPE


def drawn(u: int, side: Side, number: int) -> QImage:
    """A domino of squares of u pixels."""
    image = QImage(2 * u, u, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.sq_light))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    geometry = Geometry(Board.rectangle(1, 2), u, 0, 0)
    domino = ((0, 0), (0, 1))
    body, centre = geometry.body(domino, *painting.BODY), geometry.tag_at(domino)
    painting.draw_tile(painter, body, centre, u, LIGHT, side, number)
    painter.end()
    return image


@pytest.mark.parametrize("side", [Side.MAX, Side.MIN])
def test_no_digits_below_24_and_no_tag_below_32(qapp: QApplication, side: Side) -> None:
    assert drawn(23, side, 1) == drawn(23, side, 88)
    assert drawn(24, side, 1) != drawn(24, side, 88)
    badge = QColor(LIGHT.max_badge if side is Side.MAX else LIGHT.min_badge)
    corner = (-0.17, 0.12) if side is Side.MAX else (-0.17, -0.12)
    for u, tagged in ((31, False), (32, True), (74, True)):
        at = drawn(u, side, 8).pixelColor(round(u + corner[0] * u), round(u / 2 + corner[1] * u))
        assert (at == badge) == tagged, u


def test_numbers_of_values_by_size() -> None:
    assert [painting.has_number(Rank.COSTS_ONE, u) for u in (27, 28, 43, 44)] == [False, False, False, True]
    assert [painting.has_number(Rank.KEEPS, u) for u in (27, 28, 43, 44)] == [False, True, True, True]


@pytest.mark.parametrize("u", [44, 60, 74, 120])
def test_capsules_round_a_square_never_overlap(qapp: QApplication, u: int) -> None:
    values = [(Rank.KEEPS, "28"), (Rank.COSTS_ONE, "−1"), (Rank.COSTS_MORE, "−3"), (Rank.EXACT, "27")]
    for across in values:
        for upright in values:
            w, h = painting.capsule_size(*across, u, False)
            x, y = painting.capsule_size(*upright, u, True)
            assert w <= u, "two in a row"
            assert y <= u, "two in a column"
            # Middles of a right and a lower edge of one square are half a square apart both ways.
            assert (w + x) / 2 <= u / 2 or (h + y) / 2 <= u / 2


def test_small_squares_have_numbers_for_the_guesses_that_lead() -> None:
    assert not painting.has_number(Rank.ESTIMATE, 28)
    assert painting.has_number(Rank.ESTIMATE, 28, leads=True)
    assert not painting.has_number(Rank.ESTIMATE, 12, leads=True)


@pytest.mark.parametrize(("rows", "columns", "u"), [(8, 8, 40), (3, 42, 14), (3, 42, 40), (1, 128, 4), (128, 1, 4)])
def test_coordinates_are_the_names_of_squares_and_do_not_touch(
    monkeypatch: pytest.MonkeyPatch, rows: int, columns: int, u: int
) -> None:
    geometry, written = Geometry(Board.rectangle(rows, columns), u, 0, 0), {}

    def write(painter: QPainter, at: QPointF, text: str, font: QFont, colour: QColor) -> None:
        written[text] = QFontMetrics(font).boundingRect(text).translated(at.toPoint())

    monkeypatch.setattr(painting, "write_centred", write)
    items.draw_coordinates(QPainter(), geometry, LIGHT)
    assert {read_square(f"{text}1")[1] for text in written if text.isalpha()} <= set(range(columns))
    assert {int(text) for text in written if text.isdigit()} <= set(range(1, rows + 1))
    assert {"a", "1"} <= set(written)
    assert len(written) >= 3
    for one, other in combinations(written.values(), 2):
        assert not one.intersects(other)
