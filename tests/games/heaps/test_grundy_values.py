"""Values of octal games: published sequences and periods, brute force on random codes, and the cached table."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import DATA
from tests.search.definition import grundy_by_definition
from tests.walks import walked
from tiling_gui import paths
from tiling_gui.core.limits import Latest, Run, StopToken
from tiling_gui.errors import InputError
from tiling_gui.games.heaps.grundy_values import (
    Period,
    first_occurrences,
    frequencies,
    grundy_values,
    octal_values,
    p_positions,
    period_of,
    records,
    values_by_definition,
)
from tiling_gui.games.heaps.octal import OctalCode, OctalPosition

FACTS: dict[str, Any] = json.loads((DATA / "placement_and_heaps.json").read_text())
ELLIE = OctalCode.parse("0.007")


@pytest.fixture(scope="module")
def ellie_values() -> Any:
    return octal_values(ELLIE, 25_000 - 1, keep=False)


def test_the_data(ellie_values: Any) -> None:
    assert ellie_values[:40].tolist() == FACTS["octal_007_first_40"]
    first = first_occurrences(ellie_values)
    assert {str(v): first[v] for v in range(11)} == FACTS["first_occurrence"]
    expected = FACTS["grundys_game_first_21"]
    assert grundy_values(len(expected) - 1, keep=False).tolist() == expected


def test_the_slides(ellie_values: Any) -> None:
    """Figures and tables of "Analyzing ELLIE"."""
    assert (int(ellie_values[:10_000].max()), max(frequencies(ellie_values[:10_000]))) == (262, 202)
    assert (int(ellie_values.max()), max(frequencies(ellie_values))) == (392, 372)
    first = first_occurrences(ellie_values)
    table = {1: 3, 2: 6, 4: 15, 8: 55, 16: 154, 32: 434, 64: 1320, 128: 3217, 256: 9168}
    assert {m: first[m] for m in table} == table
    known = (0, 1, 2, 8, 14, 24, 32, 34, 46, 56, 66, 78, 88, 100, 112, 120, 132, 134, 164, 172, 186, 196, 204, 284,
             292, 304, 358, 1048, 2504, 2754, 2914, 3054, 3078, 7252, 7358, 7868, 16170)  # fmt: skip
    assert p_positions(ellie_values) == list(known)
    assert period_of(ELLIE, ellie_values[:5000]) is None


def test_records_are_the_running_maxima(ellie_values: Any) -> None:
    found = records(ellie_values[:500])
    best = -1
    expected = []
    for n, value in enumerate(ellie_values[:500].tolist()):
        if value > best:
            best = value
            expected.append((n, value))
    assert found == expected


@given(before=st.sampled_from(["", "0", "4"]), digits=st.text("01234567", min_size=1, max_size=4))
def test_random_codes_against_the_definition(before: str, digits: str) -> None:
    text = f"{before}.{digits}"
    if set(text) <= set("0."):
        with pytest.raises(InputError):
            OctalCode.parse(text)
        return
    code = OctalCode.parse(text)
    slow = values_by_definition(code, 60)
    assert octal_values(code, 60, keep=False).tolist() == slow
    for heap in range(8):
        assert grundy_by_definition(OctalPosition(code, (heap,))) == slow[heap]


@walked(
    ("text", "length", "start"),
    [
        (".77", 12, 71),  # Kayles: Guy and Smith, last exception 70
        (".07", 34, 53),  # Dawson's Kayles: last exception 51, and 52 = 18 mod 34 as well
        (".17", 34, None),
        (".3", 2, 0),
        (".137", 34, 52),
    ],
)
def test_periods_are_proved(text: str, length: int, start: int | None) -> None:
    code = OctalCode.parse(text)
    values = octal_values(code, 1000, keep=False)
    period = period_of(code, values)
    assert period is not None
    assert period.length == length
    if start is not None:
        assert period.start == start
    further = octal_values(code, 3000, keep=False).tolist()
    assert all(further[n] == further[n + length] for n in range(period.start, 3000 - length))
    assert period.start == 0 or further[period.start - 1] != further[period.start - 1 + length]


def test_a_period_is_not_claimed_too_early() -> None:
    """The theorem requires G(n + p) = G(n) up to 2 n0 + p + k: with one value fewer nothing is proved."""
    code = OctalCode.parse(".77")
    needed = 2 * 71 + 12 + 2
    values = octal_values(code, 500, keep=False)
    assert period_of(code, values[: needed + 12]) == Period(71, 12)
    assert period_of(code, values[: needed + 11]) is None


def test_values_are_kept_and_go_on(scratch_home: Path) -> None:
    short = octal_values(ELLIE, 300)
    kept = list((paths.cache_dir() / "grundy").iterdir())
    assert [path.name for path in kept] == ["octal-0.007.values"]
    longer = octal_values(ELLIE, 900)
    assert longer[:301].tolist() == short.tolist()
    assert longer.tolist() == octal_values(ELLIE, 900, keep=False).tolist()
    assert octal_values(ELLIE, 100).tolist() == short[:101].tolist()
    for damage in (b"", b"nonsense", kept[0].read_bytes()[:200]):
        kept[0].write_bytes(damage)
        assert octal_values(ELLIE, 300).tolist() == short.tolist()


def test_a_stop_keeps_what_there_is() -> None:
    stop = StopToken()

    def stop_soon(progress: Any) -> None:
        if progress.done > 1000:
            stop.stop()

    values = octal_values(ELLIE, 200_000, Run(report=stop_soon, stop=stop))
    assert 1000 < len(values) < 200_001
    latest = Latest()
    again = octal_values(ELLIE, len(values) + 10, Run(report=latest))
    assert again[: len(values)].tolist() == values.tolist()
    assert latest.progress.done == latest.progress.total == len(values) + 11


@walked("upto", [-1, 10**9, 10**11])
def test_impossible_sizes_are_refused(upto: int) -> None:
    with pytest.raises(InputError, match="0 to"):
        octal_values(ELLIE, upto)


@pytest.mark.parametrize(("text", "period", "start"), [("0.77", 12, 71), ("0.07", 34, 53)])
def test_a_proved_period_is_repeated_and_not_computed(
    monkeypatch: pytest.MonkeyPatch, text: str, period: int, start: int
) -> None:
    """Winning Ways, chapter 4: Kayles has period 12 after 70, Dawson's Kayles 34 after 52."""
    from tiling_gui.games.heaps import grundy_values as octal

    ends = []
    kernel = octal.load("tiling_gui.games.heaps.kernel")

    class Counted:
        SPACE = kernel.SPACE
        seen_array = staticmethod(kernel.seen_array)

        @staticmethod
        def extend_octal(values: Any, begin: int, end: int, *rest: Any) -> Any:
            ends.append(end)
            return kernel.extend_octal(values, begin, end, *rest)

    monkeypatch.setattr(octal, "load", lambda name: Counted)
    code = OctalCode.parse(text)
    values = octal_values(code, 150_000, keep=False)
    assert values.size == 150_001
    assert max(ends) < 5_000
    assert period_of(code, values) == Period(start, period)
    assert values[:401].tolist() == values_by_definition(code, 400)
    assert np.array_equal(values[start + period :], values[start:-period])
