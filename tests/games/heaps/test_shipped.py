"""The shipped rare heaps of .007, compared with what is published and with values computed from scratch."""

import itertools
import json
from pathlib import Path

import numpy as np
import pytest

from tests.games.heaps.test_grundy_values import ELLIE
from tiling_gui.core import shipped_files
from tiling_gui.games.heaps import sparse
from tiling_gui.games.heaps.grundy_values import octal_values
from tiling_gui.games.heaps.octal import OctalCode
from tiling_gui.games.heaps.sparse import RareHeaps, rare_heaps

SLIDES_P = (
    "0, 1, 2, 8, 14, 24, 32, 34, 46, 56, 66, 78, 88, 100, 112, 120, 132, 134, 164, 172, 186, 196, 204, 284, 292, 304, "
    "358, 1048, 2504, 2754, 2914, 3054, 3078, 7252, 7358, 7868, 16170"
)
"""All heaps of value 0 up to 2^21, as the slides on ELLIE of 23 October 2007 list them."""


@pytest.fixture
def known() -> RareHeaps:
    found = rare_heaps("0.007")
    assert found is not None
    return found


def test_what_ships_has_the_p_positions_of_the_slides_and_no_other(known: RareHeaps) -> None:
    """Zero has an even number of ones under any mask, so that every P-position is among the rare heaps."""
    assert known.upto == 2**21
    zeros = [heap for heap, value in zip(known.heaps, known.values, strict=True) if value == 0]
    assert zeros == [int(heap) for heap in SLIDES_P.split(",")]
    assert all(bin(value & known.mask).count("1") % 2 == 0 for value in known.values)


def test_first_occurrences_of_the_slides_that_are_rare(known: RareHeaps) -> None:
    published = {1: 3, 2: 6, 4: 15, 8: 55, 16: 154, 32: 434, 64: 1320, 128: 3217, 256: 9168, 512: 35662, 1024: 109362}
    first: dict[int, int] = {}
    for heap, value in zip(known.heaps, known.values, strict=True):
        first.setdefault(value, heap)
    rare = {value: heap for value, heap in published.items() if bin(value & known.mask).count("1") % 2 == 0}
    assert {value: first[value] for value in rare} == rare
    assert len(rare) >= 3


def test_values_with_what_ships_are_those_computed_from_nothing() -> None:
    with_it = octal_values(ELLIE, 12_000, keep=False)
    without = octal_values(ELLIE, 12_000, keep=False, shipped=False)
    assert np.array_equal(with_it, without)


def test_values_go_on_where_what_ships_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    values = octal_values(ELLIE, 3_000, keep=False, shipped=False)
    heaps = [n for n in range(1_001) if bin(int(values[n]) & 0xB8).count("1") % 2 == 0]
    short = RareHeaps(1_000, 0xB8, tuple(heaps), tuple(int(values[n]) for n in heaps))
    monkeypatch.setattr("tiling_gui.games.heaps.grundy_values.rare_heaps", lambda code: short)
    assert np.array_equal(octal_values(ELLIE, 3_000, keep=False), values)


def test_a_file_that_was_changed_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known: RareHeaps) -> None:
    file = tmp_path / sparse.FILES["0.007"]
    file.parent.mkdir()
    monkeypatch.setattr(shipped_files, "resource", lambda name: tmp_path / name)
    shipped_files.write(file, known.to_text())
    rare_heaps.cache_clear()
    assert rare_heaps("0.007") == known
    digests = file.with_name("digests.json").read_text()
    changed = json.loads(known.to_text())
    changed["values"][-1] ^= 1
    shipped_files.write(file, json.dumps(changed))
    file.with_name("digests.json").write_text(digests)
    rare_heaps.cache_clear()
    assert rare_heaps("0.007") is None
    rare_heaps.cache_clear()


def test_nothing_ships_for_other_codes() -> None:
    assert rare_heaps(str(OctalCode.parse(".77"))) is None


def test_the_best_mask_makes_fewest_values_even() -> None:
    chance = np.random.default_rng(3)
    for largest in (1, 2, 7, 40):
        values = chance.integers(0, largest + 1, 200)
        masks = range(1, 1 << max(1, int(values.max()).bit_length()))
        even = {mask: sum(bin(int(v) & mask).count("1") % 2 == 0 for v in values) for mask in masks}
        assert even[sparse.best_mask(values)] == min(even.values())
    assert sparse.best_mask(np.zeros(0, np.int64)) == 1


def test_rare_values_are_closed_under_the_nim_sum() -> None:
    for mask in (1, 5, 0x7B8):
        odd = [int(bit) for bit in sparse.parity(np.arange(64), mask)]
        assert all(odd[a] ^ odd[b] == odd[a ^ b] for a, b in itertools.product(range(64), repeat=2))
