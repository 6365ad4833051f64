"""Grundy values of octal games and of Grundy's game, and their periods, records and frequencies.

    G(n) = mex of G(n - i), and of G(a) xor G(n - i - a), as the digits of the code allow

Values are computed by a compiled loop in pieces, with progress and a stop, and saved in the user's cache folder, so
that the next call continues from there.
"""

from dataclasses import dataclass
from typing import Any

from tiling_gui.core import computed_files
from tiling_gui.core.compiled import load
from tiling_gui.core.limits import Progress, Run
from tiling_gui.core.results import Facts
from tiling_gui.errors import input_error
from tiling_gui.games.heaps.octal import OctalCode
from tiling_gui.games.heaps.sparse import SparseSpace, rare_heaps
from tiling_gui.language import plural, tr
from tiling_gui.search.grundy import mex

LARGEST = 5_000_000
"""The largest heap whose value is computed."""

_LOOKED_AT = 100_000
"""Periods are looked for up to this many values; with so many, looking takes as long as computing a piece."""

_PIECE = 0.05
"""Seconds of work between two checks of the stop."""


def octal_values(code: OctalCode, upto: int, run: Run | None = None, *, keep: bool = True, shipped: bool = True) -> Any:
    """The Grundy values of heaps 0 to `upto` as a numpy array of int32; fewer if it was stopped.

    `keep`: read and write the cached table of the code. `shipped`: use the rare heaps that come with the program, if
    there are any. Raises InputError unless 0 <= upto <= 5,000,000.
    """
    import numpy as np

    _check_size(upto)
    kernel = load("tiling_gui.games.heaps.kernel")
    digits = np.array(code.digits, np.int64)
    sparse = SparseSpace(kernel.SPACE, upto, rare_heaps(str(code)) if shipped else None)

    def extend(values: Any, start: int, end: int, seen: Any) -> None:
        sparse.look(values, start)
        sparse.count = kernel.extend_octal(
            values, start, end, digits, seen, sparse.is_rare, sparse.rare, sparse.count, sparse.given
        )

    return _values(f"octal-{code}", upto, extend, run, keep, code)


def grundy_values(upto: int, run: Run | None = None, *, keep: bool = True) -> Any:
    """The values of piles 0 to `upto` in Grundy's game, as `octal_values` returns them."""
    _check_size(upto)

    def extend(values: Any, start: int, end: int, seen: Any) -> None:
        load("tiling_gui.games.heaps.kernel").extend_grundy(values, start, end, seen)

    return _values("grundy", upto, extend, run, keep)


def _check_size(upto: int) -> None:
    if not 0 <= upto <= LARGEST:
        raise input_error(
            "Values are computed for heaps of 0 to {largest}, not up to {upto}.", largest=LARGEST, upto=upto
        )


def _values(name: str, upto: int, extend: Any, run: Run | None, keep: bool, code: OctalCode | None = None) -> Any:
    """The values; for an octal game they are repeated, not computed, once the period of `code` is proved."""
    import numpy as np

    file = f"grundy/{name}.values"
    known = np.frombuffer((computed_files.read(file) if keep else None) or b"", "<i4")
    if known.size > upto:
        return known[: upto + 1]
    values = np.zeros(upto + 1, np.int32)
    values[: known.size] = known
    run = run or Run()
    run.report(Progress("preparing", done=known.size, total=upto + 1))
    seen = load("tiling_gui.games.heaps.kernel").seen_array()
    start, step, look_at = int(known.size), 256, 512
    while start <= upto and not run.is_set:
        if code is not None and look_at <= start <= _LOOKED_AT:
            look_at = 2 * start
            if (period := period_of(code, values[:start])) is not None:
                at = start - period.length + np.arange(upto + 1 - start) % period.length
                values[start:], start = values[at], upto + 1
                run.report_progress(Progress("solving", done=start, total=upto + 1, nodes=start))
                break
        before = run.seconds
        end = min(start + step, upto + 1)
        extend(values, start, end, seen)
        start = end
        now = run.seconds
        # Every further heap costs about as much as the last one, so that pieces take about the same time.
        step = max(16, min(2 * step, int(step * _PIECE / max(now - before, 1e-6))))
        run.report(Progress("solving", done=start, total=upto + 1, nodes=start, seconds=now))
    if keep and start > known.size:
        computed_files.write(file, values[:start].astype("<i4").tobytes())
    return values[:start]


# Properties of the values --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Period:
    """G(n + length) = G(n) for all n >= start, proved by the octal periodicity theorem."""

    start: int
    """The least such number."""
    length: int


def period_of(code: OctalCode, values: Any) -> Period | None:
    """The period, with the least length, that the values prove; None if they prove none.

    Octal periodicity theorem (Guy and Smith, 1956; Winning Ways, chapter 4): if a move takes at most k counters, and
    G(n + p) = G(n) for n0 <= n < 2 n0 + p + k, then for all n >= n0.
    """
    import numpy as np

    values = np.asarray(values)
    most_taken = len(code.digits) - 1
    size = values.size
    tail = min(64, size // 2)
    likely = np.arange(1, size // 2 + 1)
    for back in range(1, tail + 1):  # lengths that fit the last values, all at once
        likely = likely[values[size - back - likely] == values[size - back]]
    for p in map(int, likely):
        differs = np.flatnonzero(values[p:] != values[: size - p])
        start = int(differs[-1]) + 1 if differs.size else 0
        if size - p >= 2 * start + p + most_taken:
            return Period(start, p)
    return None


def first_occurrences(values: Any) -> dict[int, int]:
    """The least heap of each value, in order of value."""
    import numpy as np

    found, where = np.unique(np.asarray(values), return_index=True)
    return {int(value): int(n) for value, n in zip(found, where, strict=True)}


def p_positions(values: Any) -> list[int]:
    """The heaps of value 0: the player to move loses."""
    import numpy as np

    return [int(n) for n in np.flatnonzero(np.asarray(values) == 0)]


def frequencies(values: Any) -> list[int]:
    """How often each value occurs, from 0 to the largest."""
    import numpy as np

    return [int(count) for count in np.bincount(np.asarray(values))]


def records(values: Any) -> list[tuple[int, int]]:
    """(heap, value) wherever a value is larger than all before it."""
    import numpy as np

    values = np.asarray(values)
    best = np.maximum.accumulate(values)
    new = np.flatnonzero(np.concatenate(([True], best[1:] > best[:-1])))
    return [(int(n), int(values[n])) for n in new]


def values_by_definition(code: OctalCode, upto: int) -> list[int]:
    """The values of heaps 0 to `upto` by definition, without numpy: slow, used as a reference."""
    values: list[int] = []
    for heap in range(upto + 1):
        seen = set()
        for left in code.options(heap):
            total = 0
            for part in left:
                total ^= values[part]
            seen.add(total)
        values.append(mex(seen))
    return values


def facts_of_heaps(code: OctalCode | None, values: Any) -> Facts:
    """What the values of heaps 0, 1, 2, ... say of an octal game, or of Grundy's game if there is no code.

    A period is only named where the periodicity theorem proves it.
    """
    period, counts, lost = period_of(code, values) if code else None, frequencies(values), p_positions(values)
    data = {
        "code": None if code is None else str(code),
        "upto": len(values) - 1,
        "p_positions": lost,
        "first_occurrence": {str(value): n for value, n in first_occurrences(values).items()},
        "max": int(max(values)),
        "frequencies": counts,
        "records": [list(record) for record in records(values)],
        "period": None if period is None else {"start": period.start, "length": period.length},
    }
    most = max(counts)
    said = tr(
        "Heaps 0 to {last}: largest value {largest}; value {value} occurs most often, {most} times",
        last=len(values) - 1,
        largest=data["max"],
        value=counts.index(most),
        most=most,
    )
    zeros = plural("%n P-positions", "%n P-position", len(lost))
    if period is None:
        return Facts(data, (tr("{values}; {zeros}; no period proved.", values=said, zeros=zeros),))
    about = {"values": said, "zeros": zeros, "length": period.length, "start": period.start}
    return Facts(data, (tr("{values}; {zeros}; period {length} from {start} on, proved.", **about),))
