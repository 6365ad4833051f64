"""The help pages: links work, pictures exist, and everything they name exists in the program."""

import contextlib
import re
import shlex
import tomllib
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from tests.walks import walked
from tiling_gui import cli
from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.features.help import links, pages
from tiling_gui.desktop.features.help.browser import slug
from tiling_gui.desktop.session.actions import _FALLBACK, commands, window_commands

TOP = Path(__file__).resolve().parent.parent
HELP = TOP / "resources" / "help" / "en"
DOCS = TOP / "docs"
DESKTOP = TOP / "tiling_gui" / "desktop"

FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")
BOLD = re.compile(r"\*\*([^*]+)\*\*")
KEYED = re.compile(r"\*\*([^*]+)\*\*\s\(([^()]+)\)")
COMMAND_LINE = re.compile(r"^(?:    )?(tiling-gui .*)$", re.MULTILINE)
COMMAND_SPAN = re.compile(r"`(tiling-gui [^`]+)`")

WRITTEN = [name for name in pages.NAMES if pages.page_file(name).parent == HELP]
"""The user pages; the others are background."""

COMMANDS_BY_WORDS = {command.text.rstrip("…"): command for command in commands()}


def text_of(name: str) -> str:
    return pages.page_file(name).read_text(encoding="utf-8")


def headings(text: str) -> set[str]:
    return {slug(line.lstrip("#").strip()) for line in FENCED.sub("", text).splitlines() if line.startswith("#")}


def test_every_file_of_the_help_is_a_page_once() -> None:
    assert len(pages.NAMES) == len(set(pages.NAMES))
    assert {path.stem for path in HELP.glob("*.md")} == set(WRITTEN)
    inside = {path.stem for path in DOCS.glob("*.md")} | {pages.CHANGES}
    assert set(pages.NAMES) - set(WRITTEN) <= inside
    assert not set(WRITTEN) & {path.stem for path in DOCS.glob("*.md")}


@walked("name", pages.NAMES)
def test_a_page_has_one_title_and_links_that_lead_somewhere(name: str) -> None:
    file, text = pages.page_file(name), text_of(name)
    plain = FENCED.sub("", text)
    assert len(re.findall(r"^# ", plain, re.MULTILINE)) == 1
    assert text.startswith(f"# {pages.read(name).title}\n")
    for link in LINK.findall(plain):
        if link.startswith("https://") or link.partition(":")[0] in links.SCHEMES:
            continue
        path, _, fragment = link.partition("#")
        target = (file.parent / path).resolve() if path else file
        assert target.is_file(), f"{name} links to {link}"
        if target.suffix == ".md":
            assert pages.page_name(target.name), f"{link} of {name} is no page of the help"
            assert not fragment or fragment in headings(target.read_text(encoding="utf-8"))
        else:
            assert pages.document(str(target.relative_to(DOCS))).is_file()


@walked("name", pages.NAMES)
def test_pictures_are_there_in_light_and_dark_with_words_for_those_who_do_not_see_them(name: str) -> None:
    for words, link in PICTURE.findall(text_of(name)):
        assert words
        for dark in (False, True):
            found = pages.picture(Path(link).name, dark=dark)
            assert QSvgRenderer(str(found)).isValid(), found


def test_every_picture_is_shown_somewhere() -> None:
    shown = {Path(link).stem for name in pages.NAMES for _, link in PICTURE.findall(text_of(name))}
    assert {path.stem.removesuffix("-dark") for path in (HELP / "pictures").iterdir()} == shown


def command_lines() -> list[tuple[str, str]]:
    found = []
    for page in [*(pages.page_file(name) for name in pages.NAMES), TOP / "README.md"]:
        text = page.read_text(encoding="utf-8")
        blocks = "\n".join(FENCED.findall(text) + re.findall(r"^    .*$", text, re.MULTILINE))
        for line in [*COMMAND_LINE.findall(blocks), *COMMAND_SPAN.findall(text)]:
            found.append((page.name, re.split(r"\s{2,}|\.$", line.strip())[0]))
    return found


@walked(("page", "line"), command_lines())
def test_every_command_line_is_understood(page: str, line: str) -> None:
    words = shlex.split(re.sub(r"\bVERB\b|\bEXPR\b", "solve", line))[1:]
    if "|" in words:  # "results | games | export ID --to FILE": several in one line of an overview
        at = [-1, *(k for k, word in enumerate(words) if word == "|"), len(words)]
        parts = [words[a + 1 : b] for a, b in pairwise(at)]
    else:
        parts = [words]
    for part in parts:
        opens_window = all(word == "--new-window" or word.endswith(".tiling") for word in part)
        if opens_window or part == ["solve", "--method", "NAME"]:  # the latter is a part of an option
            continue
        with contextlib.suppress(SystemExit):  # --help; any other error is an InputError
            cli._read(part)


@pytest.mark.parametrize("name", [name for name in WRITTEN if name != "theory"])
def test_keys_are_those_of_the_commands(name: str, qapp: QApplication) -> None:
    for words, keys in KEYED.findall(text_of(name)):
        command = COMMANDS_BY_WORDS[words.replace("\n", " ")]
        if isinstance(command.keys, str):
            assert keys in command.keys.split("; ")
        else:  # a key of the platform's own: on the platform of the tests it is one of these
            standard = [*QKeySequence.keyBindings(command.keys), *_FALLBACK.get(command.keys, [])]
            assert keys in [key.toString() for key in standard]


@walked("name", [name for name in WRITTEN if name != "theory"])
def test_what_is_bold_stands_in_the_window(name: str) -> None:
    """Bold words are visible in the window: commands, and texts of buttons and boxes."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in DESKTOP.rglob("*.py"))
    for words in BOLD.findall(FENCED.sub("", text_of(name))):
        plain = words.replace("\n", " ")
        assert plain.rstrip("…") in COMMANDS_BY_WORDS or f'"{plain}"' in sources or f'"{plain}…"' in sources, plain


def acting(language: str) -> dict[str, list[str]]:
    """By page, the links that do something in the program."""
    found = {name: LINK.findall(pages.page_file(name, language).read_text(encoding="utf-8")) for name in WRITTEN}
    return {name: [link for link in all_ if link.partition(":")[0] in links.SCHEMES] for name, all_ in found.items()}


@walked("language", ["de", "fr"])
def test_a_translated_page_shows_the_same_things(language: str) -> None:
    assert acting(language) == acting("en")
    assert pages.page_file(pages.SOURCES, language) != pages.page_file(pages.SOURCES)


@walked("code", ["de", "fr"])
def test_what_is_bold_stands_in_the_window_in_every_language(code: str) -> None:
    texts = ET.parse(TOP / "resources" / "translations" / f"tiling-gui_{code}.ts").getroot().iter("translation")
    plain = {"".join(text.itertext()).strip().replace("&", "").rstrip("… ") for text in texts}
    for page in sorted((TOP / "resources" / "help" / code).glob("*.md")):
        if page.stem == "theory":  # its bold words are names of statements
            continue
        bold = BOLD.findall(FENCED.sub("", page.read_text(encoding="utf-8")))
        assert [words for words in bold if words.replace("\n", " ").rstrip("… ") not in plain] == [], page.name


def test_games_and_windows_have_their_pages() -> None:
    helped = {command.load().HELP for command in window_commands() if command.opens}
    assert {game.page for game in GAMES.values()} | helped <= set(pages.NAMES)


def test_the_wheel_carries_every_page() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
    carried = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert carried["resources"] == "tiling_gui/resources"
    assert carried["CHANGELOG.md"] == f"tiling_gui/resources/docs/{pages.CHANGES}.md"
    for name in set(pages.NAMES) - set(WRITTEN) - {pages.CHANGES}:
        assert carried[f"docs/{name}.md"] == f"tiling_gui/resources/docs/{name}.md"
    assert carried["docs/schema"] == "tiling_gui/resources/docs/schema"


def test_a_language_without_a_page_shows_it_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert pages.page_file("start", "xx") == pages.page_file("start")
    german = tmp_path / "help" / "xx" / "start.md"
    german.parent.mkdir(parents=True)
    german.write_text("# Erste Schritte\n", encoding="utf-8")
    shipped = pages.resource

    def resource(name: str) -> Path:
        return tmp_path / name if (tmp_path / name).exists() else shipped(name)

    monkeypatch.setattr(pages, "resource", resource)
    assert pages.page_file("start", "xx") == german
    assert pages.page_file("tiling", "xx") == pages.page_file("tiling")


def test_keys_are_put_in_as_they_are_now() -> None:
    text = "Press **Solve** (F5) or **Quit** (Ctrl+Q), not **Nonsense** (X).\n<!-- keys -->\n"
    found = pages.with_keys(text, {"Solve": "Ctrl+1", "Quit": ""}, "TABLE")
    assert found == "Press **Solve** (Ctrl+1) or **Quit**, not **Nonsense** (X).\nTABLE\n"


def test_searching_finds_the_pages_with_all_the_words() -> None:
    assert pages.containing("") == list(pages.NAMES)
    assert "theory" in pages.containing("zugzwang leaf")
    assert pages.containing("nosuchwordanywhere") == []
