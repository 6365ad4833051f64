"""A game as arrays for the compiled kernel, with its table. Importing this module loads numba."""

from typing import TYPE_CHECKING, Any

import numpy as np

from tiling_gui.core.compiled import load
from tiling_gui.core.graphs.symmetry import moved, symmetries
from tiling_gui.games.sharing.rules import SharingPosition, parse
from tiling_gui.games.sharing.search.readable import encoded
from tiling_gui.games.sharing.set_up import Rule, SharingGame

if TYPE_CHECKING:
    from tiling_gui.games.sharing.search import kernel
else:
    kernel: Any = load("tiling_gui.games.sharing.search.kernel")


class KernelDriver:
    """Answers null-window questions about one game; shares are integers, weights times `game.scale`."""

    is_full = False
    """Always False: new entries of the table replace others."""

    def __init__(self, game: SharingGame, megabytes: int) -> None:
        n, m = game.size, len(game.core)
        sets = [s for s, _ in game.core]
        images = symmetries(n, game.core)
        number = {s: x for x, s in enumerate(sets)}
        sources = np.zeros((len(images), m), np.int16)
        for p, permutation in enumerate(images):
            for x, s in enumerate(sets):
                sources[p, number[moved(s, permutation)]] = x
        at = np.full((n, m + 1), -1, np.int16)
        for i in range(n):
            holding = [x for x, s in enumerate(sets) if s >> i & 1]
            at[i, : len(holding)] = holding
        self.game = game
        self._problem = kernel.Problem(
            game.colours,
            game.rule == Rule.ODD,
            np.array(sets, np.uint64),
            np.array([weight for _, weight in game.core], np.int64),
            at,
            np.array(images, np.int16).reshape(len(images), n),
            sources,
        )
        words = kernel.words(m)
        self._table = _table(words, megabytes, game)
        self._scratch = kernel.Scratch(
            np.zeros((n + 1, m), np.int8),
            np.zeros((n + 1, words), np.uint64),
            np.zeros(words, np.uint64),
            np.zeros((n + 1, n), np.int64),
            np.zeros(4, np.int64),
        )

    def set_position(self, position: SharingPosition) -> np.uint64:
        """Set up a position with MAX to propose at depth 0. Return its free mask."""
        free, states = encoded(position)
        self._scratch.states[0] = states
        return np.uint64(free)

    def ask(self, free: np.uint64, target: int, budget: int) -> tuple[int | None, int]:
        """Return (a bound on what MAX still gets from the position set up, as in `kernel.search`; nodes).

        The bound is None if the node budget was not enough.
        """
        counters = self._scratch.counters
        counters[kernel.NODES], counters[kernel.BUDGET], counters[kernel.STOPPED] = 0, budget, 0
        bound = kernel.search(0, free, target, self._problem, self._table, self._scratch)
        return (None if counters[kernel.STOPPED] else int(bound)), int(counters[kernel.NODES])

    @property
    def table_use(self) -> float:
        return float(self._scratch.counters[kernel.STORED] / self._table.left.shape[0])


def warm_up() -> None:
    """Compile the search by asking one question about a path."""
    position = parse("path:4,edges,vertices,2")
    driver = KernelDriver(position.game, 1)
    driver.ask(driver.set_position(position), 1, 1 << 20)


def _table(words: int, megabytes: int, game: SharingGame) -> kernel.Table:
    row = 8 * words + 17
    most = max(1, megabytes * 1_000_000 // row)
    # No more rows than partial colourings.
    ways = (game.colours + 1) ** min(game.size, 20)
    rows = 1 << min(most.bit_length() - 1, max(10, ways.bit_length()))
    return kernel.Table(
        np.zeros((rows, words), np.uint64),
        np.zeros(rows, np.int64),
        np.zeros(rows, np.int64),
        np.zeros(rows, np.uint8),
    )
