"""Conversion between positions, facts and the sums that the kernel searches, without numba.

A `Sum` is a list of components in frames (kernel/geometry.py describes the three kinds) and the graph words for those
that fit no frame. It is searched in words of 64 bits if they suffice, else in words of 128. The key of a fact describes
the same, e.g. "6x6:fffffffff+1x4:f": components as rows x columns : mask; a phase is written as the component that
represents it.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from tiling_gui.core.board import Board, bits
from tiling_gui.engine.position_keys import component_named, position_key
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import tr

GRAPH_WORDS = 513
WORD, _WIDE_WORD = 64, 128
"""Sizes in bits of the words that the kernel computes with."""
PHASE_PARTS = ("", "1x6:3f", "1x2:3", "1x4:f")
"""The components that represent phases 0, 1, 2, 3 in a fact's key."""


@dataclass(frozen=True)
class Sum:
    """The components of one position, as input of the kernel, anywhere in their frames."""

    masks: tuple[int, ...]
    strides: tuple[int, ...]
    graph: tuple[int, ...] = (0,) * GRAPH_WORDS
    """The graph words for components of stride 0."""
    wide: bool = False
    """Whether it needs words of 128 bits."""


def layout(board: Board, live: int) -> Sum:
    """The components of the live squares. At most 128 squares may be in components that fit no 128-square rectangle."""
    masks, strides, bent = [], [], 0
    for part in board.components(live & ~board.dead(live)):
        framed = _framed(board.squares_in(part))
        if framed is None:
            bent |= part
        else:
            masks.append(framed[0])
            strides.append(framed[1])
    if not bent:
        return Sum(tuple(masks), tuple(strides), wide=any(map(_is_wide, masks, strides)))
    graph = _graph(board, bent)
    numbers = {square: i for i, square in enumerate(bits(bent))}
    for part in board.components(bent):
        masks.append(sum(1 << numbers[i] for i in bits(part)))
        strides.append(0)
    return Sum(tuple(masks), tuple(strides), graph, wide=True)


def _is_wide(mask: int, stride: int) -> bool:
    """Whether a component in a frame needs a word of 128 bits."""
    return stride > 8 or mask.bit_length() > WORD // stride * stride


def narrow_side(mask: int, stride: int) -> int:
    """The smaller side of the bounding box of a component in its frame; 0 for stride 0."""
    if not stride:
        return 0
    lines = [mask >> at & (1 << stride) - 1 for at in range(0, mask.bit_length(), stride)]
    return min(len(lines), reduce(or_, lines).bit_length())


def of_position(position: DominoPosition) -> Sum:
    """The components of a position's live squares."""
    return layout(position.board, position.live)


def _framed(squares: Sequence[tuple[int, int]]) -> tuple[int, int] | None:
    """(mask, stride) of a component in the smallest frame it fits; None if it fits no rectangle of 128 squares."""
    top, left = min(r for r, _ in squares), min(c for _, c in squares)
    placed = [(r - top, c - left) for r, c in squares]
    rows, columns = max(r for r, _ in placed) + 1, max(c for _, c in placed) + 1
    if max(rows, columns) <= 8:
        return sum(1 << 8 * r + c for r, c in placed), 8
    stride = min(rows, columns)
    if stride * max(rows, columns) > _WIDE_WORD:
        return None
    if rows < columns:
        placed = [(c, r) for r, c in placed]
    return sum(1 << stride * r + c for r, c in placed), stride


def _graph(board: Board, squares: int) -> tuple[int, ...]:
    numbers = {square: i for i, square in enumerate(bits(squares))}
    words = [0] * GRAPH_WORDS
    for square, i in numbers.items():
        near = sum(1 << numbers[j] for j in bits(board.spread(1 << square) & squares))
        words[i], words[_WIDE_WORD + i] = near & (1 << WORD) - 1, near >> WORD
        words[2 * _WIDE_WORD + i], words[3 * _WIDE_WORD + i] = divmod(square, board.columns)
    name = hashlib.sha256(repr(words).encode()).digest()
    words[-1] = int.from_bytes(name[:8], "little")
    return tuple(words)


def key_of(parts: Sequence[tuple[int, int]], phase: int) -> str | None:
    """The fact key of unresolved components (mask, stride) and a phase; None if a stride is 0."""
    names = [PHASE_PARTS[phase]] if phase else []
    for mask, stride in parts:
        if stride == 0:
            return None
        rows = (_WIDE_WORD if _is_wide(mask, stride) else WORD) // stride
        names.append(position_key(Board(rows, stride, (1 << rows * stride) - 1), mask))
    return "+".join(sorted(names, key=_sort_key, reverse=True))


def _sort_key(name: str) -> tuple[int, int, int, int]:
    rows, columns, mask = component_named(name)
    return mask.bit_count(), rows, columns, mask


def sum_of_key(key: str) -> Sum:
    """The sum described by a fact's key. Raises InputError for an invalid key."""
    masks: list[int] = []
    strides: list[int] = []
    for name in key.split("+") if key else []:
        rows, columns, mask = component_named(name)
        board = Board(rows, columns, (1 << rows * columns) - 1)
        framed = _framed(board.squares_in(mask)) if len(board.components(mask)) == 1 else None
        if framed is None:
            raise InputError(
                tr(
                    "The component {name!r} of a position's key is not connected, or not within 128 squares.",
                    name=name[:60],
                )
            )
        masks.append(framed[0])
        strides.append(framed[1])
    return Sum(tuple(masks), tuple(strides), wide=any(map(_is_wide, masks, strides)))
