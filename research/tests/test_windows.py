"""Theorem 23: windows in which MIN makes a square dead, by the definition, by its pictures and as its checker says."""

import gzip
import random
from itertools import product
from types import ModuleType

import pytest

from research.windows import DATA, STRATEGIES, Card, Window, cards, files
from tests.programs import program
from tests.theory.brute_force import makes_dead
from tests.theory.shapes import Cell, around

Squares = frozenset[Cell]


@pytest.fixture(scope="module")
def check() -> ModuleType:
    return program("docs/data/check_windows.py")


def lines_of(name: str) -> list[str]:
    with gzip.open(DATA / f"{name}.gz", "rt") as file:
        return file.read().splitlines()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("windows_4xn", ("4 x 5", "top, bottom", "at most 4 dominoes", "at most 3 of MAX's", "(w - 1)/4")),
        ("windows_mxn", ("5 x 7", "free squares MIN", "at most 6 dominoes", "at most 4 of MAX's", "(w - 1)/5")),
    ],
)
def test_the_shipped_strategies_prove_what_the_page_says(
    check: ModuleType, capsys: pytest.CaptureFixture[str], name: str, words: tuple[str, ...]
) -> None:
    assert check.main(DATA / f"{name}.gz") == 0
    said = capsys.readouterr().out
    assert all(word in said for word in words)
    assert said.endswith("Yes: every reply is answered.\n")


def test_the_checker_is_short_and_imports_nothing_of_ours() -> None:
    text = (DATA / "check_windows.py").read_text(encoding="utf-8")
    assert text.count("\n") <= 120
    assert "tiling_gui" not in text.replace("theory of tiling-gui", "")


@pytest.mark.parametrize(
    ("rows", "columns", "edges", "outside", "true"),
    [
        (4, 5, "top bottom", 3, True),
        (4, 5, "top bottom", 2, False),
        (2, 6, "top bottom", 5, False),
        (3, 3, "", 4, False),
    ],
)
def test_small_windows_by_definition(rows: int, columns: int, edges: str, outside: int, true: bool) -> None:
    """Nobody wastes a square of 2 x n: its value is n, Theorem 11."""
    window = frozenset(product(range(rows), range(columns)))
    assert makes_dead(rows, columns, frozenset(edges.split()))(window, outside) is true


def test_min_wastes_a_square_of_a_real_board_against_every_answer(check: ModuleType) -> None:
    """4 x 7: all answers of MAX, anywhere; MIN knows only the window in its middle."""
    found = check.Strategy(lines_of("windows_4xn"))
    board = frozenset(product(range(4), range(-1, 6)))
    met = 0

    def play(free: Squares, seen: Squares, outside: int, left: int) -> None:
        """`seen` is the position of the strategy; what is free on the board may be less."""
        nonlocal met
        met += 1
        assert left > 0
        zone, _, _ = found.wins(seen, outside)
        assert zone <= free
        at_once = found.dead(seen)
        if at_once is not None:
            if at_once[1] == 0:
                assert any(not around(v) & free for v in zone)
                return
            v, u, w = next(
                (v, u, w)
                for v in zone
                for u in zone & around(v)
                for w in zone & around(u) - {v}
                if found.around(v) <= found.all and found.around(v) & seen == {u}
            )
            assert not around(v) & (free - {u, w})
            return
        domino = found.dominoes[seen, outside]
        free, seen = free - domino, seen - domino
        needed = found.wins(seen, outside - 1)[0]
        for v in free:
            for w in around(v) & free:
                if v < w:
                    if needed & {v, w}:
                        play(free - {v, w}, seen - {v, w}, outside, left - 1)
                    else:
                        play(free - {v, w}, seen, outside - 1, left - 1)

    play(board, found.all, found.outside, 4)
    assert met > 1000


def test_windows_at_the_places_named_leave_no_domino_for_two() -> None:
    """(8,1)i + (1,6)j: 47 squares each, as (column, row)."""
    places = [(8 * i + j, i + 6 * j) for i, j in product(range(-3, 4), repeat=2)]
    assert 8 * 6 - 1 * 1 == 47
    owner: dict[Cell, int] = {}
    for number, (x, y) in enumerate(places):
        for square in product(range(x, x + 7), range(y, y + 5)):
            assert owner.setdefault(square, number) == number
    assert all(owner.get(other, number) == number for square, number in owner.items() for other in around(square))


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
