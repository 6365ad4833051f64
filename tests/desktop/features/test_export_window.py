"""The Export window: the preview is what is copied and saved."""

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged
from tests.walks import walked
from tiling_gui.core.board import Square
from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.features.files import export_forms as ex
from tiling_gui.desktop.features.files.export_window import ExportWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets.base import Label
from tiling_gui.palette import LIGHT
from tiling_gui.records import json_form
from tiling_gui.records.record import NamedPlayer, new_record

MOVES: tuple[tuple[Square, Square], ...] = (((0, 0), (0, 1)), ((0, 2), (0, 3)), ((1, 0), (1, 1)))


@pytest.fixture
def shown(qtbot: QtBot, plugged: Plugged) -> ExportWindow:
    for move in MOVES:
        plugged.controller.session.play(move)
    plugged.actions["exportGame"].trigger()
    made = plugged.opened(ExportWindow)
    qtbot.waitExposed(made)
    return made


def texts_of(svg: bytes) -> list[str]:
    return [node.text or "" for node in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


def pixels(data: bytes) -> QImage:
    return QImage.fromData(data, "PNG")


@walked("key", sorted(GAMES))
def test_every_game_is_written_in_every_form_without_a_window(qapp: QApplication, key: str) -> None:
    game = GAMES[key]
    start = game.parse("2x3" if key == "domino" else game.example, game.sides[0])
    record = new_record(key, start, {side: NamedPlayer("human") for side in game.sides})
    for what, forms in ex.FORMS.items():
        for form, _ in forms:
            data = ex.ExportOptions(what, form, width=60).make(record).data
            if form == ex.PNG:
                assert pixels(data).width() == 60
            elif form == ex.JSON:
                assert json.loads(data)["game"] == key
            elif form == ex.DIAGRAM and key == "domino":
                assert data == b". . .\n. . .\n"
            else:
                assert len(data) > 10
                assert data.startswith({ex.SVG: b"<svg", ex.PDF: b"%PDF-"}.get(form, b"")), form


def test_pictures_have_the_size_the_colours_and_the_positions_asked_for(
    shown: ExportWindow, plugged: Plugged, tmp_path: Path, workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A png has the width asked for and equal margins that grow with it
    shown.choose(ex.POSITION, ex.PNG)
    shown.width_px.setValue(600)
    image = pixels(shown.data())
    assert (image.width(), image.height()) == (600, 600)
    margin = round(600 * 24 / (4 * 48 + 2 * 24))
    ground = image.pixelColor(2, 2)
    for k in (margin // 2, 600 - margin // 2):
        assert image.pixelColor(k, 2) == image.pixelColor(2, k) == ground
    assert image.pixelColor(600 - margin - 20, 600 - margin - 20) != ground
    # Grey has no colour
    for grey in (False, True):
        shown.colours.setCurrentIndex(2 if grey else 0)
        shown.refresh()
        assert pixels(shown.data()).isGrayscale() is grey
    shown.colours.setCurrentIndex(0)
    # A sheet has every position of the line
    shown.choose(ex.SHEET, ex.SVG)
    document = ET.fromstring(shown.data())
    texts = [node.text for node in document.iter("{http://www.w3.org/2000/svg}text")]
    assert [text for text in texts if text and "–" in text] == ["1. a1–b1", "2. c1–d1", "3. a2–b2"]
    assert texts.count("a") == len(MOVES) + 1
    # The whole game and the clipboard
    shown.choose(ex.GAME, ex.JSON)
    assert json_form.read(shown.data().decode()).tree == plugged.controller.session.record.tree
    assert json.loads(shown.text.toPlainText())
    clipboard = QGuiApplication.clipboard()
    shown.choose(ex.POSITION, ex.SVG)
    shown.copy()
    assert clipboard.mimeData().hasFormat("image/svg+xml")
    assert LIGHT.max_fill in clipboard.text()
    shown.choose(ex.POSITION, ex.PNG)
    shown.copy()
    assert clipboard.image().width() == shown.width_px.value()
    shown.choose(ex.POSITION, ex.DIAGRAM)
    shown.copy()
    assert clipboard.text() == plugged.controller.session.position.diagram() + "\n"
    # A pdf is one page of the picture in lines and letters
    shown.choose("position", "svg")
    root = ET.fromstring(shown.data())
    shown.choose("position", "pdf")
    made = shown.data()
    assert made.startswith(b"%PDF-")
    assert re.findall(rb"/Count (\d+)", made) == [b"1"]
    box = re.search(rb"/MediaBox \[([^]]*)\]", made)
    assert box is not None
    size = [float(root.get(name, "").removesuffix("px")) * 0.75 for name in ("width", "height")]
    assert [float(number) for number in box[1].split()] == pytest.approx([0, 0, *size], abs=1)
    assert b"/FontDescriptor" in made, "the coordinates are letters"
    assert b"/Image" not in made.replace(b"/ImageB", b"").replace(b"/ImageC", b"").replace(b"/ImageI", b"")
    shown.copy()
    assert QGuiApplication.clipboard().mimeData().hasFormat("application/pdf")
    # A file is named after the board the players and the day
    asked: list[str] = []

    def answer(parent: object, title: str, suggested: str, kinds: str, chosen: str) -> tuple[str, str]:
        asked.append(Path(suggested).name)
        return str(tmp_path / "picture"), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    shown.choose(ex.POSITION, ex.SVG)
    shown.ask_save()
    record = workspace.session.record
    assert asked == [f"4x4 You-You {record.started[:10]}.svg"]
    assert (tmp_path / "picture.svg").read_bytes() == shown.data()
    assert shown.status.text() == f"Wrote {tmp_path / 'picture.svg'}."


def test_the_image_of_the_board_keeps_its_proportions_at_any_width(workspace: Workspace) -> None:
    view = workspace.controller.view
    small, large = view.image(288), view.image(1440)
    assert (small.width(), large.width()) == (288, 1440)
    ground = large.pixelColor(1, 1)
    first = next(x for x in range(1440) if large.pixelColor(x, 720) != ground)
    last = next(x for x in range(1439, 0, -1) if large.pixelColor(x, 720) != ground)
    assert first == pytest.approx(1440 * 24 / (4 * 48 + 2 * 24), abs=6), "between two digits the board is first"
    assert 1439 - last == pytest.approx(first, abs=2), "there is as much margin at the right"


@walked(
    ("what", "form", "offered"),
    [
        (ex.POSITION, ex.SVG, {"Colours", "exportColours", "exportCoordinates", "exportValues"}),
        (
            ex.POSITION,
            ex.PNG,
            {"Width", "exportWidth", "Colours", "exportColours", "exportCoordinates", "exportValues"},
        ),
        (ex.POSITION, ex.TIKZ, {"exportValues"}),
        (ex.GAME, ex.JSON, set()),
    ],
)
def test_only_what_a_format_has_is_offered(shown: ExportWindow, what: str, form: str, offered: set[str]) -> None:
    shown.choose(what, form)
    fields = {each.objectName() for each in (shown.width_px, shown.colours, shown.coordinates, shown.values)
              if each.isVisible()}  # fmt: skip
    labels = {label.text() for label in shown.findChildren(Label) if label.isVisible()}
    assert fields | (labels & {"Width", "Colours"}) == offered


def test_values_are_drawn_where_the_board_has_them(qtbot: QtBot, shown: ExportWindow, plugged: Plugged) -> None:
    shown.choose(ex.POSITION, ex.PNG)
    assert not shown.values.isEnabled()
    plugged.actions["showValues"].trigger()
    qtbot.waitUntil(lambda: bool(plugged.controller.view.board.labels), timeout=120_000)
    shown.refresh()
    plain = shown.data()
    shown.values.setChecked(True)
    assert shown.data() != plain
    texts = [label.text for label in plugged.controller.view.board.labels.values()]
    assert len(texts) == len(plugged.controller.session.position.moves())
    shown.choose(ex.POSITION, ex.SVG)
    written = texts_of(shown.data())
    shown.values.setChecked(False)
    assert sorted(written) == sorted(texts_of(shown.data()) + texts)
    shown.values.setChecked(True)
    for form in (ex.TEX, ex.TIKZ):
        shown.choose(ex.POSITION, form)
        assert shown.data().count(b"\\node") == len(written)
