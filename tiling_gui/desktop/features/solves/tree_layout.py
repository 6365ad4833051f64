"""The layout of a campaign's tree: rows of tiles, each above the tiles of the questions below it.

    | >= 26 yes | >= 27 open |        >= 28 at work        |          >= 29 open             |
                             | at work |  open  |   +25    | no | open |        +31          |

A tile is as wide as the tiles below it need. Hidden questions become one tile "+n". Pure geometry, no Qt.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tiling_gui.campaigns.summary import AT_WORK, OPEN, YES, Top, TopQuestion

Path = tuple[int, ...]
"""Indices from the top down; the tile for hidden questions ends with -1."""

TOP_ROW = 52.0
"""Height of the first row in pixels."""
ROW, LEAST_ROW = 34.0, 14.0
"""Usual and least height of the other rows in pixels."""
GAP, ROW_GAP = 2.0, 4.0
_LEAST, _LEAST_TOP = 7.0, 46.0
"""Least width of a tile, and of one in the first row, in pixels."""
_REST = 34.0
"""Width in pixels of the tile for hidden questions."""


@dataclass(frozen=True)
class Tile:
    """A tile of the picture, in pixels, y downwards."""

    path: Path
    shown: TopQuestion | None
    """None for the tile that stands for hidden questions."""
    x: float
    y: float
    width: float
    height: float
    hidden: int = 0

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


def tiles(top: Top, width: float, height: float) -> list[Tile]:
    """The tiles in an area of width x height, in preorder."""
    count = len(top.questions)
    if not count or width <= 0:
        return []
    levels = max(map(_levels, top.questions)) - 1
    room = max(0.0, height - TOP_ROW)
    row = min(ROW, max(LEAST_ROW, room / levels - ROW_GAP)) if levels else ROW
    rows = min(levels, int(room // (row + ROW_GAP)))
    least = min(_LEAST_TOP, width / count - GAP)
    weights = [_leaves(question) - 1.0 if question.below else 0.0 for question in top.questions]
    found: list[Tile] = []
    x = 0.0
    for i, wide in enumerate(_shares(weights, width - GAP * (count - 1), least)):
        question = top.questions[i]
        found.append(Tile((i,), question, x, 0.0, wide, TOP_ROW))
        found += _below(question, (i,), x, TOP_ROW + ROW_GAP, wide, row, rows)
        x += wide + GAP
    return found


def first(shown: Sequence[Tile]) -> Path:
    """The tile selected at first: the question being worked on, else the last one proved yes, else the last one."""
    tops = [tile for tile in shown if len(tile.path) == 1]
    best = next((tile for tile in tops if tile.shown and tile.shown.state == AT_WORK), None)
    proved = [tile for tile in tops if tile.shown and tile.shown.state == YES]
    return (best or (proved or tops)[-1]).path


def beside(shown: Sequence[Tile], path: Path, right: int, down: int) -> Path:
    """The tile reached from `path` by arrow keys: `right` tiles along the row, or the first below, or the one above."""
    if down > 0:
        return next((t.path for t in shown if len(t.path) == len(path) + 1 and t.path[:-1] == path), path)
    if down < 0:
        return path[:-1] or path
    row = sorted((tile for tile in shown if len(tile.path) == len(path)), key=lambda tile: tile.x)
    at = [tile.path for tile in row].index(path) + right
    return row[min(max(at, 0), len(row) - 1)].path


def _below(
    shown: TopQuestion, path: Path, x: float, y: float, width: float, height: float, rows: int
) -> Iterator[Tile]:
    if rows <= 0 or not shown.below:
        return
    # A settled question does not need the rest of the questions below it.
    hidden = shown.hidden if shown.state in (OPEN, AT_WORK) else 0
    fit = max(1, int((width + GAP) // (_LEAST + GAP)))
    given = list(enumerate(shown.below))
    if len(given) > fit:
        busy = {i for i, child in given if child.state == AT_WORK}
        kept = sorted(sorted(range(len(given)), key=lambda i: (i not in busy, i))[:fit])
        hidden += len(given) - len(kept)
        given = [given[i] for i in kept]
    rest = _REST if hidden and width >= len(given) * (_LEAST + GAP) + 2 * _REST else 0.0
    room = width - GAP * (len(given) - 1) - (rest + GAP if rest else 0.0)
    for (i, child), wide in zip(given, _shares([_leaves(c) for _, c in given], room, _LEAST), strict=True):
        yield Tile((*path, i), child, x, y, wide, height)
        yield from _below(child, (*path, i), x, y + height + ROW_GAP, wide, height, rows - 1)
        x += wide + GAP
    if rest:
        yield Tile((*path, -1), None, x, y, rest, height, hidden)


def _shares(weights: list[float], width: float, least: float) -> list[float]:
    """Divides `width`: everyone gets `least`, the rest goes by weight; equal shares if all weights are 0."""
    spare = max(0.0, width - least * len(weights))
    total = sum(weights)
    if not total:
        return [width / len(weights)] * len(weights)
    return [least + spare * weight / total for weight in weights]


def _leaves(shown: TopQuestion) -> float:
    return sum(map(_leaves, shown.below)) if shown.below else 1.0


def _levels(shown: TopQuestion) -> int:
    return 1 + max(map(_levels, shown.below), default=0)
