"""The drawing of a matching game on a cylinder or a torus: a board of squares with dominoes.

Identified sides are dashed and marked with one or two arrowheads; sides with the same number are the same side, in the
same direction. A domino across such a side is drawn as two halves, both with its number, each open where the other
continues.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tiling_gui.core.board import square_name
from tiling_gui.core.drawing import board_tiles
from tiling_gui.core.drawing.figure import Group, Line, Point, Polygon, Shape
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.games.matching.rules import MatchingPosition
from tiling_gui.games.matching.wrapped_board import WrappedBoard

_OUT = 0.14
"""How far half a domino extends beyond the side, in squares."""
_NAMES = 20.0
"""Pixels for the names of rows and columns beside the marked sides."""
_DASH = (5.0, 4.0)


@dataclass(frozen=True)
class _Piece:
    """A domino, or half of one; coordinates in squares from the board's corner."""

    left: float
    top: float
    right: float
    bottom: float
    open: int | None = None
    """The side at which it continues elsewhere: 0 top, 1 right, 2 bottom, 3 left."""

    @property
    def middle(self) -> Point:
        """The middle of the domino; for a half, the middle of its square, where its number is."""
        if self.open is None:
            return (self.left + self.right) / 2, (self.top + self.bottom) / 2
        return math.floor(max(self.left, 0)) + 0.5, math.floor(max(self.top, 0)) + 0.5

    def outline(self, inset: float) -> list[Point]:
        """Its outline with rounded corners; that of a half begins and ends at its open side."""
        moved = [0 if self.open == side else inset for side in range(4)]
        left, top = self.left + moved[3], self.top + moved[0]
        right, bottom = self.right - moved[1], self.bottom - moved[2]
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        first = 0 if self.open is None else self.open + 1
        points: list[Point] = []
        for k in (i % 4 for i in range(first, first + 4)):
            sharp = self.open is not None and k in (self.open, (self.open + 1) % 4)
            points += [corners[k]] if sharp else _round(corners[k], k, board_tiles.RADIUS + board_tiles.INSET - inset)
        return points if self.open is not None else [*points, points[0]]


def _round(corner: Point, k: int, radius: float) -> list[Point]:
    """A quarter circle at corner k of a box: top left, top right, bottom right, bottom left."""
    x, y = corner
    inner = (x + radius if k in (0, 3) else x - radius), (y + radius if k in (0, 1) else y - radius)
    turns = (math.pi * (1 + k / 2) + step * math.pi / 12 for step in range(7))
    return [(inner[0] + radius * math.cos(turn), inner[1] + radius * math.sin(turn)) for turn in turns]


@dataclass(frozen=True)
class BoardDrawing:
    """A board of squares of `u` pixels, with its corner at (left, top)."""

    graph: Graph
    board: WrappedBoard
    width: float
    height: float
    u: float
    left: float
    top: float

    is_board = True

    @classmethod
    def of(cls, graph: Graph, board: WrappedBoard, size: float) -> "BoardDrawing":
        """A board with squares of `size` pixels, and margins."""
        margin = _beside(size) + _NAMES
        width, height = board.columns * size + 2 * margin, board.rows * size + 2 * margin
        return cls(graph, board, width, height, size, margin, margin)

    # Places -------------------------------------------------------------------------------------------------

    def targets(self, edge: int) -> Sequence[tuple[Point, float]]:
        """(middle of the common side, room around it), twice for a wrapped edge; a click means the nearest one."""
        (r, c), down, right = self._way(edge)
        sides = [(c + 0.5 + right / 2, r + 0.5 + down / 2)]
        if down < 0:
            sides.append((c + 0.5, float(self.board.rows)))
        if right < 0:
            sides.append((float(self.board.columns), r + 0.5))
        return [(self._at(side), 0.5 * self.u) for side in sides]

    def spots(self) -> dict[str, Point]:
        squares = map(self.board.square, range(len(self.graph.vertices)))
        return {square_name((r, c)): self._at((c + 0.5, r + 0.5)) for r, c in squares}

    def ends(self, edge: int) -> tuple[Point, ...]:
        """The middles of the two squares."""
        squares = map(self.board.square, self.graph.edges[edge])
        return tuple(self._at((c + 0.5, r + 0.5)) for r, c in squares)

    def is_upright(self, edge: int) -> bool:
        return self._way(edge)[1] != 0

    def _way(self, edge: int) -> tuple[tuple[int, int], int, int]:
        pair = self.graph.edges[edge]
        return self.board.square(pair[0]), *self.board.step(pair)

    def _pieces(self, edge: int) -> list[_Piece]:
        (r, c), down, right = self._way(edge)
        if min(down, right) >= 0:
            return [_Piece(c, r, c + right + 1, r + down + 1)]
        if down < 0:
            last = self.board.rows
            return [_Piece(c, -_OUT, c + 1, 1, 0), _Piece(c, last - 1, c + 1, last + _OUT, 2)]
        last = self.board.columns
        return [_Piece(-_OUT, r, 1, r + 1, 3), _Piece(last - 1, r, last + _OUT, r + 1, 1)]

    def _at(self, place: Point) -> Point:
        return self.left + place[0] * self.u, self.top + place[1] * self.u

    def _points(self, places: Sequence[Point]) -> tuple[Point, ...]:
        return tuple(map(self._at, places))

    def _thick(self, part: float, least: float = 1.0) -> float:
        return max(least, part * self.u)

    # Shapes -------------------------------------------------------------------------------------------------

    def shapes(self, position: MatchingPosition) -> Iterator[Shape]:
        """Squares, sides and their marks, names, and dominoes with the numbers of their moves."""
        for v in range(len(self.graph.vertices)):
            yield from self._square(v, position)
        yield from self._sides()
        beside = _beside(self.u) + 0.45 * _NAMES
        tiles: list[Shape] = list(board_tiles.names_of_lines(self.board.rows, self.board.columns, self.u, beside))
        number = {edge: i for i, edge in enumerate(self.graph.edges)}
        side = position.first
        for k, edge in enumerate(position.chosen, 1):
            for piece in self._pieces(number[edge]):
                tiles += board_tiles.tile(self._rim(piece), piece.middle, k, side, self.u)
            side = side.other
        yield Group(tuple(tiles), self.left, self.top)

    def _square(self, v: int, position: MatchingPosition) -> Iterator[Shape]:
        r, c = self.board.square(v)
        dead = position.free >> v & 1 and not position.open >> v & 1
        ground = "dead_sq" if dead else "sq_dark" if (r + c) % 2 else "sq_light"
        yield Polygon(self._points([(c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1)]), ground)
        if dead:
            x, y, half = c + 0.5, r + 0.5, board_tiles.CROSS / 2
            for way in (1, -1):
                ends = self._points([(x - half, y - half * way), (x + half, y + half * way)])
                yield Line(ends, "dead", self._thick(board_tiles.CROSS_WIDTH))

    def _sides(self) -> Iterator[Shape]:
        rows, columns = self.board.rows, self.board.columns
        across = [((0, 0), (columns, 0)), ((0, rows), (columns, rows))]
        upright = [((0, 0), (0, rows)), ((columns, 0), (columns, rows))]
        touching = upright + (across if self.board.is_torus else [])
        for ends in across + upright:
            yield Line(self._points(ends), "board_edge", 1.5, _DASH if ends in touching else ())
        for heads, sides in ((1, upright), (2, across if self.board.is_torus else [])):
            for out, ends in zip((-1, 1), sides, strict=False):
                yield from self._marked(self._points(ends), out, heads)

    def _marked(self, ends: Sequence[Point], out: int, heads: int) -> Iterator[Shape]:
        """A line beside a side of the board, with arrowheads in its middle pointing right or down."""
        beside, half = out * 0.8 * _beside(self.u), min(7.0, 0.25 * _beside(self.u))
        (x, y), (x2, y2) = ends
        down = x == x2
        shift = (beside, 0.0) if down else (0.0, beside)
        yield Line(((x + shift[0], y + shift[1]), (x2 + shift[0], y2 + shift[1])), "muted", 1.5)
        middle = ((x + x2) / 2 + shift[0], (y + y2) / 2 + shift[1])
        for k in range(heads):
            along = (2 * k - heads + 1) * half
            a, b = (middle[0], middle[1] + along) if down else (middle[0] + along, middle[1])
            if down:
                yield Polygon(((a - half, b - half), (a + half, b - half), (a, b + half)), "text")
            else:
                yield Polygon(((a - half, b - half), (a - half, b + half), (a + half, b)), "text")

    def _rim(self, piece: _Piece) -> board_tiles.Outline:
        return lambda inset: board_tiles.Rim(tuple((x * self.u, y * self.u) for x, y in piece.outline(inset)))

    def ring(self, edge: int) -> Iterator[Shape]:
        """Rings around the last domino, or both its halves."""
        rings = (board_tiles.ring(self._rim(piece), self.u) for piece in self._pieces(edge))
        yield Group(tuple(rings), self.left, self.top)

    def trace(self, edge: int, *, dashed: bool) -> Iterator[Shape]:
        """The outline of a possible domino."""
        for piece in self._pieces(edge):
            rim = self._points(piece.outline(board_tiles.INSET))
            yield Line(rim, "accent", self._thick(board_tiles.GHOST_WIDTH, 2.0), _DASH if dashed else ())


def _beside(u: float) -> float:
    """Pixels beside a board with squares of u pixels, for halves of dominoes and the marks of sides."""
    return max(16.0, 0.34 * u)
