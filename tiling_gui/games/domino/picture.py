"""The picture of a tiling board: the same look as in the window."""

from collections.abc import Iterator
from dataclasses import replace

from tiling_gui.core.board import Board, Square, column_name
from tiling_gui.core.drawing import board_tiles, capsules
from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.figure import Box, Figure, Group, Lines, Point, Polygon, Shape, Text
from tiling_gui.core.drawing.places import Place, of_squares
from tiling_gui.core.game import Side
from tiling_gui.games.domino import tiles
from tiling_gui.games.domino.rules import Domino, DominoPosition
from tiling_gui.games.domino.tiles import Tile

_MARGIN = 24
_ALONG = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""The way along the sides of a square: top, right, bottom, left."""


def figure(
    position: DominoPosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The board with its dominoes; `size` is the side of a square in px."""
    after = position if notes.played is None else position.play(notes.played)
    board, margin = position.board, _MARGIN if coordinates else 4
    draw = _Drawing(after, size)
    shapes: list[Shape] = [*draw.ground(), *draw.dead_squares(), *map(draw.tile, tiles.tiles(after))]
    for move, label in notes.values.items():
        x, y = tiles.box_of(move).middle
        shapes.extend(capsules.shapes(label, (x * size, y * size), size, upright=move[0][1] == move[1][1]))
    if notes.better is not None:
        shapes.append(draw.ghost(notes.better, position.to_move))
    names = _coordinates(board, size) if coordinates else ()
    box = (0.0, 0.0, board.columns * size + 2.0 * margin, board.rows * size + 2.0 * margin)
    spots = board_tiles.spots(board, size, margin)
    return Figure((*names, Group(tuple(shapes), margin, margin)), box, _words(after), spots=spots)


def places(position: DominoPosition, size: int) -> dict[Domino, Place]:
    """The side that two squares share, and both squares."""
    return {move: of_squares(move, size, _MARGIN) for move in position.moves()}


def _words(position: DominoPosition) -> str:
    board = position.board
    state = "finished" if position.is_over else f"{position.to_move} to move"
    return f"{board.rows} x {board.columns} board, {position.count} dominoes, {state}"


def _coordinates(board: Board, size: int) -> Iterator[Text]:
    """Letters above, numbers at the left."""
    small = min(12.0, 0.6 * size)
    for c in range(board.columns):
        yield Text(_MARGIN + (c + 0.5) * size, _MARGIN / 2, column_name(c), "muted", small)
    for r in range(board.rows):
        yield Text(_MARGIN / 2, _MARGIN + (r + 0.5) * size, str(r + 1), "muted", small)


class _Drawing:
    """The parts of one board, in px from its top left corner; they are made in squares."""

    def __init__(self, position: DominoPosition, size: int) -> None:
        self._position, self._board, self._u = position, position.board, size

    def _at(self, x: float, y: float) -> Point:
        return x * self._u, y * self._u

    def _thick(self, width: float, least: float = 1.0) -> float:
        return max(least, width * self._u)

    def _box(self, box: tiles.Box, fill: str | None = None, edge: str | None = None, width: float = 1.0) -> Box:
        x, y, w, h, radius = (length * self._u for length in (box.x, box.y, box.width, box.height, box.radius))
        return Box(x, y, w, h, fill, edge, width, radius)

    # The ground -----------------------------------------------------------------------------------------

    def ground(self) -> Iterator[Shape]:
        """The squares and the outline; a square that is not part of the board is not drawn."""
        squares = self._board.listed(self._board.squares)
        for square in squares:
            yield self._square(square, "sq_dark" if sum(square) % 2 else "sq_light")
        yield Lines(tuple(ends for square in squares for ends in self._edges(square)), "board_edge")

    def dead_squares(self) -> Iterator[Shape]:
        """Darker ground and a thin cross."""
        half, width = board_tiles.CROSS / 2, self._thick(board_tiles.CROSS_WIDTH)
        for r, c in self._board.listed(self._board.dead(self._position.free)):
            yield self._square((r, c), "dead_sq")
            x, y = c + 0.5, r + 0.5
            strokes = ((self._at(x - half, y - k * half), self._at(x + half, y + k * half)) for k in (1, -1))
            yield Lines(tuple(strokes), "dead", width, round=True)

    def _square(self, square: Square, fill: str) -> Polygon:
        """A square, round where it is a corner of the board."""
        points: list[Point] = []
        for i, is_round in enumerate(board_tiles.corners(self._board, square)):
            points += self._round(square, i) if is_round else [self._at(*_corner(square, i))]
        return Polygon(tuple(points), fill)

    def _edges(self, square: Square) -> Iterator[tuple[Point, Point]]:
        """The sides of a square that are sides of the board, and its round corners."""
        is_round = board_tiles.corners(self._board, square)
        for i, is_edge in enumerate(board_tiles.edges(self._board, square)):
            if is_edge:
                after = (i + 1) % 4
                begin = self._round(square, i)[-1] if is_round[i] else self._at(*_corner(square, i))
                bend = self._round(square, after) if is_round[after] else [self._at(*_corner(square, after))]
                yield from zip((begin, *bend), bend, strict=False)

    def _round(self, square: Square, i: int) -> list[Point]:
        """A corner of the board: a quadratic curve from one side of its square to the next."""
        (x, y), (ax, ay), (bx, by), k = _corner(square, i), _ALONG[i - 1], _ALONG[i], board_tiles.CORNER
        parts = [(k * (1 - t / 4) ** 2, k * (t / 4) ** 2) for t in range(5)]
        return [self._at(x - p * ax + q * bx, y - p * ay + q * by) for p, q in parts]

    # The dominoes ---------------------------------------------------------------------------------------

    def tile(self, tile: Tile) -> Group:
        """One domino, with the ring if it is the last move."""
        fill, edge = {
            Side.MAX: ("max_fill", "max_edge"),
            Side.MIN: ("min_fill", "min_edge"),
            None: ("press", "line2"),
        }[tile.side]
        shapes: list[Shape] = [self._box(tile.box, fill)]
        if tile.side is Side.MIN:
            lines = tuple((self._at(*a), self._at(*b)) for a, b in tiles.hatching(tile.box))
            shapes.append(Lines(lines, "min_hatch", self._thick(board_tiles.HATCH_WIDTH)))
        shapes.append(self._box(tile.box, None, edge, self._thick(board_tiles.OUTLINE)))
        if tile.last:
            ring = tile.box.inset(board_tiles.RING_INSET - board_tiles.INSET)
            shapes.append(self._box(ring, None, "accent", self._thick(board_tiles.RING_WIDTH, 1.5)))
        if self._u >= board_tiles.DIGITS_FROM:
            shapes.extend(self._number(tile))
        return Group(tuple(shapes), words=tile.words)

    def _number(self, tile: Tile) -> Iterator[Shape]:
        badge, edge, ink = {
            Side.MAX: ("max_badge", "max_badge", "max_text"),
            Side.MIN: ("min_badge", "min_edge", "min_text"),
            None: ("field", "line2", "text"),
        }[tile.side]
        x, y = tile.box.middle
        if self._u >= board_tiles.TAG_FROM:
            tag = tuple(self._at(*point) for point in tiles.tag(tile))
            yield Polygon(tag, badge, edge, self._thick(board_tiles.TAG_OUTLINE))
        elif tile.side is Side.MIN:  # digits on plain ground: the hatching is hidden under them
            w, h = board_tiles.ground_of_digits(tile.number, self._u)
            yield self._box(tiles.Box(x - w / 2, y - h / 2, w, h, board_tiles.GROUND_RADIUS), "min_fill")
        yield Text(*self._at(x, y), str(tile.number), ink, board_tiles.digits_size(self._u), bold=True)

    def ghost(self, squares: Domino, side: Side) -> Box:
        """A domino that is not placed: dashed, in the colour of the player who could place it."""
        name, width = "max" if side is Side.MAX else "min", self._thick(board_tiles.GHOST_WIDTH, 1.5)
        box = self._box(tiles.box_of(squares), f"{name}_fill", f"{name}_edge", width)
        return replace(box, dash=tuple(length * width for length in board_tiles.GHOST_DASH), opacity=0.3)


def _corner(square: Square, i: int) -> Square:
    """(x, y) of a corner of a square: top left, top right, bottom right, bottom left."""
    r, c = square
    return ((c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1))[i]
