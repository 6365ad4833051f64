"""The matching game on a small graph in pure Python: used until the compiled search is ready.

The tiling game is the matching game on the graph of its squares, so this serves both. A position is a sum of
non-adjacent connected components. Small components that are fully analysed contribute their means (Theorem 1 of
resources/help/en/theory.md) and leave only a phase; for the rest, null-window searches ask "are at least k edges still
to come?", with a table and the two lemmas that allow a vertex to be deleted. The compiled search (engine/kernel) does
this and more; tests compare the two.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from tiling_gui.core.board import bits, connected_components
from tiling_gui.core.limits import StoppedError, StopToken

MAX, MIN = 0, 1
MOST = 32
"""The most vertices worth searching: 5 x 6 takes a second, 6 x 6 ten."""
PATIENCE = 12_000
"""Positions after which to wait for compiled code instead: about ten seconds, while compiling takes forty."""

_FOLD = 12
"""The most vertices of a component that is fully analysed."""
_PHASE_TWICE = (0, 5, 2, 3)
"""Twice the mean of the component that represents a phase: nothing, a path of 6, of 2, of 4 vertices."""
_PHASE_VALUE = ((0, 3, 1, 2), (0, 2, 1, 1))
"""[mover][phase]: edges to come if only the phase is left."""
_PHASE_FEWEST = (0, 2, 1, 1)
_PHASE_AFTER = ((), (3, 2, 4), (0,), (0, 2))
"""[phase]: twice the means of the positions after the moves in it."""
_WORTH_LOOKING, _SURE, _MARGIN, _LOSS = 0.5, 0.25, -0.01, 0.15
"""Margins of the estimate for trying to delete a vertex; the same as in the compiled search."""

Rest = tuple[tuple[int, ...], int]
"""The components that are not fully analysed, sorted, and twice the sum of the means of all others."""


class _Part(NamedTuple):
    """Bounds and an estimate for a connected component, without a search."""

    fewest: int
    most: int
    guess: float


def _mean_of_path(vertices: int) -> float:
    return 3 * vertices / 7


def least_with_matching(edges: int, mover: int) -> int:
    """The least number of edges still to come where there is a matching of so many (Lemma C).

    MAX can always play an edge of a largest matching, which reduces it by one, and MIN reduces it by at most two; so a
    round of two moves costs at most three, and with 3 r + t edges MAX to move gets at least 2 r + t.
    """
    if mover == MIN and edges > 1:
        return 1 + least_with_matching(edges - 2, MAX)
    return 2 * (edges // 3) + edges % 3


class SmallMatching:
    """Solves positions on one graph, whose vertices are the bits of a mask; `near` lists their neighbours as masks.

    `same` returns equal keys for components known to be equivalent, `guess` estimates the mean of a component.
    """

    def __init__(
        self,
        near: Sequence[int],
        same: Callable[[int], Hashable] | None = None,
        guess: Callable[[int], float] | None = None,
    ) -> None:
        self._near, self._same = near, same
        self._guess = guess or (lambda part: _mean_of_path(part.bit_count()))
        self._known: dict[int, _Part] = {}
        self._named: dict[Hashable, int] = {}
        self._stands: dict[int, int] = {}
        self._rests: dict[int, Rest] = {}
        self._means: dict[int, int | None] = {}
        self._moves: dict[int, list[Rest]] = {}
        self._deleted: dict[int, list[Rest]] = {}
        self._table: dict[tuple[tuple[int, ...], int], list[int]] = {}
        self.nodes = 0
        """Positions searched so far."""

    def at_least(self, mask: int, mover: int, k: int, stop: StopToken) -> bool:
        """Whether at least `k` edges are still to come. Raises StoppedError."""
        return self._at_least(*self._rest(mask), mover, k, stop)

    def value(
        self,
        mask: int,
        mover: int,
        stop: StopToken,
        bounds: tuple[int, int],
        narrowed: Callable[[int, int], object] = lambda lower, upper: None,
    ) -> int:
        """The number of edges still to come, given `bounds` on it; `narrowed` is called with all proved bounds.

        Raises StoppedError when stopped, or after PATIENCE positions.
        """
        lower, upper = bounds
        parts, twice = self._rest(mask)
        guess = twice / 2 + sum(self._about(part).guess for part in parts)
        target = round(guess)
        while lower < upper:
            k = min(max(target, lower + 1), upper)
            if self._at_least(parts, twice, mover, k, stop):
                lower, target = k, k + 1
            else:
                upper, target = k - 1, k - 1
            narrowed(lower, upper)
        return lower

    def proved_mean(self, part: int) -> Fraction | None:
        """The mean of a connected component of up to 12 vertices without a zugzwang; None if that is not proved."""
        parts, twice = self._rest(part)
        return None if parts else Fraction(twice, 2)

    # The search ---------------------------------------------------------------------------------------------

    def _at_least(self, parts: tuple[int, ...], twice: int, mover: int, k: int, stop: StopToken) -> bool:
        if (answer := self._judge(parts, twice, mover, k)) is not None:
            return answer
        self.nodes += 1
        if self.nodes > PATIENCE or stop.is_set:
            raise StoppedError
        phase = twice & 3
        k -= (twice - _PHASE_TWICE[phase]) >> 1
        answer = self._by_deletion(parts, phase, mover, k, stop)
        if answer is None:
            answer = self._by_moves(parts, phase, mover, k, stop)
        self._store(parts, phase, mover, k, answer)
        return answer

    def _by_moves(self, parts: tuple[int, ...], phase: int, mover: int, k: int, stop: StopToken) -> bool:
        """By the definition: true for MAX if it is true after some move, for MIN if it is true after every move."""
        wished = mover == MAX
        left = []
        for rest, twice in set(self._children(parts, phase)):
            answer = self._judge(rest, twice, 1 - mover, k - 1)
            if answer == wished:
                return wished
            if answer is None:
                left.append((self._order(rest, twice, wished), rest, twice))
        for _, rest, twice in sorted(left):
            if self._at_least(rest, twice, 1 - mover, k - 1, stop) == wished:
                return wished
        return not wished

    def _by_deletion(self, parts: tuple[int, ...], phase: int, mover: int, k: int, stop: StopToken) -> bool | None:
        """By deleting a vertex: true for MIN if true without it (Lemma M), false for MAX if not with an edge for it
        (K)."""
        wished = mover == MIN
        favour = self._favour(parts, _PHASE_TWICE[phase], mover, k)
        if favour <= -_WORTH_LOOKING:
            return None
        best, margin = None, -1e9
        more = _PHASE_TWICE[phase] + (0 if wished else 2)
        for rest, twice in set(self._replaced(parts, self._without)):
            answer = self._judge(rest, twice + more, mover, k)
            if answer == wished:
                return wished
            if answer is None and (found := self._favour(rest, twice + more, mover, k)) > margin:
                best, margin = (rest, twice + more), found
        cheap = favour > -_SURE and favour - margin <= _LOSS
        if best and (margin >= _MARGIN or cheap) and self._at_least(*best, mover, k, stop) == wished:
            return wished
        return None

    def _judge(self, parts: tuple[int, ...], twice: int, mover: int, k: int) -> bool | None:
        phase = twice & 3
        k -= (twice - _PHASE_TWICE[phase]) >> 1
        if not parts:
            return _PHASE_VALUE[mover][phase] >= k
        known = self._table.get((parts, phase))
        if known is None:
            about = [self._about(part) for part in parts]
            fewest = _PHASE_FEWEST[phase] + sum(part.fewest for part in about)
            most = _PHASE_VALUE[MAX][phase] + sum(part.most for part in about)
            known = self._table[parts, phase] = [fewest, most, fewest, most]
        if k <= known[2 * mover]:
            return True
        return False if k > known[2 * mover + 1] else None

    def _store(self, parts: tuple[int, ...], phase: int, mover: int, k: int, answer: bool) -> None:
        """Store a proof; with the other side to move the value differs by one at most (Lemma T)."""
        known = self._table[parts, phase]
        for side in (MAX, MIN):
            slack = side != mover
            if answer:
                known[2 * side] = max(known[2 * side], k - slack)
            else:
                known[2 * side + 1] = min(known[2 * side + 1], k - 1 + slack)

    def _children(self, parts: tuple[int, ...], phase: int) -> Iterator[Rest]:
        for rest, twice in self._replaced(parts, self._options):
            yield rest, twice + _PHASE_TWICE[phase]
        for twice in _PHASE_AFTER[phase]:
            yield parts, twice

    def _replaced(self, parts: tuple[int, ...], by: Callable[[int], list[Rest]]) -> Iterator[Rest]:
        """The sums with one component replaced by each result of `by`."""
        for number, part in enumerate(parts):
            if number and parts[number - 1] == part:
                continue
            others = parts[:number] + parts[number + 1 :]
            for left, twice in by(part):
                yield tuple(sorted(others + left)) if left else others, twice

    def _favour(self, parts: tuple[int, ...], twice: int, mover: int, k: int) -> float:
        """How far the estimate favours the player who is not to move, who needs an answer to every move."""
        over = twice / 2 + sum(self._about(part).guess for part in parts) - k
        return over if mover == MIN else -1.0 - over

    def _order(self, parts: tuple[int, ...], twice: int, high: bool) -> float:
        guess = twice / 2 + sum(self._about(part).guess for part in parts)
        return (-guess if high else guess) + 0.02 * sum(part.bit_count() for part in parts)

    # Parts --------------------------------------------------------------------------------------------------

    def _rest(self, mask: int) -> Rest:
        """The components of a mask that are not fully analysed, with the means of the others."""
        if mask in self._rests:
            return self._rests[mask]
        parts, twice = [], 0
        for met in connected_components(mask, self._near):
            size = met.bit_count()
            if size == 1:
                continue
            if size <= 3:
                twice += 2
                continue
            part = self._standing(met)
            mean = self._mean(part) if size <= _FOLD else None
            if mean is None:
                parts.append(part)
            else:
                twice += mean
        self._rests[mask] = tuple(sorted(parts)), twice
        return self._rests[mask]

    def _standing(self, part: int) -> int:
        """The representative of all equivalent components: the first that was met."""
        found = self._stands.get(part)
        if found is None:
            found = self._named.setdefault(self._same(part), part) if self._same else part
            self._stands[part] = found
        return found

    def _mean(self, part: int) -> int | None:
        """Twice the mean of a component by the half-integer mean theorem; None if it does not apply."""
        if part not in self._means:
            left = self._options(part)
            self._means[part] = None
            if not any(parts for parts, _ in left):
                upper, lower = (2 + max(t for _, t in left)) >> 1, (3 + min(t for _, t in left)) >> 1
                if upper >= lower:
                    self._means[part] = upper + lower
        return self._means[part]

    def _options(self, part: int) -> list[Rest]:
        """The distinct results of the moves in a component."""
        found = self._moves.get(part)
        if found is None:
            found = list({self._rest(part & ~(1 << v | 1 << w)) for v, w in self._edges(part)})
            self._moves[part] = found
        return found

    def _without(self, part: int) -> list[Rest]:
        """The distinct results of deleting one vertex of a component."""
        found = self._deleted.get(part)
        if found is None:
            found = self._deleted[part] = list({self._rest(part & ~(1 << v)) for v in bits(part)})
        return found

    def _edges(self, part: int) -> Iterator[tuple[int, int]]:
        for v in bits(part):
            for w in bits(self._near[v] & part & -(1 << v)):
                yield v, w

    def _about(self, part: int) -> _Part:
        found = self._known.get(part)
        if found is None:
            edges = sum(1 for _ in self._edges(part))
            # Removing an edge also removes those adjacent to its two ends.
            degree = max((self._near[v] & part).bit_count() for v in bits(part))
            fewest = -(-edges // (2 * degree - 1))
            found = self._known[part] = _Part(fewest, part.bit_count() // 2, self._guess(part))
        return found
