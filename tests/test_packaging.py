"""The package and its metadata: version, metainfo, desktop entry, icons, and the included parts.

Building is not tested here; `make package`, `make try-package` and `make dist` do that.
"""

import configparser
import importlib.util
import re
import shutil
import struct
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader
from pytestqt.qtbot import QtBot

import tiling_gui
from tests.programs import program
from tests.records.games import played
from tests.walks import walked
from tiling_gui import paths
from tiling_gui.desktop.ui.icons import application_icon
from tiling_gui.launch import XCB
from tiling_gui.records import export

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
NAME = "io.github.tiling_gui.TilingGui"
METAINFO = PACKAGING / f"{NAME}.metainfo.xml"
DESKTOP = PACKAGING / f"{NAME}.desktop"
MIME = PACKAGING / f"{NAME}.mime.xml"
ICONS = ROOT / "resources" / "icons" / "tiling-gui"


contents = program("packaging/contents.py")


# Metadata ----------------------------------------------------------------------------------------------------


def test_the_lowest_versions_name_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = dict(
        line.partition(";")[0].split("==") for line in program("packaging/lowest.py").lowest(project["dependencies"])
    )
    assert {re.split(r"[ !<>=;]", line)[0] for line in project["dependencies"]} == set(pinned)
    assert pinned["numpy"] == "1.26"


def test_the_readme_of_the_package_leads_nowhere_in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hatchling is only available during a build."""
    interface = ModuleType("hatchling.metadata.plugin.interface")
    interface.MetadataHookInterface = object  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, interface.__name__, interface)
    package_form = program("packaging/readme.py").package_form
    text = "A [page](docs/a.md), a [site](https://b.example/c).\n\n![A board](docs/d.png)\n\nEnd.\n"
    assert package_form(text, "") == "A page, a [site](https://b.example/c).\n\nEnd.\n"
    assert package_form(text, "https://h.example/o/n") == (
        "A [page](https://h.example/o/n/blob/HEAD/docs/a.md), a [site](https://b.example/c).\n\n"
        "![A board](https://h.example/o/n/raw/HEAD/docs/d.png)\n\nEnd.\n"
    )
    readme = package_form((ROOT / "README.md").read_text(encoding="utf-8"), "")
    assert set(re.findall(r"\]\(([^)]*)\)", readme)) == {"https://arxiv.org/abs/1202.0862"}


# Version -----------------------------------------------------------------------------------------------------


def test_the_newest_release_and_the_newest_change_are_this_version() -> None:
    releases = ElementTree.parse(METAINFO).getroot().findall("releases/release")
    assert releases[0].get("version") == tiling_gui.__version__
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    released = headings[1:] if headings[0] == "Unreleased" else headings
    assert released[0] == tiling_gui.__version__
    dates = [str(release.get("date")) for release in releases]
    assert dates == sorted(dates, reverse=True)


def test_no_module_and_no_build_file_says_the_version_again() -> None:
    files = [*(ROOT / "tiling_gui").rglob("*.py"), ROOT / "pyproject.toml", *PACKAGING.glob("*.py")]
    said = re.compile(rf"""version\w*\s*[=:]+\s*["']{re.escape(tiling_gui.__version__)}["']""", re.IGNORECASE)
    found = [path.relative_to(ROOT).as_posix() for path in files if said.search(path.read_text(encoding="utf-8"))]
    assert found == ["tiling_gui/__init__.py"]


# Desktop entry and metainfo ----------------------------------------------------------------------------------


def test_the_desktop_entry_starts_a_command_that_is_installed() -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DESKTOP, encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert {"Type", "Name", "Comment", "Exec", "Icon", "Categories"} <= set(entry)
    assert entry["Type"] == "Application"
    assert entry["Icon"] == NAME
    scripts = (ROOT / "pyproject.toml").read_text(encoding="utf-8").split("[project.scripts]")[1].split("\n\n")[0]
    command, _, files = entry["Exec"].partition(" ")
    assert files == "%F", "files are handed over"
    assert re.search(rf"^{re.escape(command)} = ", scripts, re.MULTILINE)
    assert entry["TryExec"] == command, "with anything behind it, desktops hide the entry"


def test_files_of_ours_are_known_by_their_ending_and_by_what_they_begin_with(tmp_path: Path) -> None:
    """The MIME type of the desktop entry is declared by the ending and by the first line of a record."""
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    (kind,) = ElementTree.parse(MIME).getroot().findall("m:mime-type", space)
    name = str(kind.get("type"))
    assert f"MimeType={name};" in DESKTOP.read_text(encoding="utf-8")
    globs = [str(found.get("pattern")) for found in kind.findall("m:glob", space)]
    (magic,) = kind.findall("m:magic/m:match", space)
    record = tmp_path / "game.tiling"
    export.save(played(), record)
    assert any(record.match(glob) for glob in globs)
    assert (magic.get("type"), magic.get("offset")) == ("string", "0")
    assert record.read_text(encoding="utf-8").startswith(str(magic.get("value")))
    if shutil.which("update-mime-database") and shutil.which("xdg-mime"):
        (tmp_path / "mime" / "packages").mkdir(parents=True)
        shutil.copy(MIME, tmp_path / "mime" / "packages" / f"{NAME}.xml")
        subprocess.run(["update-mime-database", tmp_path / "mime"], check=True, capture_output=True)
        assert f"{name}:*.tiling" in (tmp_path / "mime" / "globs2").read_text(encoding="utf-8")


def test_a_package_brings_what_a_desktop_needs_for_files_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "contents", contents)  # it is beside the module that imports it
    program("packaging/build.py").share(tmp_path)
    assert (tmp_path / "mime" / "packages" / f"{NAME}.xml").read_bytes() == MIME.read_bytes()
    kind = re.search(r"MimeType=(\S+?);", DESKTOP.read_text(encoding="utf-8"))
    assert kind is not None
    icon = tmp_path / "icons/hicolor/scalable/mimetypes" / f"{kind[1].replace('/', '-')}.svg"
    assert ElementTree.parse(icon).getroot().tag.endswith("svg")


def test_the_metainfo_names_the_desktop_entry_and_the_licence() -> None:
    root = ElementTree.parse(METAINFO).getroot()
    assert root.findtext("id") == NAME
    assert root.findtext("launchable") == DESKTOP.name
    assert root.findtext("project_license") == "MIT"
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")


@pytest.mark.parametrize(
    "command",
    [
        ["desktop-file-validate", "--warn-kde", str(DESKTOP)],
        ["appstreamcli", "validate", "--no-net", "--no-color", str(METAINFO)],
    ],
    ids=lambda command: command[0],
)
def test_the_desktops_own_validators_find_nothing(command: list[str]) -> None:
    if not shutil.which(command[0]):
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    assert not re.search(r"^[EW]:|warning|hint|error:", said, re.MULTILINE), said


# Icons -------------------------------------------------------------------------------------------------------

SIZES = [16, 24, 32, 48, 64, 96, 128, 256, 512]


def png_size(data: bytes) -> tuple[int, int]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert data[12:16] == b"IHDR"
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def test_the_window_shows_the_icon_in_every_size(qtbot: QtBot) -> None:
    assert sorted(int(path.stem) for path in ICONS.glob("*.png")) == SIZES
    for pixels in SIZES:
        assert png_size((ICONS / f"{pixels}.png").read_bytes()) == (pixels, pixels)
    assert sorted(size.width() for size in application_icon().availableSizes()) == SIZES


@pytest.mark.parametrize("pixels", [16, 24, 48, 256])
def test_the_pictures_are_those_of_the_drawings(qtbot: QtBot, pixels: int) -> None:
    own = ICONS / f"{pixels}.svg"
    reader = QImageReader(str(own if own.exists() else paths.resource("icons/tiling-gui.svg")))
    reader.setScaledSize(QSize(pixels, pixels))
    drawn, kept = reader.read(), QImage(str(ICONS / f"{pixels}.png"))
    differences = [
        abs(a - b)
        for x in range(pixels)
        for y in range(pixels)
        for a, b in zip(drawn.pixelColor(x, y).getRgb(), kept.pixelColor(x, y).getRgb(), strict=True)
    ]
    assert sum(differences) / len(differences) < 2  # of 255: another version of Qt may round differently


def test_the_windows_icon_holds_what_its_head_says() -> None:
    data = (ICONS / "tiling-gui.ico").read_bytes()
    reserved, kind, count = struct.unpack("<HHH", data[:6])
    assert (reserved, kind) == (0, 1)
    sizes = []
    for i in range(count):
        width, height, _, _, _, depth, length, place = struct.unpack("<BBBBHHII", data[6 + 16 * i : 22 + 16 * i])
        assert png_size(data[place : place + length]) == (width or 256, height or 256)
        assert depth == 32
        sizes.append(width or 256)
    assert {16, 32, 48, 256} <= set(sizes)
    assert place + length == len(data)


def test_the_apple_icon_holds_what_its_entries_say() -> None:
    data = (ICONS / "tiling-gui.icns").read_bytes()
    assert struct.unpack(">4sI", data[:8]) == (b"icns", len(data))
    pixels = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
    pixels |= {b"ic11": 32, b"ic12": 64, b"ic13": 256}
    place, found = 8, set()
    while place < len(data):
        name, length = struct.unpack(">4sI", data[place : place + 8])
        assert png_size(data[place + 8 : place + length]) == (pixels[name], pixels[name])
        found.add(name)
        place += length
    assert found == set(pixels)


# What goes in ------------------------------------------------------------------------------------------------


def test_every_module_goes_in_and_each_exists() -> None:
    modules = contents.modules()
    assert {"tiling_gui.__main__", "tiling_gui.desktop.main_window.window", "tiling_gui.cli.solve"} <= set(modules)
    for module in modules:
        assert importlib.util.find_spec(module) is not None, module
    named = set()
    for path in (ROOT / "tiling_gui").rglob("*.py"):
        named |= set(re.findall(r'"(tiling_gui(?:\.\w+)+)[":]', path.read_text(encoding="utf-8")))
    assert len(named) > 15  # modules imported by name, which an analysis of imports does not find
    assert {name for name in named if importlib.util.find_spec(name)} <= set(modules)


def test_whatever_is_compiled_has_its_source_in_the_package() -> None:
    kept = contents.kept_as_source()
    assert kept[0] == "tiling_gui.engine.kernel"
    for path in (ROOT / "tiling_gui").rglob("*.py"):
        if re.search(r"^\s*@njit", path.read_text(encoding="utf-8"), re.MULTILINE):
            module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            assert any(module == name or module.startswith(f"{name}.") for name in kept), module


@walked(
    ("name", "wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", True),
        ("PySide6/Qt/plugins/imageformats/libqwebp.so", False),
        ("PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so", False),
        ("PySide6/Qt/lib/libQt6Widgets.so.6", True),
        ("PySide6/Qt/lib/libQt6Qml.so.6", False),
        ("PySide6/Qt/lib/libicudata.so.73", True),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qt_help_de.qm", False),
        ("PySide6/QtWidgets.abi3.so", True),
        ("llvmlite/binding/libllvmlite.so", True),
    ],
)
def test_of_qt_only_what_is_used_goes_in(name: str, wanted: bool) -> None:
    assert contents.wanted(name) is wanted


def test_the_texts_of_qts_licence_are_taken_from_the_system_or_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(PACKAGING))
    build = program("packaging/build.py")
    (tmp_path / "system").mkdir()
    (tmp_path / "system" / "LGPL-3").write_text("GNU LESSER GENERAL PUBLIC LICENSE", encoding="utf-8")
    places = (str(tmp_path / "nowhere" / "{}"), str(tmp_path / "system" / "{}"))
    assert build.qt_texts(tmp_path, places) == ["GPL-3"]
    assert (tmp_path / "PySide6-LGPL-3.txt").read_text(encoding="utf-8").startswith("GNU LESSER")


# Recipes and docs --------------------------------------------------------------------------------------------


def test_the_flatpak_recipe_is_of_this_program() -> None:
    recipe = (PACKAGING / "flatpak" / f"{NAME}.yml").read_text(encoding="utf-8")
    assert f"app-id: {NAME}\n" in recipe
    assert (PACKAGING / "flatpak" / "../../dist").resolve() == ROOT / "dist"


def test_the_install_page_names_every_library_that_the_program_may_miss() -> None:
    page = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    for library, package in XCB.items():
        assert f"| {library} | {package} |" in page
    for word in ("make run", "make package", "make dist", "AppImage", "Flatpak", "Windows", "macOS", "TILING_GUI_HOME"):
        assert word in page


def test_what_is_imported_of_qt_is_packed() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "tiling_gui").rglob("*.py")]
    used = {
        name for source in sources for name in re.findall(r"^\s*from PySide6\.Qt(\w+) import", source, re.MULTILINE)
    }
    assert used >= {"Core", "Gui", "Widgets"}
    assert used <= set(contents.LIBRARIES)
    assert not [name for name in used if f"PySide6.Qt{name}" in contents.LEFT_OUT]


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="dpkg-deb is Debian's")
def test_debians_tools_read_the_deb_and_find_everything_where_debian_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(PACKAGING)
    deb, build = program("packaging/deb.py"), program("packaging/build.py")
    folder = tmp_path / "dist"
    (folder / "licences").mkdir(parents=True)
    (folder / "licences" / "README.txt").write_text("Inside: nothing.\n", encoding="utf-8")
    (folder / "tiling-gui").write_text("#!/bin/sh\n", encoding="utf-8")
    build.share(folder / "share")
    monkeypatch.setattr(deb, "DIST", folder)
    deb.lay_out(tmp_path / "root")
    deb.control(tmp_path / "root" / "DEBIAN", "amd64", 12, ["libc6 (>= 2.31)", "libegl1"])
    made = tmp_path / "made.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(tmp_path / "root"), str(made)]
    subprocess.run(command, check=True, capture_output=True)

    def said(*words: str) -> str:
        return subprocess.run(["dpkg-deb", *words], check=True, capture_output=True, text=True).stdout

    fields = said("--field", str(made), "Package", "Version", "Depends")
    assert fields == f"Package: tiling-gui\nVersion: {tiling_gui.__version__}-1\nDepends: libc6 (>= 2.31), libegl1\n"
    lines = said("--contents", str(made)).splitlines()
    files = {line.split()[5].removeprefix("./"): line.split()[0] for line in lines}
    assert files["usr/bin/tiling-gui"].startswith("lrwx")
    assert files["usr/lib/tiling-gui/tiling-gui"] == "-rwxr-xr-x"
    for place in (
        "man/man1/tiling-gui.1.gz",
        "bash-completion/completions/tiling-gui",
        "zsh/vendor-completions/_tiling-gui",
        "fish/vendor_completions.d/tiling-gui.fish",
        f"applications/{NAME}.desktop",
        f"metainfo/{NAME}.metainfo.xml",
        f"mime/packages/{NAME}.xml",
        f"icons/hicolor/scalable/apps/{NAME}.svg",
        "doc/tiling-gui/copyright",
        "doc/tiling-gui/changelog.gz",
    ):
        assert files[f"usr/share/{place}"] == "-rw-r--r--", place
