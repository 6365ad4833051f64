"""docs/data/check_rows.py, which is independent of the program, on true, false and shipped rows."""

import gzip
import json
import subprocess
import sys
from pathlib import Path

from tests.walks import walked
from tiling_gui.paths import resource

ROOT = Path(__file__).parents[2]
CHECKER = ROOT / "docs" / "data" / "check_rows.py"
RING_OF_EIGHT = {"key": "3x3:1ef", "max": [3, 3], "min": [4, 4]}
"""Eight squares around a hole: whoever moves first gets one less (docs/matching.md)."""
PARTS = {"key": "2x2:f+1x2:3", "max": [3, 3], "min": [3, 3]}


def checked(file: Path, *words: str) -> tuple[int, str]:
    """(exit code, what it prints)."""
    done = subprocess.run([sys.executable, CHECKER, file, *words], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_true_rows_pass(tmp_path: Path) -> None:
    file = tmp_path / "rows"
    lines = ['{"format": "anything"}', json.dumps(RING_OF_EIGHT), json.dumps(PARTS | {"max": [2, 5]})]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert checked(file) == (0, "2 rows of at most 30 squares checked, 0 wrong.\n")


@walked("wrong", [{"max": [4, 4]}, {"max": [0, 2]}, {"min": [3, 3]}, {"min": [5, 9]}])
def test_a_false_row_is_named(wrong: dict[str, object], tmp_path: Path) -> None:
    file = tmp_path / "rows.gz"
    with gzip.open(file, "wt", encoding="utf-8") as rows:
        rows.write(json.dumps(RING_OF_EIGHT | wrong) + "\n")
    code, said = checked(file)
    assert code == 1
    assert said.startswith("3x3:1ef: ")


@walked("mask", ["3ef", "0", "-1"])
def test_a_square_outside_of_the_board_is_refused(mask: str, tmp_path: Path) -> None:
    file = tmp_path / "rows"
    file.write_text(json.dumps(RING_OF_EIGHT | {"key": f"3x3:{mask}"}) + "\n", encoding="utf-8")
    assert checked(file) == (1, f"3x3:{mask}: not a set of squares of 3x3.\n")


def test_the_rows_of_the_data_set_are_read(tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    heads = "key,max_lower,max_upper,min_lower,min_upper,positions,seconds,engine"
    file.write_text(f"{heads}\n3x3:1ef,3,3,4,4,0,0.0,1\n", encoding="utf-8")
    assert checked(file) == (0, "1 row of at most 30 squares checked, 0 wrong.\n")


def test_shipped_rows_pass() -> None:
    code, said = checked(resource("rows/8x8.rows.gz"), "--squares", "24")
    assert (code, said) == (0, "2 rows of at most 24 squares checked, 0 wrong.\n")
