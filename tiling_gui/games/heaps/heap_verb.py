"""`tiling-gui heap`: the winner and winning moves of Nim, Grundy's game, Treblecross, Kayles or an octal game."""

import argparse
from typing import Any

from tiling_gui.console import Answer, Console
from tiling_gui.console.answers import remoteness, remoteness_words
from tiling_gui.core.catalogue import position_text
from tiling_gui.errors import InputError
from tiling_gui.games.heaps import rules as heaps
from tiling_gui.games.heaps.rules import HEAP_GAMES, NimPosition
from tiling_gui.games.heaps.solver import HeapsSolver
from tiling_gui.games.heaps.treblecross import TreblecrossPosition
from tiling_gui.search.grundy import nim_sum_rows

EXAMPLES = ("heap nim 12,13,7", "heap kayles 5,8")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("kind", metavar="GAME", help=", ".join(HEAP_GAMES))
    parser.add_argument("position", nargs="*", help="12,13,7 for heaps; 8 for cells; 0.007 12,5 for an octal game")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Everything is null if Ctrl-C came first."""
    kind, *before = position_text(args.kind, "heaps").split(":")
    if kind.lower() not in HEAP_GAMES:
        raise InputError(f"There is no heap game {args.kind!r}; there are {', '.join(HEAP_GAMES)}.")
    parts = [*before, *args.position]
    if len(parts) > (2 if kind.lower() == "octal" else 1):
        raise InputError(f"Heaps are separated by commas without spaces, such as 12,13,7, not {' '.join(parts)!r}.")
    position = heaps.parse(":".join([kind, *parts]))
    solver = HeapsSolver()
    grundy = solver.grundy(position, console.run())
    moves = solver.winning_moves(position, console.run())
    won_at_once = isinstance(position, TreblecrossPosition) and bool(position.winning_cells())
    known = moves is not None and (grundy is not None or won_at_once)
    winner = None if not known else "first" if moves else "second"
    data: dict[str, Any] = {
        "grundy": grundy,
        "winner": winner,
        "winning_moves": None if moves is None else [heaps.GAME.move_to_json(move) for move in moves],
        "remoteness": remoteness(position, console.stop),
    }
    if moves is None or not known:
        return Answer(data, f"{heaps.title(position)}: stopped before it was solved.")
    lines = [f"{heaps.title(position)}: Grundy value {grundy}, the {winner} player wins."]
    lines[0] += remoteness_words(data["remoteness"])
    if isinstance(position, NimPosition):
        rows = nim_sum_rows(position.heaps)
        widest = max(len(str(number)) for number, _ in rows)
        lines += [f"{number:>{widest}}  {digits}" for number, digits in rows]
        lines[-1] += "  nim-sum"
    lines.append("Winning moves: " + (", ".join(map(str, map(position.write, moves))) or "none"))
    return Answer(data, "\n".join(lines))
