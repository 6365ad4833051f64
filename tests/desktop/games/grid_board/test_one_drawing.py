"""The window, SVG and TikZ draw the same picture of a board: the same bodies, hatching, tags, rings and crosses."""

import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from itertools import pairwise

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QApplication

from tiling_gui.core.board import Board
from tiling_gui.core.drawing.positions import game_svg, game_tikz
from tiling_gui.core.game import Side
from tiling_gui.desktop.games.grid_board import painting
from tiling_gui.desktop.games.grid_board.geometry import Geometry
from tiling_gui.games.domino import tiles
from tiling_gui.games.domino.rules import DominoPosition, read_shape
from tiling_gui.games.ellie import picture as ellie
from tiling_gui.palette import LIGHT

SVG = "{http://www.w3.org/2000/svg}"
MARGIN = 24


@dataclass
class Recorder:
    """In the place of a QPainter: what one tile is made of, in pixels from the board's corner."""

    body: QRectF = field(default_factory=QRectF)
    strokes: list[tuple[QRectF, float, str]] = field(default_factory=list)
    """(bounds, width, colour)"""
    levels: list[float] = field(default_factory=list)
    """x + y of the hatching lines."""
    hatch_width: float = 0.0
    tag: list[tuple[float, float]] = field(default_factory=list)
    tag_fill: str = ""
    tag_edge: tuple[float, str] = (0.0, "")
    ground: QRectF | None = None
    crosses: list[tuple[float, float, float, float]] = field(default_factory=list)
    digits: tuple[str, int] | None = None
    pen: QPen = field(default_factory=QPen)
    brush: QBrush = field(default_factory=QBrush)
    pixels: int = 0

    def save(self) -> None: ...

    def restore(self) -> None: ...

    def setLayoutDirection(self, direction: object) -> None: ...

    def setClipPath(self, path: QPainterPath, how: object) -> None: ...

    def setPen(self, pen: object) -> None:
        self.pen = QPen(pen)

    def setBrush(self, brush: object) -> None:
        self.brush = QBrush(brush)

    def setFont(self, font: object) -> None:
        self.pixels = font.pixelSize()

    def fillPath(self, path: QPainterPath, colour: QColor) -> None:
        self.body = path.boundingRect()

    def strokePath(self, path: QPainterPath, pen: QPen) -> None:
        self.strokes.append((path.boundingRect(), pen.widthF(), pen.color().name()))

    def drawLines(self, lines: list[QLineF]) -> None:
        self.levels = [line.x1() + line.y1() for line in lines]
        assert all(line.x1() + line.y1() == pytest.approx(line.x2() + line.y2()) for line in lines)
        self.hatch_width = self.pen.widthF()

    def drawLine(self, a: QPointF, b: QPointF) -> None:
        self.crosses.append((a.x(), a.y(), b.x(), b.y()))

    def drawPolygon(self, polygon: QPolygonF) -> None:
        self.tag = [(point.x(), point.y()) for point in polygon]
        self.tag_fill, self.tag_edge = self.brush.color().name(), (self.pen.widthF(), self.pen.color().name())

    def drawRoundedRect(self, rect: QRectF, *radii: float) -> None:
        self.ground = rect

    def drawText(self, at: QPointF, text: str) -> None:
        self.digits = (text, self.pixels)


BOARDS = {
    "played": read_shape("....\n....\n....", Side.MAX)
    .play(((0, 0), (0, 1)))
    .play(((1, 0), (2, 0)))
    .play(((1, 1), (2, 1)))
    .play(((1, 2), (1, 3))),
    "set up": read_shape("11.\n2..\n2#.", Side.MAX).play(((0, 2), (1, 2))),
    "many": DominoPosition.start(6, 6),
}
while not BOARDS["many"].is_over:
    BOARDS["many"] = BOARDS["many"].play(BOARDS["many"].moves()[0])

EVERY_BOARD = pytest.mark.parametrize("position", BOARDS.values(), ids=BOARDS)
EVERY_SIZE = pytest.mark.parametrize("u", [24, 31, 32, 48, 74])


def on_screen(position: DominoPosition, u: int) -> list[Recorder]:
    """The tiles as the window paints them."""
    geometry = Geometry(position.board, u, 0, 0)
    found = []
    for tile in tiles.tiles(position):
        painter = Recorder()
        body, centre = geometry.body(tile.squares, *painting.BODY), geometry.tag_at(tile.squares)
        painting.draw_tile(painter, body, centre, u, LIGHT, tile.side, tile.number)
        if tile.last:
            painting.draw_ring(painter, geometry.body(tile.squares, *painting.RING), u, LIGHT)
        found.append(painter)
    return found


def box(rect: ET.Element) -> tuple[float, ...]:
    return tuple(float(rect.get(name, "0")) for name in ("x", "y", "width", "height"))


def numbers(text: str) -> list[float]:
    return [float(word) for word in re.findall(r"-?\d+(?:\.\d+)?", text)]


def levels_of(lines: list[float], least: float) -> list[float]:
    """x + y of the lines x1 y1 x2 y2 ..., those that are longer than `least` along a row."""
    ends = [lines[k : k + 4] for k in range(0, len(lines), 4)]
    assert all(a + b == pytest.approx(c + d, abs=0.05) for a, b, c, d in ends)
    return [a + b for a, b, c, _ in ends if c - a > least]


@EVERY_BOARD
@EVERY_SIZE
def test_svg_is_what_the_window_shows(qapp: QApplication, position: DominoPosition, u: int) -> None:
    document = ET.fromstring(game_svg("domino", position, size=u))
    groups = document.findall(f".//{SVG}g/{SVG}g")
    screen = on_screen(position, u)
    assert len(groups) == len(screen) == position.count
    for group, painted in zip(groups, screen, strict=True):
        filled, *rects = group.findall(f"{SVG}rect")
        assert box(filled) == pytest.approx(painted.body.getRect(), abs=0.02)
        stroked = [rect for rect in rects if rect.get("stroke")]
        assert len(stroked) == len(painted.strokes)
        for rect, (bounds, width, colour) in zip(stroked, painted.strokes, strict=True):
            assert box(rect) == pytest.approx(bounds.getRect(), abs=0.02)
            assert float(rect.get("stroke-width", "0")) == pytest.approx(width, abs=0.02)
            assert rect.get("stroke", "").lower() == colour
        hatch = group.find(f"{SVG}path")
        assert (hatch is None) == (painted.levels == [])
        if hatch is not None:
            assert float(hatch.get("stroke-width", "0")) == pytest.approx(painted.hatch_width, abs=0.02)
            shown = levels_of(numbers(hatch.get("d", "")), 0)
            # At its two rounded ends the window may have a line that the outline covers.
            assert len(painted.levels) - 2 <= len(shown) <= len(painted.levels)
            start = next(k for k, level in enumerate(painted.levels) if level == pytest.approx(shown[0], abs=0.05))
            assert shown == pytest.approx(painted.levels[start : start + len(shown)], abs=0.05)
        polygon = group.find(f"{SVG}polygon")
        assert (polygon is None) == (painted.tag == []) == (u < 32)
        if polygon is not None:
            flat = [length for point in painted.tag for length in point]
            assert numbers(polygon.get("points", "")) == pytest.approx(flat, abs=0.02)
            assert polygon.get("fill", "").lower() == painted.tag_fill
            assert float(polygon.get("stroke-width", "0")) == pytest.approx(painted.tag_edge[0], abs=0.02)
            assert polygon.get("stroke", "").lower() == painted.tag_edge[1]
        ground = [rect for rect in rects if not rect.get("stroke")]
        assert [box(rect) for rect in ground] == [
            pytest.approx(rect.getRect(), abs=0.02) for rect in [painted.ground] if rect is not None
        ]
        text = group.find(f"{SVG}text")
        assert text is not None
        assert painted.digits is not None
        assert text.text == painted.digits[0]
        assert float(text.get("font-size", "0")) == pytest.approx(painted.digits[1], abs=0.5)  # whole pixels


@EVERY_BOARD
def test_tikz_is_svg_beside_the_margin(position: DominoPosition) -> None:
    unit = min(1 / 40, 12.0 / (48 * max(position.board.rows, position.board.columns) + 2 * MARGIN))
    groups = ET.fromstring(game_svg("domino", position)).findall(f".//{SVG}g/{SVG}g")
    parts = re.split(r"^  % domino.*$", game_tikz("domino", position), flags=re.MULTILINE)[1:]
    assert len(parts) == len(groups)
    for part, group in zip(parts, groups, strict=True):
        lines = part.strip().split("\n")
        rects = [numbers(line.split("]", 1)[1]) for line in lines if "rectangle" in line]
        drawn = [box(rect) for rect in group.findall(f"{SVG}rect")]
        assert [[a - MARGIN, b - MARGIN, c - a, d - b] for a, b, c, d in rects] == [
            pytest.approx(rect, abs=0.03) for rect in drawn
        ]
        widths = [float(w) for line in lines for w in re.findall(r"line width=([\d.]+)cm", line)]
        strokes = [float(e.get("stroke-width", "0")) for e in group.iter() if e.get("stroke-width")]
        assert widths == pytest.approx([width * unit for width in strokes], abs=0.001)
        for name, mark in (("path", "minhatch"), ("polygon", "cycle")):
            found = group.find(f"{SVG}{name}")
            if found is not None:
                (line,) = (line for line in lines if mark in line)
                there = [length - MARGIN for length in numbers(line.split("]", 1)[1])]
                assert there == pytest.approx(numbers(found.get("d") or found.get("points") or ""), abs=0.03)


@pytest.mark.parametrize("u", [32, 74])
def test_the_cross_of_a_hole(qapp: QApplication, u: int) -> None:
    position = BOARDS["many"]
    board, dead = position.board, position.board.dead(position.free)
    painter = Recorder()
    geometry = Geometry(board, u, 0, 0)
    for square in board.listed(dead):
        painting.draw_cross(painter, geometry.square_rect(square), u, LIGHT)
    paths = [
        path
        for path in ET.fromstring(game_svg("domino", position, size=u)).iter(f"{SVG}path")
        if path.get("stroke") == LIGHT.dead
    ]
    drawn = [tuple(numbers(path.get("d", ""))[k : k + 4]) for path in paths for k in (0, 4)]
    assert drawn == [pytest.approx(line, abs=0.02) for line in painter.crosses]
    assert all(float(path.get("stroke-width", "0")) == pytest.approx(painter.pen.widthF(), abs=0.02) for path in paths)


def test_the_hatching_is_that_of_the_drawn_model() -> None:
    """Lines every .19 of a square along a row, counted from the corner of the domino's squares; tags .40 high."""
    position = DominoPosition.start(1, 2, Side.MIN).play(((0, 0), (0, 1)))
    (tile,) = tiles.tiles(position)
    levels = [a + b for (a, b), _ in tiles.hatching(tile.box)]
    assert [b - a for a, b in pairwise(levels)] == pytest.approx([0.19] * (len(levels) - 1))
    assert levels[0] / 0.19 == pytest.approx(round(levels[0] / 0.19))
    heights = sorted({y for _, y in tiles.tag(tile)})
    assert heights[1] - heights[0] == pytest.approx(0.40)
    assert sorted({x for x, _ in tiles.tag(tile)}) == pytest.approx([1 - 0.21, 1.0, 1 + 0.21])


@pytest.mark.parametrize("u", [32, 74])
def test_ellie_has_the_hatching_and_the_tags_of_the_window_too(qapp: QApplication, u: int) -> None:
    tile = ((0, 0), (0, 1), (1, 0))
    painter = Recorder()
    geometry = Geometry(Board.rectangle(2, 2), u, 0, 0)
    body = geometry.body(tile, *painting.BODY)
    painting.draw_tile(painter, body, geometry.tag_at(tile), u, LIGHT, Side.SECOND, 12)
    shapes = list(ellie._tile(tile, Side.SECOND, 12, False, u))
    tag = next(shape for shape in shapes if getattr(shape, "fill", "") == "min_badge")
    moved = [(x - ellie._MARGIN, y - ellie._MARGIN) for x, y in tag.points]
    assert moved == [pytest.approx(point, abs=0.02) for point in painter.tag]
    outline = ellie.outline(tile, *painting.BODY)
    shown = {round(sum(start) * u, 3) for start, _ in ellie.hatching(outline)}
    assert shown <= {round(level, 3) for level in painter.levels}
