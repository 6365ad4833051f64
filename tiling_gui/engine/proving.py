"""Proves rows of a file here, cheapest first: every bound is asked again of an engine that knows only what is proved.

A row whose bounds hold is a fact from then on, and helps with the larger ones. So it can be stopped and begun again.
"""

from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass

from tiling_gui.core.bound_store import Bound, BoundStore
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Progress, Run, StopToken
from tiling_gui.engine.null_window import Question
from tiling_gui.engine.position_keys import squares_of_key
from tiling_gui.engine.solver import Engine

_WORK = "proving rows"


@dataclass(frozen=True)
class Proved:
    """What became of the rows that were asked."""

    rows: int
    """Rows that tell more than was proved here before."""
    held: int
    wrong: tuple[str, ...]
    """Keys of false rows."""


def prove(rows: Iterable[Bound], facts: BoundStore, engine: Engine, run: Run | None = None) -> Proved:
    """Prove rows, small ones first; those that hold are put into `facts` at once. Ends after a false one, or a stop."""
    run = run or Run()
    news = [row for row in rows if not _is_known(facts, row)]
    news.sort(key=lambda row: (squares_of_key(row.key), row.nodes))
    squares = max((squares_of_key(row.key) for row in news), default=0)
    engine.add_facts(facts.all(), work=_WORK, squares=squares)
    held, wrong = 0, list[str]()
    for number, row in enumerate(news, 1):
        if run.is_set or wrong:
            break
        holds = is_true(row, engine, run, squares=squares)
        if holds:
            held += 1
            facts.put(row)
            engine.add_facts([row], work=_WORK, squares=squares)
        elif holds is False:
            wrong.append(row.key)
        run.report(Progress("checking", done=number, total=len(news)))
    return Proved(len(news), held, tuple(wrong))


def _is_known(facts: BoundStore, row: Bound) -> bool:
    """Whether the facts imply a row; a row that contradicts them is not known, and will be found to be false."""
    known = facts.get(row.key)
    if known is None:
        return False
    within = known.lower_max >= row.lower_max and known.upper_max <= row.upper_max
    return within and known.lower_min >= row.lower_min and known.upper_min <= row.upper_min


def is_true(row: Bound, engine: Engine, stop: StopToken | None = None, *, squares: int | None = None) -> bool | None:
    """Whether a row is true; None if it was stopped.

    Raises InputError for an invalid key.
    """
    finished = True
    for side in (Side.MAX, Side.MIN):
        lower, upper = row.bounds(side)
        for k, claimed in ((lower, True), (upper + 1, False)):
            work, size = ("verify", squares_of_key(row.key)) if squares is None else (_WORK, squares)
            answer = engine.ask(Question(row.key, side, k), work=work, squares=size, stop=stop).answer
            if answer is None:
                finished = False
            elif answer is not claimed:
                return False
    return True if finished else None


def prove_alone(rows: Iterable[Bound], facts: BoundStore, run: Run, memory_mb: int | None = None) -> Proved:
    """`prove` with an engine of its own."""
    with closing(Engine(memory_mb=memory_mb)) as engine:
        return prove(rows, facts, engine, run)
