"""What the steps of a lesson show, and how it is read from their settings: boards, searches, game trees, nim-sums."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, NoReturn, TypeVar

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Move, Side, reached
from tiling_gui.core.limits import Limit, Run
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr
from tiling_gui.search.compare import Subject, read_subject, search_by
from tiling_gui.search.conditions import BY_HAND
from tiling_gui.search.game_tree import ALIKE, whole_tree
from tiling_gui.search.trace import Path, Trace

SHOWN = (
    *("board", "first", "moves", "find", "tree", "search", "at", "node"),
    *("game-tree", "nim-sum", "marks", "solved", "stack"),
)
"""The settings about what a step shows; `find` asks for a move on it."""
_SAID = {
    "board": ("first", "moves", "find", "solved"),
    "tree": ("first", "search", "at", "node", "solved"),
    "game-tree": ("marks", "solved"),
    "nim-sum": ("marks", "solved"),
    "stack": (),
}
"""The settings that each figure accepts."""
KINDS = tuple(_SAID)
_LARGEST_HEAP = 1_000
_MOST_NODES = 20_000
"""Most positions of a search that is shown."""


@dataclass(frozen=True)
class BoardText:
    """A position on its game's board."""

    subject: Subject
    """The starting position; its text is GAME:POSITION."""
    moves: tuple[Move, ...] = ()
    written: str = ""
    """The moves as typed."""

    @property
    def position(self) -> Any:
        return reached(self.subject.position, self.moves)

    @property
    def sides(self) -> tuple[Side, ...]:
        """The side that made each of the moves."""
        return tuple(reached(self.subject.position, self.moves[:k]).to_move for k in range(len(self.moves)))

    def after(self, *moves: Move) -> "BoardText":
        """The board after further moves."""
        return replace(self, moves=(*self.moves, *moves))


@dataclass(frozen=True)
class SearchText:
    """A search of a typed tree, carried out by hand, after its step `at`."""

    subject: Subject
    method: str
    at: int
    node: Path | None = None
    """The node that the question is about."""


@dataclass(frozen=True)
class GameTreeText:
    """The game tree of a small ELLIE board, with annotations."""

    subject: Subject
    marks: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """By name: outcomes, numbers and ring hold node numbers, from 0, level by level; heap holds the heap's size."""


@dataclass(frozen=True)
class NimSumText:
    """Heap sizes as binary numbers in a column, with their nim-sum if `summed`."""

    heaps: tuple[int, ...]
    summed: bool = False


@dataclass(frozen=True)
class StackText:
    """What is on a stack, top last."""

    items: tuple[str, ...]


FigureText = BoardText | SearchText | GameTreeText | NimSumText | StackText


T = TypeVar("T")


@dataclass
class Settings:
    """The settings of a step, with the lines on which they are."""

    line: int
    lines: list[str]
    """All lines of the file."""
    named: dict[str, tuple[int, str]] = field(default_factory=dict)
    """(line number, value) of each setting, by name."""

    def value(self, name: str, usual: str = "") -> str:
        return self.named.get(name, (0, usual))[1]

    def read(self, name: str, read: Callable[[str], T], usual: str = "") -> T:
        """What `read` makes of a setting. Raises InputError quoting its line."""
        try:
            return read(self.value(name, usual))
        except InputError as error:
            self.fail(str(error), name if name in self.named else next(kind for kind in KINDS if kind in self.named))

    def solved(self, read: Callable[[str], T]) -> T | None:
        """What `read` makes of the setting `solved`; None without it."""
        return self.read("solved", read) if "solved" in self.named else None

    def fail(self, what: str, name: str = "") -> NoReturn:
        """Raise InputError quoting the line of the setting `name`, or the first line of the step."""
        number = self.named[name][0] if name in self.named else self.line
        fail(number, self.lines[number - 1], what)


def read_figure(found: Settings) -> tuple[FigureText | None, FigureText | None]:
    """The figure of a step, and the one shown when it is solved; None for neither."""
    named = found.named
    kinds = [name for name in KINDS if name in named]
    if len(kinds) > 1:
        found.fail(tr("a step can show only one of board, tree, game-tree, nim-sum and stack"))
    if not kinds:
        if alone := next((name for name in named if name in SHOWN and name != "find"), ""):
            found.fail(
                tr("{name} says more about a board, tree, game-tree or nim-sum, and there is none", name=alone),
                alone,
            )
        return None, None
    kind = kinds[0]
    for name in named:
        if name in SHOWN and name not in (*kinds, *_SAID[kind]) and not (name == "find" and kind != "board"):
            # the settings of questions are checked in _step
            found.fail(tr("{name} cannot be used with {kind}", name=name, kind=kind), name)
    if kind == "stack":
        return StackText(tuple(found.value(kind).split())), None
    return {"board": _board, "tree": _search, "game-tree": _game_tree, "nim-sum": _nim_sum}[kind](found)


def _board(found: Settings) -> tuple[FigureText, FigureText | None]:
    def begun(text: str) -> Subject:
        subject = read_subject(text)
        if subject.game.key not in GAMES:
            raise input_error("a typed tree is shown with tree:, not with board:")
        return subject

    subject = found.read("board", begun)
    if "first" in found.named:
        side = found.read("first", partial(_side, subject.game.sides))
        subject = found.read("first", lambda text: read_subject(found.value("board"), side))
    moves = found.read("moves", partial(_moves, subject))
    shown = BoardText(subject, moves, found.value("moves"))
    return shown, found.solved(lambda text: _heaps(text.removeprefix("nim-sum"), summed=True))


def _side(sides: Sequence[Side], text: str) -> Side:
    if text.upper() not in sides:
        raise input_error("first is one of {sides}", sides=", ".join(sides))
    return Side(text.upper())


def _game_tree(found: Settings) -> tuple[FigureText, FigureText | None]:
    subject = found.read("game-tree", read_subject)

    def marked(text: str) -> GameTreeText:
        return GameTreeText(subject, _marks(subject, text))

    return found.read("marks", marked), found.solved(marked)


def _nim_sum(found: Settings) -> tuple[FigureText, FigureText | None]:
    shown = found.read("nim-sum", partial(_heaps, summed=found.value("marks") == "sum"))
    return shown, found.solved(lambda text: replace(shown, summed=True))


def _search(found: Settings) -> tuple[FigureText, FigureText | None]:
    side = found.read("first", partial(_side, (Side.MAX, Side.MIN)), Side.MAX)
    subject = found.read("tree", lambda text: read_subject(f"tree:{text}", side))
    method = found.value("search", "minimax")
    steps = found.read("search", lambda text: _steps(subject, method))

    def after(text: str) -> SearchText:
        return SearchText(subject, method, _number(text, steps))

    return replace(found.read("at", after, "0"), node=found.read("node", partial(_node, subject))), found.solved(after)


def _moves(subject: Subject, text: str) -> tuple[Move, ...]:
    position, played = subject.position, []
    for word in text.split(","):
        if word.strip():
            played.append(position.read(word.strip()))
            position = position.play(played[-1])
    return tuple(played)


def _heaps(text: str, *, summed: bool) -> NimSumText:
    return NimSumText(tuple(_number(word, _LARGEST_HEAP) for word in text.split() or [""]), summed)


def _marks(subject: Subject, text: str) -> dict[str, tuple[int, ...]]:
    """Parse "outcomes all; numbers 3 4; ring 2; heap 1" into numbers by name."""
    if subject.game.key != "ellie":
        raise input_error("a game-tree needs a small game of ELLIE, such as ellie:2x3")
    count, marks = len(whole_tree(subject.position, ALIKE).nodes), {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, _, words = part.partition(" ")
        if name not in ("outcomes", "numbers", "ring", "heap"):
            raise input_error("marks are outcomes, numbers, ring and heap, as in outcomes all; ring 2")
        every = words.strip() == "all"
        most = _LARGEST_HEAP if name == "heap" else count - 1
        marks[name] = tuple(range(count)) if every else tuple(_number(word, most) for word in words.split())
    return marks


def _steps(subject: Subject, name: str) -> int:
    trace = Trace()
    search_by(subject, name, BY_HAND, Run(Limit(nodes=_MOST_NODES), trace=trace), no_guess)
    return len(trace.events)


def no_guess(position: object) -> None:
    """An evaluation that never estimates: typed trees are searched to their leaves."""


def _number(text: str, most: int) -> int:
    if text == "end":
        return most
    number = whole_number(text, most)
    if number is None:
        raise input_error("a number from 0 to {most}, or end, is needed here", most=most)
    return number


def whole_number(text: str, most: int) -> int | None:
    """The number from 0 to `most` in `text`; None for any other text."""
    digits = text.lstrip("0") or text[-1:]
    if not (text.isascii() and text.isdecimal()) or len(digits) > len(str(most)) or int(digits) > most:
        return None
    return int(digits)


def _node(subject: Subject, text: str) -> Path | None:
    """The path of a node: "2.3" is the third child of the second child, "root" the root. None for ""."""
    if text in ("", "root"):
        return () if text else None
    position, path = subject.position, []
    for word in text.split("."):
        moves = position.moves()
        child = whole_number(word, len(moves))
        if not child:
            raise input_error("there is no node {text} in this tree", text=text)
        path.append(child - 1)
        position = position.play(child - 1)
    return tuple(path)


def fail(number: int, line: str, what: str) -> NoReturn:
    """Raise InputError quoting a line."""
    quoted = line.strip()[:60]
    raise input_error("Line {number}, “{line}”: {what}.", number=number, line=quoted, what=what.rstrip("."))
