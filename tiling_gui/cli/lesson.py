"""`tiling-gui lesson`: list the lessons, print one as text, or check a teacher's own file."""

import argparse
from string import ascii_lowercase
from typing import Any

from tiling_gui import atomic
from tiling_gui.console import Answer, Console
from tiling_gui.console.options import positive
from tiling_gui.errors import InputError
from tiling_gui.records.assignment import digest_of, marked_of, right_answers, solutions, student_copy, to_csv
from tiling_gui.records.lesson_figures import BoardText, GameTreeText, NimSumText, SearchText, StackText
from tiling_gui.records.lesson_file import KEYS, LessonText, StepText, head, read, shipped

EXAMPLES = ("lesson", "lesson alpha-beta --step 3 --solutions", "lesson week3.md --mark week3.answers.json --csv")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("lesson", nargs="?", metavar="KEY|FILE", help="a lesson of the list, or a file to check")
    parser.add_argument("--step", type=positive, metavar="N", help="this step only")
    parser.add_argument("--solutions", action="store_true", help="with the reply to every answer, or the right answers")
    parser.add_argument(
        "--for-students", action="store_true", help="an assignment as students get it, without the right answers"
    )
    parser.add_argument("--mark", metavar="ANSWERS", nargs="+", help="mark these answers to the assignment FILE")
    parser.add_argument("--csv", action="store_true", help="with --mark: a table as CSV, one line per file")
    parser.add_argument("--language", default="en", choices=("en", "de", "fr"), help="language of the listed lessons")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """List the lessons, print one, or mark answers. Raises InputError."""
    if args.mark:
        return _marked(args, console)
    if args.csv:
        raise InputError("--csv is for --mark.")
    if args.lesson is None:
        if args.step is not None or args.solutions or args.for_students:
            raise InputError("Name the lesson that --step, --solutions or --for-students is about, or a file.")
        found = [head(shipped(key, args.language)) for key in KEYS]
        lines = [f"{lesson.key:20}  {lesson.group}: {lesson.title}" for lesson in found]
        return Answer({"lessons": [_named(lesson) for lesson in found]}, "\n".join(lines))
    text = shipped(args.lesson, args.language) if args.lesson in KEYS else atomic.read_text(args.lesson)
    lesson = read(text)
    if args.for_students and not lesson.hidden:
        raise InputError("--for-students is for an assignment: a lesson with answers: hidden in its header.")
    if args.for_students and (args.solutions or args.step is not None):
        raise InputError("--for-students gives the whole text; leave out --step and --solutions.")
    right: dict[int, tuple[str, ...]] = {}
    if lesson.hidden and all(any(each.right for each in step.answers) for step in lesson.steps if step.answers):
        right = {each.number: each.right for each in solutions(lesson, console.run())}
    elif args.solutions:
        asked = [(number, step) for number, step in enumerate(lesson.steps, 1) if step.ask]
        right = {number: right_answers(number, step, console.run()).right for number, step in asked}
    if args.for_students:
        return Answer(_named(lesson) | {"text": student_copy(text)}, student_copy(text).rstrip("\n"))
    steps = list(enumerate(lesson.steps, 1))
    if args.step is not None:
        if args.step > len(steps):
            raise InputError(f"This lesson has {len(steps)} steps, not {args.step}.")
        steps = [steps[args.step - 1]]
    shown = right if args.solutions else {}
    written = [f"{number}. {_text(step, shown.get(number, ()), all_of=args.solutions)}" for number, step in steps]
    data = {**_named(lesson), "steps": [{"step": number, **_data(step)} for number, step in steps]}
    if args.solutions:
        data["right"] = {str(number): list(shown[number]) for number, _ in steps if number in shown}
    return Answer(data, "\n\n".join([lesson.title, *written]))


def _marked(args: argparse.Namespace, console: Console) -> Answer:
    """A line for each file of answers. If one cannot be marked, its line says why, and the exit code is 2."""
    if args.step is not None or args.solutions or args.for_students:
        raise InputError("--mark marks a whole assignment: leave out --step, --solutions and --for-students.")
    if args.csv and args.json:
        raise InputError("Give either --csv or --json.")
    if args.lesson is None:
        raise InputError("Name the assignment whose answers are to be marked: lesson FILE --mark ANSWERS.")
    text = atomic.read_text(args.lesson)
    found = solutions(read(text), console.run())
    digest = digest_of(text)
    marked = [marked_of(file, digest, found) for file in args.mark]
    for each in marked:
        if each.fault and (args.csv or args.json):  # else it stands in the table for people
            console.note(f"{each.file}: {each.fault}")
    questions = [
        {"step": each.number, "points": each.step.points, "asks": each.asks, "right": list(each.right)}
        for each in found
    ]
    files = [
        {"file": each.file, "fault": each.fault}
        if each.fault
        else {
            "file": each.file,
            "name": each.answers.name,
            "points": list(each.points),
            "sum": sum(point or 0 for point in each.points),
            "answers": [each.answers.given.get(question.number, "") for question in found],
        }
        for each in marked
    ]
    most = sum(each.step.points for each in found if each.right)
    by_hand = sum(each.step.points for each in found) - most
    rest = f", {by_hand} more by hand" if by_hand else ""
    lines = []
    for each in marked:
        total, points = sum(point or 0 for point in each.points), ("?" if p is None else str(p) for p in each.points)
        lines.append(
            f"{each.answers.name or each.file}: {each.fault or f'{total} of {most}{rest}   ' + ' '.join(points)}"
        )
    table = to_csv(found, marked).rstrip("\n") if args.csv else "\n".join(lines)
    return Answer({"questions": questions, "files": files}, table, failed=any(each.fault for each in marked))


def _named(lesson: LessonText) -> dict[str, Any]:
    return {"key": lesson.key, "group": lesson.group, "title": lesson.title}


def _data(step: StepText) -> dict[str, Any]:
    answers = [{"text": answer.text, "right": answer.right, "why": answer.why} for answer in step.answers]
    asked = {"ask": step.ask, "points": step.points}
    return {"words": step.words, "shows": _figure_text(step), "answers": answers, "find": step.finds, **asked}


def _figure_text(step: StepText) -> str:
    match step.figure:
        case None:
            return ""
        case BoardText():
            return str(step.figure.position.diagram())
        case SearchText():
            return f"{step.figure.subject.text}, {step.figure.method}, step {step.figure.at}"
        case GameTreeText():
            return f"game tree of {step.figure.subject.text}"
        case NimSumText():
            return " ⊕ ".join(map(str, step.figure.heaps))
        case StackText():
            return f"stack: {' '.join(step.figure.items)}".rstrip()


def _text(step: StepText, right: tuple[str, ...], *, all_of: bool) -> str:
    lines = [step.words, *(["", _figure_text(step)] if step.figure is not None else [])]
    for number, answer in enumerate(step.answers if step.choices or all_of else ()):
        letter = ascii_lowercase[number] if number < len(ascii_lowercase) else str(number + 1)
        mark = "*" if all_of and answer.right else " "
        lines.append(f"  {mark}{letter}) {answer.text}" + (f"  {answer.why}" if all_of and answer.why else ""))
    if step.finds:
        lines.append("  (find a move)")
    if step.ask:
        lines.append(f"  (asked for: {step.ask})")
    if right and not step.answers:
        lines.append("  right: " + ", ".join(right))
    return "\n".join(lines)
