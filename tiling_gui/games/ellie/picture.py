"""The picture of a board of ELLIE: the same look as in the window.

x runs right and y down, in px of a drawing whose squares are `size` px wide.
"""

import math
from collections.abc import Iterator, Sequence

from tiling_gui.core.board import Square, column_name
from tiling_gui.core.drawing import board_tiles, capsules
from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.figure import Figure, Line, Point, Polygon, Shape, Text
from tiling_gui.core.drawing.places import Place, of_squares
from tiling_gui.core.game import Side
from tiling_gui.games.ellie.rules import ElliePosition, Tile, title
from tiling_gui.language import plain

_MARGIN = 24
_SAMPLES = 24
"""Points a square that hatching is cut at the outline."""


def figure(
    position: ElliePosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The board with its tiles; `size` is the side of a square in px."""
    after = position if notes.played is None else position.play(notes.played)
    drawn = shapes(after, size, coordinates=coordinates)
    drawn.extend(_values(notes, size))
    if notes.better is not None:
        drawn.extend(_ghost(notes.better, position.to_move, size))
    edge = 0.0 if coordinates else _MARGIN - 4.0
    width, height = (length * size + 2 * (_MARGIN - edge) for length in (position.board.columns, position.board.rows))
    spots = board_tiles.spots(position.board, size, _MARGIN)
    return Figure(tuple(drawn), (edge, edge, width, height), title(position, tr=plain), spots=spots)


def places(position: ElliePosition, size: int) -> dict[Tile, Place]:
    """The crook of a corner, and its three squares."""
    return {move: of_squares(move, size, _MARGIN) for move in position.moves()}


def _values(notes: Annotations, size: int) -> Iterator[Shape]:
    """What moves are worth, each in the crook of its corner: four meet at a vertex, so they are drawn smaller."""
    for tile, label in notes.values.items():
        (r, c), rows, columns = corner_of(tile), {r for r, _ in tile}, {c for _, c in tile}
        x = (c + 0.5 + (min(columns) + max(columns) + 1) / 2) / 2
        y = (r + 0.5 + (min(rows) + max(rows) + 1) / 2) / 2
        yield from capsules.shapes(label, (_MARGIN + x * size, _MARGIN + y * size), 0.72 * size)


def shapes(position: ElliePosition, size: int, *, coordinates: bool = True) -> list[Shape]:
    """Everything that is drawn, from the ground up."""
    found = list(_ground(position, size))
    if coordinates:
        found.extend(_coordinates(position, size))
    for k, (tile, who) in enumerate(zip(position.tiles, position.owners, strict=True)):
        last = k + 1 == len(position.tiles) and who is not None
        found.extend(_tile(tile, who, k + 1, last, size))
    return found


def _ground(position: ElliePosition, size: int) -> Iterator[Shape]:
    board = position.board
    dead = position.free & ~position.live
    for r, c in board.listed(board.squares):
        x, y = _MARGIN + c * size, _MARGIN + r * size
        corners = ((x, y), (x + size, y), (x + size, y + size), (x, y + size))
        is_dead = bool(dead & board.bit((r, c)))
        fill = "dead_sq" if is_dead else "sq_dark" if (r + c) % 2 else "sq_light"
        yield Polygon(corners, fill)
        for i, on_edge in enumerate(board_tiles.edges(board, (r, c))):
            if on_edge:
                yield Line((corners[i], corners[(i + 1) % 4]), "board_edge", 1.0)
        if is_dead:
            h, mx, my = board_tiles.CROSS / 2 * size, x + size / 2, y + size / 2
            for way in (1, -1):
                yield Line(
                    ((mx - h, my - way * h), (mx + h, my + way * h)),
                    "dead",
                    max(1.0, board_tiles.CROSS_WIDTH * size),
                )


def _coordinates(position: ElliePosition, size: int) -> Iterator[Shape]:
    board, small = position.board, min(12.0, 0.6 * size)
    for c in range(board.columns):
        yield Text(_MARGIN + (c + 0.5) * size, _MARGIN / 2, column_name(c), "muted", small)
    for r in range(board.rows):
        yield Text(_MARGIN / 2, _MARGIN + (r + 0.5) * size, str(r + 1), "muted", small)


def _tile(tile: Tile, side: Side | None, number: int, last: bool, size: int) -> Iterator[Shape]:
    names = {Side.FIRST: "max", Side.SECOND: "min"}
    who = names[side] if side else ""
    fill = f"{who}_fill" if who else "press"
    edge = f"{who}_edge" if who else "line2"

    def placed(points: Sequence[Point]) -> tuple[Point, ...]:
        return tuple((_MARGIN + x * size, _MARGIN + y * size) for x, y in points)

    body = outline(tile, board_tiles.INSET, board_tiles.RADIUS)
    yield Polygon(placed(body), fill)
    if who == "min":
        for line in hatching(body):
            yield Line(placed(line), "min_hatch", max(1.0, board_tiles.HATCH_WIDTH * size))
    yield Line(placed([*body, body[0]]), edge, max(1.0, board_tiles.OUTLINE * size))
    if last:
        ring = outline(tile, board_tiles.RING_INSET, board_tiles.RADIUS + board_tiles.INSET - board_tiles.RING_INSET)
        yield Line(placed([*ring, ring[0]]), "accent", max(1.5, board_tiles.RING_WIDTH * size))
    r, c = corner_of(tile)
    middle = c + 0.5, r + 0.5
    tag = placed(board_tiles.tag_at(middle, number, up=who == "max" if who else None))
    badge = f"{who}_badge" if who else "field"
    border = {"max": badge, "min": "min_edge", "": "line2"}[who]
    yield Polygon(tag, badge)
    yield Line((*tag, tag[0]), border, max(1.0, board_tiles.TAG_OUTLINE * size))
    ink = f"{who}_text" if who else "text"
    yield Text(*placed([middle])[0], str(number), ink, board_tiles.digits_size(size), bold=True)


def _ghost(tile: Tile, side: Side, size: int) -> Iterator[Shape]:
    """A tile that is not placed: its outline, dashed, in the colour of the player who could place it."""
    ink, width = "max_edge" if side is Side.FIRST else "min_edge", max(1.5, board_tiles.GHOST_WIDTH * size)
    dash = tuple(length * width for length in board_tiles.GHOST_DASH)
    body = [(_MARGIN + x * size, _MARGIN + y * size) for x, y in outline(tile, board_tiles.INSET, board_tiles.RADIUS)]
    yield Line((*body, body[0]), ink, width, dash)


def corner_of(tile: Tile) -> Square:
    """The square of an L that borders on both others."""
    return next(s for s in tile if all(abs(s[0] - r) + abs(s[1] - c) <= 1 for r, c in tile))


def outline(tile: Tile, inset: float, radius: float) -> list[Point]:
    """The rounded outline of an L, `inset` inside the border of its squares; in squares from the board's corner."""
    row, column = corner_of(tile)
    down = 1 if any(r > row for r, _ in tile) else -1
    right = 1 if any(c > column for _, c in tile) else -1
    # Drawn for an L whose corner square is top left, with arms to the right and down; then turned.
    k, far, middle = inset, 2 - inset, 1 - inset
    corners = [(k, k), (far, k), (far, middle), (middle, middle), (middle, far), (k, far)]
    points = _rounded(corners, radius)
    x0, y0 = column + (0 if right > 0 else 1), row + (0 if down > 0 else 1)
    return [(x0 + right * x, y0 + down * y) for x, y in points]


def _rounded(corners: list[Point], radius: float) -> list[Point]:
    points: list[Point] = []
    for i, (x, y) in enumerate(corners):
        (ax, ay), (bx, by) = corners[i - 1], corners[(i + 1) % len(corners)]
        before = _unit(ax - x, ay - y)
        after = _unit(bx - x, by - y)
        for step in range(7):
            # A quadratic curve from one side of the corner to the other.
            t = step / 6
            p, q = radius * (1 - t) ** 2, radius * t**2
            points.append((x + p * before[0] + q * after[0], y + p * before[1] + q * after[1]))
    return points


def _unit(x: float, y: float) -> Point:
    length = math.hypot(x, y)
    return x / length, y / length


def hatching(body: Sequence[Point]) -> list[tuple[Point, Point]]:
    """Lines at 45 degrees, rising to the right, inside an outline."""
    left, right = min(x for x, _ in body), max(x for x, _ in body)
    top, bottom = min(y for _, y in body), max(y for _, y in body)
    lines = []
    for level in board_tiles.hatch_levels(left, top, right, bottom):
        count = round((right - left) * _SAMPLES)
        xs = [left + (right - left) * k / count for k in range(count + 1)]
        run: list[float] = []
        for x in [*xs, right + 1]:
            if x <= right and _inside(body, (x, level - x)):
                run.append(x)
            elif len(run) > 1:
                lines.append(((run[0], level - run[0]), (run[-1], level - run[-1])))
                run = []
            else:
                run = []
    return lines


def _inside(body: Sequence[Point], point: Point) -> bool:
    (x, y), inside = point, False
    for i, (ax, ay) in enumerate(body):
        bx, by = body[i - 1]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside
