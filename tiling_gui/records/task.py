"""A task: a position in which a move is to be found; the judgement of an answer, with its reason; the solution.

Every exercise at a board is one: a puzzle, a mistake of the user's, a move of a game to be guessed, a move just made, a
step of a lesson. What is known of the answer when the task is made is in it: the right moves, or the value to be kept,
or nothing. `judge` proves the rest and says why; `solve` finds every right move.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.drawing.positions import game_svg
from tiling_gui.core.exact_text import bounds_text, number_text
from tiling_gui.core.game import Game, Move, Side, Value, distance, reached
from tiling_gui.core.limits import Limit, Run
from tiling_gui.core.results import Solution as SolvedPosition
from tiling_gui.language import plural, tr
from tiling_gui.players.losses import Bounds, exact
from tiling_gui.players.review import review
from tiling_gui.records.tree import Path
from tiling_gui.search.engine import GameEngine
from tiling_gui.search.guarantee import Guarantee, guarantee
from tiling_gui.search.reasons import Reason, reasons, sentences
from tiling_gui.search.result import maximises
from tiling_gui.search.strategy_rule import StrategyRule, shortened

SECONDS = 20.0
"""Time limit in seconds for each position that is searched."""
UNKNOWN: Bounds = (None, None)
_NAMED = 4
"""Greatest number of right moves listed; beyond it only their number is given."""


@dataclass(frozen=True)
class Task:
    """A position in which a move is to be found."""

    game: Game
    start: Any
    moves: Path = ()
    """The moves from `start` to the position."""
    value: Value | None = None
    """The proved value, which a right move keeps; if not `exact`, what the player is proved to have at least. None if
    it is not known yet."""
    exact: bool = True
    right: tuple[Move, ...] = ()
    """Every right move; () if they are not known."""
    line: Path = ()
    """Best play from the position to the end, beginning with a right move; () if it is not known."""
    played: Move | None = None
    """The move made here in a game."""
    guess: bool = False
    """Whether `played` is right, whatever it costs."""
    comment: str = ""
    """Shown with the answer: the author's words."""
    rule: str = ""
    """The strategy that the other side follows from `start` on; a right reply beats it: `value` is then the most that
    it guarantees, and less than the value of the game."""

    def __post_init__(self) -> None:
        """Raise InputError if `rule` is no rule of the game."""
        if self.rule:
            StrategyRule(self.rule, self.start)

    def _repr_svg_(self) -> str:
        return game_svg(self.game.key, self.position)

    @property
    def position(self) -> Any:
        return reached(self.start, self.moves)

    @property
    def solution(self) -> Hashable | None:
        """A right move; None if none is known."""
        return self.right[0] if self.right else None

    @property
    def to_move(self) -> Side:
        """The side that is to find the move."""
        side: Side = self.position.to_move
        return side

    @property
    def counted(self) -> bool:
        """Whether the game ends with a value; False if the last move wins."""
        return self.to_move in (Side.MAX, Side.MIN)

    @property
    def kept(self) -> Bounds:
        """Bounds on the value after a right move, as far as they are known."""
        if self.exact:
            return self.value, self.value
        return (self.value, None) if maximises(self.position) else (None, self.value)

    @property
    def code(self) -> str:
        """Identifies start and moves, in whatever game they occur: 16 hexadecimal digits."""
        data = [self.game.key, self.game.to_json(self.start), list(map(self.game.move_to_json, self.moves))]
        data += [self.rule] if self.rule else []
        return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]

    def is_right(self, move: Move) -> bool | None:
        """Whether a move is right, as far as that is known without a search."""
        if self.guess and self.played is not None:
            same = self.position.play(move).key() == self.position.play(self.played).key()
            return same or None
        return move in self.right if self.right else None

    def question(self) -> str:
        """What is asked: "MAX to move. Only one move keeps 14."."""
        said = {"turn": self.game.turn(self.position), "value": bounds_text(*self.kept)}
        if self.guess:
            return tr("{turn}. What was played?", **said)
        if self.rule:
            said |= {"rule": shortened(self.rule), "other": self.to_move.other}
            if self.counted:
                return tr("{turn}. {other} follows “{rule}”. Which reply holds {other} to {value}?", **said)
            return tr("{turn}. {other} follows “{rule}”. Which reply beats that?", **said)
        if self.played is not None:
            played = self.position.write(self.played)
            if self.counted:
                return tr("{turn}. Find a move that keeps {value}, as {played} did not.", **said, played=played)
            return tr("{turn}. Find a move that keeps the win, as {played} did not.", **said, played=played)
        good = len(self.right)
        if good < 1:
            return tr("{turn}. Which move keeps the value?", **said)
        if not self.counted:
            return (
                plural("{turn}. %n moves win: find one.", "{turn}. %n move wins.", good, **said)
                if good > 1
                else tr("{turn}. Only one move wins.", **said)
            )
        if good == 1:
            return tr("{turn}. Only one move keeps {value}.", **said)
        return plural("{turn}. %n moves keep {value}: find one.", "{turn}. %n move keeps {value}.", good, **said)


@dataclass(frozen=True)
class Judgement:
    """What is proved of a move."""

    task: Task
    move: Move
    right: bool | None
    """None if it was not found in time."""
    before: Bounds = UNKNOWN
    """Proved bounds on the value of the position."""
    after: Bounds = UNKNOWN
    """Proved bounds on the value after the move."""
    why: tuple[Reason, ...] = ()
    reply: Move | None = None
    """The reply that shows what is wrong with it."""
    line: tuple[Move, ...] = ()
    """The worst game with the strategy that the task is about, from this move on; () if it was not found in time."""

    @property
    def change(self) -> tuple[Value | None, Value | None]:
        """(what the side had at least, what it has at most after the move)."""
        at = 0 if maximises(self.task.position) else 1
        return self.before[at], self.after[1 - at]

    @property
    def cost(self) -> Value | None:
        """What the move loses, or at least loses if not `exact`; None if that is not known."""
        had, has = self.change
        if had is None or has is None:
            return None
        return distance(had, has) if self.right is False or self.exact else None

    @property
    def exact(self) -> bool:
        return None not in (exact(self.before), exact(self.after))

    def sentence(self) -> str:
        """Whether it is right, what it costs and why, and what was played instead; nothing gives a right move away."""
        parts = [self._verdict()]
        named = self.reply is None or bool(self.task.rule) or any(each.answer is not None for each in self.why)
        if not named and self.right is False:
            reply = self.task.position.play(self.move).write(self.reply)
            parts.append(tr("{reply} shows it.", reply=reply))
        parts.append(sentences(self.why))
        played = self.task.played
        if played not in (None, self.move) and (self.task.guess or self.right):
            parts.append(tr("{played} was played.", played=self.task.position.write(played)))
        return " ".join(filter(None, parts))

    def _verdict(self) -> str:
        task, known = self.task, {"move": self.task.position.write(self.move)}
        if task.rule:
            return self._of_strategy()
        if self.right is None:
            return tr("It could not be decided in time whether {move} keeps the value.", **known)
        if not self.right:
            return self.loss()
        if task.guess and self.move == task.played:
            if self.cost and task.counted:
                return tr("Right: {move} was played, though it costs {cost}.", **known, cost=number_text(self.cost))
            return tr("Right: {move} was played.", **known)
        if len(task.right) == 1:
            return tr("Right: {move} is the only move that keeps the value.", **known)
        if not task.exact:
            return tr("Right: {move} keeps {value}.", **known, value=bounds_text(*task.kept))
        return tr("Right: {move} keeps the value.", **known)

    def _of_strategy(self) -> str:
        task = self.task
        sure, known = exact(self.after), {"move": task.position.write(self.move), "side": task.to_move.other}
        if self.right is None:
            return tr("It could not be decided in time whether {move} beats the strategy.", **known)
        if self.right:
            if task.counted and task.value is not None:
                held = number_text(task.value)
                return tr("Right: {move} beats the strategy, which is then sure of {sure} only.", **known, sure=held)
            return tr("Right: {move} beats the strategy.", **known)
        if task.counted and sure is not None:
            return tr("After {move} {side} is sure of {sure}.", **known, sure=number_text(sure))
        return tr("{move} does not beat the strategy.", **known)

    def loss(self) -> str:
        """What a wrong move gives away: "d4–d5 costs 1: 15 became 14."."""
        move = self.task.position.write(self.move)
        if not self.task.counted:
            return tr("{move} gives the win away.", move=move)
        if not self.cost:
            return tr("{move} gives up value.", move=move)
        cost = number_text(self.cost)
        cost = cost if self.exact else tr("{cost} or more", cost=cost)
        before, after = bounds_text(*self.before), bounds_text(*self.after)
        return tr("{move} costs {cost}: {before} became {after}.", move=move, cost=cost, before=before, after=after)


def judge(
    task: Task,
    move: Move,
    engine: GameEngine,
    run: Run | None = None,
    *,
    seconds: float | None = SECONDS,
    known: tuple[Bounds, Bounds] = (UNKNOWN, UNKNOWN),
) -> Judgement:
    """Judge a move of a task.

    `seconds` limits the search of each position; `known` is what is proved of the position and of that after the move.
    """
    run, position = run or Run(), task.position
    if task.rule:
        return _reply_judged(task, move, run, seconds)
    after, right = position.play(move), task.is_right(move)
    if task.value is None:
        before, later = review(position, (move,), engine, run, known=known, seconds=seconds).values
    else:
        before, later = task.kept, review(after, (), engine, run, known=known[1:], seconds=seconds).values[0]
    right = keeps(position, task.value, later, before) if right is None else right
    why: tuple[Reason, ...] = ()
    reply: Move | None = None
    if right is False or (right and task.value is not None):
        why = reasons(position, move, engine, run, giving_away=right)
    if right is False and not after.is_over:
        reply = next((each.answer for each in why if each.answer is not None), None)
        line = () if reply is not None else engine.solve(after, run.part(Limit(seconds=seconds))).line
        reply = line[0] if line else reply
    return Judgement(task, move, right, before, later, why, reply)


def keeps(position: Any, value: Value | None, after: Bounds, before: Bounds = UNKNOWN) -> bool | None:
    """Whether a move of `position` keeps `value` or, if that is None, what `before` proves; None if not proved.

    `after` are proved bounds after the move.
    """
    high = maximises(position)
    least, most = (value, value) if value is not None else before if high else before[::-1]
    worst, best = after if high else after[::-1]
    if most is not None and worst is not None and (worst >= most if high else worst <= most):
        return True
    if least is not None and best is not None and (best < least if high else best > least):
        return False
    return None


@dataclass(frozen=True)
class Solution:
    """The right moves of a task, as far as they were found in time."""

    task: Task
    line: tuple[Move, ...] = ()
    """Best play from the position; () if it was not found."""
    right: tuple[Move, ...] = ()
    """Every move that keeps the value; () if they were not all found."""
    costs: tuple[Value, ...] = ()
    """What each of the other moves loses; () if that was not found."""
    why: tuple[Reason, ...] = ()
    """Why the first move of `line` is right."""

    @property
    def shown(self) -> tuple[Move, ...]:
        """The moves to point at."""
        return self.right if 0 < len(self.right) <= _NAMED else self.line[:1]

    def sentence(self) -> str:
        """Which moves keep the value, why the first does, and what the others cost."""
        if not self.line:
            return tr("The solution was not found in time.")
        why = sentences([each for each in self.why if not each.is_choice])
        return " ".join(filter(None, (self._which(), why, self._of_the_others(), self.task.comment)))

    def _which(self) -> str:
        write = self.task.position.write
        if self.task.rule and len(self.right) == 1:
            return tr("Only {move} beats the strategy.", move=write(self.line[0]))
        if self.task.rule:
            some = ", ".join(map(write, self.right[:_NAMED])) + (" …" if len(self.right) > _NAMED else "")
            return tr("These replies beat the strategy: {moves}", moves=some)
        move, others = write(self.line[0]), [write(each) for each in self.right if each != self.line[0]]
        if len(self.right) == 1:
            return tr("{move} is the only move that keeps the value.", move=move)
        if len(self.right) > _NAMED:
            return plural(
                "{move} keeps the value; so would %n others.",
                "{move} keeps the value; so would %n other.",
                len(others),
                move=move,
            )
        if others:
            return tr("{move} keeps the value; so would {others}.", move=move, others=", ".join(others))
        return tr("{move} keeps the value.", move=move)

    def _of_the_others(self) -> str:
        if not (self.costs and self.task.counted):
            return ""
        parts = [
            plural("%n moves cost {cost}", "%n move costs {cost}", count, cost=number_text(cost))
            for cost, count in sorted(Counter(self.costs).items())
        ]
        return tr("Of the others {costs}.", costs=", ".join(parts))


def solve(task: Task, engine: GameEngine, run: Run | None = None, *, seconds: float | None = SECONDS) -> Solution:
    """Find every right move of a task, its best line and the reason, within `seconds` each."""
    run, position, line = run or Run(), task.position, task.line
    if task.rule:
        return Solution(task, line, task.right)
    value = task.value if task.exact else None
    if not line:
        solved = engine.solve(position, run.part(Limit(seconds=seconds)))
        line, value = tuple(solved.line), solved.value
    known = engine.analyse(position, run.part(Limit(seconds=seconds)))
    value = known.value if value is None else value
    if not (known.complete and value is not None):
        return Solution(task, line)
    right = [entry.move for entry in known.moves if entry.value == value]
    costs = tuple(distance(entry.value, value) for entry in known.moves if entry.value not in (None, value))
    right = sorted(right, key=lambda move: move != line[0]) if line else right
    why = reasons(position, line[0], engine, run, analysis=known) if line else ()
    return Solution(task, line, tuple(right), costs, why)


# Replies to a strategy --------------------------------------------------------------------------------------------


def _left_to(task: Task, moves: Path, run: Run) -> Guarantee:
    """What the strategy of a task guarantees after moves from its start."""
    rule, solved = StrategyRule(task.rule, task.start), SolvedPosition(reached(task.start, moves), None, None)
    return guarantee(rule, task.to_move.other, solved, run, task.start, moves)


def _reply_judged(task: Task, move: Move, run: Run, seconds: float | None) -> Judgement:
    found = _left_to(task, (*task.moves, move), run.part(Limit(seconds=seconds)))
    right = task.is_right(move)
    if right is None and found.value is not None:
        right = found.value == task.value
    reply = None if right or not found.line else found.line[0]
    line = () if found.value is None else (move, *found.line)
    return Judgement(task, move, right, task.kept, (found.lower, found.upper), reply=reply, line=line)


def pose_reply(task: Task, of_game: Value | None, run: Run) -> Task | None:
    """A position with a strategy of the other side as a task with all right replies.

    None if every reply is as good, the strategy keeps `of_game`, the value of the start, or it was not found in time.
    """
    found, high = _left_to(task, task.moves, run), maximises(task.position)
    sure = found.value
    if sure is None or of_game is None or found.decision or not found.replies:
        return None
    beaten = sure > of_game if high else sure < of_game
    return replace(task, value=sure, right=found.replies, line=found.line) if beaten else None


def reply_task(tested: Guarantee) -> Task | None:
    """The first reply that matters in the worst game of a strategy as a task; None if it keeps the value."""
    if not (tested.shortfall and tested.replies):
        return None
    start, ply, line = tested.position, tested.decision, tested.line
    task = Task(game_of_position(start), start, line[:ply], tested.value, right=tested.replies, line=line[ply:])
    return replace(task, rule=tested.rule.text)
