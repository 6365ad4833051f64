"""Draws the pictures of the help pages from positions, light and dark: `python packaging/help_pictures.py`.

Games are drawn as in exported records; the graph, which only the window shows, by the window's widget, and
values as the window shows them.
"""

import os
import tempfile
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
scratch = tempfile.TemporaryDirectory()
os.environ["TILING_GUI_HOME"] = scratch.name

from PySide6.QtCore import QEventLoop, QPoint, QTimer  # noqa: E402 - the folder must be set first
from PySide6.QtGui import QPainter  # noqa: E402
from PySide6.QtSvg import QSvgGenerator  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from tiling_gui.core.catalogue import game  # noqa: E402
from tiling_gui.core.drawing.annotations import Annotations  # noqa: E402
from tiling_gui.core.drawing.positions import game_svg  # noqa: E402
from tiling_gui.desktop.main_window.window import MainWindow  # noqa: E402
from tiling_gui.desktop.ui.settings import SettingsFile  # noqa: E402
from tiling_gui.desktop.ui.theme import Choice, theme  # noqa: E402
from tiling_gui.desktop.windows import make_window  # noqa: E402
from tiling_gui.games.domino.rules import DominoPosition, read_domino, read_shape  # noqa: E402
from tiling_gui.palette import DARK, LIGHT, Palette  # noqa: E402
from tiling_gui.store import Store  # noqa: E402

TO = Path(__file__).resolve().parent.parent / "resources" / "help" / "en" / "pictures"

POSITIONS = (
    # name, game, start, moves, size
    ("tiling-middle", "domino", "4x5", "b2–c2 a1–b1 d3–d4 a3–a4", 40),
    ("tiling-end", "domino", "4x5", "b2–c2 a1–b1 d3–d4 a3–a4 c3–c4 e2–e3 c1–d1 b3–b4", 40),
    ("ring", "domino", ".../.#./...", "", 36),
    ("path4", "domino", "1x4", "", 36),
    ("path6", "domino", "1x6", "", 36),
    ("leaf", "domino", "..../.#.#/..##", "", 36),
    ("e-valuate", "evaluate", "x/y+2*y/z-z/x", "9 x 3", 40),
    ("sharing", "sharing", "friendship:3,edges,vertices,3", "1 b–c 2 a–b 1 a–c 3", 28),
    ("ellie", "ellie", "3x5", "a1–b1–a2 d2–d3–e3", 40),
    ("nim", "heaps", "nim:3,4,5", "", 30),
    ("kayles", "heaps", "kayles:7", "", 30),
    ("treblecross", "heaps", "treblecross:9", "4", 30),
)

SCHEMES: tuple[tuple[str, Choice], ...] = (("", "light"), ("-dark", "dark"))

STEP = 36
"""Side of a square in the pictures of the theorem, in pixels."""

GAME = "b2c2 a1b1 d3d4 a3a4 c3c4 e2e3 c1d1 b3b4"


def main() -> None:
    TO.mkdir(parents=True, exist_ok=True)
    for name, key, start, moves, size in POSITIONS:
        rules = game(key)
        position = rules.parse(start, rules.sides[0])
        for move in moves.split():
            position = position.play(position.read(move))
        for ending, palette in (("", LIGHT), ("-dark", DARK)):
            (TO / f"{name}{ending}.svg").write_text(game_svg(key, position, palette=palette, size=size))
    draw_theorem()
    draw_exchange()
    draw_window()


def draw_theorem() -> None:
    """Draws the proof of Theorem 1 of the e-Valuate paper: its mapping on figure 3(a), and figure 3(b)."""
    samples = TO.parents[2] / "samples" / "boards"
    few, forced = (read_shape((samples / name).read_text()) for name in ("figure-3a.txt", "figure-3c.txt"))
    for ending, palette in (("", LIGHT), ("-dark", DARK)):
        for name, start, marks in (
            ("theorem-mapping", few, mapping_marks(few, palette)),
            ("theorem-border", DominoPosition.start(8, 8), border_marks(forced, palette)),
        ):
            drawn = game_svg("domino", start, palette=palette, size=STEP)
            (TO / f"{name}{ending}.svg").write_text(drawn.replace("</svg>", marks + "</svg>"))


def draw_exchange() -> None:
    """Draws two rows of ELLIE with a tile, and the same with the two squares of column d exchanged."""
    rules = game("ellie")
    start = rules.parse("2x6", rules.sides[0])
    x = centre(0, 3)[0]
    line = "".join(f"M{x} 60L{x} {y}M{x - 5} {y + by}L{x} {y}L{x + 5} {y + by}" for y, by in ((44, 6), (76, -6)))
    for ending, palette in (("", LIGHT), ("-dark", DARK)):
        arrow = f'<path d="{line}" fill="none" stroke="{palette.warn}" stroke-width="2.5"/>'
        for name, move in (("two-rows", "c1–c2–d1"), ("two-rows-exchanged", "c1–c2–d2")):
            drawn = game_svg("ellie", start.play(start.read(move)), palette=palette, size=STEP)
            (TO / f"{name}{ending}.svg").write_text(drawn.replace("</svg>", arrow + "</svg>"))


def mapping_marks(tiling: DominoPosition, palette: Palette) -> str:
    """Arrows from free squares to the domino on their left; letters where column a is mapped to the last column."""
    board = tiling.final_board()
    last = sorted({row[-1] for row in board if row[-1]})
    at_edge = {number: next(i for i, row in enumerate(board) if row[-1] == number) for number in last}
    edge = iter(sorted(at_edge.values()))
    parts = []
    for i, row in enumerate(board):
        for j, number in enumerate(row):
            if number or not j:
                continue
            x, y = centre(i, j)
            end = x - 0.8 * STEP
            line = f"M{x} {y}L{end} {y}M{end + 6} {y - 5}L{end} {y}L{end + 6} {y + 5}"
            parts.append(f'<path d="{line}" fill="none" stroke="{palette.warn}" stroke-width="2.5"/>')
    for letter, i in zip("ABCD", (i for i, row in enumerate(board) if not row[0]), strict=False):
        parts.append(text(letter, i, 0, palette.warn, ground=palette.dead_sq))
        parts.append(text(letter, next(edge), len(board[0]) - 1, palette.warn, ground=palette.window))
    return "".join(parts)


def border_marks(forced: DominoPosition, palette: Palette) -> str:
    """x on the free squares of the border, o on those that must be covered because of them."""
    board = forced.final_board()
    parts = []
    for i, row in enumerate(board):
        for j, number in enumerate(row):
            if number or i in (0, 7) or j in (0, 7):
                parts.append(text("o" if number else "x", i, j, palette.muted if number else palette.text))
    return "".join(parts)


def text(letter: str, row: int, column: int, colour: str, ground: str = "") -> str:
    """A letter in the centre of a square, on a disc if `ground` is given."""
    x, y = centre(row, column)
    disc = f'<circle cx="{x}" cy="{y}" r="9" fill="{ground}"/>' if ground else ""
    words = f'<text x="{x}" y="{y + 5.5}" font-size="15" font-weight="600" fill="{colour}" text-anchor="middle">'
    return f"{disc}{words}{letter}</text>"


def centre(row: int, column: int) -> tuple[float, float]:
    """The centre of a square in pixels, with a margin of 24 for the names of rows and columns."""
    return 24 + (column + 0.5) * STEP, 24 + (row + 0.5) * STEP


def draw_window() -> None:
    """Draws the pictures that only the window can draw."""
    app = QApplication([])
    theme.start(app, "light")
    store, file = Store.open(), SettingsFile()
    file.change(min_player="human", motion=False, rows=4, columns=5)
    window = make_window(store, file, restore=False)
    window.resize(1280, 800)
    window.show()
    control = window.controller
    control.begin(DominoPosition.start(4, 5))
    window.actions_by_name["showValues"].setChecked(True)
    for move in GAME.split():
        control.session.play(read_domino(move))
        settle(window)
    for ending, choice in SCHEMES:
        theme.set_choice(choice)
        draw(TO / f"graph{ending}.svg", window.position_panel.graph)
    control.begin(DominoPosition.start(4, 5))
    control.session.play(read_domino("b2c2"))
    settle(window)
    assert control.view is not None
    board = control.view.pieces
    for ending, palette in (("", LIGHT), ("-dark", DARK)):
        drawn = game_svg("domino", board.position, palette=palette, size=60, notes=Annotations(values=board.labels))
        (TO / f"values{ending}.svg").write_text(drawn)
    window.close()
    store.close()


def draw(file: Path, widget: QWidget) -> None:
    """Writes a widget as SVG."""
    made = QSvgGenerator()
    made.setTitle(file.stem)
    made.setFileName(str(file))
    made.setSize(widget.size())
    made.setViewBox(widget.rect())
    painter = QPainter(made)
    widget.render(painter, QPoint(0, 0))
    painter.end()


def settle(window: MainWindow) -> None:
    """Waits until all requested values have arrived."""
    wait(300)
    while window.controller.analyser.has_search:
        wait(100)
    wait(300)


def wait(milliseconds: int) -> None:
    """Runs the event loop for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


if __name__ == "__main__":
    main()
    scratch.cleanup()
