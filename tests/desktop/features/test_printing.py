"""Printing of the game and of the list, as pages and as PDF."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontInfo, QImage, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication

from tests.walks import walked
from tiling_gui.desktop.features.files.printing import printed_game
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.drawing.picture_files import pdf_of_svg
from tiling_gui.desktop.ui.printing import DocumentPictures, PrintDocument


def test_a_game_with_its_moves_comments_and_board(workspace: Workspace) -> None:
    session = workspace.session
    for move in ("a1-b1", "c1-d1"):
        session.play(session.position.read(move))
    session.change_tree(session.tree.comment("a < b & c"))
    printed = printed_game(workspace)
    text = printed.document.toPlainText()
    for part in ("4 × 4, MAX first", "a1–b1", "c1–d1", "a < b & c", "You"):
        assert part in text
    assert "\ufffc" in text, "the picture"
    content = printed.to_pdf()
    assert content.startswith(b"%PDF-")
    assert b"/Subtype /Image" not in content, "pictures are lines, which no scale drops"


def test_the_list_is_printed_as_it_is_filtered(boardless: Workspace) -> None:
    record = boardless.session.record
    boardless.store.put_game(record.with_tree(record.tree.add(record.tree.position.moves()[0])))
    results = boardless.windows.show("results")
    results.table.print_list()
    text = results.table.printed.document.toPlainText()
    assert "4 × 4" in text
    assert "in progress" in text
    assert results.table.printed.to_pdf().startswith(b"%PDF-")


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


def size_in_points(pixels: int) -> float:
    face = QFont(QApplication.font())
    face.setPixelSize(pixels)
    return QFontInfo(face).pointSizeF()


@walked("way", ["file", "paper", "picture"])
def test_a_page_leaves_the_fonts_of_the_window_as_they_are(qapp: QApplication, tmp_path: Path, way: str) -> None:
    """Qt's style draws the lists of combo boxes in the size in points that it has noted for a font in pixels."""
    pixels = {"file": 43, "paper": 47, "picture": 53}[way]  # sizes that nothing else has asked for
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90">'
        f'<text x="5" y="50" font-size="{pixels}" font-family="{QApplication.font().family()}">7</text></svg>'
    )
    pictures = DocumentPictures()
    shown = PrintDocument("", pictures.add(svg, 90), pictures)
    if way == "file":
        assert shown.to_pdf().startswith(b"%PDF-")
    elif way == "paper":
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "paper.pdf"))
        shown.print_on(printer)
    else:
        assert pdf_of_svg(svg).startswith(b"%PDF-")
    assert size_in_points(pixels) == pytest.approx(pixels * 72 / qapp.primaryScreen().logicalDotsPerInch())
