"""What a strategy guarantees its side: the worst result of all games in which the side follows it.

Every reply of the opponent is searched, and every choice that the rule leaves, so the result holds however it is
followed. It is exact only if the search ends.
"""

from collections import deque
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.exact_text import bounds_text, number_text, value_to_json
from tiling_gui.core.game import Move, Side, Value, distance, reached, written_line
from tiling_gui.core.limits import Progress, Run, StoppedError
from tiling_gui.core.results import Bounded, Solution
from tiling_gui.core.tiled import TiledPosition
from tiling_gui.errors import input_error
from tiling_gui.language import tr
from tiling_gui.search.result import Score, improves
from tiling_gui.search.strategy_rule import Memory, StrategyRule

_EVERY = 256
"""Positions between two looks at the clock."""
_WAYS = 1_000
"""The most positions of worst games in which a reply that matters is looked for."""


@dataclass(frozen=True)
class Guarantee(Bounded):
    """What is proved of a strategy; `lower` and `upper` are bounds on what it guarantees."""

    rule: StrategyRule
    side: Side
    """Whose strategy it is."""
    of_game: Solution
    """The position in which it is tested, and what is proved of its value with best play of both."""
    lower: Any = None
    upper: Any = None
    line: tuple[Move, ...] = ()
    """The worst game found, from the position to its end."""
    best: Any = None
    """What it guarantees if the side makes the best of the choices that the rule leaves; None if not finished."""
    decision: int = 0
    """The number of moves of `line` before the first reply that matters."""
    replies: tuple[Move, ...] = ()
    """The replies there that hold the side to `value`, while others do not; () if there is no such position."""
    gap: tuple[Move, ...] | None = None
    """Moves from the position after which the side is to move and the rule allows no move: it is no strategy."""
    unused: tuple[str, ...] = ()
    """What the rule names though it was never a legal move when it was tried; () if not finished."""
    finished: bool = False
    nodes: int = 0
    seconds: float = 0.0

    @property
    def position(self) -> Any:
        return self.of_game.position

    @property
    def shortfall(self) -> Value | None:
        """By how much it falls short of the value of the game; None if that is not known."""
        mine, best = self.value, self.of_game.value
        return None if mine is None or best is None else distance(mine, best)

    def to_json(self) -> dict[str, Any]:
        to_json, gap = game_of_position(self.position).move_to_json, self.gap
        return {
            "side": str(self.side),
            "rule": self.rule.text,
            "status": "gap" if gap is not None else "tested" if self.finished else "stopped",
            "value": value_to_json(self.value),
            "bounds": [value_to_json(self.lower), value_to_json(self.upper)],
            "best_choice": value_to_json(self.best),
            "shortfall": value_to_json(self.shortfall),
            "line": list(map(to_json, self.line)),
            "line_text": written_line(self.position, self.line),
            "gap": None if gap is None else list(map(to_json, gap)),
            "gap_text": None if gap is None else written_line(self.position, gap),
            "unused": list(self.unused),
            "nodes": self.nodes,
            "seconds": round(self.seconds, 6),
        }

    # In words -----------------------------------------------------------------------------------------------------

    def sentences(self) -> list[str]:
        """What is proved, one sentence each."""
        if self.gap is not None:
            line = ", ".join(written_line(self.position, self.gap))
            if not line:
                return [tr("This is no strategy of {side}: it allows no move at the beginning.", side=self.side)]
            return [tr("This is no strategy of {side}: it allows no move after {line}.", side=self.side, line=line)]
        said = [self._result(), self._of_choices(), self._not_used()]
        return [sentence for sentence in said if sentence]

    @property
    def _high(self) -> bool:
        return self.side in (Side.MAX, Side.FIRST)

    def _result(self) -> str:
        known: dict[str, Any] = {"side": self.side, "other": self.side.other}
        if self.side in (Side.FIRST, Side.SECOND):
            return self._of_last_mover(known)
        known |= {"value": bounds_text(self.of_game.lower, self.of_game.upper)}
        if not (self.finished or self.any):
            return tr("Not finished: no game to its end was found.")
        if not self.finished:
            found = bounds_text(self.lower, self.upper)
            return tr(
                "Not finished: what {side} is sure of is {found}. The value of the game: {value}.", found=found, **known
            )
        if self.value is None:
            return tr("No game with this strategy ends with a value.")
        known["sure"] = bounds_text(*(self.value, None) if self._high else (None, self.value))
        if self.shortfall is None:
            return tr("{side} is sure of {sure}. The value of the game: {value}.", **known)
        if not self.shortfall:
            return tr("{side} is sure of {sure}, the value of the game.", **known)
        short = number_text(self.shortfall)
        return tr(
            "{side} is sure of {sure} only: it falls short of the value of the game, {value}, by {short}.",
            short=short,
            **known,
        )

    def _of_last_mover(self, known: dict[str, Any]) -> str:
        won = 1 if self._high else -1
        if self.value == won:
            return tr("{side} wins with this strategy, whatever {other} replies.", **known)
        if self.value is None:
            return tr("Not finished: no game was found that {other} wins against this strategy.", **known)
        if self.of_game.value == won:
            return tr("{other} beats this strategy, though {side} could win.", **known)
        if self.shortfall == 0:
            return tr("{other} beats this strategy, as every other one.", **known)
        return tr("{other} beats this strategy.", **known)

    def _of_choices(self) -> str:
        if self.best is None or self.best == self.value:
            return ""
        if self.side in (Side.FIRST, Side.SECOND):
            return tr("With the right one of the moves that it allows {side} wins.", side=self.side)
        return tr("With the best of the moves that it allows it would be {best}.", best=number_text(self.best))

    def _not_used(self) -> str:
        return tr("Never a legal move: {parts}.", parts=", ".join(self.unused)) if self.unused else ""

    @property
    def line_text(self) -> str:
        return " ".join(written_line(self.position, self.line))


def guarantee(
    rule: StrategyRule,
    side: Side,
    solved: Solution,
    run: Run | None = None,
    start: Any = None,
    moves: Sequence[Move] = (),
) -> Guarantee:
    """Test `rule` as a strategy of `side` in the position that `solved` is of.

    That is the start of the game, or comes after `moves` from `start`, which the rule then knows of. Raises InputError
    for a game that is too long for a recursive search.
    """
    run = run or Run()
    memory = rule.remembered(solved.position if start is None else start, moves, side)
    search = _Search(rule, side, run)
    best, finished, gap = None, False, None
    way: tuple[Move, ...] = ()
    replies: tuple[Move, ...] = ()
    try:
        _, best = search.results(solved.position, memory)
        finished = True
        if search.worst is not None:
            way, replies = search.decision(solved.position, memory)
        if replies:
            there, then = reached(solved.position, way), rule.remembered(solved.position, way, side, memory)
            search.line = (*way, *search.to_the_end(there, then))
    except _GapError:
        gap = tuple(search.path)
    except StoppedError:
        pass
    except RecursionError as error:
        raise input_error("This game is too long to search move by move; try a smaller position.") from error
    tested = Guarantee(rule, side, solved, best=best, gap=gap, nodes=search.nodes, seconds=run.seconds)
    if gap is not None:
        return tested
    worst = lower = upper = search.worst
    if not finished and not (side in (Side.FIRST, Side.SECOND) and worst == (-1 if search.wants_high else 1)):
        lower, upper = (None, worst) if search.wants_high else (worst, None)  # a lost game would settle it
    unused = tuple(rule.terms[i].text for i, named in sorted(search.used.items()) if finished and not named)
    tested = replace(tested, lower=lower, upper=upper, line=search.line, decision=len(way), replies=replies)
    return replace(tested, unused=unused, finished=finished)


class _GapError(Exception):
    """The rule allows no move after the path of the search."""


_Results = tuple[Score | None, Score | None]


class _Search:
    def __init__(self, rule: StrategyRule, side: Side, run: Run) -> None:
        self.rule, self.side, self.run = rule, side, run
        self.wants_high = side in (Side.MAX, Side.FIRST)
        self.path: list[Move] = []
        self.worst: Score | None = None
        self.line: tuple[Move, ...] = ()
        """A game with the worst result."""
        self.used: dict[int, bool] = {}
        self.nodes = 0
        self._known: dict[Hashable, _Results] = {}
        """The answers of `results` where the opponent is to move. What comes after has been met then."""

    def results(self, position: Any, memory: Memory) -> _Results:
        """Meet every game that the rule allows: the results if the side makes the worst and the best of its choices."""
        self.nodes += 1
        if self.nodes % _EVERY == 1:
            self.run.check(self.nodes - 1)
            if self.run.is_report_due:
                self.run.report_progress(Progress("searching", nodes=self.nodes))
        if position.is_over:
            return self._leaf(position.value())
        key = (_state(position), memory.made) if memory.before is None else None
        if key is not None and key in self._known:
            return self._known[key]
        mine = position.to_move == self.side
        moves = self.rule.allowed(position, memory, self.used) if mine else position.moves()
        if not moves:
            raise _GapError
        worst, best = None, None
        for move in moves:
            self.path.append(move)
            low, high = self.results(position.play(move), self.rule.following(memory, position, move, self.side))
            self.path.pop()
            if improves(low, worst, not self.wants_high):
                worst = low
            if improves(high, best, mine == self.wants_high):
                best = high
        if key is not None:
            self._known[key] = worst, best
        return worst, best

    def decision(self, position: Any, memory: Memory) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
        """(shortest moves of a worst game to a reply that matters, the replies there that hold the side to the worst).

        ((), ()) if there is none, or none among the first _WAYS positions. Call it after `results`.
        """
        waiting, met = deque([((), position, memory)]), 0
        while waiting and (met := met + 1) <= _WAYS:
            path, position, memory = waiting.popleft()
            if position.is_over:
                continue
            worst, moves = self._worst(position, memory)
            if position.to_move != self.side and len(worst) < len(moves):
                return path, tuple(move for move, *_ in worst)
            waiting += [((*path, move), *after) for move, *after in worst]
        return (), ()

    def _worst(self, position: Any, memory: Memory) -> tuple[list[tuple[Any, ...]], Sequence[Move]]:
        """((move, position and memory after it) for moves after which the worst result is sure, all possible moves)."""
        moves = self.rule.allowed(position, memory) if position.to_move == self.side else position.moves()
        after = [(position.play(move), self.rule.following(memory, position, move, self.side)) for move in moves]
        found = [(move, *it) for move, it in zip(moves, after, strict=True) if self.results(*it)[0] == self.worst]
        return found, moves

    def to_the_end(self, position: Any, memory: Memory) -> Iterator[Move]:
        """The moves of a worst game from a position in which the worst result is sure."""
        while not position.is_over:
            move, position, memory = self._worst(position, memory)[0][0]
            yield move

    def _leaf(self, value: Value | None) -> _Results:
        if improves(value, self.worst, not self.wants_high):
            self.worst, self.line = value, tuple(self.path)
        return value, value


def _state(position: Any) -> Hashable:
    """Equal for positions from which the same moves lead to the same results: which tile covers a square is nothing."""
    if isinstance(position, TiledPosition):
        return position.to_move, position.live, position.count
    state: Hashable = position
    return state
