"""The moves of a position and what is proved about each: what `Engine.analyse` fills in."""

from collections.abc import Callable

from tiling_gui.engine.bounds import counting_bounds
from tiling_gui.engine.estimate import estimate
from tiling_gui.engine.facts import position_key
from tiling_gui.engine.results import Analysis, MoveValue
from tiling_gui.engine.watch import Watch
from tiling_gui.rules.domino import DominoPosition
from tiling_gui.rules.game import Side


class Study:
    """Intervals for all legal moves; moves that are the same up to symmetry are one class."""

    def __init__(
        self,
        position: DominoPosition,
        on_move: Callable[[MoveValue], None] | None,
        on_bounds: Callable[[int, int], None] | None,
    ) -> None:
        self.position = position
        self.lower, self.upper = counting_bounds(position)
        self.moves = list(position.moves())
        self.classes: dict[str, DominoPosition] = {}
        self.bounds: dict[str, tuple[int, int]] = {}
        self.guesses: dict[str, float] = {}
        self._key_of: list[str] = []
        self._on_move, self._on_bounds = on_move, on_bounds
        self._told: set[str] = set()
        for move in self.moves:
            child = position.play(move)
            key = position_key(child.board, child.live)
            self._key_of.append(key)
            if key not in self.classes:
                self.classes[key] = child
                self.bounds[key] = counting_bounds(child)
                self.guesses[key] = estimate(child)

    @property
    def done(self) -> int:
        """Moves whose value is proved."""
        return sum(self.bounds[key][0] == self.bounds[key][1] for key in self._key_of)

    def in_order(self) -> list[str]:
        """Classes of moves, the best predicted first."""
        high = self.position.to_move is Side.MAX
        return sorted(self.classes, key=lambda key: -self.guesses[key] if high else self.guesses[key])

    def narrowed(self, key: str, lower: int, upper: int) -> None:
        """Takes over what was proved about one class and tells whoever listens."""
        self.bounds[key] = (lower, upper)
        if lower == upper and key not in self._told:
            self._told.add(key)
            if self._on_move:
                for move, other in zip(self.moves, self._key_of, strict=True):
                    if other == key:
                        self._on_move(MoveValue(move, lower, upper, self.guesses[key]))
        best = max if self.position.to_move is Side.MAX else min
        low, high = (best(b[i] for b in self.bounds.values()) for i in (0, 1))
        low, high = max(low, self.lower), min(high, self.upper)
        if (low, high) != (self.lower, self.upper):
            self.lower, self.upper = low, high
            if self._on_bounds:
                self._on_bounds(low, high)

    def result(self, watch: Watch) -> Analysis:
        """What is proved by now."""
        moves = tuple(
            MoveValue(move, *self.bounds[key], self.guesses[key])
            for move, key in zip(self.moves, self._key_of, strict=True)
        )
        return Analysis(self.position, self.lower, self.upper, moves, watch.nodes, watch.seconds)
