"""Sentences of errors, whatever they quote."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tiling_gui.errors import LONGEST, InputError, StoreError


@pytest.mark.parametrize("kind", [InputError, StoreError])
@given(text=st.text(max_size=700) | st.text(alphabet="a\n\U0001fae9\u200c", min_size=250, max_size=400))
def test_a_sentence_is_short_and_can_be_printed(kind: type[Exception], text: str) -> None:
    said = str(kind(f"{text} is no board."))
    assert len(said) <= LONGEST
    assert said.isprintable()
    assert said.endswith(" is no board.")


def test_a_short_sentence_stays_as_it_is() -> None:
    assert str(StoreError("é" * LONGEST)) == "é" * LONGEST
