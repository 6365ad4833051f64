"""The engine of the tiling game: the exact solver and the compiled lookahead.

Until they are compiled, small queries are answered in pure Python: by small_search.py, and by the lookahead of
search/depth_limited.py with the same evaluation. What these cannot finish in about a second waits for the compiled
code, so the answers are never weaker.
"""

from collections.abc import Sequence

from tiling_gui.core import preparing
from tiling_gui.core.game import Evaluation, Value
from tiling_gui.core.limits import Limit, Progress, Run
from tiling_gui.core.results import Facts, LookaheadResult
from tiling_gui.engine import Engine
from tiling_gui.engine.board_formulas import sentences
from tiling_gui.engine.estimate import fitted
from tiling_gui.games.domino.rules import Domino, DominoPosition, author_estimate
from tiling_gui.search import depth_limited

_MOMENT = 1.0
"""Seconds for the pure Python lookahead, after which the compiled one is waited for."""
_READABLE: dict[str, Evaluation] = {"fitted": fitted, "author": author_estimate}


class DominoEngine(Engine):
    """The engine of the tiling game: the exact solver and the compiled lookahead."""

    evaluations = ("fitted", "author")

    def prepare(self, run: Run) -> None:
        """Only report the stage "preparing": `look_ahead` itself waits for compiled code, as it can be stopped."""
        if not preparing.is_ready(preparing.LOOKAHEAD):
            run.report(Progress(stage="preparing"))

    def of_sequence(self, positions: Sequence[DominoPosition], values: Sequence[Value], run: Run) -> Facts:
        """Of boards with the same number of rows, and at least as many columns: the sequences of the OEIS."""
        if any(start.placed or not start.board.is_rectangle for start in positions):
            return Facts()
        sizes = [(start.board.rows, start.board.columns) for start in positions]
        return Facts({}, tuple(sentences(dict(zip(sizes, values, strict=True)), positions[0].to_move)))

    def look_ahead(
        self, position: DominoPosition, depth: int, run: Run | None = None, *, evaluation: str | None = None
    ) -> LookaheadResult[Domino]:
        """Like GameEngine.look_ahead, with moves whose fitted values are almost equal tied.

        Uses engine/lookahead.py; before that is compiled, search/depth_limited.py if it gets as deep in about a second.
        """
        name, run = evaluation or self.evaluations[0], run or Run()
        seen = None
        if preparing.needs_compiling(preparing.LOOKAHEAD):
            seen = self._readable(position, depth, name, run)
            if seen.depth == depth or seen.exact:
                return seen
        from tiling_gui.engine.lookahead import NEAR, look_ahead, prepare

        if not prepare(run):
            return seen or self._readable(position, depth, name, run)
        leeway = NEAR if name == "fitted" else 0.0
        found = look_ahead(position, depth, run, evaluation=name, leeway=leeway)
        return LookaheadResult(found.best, found.value, found.depth, found.exact)

    def _readable(self, position: DominoPosition, depth: int, evaluation: str, run: Run) -> LookaheadResult[Domino]:
        moment = run.part(Limit(seconds=_MOMENT))
        return depth_limited.look_ahead(position, depth, _READABLE[evaluation], moment)
