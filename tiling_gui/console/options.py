"""Options and argument types shared by several verbs."""

import argparse
from collections.abc import Callable
from typing import Any

from tiling_gui import atomic
from tiling_gui.console import streams
from tiling_gui.core import arguments, catalogue
from tiling_gui.core.game import Side
from tiling_gui.errors import InputError

LONGEST_SHAPE = 100_000
"""Maximum length of a shape file, in characters; no board needs more."""


def common() -> argparse.ArgumentParser:
    """The options of every verb and action. They can be given before or after it."""
    parser = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true", help="print JSON: one object, or several, one per line")
    parser.add_argument("--home", metavar="DIR", help="save everything in this folder")
    parser.add_argument("--quiet", action="store_true", help="no progress on stderr")
    return parser


def action(actions: Any, name: str, summary: str, act: Callable[..., Any]) -> argparse.ArgumentParser:
    """Add a parser for an action of a verb, such as `list` of `games`; `args.act` is then `act`."""
    parser: argparse.ArgumentParser = actions.add_parser(name, help=summary, description=summary, parents=[common()])
    parser.set_defaults(act=act)
    return parser


def positive(text: str) -> int:
    """An argparse type: a whole number from 1."""
    try:
        return arguments.whole_number(text)
    except InputError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def seconds(text: str) -> float:
    """An argparse type: a number of seconds above 0."""
    try:
        return arguments.seconds(text)
    except InputError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def read_side(text: str) -> Side:
    """MAX or MIN. Raises InputError for anything else."""
    return catalogue.side(text.strip(), (Side.MAX, Side.MIN))


def read_text(file: str, what: str, longest: int) -> str:
    """The text of a file or of stdin ("-"). Raises InputError if it cannot be read or is longer than `longest`."""
    try:
        text = streams.stdin().read(longest + 1) if file == "-" else atomic.read_text(file)
    except (UnicodeDecodeError, OSError) as error:
        raise InputError("The text at - is not UTF-8.") from error
    if len(text) > longest:
        raise InputError(f"{file} is too long to be {what}.")
    return text
