"""`tiling-gui games`: list, search, delete, restore, export and import stored games."""

import argparse
from pathlib import Path
from typing import Any

from tiling_gui.cli import common
from tiling_gui.console import Answer, Console, options
from tiling_gui.console.answers import board, counted, date, table
from tiling_gui.core import catalogue, json_text
from tiling_gui.core.drawing.annotations import Annotations
from tiling_gui.core.game import Side, plain_move
from tiling_gui.errors import InputError
from tiling_gui.records import collection, json_form, text
from tiling_gui.records.export import PICTURES
from tiling_gui.records.verdict import Verdict, is_last_mover
from tiling_gui.store import Store
from tiling_gui.store.exchange import export_games, import_games, load_game, readable, save_as_stored
from tiling_gui.store.labels import NO_LABEL, Label
from tiling_gui.store.position_index import continuations
from tiling_gui.store.removed import DAYS, GAME
from tiling_gui.store.rows import GameRow

_ID = "as listed by tiling-gui games; its first letters are enough"


EXAMPLES = ("games", "games export --all --to games.tiling", 'games at 8x8 --moves "c3-d3"')


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(act=_list)
    actions = parser.add_subparsers(dest="action", metavar="ACTION")
    listing = options.action(actions, "list", "all games that were started (also without ACTION)", _list)
    listing.add_argument("--deleted", action="store_true", help=f"deleted games that can be restored, for {DAYS} days")
    options.action(actions, "show", "one game as a text record", _show).add_argument("id", metavar="GAME_ID", help=_ID)
    delete = options.action(actions, "delete", "delete games", _delete)
    restore = options.action(actions, "restore", "restore deleted games", _restore)
    for each in (delete, restore):
        each.add_argument("ids", metavar="GAME_ID", nargs="+", help=_ID)
    at = options.action(actions, "at", "the games that reached a position, and what was played there next", _at)
    common.position_arguments(at)
    at.add_argument("--moves", default="", metavar="MOVES", help='moves already made, such as "a1-b1, c1-c2"')
    out = options.action(actions, "export", "write games to one file, or one file each to a folder", _export)
    out.add_argument("ids", metavar="GAME_ID", nargs="*", help=_ID)
    out.add_argument("--all", action="store_true", help="all games of the list")
    out.add_argument(
        "--to", metavar="PLACE", required=True, help="FILE.tiling, .txt or .json; one game also .tex, .svg; - prints"
    )
    out.add_argument("--picture", action="store_true", help="for .tex: only the tikzpicture, for your own paper")
    kinds = "circle, square, triangle or cross"
    out.add_argument(
        "--mark", action="append", default=[], metavar="PLACE[:KIND]", help=f"mark a place, such as c3:cross; {kinds}"
    )
    out.add_argument("--arrow", action="append", default=[], metavar="A-B[:KIND]", help="an arrow, such as a1-c3")
    into = options.action(actions, "import", "save the games of record files", _import)
    into.add_argument(
        "files", metavar="FILE", nargs="+", help="record files (.tiling, .txt, .json), tilingResults.txt; - reads stdin"
    )


def run(args: argparse.Namespace, console: Console) -> Answer:
    with common.opened_store(console) as store:
        answer: Answer = args.act(args, console, store)
    return answer


def _list(args: argparse.Namespace, console: Console, store: Store) -> Answer:
    deleted: bool = getattr(args, "deleted", False)
    rows, labels, gone = store.games(deleted=deleted), store.labels.all(GAME), store.removed.when(GAME)
    listed = [_row_json(row, labels) | ({"deleted": gone[row.id]} if deleted else {}) for row in rows]
    if not rows and deleted:
        return Answer({"games": []}, f"No games were deleted in the last {DAYS} days.")
    return Answer({"games": listed}, _text(rows, labels))


def _row_json(row: GameRow, labels: dict[str, Label]) -> dict[str, Any]:
    return {
        "id": row.id,
        "when": row.when,
        "game": row.game,
        "board": row.board,
        "moves": row.moves,
        "result": str(row.result) if row.result else None,
        **labels.get(row.id, NO_LABEL).to_json(),
    }


def _at(args: argparse.Namespace, console: Console, store: Store) -> Answer:
    """The games that reached a position or an equivalent one, and the next moves with the results of those games."""
    position = common.read_moves(common.read_position(args, console), args.moves)
    visits = store.games_at(position, console.run())
    rows, labels, sides = [visit.game for visit in visits], store.labels.all(GAME), _sides(position)
    played: list[dict[str, Any]] = [
        {
            "moves": [plain_move(position.write(move)) for move in next_.moves],
            "games": len(next_.visits),
            **{str(end): next_.ended(end) for end in sides},
        }
        for next_ in continuations(position, visits)
    ]
    after = [_row_json(visit.game, labels) | {"after": visit.ply} for visit in visits]
    if not rows:
        return Answer({"games": [], "next": []}, "No game reached this position.")
    heads = ("next move", "games", *(f"{end} won" if end in Side else str(end) for end in sides))
    cells = []
    for row in played:
        move, *others = row["moves"]  # equivalent moves
        words = f"{move} (or {len(others)} like it)" if others else move
        cells.append([words, *(str(row[key]) for key in ("games", *map(str, sides)))])
    words = f"{counted(len(rows), 'game')} reached this position."
    if cells:
        words += "\n\n" + table(heads, cells, right=heads[1:])
    return Answer({"games": after, "next": played}, f"{words}\n\n{_text(rows, labels)}")


def _sides(position: Any) -> tuple[Verdict, ...]:
    one, other = (Verdict(side.value) for side in catalogue.game_of_position(position).sides)
    return (one, other) if is_last_mover(position) else (one, Verdict.DRAW, other)


def _show(args: argparse.Namespace, console: Console, store: Store) -> Answer:
    """The game `args.id` as a text or JSON record."""
    id = store.game_id(args.id)
    try:
        record = load_game(store, id)
    except InputError as error:
        console.note(str(error))
        return _as_stored(store.game_text(id))
    return Answer(json_form.to_json(record), text.write(record).rstrip("\n"), schema="record")


def _as_stored(kept: str) -> Answer:
    """A stored game that is no longer legal: its setup and moves as written, without values."""
    data, setup, moves = json_text.loads(kept, "The record"), json_form.setup_text(kept), json_form.moves_text(kept)
    return Answer(data if isinstance(data, dict) else {}, f"{setup}\n{moves}".rstrip("\n"), schema="record")


def _delete(args: argparse.Namespace, console: Console, store: Store) -> Answer:
    ids = _found(args.ids, store)
    for id in ids:
        store.removed.add(GAME, id)
    words = (
        f"{counted(len(ids), 'game')} deleted. To restore within {DAYS} days: tiling-gui games restore {' '.join(ids)}"
    )
    return Answer({"deleted": ids}, words)


def _restore(args: argparse.Namespace, console: Console, store: Store) -> Answer:
    ids = [id for id in _found(args.ids, store) if store.removed.restore(GAME, id)]
    return Answer({"restored": ids}, f"{counted(len(ids), 'game')} restored.")


def _export(args: argparse.Namespace, console: Console, store: Store) -> Answer:
    """Write the files atomically; one game that can no longer be opened is written to a .json file as it is stored."""
    if args.all == bool(args.ids):
        raise InputError("Name the games: GAME_ID ..., or --all.")
    form = Path(args.to).suffix.lower().removeprefix(".")
    if args.picture and form != "tex":
        raise InputError("--picture is for FILE.tex.")
    if (args.mark or args.arrow) and form not in PICTURES:
        raise InputError("--mark and --arrow are for FILE.svg and FILE.tex.")
    ids = [row.id for row in store.games()] if args.all else _found(args.ids, store)
    if not ids:
        raise InputError("There are no games to export.")
    try:
        records, left_out = readable(store, ids)
    except InputError as error:
        if len(ids) > 1:
            raise
        console.note(str(error))
        if args.to == "-":
            return _as_stored(store.game_text(ids[0]))
        save_as_stored(store, ids[0], args.to)
        words = f"Game {ids[0]} written to {args.to}, exactly as stored."
        return Answer({"exported": ids, "files": [args.to]}, words)
    if args.to == "-":
        for sentence in left_out:
            console.note(sentence)
        objects = [json_form.to_json(record) for record in records]
        return Answer({}, collection.write(records, "txt").rstrip("\n"), schema="record", objects=objects)
    notes = Annotations(marks=tuple(args.mark), arrows=tuple(args.arrow))
    files = [str(file) for file in export_games(records, args.to, picture=args.picture, notes=notes)]
    where = files[0] if len(files) == 1 else args.to
    data = {"exported": [record.id for record in records], "files": files}
    return Answer(data, "\n".join([*left_out, f"{counted(len(records), 'game')} written to {where}."]))


def _import(args: argparse.Namespace, console: Console, store: Store) -> Answer:
    """Import all files, or none."""
    taken, reports = import_games(store, args.files, common.read_games)
    data: dict[str, Any] = {"imported": [{"file": one.file, "id": one.kept.id} for one in taken]}
    apart = {True: ", as a separate game: it differs from the saved one", False: ""}
    lines = [f"Game {one.kept.id} ({one.kept.board}) from {one.file}{apart[one.is_separate]}." for one in taken]
    if reports:
        data["results"] = sum(report.added for report in reports)
        data["skipped"] = [sentence for report in reports for sentence in report.skipped]
        for sentence in data["skipped"]:
            console.note(sentence)
        lines += [report.sentence for report in reports]
    return Answer(data, "\n".join(lines))


def _found(ids: list[str], store: Store) -> list[str]:
    """The full ids without duplicates. Raises InputError before anything is done if one is not found."""
    return list(dict.fromkeys(store.game_id(id) for id in ids))


def _text(rows: list[GameRow], labels: dict[str, Label]) -> str:
    if not rows:
        return "No games yet. Every game that is played is saved here."
    heads = ["id", "when", "game", "board", "MAX", "MIN", "moves", "result"]
    cells = [
        [row.id, date(row.when), row.game, board(row.game, row.board), *_players(row), str(row.moves), _result(row)]
        for row in rows
    ]
    if any(row.id in labels for row in rows):
        heads.append("name")
        for row, line in zip(rows, cells, strict=True):
            line.append(_named(labels.get(row.id, NO_LABEL)))
    return table(heads, cells, right=("moves",))


def _players(row: GameRow) -> list[str]:
    """The player of each side; all names if there were several."""
    return [name if ", " in name else spec for spec, name in ((row.max, row.max_name), (row.min, row.min_name))]


def _named(label: Label) -> str:
    """ "* a name [tag, tag]": the star is the bookmark."""
    tags = f"[{', '.join(label.tags)}]" if label.tags else ""
    return " ".join(filter(None, ("*" if label.bookmarked else "", label.name, tags)))


def _result(row: GameRow) -> str:
    if row.finished is None:
        return "in progress"
    words = "" if row.value is None else str(row.value)
    if row.result is None:
        return words
    return f"{words} {row.result}" if row.result == "draw" else f"{words} {row.result} wins"
