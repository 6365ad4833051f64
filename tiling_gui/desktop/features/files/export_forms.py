"""What can be exported of a game, in which formats, and how each is written."""

from dataclasses import dataclass

from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QImage

from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.ui.drawing.picture_files import image_of_svg, pdf_of_svg, png
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.language import mark
from tiling_gui.palette import LIGHT, Palette
from tiling_gui.records import json_form, text
from tiling_gui.records.drawing import record_picture, record_svg, record_tikz, sheet_svg
from tiling_gui.records.record import GameRecord

POSITION, GAME, SHEET = "position", "game", "sheet"
PNG, SVG, PDF, TEX, TIKZ, DIAGRAM, RECORD, JSON = "png", "svg", "pdf", "tex", "tikz", "diagram", "record", "json"
WHAT = ((POSITION, mark("This position")), (GAME, mark("The whole game")), (SHEET, mark("All positions")))
FORMS = {
    POSITION: (
        (SVG, mark("SVG picture")),
        (PNG, mark("PNG picture")),
        (PDF, "PDF"),
        (TEX, mark("LaTeX document")),
        (TIKZ, mark("LaTeX picture only")),
        (DIAGRAM, mark("Text")),
    ),
    GAME: ((JSON, mark("JSON record")), (RECORD, mark("Text record"))),
    SHEET: ((SVG, mark("SVG picture")), (PNG, mark("PNG picture")), (PDF, "PDF")),
}
"""The formats of each kind of export."""
_ENDINGS = {TIKZ: "tex", DIAGRAM: "txt", RECORD: "txt"}


def board_image(view: GameView, record: GameRecord, width: int) -> QImage:
    """The board as shown, `width` pixels wide. A board with marks or arrows is drawn as in pictures of records."""
    if record.noted() == NOTHING:
        return view.image(width)
    return image_of_svg(record_svg(record, palette=theme.palette), width)


@dataclass(frozen=True)
class ExportOptions:
    """The choices of an export."""

    what: str = POSITION
    form: str = SVG
    palette: Palette = LIGHT
    width: int = 1600
    """Width in pixels; for PNG only."""
    coordinates: bool = True
    notes: Annotations = NOTHING
    """Annotations drawn on the position."""

    @property
    def is_drawn(self) -> bool:
        return self.form in (PNG, SVG, PDF)

    @property
    def ending(self) -> str:
        return _ENDINGS.get(self.form, self.form)

    def svg(self, record: GameRecord) -> str:
        """The SVG document; PNG and PDF are made from it."""
        if self.what == SHEET:
            return sheet_svg(record, palette=self.palette)
        return record_svg(record, palette=self.palette, coordinates=self.coordinates, notes=self.notes)

    def written(self, record: GameRecord) -> str:
        if self.is_drawn:
            return self.svg(record)
        if self.form == DIAGRAM:
            return str(record.tree.position.diagram()) + "\n"
        if self.form in (TEX, TIKZ):
            return (record_tikz if self.form == TEX else record_picture)(record, notes=self.notes)
        return {RECORD: text.write, JSON: json_form.write}[self.form](record)

    def make(self, record: GameRecord) -> "ExportResult":
        made = self.written(record)
        return ExportResult(self.form, image_of_svg(made, self.width) if self.form == PNG else made)


@dataclass(frozen=True)
class ExportResult:
    """A finished export, to be shown, saved or copied."""

    form: str
    made: str | QImage
    """The image if the format is PNG; else text, which is SVG if it is PDF."""

    @property
    def data(self) -> bytes:
        if isinstance(self.made, QImage):
            return png(self.made)
        return pdf_of_svg(self.made) if self.form == PDF else self.made.encode()

    def on_clipboard(self) -> QMimeData:
        """The data for the clipboard: images as images, SVG both as a picture and as text."""
        held = QMimeData()
        if isinstance(self.made, QImage):
            held.setImageData(self.made)
        elif self.form == PDF:
            held.setData("application/pdf", QByteArray(self.data))
        else:
            held.setText(self.made)
            if self.form == SVG:
                held.setData("image/svg+xml", QByteArray(self.made.encode()))
        return held
