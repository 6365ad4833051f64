"""`tiling-gui prepare`: compile the solvers, once per installation, so that nobody has to wait for it later."""

import argparse
from dataclasses import replace

from tiling_gui.console import Answer, Console
from tiling_gui.core import preparing
from tiling_gui.core.compiled import why_unsaved
from tiling_gui.core.limits import Progress, Run, StoppedError
from tiling_gui.errors import StoreError

EXAMPLES = ("prepare",)


def arguments(parser: argparse.ArgumentParser) -> None:
    """No arguments besides the common ones."""


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Raises StoreError as soon as something cannot be saved: compiling the rest would be in vain."""
    clock = Run()

    def report(progress: Progress) -> None:
        _check()
        console.report(replace(progress, seconds=clock.seconds))  # of all kinds, not of the one being compiled

    done = True
    for kind in preparing.KERNEL_KINDS:
        try:
            preparing.prepare(kind, report, lambda: console.stop.is_set)
            _check()
        except StoppedError:
            done = False
            break
    seconds = clock.seconds
    text = f"The solvers are prepared ({seconds:.1f} s)." if done else "Stopped before the solvers were prepared."
    return Answer({"status": "prepared" if done else "stopped", "seconds": round(seconds, 6)}, text)


def _check() -> None:
    if why := why_unsaved():
        raise StoreError(f"The compiled solvers cannot be saved: {why}.")
