"""A readable null-window search of small sharing games, used until the compiled code is ready.

It is the readable form of kernel.py: a proposal and its placement are one step, a position is what is still open, and
the table holds proved bounds on what MAX still gets. It uses only the symmetries of colours.
"""

from tiling_gui.core.board import bits
from tiling_gui.core.limits import StoppedError, StopToken
from tiling_gui.games.sharing.rules import SharingPosition
from tiling_gui.games.sharing.set_up import Rule, SharingGame

CLOSED = -1
PATIENCE = 50_000
"""Positions searched, some seconds, before it waits for compiled code instead."""

States = tuple[int, ...]
"""For every set of the core: CLOSED, or its single colour (differ, 0 for none), or the parity of its ones (odd)."""


def encoded(position: SharingPosition) -> tuple[int, States]:
    """Return (the mask of the uncoloured elements, the states) of a position with MAX to propose."""
    free = sum(1 << i for i in position.uncoloured)
    states = []
    for s, _ in position.game.core:
        seen = [position.colours[i] for i in bits(s & ~free)]
        if not s & free or (position.game.rule == Rule.DIFFER and len(set(seen)) > 1):
            states.append(CLOSED)
        else:
            states.append(seen.count(1) % 2 if position.game.rule == Rule.ODD else (seen[0] if seen else 0))
    return free, tuple(states)


class ReadableSearch:
    """Answers questions about positions of one game; shares are integers, weights times `game.scale`."""

    def __init__(self, game: SharingGame) -> None:
        self._core, self._colours, self._odd = game.core, game.colours, game.rule == Rule.ODD
        self._at = [[x for x, (s, _) in enumerate(game.core) if s >> i & 1] for i in range(game.size)]
        self._table: dict[tuple[int, int, States], tuple[int, int]] = {}
        self.nodes = 0
        """Number of positions searched so far."""

    def ask(self, position: SharingPosition, target: int, stop: StopToken) -> int:
        """What MAX, who is to propose, still gets: a lower bound if it is >= `target`, else an upper bound.

        Raises StoppedError on a stop, or after PATIENCE positions.
        """
        return self._search(*encoded(position), target, stop)

    def _search(self, free: int, states: States, target: int, stop: StopToken) -> int:
        open_sets = [(s, weight) for (s, weight), state in zip(self._core, states, strict=True) if state != CLOSED]
        most = sum(weight for _, weight in open_sets)
        if most < target or most == 0:
            return most
        if target <= 0:
            return 0
        wanted = 0
        for s, _ in open_sets:
            wanted |= s & free
        key = wanted, (free & ~wanted).bit_count(), self._renamed(states)
        lower, upper = self._table.get(key, (0, most))
        if lower >= target or upper < target:
            return lower if lower >= target else upper
        self.nodes += 1
        if self.nodes > PATIENCE or stop.is_set:
            raise StoppedError
        best = -1
        for colour in self._different(states):
            best = max(best, self._answered(free, wanted, states, colour, target, most, stop))
            if best >= target:
                break
        self._table[key] = (max(lower, best), upper) if best >= target else (lower, min(upper, best))
        return best

    def _answered(
        self, free: int, wanted: int, states: States, colour: int, target: int, worst: int, stop: StopToken
    ) -> int:
        """What MAX still gets if MIN places `colour` best, as a bound relative to `target`."""
        spare = free & ~wanted
        after = []
        for i in bits(wanted | spare & -spare):  # all spare elements are equivalent
            gain, left = self._placed(free, states, colour, i)
            after.append((gain, left.count(0), free & ~(1 << i), left))
        for gain, _, rest, left in sorted(after):
            worst = min(worst, gain + self._search(rest, left, target - gain, stop))
            if worst < target:
                break
        return worst

    def _placed(self, free: int, states: States, colour: int, element: int) -> tuple[int, States]:
        """Return (the weight that MAX gains at once, the states after the placement)."""
        left, gain, rest = list(states), 0, free & ~(1 << element)
        for x in self._at[element]:
            (s, weight), state = self._core[x], states[x]
            if state == CLOSED:
                continue
            if self._odd:
                left[x] = state ^ (colour == 1)
                if not s & rest:
                    gain += weight * left[x]
                    left[x] = CLOSED
            elif state not in (0, colour):
                gain += weight
                left[x] = CLOSED
            else:
                left[x] = colour if s & rest else CLOSED
        return gain, tuple(left)

    def _different(self, states: States) -> list[int]:
        """The colours to try; under the differ rule, unused ones are equivalent and only the first is included."""
        colours = range(1, self._colours + 1)
        if self._odd:
            return list(colours)
        unseen = next((colour for colour in colours if colour not in states), None)
        return [colour for colour in colours if colour in states or colour == unseen]

    def _renamed(self, states: States) -> States:
        """The states with colours numbered in the order of appearance; unchanged under the odd rule."""
        if self._odd:
            return states
        names = {CLOSED: CLOSED, 0: 0}
        return tuple(names.setdefault(state, len(names) - 1) for state in states)
