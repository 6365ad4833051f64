"""Builds dist/*.deb from dist/tiling-gui with Debian's tools: `python packaging/deb.py` (make deb).

The folder goes to /usr/lib; desktop entry, icons, MIME type, metainfo, man page and completions go to Debian's places.
The dependencies are the packages, on the machine it is built on, of the libraries that are not bundled. Needs dpkg-deb
and ldd; prints the size.
"""

import argparse
import gzip
import os
import shutil
import subprocess
import sys
import time
from email.utils import formatdate
from pathlib import Path

from build import DIST
from contents import ROOT
from tiling_gui import __version__

PACKAGE = "tiling-gui"
VERSION = f"{__version__}-1"
"""With Debian's revision number."""
MAINTAINER = "The tiling-gui developers <developers@tiling-gui.invalid>"
"""Debian's tools require an address; the project has none, as the reserved domain shows."""
SCRATCH = ROOT / "build" / "deb"
COMPLETIONS = {
    "bash": "bash-completion/completions/tiling-gui",
    "zsh": "zsh/vendor-completions/_tiling-gui",
    "fish": "fish/vendor_completions.d/tiling-gui.fish",
}
OVERRIDES = (
    "custom-library-search-path",
    "embedded-library",
    "hardening-no-pie",
    "library-not-linked-against-libc",
    "shared-library-lacks-prerequisites",
    "unstripped-binary-or-object",
)
"""lintian tags about bundled libraries, which are shipped as their makers built them."""
COMMON = "On Debian systems the texts of LGPL and GPL 3 are in /usr/share/common-licenses/LGPL-3 and GPL-3."
SUMMARY = "games in which MAX and MIN complete something together"
DESCRIPTION = """\
 MAX and MIN take turns placing dominoes on a checkerboard until none fits.
 MAX wants many dominoes, MIN few. Play against opponents of set lookahead,
 watch a position being solved exactly, see what every move is worth, and
 keep every game.
 .
 The same window hosts the rest of the family: games on expressions, graphs,
 L-shaped tiles and heaps. The command line works without a display.
"""


def main() -> int:
    """Builds the package; returns an exit code."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--level", default="12", help="how hard zstd tries, 1 to 19")
    level = parser.parse_args().level
    if not (DIST / PACKAGE).exists():
        print("dist/tiling-gui is missing; say make package first.")
        return 2
    absent = [tool for tool in ("dpkg-deb", "ldd", "dpkg-query") if not shutil.which(tool)]
    if absent:
        print(f"Missing: {', '.join(absent)}; this is built on Debian or Ubuntu.")
        return 2
    shutil.rmtree(SCRATCH, ignore_errors=True)
    architecture = _said("dpkg", "--print-architecture").strip()
    lay_out(SCRATCH)
    size = sum(path.lstat().st_size for path in SCRATCH.rglob("*") if path.is_file()) // 1024
    control(SCRATCH / "DEBIAN", architecture, size, dependencies(SCRATCH / "usr/lib" / PACKAGE))
    made = ROOT / "dist" / f"{PACKAGE}_{VERSION}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zzstd", f"-z{level}", "--build", str(SCRATCH), str(made)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.0f} MB, {size / 1000:.0f} MB installed")
    return 0


def lay_out(root: Path) -> None:
    """Copies everything to its place in Debian, under `root`."""
    library, shared = root / "usr/lib" / PACKAGE, root / "usr/share"
    shutil.copytree(DIST, library, symlinks=True, ignore=lambda folder, _: ["share"] if Path(folder) == DIST else [])
    shutil.copytree(DIST / "share", shared)
    (root / "usr/bin").mkdir()
    (root / "usr/bin" / PACKAGE).symlink_to(f"../lib/{PACKAGE}/{PACKAGE}")
    made = ROOT / "resources" / "command_line"
    _packed((made / f"{PACKAGE}.1").read_bytes(), shared / "man/man1" / f"{PACKAGE}.1.gz")
    for shell, place in COMPLETIONS.items():
        (shared / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(made / f"{PACKAGE}.{shell}", shared / place)
    documents = shared / "doc" / PACKAGE
    _packed((ROOT / "CHANGELOG.md").read_bytes(), documents / "changelog.gz")
    _packed(debian_changelog().encode(), documents / "changelog.Debian.gz")
    overrides = shared / "lintian/overrides" / PACKAGE
    overrides.parent.mkdir(parents=True)
    overrides.write_text("".join(f"{PACKAGE}: {tag} *\n" for tag in OVERRIDES), encoding="utf-8")
    texts = sorted((library / "licences").glob("*"))
    parts = [(library / "licences" / "README.txt").read_text(encoding="utf-8"), (ROOT / "LICENSE").read_text("utf-8")]
    names = "".join(f"/usr/lib/{PACKAGE}/licences/{text.name}\n" for text in texts)
    (documents / "copyright").write_text("\n".join([*parts, COMMON, f"The texts of all licences:\n\n{names}"]), "utf-8")
    for path in root.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or path == library / PACKAGE
            path.chmod(0o755 if runs else 0o644)


def control(folder: Path, architecture: str, size: int, depends: list[str]) -> None:
    """Writes DEBIAN/control and the checksums of the files; `size` is in kB."""
    folder.mkdir()
    fields = {
        "Package": PACKAGE,
        "Version": VERSION,
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": size,
        "Depends": ", ".join(depends),
        "Section": "math",
        "Priority": "optional",
        "Description": f"{SUMMARY}\n{DESCRIPTION}",
    }
    (folder / "control").write_text("".join(f"{name}: {value}\n" for name, value in fields.items()).rstrip() + "\n")
    usr = folder.parent / "usr"
    files = sorted(path for path in usr.rglob("*") if path.is_file() and not path.is_symlink())
    names = [str(path.relative_to(folder.parent)) for path in files]
    sums = subprocess.run(["md5sum", *names], cwd=folder.parent, check=True, capture_output=True, text=True).stdout
    (folder / "md5sums").write_text(sums)
    for path in folder.iterdir():
        path.chmod(0o644)


def dependencies(library: Path) -> list[str]:
    """The packages of the libraries used by files in `library` but not contained in it, with libc's version."""
    wanted: set[str] = set()
    elves = [path for path in library.rglob("*") if path.is_file() and path.read_bytes()[:4] == b"\x7fELF"]
    paths = {str(path.parent) for path in elves}
    environment = {**os.environ, "LD_LIBRARY_PATH": str(library / "_internal")}
    for path in elves:
        said = subprocess.run(["ldd", str(path)], capture_output=True, text=True, check=False, env=environment).stdout
        found = (line.split("=>")[1].split(" (")[0].strip() for line in said.splitlines() if "=> /" in line)
        wanted.update(os.path.realpath(place) for place in found if os.path.dirname(place) not in paths)
    outside = [place for place in wanted if not place.startswith(str(library))]
    owners = _said("dpkg-query", "--search", *(f"*/{Path(place).name}" for place in sorted(outside))).splitlines()
    packages = {line.split(":")[0] for line in owners} - {"libgcc-s1", "gcc-12-base"}
    version = _said("dpkg-query", "--showformat", "${Version}", "--show", "libc6").split("-")[0]
    packages.add("fontconfig-config")  # libfontconfig is bundled, but not its configuration or a font
    return [f"libc6 (>= {version})" if package == "libc6" else package for package in sorted(packages | {"libc6"})]


def debian_changelog() -> str:
    """The changelog of the packaging, in Debian's format."""
    when = formatdate(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
    return f"{PACKAGE} ({VERSION}) unstable; urgency=medium\n\n  * Packed.\n\n -- {MAINTAINER}  {when}\n"


def _packed(data: bytes, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(gzip.compress(data, 9, mtime=0))


def _said(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(main())
