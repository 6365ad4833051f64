"""Streams that are closed, full or in another encoding, terminal control characters, and a machine out of memory."""

import io
import os
import resource
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.records.games import played
from tests.walks import walked
from tiling_gui import cli
from tiling_gui.console import Answer, streams
from tiling_gui.store import Store
from tiling_gui.store.labels import Label
from tiling_gui.store.removed import GAME

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="redirections of a POSIX shell")


def in_a_shell(words: str, redirection: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = f"{sys.executable} -m tiling_gui {words} {redirection}"
    env = {**os.environ, **environment}
    return subprocess.run(command, shell=True, env=env, capture_output=True, text=True, timeout=120, check=False)


FULL = "tiling-gui: The answer cannot be printed: No space left on device.\n"
CLOSED = "tiling-gui: The answer cannot be printed: standard output is closed.\n"


@walked(
    ("words", "redirection", "said"),
    [
        ("solve matching:path:3 matching:path:4", ">/dev/full", FULL),  # one line after the other
        ("solve heaps:nim:3,4 --json", ">&-", CLOSED),
    ],
)
def test_output_that_cannot_be_written_ends_the_program(words: str, redirection: str, said: str) -> None:
    done = in_a_shell(words, redirection)
    assert (done.stderr, done.returncode) == (said, 2)


@walked("words", ["solve heaps:nim:3,4", "solve heaps:nim:3,4 --json", "--version", "solve --help"])
def test_output_that_cannot_be_written_is_a_sentence(
    words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        for stdout, said in ((full, FULL), (None, CLOSED)):
            monkeypatch.setattr("sys.stdout", stdout)
            assert cli.main(words.split()) == 2
            assert capsys.readouterr().err == said


@pytest.mark.parametrize(
    ("words", "text", "start"),
    [
        ("solve -", "...\n...\n", "2x3, MAX first: 3, exact."),
        ("solve --shape FILE", "...\n...\n", "2x3, MAX first: 3, exact."),
        ("solve matching:-", "Dhc\n", "Dhc: 5 vertices, 5 edges;"),
    ],
)
def test_a_byte_order_mark_is_no_part_of_the_text(
    words: str,
    text: str,
    start: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "text.g6"
    file.write_text(text, encoding="utf-8-sig")
    with file.open(encoding="utf-8") as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        assert cli.main(words.replace("FILE", str(file)).split()) == 0
    assert capsys.readouterr().out.startswith(start)


@walked("redirection", ["2>&-", "2>/dev/full"])
def test_nobody_needs_to_hear_the_errors(redirection: str) -> None:
    done = in_a_shell("games", redirection)
    assert (done.returncode, done.stdout[:13]) == (0, "No games yet.")


def test_input_that_is_closed_is_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "tiling-gui: Nothing can be read from -: standard input is closed.\n"
    monkeypatch.setattr("sys.stdin", None)
    for words in ("solve --shape -", "solve matching:-", "solve ellie: --shape -"):
        assert cli.main(words.split()) == 2
        assert capsys.readouterr().err == said


@pytest.mark.parametrize("encoding", ["cp1252", "cp437", "ascii", "utf-8"])
def test_every_encoding_can_say_it(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with PYTHONIOENCODING, or on a terminal of that encoding."""
    evaluate = "solve 'evaluate:x*(y-z)' --no-store"
    for words in (evaluate, "analyse 2x3 --no-store", "solve ellie:3x3 --no-store", "structure 2x2"):
        printed = io.BytesIO()
        monkeypatch.setattr("sys.stdout", io.TextIOWrapper(printed, encoding))
        assert cli.main(shlex.split(words)) == 0
        text = printed.getvalue().decode(encoding)
        assert "?" not in text
        assert words is not evaluate or (" → x" if encoding == "utf-8" else " -> x") in text


OBEYED = "\x1b]0;title\x07\x1b[31m\x00\u202e\x9b"


def test_what_a_terminal_obeys_is_shown_as_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    record = played(3, 3)
    record = record.with_tree(record.tree.comment(f"a comment{OBEYED}"))
    with Store.open() as store:
        store.put_game(record)
        store.labels.put(GAME, record.id, Label(name=f"a name{OBEYED}"))
    for words, part in ((("games",), "a name"), (("games", "show", record.id), "a comment")):
        assert cli.main(words) == 0
        shown = capsys.readouterr().out
        assert part + r"\x1b]0;title\x07\x1b[31m" in shown
        assert not set("\x1b\x07\x00\u202e\x9b") & set(shown)


def test_what_is_complained_of_is_not_obeyed_either(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([f"--{OBEYED}"]) == 2
    assert r"\x1b]0;title\x07" in capsys.readouterr().err
    assert streams.escape_controls("a\tb\n·→ — „ü“") == "a\tb\n·→ — „ü“"


def test_too_little_memory_is_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from tiling_gui.cli import solve

    def run(args: object, console: object) -> Answer:
        raise MemoryError

    monkeypatch.setattr(solve, "run", run)
    assert cli.main(["solve", "heaps:nim:3"]) == 2
    assert capsys.readouterr().err == "tiling-gui: There is not enough memory for this.\n"


@walked("megabytes", [200, 300])
def test_a_library_that_does_not_fit_is_a_sentence(megabytes: int) -> None:
    limit = megabytes << 20
    done = subprocess.run(
        [sys.executable, "-m", "tiling_gui", "family", "heaps:octal:0.77:n", "--n", "0-50"],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert done.returncode in (0, 2)


def test_more_heaps_than_fit_are_refused_before_room_is_made(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["solve", "heaps:kayles:99999999999"]) == 2
    assert "Traceback" not in capsys.readouterr().err


IMPORTING = """
import os, sys
class Hook:
    def find_spec(self, name, path, target=None):
        if name == wanted:
            os.kill(os.getpid(), number)
wanted, number = sys.argv[1], int(sys.argv[2])
sys.meta_path.insert(0, Hook())
from tiling_gui.__main__ import main
del sys.argv[1:3]
sys.exit(main())
"""


@walked(
    "number, imported, words",
    [
        (signal.SIGINT, "tiling_gui.core.limits", "games"),
        (signal.SIGTERM, "tiling_gui.cli.games", "games"),
        (signal.SIGINT, "PySide6", ""),
    ],
)
def test_a_signal_is_heard_while_the_program_is_imported(number: int, imported: str, words: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORTING, imported, str(int(number)), *words.split()],
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # ignored if run in the background
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (128 + number, "", "")


def test_a_home_without_a_name_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["games", "--home", ""]) == 2
    assert "has no name" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
