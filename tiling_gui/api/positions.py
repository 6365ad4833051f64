"""Positions of every game, from text."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Protocol

from tiling_gui.core import catalogue
from tiling_gui.core.game import Position
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.errors import InputError
from tiling_gui.search.efg import read_tree, write
from tiling_gui.search.typed_tree import GAME, TreePosition

if TYPE_CHECKING:  # see core/game.py
    from typing_extensions import TypeVar

    from tiling_gui.games.ellie.rules import ElliePosition
    from tiling_gui.games.evaluate.rules import EvaluatePosition
    from tiling_gui.games.matching.rules import MatchingPosition
    from tiling_gui.games.sharing.rules import SharingPosition

    P = TypeVar("P", bound=Position[Any], default=Position[Hashable])
    P_co = TypeVar("P_co", bound=Position[Any], default=Position[Hashable], covariant=True)
    M = TypeVar("M", default=Hashable)
else:
    from typing import TypeVar

    P, P_co, M = TypeVar("P"), TypeVar("P_co", covariant=True), TypeVar("M")


class Start(Protocol[P_co, M]):
    """A position as an argument of the library, typed by what it can play: its own type and that of its moves."""

    def moves(self) -> Sequence[M]:
        """Every legal move."""
        ...

    def play(self, move: M, /) -> P_co:
        """The position after `move`."""
        ...


def position(
    text: str, *, game: str | None = None, first: str | None = None, moves: Iterable[Hashable] = ()
) -> Position[Hashable]:
    """A position of a game, from the text that the game's command line verb takes.

    `text` is the key of a game, a colon and the position, such as "matching:petersen" or "evaluate:x/y+z"; or the
    position alone, of the game `game`. Without either it is of the tiling game: a board such as "5x6", or a shape drawn
    by rows: "." free, "#" missing, any other symbol on two adjacent squares a placed domino. `first` is the side to
    move first ("max" or "min", in games won by the last move "first" or "second"; by default the game's first side).
    `moves` are then played, each as text ("b7-c7") or as the game's own move. Raises InputError with one sentence for
    anything else.
    """
    found: Position[Hashable] = catalogue.read_position(text, game, first)
    for move in moves:
        found = found.play(found.read(move) if isinstance(move, str) else move)
    return found


def tree(text: str, *, first: str | None = None) -> TreePosition:
    """A tree typed in: nested lists of values such as "[[7, 3], [-5, 16/3]]", or a game of Gambit, the text of an .efg.

    `first` ("max" or "min") moves at the root; Gambit's game says itself who does. `search_with` searches it. Raises
    InputError with one sentence, which names the node, for a game that is no tree of MAX and MIN.
    """
    return read_tree(text, None if first is None else catalogue.side(first, GAME.sides)).position


def efg(position: Position[Any], title: str = "") -> str:
    """The whole tree below a position of any game as an extensive game of Gambit, the text of an .efg.

    Raises InputError for a tree of more than 5,000 nodes and a leaf without a value.
    """
    return write(position, title)


def position_of(what: Any, game: str | None = None, first: str | None = None) -> Any:
    """`what` if it is a position, else the position it describes as text, of `game` if given, with `first` to move.

    Raises InputError if `game` or `first` is given with a position, which has both.
    """
    if isinstance(what, str):
        return position(what, game=game, first=first)
    if game is not None or first is not None:
        raise InputError("game and first belong to a position given as text; a position has its own.")
    return what


def evaluate(
    expression: str, *, domain: Iterable[int | str | Fraction] | None = None, first: str = "max"
) -> "EvaluatePosition":
    """e-Valuate: the empty `expression`, with values from `domain` (the digits 0 to 9 by default).

    `first` proposes values, the other player assigns them. Raises InputError with the position of a fault.
    """
    values = "" if domain is None else ";" + ",".join(map(str, domain))
    found: EvaluatePosition = catalogue.read_position(expression + values, "evaluate", first)
    return found


def sharing(
    graph: str | bytes | Graph | Iterable[tuple[Hashable, Hashable]],
    colour: str = "edges",
    share: str = "vertices",
    colours: int = 2,
    *,
    rule: str = "differ",
    weights: str | Mapping[str, Any] = "ones",
) -> "SharingPosition":
    """A sharing game: MAX proposes colours for the elements `colour` of a graph and gets elements `share`.

    `graph` is as for `matching`, such as "friendship:3". `weights` is "ones", "area" (of faces), or numbers by the
    names of shared elements. Raises InputError if the conditions of arXiv 1202.0862, section 5, are not met.
    """
    found: SharingPosition = _on_graph("sharing", graph, colour, share, colours, rule, weights)
    return found


def matching(
    graph: str | bytes | Graph | Iterable[tuple[Hashable, Hashable]], *, first: str = "max"
) -> "MatchingPosition":
    """The matching game on a graph: a name such as "petersen" or "torus:4x6", graph6, a networkx graph, or edges.

    graph6 and sparse6 can be bytes, with a header and a line end, as networkx and files have them.

    MAX and MIN choose disjoint edges until none is left; on a grid it is the tiling game. Vertices keep the names of a
    networkx graph, or of edges given as pairs of anything; they are in `position.names`, and moves are written with
    them. Raises InputError for an unknown name, and for a graph with more than 128 vertices, loops or parallel edges.
    """
    found: MatchingPosition = _on_graph("matching", graph, catalogue.side(first, catalogue.game("matching").sides))
    return found


def _on_graph(key: str, graph: Any, *set_up: Any) -> Any:
    start = catalogue.game(key).of_graph
    assert start is not None
    return start(_graph(graph), *set_up)


def _graph(graph: Any) -> Graph:
    if isinstance(graph, Graph):
        return graph
    from tiling_gui.core.graphs import graph_files

    if isinstance(graph, str | bytes):
        return graph_files.of_text(graph)
    if hasattr(graph, "nodes") and hasattr(graph, "edges"):
        return graph_files.of_networkx(graph)
    return graph_files.of_edges(graph)


def ellie(board: str, *, first: str = "first") -> "ElliePosition":
    """ELLIE on a board such as "3x4" or on a shape drawn by rows. Raises InputError."""
    found: ElliePosition = catalogue.read_position(board, "ellie", first)
    return found


def heaps(text: str, *, first: str = "first") -> Position[Hashable]:
    """Heaps, by name: "nim:3,4,5", "grundy:7", "treblecross:8", "kayles:9", "octal:0.007:12,5". Raises InputError."""
    return position(text, game="heaps", first=first)


def octal(code: str, *sizes: int, first: str = "first") -> Position[Hashable]:
    """Heaps of these sizes in the octal game `code`, such as "0.007". Raises InputError."""
    return heaps(f"octal:{code}:{','.join(map(str, sizes))}", first=first)
