"""Marks and arrows on a picture, in four kinds that differ in colour and also in shape or dash pattern.

In text, "c3" is a circle on c3, "c3:cross" a cross, "a1-c3" an arrow, "a1-c3:square" one in the colour and pattern of
squares. Places are the names that a `Figure` gives its points: squares, vertices, edges, cells.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from math import hypot

from tiling_gui.core.drawing.figure import DASHES, Figure, Formula, Group, Line, Point, Polygon, Shape
from tiling_gui.core.drawing.owners import circle
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import mark, plain

MARK_KINDS = {"circle": "accent", "square": "max_ink", "triangle": "min_ink", "cross": "warn"}
"""The colour role of each kind."""
_ARROW = mark("arrow from {start} to {end}, {colour}")
_RADIUS, _WIDTH = 0.34, 0.07
"""Radius and line width of a mark, as a share of the side of a square."""
_HALO = 2.0
"""Width of the light border on either side of a line, in px, which sets it off from any background."""


_COLOURS = {"circle": mark("green"), "square": mark("blue"), "triangle": mark("brown"), "cross": mark("red")}
_SHAPES = {
    "circle": mark("circle on {place}"),
    "square": mark("square on {place}"),
    "triangle": mark("triangle on {place}"),
    "cross": mark("cross on {place}"),
}


def marked(figure: Figure, marks: Sequence[str], arrows: Sequence[str], size: float) -> Figure:
    """The picture with marks and arrows on it; `size` is the side of a square, or the like, in px.

    Raises InputError for an unknown place or kind.
    """
    spots = figure.spots
    if not spots:
        raise input_error("Nothing can be marked in the pictures of this game.")
    drawn: list[Shape] = []
    for text in marks:
        place, kind = read_mark(text, spots)
        drawn.extend(_lined(_outline(spots[place], kind, _RADIUS * size), kind, size))
    for text in arrows:
        start, end, kind = read_arrow(text, spots)
        drawn.extend(_arrow(spots[start], spots[end], kind, size))
    # LaTeX typesets formulas itself, so marks on their parts would be misplaced.
    below = (Group(shape.shapes) if isinstance(shape, Formula) else shape for shape in figure.shapes)
    said = filter(None, (figure.words, *(words for _, words in described(marks, arrows, spots))))
    return replace(figure, shapes=(*below, *drawn), words="; ".join(said))


def read_mark(text: str, places: Collection[str]) -> tuple[str, str]:
    """(place, kind) of a mark. Raises InputError for an unknown place or kind."""
    place, kind = _read(text)
    return _place(place, places), kind


def read_arrow(text: str, places: Collection[str]) -> tuple[str, str, str]:
    """(from, to, kind) of an arrow; place names may contain a hyphen. Raises InputError like `read_mark`."""
    ends, kind = _read(text)
    parts = ends.split("-")
    splits = [("-".join(parts[:k]), "-".join(parts[k:])) for k in range(1, len(parts))]
    if ">" in ends:
        splits = [(ends.partition(">")[0], ends.partition(">")[2])]
    if not splits or splits[0][0] == splits[0][1]:
        raise input_error("An arrow leads from one place to another, such as a1-c3, not {text!r}.", text=text)
    start, end = next((pair for pair in splits if all(name in places for name in pair)), splits[0])
    return _place(start, places), _place(end, places), kind


def described(
    marks: Sequence[str], arrows: Sequence[str], places: Collection[str], *, said: Callable[..., str] = plain
) -> list[tuple[str, str]]:
    """(place, description) of each mark and arrow: "cross on c3"; "arrow from c3 to d3, green", whose place is c3.

    Raises InputError like `read_mark`.
    """
    words = []
    for text in marks:
        place, kind = read_mark(text, places)
        words.append((place, said(_SHAPES[kind], place=place)))
    for text in arrows:
        start, end, kind = read_arrow(text, places)
        words.append((start, said(_ARROW, start=start, end=end, colour=said(_COLOURS[kind]))))
    return words


def arrow(start: str, end: str, places: Collection[str]) -> str:
    """The text of an arrow: "a1-c3", or "a>b" if "a-b" is a place or could be parsed differently."""
    text = f"{start}-{end}"
    return text if text not in places and read_arrow(text, places)[:2] == (start, end) else f"{start}>{end}"


def toggled(texts: Sequence[str], place: str, kind: str) -> tuple[str, ...]:
    """Marks, or arrows, with `kind` as the only one at `place`; without it if it was there already."""
    others = tuple(text for text in texts if _split(text)[0] != place)
    new = place if kind == "circle" and ":" not in place else f"{place}:{kind}"
    return others if (place, kind) in map(_split, texts) else (*others, new)


def read_all(text: str, places: Collection[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """(marks, arrows) parsed from text that separates them by blanks or commas. Raises InputError like `read_mark`."""
    marks: tuple[str, ...] = ()
    arrows: tuple[str, ...] = ()
    for each in re.split(r"[,\s]+", text.strip()) if text.strip() else ():
        name, kind = _read(each)
        if name in places or not re.search(".[->].", name):
            marks = (*marks, *toggled((), read_mark(each, places)[0], kind))
        else:
            start, end, _ = read_arrow(each, places)
            arrows = (*arrows, *toggled((), arrow(start, end, places), kind))
    return tuple(dict.fromkeys(marks)), tuple(dict.fromkeys(arrows))


def on_places(marks: Sequence[str], arrows: Sequence[str], places: Collection[str]) -> tuple[list[str], list[str]]:
    """The marks and arrows that can be drawn, because a file may name places this board does not have."""

    def can(read: Callable[..., object], text: str) -> bool:
        try:
            read(text, places)
        except InputError:
            return False
        return True

    return [text for text in marks if can(read_mark, text)], [text for text in arrows if can(read_arrow, text)]


def _read(text: str) -> tuple[str, str]:
    name, kind = _split(text)
    if kind not in MARK_KINDS:
        raise input_error(
            "A mark is a {kinds}, such as c3:cross, not {kind!r}.", kinds=", ".join(MARK_KINDS), kind=kind
        )
    return name, kind


def _split(text: str) -> tuple[str, str]:
    """(place or arrow, kind)"""
    name, colon, kind = text.replace("–", "-").strip().rpartition(":")
    return (name, kind) if colon else (kind, "circle")


def _place(name: str, places: Collection[str]) -> str:
    if name not in places:
        some = list(places)[:6]
        raise input_error(
            "{name!r} is not a place in this picture; places are {some} and so on.", name=name, some=", ".join(some)
        )
    return name


def _outline(at: Point, kind: str, radius: float) -> list[tuple[Point, ...]]:
    (x, y), r = at, radius
    if kind == "circle":
        ring = circle(at, r)
        return [(*ring, *ring[:2])]
    if kind == "cross":
        return [((x - r, y - r), (x + r, y + r)), ((x - r, y + r), (x + r, y - r))]
    corners: tuple[Point, ...] = ((x, y - r), (x + 0.95 * r, y + 0.75 * r), (x - 0.95 * r, y + 0.75 * r))
    if kind == "square":
        corners = ((x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r))
    return [(*corners, *corners[:2])]


def _lined(lines: Iterable[tuple[Point, ...]], kind: str, size: float) -> Iterator[Shape]:
    width = max(2.0, _WIDTH * size)
    lines = list(lines)
    yield from (Line(line, "field", width + 2 * _HALO) for line in lines)
    yield from (Line(line, MARK_KINDS[kind], width) for line in lines)


def _arrow(start: Point, end: Point, kind: str, size: float) -> Iterator[Shape]:
    """An arrow from near the centre of one place to near the centre of the other."""
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    (dx, dy), head, width = ((end[0] - start[0]) / length, (end[1] - start[1]) / length), 0.26 * size, _WIDTH * size
    near = min(0.2 * size, length / 4)

    def along(way: float, aside: float = 0.0) -> Point:
        return start[0] + dx * way - dy * aside, start[1] + dy * way + dx * aside

    tip = length - near
    neck, wings = tip - head, 0.6 * head
    dash = tuple(part * size / 48 for part in DASHES[list(MARK_KINDS).index(kind)])
    ends = (along(near), along(neck + 0.1 * head))
    yield Line(ends, "field", max(2.0, width) + 2 * _HALO)
    yield Polygon((along(tip + _HALO), along(neck, wings), along(neck, -wings)), "field", "field", 2 * _HALO)
    yield Line(ends, MARK_KINDS[kind], max(2.0, width), dash)
    yield Polygon((along(tip), along(neck, wings), along(neck, -wings)), MARK_KINDS[kind])
