"""A player that is an external program, in any language: it reads a line of JSON for each turn and writes its move.

It reads {"game", "to_move", "diagram", "moves", "moves_text", "seconds"} and writes {"move": one of `moves_text`, or of
`moves`}; docs/library.md has the details. It is started once and plays every turn of all games, until its input ends.
Such a spec makes its program run, so a spec that comes from a file is never accepted: only the command line makes one.
"""

import json
import queue
import random
import shlex
import subprocess
import threading
import time
from contextlib import suppress
from typing import IO, Any

from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.game import Move, plain_move
from tiling_gui.core.limits import Report, StopToken, no_report
from tiling_gui.errors import InputError
from tiling_gui.players.player import PROGRAM, Choice

SECONDS = 10.0
"""Time limit for a move."""
_SLICE = 0.05
_MOMENT = 0.2
"""Seconds to wait for a signal that ended the program to arrive here as well."""
_LONGEST = 10_000
"""The most characters of an answer; a longer one is not a move."""
_AHEAD = 100
"""The most lines that are read before they are asked for; a program that writes more has to wait."""


class ExternalPlayer:
    """The player `exec:COMMAND`. Raises InputError if it cannot be started, hangs, exits, or plays an illegal move."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.spec = f"{PROGRAM}:{command}"
        self._seconds = seconds
        self._turns: queue.Queue[str] = queue.Queue()
        self._lines: queue.Queue[str] = queue.Queue(_AHEAD)
        self._closed = threading.Event()
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise InputError(f"{self.spec} cannot be read as a command: a quotation has no end.") from error
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as error:
            reason = error.strerror if isinstance(error, OSError) else "there is no command"
            raise InputError(f"{self.spec} cannot be started: {reason}.") from error
        self._threads = [
            threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True),
            threading.Thread(target=self._tell, args=(self._process.stdin,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def _tell(self, turns: IO[str]) -> None:
        """Write turns to the program, in a thread that may block if it does not read. "" ends it."""
        with suppress(OSError), turns:  # it has ended, or stopped reading, which its answer will show
            while turn := self._turns.get():
                turns.write(turn)
                turns.flush()

    def _listen(self, output: IO[str]) -> None:
        """Forward the program's lines as they come; "" marks its end."""
        with suppress(ValueError), output:  # its output is not text
            while (line := output.readline(_LONGEST)) and self._forwarded(line):
                pass
        self._forwarded("")

    def _forwarded(self, line: str) -> bool:
        """Forward a line as soon as there is room for it; False if the player is closed before."""
        while not self._closed.is_set():
            with suppress(queue.Full):
                self._lines.put(line, timeout=_SLICE)
                return True
        return False

    def choose(
        self, position: Any, rng: random.Random, *, report: Report = no_report, stop: StopToken | None = None
    ) -> Choice:
        kind, moves = game_of_position(position), position.moves()
        written = {plain_move(position.write(move)): move for move in moves}
        turn = {
            "game": kind.key,
            "to_move": str(position.to_move),
            "diagram": position.diagram(),
            "moves": [kind.move_to_json(move) for move in moves],
            "moves_text": list(written),
            "seconds": self._seconds,
        }
        self._turns.put(json.dumps(turn) + "\n")
        answer = self._answer(stop)
        if answer is None:
            return Choice(moves[0])
        return Choice(self._move(answer, written, turn["moves"], moves))

    def _answer(self, stop: StopToken | None) -> str | None:
        """A line from the program; None after a stop."""
        end = time.monotonic() + self._seconds
        while time.monotonic() < end:
            if stop is not None and stop.is_set:
                return None
            try:
                line = self._lines.get(timeout=_SLICE)
            except queue.Empty:
                continue
            if not line:
                if stop is not None and stop.wait(_MOMENT):  # Ctrl-C reaches both processes
                    return None
                raise InputError(f"{self.spec} has ended.")
            return line
        self.close()
        raise InputError(f"{self.spec} gave no move within {self._seconds:g} s and was ended.")

    def _move(self, answer: str, written: dict[str, Move], as_json: Any, moves: Any) -> Move:
        try:
            said = json.loads(answer)["move"]
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise InputError(
                f'{self.spec} did not answer like {{"move": "a1-b1"}}: {answer.strip()[:60]!r}.'
            ) from error
        if isinstance(said, str) and said in written:
            return written[said]
        if said in as_json:
            return moves[as_json.index(said)]
        raise InputError(f"{self.spec} played {str(said)[:60]!r}, which is no legal move.")

    def close(self) -> None:
        self._closed.set()
        self._turns.put("")
        self._process.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(_MOMENT)  # with a timeout, as a child of the program may keep a pipe open
