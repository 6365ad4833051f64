"""`tiling-gui import`: store games from files of records, and results of the original program."""

import argparse

from tiling_gui.cli import common
from tiling_gui.cli.games import imported
from tiling_gui.console import Answer, Console

EXAMPLES = ("import game.tiling",)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", metavar="FILE", nargs="+", help="record files (.tiling, .txt, .json), tilingResults.txt; - reads stdin"
    )


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Import all files, or none. Raises InputError, StoreError."""
    with common.opened_store(console) as store:
        answer = imported(args, console, store)
        for sentence in answer.data.get("skipped", ()):
            console.note(sentence)
    return answer
