"""Block potentials: the conditions of the theory, and bounds compared with the game by definition."""

import gzip
import json
import subprocess
import sys
from functools import cache
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from research import certificates
from research.certificates import Certificate, find, read
from tests.theory.brute_force import rectangle, values_of_all_subsets
from tiling_gui.engine import block_tables
from tiling_gui.engine.strips import PLANS, Block, shipped_values
from tiling_gui.errors import InputError

CHECKER = Path(__file__).parents[2] / "docs" / "data" / "check_certificate.py"
THREE, FOUR, PLANE = (1, 2, 1), (1, 0, 3, 2), (1, 0)
OWNERS = (0, 1, 0)
SMALL = [
    (False, Block(3, 3, left=THREE, right=THREE)),
    (False, Block(4, 2, left=FOUR)),
    (False, Block(2, 4, left=PLANE, right=PLANE, top=(1, 0, 3, 2), bottom=(1, 0, 3, 2))),
    (True, Block(3, 3, left=OWNERS, right=(1, 0, 1))),
    (True, Block(4, 2, right=(0, 0, 1, 0))),
    (True, Block(2, 3, left=(0, 1), right=(0, 1), top=(1, 0, 1), bottom=(1, 0, 1))),
]


@cache
def table(upper: bool, block: Block) -> list[int]:
    return find([block], upper).tables[block].tolist()


def refusals(upper: bool, block: Block, twice: list[int]) -> list[tuple[str, int]]:
    """The conditions of Theorem 16 that a table violates, for each subset, with squares as (row, column)."""
    squares = list(product(range(block.rows), range(block.columns)))
    bit = {(r, c): 1 << c * block.rows + r for r, c in squares}
    dominoes = [bit[a] | bit[b] for a in squares for b in ((a[0] + 1, a[1]), (a[0], a[1] + 1)) if b in bit]
    down, across = range(block.rows), range(block.columns)
    lines = {
        "left": [(r, 0) for r in down],
        "right": [(r, block.columns - 1) for r in down],
        "top": [(0, c) for c in across],
        "bottom": [(block.rows - 1, c) for c in across],
    }
    broken = []
    for s, mu in enumerate(twice):
        options = [s ^ e for e in dominoes if s & e == e]
        gains = [2 + twice[o] - mu for o in options]
        owners = set()
        for side, line in lines.items():
            for i, says in enumerate(getattr(block, side) or ()):
                v, w = bit[line[i]], bit[line[0 if upper else says]]
                drop = mu - twice[s & ~v]
                if not s & v:
                    continue
                if upper:
                    owner = says == (side in ("right", "bottom"))
                    owners |= {v} if owner else set()
                    broken += [("U2", s)] * (drop < owner)
                    continue
                a = drop <= 1
                b = drop <= 2 and s & w and mu - twice[s & ~v & ~w] <= 2
                again = [twice[s & ~v & ~e] for e in dominoes if s & ~v & e == e]
                c = drop <= 2 and again and mu - max(again) <= 2
                broken += [("L3", s)] * (not (a or b or c))
        if upper:
            broken += [("U1", s) for gain in gains if gain > 1]
            broken += [("U3", s)] * (bool(gains) and min(gains) > (-1 if mu % 2 else 0))
            broken += [("U4", s)] * (not gains and (mu % 2 != 0 or mu < 2 * len(owners)))
            continue
        broken += [("L0", s)] * (not gains and mu != 0)
        broken += [("L2", s)] * (bool(gains) and max(gains) < (1 if mu % 2 else 0))
        for o in options:
            answers = [4 + twice[o ^ e] >= mu for e in dominoes if o & e == e]
            broken += [("L1", s)] * (2 + twice[o] - mu < -1 and not any(answers))
    return broken


@pytest.mark.parametrize(("upper", "block"), SMALL)
def test_tables_meet_the_conditions_and_are_the_best_that_do(upper: bool, block: Block) -> None:
    found = table(upper, block)
    assert refusals(upper, block, found) == []
    rng = np.random.default_rng(1)
    for s in rng.choice(len(found), 40):
        better = list(found)
        better[s] += -1 if upper else 1
        own = [broken for broken in refusals(upper, block, better) if broken[1] == s]
        assert own, "an entry could be better with the smaller ones as they are"


@pytest.mark.parametrize(("upper", "block"), SMALL)
def test_a_changed_entry_is_refused(upper: bool, block: Block, tmp_path: Path) -> None:
    found = table(upper, block)
    rng = np.random.default_rng(2)
    for s in rng.choice(len(found), 20):
        for by in (-3, 1, 2):
            changed = np.array(found, dtype=np.int8)
            changed[s] += by
            certificate = Certificate(upper, {block: changed})
            assert certificate.faults() == len(refusals(upper, block, changed.tolist()))
    assert Certificate(upper, {block: np.array(found, dtype=np.int8)}).faults() == 0
    changed[-1] += -1 if upper else 1
    certificate = Certificate(upper, {block: changed})
    certificate.write(tmp_path / "changed.gz")
    assert certificate.faults()
    said = subprocess.run(
        [sys.executable, str(CHECKER), str(tmp_path / "changed.gz")], capture_output=True, text=True, check=False
    )
    assert said.returncode == 1
    assert said.stdout.endswith("REFUSED\nNo.\n")


def sum_of(tables: list[tuple[list[int], list[int]]], masks: np.ndarray) -> np.ndarray:
    """Twice M of every subset of a board; a block is given by its table and the board's square for each of its bits."""
    total = np.zeros(masks.size, dtype=int)
    for twice, squares in tables:
        index = sum((masks >> square & 1) << at for at, square in enumerate(squares))
        total += np.array(twice)[index]
    return total


ROWS = [
    # rows, widths of the blocks, the cut between each two
    (False, 3, (2, 3), ((1, 2, 1),)),
    (False, 3, (2, 1, 2), ((1, 0, 1), (1, 0, 1))),
    (False, 4, (2, 2), ((1, 0, 3, 2),)),
    (False, 4, (1, 1, 2), ((1, 2, 3, 2), (1, 0, 1, 2))),
    (False, 5, (1, 2), ((1, 0, 1, 4, 3),)),
    (False, 8, (1, 1), ((1, 0, 1, 4, 3, 6, 7, 6),)),
    (True, 3, (2, 3), ((0, 1, 0),)),
    (True, 3, (2, 1, 2), ((0, 1, 0), (1, 0, 1))),
    (True, 4, (2, 2), ((0, 0, 1, 0),)),
]


@pytest.mark.parametrize(("upper", "rows", "widths", "cuts"), ROWS)
def test_blocks_in_a_row_bound_every_subset(
    upper: bool, rows: int, widths: tuple[int, ...], cuts: tuple[tuple[int, ...], ...]
) -> None:
    columns, at, tables = sum(widths), 0, []
    for width, left, right in zip(widths, (None, *cuts), (*cuts, None), strict=True):
        twice = table(upper, Block(rows, width, left=left, right=right))
        tables.append((twice, [r * columns + c for c in range(at, at + width) for r in range(rows)]))
        at += width
    compare(upper, rows, columns, tables)


@pytest.mark.parametrize("upper", [False, True])
def test_blocks_in_the_plane_bound_every_subset(upper: bool) -> None:
    """Four blocks around a corner."""
    level, upright = ((0, 1), (1, 0)) if upper else ((1, 0), (1, 0))
    tables = []
    for top, left in product((True, False), repeat=2):
        sides = {"right" if left else "left": upright, "bottom" if top else "top": level}
        rows, columns = range(0 if top else 2, 2 if top else 4), range(0 if left else 2, 2 if left else 4)
        tables.append((table(upper, Block(2, 2, **sides)), [r * 4 + c for c in columns for r in rows]))
    compare(upper, 4, 4, tables)


def compare(upper: bool, rows: int, columns: int, tables: list[tuple[list[int], list[int]]]) -> None:
    x, n = values_of_all_subsets(rectangle(rows, columns))
    twice = sum_of(tables, np.arange(x.size))
    up, down = -(-twice // 2), twice // 2
    assert ((x <= up) & (n <= down) if upper else (x >= up) & (n >= down)).all()
    assert ((x == up) & (n == down))[1:].any(), "the bounds say something"


@pytest.mark.parametrize(("name", "upper"), [key for key in PLANS if key[0] in ("3xn", "4xn", "6xn", "mxn")])
def test_what_is_shipped_is_found_again(name: str, upper: bool, tmp_path: Path) -> None:
    certificate = find(PLANS[name, upper].blocks, upper)
    assert certificate.values == shipped_values(name, upper)
    if (name, upper) in certificates.STATED:
        shipped = read(certificates.DATA / certificates.file_name(name, upper))
        assert list(shipped.tables) == list(certificate.tables)
        assert all((shipped.tables[block] == mu).all() for block, mu in certificate.tables.items())
        assert shipped.faults() == 0


def test_the_checker_says_yes_and_imports_nothing_of_ours() -> None:
    text = CHECKER.read_text(encoding="utf-8")
    assert "import tiling_gui" not in text
    assert "from tiling_gui" not in text
    assert text.count("\n") <= 250
    for name in ("3xn", "mxn"):
        path = certificates.DATA / certificates.file_name(name, False)
        said = subprocess.run([sys.executable, str(CHECKER), str(path)], capture_output=True, text=True, check=True)
        assert said.stdout.endswith("Yes: every condition holds.\n")


@pytest.mark.parametrize(("upper", "block"), [case for case in SMALL if case[1].left])
def test_a_cut_that_leaves_a_square_out_is_no_certificate(upper: bool, block: Block, tmp_path: Path) -> None:
    path = tmp_path / "short.gz"
    find([block], upper).write(path)
    head, rest = gzip.decompress(path.read_bytes()).split(b"\n", 1)
    said = json.loads(head)
    said["blocks"][0]["left"].pop()
    path.write_bytes(gzip.compress(json.dumps(said).encode() + b"\n" + rest))
    with pytest.raises(InputError):
        read(path)
    checked = subprocess.run([sys.executable, str(CHECKER), str(path)], capture_output=True, text=True, check=False)
    assert checked.returncode != 0
    assert "Yes" not in checked.stdout


def test_an_edge_has_one_owner(tmp_path: Path) -> None:
    path = tmp_path / "owners.gz"
    find([Block(4, 2, right=(0, 0, 2, 0))], True).write(path)
    with pytest.raises(InputError, match="no certificate"):
        read(path)


def test_damaged_files_are_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "one.gz"
    block = SMALL[0][1]
    find([block], False).write(path)
    assert read(path).faults() == 0
    whole = gzip.decompress(path.read_bytes())
    head = json.loads(whole.split(b"\n")[0])
    for data in (
        b"",
        b"nothing",
        whole[:-1],
        json.dumps(head | {"version": 2}).encode() + b"\n",
        json.dumps(head | {"blocks": [head["blocks"][0] | {"rows": 900}]}).encode() + b"\n",
        json.dumps(head | {"blocks": [head["blocks"][0] | {"left": [0, 9]}]}).encode() + b"\n",
        json.dumps(head | {"blocks": 3}).encode() + b"\n",
    ):
        path.write_bytes(gzip.compress(data))
        with pytest.raises(InputError, match=r"certificate|ends within"):
            read(path)
    path.write_bytes(b"\x1f\x8b no")
    with pytest.raises(InputError):
        read(path)
    with pytest.raises(InputError, match="cannot be read"):
        read(tmp_path / "none.gz")


@pytest.mark.parametrize("upper", [False, True])
def test_every_table_meets_the_conditions_of_the_theorem(upper: bool) -> None:
    tables = block_tables.block_tables(12)
    assert tables is not None
    found = {}
    for place, is_upper, block in block_tables.strips(12):
        if is_upper is upper:
            found[block] = tables.table(place, block.squares).copy()
    assert len(found) > 50
    assert Certificate(upper, found).faults() == 0


def test_three_rows_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    """Theorems 17, 19 and 20."""
    assert certificates.main(["3xn"]) == 0
    said = capsys.readouterr().out
    assert "For every n: MAX first at least floor((4n + 1)/3), MIN first at least floor(4n/3)." in said
    assert "limit of the dominoes per column is at least 4/3." in said
    assert "(Theorem 20): MIN first at least floor((4n + 1)/3)" in said
    assert certificates.main(["3xn", "--upper"]) == 0
    said = capsys.readouterr().out
    assert "at most 15/11.\n" in said
    assert "at most floor((4n + 1)/3), whoever begins, so at most 4/3 per column" in said
    assert ["7", "19/2", "10", "9", "4", "+", "3"] in [line.split() for line in said.splitlines()]


def test_half_a_domino_a_period_is_rounded_for_every_length() -> None:
    """The blocks of five columns of 4 x n have 19/2: the bound must also hold for an odd number of them."""
    said = certificates.report("4xn", find(PLANS["4xn", True].blocks, True))
    assert "at most 19/10." in said
    assert next(line.split()[:6] for line in said.splitlines() if line.endswith("4 + 5 + 4")) == [
        "10j",
        "+",
        "13",
        "19j",
        "+",
        "24",
    ]


def test_the_plane(capsys: pytest.CaptureFixture[str]) -> None:
    assert certificates.main(["mxn"]) == 0
    said = capsys.readouterr().out
    assert "M = 6 ab" in said
    assert "dominoes per square is at least 2/5" in said


def test_a_file_is_written_checked_and_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "six.gz"
    assert certificates.main(["6xn", "--to", str(path)]) == 0
    assert certificates.main(["6xn", "--from", str(path)]) == 0
    assert "at least 5/2." in capsys.readouterr().out
    said = subprocess.run([sys.executable, str(CHECKER), str(path)], capture_output=True, text=True, check=True)
    assert said.stdout.endswith("Yes: every condition holds.\n")
    with pytest.raises(SystemExit):
        certificates.main(["3xn", "--from", str(path)])
    assert "other blocks" in capsys.readouterr().err
    data = bytearray(gzip.decompress(path.read_bytes()))
    data[-1] += 1
    path.write_bytes(gzip.compress(bytes(data)))
    assert certificates.main(["6xn", "--from", str(path)]) == 1
    said_here = capsys.readouterr().out
    assert "conditions are violated: refused" in said_here
    assert "at least" not in said_here


def test_what_has_no_certificate_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["2xn"], ["8xn", "--upper"]):
        with pytest.raises(SystemExit):
            certificates.main(words)
    assert "no upper certificate for 8xn" in capsys.readouterr().err
