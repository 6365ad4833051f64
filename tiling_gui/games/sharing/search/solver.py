"""Exact values of sharing games, with the value of every move and a line of best play at any position.

The compiled kernel is called for slices of about a tenth of a second, between which the stop token, the limit and
the progress are seen to. A slice that breaks off loses nothing but its way: what it proved is in the table, and
the next one finds its way back by it. Numba is loaded with the first solve, not with this module.
"""

import threading
import time
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from tiling_gui.core import preparing
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Progress, Run, StoppedError
from tiling_gui.core.results import MoveValue, Solution
from tiling_gui.errors import input_error
from tiling_gui.games.sharing.rules import SharingMove, SharingPosition, expected_share
from tiling_gui.games.sharing.search.readable import ReadableSearch
from tiling_gui.games.sharing.set_up import SharingGame

if TYPE_CHECKING:
    from tiling_gui.games.sharing.search.kernel_driver import KernelDriver

MOST_ELEMENTS = 60
"""More coloured elements than this are not searched; the kernel's masks have 64 bits."""

_MOST_WEIGHT = 1 << 50
_FIRST_SLICE = 5_000
_SLICE_SECONDS = 0.08


class SharingSolver:
    """Solves positions of one game; keeps its table, so that the positions of one play cost little after the first.

    `megabytes` bounds the table (the rest of the solver needs next to nothing). Several threads may ask at once: they
    take turns, a slice each.
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
        self.slice = _FIRST_SLICE
        """Nodes the kernel may look at before it comes back; follows the speed of the machine."""
        self._machine: KernelDriver | None = None
        self.turn = threading.Lock()
        """Held while the table and the kernel's scratch space are in use."""
        to_be_compiled = preparing.is_to_be_compiled(preparing.SHARING)
        self.readable = ReadableSearch(game) if to_be_compiled else None
        """Answers while there is no compiled code; None once its patience is over."""

    def solve(self, position: SharingPosition, run: Run | None = None) -> Solution:
        """The minimax share of MAX from `position` and a line to the end, or the bounds proved until stopped.

        Narrows proved bounds by null windows; never returns a bound that is not proved.
        """
        self._check(position)
        work = _Work(self, run or Run())
        lower, upper = work.bounds(position)
        line = tuple(work.line(position, lower)) if lower == upper else ()
        if len(line) < 2 * len(position.uncoloured) - bool(position.proposed):
            line = ()  # stopped on the way down the line; the value stands
        cost = work.nodes, work.seconds
        return Solution(position, *self._shares(lower, upper), line, *cost, compiled=work.compiled)

    def move_values(
        self,
        position: SharingPosition,
        run: Run | None = None,
        on_move: Callable[[MoveValue], None] | None = None,
    ) -> tuple[MoveValue, ...]:
        """What is proved about every legal move, in the order of `position.moves()`; `on_move` gets each at once."""
        self._check(position)
        work = _Work(self, run or Run())
        work.stage, moves = "values", position.moves()
        found = []
        for done, move in enumerate(moves):
            work.done, work.total = done, len(moves)
            after = position.play(move)
            found.append(move_value(move, after, *self._shares(*work.bounds(after))))
            if on_move:
                on_move(found[-1])
        return tuple(found)

    def _check(self, position: SharingPosition) -> None:
        if position.game != self.game:
            raise ValueError("the position is of another game than the solver")

    def _shares(self, lower: int, upper: int) -> tuple[Fraction, Fraction]:
        return Fraction(lower, self.game.scale), Fraction(upper, self.game.scale)

    def machine(self) -> "KernelDriver":
        """The compiled side; the first call loads numba and compiles the kernel where no cached one is found."""
        if self._machine is None:
            from tiling_gui.games.sharing.search.kernel_driver import KernelDriver

            self._machine = KernelDriver(self.game, self._megabytes)
        return self._machine


def move_value(move: SharingMove, after: SharingPosition, lower: Fraction, upper: Fraction) -> MoveValue:
    """What is proved about a move to `after`, with the share that random play gives MAX there."""
    return MoveValue(move, lower, upper, float(after.value()) if after.is_over else expected_share(after))


class _Work:
    """One call of the solver: its clock, its limit and its count of nodes. Shares are in units of 1 / game.scale."""

    def __init__(self, solver: SharingSolver, run: Run) -> None:
        self.solver, self.run = solver, run
        self.scale = solver.game.scale
        self.nodes = self.done = self.total = 0
        self.stage = "solving"
        self.known: tuple[int, int] | None = None
        self.compiled = False
        """Whether compiled code was asked."""

    @property
    def seconds(self) -> float:
        return self.run.seconds

    def bounds(self, position: SharingPosition) -> tuple[int, int]:
        """Proved bounds of MAX's final share; equal unless the work was stopped."""
        lower, upper = (int(bound * self.scale) for bound in position.bounds)
        while lower < upper and not self._halted():
            self.known = (lower, upper)
            target = (lower + upper + 1) // 2
            bound = self._ask(position, target)
            if bound is None:
                break
            if bound >= target:
                lower = bound
            else:
                upper = bound
        self.known = None
        return lower, upper

    def line(self, position: SharingPosition, value: int) -> Iterator[SharingMove]:
        """Best play from a position worth `value`; ends early if the work is stopped."""
        while not position.is_over:
            for move in position.moves():
                after = position.play(move)
                target = value if position.to_move == Side.MAX else value + 1
                bound = self._ask(after, target)
                if bound is None:
                    return
                if (bound >= target) == (position.to_move == Side.MAX):
                    break
            yield move
            position = after

    def _ask(self, position: SharingPosition, target: int) -> int | None:
        """A proved bound of MAX's final share: lower if it is >= `target`, else upper; None if stopped."""
        if not position.proposed:
            return self._null_window(position, target)
        worst = None
        for after in self._different(position):
            bound = self._null_window(after, target)
            if bound is None:
                return None
            worst = bound if worst is None else min(worst, bound)
            if worst < target:
                break
        return worst

    def _different(self, position: SharingPosition) -> Iterable[SharingPosition]:
        """What MIN can make of the proposal; of several with one and the same value only one."""
        after = [position.play(move) for move in position.moves()]
        # A key says what is still to come, so what is MAX's already must be put beside it.
        return {(child.key(), child.owned_by(Side.MAX)): child for child in after}.values()

    def _null_window(self, position: SharingPosition, target: int) -> int | None:
        owned = int(position.owned_by(Side.MAX) * self.scale)
        if not position.residue[0]:
            return owned
        if (bound := self._asked_readably(position, target - owned)) is not None:
            return owned + bound
        try:
            preparing.prepare_for(preparing.SHARING, self.run)
        except StoppedError:
            return None
        with self.solver.turn:
            machine = self.solver.machine()
        self.compiled = True
        while not self._halted():
            with self.solver.turn:
                free = machine.lay(position)
                began = time.monotonic()
                bound, nodes = machine.ask(free, target - owned, self._budget())
            self.nodes += nodes
            if bound is not None:
                return owned + bound
            self._adapt(nodes, time.monotonic() - began)
            time.sleep(0)  # whoever waits for the turn may take it
            self._tell(machine.table_use)
        return None

    def _asked_readably(self, position: SharingPosition, target: int) -> int | None:
        """Before anything is compiled; None where it is, and where the game is too large for that."""
        with self.solver.turn:
            readable = self.solver.readable
            if readable is None or self._halted():
                return None
            before = readable.nodes
            try:
                return readable.ask(position, target, self.run)
            except StoppedError:
                if not self._halted():
                    self.solver.readable = None
                return None
            finally:
                self.nodes += readable.nodes - before

    def _budget(self) -> int:
        most = self.run.limit.nodes
        return self.solver.slice if most is None else min(self.solver.slice, most - self.nodes + 1)

    def _adapt(self, nodes: int, seconds: float) -> None:
        rate = nodes / max(seconds, 1e-4)
        self.solver.slice = max(_FIRST_SLICE, min(2 * self.solver.slice, int(rate * _SLICE_SECONDS)))

    def _halted(self) -> bool:
        return self.run.is_over(self.nodes)

    def _tell(self, table_use: float) -> None:
        lower, upper = (Fraction(bound, self.scale) for bound in self.known) if self.known else (None, None)
        self.run.tell(
            Progress(
                stage=self.stage,
                lower=lower,
                upper=upper,
                done=self.done,
                total=self.total,
                nodes=self.nodes,
                table_use=table_use,
            )
        )
