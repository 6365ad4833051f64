"""Every number has its warrant: its statements are true, and its grounds exist."""

import gzip
import json
import shlex
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from tiling_gui import cli
from tiling_gui.core import catalogue
from tiling_gui.core.game import Side
from tiling_gui.core.results import Solution
from tiling_gui.engine.position_keys import bound_of
from tiling_gui.games.domino.rules import DominoPosition, read_shape
from tiling_gui.paths import resource
from tiling_gui.records.known import Bounds
from tiling_gui.search.engine import make_engine
from tiling_gui.store import Store
from tiling_gui.store.grounds import BoardBounds, Kind, known
from tiling_gui.store.warrants import sentences, warrant

TOP = Path(__file__).resolve().parents[2]
SHAPE = read_shape("...\n.#.\n...", Side.MAX)
"""A ring of eight: whoever moves first leaves a path of six, of which any play gives 2 or 3 more."""


def kinds(position, store=None, shown=None):
    return [ground.kind for ground in warrant(position, store, shown).grounds]


def test_a_value_that_was_shipped_names_its_file_and_digest() -> None:
    found = warrant(DominoPosition.start(5, 6))
    (ground,) = found.grounds
    text = (resource("engine/values.json")).read_text(encoding="utf-8")
    assert (found.value, ground.kind, ground.file) == (14, Kind.SHIPPED, "engine/values.json")
    assert ground.digest == sha256(text.encode()).hexdigest()
    entry = next(one for one in json.loads(text)["boards"] if (one["board"], one["first"]) == ("5x6", "MAX"))
    assert (ground.positions, ground.seconds) == (entry["nodes"], entry["seconds"])
    assert found.prove == "tiling-gui solve 5x6 --fresh --no-store"


def test_a_solve_of_here_says_when_and_what_it_cost(store: Store) -> None:
    line = tuple(SHAPE.read(move) for move in ("a1-b1",))
    end = SHAPE.play(line[0])
    while not end.is_over:
        line, end = (*line, end.moves()[0]), end.play(end.moves()[0])
    store.results.add(Solution(SHAPE, end.count, end.count, line, nodes=123, seconds=0.5))
    (ground,) = [one for one in warrant(SHAPE, store).grounds if one.kind is Kind.SEARCH]
    assert (ground.positions, ground.seconds, ground.engine) == (123, 0.5, "1")
    assert ground.when == store.solves()[0].when


def test_closed_forms_and_certificates_are_named_by_their_theorems(store: Store) -> None:
    found = warrant(DominoPosition.start(2, 30))
    assert (found.value, [(g.kind, g.by) for g in found.grounds]) == (30, [(Kind.THEOREM, "Theorem 11")])
    path = warrant(DominoPosition.start(1, 80, Side.MIN))
    assert (path.value, path.grounds[0].by) == ((3 * 80 + 1) // 7, "Theorem 10")
    strip = warrant(DominoPosition.start(3, 29), store)
    assert strip.value == 39
    assert [(ground.kind, ground.by) for ground in strip.grounds] == [
        (Kind.CERTIFICATE, "3 × n"),
        (Kind.THEOREM, "Theorem 19"),
    ]
    third = warrant(DominoPosition.start(3, 40), store)  # n = 1 modulo 3
    assert (third.value, [ground.by for ground in third.grounds]) == (53, ["3 × n", "Theorem 19"])
    second = warrant(DominoPosition.start(3, 29, Side.MIN), store)
    assert (second.value, [ground.by for ground in second.grounds]) == (39, ["Theorem 20", "Theorem 19"])
    assert (TOP / shlex.split(second.grounds[0].check)[-1]).is_file()
    four = warrant(DominoPosition.start(4, 26), store)  # at most 48; blocks allow one more
    assert [ground.by for ground in four.grounds if ground.upper == 48] == ["Theorem 21"]
    five = warrant(DominoPosition.start(5, 20, Side.MIN), store)
    assert [ground.by for ground in five.grounds if ground.upper == 47] == ["Theorem 25"]
    for ground, begin in zip(
        strip.grounds, (b'{"format": "tiling-gui certificate"', b"rows 3 period 3 rise 8"), strict=True
    ):
        table = TOP / shlex.split(ground.check)[-1]  # the file that the command checks exists and is the one it reads
        assert gzip.decompress(table.read_bytes()).startswith(begin)


def test_bounds_of_an_open_board_have_a_ground_each() -> None:
    found = warrant(DominoPosition.start(8, 9))
    low, high = found.grounds
    assert (low.lower, low.kind, low.by) == (found.lower, Kind.CERTIFICATE, "8 × n")
    assert (high.upper, high.file) == (found.upper, "rows/8x9.rows.gz")
    assert (TOP / "resources" / high.file).exists()
    assert sentences(found)[0] == f"At least {found.lower}: by a certificate for 8 × n (Theorem 16), without a search."


def test_the_middle_of_a_game_rests_on_rows_or_on_the_game(store: Store) -> None:
    position = DominoPosition.start(6, 6).play(((0, 0), (0, 1)))
    engine = make_engine(catalogue.game("domino"))
    solved = engine.solve(position)
    engine.close()
    store.facts.put(bound_of(position, solved.value, solved.value, 1000, 2.5))
    assert store.results.of(position) == []  # a position in the middle of a game is not stored as a result
    here = warrant(position, store)
    assert (here.value, here.grounds[0].kind) == (solved.value, Kind.SEARCH)
    assert here.grounds[0].symmetric
    mirrored = DominoPosition.start(6, 6).play(((5, 4), (5, 5)))
    assert warrant(mirrored, store).value == solved.value
    alone = warrant(position, None, Bounds(solved.value, solved.value))
    assert [ground.kind for ground in alone.grounds] == [Kind.GAME]
    assert alone.prove == ""


def test_an_estimate_says_that_it_is_one() -> None:
    found = warrant(SHAPE, None, None, (3.25, "the fitted evaluation"))
    assert found.grounds[-1].kind is Kind.ESTIMATE
    assert "≈3.2 is an estimate, not proved: the fitted evaluation." in sentences(found)


@pytest.mark.parametrize("text", ["matching:petersen", "heaps:nim:3,5", "ellie:2x4", "sharing:path:4,edges,vertices,2"])
def test_other_games_have_theirs(text: str, store: Store) -> None:
    position = catalogue.read_position(text)
    engine = make_engine(catalogue.game_of_position(position), bound_store=store.facts)
    solved = engine.solve(position)
    engine.close()
    assert sentences(warrant(position)) == ["Nothing is proved about this position yet."]
    shown = warrant(position, store, Bounds(solved.lower, solved.upper))
    assert (shown.value, [ground.kind for ground in shown.grounds]) == (solved.value, [Kind.GAME])
    store.results.add(solved)
    assert kinds(position, store)[0] is Kind.SEARCH
    end = position
    while not end.is_over:
        end = end.play(end.moves()[0])
    assert kinds(end) == [Kind.OVER] or end.value() is None


@pytest.mark.parametrize("text", ["5x6", "matching:petersen", "heaps:nim:3,5", "ellie:2x4", "evaluate:x/y+z"])
def test_the_command_that_proves_it_anew_is_one(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = warrant(catalogue.read_position(text)).prove
    assert command.startswith("tiling-gui solve ")
    assert cli.main([*shlex.split(command)[1:], "--quiet"]) == 0
    assert ": " in capsys.readouterr().out


def test_a_solve_that_only_looked_for_a_line_of_play_proved_nothing(store) -> None:
    position = DominoPosition.start(3, 34)
    store.results.add(Solution(position, 45, 45, nodes=50_749))
    found = warrant(position, store)
    assert (found.value, [ground.kind for ground in found.grounds]) == (45, [Kind.CERTIFICATE, Kind.THEOREM])


@pytest.mark.parametrize("size", [(9, 9), (8, 9)])
@pytest.mark.parametrize("first", [Side.MAX, Side.MIN])
def test_everything_that_shows_bounds_of_a_board_shows_the_same(
    store: Store, size: tuple[int, int], first: Side
) -> None:
    position = DominoPosition.start(*size, first)
    lower, upper = known(position, store).pair or (0, 0)
    store.results.put_progress(replace(store.results.begun(position), upper=upper - 1, nodes=5))
    found = known(position, store)
    assert (found.lower, found.upper) == (lower, upper - 1)
    assert store.known_bounds(position) == found
    assert BoardBounds(store)(size, first) == (lower, upper - 1)
    why = warrant(position, store)
    assert (why.lower, why.upper) == (lower, upper - 1)
