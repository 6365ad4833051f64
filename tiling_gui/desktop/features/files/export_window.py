"""The Export window: what to export (position, game, or all positions on a sheet), the format, and a preview.

The preview is exactly what is saved or copied. All pictures are made from the SVG of the record, so that a PNG and an
SVG show the same picture.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication, QImage, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QLayout, QPlainTextEdit, QPushButton, QWidget

from tiling_gui import atomic
from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.positions import game_figure
from tiling_gui.desktop.features.files.export_forms import FORMS, PNG, POSITION, TEX, TIKZ, WHAT, ExportOptions
from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.drawing.picture_files import image_of_svg
from tiling_gui.desktop.ui.file_dialogs import ask_file_name
from tiling_gui.desktop.ui.widgets.base import fixed_font, named
from tiling_gui.desktop.ui.widgets.buttons import check_box
from tiling_gui.desktop.ui.widgets.fields import combo, spin
from tiling_gui.desktop.ui.widgets.layouts import column, form, row, stack, widget_with_layout
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.language import mark, tr
from tiling_gui.palette import DARK, LIGHT, grey
from tiling_gui.records import export
from tiling_gui.records.record import GameRecord


def _has_coordinates(position: Any) -> bool:
    """Whether the picture of a position has names of rows and columns that can be left out."""
    key = game_of_position(position).key
    return game_figure(key, position).box != game_figure(key, position, coordinates=False).box


_COLOURS = ((LIGHT, mark("Light")), (DARK, mark("Dark")), (grey(LIGHT), mark("Grey")))


class ExportWindow(ToolWindow):
    """Exports the current game, and follows its changes."""

    COMMAND = "exportGame"
    HELP = "keeping"
    SIZE = (860, 520)
    REOPENS = True

    def build(self) -> QLayout:
        self.status.setObjectName("exportNote")
        self._make_choices()
        self._fields = form(
            (tr("Format"), self.form), (self.width_px.accessibleName(), self.width_px), (tr("Colours"), self.colours)
        )
        choices = widget_with_layout(column(self._fields, self.coordinates, self.values, 1, gap=12))
        choices.setFixedWidth(max(280, choices.sizeHint().width()))
        self.picture = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.picture.setMinimumSize(100, 100)
        self.text = QPlainTextEdit(readOnly=True, lineWrapMode=QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(fixed_font())
        named(self.picture, "exportPreview", tr("Preview"))
        named(self.text, "exportText", tr("Preview"))
        self._pages = stack(self.picture, self.text)
        self.workspace.controller.changed.connect(self._on_game)
        self._fill_forms()
        return column(row(self.what, 1), (row(choices, (self._pages, 1), gap=16), 1), gap=12)

    def _make_choices(self) -> None:
        what = [(key, tr(words)) for key, words in WHAT]
        self.what = SegmentedControl(what, "exportWhat", tr("What is exported"))
        self.form = combo("exportForm", tr("Format"))
        self.width_px = spin("exportWidth", tr("Width"), 100, 8000, 1600, step=100)
        self.width_px.setSuffix(" px")
        self.width_px.setKeyboardTracking(False)
        tip = tr("Grey is for printing: tags and hatching tell the players apart")
        colours = [(palette, tr(words)) for palette, words in _COLOURS]
        self.colours = combo("exportColours", tr("Colours"), colours, tip)
        self.coordinates = check_box("exportCoordinates", tr("Coordinates"), on=True)
        self.values = check_box("exportValues", tr("Values of moves"))
        self.what.chosen.connect(self._fill_forms)
        changes = (self.form.activated, self.colours.activated, self.width_px.valueChanged)
        for changed in (*changes, self.coordinates.toggled, self.values.toggled):
            changed.connect(self.refresh)

    def buttons(self) -> Sequence[QPushButton]:
        copy = self.button("copyExport", tr("Copy"), self.copy, icon="copy")
        save = self.button("saveExport", tr("Save…"), self.ask_save, icon="export")
        save.setDefault(True)
        return copy, save

    # Choices -------------------------------------------------------------------------------------------------

    @property
    def record(self) -> GameRecord:
        return self.workspace.session.record

    def choose(self, what: str, form: str) -> None:
        self.what.set_current(what)
        self._fill_forms()
        self.form.setCurrentIndex(self.form.findData(form))
        self.refresh()

    @Slot()
    def _fill_forms(self) -> None:
        before = self.form.currentData()
        self.form.clear()
        for key, words in FORMS[str(self.what.current)]:
            self.form.addItem(tr(words), key)
        self.form.setCurrentIndex(max(0, self.form.findData(before)))
        self.refresh()

    @Slot(object)
    def _on_game(self, change: Change) -> None:
        if not change & (Change.GAME | Change.KNOWN):
            return
        if self.isVisible():
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        view = self.workspace.controller.view
        board = view.pieces if view is not None else None
        wanted = ExportOptions(str(self.what.current), str(self.form.currentData()))
        here, drawn = wanted.what == POSITION, wanted.is_drawn
        offered = {
            self.width_px: wanted.form == PNG,
            self.colours: drawn,
            self.coordinates: drawn and here and _has_coordinates(self.record.tree.position),
            self.values: (drawn or wanted.form in (TEX, TIKZ)) and here and board is not None,
        }
        for field, on in offered.items():
            field.setVisible(on)
            if (label := self._label_of(field)) is not None:
                label.setVisible(on)
        self.values.setEnabled(bool(board and board.labels))
        with_values = offered[self.values] and self.values.isEnabled() and self.values.isChecked()
        self._wanted = replace(
            wanted,
            palette=self.colours.currentData(),
            width=self.width_px.value(),
            coordinates=self.coordinates.isChecked() or not offered[self.coordinates],
            notes=Annotations(values=board.labels) if with_values and board else NOTHING,
        )
        self._exported = self._wanted.make(self.record)
        self.say("")
        self._show()

    def _label_of(self, field: QWidget) -> QWidget | None:
        """The label to the left of a field; None for a check box."""
        at = self._fields.indexOf(field)
        item = self._fields.itemAt(at - 1) if at > 0 else None
        return item.widget() if item is not None else None

    def _show(self) -> None:
        made = self._exported.made
        self._pages.setCurrentWidget(self.picture if self._wanted.is_drawn else self.text)
        if isinstance(made, str) and not self._wanted.is_drawn:
            self.text.setPlainText(made)
            return
        room = self._pages.size() * self.devicePixelRatioF()
        image = made if isinstance(made, QImage) else image_of_svg(made, max(room.width(), 1))
        pixmap = QPixmap.fromImage(
            image.scaled(room, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
        )
        pixmap.setDevicePixelRatio(self.devicePixelRatioF())
        self.picture.setPixmap(pixmap)

    # Copying and saving --------------------------------------------------------------------------------------

    def data(self) -> bytes:
        return self._exported.data

    @Slot()
    def copy(self) -> None:
        QGuiApplication.clipboard().setMimeData(self._exported.on_clipboard())
        self.say(tr("Copied."))

    @Slot()
    def ask_save(self) -> None:
        """Ask for a file name, starting in the folder used last, and save the export."""
        ending = self._wanted.ending
        suggested = export.file_name(self.record, ending)
        name = ask_file_name(self, suggested, (ending,))
        if name and self.attempt(lambda: atomic.write_bytes(name, self.data())):
            self.say(tr("Wrote {name}.", name=name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show()
