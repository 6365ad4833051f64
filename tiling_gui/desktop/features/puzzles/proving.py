"""Puzzles of somebody else: proved before they come in, and what is said of them."""

from collections.abc import Mapping, Sequence

from tiling_gui.core.limits import Progress, Run
from tiling_gui.desktop.features.puzzles.library import Entry, entry_of
from tiling_gui.desktop.features.puzzles.posing import asked
from tiling_gui.errors import InputError
from tiling_gui.language import plural, tr
from tiling_gui.players.puzzles import pose
from tiling_gui.records.puzzle_file import Posed, from_code
from tiling_gui.records.record import board_name, shown_board
from tiling_gui.search.engine import GameEngine

SECONDS = 20.0
"""Longest that a position is solved."""


def prove(posed: Sequence[Posed], engines: Mapping[str, GameEngine], run: Run) -> list[Entry]:
    """Those that are puzzles: `engines` by game. Fewer where it was stopped."""
    found: list[Entry] = []
    for done, each in enumerate(posed):
        run.report(Progress(stage="proving", done=done, total=len(posed)))
        if run.is_set:
            break
        key, start, moves = from_code(each.code)
        puzzle = pose(start, moves, engines[key], seconds=SECONDS, stop=run)
        if puzzle is not None:
            found.append(entry_of(key, puzzle, each.comment))
    return found


def added(wanted: int, found: int, fresh: int, *, stopped: bool) -> str:
    """What came of `wanted` puzzles: `found` were proved, `fresh` of them were not in the collection before."""
    said = plural("%n puzzles were added.", "%n puzzle was added.", fresh)
    if stopped:
        more = tr("Stopped.")
    elif found < wanted:
        more = plural(
            "%n were left out: over, without a choice, or not solved in time.",
            "%n was left out: over, without a choice, or not solved in time.",
            wanted - found,
        )
    elif fresh < found:
        more = tr("The others are in the collection already.")
    else:
        return said
    return f"{said} {more}"


def line_of(number: int, entry: Entry) -> str:
    """A puzzle in a line; what cannot be read is said there."""
    try:
        key, puzzle = entry.read()
    except InputError as error:
        return f"{number}. {error}"
    state = {None: "", True: tr("solved", "puzzle"), False: tr("missed")}[entry.solved]
    board = shown_board(key, board_name(key, puzzle.start))
    task = f"{number}. {board}: {asked(key, puzzle)}"
    return " · ".join(filter(None, (task, entry.comment, state)))
