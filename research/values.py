"""Writes resources/engine/values.json: the value of every board solved so far, its cost, and a principal variation.

Also writes docs/board_values.md, the same as a table for readers, and docs/data/board_values.csv.

    python -m research.values 5x6 6x6 --time-limit 600     solves these boards for both starting sides and adds them
    python -m research.values --take solutions.json        adds what `tiling-gui solve BOARD --json` printed
    python -m research.values                              writes the page and the table again

An entry replaces an earlier one for the same board and starting side. Only completed solves are added, and none that
rests on results proved elsewhere.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from tiling_gui.atomic import write_text
from tiling_gui.core import shipped_files
from tiling_gui.core.board import Board, square_name
from tiling_gui.core.bound_store import ENGINE_VERSION
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run
from tiling_gui.core.tables import columns, csv_text
from tiling_gui.core.tiled import move_to_json
from tiling_gui.engine import Engine
from tiling_gui.engine.board_formulas import FORMULAS
from tiling_gui.engine.board_values import BoardValue, Size, board_values, size_of, value_of
from tiling_gui.engine.solved import FILE, UNFINISHED
from tiling_gui.games.domino.rules import DominoPosition, move_from_json

PATH = Path(__file__).resolve().parent.parent / "resources" / FILE
DOCS = PATH.parent.parent.parent / "docs"
PAGE, TABLE = DOCS / "board_values.md", DOCS / "data" / "board_values.csv"
_SECONDS = 1.0
"""Solves that took longer are listed with their cost."""
COLUMNS = (
    *columns("rows columns", "number"),
    *columns("first"),
    *columns("value", "number"),
    *columns("proved_by"),
    *columns("positions seconds threads", "number"),
    *columns("line"),
)
"""The columns of the table."""
ENTRY = ("board", "first", "value", "nodes", "seconds", "threads", "line")


def main() -> None:
    """Solve or read the boards, writing the files after each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boards", nargs="*")
    parser.add_argument("--take", nargs="*", default=[], metavar="FILE")
    parser.add_argument("--time-limit", type=float, default=None, metavar="S")
    parser.add_argument("--memory", type=int, default=None, metavar="MB")
    options = parser.parse_args()
    for file in options.take:
        for line in Path(file).read_text(encoding="utf-8").splitlines():
            note(json.loads(line))
    for board in options.boards:
        for first in Side.MAX, Side.MIN:
            engine = Engine(memory_mb=options.memory)
            engine.compile()
            found = engine.solve(DominoPosition(Board.parse(board), first), Run(Limit(seconds=options.time_limit)))
            print(
                board, first, f"{found.lower}..{found.upper}", f"{found.nodes:,}", f"{found.seconds:.2f} s", flush=True
            )
            moves = [move_to_json(move) for move in found.line]
            seconds = round(found.seconds, 3)
            note(
                dict(
                    zip(
                        ENTRY, (board, str(first), found.value, found.nodes, seconds, found.threads, moves), strict=True
                    )
                )
            )
    if not options.take and not options.boards:
        show(json.loads(PATH.read_text(encoding="utf-8"))["boards"])


def note(entry: dict[str, Any]) -> None:
    """Add a completed solve to the file."""
    if entry["value"] is None:
        print(f"{entry['board']}, {entry['first']} first: not solved, left out")
        return
    if entry.get("rests_on"):
        print(f"{entry['board']}, {entry['first']} first: rests on {entry['rests_on']}, left out")
        return
    data = json.loads(PATH.read_text(encoding="utf-8")) if PATH.exists() else {"boards": []}
    kept = {(old["board"], old["first"]): old for old in data["boards"]} if data.get("engine") == ENGINE_VERSION else {}
    kept[entry["board"], entry["first"]] = {name: entry[name] for name in ENTRY}
    rows = sorted(kept.values(), key=lambda row: (Board.parse(row["board"]).size, row["board"], row["first"]))
    lines = ",\n".join(json.dumps(row) for row in rows)
    shipped_files.write(PATH, f'{{"engine": "{ENGINE_VERSION}", "boards": [\n{lines}\n]}}\n')
    show(rows)


def show(rows: list[dict[str, Any]]) -> None:
    """Write the page and the table made from values.json."""
    write_text(PAGE, page(rows))
    write_text(TABLE, table(rows))


def table(rows: list[dict[str, Any]]) -> str:
    """docs/data/board_values.csv: every value of the page, by rows, columns and starting side, MAX first."""
    solves = {(row["board"], row["first"]): row for row in rows}
    lines: list[tuple[Any, ...]] = []
    for found in all_values(rows).values():
        for first, value in (Side.MAX, found.max_first), (Side.MIN, found.min_first):
            proof: tuple[object, ...] = ("theorem" if found.rows <= 3 else "rows", None, None, None, None)
            if row := solves.get((found.name, first)):
                moves = (move_from_json(move) for move in row["line"])
                line = " ".join("-".join(map(square_name, move)) for move in moves)
                proof = ("search", row["nodes"], row["seconds"], row["threads"], line)
            if value is not None:
                lines.append((found.rows, found.columns, str(first), value, *proof))
    return csv_text(COLUMNS, sorted(lines))


_TEXT = """# The values of boards

The minimax values of all rectangles solved so far: the number of dominoes under perfect play. If the value depends on
who begins, MAX first is before MIN first. Most boards are solved by completed search ([how](engine.md)), the longer
ones of one to three rows by theorems ([the theory](../resources/help/en/theory.md), Theorems 10, 11, 17, 19 and 20).
`research/values.py` writes this page and `resources/engine/values.json`, which has lines of best play. The folder
`docs/data` of the repository has the values as a data set that can be cited.

{values}

For every n, proved in [the theory](../resources/help/en/theory.md) (Theorems 10, 11, 17, 19 and 20):

{proved}

**Known before.** 1 x n for every n is due to Phillips and Slater (2001), whose competition-independence game on a path
of n − 1 is this game. That 2 x n is filled with MAX first follows from a theorem of Cranston, Kinnersley, O and West
(arXiv 1208.0085). Boards up to 5 x 6 were solved by the author of the tiling game; his table is in his TilingGame
repository, and `tiling-gui results --import tilingResults.txt` reads it. The other values were found by this program.

**Observed, not proved for every n:**

{observed}

The sequences named are of the [OEIS](https://oeis.org); none was found for 4 x n. That of n x n is false from n = 20 on
(Theorem 22). The smallest maximal tilings of n x n, which MIN would reach alone, are A280984.

To solve a board that is empty in the table, run a command such as `tiling-gui solve 9x9`, on
[several machines](cluster.md) if you like, or click on it in Tools > Families of positions.

Solves that took more than {seconds:.0f} s, each with the version that first solved the board, on two cores that often
had other work. 5x12 with MAX first was interrupted once; its first run took another 24 million positions.

{costs}
"""


def all_values(rows: list[dict[str, Any]]) -> dict[Size, BoardValue]:
    """The values of values.json, of theorems, and of searches that are finished for one starting side."""
    found: dict[tuple[Size, Side], tuple[int, int]] = {}
    for fact in UNFINISHED.values():
        board = Board.parse(fact.key.partition(":")[0])
        found |= {(size_of(board.rows, board.columns), first): fact.bounds(first) for first in (Side.MAX, Side.MIN)}
    for row in rows:
        board = Board.parse(row["board"])
        found[size_of(board.rows, board.columns), Side(row["first"])] = row["value"], row["value"]
    return board_values(lambda size, first: found.get((size, first), (0, 1)))


def page(rows: list[dict[str, Any]]) -> str:
    """docs/board_values.md for the entries of values.json."""
    values = all_values(rows)
    seen = [formula.check(values) for formula in FORMULAS]
    short = sorted({m for m, _ in values})
    lines = ["| | " + " | ".join(f"**{m}**" for m in short) + " |", "|---" * (len(short) + 1) + "|"]
    for n in sorted({n for _, n in values}):
        cells = (value_of((m, n), values) if m <= n else None for m in short)
        lines.append(f"| **{n}** | " + " | ".join(cell.text if cell else "" for cell in cells) + " |")
    costs = ["| board | first | value | positions | seconds | threads |", "|---|---|---|---|---|---|"]
    for row in rows:
        if row["seconds"] > _SECONDS:
            cost = f"{row['nodes']:,} | {row['seconds']:,.0f} | {row['threads']}"
            costs.append(f"| {row['board']} | {row['first']} | {row['value']} | {cost} |")
    return _TEXT.format(
        values="\n".join(lines),
        proved="\n".join(f"* {one.statement(one.formula.written)}." for one in seen if one.formula.for_every_n),
        seconds=_SECONDS,
        costs="\n".join(costs),
        observed="\n".join(f"* {one.statement(one.formula.written)}." for one in seen if not one.formula.for_every_n),
    )


if __name__ == "__main__":
    main()
