"""Files, classes and methods named in documents exist, and modules named in docstrings."""

import ast
import builtins
import re
from collections.abc import Callable
from pathlib import Path

import pytest

TOP = Path(__file__).parents[1]
SOURCES = TOP / "tiling_gui"
DOCUMENTS = sorted([*TOP.glob("*.md"), *TOP.glob("docs/*.md"), *TOP.glob("resources/help/*/*.md")])
MODULE = re.compile(r"[\w/]*\w\.py\b")
EXAMPLES = ("games/coins", "features/short_boards")
"""Files that readers of docs/adding_a_game.md and docs/adding_a_window.md create."""

CODE = re.compile(r"`([^`\n]+)`")
FENCED = re.compile(r"```.*?```", re.DOTALL)
FILE = re.compile(r"(docs|packaging|resources|tests|tiling_gui|core|desktop|engine|features|games|session|ui)/[\w./-]+")
CLASS = re.compile(r"(?:tg\.)?([A-Z][a-z]{2,}(?:[A-Z][a-z]+)+)(\(.*\))?")
METHOD = re.compile(r"([A-Z]\w+)\.(\w+)(\(.*\))?")
FOLDERS = (TOP, TOP / "tests", SOURCES, SOURCES / "desktop")
DEFINED = re.compile(r"^\s*(?:async )?(?:class|def) (\w+)|^\s*(?:\w+\.)?(\w+)(?:: .+| = .+)$", re.MULTILINE)
NOT_OURS = {"AppRun", "docs/api", "docs/api/notebooks", *dir(builtins)}
"""Names in documents that are no part of the checkout: of AppImage, made by `make docs`, of Python."""


@pytest.fixture(scope="module")
def defined() -> set[str]:
    """Every name that the sources define: classes, functions, attributes and constants."""
    texts = (path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    return {name for text in texts for pair in DEFINED.findall(text) for name in pair if name}


def unknown(text: str, defined: set[str]) -> list[str]:
    """The files, classes and methods in backticks that do not exist."""
    wrong = []
    for code in CODE.findall(FENCED.sub("", text)):
        if code in NOT_OURS or any(example in code for example in EXAMPLES):
            continue
        if FILE.fullmatch(code) and "XX" not in code:
            wrong += [] if any((folder / code).exists() for folder in FOLDERS) else [code]
        elif names := CLASS.fullmatch(code) or METHOD.fullmatch(code):
            wrong += [] if all(name in defined for name in names.groups() if name and name[0] != "(") else [code]
    return wrong


def in_documents(wrong: Callable[[str], list[str]]) -> dict[str, list[str]]:
    """What is wrong in each document in which anything is."""
    found = {path.relative_to(TOP).as_posix(): wrong(path.read_text(encoding="utf-8")) for path in DOCUMENTS}
    return {path: names for path, names in found.items() if names}


def test_files_classes_and_methods_named_in_a_document_exist(defined: set[str]) -> None:
    assert in_documents(lambda text: unknown(text, defined)) == {}


@pytest.fixture(scope="module")
def modules() -> list[str]:
    """Every module of the checkout by its path from the top, with a leading slash."""
    folders = [SOURCES, TOP / "tests", TOP / "bench", TOP / "research", TOP / "packaging", TOP / "docs"]
    return [f"/{path.relative_to(TOP).as_posix()}" for folder in folders for path in folder.rglob("*.py")]


def absent(text: str, modules: list[str]) -> list[str]:
    found = [name for name in MODULE.findall(text) if not any(example in name for example in EXAMPLES)]
    return [name for name in found if not any(module.endswith(f"/{name}") for module in modules)]


def test_modules_named_in_a_document_are_there(modules: list[str]) -> None:
    assert in_documents(lambda text: absent(text, modules)) == {}


def test_modules_named_in_docstrings_are_there(modules: list[str]) -> None:
    wrong: dict[str, list[str]] = {}
    for path in SOURCES.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if not absent(source, modules):
            continue
        tree = ast.parse(source)
        documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
        texts = [ast.get_docstring(node) or "" for node in ast.walk(tree) if isinstance(node, documented)]
        missing = absent("\n".join(texts), modules)
        if missing:
            wrong[path.relative_to(TOP).as_posix()] = missing
    assert wrong == {}
