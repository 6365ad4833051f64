"""Game trees as Gambit's extensive games, files .efg of version 2: of any game here, and back as typed trees.

    EFG 2 R "title" { "MAX" "MIN" }
    p "label" 1 1 "" { "1" "2" } 0        a node of player 1: its information set, its moves, its outcome
    t "label" 1 "" { 16/3, -16/3 }        a leaf: its outcome, with what each player gets

Read are games of two players with perfect information and no chance. Player 1 is MAX, player 2 MIN if what they get
adds up to the same everywhere, and MAX as well if both get the same. In a typed tree MAX and MIN take turns; where a
side moves twice, a node with one move is put between. A static value of an inner node is its label, "static 3".
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from fractions import Fraction

from tiling_gui.core.game import Position, Side, Value, plain_move
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr
from tiling_gui.search.game_tree import whole_tree
from tiling_gui.search.result import maximises
from tiling_gui.search.trace import Path
from tiling_gui.search.typed_tree import DEEPEST, MOST_NODES, Tree, TreePosition, number, plain

_BEGIN = re.compile(r"[\ufeff\s]*EFG\s+\d", re.IGNORECASE)
_TOKEN = re.compile(r'\s*(?:"((?:[^"\\]|\\.)*)"|([{}])|([^\s{},"]+)|,)', re.DOTALL)
_STATIC = "static "
_LONGEST = 200 * MOST_NODES
"""Characters of a file; one with longer labels is refused as too large."""


@dataclass(frozen=True)
class ReadTree:
    """A typed tree from a file."""

    position: TreePosition
    title: str = ""
    notes: tuple[str, ...] = ()
    """Sentences about how it was read."""


def is_efg(text: str) -> bool:
    return bool(_BEGIN.match(text))


def read_tree(text: str, first: Side | None = None) -> ReadTree:
    """A tree from nested lists, in which `first` or MAX moves first, or from Gambit's .efg, which says itself who does.

    Raises InputError.
    """
    if not is_efg(text):
        return ReadTree(TreePosition(Tree.parse(text), first or Side.MAX))
    found = read(text)
    if first not in (None, found.position.to_move):
        raise input_error("In this tree {side} moves first.", side=found.position.to_move)
    return found


# Writing --------------------------------------------------------------------------------------------------------------


def write(position: Position, title: str = "") -> str:
    """The whole tree below `position`. Labels are in ASCII, all that Gambit accepts, and numbers exact.

    Raises InputError, naming the node, for a leaf without a value, and for a tree of more than `MOST_NODES` nodes.
    """
    nodes = whole_tree(position, most=MOST_NODES).nodes
    players = ("MAX", "MIN") if position.to_move in (Side.MAX, Side.MIN) else ("FIRST", "SECOND")
    lines = [f"EFG 2 R {_quoted(title)} {{ {' '.join(map(_quoted, players))} }}", ""]
    sets, leaves = [0, 0], 0
    for path in sorted(nodes):
        node = nodes[path]
        if not node.over:
            player = 0 if maximises(node.position) else 1
            sets[player] += 1
            static = node.position.node.value if isinstance(node.position, TreePosition) else None
            label = "" if static is None else f"{_STATIC}{static}"
            moves = " ".join(map(_quoted, _distinct(node.moves)))
            lines.append(f'p {_quoted(label)} {player + 1} {sets[player]} "" {{ {moves} }} 0')
            continue
        value = node.position.value()
        if value is None:
            raise input_error("Gambit needs a value at every leaf, and {node} has none.", node=_name(path))
        leaves += 1
        lines.append(f't "" {leaves} "" {{ {value}, {-value} }}')
    return "\n".join(lines) + "\n"


def _distinct(moves: Sequence[str]) -> list[str]:
    """The moves of a node, numbered if two are the same in ASCII: OpenSpiel tells moves apart by their labels."""
    labels = [_ascii(move) for move in moves]
    return labels if len(set(labels)) == len(labels) else [f"{k} {label}" for k, label in enumerate(labels, 1)]


def _ascii(text: str) -> str:
    return "".join(sign if " " <= sign <= "~" else "?" for sign in plain_move(text))


def _quoted(text: str) -> str:
    """A label: printable ASCII in quotation marks."""
    return '"' + _ascii(text).replace("\\", "\\\\").replace('"', '\\"') + '"'


# Reading --------------------------------------------------------------------------------------------------------------


@dataclass
class _Node:
    """A node of the file; a leaf has no children."""

    player: int
    path: Path
    label: str
    paid: tuple[Fraction, ...]
    """What was paid from the root to here, by player."""
    children: list["_Node"] = field(default_factory=list)


def read(text: str) -> ReadTree:
    """Read a game. Raises InputError with one sentence, naming the node, for what is not a tree of MAX and MIN."""
    return _Reader(text).whole()


class _Reader:
    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, str]] = []
        """(kind, text): a string, a brace or a word."""
        at, end = 0, len(text.rstrip())
        if end > _LONGEST:
            raise _too_large()
        while at < end:
            found = _TOKEN.match(text, at)
            if found is None:
                raise _unreadable(text[at:].split()[0])
            at = found.end()
            if found[1] is not None:
                self.tokens.append(("string", re.sub(r"\\(.)", r"\1", found[1], flags=re.DOTALL)))
            elif found[2] or found[3]:
                self.tokens.append(("brace" if found[2] else "word", found[2] or found[3]))
        self.at = 0
        self.count = 0
        self.sets: dict[tuple[int, str], Path] = {}
        self.outcomes: dict[str, tuple[Fraction, ...]] = {}
        self.players = 0

    def whole(self) -> ReadTree:
        if [self.take("word").upper(), self.take("word")] != ["EFG", "2"]:
            raise input_error("Of Gambit's games only files .efg of version 2 are read.")
        self.take("word")
        title = self.take("string")
        self.players = len(self.strings())
        if self.players not in (1, 2):
            raise input_error("A tree of MAX and MIN has two players, and this game has {count}.", count=self.players)
        self.optional("string")
        root = self.node((), "", ())
        if self.at < len(self.tokens):
            raise _unreadable(self.tokens[self.at][1])
        return _made(root, title)

    # Tokens ---------------------------------------------------------------------------------------------------

    def optional(self, kind: str, text: str = "") -> str | None:
        """The next token if it is of this kind, and perhaps this text."""
        if self.at < len(self.tokens) and self.tokens[self.at][0] == kind:
            found = self.tokens[self.at][1]
            if not text or found == text:
                self.at += 1
                return found
        return None

    def take(self, kind: str, text: str = "") -> str:
        found = self.optional(kind, text)
        if found is None:
            raise _unreadable(self.tokens[self.at][1] if self.at < len(self.tokens) else "")
        return found

    def strings(self) -> list[str]:
        """The strings in braces."""
        self.take("brace", "{")
        found = []
        while self.optional("brace", "}") is None:
            found.append(self.take("string"))
        return found

    # Nodes ----------------------------------------------------------------------------------------------------

    def node(self, path: Path, move: str, paid: Sequence[Fraction]) -> _Node:
        self.count += 1
        if self.count > MOST_NODES or len(path) > DEEPEST:
            raise _too_large()
        kind, label = self.take("word"), self.take("string")
        name = _name(path, label or move)
        if kind == "c":
            raise input_error("{node} is a move of chance, and a tree of MAX and MIN has none.", node=name)
        if kind == "t":
            return _Node(0, path, label, self.outcome(paid, name))
        if kind != "p":
            raise _unreadable(kind)
        player, place = self.take("word"), self.take("word")
        if player not in map(str, range(1, self.players + 1)):
            raise input_error("{node} is of player {player}, and there is none.", node=name, player=player)
        first = self.sets.setdefault((int(player), place), path)
        if first != path:
            raise input_error(
                "{node} is in one information set with {other}, and in a tree of MAX and MIN a player sees every move.",
                node=name,
                other=_name(first),
            )
        self.optional("string")
        moves = self.strings()
        if not moves:
            raise input_error("{node} has no move and is no leaf.", node=name)
        found = _Node(int(player), path, label, self.outcome(paid, name))
        found.children = [self.node((*path, i), each, found.paid) for i, each in enumerate(moves)]
        return found

    def outcome(self, paid: Sequence[Fraction], name: str) -> tuple[Fraction, ...]:
        """What was paid before, and what this outcome pays."""
        number_of = self.take("word")
        self.optional("string")
        if self.optional("brace", "{"):
            payoffs = []
            while self.optional("brace", "}") is None:
                payoffs.append(number(self.take("word")))
            if len(payoffs) != self.players:
                raise input_error(
                    "{node} pays {count} numbers, not one for each player.", node=name, count=len(payoffs)
                )
            self.outcomes[number_of] = tuple(payoffs)
        nothing = (Fraction(0),) * self.players
        if number_of != "0" and number_of not in self.outcomes:
            raise input_error(
                "{node} has the outcome {number}, and it is not said what it pays.", node=name, number=number_of
            )
        here = self.outcomes.get(number_of, nothing)
        return tuple(a + b for a, b in zip(paid or nothing, here, strict=True))


def _too_large() -> InputError:
    return input_error(
        "A tree has at most {most_nodes} nodes and {deepest} levels.", most_nodes=MOST_NODES, deepest=DEEPEST
    )


def _unreadable(text: str) -> InputError:
    if not text:
        return input_error("Gambit's game ends before its last node.")
    return input_error("Gambit's game cannot be read at {text!r}.", text=text[:40])


def _name(path: Path, label: str = "") -> str:
    """ "Node 2.1 (left)", by the numbers of the moves to it; "The root"."""
    if not path:
        return tr("The root")
    named = f" ({label[:40]})" if label else ""
    return tr("Node {number}", number=".".join(str(index + 1) for index in path)) + named


# Typed trees ----------------------------------------------------------------------------------------------------------


def _made(root: _Node, title: str) -> ReadTree:
    """The tree with what player 1 gets. Raises InputError if the players neither oppose each other nor agree."""
    leaves, notes = list(_leaves(root)), []
    (total, _), *_ = Counter(sum(leaf.paid) for leaf in leaves).most_common()
    unlike = next((leaf for leaf in leaves if sum(leaf.paid) != total), None)
    if unlike is not None and not all(len(set(leaf.paid)) == 1 for leaf in leaves):
        raise input_error(
            "{node} pays {paid}, together {sum} and not {total} as others do: of MAX and MIN one gets what the other "
            "loses.",
            node=_name(unlike.path, unlike.label),
            paid=tr("{names} and {last}", names=unlike.paid[0], last=unlike.paid[1]),
            sum=sum(unlike.paid),
            total=total,
        )
    if unlike is not None and len(leaves[0].paid) == 2:
        notes.append(tr("Both players get the same, so both are MAX."))
    elif unlike is None and total:
        notes.append(tr("Both together always get {total}; the values are what player 1 gets.", total=total))
    sides = (Side.MAX, Side.MIN if unlike is None else Side.MAX)
    first = sides[root.player - 1] if root.children else Side.MAX
    between: list[Path] = []
    tree = _typed(root, first, sides, between)
    if between:
        notes.append(
            tr("{node}: the same side moves again, so a node with one move was put above it.", node=_name(min(between)))
        )
    Tree.parse(str(tree))  # raises if these made it too large
    return ReadTree(TreePosition(tree, first), title, tuple(notes))


def _leaves(node: _Node) -> Iterator[_Node]:
    if not node.children:
        yield node
    for child in node.children:
        yield from _leaves(child)


def _typed(node: _Node, side: Side, sides: Sequence[Side], between: list[Path]) -> Tree:
    """The tree below a node, in which `side` moves next; notes the nodes above which one with one move was put."""
    if not node.children:
        return Tree(plain(node.paid[0]))
    below = tuple(_typed(child, sides[node.player - 1].other, sides, between) for child in node.children)
    tree = Tree(_static(node.label), below)
    if sides[node.player - 1] is side:
        return tree
    between.append(node.path)
    return Tree(None, (tree,))


def _static(label: str) -> Value | None:
    """The static value that `write` put into a label; None for any other label."""
    if not label.startswith(_STATIC):
        return None
    with suppress(InputError):
        return plain(number(label.removeprefix(_STATIC)))
    return None
