"""The moves of a position and what is proved about each: what `Engine.analyse` fills in, and what it asks next.

What a player wants to know first is asked first, each as one null-window question about one move, "after it, can MAX
still get k?":

    1. the position's own value: the best predicted move until it is exact, then whether any other does better
    2. which moves keep the value: with it known, one question a move is enough
    3. what the others cost

Moves that are the same up to symmetry are one class.
"""

from collections.abc import Callable

from tiling_gui.core.game import Side
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.engine.bounds import counting_bounds
from tiling_gui.engine.estimate import estimate
from tiling_gui.engine.null_window import questions_in_order
from tiling_gui.engine.position_keys import position_key
from tiling_gui.engine.search_monitor import SearchMonitor
from tiling_gui.games.domino.rules import DominoPosition


class MoveAnalysis:
    """Intervals for all legal moves. `known` is what an earlier study of the same position proved."""

    def __init__(
        self,
        position: DominoPosition,
        on_move: Callable[[MoveValue], None] | None = None,
        on_bounds: Callable[[int, int], None] | None = None,
        known: Analysis | None = None,
    ) -> None:
        self.position = position
        self.lower, self.upper = counting_bounds(position)
        self.moves = list(position.moves())
        self.classes: dict[str, DominoPosition] = {}
        self.bounds: dict[str, tuple[int, int]] = {}
        self.guesses: dict[str, float] = {}
        self._members: dict[str, list[int]] = {}
        self._key_of: list[str] = []
        self._on_move, self._on_bounds = on_move, on_bounds
        self.rests_on: tuple[str, ...] = known.rests_on if known else ()
        """What was used that was not proved here."""
        for number, move in enumerate(self.moves):
            child = position.play(move)
            key = position_key(child.board, child.live)
            self._key_of.append(key)
            self._members.setdefault(key, []).append(number)
            if key not in self.classes:
                self.classes[key] = child
                self.bounds[key] = counting_bounds(child)
                self.guesses[key] = estimate(child)
        high = position.to_move is Side.MAX
        self._order = sorted(self.classes, key=lambda key: -self.guesses[key] if high else self.guesses[key])
        self._told = dict.fromkeys(self.classes, (0, 0))
        if known is not None:
            self._take(known)
        self._settle()

    def _take(self, known: Analysis) -> None:
        self.lower, self.upper = max(self.lower, known.lower), min(self.upper, known.upper)
        proved = {entry.move: entry for entry in known.moves}
        for move, key in zip(self.moves, self._key_of, strict=True):
            if move in proved:
                low, high = self.bounds[key]
                self.bounds[key] = max(low, proved[move].lower), min(high, proved[move].upper)

    @property
    def done(self) -> int:
        """Moves whose value is proved."""
        return sum(self.bounds[key][0] == self.bounds[key][1] for key in self._key_of)

    def next_question(self) -> tuple[str, int] | None:
        """(class, k) of what to ask next: can MAX get k after this move? None when every move is exact."""
        high = self.position.to_move is Side.MAX
        if self.lower < self.upper:
            return self._about_value(high)
        for key in self._order:
            low, up = self.bounds[key]
            if low < up and low <= self.lower <= up:
                return key, self.lower if high else self.lower + 1
        for key in self._order:
            low, up = self.bounds[key]
            if low < up:
                return key, questions_in_order(low, up, self.guesses[key])[0]
        return None

    def _about_value(self, high: bool) -> tuple[str, int]:
        """What tells most about the position's own value: is there a move as good as the best that may be?"""
        known = self.lower if high else self.upper
        attained = any(self.bounds[key][0 if high else 1] == known for key in self.classes)
        for key in self._order:
            low, up = self.bounds[key]
            if high and up > known:
                return key, known + 1 if attained else questions_in_order(max(low, known), up, self.guesses[key])[0]
            if not high and low < known:
                return key, known if attained else questions_in_order(low, min(up, known), self.guesses[key])[0]
        raise AssertionError("no move can be better, so the bounds of the position meet")

    def proved(self, lower: int, upper: int) -> None:
        """Takes over what was proved about the position itself."""
        self.lower, self.upper = max(self.lower, lower), min(self.upper, upper)
        self._settle()

    def narrowed(self, key: str, lower: int, upper: int) -> None:
        """Takes over what was proved about one class and tells whoever listens."""
        low, high = self.bounds[key]
        self.bounds[key] = max(low, lower), min(high, upper)
        self._settle()

    def _settle(self) -> None:
        """What the moves say of the position, and the position of the moves; whoever listens is told what is new."""
        if not self.classes:
            return
        high = self.position.to_move is Side.MAX
        best = max if high else min
        low, up = (best(b[i] for b in self.bounds.values()) for i in (0, 1))
        low, up = max(low, self.lower), min(up, self.upper)
        if (low, up) != (self.lower, self.upper):
            self.lower, self.upper = low, up
            if self._on_bounds:
                self._on_bounds(low, up)
        for key, (least, most) in self.bounds.items():
            # No move is better for the mover than the position itself.
            self.bounds[key] = (least, min(most, up)) if high else (max(least, low), most)
            if self._on_move and self.bounds[key] != self._told[key]:
                self._told[key] = self.bounds[key]
                for number in self._members[key]:
                    self._on_move(MoveValue(self.moves[number], *self.bounds[key], self.guesses[key]))

    def result(self, watch: SearchMonitor) -> Analysis:
        """What is proved by now."""
        moves = tuple(
            MoveValue(move, *self.bounds[key], self.guesses[key])
            for move, key in zip(self.moves, self._key_of, strict=True)
        )
        return Analysis(self.position, self.lower, self.upper, moves, watch.nodes, watch.seconds, self.rests_on)
