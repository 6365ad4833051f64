"""A sharing game as a list of plain shapes, for SVG, TikZ and the window.

Coordinates are pixels, x to the right and y down. A coloured element has its colour, pattern and number; a shared
element is a solid tile with a triangle pointing up (MAX), a hatched one with a triangle pointing down (MIN), or empty.
The outer face, f0, has a tile of its own in the corner. From bottom to top: faces, edges, vertices, marks, names.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from tiling_gui.core.drawing.annotations import NOTHING, Annotations, Place
from tiling_gui.core.drawing.figure import RING_DASH, Disc, Figure, Ink, Line, Mixed, Point, Polygon, Shape, Text, ring
from tiling_gui.core.drawing.owners import circle, hatching, name_of, owned_line, owner_triangle
from tiling_gui.core.game import Side
from tiling_gui.core.graphs.layout import DOT, EDGE_MARK, beside, layout, middle
from tiling_gui.games.sharing.colour_cards import VALUE, Cards, coloured_line, digit
from tiling_gui.games.sharing.rules import Propose, Put, SharingMove, SharingPosition, title
from tiling_gui.games.sharing.set_up import Kind, SharingGame, Weights
from tiling_gui.language import plain, tr

_MARKS = {Kind.VERTICES: 1.0, Kind.FACES: 0.62, Kind.EDGES: EDGE_MARK}
"""Radius of marks relative to that of a vertex in the layout."""

State = int | Side | None
"""The colour of an element, 0 if it has none, or the owner of one, None if it has none or is not played on."""


class Drawing:
    """The graph of a game, `size` as in core/graphs/layout.py.

    What is drawn of an element is made once for each colour or owner, so that it is the same object in every position.
    """

    def __init__(self, game: SharingGame, size: int) -> None:
        kinds, graph = (game.colour, game.share), game.graph
        where = layout(graph, size, faces=Kind.FACES in kinds, dots=Kind.VERTICES not in kinds)
        self.game, self.where = game, where
        self.radius = {kind: part * where.radius for kind, part in _MARKS.items()}
        """The radius of the marks of elements."""
        self.at = {Kind.VERTICES: where.vertices, Kind.FACES: where.faces, Kind.EDGES: tuple(map(middle, where.edges))}
        """Where the marks of elements are."""
        ends = [f"{graph.vertex_names[u]}-{graph.vertex_names[v]}" for u, v in graph.edges]
        faces = graph.face_names if where.faces else ()
        named = ((Kind.VERTICES, graph.vertex_names), (Kind.FACES, faces), (Kind.EDGES, ends))
        self.elements = {name: (kind, i) for kind, names in named for i, name in enumerate(names)}
        """The elements by name; edges by the names of their ends."""
        self.spots = {name: self.at[kind][i] for name, (kind, i) in self.elements.items()}
        self._below = 0.9 * self.radius[Kind.FACES] + 14
        """Distance of the name of a face from its mark."""
        marks = [(x, y + down) for x, y in where.faces for down in (0.0, self._below)]
        away = where.radius * (1 if Kind.VERTICES in kinds else DOT) + 14
        self._names = tuple(
            Text(*beside(graph, where, v, away, marks), name, "muted", 14, bold=True)
            for v, name in enumerate(graph.vertex_names)
        )
        self._made: dict[tuple[Any, ...], tuple[Shape, ...]] = {}

    def shapes(self, position: SharingPosition) -> Iterator[Shape]:
        """All shapes, from bottom to top."""
        states = {self.game.colour: position.colours, self.game.share: position.owners}
        none = (None,) * max(map(len, self.at.values()))
        faces, edges, vertices = (states.get(kind, none) for kind in (Kind.FACES, Kind.EDGES, Kind.VERTICES))
        for i in range(1, len(self.where.faces)):
            yield from self._once(self._area, i, faces[i])
        for i in range(len(self.where.edges)):
            yield from self._once(self._line, i, edges[i])
        for i in range(len(self.where.faces)):
            yield from self._once(self._mark, Kind.FACES, i, faces[i])
        for i in range(len(self.where.edges)):
            yield from self._once(self._mark, Kind.EDGES, i, edges[i])
        for i in range(len(self.where.vertices)):
            yield from self._once(self._mark, Kind.VERTICES, i, vertices[i])
        yield from self._names
        for i in range(len(self.where.faces)):
            yield from self._once(self._face_name, i, bool(i and faces[i]))

    def _once(self, draw: Callable[..., Iterable[Shape]], *of: Any) -> tuple[Shape, ...]:
        key = (draw.__name__, *of)
        if key not in self._made:
            self._made[key] = tuple(draw(*of))
        return self._made[key]

    def _area(self, i: int, state: State) -> Iterator[Shape]:
        """An inner face, if it has a colour or an owner."""
        corners = tuple(self.where.vertices[v] for v in self.game.graph.faces[i].walk)
        if state is Side.MAX:
            yield Polygon(corners, Mixed("max_fill", "window", 0.3))
        elif state is Side.MIN:
            yield Polygon(corners, "min_fill")
            for start, end in hatching(corners, 10):
                yield Line((start, end), "min_hatch", 2)
        elif state:
            yield Polygon(corners, Mixed(f"colour {state}", "window", 0.45))

    def _line(self, i: int, state: State) -> Iterator[Shape]:
        """The line of an edge: thick with the pattern of its colour or owner, else thin."""
        points, width = self.where.edges[i], max(4.0, 0.36 * self.where.radius)
        if isinstance(state, Side):
            yield from owned_line(points, state, width)
        elif state:
            yield from coloured_line(points, state, width)
        else:
            yield Line(points, "line2", 2)

    def _mark(self, kind: Kind, i: int, state: State) -> Iterator[Shape]:
        """The mark of an element: its number in its colour, its owner's tile, a knob to click, or a dot."""
        at, radius, played = self.at[kind][i], self.radius[kind], kind in (self.game.colour, self.game.share)
        if kind == Kind.VERTICES and played and not self.where.faces:
            # Edges end a little before the vertex.
            yield Disc(at, radius + 2.5, "window", "window", 1)
        if isinstance(state, Side):
            name = name_of(state)
            yield from _base(kind, at, radius, f"{name}_fill", f"{name}_edge")
            if state is Side.MIN:
                inner = _square(at, 0.8 * radius) if kind == Kind.FACES else circle(at, 0.9 * radius)
                for start, end in hatching(inner, 7):
                    yield Line((start, end), "min_hatch", 1.5)
            yield owner_triangle(at, 0.5 * radius, state)
        elif state:
            yield from _base(kind, at, radius, f"colour {state}", "text")
            yield digit(at, radius, state)
        elif kind == Kind.VERTICES:
            yield Disc(at, radius if played else DOT * radius, "field" if played else "line2", "line2")
        elif kind == self.game.colour or kind == Kind.FACES:
            yield from _base(kind, at, (0.85 if kind == Kind.FACES else 0.7) * radius, "field", "line2")

    def _face_name(self, i: int, taken: bool) -> Iterator[Shape]:
        """The name of a face, with its weight if faces have weights: "f2: 3/2"."""
        game, (x, y) = self.game, self.where.faces[i]
        name = game.graph.face_names[i]
        if game.share == Kind.FACES and game.weighting != Weights.ONES:
            name = f"{name}: {game.weights[i]}"
        yield Text(x, y + self._below, name, "text" if taken else "muted", 12, bold=True)


drawing = lru_cache(32)(Drawing)
"""Drawings of games in the sizes used last."""


def _base(kind: Kind, at: Point, radius: float, fill: Ink, edge: str) -> Iterator[Shape]:
    """The ground of a mark: a square for faces, because they are areas, else a disc."""
    if kind != Kind.FACES:
        yield Disc(at, radius, fill, edge)
        return
    corners = _square(at, 0.9 * radius)
    yield Polygon(corners, fill)
    yield Line((*corners, corners[0], corners[1]), edge, 1.5)


def _square(at: Point, half: float) -> tuple[Point, ...]:
    x, y = at
    return (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)


_RING = 4.0
"""Pixels between an element and the ring around it."""
_LEAST_TARGET = 28.0
"""Least width and height, in px, of the area in which an element is clicked."""


def figure(
    position: SharingPosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The partly coloured graph; `size` is the diameter of a vertex in pixels.

    Names are always shown, whatever `coordinates`. The colours are below it as keys, or if one of them is noted.
    """
    drawn = drawing(position.game, size)
    where, after = drawn.where, position if notes.played is None else position.play(notes.played)
    shapes, box = [*drawn.shapes(after), *_noted(position, notes, drawn)], (0.0, 0.0, where.width, where.height)
    noted = (notes.played, notes.better, *notes.hints, *notes.values)
    if notes.keys or any(isinstance(move, Propose) for move in noted):
        cards = Cards(position.game.colours, where.width, where.height)
        hinted = {move.colour for move in (*notes.hints, notes.better) if isinstance(move, Propose)}
        can_propose = not (position.proposed or position.is_over)
        shapes += cards.shapes(after.proposed, hinted, can_propose=can_propose)
        box = cards.box
    words, tell = title(position, tr=plain), partial(_told, after, drawn)
    return Figure(tuple(shapes), box, words, spots=drawn.spots, unit=2 * where.radius, tell=tell)


def _noted(position: SharingPosition, notes: Annotations, drawn: Drawing) -> Iterator[Shape]:
    """Rings around elements: the one coloured last or in the move played, and dashed, in light colour, those proposed;
    on the board also around the shared elements that depend on the one pointed at.
    """
    kind, radius = position.game.colour, drawn.radius[position.game.colour]
    for move in (notes.last, notes.played):
        if isinstance(move, Put):
            yield ring(drawn.at[kind][move.element], radius + _RING, "accent")
    for move in (*notes.hints, notes.better):
        if isinstance(move, Put):
            at = drawn.at[kind][move.element]
            yield from _base(kind, at, radius, Mixed(f"colour {position.proposed}", "window", 0.5), "text")
            if move not in notes.values:  # else its value is here
                yield replace(digit(at, radius, position.proposed), role="text")
            yield ring(at, radius + _RING, "accent", RING_DASH)
    if notes.keys and isinstance(notes.better, Put):
        share = position.game.share
        for x, decisive in enumerate(position.game.sets):
            if decisive >> notes.better.element & 1:
                yield ring(drawn.at[share][x], drawn.radius[share] + _RING, "accent", width=1.5)


def places(position: SharingPosition, size: int) -> dict[SharingMove, Place]:
    """For each placement, the place of its element; for each proposal, its card below the graph."""
    game, drawn = position.game, drawing(position.game, size)
    where, kind = drawn.where, game.colour
    if not position.proposed:
        cards = Cards(game.colours, where.width, where.height)
        return {move: cards.place(move.colour) for move in position.moves() if isinstance(move, Propose)}
    side, found = max(_LEAST_TARGET, 2 * (drawn.radius[kind] + _RING)), dict[SharingMove, Place]()
    for i in position.uncoloured:
        line = where.edges[i] if kind == Kind.EDGES else ()
        walk = game.graph.faces[i].walk if kind == Kind.FACES and i else ()
        inside = tuple(where.vertices[v] for v in walk)
        found[Put(i)] = Place((drawn.at[kind][i],), line=line, inside=inside, area=(side, side), side=VALUE)
    return found


def _told(position: SharingPosition, drawn: Drawing, name: str, tr: Callable[..., str] = tr) -> str:
    """An element in words: "b–c has colour 1", "f2 is MIN’s: decided by a, b, c"."""
    game, (kind, i) = position.game, drawn.elements[name]
    if kind == game.colour:
        name, colour = game.names[i], position.colours[i]
        if colour:
            return tr("{name} has colour {colour}", name=name, colour=colour)
        names = [game.shared_names[x] for x, s in enumerate(game.sets) if s >> i & 1]
        if not names:
            return tr("{name} has no colour yet: decides nothing", name=name)
        return tr("{name} has no colour yet: counts for {names}", name=name, names=_listed(names))
    if kind != game.share:
        return name
    name, owner, worth = game.shared_names[i], position.owners[i], game.weights[i]
    around = _listed([game.names[a] for a in range(game.size) if game.sets[i] >> a & 1])
    if owner is None:
        if worth == 1:
            return tr("{name} is still open: decided by {names}", name=name, names=around)
        return tr("{name} is still open, worth {worth}: decided by {names}", name=name, worth=worth, names=around)
    if worth == 1:
        return tr("{name} is {side}’s: decided by {names}", name=name, side=owner, names=around)
    return tr("{name} is {side}’s, worth {worth}: decided by {names}", name=name, side=owner, worth=worth, names=around)


def _listed(names: list[str]) -> str:
    return ", ".join(names[:6]) + (" …" if len(names) > 6 else "")
