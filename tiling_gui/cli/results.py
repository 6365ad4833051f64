"""`tiling-gui results`: results of solves and finished games; export to CSV or JSON, import of old results."""

import argparse
from typing import Any

from tiling_gui import atomic
from tiling_gui.cli import common
from tiling_gui.console import Answer, Console
from tiling_gui.console.answers import board, counted, date, table
from tiling_gui.store.listing import Row, as_json, entries, save
from tiling_gui.store.rows import GameRow
from tiling_gui.store.tiling_results import import_results

EXAMPLES = ("results", "results --export results.csv")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--unfinished", action="store_true", help="only solves that can be continued")
    parser.add_argument("--export", metavar="FILE", help="write all results to FILE.csv or FILE.json")
    parser.add_argument(
        "--import", metavar="FILE", dest="source", help="import the original program's tilingResults.txt"
    )


def run(args: argparse.Namespace, console: Console) -> Answer:
    text = atomic.read_text(args.source) if args.source is not None else None
    with common.opened_store(console) as store:
        data: dict[str, Any] = {}
        lines = []
        if text is not None:
            report = import_results(store, text)
            data |= {"imported": report.added, "known": report.known, "skipped": list(report.skipped)}
            for sentence in report.skipped:
                console.note(sentence)
            lines.append(report.sentence)
        rows = [row for row in entries(store) if not args.unfinished or row.is_unfinished]
        if args.export is not None:
            save(rows, args.export)
            data["exported"] = len(rows)
            lines.append(f"{counted(len(rows), 'result')} written to {args.export}.")
    if not lines:
        lines.append(_text(rows))
    return Answer({"results": [as_json(row) for row in rows], **data}, "\n".join(lines))


def _text(rows: list[Row]) -> str:
    if not rows:
        return "No results yet. Every exact solve and every finished game is saved here."
    heads = ("id", "when", "board", "first", "MAX", "MIN", "value", "positions", "seconds", "state")
    cells = [
        (
            str(row.id),
            date(row.when),
            board(row.game, row.board),
            row.first,
            _player(row, row.max),
            _player(row, row.min),
            _value(row),
            "" if row.nodes is None else f"{row.nodes:,}",
            "" if row.seconds is None else f"{row.seconds:.2f}",
            "imported" if row.source == "import" else row.state,
        )
        for row in rows
    ]
    return table(heads, cells, right=("value", "positions", "seconds"))


def _player(row: Row, level: int | str | None) -> str:
    if level is None:
        return "" if isinstance(row, GameRow) else "exact"
    return f"looks {level} ahead" if isinstance(level, int) else level


def _value(row: Row) -> str:
    if row.value is not None:
        return str(row.value)
    return "" if row.lower is None else f"{row.lower}..{row.upper}"
