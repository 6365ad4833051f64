"""What a verb of the command line receives and returns. The verbs are elsewhere, so that games can have their own."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tiling_gui.console import streams
from tiling_gui.core.limits import Limit, Progress, Run, StopToken

SCHEMA_VERSION = 1
"""Version of the --json output: changes if a key is removed or changes its meaning; keys may be added at any time."""
INTERVAL, INTERVAL_IN_A_LOG = 1.0, 10.0
"""Seconds between two lines of progress on a terminal, and in a log."""


@dataclass(frozen=True)
class Answer:
    """What a verb prints: `data` with --json, `text` without; nothing if both are empty."""

    data: dict[str, Any]
    text: str
    complete: bool = True
    """False if a limit or stop came before the result was proved."""
    failed: bool = False
    """True if a part of the input could not be read; the rest is answered, and the exit code is 2."""
    schema: str = ""
    """The schema of `data` in docs/schema, if its name is not the verb."""
    objects: Sequence[dict[str, Any]] | None = None
    """Printed instead of `data`, one on each line."""


@dataclass
class Console:
    """Where a verb reports progress, and how it is stopped: Ctrl-C sets `stop`, and the verb returns what it has."""

    quiet: bool = False
    interval: float = INTERVAL
    """Seconds between two lines of progress."""
    in_place: bool = False
    """Whether the line of progress is overwritten in the terminal."""
    stop: StopToken = field(default_factory=StopToken)
    _width: int = 0
    """Width of the line of progress now on the terminal."""
    _next: float = 0.0
    _told: str = ""
    _clock: Run = field(default_factory=Run)
    """The elapsed time, for progress that has no time of its own."""

    def run(self, limit: Limit | None = None) -> Run:
        """A Run that reports here and ends with Ctrl-C."""
        return Run(limit, self.report, self.stop)

    def report(self, progress: Progress) -> None:
        """Print a line of progress to stderr, at most every `interval` seconds."""
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
        """Print a line of the answer to stdout; if the reader has left, set `stop`."""
        self.erase_progress()
        if not streams.say(line):
            self.stop.stop()

    def note(self, sentence: str) -> None:
        """Print one sentence to stderr, unless --quiet."""
        if not self.quiet:
            self.erase_progress()
            streams.write_error(sentence)

    def erase_progress(self) -> None:
        """Erase the line of progress from the terminal, if there is one."""
        if self._width:
            self._width = streams.overwrite("", self._width)


def _progress_line(p: Progress, seconds: float) -> str:
    parts = [p.stage or "working"]
    if p.lower is not None and p.upper is not None:
        parts.append(f"value {p.lower}" if p.lower == p.upper else f"bounds {p.lower}..{p.upper}")
    if p.total:
        parts.append(f"{p.done} of {p.total}")
    if p.nodes:
        rate = f", {p.nodes / seconds:,.0f}/s" if seconds else ""
        parts.append(f"{p.nodes:,} positions{rate}")
    parts.append(f"{seconds:.0f} s")
    return "  ".join(parts)
