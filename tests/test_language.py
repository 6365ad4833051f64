"""Translation of texts: English without a translator, plural forms, and names filled in."""

from collections.abc import Iterator

import pytest

from tests.walks import walked
from tiling_gui import language
from tiling_gui.language import mark, plural, tr


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Removes the translator after the test."""
    yield
    language.use(None)


def test_without_a_translator_texts_are_their_english() -> None:
    assert tr("No moves yet.") == "No moves yet."
    assert tr("Bad move {move}.", move="a1–a2") == "Bad move a1–a2."
    assert mark("Solve") == "Solve"


@walked(("n", "text"), [(0, "0 dominoes on 3"), (1, "1 domino on 3"), (2, "2 dominoes on 3")])
def test_english_has_two_forms(n: int, text: str) -> None:
    assert plural("%n dominoes on {where}", "%n domino on {where}", n, where=3) == text


def test_a_translator_gets_the_english_and_the_number() -> None:
    asked = []

    def shout(text: str, singular: str | None, n: int) -> str:
        asked.append((text, singular, n))
        return text.upper().replace("%N", str(n))

    language.use(shout)
    assert tr("quiet") == "QUIET"
    assert plural("%n holes", "%n hole", 4) == "4 HOLES"
    assert asked == [("quiet", None, -1), ("%n holes", "%n hole", 4)]


def test_braces_in_what_is_filled_in_do_no_harm() -> None:
    assert tr("No {what} here.", what="{x}") == "No {x} here."
