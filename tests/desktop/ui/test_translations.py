"""Every user-visible text is translatable, collected, and has the same placeholders in every language."""

import ast
import re
import string
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

import tiling_gui
from tests.programs import program
from tests.walks import walked
from tiling_gui import language, paths
from tiling_gui.desktop.ui import translations
from tiling_gui.language import plural, tr

PACKAGE = Path(tiling_gui.__file__).parent
MAKER = program("packaging/translations.py")
MODULES = sorted(PACKAGE.rglob("*.py"))
CODES = [code for code in translations.LANGUAGES if code != translations.ENGLISH]
FUNCTIONS = ("tr", "plural", "mark", "input_error")
COMPLETE = frozenset({"de", "fr"})
"""Languages with complete translations, in which no text may be missing from now on."""


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Restores English after the test."""
    monkeypatch.delenv(translations.VARIABLE, raising=False)
    yield
    monkeypatch.delenv(translations.VARIABLE, raising=False)  # otherwise English is not what gets installed
    translations.install(qapp, translations.ENGLISH)


# What is collected ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Call:
    """A call of one of FUNCTIONS in the sources."""

    where: str
    function: str
    node: ast.Call
    above: tuple[ast.AST, ...]
    """The enclosing syntax nodes, the module last."""

    @property
    def literal(self) -> str | None:
        """Its first argument if it is a literal."""
        return _literal(self.node.args[0]) if self.node.args else None

    @property
    def source(self) -> tuple[str, str]:
        """(text, singular or comment), as in the .ts files."""
        comment = _literal(self.node.args[1]) if len(self.node.args) > 1 else ""
        return self.literal or "", comment or ""


def _literal(node: ast.AST) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@cache
def all_calls() -> list[Call]:
    """All of them in the sources."""
    found: list[Call] = []
    above: list[ast.AST] = []

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FUNCTIONS:
            where = f"{path.relative_to(PACKAGE)}:{node.lineno}"
            found.append(Call(where, node.func.id, node, tuple(reversed(above))))
        above.append(node)
        for child in ast.iter_child_nodes(node):
            visit(child)
        above.pop()

    for path in MODULES:
        visit(ast.parse(path.read_text(encoding="utf-8")))
    return found


def test_texts_are_literals_or_names_of_marked_ones() -> None:
    computed = (ast.Name, ast.Attribute, ast.Subscript, ast.Call, ast.IfExp, ast.BoolOp)
    wrong = [
        f"{call.where} {ast.unparse(call.node)}"
        for call in all_calls()
        if call.literal is None
        and not (call.function in ("tr", "input_error") and isinstance(call.node.args[0], computed))
    ]
    assert not wrong, "\n".join(wrong)


def test_plurals_have_a_singular_that_is_a_literal_and_a_number() -> None:
    wrong = [
        call.where
        for call in all_calls()
        if call.function == "plural" and (len(call.node.args) != 3 or _literal(call.node.args[1]) is None)
    ]
    assert not wrong, "\n".join(wrong)


def test_no_text_is_asked_for_inside_an_f_string() -> None:
    """The collector does not look inside them."""
    wrong = [call.where for call in all_calls() if any(isinstance(node, ast.JoinedStr) for node in call.above)]
    assert not wrong, "\n".join(wrong)


def test_no_text_is_asked_for_before_the_language_is_known() -> None:
    """At import and in default arguments texts may only be marked."""
    wrong = []
    for call in all_calls():
        inside = any(isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) for node in call.above)
        default = any(isinstance(node, ast.arguments) for node in call.above)
        if any(isinstance(node, ast.Raise) for node in call.above):
            continue  # a module that says why it cannot be imported
        if call.function != "mark" and (not inside or default):
            wrong.append(call.where)
    assert not wrong, "\n".join(wrong)


def test_no_text_is_asked_for_and_thrown_away() -> None:
    """For example a docstring that was taken for a text."""
    wrong = [call.where for call in all_calls() if isinstance(call.above[0], ast.Expr)]
    assert not wrong, "\n".join(wrong)


def test_values_are_filled_into_every_text_that_names_them() -> None:
    wrong = []
    for call in all_calls():
        given = {keyword.arg for keyword in call.node.keywords}
        if call.function == "mark" or call.literal is None or None in given:
            continue
        wanted = names(call.literal) if given else set()
        unfilled = not given and re.search(r"(?<!\{)\{\w+\}", call.literal)
        if wanted != given or unfilled:
            wrong.append(f"{call.where} {sorted(wanted)} {sorted(given)}")
    assert not wrong, "\n".join(wrong)


def names(text: str) -> set[str]:
    """The {names} of a text."""
    return {name.partition(".")[0] for _, name, _, _ in string.Formatter().parse(text) if name is not None}


# The files -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Message:
    """A text of a .ts file."""

    source: str
    singular: str
    forms: tuple[str, ...]
    finished: bool
    numerus: bool


def _messages(code: str) -> list[Message]:
    found = []
    for node in ET.parse(paths.resource(f"translations/tiling-gui_{code}.ts")).getroot().iter("message"):
        translation = node.find("translation")
        assert translation is not None
        forms = tuple(form.text or "" for form in translation.findall("numerusform")) or (translation.text or "",)
        numerus = node.get("numerus") == "yes"
        finished = translation.get("type") != "unfinished"
        found.append(Message(node.findtext("source", ""), node.findtext("comment", ""), forms, finished, numerus))
    return found


@walked("code", CODES)
def test_every_text_is_collected(code: str) -> None:
    """If this fails: `make translations`."""
    there = {(message.source, message.singular) for message in _messages(code)}
    wanted = {call.source for call in all_calls() if call.literal is not None}
    assert wanted - there == set()
    assert there - wanted == set()


@pytest.mark.parametrize("code", CODES)
def test_what_is_read_is_what_is_written(code: str, tmp_path: Path) -> None:
    ts = paths.resource(f"translations/tiling-gui_{code}.ts")
    assert MAKER.release(ts, tmp_path / "made.qm") == 0
    assert (tmp_path / "made.qm").read_bytes() == ts.with_suffix(".qm").read_bytes()


@walked("code", CODES)
def test_translations_keep_names_numbers_and_marks(code: str) -> None:
    wrong = []
    for message in _messages(code):
        for form in message.forms:
            if not form:
                continue
            same = names(form) == names(message.source) if "{" in message.source else "{" not in form
            if message.numerus:
                # The form for one may use the word "one", as in English.
                same = same and ("%n" in form or form == message.forms[0] or "%n" not in message.source)
            same = same and form.count(";;") == message.source.count(";;")
            same = same and ("…" in form) == ("…" in message.source)
            same = same and (form[:1].isspace(), form[-1:].isspace()) == (
                message.source[:1].isspace(),
                message.source[-1:].isspace(),
            )
            if not same:
                wrong.append(f"{message.source!r} -> {form!r}")
    assert not wrong, "\n".join(wrong)


@walked("code", CODES)
def test_what_is_said_to_be_complete_is(code: str) -> None:
    messages = _messages(code)
    missing = [message.source for message in messages if not message.finished or not all(message.forms)]
    print(f"{code}: {len(missing)} of {len(messages)} texts are not translated")
    assert not missing or code not in COMPLETE, "\n".join(missing)


BREAKABLE = re.compile(r"« |[^\s|] (?:[;!?»]|:(?!=))(?![^\s)*.,\"'<])")
"""Where French text could break before a punctuation mark or after an opening one. `:=` is notation."""
CODE = re.compile(r"```.*?```|`[^`\n]*`|\$[^$\n]*\$", re.DOTALL)


def test_no_line_of_french_begins_with_a_mark() -> None:
    said = [form for message in _messages("fr") for form in message.forms]
    said += [CODE.sub("x", page.read_text("utf-8")) for page in sorted(paths.resource("help/fr").glob("*.md"))]
    found = [text[max(0, at.start() - 30) : at.end() + 10] for text in said for at in BREAKABLE.finditer(text)]
    assert not found, "\n".join(found)


# The translator ------------------------------------------------------------------------------------------------


TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message><source>Undo</source><translation>Annuler</translation></message>
    <message><source>First</source><translation>Premier</translation></message>
    <message><source>First</source><comment>step</comment><translation>Début</translation></message>
    <message><source>Wrote {file}.</source><translation>{file} est écrit.</translation></message>
    <message><source>Redo</source><translation type="unfinished"></translation></message>
    <message numerus="yes"><source>%n dominoes in {place}</source><comment>%n domino in {place}</comment>
        <translation>
            <numerusform>%n domino à {place}</numerusform><numerusform>%n dominos à {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes"><source>%n holes</source><comment>%n hole</comment>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
</context>
</TS>
"""


def test_what_is_missing_or_unfinished_is_named(tmp_path: Path) -> None:
    file = tmp_path / "some.ts"
    file.write_text(TS, encoding="utf-8")
    assert MAKER.untranslated(file) == ["Redo", "%n holes"]
    finished = TS.replace("></translation>", ">Refaire</translation>", 1)
    file.write_text(finished, encoding="utf-8")
    assert MAKER.untranslated(file) == ["Redo", "%n holes"]  # unfinished: not reviewed yet
    file.write_text(finished.replace(' type="unfinished"', "", 1), encoding="utf-8")
    assert MAKER.untranslated(file) == ["%n holes"]


@pytest.fixture
def french(tmp_path: Path) -> Iterator[None]:
    """A small French translation of its own."""
    ts = tmp_path / "small.ts"
    ts.write_text(TS, encoding="utf-8")
    assert MAKER.release(ts, tmp_path / "small.qm") == 0
    language.use(translations._texts(tmp_path / "small.qm"))
    yield
    language.use(None)


def test_texts_come_from_the_file_and_what_it_lacks_is_english(french: None) -> None:
    assert tr("Undo") == "Annuler"
    assert tr("Wrote {file}.", file="a{b}.txt") == "a{b}.txt est écrit."
    assert tr("Redo") == "Redo"
    assert (tr("First"), tr("First", "step"), tr("Redo", "again")) == ("Premier", "Début", "Redo")
    assert tr("Never heard of {what}.", what="it") == "Never heard of it."


@pytest.mark.parametrize(
    ("n", "french_form", "english"), [(0, "domino", "0 holes"), (1, "domino", "1 hole"), (2, "dominos", "2 holes")]
)
def test_the_form_is_that_of_the_language(french: None, n: int, french_form: str, english: str) -> None:
    """0 is singular in French and plural in English."""
    assert plural("%n dominoes in {place}", "%n domino in {place}", n, place="a1") == f"{n} {french_form} à a1"
    assert plural("%n holes", "%n hole", n) == english


def test_a_file_that_is_no_translation_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "bad.qm").write_bytes(b"nothing")
    with pytest.raises(OSError, match=r"bad\.qm"):
        translations._texts(tmp_path / "bad.qm")


class _System:
    def __init__(self, *spoken: str) -> None:
        self.spoken = spoken

    def uiLanguages(self) -> list[str]:
        return list(self.spoken)


@pytest.mark.parametrize(
    ("spoken", "code"),
    [(("fr-CA", "fr"), "fr"), (("de",), "de"), (("pt-BR", "de-AT", "en"), "de"), (("ja",), "en"), ((), "en")],
)
def test_the_system_s_languages_are_followed(
    monkeypatch: pytest.MonkeyPatch, spoken: tuple[str, ...], code: str
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: _System(*spoken))
    assert translations.wanted("system") == code


def test_the_environment_is_stronger_than_the_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    assert translations.wanted("fr") == "fr"
    assert translations.wanted("no such language") == "en"
    monkeypatch.setenv(translations.VARIABLE, "de")
    assert translations.wanted("fr") == "de"
    monkeypatch.setenv(translations.VARIABLE, "pseudo")
    assert translations.wanted("fr") == "pseudo"


def test_qt_s_own_buttons_speak_the_language_too(qapp: QApplication) -> None:
    assert translations.install(qapp, "de") == "de"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    assert translations.install(qapp, "fr") == "fr"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler"
    translations.install(qapp, "en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


@pytest.mark.parametrize(("code", "verb"), [("de", "färbt"), ("fr", "colorie")])
def test_the_heads_over_moves_are_verbs(qapp: QApplication, code: str, verb: str) -> None:
    translations.install(qapp, code)
    assert tr("colours") == verb, "beside the one who proposes"


@walked("text", ["Undo", "&Game", "Wrote {file}.", "a {{b}} and {c}", "<b>Bold</b> &amp; so", "x" * 80])
def test_the_pseudo_language_keeps_what_is_filled_in_and_is_longer(text: str) -> None:
    made = translations.pseudo(text, None, -1)
    assert made.startswith(translations.OPENING)
    assert made.endswith(translations.CLOSING)
    assert len(made) >= 1.3 * len(text)
    assert names(made) == names(text)
    for kept in re.findall(r"<[^>]+>|&amp;|\{\{|\}\}", text):
        assert kept in made
    assert made.count("&") == text.count("&")
