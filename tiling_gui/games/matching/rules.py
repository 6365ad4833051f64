"""The matching game: MAX and MIN choose disjoint edges of a graph in turn until none is left.

The value is the number of edges chosen; MAX wants many, MIN few. On a grid it is the tiling game. (Cranston,
Kinnersley, O and West, "Game matching number of graphs", arXiv 1208.0085.)
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from tiling_gui.core.board import bits
from tiling_gui.core.drawing.positions import Displayable
from tiling_gui.core.game import Game, Side
from tiling_gui.core.graphs.families import graph_name, in_words
from tiling_gui.core.graphs.graph_files import notes_of, of_text
from tiling_gui.core.graphs.planar import Graph, vertex_name
from tiling_gui.core.graphs.symmetry import moved, symmetries
from tiling_gui.core.text_game import move_error, set_up_error
from tiling_gui.errors import input_error
from tiling_gui.games.matching.wrapped_board import wrapped_board
from tiling_gui.language import mark, tr

LARGEST = 128
"""Maximum number of vertices: the solver's masks have two words of 64 bits."""

Edge = tuple[int, int]
"""Two vertex numbers, the smaller first. A move."""


def check_edges(size: int, edges: Sequence[Edge], names: Sequence[str] = ()) -> None:
    """Raise InputError for a graph, without loops, on which the game cannot be played: too large, or parallel edges.

    `names` are those of the vertices; by default a, b, c, ...
    """
    if not 1 <= size <= LARGEST:
        raise input_error(
            "The matching game is played on 1 to {largest} vertices, not {size}.", largest=LARGEST, size=size
        )
    seen = set()
    for u, v in edges:
        pair = (min(u, v), max(u, v))
        if pair in seen:
            raise input_error(
                "{u} and {v} are joined by more than one edge: the matching game takes graphs without parallel edges.",
                u=names[pair[0]] if names else vertex_name(pair[0]),
                v=names[pair[1]] if names else vertex_name(pair[1]),
            )
        seen.add(pair)


@dataclass(frozen=True, repr=False)
class MatchingPosition(Displayable):
    """A graph and the edges chosen so far, in order. Use `start`, which checks the graph."""

    graph: Graph
    first: Side = Side.MAX
    chosen: tuple[Edge, ...] = ()

    def __hash__(self) -> int:
        return hash((self.graph.edges, self.first, self.chosen))

    @classmethod
    def start(cls, graph: Graph, first: Side = Side.MAX) -> "MatchingPosition":
        """The starting position. Raises InputError for a graph on which the game cannot be played."""
        check_edges(len(graph.vertices), graph.edges, graph.vertex_names)
        return cls(graph, first)

    @property
    def to_move(self) -> Side:
        return self.first.other if len(self.chosen) % 2 else self.first

    @cached_property
    def free(self) -> int:
        """Mask of the vertices on no chosen edge."""
        taken = sum(1 << u | 1 << v for u, v in self.chosen)
        return (1 << len(self.graph.vertices)) - 1 & ~taken

    @cached_property
    def _moves(self) -> tuple[Edge, ...]:
        return tuple(edge for edge in self.graph.edges if self.free >> edge[0] & 1 and self.free >> edge[1] & 1)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the vertices: a, b, c, ...; on a cylinder or a torus those of its squares, a1, b1, ..."""
        board = None if self.graph.given_names else wrapped_board(self.graph)
        return board.names if board else self.graph.vertex_names

    def _name(self, vertex: int) -> str:
        """The name of a vertex, even of a number that is not a vertex of the graph."""
        return self.names[vertex] if 0 <= vertex < len(self.names) else vertex_name(vertex)

    def moves(self) -> Sequence[Edge]:
        """The edges with two free ends, in the order of the graph."""
        return self._moves

    @property
    def is_over(self) -> bool:
        return not self._moves

    @cached_property
    def open(self) -> int:
        """Mask of the free vertices that can still be covered."""
        found = 0
        for u, v in self._moves:
            found |= 1 << u | 1 << v
        return found

    def why_not(self, move: Edge) -> str | None:
        """The reason why `move` is illegal, as a sentence; None if it is legal."""
        if move in self._moves:
            return None
        if self.is_over:
            return tr("The game is over.")
        if move not in self.graph.edges:
            return tr("There is no edge {u}–{v}.", u=self._name(move[0]), v=self._name(move[1]))
        names = [self.names[v] for v in move]
        if move in self.chosen:
            return tr("{u}–{v} is already chosen.", u=names[0], v=names[1])
        taken = next(name for v, name in zip(move, names, strict=True) if not self.free >> v & 1)
        return tr("{u}–{v} cannot be chosen: {taken} is covered.", u=names[0], v=names[1], taken=taken)

    def play(self, move: Edge) -> "MatchingPosition":
        self.legal(move)
        return MatchingPosition(self.graph, self.first, (*self.chosen, move))

    def value(self) -> int:
        if not self.is_over:
            raise ValueError("the game is not over")
        return len(self.chosen)

    @property
    def scored(self) -> int:
        return len(self.chosen)

    def key(self) -> Hashable:
        """The graph, the vertices that can still be covered up to its automorphisms, and the side to move."""
        size, edges = len(self.graph.vertices), self.graph.edges
        images = symmetries(size, edge_sets(edges))
        return edges, min(moved(self.open, permutation) for permutation in images), self.to_move

    def classes(self) -> list[list[Edge]]:
        """The moves in classes that automorphisms of the graph map onto each other and that are worth the same."""
        moves, images = self._moves, symmetries(len(self.graph.vertices), edge_sets(self.graph.edges))
        first = {move: move for move in moves}

        def head(move: Edge) -> Edge:
            while first[move] != move:
                first[move] = first[first[move]]
                move = first[move]
            return move

        for image in images:
            if moved(self.open, image) == self.open:
                for u, v in moves:
                    one, other = head((u, v)), head((min(image[u], image[v]), max(image[u], image[v])))
                    first[one] = other
        found: dict[Edge, list[Edge]] = {}
        for move in moves:
            found.setdefault(head(move), []).append(move)
        return list(found.values())

    def write(self, move: Edge) -> str:
        """ "b–c"; "a1–f1" on a board."""
        return f"{self.names[move[0]]}–{self.names[move[1]]}"

    def read(self, text: str) -> Edge:
        """Parse an edge such as "b–c", "c-b", or "bc". Raises InputError with the reason."""
        word = "".join(text.lower().replace("—", "-").replace("–", "-").split())
        named = (self.graph.vertex_names, self.names)
        number = {name.lower(): v for names in named for v, name in enumerate(names)}
        word = word if len(word) <= 2 * max(map(len, number)) + 1 else ""
        splits = [word.split("-")] if "-" in word else [[word[:i], word[i:]] for i in range(1, len(word))]
        found = [sorted(number[end] for end in ends) for ends in splits if len(ends) == 2 and set(ends) <= set(number)]
        pairs = [(u, v) for u, v in found if (u, v) in self.graph.edges]
        if not pairs:
            some = self.write(self.graph.edges[0]) if self.graph.edges else ""
            raise input_error(
                "There is no edge {text!r}; one is written like {some}.", text=text.strip()[:60], some=some
            )
        move = next((pair for pair in pairs if pair in self._moves), pairs[0])
        return self.legal(move)

    def diagram(self) -> str:
        """One line for the edges chosen and one for those that can still be chosen."""
        lines = [("chosen", self.chosen), ("open", self._moves)]
        return "\n".join(f"{name}: {' '.join(map(self.write, edges)) or '-'}" for name, edges in lines)


def edge_sets(edges: Sequence[Edge]) -> tuple[tuple[int, int], ...]:
    """The edges in the form that `symmetries` takes; its permutations are then the graph's automorphisms."""
    return tuple(sorted((1 << u | 1 << v, 1) for u, v in edges))


def neighbours(size: int, edges: Sequence[Edge]) -> list[int]:
    """The neighbours of every vertex, as masks."""
    near = [0] * size
    for u, v in edges:
        near[u] |= 1 << v
        near[v] |= 1 << u
    return near


# Evaluations for lookahead players ---------------------------------------------------------------------------------


def by_vertices(position: MatchingPosition) -> float:
    """Three sevenths of an edge for every vertex that can still be covered, the value of long paths."""
    return position.scored + 3 / 7 * position.open.bit_count()


def by_matching(position: MatchingPosition) -> float:
    """Five sixths of a greedy matching: the mean of it and two thirds of it."""
    near = _near(len(position.graph.vertices), position.graph.edges)
    return position.scored + 5 / 6 * greedy_matching(near, position.open)


def greedy_matching(near: Sequence[int], left: int) -> int:
    """The number of edges of a matching in a set of vertices, found vertex by vertex, fewest neighbours first."""
    matched = 0
    while left:
        v = min(bits(left), key=lambda w: (near[w] & left).bit_count())
        left &= ~(1 << v)
        if beside := near[v] & left:
            left &= ~(1 << min(bits(beside), key=lambda w: (near[w] & left).bit_count()))
            matched += 1
    return matched


@lru_cache(maxsize=16)
def _near(size: int, edges: tuple[Edge, ...]) -> list[int]:
    return neighbours(size, edges)


# The entry in the catalogue -----------------------------------------------------------------------------------------


def parse(text: str, first: Side = Side.MAX) -> MatchingPosition:
    """Parse a graph such as "petersen", "grid:3x4" or, in graph6, "IheA@GUAo". Raises InputError."""
    return MatchingPosition.start(of_text(text), first)


def to_json(position: MatchingPosition) -> dict[str, Any]:
    return {"graph": position.graph.to_json(), "name": position.graph.name, "first": str(position.first)}


def from_json(setup: Mapping[str, Any]) -> MatchingPosition:
    """The start from a setup. Raises InputError for anything else."""
    name, first = setup.get("name", ""), setup.get("first")
    if not isinstance(name, str) or first not in ("MAX", "MIN"):
        raise set_up_error(
            '{"graph": {"vertices": [[0, 0], [1, 0]], "edges": [[0, 1]]}, "name": "path", "first": "MAX"}'
        )
    return MatchingPosition.start(Graph.from_json(setup.get("graph"), name[:80]), Side(first))


def move_from_json(data: Any) -> Edge:
    """The edge [u, v], vertices by number. Raises InputError for anything else; legality is not checked."""
    if isinstance(data, list) and len(data) == 2 and all(type(v) is int for v in data) and data[0] != data[1]:
        return min(data), max(data)
    raise move_error([0, 1], data)


def title(position: MatchingPosition, *, tr: Callable[..., str] = tr) -> str:
    """ "Petersen, MAX first", "6 × 6 torus, MAX first"."""
    graph = position.graph
    family, _, numbers = graph.name.partition(":")
    board = numbers.replace("x", " × ")
    if family == "torus":
        name = tr("{board} torus", board=board)
    elif family == "cylinder":
        name = tr("{board} cylinder", board=board)
    else:
        name = graph_name(graph, tr=tr)
    return tr(
        "{what}, {side} first",
        what=name or tr("Graph of {n} vertices", n=len(graph.vertices)),
        side=position.first,
    )


GAME = Game(
    key="matching",
    name=mark("Matching"),
    sides=(Side.MAX, Side.MIN),
    parse=parse,
    to_json=to_json,
    from_json=from_json,
    move_to_json=list,
    move_from_json=move_from_json,
    title=title,
    short_name=in_words,
    evaluations={"matching": by_matching, "vertices": by_vertices},
    largest_cost=2,  # Lemma T, once for each player
    engine="tiling_gui.games.matching.engine:MatchingEngine",
    many="tiling_gui.games.matching.many_graphs:run",
    remark=lambda text: " ".join(notes_of(text)),
    figure="tiling_gui.games.matching.picture:figure",
    places="tiling_gui.games.matching.picture:places",
    page="matching-game",
    example="prism:4",
    reasons="tiling_gui.games.matching.reasons:reasons",
    view="tiling_gui.desktop.games.matching.view",
    of_graph=MatchingPosition.start,
    puzzle_boards=("grid:4x4", "grid:4x5", "grid:5x5"),
)
