"""Heap games under normal play: Nim, Grundy's game (the lecture's "Grundy mum's game"), and by code every octal game.

Positions are sums of heaps. Heaps are numbered from 0 in moves and in JSON, from 1 in notation. The text form names the
game first: "nim:12,13,7", "grundy:7", "treblecross:8", "octal:0.007:12,5", "kayles:9", "dawson:9".
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tiling_gui.core.game import Game, Side
from tiling_gui.core.impartial import demand, parity_guess
from tiling_gui.core.text_game import move_error, set_up_error
from tiling_gui.errors import input_error
from tiling_gui.games.heaps.heap_position import HeapPosition, read_heaps
from tiling_gui.games.heaps.octal import CODE_NAMES, LARGEST_HEAP, NAMED_CODES, OctalCode, OctalPosition
from tiling_gui.games.heaps.treblecross import TreblecrossPosition
from tiling_gui.language import mark, tr

LARGEST_NIM_HEAP = 1_000_000
LARGEST_GRUNDY_HEAP = 20_000


@dataclass(frozen=True, repr=False)
class NimPosition(HeapPosition):
    """Nim: a move makes one heap smaller. Empty heaps keep their place."""

    heaps: tuple[int, ...]
    to_move: Side = Side.FIRST
    kind = ("nim",)

    def can_move(self, heap: int) -> bool:
        return heap > 0

    def moves(self) -> Sequence[tuple[int, int]]:
        """Every (heap index, new size), smallest new size first."""
        return tuple((k, size) for k, heap in enumerate(self.heaps) for size in range(heap))

    def play(self, move: tuple[int, int]) -> "NimPosition":
        """The position with `move[1]` counters left in heap `move[0]`. Raises InputError with the reason."""
        demand(move, (0, 4))
        k, size = move
        if not 0 <= size < self.heap(k):
            raise input_error(
                "Heap {number} has {size_now} counters: it can become smaller, but not {size}.",
                number=k + 1,
                size_now=self.heaps[k],
                size=size,
            )
        return self.replacing(k, size)

    def read(self, text: str) -> tuple[int, int]:
        """Parse a move such as "#2 9→4", "9->4" or "9 4". Raises InputError if it is illegal here."""
        k, left = self.read_heap(text)
        if len(left) != 1:
            raise input_error("In Nim a move leaves one heap of a heap, as in #1 9→4, not {text!r}.", text=text)
        self.play((k, left[0]))
        return k, left[0]


@dataclass(frozen=True, repr=False)
class GrundyPosition(HeapPosition):
    """Grundy's game: a move splits a heap into two unequal ones."""

    heaps: tuple[int, ...]
    to_move: Side = Side.FIRST
    kind = ("grundy",)

    def can_move(self, heap: int) -> bool:
        return heap > 2

    def moves(self) -> Sequence[tuple[int, int, int]]:
        """Every (heap index, larger part, smaller part), largest part first."""
        return tuple(
            (k, heap - b, b) for k, heap in enumerate(self.heaps) for b in range(1, (heap + 1) // 2) if b < heap - b
        )

    def play(self, move: tuple[int, int, int]) -> "GrundyPosition":
        """The position with the two parts, larger first, in place of the heap. Raises InputError with the reason."""
        demand(move, (0, 4, 2))
        k, a, b = move
        if a + b != self.heap(k) or min(a, b) < 1:
            raise input_error(
                "Heap {number} has {size_now} counters: it does not split into {a} and {b}.",
                number=k + 1,
                size_now=self.heaps[k],
                a=a,
                b=b,
            )
        if a == b:
            raise input_error("The two parts must not be equal, but {a} and {b} are.", a=a, b=b)
        return self.replacing(k, max(a, b), min(a, b))

    def read(self, text: str) -> tuple[int, int, int]:
        """Parse a move such as "#1 7→5+2", "7->5+2" or "7 5 2". Raises InputError if it is illegal here."""
        k, left = self.read_heap(text)
        if len(left) != 2:
            raise input_error("A heap splits into two, as in #1 7→5+2, not {text!r}.", text=text)
        move = (k, max(left), min(left))
        self.play(move)
        return move


HeapsPosition = NimPosition | GrundyPosition | OctalPosition | TreblecrossPosition

HEAP_GAMES = ("nim", "grundy", "treblecross", "octal", *NAMED_CODES)


def parse(text: str, first: Side = Side.FIRST) -> HeapsPosition:
    """Parse "nim:12,13,7", "grundy:7", "treblecross:8", "octal:0.007:12,5", "kayles:9" or "dawson:9".

    A space may replace the first colon. Raises InputError saying what is accepted.
    """
    kind, rest = _head(text)
    if kind in NAMED_CODES:
        kind, rest = "octal", f"{NAMED_CODES[kind]}:{rest}"
    if kind == "nim":
        return NimPosition(read_heaps(rest, LARGEST_NIM_HEAP), first)
    if kind == "grundy":
        return GrundyPosition(read_heaps(rest, LARGEST_GRUNDY_HEAP), first)
    if kind == "treblecross":
        if not (rest.isascii() and rest.isdecimal() and len(rest) < 9):
            raise input_error("Treblecross needs its number of cells, such as treblecross:8, not {rest!r}.", rest=rest)
        return TreblecrossPosition.start(int(rest), first)
    if kind == "octal":
        code, heaps = _head(rest)
        return OctalPosition(OctalCode.parse(code), read_heaps(heaps, LARGEST_HEAP), first)
    raise input_error(
        "A heap game is written like nim:12,13,7; there are {kinds}, not {text!r}.",
        kinds=", ".join(HEAP_GAMES),
        text=text,
    )


def _head(text: str) -> tuple[str, str]:
    """The part before the first colon or space, in lower case, and the rest."""
    head, *rest = re.split(r"[:\s]\s*", text.strip(), maxsplit=1)
    return head.lower(), rest[0] if rest else ""


def text_of(position: HeapsPosition) -> str:
    """The position in the form that `parse` reads, without crosses already placed."""
    if isinstance(position, TreblecrossPosition):
        return f"treblecross:{position.cells}"
    kind = f"octal:{position.code}" if isinstance(position, OctalPosition) else position.kind[0]
    return f"{kind}:" + ",".join(map(str, position.heaps))


def _from_json(setup: Mapping[str, Any]) -> HeapsPosition:
    start, first = setup.get("start"), setup.get("first")
    if not isinstance(start, str) or first not in ("FIRST", "SECOND"):
        raise set_up_error('{"start": "nim:12,13,7", "first": "FIRST"}')
    return parse(start, Side(first))


def _move_to_json(move: Any) -> Any:
    """A cell, [heap, new size], [heap, a, b], or in octal games [heap, [parts left]]."""
    if isinstance(move, int):
        return move
    return [list(part) if isinstance(part, tuple) else part for part in move]


def _move_from_json(data: Any) -> Any:
    if type(data) is int:
        return data
    if isinstance(data, list) and data and type(data[0]) is int:
        numbers = data[1:]
        if len(data) == 2 and isinstance(data[1], list):
            numbers = data[1]
            if all(type(n) is int for n in numbers) and len(numbers) <= 2:
                return data[0], tuple(numbers)
        elif len(data) in (2, 3) and all(type(n) is int for n in numbers):
            return tuple(data)
    raise move_error([0, 4], data)


_NAMES = {"nim": mark("Nim"), "grundy": mark("Grundy's game")}


def title(position: HeapsPosition, *, tr: Callable[..., str] = tr) -> str:
    """ "Nim 12, 13, 7", "Grundy's game 7", "Treblecross on 8 cells", "Kayles 9", "Octal game 0.17: 9"."""
    if isinstance(position, TreblecrossPosition):
        return tr("Treblecross on {n} cells", n=position.cells)
    heaps = ", ".join(map(str, position.heaps))
    if not isinstance(position, OctalPosition):
        return " ".join((tr(_NAMES[position.kind[0]]), heaps))
    if name := CODE_NAMES.get(str(position.code)):
        return " ".join((tr(name), heaps))
    return tr("Octal game {code}: {heaps}", code=position.code, heaps=heaps)


GAME = Game(
    key="heaps",
    name=mark("Heaps"),
    sides=(Side.FIRST, Side.SECOND),
    parse=parse,
    to_json=lambda position: {"start": text_of(position), "first": str(position.to_move)},
    from_json=_from_json,
    move_to_json=_move_to_json,
    move_from_json=_move_from_json,
    title=title,
    evaluations={"parity": parity_guess},
    engine="tiling_gui.games.heaps.solver:HeapsEngine",
    figure="tiling_gui.games.heaps.picture:figure",
    places="tiling_gui.games.heaps.picture:places",
    page="heaps",
    example="grundy:7",
    reasons="tiling_gui.games.heaps.reasons:reasons",
    view="tiling_gui.desktop.games.heaps.view",
    puzzle_boards=("nim:3,5,7", "treblecross:12", "kayles:14", "dawson:15", "grundy:20", "nim:5,9,12,14"),
)
