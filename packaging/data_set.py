"""Puts the data set into build/data-set: the values of boards and the rows that solve 8x8, as the program ships them.

    python packaging/data_set.py

docs/data/board_values.csv is written with the values themselves (packaging/values.py).
"""

import csv
import gzip
import io
import json
import shutil
from pathlib import Path

from tiling_gui.atomic import write_bytes

TOP = Path(__file__).resolve().parent.parent
FOLDER = TOP / "docs" / "data"
TABLE = FOLDER / "board_values.csv"
CAMPAIGN = TOP / "resources" / "campaigns" / "8x8.campaign"
ROW_COLUMNS = ("key", "max_lower", "max_upper", "min_lower", "min_upper", "positions", "seconds", "engine")


def rows(campaign: bytes) -> str:
    """rows_8x8.csv: every position of 8x8 that the campaign proved bounds of."""
    found = []
    for line in gzip.decompress(campaign).decode("utf-8").splitlines()[1:]:
        row = json.loads(line)
        found.append((row["key"], *row["max"], *row["min"], row["nodes"], row["seconds"], row["engine"]))
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(ROW_COLUMNS)
    writer.writerows(found)
    return text.getvalue()


def main() -> None:
    """Writes the files and says where they are."""
    build = TOP / "build" / "data-set"
    build.mkdir(parents=True, exist_ok=True)
    certificates, checkers = sorted(FOLDER.glob("certificate_*.gz")), sorted(FOLDER.glob("check_*.py"))
    for file in (FOLDER / "README.md", TABLE, *certificates, *checkers, TOP / "LICENSE", TOP / "CITATION.cff"):
        shutil.copy(file, build)
    write_bytes(build / "rows_8x8.csv.gz", gzip.compress(rows(CAMPAIGN.read_bytes()).encode("utf-8"), mtime=0))
    print(build)


if __name__ == "__main__":
    main()
