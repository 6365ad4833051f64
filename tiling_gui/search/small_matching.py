"""The matching game on a small graph, searched readably: what answers while the compiled search is not there yet.

The tiling game is the matching game on the graph of its squares, so this answers for both. A position is a sum of
connected parts that do not touch each other. Small parts of which all is known add their means (Theorem 1 of
resources/help/en/theory.md) and leave no more than a phase; for what is left a null window is asked, "are at least k
edges still to come?", with a table and the two lemmas by which a vertex may be thrown away. The compiled search
(engine/kernel) does the same and more; the tests hold them against each other.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from tiling_gui.core.board import bits, connected_parts
from tiling_gui.core.limits import StoppedError, StopToken

MAX, MIN = 0, 1
MOST = 32
"""Vertices up to which it is worth being asked: 5 x 6 takes it a second, 6 x 6 ten."""
PATIENCE = 12_000
"""Positions after which compiled code is waited for instead: some ten seconds, where compiling takes forty."""

_FOLD = 12
"""Vertices of the largest parts that are worked out whole."""
_PHASE_TWICE = (0, 5, 2, 3)
"""Twice the mean of what stands for a phase: nothing, a path of 6, of 2, of 4 vertices."""
_PHASE_VALUE = ((0, 3, 1, 2), (0, 2, 1, 1))
"""[mover][phase]: edges to come where nothing else is left."""
_PHASE_FEWEST = (0, 2, 1, 1)
_PHASE_AFTER = ((), (3, 2, 4), (0,), (0, 2))
"""[phase]: twice the mean of what a move in it leaves."""
_WORTH_LOOKING, _SURE, _MARGIN, _LOSS = 0.5, 0.25, -0.01, 0.15
"""When vertices are thrown away, by how far the guess is on the right side: as in the compiled search."""

Rest = tuple[tuple[int, ...], int]
"""Parts that are not worked out, sorted, and twice the mean of all others."""


class _Part(NamedTuple):
    """What is known of a connected part at once."""

    fewest: int
    most: int
    guess: float


def _mean_of_path(vertices: int) -> float:
    return 3 * vertices / 7


class SmallMatching:
    """Answers for one graph, whose vertices are the bits of a mask; `near` has each one's neighbours as a mask.

    `same` may give equal names to parts that are equal but for their place, `guess` a guess at the mean of a part.
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
        self._thrown: dict[int, list[Rest]] = {}
        self._table: dict[tuple[tuple[int, ...], int], list[int]] = {}
        self._stop = StopToken()
        self.nodes = 0
        """Positions searched so far."""

    def at_least(self, mask: int, mover: int, k: int, stop: StopToken) -> bool:
        """Whether at least `k` edges are still to come. Raises StoppedError."""
        self._stop = stop
        return self._at_least(*self._rest(mask), mover, k)

    def value(
        self,
        mask: int,
        mover: int,
        stop: StopToken,
        bounds: tuple[int, int],
        narrowed: Callable[[int, int], object] = lambda lower, upper: None,
    ) -> int:
        """The edges still to come, which are known to lie within `bounds`. Raises StoppedError when it is told to
        stop, or out of patience.

        `narrowed` is told of every proved bound on the way.
        """
        self._stop = stop
        lower, upper = bounds
        parts, twice = self._rest(mask)
        guess = twice / 2 + sum(self._about(part).guess for part in parts)
        target = round(guess)
        while lower < upper:
            k = min(max(target, lower + 1), upper)
            if self._at_least(parts, twice, mover, k):
                lower, target = k, k + 1
            else:
                upper, target = k - 1, k - 1
            narrowed(lower, upper)
        return lower

    def proved_mean(self, part: int) -> Fraction | None:
        """The mean of a connected part of up to 12 vertices, if it has no zugzwang; None if that is not proved."""
        parts, twice = self._rest(part)
        return None if parts else Fraction(twice, 2)

    # The search ---------------------------------------------------------------------------------------------

    def _at_least(self, parts: tuple[int, ...], twice: int, mover: int, k: int) -> bool:
        if (answer := self._judge(parts, twice, mover, k)) is not None:
            return answer
        self.nodes += 1
        if self.nodes > PATIENCE or self._stop.is_set:
            raise StoppedError
        phase = twice & 3
        k -= (twice - _PHASE_TWICE[phase]) >> 1
        answer = self._by_throwing_away(parts, phase, mover, k)
        if answer is None:
            answer = self._by_moves(parts, phase, mover, k)
        self._keep(parts, phase, mover, k, answer)
        return answer

    def _by_moves(self, parts: tuple[int, ...], phase: int, mover: int, k: int) -> bool:
        """The definition: MAX has a move after which it is true, or MIN has none after which it is not."""
        wished = mover == MAX
        left = []
        for rest, twice in set(self._children(parts, phase)):
            answer = self._judge(rest, twice, 1 - mover, k - 1)
            if answer == wished:
                return wished
            if answer is None:
                left.append((self._order(rest, twice, wished), rest, twice))
        for _, rest, twice in sorted(left):
            if self._at_least(rest, twice, 1 - mover, k - 1) == wished:
                return wished
        return not wished

    def _by_throwing_away(self, parts: tuple[int, ...], phase: int, mover: int, k: int) -> bool | None:
        """True for MIN where it is true without a vertex (Lemma M), False for MAX where not with an edge for it (K)."""
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
        if best and (margin >= _MARGIN or cheap) and self._at_least(*best, mover, k) == wished:
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

    def _keep(self, parts: tuple[int, ...], phase: int, mover: int, k: int, answer: bool) -> None:
        """Notes a proof; with the other player to move the value differs by one at most (Lemma T)."""
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
        """The sum with one of its parts replaced by each of what `by` makes of it."""
        for number, part in enumerate(parts):
            if number and parts[number - 1] == part:
                continue
            others = parts[:number] + parts[number + 1 :]
            for left, twice in by(part):
                yield tuple(sorted(others + left)) if left else others, twice

    def _favour(self, parts: tuple[int, ...], twice: int, mover: int, k: int) -> float:
        """How far the guess is on the side on which the mover has to answer every move."""
        over = twice / 2 + sum(self._about(part).guess for part in parts) - k
        return over if mover == MIN else -1.0 - over

    def _order(self, parts: tuple[int, ...], twice: int, high: bool) -> float:
        guess = twice / 2 + sum(self._about(part).guess for part in parts)
        return (-guess if high else guess) + 0.02 * sum(part.bit_count() for part in parts)

    # Parts --------------------------------------------------------------------------------------------------

    def _rest(self, mask: int) -> Rest:
        """What is left of a mask once the parts that can be worked out are."""
        if mask in self._rests:
            return self._rests[mask]
        parts, twice = [], 0
        for met in connected_parts(mask, self._near):
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
        """The one of all equal parts that was met first."""
        found = self._stands.get(part)
        if found is None:
            found = self._named.setdefault(self._same(part), part) if self._same else part
            self._stands[part] = found
        return found

    def _mean(self, part: int) -> int | None:
        """Twice the mean of a part by the half-integer mean theorem; None where it does not apply."""
        if part not in self._means:
            left = self._options(part)
            self._means[part] = None
            if not any(parts for parts, _ in left):
                upper, lower = (2 + max(t for _, t in left)) >> 1, (3 + min(t for _, t in left)) >> 1
                if upper >= lower:
                    self._means[part] = upper + lower
        return self._means[part]

    def _options(self, part: int) -> list[Rest]:
        """What the moves in a part leave of it, each once."""
        found = self._moves.get(part)
        if found is None:
            found = list({self._rest(part & ~(1 << v | 1 << w)) for v, w in self._edges(part)})
            self._moves[part] = found
        return found

    def _without(self, part: int) -> list[Rest]:
        """What is left of a part without one of its vertices, each once."""
        found = self._thrown.get(part)
        if found is None:
            found = self._thrown[part] = list({self._rest(part & ~(1 << v)) for v in bits(part)})
        return found

    def _edges(self, part: int) -> Iterator[tuple[int, int]]:
        for v in bits(part):
            for w in bits(self._near[v] & part & -(1 << v)):
                yield v, w

    def _about(self, part: int) -> _Part:
        found = self._known.get(part)
        if found is None:
            edges = sum(1 for _ in self._edges(part))
            # An edge taken away takes with it those at both its ends.
            degree = max((self._near[v] & part).bit_count() for v in bits(part))
            fewest = -(-edges // (2 * degree - 1))
            found = self._known[part] = _Part(fewest, part.bit_count() // 2, self._guess(part))
        return found
