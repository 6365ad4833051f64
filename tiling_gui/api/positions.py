"""Positions of every game, from text."""

from collections.abc import Hashable, Iterable, Mapping
from fractions import Fraction
from typing import Any

from tiling_gui.core import catalogue
from tiling_gui.core.game import Side
from tiling_gui.core.graphs.families import named
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.errors import InputError
from tiling_gui.language import tr


def position(text: str, *, game: str = "domino", first: str | None = None, moves: Iterable[Any] = ()) -> Any:
    """A position of a game, as the game's verb of the command line takes it.

    `text`: of the tiling game a board such as "5x6", or a shape drawn by rows: "." free, "#" missing, any other symbol
    on two neighbouring squares a domino that is placed. `first` is who moves first ("max" or "min", in games for the
    last move "first" or "second"; by default the game's first side). `moves` are then played, each as text ("b7-c7")
    or as the game's own move. Raises InputError with one sentence for anything else.
    """
    kind = catalogue.game(game)
    found = kind.parse(text, side(first, kind.sides))
    for move in moves:
        found = found.play(found.read(move) if isinstance(move, str) else move)
    return found


def side(name: str | None, sides: tuple[Side, Side]) -> Side:
    """The side called `name`, in any case; the first of `sides` for None. Raises InputError for another."""
    for each in sides:
        if name is None or name.upper() == each:
            return each
    raise InputError(
        tr(
            "The first player is {one} or {other}, not {name!r}.",
            one=sides[0].lower(),
            other=sides[1].lower(),
            name=name,
        )
    )


def evaluate(expression: str, *, domain: Iterable[int | str | Fraction] | None = None, first: str = "max") -> Any:
    """e-Valuate: the empty `expression`, with values from `domain` (the digits 0 to 9 unless given).

    `first` proposes the values, the other player puts them. Raises InputError with the position of a fault.
    """
    values = "" if domain is None else ";" + ",".join(map(str, domain))
    return position(expression + values, game="evaluate", first=first)


def sharing(
    graph: str | Graph,
    colour: str = "edges",
    share: str = "vertices",
    colours: int = 2,
    *,
    rule: str = "differ",
    weights: str | Mapping[str, Any] = "ones",
) -> Any:
    """A sharing game: MAX proposes colours for the elements `colour` of a graph and gets elements `share`.

    `graph` is a name such as "friendship:3", or a Graph. `weights`: "ones", "area" (of faces), or numbers by the names
    of shared elements. Raises InputError where the conditions of arXiv 1202.0862, section 5, are not met.
    """
    from tiling_gui.games.sharing.rules import SharingPosition
    from tiling_gui.games.sharing.set_up import SharingGame

    drawn = named(graph) if isinstance(graph, str) else graph
    return SharingPosition.start(SharingGame.make(drawn, colour, share, colours, rule, weights))


def matching(graph: str | Graph | Iterable[tuple[Hashable, Hashable]], *, first: str = "max") -> Any:
    """The matching game on a graph: a name such as "petersen" or "torus:4x6", or its edges, as pairs of anything.

    The edges of a networkx graph `g` are `g.edges`. MAX and MIN choose disjoint edges until none is left; on a grid it
    is the tiling game. Raises InputError for what is no name, and for a graph that cannot be played on: of more than
    128 vertices, with loops or parallel edges.
    """
    if isinstance(graph, str):
        return position(graph, game="matching", first=first)
    from tiling_gui.games.matching.rules import GAME, MatchingPosition

    drawn = graph if isinstance(graph, Graph) else _of_edges(graph)
    return MatchingPosition.start(drawn, side(first, GAME.sides))


def _of_edges(edges: Iterable[tuple[Hashable, Hashable]]) -> Graph:
    """The graph, drawn; vertices are numbered as they come."""
    from tiling_gui.games.matching.rules import check_edges
    from tiling_gui.records.graph_files import drawn

    numbers: dict[Hashable, int] = {}
    try:
        pairs = [(numbers.setdefault(u, len(numbers)), numbers.setdefault(v, len(numbers))) for u, v in edges]
    except (TypeError, ValueError) as error:
        raise InputError(tr("The edges of a graph are pairs of vertices, such as [(1, 2), (2, 3)].")) from error
    check_edges(len(numbers), pairs)
    return drawn(len(numbers), pairs)


def ellie(board: str, *, first: str = "first") -> Any:
    """ELLIE on a board "3x4" or on a shape drawn by rows. Raises InputError."""
    return position(board, game="ellie", first=first)


def heaps(text: str, *, first: str = "first") -> Any:
    """Heaps, by name: "nim:3,4,5", "grundy:7", "treblecross:8", "kayles:9", "octal:0.007:12,5". Raises InputError."""
    return position(text, game="heaps", first=first)


def octal(code: str, *sizes: int, first: str = "first") -> Any:
    """Heaps of these sizes in the octal game `code`, such as "0.007". Raises InputError."""
    return heaps(f"octal:{code}:{','.join(map(str, sizes))}", first=first)
