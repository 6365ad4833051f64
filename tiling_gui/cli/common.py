"""Code shared by several verbs: reading positions, making engines, and solutions as JSON and text."""

import argparse
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, nullcontext
from functools import cache
from pathlib import Path
from typing import Any

from tiling_gui.atomic import read_bytes
from tiling_gui.console import Console
from tiling_gui.console.answers import moves_text, proved_json
from tiling_gui.console.options import LONGEST_SHAPE, positive, read_side, read_text, seconds
from tiling_gui.core import catalogue, json_text
from tiling_gui.core.bound_store import BoundStore
from tiling_gui.core.game import Game, reached
from tiling_gui.core.graphs.graph_files import is_file
from tiling_gui.core.results import Facts, Solution
from tiling_gui.engine.rows_file import Checkpoint
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition, read_shape
from tiling_gui.players.match import MOST_OPENING
from tiling_gui.players.sprt import Sprt
from tiling_gui.records import own_files
from tiling_gui.records.record import board_name
from tiling_gui.search import engine, strategy_rule
from tiling_gui.search.engine import GameEngine
from tiling_gui.store import Store
from tiling_gui.store.warrants import Warrant, sentences

LONGEST_GAMES = 64_000_000
"""Maximum length of games read from stdin, in characters; the same as for a file."""


NO_LINE = "A line of best play was not found in time."
BOARD_HELP = "such as 5x6, or GAME:POSITION such as matching:petersen"


def position_arguments(parser: argparse.ArgumentParser, *, any_game: bool = True, many: bool = False) -> None:
    """Add BOARD, --shape and --first; without `any_game` for `read_board`. With `many` `args.board` is a list."""
    board = BOARD_HELP if any_game else "such as 5x6"
    parser.add_argument("board", nargs="*" if many else "?", metavar="BOARD", help=f"{board}; - reads a shape")
    parser.add_argument(
        "--shape",
        metavar="FILE",
        help="a shape drawn as text ('.' free, '#' missing, a letter twice: a placed domino); - reads stdin",
    )
    parser.add_argument(
        "--first",
        metavar="max|min",
        help=f"who moves first (default max){', in games for the last move first|second' if any_game else ''}; "
        "with placed dominoes: who moves now. They count in the value",
    )


def engine_arguments(
    parser: argparse.ArgumentParser, limit: str = "stop after S seconds with the bounds proved by then"
) -> None:
    """Add --threads, --memory, --time-limit, which does what `limit` says, --fresh and --no-store."""
    parser.add_argument("--threads", type=positive, metavar="N", help="threads to search with (default: all cores)")
    parser.add_argument("--memory", type=positive, metavar="MB", help="table size (default: a quarter of memory)")
    parser.add_argument("--time-limit", type=seconds, metavar="S", help=limit)
    parser.add_argument("--fresh", action="store_true", help="trust only what was proved here, not what is shipped")
    parser.add_argument("--no-store", action="store_true", help="neither read nor write stored results")


def with_argument(parser: argparse.ArgumentParser) -> None:
    """Add --with, for `with_values`; `GameEngine.check_asked` checks them."""
    parser.add_argument(
        "--with",
        dest="asked",
        action="append",
        default=[],
        metavar="KEY[=VALUE]",
        help="also what else a game can say, such as chances of an e-Valuate game; may be repeated",
    )


def with_values(words: Sequence[str]) -> dict[str, str]:
    """The values of --with by key, "" where none is given."""
    return {key.strip(): value.strip() for key, _, value in (word.partition("=") for word in words)}


def test_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--openings", type=opening_moves, default=0, metavar="N", help="begin with N random moves, both games of a pair"
    )
    parser.add_argument(
        "--sprt",
        metavar="ELO0,ELO1",
        help="play pairs until a sequential test has decided between ELO0 and ELO1 points (errors of 5 %%)",
    )


def opening_moves(text: str) -> int:
    """An argparse type: a whole number from 0 to MOST_OPENING."""
    if not (text.isdecimal() and text.isascii() and len(text) < 6 and int(text) <= MOST_OPENING):
        raise argparse.ArgumentTypeError(f"a whole number from 0 to {MOST_OPENING} is expected, not {text.strip()!r}")
    return int(text)


def read_test(args: argparse.Namespace) -> Sprt | None:
    """The test given by --sprt; None without it. Raises InputError."""
    if args.sprt is None:
        return None
    numbers = re.fullmatch(r"(-?\d{1,4}(?:\.\d{1,3})?),(-?\d{1,4}(?:\.\d{1,3})?)", args.sprt.strip())
    if not numbers or not float(numbers[1]) < float(numbers[2]):
        raise InputError(f"--sprt takes two numbers of Elo points, the smaller first, such as 0,50, not {args.sprt!r}.")
    return Sprt(float(numbers[1]), float(numbers[2]))


def read_strategy(spec: str) -> str:
    """The rule of "strategy:FILE", "strategy:-" or "strategy:RULE". Raises InputError if the file cannot be read."""
    text = spec.partition(":")[2]
    return read_text(text, "a strategy", strategy_rule.LONGEST) if text == "-" or is_file(text) else text


def read_games(file: str | Path) -> str:
    """The text of a file of records, or of stdin ("-"). Raises InputError if it cannot be read."""
    return read_text("-", "games", LONGEST_GAMES) if str(file) == "-" else own_files.read_text(file)


def read_position(args: argparse.Namespace, console: Console) -> Any:
    """The starting position given by the arguments, of any game: "ellie:" with --shape is a shape of that game.

    Raises InputError.
    """
    key = (args.board or "").strip()
    of_game = args.shape is not None and key.endswith(":") and key[:-1] in catalogue.GAMES
    if (args.board is None) == (args.shape is None) and not of_game:
        raise InputError("Give either a board such as 5x6 or --shape FILE.")
    shape = "-" if args.board == "-" else args.shape
    if of_game:
        text = f"{key}{read_text(args.shape, 'a shape', LONGEST_SHAPE)}\n"
        position = catalogue.read_position(text, first=args.first)
    elif shape is not None:
        text = read_text(shape, "a shape", LONGEST_SHAPE)
        position = read_shape(text, read_side(args.first or "max"))
    else:
        _refuse_file(args.board)
        text, position = args.board, catalogue.read_position(args.board, first=args.first)
    if remark := catalogue.remark(text, position):
        console.note(remark)
    return position


def _refuse_file(text: str) -> None:
    """Raises InputError for a file without its game: what is in it could be a graph or a shape."""
    if text.partition(":")[0] not in catalogue.GAMES and is_file(text):
        read_bytes(text)
        raise InputError(
            f"{text} is a file: a graph in it is given as matching:{text}, a shape by --shape {text}, and games are "
            "taken by games import."
        )


def read_board(args: argparse.Namespace, console: Console) -> DominoPosition:
    """`read_position` for verbs of the tiling game only."""
    position = read_position(args, console)
    if not isinstance(position, DominoPosition):
        raise InputError(f"{args.verb} is for boards of the tiling game, such as 5x6.")
    return position


def read_moves(position: Any, text: str) -> Any:
    """The position after moves in text form, "a1-b1, c1-c2", or in a JSON list of moves or of record entries.

    Spaces can separate moves, as in the output of solve, if the moves themselves have none. Raises InputError.
    """
    kind = catalogue.game_of_position(position)
    if text.lstrip().startswith(("[", "{")):
        listed = json_text.loads(text, "--moves")
        if not isinstance(listed, list):
            raise InputError("--moves is a list of moves such as [[[0,0],[0,1]]].")
    elif "," in text:
        listed = [word for word in text.split(",") if word.strip()]
    else:
        try:
            return position.play(position.read(text))
        except InputError:  # several moves, or none
            listed = text.split()
    for number, item in enumerate(listed, 1):
        try:
            position = position.play(position.read(item) if isinstance(item, str) else kind.move_from_json(item))
        except InputError as error:
            raise InputError(f"Move {number}: {error}") from error
    return position


@contextmanager
def opened_store(console: Console) -> Iterator[Store]:
    """A context with the store; what it has to say is printed at once, or at the end. Raises StoreError."""
    with Store.open() as store:
        first = store.messages
        for sentence in first:
            console.note(sentence)
        yield store
        for sentence in store.messages[len(first) :]:
            console.note(sentence)


def store_if_asked(args: argparse.Namespace, console: Console) -> AbstractContextManager[Store | None]:
    """`opened_store`, or None with --no-store."""
    return nullcontext() if args.no_store else opened_store(console)


def make_engine(args: argparse.Namespace, kind: Game, bound_store: BoundStore | None) -> GameEngine:
    shipped = not (args.fresh or args.no_store or isinstance(bound_store, Checkpoint))
    return engine.make_engine(
        kind, bound_store=bound_store, threads=args.threads, memory_mb=args.memory, shipped=shipped
    )


@contextmanager
def engine_and_store(
    args: argparse.Namespace, kind: Game, console: Console
) -> Iterator[tuple[GameEngine, Store | None]]:
    """A context with an engine for the game, as the options say, and the store, or None with --no-store."""
    with store_if_asked(args, console) as store, closing(make_engine(args, kind, bounds_of(args, store))) as found:
        yield found, store


@contextmanager
def engines(bound_store: BoundStore | None = None) -> Iterator[Callable[[str], GameEngine]]:
    """A context with a function from a game's key to its engine; each engine is made only once."""
    with ExitStack() as in_use:

        def made(key: str) -> GameEngine:
            return in_use.enter_context(closing(engine.make_engine(catalogue.game(key), bound_store=bound_store)))

        yield cache(made)


def final_board(position: Any, line: Sequence[Any]) -> list[list[int | None]] | None:
    """The final board after the line: entry k = covered by domino k. None before the end, and in games without one."""
    end = reached(position, line)
    board_of = catalogue.game_of_position(end).final_board
    return board_of(end) if board_of and end.is_over else None


def solution_json(solution: Solution, facts: Facts | None = None) -> dict[str, Any]:
    position = solution.position
    kind = catalogue.game_of_position(position)
    data: dict[str, Any] = {
        "game": kind.key,
        "board": board_name(kind.key, position),
        "first": str(position.to_move),
        "status": "solved" if solution.complete else "stopped",
        **proved_json(solution),
        "line": [kind.move_to_json(move) for move in solution.line],
        "line_text": moves_text(position, solution.line),
        "final_board": final_board(position, solution.line),
        "nodes": solution.nodes,
        "seconds": round(solution.seconds, 6),
        "threads": solution.threads,
        "compiled": solution.compiled,
    }
    if facts is not None and facts.data:
        data["facts"] = dict(facts.data)
    if solution.from_store:
        data["from_store"] = True
    return data


def warrant_text(found: Warrant) -> str:
    """The grounds of a value, one on each line, and the commands that check it."""
    lines = ["Why:", *(f"  {sentence}" for sentence in sentences(found))]
    checks = dict.fromkeys(ground.check for ground in found.grounds if ground.check)
    lines += [f"  Check: {command}" for command in checks]
    return "\n".join(lines + ([f"  Prove it again: {found.prove}"] if found.prove else []))


def bounds_of(args: argparse.Namespace, store: Store | None) -> BoundStore | None:
    """The bounds that the engine reads and writes: everything known or, with --fresh, not what is shipped."""
    if store is None:
        return None
    return store.facts.proved_here if args.fresh else store.facts
