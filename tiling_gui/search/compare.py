"""Comparison of search methods on positions of any game, like Table 1 of the e-Valuate paper; one row for each pair.

All exact rows of a position must agree in value; a row records whether it is exact.
"""

import importlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tiling_gui.core.catalogue import GAMES, read_start
from tiling_gui.core.game import Evaluation, Game, Side
from tiling_gui.core.limits import Limit, Progress, Run, StopToken
from tiling_gui.errors import input_error
from tiling_gui.search import typed_tree
from tiling_gui.search.conditions import AUTHOR, BY_HAND, ESTIMATE, GIVEN, USUAL, Conditions
from tiling_gui.search.methods import METHODS, check_method, full_name, info_of, search
from tiling_gui.search.minimal_tree import minimal_leaves
from tiling_gui.search.result import SearchResult


@dataclass(frozen=True)
class Subject:
    """A position to search, with its game and the text that named it."""

    game: Game
    position: Any
    text: str
    order: Any = None
    """In e-Valuate: the author's order of values and variables to try, if one is given."""


@dataclass(frozen=True)
class Row:
    """The result of one method on one position."""

    subject: Subject
    method: str
    result: SearchResult
    agrees: bool | None = None
    """Whether an exact value equals the position's other exact values; None if it is not exact or not complete."""
    conditions: Conditions = BY_HAND
    """How it was searched, without None."""
    ratio: float | None = None
    """Time of the position's first method divided by this one's, the paper's "ten-fold"; None if either was stopped."""
    minimal: int | None = None
    """The fewest leaves that alpha-beta without a table can evaluate; None if unknown or not applicable."""

    def to_json(self) -> dict[str, Any]:
        result, game = self.result, self.subject.game
        counters = result.counters
        return {
            "position": self.subject.text,
            "method": self.method,
            "value": result.value,
            "exact": result.exact,
            "complete": result.complete,
            "move": None if result.move is None else game.move_to_json(result.move),
            "line": [game.move_to_json(move) for move in result.line],
            "nodes": counters.nodes,
            "leaves": counters.leaves,
            "alpha": counters.alpha_cutoffs,
            "beta": counters.beta_cutoffs,
            "table": counters.table_hits,
            "seconds": round(result.seconds, 6),
            "ratio": None if self.ratio is None else round(self.ratio, 2),
            "conditions": self.conditions.to_json(),
            "minimal_leaves": self.minimal,
            "path": counters.path,
            "stored": counters.stored,
            "pruned": result.pruned,
            "order": [str(value) for value in result.order],
        }


def laboratory_games() -> dict[str, Game]:
    """The games of the catalogue, and typed trees, by key."""
    return {**GAMES, typed_tree.GAME.key: typed_tree.GAME}


def read_subject(text: str, first: Side | None = None) -> Subject:
    """The position GAME:POSITION, e.g. "domino:3x4" or "heaps:grundy:7", or the set-up of a record as JSON in place of
    POSITION; `first` moves first, or the game's default.

    Raises InputError saying what is accepted.
    """
    games = laboratory_games()
    key, colon, position = text.strip().partition(":")
    if not colon or key not in games:
        raise input_error(
            "A position is written GAME:POSITION, with GAME one of {games}, not {text!r}.",
            games=", ".join(games),
            text=text,
        )
    game = games[key]
    own, order = _laboratory(game), None
    if own is not None:
        position, order = own.split_order(position)
    start = read_start(game, position, str(first) if first else None)
    if own is not None and order is not None:
        own.check_order(start, order)  # now, because methods that ignore the order would not notice a wrong one
    return Subject(game, start, text.strip(), order)


def _laboratory(game: Game) -> Any:
    """The module `Game.laboratory`, or None. It may load numpy, so it is imported only when needed.

    Its functions are those of games/evaluate/search/laboratory.py: split_order, check_order, known_order, can_sample,
    ordering, search, tree.
    """
    return importlib.import_module(game.laboratory) if game.laboratory else None


def conditions_of(subject: Subject, name: str, wanted: Conditions | None) -> tuple[Conditions, Any]:
    """The conditions for the method `name` on a subject, given those wanted, and the author's order if it is used.

    A method that orders moves by default uses the order given with the position. Sampling is the usual one where it has
    no effect. Raises InputError if an author's order is wanted and none is known.
    """
    found, order = info_of(name).under(wanted), subject.order
    if (wanted is None or wanted.order is None) and found.order == ESTIMATE and order is not None:
        found = replace(found, order=AUTHOR)
    own = None if found.order == GIVEN else _laboratory(subject.game)
    used = own is not None and own.can_sample(subject.position)
    if not used or (found.order == AUTHOR and not found.sampling.replies):
        found = replace(found, sampling=USUAL)
    if found.order != AUTHOR:
        return found, None
    if order is None and own is not None:
        order = own.known_order(subject.position)
    if order is None:
        raise input_error(
            "No author's order is known for {position}; in e-Valuate one is written after the "
            "expression, as in (10-x)*y; order 5,4,6,3,7,2,8,1,9,0.",
            position=subject.text,
        )
    return found, order


def search_by(subject: Subject, name: str, wanted: Conditions | None, run: Run, evaluation: Evaluation) -> SearchResult:
    """Run the method `name`, in Python, on `subject` under the conditions of `conditions_of`."""
    found, order = conditions_of(subject, name, wanted)
    own = None if found.order == GIVEN else _laboratory(subject.game)
    ordering = None if own is None else own.ordering(subject.position, found, order, run)
    return search(subject.position, name, run, evaluation=evaluation, wanted=found, ordering=ordering)


@dataclass
class Comparison:
    """A comparison of methods on positions. Run it once; `rows` is filled meanwhile."""

    subjects: Sequence[Subject]
    methods: Sequence[str]
    limit: Limit = field(default_factory=Limit)
    """For every row: seconds, nodes, and the depth of all methods (None: to the end, or the method's own depth)."""
    rows: list[Row] = field(default_factory=list)
    valid_only: bool = False
    """In e-Valuate: search valid moves only, in Python; otherwise the whole tree counts, as in the paper."""
    wanted: Conditions | None = None
    """The conditions for every method, as far as it allows them; None uses each method's defaults."""

    def __post_init__(self) -> None:
        """Raise InputError for an unknown method or order, or if there is nothing to compare."""
        for name in self.methods:
            check_method(name)
        if not (self.subjects and self.methods):
            raise input_error("There is nothing to compare: at least one position and one method are needed.")
        for subject in self.subjects:
            for name in self.methods:
                conditions_of(subject, name, self.wanted)

    def run(self, run: Run | None = None) -> Iterator[Row]:
        """Yield a row for each position and method; a row that was stopped is the last and not complete."""
        run, nodes = run or Run(), 0
        total = len(self.subjects) * len(self.methods)
        for subject in self.subjects:
            evaluation = next(iter(subject.game.evaluations.values()), lambda position: None)
            here: list[Row] = []
            least = self._minimal(subject, run)
            for name in self.methods:

                def passed_on(progress: Progress, nodes: int = nodes) -> None:
                    done, seen = len(self.rows), nodes + progress.nodes
                    run.report_progress(Progress("comparing", done=done, total=total, nodes=seen))

                found = self._search(subject, name, evaluation, run.part(self.limit, passed_on))
                nodes += found.counters.nodes
                conditions, _ = conditions_of(subject, name, self.wanted)
                first = here[0].result if here else found
                ratio = _ratio(first, found)
                row = Row(subject, name, found, _agrees(found, here), conditions, ratio, least)
                here.append(row)
                self.rows.append(row)
                yield row
                if run.is_set:
                    return

    def _minimal(self, subject: Subject, stop: StopToken | None) -> int | None:
        """The number of leaves of the minimal tree; None with a depth limit."""
        if self.limit.depth is not None:
            return None
        own = None if self.valid_only else _laboratory(subject.game)
        return minimal_leaves(own.tree(subject.position) if own else subject.position, stop=stop)

    def _search(self, subject: Subject, name: str, evaluation: Evaluation, run: Run) -> SearchResult:
        own = None if self.valid_only else _laboratory(subject.game)
        if own:
            conditions, order = conditions_of(subject, name, self.wanted)
            found: SearchResult = own.search(
                subject.position,
                full_name(name),
                run,
                conditions=conditions,
                order=order,
                evaluation=evaluation,
            )
            return found
        return search_by(subject, name, self.wanted, run, evaluation)


def _ratio(first: SearchResult, found: SearchResult) -> float | None:
    whole = first.complete and found.complete and found.seconds > 0
    return first.seconds / found.seconds if whole else None


def _agrees(found: SearchResult, rows: Sequence[Row]) -> bool | None:
    if not (found.exact and found.complete):
        return None
    return all(row.result.value == found.value for row in rows if row.result.exact and row.result.complete)


def default_methods() -> list[str]:
    """The names of the methods that are exact on every game, in the order of METHODS."""
    return [info.name for info in METHODS.values() if info.exact]
