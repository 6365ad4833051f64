"""Filling in a vector: MAX and MIN alternately put a number into a free entry of x; the value is w·x.

Source: Aravamuthan and Ganguly, "e-Valuate", arXiv 1202.0862, section 6: "once we have an activity that can be
completed in different ways (such as ... instantiating a function or vector ...) and for each completion, we can
associate a value, we have a game on; MAX and MIN complete the activity together". The paper says no more. For the rest
the simplest reading is used: a player chooses both the entry and the number, a number can be used as often as it is
listed, unused ones do not count, and the value is the scalar product with given weights w.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from tiling_gui.core.drawing.annotations import NOTHING, Annotations, Place, rings
from tiling_gui.core.drawing.figure import Box, Figure, Line, Shape, Text
from tiling_gui.core.drawing.positions import Displayable
from tiling_gui.core.game import Side
from tiling_gui.core.text_game import text_game
from tiling_gui.errors import input_error
from tiling_gui.language import mark, plain, tr

MOST_ENTRIES, MOST_NUMBERS, LARGEST = 9, 12, 999

VectorMove = tuple[int, int]
"""The entry, from 0, and the number put into it."""


@dataclass(frozen=True, repr=False)
class VectorPosition(Displayable):
    """The weights, the entries of x (None: free), the unused numbers in ascending order, and the side to move."""

    weights: tuple[int, ...]
    entries: tuple[int | None, ...]
    numbers: tuple[int, ...]
    to_move: Side = Side.MAX

    @classmethod
    def start(cls, weights: Sequence[int], numbers: Sequence[int], first: Side = Side.MAX) -> "VectorPosition":
        """The start, with all entries free.

        Raises InputError for none or too many of them, too few numbers, or large ones.
        """
        if not 1 <= len(weights) <= MOST_ENTRIES or not len(weights) <= len(numbers) <= MOST_NUMBERS:
            raise input_error(
                "A vector has 1 to {entries} entries, and at least as many numbers to choose from, at most {numbers}.",
                entries=MOST_ENTRIES,
                numbers=MOST_NUMBERS,
            )
        if any(abs(n) > LARGEST for n in (*weights, *numbers)):
            raise input_error("Weights and numbers lie between −{most} and {most}.", most=LARGEST)
        return cls(tuple(weights), (None,) * len(weights), tuple(sorted(numbers)), first)

    @property
    def free(self) -> tuple[int, ...]:
        return tuple(i for i, entry in enumerate(self.entries) if entry is None)

    @property
    def is_over(self) -> bool:
        return None not in self.entries

    def moves(self) -> Sequence[VectorMove]:
        """Every number for every free entry, without duplicates."""
        return [(i, number) for i in self.free for number in dict.fromkeys(self.numbers)]

    def play(self, move: VectorMove) -> "VectorPosition":
        """The position with that number in that entry. Raises InputError with the reason if the move is illegal."""
        i, number = move
        if not 0 <= i < len(self.entries):
            raise input_error("The vector has entries x1 to x{n}.", n=len(self.entries))
        if self.entries[i] is not None:
            raise input_error("x{i} is already {number}.", i=i + 1, number=self.entries[i])
        if number not in self.numbers:
            raise input_error("{number} is not among the numbers that are left.", number=number)
        at = self.numbers.index(number)
        return VectorPosition(
            self.weights,
            (*self.entries[:i], number, *self.entries[i + 1 :]),
            self.numbers[:at] + self.numbers[at + 1 :],
            self.to_move.other,
        )

    @property
    def scored(self) -> int:
        """The scalar product over the filled entries."""
        return sum(w * x for w, x in zip(self.weights, self.entries, strict=True) if x is not None)

    def value(self) -> int:
        """The scalar product. Raises ValueError before the end."""
        if not self.is_over:
            raise ValueError("the game is not over")
        return self.scored

    def key(self) -> Hashable:
        """The weights of the free entries in ascending order, the remaining numbers, and the side to move."""
        return tuple(sorted(self.weights[i] for i in self.free)), self.numbers, self.to_move

    def write(self, move: VectorMove) -> str:
        return f"x{move[0] + 1}={move[1]}"

    def read(self, text: str) -> VectorMove:
        """Parse a move: "x2=5", "2=5". Raises InputError with the reason."""
        entry, _, number = text.lower().replace("−", "-").replace(" ", "").removeprefix("x").partition("=")
        if not entry.isdecimal() or not number.removeprefix("-").isdecimal() or len(entry + number) > 9:
            raise input_error("A move is written like x2=5, not {text!r}.", text=text.strip())
        move = int(entry) - 1, int(number)
        self.play(move)
        return move

    def set_up(self) -> "VectorPosition":
        used = [x for x in self.entries if x is not None]
        first = self.to_move.other if len(used) % 2 else self.to_move
        return VectorPosition.start(self.weights, [*self.numbers, *used], first)

    def diagram(self) -> str:
        rows = [list(map(str, self.weights)), ["·" if x is None else str(x) for x in self.entries]]
        width = max(len(cell) for row in rows for cell in row)
        lines = [" ".join(cell.rjust(width) for cell in row) for row in rows]
        return f"w = {lines[0]}\nx = {lines[1]}\nnumbers: {' '.join(map(str, self.numbers))}"


def bounds(position: VectorPosition) -> tuple[int, int]:
    """The least and the greatest possible scalar product, by the rearrangement inequality.

    Numbers left over have weight 0.
    """
    weights = [position.weights[i] for i in position.free]
    weights = sorted(weights + [0] * (len(position.numbers) - len(weights)))
    least, most = (
        sum(w * x for w, x in zip(weights, order, strict=True)) for order in (position.numbers[::-1], position.numbers)
    )
    return position.scored + least, position.scored + most


def expected(position: VectorPosition) -> float:
    """The expected result if the rest is filled in at random."""
    mean = sum(position.numbers) / len(position.numbers)
    return position.scored + mean * sum(position.weights[i] for i in position.free)


def signed_text(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")


def parse(text: str, first: Side = Side.MAX) -> VectorPosition:
    """Parse "5,3,1:0,1,2,3": the weights, then the numbers to choose from. Raises InputError for anything else."""
    lists = [part.replace("−", "-").split(",") for part in text.split(":")]
    words = [word.strip() for part in lists for word in part]
    if len(lists) != 2 or not all(word.removeprefix("-").isdecimal() and len(word) < 6 for word in words):
        raise input_error("A vector is written as weights:numbers, like 5,3,1:0,1,2,3, not {text!r}.", text=text)
    weights, numbers = ([int(word) for word in part] for part in lists)
    return VectorPosition.start(weights, numbers, first)


def written(start: VectorPosition) -> str:
    """The start in the format of `parse`."""
    return ":".join(",".join(map(str, part)) for part in (start.weights, start.numbers))


def title(position: VectorPosition, *, tr: Callable[..., str] = tr) -> str:
    """ "(5, 3, 1)·x from 0, 1, 2, 3, MAX first"."""
    start = position.set_up()
    weights, numbers = (", ".join(map(signed_text, part)) for part in (start.weights, start.numbers))
    return tr("({weights})·x from {numbers}, {side} first", weights=weights, numbers=numbers, side=start.to_move)


_COLUMN, _ROW = 1.5, 1.1
"""Width and height of a cell, in sizes."""
_LINE = 1.57
"""The row of the line between the vector and the cells, which are a little further down."""


def figure(
    position: VectorPosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The table; `size` is about the height of a cell in pixels. Names are always shown, whatever `coordinates`."""
    after = position.play(notes.played) if notes.played else position
    letter, rows = 0.42 * size, _rows(position)
    shapes: list[Shape] = [Text(*_at(-1, row, size), name, "muted", letter) for row, name in ((0, "w"), (1, "x"))]
    for i, (weight, entry) in enumerate(zip(after.weights, after.entries, strict=True)):
        text, role = (f"x{i + 1}", "muted") if entry is None else (signed_text(entry), "text")
        shapes.append(Text(*_at(i, 0, size), signed_text(weight), "text", letter))
        shapes.append(_field(i, 1, size, "field" if entry is None else "accent_soft", "line2"))
        shapes.append(Text(*_at(i, 1, size), text, role, letter))
    right, foot = _at(len(after.weights) - 0.5, _LINE, size)
    if rows:
        shapes.append(Line(((0.2 * size, foot), (right, foot)), "line2"))
    for number, row in rows.items():
        times, many = signed_text(number), position.numbers.count(number)
        shapes.append(Text(*_at(-1, row, size), f"{many} × {times}" if many > 1 else times, "text", letter))
        shapes += (_field(i, row, size, None, "line") for i in position.free)
    shapes += rings(notes, places(position, size), 0.4 * size)
    spots = {f"x{i + 1}": _at(i, 1, size) for i in range(len(after.weights))}
    bottom = _at(0, 1.5 + len(rows), size)[1]
    box = (0.0, 0.0, right + 0.2 * size, bottom + 0.2 * size)
    return Figure(tuple(shapes), box, title(position, tr=plain), spots=spots)


def places(position: VectorPosition, size: int) -> dict[VectorMove, Place]:
    """The places of the cells of all moves."""
    rows = _rows(position)
    return {(i, number): Place((_at(i, rows[number], size),)) for i, number in position.moves()}


def _rows(position: VectorPosition) -> dict[int, int]:
    """The row of every remaining number, below weights and entries."""
    return {number: 2 + k for k, number in enumerate(dict.fromkeys(position.numbers))}


def _field(column: int, row: int, size: int, fill: str | None, edge: str) -> Box:
    x, y = _at(column - 0.45, row - 0.42, size)
    return Box(x, y, 0.9 * _COLUMN * size, 0.84 * _ROW * size, fill, edge)


def _at(column: float, row: float, size: int) -> tuple[float, float]:
    """The middle of a cell; column -1 is for names."""
    return (_COLUMN * (column + 1.5)) * size, (0.2 + _ROW * (row + 0.5) + 0.2 * (row > _LINE)) * size


GAME = text_game(
    key="vector",
    name=mark("Vector"),
    sides=(Side.MAX, Side.MIN),
    parse=parse,
    written=written,
    title=title,
    evaluations={"expected": expected},
    bounds=bounds,
    figure="tiling_gui.games.vector:figure",
    places="tiling_gui.games.vector:places",
    page="completing",
    example="5,3,-2:0,1,4",
    view="tiling_gui.desktop.games.vector",
)
