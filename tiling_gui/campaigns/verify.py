"""Checks a random sample of facts: by the engine with an empty table, and small ones by the readable reference.

Every row claims up to four bounds; each is checked by a null-window question to an engine without prior knowledge.
"""

import random
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from math import comb

from tiling_gui.campaigns.positions import position_of
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Progress, Run, StopToken, no_report
from tiling_gui.engine import Engine
from tiling_gui.engine.null_window import Question
from tiling_gui.engine.position_keys import squares_of_key
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.search.alphabeta import alphabeta
from tiling_gui.search.table import Table
from tiling_gui.store import Store
from tiling_gui.store.campaigns import GAME
from tiling_gui.store.rows import Solve

REFERENCE_UP_TO = 16
"""Up to this many squares a row is also checked by the readable reference."""
ERROR_RATE = 1000
"""The error rate, 1 row in 1000, for which the probability of going unnoticed is given."""
_PATIENCE = 20_000_000
"""Positions searched for one bound before the row is left unfinished."""
_SHORT_PATIENCE = 200_000
"""The same if rows are checked for a given time."""
_ALL = "verify all"
_MEMORY_MB = 256


@dataclass(frozen=True)
class Verified:
    """The result of checking a sample."""

    rows: int
    """Number of rows from which the sample was drawn."""
    checked: int
    wrong: tuple[str, ...]
    """Keys of false rows."""
    unfinished: int
    """Rows of the sample that took too long; not included in `checked`."""
    held: tuple[Bound, ...] = ()
    """The rows that were proved again."""

    @property
    def missed(self) -> float:
        """The probability of finding no error in this many checks although more than 1 row in 1000 is false."""
        return probability_missed(self.rows, self.checked)

    @property
    def sentence(self) -> str:
        if self.wrong:
            return tr(
                "{wrong} of {checked} rows checked are wrong: {which}.",
                wrong=len(self.wrong),
                checked=self.checked,
                which=", ".join(self.wrong)[:300],
            )
        values = {
            "checked": self.checked,
            "rows": self.rows,
            "unfinished": self.unfinished,
            "rate": ERROR_RATE,
            "probability": f"{1 - self.missed:.1%}",
        }
        if self.unfinished:
            return tr(
                "{checked} of {rows} rows checked, none wrong. {unfinished} more took too long and are left out. "
                "If more than 1 row in {rate} were wrong, a sample like this would have shown it with a probability of "
                "{probability}.",
                **values,
            )
        return tr(
            "{checked} of {rows} rows checked, none wrong. If more than 1 row in {rate} were wrong, a sample like "
            "this would have shown it with a probability of {probability}.",
            **values,
        )


def probability_missed(rows: int, checked: int) -> float:
    """The probability that `checked` random rows of `rows` are true although more than 1 in 1000 is false."""
    wrong = rows // ERROR_RATE + 1
    if rows == 0 or checked + wrong > rows:
        return 0.0 if rows and checked else 1.0
    return comb(rows - wrong, checked) / comb(rows, checked)


def verify(
    facts: list[Bound], sample: int, engine: Engine, run: Run | None = None, *, seed: int | None = None
) -> Verified:
    """Check `sample` of the rows, drawn at random without repetition, or all if there are fewer."""
    drawn = random.Random(seed).sample(facts, min(sample, len(facts)))
    return _checked(len(facts), drawn, engine, run or Run(), _PATIENCE)


def verify_for(facts: list[Bound], seconds: float, engine: Engine, run: Run | None = None) -> Verified:
    """Check rows in random order until the time is up or all are checked; stop at a false one."""
    run = run or Run()
    engine.compile(run)  # compilation time does not count
    run = run.part(Limit(seconds=seconds))
    drawn = random.SystemRandom().sample(facts, len(facts))
    return _checked(len(facts), drawn, engine, run, _SHORT_PATIENCE, first_wrong=True)


def _checked(
    rows: int, drawn: list[Bound], engine: Engine, run: Run, patience: int, first_wrong: bool = False
) -> Verified:
    wrong: list[str] = []
    held: list[Bound] = []
    unfinished = 0
    for number, fact in enumerate(drawn, 1):
        if run.is_set or (first_wrong and wrong):
            break
        holds = recheck(fact, engine, run, patience)
        if holds is None:
            unfinished += 1
        elif holds:
            held.append(fact)
        else:
            wrong.append(fact.key)
        run.report(Progress("checking", done=number, total=len(drawn)))
    return Verified(rows, len(held) + len(wrong), tuple(wrong), unfinished, tuple(held))


@dataclass(frozen=True)
class ReproveResult:
    verified: Verified
    proved: tuple[str, ...]
    """Sources that were proved completely: nothing rests on them any more."""
    dropped: tuple[str, ...]
    """Sources with a false row: everything that rests on them was dropped."""


def reprove(store: Store, engine: Engine, campaign: int | None = None, run: Run | None = None) -> ReproveResult:
    """Prove every row that was not proved here, small ones first, because they help with the large ones.

    A row that holds counts as proved here at once, so this can be stopped and resumed. Raises StoreError.
    """
    run = run or Run()
    rows = sorted(store.facts.not_proved_here(campaign), key=lambda fact: (_squares(fact.key), fact.nodes))
    sources = [source.name for source in store.sources.all()]
    squares = max((_squares(fact.key) for fact in rows), default=0)
    engine.add_facts(store.facts.proved_here.all(), work=_ALL, squares=squares)
    wrong: list[str] = []
    held: list[Bound] = []
    dropped: set[str] = set()
    unfinished = 0
    for number, fact in enumerate(rows, 1):
        if run.is_set:
            break
        if dropped & set(fact.rests_on):
            continue
        holds = recheck(fact, engine, run, None, squares)
        if holds is None:
            unfinished += 1
        elif holds:
            held.append(fact)
            store.facts.proved(fact)
            engine.add_facts([replace(fact, rests_on=())], work=_ALL, squares=squares)
        else:
            wrong.append(fact.key)
            dropped |= set(fact.rests_on)
            for name in fact.rests_on:
                store.sources.drop(name)
        run.report(Progress("checking", done=number, total=len(rows)))
    for row in _wrong_results(store, run) if campaign is None else ():
        wrong.append(row.board)
        dropped |= set(row.rests_on)
        for name in row.rests_on:
            store.sources.drop(name)
    left = {source.name for source in store.sources.all()}
    proved = [name for name in sources if name not in left | dropped]
    found = Verified(len(rows), len(held) + len(wrong), tuple(wrong), unfinished, tuple(held))
    return ReproveResult(found, tuple(proved), tuple(sorted(dropped)))


def _wrong_results(store: Store, run: Run) -> Iterator[Solve]:
    """Solve the results again that rest on sources. Yield the false ones; those that hold are marked as proved here."""
    with closing(Engine(memory_mb=_MEMORY_MB, bound_store=store.facts.proved_here)) as solver:
        for row in store.solves():
            if row.game != GAME or not row.rests_on or run.is_set:
                continue
            if row.lower is None or row.upper is None:  # a game between lookahead players claims no value
                continue
            try:
                start = row.start()
            except InputError:  # too large to be played
                continue
            limit = Limit() if row.exact else Limit(nodes=1)  # the facts are enough for bounds
            found = solver.solve(start, run.part(limit, no_report))
            if row.lower <= found.lower and found.upper <= row.upper:
                store.results.proved(row.id)
            elif found.upper < row.lower or row.upper < found.lower:
                yield row


def _squares(key: str) -> int:
    """The size of a key; 0 for an unreadable one, which is then found to be false."""
    try:
        return squares_of_key(key)
    except InputError:
        return 0


def recheck(
    fact: Bound, engine: Engine, stop: StopToken | None, patience: int | None = _PATIENCE, squares: int | None = None
) -> bool | None:
    """Whether a row is true; None if that took too long or was stopped. Raises InputError for an invalid key."""
    small = squares_of_key(fact.key) <= REFERENCE_UP_TO
    finished = True
    for side in (Side.MAX, Side.MIN):
        lower, upper = fact.bounds(side)
        if small:
            found = alphabeta(position_of(fact.key, side), table=Table())
            if found.value is None or not lower <= found.value <= upper:
                return False
        for k, claimed in ((lower, True), (upper + 1, False)):
            question = Question(fact.key, side, k)
            work, size = ("verify", squares_of_key(fact.key)) if squares is None else (_ALL, squares)
            answer = engine.ask(question, work=work, squares=size, budget=patience, stop=stop).answer
            if answer is None:
                finished = False
            elif answer is not claimed:
                return False
    return True if finished else None
