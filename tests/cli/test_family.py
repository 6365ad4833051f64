"""The verb family: published values, resuming from the store, and refusals."""

import csv
import io
from fractions import Fraction

import pytest

from tests import tables
from tests.cli.calls import answer, refused
from tests.search.definition import grundy_by_definition
from tiling_gui import cli
from tiling_gui.console import Console
from tiling_gui.core.catalogue import read_position
from tiling_gui.core.limits import Progress
from tiling_gui.store import Store


def exact(data: dict) -> dict[tuple[int | None, str], list[int]]:
    return {(column["k"], column["of"]): column["exact"] for column in data["columns"]}


def test_one_row_follows_its_closed_form(capsys: pytest.CaptureFixture[str]) -> None:
    data = answer(capsys, "family", "1xn", "--n", "1-22")
    assert exact(data) == {
        (None, "MAX"): [3 * (n + 1) // 7 for n in range(1, 23)],
        (None, "MIN"): [(3 * n + 1) // 7 for n in range(1, 23)],
    }
    assert [column["observed"]["rule"] for column in data["columns"]] == [
        "v(n+7) = v(n)+3, observed for n = 1..22",
        "v(n+7) = v(n)+3, observed for n = 1..22",
    ]


def test_grundy_values_over_n_and_k(capsys: pytest.CaptureFixture[str]) -> None:
    found = exact(answer(capsys, "family", "ellie:kxn", "--n", "1-4", "--k", "2-3"))
    for k in (2, 3):
        expected = [grundy_by_definition(read_position(f"ellie:{k}x{n}")) for n in range(1, 5)]
        assert found[k, "Grundy"] == expected
    nim = exact(answer(capsys, "family", "heaps:nim:n,k", "--n", "0-9", "--k", "5"))
    assert nim == {(5, "Grundy"): [n ^ 5 for n in range(10)]}


def test_only_max_begins_sharing_games(capsys: pytest.CaptureFixture[str]) -> None:
    data = answer(capsys, "family", "sharing:friendship:n,edges,vertices,k", "--n", "1-2", "--k", "2")
    assert {term["of"] for term in data["terms"]} == {"MAX"}


def test_what_is_not_proved_is_a_range_and_no_term(capsys: pytest.CaptureFixture[str]) -> None:
    data = answer(capsys, "family", "nxn", "--n", "3-9", "--time-limit", "0.01", "--fresh", "--no-store")
    assert data["status"] == "stopped"
    for term in data["terms"]:
        assert term["value"] is None or term["value"] == term["lower"] == term["upper"]
    last = data["terms"][-1]
    assert last["value"] is None
    assert last["lower"] < last["upper"]
    for column in data["columns"]:
        assert len(column["exact"]) < 7


def test_what_was_done_is_kept(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped after three values; they are stored and found again."""
    report = Console.report

    def stopped(console: Console, progress: Progress) -> None:
        report(console, progress)
        if progress.done == 3:
            console.stop.stop()

    words = ["family", "vector:n,3:0,1,2,3", "--n", "1-4"]
    with monkeypatch.context() as patched:
        patched.setattr(Console, "report", stopped)
        first = answer(capsys, *words)
    assert [term["value"] is not None for term in first["terms"]][:3] == [True] * 3
    assert first["terms"][-1]["value"] is None
    with Store.open() as store:
        for n, first_side in ((1, "MAX"), (1, "MIN"), (2, "MAX")):
            kept = store.results.find(read_position(f"vector:{n},3:0,1,2,3", first=first_side))
            assert kept is not None
            assert kept.from_store
    again = answer(capsys, *words)
    assert again["terms"][:3] == first["terms"][:3]
    assert again["status"] == "solved"


def test_lines_of_csv(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["family", "2xn", "--n", "2-4", "--csv", "--quiet"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [(row["n"], row["k"], row["of"], tables.exact(row, "value")) for row in rows] == [
        (str(n), "", side, n) for n in (2, 3, 4) for side in ("MAX", "MIN")
    ]


def test_words_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["family", "heaps:nim:n", "--n", "0-5", "--quiet"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "n  Grundy value",
        *(f"{n}{n:14}" for n in range(6)),
        "Grundy value, offset 0: 0, 1, 2, 3, 4, 5",
        "  v(n+1) = v(n)+1, observed for n = 0..5.",
    ]


def test_a_b_file_has_the_proved_terms_of_one_sequence(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["family", "3xn", "--n", "1-4", "--first", "max", "--b-file", "--quiet"]) == 0
    comment, *lines = capsys.readouterr().out.splitlines()
    assert comment == "# 3xn, MAX first"
    assert lines == [f"{n} {(4 * n + 1) // 3}" for n in range(1, 5)], "Theorem 17"


def test_a_b_file_of_fractions_has_numerators_and_denominators(capsys: pytest.CaptureFixture[str]) -> None:
    # If MIN puts the first number d into x, MAX proposes 0 for y; if into y, 9 for x.
    terms = [max(min(Fraction(d, n), Fraction(9, d + n)) for d in range(10)) for n in (1, 2)]
    assert cli.main(["family", "evaluate:x/(y+n)", "--n", "1-2", "--first", "max", "--b-file", "--quiet"]) == 0
    numbers = [*(f"{n} {term.numerator}" for n, term in enumerate(terms, 1))]
    numbers += [f"{n} {term.denominator}" for n, term in enumerate(terms, 1)]
    assert [line for line in capsys.readouterr().out.splitlines() if line[0] != "#"] == numbers


def test_without_a_proved_term_there_is_no_b_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no b-file" in refused(
        capsys, "family", "8xn", "--n", "8", "--time-limit", "0.01", "--fresh", "--no-store", "--b-file"
    )
