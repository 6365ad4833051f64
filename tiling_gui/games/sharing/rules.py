"""Sharing games on graphs: MAX proposes a colour, MIN gives it to an uncoloured element, until all are coloured.

The rule then decides which shared elements belong to MAX, and the value is their weight (Aravamuthan and Ganguly, arXiv
1202.0862, section 5). The setup is in set_up.py, the graphs are in core/graphs.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any, cast

from tiling_gui.core.board import bits
from tiling_gui.core.drawing.positions import Displayable
from tiling_gui.core.game import Game, Side
from tiling_gui.core.graphs.families import graph_name, in_words, is_member
from tiling_gui.core.graphs.graph_files import load_weights, notes_of, of_text
from tiling_gui.core.graphs.planar import Graph, even_degrees
from tiling_gui.core.graphs.symmetry import moved, symmetries
from tiling_gui.core.text_game import move_error, set_up_error
from tiling_gui.errors import input_error
from tiling_gui.games.sharing.set_up import Kind, Rule, SharingGame, Weights
from tiling_gui.language import mark, tr


@dataclass(frozen=True)
class Propose:
    """MAX's move: a colour from 1 to k."""

    colour: int


@dataclass(frozen=True)
class Put:
    """MIN's move: the number of the element that gets the proposed colour."""

    element: int


SharingMove = Propose | Put


@dataclass(frozen=True, repr=False)
class SharingPosition(Displayable):
    """A game with some elements coloured, and possibly a proposed colour."""

    game: SharingGame
    colours: tuple[int, ...]
    """The colour of every element of A, 0 if it has none."""
    proposed: int = 0
    """The colour that MIN has to place; 0 if MAX is to propose."""

    @classmethod
    def start(cls, game: SharingGame) -> "SharingPosition":
        return cls(game, (0,) * game.size)

    @property
    def to_move(self) -> Side:
        """MIN while a colour has to be placed, else MAX."""
        return Side.MIN if self.proposed else Side.MAX

    @property
    def is_over(self) -> bool:
        return 0 not in self.colours

    @property
    def uncoloured(self) -> list[int]:
        return [i for i, colour in enumerate(self.colours) if not colour]

    def moves(self) -> Sequence[SharingMove]:
        """For MAX every colour, for MIN every uncoloured element, in the order of their numbers."""
        if self.is_over:
            return ()
        if self.proposed:
            return [Put(i) for i in self.uncoloured]
        return [Propose(colour) for colour in range(1, self.game.colours + 1)]

    def why_not(self, move: SharingMove) -> str | None:
        """The reason why `move` is illegal, as a sentence; None if it is legal."""
        if self.is_over:
            return tr("The game is over.")
        if isinstance(move, Propose):
            if self.proposed:
                return tr(
                    "Colour {proposed} is waiting: MIN gives it to one of the {colour}.",
                    proposed=self.proposed,
                    colour=tr(self.game.colour),
                )
            if not 1 <= move.colour <= self.game.colours:
                return tr("Colours are 1 to {colours}, not {colour}.", colours=self.game.colours, colour=move.colour)
            return None
        if not self.proposed:
            return tr("MAX proposes a colour first.")
        if not 0 <= move.element < self.game.size:
            return tr(
                "The {colour} are numbered 0 to {last}, not {element}.",
                colour=tr(self.game.colour),
                last=self.game.size - 1,
                element=move.element,
            )
        if self.colours[move.element]:
            return tr(
                "{names} already has colour {colours}.",
                names=self.game.names[move.element],
                colours=self.colours[move.element],
            )
        return None

    def play(self, move: SharingMove) -> "SharingPosition":
        self.legal(move)
        if isinstance(move, Propose):
            return replace(self, proposed=move.colour)
        i = move.element
        return SharingPosition(self.game, (*self.colours[:i], self.proposed, *self.colours[i + 1 :]))

    @cached_property
    def owners(self) -> tuple[Side | None, ...]:
        """The owner of each shared element, None if undecided."""
        return tuple(self._owner(s) for s in self.game.sets)

    def _owner(self, s: int) -> Side | None:
        colours = [self.colours[i] for i in bits(s)]
        if self.game.rule == Rule.ODD:
            mine, settled = colours.count(1) % 2 == 1, 0 not in colours
        else:
            mine = len(set(colours) - {0}) > 1
            settled = mine or 0 not in colours or len(colours) == 1
        return (Side.MAX if mine else Side.MIN) if settled else None

    def owned_by(self, side: Side | None) -> Fraction:
        """The weight of what already belongs to `side`; for None, of what is undecided."""
        return sum((w for owner, w in zip(self.owners, self.game.weights, strict=True) if owner == side), Fraction(0))

    @property
    def bounds(self) -> tuple[Fraction, Fraction]:
        """Bounds on the final value by counting: what is MAX's, and everything that is not MIN's."""
        return self.owned_by(Side.MAX), self.game.total - self.owned_by(Side.MIN)

    def value(self) -> Fraction:
        if not self.is_over:
            raise ValueError("the game is not over")
        return self.owned_by(Side.MAX)

    @property
    def scored(self) -> Fraction:
        return self.owned_by(Side.MAX)

    @cached_property
    def residue(self) -> tuple[tuple[tuple[int, int, int], ...], int]:
        """What is undecided: (uncoloured part, state, weight) of every open set, and the number of spare elements.

        The state is the single colour of the other elements (differ; 0 if there are none) or the parity of their ones
        (odd). Spare elements are uncoloured and in no open set; they only pass time, so only their number matters.
        """
        free = sum(1 << i for i in self.uncoloured)
        summed: dict[tuple[int, int], int] = {}
        for s, weight in self.game.core:
            seen = [self.colours[i] for i in bits(s & ~free)]
            if not s & free or (self.game.rule == Rule.DIFFER and len(set(seen)) > 1):
                continue
            state = seen.count(1) % 2 if self.game.rule == Rule.ODD else (seen[0] if seen else 0)
            summed[s & free, state] = summed.get((s & free, state), 0) + weight
        wanted = 0
        for part, _ in summed:
            wanted |= part
        return tuple((part, state, w) for (part, state), w in summed.items()), (free & ~wanted).bit_count()

    def key(self) -> Hashable:
        """What is still undecided, up to the symmetries of the game and, under the differ rule, of colours."""
        parts, spare = self.residue
        best = min(self._image(parts, images) for images in symmetries(self.game.size, self.game.core))
        return self.game, spare, best

    def _image(self, parts: Sequence[tuple[int, int, int]], images: tuple[int, ...]) -> tuple[Any, ...]:
        turned = sorted((moved(part, images), state, weight) for part, state, weight in parts)
        if self.game.rule == Rule.ODD:
            return (tuple(turned), self.proposed)
        # Sets with the same open part differ only by colour, so sort by something independent of the names
        # of colours: a colour is characterised by the open parts and weights of its sets.
        stands: dict[int, list[tuple[int, int]]] = {}
        for part, state, weight in turned:
            if state:
                stands.setdefault(state, []).append((part, weight))
        plain = tuple((part, weight) for part, state, weight in turned if not state)
        waiting = tuple(stands.get(self.proposed, ())) if self.proposed else None
        return (plain, tuple(sorted(map(tuple, stands.values()))), waiting is not None, waiting or ())

    def write(self, move: SharingMove) -> str:
        """ "colour 2" for MAX, the element's name, such as "b–c", for MIN."""
        return f"colour {move.colour}" if isinstance(move, Propose) else self.game.names[move.element]

    def read(self, text: str) -> SharingMove:
        """Parse a move: "colour 2" or "2"; "b–c", "b-c", "bc", "a", "f0". Raises InputError with the reason."""
        word = " ".join(text.lower().replace("—", "–").replace("-", "–").split())
        move: SharingMove
        if self.proposed:
            names = {_stripped(name): i for i, name in enumerate(self.game.names)}
            for name, i in list(names.items()):  # the ends of an edge in any order, with or without a dash
                ends = name.split("–")
                for other in ("–".join(ends[::-1]), "".join(ends), "".join(ends[::-1])):
                    names.setdefault(other, i)
            found = names.get(_stripped(word))
            if found is None:
                some = self.game.names[self.uncoloured[0]] if self.uncoloured else self.game.names[0]
                raise input_error(
                    "There is no {text!r} among the {colour}; one of them is {some}.",
                    text=text.strip(),
                    colour=tr(self.game.colour),
                    some=some,
                )
            move = Put(found)
        else:
            digits = word.removeprefix("colour").removeprefix("color").strip()
            if not (digits.isascii() and digits.isdecimal() and len(digits) < 6):
                raise input_error(
                    "A colour is a number from 1 to {colours}, not {text!r}.",
                    colours=self.game.colours,
                    text=text.strip(),
                )
            move = Propose(int(digits))
        return self.legal(move)

    def diagram(self) -> str:
        """One line for the colours, one for the owners, and one for the proposed colour if there is one."""
        game = self.game
        coloured = "  ".join(f"{name}:{colour or '.'}" for name, colour in zip(game.names, self.colours, strict=True))
        shared = "  ".join(f"{name}:{owner or '.'}" for name, owner in zip(game.shared_names, self.owners, strict=True))
        lines = [f"{game.colour}  {coloured}", f"{game.share}  {shared}"]
        if self.proposed:
            lines.append(f"proposed: colour {self.proposed}")
        return "\n".join(lines)

    def set_up(self) -> "SharingPosition":
        return SharingPosition.start(self.game)


def _stripped(name: str) -> str:
    return name.replace(" ", "").replace("(", "").replace(")", "")


def expected_share(position: SharingPosition) -> float:
    """MAX's expected share if all remaining colours were random: an estimate for lookahead players."""
    free, k = sum(1 << i for i in position.uncoloured), position.game.colours
    share = float(position.owned_by(Side.MAX))
    for s, weight, owner in zip(position.game.sets, position.game.weights, position.owners, strict=True):
        if owner is None:
            left = (s & free).bit_count()
            alike = float(k) ** ((1 if s & ~free == 0 else 0) - left)
            share += float(weight) * (0.5 if position.game.rule == Rule.ODD else 1 - alike)
    return share


def settled_share(position: SharingPosition) -> float:
    """What is already MAX's: a proved lower bound, and a cautious estimate."""
    return float(position.owned_by(Side.MAX))


# The entry in the catalogue -------------------------------------------------------------------------------------


_EVEN = "even"
"""In a position's text: join vertices of odd degree first, which the odd rule needs."""


def parse(text: str, first: Side = Side.MAX) -> SharingPosition:
    """Parse "path:4,edges,vertices,2": graph, coloured, shared, number of colours.

    Optionally, in any order: the rule, differ or odd; the weights, ones, area, or a JSON file of names and numbers; and
    even, to join vertices of odd degree first. Raises InputError.
    """
    if first != Side.MAX:
        raise input_error("In a sharing game MAX proposes first; MIN cannot begin.")
    words = [word.strip() for word in text.split(",")]
    kinds = frozenset(Kind)
    at = next((i for i, word in enumerate(words) if word in kinds), 0)
    rest = words[at:]
    if not at or not 3 <= len(rest) <= 6 or not (rest[2].isascii() and rest[2].isdecimal() and len(rest[2]) < 6):
        raise input_error(
            "A sharing game is written like friendship:3,edges,vertices,2, not {text!r}.", text=text.strip()
        )
    graph, rule, weights = of_text(",".join(words[:at])), "differ", cast(Any, "ones")
    for word in rest[3:]:
        if word in list(Rule):
            rule = word
        elif word in (Weights.ONES, Weights.AREA):
            weights = word
        elif word == _EVEN:
            graph = even_degrees(graph)
        elif word.endswith(".json"):
            weights = load_weights(word)
        else:
            raise input_error(
                "After the number of colours comes differ or odd, ones, area or FILE.json, even; not {word!r}.",
                word=word,
            )
    game = SharingGame.make(graph, rest[0], rest[1], int(rest[2]), rule, weights)
    return SharingPosition.start(game)


def _typed(position: SharingPosition) -> str:
    game = position.game
    if not is_member(game.graph) or game.weighting == Weights.GIVEN:
        return ""
    more = [str(word) for word in (game.rule, game.weighting) if word not in (Rule.DIFFER, Weights.ONES)]
    return ",".join([game.graph.name, str(game.colour), str(game.share), str(game.colours), *more])


def game_to_json(game: SharingGame) -> dict[str, Any]:
    """The setup as a JSON object; weights are "ones", "area" or an object from names to numbers as text."""
    weights: Any = str(game.weighting)
    if game.weighting == Weights.GIVEN:
        weights = {name: str(weight) for name, weight in zip(game.shared_names, game.given, strict=True)}
    return {
        "graph": game.graph.to_json(),
        "name": game.graph.name,
        "colour": str(game.colour),
        "share": str(game.share),
        "colours": game.colours,
        "rule": str(game.rule),
        "weights": weights,
    }


def game_from_json(setup: Mapping[str, Any]) -> SharingGame:
    """The game in such an object. Raises InputError for anything else."""
    name, weights = setup.get("name", ""), setup.get("weights", "ones")
    colour, share, rule = setup.get("colour"), setup.get("share"), setup.get("rule", "differ")
    named = all(isinstance(text, str) for text in (name, colour, share, rule))
    if not named or not isinstance(weights, str | Mapping) or weights == Weights.GIVEN:
        raise set_up_error(
            '{"graph": {"vertices": [[0, 0], [1, 0]], "edges": [[0, 1]]}, "colour": "vertices", "share": "edges", '
            '"colours": 2, "rule": "differ", "weights": {"a-b": "1/3"}}'
        )
    graph = Graph.from_json(setup.get("graph"), str(name)[:80])
    return SharingGame.make(graph, str(colour), str(share), setup.get("colours", 0), str(rule), weights)


def move_to_json(move: SharingMove) -> dict[str, int]:
    """{"colour": 2} or {"element": 4}, elements by number from 0."""
    return {"colour": move.colour} if isinstance(move, Propose) else {"element": move.element}


def move_from_json(data: Any) -> SharingMove:
    """The move in such an object. Raises InputError for anything else; legality is not checked."""
    if isinstance(data, Mapping) and len(data) == 1:
        ((what, value),) = data.items()
        if type(value) is int and what in ("colour", "element"):
            return Propose(value) if what == "colour" else Put(value)
    raise move_error('{"colour": 2}', data)


def turn(position: SharingPosition, *, tr: Callable[..., str] = tr) -> str:
    """ "MAX to propose", "MIN to colour"."""
    return tr("MIN to colour") if position.proposed else tr("MAX to propose")


def title(position: SharingPosition, *, tr: Callable[..., str] = tr) -> str:
    """ "Friendship 3: edges coloured, vertices shared, 4 colours", with the rule and weights if not the default."""
    game = position.game
    name = graph_name(game.graph, tr=tr)
    parts = [
        tr(
            "{graph}: {elements} coloured",
            graph=name or tr("Graph of {n} vertices", n=len(game.graph.vertices)),
            elements=tr(game.colour),
        ),
        tr("{elements} shared", elements=tr(game.share)),
        tr("1 colour") if game.colours == 1 else tr("{n} colours", n=game.colours),
    ]
    if game.rule == Rule.ODD:
        parts.append(tr("odd rule"))
    if game.weighting != Weights.ONES:
        parts.append(tr("area weights") if game.weighting == Weights.AREA else tr("given weights"))
    return ", ".join(parts)


GAME = Game(
    key="sharing",
    name=mark("Sharing"),
    sides=(Side.MAX, Side.MIN),
    parse=parse,
    typed=_typed,
    to_json=lambda position: game_to_json(position.game),
    from_json=lambda setup: SharingPosition.start(game_from_json(setup)),
    move_to_json=move_to_json,
    move_from_json=move_from_json,
    title=title,
    short_name=in_words,
    turn=turn,
    of_graph=lambda graph, colour="edges", share="vertices", colours=2, rule="differ", weights="ones": (
        SharingPosition.start(SharingGame.make(graph, colour, share, colours, rule, weights))
    ),
    evaluations={"expected": expected_share, "settled": settled_share},
    engine="tiling_gui.games.sharing.engine:SharingEngine",
    remark=lambda text: " ".join(notes_of(text.partition(",")[0])),
    figure="tiling_gui.games.sharing.picture:figure",
    places="tiling_gui.games.sharing.picture:places",
    page="sharing-games",
    example="path:4,edges,vertices,2",
    reasons="tiling_gui.games.sharing.reasons:reasons",
    view="tiling_gui.desktop.games.sharing.view",
    puzzle_boards=("cycle:6,edges,vertices,3", "complete:4,edges,vertices,3", "wheel:5,edges,vertices,3"),
)
