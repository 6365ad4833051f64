"""The tiling board as a TikZ picture: the same look as on the screen, plain TikZ without any library."""

from collections.abc import Iterator, Sequence

from tiling_gui.core.board import column_name
from tiling_gui.core.drawing import board_tiles, capsules
from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.capsules import Label, Rank
from tiling_gui.core.drawing.latex import latex
from tiling_gui.core.drawing.shapes import Point
from tiling_gui.core.game import Side
from tiling_gui.games.domino import tiles
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.games.domino.tiles import Box, Tile
from tiling_gui.palette import LIGHT, Palette

_ROLES = (
    "text",
    "muted",
    "press",
    "field",
    "line2",
    "accent",
    "on_accent",
    "sq_light",
    "sq_dark",
    "board_edge",
    "dead_sq",
    "dead",
    "max_fill",
    "max_edge",
    "max_badge",
    "max_text",
    "min_fill",
    "min_edge",
    "min_hatch",
    "min_badge",
    "min_text",
)


def position_tikz(
    position: DominoPosition,
    *,
    sides: Sequence[Side | None] | None = None,
    palette: Palette = LIGHT,
    width_cm: float = 12.0,
    notes: Annotations = NOTHING,
) -> str:
    """The board with its dominoes as a tikzpicture environment, at most `width_cm` wide or high.

    `sides` as in `position_svg`. Needs \\usepackage{tikz} only; the colours are defined in the picture.
    """
    board = position.board
    unit = min(1.2, width_cm / max(board.rows, board.columns))
    lines = [rf"\begin{{tikzpicture}}[x={unit:.3f}cm, y=-{unit:.3f}cm, line width=0.4pt]"]
    for role in _ROLES:
        lines.append(rf"  \definecolor{{{_colour(role)}}}{{HTML}}{{{getattr(palette, role).removeprefix('#')}}}")
    lines.extend(f"  {line}" for line in _ground(position, unit))
    for tile in tiles.tiles(position, sides):
        lines.extend(f"  {line}" for line in _tile(tile, unit))
    for move, label in notes.values.items():
        lines.extend(f"  {line}" for line in _value(tiles.box_of(move), label, unit))
    lines.append(r"\end{tikzpicture}")
    return "\n".join(lines) + "\n"


def _colour(role: str) -> str:
    return "tiling" + role.replace("_", "").replace("2", "B")


def _point(x: float, y: float) -> str:
    return f"({round(x, 3):g},{round(y, 3):g})"


def _path(points: Sequence[Point]) -> str:
    return " -- ".join(_point(x, y) for x, y in points)


def _ground(position: DominoPosition, unit: float) -> Iterator[str]:
    board = position.board
    dead = board.dead(position.free)
    for r, c in board.listed(board.squares):
        is_dead = dead & board.bit((r, c))
        role = "dead_sq" if is_dead else "sq_dark" if (r + c) % 2 else "sq_light"
        yield rf"\fill[{_colour(role)}] {_point(c, r)} rectangle {_point(c + 1, r + 1)};"
        if is_dead:
            h = board_tiles.CROSS / 2
            x, y = c + 0.5, r + 0.5
            cross = f"{_path([(x - h, y - h), (x + h, y + h)])} {_path([(x - h, y + h), (x + h, y - h)])}"
            width = f"line width={board_tiles.CROSS_WIDTH * unit:.3f}cm, line cap=round"
            yield rf"\draw[{_colour('dead')}, {width}] {cross};"
    sides = []
    for r, c in board.listed(board.squares):
        places = ((c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1), (c, r))
        for i, is_edge in enumerate(board_tiles.edges(board, (r, c))):
            if is_edge:
                sides.append(_path(places[i : i + 2]))
    yield rf"\draw[{_colour('board_edge')}, line cap=round] {' '.join(sides)};"
    small = rf"\footnotesize\sffamily\color{{{_colour('muted')}}}"
    for c in range(board.columns):
        yield rf"\node at {_point(c + 0.5, -0.35)} {{{small} {column_name(c)}}};"
    for r in range(board.rows):
        yield rf"\node at {_point(-0.35, r + 0.5)} {{{small} {r + 1}}};"


def _tile(tile: Tile, unit: float) -> Iterator[str]:
    who = {Side.MAX: "max", Side.MIN: "min", None: ""}[tile.side]
    fill, edge = (f"{who}_fill", f"{who}_edge") if who else ("press", "line2")
    yield f"% {tile.words}"
    yield rf"\fill[{_colour(fill)}, {_rounded(tile.box, unit)}] {_rectangle(tile.box)};"
    if who == "min":
        lines = " ".join(_path(line) for line in tiles.hatching(tile.box))
        yield rf"\draw[{_colour('min_hatch')}, line width={board_tiles.HATCH_WIDTH * unit:.3f}cm] {lines};"
    width = f"line width={board_tiles.OUTLINE * unit:.3f}cm"
    yield rf"\draw[{_colour(edge)}, {width}, {_rounded(tile.box, unit)}] {_rectangle(tile.box)};"
    if tile.last:
        ring = tile.box.inset(board_tiles.RING_INSET - board_tiles.INSET)
        width = f"line width={board_tiles.RING_WIDTH * unit:.3f}cm"
        yield rf"\draw[{_colour('accent')}, {width}, {_rounded(ring, unit)}] {_rectangle(ring)};"
    badge = _colour(f"{who}_badge" if who else "field")
    outline = _colour({"max": "max_badge", "min": "min_edge", "": "line2"}[who])
    style = f"fill={badge}, draw={outline}, line width={board_tiles.TAG_OUTLINE * unit:.3f}cm, line join=round"
    yield rf"\filldraw[{style}] {_path(tiles.tag(tile))} -- cycle;"
    ink = _colour(f"{who}_text") if who else _colour("text")
    size = board_tiles.DIGITS * unit * 28.45
    font = rf"\fontsize{{{size:.1f}}}{{{size:.1f}}}\selectfont\sffamily\bfseries\color{{{ink}}}"
    yield rf"\node[inner sep=0pt] at {_point(*tile.box.middle)} {{{font} {tile.number}}};"


def _value(place: Box, label: Label, unit: float) -> Iterator[str]:
    """The value of the move in this place; see capsules.py."""
    rank, (x, y) = label.rank, place.middle
    width, height = capsules.size(label, place.height > place.width)
    box = Box(x - width / 2, y - height / 2, width, height, capsules.ROUND * min(width, height))
    outline = {
        Rank.KEEPS: f"fill={_colour('accent')}, draw={_colour('sq_light')}, line width={capsules.HALO * unit:.3f}cm",
        Rank.COSTS_MORE: "",
        Rank.BOUNDED: "",
        Rank.ESTIMATE: f"draw={_colour('muted')}, dashed",
    }.get(rank, f"draw={_colour('board_edge')}")
    if outline:
        yield rf"\path[{outline}, {_rounded(box, unit)}] {_rectangle(box)};"
    if rank is Rank.BOUNDED:
        sides = " ".join(_path(end) for end in capsules.ends((x, y), width, height))
        yield rf"\draw[{_colour('muted')}] {sides};"
    ink = {Rank.KEEPS: "on_accent", Rank.COSTS_MORE: "muted"}.get(rank, "text")
    size = capsules.CAPSULE[rank][2] * unit * 28.45
    font = rf"\fontsize{{{size:.1f}}}{{{size:.1f}}}\selectfont\sffamily\bfseries\color{{{_colour(ink)}}}"
    yield rf"\node[inner sep=0pt] at {_point(x, y)} {{{font} {latex(label.text)}}};"


def _rounded(box: Box, unit: float) -> str:
    return f"rounded corners={box.radius * unit:.3f}cm"


def _rectangle(box: Box) -> str:
    return f"{_point(box.x, box.y)} rectangle {_point(box.x + box.width, box.y + box.height)}"
