"""Depth-limited search of the tiling game, for players that look a given number of moves ahead.

The board is an array of bytes with a border two squares wide, which treats boards of every size alike:

    cells   (rows + 4) * (columns + 4) bytes, 1 = free, 0 = covered, missing or border

A position at the horizon is evaluated in one of two ways: that of the original program (dominoes placed +
sum of floor(component / 2)) or the fitted mean of the exact engine (dominoes placed + a weight for every live
square by which of its 12 nearest squares are free). The result is an estimate unless every line searched
reached the end of the game.
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from tiling_gui.core import compiled_kinds, preparing
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Run, StoppedError, StopToken
from tiling_gui.engine.estimate import CONSTANT, IMBALANCE, OFFSETS, PATTERNS, read_weights
from tiling_gui.games.domino.rules import Domino, DominoPosition

EVALUATIONS = ("fitted", "author")
"""The fitted mean, and the evaluation of the original program."""

NEAR = 0.1
"""Fitted evaluations closer than this do not tell which move is better; the most `leeway` may be."""

_TABLE_BITS = 18
_TIE = 1e-6  # two evaluations closer than this are equal: the author's are integers


@dataclass(frozen=True)
class Lookahead:
    """The result of a depth-limited search."""

    best: tuple[Domino, ...]
    """The moves tied for best, in board order; never empty."""
    value: float
    """The backed-up evaluation of these moves: a final count, estimated unless `exact`."""
    depth: int
    """Plies searched below the candidates; less than requested if time ran out."""
    exact: bool
    """Whether every line ends within the horizon, so that `value` is the true count."""
    nodes: int


def look_ahead(
    position: DominoPosition, depth: int, run: Run | None = None, *, evaluation: str = "fitted", leeway: float = 0.0
) -> Lookahead:
    """Search every legal move `depth` plies further; depth 0 only evaluates the moves themselves.

    Moves whose estimates are within `leeway` (at most NEAR) of the best count as equal; proved values never do.
    It uses iterative deepening, so that a limit or a stop leaves the deepest completed search. Raises
    ValueError if the game is over.
    """
    if position.is_over:
        raise ValueError("the game is over: there is nothing to look ahead at")
    work = _Work(position, evaluation, leeway)
    run = run or Run()
    found = work.search(0, None)
    assert found is not None
    for deeper in range(1, depth + 1):
        if run.is_set or found.exact:
            break
        result = _interruptible(partial(work.search, deeper), run)
        if result is None:
            break
        found = result
    return found


def _interruptible(search: Callable[[np.ndarray], Lookahead | None], stop: StopToken) -> Lookahead | None:
    """Run the kernel in another thread, so that this one can forward a stop or the end of the time."""
    flag = np.zeros(1, np.uint8)
    out: list[Lookahead | None] = []
    errors: list[BaseException] = []

    def body() -> None:
        try:
            out.append(search(flag))
        except BaseException as error:  # noqa: BLE001 - raised again in the caller's thread below
            errors.append(error)

    worker = threading.Thread(target=body, name="lookahead", daemon=True)
    worker.start()
    while worker.is_alive():
        worker.join(0.002 if not flag[0] else 0.01)
        if stop.is_set:
            flag[0] = 1
    if errors:
        raise errors[0]
    return out[0]


class _Work:
    """The arrays of one search: the board, the pairs of squares a domino can cover, the table."""

    def __init__(self, position: DominoPosition, evaluation: str, leeway: float = 0.0) -> None:
        self.leeway = leeway
        board = position.board
        stride = board.columns + 4  # a border of two squares: the fitted pattern extends two squares
        self.cells = np.zeros((board.rows + 4) * stride, np.uint8)
        for r, c in board.squares_in(position.free):
            self.cells[(r + 2) * stride + c + 2] = 1
        self.moves = position.moves()
        self.pairs = np.array([[(r + 2) * stride + c + 2 for r, c in move] for move in self.moves], np.int32)
        self.stride = stride
        self.count = position.count
        self.sign = 1.0 if position.to_move is Side.MAX else -1.0
        self.fitted = evaluation == "fitted"
        weights = read_weights()
        self.pattern = np.array([r * stride + c for r, c in OFFSETS], np.int64)
        self.weights = weights[:PATTERNS].copy()
        self.constants = weights[[CONSTANT, IMBALANCE]]
        rng = np.random.default_rng(20160618)
        self.zobrist = rng.integers(1, 2**63, self.cells.size, dtype=np.uint64)
        size = 1 << _TABLE_BITS
        self.keys, self.values = np.zeros(size, np.uint64), np.zeros((size, 2))

    def search(self, depth: int, flag: np.ndarray | None) -> Lookahead | None:
        """A search to a fixed depth; None if it was interrupted."""
        self.keys[:] = 0  # entries are valid for one search depth only
        kernel = compiled_kinds.lookahead_kernel().search_root
        scores = np.zeros(len(self.moves))
        info = np.zeros(2, np.int64)
        finished = kernel(
            self.cells, self.pairs, self.stride, self.sign, depth, self.fitted, self.pattern, self.weights,
            self.constants, self.zobrist, self.keys, self.values, scores, info,
            np.zeros(1, np.uint8) if flag is None else flag,
        )  # fmt: skip
        if not finished:
            return None
        top = scores.max()
        alike = max(_TIE, self.leeway) if info[1] else _TIE
        best = tuple(move for move, score in zip(self.moves, scores, strict=True) if score >= top - alike)
        return Lookahead(best, self.count + self.sign * float(top), depth, not info[1], int(info[0]))


def warm_up() -> None:
    """Compile the search, or load it from the cache, by searching the 2 x 2 board."""
    for evaluation in EVALUATIONS:
        _Work(DominoPosition.start(2, 2), evaluation).search(1, None)


def prepare(run: Run | None = None) -> bool:
    """Wait for the compiled search, which is compiled once per installation (stage "preparing"); False if stopped."""
    try:
        preparing.prepare_for(preparing.LOOKAHEAD, run or Run())
    except StoppedError:
        return False
    return True
