"""Solving: the value of a position, the values of its moves, and handles on work in the background."""

import threading
from collections.abc import Callable, Generator, Mapping
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from types import TracebackType
from typing import Any, Generic, TypeVar

from tiling_gui.api.positions import M, P, Start, position, position_of
from tiling_gui.core import catalogue
from tiling_gui.core.arguments import checked, seconds, whole_number
from tiling_gui.core.bound_store import BoundStore
from tiling_gui.core.game import Evaluation, Side, Value
from tiling_gui.core.limits import Latest, Limit, Progress, Report, Run, StopToken, no_report
from tiling_gui.core.results import Analysis, Solution
from tiling_gui.errors import InputError
from tiling_gui.search import sums
from tiling_gui.search.engine import GameEngine, make_engine
from tiling_gui.search.guarantee import Guarantee
from tiling_gui.search.guarantee import guarantee as guaranteed
from tiling_gui.search.methods import METHODS as _METHODS
from tiling_gui.search.methods import search
from tiling_gui.search.reasons import Reason
from tiling_gui.search.reasons import reasons as reasons_of
from tiling_gui.search.result import SearchResult
from tiling_gui.search.strategy_rule import StrategyRule
from tiling_gui.search.sums import SumValue

_Answer = TypeVar("_Answer")


def limit_of(limit: Limit | float | None) -> Limit:
    """A Limit; a number is a limit in seconds, compiling included, and None is no limit.

    Raises InputError for negative numbers, and for anything else.
    """
    given = limit if isinstance(limit, Limit) else Limit(seconds=limit, counts_compiling=True)
    return replace(
        given,
        seconds=checked("limit", given.seconds, partial(seconds, zero=True)),
        nodes=checked("limit.nodes", given.nodes, whole_number),
        depth=checked("limit.depth", given.depth, whole_number),
    )


class Engine:
    """The engine of one game, which keeps its table between calls. Use it in a `with` statement.

    `game` is a key of `GAMES`. `threads` and `memory_mb` (of the transposition table) are for the tiling game: all
    cores and a quarter of the memory by default. `keeper` is a bound store that provides proved facts and receives new
    ones. With `fresh` facts shipped with the program are not used. Raises InputError for an unknown game or number.
    """

    def __init__(
        self,
        game: str = catalogue.DEFAULT,
        *,
        threads: int | None = None,
        memory_mb: int | None = None,
        keeper: BoundStore | None = None,
        fresh: bool = False,
    ) -> None:
        self.game = catalogue.game(game)
        self.engine: GameEngine = make_engine(
            self.game,
            bound_store=keeper,
            threads=checked("threads", threads, whole_number),
            memory_mb=checked("memory_mb", memory_mb, whole_number),
            shipped=keeper is None and not fresh,
        )

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Free the memory; the engine can be used again."""
        self.engine.close()

    def position(self, what: Any, first: str | None = None) -> Any:
        """`what` if it is a position, else the position of this game it describes as text.

        Raises InputError for a position of another game.
        """
        if isinstance(what, str):
            return position(what, game=self.game.key, first=first)
        kind = catalogue.game_of_position(what)
        if kind is not self.game:
            raise InputError(f"This engine is for the game {self.game.key}, not for {kind.key}.")
        return position_of(what, first=first)

    def solve(
        self,
        what: str | Start[P, M],
        *,
        first: str | None = None,
        limit: Limit | float | None = None,
        report: Report = no_report,
        stop: StopToken | None = None,
    ) -> Solution[P, M]:
        """The minimax value with a principal variation, or bounds proved within `limit` (a Limit, or seconds)."""
        return self.engine.solve(self.position(what, first), Run(limit_of(limit), report, stop))

    def analyse(
        self,
        what: str | Start[P, M],
        *,
        first: str | None = None,
        limit: Limit | float | None = None,
        report: Report = no_report,
        stop: StopToken | None = None,
        known: Analysis[P, M] | None = None,
    ) -> Analysis[P, M]:
        """The value of every legal move, or bounds on it; `known` is the result of an earlier call."""
        return self.engine.analyse(self.position(what, first), Run(limit_of(limit), report, stop), known=known)

    def facts(
        self,
        what: str | Start[P, M],
        *,
        first: str | None = None,
        asked: Mapping[str, str] | None = None,
        limit: Limit | float | None = None,
        stop: StopToken | None = None,
    ) -> Mapping[str, Any]:
        """What the game says of a position beside its value, by name, as in the JSON of `tiling-gui solve`.

        `asked` has what is said only if it is asked for, such as {"chances": ""} of e-Valuate; `engine.questions` lists
        it. {} if the position is not solved within `limit`, or the game says nothing. Raises InputError for others.
        """
        wanted = dict(asked or {})
        self.engine.check_asked(wanted)
        run = Run(limit_of(limit), stop=stop)
        solution = self.engine.solve(self.position(what, first), run)
        return self.engine.facts(solution, run, wanted).data if solution.complete else {}

    def reasons(
        self,
        what: str | Start[P, M],
        move: str | M | None = None,
        *,
        first: str | None = None,
        stop: StopToken | None = None,
    ) -> tuple[Reason, ...]:
        """Why a move costs something or keeps the value; without a move, why the position has its value.

        At most two statements, proved within five seconds: `str` gives the sentence, `kind`, `places`, `parts`, `moves`
        and `numbers` its content. () if nothing was proved. Raises InputError for an illegal move.
        """
        start = self.position(what, first)
        asked = start.read(move) if isinstance(move, str) else move
        return reasons_of(start, asked, self.engine, Run(stop=stop))

    def bounds(self, what: Any, *, first: str | None = None) -> tuple[Any, Any]:
        """Proved bounds on the final value, without a search."""
        return self.engine.bounds(self.position(what, first))


def solve(
    what: str | Start[P, M],
    *,
    game: str | None = None,
    first: str | None = None,
    limit: Limit | float | None = None,
    report: Report = no_report,
    stop: StopToken | None = None,
    threads: int | None = None,
    memory_mb: int | None = None,
    fresh: bool = False,
) -> Solution[P, M]:
    """The minimax value of a position, or of its text: "5x6", "matching:petersen", or with `game` "petersen".

    The result's `value` is None if `limit` (a Limit, or seconds) or `stop` ended the search; `lower` and `upper` are
    then the proved bounds. With `fresh` facts shipped with the program are not used. For several positions an Engine
    keeps its table. Raises InputError for invalid input.
    """
    start = position_of(what, game, first)
    key = catalogue.game_of_position(start).key
    with Engine(key, threads=threads, memory_mb=memory_mb, fresh=fresh) as engine:
        return engine.solve(start, limit=limit, report=report, stop=stop)


def analyse(
    what: str | Start[P, M],
    *,
    game: str | None = None,
    first: str | None = None,
    limit: Limit | float | None = None,
    report: Report = no_report,
    stop: StopToken | None = None,
    threads: int | None = None,
    memory_mb: int | None = None,
    fresh: bool = False,
) -> Analysis[P, M]:
    """The values of every legal move of a position; the arguments are those of `solve`."""
    start = position_of(what, game, first)
    key = catalogue.game_of_position(start).key
    with Engine(key, threads=threads, memory_mb=memory_mb, fresh=fresh) as engine:
        return engine.analyse(start, limit=limit, report=report, stop=stop)


def facts(
    what: str | Start[P, M],
    *,
    game: str | None = None,
    first: str | None = None,
    asked: Mapping[str, str] | None = None,
    limit: Limit | float | None = None,
    stop: StopToken | None = None,
) -> Mapping[str, Any]:
    """What the game says of a position beside its value: `Engine.facts`; other arguments are those of `solve`."""
    start = position_of(what, game, first)
    with Engine(catalogue.game_of_position(start).key) as engine:
        return engine.facts(start, asked=asked, limit=limit, stop=stop)


def reasons(
    what: str | Start[P, M],
    move: str | M | None = None,
    *,
    game: str | None = None,
    first: str | None = None,
    stop: StopToken | None = None,
) -> tuple[Reason, ...]:
    """Why a move, or the value of a position, is what it is: `Engine.reasons`; other arguments are those of `solve`."""
    start = position_of(what, game, first)
    with Engine(catalogue.game_of_position(start).key) as engine:
        return engine.reasons(start, move, stop=stop)


def guarantee(
    what: str | Start[P, M],
    rule: str,
    side: Side | str,
    *,
    game: str | None = None,
    first: str | None = None,
    limit: Limit | float | None = None,
    report: Report = no_report,
    stop: StopToken | None = None,
) -> Guarantee:
    """What the strategy `rule` of `side` ("max", "min", "first" or "second") guarantees, tested against all replies.

    The result's `value` is the worst result of all games in which the side follows the rule, `line` the worst game,
    `shortfall` its distance from the minimax value, `of_game` the Solution; `sentences()` says so. `value` is None if
    `limit` (a Limit, or seconds for each of the two searches) or `stop` ended it, or if the rule is no strategy: `gap`
    then has the moves after which it allows none. The help page Strategies describes rules. Other arguments are as
    for `solve`. Raises InputError for what is no rule.
    """
    start = position_of(what, game, first)
    kind = catalogue.game_of_position(start)
    read = StrategyRule(rule, start)
    if str(side).upper() not in kind.sides:
        raise InputError(f"The sides are {' and '.join(each.lower() for each in kind.sides)}, not {str(side)!r}.")
    solved = solve(start, limit=limit, report=report, stop=stop)
    return guaranteed(read, Side(str(side).upper()), solved, Run(limit_of(limit), report, stop))


def values(
    what: str,
    *,
    game: str | None = None,
    limit: Limit | float | None = None,
    stop: StopToken | None = None,
) -> tuple[Value | None, Value | None]:
    """(value with the first of the game's sides to move, value with the other): X and N of the tiling game.

    `what` is the text of a position; a value not proved within `limit` is None. Raises InputError.
    """
    if not isinstance(what, str):
        raise InputError("values takes a position as text, because in a position it is one side's turn.")
    sides = catalogue.game_of_position(position_of(what, game)).sides
    one, other = (solve(what, game=game, first=side, limit=limit, stop=stop).value for side in sides)
    return one, other


def solve_sum(
    text: str,
    *,
    limit: Limit | float | None = None,
    report: Report = no_report,
    stop: StopToken | None = None,
) -> SumValue:
    """Solve a sum of impartial games such as "ellie(3x4) + nim(5) + .007(12)": its Grundy value and winning moves.

    Terms are ellie(BOARD), nim, grundy, kayles and dawson with their heaps, octal codes with theirs; a number is a nim
    heap. Raises InputError for invalid input.
    """
    return sums.solve_sum(sums.read_sum(text), Run(limit_of(limit), report, stop))


METHODS = tuple(_METHODS)
"""The names of the methods; some take numbers, such as "average:2,2"."""


def search_with(
    what: str | Start[P, M],
    method_name: str = "alphabeta",
    *,
    game: str | None = None,
    first: str | None = None,
    evaluation: Evaluation | None = None,
    limit: Limit | float | None = None,
) -> SearchResult[M]:
    """Search a position with one of `METHODS`: value, best line, and counters of nodes and cutoffs.

    `evaluation` estimates positions at the depth `limit.depth`; by default the game's first. Raises InputError for an
    unknown method.
    """
    start = position_of(what, game, first)
    guess = evaluation or next(iter(catalogue.game_of_position(start).evaluations.values()))
    return search(start, method_name, Run(limit_of(limit)), evaluation=guess)


class Task(Generic[_Answer]):
    """Work in a background thread: read its `progress`, `stop` it, get its `result`, or `await` it."""

    def __init__(self, work: Callable[[Report, StopToken], _Answer]) -> None:
        self._latest, self._stop = Latest(), StopToken()
        self._future: Future[_Answer] = Future()
        self._thread = threading.Thread(target=self._run, args=(work,), daemon=True)
        self._thread.start()

    def _run(self, work: Callable[[Report, StopToken], _Answer]) -> None:
        try:
            self._future.set_result(work(self._latest, self._stop))
        except BaseException as error:  # noqa: BLE001 (`result` raises it)
            self._future.set_exception(error)

    @property
    def progress(self) -> Progress:
        """The last reported progress."""
        return self._latest.progress

    @property
    def done(self) -> bool:
        """Whether `result` returns at once."""
        return self._future.done()

    def stop(self) -> None:
        """End the work within about 0.2 s; `result` is then what has been proved by then."""
        self._stop.stop()

    def result(self, timeout: float | None = None) -> _Answer:
        """Wait for the result. Raises TimeoutError after `timeout` seconds; the work continues."""
        return self._future.result(timeout)

    def __await__(self) -> Generator[Any, None, _Answer]:
        import asyncio

        return asyncio.wrap_future(self._future).__await__()


def start_solve(what: str | Start[P, M], **how: Any) -> Task[Solution[P, M]]:
    """`solve` in the background, with the same arguments except `report` and `stop`."""
    return Task(lambda report, stop: solve(what, report=report, stop=stop, **how))


def start_analyse(what: str | Start[P, M], **how: Any) -> Task[Analysis[P, M]]:
    """`analyse` in the background, with the same arguments except `report` and `stop`."""
    return Task(lambda report, stop: analyse(what, report=report, stop=stop, **how))
