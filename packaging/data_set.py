"""Makes the data set: the values of boards, and the rows that solve 8x8, from the files that the program ships.

python packaging/data_set.py            docs/data/board_values.csv, and all of it in build/data-set
python packaging/data_set.py --table    the table in docs/data alone
"""

import csv
import gzip
import io
import json
import shutil
import sys
from pathlib import Path
from typing import Any

from tiling_gui.atomic import write_bytes, write_text
from tiling_gui.core.board import Board, square_name
from tiling_gui.engine.solved import solved_boards

TOP = Path(__file__).resolve().parent.parent
FOLDER = TOP / "docs" / "data"
TABLE = FOLDER / "board_values.csv"
CAMPAIGN = TOP / "resources" / "campaigns" / "8x8.campaign"
COLUMNS = ("rows", "columns", "first", "value", "proved_by", "positions", "seconds", "threads", "line")
ROW_COLUMNS = ("key", "max_lower", "max_upper", "min_lower", "min_upper", "positions", "seconds", "engine")


def table() -> str:
    """board_values.csv: every solved board, MAX first before MIN first."""
    lines: list[tuple[Any, ...]] = []
    for solved in sorted(
        solved_boards(), key=lambda one: (Board.parse(one.board).rows, Board.parse(one.board).columns)
    ):
        board = Board.parse(solved.board)
        moves = " ".join("-".join(map(square_name, move)) for move in solved.line)
        cost = (solved.nodes, round(solved.seconds, 3), solved.threads)
        lines.append((board.rows, board.columns, str(solved.first), solved.value, "search", *cost, moves))
    return _csv(COLUMNS, lines)


def rows(campaign: bytes) -> str:
    """rows_8x8.csv: every position of 8x8 that the campaign proved bounds of."""
    found = []
    for line in gzip.decompress(campaign).decode("utf-8").splitlines()[1:]:
        row = json.loads(line)
        found.append((row["key"], *row["max"], *row["min"], row["nodes"], row["seconds"], row["engine"]))
    return _csv(ROW_COLUMNS, found)


def _csv(columns: tuple[str, ...], lines: list[tuple[Any, ...]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(lines)
    return text.getvalue()


def main() -> None:
    """Writes the files and says where they are."""
    write_text(TABLE, table())
    print(TABLE)
    if "--table" in sys.argv[1:]:
        return
    build = TOP / "build" / "data-set"
    build.mkdir(parents=True, exist_ok=True)
    for file in (FOLDER / "README.md", TABLE, TOP / "LICENSE", TOP / "CITATION.cff"):
        shutil.copy(file, build)
    write_bytes(build / "rows_8x8.csv.gz", gzip.compress(rows(CAMPAIGN.read_bytes()).encode("utf-8"), mtime=0))
    print(build)


if __name__ == "__main__":
    main()
