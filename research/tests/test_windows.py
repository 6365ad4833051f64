"""The strategies of Theorem 23 are found again, and the pictures of the page are a proof."""

import gzip
import random

import pytest

from research.windows import DATA, STRATEGIES, Card, Window, cards, files


def test_what_is_shipped_is_found_again() -> None:
    for path, content in files().items():
        if isinstance(content, str):
            assert path.read_text(encoding="utf-8") == content
        else:
            assert gzip.decompress(path.read_bytes()) == gzip.decompress(content)


def test_the_pictures_are_a_proof() -> None:
    """Where a picture fits, after its domino and any answer of MAX, another one fits or MIN wins at once."""
    rows, columns, edges, outside, mine = STRATEGIES["windows_4xn"]
    window = Window(rows, columns, edges)
    shown = cards(window.strategy(outside, mine))
    assert len(shown) == 8, "the page says eight"
    chosen = random.Random(1)
    assert fits(window, shown[0], window.all)
    for card in shown:
        may = [1 << s for s in range(rows * columns) if (card.free & ~card.zone) >> s & 1]
        for _ in range(40):
            free = card.zone | sum(s for s in may if chosen.random() < 0.5)
            after = free & ~card.domino
            assert after == free ^ card.domino
            for reply in [0, *(reply for row in window.shape[2] for reply in map(int, row) if reply & after == reply)]:
                rest = after & ~reply
                next_ = [shown[number - 1] for number in card.follow]
                assert window.kill(rest)[0] or any(fits(window, other, rest) for other in next_)


def fits(window: Window, card: Card, free: int) -> bool:
    return any(free & ~may == 0 == must & ~free for may, must in window.turns(card.free, card.zone))


def test_a_budget_that_is_too_small_is_said() -> None:
    with pytest.raises(ValueError, match="not seen to win"):
        Window(4, 5, ("top", "bottom")).strategy(2, 4)
    assert (DATA / "windows_4xn.gz").exists()
