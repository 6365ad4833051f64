"""A player that is a program of its own, in any language: a line of JSON tells it of its turn, a line is its move.

It reads {"game", "to_move", "diagram", "moves", "moves_text", "seconds"} and writes {"move": one of `moves_text`, or of
`moves`}; docs/library.md has all of it. It is started once and told of every turn of all games, until its input ends.
Whoever names such a program lets it run, so a spec that comes from a file is never one: only the command line makes it.
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
from tiling_gui.core.limits import Report, StopToken, silent
from tiling_gui.errors import InputError
from tiling_gui.players.player import Choice

KIND = "exec"
SECONDS = 10.0
"""How long a move may take."""
_SLICE = 0.05
_LONGEST = 10_000
"""Characters of an answer; more is no move."""


class ExternalPlayer:
    """`exec:COMMAND`. Raises InputError where it cannot be started, hangs, ends, or plays what is no legal move."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.spec = f"{KIND}:{command}"
        self._seconds = seconds
        self._lines: queue.Queue[str] = queue.Queue()
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as error:
            reason = error.strerror if isinstance(error, OSError) else "there is no command"
            raise InputError(f"{self.spec} cannot be started: {reason}.") from error
        threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()

    def _listen(self, output: IO[str]) -> None:
        """Hands its lines on as they come; "" is its end."""
        try:
            while line := output.readline(_LONGEST):
                self._lines.put(line)
        except ValueError:  # what it writes is not text, or it was closed meanwhile
            pass
        finally:
            self._lines.put("")

    def choose(
        self, position: Any, rng: random.Random, *, report: Report = silent, stop: StopToken | None = None
    ) -> Choice:
        """Its move; after a stop any, as nobody plays on."""
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
        try:
            self._process.stdin.write(json.dumps(turn) + "\n")  # type: ignore[union-attr]
            self._process.stdin.flush()  # type: ignore[union-attr]
        except OSError as error:
            raise InputError(f"{self.spec} has ended.") from error
        answer = self._answer(stop)
        if answer is None:
            return Choice(moves[0])
        return Choice(self._move(answer, written, turn["moves"], moves))

    def _answer(self, stop: StopToken | None) -> str | None:
        """A line of it; None after a stop."""
        end = time.monotonic() + self._seconds
        while time.monotonic() < end:
            if stop is not None and stop.is_set:
                return None
            try:
                line = self._lines.get(timeout=_SLICE)
            except queue.Empty:
                continue
            if not line:
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
        """Ends the program."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                with suppress(BrokenPipeError):  # of what it did not read
                    stream.close()
