"""`tiling-gui solve`: the minimax value of a board or shape, or the bounds proved before a limit or stop."""

import argparse
import os
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from tiling_gui import paths
from tiling_gui.atomic import check_name
from tiling_gui.cli import common, sums
from tiling_gui.cli.sums import SUM
from tiling_gui.console import Answer, Console
from tiling_gui.console.answers import counted
from tiling_gui.core import preparing
from tiling_gui.core.bound_store import Bound, BoundStore, MemoryBoundStore
from tiling_gui.core.catalogue import GAMES, game_of_position
from tiling_gui.core.game import Side, reached, written_line
from tiling_gui.core.graphs.graph_files import is_file
from tiling_gui.core.limits import Limit, Run
from tiling_gui.core.results import Facts, Solution
from tiling_gui.engine.bounds import can_solve
from tiling_gui.engine.position_keys import bound_of
from tiling_gui.engine.proving import prove_alone
from tiling_gui.engine.rows_file import Checkpoint, HearsayStore, read_rows
from tiling_gui.engine.solved import shipped_facts
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import plain
from tiling_gui.players.player import STRATEGY
from tiling_gui.provenance import Provenance
from tiling_gui.records.known import Bounds
from tiling_gui.search.engine import GameEngine
from tiling_gui.search.guarantee import Guarantee, guarantee
from tiling_gui.search.reasons import reasons
from tiling_gui.search.strategy_rule import StrategyRule
from tiling_gui.store import Store
from tiling_gui.store.locks import FileLock
from tiling_gui.store.warrants import warrant

NOT_PREPARED = "The solver was not compiled in that time: run tiling-gui prepare, once per installation."


EXAMPLES = (
    "solve 5x6 --why",
    "solve 8x9 --time-limit 2 --json",
    "solve heaps:nim:12,13,7",
    "solve matching:petersen matching:grid:4x5",
    "solve sharing:friendship:3,edges,vertices,2",
    'solve "evaluate:x/y + 2*y/z - z/x; 0-9" --with chances',
    'solve sharing:friendship:3,vertices,edges,2 --max "strategy:3x 1 | 4x 2"',
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
    parser.add_argument("--why", action="store_true", help="say why, and who proved it, when, by which theorem or file")
    common.with_argument(parser)
    for option, sides in (("--max", "MAX, or FIRST"), ("--min", "MIN, or SECOND")):
        parser.add_argument(
            option,
            metavar="strategy:FILE",
            help=f"test a strategy of {sides} against all replies: a file, - or the rule itself (help page Strategies)",
        )
    parser.add_argument("--checkpoint", metavar="FILE", help="save what is proved in FILE and continue from it")
    parser.add_argument("--rows", metavar="FILE", help="use the rows of FILE for this answer, which then says so")
    parser.add_argument(
        "--prove", action="store_true", help="with --rows: prove its rows first, small ones first, and keep them"
    )
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="search in other processes: local:N, or tls://HOST:PORT of a cluster"
    )


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Solve the position, and add what its game says of it; a sum of games is solved term by term.

    Many positions are answered by a line for each, if their game can do so.
    """
    if (many := _many(args)) is not None:
        with _reserved(args.out, "--out"):
            answer: Answer = many(args, console)
        return answer
    args.board = args.board[0] if args.board else None
    if (args.board or "").startswith(SUM):
        return sums.run(args, console)
    position = common.read_position(args, console)
    kind = game_of_position(position)
    if args.moves is not None:
        position = common.read_moves(position, args.moves)
    _check(args, position, has_facts=kind.has_facts)
    with common.store_if_asked(args, console) as store, _reserved(args.checkpoint, "--checkpoint"):
        run = console.run(Limit(seconds=args.time_limit, counts_compiling=True))
        task = _Task(args, console, store, run)
        bounds = task.bounds()
        rules = _rules(args, position)
        with closing(common.make_engine(args, kind, bounds)) as engine:
            asked = common.with_values(args.asked)
            engine.check_asked(asked)
            solution = task.solution(position, engine, bounds)
            tested = [
                guarantee(rule, side, solution, console.run(Limit(seconds=args.time_limit))) for side, rule in rules
            ]
            facts = engine.facts(solution, run, asked) if solution.complete else Facts()
            because = reasons(position, None, engine, run) if args.why and solution.value is not None else ()
        why = warrant(position, store, Bounds(solution.lower, solution.upper)) if args.why else None
    if not solution.complete and solution.reason:
        console.note(solution.reason)
    data, text = common.solution_json(solution, facts), _text(solution, facts)
    if tested:
        data["strategies"] = [each.to_json() for each in tested]
        text = "\n".join([text, *(line for each in tested for line in _strategy_text(each))])
    if task.rests_on:
        data["rests_on"] = task.rests_on
        text += f"\nThis rests on {task.rests_on}, which was not proved here; --prove proves its rows first."
    if why is not None:
        data |= {"reasons": [reason.to_json() for reason in because], "warrant": why.to_json()}
        text = "\n".join([text, *(reason.text() for reason in because), common.warrant_text(why)])
    ended = all(each.finished or each.gap is not None for each in tested)
    return Answer(data, text, solution.complete and facts.complete and ended)


def _rules(args: argparse.Namespace, position: Any) -> list[tuple[Side, StrategyRule]]:
    """The strategies to test. Raises InputError for what is none."""
    given = zip(game_of_position(position).sides, (args.max, args.min), strict=True)
    rules = []
    for side, spec in ((side, spec) for side, spec in given if spec is not None):
        if spec.partition(":")[0] != STRATEGY:
            raise InputError(f"solve tests a strategy:FILE or strategy:RULE; the player {spec!r} is for match.")
        rules.append((side, StrategyRule(common.read_strategy(spec), position)))
    return rules


def _strategy_text(tested: Guarantee) -> list[str]:
    return [
        f"Strategy of {tested.side}: {tested.rule.text}",
        *(f"  {sentence}" for sentence in tested.sentences()),
        *([f"  The worst game: {tested.line_text}"] if tested.line else []),
    ]


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


def _check(args: argparse.Namespace, position: Any, *, has_facts: bool) -> None:
    """Raise InputError for options that do not fit together, before hours of work."""
    for name in ("checkpoint", "rows", "cluster"):
        if getattr(args, name) and not has_facts:
            raise InputError(f"--{name} is for boards of the tiling game.")
    if args.rows and args.checkpoint:
        raise InputError("Give either --rows or --checkpoint: a checkpoint has only what was proved here.")
    if args.prove and not args.rows:
        raise InputError("--prove is for the rows of a file: --rows FILE --prove.")
    if args.prove and args.no_store:
        raise InputError("--prove keeps what it proves, so it does not go with --no-store.")
    if args.cluster and args.threads is not None:
        raise InputError("--threads is for this process; with --cluster use local:N, or a cluster of N workers.")
    if args.cluster and not can_solve(position):
        raise InputError("--cluster is for boards with at most 128 unresolved squares.")


@dataclass
class _Task:
    """One solve as the options ask for it."""

    args: argparse.Namespace
    console: Console
    store: Store | None
    run: Run
    rests_on: str = ""
    """The file whose rows were used though they are not proved here."""

    def bounds(self) -> BoundStore | None:
        """The bounds that the engine reads and writes. Raises InputError, StoreError for a file that cannot be used."""
        if self.args.checkpoint:
            return _checkpoint(self.args.checkpoint, self.store)
        proved = common.bounds_of(self.args, self.store)
        if not self.args.rows:
            return proved
        rows = read_rows(self.args.rows)
        provenance = self.store.provenance if self.store else Provenance(None)
        if rows.is_proved(provenance):
            return self._with_proved(list(rows.facts.values()), proved)
        if self.args.prove and self.store is not None:
            self._prove(rows.all, self.store)
            return proved
        hearsay = HearsayStore(self.args.rows, rows.all, proved)
        self.rests_on = Path(self.args.rows).name if hearsay.tells_more else ""
        return hearsay

    def _with_proved(self, rows: list[Bound], proved: BoundStore | None) -> BoundStore:
        """Rows that this installation wrote, or that are shipped, are facts."""
        if proved is None:
            return MemoryBoundStore(rows)
        proved.put_all(rows)
        return proved

    def _prove(self, rows: list[Bound], store: Store) -> None:
        found = prove_alone(rows, store.facts, self.run, self.args.memory)
        self.console.note(f"{found.held:,} of {found.rows:,} new rows of {self.args.rows} proved.")
        if found.wrong:
            raise InputError(f"{self.args.rows} is not used: its row about {found.wrong[0][:60]} is false.")

    def solution(self, position: Any, engine: GameEngine, bounds: BoundStore | None) -> Solution:
        """The stored solution, else a new one, which is stored unless it rests on a file."""
        keeps = self.store is not None and self.args.moves is None
        known = self.store.results.find(position) if self.store and keeps else None
        if known is not None:
            self.rests_on = ""
            return self._saved(known, bounds)
        try:
            found = (
                self._distributed(position, engine, bounds) if self.args.cluster else engine.solve(position, self.run)
            )
        except InputError as error:
            if not self.rests_on:
                raise
            raise InputError(f"{self.args.rows} has a false row; --prove finds it.") from error
        if self.store is not None and keeps and not self.rests_on:
            self.store.results.add(found)
        return self._saved(found, bounds)

    def _saved(self, found: Solution, bounds: BoundStore | None) -> Solution:
        """`found`, saved in the checkpoint. Raises StoreError if that fails and it is not solved."""
        if self.args.checkpoint and bounds is not None:
            try:
                row = bound_of(found.position, found.lower, found.upper, found.nodes, found.seconds)
                if bounds.get(row.key) is not None:  # the engine has stored what it cost
                    row = replace(row, nodes=0, seconds=0.0)
                bounds.put(row)
                bounds.flush()
            except StoreError as error:
                if found.value is None:
                    raise
                self.console.note(str(error))
        return found

    def _distributed(self, position: DominoPosition, engine: GameEngine, bounds: BoundStore | None) -> Solution:
        """The solution by the workers of a cluster; a line of play is then found here with the help of the rows."""
        from tiling_gui.cluster import coordinator, positions, workers  # the extra `cluster` is needed only here

        archive = bounds or MemoryBoundStore()
        facts = MemoryBoundStore(() if self.args.fresh or self.args.checkpoint else shipped_facts())
        facts.put_all(archive.all())
        usable = positions.of_size(facts.all(), position.live.bit_count() + 1)
        with workers.connected(self.args.cluster, self.args.memory) as pool:
            found = coordinator.Coordinator(position, archive, pool, facts=usable).run(self.run)
        if found.lower < found.upper or self.run.is_set:
            return Solution(position, found.lower, found.upper, (), found.nodes, found.seconds, compiled=True)
        with _reading(engine, archive):
            line = engine.solve(position, self.run)
        nodes, seconds = found.nodes + (0 if line.from_store else line.nodes), found.seconds
        return replace(line, nodes=nodes, seconds=seconds, from_store=False, reason="")


@contextmanager
def _reading(engine: GameEngine, bounds: BoundStore) -> Iterator[None]:
    """A context in which the engine uses these bounds."""
    before, engine.bound_store = engine.bound_store, bounds
    try:
        yield
    finally:
        engine.bound_store = before


@contextmanager
def _reserved(path: str | None, option: str) -> Iterator[None]:
    """A context in which no other solve writes the file of an option. Raises InputError before hours of work."""
    if path is not None:
        check_name(path)
    if path is None or (os.path.exists(path) and not os.path.isfile(path)):  # a pipe is not replaced
        yield
        return
    folder = Path(path).absolute().parent
    if not os.path.isdir(folder):
        raise InputError(f"{option} cannot be written: there is no folder {folder}.")
    target = Path(os.path.realpath(path))
    lock = FileLock(target.with_name(f".{target.name[:100]}.lock"), removed=True)
    try:
        held = lock.acquire()
    except OSError as error:
        raise InputError(f"{option} cannot be written: {error.strerror or error}.") from error
    if not held:
        raise InputError(f"A solve that is running writes {path}: stop that one, or give {option} another file.")
    try:
        yield
    finally:
        lock.release()


def _checkpoint(path: str, store: Store | None) -> Checkpoint:
    try:
        provenance = store.provenance if store else Provenance(paths.data_dir())
    except StoreError:
        provenance = Provenance(None)
    return Checkpoint(path, provenance=provenance)


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
        return f"{start}: stopped. {proved}. {effort}.{waited}"
    kept = ", from the store" if solution.from_store else ""
    if solution.reason:
        kept = f". {solution.reason[:-1]}"
    value: object = solution.value
    if position.to_move in (Side.FIRST, Side.SECOND):
        value = f"{Side.FIRST if solution.value == 1 else Side.SECOND} wins"
    said = f"{start}: {value}, exact. {effort}{kept}."
    if solution.from_store and solution.reason:  # the cost is that of the version that proved it
        said = f"{start}: {value}, exact. {solution.reason} When it was proved, that took {effort}."
    end = reached(position, solution.line)
    if not end.is_over:
        return "\n".join((said, *facts.lines, common.NO_LINE))
    return "\n".join((said, *facts.lines, " ".join(written_line(position, solution.line)), end.diagram()))
