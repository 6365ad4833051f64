"""Exact values of sharing games, the value of every move, and a line of best play, for any position.

Searched by search/sliced.py: compiled, or readably while nothing is compiled.
"""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from tiling_gui.core import preparing
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Run
from tiling_gui.core.results import MoveValue, Solution
from tiling_gui.errors import input_error
from tiling_gui.games.sharing.rules import SharingMove, SharingPosition, expected_share
from tiling_gui.games.sharing.search.readable import ReadableSearch
from tiling_gui.games.sharing.set_up import SharingGame
from tiling_gui.search.sliced import SlicedSearch, Work

if TYPE_CHECKING:
    from tiling_gui.games.sharing.search.kernel_driver import KernelDriver

MOST_ELEMENTS = 60
"""Maximum number of coloured elements: the kernel's masks have 64 bits."""

_MOST_WEIGHT = 1 << 50
_FIRST_SLICE = 5_000


class SharingSolver:
    """Solves positions of one game; its table makes later positions of a game cheap.

    `megabytes` bounds the table (the rest of the solver needs next to nothing). Internally shares are integers, in
    units of 1 / game.scale.
    """

    def __init__(self, game: SharingGame, megabytes: int = 256) -> None:
        if game.size > MOST_ELEMENTS:
            raise input_error(
                "The exact solver colours up to {most_elements} elements, and this game has {size} {colour}.",
                most_elements=MOST_ELEMENTS,
                size=game.size,
                colour=game.colour,
            )
        if sum(weight for _, weight in game.core) >= _MOST_WEIGHT:
            raise input_error("The weights are too fine or too large to be solved exactly: round them.")
        self.game = game
        self._megabytes = megabytes
        to_be_compiled = preparing.needs_compiling(preparing.SHARING)
        readable = ReadableSearch(game) if to_be_compiled else None
        self._search: SlicedSearch[KernelDriver, ReadableSearch]
        self._search = SlicedSearch(preparing.SHARING, self._driver, readable, _FIRST_SLICE)

    def solve(self, position: SharingPosition, run: Run | None = None) -> Solution:
        """The minimax share of MAX from `position` and a line to the end, or the bounds proved before a stop.

        Tightens proved bounds by null windows; never returns a bound that is not proved.
        """
        self._check(position)
        work = Work(run)
        lower, upper = self._bounds(position, work)
        line = tuple(self._line(position, lower, work)) if lower == upper else ()
        if len(line) < 2 * len(position.uncoloured) - bool(position.proposed):
            line = ()  # stopped within the line; the value is still proved
        cost = work.nodes, work.run.seconds
        return Solution(position, *self._shares(lower, upper), line, *cost, compiled=self._search.machine is not None)

    def move_values(
        self,
        position: SharingPosition,
        run: Run | None = None,
        on_move: Callable[[MoveValue], None] | None = None,
    ) -> tuple[MoveValue, ...]:
        """Proved bounds of every legal move, in the order of `position.moves()`, each passed to `on_move` at once."""
        self._check(position)
        work, moves = Work(run, "values"), position.moves()
        found = []
        for done, move in enumerate(moves):
            work.done, work.total = done, len(moves)
            after = position.play(move)
            found.append(move_value(move, after, *self._shares(*self._bounds(after, work))))
            if on_move:
                on_move(found[-1])
        return tuple(found)

    def _check(self, position: SharingPosition) -> None:
        if position.game != self.game:
            raise ValueError("the position is of another game than the solver")

    def _shares(self, lower: int, upper: int) -> tuple[Fraction, Fraction]:
        return Fraction(lower, self.game.scale), Fraction(upper, self.game.scale)

    def _driver(self) -> "KernelDriver":
        from tiling_gui.games.sharing.search.kernel_driver import KernelDriver

        return KernelDriver(self.game, self._megabytes)

    def _bounds(self, position: SharingPosition, work: Work) -> tuple[int, int]:
        """Proved bounds on MAX's final share; equal unless the work was stopped."""
        lower, upper = (int(bound * self.game.scale) for bound in position.bounds)
        while lower < upper and not work.is_over:
            work.set_bounds(*self._shares(lower, upper))
            target = (lower + upper + 1) // 2
            bound = self._ask(position, target, work)
            if bound is None:
                break
            if bound >= target:
                lower = bound
            else:
                upper = bound
        return lower, upper

    def _line(self, position: SharingPosition, value: int, work: Work) -> Iterator[SharingMove]:
        """A line of best play from a position worth `value`; ends early if the work is stopped."""
        while not position.is_over:
            for move in position.moves():
                after = position.play(move)
                target = value if position.to_move == Side.MAX else value + 1
                bound = self._ask(after, target, work)
                if bound is None:
                    return
                if (bound >= target) == (position.to_move == Side.MAX):
                    break
            yield move
            position = after

    def _ask(self, position: SharingPosition, target: int, work: Work) -> int | None:
        """A proved bound on MAX's final share: lower if it is >= `target`, else upper; None if stopped."""
        if not position.proposed:
            return self._null_window(position, target, work)
        worst = None
        for after in _different(position):
            bound = self._null_window(after, target, work)
            if bound is None:
                return None
            worst = bound if worst is None else min(worst, bound)
            if worst < target:
                break
        return worst

    def _null_window(self, position: SharingPosition, target: int, work: Work) -> int | None:
        owned = int(position.owned_by(Side.MAX) * self.game.scale)
        if not position.residue[0]:
            return owned
        bound = self._search.ask(
            lambda readable: readable.ask(position, target - owned, work.run),
            lambda machine, budget: machine.ask(machine.set_position(position), target - owned, budget),
            work,
        )
        return None if bound is None else owned + bound


def _different(position: SharingPosition) -> Iterable[SharingPosition]:
    """The positions after MIN's placements, one of each class of equivalent ones."""
    after = [position.play(move) for move in position.moves()]
    # A key describes only the rest of the game, so MAX's present share is compared as well.
    return {(child.key(), child.owned_by(Side.MAX)): child for child in after}.values()


def move_value(move: SharingMove, after: SharingPosition, lower: Fraction, upper: Fraction) -> MoveValue:
    """Proved bounds of a move to `after`, with MAX's expected share under random play as the estimate."""
    return MoveValue(move, lower, upper, float(after.value()) if after.is_over else expected_share(after))
