"""A user's program for the library; the types its type checker finds are in tests/api/test_types.py."""

from typing import reveal_type

import tiling_gui as tg

board = tg.position("5x6")
solution = tg.solve(board)
reveal_type(board)
reveal_type(solution.value)

game = tg.evaluate("a/b+c")
analysis = tg.analyse(game)
reveal_type(game)
reveal_type(tg.solve(game).line)
reveal_type(analysis.moves[0].move)
reveal_type(analysis.moves[0].value)
reveal_type(analysis.position.play(analysis.moves[0].move).proposed)

record = tg.play(tg.matching("petersen"), ["random", "random"])
reveal_type(record.line)
reveal_type(record.tree.position)

reveal_type(tg.solve("3x4").end)
reveal_type(tg.load("game.tiling").line)
reveal_type(tg.review(record).mistakes[0].move)
reveal_type(next(tg.puzzles("3x4")).solution)
reveal_type(tg.search_with(game).line)
board.play(7).write("b1-b2").nothing()
tg.solve("3x4", firts="max")
