"""The positions before the user's own mistakes, asked again at growing intervals: actions of `tiling-gui puzzle`."""

import argparse
from collections.abc import Callable, Collection
from contextlib import closing
from datetime import date
from typing import Any

from tiling_gui.cli import common
from tiling_gui.console import Answer, Console, options
from tiling_gui.console.answers import bounds_text, counted
from tiling_gui.core.catalogue import game
from tiling_gui.core.limits import Limit
from tiling_gui.errors import InputError
from tiling_gui.language import plain
from tiling_gui.records.practice import Card, Exercise, due_first, keeps, keeps_value
from tiling_gui.search.engine import make_engine
from tiling_gui.search.reasons import reasons
from tiling_gui.store import Store
from tiling_gui.store.practice import all_exercises, all_records, answered, cards

_SECONDS = 60.0
YOU = "You"
"""The default name of the user."""


def add_actions(actions: Any) -> None:
    """Add the actions of `puzzle` about the user's own mistakes."""
    listing = options.action(actions, "mistakes", "your own mistakes, those due today first", _answer_of(_list))
    listing.add_argument("games", metavar="GAME_ID", nargs="*", help="only from these games (default: all)")
    listing.add_argument("--due", action="store_true", help="only what is due today")
    show = options.action(
        actions, "mistake", "the position before a mistake, and the moves that keep its value", _answer_of(_show)
    )
    answer = options.action(
        actions, "answer", "whether a move keeps the value; the first answer of a day counts", _answer_of(_answer)
    )
    for sub in (show, answer):
        sub.add_argument("code", metavar="CODE", help="as listed; its first letters are enough")
    answer.add_argument("move", metavar="MOVE", help="as the game writes moves")
    for sub in (listing, show, answer):
        names_argument(sub)


def names_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--name",
        action="append",
        default=argparse.SUPPRESS,
        metavar="NAME",
        help=f"whose moves: the name of the person in the records (default {YOU})",
    )


def names_of(args: argparse.Namespace) -> Collection[str]:
    return getattr(args, "name", [YOU])


def _answer_of(act: Callable[..., Answer]) -> Callable[[argparse.Namespace, Console], Answer]:
    """`act` as an action of a verb: it is given the known mistakes and the store as well."""

    def run(args: argparse.Namespace, console: Console) -> Answer:
        with common.opened_store(console) as store:
            ids = [store.game_id(id) for id in getattr(args, "games", [])]
            found = all_exercises(all_records(store, ids or None, console.run()), names_of(args))
            return act(args, found, store, console)

    return run


def _list(args: argparse.Namespace, found: list[Exercise], store: Store, console: Console) -> Answer:
    kept, today = cards(store), date.today()
    turn, rest = due_first(found, kept, today)
    due = {each.code for each in turn}
    listed = turn if getattr(args, "due", False) else [*turn, *rest]
    lines = [
        f"{each.code}  {each.record}  move {each.number}: {each.position.write(each.played)} costs {_cost(each)}; "
        + (f"due {kept[each.code].due}" if each.code not in due else "due today")
        for each in listed
    ]
    lines.append(f"{counted(len(listed), 'mistake')}, {len(due)} due today.")
    return _listed_answer([_data(each, kept.get(each.code, Card())) for each in listed], len(due), "\n".join(lines))


def _show(args: argparse.Namespace, found: list[Exercise], store: Store, console: Console) -> Answer:
    each = _one(found, args.code)
    with closing(make_engine(game(each.game))) as engine:
        known = engine.analyse(each.position, console.run(Limit(seconds=_SECONDS)))
        why = reasons(each.position, each.played, engine, console.run(), analysis=known)
    value = each.value if known.value is None else known.value
    right = [entry.move for entry in known.moves if keeps(each.position, value, entry.lower, entry.upper)]
    position = each.position
    names = ", ".join(map(position.write, right))
    turn = game(each.game).turn(position, tr=plain)
    is_exact = each.exact or known.value is not None
    kept = f"The value {value}" if is_exact else bounds_text(*each.kept).capitalize()
    text = f"{position.diagram()}\n{turn}. {kept} is kept by {names or 'moves that were not found in time'}."
    data = _data(each, cards(store).get(each.code, Card()))
    text = "\n".join([text, *(f"{position.write(each.played)}: {reason.text()}" for reason in why)])
    data["reasons"] = [reason.to_json() for reason in why]
    data["right"] = [game(each.game).move_to_json(move) for move in right]
    return _listed_answer([data], None, text, complete=known.complete)


def _answer(args: argparse.Namespace, found: list[Exercise], store: Store, console: Console) -> Answer:
    each = _one(found, args.code)
    move = each.position.read(args.move)
    with closing(make_engine(game(each.game))) as engine:
        right = keeps_value(each.position, each.value, move, engine, _SECONDS, console.stop)
    if right is None:
        card, words = cards(store).get(each.code, Card()), "It could not be judged in time."
    else:
        card = answered(store, each.code, right, date.today())
        words = (
            f"Right: it keeps {bounds_text(*each.kept)}."
            if right
            else f"It gives up value: another move keeps {bounds_text(*each.kept)}."
        )
        words += f" Due again on {card.due}."
    return _listed_answer([{**_data(each, card), "is_right": right}], None, words, complete=right is not None)


def _one(found: list[Exercise], code: str) -> Exercise:
    named = {each.code: each for each in found if code and each.code.startswith(code)}
    if len(named) != 1:
        raise InputError(
            f"{len(named)} mistakes have a code that begins with {code!r}; tiling-gui puzzle mistakes lists them."
        )
    return next(iter(named.values()))


def _cost(each: Exercise) -> str:
    return f"{each.cost}" if each.exact else f"{each.cost} or more"


def _data(each: Exercise, card: Card) -> dict[str, Any]:
    kind = game(each.game)
    return {
        "code": each.code,
        "game": each.record,
        "number": each.number,
        "side": str(each.position.to_move),
        "move": kind.move_to_json(each.played),
        "value": each.value,
        "cost": each.cost,
        "exact": each.exact,
        **card.to_json(),
    }


def _listed_answer(rows: list[dict[str, Any]], due: int | None, text: str, *, complete: bool = True) -> Answer:
    data: dict[str, Any] = {"mistakes": rows} | ({} if due is None else {"due": due})
    return Answer(data, text, complete)
