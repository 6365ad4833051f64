"""Assignments: a lesson whose answers are hidden (docs/formats.md), the answers of a student, and their marks.

A right answer is found by a completed search that starts with an empty table and uses no shipped values. The exception
is a choice: the teacher's file says which answer is right, and the copy for students does not.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain, count
from pathlib import Path
from typing import Any

from tiling_gui import atomic
from tiling_gui.core import json_text
from tiling_gui.core.exact_text import clean, for_message, value_from_text
from tiling_gui.core.game import plain_move, reached
from tiling_gui.core.limits import Limit, Progress, Run
from tiling_gui.core.tables import Column, columns, csv_text
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr
from tiling_gui.records.lesson_figures import BoardText, NimSumText, SearchText, no_guess
from tiling_gui.records.lesson_file import INDENT, LEAVES, LIST_MARK, TEXT, WINNER, LessonText, StepText
from tiling_gui.search.compare import search_by
from tiling_gui.search.conditions import BY_HAND
from tiling_gui.search.engine import make_engine
from tiling_gui.search.grundy import nim_sum
from tiling_gui.search.methods import info_of
from tiling_gui.search.result import maximises

FORMAT, VERSION = "tiling-gui answers", 1
_MOST_NODES = 300_000
"""Most positions searched for a question; in games without a fast engine, for each move."""
_LONGEST = 20_000
"""Maximum length of an answer, in characters."""
_WORDS = re.compile(r"(board|first|moves|find|tree|search|at|node|game-tree|nim-sum|marks|stack|ask) *:", re.IGNORECASE)


@dataclass(frozen=True)
class Answers:
    """A student's answers to an assignment."""

    digest: str
    """`digest_of` the questions that were answered."""
    title: str = ""
    name: str = ""
    """The student's name."""
    given: dict[int, str] = field(default_factory=dict)
    """By step number, from 1: a move, a number or words as typed, or the text of a choice."""


@dataclass(frozen=True)
class RightAnswers:
    """The right answers of a question."""

    number: int
    """The step number, from 1."""
    step: StepText
    right: tuple[str, ...]
    """All right answers, as they are written; () for words, which a person marks."""

    @property
    def asks(self) -> str:
        """ "move", "choice", or the word after `ask:`."""
        return "move" if self.step.finds else self.step.ask or "choice"

    def is_right(self, given: str) -> bool:
        """Whether an answer is one of the right ones, however its move or number is written."""
        return as_written(self.step, given) in {as_written(self.step, each) for each in self.right}

    def points(self, given: str) -> int | None:
        """The points of an answer; None for words, which a person marks."""
        if self.step.ask == TEXT:
            return None
        return self.step.points if self.is_right(given) else 0


@dataclass(frozen=True)
class Marked:
    """One file of answers with its points, or the reason why it could not be marked."""

    file: str
    answers: Answers = field(default_factory=lambda: Answers(""))
    points: tuple[int | None, ...] = ()
    """Points for each question; None if a person has to mark it."""
    fault: str = ""


# Files ------------------------------------------------------------------------------------------------------------


def student_copy(text: str) -> str:
    """The assignment as students get it: without the right answers to choices and their explanations."""
    lines, among_answers = [], False
    for line in text.splitlines():
        if re.match(rf"\s*{LIST_MARK} \[[ xX]\] ", line):
            lines.append(re.sub(r"\[[xX]\]", "[ ]", line, count=1))
            among_answers = True
            continue
        among_answers = among_answers and not line.lstrip().startswith("## ")
        if among_answers and INDENT.match(line) and line.strip():
            continue
        if not re.match(r"\s*solved *:", line, re.IGNORECASE):
            lines.append(line)
    return "\n".join(lines) + "\n"


def digest_of(text: str) -> str:
    """A digest of the questions, the same for the teacher's file and the copy, independent of wording and points."""
    asked = []
    for line in map(str.strip, student_copy(text).splitlines()):
        if line.startswith("## "):
            asked.append("##")
        elif mark := re.match(rf"{LIST_MARK} (?=\[)", line):
            asked.append("- " + line[mark.end() :])
        elif name := _WORDS.match(line):
            asked.append(f"{name[1].lower()}:{line[name.end() :]}")
    return hashlib.sha256("\n".join(asked).encode("utf-8", "replace")).hexdigest()[:16]


def answers_text(answers: Answers) -> str:
    """The text of a file of answers, as JSON."""
    given = {str(number): text for number, text in sorted(answers.given.items()) if text}
    data = {"format": FORMAT, "version": VERSION, "assignment": answers.title, "questions": answers.digest}
    return clean(json.dumps(data | {"name": answers.name, "answers": given}, indent=1, ensure_ascii=False)) + "\n"


def read_answers(text: str) -> Answers:
    """Parse a file written by `answers_text`. Raises InputError for anything else."""
    data: Any = json_text.loads(text.lstrip("\ufeff"), tr("The file of answers"))
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise input_error("This is not a file of answers to an assignment.")
    if data.get("version") != VERSION:
        raise input_error("This file of answers is not of version {version}.", version=VERSION)
    given = data.get("answers")
    texts: list[Any] = [data.get(each) for each in ("assignment", "questions", "name")]
    if not isinstance(given, dict) or not all(isinstance(each, str) for each in (*texts, *given.values())):
        raise input_error("This file of answers is damaged: its names and answers are texts.")
    numbers = {number: text for number, text in given.items() if re.fullmatch("[1-9][0-9]{0,5}", number)}
    if len(numbers) < len(given) or any(len(each) > _LONGEST for each in (*texts, *given.values())):
        raise input_error("This file of answers is damaged: a number or a text in it is invalid or too long.")
    name = " ".join(texts[2].split())  # one line, as it is printed
    return Answers(texts[1], texts[0], name, {int(number): text for number, text in numbers.items()})


def answers_beside(file: str, answers: Answers) -> tuple[str, Answers]:
    """The name of the file of answers for an assignment, and the answers stored in it or, if it is new, `answers`.

    A file with answers to other questions, or an unreadable one, is not touched: the next free name is used.
    """
    stem = str(Path(file).with_suffix(""))
    for end in chain(("",), (f".{number}" for number in count(2))):
        name = f"{stem}{end}.answers.json"
        if not Path(name).exists():
            break
        with suppress(InputError):
            found = read_answers(atomic.read_text(name))
            if found.digest == answers.digest:
                return name, found
    return name, answers


# Right answers ----------------------------------------------------------------------------------------------------


def solutions(lesson: LessonText, run: Run | None = None) -> tuple[RightAnswers, ...]:
    """The right answers to every question. Raises InputError, with the line, if one cannot be found."""
    run = run or Run()
    asked = [(number, step) for number, step in enumerate(lesson.steps, 1) if step.asks]
    if not lesson.hidden or not asked:
        raise input_error(
            "This is not an assignment: it needs answers: hidden in the header, and at least one question."
        )
    found: list[RightAnswers] = []
    for number, step in asked:
        run.report_progress(Progress("marking", done=len(found), total=len(asked)))
        found.append(right_answers(number, step, run))
    return tuple(found)


def right_answers(number: int, step: StepText, run: Run | None = None) -> RightAnswers:
    """The right answers of step `number`. Raises InputError, with the line, if they cannot be found."""
    try:
        return RightAnswers(number, step, _right(step, run or Run()))
    except InputError as error:
        raise input_error("Line {number}, step {step}: {error}", number=step.line, step=number, error=error) from error


def _right(step: StepText, run: Run) -> tuple[str, ...]:
    figure = step.figure
    if step.answers:
        right = tuple(answer.text for answer in step.answers if answer.right)
        if not right:
            raise input_error("no answer is marked as right; this may be the copy for students.")
        return right
    if step.ask == TEXT:
        return ()
    if isinstance(figure, NimSumText):
        return (str(nim_sum(figure.heaps)),)
    assert isinstance(figure, BoardText | SearchText)
    if isinstance(figure, SearchText) and (step.ask == LEAVES or not info_of(figure.method).exact):
        if step.ask != LEAVES and figure.node:
            raise input_error(
                "of {method} only the value of the root can be asked, not that of another node.", method=figure.method
            )
        found = search_by(figure.subject, figure.method, BY_HAND, run.part(Limit(nodes=_MOST_NODES)), no_guess)
        if not found.complete:
            raise _too_large()
        return (str(found.counters.leaves if step.ask == LEAVES else found.value),)
    position = figure.position if isinstance(figure, BoardText) else reached(figure.subject.position, figure.node or ())
    return _searched(step, figure.subject.game, position, run)


def _searched(step: StepText, game: Any, position: Any, run: Run) -> tuple[str, ...]:
    """All best moves, the value, or the winner."""
    engine = make_engine(game, shipped=False)
    try:
        part = run.part(Limit(nodes=_MOST_NODES))
        if step.finds:
            found = engine.analyse(position, part)
            worth = {
                each.move: each.lower for each in found.moves if each.lower is not None and each.lower == each.upper
            }
            if not worth or len(worth) < len(found.moves):
                raise _too_large()
            best = (max if maximises(position) else min)(worth.values())
            return tuple(plain_move(position.write(move)) for move, value in worth.items() if value == best)
        solved = engine.solve(position, part)
    finally:
        engine.close()
    if solved.lower is None or solved.lower != solved.upper:
        raise _too_large()
    if step.ask == WINNER:
        return (str(game.sides[0] if solved.lower > 0 else game.sides[1]),)
    return (str(solved.lower),)


def _too_large() -> InputError:
    return input_error("this is too large: a search of {nodes} positions does not find the answer.", nodes=_MOST_NODES)


def as_written(step: StepText, given: str) -> str:
    """An answer in the notation of the right answers; unchanged if it is not a move or number at all."""
    text = " ".join(given.split())
    try:
        if isinstance(step.figure, BoardText) and step.finds:
            position = step.figure.position
            return plain_move(position.write(position.read(text)))
        if step.is_typed:
            return str(value_from_text(text.replace("−", "-").removeprefix("+"), ""))
    except InputError:
        pass  # it is wrong, and shown as it was typed
    return text


# Marks ------------------------------------------------------------------------------------------------------------


def marked_of(file: str, digest: str, found: Sequence[RightAnswers]) -> Marked:
    """The marked answers of a file; if it cannot be marked, `fault` says why."""
    try:
        answers = read_answers(atomic.read_text(file))
        if answers.digest != digest:
            raise input_error("These are answers to other questions ({title}).", title=for_message(answers.title))
    except InputError as error:
        return Marked(file, fault=str(error))
    return Marked(file, answers, tuple(each.points(answers.given.get(each.number, "")) for each in found))


def to_csv(found: Sequence[RightAnswers], marked: Iterable[Marked]) -> str:
    """A row for each file: the student, the points of each question and their sum; answers in words come last.

    Answers in words have no points yet.
    """
    words = [each.number for each in found if each.step.ask == TEXT]
    most = sum(each.step.points for each in found if each.step.ask != TEXT)
    numbers = [*(f"step {each.number} ({each.step.points})" for each in found), f"sum ({most})"]
    texts = ["fault", *(f"words {number}" for number in words)]
    rows = []
    for each in marked:
        points = each.points or (None,) * len(found)
        total = None if each.fault else sum(point or 0 for point in each.points)
        written = [each.answers.given.get(number, "") for number in words]
        rows.append([each.file, each.answers.name, *points, total, each.fault, *written])
    of = (*columns("file name"), *(Column(name, "number") for name in numbers), *map(Column, texts))
    return csv_text(of, rows)
