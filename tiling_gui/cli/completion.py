"""`tiling-gui completion`: the script that lets a shell complete words of this command."""

import argparse

from tiling_gui.console import Answer, Console
from tiling_gui.paths import resource

SHELLS = ("bash", "zsh", "fish")


EXAMPLES = ("completion bash",)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, help="the shell to print the script for")
    parser.epilog = 'bash: eval "$(tiling-gui completion bash)" in ~/.bashrc;\nzsh and fish: into a file of their own.'


def run(args: argparse.Namespace, console: Console) -> Answer:
    script = resource(f"command_line/tiling-gui.{args.shell}").read_text(encoding="utf-8")
    return Answer({"shell": args.shell, "script": script}, script.rstrip("\n"))
