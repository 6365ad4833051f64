"""The theme: switching between both schemes, Qt's palette from the roles, icons of every size."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo, QRect, QSize, Qt, QVersionNumber
from PySide6.QtGui import QAction, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from tests.walks import walked
from tiling_gui.desktop.ui import icons
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.palette import DARK, DARK_STRONG, LIGHT, LIGHT_STRONG
from tiling_gui.paths import resource


def test_the_choice_changes_colours_at_once(theme: Theme, qapp: QApplication, qtbot: QtBot) -> None:
    theme.set_choice("light")
    assert theme.palette is LIGHT
    with qtbot.waitSignal(theme.changed):
        theme.set_choice("dark")
    assert theme.is_dark
    assert theme.colour("accent").name().upper() == DARK.accent
    assert qapp.palette().color(QPalette.ColorRole.Window).name().upper() == DARK.panel
    disabled = qapp.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
    assert disabled.name().upper() == DARK.disabled
    assert DARK.accent in qapp.styleSheet()
    assert LIGHT.accent not in qapp.styleSheet()


def test_only_three_choices(theme: Theme) -> None:
    with pytest.raises(ValueError, match="system, light, dark"):
        theme.set_choice("blue")  # type: ignore[arg-type]


def test_high_contrast_is_chosen_or_the_systems(
    theme: Theme, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme.set_choice("light")
    assert theme.palette is LIGHT
    theme.set_contrast("high")
    assert theme.palette is LIGHT_STRONG
    assert LIGHT_STRONG.accent in qapp.styleSheet()
    theme.set_choice("dark")
    assert theme.palette is DARK_STRONG
    assert (theme.is_dark, theme.is_high_contrast) == (True, True)
    theme.set_contrast("normal")
    assert theme.palette is DARK

    monkeypatch.setattr(Theme, "_system_has_high_contrast", True)
    theme.set_choice("light")
    assert theme.palette is LIGHT
    theme.set_contrast("system")
    assert theme.palette is LIGHT_STRONG
    with pytest.raises(ValueError, match="system, normal, high"):
        theme.set_contrast("low")  # type: ignore[arg-type]


@pytest.mark.skipif(QLibraryInfo.version() < QVersionNumber(6, 10), reason="Qt asks for the contrast since 6.10")
def test_the_system_is_asked_for_its_contrast(theme: Theme) -> None:
    assert theme._asked is not None
    assert theme._asked.contrastPreference() == Qt.ContrastPreference.NoPreference  # of the tests' platform
    theme.set_contrast("system")
    assert not theme.is_high_contrast


def test_the_style_sheet_names_files_that_exist(theme: Theme, qapp: QApplication) -> None:
    for choice in ("light", "dark"):
        theme.set_choice(choice)
        files = re.findall(r'url\("(.*?)"\)', qapp.styleSheet())
        assert files
        for file in files:
            assert b"currentColor" not in Path(file).read_bytes()
        assert "$" not in qapp.styleSheet()


def test_icons_follow_the_theme_and_forget_the_dead(theme: Theme, qtbot: QtBot) -> None:
    theme.set_choice("light")
    button, action = QPushButton(), QAction()
    qtbot.addWidget(button)
    theme.icon_on(button, "undo")
    theme.icon_on(action, "redo")
    before = button.icon().pixmap(QSize(40, 40)).toImage()
    theme.set_choice("dark")
    assert button.icon().pixmap(QSize(40, 40)).toImage() != before
    del action
    theme.set_choice("light")
    assert button.icon().pixmap(QSize(40, 40)).toImage() == before


NAMES = sorted(file.stem for file in resource("icons").glob("*.svg") if file.stem != "tiling-gui")


@walked("name", NAMES)
def test_every_icon_draws_something_in_every_state(theme: Theme, name: str) -> None:
    made = theme.icon(name)
    for size in (16, 20, 40):
        normal = made.pixmap(QSize(size, size), QIcon.Mode.Normal).toImage()
        disabled = made.pixmap(QSize(size, size), QIcon.Mode.Disabled).toImage()
        drawn = [normal.pixelColor(x, y).alpha() for x in range(normal.width()) for y in range(normal.height())]
        assert max(drawn) > 100
        assert normal != disabled
        assert made.pixmap(QSize(size, size), QIcon.Mode.Selected).toImage() == normal
    drawing = resource(f"icons/{name}.svg").read_text()
    assert 'viewBox="0 0 20 20"' in drawing
    assert 'stroke-width="1.5"' in drawing


@pytest.mark.parametrize(("size", "ratio"), [(20, 1.0), (20, 1.25), (17, 1.0), (17, 2.0), (100, 1.0)])
def test_an_icon_is_drawn_in_the_size_in_which_it_is_shown(theme: Theme, size: int, ratio: float) -> None:
    made = theme.icon("undo")
    picture = made.pixmap(QSize(size, size), ratio)
    assert picture.width() == size * ratio
    surface = QPixmap(picture.size())
    surface.setDevicePixelRatio(ratio)
    surface.fill(Qt.GlobalColor.transparent)
    painter = QPainter(surface)
    made.paint(painter, QRect(0, 0, size, size))
    painter.end()
    assert surface.toImage() == picture.toImage()


def test_the_program_has_its_own_icon(qapp: QApplication) -> None:
    image = icons.application_icon().pixmap(QSize(64, 64)).toImage()
    blue, ochre = image.pixelColor(19, 48), image.pixelColor(44, 12)
    assert blue.blue() > blue.red()
    assert ochre.red() > ochre.blue()


def test_an_icon_that_is_not_there_is_an_error(theme: Theme) -> None:
    with pytest.raises(FileNotFoundError):
        theme.icon("unicorn")


@pytest.mark.parametrize("choice", ["light", "dark"])
@pytest.mark.parametrize("contrast", ["normal", "high"])
def test_ticks_and_separators_of_menus_are_drawn_in_the_inks(
    theme: Theme, qtbot: QtBot, choice: str, contrast: str
) -> None:
    theme.set_choice(choice)
    theme.set_contrast(contrast)
    menu = QMenu()
    qtbot.addWidget(menu)
    tick = menu.addAction("a")
    tick.setCheckable(True)
    menu.addSeparator()
    menu.addAction("b")
    plain = menu.grab().toImage()
    tick.setChecked(True)
    ticked = menu.grab().toImage()
    changed = [
        ticked.pixelColor(x, y)
        for x in range(ticked.width())
        for y in range(ticked.height())
        if ticked.pixel(x, y) != plain.pixel(x, y)
    ]
    assert theme.colour("text") in changed
    middle = plain.width() // 2
    assert theme.colour("line") in [plain.pixelColor(middle, y) for y in range(4, plain.height() - 4)]
