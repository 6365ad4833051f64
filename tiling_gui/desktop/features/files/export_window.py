"""Export: what of the game (this position, the whole game, every position on a sheet), as what, with a preview.

What is shown is what is saved or copied. Every picture is drawn by the records' own SVG, so that a PNG and an SVG are
the same picture.
"""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QMimeData, QSize, Qt, Slot
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPixmap, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QGridLayout, QLabel, QLayout, QPlainTextEdit, QPushButton, QStackedWidget

from tiling_gui import atomic
from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.positions import game_svg
from tiling_gui.desktop.features.files.feature import Files
from tiling_gui.desktop.games.grid_board import BoardView
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.drawing.picture_files import pdf_of_svg, png
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.desktop.ui.widgets.base import Label, fixed_font, named
from tiling_gui.desktop.ui.widgets.buttons import check_box
from tiling_gui.desktop.ui.widgets.fields import Combo, Spin
from tiling_gui.desktop.ui.widgets.layouts import column, held, row
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.language import mark, tr
from tiling_gui.palette import DARK, LIGHT, Palette, grey
from tiling_gui.records import export, json_form, text
from tiling_gui.records.drawing import record_picture, record_tikz
from tiling_gui.records.record import GameRecord
from tiling_gui.records.sheet import sheet_svg

POSITION, GAME, SHEET = "position", "game", "sheet"
PNG, SVG, PDF, TEX, TIKZ, DIAGRAM, RECORD, JSON = "png", "svg", "pdf", "tex", "tikz", "diagram", "record", "json"
_WHAT = ((POSITION, mark("This position")), (GAME, mark("The whole game")), (SHEET, mark("All positions")))
_FORMS = {
    POSITION: (
        (SVG, mark("SVG picture")),
        (PNG, mark("PNG picture")),
        (PDF, "PDF"),
        (TEX, mark("LaTeX document")),
        (TIKZ, mark("LaTeX picture alone")),
        (DIAGRAM, mark("Text")),
    ),
    GAME: ((JSON, mark("JSON record")), (RECORD, mark("Text record"))),
    SHEET: ((SVG, mark("SVG picture")), (PNG, mark("PNG picture")), (PDF, "PDF")),
}
_ENDINGS = {TIKZ: "tex", DIAGRAM: "txt", RECORD: "txt"}
_COLOURS = ((LIGHT, mark("Light")), (DARK, mark("Dark")), (grey(LIGHT), mark("Grey")))


class ExportWindow(ToolWindow):
    """Looks at the game on the board, and follows it."""

    COMMAND = "exportGame"
    HELP = "keeping"
    SIZE = (860, 520)
    REOPENS = True

    def build(self) -> QLayout:
        """What is exported, over how and the preview."""
        self._made: str | QImage = ""
        self._notes = NOTHING
        self.status.setObjectName("exportNote")
        self._make_choices()
        self._make_preview()
        form = QGridLayout()
        form.setSpacing(8)
        form.setColumnStretch(1, 1)
        fields = ((tr("As"), self.form), (tr("Width"), self.width_px), (tr("Colours"), self.colours))
        for at, (words, widget) in enumerate(fields):
            form.addWidget(Label(words), at, 0)
            form.addWidget(widget, at, 1)
        choices = held(column(form, self.coordinates, self.values, 1, gap=12))
        choices.setFixedWidth(max(280, choices.sizeHint().width()))
        self.workspace.controller.changed.connect(self._on_game)
        self._fill_forms()
        return column(row(self.what, 1), (row(choices, (self._pages, 1), gap=16), 1), gap=12)

    def _make_choices(self) -> None:
        self.what = SegmentedControl([(key, tr(words)) for key, words in _WHAT], "exportWhat", tr("What is exported"))
        self.what.chosen.connect(self._fill_forms)
        self.form = Combo()
        named(self.form, "exportForm", tr("As what"), tr("What kind of file, or of text on the clipboard"))
        self.width_px = Spin()
        named(self.width_px, "exportWidth", tr("Width in pixels"), tr("Width of a PNG in pixels; an SVG has any size"))
        self.width_px.setRange(100, 8000)
        self.width_px.setSingleStep(100)
        self.width_px.setValue(1600)
        self.width_px.setSuffix(" px")
        self.width_px.setKeyboardTracking(False)
        self.colours = Combo()
        named(self.colours, "exportColours", tr("Colours"))
        self.colours.setToolTip(tr("Grey is for print: tags and hatching tell the players apart"))
        for palette, words in _COLOURS:
            self.colours.addItem(tr(words), palette)
        self.coordinates = check_box(
            "exportCoordinates", tr("Coordinates"), tr("Letters above and numbers at the left"), on=True
        )
        self.values = check_box("exportValues", tr("Values of moves"), tr("As they are on the board now"))
        self.form.activated.connect(self.refresh)
        self.colours.activated.connect(self.refresh)
        self.width_px.valueChanged.connect(self.refresh)
        self.coordinates.toggled.connect(self.refresh)
        self.values.toggled.connect(self.refresh)

    def _make_preview(self) -> None:
        self.picture = QLabel()
        named(self.picture, "exportPreview", tr("Preview"))
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setMinimumSize(100, 100)
        self.text = QPlainTextEdit()
        named(self.text, "exportText", tr("Preview"))
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(fixed_font())
        self._pages = QStackedWidget()
        self._pages.addWidget(self.picture)
        self._pages.addWidget(self.text)

    def buttons(self) -> Sequence[QPushButton]:
        """Copy, and Save."""
        tip = tr("Puts what is shown on the clipboard")
        copy = self.button("copyExport", tr("Copy"), tip, self.copy, "copy")
        tip = tr("Writes what is shown to a file")
        save = self.button("saveExport", tr("Save…"), tip, self.ask_save, "export")
        save.setDefault(True)
        return copy, save

    # What is chosen ------------------------------------------------------------------------------------------

    @property
    def record(self) -> GameRecord:
        """The game on the board."""
        return self.workspace.session.record

    @property
    def ending(self) -> str:
        """How a file of what is shown ends."""
        form = str(self.form.currentData())
        return _ENDINGS.get(form, form)

    def choose(self, what: str, form: str) -> None:
        """Chooses what is exported and as what."""
        self.what.set_current(what)
        self._fill_forms()
        self.form.setCurrentIndex(self.form.findData(form))
        self.refresh()

    @Slot()
    def _fill_forms(self) -> None:
        before = self.form.currentData()
        self.form.clear()
        for key, words in _FORMS[str(self.what.current)]:
            self.form.addItem(tr(words), key)
        self.form.setCurrentIndex(max(0, self.form.findData(before)))
        self.refresh()

    @Slot()
    def _on_game(self) -> None:
        if self.isVisible():
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Makes what is chosen anew, and shows it."""
        form, view = self.form.currentData(), self.workspace.controller.view
        board = view.board if view is not None and isinstance(view.board, BoardView) else None
        here, drawn = self.what.current == POSITION, form in (PNG, SVG, PDF)
        self.width_px.setEnabled(form == PNG)
        self.colours.setEnabled(drawn)
        self.values.setEnabled((drawn or form in (TEX, TIKZ)) and here and bool(board and board.labels))
        with_values = self.values.isEnabled() and self.values.isChecked()
        self._notes = Annotations(values=board.labels) if with_values and board else NOTHING
        self.coordinates.setEnabled(drawn and here and board is not None)
        palette: Palette = self.colours.currentData()
        if form == PNG:
            self._made = _drawn(self._svg(palette), self.width_px.value())
        else:
            self._made = self._svg(palette) if drawn else self._text(str(form))
        self.say("")
        self._show()

    def _svg(self, palette: Palette) -> str:
        record = self.record
        if self.what.current == SHEET:
            return sheet_svg(record, palette=palette)
        coordinates = self.coordinates.isChecked() or not self.coordinates.isEnabled()
        return game_svg(record.game, record.tree.position, palette=palette, coordinates=coordinates, notes=self._notes)

    def _text(self, form: str) -> str:
        record = self.record
        if form == DIAGRAM:
            return str(record.tree.position.diagram()) + "\n"
        if form in (TEX, TIKZ):
            asked = {"notes": self._notes} if self._notes.values else {}
            return record_tikz(record, **asked) if form == TEX else record_picture(record, **asked)
        return {RECORD: text.write, JSON: json_form.write}[form](record)

    def _show(self) -> None:
        form, made = self.form.currentData(), self._made
        self._pages.setCurrentWidget(self.picture if form in (PNG, SVG, PDF) else self.text)
        if isinstance(made, str) and form not in (SVG, PDF):
            self.text.setPlainText(made)
            return
        room = self._pages.size() * self.devicePixelRatioF()
        image = made if isinstance(made, QImage) else _drawn(made, max(room.width(), 1))
        pixmap = QPixmap.fromImage(
            image.scaled(room, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
        )
        pixmap.setDevicePixelRatio(self.devicePixelRatioF())
        self.picture.setPixmap(pixmap)

    # What is done --------------------------------------------------------------------------------------------

    def data(self) -> bytes:
        """What a file of what is shown holds."""
        if isinstance(self._made, QImage):
            return png(self._made)
        return pdf_of_svg(self._made) if self.form.currentData() == PDF else self._made.encode()

    @Slot()
    def copy(self) -> None:
        """Puts what is shown on the clipboard: a picture as a picture, an SVG as both picture and text."""
        held, made = QMimeData(), self._made
        if isinstance(made, QImage):
            held.setImageData(made)
        elif self.form.currentData() == PDF:
            held.setData("application/pdf", QByteArray(self.data()))
        else:
            held.setText(made)
            if self.form.currentData() == SVG:
                held.setData("image/svg+xml", QByteArray(made.encode()))
        QGuiApplication.clipboard().setMimeData(held)
        self.say(tr("On the clipboard: {what}.", what=self.form.currentText()))

    @Slot()
    def ask_save(self) -> None:
        """Asks where to write what is shown, in the folder used last."""
        files, suggested = self.workspace.feature(Files), export.file_name(self.record, self.ending)
        kinds = f"{self.ending.upper()} (*.{self.ending})"
        name = ask_file_name(self, tr("Export"), str(Path(files.folder) / suggested), kinds, (self.ending,))
        if name and self.attempt(lambda: atomic.write_bytes(name, self.data())):
            files.remember(name)
            self.say(tr("Wrote {file}.", file=name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the preview."""
        super().resizeEvent(event)
        self._show()


def _drawn(svg: str, width: int) -> QImage:
    """An SVG document as an image `width` pixels wide."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    size = renderer.defaultSize()
    image = QImage(QSize(width, max(1, round(width * size.height() / size.width()))), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return image
