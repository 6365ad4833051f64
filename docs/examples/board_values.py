"""The values of a family of boards, with every line of best play counted out again."""

import tiling_gui as tg

with tg.Engine() as engine:
    for columns in range(2, 11):
        board = f"3x{columns}"
        values = []
        for first in ("max", "min"):
            found = engine.solve(board, first=first)
            assert found.end.is_over
            assert found.end.value() == found.value
            values.append(found.value)
        formula = (4 * columns + 1) // 3  # observed, not proved for all n
        print(f"{board:5} MAX first {values[0]:2}  MIN first {values[1]:2}  floor((4n+1)/3) = {formula}")
