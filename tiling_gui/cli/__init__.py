"""The command line: one module for each verb, imported only when it is used. Qt is never imported.

A verb's module has `arguments(parser)`, which adds its options, EXAMPLES, which end its help and are run by a test, and
`run(args, console) -> Answer`.

Every verb takes --json (exactly one JSON object on stdout, or one on each line for some verbs, whose "schema" names the
file in docs/schema that describes it), --home and --quiet. Errors are one line on stderr and, with --json, {"error":
...} on stdout. Exit codes: signals.py.
"""

import argparse
import difflib
import importlib
import json
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from typing import Any, NoReturn

from tiling_gui import __version__, paths
from tiling_gui.atomic import local_name
from tiling_gui.cli.former import FORMER, refuse
from tiling_gui.cli.signals import run_with_signals
from tiling_gui.console import INTERVAL, INTERVAL_IN_A_LOG, SCHEMA_VERSION, Answer, Console, streams
from tiling_gui.console import options as shared
from tiling_gui.core import plugins
from tiling_gui.errors import InputError, StoreError

SECTIONS: dict[str, dict[str, str]] = {
    # section: {verb: what it does}
    "Solve": {
        "solve": "find the value of a position of any game, and what the game says of it",
        "analyse": "find the value of every legal move",
        "values": "list the values of rectangles, as far as they are proved",
        "family": "tabulate a family of positions over n, with the patterns in its values",
        "cluster": "start an encrypted scheduler and workers for solve --cluster",
        "prepare": "compile the solver now, once per installation",
    },
    "Play and learn": {
        "match": "play games between two players of set strength",
        "tournament": "let levels play each other in both roles, as a cross-table",
        "review": "find the mistakes of games, and the moves that would have been right",
        "statistics": "show a person's games in numbers: results, costs, phases, rating",
        "puzzle": "make and show positions in which one move keeps the value, also before your own mistakes",
    },
    "Saved data": {
        "games": "list, show, delete, restore, export (also as pictures) and import games",
        "results": "list, export and import what was solved and played",
        "paths": "show the folders of saved data and caches, and their sizes",
        "forget": "remove what the program has written, after asking",
    },
    "Theory": {
        "lesson": "list and show lessons, check a teacher's own file, mark the answers to an assignment",
        "compare": "run search methods side by side on positions of any game",
        "structure": "tell whether a shape is zugzwang-free, or how to play it to a zugzwang",
    },
    "The shell": {
        "completion": "print the completion script for bash, zsh or fish",
    },
}
_MODULES = {"paths": "paths_verb"}
"""Modules whose name differs from the verb: `paths` is imported here."""
Verbs = Mapping[str, tuple[str, str]]
"""By verb: its module, and what it does."""


VERBS: Verbs = {
    verb: (f"tiling_gui.cli.{_MODULES.get(verb, verb)}", summary)
    for entries in SECTIONS.values()
    for verb, summary in entries.items()
}


BAD_INPUT = 2
NOT_PROVED = 3


class _Parser(argparse.ArgumentParser):
    """A parser that raises InputError, so that errors are printed as one line."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            **options, formatter_class=argparse.RawDescriptionHelpFormatter
        )  # keeps the line breaks of the examples

    def error(self, message: str) -> NoReturn:
        verb = self.prog.removeprefix("tiling-gui").strip()  # every error line already begins with the program's name
        raise InputError(f"{verb}: {message}." if verb else f"{message[:1].upper()}{message[1:]}.")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print --help and --version like any answer; argparse would ignore errors while printing."""
        streams.say(message.rstrip("\n"))


class _TopParser(_Parser):
    """The parser of the whole command line, whose help lists the verbs by section."""

    def format_help(self) -> str:
        """The usage, the verbs one on each line, the options, and where to read more."""
        formatter = self.formatter_class(prog=self.prog)
        formatter.start_section("Options")
        formatter.add_arguments([each for each in self._actions if each.option_strings])
        formatter.end_section()
        wide = max(map(len, VERBS))
        lists = [
            f"{section}:\n" + "\n".join(f"  {verb:{wide}}  {summary}" for verb, summary in entries.items())
            for section, entries in SECTIONS.items()
        ]
        usage = "Usage: tiling-gui [FILE ...]       the window, with these files\n"
        usage += "       tiling-gui VERB ...         an answer without a window"
        ending = "tiling-gui help VERB describes one verb, with examples. In the window, F1 opens the help."
        return "\n\n".join([usage, *lists, formatter.format_help().rstrip(), ending]) + "\n"


def main(argv: Sequence[str]) -> int:
    """Run one verb. Return the exit code; signals.py lists them."""
    streams.prepare()
    try:
        args, module = _read(list(map(local_name, argv)))
        if args.home is not None:
            paths.set_home(args.home)
        watched = sys.stderr.isatty()
        console = Console(args.quiet, INTERVAL if watched else INTERVAL_IN_A_LOG, in_place=watched)
        try:
            answer, code = run_with_signals(lambda: _run(module, args, console), console.stop)
        finally:
            console.erase_progress()
        if answer.data or answer.text:  # else it has been printed line by line
            streams.say(_in_json(answer, args.verb) if args.json else answer.text)
    except (InputError, StoreError) as error:
        return _failed(error, argv)
    except (MemoryError, ImportError) as error:
        return _failed(StoreError(_missing_sentence(error)), argv)
    return code or (BAD_INPUT if answer.failed else 0 if answer.complete else NOT_PROVED)


def _failed(error: InputError | StoreError, argv: Sequence[str]) -> int:
    streams.write_error(f"tiling-gui: {_sentence(error)}")
    if "--json" in argv:  # parsing may have failed before it got to --json
        with suppress(StoreError):
            streams.say(json.dumps({"schema": "error", "schema_version": SCHEMA_VERSION, "error": _described(error)}))
    return BAD_INPUT


def _missing_sentence(error: MemoryError | ImportError) -> str:
    """A sentence on what is missing: memory, or a library that can be loaded."""
    if isinstance(error, MemoryError):
        return "There is not enough memory for this."
    first: BaseException = error
    while first.__cause__ or first.__context__:
        first = first.__cause__ or first.__context__ or first
    cause = str(first).strip().splitlines()[-1].rstrip(".")
    return f"A library cannot be loaded, perhaps for lack of memory: {cause}."


def _in_json(answer: Answer, verb: str) -> str:
    objects = [answer.data] if answer.objects is None else answer.objects
    head = {"schema": answer.schema or verb, "schema_version": SCHEMA_VERSION}
    return "\n".join(json.dumps(head | data, default=_plain) for data in objects)


def _described(error: InputError | StoreError) -> dict[str, Any]:
    place = error.position if isinstance(error, InputError) else None
    where = {} if place is None else {"position": place}
    return {"kind": "input" if isinstance(error, InputError) else "store", "message": _sentence(error), **where}


def _sentence(error: InputError | StoreError) -> str:
    """The error, with the place of the fault if it is in one line of text."""
    if not isinstance(error, InputError) or error.position is None:
        return str(error)
    return f"{str(error).rstrip('.')} (at character {error.position + 1})."


def _first_word(argv: Sequence[str]) -> str | None:
    """The first word that is no option and not the value of --home."""
    before = ""
    for word in argv:
        if before != "--home" and not word.startswith("-"):
            return word
        before = word
    return None


def asked_verb(argv: Sequence[str]) -> str | None:
    """The verb in `argv`, or the verb of an earlier version; None if its first word is neither."""
    word = _first_word(argv)
    return word if word in FORMER or word in VERBS else None


def is_command_line(argv: Sequence[str]) -> bool:
    """Whether `argv` is for the command line; otherwise it is for the window, which has no --json."""
    options = {"-h", "--help", "--version", "--json"}
    return asked_verb(argv) is not None or argv[:1] == ["help"] or bool(options & set(argv))


def similar_verb(word: str) -> str | None:
    """The verb that a misspelled word is closest to; None if there is none."""
    return next(iter(difflib.get_close_matches(word, VERBS, n=1)), None)


def _run(module: Any, args: argparse.Namespace, console: Console) -> Answer:
    answer: Answer = module.run(args, console)
    for sentence in plugins.faults():
        console.note(sentence)
    return answer


def make_parser(names: Verbs | None = None, *, options: bool = True) -> argparse.ArgumentParser:
    """The parser of these verbs (by default all); without `options` their modules are not imported."""
    common: Any = shared.common()  # unset options keep the defaults in _read
    top = _TopParser(
        prog="tiling-gui",
        description="Without a verb the window opens, with the files named: tiling-gui FILE...",
        parents=[common],
    )
    top.add_argument("--new-window", action="store_true", help="without a verb: open the window with a new game")
    top.add_argument("--version", action="version", version=f"tiling-gui {__version__}")
    subparsers = top.add_subparsers(dest="verb", metavar="VERB", parser_class=_Parser)
    for verb, (path, summary) in (VERBS if names is None else names).items():
        sub = subparsers.add_parser(verb, help=summary, description=summary, parents=[common])
        if options:
            module = importlib.import_module(path)
            module.arguments(sub)
            examples = "\n".join(f"  tiling-gui {example}" for example in module.EXAMPLES)
            sub.epilog = "\n\n".join(filter(None, (sub.epilog, f"Examples:\n{examples}")))
    return top


def _read(argv: list[str]) -> tuple[argparse.Namespace, Any]:
    if argv[:1] == ["help"]:
        argv = [*(word for word in argv[1:2] if word != "help"), "--help"]
    word, asked = _first_word(argv), asked_verb(argv)
    if word in FORMER:
        at = argv.index(word)
        refuse(word, [*argv[at + 1 :], *argv[:at]])
    if word is not None and asked is None:
        meant = similar_verb(word)
        hint = f"Did you mean {meant}?" if meant else "The verbs are listed by tiling-gui --help."
        raise InputError(f"There is no verb {word}. {hint}")
    entry = VERBS[asked] if asked else None
    top = make_parser({asked: entry}) if asked and entry else make_parser(options=False)
    module = importlib.import_module(entry[0]) if entry else None
    args = top.parse_args(argv, argparse.Namespace(json=False, home=None, quiet=False))
    if args.verb is None:
        raise InputError("No verb was given; see tiling-gui --help.")
    return args, module


def _plain(value: object) -> str:
    if isinstance(value, Fraction):
        return str(value)
    raise TypeError(f"{value!r} is not JSON")
