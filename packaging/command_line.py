"""Writes the man page and the shell completions from the parser of the command line: `make command-line`.

The files are in resources/command_line: tiling-gui.1, and tiling-gui.bash, .zsh and .fish, which `tiling-gui
completion` prints. A test fails when they are out of date.
"""

import argparse
import re

import shtab
from argparse_manpage.manpage import Manpage

from tiling_gui import __version__
from tiling_gui.cli import make_parser
from tiling_gui.paths import resource

SHELLS = ("bash", "zsh", "fish")
FILES = {"FILE", "FILE.svg", "PLACE", "file"}
"""Names of parser arguments that can be files; `DIR` is a folder."""


def completion(shell: str) -> str:
    """The completion script for bash, zsh or fish."""
    parser = make_parser()
    _say_what_completes(parser)
    verbs = _verbs(parser)
    names = list(verbs.choices)
    verbs.add_parser("help", help="describe one verb").add_argument("verb", choices=names, help="the verb")
    script = str(shtab.complete(parser, shell=shell)).rstrip() + "\n"
    # For an argument that can be repeated shtab writes "(*)", which in zsh stops completion after the first one.
    return re.sub(r'^  "\(\*\)::?', '  "*:', script, flags=re.MULTILINE) if shell == "zsh" else script


def _verbs(parser: argparse.ArgumentParser) -> "argparse._SubParsersAction[argparse.ArgumentParser]":
    return next(action for action in parser._actions if isinstance(action, argparse._SubParsersAction))


def _say_what_completes(parser: argparse.ArgumentParser) -> None:
    """Sets completions for files, folders and choices such as max|min, by the argument's name in the usage."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for verb in action.choices.values():
                _say_what_completes(verb)
        elif action.nargs != 0:
            words = str(action.metavar or action.dest).split("|")
            if FILES & set(words):
                action.complete = shtab.FILE  # type: ignore[attr-defined]
            elif words == ["DIR"]:
                action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
            elif len(words) > 1 and all(word.islower() for word in words):
                action.choices = words


def man_page() -> str:
    """The man page in troff, with the version instead of a date."""
    parser = make_parser()
    page = _with_examples(str(Manpage(parser)), parser)
    about = "Games in which MAX and MIN complete something"
    title = f'.TH TILING\\-GUI "1" "tiling\\-gui {__version__}" "" "{about}"'
    page = re.sub(r"^\.TH .*$", lambda _: title, page, count=1, flags=re.MULTILINE)
    page = page.replace(".SH NAME\ntiling\\-gui\n", f".SH NAME\ntiling\\-gui \\- {about}\n", 1)  # for whatis
    page = re.sub(r"^\.\.", lambda _: r"\&..", page, flags=re.MULTILINE)  # plain text, not a troff request
    return page.rstrip() + "\n"


def _with_examples(page: str, parser: argparse.ArgumentParser) -> str:
    """Adds the epilog of each verb's help below its options, which the man page generator ignores."""
    verbs = _verbs(parser).choices
    before, *sections = re.split(r"(?=^\.SH COMMAND )", page, flags=re.MULTILINE)
    parts = [before]
    for section in sections:
        words = section.splitlines()[0].replace("\\-", "-").split("'")[1]
        epilog = verbs[verb].epilog if (verb := words.removeprefix("tiling-gui ")) in verbs else None
        parts.append(f"{section.rstrip()}\n\n{_in_troff(epilog)}\n\n" if epilog else section)
    return "".join(parts)


def _in_troff(text: str) -> str:
    """Text as troff with its line breaks kept."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    lines = [rf"\&{line}" if line.startswith((".", "'")) else line for line in escaped.splitlines()]
    return "\n".join([".PP", ".nf", *(line or ".PP" for line in lines), ".fi"])


def files() -> dict[str, str]:
    """The content of every file by its name."""
    return {"tiling-gui.1": man_page(), **{f"tiling-gui.{shell}": completion(shell) for shell in SHELLS}}


def main() -> None:
    folder = resource("command_line")
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
