"""`tiling-gui export`: write a stored game as text, JSON, LaTeX or SVG, by the suffix of the file."""

import argparse

from tiling_gui.cli import common
from tiling_gui.cli.games import shown
from tiling_gui.console import Answer, Console
from tiling_gui.core.drawing.annotations import Annotations
from tiling_gui.errors import InputError
from tiling_gui.records.export import PICTURES, format_of, save
from tiling_gui.store.exchange import load_game, save_as_stored

EXAMPLES = ("export ID --to game.svg", "export ID --to game.svg --mark b2:cross --arrow a1-b2")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="GAME_ID", help="as listed by tiling-gui games; its first letters are enough")
    parser.add_argument(
        "--to", metavar="FILE", required=True, help="FILE.tiling, .txt, .json, .tex or .svg; - prints text"
    )
    parser.add_argument("--picture", action="store_true", help="for .tex: only the tikzpicture, for your own paper")
    kinds = "circle, square, triangle or cross"
    parser.add_argument(
        "--mark", action="append", default=[], metavar="PLACE[:KIND]", help=f"mark a place, such as c3:cross; {kinds}"
    )
    parser.add_argument(
        "--arrow", action="append", default=[], metavar="A-B[:KIND]", help="draw an arrow, such as a1-c3"
    )


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Write the file atomically. Raises InputError, StoreError."""
    form = "" if args.to == "-" else format_of(args.to)
    if args.picture and form != "tex":
        raise InputError("--picture is for FILE.tex.")
    if (args.mark or args.arrow) and form not in PICTURES:
        raise InputError("--mark and --arrow are for FILE.svg and FILE.tex.")
    with common.opened_store(console) as store:
        if args.to == "-":
            return shown(args, console, store)
        id = store.game_id(args.id)
        try:
            record = load_game(store, id)
        except InputError as error:
            console.note(str(error))
            save_as_stored(store, id, args.to)
            return Answer(
                {"id": id, "file": args.to, "format": "json"}, f"Game {id} written to {args.to}, exactly as stored."
            )
    notes = Annotations(marks=tuple(args.mark), arrows=tuple(args.arrow))
    save(record, args.to, picture=args.picture, notes=notes)
    return Answer({"id": record.id, "file": args.to, "format": form}, f"Game {record.id} written to {args.to}.")
