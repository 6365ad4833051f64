"""`tiling-gui mark`: mark the answers to an assignment; several files give one table."""

import argparse

from tiling_gui import atomic
from tiling_gui.console import Answer, Console
from tiling_gui.errors import InputError
from tiling_gui.records.assignment import digest_of, marked_of, solutions, to_csv
from tiling_gui.records.lesson_file import read

EXAMPLES = ("mark week3.md week3.answers.json --csv",)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "assignment", metavar="ASSIGNMENT", help="the teacher's file, with the right answers of choices"
    )
    parser.add_argument("answers", metavar="ANSWERS", nargs="+", help="files of answers")
    parser.add_argument("--csv", action="store_true", help="a table as CSV, one line per file")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Each file gets a line. If one cannot be marked, its line says why, and the exit code is 2. Raises InputError."""
    if args.csv and args.json:
        raise InputError("Give either --csv or --json.")
    text = atomic.read_text(args.assignment)
    found = solutions(read(text), console.run())
    digest = digest_of(text)
    marked = [marked_of(file, digest, found) for file in args.answers]
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
