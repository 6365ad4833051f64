"""The positions before the user's own mistakes, asked again at growing intervals: actions of `tiling-gui puzzle`."""

import argparse
from collections.abc import Callable, Collection
from contextlib import closing
from datetime import date
from typing import Any

from tiling_gui.cli import common
from tiling_gui.console import Answer, Console, options
from tiling_gui.console.answers import bounds_text, counted
from tiling_gui.core.limits import Limit
from tiling_gui.errors import InputError
from tiling_gui.language import plain
from tiling_gui.records.cards import Card, due_first
from tiling_gui.records.posed import OwnMistake
from tiling_gui.records.task import judge, keeps
from tiling_gui.search.engine import make_engine
from tiling_gui.search.reasons import reasons
from tiling_gui.store import Store
from tiling_gui.store.tasks import all_mistakes, all_records, answered, cards

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
            found = all_mistakes(all_records(store, ids or None, console.run()), names_of(args))
            return act(args, found, store, console)

    return run


def _list(args: argparse.Namespace, found: list[OwnMistake], store: Store, console: Console) -> Answer:
    kept, today = cards(store), date.today()
    turn, rest = due_first(found, [each.task for each in found], kept, today)
    due = {each.task.code for each in turn}
    listed = turn if getattr(args, "due", False) else [*turn, *rest]
    lines = [
        f"{each.task.code}  {each.record}  move {each.number}: "
        f"{each.task.position.write(each.task.played)} costs {_cost(each)}; "
        + (f"due {kept[each.task.code].due}" if each.task.code not in due else "due today")
        for each in listed
    ]
    lines.append(f"{counted(len(listed), 'mistake')}, {len(due)} due today.")
    return _listed_answer(
        [_data(each, kept.get(each.task.code, Card())) for each in listed], len(due), "\n".join(lines)
    )


def _show(args: argparse.Namespace, found: list[OwnMistake], store: Store, console: Console) -> Answer:
    each = _one(found, args.code)
    task, position = each.task, each.task.position
    with closing(make_engine(task.game)) as engine:
        known = engine.analyse(position, console.run(Limit(seconds=_SECONDS)))
        why = reasons(position, task.played, engine, console.run(), analysis=known)
    value = task.value if known.value is None else known.value
    right = [entry.move for entry in known.moves if keeps(position, value, (entry.lower, entry.upper))]
    names = ", ".join(map(position.write, right))
    turn = task.game.turn(position, tr=plain)
    is_exact = task.exact or known.value is not None
    kept = f"The value {value}" if is_exact else bounds_text(*task.kept).capitalize()
    text = f"{position.diagram()}\n{turn}. {kept} is kept by {names or 'moves that were not found in time'}."
    data = _data(each, cards(store).get(task.code, Card()))
    text = "\n".join([text, *(f"{position.write(task.played)}: {reason.text()}" for reason in why)])
    data["reasons"] = [reason.to_json() for reason in why]
    data["right"] = list(map(task.game.move_to_json, right))
    return _listed_answer([data], None, text, complete=known.complete)


def _answer(args: argparse.Namespace, found: list[OwnMistake], store: Store, console: Console) -> Answer:
    each = _one(found, args.code)
    task = each.task
    move = task.position.read(args.move)
    with closing(make_engine(task.game)) as engine:
        right = judge(task, move, engine, console.run(), seconds=_SECONDS).right
    if right is None:
        card, words = cards(store).get(task.code, Card()), "It could not be judged in time."
    else:
        card = answered(store, task.code, right, date.today())
        words = (
            f"Right: it keeps {bounds_text(*task.kept)}."
            if right
            else f"It gives up value: another move keeps {bounds_text(*task.kept)}."
        )
        words += f" Due again on {card.due}."
    return _listed_answer([{**_data(each, card), "is_right": right}], None, words, complete=right is not None)


def _one(found: list[OwnMistake], code: str) -> OwnMistake:
    named = {each.task.code: each for each in found if code and each.task.code.startswith(code)}
    if len(named) != 1:
        raise InputError(
            f"{len(named)} mistakes have a code that begins with {code!r}; tiling-gui puzzle mistakes lists them."
        )
    return next(iter(named.values()))


def _cost(each: OwnMistake) -> str:
    return f"{each.cost}" if each.task.exact else f"{each.cost} or more"


def _data(each: OwnMistake, card: Card) -> dict[str, Any]:
    task = each.task
    return {
        "code": task.code,
        "game": each.record,
        "number": each.number,
        "side": str(task.to_move),
        "move": task.game.move_to_json(task.played),
        "value": task.value,
        "cost": each.cost,
        "exact": task.exact,
        **{name: data for name, data in card.to_json().items() if name in ("box", "due", "asked", "missed")},
    }


def _listed_answer(rows: list[dict[str, Any]], due: int | None, text: str, *, complete: bool = True) -> Answer:
    data: dict[str, Any] = {"mistakes": rows} | ({} if due is None else {"due": due})
    return Answer(data, text, complete)
