"""Assembles the data set in build/data-set: values of boards, bounds of open boards, and the rows that solve 8x8.

    python -m research.data_set

docs/data/board_values.csv is written together with the values (research/values.py).
"""

import gzip
import itertools
import json
import shutil
from pathlib import Path

from tiling_gui.atomic import write_bytes
from tiling_gui.core.game import Side
from tiling_gui.core.tables import columns, csv_text
from tiling_gui.engine.rectangle_bounds import is_by_certificate, quick_bounds, solved_rectangles
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.store.grounds import known

TOP = Path(__file__).resolve().parent.parent
FOLDER = TOP / "docs" / "data"
TABLE = FOLDER / "board_values.csv"
ROWS = TOP / "resources" / "rows" / "8x8.rows.gz"
LARGEST = 128
"""Greatest number of squares of an open board in the list."""
OPEN_COLUMNS = (
    *columns("rows columns", "number"),
    *columns("first"),
    *columns("lower upper", "number"),
    *columns("proved_by"),
)
ROW_COLUMNS = (
    *columns("key"),
    *columns("max_lower max_upper min_lower min_upper positions seconds engine", "number"),
)


def rows(file: bytes) -> str:
    """rows_8x8.csv: every position of 8x8 for which the solve proved bounds."""
    found = []
    for line in gzip.decompress(file).decode("utf-8").splitlines()[1:]:
        row = json.loads(line)
        numbers = (*row["max"], *row["min"], row["nodes"], row["seconds"], int(row["engine"]))
        found.append((row["key"], *numbers))
    return csv_text(ROW_COLUMNS, found)


def open_boards() -> str:
    """open_boards.csv: bounds of the boards with up to 128 squares and rows <= columns whose value is not known for
    both
    starting sides, proved by counting, by a certificate, or by the searches so far.
    """
    solved = solved_rectangles()
    found = []
    for rows, width in itertools.combinations_with_replacement(range(3, 43), 2):
        if rows * width > LARGEST or (rows, width) in solved:
            continue
        for first in (Side.MAX, Side.MIN):
            start = DominoPosition.start(rows, width, first)
            bounds = quick_bounds(start)
            proof = "certificate" if is_by_certificate(start) else "counting"
            known_now = known(start)
            if (known_now.lower, known_now.upper) != bounds:
                bounds, proof = (int(known_now.lower or 0), int(known_now.upper or 0)), "search"
            found.append((rows, width, first, *bounds, proof))
    return csv_text(OPEN_COLUMNS, found)


def main() -> None:
    """Write the files and print their folder."""
    build = TOP / "build" / "data-set"
    build.mkdir(parents=True, exist_ok=True)
    certificates, checkers = (
        sorted([*FOLDER.glob("certificate_*.gz"), *FOLDER.glob("windows_*.gz")]),
        sorted(FOLDER.glob("check_*.py")),
    )
    for file in (FOLDER / "README.md", TABLE, *certificates, *checkers, TOP / "LICENSE", TOP / "CITATION.cff"):
        shutil.copy(file, build)
    write_bytes(build / "rows_8x8.csv.gz", gzip.compress(rows(ROWS.read_bytes()).encode("utf-8"), mtime=0))
    (build / "open_boards.csv").write_text(open_boards(), encoding="utf-8")
    print(build)


if __name__ == "__main__":
    main()
