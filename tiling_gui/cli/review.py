"""`tiling-gui review`: the mistakes of games, judged by exact values, and the moves that would have been right."""

import argparse
import os
from pathlib import Path
from typing import Any

from tiling_gui.cli import common
from tiling_gui.console import Answer, Console, options
from tiling_gui.console.answers import bounds_text, counted
from tiling_gui.core.limits import Limit, Run
from tiling_gui.errors import InputError
from tiling_gui.language import plain
from tiling_gui.players.review import Mistake, Review, review
from tiling_gui.records import collection
from tiling_gui.records.known import propagated
from tiling_gui.records.posed import is_played
from tiling_gui.records.record import GameRecord
from tiling_gui.records.reviewed import is_reviewed, punished, with_review
from tiling_gui.records.task import keeps
from tiling_gui.search.engine import GameEngine
from tiling_gui.search.reasons import reasons
from tiling_gui.store import Store
from tiling_gui.store.tasks import all_records

_SECONDS = 10.0
_PUNISHED = {True: "punished", False: "not punished", None: "whether punished is not known"}


EXAMPLES = ("review game.tiling", "review --all --keep")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "games", metavar="FILE|GAME_ID", nargs="*", help="record files, or saved games by their ids; - reads stdin"
    )
    parser.add_argument("--all", action="store_true", help="every saved game not yet fully reviewed")
    parser.add_argument(
        "--time-limit", type=options.seconds, default=_SECONDS, metavar="S", help="for a position (default 10)"
    )
    parser.add_argument(
        "--keep", action="store_true", help="write values and better lines, as variations, into the saved games"
    )


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Review one game after another; --json prints an object for each. Ctrl-C ends with the games done so far.

    With --keep each game is stored as soon as it is reviewed, so that --all resumes where it was interrupted.
    """
    if bool(args.games) is args.all:
        raise InputError("Name the games to review, by FILE or GAME_ID, or give --all.")
    objects: list[dict[str, Any]] = []
    lines: list[str] = []
    with common.opened_store(console) as store, common.engines(store.facts) as engine_of:
        records = _all(store) if args.all else [each for what in args.games for each in _records(store, what)]
        if args.keep and not all(is_kept for _, _, is_kept in records):
            raise InputError("--keep is for saved games, by GAME_ID or --all: a file is not changed.")
        if not records:
            console.note("There is no game to review.")
        for name, record, is_kept in records:
            engine = engine_of(record.game)
            tree = propagated(store.with_proved_bounds(record).tree)
            known = tree.bounds_along(record.line) if is_kept else ()
            found = review(record.tree.start, record.line, engine, console.run(), known=known, seconds=args.time_limit)
            if console.stop.is_set:
                break
            objects.append(_data(name, record, found, engine, args.time_limit, console))
            lines.append(_text(objects[-1], record, found))
            if args.keep and is_kept:
                store.put_game(with_review(record, found))
    complete = len(objects) == len(records) and all(each["exact"] for each in objects)
    return Answer({}, "\n\n".join(lines), complete, objects=objects)


def _all(store: Store) -> list[tuple[str, GameRecord, bool]]:
    return [(record.id, record, True) for record in all_records(store) if is_played(record) and not is_reviewed(record)]


def _records(store: Store, what: str) -> list[tuple[str, GameRecord, bool]]:
    """(its name in the answer, the record, whether it is stored) for every game in a file, or for a stored game."""
    if what == "-" or Path(what).suffix or os.path.exists(what):  # os.path.exists accepts names too long for a file
        found = collection.read(common.read_games(what))
        return [(what if len(found) == 1 else f"{what} {number}", game, False) for number, game in enumerate(found, 1)]
    record = store.game(what)
    return [(record.id, record, True)]


def _data(
    name: str, record: GameRecord, found: Review, engine: GameEngine, seconds: float, console: Console
) -> dict[str, Any]:
    tree, line = record.tree, record.line
    kind = tree.game

    def explained(mistake: Mistake) -> dict[str, Any]:
        """The moves proved to keep the value, in the game's order, and the reasons why it is a mistake."""
        position, run = tree.position_at(line[: mistake.ply - 1]), Run(stop=console.stop)
        analysis = engine.analyse(position, run.part(Limit(seconds=seconds)))
        kept = {
            entry.move for entry in analysis.moves if keeps(position, mistake.before, (entry.lower, entry.upper))
        } | set(mistake.line[:1])
        why = reasons(position, mistake.move, engine, run.part(Limit(seconds=seconds)), analysis=analysis)
        return {
            "better": [kind.move_to_json(move) for move in position.moves() if move in kept],
            "punished": punished(found, mistake.ply),
            "reasons": [reason.to_json() for reason in why],
        }

    return {
        "game": name,
        "moves": len(found.moves),
        "mistakes": [
            {
                "number": mistake.ply,
                "side": str(mistake.side),
                "move": kind.move_to_json(mistake.move),
                "cost": mistake.lost,
                "exact": mistake.exact,
                **explained(mistake),
            }
            for mistake in found.mistakes
        ],
        "losses": [
            {
                "side": str(loss.side),
                "numbers": list(loss.numbers),
                "mistakes": loss.mistakes,
                "cost": loss.least,
            }
            for loss in found.losses
        ],
        "exact": found.exact,
    }


def _text(data: dict[str, Any], record: GameRecord, found: Review) -> str:
    mistakes = counted(found.count(), "mistake")
    unjudged = "." if data["exact"] else " found; not every position could be judged in time."
    lines = [f"{data['game']}: {counted(data['moves'], 'move')}, {mistakes}{unjudged}"]
    tree, line = record.tree, record.line
    for mistake, row in zip(found.mistakes, data["mistakes"], strict=True):
        position = tree.position_at(line[: mistake.ply - 1])
        better = ", ".join(position.write(tree.game.move_from_json(each)) for each in row["better"])
        said = _PUNISHED[row["punished"]]
        before, after = (bounds_text(*pair) for pair in mistake.bounds)
        lines.append(
            f"{mistake.ply:4}. {mistake.side} {position.write(mistake.move)}: {before} before, {after} after, {said}; "
            f"better: {better or 'not found in time'}"
        )
        lines += [f"      {reason['text']}" for reason in row["reasons"]]
    lines += [f"      {loss.sentence(plain)}" for loss in found.losses]
    return "\n".join(lines)
