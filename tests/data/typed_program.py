"""A user's program for the library, read by mypy alone: each type is known to whoever writes it, and nothing is Any."""

from collections.abc import Hashable
from fractions import Fraction
from typing import assert_type

import tiling_gui as tg
from tiling_gui.core.game import Position
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.matching.rules import MatchingPosition

board = tg.position("5x6")
assert_type(board, Position[Hashable])
assert_type(tg.solve(board).value, int | Fraction | None)

game = tg.evaluate("a/b+c")
analysis = tg.analyse(game)
assert_type(game, EvaluatePosition)
assert_type(tg.solve(game).line, tuple[Fraction | str, ...])
assert_type(analysis.moves[0].move, Fraction | str)
assert_type(analysis.moves[0].value, int | Fraction | None)
assert_type(analysis.position.play(analysis.moves[0].move).proposed, Fraction | None)

record = tg.play(tg.matching("petersen"), ["random", "random"])
assert_type(record.line, tuple[tuple[int, int], ...])
assert_type(record.tree.position, MatchingPosition)

assert_type(tg.solve("3x4").end, Position[Hashable])
assert_type(tg.load("game.tiling").line, tuple[Hashable, ...])
assert_type(tg.review(record).mistakes[0].move, tuple[int, int])
assert_type(next(tg.puzzles("3x4")).solution, Hashable)
assert_type(tg.search_with(game).line, tuple[Fraction | str, ...])
board.play(7).write("b1-b2").nothing()  # type: ignore[attr-defined]
tg.solve("3x4", firts="max")  # type: ignore[call-arg]
