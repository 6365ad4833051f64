"""The pages of the help and where their files are. No Qt.

User pages are resources/help/LANGUAGE/NAME.md, in English if not translated. Background pages are docs/NAME.md, which
the wheel contains as well. The title of a page is its first heading. Links name a page by its file, from any folder.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from tiling_gui.language import mark
from tiling_gui.paths import resource

ENGLISH = "en"
KEYS = "<!-- keys -->"
"""Placeholder for the list of shortcuts, which is made from the commands when the page is shown."""

CHANGES = "CHANGELOG"
"""The changelog, a file at the top of a checkout."""

SOURCES = "source-paper"
"""The first of the pages about the source documents."""

CONTENTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (mark("First steps"), ("start",)),
    (mark("The games"), ("tiling", "e-valuate", "sharing-games", "ellie-game", "heaps", "matching-game", "completing")),
    (
        mark("The window"),
        (
            "values",
            "solving",
            "learning",
            "strategies",
            "assignments",
            "reasons",
            "keeping",
            "laboratory",
            "keys",
            "command-line",
        ),
    ),
    (mark("Source documents"), (SOURCES, "source-slides", "source-lecture", "source-program")),
    (
        mark("Background"),
        (
            "theory",
            "engine",
            "board_values",
            "sources",
            "search",
            "evaluate",
            "sharing",
            "matching",
            "ellie",
            "levels",
            "cluster",
            "formats",
        ),
    ),
    (mark("Going further"), ("library", "adding_a_game", CHANGES)),
)
"""All pages by file name, under their headings in the list."""

NAMES = tuple(name for _, names in CONTENTS for name in names)

_COMMAND = re.compile(r"\*\*([^*]+)\*\* \(([^()]+)\)")
_HEADING = re.compile(r"^# (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class HelpPage:
    """A page as read from its file."""

    name: str
    title: str
    text: str
    """Markdown."""


def page_name(link: str) -> str:
    """The page a link leads to: "tiling" for "tiling.md" or "../../docs/tiling.md#rules"; "" if it is not a page."""
    path = link.partition("#")[0]
    stem = path.rsplit("/", 1)[-1].removesuffix(".md")
    return stem if path.endswith(".md") and stem in NAMES else ""


def page_file(name: str, language: str = ENGLISH) -> Path:
    """The file of a page. Raises FileNotFoundError for an unknown name."""
    for place in (f"help/{language}/{name}.md", f"help/{ENGLISH}/{name}.md"):
        try:
            return resource(place)
        except FileNotFoundError:
            continue
    return document(f"{name}.md")


def document(name: str) -> Path:
    """A file of docs/, in the wheel or in a checkout. Raises FileNotFoundError for an unknown name."""
    top = resource("help").parent
    for folder in (top / "docs", top.parent / "docs", *([top.parent] if name == f"{CHANGES}.md" else [])):
        if (folder / name).is_file():
            return folder / name
    raise FileNotFoundError(f"no document {name!r} is shipped")


def picture(name: str, *, dark: bool) -> Path:
    """A picture of the pages, e.g. "tiling-move.svg". Raises FileNotFoundError for an unknown name."""
    if dark:
        name = f"{name.removesuffix('.svg')}-dark.svg"
    return resource(f"help/{ENGLISH}/pictures/{name}")


@lru_cache(maxsize=64)
def read(name: str, language: str = ENGLISH) -> HelpPage:
    """A page without its shortcuts filled in. Raises FileNotFoundError for an unknown name."""
    text = page_file(name, language).read_text(encoding="utf-8")
    heading = _HEADING.search(text)
    return HelpPage(name, heading.group(1) if heading else name, text)


def with_keys(text: str, keys: Mapping[str, str], table: str) -> str:
    """The text with the current shortcuts: `keys` by command text, and `table` in place of the list of shortcuts.

    Pages write a command with its shortcut as **Solve** (F5).
    """

    def now(found: re.Match[str]) -> str:
        key = keys.get(found.group(1))
        if key is None:
            return found.group(0)
        return f"**{found.group(1)}** ({key})" if key else f"**{found.group(1)}**"

    return _COMMAND.sub(now, text).replace(KEYS, table)


def containing(words: str, language: str = ENGLISH) -> list[str]:
    """The names of the pages that contain all the words, in the order of the list; all pages if `words` is blank."""
    wanted = words.casefold().split()
    return [name for name in NAMES if all(word in read(name, language).text.casefold() for word in wanted)]
