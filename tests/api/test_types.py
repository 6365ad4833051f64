"""The types of the library as seen by an external type checker: nothing asked for is Any."""

import os
import re
import subprocess
import sys
from pathlib import Path

import tiling_gui
from tests.conftest import DATA

KNOWN = [
    "Position[Hashable]",
    "int | Fraction | None",
    "EvaluatePosition",
    "tuple[Fraction | str, ...]",
    "Fraction | str",
    "int | Fraction | None",
    "Fraction | None",
    "tuple[tuple[int, int], ...]",
    "MatchingPosition",
    "Position[Hashable]",
    "tuple[Hashable, ...]",
    "tuple[int, int]",
    "Hashable",
    "tuple[Fraction | str, ...]",
]


def test_a_program_outside_knows_positions_values_moves_lines_and_records(tmp_path: Path) -> None:
    settings = tmp_path / "mypy.ini"
    settings.write_text(f"[mypy]\nstrict = True\nfollow_imports = silent\ncache_dir = {tmp_path}\n")
    asked = [sys.executable, "-m", "mypy", "--config-file", str(settings), str(DATA / "typed_program.py")]
    found_at = {**os.environ, "MYPYPATH": str(Path(tiling_gui.__file__).parents[1])}
    said = subprocess.run(asked, capture_output=True, text=True, check=False, cwd=tmp_path, env=found_at).stdout
    found = re.findall(r'Revealed type is "(.*)"', said)
    assert [re.sub(r"\b\w+\.", "", each.replace("builtins.", "")) for each in found] == KNOWN, said
    assert re.findall(r"error: (.*)  \[", said) == [
        '"str" has no attribute "nothing"',
        'Unexpected keyword argument "firts" for "solve"; did you mean "first"?',
    ]
