"""Every table that the program writes, filled with awkward values: no program takes a cell for something else."""

import csv
import io
import json
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.test_assignment import ASSIGNMENT
from tests.tables import exact, read_table
from tests.walks import walked
from tiling_gui import cli
from tiling_gui.core.catalogue import GAMES, read_position, written_position
from tiling_gui.core.game import Side
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.core.tables import BYTE_ORDER_MARK, Column, columns, csv_text, exact_text, file_of, header, plain_text
from tiling_gui.desktop.features.lab import compare_rows
from tiling_gui.games.evaluate.search import fair_games
from tiling_gui.games.evaluate.search.random_play import Fairness
from tiling_gui.games.matching import many_graphs as matching
from tiling_gui.games.matching.graph_facts import GraphFacts
from tiling_gui.players.tournament import CrossTable, Pair
from tiling_gui.records import assignment
from tiling_gui.records.lesson_file import read
from tiling_gui.search import families
from tiling_gui.store import listing
from tiling_gui.store.rows import GameRow, Solve

TOP = Path(__file__).resolve().parents[2]
THIRD, LARGE = Fraction(81, 8), Fraction(-(10**30), 7)


def _comparison() -> str:
    row = compare_rows.LabRow("heaps:nim:3,4", "mtdf", THIRD, True, True, None, 4, 3, 2, 1, 0, 0.25, "3", "3, 4", 7)
    words = {"order": "5-4", "paper": "53%", "difference": "+43", "remark": "=1+1"}
    return compare_rows.to_csv([row, compare_rows.LabRow(**{**vars(row), **words, "value": 2.5, "agrees": False})])


def _fair() -> str:
    halves = (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6))
    chances = [Fairness(value, *halves) for value in (Fraction(5, 2), Fraction(3))]
    return fair_games.to_csv(
        [fair_games.FairRow("x/y - 1", (Fraction(0), Fraction(1)), Side.MAX, it) for it in chances]
    )


def _tournament() -> str:
    table = CrossTable(("random", "lookahead:3"), "4x4", 1)
    table.add(Pair(0, 1, 0, (Fraction(5, 2), 2), ((), ())))
    return table.to_csv()


def _marks() -> str:
    found = assignment.solutions(read(ASSIGNMENT))
    answers = assignment.Answers("", "", "3-4", {6: "5/2"})
    return assignment.to_csv(
        found, [assignment.Marked("12", answers, (2, None, 0, 1, 1, None)), assignment.Marked("=c", fault="+1")]
    )


def _graphs() -> str:
    facts = [GraphFacts("1-2", 8, 8, 4, 3, None, 3, False, ((6, 7),)), GraphFacts("@", 1, 0, 0, 0, 0, 0, True, None)]
    return "\n".join([header(matching._COLUMNS), *map(matching._csv_line, facts)]) + "\n"


def _family() -> str:
    rows = [families.FamilyTerm(n, None, "MAX", None, value, value) for n, value in enumerate([3, THIRD, None, LARGE])]
    return "\n".join(families.csv_lines(rows)) + "\n"


def _results() -> str:
    when, start = "2026-11-21T12:00:00+00:00", read_position("evaluate:x/y-1/2")
    cost: dict[str, Any] = {"nodes": 828, "seconds": 1e-5, "final_board": [[1, 1], [0, None]]}
    setup = GAMES["domino"].to_json(read_position("3x4"))
    solve = Solve("domino", "3-4", setup, "MAX", 5, 5, 5, when, min_level=3, id=12, **cost)
    said = ("domino", "3-4", "MAX", "human", "2-3", "", "", 2, None, THIRD, None, False)
    game = GameRow("12345e678901", when, when, when, *said, start=lambda: start)
    return listing.to_csv([solve, game])


TABLES: dict[str, Callable[[], str]] = {
    "desktop/features/lab/compare_rows.py": _comparison,
    "games/evaluate/search/fair_games.py": _fair,
    "games/matching/many_graphs.py": _graphs,
    "players/tournament.py": _tournament,
    "records/assignment.py": _marks,
    "search/families.py": _family,
    "store/listing.py": _results,
}
"""A table by each module that writes one."""


@pytest.fixture(params=TABLES)
def table(request: pytest.FixtureRequest) -> str:
    return TABLES[request.param]()


def test_every_module_that_writes_a_table_is_here() -> None:
    texts = {file: file.read_text(encoding="utf-8") for file in (TOP / "tiling_gui").rglob("*.py")}
    writers = {
        str(file.relative_to(TOP / "tiling_gui")) for file, text in texts.items() if "core.tables import" in text
    }
    writers -= {
        "cli/tournament.py",
        "desktop/features/lessons/writing.py",  # these only save one
        "desktop/session/tool_window.py",
        "players/tournament_forms.py",
    }
    assert writers == set(TABLES)


def is_number(text: str) -> bool:
    with suppress(ValueError):
        float(text)
        return True
    return False


def test_a_column_has_numbers_or_texts_that_nothing_takes_for_numbers(table: str) -> None:
    heads, *rows = list(csv.reader(io.StringIO(table)))
    assert rows
    assert {len(row) for row in rows} == {len(heads)}
    assert len(set(heads)) == len(heads)
    for head, column in zip(heads, zip(*rows, strict=True), strict=True):
        cells = [cell for cell in column if cell]
        if any(map(is_number, cells)):
            assert all(map(is_number, cells)), (head, cells)
            assert len({"." in cell or "e" in cell for cell in cells}) == 1 or head == "seconds", "all whole, or none"
        elif head == "when":
            assert all(datetime.fromisoformat(cell) for cell in cells)
        elif set(cells) - {"true", "false"}:
            assert not [cell for cell in cells if re.fullmatch(r"\s*\d+([-/.:,]\d+)+\s*", cell)], "a date or a time"
            assert not [cell for cell in cells if re.match(r"\s*[-=+@].", cell)], "a formula"
            assert not {"true", "false", "nan", "null", "na", "inf"} & {cell.lower() for cell in cells}


def test_values_are_decimals_beside_exact_texts() -> None:
    rows = list(csv.DictReader(io.StringIO(_family())))
    assert [row["value"] for row in rows] == ["3.0", "10.125", "", repr(float(LARGE))]
    assert [row["value_exact"] for row in rows] == ["", "81⁄8", "", f"−{10**30}⁄7"]
    assert [exact(row, "value") for row in rows] == [3, THIRD, None, LARGE]


@given(st.fractions() | st.integers())
def test_an_exact_value_comes_back(value: Fraction | int) -> None:
    (row,) = csv.DictReader(io.StringIO(csv_text(columns("v", "value"), [[value]])))
    assert exact(row, "v") == value
    assert float(row["v"]) == pytest.approx(float(value))
    assert plain_text(row["v_exact"]) == row["v_exact"]


@given(st.lists(st.text(st.characters(exclude_categories=["Cs", "Cc"]) | st.sampled_from("\r\n")), min_size=1))
def test_texts_come_back(texts: list[str]) -> None:
    table = csv_text(columns("n t"), [("x", text) for text in texts])
    rows = list(csv.DictReader(io.StringIO(table, newline="")))
    assert [row["t"].removeprefix("'") for row in rows] == [text.removeprefix("'") for text in texts]


def test_values_beyond_every_float_stay_exact() -> None:
    (row,) = csv.DictReader(io.StringIO(csv_text(columns("v", "value"), [[-(10**400)]])))
    assert row["v"] == "-inf"
    assert exact(row, "v") == -(10**400)
    assert exact_text(2**53) == ""
    assert exact_text(2**53 + 1) == f"{2**53 + 1}⁄1"


@walked("text", ["5/2", "6-7", "3-4-5", "12", "1e5", "0,1", "12:30", "May 5", "3 dec", "1 1/2", "=1", "@x", "5%"])
def test_a_text_that_looks_like_something_else_is_marked(text: str) -> None:
    assert plain_text(text) == f"'{text}"


@walked("text", ["", "a1–b1", "6–7", "5⁄2", "@", "Marie", "May", "3x4", "3 → x", "#1 3→0", "path:4", "C~", "x-1"])
def test_other_texts_stay(text: str) -> None:
    assert plain_text(text) == text


def test_a_column_of_numbers_takes_nothing_else() -> None:
    with pytest.raises(TypeError, match="column n has numbers only"):
        Column("n", "number").cells("5/2")


@walked("key", GAMES)
def test_solve_takes_the_position_of_a_table(key: str) -> None:
    game = GAMES[key]
    for text in (game.example, *game.puzzle_boards[:2]):
        start = game.parse(text, game.sides[0])
        assert read_position(written_position(start), first=str(start.to_move)) == start
    if key == "domino":
        assert written_position(read_position("..#/...", first="min")) == "domino:..#/..."


@walked(
    "text",
    [
        *("evaluate:x/y-1/2", "evaluate:x/y;1/2,3", "sharing:friendship:2,edges,vertices,3", "ellie:3x4"),
        *("sharing:cube,vertices,faces,2,area", "sharing:petersen,edges,vertices,2,odd", "ellie:aa./a../..#"),
        *("heaps:octal:0.137:7", "matching:grid:3x4", "domino:..#/..."),
    ],
)
def test_a_position_is_written_as_it_is_typed(text: str) -> None:
    assert written_position(read_position(text)) == text


def test_a_position_without_a_name_is_its_set_up() -> None:
    kite = GAMES["matching"].of_graph
    assert kite is not None
    start = kite(Graph.make([(0, 0), (1, 0), (0, 1), (2, 2)], [(0, 1), (1, 2), (0, 2), (2, 3)]))
    written = written_position(start)
    assert written.startswith("matching:{")
    assert read_position(written) == start


def test_results_are_solved_again_from_the_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "all.csv"
    assert cli.main(["solve", "evaluate:x/y-1/2", "--quiet"]) == 0
    assert cli.main(["results", "--export", str(file)]) == 0
    assert file.read_bytes().startswith(BYTE_ORDER_MARK.encode())
    (row,) = read_table(file)
    assert float(row["value"]) == exact(row, "value") == exact(row, "lower")
    capsys.readouterr()
    assert cli.main(["solve", row["position"], "--first", row["first"], "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["value"] == str(exact(row, "value"))


# Other programs ---------------------------------------------------------------------------------------------------


@pytest.fixture
def file(table: str, tmp_path: Path) -> Path:
    path = tmp_path / "table.csv"
    path.write_bytes(file_of(table))
    return path


def same(table: str, cells: Iterator[Sequence[object]]) -> None:
    """Asserts that the cells, read by another program, are those of the table."""
    written = csv.reader(io.StringIO(table))
    next(written)
    for row, others in zip(written, cells, strict=True):
        for cell, other in zip(row, others, strict=True):
            if is_number(cell):
                assert float(str(other)) == pytest.approx(float(cell), rel=5e-3)  # as displayed
            elif cell not in ("true", "false") and not re.match(r"\d{4}-\d\d-\d\dT", cell):
                text = "" if other is None or str(other) in ("nan", "<NA>") else str(other)
                assert text.removeprefix("'") == cell.removeprefix("'")  # Gnumeric hides the mark


READERS: dict[str, Callable[[Any, str], Iterator[Sequence[object]]]] = {
    "pandas": lambda pandas, file: pandas.read_csv(file).itertuples(index=False),
    "polars": lambda polars, file: polars.read_csv(file, infer_schema_length=1).iter_rows(),
    "duckdb": lambda duckdb, file: duckdb.sql(f"SELECT * FROM read_csv('{file}', header = true)").fetchall(),
}


@pytest.mark.parametrize("library", READERS)
def test_a_library_reads_what_was_written(library: str, table: str, file: Path) -> None:
    same(table, iter(READERS[library](pytest.importorskip(library), str(file))))


def rows_of(path: Path) -> Iterator[Sequence[object]]:
    rows = csv.reader(io.StringIO(path.read_text(encoding="utf-8-sig")))
    next(rows)
    return rows


def convert(*command: str) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    subprocess.run(command, check=True, capture_output=True, timeout=240)


def test_gnumeric(table: str, file: Path, tmp_path: Path) -> None:
    path = tmp_path / "sheet.csv"
    convert("ssconvert", str(file), str(path))
    same(table, rows_of(path))


def test_libreoffice(tmp_path: Path) -> None:
    tables = {f"{number}.csv": make() for number, make in enumerate(TABLES.values())}
    for name, table in tables.items():
        (tmp_path / name).write_bytes(file_of(table))
    profile, form = f"-env:UserInstallation=file://{tmp_path}/profile", "csv:Text - txt - csv (StarCalc):44,34,76"
    how = "--infilter=CSV:44,34,76,1,,1033,false,true"  # without the dialog UTF-8 must be named; true looks for dates
    files, folder = (str(tmp_path / name) for name in tables), tmp_path / "sheets"
    convert("soffice", profile, "--headless", how, "--convert-to", form, "--outdir", str(folder), *files)
    for name, table in tables.items():
        same(table, rows_of(folder / name))
