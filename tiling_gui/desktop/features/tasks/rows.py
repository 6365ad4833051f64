"""The rows of the window of tasks: what is asked, where it is from, and the user's results. No Qt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.records.cards import Card, due_first
from tiling_gui.records.posed import OwnMistake
from tiling_gui.records.record import board_name, shown_board
from tiling_gui.records.task import Task
from tiling_gui.store.tasks import Entry

NEW = Card()


@dataclass(frozen=True)
class TaskRow:
    """A row of the table."""

    task: Task | None
    """None for the puzzle of the day before it is found, and for damaged data."""
    note: str = ""
    card: Card = NEW
    due: bool = False
    words: str = ""
    """Shown if there is no task."""
    code: str = ""
    """The code in a collection; "" elsewhere."""

    @property
    def question(self) -> str:
        return self.words if self.task is None else self.task.question()

    @property
    def cells(self) -> tuple[str, ...]:
        task, card = self.task, self.card
        if task is None:
            return self.words, "", "", "", ""
        kind, board = tr(task.game.name), shown_board(task.game.key, board_name(task.game.key, task.start))
        state = {None: "", True: tr("solved", "puzzle"), False: tr("missed")}[card.first]
        note = " · ".join(filter(None, (self.note, task.comment, state)))
        when = tr("today") if self.due else words.day(card.due) if card.due else ""
        return self.question, f"{kind}, {board}", note, str(card.box) if card.asked else "", when


def mistake_rows(found: Sequence[OwnMistake], cards: Mapping[str, Card], today: date) -> list[TaskRow]:
    """The user's mistakes, those due today first."""
    due, rest = due_first(found, [each.task for each in found], cards, today)
    return [
        TaskRow(each.task, _mistake(each), cards.get(each.task.code, NEW), is_due)
        for listed, is_due in ((due, True), (rest, False))
        for each in listed
    ]


def _mistake(each: OwnMistake) -> str:
    size = words.value(each.cost)
    size = size if each.task.exact else tr("{cost} or more", cost=size)
    cost = size if each.task.counted else tr("the win")
    move = each.task.position.write(each.task.played)
    return tr("{number}. {move} cost {cost}", number=each.number, move=move, cost=cost)


def guess_rows(tasks: Sequence[Task]) -> list[TaskRow]:
    """The moves of a game to be guessed."""
    return [TaskRow(task, tr("Move {ply}", ply=len(task.moves) + 1)) for task in tasks]


def entry_rows(entries: Sequence[Entry], cards: Mapping[str, Card], today: date) -> list[TaskRow]:
    """The tasks of a collection; of a damaged one, the error."""
    return [_entry(entry, cards, today) for entry in entries]


def _entry(entry: Entry, cards: Mapping[str, Card], today: date) -> TaskRow:
    try:
        task = entry.task
    except InputError as error:
        return TaskRow(None, words=str(error), code=entry.code)
    return task_row(task, cards, today, code=entry.code)


def task_row(task: Task, cards: Mapping[str, Card], today: date, code: str = "") -> TaskRow:
    card = cards.get(task.code, NEW)
    return TaskRow(task, "", card, card.asked > 0 and card.is_due(today), code=code)
