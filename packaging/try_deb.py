"""Installs dist/*.deb with apt in a clean Debian, uses it there, and removes it (as root: `make try-deb`).

The clean system is build/deb-root, made by debootstrap the first time. The window opens on an Xvfb outside it. Prints
what was done; exits with 1 and a message if something is wrong or if files are left after the removal.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from contents import ROOT
from try_package import Amiss, screen, xdotool

CLEAN = Path(os.environ.get("DEB_ROOT", ROOT / "build" / "deb-root"))
MIRROR = os.environ.get("DEB_MIRROR", "http://deb.debian.org/debian")
SUITE = os.environ.get("DEB_SUITE", "bookworm")
TOOLS = ("debootstrap", "Xvfb", "openbox", "xdotool")
PACKAGE = "tiling-gui"


def main() -> int:
    """Tests the package; returns an exit code."""
    absent = [tool for tool in TOOLS if not shutil.which(tool)]
    if absent or os.geteuid():
        print(f"This is done as root, with {', '.join(TOOLS)}.")
        return 2
    made = sorted((ROOT / "dist").glob(f"{PACKAGE}_*.deb"))
    if not made:
        print("There is no .deb in dist; say make deb first.")
        return 2
    if not (CLEAN / "usr/bin/apt-get").exists():
        subprocess.run(["debootstrap", "--variant=minbase", SUITE, str(CLEAN), MIRROR], check=True)
    try:
        with mounted():
            apt("update")
            shutil.copyfile(made[-1], CLEAN / "tmp" / made[-1].name)
            apt("install", "--yes", "--no-install-recommends", f"/tmp/{made[-1].name}")
            (CLEAN / "tmp" / made[-1].name).unlink()
            files = inside("dpkg", "--listfiles", PACKAGE).split()
            print(f"installed: {len(files)} files and folders")
            command_line()
            window()
            apt("purge", "--yes", PACKAGE)
            left = [file for file in files if (CLEAN / file[1:]).exists() and "tiling" in file]
            left += inside("find", "/", "-xdev", "-name", "*tiling*", "-not", "-path", "/var/log/*").split()
            if left:
                raise Amiss(f"After the removal there is still {', '.join(left)}.")
    except Amiss as amiss:
        print(amiss)
        return 1
    print("Removed; nothing of it is left.")
    return 0


def command_line() -> None:
    """Solves a board without a display, and looks for the man page."""
    said = inside(PACKAGE, "solve", "4x4", "--no-store", "--quiet", "--home", "/run/home")
    if "7" not in said:
        raise Amiss(f"The value of 4x4 is 7, and not: {said}")
    if not (CLEAN / "usr/share/man/man1" / f"{PACKAGE}.1.gz").exists():
        raise Amiss("There is no man page.")
    print("solve 4x4 on the command line: 7")


def window() -> None:
    """Opens the window and closes it with Ctrl+Q."""
    with screen() as display:
        os.environ["DISPLAY"] = display
        begun = time.monotonic()
        command = ["chroot", str(CLEAN), "env", f"DISPLAY={display}", "HOME=/run/home", PACKAGE, "--home", "/run/home"]
        program = subprocess.Popen(command)
        try:
            xdotool("search", "--sync", "--onlyvisible", "--class", PACKAGE)
            print(f"window: {time.monotonic() - begun:.1f} s")
            time.sleep(5)
            xdotool("key", "ctrl+q")
            if program.wait(60):
                raise Amiss("The window ended with a fault.")
        finally:
            if program.poll() is None:
                program.kill()
                program.wait()
    shutil.rmtree(CLEAN / "run/home", ignore_errors=True)


def apt(*words: str) -> None:
    """Runs apt-get in the clean system. Raises Amiss if it fails."""
    inside("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet", *words)


def inside(*words: str) -> str:
    """Runs a command in the clean system and returns its output. Raises Amiss if it fails."""
    done = subprocess.run(["chroot", str(CLEAN), *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Amiss(f"{' '.join(words)}: {done.stderr.strip()[-500:]}")
    return done.stdout


@contextmanager
def mounted() -> Iterator[None]:
    """Mounts /proc and /dev of this machine in the clean system."""
    places = {"/proc": CLEAN / "proc", "/dev": CLEAN / "dev"}
    for source, place in places.items():
        subprocess.run(["mount", "--bind", source, str(place)], check=True)
    try:
        yield
    finally:
        for place in places.values():
            subprocess.run(["umount", "-l", str(place)], check=True)


if __name__ == "__main__":
    sys.exit(main())
