"""Writes resources/engine/values.json: the value of every board solved so far, what it cost, and a line.

    python packaging/values.py 5x6 6x6 --time-limit 600     solves these boards, both starters, and notes the result
    python packaging/values.py --take solution.json         notes what `tiling-gui solve BOARD --json` printed

An entry replaces an earlier one of the same board and starter. Only completed solves are noted.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from tiling_gui.atomic import write_text
from tiling_gui.engine import ENGINE_VERSION, Engine
from tiling_gui.engine.solved import FILE
from tiling_gui.rules.board import Board
from tiling_gui.rules.domino import DominoPosition, move_to_json
from tiling_gui.rules.game import Side
from tiling_gui.search.limits import Limit

PATH = Path(__file__).resolve().parent.parent / "resources" / FILE
ENTRY = ("board", "first", "value", "nodes", "seconds", "threads", "line")


def main() -> None:
    """Reads, solves, writes; after every board, so that nothing is lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boards", nargs="*")
    parser.add_argument("--take", nargs="*", default=[], metavar="FILE")
    parser.add_argument("--time-limit", type=float, default=None, metavar="S")
    parser.add_argument("--memory", type=int, default=None, metavar="MB")
    options = parser.parse_args()
    for file in options.take:
        note(json.loads(Path(file).read_text(encoding="utf-8")))
    for board in options.boards:
        for first in Side.MAX, Side.MIN:
            engine = Engine(memory_mb=options.memory)
            engine.prepare()
            found = engine.solve(DominoPosition(Board.parse(board), first), limit=Limit(seconds=options.time_limit))
            print(
                board, first, f"{found.lower}..{found.upper}", f"{found.nodes:,}", f"{found.seconds:.2f} s", flush=True
            )
            line = [move_to_json(move) for move in found.line]
            seconds = round(found.seconds, 3)
            note(
                dict(
                    zip(ENTRY, (board, str(first), found.value, found.nodes, seconds, found.threads, line), strict=True)
                )
            )


def note(entry: dict[str, Any]) -> None:
    """Puts a completed solve into the file."""
    if entry["value"] is None:
        print(f"{entry['board']}, {entry['first']} first: not solved, left out")
        return
    data = json.loads(PATH.read_text(encoding="utf-8")) if PATH.exists() else {"boards": []}
    kept = {(old["board"], old["first"]): old for old in data["boards"]} if data.get("engine") == ENGINE_VERSION else {}
    kept[entry["board"], entry["first"]] = {name: entry[name] for name in ENTRY}
    rows = sorted(kept.values(), key=lambda row: (Board.parse(row["board"]).size, row["board"], row["first"]))
    lines = ",\n".join(json.dumps(row) for row in rows)
    write_text(PATH, f'{{"engine": "{ENGINE_VERSION}", "boards": [\n{lines}\n]}}\n')


if __name__ == "__main__":
    main()
