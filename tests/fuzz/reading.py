"""Helpers for the fuzz tests: texts that break readers, valid texts with random edits, and the check of a reader.

A reader may accept a text or refuse it with an InputError of one short sentence. Any other exception, a hang or
excessive memory is a failure. A longer run: `pytest tests/fuzz --hypothesis-profile=long`.
"""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from tiling_gui.errors import InputError

LONGEST_SENTENCE = 300
HANGS = 30
"""Seconds after which a reader counts as hanging; normally it takes milliseconds."""

long_run = settings.get_current_profile_name() == "long"


def examples(quick: int) -> settings:
    """Settings for a test: `quick` examples in the ordinary suite, thirty times as many in the long profile."""
    return settings(max_examples=quick * (30 if long_run else 1))


MALFORMED = (
    "",
    " ",
    "\n",
    "\0",
    "\ufeff",
    "\ud800",
    "٣x٤",
    "²x³",
    "-0",
    "--5x--6",
    "1e999999999",
    "1E-999999999",
    "1/0",
    "0.1e400",
    "NaN",
    "Infinity",
    "1_000",
    "9" * 100_000,
    "9" * 5_000 + "x" + "9" * 5_000,
    "1000000000x1000000000",
    "." * 100_000,
    "./" * 100_000,
    "(" * 100_000,
    "[" * 100_000,
    "{" * 100_000,
    '{"a":' * 100_000,
    "[" * 90_000 + "]" * 90_000,
    "-" * 100_000 + "1",
    "1+" * 100_000 + "1",
    "1," * 100_000 + "1",
    "x" * 100_000,
    "a–" * 100_000,
    "a\nb\r\nc\u2028d\x1b[31m",
    "'; DROP TABLE games; --",
    "__import__('os').system('false')",
    '{"__class__": "x", "py/object": "os.system"}',
    "!!python/object/apply:os.system ['false']",
    "\x80\x04\x95",
)
"""Texts that have broken readers: huge numbers, deep nesting, lone surrogates, non-ASCII digits, code."""

TEXT = st.text(max_size=60) | st.text(alphabet="0123456789.,:;/x×-–+*()[]{}\"'=~ #abcxyz\n\t→", max_size=60)
_BITS = st.sampled_from(
    ["", "0", "-1", "9", "99999999", "9" * 400, "1e999", "null", "true", '"', "[", "]", "{", "}", "(", ")", ",", ":",
     "/", "\n", "\\", "\\u0000", "\0", "é", "\ud800", "²", " ", "#", ".", "NaN", "1/0", "--"]
)  # fmt: skip


@st.composite
def broken(draw: st.DrawFn, *valid: str) -> str:
    """One of the valid texts with one to four pieces deleted, doubled, replaced or inserted."""
    text = draw(st.sampled_from(valid))
    for _ in range(draw(st.integers(1, 4))):
        a = draw(st.integers(0, len(text)))
        b = min(len(text), a + draw(st.integers(0, 12)))
        piece = draw(_BITS | st.just(text[a:b] * 2) | st.text(max_size=4))
        text = text[:a] + piece + text[b:]
    return text


def texts(*valid: str) -> st.SearchStrategy[str]:
    """Arbitrary text, and valid texts with random edits."""
    return TEXT | broken(*valid)


_TEN, _TWENTY, _TIMES = st.integers(0, 9), st.integers(0, 19), st.sampled_from((1, 1, 1, 1, 0, 2))


def data_like(valid: Any) -> st.SearchStrategy[Any]:
    """JSON values like the valid one with some parts replaced by anything."""
    anything = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(["", "x", "MAX", "1/0", "9" * 5000]),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
        max_leaves=5,
    )

    @st.composite
    def changed(draw: st.DrawFn, part: Any) -> Any:
        if draw(_TEN) == 0:
            return draw(anything)
        if isinstance(part, dict):
            kept = {key: draw(changed(value)) for key, value in part.items() if draw(_TWENTY)}
            return {**kept, **draw(st.dictionaries(st.text(max_size=3), anything, max_size=1))}
        if isinstance(part, list):
            return [draw(changed(value)) for value in part for _ in range(draw(_TIMES))]
        return part

    return changed(valid)


@contextmanager
def in_time(what: str) -> Iterator[None]:
    """Fails a reader that hangs, if the system has alarms."""
    if sys.platform == "win32":
        yield
        return

    def rung(number: int, frame: FrameType | None) -> None:
        raise AssertionError(f"{what} hangs")

    before = signal.signal(signal.SIGALRM, rung)
    signal.alarm(HANGS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


REFUSED = object()


def read(reader: Callable[[Any], Any], given: Any) -> Any:
    """The reader's result, or REFUSED; asserts that a refusal is one short sentence."""
    with in_time(getattr(reader, "__qualname__", "a reader")):
        try:
            return reader(given)
        except InputError as error:
            sentence = str(error)
    assert sentence.strip() == sentence, sentence
    assert sentence[-1:] in ".!?)…", sentence[-80:]
    assert sentence.isprintable(), ascii(sentence)
    assert len(sentence) <= LONGEST_SENTENCE, sentence
    return REFUSED
