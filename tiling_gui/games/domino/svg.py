"""The tiling board as an SVG document: the same look as in the window, without Qt.

Pure functions. Only plain elements (no patterns, clips or style sheets), so that every renderer shows the same.
"""

from collections.abc import Iterator, Sequence
from html import escape

from tiling_gui.core.board import Square, column_name
from tiling_gui.core.drawing import board_tiles, capsules
from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.places import Place, of_squares
from tiling_gui.core.drawing.shapes import Point
from tiling_gui.core.drawing.svg import svg_document, svg_shape
from tiling_gui.core.game import Side
from tiling_gui.games.domino import tiles
from tiling_gui.games.domino.rules import Domino, DominoPosition
from tiling_gui.games.domino.tiles import Box, Tile
from tiling_gui.palette import LIGHT, Palette

_MARGIN = 24


def position_svg(
    position: DominoPosition,
    *,
    sides: Sequence[Side | None] | None = None,
    palette: Palette = LIGHT,
    size: int = 48,
    coordinates: bool = True,
    mark_last: bool = True,
    notes: Annotations = NOTHING,
) -> str:
    """The board with its dominoes as an SVG document.

    `sides` says who placed each domino (None = of the set-up); by default the players alternate after those of
    the set-up. `size` is the side of a square in px.
    """
    board, mover = position.board, position.to_move
    if notes.played is not None:
        position = position.play(notes.played)
    margin = _MARGIN if coordinates else 4
    width, height = board.columns * size + 2 * margin, board.rows * size + 2 * margin
    draw = _Drawing(position, palette, size)
    parts = list(draw.coordinates(margin)) if coordinates else []
    parts.append(f'<g transform="translate({margin} {margin})">')
    parts.extend(draw.ground())
    parts.extend(draw.dead_squares())
    for tile in tiles.tiles(position, sides):
        parts.extend(draw.tile(tile, mark_last))
    for move, label in notes.values.items():
        centre = (tiles.box_of(move).middle[0] * size, tiles.box_of(move).middle[1] * size)
        upright = move[0][1] == move[1][1]
        parts.extend(svg_shape(shape) for shape in capsules.shapes(label, centre, size, palette, upright=upright))
    if notes.better is not None:
        parts.append(draw.ghost(notes.better, mover))
    parts.append("</g>")
    return svg_document(parts, width, height, palette.window, title=_title(position))


def places(position: DominoPosition, size: int) -> dict[Domino, Place]:
    """The side that two squares share, and both squares."""
    return {move: of_squares(move, size, _MARGIN) for move in position.moves()}


def _title(position: DominoPosition) -> str:
    board = position.board
    state = "finished" if position.is_over else f"{position.to_move} to move"
    return f"{board.rows} x {board.columns} board, {position.count} dominoes, {state}"


class _Drawing:
    """The parts of one board, in px from its top left corner."""

    def __init__(self, position: DominoPosition, palette: Palette, size: int) -> None:
        self._position = position
        self._board = position.board
        self._palette = palette
        self._u = size

    def _n(self, length: float) -> str:
        """A length in squares as px."""
        return f"{round(length * self._u, 2):g}"

    def _points(self, points: Sequence[Point]) -> str:
        return " ".join(f"{self._n(x)},{self._n(y)}" for x, y in points)

    def _line(self, width: float, least: float = 1.0) -> str:
        return f"{max(least, round(width * self._u, 2)):g}"

    # The ground -----------------------------------------------------------------------------------------

    def coordinates(self, margin: int) -> Iterator[str]:
        """Letters above, numbers at the left, in px of the whole drawing."""
        size = min(12.0, 0.6 * self._u)
        style = f'font-size="{size:g}" fill="{self._palette.muted}" text-anchor="middle"'
        for c in range(self._board.columns):
            x = margin + (c + 0.5) * self._u
            yield f'<text x="{x:g}" y="{margin - 8}" {style}>{column_name(c)}</text>'
        for r in range(self._board.rows):
            y = margin + (r + 0.5) * self._u + 0.36 * size
            yield f'<text x="{margin / 2:g}" y="{y:g}" {style}>{r + 1}</text>'

    def ground(self) -> Iterator[str]:
        """The squares and the outline; a square that is not part of the board is not drawn."""
        squares = self._board.listed(self._board.squares)
        for square in squares:
            colour = self._palette.sq_dark if sum(square) % 2 else self._palette.sq_light
            yield f'<path d="{self._square(square)}" fill="{colour}"/>'
        outline = "".join(self._edges(square) for square in squares)
        yield f'<path d="{outline}" fill="none" stroke="{self._palette.board_edge}" stroke-width="1"/>'

    def dead_squares(self) -> Iterator[str]:
        """Darker ground and a thin cross."""
        free = self._position.free
        half = board_tiles.CROSS / 2
        for r, c in self._board.listed(self._board.dead(free)):
            yield f'<path d="{self._square((r, c))}" fill="{self._palette.dead_sq}"/>'
            x, y = c + 0.5, r + 0.5
            left, right, top, bottom = (self._n(v) for v in (x - half, x + half, y - half, y + half))
            width = self._line(board_tiles.CROSS_WIDTH)
            yield (
                f'<path d="M{left} {top}L{right} {bottom}M{left} {bottom}L{right} {top}" fill="none" '
                f'stroke="{self._palette.dead}" stroke-width="{width}" stroke-linecap="round"/>'
            )

    def _square(self, square: Square) -> str:
        """The outline of a square, round where it is a corner of the board."""
        r, c = square
        places = ((c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1))
        along = ((1, 0), (0, 1), (-1, 0), (0, -1))
        path: list[str] = []
        for i, (is_round, (x, y)) in enumerate(zip(board_tiles.corners(self._board, square), places, strict=True)):
            k = board_tiles.CORNER if is_round else 0.0
            (ax, ay), (bx, by) = along[i - 1], along[i]
            path.append(f"{'L' if path else 'M'}{self._n(x - k * ax)} {self._n(y - k * ay)}")
            if is_round:
                path.append(f"Q{self._n(x)} {self._n(y)} {self._n(x + k * bx)} {self._n(y + k * by)}")
        return "".join(path) + "Z"

    def _edges(self, square: Square) -> str:
        """The sides of a square that are sides of the board, and its round corners."""
        r, c = square
        places = ((c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1))
        along = ((1, 0), (0, 1), (-1, 0), (0, -1))
        is_round = board_tiles.corners(self._board, square)
        path = []
        for i, is_edge in enumerate(board_tiles.edges(self._board, square)):
            if not is_edge:
                continue
            after = (i + 1) % 4
            (x, y), (x2, y2), (dx, dy), (ex, ey) = places[i], places[after], along[i], along[after]
            k, k2 = (board_tiles.CORNER if is_round[j] else 0.0 for j in (i, after))
            path.append(f"M{self._n(x + k * dx)} {self._n(y + k * dy)}L{self._n(x2 - k2 * dx)} {self._n(y2 - k2 * dy)}")
            if k2:
                path.append(f"Q{self._n(x2)} {self._n(y2)} {self._n(x2 + k2 * ex)} {self._n(y2 + k2 * ey)}")
        return "".join(path)

    # The dominoes ---------------------------------------------------------------------------------------

    def tile(self, tile: Tile, mark_last: bool) -> Iterator[str]:
        """One domino, with the ring if it is the last move."""
        p = self._palette
        fill, edge = {
            Side.MAX: (p.max_fill, p.max_edge),
            Side.MIN: (p.min_fill, p.min_edge),
            None: (p.press, p.line2),
        }[tile.side]
        yield f"<g><title>{escape(tile.words)}</title>"
        yield self._box(tile.box, f'fill="{fill}"')
        if tile.side is Side.MIN:
            lines = tiles.hatching(tile.box)
            path = "".join(f"M{self._n(a)} {self._n(b)}L{self._n(c)} {self._n(d)}" for (a, b), (c, d) in lines)
            width = self._line(board_tiles.HATCH_WIDTH)
            yield f'<path d="{path}" fill="none" stroke="{p.min_hatch}" stroke-width="{width}"/>'
        yield self._box(tile.box, f'fill="none" stroke="{edge}" stroke-width="{self._line(board_tiles.OUTLINE)}"')
        if tile.last and mark_last:
            ring = tile.box.inset(board_tiles.RING_INSET - board_tiles.INSET)
            width = self._line(board_tiles.RING_WIDTH, 1.5)
            yield self._box(ring, f'fill="none" stroke="{p.accent}" stroke-width="{width}"')
        if self._u >= board_tiles.DIGITS_FROM:
            yield from self._number(tile)
        yield "</g>"

    def ghost(self, squares: tuple[Square, Square], side: Side) -> str:
        """A domino that is not placed: dashed, in the colour of the player who could place it."""
        p, u = self._palette, self._u
        fill, ink = (p.max_fill, p.max_edge) if side is Side.MAX else (p.min_fill, p.min_edge)
        width = max(1.5, board_tiles.GHOST_WIDTH * u)
        dash = " ".join(f"{length * width:.1f}" for length in board_tiles.GHOST_DASH)
        style = f'fill="{fill}" fill-opacity=".3" stroke="{ink}" stroke-width="{width:.1f}" stroke-dasharray="{dash}"'
        return self._box(tiles.box_of(squares), style)

    def _number(self, tile: Tile) -> Iterator[str]:
        p = self._palette
        ink = {Side.MAX: p.max_text, Side.MIN: p.min_text, None: p.text}[tile.side]
        badge, edge = {
            Side.MAX: (p.max_badge, p.max_badge),
            Side.MIN: (p.min_badge, p.min_edge),
            None: (p.field, p.line2),
        }[tile.side]
        size = board_tiles.digits_size(self._u)
        x, y = tile.box.middle
        if self._u >= board_tiles.TAG_FROM:
            yield (
                f'<polygon points="{self._points(tiles.tag(tile))}" fill="{badge}" stroke="{edge}" '
                f'stroke-width="{self._line(board_tiles.TAG_OUTLINE)}" stroke-linejoin="round"/>'
            )
        elif tile.side is Side.MIN:  # digits on plain ground: the hatching is hidden under them
            w, h = board_tiles.ground_of_digits(tile.number, self._u)
            yield self._box(Box(x - w / 2, y - h / 2, w, h, board_tiles.GROUND_RADIUS), f'fill="{p.min_fill}"')
        yield (
            f'<text x="{self._n(x)}" y="{self._n(y + 0.36 * size / self._u)}" font-size="{size:g}" '
            f'font-weight="600" fill="{ink}" text-anchor="middle">{tile.number}</text>'
        )

    def _box(self, box: Box, style: str) -> str:
        n = self._n
        return (
            f'<rect x="{n(box.x)}" y="{n(box.y)}" width="{n(box.width)}" height="{n(box.height)}" '
            f'rx="{n(box.radius)}" {style}/>'
        )
