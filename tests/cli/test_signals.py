"""Ctrl-C and SIGTERM stop the work: what is proved is printed, and the exit code tells which signal it was."""

import fcntl
import json
import os
import signal
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.waits import until
from tests.walks import walked
from tiling_gui import cli
from tiling_gui.console import Console
from tiling_gui.core.compiled import KERNELS_VARIABLE
from tiling_gui.core.limits import Progress
from tiling_gui.engine import Engine

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them")

LONG = ["analyse 8x8", "family nxn --n 7-9 --fresh", "solve evaluate:a*b-c*d+e*f-g*h-i/j"]


@contextmanager
def begun(*words: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A verb on a terminal that has reported progress but not yet printed its JSON."""
    terminal, end = os.openpty()
    with os.fdopen(terminal) as told:
        child = subprocess.Popen(
            [sys.executable, "-m", "tiling_gui", *words, "--json"],
            stdout=subprocess.PIPE,
            stderr=end,
            text=True,
            env={**os.environ, **environment},
        )
        os.close(end)
        with child:
            for line in told:
                if "positions" in line or " of " in line:
                    break
            yield child


@walked("words", LONG)
def test_ctrl_c_ends_with_the_answer_so_far_and_130(
    words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told, report = [], Console.report

    def interrupt(console: Console, progress: Progress) -> None:
        report(console, progress)
        if not told:
            os.kill(os.getpid(), signal.SIGINT)
        told.append(progress)

    with monkeypatch.context() as patch:
        patch.setattr(Console, "report", interrupt)
        assert cli.main([*words.split(), "--no-store", "--quiet", "--json"]) == 130
    answer = json.loads(capsys.readouterr().out)
    if words.startswith("solve"):
        assert_stopped(answer)
    else:
        assert (answer.get("moves") or answer["terms"])[-1]["value"] is None


def assert_stopped(answer: dict[str, Any]) -> None:
    """Asserts that a solve was stopped with bounds that leave the value open."""
    assert answer["status"] == "stopped"
    assert answer["bounds"][0] != answer["bounds"][1]


WAITING = (["games", "import", "-"], ["solve", "matching:-"])
"""Verbs that read standard input, as text and as bytes."""
STOPS = (signal.SIGINT, signal.SIGTERM)


@walked(("number", "words"), list(zip(STOPS, WAITING, strict=True)))
def test_a_verb_that_waits_for_standard_input_ends_at_once(number: signal.Signals, words: list[str]) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tiling_gui", *words], stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        assert child.stdin is not None
        child.stdin.write(".")
        child.stdin.flush()
        until(lambda: _unread(child.stdin) == 0)  # it has been read, and the rest is waited for
        child.send_signal(number)
        assert child.wait(timeout=20) == 128 + number
        assert child.stderr is not None
        assert child.stderr.read() == ""


def _unread(pipe: object) -> int:
    """The number of bytes in a pipe."""
    return int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)), sys.byteorder)  # type: ignore[call-overload]


def _is_read(pipe: Path) -> bool:
    """Whether somebody has opened the pipe to read; it gives the reader nothing, not even an end."""
    try:
        _opened.append(os.open(pipe, os.O_WRONLY | os.O_NONBLOCK))
    except OSError:
        return False
    return True


@pytest.fixture
def kept_open() -> Iterator[None]:
    _opened.clear()
    yield
    for file in _opened:
        os.close(file)


_opened: list[int] = []


@pytest.mark.usefixtures("kept_open")
@walked("words", [["solve", "--shape", "PIPE"], ["solve", "matching:PIPE"], ["solve", "2x2", "--checkpoint", "PIPE"]])
def test_a_verb_that_waits_for_a_pipe_ends_at_once(words: list[str], tmp_path: Path) -> None:
    pipe = tmp_path / f"{len(words)}{words[1][0]}.pipe"
    os.mkfifo(pipe)
    words = [word.replace("PIPE", str(pipe)) for word in words]
    with subprocess.Popen([sys.executable, "-m", "tiling_gui", *words], stderr=subprocess.PIPE, text=True) as child:
        until(lambda: _is_read(pipe) or child.poll() is not None)
        child.terminate()
        assert child.wait(timeout=20) == 128 + signal.SIGTERM
        assert child.stderr is not None
        assert child.stderr.read() == ""


def test_a_question_ends_at_once() -> None:
    terminal, end = os.openpty()
    with (
        os.fdopen(terminal) as told,
        subprocess.Popen([sys.executable, "-m", "tiling_gui", "forget", "--cache"], stdin=end, stderr=end) as child,
    ):
        os.close(end)
        assert any("Type yes" in line for line in told)
        child.send_signal(signal.SIGINT)
        assert child.wait(timeout=20) == 128 + signal.SIGINT


def test_two_signals_at_once_are_one() -> None:
    """`timeout` signals the program, and then its process group, to which it belongs."""
    with begun("solve", "8x8", "--no-store") as child:
        child.send_signal(signal.SIGINT)
        child.terminate()
        out, _ = child.communicate(timeout=60)
    assert child.returncode == 130
    assert_stopped(json.loads(out))


def test_a_reader_that_leaves_early_ends_the_lines(tmp_path: Path) -> None:
    """As in `tiling-gui solve matching:FILE | head -1`, with more output than a pipe holds, so that the closed end is
    noticed.
    """
    graphs = tmp_path / "paths.g6"
    graphs.write_text("Dhc\n" * 700, encoding="utf-8")
    words = [sys.executable, "-m", "tiling_gui", "solve", f"matching:{graphs}", "--json", "--threads", "1"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        assert child.stdout.readline()
        child.stdout.close()
        assert child.wait(timeout=60) == 0
        assert "Error" not in child.stderr.read()


def test_nobody_waits_for_compiling(tmp_path: Path) -> None:
    """With nothing compiled and compilation in progress, Ctrl-C ends the program with bounds by counting."""
    with begun("solve", "8x8", "--no-store", **{KERNELS_VARIABLE: str(tmp_path / "kernels")}) as child:
        child.send_signal(signal.SIGINT)
        out, _ = child.communicate(timeout=60)
    assert child.returncode == 130, out
    assert json.loads(out)["nodes"] == 0


def test_a_signal_is_heard_while_compiled_code_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The engine runs in a thread of its own; the main thread only handles signals."""
    original = Engine.solve

    def solve(self: Engine, *args: object, **kwargs: object) -> object:
        os.kill(os.getpid(), signal.SIGINT)
        return original(self, *args, **kwargs)

    monkeypatch.setattr(Engine, "solve", solve)
    before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)
    assert cli.main(["solve", "8x8", "--no-store", "--json"]) == 130
    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)) == before
    assert json.loads(capsys.readouterr().out)["status"] == "stopped"
