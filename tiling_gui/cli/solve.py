"""`tiling-gui solve`: the minimax value of a board or shape, or the bounds proved before a limit or stop."""

import argparse
import os
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from pkgutil import resolve_name

from tiling_gui import paths
from tiling_gui.atomic import check_name
from tiling_gui.campaigns import file
from tiling_gui.cli import common, sums
from tiling_gui.cli.sums import SUM
from tiling_gui.console import Answer, Console
from tiling_gui.console.answers import counted
from tiling_gui.core import preparing
from tiling_gui.core.catalogue import GAMES, game_of_position
from tiling_gui.core.game import Side, reached, written_line
from tiling_gui.core.graphs.graph_files import is_file
from tiling_gui.core.limits import Limit
from tiling_gui.core.results import Facts, Solution
from tiling_gui.engine.checkpoint import Checkpoint
from tiling_gui.engine.position_keys import bound_of
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import plain
from tiling_gui.provenance import Provenance
from tiling_gui.records.known import Bounds
from tiling_gui.search.engine import kept_or_solved
from tiling_gui.store import Store
from tiling_gui.store.warrants import warrant

NOT_PREPARED = "The solver was not compiled in that time: run tiling-gui prepare, once per installation."


EXAMPLES = (
    "solve 5x6 --why",
    "solve 8x9 --time-limit 2 --json",
    "solve heaps:nim:12,13,7",
    "solve matching:petersen matching:grid:4x5",
    "solve sharing:friendship:3,edges,vertices,2",
    'solve "evaluate:x/y + 2*y/z - z/x; 0-9" --with chances',
    'solve "sum: ellie(3x4) + nim(5) + .007(12)"',
)


def arguments(parser: argparse.ArgumentParser) -> None:
    common.position_arguments(parser, many=True)
    parser.add_argument("--moves", metavar="MOVES", help="moves already made, as for analyse; the result is not stored")
    parser.add_argument("--csv", action="store_true", help="of many graphs: lines of CSV after a header")
    parser.add_argument(
        "--out", metavar="FILE", help="of many graphs: write the lines to FILE, and go on with it later"
    )
    common.engine_arguments(parser)
    parser.add_argument("--why", action="store_true", help="show who proved it, when, by which theorem or file")
    common.with_argument(parser)
    parser.add_argument("--checkpoint", metavar="FILE", help="save what is proved in FILE and continue from it")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Solve the position, and add what its game says of it; a sum of games is solved term by term.

    Many positions are answered by a line for each, if their game can do so.
    """
    if (many := _many(args)) is not None:
        answer: Answer = many(args, console)
        return answer
    args.board = args.board[0] if args.board else None
    if (args.board or "").startswith(SUM):
        return sums.run(args, console)
    position = common.read_position(args, console)
    kind = game_of_position(position)
    if args.moves is not None:
        position = common.read_moves(position, args.moves)
    if args.checkpoint and not kind.has_campaigns:
        raise InputError("--checkpoint is for boards of the tiling game.")
    with common.store_if_asked(args, console) as store:
        checkpoint = _checkpoint(args.checkpoint, store, console) if args.checkpoint else None
        with closing(common.make_engine(args, kind, checkpoint or common.bounds_of(args, store))) as engine:
            run = console.run(Limit(seconds=args.time_limit, counts_compiling=True))
            asked = common.asked(args.asked, engine)
            results = store.results if store and args.moves is None else None
            solution = kept_or_solved(position, engine, run, results, fresh=args.fresh)
            facts = engine.facts(solution, run, asked) if solution.complete else Facts()
        if checkpoint:
            _save(checkpoint, solution, console)
        shown = Bounds(solution.lower, solution.upper, solution.rests_on)
        why = warrant(position, store, shown) if args.why else None
    if not solution.complete and solution.reason:
        console.note(solution.reason)
    data, text = common.solution_json(solution, facts), _text(solution, facts)
    if why is not None:
        data, text = data | {"warrant": why.to_json()}, f"{text}\n{common.warrant_text(why)}"
    return Answer(data, text, solution.complete and facts.complete)


def _many(args: argparse.Namespace) -> Callable[[argparse.Namespace, Console], Answer] | None:
    """The function that answers for many positions of one game, whose texts it leaves in `args.board`; None for one.

    Raises InputError for positions of several games, or of a game that answers for one position only.
    """
    keys = {text.partition(":")[0] for text in args.board}
    key = next(iter(keys)) if len(keys) == 1 else ""
    many = GAMES[key].many if key in GAMES else ""
    texts = [text.partition(":")[2] for text in args.board]
    several = len(texts) > 1 or args.csv or args.out is not None
    if not several and not (many and (texts[0] == "-" or is_file(texts[0]))):
        return None
    if not many:
        raise InputError("solve takes one position; many, --csv and --out are for graphs, such as matching:FILE.")
    args.board = texts
    found: Callable[[argparse.Namespace, Console], Answer] = resolve_name(many)
    return found


def _checkpoint(path: str, store: Store | None, console: Console) -> Checkpoint:
    """The checkpoint. If another installation wrote it, it becomes a source, and some of it is proved again at once."""
    # Report this before hours of work, not after.
    check_name(path)
    folder = Path(path).absolute().parent
    if not os.path.isdir(folder):
        raise InputError(f"--checkpoint cannot be written: there is no folder {folder}.")
    try:
        provenance = store.provenance if store else Provenance(paths.data_dir())
    except StoreError:
        provenance = Provenance(None)
    checkpoint = Checkpoint(path, provenance=provenance)
    if checkpoint.strange:
        name = f"checkpoint {Path(path).name}"
        checkpoint.claim(store.sources.open(name, checkpoint.strange) if store else name)
        strange = checkpoint.all()
        console.note(
            f"{path} was not written by this installation; some of its {counted(len(strange), 'row')} are proved again."
        )
        console.note(file.check(path, strange, file.CHECK_SECONDS, console.run()).sentence)
    return checkpoint


def _save(checkpoint: Checkpoint, solution: Solution, console: Console) -> None:
    """Write the file, at least with the position's bounds. Raises StoreError if that fails and it is not solved."""
    found = bound_of(solution.position, solution.lower, solution.upper, solution.nodes, solution.seconds)
    try:
        checkpoint.put(replace(found, rests_on=solution.rests_on))
        checkpoint.flush()
    except StoreError as error:
        if solution.value is None:
            raise
        console.note(str(error))


def _text(solution: Solution, facts: Facts) -> str:
    position = solution.position
    if isinstance(position, DominoPosition):
        start = f"{position.name}, {position.to_move} {'to move' if position.count else 'first'}"
    else:
        start = game_of_position(position).title(position, tr=plain)
    effort = f"{counted(solution.nodes, 'position')}, {solution.seconds:.2f} s"
    if solution.value is None:
        if solution.is_without_value:
            return "\n".join((f"{start}: no value, however it is played. {effort}.", *facts.lines))
        waited = f"\n{NOT_PREPARED}" if preparing.is_compiling() else ""
        proved = f"Proved so far: {solution.bounds_text}" if solution.bounds_text else "Nothing is proved yet"
        return f"{start}: stopped. {proved}. {effort}.{common.rests_text(solution)}{waited}"
    kept = ", from the store" if solution.from_store else ""
    if solution.reason:
        kept = f". {solution.reason[:-1]}"
    rests = common.rests_text(solution)
    value: object = solution.value
    if position.to_move in (Side.FIRST, Side.SECOND):
        value = f"{Side.FIRST if solution.value == 1 else Side.SECOND} wins"
    said = f"{start}: {value}, exact. {effort}{kept}.{rests}"
    if solution.from_store and solution.reason:  # the cost is that of the version that proved it
        said = f"{start}: {value}, exact. {solution.reason} When it was proved, that took {effort}.{rests}"
    end = reached(position, solution.line)
    if not end.is_over:
        return "\n".join((said, *facts.lines, common.NO_LINE))
    return "\n".join((said, *facts.lines, " ".join(written_line(position, solution.line)), end.diagram()))
