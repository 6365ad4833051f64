"""The setup of a sharing game, game(G, A, B, [k], f): the coloured and shared elements, the rule and the weights.

Every shared x depends on a set S(x) of coloured elements (section 5 of the paper):

    A vertices, B edges: its two ends            A edges, B vertices: its edges
    A vertices, B faces: vertices on its boundary A edges, B faces: edges on its boundary
    A faces, B vertices or edges: the faces on whose boundary it lies

Sets of elements are ints used as bit masks, bit i for element i.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cached_property
from math import lcm
from typing import Any

from tiling_gui.core.graphs.planar import Graph, number
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import mark, tr


class Kind(StrEnum):
    VERTICES = mark("vertices")
    EDGES = mark("edges")
    FACES = mark("faces")


class Rule(StrEnum):
    """When x is MAX's: if S(x) has more than one colour, or (two colours) if an odd number of S(x) has colour 1."""

    DIFFER = "differ"
    ODD = "odd"


class Weights(StrEnum):
    """The weights of shared elements: 1, the area of the face (0 for the outer one), or given numbers."""

    ONES = "ones"
    AREA = "area"
    GIVEN = "given"


MOST_COLOURS = 60
"""Maximum number of colours; |A| colours are always enough for MAX."""


@dataclass(frozen=True)
class SharingGame:
    """game(graph, colour, share, [colours], rule), with weights. Use `make`, which checks them."""

    graph: Graph
    colour: Kind
    share: Kind
    colours: int
    rule: Rule = Rule.DIFFER
    weighting: Weights = Weights.ONES
    given: tuple[Fraction, ...] = ()
    """The weights of the shared elements, if they are given."""

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.graph, self.colour, self.share, self.colours, self.rule, self.weighting, self.given))

    @classmethod
    def make(
        cls,
        graph: Graph,
        colour: str,
        share: str,
        colours: int,
        rule: str = "differ",
        weights: "str | Mapping[str, Any]" = "ones",
    ) -> "SharingGame":
        """Create a game. `weights` is "ones", "area", or a mapping from names of shared elements to numbers.

        Elements not in the mapping have weight 1. Raises InputError if the paper's conditions are not met.
        """
        a, b = _kind(colour, _NO_COLOURED), _kind(share, _NO_SHARED)
        if a == b:
            raise input_error("The elements coloured and the elements shared must differ; both are {a}.", a=a)
        if type(colours) is not int or not 1 <= colours <= MOST_COLOURS:
            raise input_error(
                "A sharing game has 1 to {most_colours} colours, not {colours}.",
                most_colours=MOST_COLOURS,
                colours=colours,
            )
        if rule not in list(Rule):
            raise input_error("The rule of a sharing game is differ or odd, not {rule!r}.", rule=rule)
        if rule == Rule.ODD and colours != 2:
            raise input_error("The odd rule is for exactly 2 colours, not {colours}.", colours=colours)
        if isinstance(weights, str) and weights not in (Weights.ONES, Weights.AREA):
            raise input_error("Weights are ones, area, or given by name, not {weights!r}.", weights=weights)
        if weights == Weights.AREA and b != Kind.FACES:
            raise input_error("Area weights are for sharing faces, not {b}.", b=b)
        _check_graph(graph, a, b)
        given = isinstance(weights, Mapping)
        game = cls(graph, a, b, colours, Rule(rule), Weights.GIVEN if given else Weights(str(weights)))
        if isinstance(weights, Mapping):
            numbers = tuple(_weights(game.shared_names, b, weights))
            game = cls(graph, a, b, colours, Rule(rule), Weights.GIVEN, numbers)
        return game

    def with_colours(self, colours: int) -> "SharingGame":
        names = dict(zip(self.shared_names, self.given, strict=True)) if self.given else str(self.weighting)
        return SharingGame.make(self.graph, self.colour, self.share, colours, self.rule, names)

    @cached_property
    def names(self) -> tuple[str, ...]:
        return _names(self.graph, self.colour)

    @cached_property
    def shared_names(self) -> tuple[str, ...]:
        return _names(self.graph, self.share)

    @property
    def size(self) -> int:
        return len(self.names)

    @cached_property
    def sets(self) -> tuple[int, ...]:
        """S(x) for every shared element x, as a mask of coloured elements."""
        return tuple(sum(1 << a for a in _related(self.graph, self.colour, self.share, x)) for x in self._shared)

    @property
    def _shared(self) -> range:
        return range(len(self.shared_names))

    @cached_property
    def weights(self) -> tuple[Fraction, ...]:
        if self.weighting == Weights.GIVEN:
            return self.given
        if self.weighting == Weights.AREA:
            return tuple(face.area for face in self.graph.faces)
        return tuple(Fraction(1) for _ in self._shared)

    @cached_property
    def total(self) -> Fraction:
        return sum(self.weights, Fraction(0))

    @cached_property
    def attainable(self) -> Fraction:
        """The most MAX can get with any number of colours: under the differ rule, never an x with |S(x)| = 1."""
        if self.rule == Rule.ODD:
            return self.total
        return sum((w for s, w in zip(self.sets, self.weights, strict=True) if s.bit_count() > 1), Fraction(0))

    @cached_property
    def disjoint(self) -> tuple[int, ...]:
        """Shared elements whose S(x) are disjoint, as many as are found by taking the smallest first."""
        found, taken = list[int](), 0
        for x in sorted(self._shared, key=lambda x: self.sets[x].bit_count()):
            if self.weights[x] and not self.sets[x] & taken:
                found.append(x)
                taken |= self.sets[x]
        return tuple(found)

    @cached_property
    def enough_colours(self) -> int:
        """A number of colours with which MAX gets all that is attainable: each is proposed less often than the least
        |S(x)| > 1.
        """
        sizes = [s.bit_count() for s, w in zip(self.sets, self.weights, strict=True) if w and s.bit_count() > 1]
        return -(-self.size // (min(sizes) - 1)) if sizes else 1

    @cached_property
    def bounds(self) -> tuple[Fraction, Fraction]:
        """Bounds on MAX's share, proved without a search (docs/sharing.md): with enough colours it is all; with k, MIN
        has floor(d / k) of d disjoint elements.
        """
        if self.rule == Rule.ODD:
            return Fraction(0), self.total
        lost = sorted(self.weights[x] for x in self.disjoint)[: len(self.disjoint) // self.colours]
        least = self.attainable if self.colours >= self.enough_colours else Fraction(0)
        return least, min(self.attainable, self.total - sum(lost, Fraction(0)))

    @property
    def at_random(self) -> str:
        """MAX's expected share, as a sentence."""
        return tr("Random colours would give {expected} of {total}.", expected=self.expected, total=self.total)

    @property
    def expected(self) -> Fraction:
        """MAX's expected share under random play, in which all colourings are equally likely.

        MAX gets each element with probability one half under the odd rule, and 1 - k^(1 - |S(x)|) under the differ
        rule.
        """
        if self.rule == Rule.ODD:
            return self.total / 2
        alike = (
            w * Fraction(1, self.colours ** (s.bit_count() - 1)) for s, w in zip(self.sets, self.weights, strict=True)
        )
        return self.total - sum(alike, Fraction(0))

    @cached_property
    def scale(self) -> int:
        """The least positive integer that makes every weight an integer when multiplied by it."""
        return lcm(*(weight.denominator for weight in self.weights))

    @cached_property
    def odd_sets(self) -> tuple[int, ...]:
        """The shared elements with odd |S(x)|; under the odd rule MAX gets them all by always proposing 1."""
        return tuple(x for x, s in enumerate(self.sets) if s.bit_count() % 2)

    def warning(self) -> str | None:
        """A sentence on what is unfair about this game under the odd rule; None if nothing is."""
        if self.rule != Rule.ODD or not self.odd_sets:
            return None
        names = ", ".join(self.shared_names[x] for x in self.odd_sets[:6])
        if len(self.odd_sets) > 6:
            names = tr("{names} and {n} more", names=names, n=len(self.odd_sets) - 6)
        if self.can_be_made_even:
            return tr(
                "The odd rule is fair only if every set is even: MAX gets {names} by proposing colour 1 "
                "each time; joining pairs of vertices of odd degree by edges fixes it.",
                names=names,
            )
        return tr(
            "The odd rule is fair only if every set is even: MAX gets {names} by proposing colour 1 each time.",
            names=names,
        )

    @property
    def can_be_made_even(self) -> bool:
        """True if `planar.even_degrees(graph)` removes the cause of `warning` (as the paper suggests)."""
        edges_for_vertices = (self.colour, self.share) == (Kind.EDGES, Kind.VERTICES)
        return self.rule == Rule.ODD and edges_for_vertices and bool(self.odd_sets)

    @cached_property
    def core(self) -> tuple[tuple[int, int], ...]:
        """(S, weight times `scale`) of all distinct sets that matter, in ascending order; equal sets are combined."""
        summed: dict[int, int] = {}
        for s, w in zip(self.sets, self.weights, strict=True):
            if w and (self.rule == Rule.ODD or s.bit_count() > 1):
                summed[s] = summed.get(s, 0) + int(w * self.scale)
        return tuple(sorted(summed.items()))


_NO_COLOURED = mark("The elements coloured are vertices, edges or faces, not {text!r}.")
_NO_SHARED = mark("The elements shared are vertices, edges or faces, not {text!r}.")


def _kind(text: str, fault: str) -> Kind:
    if text not in list(Kind):
        raise input_error(fault, text=text)
    return Kind(text)


def _check_graph(graph: Graph, a: Kind, b: Kind) -> None:
    if Kind.FACES in (a, b):
        reason = graph.why_no_faces()
        if reason:
            raise InputError(reason)
    elif graph.has_parallel_edges and (a, b) != (Kind.EDGES, Kind.VERTICES):
        raise input_error("A graph with parallel edges is only for colouring edges and sharing vertices.")
    if not graph.edges and Kind.EDGES in (a, b):
        raise input_error("The graph has no edge: games with edges need at least one.")
    if (a, b) == (Kind.EDGES, Kind.VERTICES) and 0 in graph.degrees:
        alone = graph.vertex_names[graph.degrees.index(0)]
        raise input_error(
            "Vertex {alone} has no edge: sharing vertices by edges needs an edge at every vertex.", alone=alone
        )


def _names(graph: Graph, kind: Kind) -> tuple[str, ...]:
    if kind == Kind.VERTICES:
        return graph.vertex_names
    return graph.edge_names if kind == Kind.EDGES else graph.face_names


def _related(graph: Graph, a: Kind, b: Kind, x: int) -> list[int]:
    if b == Kind.FACES:
        return list(graph.faces[x].vertices if a == Kind.VERTICES else graph.faces[x].edges)
    if a == Kind.FACES:
        return [i for i, face in enumerate(graph.faces) if x in (face.vertices if b == Kind.VERTICES else face.edges)]
    if a == Kind.VERTICES:
        return list(graph.edges[x])
    return [i for i, edge in enumerate(graph.edges) if x in edge]


def _weights(names: tuple[str, ...], kind: Kind, weights: Mapping[str, Any]) -> list[Fraction]:
    found = {name: Fraction(1) for name in names}
    plain = {name.replace("–", "-"): name for name in names}
    for written, value in weights.items():
        name = plain.get(str(written).replace("–", "-"))
        if name is None:
            raise input_error(
                "There is no {written!r} among the {kind} to be weighed; there are {names}…",
                written=written,
                kind=kind,
                names=", ".join(names[:6]),
            )
        weight = number(value)
        if weight is None or weight < 0:
            raise input_error(
                "The weight of {written} is a number or fraction from 0 up, not {value!r}.",
                written=written,
                value=str(value)[:40],
            )
        found[name] = weight
    return list(found.values())
