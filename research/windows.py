"""Finds the strategies of Theorem 23 of resources/help/en/theory.md: MIN makes a square of a window dead.

    python -m research.windows    finds them again; writes docs/data/windows_*.gz and the pictures of one

docs/data/check_windows.py says what a file claims, and checks it. Here a set of squares is a bit mask, bit columns *
row + column. A position is searched for a budget: how many of MAX's dominoes may lie outside, how many MIN has left.
"""

import gzip
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path

import numpy as np
from numba import types
from numba.typed import Dict

from research import window_search
from tiling_gui.atomic import write_bytes, write_text
from tiling_gui.core.drawing.figure import Box, Figure, Group, Shape, Text
from tiling_gui.core.drawing.latex import tikz
from tiling_gui.core.drawing.svg import svg
from tiling_gui.palette import DARK, LIGHT

TOP = Path(__file__).resolve().parent.parent
DATA = TOP / "docs" / "data"
PICTURES = TOP / "resources" / "help" / "en" / "pictures"
PAPER = TOP / "docs" / "paper" / "windows.tex"
SIDES = ("left", "right", "top", "bottom")
STRATEGIES = {"windows_4xn": (4, 5, ("top", "bottom"), 3, 4), "windows_mxn": (5, 7, (), 4, 6)}
"""Rows, columns, sides that are sides of the board, the dominoes outside and those of MIN at most, by file."""
_SQUARES = 40
"""So many bits of a key are squares."""


@dataclass
class Window:
    """A window, and what was found about its positions."""

    rows: int
    columns: int
    edges: tuple[str, ...] = ()
    found: "Dict[int, int]" = field(default_factory=lambda: Dict.empty(types.int64, types.int64))
    """The zone by position and budget; 0 where MIN is not seen to win."""
    chosen: "Dict[int, int]" = field(default_factory=lambda: Dict.empty(types.int64, types.int64))
    """MIN's domino, the same way."""

    def __post_init__(self) -> None:
        squares = list(product(range(self.rows), range(self.columns)))
        self.all = (1 << len(squares)) - 1
        near, replies, sealed = np.zeros(len(squares), np.int64), np.zeros((len(squares), 5), np.int64), 0
        for s, (r, c) in enumerate(squares):
            steps = {"top": (r - 1, c), "bottom": (r + 1, c), "left": (r, c - 1), "right": (r, c + 1)}
            beside = [squares.index(at) for at in steps.values() if at in squares]
            near[s] = sum(1 << other for other in beside)
            out = any(at not in squares for side, at in steps.items() if side not in self.edges)
            sealed |= 0 if out else 1 << s
            taken = [1 << s] * out + [1 << s | 1 << other for other in sorted(beside)]
            replies[s, : len(taken)] = taken
        middle = (self.rows - 1) / 2, (self.columns - 1) / 2
        away = [(r - middle[0]) ** 2 + (c - middle[1]) ** 2 for r, c in squares]
        pairs = {int(d) for d in replies.ravel() if int(d).bit_count() == 2}
        first = sorted(pairs, key=lambda d: (sum(away[s] for s in range(len(squares)) if d >> s & 1), d))
        self.shape = near, sealed, replies, np.array(first, np.int64)

    def kill(self, free: int) -> tuple[int, int]:
        """(zone, domino) of the first square that is dead, or that a domino makes dead; (0, 0) if there is none."""
        zone, domino = window_search.kill(free, *self.shape[:2])
        return int(zone), int(domino)

    def wins(self, free: int, outside: int, mine: int) -> int:
        """The zone with which MIN, to move, makes a square dead within the budget; 0 if he is not seen to."""
        return int(window_search.wins(free, outside, mine, self.all, *self.shape, self.found, self.chosen))

    def turns(self, *masks: int) -> Iterator[tuple[int, ...]]:
        """Sets of squares as they are, mirrored, and turned."""
        rows, columns = self.rows, self.columns
        for down, right in product((False, True), repeat=2):
            place = [
                columns * (rows - 1 - r if down else r) + (columns - 1 - c if right else c)
                for r, c in product(range(rows), range(columns))
            ]
            yield tuple(sum(1 << place[s] for s in range(rows * columns) if mask >> s & 1) for mask in masks)

    def strategy(self, outside: int, mine: int) -> "Strategy":
        """A strategy for the window within the budget. Raises ValueError if none is seen."""
        found = Strategy(self)
        found.add(self.all, outside, mine)
        return found


@dataclass
class Strategy:
    """MIN's domino in every position that is met and where none makes a square dead at once."""

    window: Window
    dominoes: dict[tuple[int, int], int] = field(default_factory=dict)
    """By position and dominoes outside at most."""
    zones: dict[tuple[int, int], int] = field(default_factory=dict)

    def add(self, free: int, outside: int, mine: int) -> int:
        """Add a position and all that follow; return its zone."""
        zone = self.window.kill(free)[0] or self.zones.get((free, outside), 0)
        if zone:
            return zone
        enough = [k for k in range(2, mine + 1) if self.window.wins(free, outside, k)]
        if not enough:
            raise ValueError("MIN is not seen to win within this budget.")
        mine = enough[0]
        domino = int(self.window.chosen[free | outside << _SQUARES | mine << _SQUARES + 4])
        after = free ^ domino
        needed = self.add(after, outside - 1, mine - 1)
        zone = needed | domino
        for reply in self.replies(after, needed):
            zone |= self.add(after & ~reply, outside, mine - 1)
        self.dominoes[free, outside], self.zones[free, outside] = domino, zone
        return zone

    def replies(self, free: int, zone: int) -> list[int]:
        """What dominoes of MAX that touch a zone may take of the window."""
        touching = (self.window.shape[2][s] for s in range(zone.bit_length()) if zone >> s & 1)
        return sorted({int(reply) for row in touching for reply in row if reply and free & reply == reply})

    def text(self, outside: int) -> str:
        """The file that docs/data/check_windows.py reads."""
        window = self.window
        edges = " ".join(window.edges) or "none"
        lines = [f"window rows {window.rows} columns {window.columns} outside {outside} edges {edges}"]
        met = sorted(self.dominoes.items(), reverse=True)
        return "\n".join([*lines, *(f"{free:x} {budget} {domino:x}" for (free, budget), domino in met)]) + "\n"


@dataclass(frozen=True)
class Card:
    """A picture of the proof: MIN plays `domino` in any position of the window that has all squares of `zone`, and none
    but those of `free`; also turned.
    """

    free: int
    zone: int
    domino: int
    outside: int
    follow: tuple[int, ...] = ()
    """The cards of which one fits where MIN moves next, from 1, unless a domino makes a square dead at once."""


def cards(strategy: Strategy) -> list[Card]:
    """Cards for every position of a strategy, the fullest first."""
    window, found = strategy.window, list[Card]()

    def fitting(free: int, outside: int) -> int:
        """The number of a card for a position; 0 if there is none."""
        for number, card in enumerate(found, 1):
            for turned in window.turns(card.free, card.zone):
                if card.outside <= outside and free & ~turned[0] == 0 == turned[1] & ~free:
                    return number
        return 0

    for (free, outside), domino in sorted(strategy.dominoes.items(), key=lambda one: (-one[0][0].bit_count(), one)):
        if not fitting(free, outside):
            found.append(Card(free, strategy.zones[free, outside], domino, outside))
    made = []
    for card in found:
        after = card.free ^ card.domino
        needed = window.kill(after)[0] or strategy.zones[after, card.outside - 1]
        next_ = [(after, card.outside - 1)]
        next_ += [(after & ~reply, card.outside) for reply in strategy.replies(after, needed)]
        numbers = {fitting(*at) for at in next_ if not window.kill(at[0])[0]}
        made.append(replace(card, follow=tuple(sorted(numbers))))
    return made


_SIDE = 15.0
_IN_A_LINE = 5


def figure(window: Window, shown: list[Card]) -> Figure:
    """The cards, numbered: squares that must be free, squares that need not be (lighter), and MIN's domino."""
    wide, high = window.columns * _SIDE + 18, window.rows * _SIDE + 40
    placed: list[Shape] = []
    for k, card in enumerate(shown):
        shapes: list[Shape] = [Text(0, 9, str(k + 1), size=12, bold=True, anchor="start")]
        for s in range(window.rows * window.columns):
            y, x = (_SIDE * at for at in divmod(s, window.columns))
            role = "dead" if not card.free >> s & 1 else "sq_dark" if card.zone >> s & 1 else "field"
            shapes.append(Box(x, y + 20, _SIDE, _SIDE, role, "board_edge", 0.8, radius=0))
        ends = [divmod(s, window.columns) for s in range(window.rows * window.columns) if card.domino >> s & 1]
        (top, left), (bottom, right) = ends
        size = (right - left + 1) * _SIDE - 4, (bottom - top + 1) * _SIDE - 4
        shapes.append(Box(left * _SIDE + 2, top * _SIDE + 22, *size, "min_fill", "min_edge", 1.2))
        if card.follow:
            said = ", ".join(map(str, card.follow))
            shapes.append(Text(window.columns * _SIDE, 9, f"→ {said}", size=10, anchor="end"))
        placed.append(Group(tuple(shapes), 10 + wide * (k % _IN_A_LINE), 4 + high * (k // _IN_A_LINE)))
    lines = -(-len(shown) // _IN_A_LINE)
    return Figure(tuple(placed), (0.0, 0.0, wide * min(_IN_A_LINE, len(shown)), high * lines))


def files() -> dict[Path, str | bytes]:
    """Everything that is written, by file."""
    made: dict[Path, str | bytes] = {}
    for name, (rows, columns, edges, outside, mine) in STRATEGIES.items():
        strategy = Window(rows, columns, edges).strategy(outside, mine)
        made[DATA / f"{name}.gz"] = gzip.compress(strategy.text(outside).encode(), mtime=0)
        if edges:
            drawn = figure(strategy.window, cards(strategy))
            for end, palette in (("", LIGHT), ("-dark", DARK)):
                made[PICTURES / f"windows{end}.svg"] = svg(drawn, palette)
            made[PAPER] = tikz(drawn, LIGHT, width_cm=13.0)
    return made


def main() -> None:
    for path, content in files().items():
        if isinstance(content, str):
            write_text(path, content)
        else:
            write_bytes(path, content)
        print(path)


if __name__ == "__main__":
    main()
