"""Uses dist/tiling-gui as a user would: a game, a solve and an export, in a window under Xvfb (make try-package).

Keys and clicks are sent by xdotool; the results are read from the store (by the packaged command line) and from the
exported file. The program is started twice; the second start must not compile anything. Needs Xvfb, openbox, xdotool
and ImageMagick's import. Prints measurements; exits with 1 and a message if something is wrong.
"""

import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from tiling_gui.core.game import Side
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records import export

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist" / "tiling-gui" / "tiling-gui"
PICTURE = ROOT / "build" / "try-package.png"
TOOLS = ("Xvfb", "openbox", "xdotool", "import")
CLASS = "tiling-gui"
WIDTH, HEIGHT = 1280, 800
ROWS, COLUMNS, FREE_PLACE = (100, 296), (185, 296), (280, 500)
"""Where to click for the two size fields and for an empty place beside the board, in a window of that size."""


class Amiss(Exception):
    """A check failed; the message is printed."""


def main() -> int:
    """Tests the program; returns an exit code."""
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    absent = [tool for tool in TOOLS if not shutil.which(tool)]
    if absent:
        print(f"Missing: {', '.join(absent)}; on Debian: apt install xvfb openbox xdotool imagemagick")
        return 2
    with tempfile.TemporaryDirectory() as scratch, screen() as display:
        os.environ.update(DISPLAY=display, TILING_GUI_HOME=f"{scratch}/home", HOME=scratch)
        for variable in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "TILING_GUI_KERNELS"):
            os.environ.pop(variable, None)
        before = files_of(PROGRAM.parent)
        try:
            command_line()
            first_start(Path(scratch))
            second_start(Path(scratch))
            if files_of(PROGRAM.parent) != before:
                raise Amiss("The program wrote beside itself.")
        except Amiss as amiss:
            print(amiss)
            return 1
    print(f"A game, a solve and an export happened; the screen is in {PICTURE.relative_to(ROOT)}.")
    return 0


def command_line() -> None:
    """Solves a board twice, the first time with nothing compiled yet."""
    for word in ("nothing compiled yet", "second process"):
        begun, used = time.monotonic(), processor_seconds()
        if verb("solve", "5x6", "--no-store")["value"] != 14:
            raise Amiss("The value of 5x6 is 14.")
        took, used = time.monotonic() - begun, processor_seconds() - used
        print(f"solve of 5x6 on the command line, {word}: {took:.1f} s, of the processor {used:.1f} s")


def first_start(scratch: Path) -> None:
    """Chooses Analyse, plays a game on 4 x 4 against the program, solves that board and exports the game."""
    with window("first"):
        for pressed in ("Tab", "Tab", "Return"):
            key(pressed)
        time.sleep(1)
        click(ROWS, "4")
        click(COLUMNS, "4")
        key("ctrl+n")
        click(FREE_PLACE)
        time.sleep(2)
        record = play(scratch)
        key("Home")
        begun = time.monotonic()
        key("F5")
        wait("the solve", lambda: solved("4x4") == 7)
        print(f"solve of 4x4, first start: {time.monotonic() - begun:.1f} s until it is kept")
        key("End")
        target = scratch / "exported.tiling"
        key("ctrl+s")
        time.sleep(2)
        key("ctrl+a")
        write(str(target))
        key("Return")
        wait("the export", target.exists)
        if export.load(target).tree.position != record.tree.position:
            raise Amiss("The exported record is not the game that is kept.")
        PICTURE.parent.mkdir(exist_ok=True)
        time.sleep(1)
        photograph()


def second_start(scratch: Path) -> None:
    """Checks that a solve in a second process compiles nothing."""
    compiled = files_of(scratch / "home" / "cache")
    with window("second"):
        click(ROWS, "5")
        click(COLUMNS, "6")
        key("ctrl+n")
        time.sleep(2)
        begun = time.monotonic()
        key("F5")
        wait("the solve", lambda: solved("5x6") == 14)
        print(f"solve of 5x6, second start: {time.monotonic() - begun:.1f} s until it is kept")
    fresh = set(files_of(scratch / "home" / "cache")) - set(compiled)
    if fresh:
        raise Amiss(f"The second start compiled again: {sorted(fresh)[0]} and others, {len(fresh)} files.")


def play(scratch: Path) -> Any:
    """Types a move whenever it is MAX's turn, until the game is over; returns the stored record.

    A game is stored from its first move on.
    """
    moves, position = 0, DominoPosition.start(4, 4)
    while True:
        if position.to_move is Side.MAX and moves * 2 == position.count:
            write(position.write(position.moves()[0]))
            key("Return")
            moves += 1
        wait("the next move", partial(has_more_moves, position.count))
        verb("export", kept_game()["id"], "--to", str(scratch / "kept.json"))
        record = export.load(scratch / "kept.json")
        if kept_game()["board"] != "4x4":
            raise Amiss("The new game is not on 4 x 4.")
        position = record.tree.position
        if position.is_over:
            print(f"a game of {moves} moves and as many answers: {position.count} dominoes")
            return record


def has_more_moves(done: int) -> bool:
    """Whether the stored game has more than `done` moves."""
    return bool(verb("games")["games"]) and int(kept_game()["moves"]) > done


@contextmanager
def screen() -> Iterator[str]:
    """Starts an X server with a window manager; yields its display name."""
    read, write_end = os.pipe()
    options = ["-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp", "-displayfd", str(write_end)]
    server = subprocess.Popen(["Xvfb", *options], pass_fds=[write_end], stderr=subprocess.DEVNULL)
    os.close(write_end)
    with os.fdopen(read) as pipe:
        display = f":{pipe.readline().strip()}"
    manager = subprocess.Popen(["openbox"], env={**os.environ, "DISPLAY": display}, stderr=subprocess.DEVNULL)
    try:
        yield display
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait(10)


@contextmanager
def window(which: str) -> Iterator[subprocess.Popen[bytes]]:
    """Opens the program's window on the whole screen; closes it with Ctrl+Q."""
    begun = time.monotonic()
    program = subprocess.Popen([str(PROGRAM)])
    try:
        xdotool("search", "--sync", "--onlyvisible", "--class", CLASS)
        print(f"{which} start: {time.monotonic() - begun:.1f} s until the window is there")
        time.sleep(1)
        number = xdotool("search", "--onlyvisible", "--class", CLASS).split()[-1]
        xdotool("windowactivate", "--sync", number)
        xdotool("windowsize", "--sync", number, "100%", "97%")
        time.sleep(1)
        yield program
        key("ctrl+q")
        code = program.wait(30)
        if code:
            raise Amiss(f"The {which} start ended with code {code}.")
    except Amiss:
        photograph()
        raise
    finally:
        if program.poll() is None:
            program.kill()
            program.wait()


def wait(what: str, happened: Callable[[], Any], seconds: float = 300) -> None:
    """Waits until `happened()` is true. Raises Amiss after `seconds`."""
    end = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > end:
            raise Amiss(f"Within {seconds:.0f} s {what} did not come.")
        time.sleep(1)


def verb(*words: str) -> dict[str, Any]:
    """Runs the packaged command line; returns its JSON answer."""
    done = subprocess.run([str(PROGRAM), *words, "--json", "--quiet"], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Amiss(f"{' '.join(words)}: {done.stderr.strip()}")
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def kept_game() -> dict[str, Any]:
    """The newest game in the store."""
    games = verb("games")["games"]
    if not games:
        raise Amiss("No game is kept.")
    newest: dict[str, Any] = max(games, key=lambda game: game["when"])
    return newest


def solved(board: str) -> int | None:
    """The value of a board in the store, from a solve rather than from games; None if there is none."""
    found = [row["value"] for row in verb("results")["results"] if row["board"] == board and row["max"] is None]
    return found[0] if found else None


def processor_seconds() -> float:
    """Processor time of the finished child processes."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def files_of(folder: Path) -> dict[str, float]:
    """The modification time of every file below a folder."""
    return {str(path): path.stat().st_mtime for path in folder.rglob("*") if path.is_file()}


def click(place: tuple[int, int], text: str = "") -> None:
    """Clicks at a place; with `text` replaces the content of the field there."""
    xdotool("mousemove", str(place[0]), str(place[1]), "click", "1")
    if text:
        key("ctrl+a")
        write(text)
        key("Tab")


def write(text: str) -> None:
    xdotool("type", "--delay", "30", text)


def key(name: str) -> None:
    xdotool("key", name)
    time.sleep(0.3)


def photograph() -> None:
    """Saves a screenshot as PICTURE."""
    PICTURE.parent.mkdir(exist_ok=True)
    subprocess.run(["import", "-window", "root", str(PICTURE)], check=True)


def xdotool(*words: str) -> str:
    """Runs xdotool and returns its output. Raises Amiss if it fails or times out."""
    try:
        done = subprocess.run(["xdotool", *words], capture_output=True, text=True, check=False, timeout=60)
    except subprocess.TimeoutExpired as error:
        raise Amiss(f"xdotool waits for ever: {' '.join(words)}.") from error
    if done.returncode:
        raise Amiss(f"xdotool {' '.join(words)}: {done.stderr.strip() or 'nothing found'}.")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
