"""Export: what of the game (this position, the whole game, every position on a sheet), as what, with a preview.

What is shown is what is saved or copied. Every picture is drawn by the records' own SVG, so that a PNG and an SVG are
the same picture.
"""

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QMimeData, QSize, Qt, Slot
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPixmap, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.desktop.games.grid_board import BoardView
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.drawing.png import png
from tiling_gui.desktop.ui.theme import CAPTION
from tiling_gui.desktop.ui.widgets.base import Label, fixed_font, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.fields import Combo, Spin
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.desktop.ui.widgets.window_size import open_at
from tiling_gui.language import mark, tr
from tiling_gui.palette import DARK, LIGHT, Palette, grey
from tiling_gui.records import export, json_form, text
from tiling_gui.records.drawing import game_svg, record_picture, record_tikz
from tiling_gui.records.record import GameRecord
from tiling_gui.records.sheet import sheet_svg

POSITION, GAME, SHEET = "position", "game", "sheet"
PNG, SVG, TEX, TIKZ, DIAGRAM, RECORD, JSON = "png", "svg", "tex", "tikz", "diagram", "record", "json"
_WHAT = ((POSITION, mark("This position")), (GAME, mark("The whole game")), (SHEET, mark("All positions")))
_FORMS = {
    POSITION: (
        (SVG, mark("SVG picture")),
        (PNG, mark("PNG picture")),
        (TEX, mark("LaTeX document")),
        (TIKZ, mark("LaTeX picture alone")),
        (DIAGRAM, mark("Text")),
    ),
    GAME: ((JSON, mark("JSON record")), (RECORD, mark("Text record"))),
    SHEET: ((SVG, mark("SVG picture")), (PNG, mark("PNG picture"))),
}
_ENDINGS = {TIKZ: "tex", DIAGRAM: "txt", RECORD: "txt"}
_COLOURS = ((LIGHT, mark("Light")), (DARK, mark("Dark")), (grey(LIGHT), mark("Grey")))


class ExportWindow(QDialog):
    """The window, for the game of one main window; not modal. `refresh` looks at the game again."""

    def __init__(self, workspace: Workspace, write: Callable[[QWidget, str, bytes], str]) -> None:
        """`write` asks where data goes, under a suggested name, and writes it; it says what happened."""
        super().__init__(workspace.windows.main)
        self.setObjectName("exportWindow")
        self.setWindowTitle(tr("Export"))
        self.setModal(False)
        self.setMinimumSize(560, 340)
        open_at(self, 860, 520)
        self._workspace, self._write = workspace, write
        self._made: str | QImage = ""
        self._notes = NOTHING
        self._make_choices()
        self._make_preview()
        self._lay_out()
        workspace.controller.changed.connect(self._on_game)
        self._fill_forms()

    def _make_choices(self) -> None:
        self.what = SegmentedControl(self._workspace.theme, [(key, tr(words)) for key, words in _WHAT])
        named(self.what, "exportWhat", tr("What is exported"))
        self.what.chosen.connect(self._fill_forms)
        self.form = Combo()
        named(self.form, "exportForm", tr("As what"))
        self.form.setToolTip(tr("What kind of file, or of text on the clipboard"))
        self.width_px = Spin()
        named(self.width_px, "exportWidth", tr("Width in pixels"))
        self.width_px.setToolTip(tr("Width of a PNG in pixels; an SVG has any size"))
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
        self.coordinates = QCheckBox(tr("Coordinates"))
        self.coordinates.setObjectName("exportCoordinates")
        self.coordinates.setToolTip(tr("Letters above and numbers at the left"))
        self.coordinates.setChecked(True)
        self.values = QCheckBox(tr("Values of moves"))
        self.values.setObjectName("exportValues")
        self.values.setToolTip(tr("As they are on the board now"))
        self.form.activated.connect(self.refresh)
        self.colours.activated.connect(self.refresh)
        self.width_px.valueChanged.connect(self.refresh)
        self.coordinates.toggled.connect(self.refresh)
        self.values.toggled.connect(self.refresh)

    def _make_preview(self) -> None:
        self.picture = QLabel()
        named(self.picture, "exportPreview", tr("Preview"))
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setMinimumSize(200, 200)
        self.text = QPlainTextEdit()
        named(self.text, "exportText", tr("Preview"))
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(fixed_font())
        self._pages = QStackedWidget()
        self._pages.addWidget(self.picture)
        self._pages.addWidget(self.text)

    def _lay_out(self) -> None:
        theme = self._workspace.theme
        choices = QWidget()
        choices.setFixedWidth(max(320, self.what.sizeHint().width()))
        rows = QVBoxLayout(choices)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(12)
        rows.addWidget(self.what)
        form = QGridLayout()
        form.setSpacing(8)
        form.setColumnStretch(1, 1)
        fields = ((tr("As"), self.form), (tr("Width"), self.width_px), (tr("Colours"), self.colours))
        for row, (words, widget) in enumerate(fields):
            form.addWidget(Label(theme, words), row, 0)
            form.addWidget(widget, row, 1)
        rows.addLayout(form)
        rows.addWidget(self.coordinates)
        rows.addWidget(self.values)
        rows.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(choices)
        middle.addWidget(self._pages, 1)
        self.note = Label(theme, size=CAPTION, role="muted")
        self.note.setObjectName("exportNote")
        copy = push_button(theme, "copyExport", tr("Copy"), tr("Puts what is shown on the clipboard"), "copy")
        copy.clicked.connect(self.copy)
        save = push_button(theme, "saveExport", tr("Save…"), tr("Writes what is shown to a file"), "export")
        save.setDefault(True)
        save.clicked.connect(self.ask_save)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.note, 1)
        foot.addWidget(copy)
        foot.addWidget(save)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 12, 16, 12)
        whole.setSpacing(12)
        whole.addLayout(middle, 1)
        whole.addLayout(foot)

    # What is chosen ------------------------------------------------------------------------------------------

    @property
    def record(self) -> GameRecord:
        """The game on the board."""
        return self._workspace.session.record

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
        form, view = self.form.currentData(), self._workspace.controller.view
        board = view.board if view is not None and isinstance(view.board, BoardView) else None
        here, drawn = self.what.current == POSITION, form in (PNG, SVG)
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
            self._made = self._svg(palette) if form == SVG else self._text(str(form))
        self.note.setText("")
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
        self._pages.setCurrentWidget(self.picture if form in (PNG, SVG) else self.text)
        if isinstance(made, str) and form != SVG:
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
        if isinstance(self._made, str):
            return self._made.encode()
        return png(self._made)

    @Slot()
    def copy(self) -> None:
        """Puts what is shown on the clipboard: a picture as a picture, an SVG as both picture and text."""
        held, made = QMimeData(), self._made
        if isinstance(made, QImage):
            held.setImageData(made)
        else:
            held.setText(made)
            if self.form.currentData() == SVG:
                held.setData("image/svg+xml", QByteArray(made.encode()))
        QGuiApplication.clipboard().setMimeData(held)
        self.note.setText(tr("On the clipboard: {what}.", what=self.form.currentText()))

    @Slot()
    def ask_save(self) -> None:
        """Asks where to write what is shown."""
        said = self._write(self, export.file_name(self.record, self.ending), self.data())
        if said:
            self.note.setText(said)

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
