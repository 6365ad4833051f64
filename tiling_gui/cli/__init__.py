"""The same core without a window, and without importing Qt. One module a verb, imported only when it is asked for.

A verb's module has `arguments(parser)`, which adds its options, EXAMPLES, which its help ends with and a test runs, and
`run(args, console) -> Answer`; where words need care before argparse sees them, also `read_words(words) -> words`.
Every verb takes --json (exactly one JSON object on stdout, or one a line where a verb says so, whose "schema" names
the file of docs/schema that describes it), --home and --quiet; errors are one line on stderr, and with --json
{"error": ...} on stdout. Exit codes: signals.py.
"""

import argparse
import difflib
import importlib
import json
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NoReturn

from tiling_gui import __version__, paths
from tiling_gui.cli import streams
from tiling_gui.cli.signals import attended
from tiling_gui.core import plugins
from tiling_gui.core.limits import Limit, Progress, Run, StopToken
from tiling_gui.errors import InputError, StoreError

SECTIONS: dict[str, dict[str, str]] = {
    # what for: {verb: what it does}
    "Solve": {
        "solve": "the minimax value of a board or shape",
        "analyse": "the value of every legal move",
        "campaign": "solves of hours and weeks, kept and continued, on one machine or many",
        "values": "what all rectangles are worth, as far as it is proved",
        "prepare": "compile the solver now, once per installation",
    },
    "Play and learn": {
        "match": "games between two players of set strength",
        "tournament": "levels against levels, both roles, as a cross-table",
        "review": "the mistakes of games, and the moves that would have been right",
        "mistakes": "one's own mistakes in reviewed games, asked again when they are due",
        "statistics": "a person's games in numbers: results, costs, phases, rating",
        "puzzle": "positions in which one move alone keeps the value: made, shown from a code",
    },
    "What is kept": {
        "games": "the games that are kept: listed, shown, deleted, brought back, exported",
        "results": "what was solved and played; import and export",
        "import": "games from files of records become kept ones",
        "export": "a kept game as text, JSON, LaTeX or SVG",
        "paths": "the folders in which everything lies, and how much is in them",
        "forget": "remove what the program has written, after a question",
    },
    "Other games": {
        "evaluate": "e-Valuate: the minimax value of an expression",
        "sharing": "sharing games on graphs: MAX's share, and how it grows with the colours",
        "matching": "the matching game on graphs, a line each: values, matchings, zugzwangs",
        "ellie": "the game of L-shaped tiles: Grundy value, winner, winning moves",
        "octal": "Grundy values of an octal game by its code",
        "heap": "Nim, Grundy's game, Treblecross, Kayles: who wins, and how",
        "sum": "a sum of impartial games: Grundy value and winning moves",
    },
    "Theory": {
        "compare": "search methods side by side on positions of any game",
        "structure": "whether a shape is zugzwang-free, or how it is played to a zugzwang",
        "certificate": "what is proved of strips of every length, and the tables for it",
        "zugzwangs": "all minimal zugzwangs of the square grid, size by size",
    },
    "The shell": {
        "completion": "the script that lets bash, zsh or fish complete its words",
    },
}
_MODULES = {"import": "import_games", "paths": "places"}
"""Modules that are not called as their verbs: one would be a keyword, one a name of this module."""
VERBS = {
    verb: (f"tiling_gui.cli.{_MODULES.get(verb, verb)}", summary)
    for verbs in SECTIONS.values()
    for verb, summary in verbs.items()
}
"""The module of every verb, and what it does."""


SCHEMA_VERSION = 1
"""Of what --json prints: another number where a key goes or means something else; keys may be added at any time."""
BAD_INPUT = 2
NOT_PROVED = 3

_INTERVAL, _INTERVAL_IN_A_LOG = 1.0, 10.0


@dataclass(frozen=True)
class Answer:
    """What a verb prints: `data` with --json, `text` without."""

    data: dict[str, Any]
    text: str
    complete: bool = True
    """False if a limit came before what was asked for was proved."""
    schema: str = ""
    """The schema of `data` in docs/schema, if it is not called as the verb."""
    objects: Sequence[dict[str, Any]] | None = None
    """What is printed instead of `data`, each on a line of its own."""


PRINTED = Answer({}, "")
"""The answer of a verb that has printed everything line by line."""


@dataclass
class Console:
    """Where a verb reports on the way, and what stops it: Ctrl-C sets `stop`, and the verb returns what it has."""

    quiet: bool = False
    interval: float = _INTERVAL
    """Seconds between two lines of progress."""
    in_place: bool = False
    """Whether progress is one line of the terminal that is written over."""
    stop: StopToken = field(default_factory=StopToken)
    _width: int = 0
    """Characters of the line of progress that stands on the terminal."""
    _next: float = 0.0
    _told: str = ""
    _clock: Run = field(default_factory=Run)
    """Tells the time of work that keeps none of its own."""

    def run(self, limit: Limit | None = None) -> Run:
        """A piece of work that is told of here and ends with Ctrl-C."""
        return Run(limit, self.report, self.stop)

    def report(self, progress: Progress) -> None:
        """Prints a line of progress to stderr every `interval` seconds."""
        if progress.note and progress.note != self._told:
            self._told = progress.note
            self.note(progress.note)
        now = time.monotonic()
        if self.quiet or now < self._next:
            return
        if self._next:
            line = _progress_line(progress, progress.seconds or self._clock.seconds)
            if self.in_place:
                self._width = streams.overwrite(line, self._width)
            else:
                self.note(line)
        self._next = now + self.interval

    def say(self, line: str) -> None:
        """Prints a line of the answer to stdout; where nobody reads any more, `stop` is set."""
        self.erase_progress()
        if not streams.say(line):
            self.stop.stop()

    def note(self, sentence: str) -> None:
        """Prints one sentence to stderr, unless --quiet."""
        if not self.quiet:
            self.erase_progress()
            streams.complain(sentence)

    def erase_progress(self) -> None:
        """Takes the line of progress off the terminal, if one stands there."""
        if self._width:
            self._width = streams.overwrite("", self._width)


def _progress_line(p: Progress, seconds: float) -> str:
    parts = [p.stage or "working"]
    if p.lower is not None and p.upper is not None:
        parts.append(f"bounds {p.lower}..{p.upper}")
    if p.total:
        parts.append(f"{p.done} of {p.total}")
    if p.nodes:
        rate = f", {p.nodes / seconds:,.0f}/s" if seconds else ""
        parts.append(f"{p.nodes:,} positions{rate}")
    parts.append(f"{seconds:.0f} s")
    return "  ".join(parts)


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints are InputErrors, so that they come out as one line."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            **options, formatter_class=argparse.RawDescriptionHelpFormatter
        )  # lines of examples stay lines

    def error(self, message: str) -> NoReturn:
        verb = self.prog.removeprefix("tiling-gui").strip()  # the program's name stands before every complaint
        raise InputError(f"{verb}: {message}." if verb else f"{message[:1].upper()}{message[1:]}.")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Prints --help and --version as every answer is printed: argparse passes over what goes wrong."""
        streams.say(message.rstrip("\n"))


class _TopParser(_Parser):
    """The parser of the whole command line, whose help groups the verbs by what they are for."""

    def format_help(self) -> str:
        """The usage, the verbs a line each, the options, and where to read on."""
        formatter = self.formatter_class(prog=self.prog)
        formatter.start_section("Options")
        formatter.add_arguments([each for each in self._actions if each.option_strings])
        formatter.end_section()
        wide = max(map(len, VERBS))
        verbs = [
            f"{section}:\n" + "\n".join(f"  {verb:{wide}}  {summary}" for verb, summary in entries.items())
            for section, entries in SECTIONS.items()
        ]
        usage = "Usage: tiling-gui [FILE ...]       the window, with these files\n"
        usage += "       tiling-gui VERB ...         an answer without a window"
        ending = "tiling-gui help VERB tells of one verb, with examples. In the window, F1 opens the help."
        return "\n\n".join([usage, *verbs, formatter.format_help().rstrip(), ending]) + "\n"


def main(argv: Sequence[str]) -> int:
    """Runs one verb and returns the exit code, as signals.py lists them."""
    streams.prepare()
    try:
        args, module = _read(list(argv))
        if args.home is not None:
            paths.set_home(args.home)
        watched = sys.stderr.isatty()
        console = Console(args.quiet, _INTERVAL if watched else _INTERVAL_IN_A_LOG, in_place=watched)
        try:
            answer, code = attended(lambda: _run(module, args, console), console.stop)
        finally:
            console.erase_progress()
        if answer is not PRINTED:
            streams.say(_in_json(answer, args.verb) if args.json else answer.text)
    except (InputError, StoreError) as error:
        return _failed(error, argv)
    except (MemoryError, ImportError) as error:
        return _failed(StoreError(_lacking(error)), argv)
    return code or (0 if answer.complete else NOT_PROVED)


def _failed(error: InputError | StoreError, argv: Sequence[str]) -> int:
    streams.complain(f"tiling-gui: {error}")
    if "--json" in argv:  # the words could perhaps not be read further than here
        with suppress(StoreError):
            streams.say(json.dumps({"schema": "error", "schema_version": SCHEMA_VERSION, "error": _described(error)}))
    return BAD_INPUT


def _lacking(error: MemoryError | ImportError) -> str:
    """What the machine does not have: memory, or a library that can be loaded."""
    if isinstance(error, MemoryError):
        return "There is not enough memory for this."
    cause = str(error.__cause__ or error).strip().splitlines()[-1].rstrip(".")
    return f"A library cannot be loaded, perhaps for lack of memory: {cause}."


def _in_json(answer: Answer, verb: str) -> str:
    objects = [answer.data] if answer.objects is None else answer.objects
    head = {"schema": answer.schema or verb, "schema_version": SCHEMA_VERSION}
    return "\n".join(json.dumps(head | data, default=_plain) for data in objects)


def _described(error: InputError | StoreError) -> dict[str, Any]:
    """What went wrong, as JSON has it."""
    place = error.position if isinstance(error, InputError) else None
    where = {} if place is None else {"position": place}
    return {"kind": "input" if isinstance(error, InputError) else "store", "message": str(error), **where}


def asked_verb(argv: Sequence[str]) -> str | None:
    """The verb among the words, if there is one: the first that is no option, nor what --home is given."""
    before = ""
    for word in argv:
        if before != "--home" and not word.startswith("-"):
            return word if word in VERBS else None
        before = word
    return None


def is_meant(argv: Sequence[str]) -> bool:
    """Whether the words ask for an answer here; otherwise they ask for the window."""
    return asked_verb(argv) is not None or argv[:1] == ["help"] or bool({"-h", "--help", "--version"} & set(argv))


def similar_verb(word: str) -> str | None:
    """The verb that was perhaps meant by a misspelled one."""
    return next(iter(difflib.get_close_matches(word, VERBS, n=1)), None)


def _run(module: Any, args: argparse.Namespace, console: Console) -> Answer:
    answer: Answer = module.run(args, console)
    for sentence in plugins.faults():
        console.note(sentence)
    return answer


def make_parser(verbs: Sequence[str] = tuple(VERBS)) -> argparse.ArgumentParser:
    """The parser, with the options of these verbs; the modules of others are not imported."""
    # SUPPRESS: given before or after the verb, what was said stands and what was not keeps main's default.
    common = _Parser(add_help=False, argument_default=argparse.SUPPRESS)
    common.add_argument("--json", action="store_true", help="print JSON: one object, or several, one a line")
    common.add_argument("--home", metavar="DIR", help="keep everything in this folder")
    common.add_argument("--quiet", action="store_true", help="no progress on stderr")
    top = _TopParser(
        prog="tiling-gui",
        description="Without a verb the window opens, with the files named: tiling-gui FILE...",
        parents=[common],
    )
    top.add_argument("--new-window", action="store_true", help="without a verb: open the window with a new game")
    top.add_argument("--version", action="version", version=f"tiling-gui {__version__}")
    subparsers = top.add_subparsers(dest="verb", metavar="VERB", parser_class=_Parser)
    for verb, (path, summary) in VERBS.items():
        sub = subparsers.add_parser(verb, help=summary, description=summary, parents=[common])
        if verb in verbs:
            module = importlib.import_module(path)
            module.arguments(sub)
            examples = "\n".join(f"  tiling-gui {example}" for example in module.EXAMPLES)
            sub.epilog = "\n\n".join(filter(None, (sub.epilog, f"Examples:\n{examples}")))
    return top


def _read(argv: list[str]) -> tuple[argparse.Namespace, Any]:
    if argv[:1] == ["help"]:
        argv = [*(word for word in argv[1:2] if word != "help"), "--help"]
    asked = asked_verb(argv)
    if asked is None and argv and not argv[0].startswith("-"):
        meant = similar_verb(argv[0])
        hint = f"Did you mean {meant}?" if meant else "The verbs are listed by tiling-gui --help."
        raise InputError(f"There is no verb {argv[0]}. {hint}")
    top = make_parser((asked,) if asked else ())
    module = importlib.import_module(VERBS[asked][0]) if asked else None
    if module is not None and hasattr(module, "read_words"):
        argv = module.read_words(argv)
    args = top.parse_args(argv, argparse.Namespace(json=False, home=None, quiet=False))
    if args.verb is None:
        raise InputError("No verb was given; see tiling-gui --help.")
    return args, module


def _plain(value: object) -> str:
    if isinstance(value, Fraction):
        return str(value)
    raise TypeError(f"{value!r} is not JSON")
