"""The minimal zugzwangs of the square grid, counted size by size (Theorem 13).

    python -m research.zugzwangs list                        prints the known shapes with their values
    python -m research.zugzwangs count --upto 28 --jobs 1    counts, and saves a row for every finished part
    python -m research.zugzwangs take                        writes resources/engine/zugzwangs.json from the rows

`count` can be killed at any moment and goes on where it was. `take` takes sizes from 8 up to the first that is not
finished. The theory pages state how far that is and contain the counts; they are updated, and so are the pictures of
the zugzwangs that are not cycles, for the pages and for the paper. Run `make paper` afterwards.
"""

import argparse
import json
import re
import signal
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import networkx as nx

from research.enumeration import MOST, Enumeration, SavedRows, check_size, sizes
from tiling_gui.atomic import write_text
from tiling_gui.console.answers import table
from tiling_gui.core import shipped_files
from tiling_gui.core.drawing.figure import Figure, Group, Shape, Text
from tiling_gui.core.drawing.latex import tikz
from tiling_gui.core.drawing.positions import game_figure
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.game import Side
from tiling_gui.core.machine import default_threads
from tiling_gui.engine import Engine
from tiling_gui.engine.zugzwangs import shipped
from tiling_gui.engine.zugzwangs.shipped import FILE, LEAST, Count
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.domino.rules import read_shape
from tiling_gui.palette import DARK, LIGHT

PATH = Path(__file__).resolve().parent.parent / "resources" / FILE
HELP = PATH.parent.parent / "help"
PICTURES = HELP / "en" / "pictures"
PAPER = PATH.parents[2] / "docs" / "paper" / "zugzwangs.tex"
ROWS = PATH.parents[2] / "build" / "zugzwangs.rows"
_IN_THEOREM = {27: 160}
"""Number of fixed minimal zugzwangs that are not cycles, by number of squares, as the pages state them."""
_TABLE_FROM = LEAST
"""Number of squares in the first row of the table on the theory pages."""
_SQUARE, _IN_A_LINE = 8, 5
"""Side of a square of the pictures in pixels; number of shapes, at most 9 squares wide, per row."""
_SAID = {
    "en": (
        (r"minimal zugzwangs of up to (\d+) squares", 0),
        (r"minimal zugzwangs of at most (\d+) squares", 0),
        (r"polyominoes of 8 to (\d+) squares", 0),
        (r"zugzwangs count --upto (\d+)`", 0),
    ),
    "de": ((r"minimalen Zugzwänge mit höchstens (\d+) Feldern", 0),),
    "fr": ((r"zugzwangs minimaux d’au plus (\d+) cases", 0),),
}
"""Where a page states how far was counted, and what to add there to the largest size."""


def main(arguments: list[str] | None = None) -> int:
    """Run one of the three commands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("list", help="the known shapes other than cycles")
    counting = commands.add_parser("count", help="count one size after another")
    counting.add_argument("--upto", type=int, required=True, metavar="N", help=f"{LEAST} to {MOST} squares")
    counting.add_argument("--jobs", type=int, default=default_threads(), metavar="J", help="threads to count with")
    taking = commands.add_parser("take", help="write the shipped table, pages and pictures")
    for command in (counting, taking):
        command.add_argument(
            "--rows", type=Path, default=ROWS, metavar="FILE", help="finished parts (build/zugzwangs.rows)"
        )
    args = parser.parse_args(arguments)
    try:
        match args.command:
            case "list":
                print(listed())
            case "count":
                check_size(args.upto)
                args.rows.parent.mkdir(parents=True, exist_ok=True)
                print(counts_text(sizes(args.upto, Enumeration(args.jobs, SavedRows(args.rows)))))
            case "take":
                take(SavedRows(args.rows))
    except (InputError, StoreError) as error:
        parser.error(str(error))
    return 0


def counts_text(counts: Iterable[Count]) -> str:
    """The counts as a table with what its columns mean, and the zugzwangs found."""
    found = list(counts)
    heads = ("Squares", "Candidates", "Zugzwangs", "Cycles", "Seconds")
    rows = [
        (str(c.squares), f"{c.candidates:,}", f"{c.zugzwangs:,}", f"{c.cycles:,}", f"{c.seconds:,.1f}") for c in found
    ]
    lines = [table(heads, rows, heads)]
    lines += [f"{count.squares} squares: {shape}" for count in found for shape in count.shapes]
    lines.append(
        "Candidates: fixed polyominoes without leaf and square end, cycles left out. Zugzwangs: the minimal ones among "
        "them.\nCycles: fixed induced cycles; those of 8, 20, 22, 34, 36 squares are minimal zugzwangs, too."
    )
    return "\n".join(lines)


def listed() -> str:
    """The shipped shapes other than cycles, each solved for both players, and the numbers of cycles."""
    engine = Engine(threads=1, memory_mb=16)
    lines = []
    for number, shape in enumerate((shape for count in shipped.counts() for shape in count.shapes), 1):
        position = read_shape(shape.replace("/", "\n"))
        x, n = (engine.solve(replace(position, to_move=first)).value for first in (Side.MAX, Side.MIN))
        images = len(shipped.images(shipped.read(shape)))
        said = f"X = {x}, N = {n}, {len(position.moves())} options, {images} images"
        lines += [f"{number}. {position.board.size} squares: {said}", *shape.split("/"), ""]
    engine.close()
    *most, last = [f"{c.cycles:,} of {c.squares}" for c in shipped.counts() if c.cycles and c.squares % 7 in (1, 6)]
    lines.append(
        "The X of every option is one less than the N of its shape, its N one less than the X. With the fixed induced\n"
        f"cycles, {', '.join(most)} and {last} squares, "
        f"these are all minimal zugzwangs of up to {shipped.decided()} squares."
    )
    return "\n".join(lines)


def take(saved: SavedRows) -> None:
    """Write the table, the pages and the pictures from the saved rows."""
    enumeration = Enumeration(saved=saved)
    sizes = []
    for squares in range(LEAST, MOST + 1):
        count = enumeration.finished(squares)
        if count is None:
            break
        sizes.append(count.as_json())
    if not sizes:
        sys.exit("No size is finished there.")
    pages = {
        language: renewed((HELP / language / "theory.md").read_text(encoding="utf-8"), language, sizes)
        for language in _SAID
    }
    rows = ",\n".join(json.dumps(size) for size in sizes)
    shipped_files.write(PATH, f'{{"sizes": [\n{rows}\n]}}\n')
    for language, text in pages.items():
        write_text(HELP / language / "theory.md", text)
    for file, drawn in pictures(sizes).items():
        write_text(file, drawn)
    print(f"{len(sizes)} sizes, up to {LEAST - 1 + len(sizes)} squares")


def renewed(text: str, language: str, sizes: list[dict[str, Any]]) -> str:
    """The page with the range and counts of `sizes`. Raises ValueError if the counts differ from Theorem 13."""
    found = {size["squares"]: size["zugzwangs"] for size in sizes if size["zugzwangs"]}
    if found != _IN_THEOREM:
        raise ValueError(f"There are other minimal zugzwangs, {found}: Theorem 13 has to be written anew.")
    largest = sizes[-1]["squares"]
    for pattern, more in _SAID[language]:
        places = list(re.finditer(pattern.replace(" ", r"\s+"), text))
        if len(places) != 1:
            raise ValueError(f"The page in {language} has {pattern!r} {len(places)} times.")
        text = text[: places[0].start(1)] + str(largest + more) + text[places[0].end(1) :]
    lines = [
        f"| {size['squares']} | {size['candidates']:,} | {size['zugzwangs']} | {size['cycles']:,} |\n"
        for size in sizes
        if size["squares"] >= _TABLE_FROM
    ]
    return re.sub(rf"(?:^\| {_TABLE_FROM} \|.*\n)(?:^\| \d+ \|.*\n)*", "".join(lines), text, flags=re.MULTILINE)


def graphs(sizes: list[dict[str, Any]]) -> list[list[str]]:
    """The shapes that are not cycles, grouped by isomorphic graph, in the order of the file."""
    found: list[tuple[nx.Graph, list[str]]] = []
    for shape in (shape for size in sizes for shape in size.get("shapes", [])):
        board = read_shape(shape.replace("/", "\n")).board
        graph = nx.Graph(board.dominoes(board.squares))
        same = next((shapes for other, shapes in found if nx.is_isomorphic(graph, other)), None)
        if same is None:
            found.append((graph, [shape]))
        else:
            same.append(shape)
    return [shapes for _, shapes in found]


def figure(sizes: list[dict[str, Any]]) -> Figure:
    """A picture of the shapes, one letter per graph."""
    placed: list[Shape] = []
    y = 0.0
    for letter, shapes in zip("ABCDEFGH", graphs(sizes), strict=False):
        placed.append(Text(12, y + 14, letter, size=14, bold=True))
        for at in range(0, len(shapes), _IN_A_LINE):
            line = [
                game_figure("domino", read_shape(shape.replace("/", "\n")), size=_SQUARE, coordinates=False)
                for shape in shapes[at : at + _IN_A_LINE]
            ]
            placed += [
                Group(one.shapes, 30 + (9 * _SQUARE + 16) * k - one.box[0], y - one.box[1])
                for k, one in enumerate(line)
            ]
            y += max(one.box[3] for one in line) + 12
    return Figure(tuple(placed), (0.0, 0.0, 30 + _IN_A_LINE * (9 * _SQUARE + 16), y))


def pictures(sizes: list[dict[str, Any]]) -> dict[Path, str]:
    """The pictures for the pages, light and dark, and for the paper, by file."""
    drawn = figure(sizes)
    help_ = {PICTURES / f"zugzwangs{end}.svg": svg(drawn, palette) for end, palette in (("", LIGHT), ("-dark", DARK))}
    return help_ | {PAPER: tikz(drawn, LIGHT, width_cm=15.0)}


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # compiled code does not look for it, and files are written whole
    sys.exit(main())
