"""`tiling-gui games`: the games that are kept, the last played first."""

import argparse

from tiling_gui.cli import Answer, Console
from tiling_gui.cli.tables import board, date, table
from tiling_gui.store import GameRow, Store


def arguments(parser: argparse.ArgumentParser) -> None:
    """The verb has no options of its own."""


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Lists the games. Raises StoreError."""
    with Store.open() as store:
        rows = store.games()
        for sentence in store.messages:
            console.note(sentence)
    listed = [
        {
            "id": row.id,
            "when": row.when,
            "game": row.game,
            "board": row.board,
            "moves": row.moves,
            "result": str(row.result) if row.result else None,
        }
        for row in rows
    ]
    return Answer({"games": listed}, _text(rows))


def _text(rows: list[GameRow]) -> str:
    if not rows:
        return "No games yet. Every game that is played is kept here."
    heads = ("id", "when", "game", "board", "MAX", "MIN", "moves", "result")
    cells = [
        (row.id, date(row.when), row.game, board(row.game, row.board), row.max, row.min, str(row.moves), _result(row))
        for row in rows
    ]
    return table(heads, cells, right=("moves",))


def _result(row: GameRow) -> str:
    if row.finished is None:
        return "going on"
    words = "" if row.value is None else str(row.value)
    if row.result is None:
        return words
    return f"{words} {row.result}" if row.result == "draw" else f"{words} {row.result} wins"
