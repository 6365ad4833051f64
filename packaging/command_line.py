"""Writes the man page and the completions of the command line from its parser: `make command-line`.

They lie in resources/command_line: tiling-gui.1, and tiling-gui.bash, .zsh and .fish, which `tiling-gui completion`
prints. A test says when they are behind the parser.
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
"""What the parser calls an argument that may be a file; `DIR` is a folder."""


def completion(shell: str) -> str:
    """The script for bash, zsh or fish."""
    parser = make_parser()
    _say_what_completes(parser)
    script = str(shtab.complete(parser, shell=shell)).rstrip() + "\n"
    # For an argument that may be given many times shtab writes "(*)", which to zsh means: nothing after the first one.
    return re.sub(r'^  "\(\*\)::?', '  "*:', script, flags=re.MULTILINE) if shell == "zsh" else script


def _say_what_completes(parser: argparse.ArgumentParser) -> None:
    """Files, folders, and the words of an argument like max|min, as its name in the usage says."""
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
    """The page in troff, with the version in place of the day it was made."""
    parser = make_parser()
    page = _with_examples(str(Manpage(parser)), parser)
    about = "Games in which MAX and MIN complete something"
    title = f'.TH TILING\\-GUI "1" "tiling\\-gui {__version__}" "" "{about}"'
    page = re.sub(r"^\.TH .*$", lambda _: title, page, count=1, flags=re.MULTILINE)
    page = page.replace(".SH NAME\ntiling\\-gui\n", f".SH NAME\ntiling\\-gui \\- {about}\n", 1)  # for whatis
    page = re.sub(r"^\.\.", lambda _: r"\&..", page, flags=re.MULTILINE)  # words, no request of troff
    return page.rstrip() + "\n"


def _with_examples(page: str, parser: argparse.ArgumentParser) -> str:
    """The page with what each verb's help ends with below its options, of which its maker knows nothing."""
    (verbs,) = (action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    before, *sections = re.split(r"(?=^\.SH COMMAND )", page, flags=re.MULTILINE)
    parts = [before]
    for section in sections:
        words = section.splitlines()[0].replace("\\-", "-").split("'")[1]
        epilog = verbs[verb].epilog if (verb := words.removeprefix("tiling-gui ")) in verbs else None
        parts.append(f"{section.rstrip()}\n\n{_in_troff(epilog)}\n\n" if epilog else section)
    return "".join(parts)


def _in_troff(text: str) -> str:
    """Paragraphs of text, whose lines stay as they are."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    lines = [rf"\&{line}" if line.startswith((".", "'")) else line for line in escaped.splitlines()]
    return "\n".join([".PP", ".nf", *(line or ".PP" for line in lines), ".fi"])


def files() -> dict[str, str]:
    """The text of every file, by its name."""
    return {"tiling-gui.1": man_page(), **{f"tiling-gui.{shell}": completion(shell) for shell in SHELLS}}


def main() -> None:
    """Writes them."""
    folder = resource("command_line")
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
