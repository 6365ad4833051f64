"""Compare: positions of any game times search methods, one row each, Table 1 of the e-Valuate paper for any game.

Exact rows of one position must agree in value; a row says itself whether it is exact.
"""

import importlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Protocol, cast

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Evaluation, Game, Side
from tiling_gui.core.limits import Limit, Progress, Run, StopToken
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.search import typed_tree
from tiling_gui.search.methods import METHODS, full_name, method
from tiling_gui.search.minimal_tree import minimal_leaves
from tiling_gui.search.result import SearchResult

Order = tuple[Fraction, ...]


class Laboratory(Protocol):
    """What the module `Game.laboratory` has: a game's own way of being searched in the laboratory."""

    def split_order(self, text: str) -> tuple[str, Order | None]:
        """A position's text without the order in which moves are to be tried, and that order."""
        ...

    def search(
        self, position: Any, name: str, run: Run, *, order: Order | None, evaluation: Evaluation
    ) -> SearchResult:
        """Runs the method `name` on `position`."""
        ...

    def tree(self, position: Any) -> Any:
        """The position as the methods see it, with all nodes they walk below it."""
        ...


@dataclass(frozen=True)
class Subject:
    """A position to be searched, with its game and the text it was named by."""

    game: Game
    position: Any
    text: str
    order: Order | None = None
    """In e-Valuate: the order in which values are to be tried; None leaves it to the method."""


@dataclass(frozen=True)
class Row:
    """One method on one position."""

    subject: Subject
    method: str
    result: SearchResult
    agrees: bool | None = None
    """Whether an exact value equals the other exact ones of the position; None if it is not exact or not complete."""
    minimal: int | None = None
    """The fewest leaves alpha-beta without a table could read; None where that is not known or does not apply."""

    def to_json(self) -> dict[str, Any]:
        """The row as the command line prints it."""
        result, game = self.result, self.subject.game
        counters = result.counters
        return {
            "position": self.subject.text,
            "method": self.method,
            "value": result.value,
            "exact": result.exact,
            "complete": result.complete,
            "move": None if result.move is None else game.move_to_json(result.move),
            "nodes": counters.nodes,
            "leaves": counters.leaves,
            "alpha": counters.alpha_cutoffs,
            "beta": counters.beta_cutoffs,
            "table": counters.table_hits,
            "seconds": round(result.seconds, 6),
            "minimal_leaves": self.minimal,
            "path": counters.path,
            "stored": counters.stored,
            "pruned": result.pruned,
            "order": [str(value) for value in result.order],
        }


def laboratory_games() -> dict[str, Game]:
    """The games of the catalogue and typed trees, by key."""
    return {**GAMES, typed_tree.GAME.key: typed_tree.GAME}


def read_subject(text: str, first: Side | None = None) -> Subject:
    """The position named GAME:POSITION, e.g. "domino:3x4" or "heaps:grundy:7"; `first` moves, else the game's own.

    Raises InputError saying what is accepted.
    """
    games = laboratory_games()
    key, colon, position = text.strip().partition(":")
    if not colon or key not in games:
        raise InputError(
            tr(
                "A position is written GAME:POSITION, GAME one of {games}; not {text!r}.",
                games=", ".join(games),
                text=text,
            )
        )
    game = games[key]
    order = None
    if own := _laboratory(game):
        position, order = own.split_order(position)
    if first is not None and first not in game.sides:
        raise InputError(
            tr(
                "In {name} {one} or {other} moves first, not {first}.",
                name=game.name,
                one=game.sides[0],
                other=game.sides[1],
                first=first,
            )
        )
    return Subject(game, game.parse(position, first or game.sides[0]), text.strip(), order)


def _laboratory(game: Game) -> Laboratory | None:
    """The game's own laboratory, if it has one; it may load numpy, so it is imported once it is needed."""
    return cast(Laboratory, importlib.import_module(game.laboratory)) if game.laboratory else None


@dataclass
class Comparison:
    """What is to be compared. Run it once; `rows` fills up on the way."""

    subjects: Sequence[Subject]
    methods: Sequence[str]
    limit: Limit = field(default_factory=Limit)
    """For every row: seconds, nodes, and the depth of all methods (None: to the end, or the method's own)."""
    rows: list[Row] = field(default_factory=list)
    valid_only: bool = False
    """In e-Valuate: walk valid moves alone, in Python; else count the whole tree as the paper does."""

    def __post_init__(self) -> None:
        """Raises InputError for a method there is not, or if there is nothing to compare."""
        for name in self.methods:
            method(name)
        if not (self.subjects and self.methods):
            raise InputError(tr("There is nothing to compare: at least one position and one method are needed."))

    def run(self, run: Run | None = None) -> Iterator[Row]:
        """Yields a row for each position and method; a row that was stopped is the last one and not complete."""
        run, nodes = run or Run(), 0
        total = len(self.subjects) * len(self.methods)
        for subject in self.subjects:
            evaluation = next(iter(subject.game.evaluations.values()), lambda position: None)
            here: list[Row] = []
            least = self._minimal(subject, run)
            for name in self.methods:

                def passed_on(progress: Progress, nodes: int = nodes) -> None:
                    done, seen = len(self.rows), nodes + progress.nodes
                    run.tell(Progress("comparing", done=done, total=total, nodes=seen))

                found = self._search(subject, name, evaluation, run.part(self.limit, passed_on))
                nodes += found.counters.nodes
                row = Row(subject, name, found, _agrees(found, here), least)
                here.append(row)
                self.rows.append(row)
                yield row
                if run.is_set:
                    return

    def _minimal(self, subject: Subject, stop: StopToken | None) -> int | None:
        """The leaves of the minimal tree of what the methods walk, where they walk to the end."""
        if self.limit.depth is not None:
            return None
        own = None if self.valid_only else _laboratory(subject.game)
        return minimal_leaves(own.tree(subject.position) if own else subject.position, stop=stop)

    def _search(self, subject: Subject, name: str, evaluation: Evaluation, run: Run) -> SearchResult:
        own = None if self.valid_only else _laboratory(subject.game)
        if own:
            return own.search(subject.position, full_name(name), run, order=subject.order, evaluation=evaluation)
        return method(name)(subject.position, run, evaluation=evaluation)


def _agrees(found: SearchResult, rows: Sequence[Row]) -> bool | None:
    if not (found.exact and found.complete):
        return None
    return all(row.result.value == found.value for row in rows if row.result.exact and row.result.complete)


def default_methods() -> list[str]:
    """The methods that are exact on every game, in the order of METHODS."""
    return [info.name for info in METHODS.values() if info.exact]
