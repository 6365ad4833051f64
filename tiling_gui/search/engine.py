"""The interface of all engines: solve a position, value its moves, look ahead.

Hints, the values on the board, the detection of mistakes, perfect and lookahead players all ask the same engine, so
they cannot disagree. A game with an engine of its own names it in the catalogue.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pkgutil import resolve_name
from typing import Any, ClassVar, Generic, Protocol, TypedDict, Unpack

from tiling_gui.core.bound_store import BoundStore
from tiling_gui.core.game import Game, M, P, Value
from tiling_gui.core.limits import Progress, Run, no_report
from tiling_gui.core.results import Analysis, Facts, LookaheadResult, MoveValue, Solution
from tiling_gui.errors import InputError
from tiling_gui.search.alphabeta import alphabeta
from tiling_gui.search.depth_limited import look_ahead
from tiling_gui.search.grundy import mex
from tiling_gui.search.result import maximises
from tiling_gui.search.table import Table

OnMove = Callable[[MoveValue], None]
"""Called for each move when more is proved about it, in some games with an estimate first; on the working thread."""


class EngineOptions(TypedDict, total=False):
    """The options of every engine; each game's engine uses those that apply."""

    bound_store: BoundStore | None
    """Stores proved facts, for games whose engine produces any."""
    threads: int | None
    """Threads of a parallel search; None: one per processor."""
    memory_mb: int | None
    """Limit for the tables; None: the game's default."""
    shipped: bool
    """Whether to trust facts shipped with the program; `make_engine`: unless a bound store is given, which has them."""


class GameEngine(Generic[P, M]):
    """The engine of a game, using alpha-beta on its rules; games with better methods have subclasses.

    Methods may take long: call them from a worker thread, with a stop token.
    """

    def __init__(
        self,
        game: Game[P, M],
        *,
        bound_store: BoundStore | None = None,
        threads: int | None = None,
        memory_mb: int | None = None,
        shipped: bool = False,
    ) -> None:
        """The options are those of EngineOptions; any other raises TypeError."""
        self.game, self.bound_store, self.threads, self.memory_mb = game, bound_store, threads, memory_mb
        self.shipped = shipped

    @property
    def evaluations(self) -> tuple[str, ...]:
        return tuple(self.game.evaluations)

    def prepare(self, run: Run) -> None:
        """Compile what `look_ahead` needs, reporting the stage "preparing"; do nothing here."""

    def solve(self, position: P, run: Run | None = None) -> Solution[P, M]:
        """The minimax value with a principal variation, or the bounds proved so far."""
        return self._search(position, Table(), run or Run())

    questions: ClassVar[Mapping[str, str]] = {}
    """What `facts` can be asked for besides, by name, with what a value after "=" says."""

    def check_asked(self, asked: Iterable[str]) -> None:
        """Raise InputError for names that are none of `questions`."""
        for name in asked:
            if name not in self.questions:
                known = ", ".join(f"{each} ({what})" for each, what in self.questions.items()) or "nothing"
                raise InputError(f"{self.game.key} can be asked for {known}, not for {name!r}.")

    def facts(self, solution: Solution[P, M], run: Run, asked: Mapping[str, str]) -> Facts:
        """What the game says of a position beside its value; `asked` has some of `questions`, each with its value."""
        return Facts()

    def analyse(
        self, position: P, run: Run | None = None, *, on_move: OnMove | None = None, known: Analysis[P, M] | None = None
    ) -> Analysis[P, M]:
        """The value of every legal move, as exact as the limit allows; `known` is the result of an earlier call."""
        run, table, moves = run or Run(), Table(), position.moves()
        entries: list[MoveValue[M]] = []
        nodes = 0
        for move in moves:
            run.report_progress(Progress("values", done=len(entries), total=len(moves), nodes=nodes))
            after = position.play(move)
            found = self._search(after, table, run.part(report=no_report))
            nodes += found.nodes
            guess = found.value if found.value is not None else self._guess(after)
            entries.append(MoveValue(move, found.lower, found.upper, float(guess)))
            if on_move:
                on_move(entries[-1])
        lower, upper = self.bounds(position)
        ends = [(entry.lower, entry.upper) for entry in entries]
        if ends and all(None not in pair for pair in ends):
            best = max if maximises(position) else min
            lower, upper = best(low for low, _ in ends), best(high for _, high in ends)
        return Analysis(position, lower, upper, tuple(entries), nodes, run.seconds)

    def look_ahead(
        self, position: P, depth: int, run: Run | None = None, *, evaluation: str | None = None
    ) -> LookaheadResult[M]:
        """The moves tied for best after a search of `depth` plies; `evaluation` is a name, by default the first."""
        guess = self.game.evaluations[evaluation or self.evaluations[0]]
        return look_ahead(position, depth, guess, run, candidates=self.candidates)

    def candidates(self, position: P) -> Sequence[M]:
        """The moves for `look_ahead` to consider: one of each kind known to be equivalent is enough."""
        moves: Sequence[M] = position.moves()
        return moves

    def grundy(self, position: P, run: Run) -> int | None:
        """In a game won by the last move, the Grundy value, by its definition; None if the run ended first."""
        after = [entry.grundy for entry in self.analyse(position, run).moves]
        return None if None in after else mex(value for value in after if value is not None)

    def known_grundy(self, position: P) -> int | None:
        """The Grundy value if it is known without a search."""
        return None

    def of_sequence(self, positions: Sequence[P], values: Sequence[Any], run: Run) -> Facts:
        """What the values of a sequence of positions, in the order of a family, prove; nothing by default.

        What is not found before `run` ends is left out.

        In games won by the last move they are Grundy values.
        """
        return Facts()

    def least(self, positions: Mapping[int, P]) -> tuple[Value, int, int] | None:
        """Of positions that differ only in their k: the value that no k exceeds, and proved bounds on the least k that
        has it. None where there is no such k, or k is something else.
        """
        return None

    def longest_sequence(self, positions: Sequence[P]) -> int:
        """The largest n for which `sequence` finds the values of heaps 0 to n, or 0; `positions` are heaps 1 and 2."""
        return 0

    def sequence(self, one: P, last: int, run: Run) -> tuple[Any, Facts]:
        """The Grundy values of heaps 0 to `last` as an array, shorter if it was stopped, and what they prove.

        `one` is the heap of 1.
        """
        raise NotImplementedError

    def following(self, before: P, value: Value, position: P) -> Value | None:
        """The value of a position if it follows from that of the one `before` it in a family."""
        return None

    def bounds(self, position: P) -> tuple[Value | None, Value | None]:
        """Proved bounds on the final value without a search; None where nothing is known."""
        if position.is_over:
            return position.value(), position.value()
        return self.game.bounds(position) if self.game.bounds else (None, None)

    def close(self) -> None:
        """Free memory."""

    def _search(self, position: P, table: Table, run: Run) -> Solution[P, M]:
        found = alphabeta(position, run, table=table)
        nodes, seconds = found.counters.nodes, run.seconds
        if not found.complete:
            return Solution(position, *self.bounds(position), (), nodes, seconds)
        none = found.value is None
        return Solution(position, found.value, found.value, tuple(found.line), nodes, seconds, is_without_value=none)

    def _guess(self, position: P) -> Value | float:
        """The game's first evaluation of a position; 0 if there is none, or it returns None."""
        if position.is_over:
            return position.value() or 0
        guess = next(iter(self.game.evaluations.values()), None)
        return (guess(position) if guess else None) or 0


def make_engine(game: Game[P, M], **options: Unpack[EngineOptions]) -> GameEngine[P, M]:
    """The engine of `game`; it uses facts shipped with the program unless told otherwise or given a bound store."""
    kind = resolve_name(game.engine) if game.engine else GameEngine
    options.setdefault("shipped", options.get("bound_store") is None)
    made: GameEngine[P, M] = kind(game, **options)
    return made


class SolveStore(Protocol):
    """A store of solved positions."""

    def find(self, position: Any) -> Solution | None: ...

    def add(self, solution: Solution) -> object: ...


def kept_or_solved(position: P, engine: GameEngine[P, M], run: Run, kept: SolveStore | None) -> Solution[P, M]:
    """The stored solution of exactly this position, else a new one, which is then stored."""
    solution = kept.find(position) if kept else None
    if solution is None:
        solution = engine.solve(position, run)
        if kept:
            kept.add(solution)
    return solution
