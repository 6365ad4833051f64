"""Printing of the game and of the list, as pages and as PDF."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication

from tests.desktop.windows import Plugged
from tiling_gui.desktop.features.files.printing import printed_game
from tiling_gui.desktop.features.results.window import ResultsWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.printing import DocumentPictures, PrintDocument


def as_pdf(printed: PrintDocument, file: Path) -> bytes:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(file))
    printed.print_on(printer)
    return file.read_bytes()


def test_a_game_with_its_moves_comments_and_board(workspace: Workspace, tmp_path: Path) -> None:
    session = workspace.session
    for move in ("a1-b1", "c1-d1"):
        session.play(session.position.read(move))
    session.change_tree(session.tree.comment("a < b & c"))
    printed = printed_game(workspace)
    text = printed.document.toPlainText()
    for part in ("4 × 4, MAX first", "a1–b1", "c1–d1", "a < b & c", "You"):
        assert part in text
    assert "\ufffc" in text, "the picture"
    content = as_pdf(printed, tmp_path / "game.pdf")
    assert content.startswith(b"%PDF-")
    assert b"/Subtype /Image" not in content, "pictures are lines, which no scale drops"


def test_the_list_is_printed_as_it_is_filtered(plugged: Plugged, tmp_path: Path) -> None:
    session = plugged.controller.session
    session.play(session.position.moves()[0])
    plugged.actions["results"].trigger()
    results = plugged.opened(ResultsWindow)
    results.table.print_list()
    text = results.table.printed.document.toPlainText()
    assert "4 × 4" in text
    assert "in progress" in text
    assert as_pdf(results.table.printed, tmp_path / "list.pdf").startswith(b"%PDF-")


def test_every_thin_line_is_seen_in_the_window_before_the_paper(qapp: QApplication) -> None:
    """Nine lines, each a hundredth of the picture wide, in 64 pixels, on a page shown at half its size."""
    lines = "".join(f'<line x1="0" x2="100" y1="{y}" y2="{y}" stroke="black"/>' for y in range(10, 100, 10))
    pictures = DocumentPictures()
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">{lines}</svg>'
    shown = PrintDocument("", pictures.add(svg, 64), pictures)
    page = QImage(100, 100, QImage.Format.Format_RGB32)
    page.fill(Qt.GlobalColor.white)
    painter = QPainter(page)
    painter.scale(0.5, 0.5)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shown.document.drawContents(painter)
    painter.end()
    inked = [page.pixelColor(20, y).lightness() < 250 for y in range(100)]
    starts = [y for y in range(1, 100) if inked[y] and not inked[y - 1]]
    assert len(starts) == 9
