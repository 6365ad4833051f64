"""Files of rows: written atomically, validated on reading, resumed after a kill; and only own ones are facts."""

import contextlib
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.waits import until
from tests.walks import walked
from tiling_gui.core.bound_store import LARGEST_COUNT, Bound, MemoryBoundStore
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run
from tiling_gui.engine import Engine, solver
from tiling_gui.engine.position_keys import position_key
from tiling_gui.engine.proving import prove
from tiling_gui.engine.rows_file import FORMAT, Checkpoint, HearsayStore, read_row, read_rows, write_row
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition, read_shape
from tiling_gui.provenance import Provenance

FACT = Bound("2x3:3f", 3, 3, 2, 3, 17, 1.5)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    file = tmp_path / "work.checkpoint"
    kept = Checkpoint(file)
    kept.put(FACT)
    kept.put(Bound("1x4:f", 2, 2, 0, 1))
    kept.flush()
    assert {fact.key: fact for fact in Checkpoint(file).all()} == {fact.key: fact for fact in kept.all()}
    assert Checkpoint(file).get("2x3:3f") == FACT
    assert Checkpoint(file).get("2x2:f") is None


def test_facts_are_merged_and_contradictions_refused(tmp_path: Path) -> None:
    kept = Checkpoint(tmp_path / "c")
    kept.put(Bound("2x3:3f", 1, 3, 0, 3))
    kept.put(FACT)
    assert kept.all()[0].bounds(Side.MAX) == (3, 3)
    with pytest.raises(InputError):
        kept.put(Bound("2x3:3f", 0, 2, 0, 3))


def test_a_missing_file_is_an_empty_checkpoint_and_nothing_is_written_without_facts(tmp_path: Path) -> None:
    kept = Checkpoint(tmp_path / "new")
    assert kept.all() == []
    kept.flush()
    assert list(tmp_path.iterdir()) == []


def test_facts_of_another_engine_are_not_believed(tmp_path: Path) -> None:
    file = tmp_path / "c"
    kept = Checkpoint(file)
    kept.put(Bound("2x3:3f", 3, 3, 3, 3, engine="0"))
    kept.flush()
    assert Checkpoint(file).all() == []


@given(
    st.sampled_from([(1, 4), (9, 9), (20, 20), (1, 128)]).flatmap(
        lambda size: st.tuples(st.just(size), st.integers(1, (1 << size[0] * size[1]) - 1))
    ),
    st.integers(1, 30),
    st.integers(0, LARGEST_COUNT),
    st.floats(0, 1e9),
)
def test_rows_are_read_back_however_long(
    part: tuple[tuple[int, int], int], parts: int, nodes: int, seconds: float
) -> None:
    (rows, columns), squares = part
    row = Bound(
        "+".join([f"{rows}x{columns}:{squares:x}"] * parts), 0, 0, 0, 1 if squares & squares - 1 else 0, nodes, seconds
    )
    assert read_row(write_row(row)) == row


HEAD = json.dumps({"format": FORMAT, "version": 1})
LINE = json.dumps({"key": "2x3:3f", "max": [3, 3], "min": [2, 3], "nodes": 1, "seconds": 0.5, "engine": "1"})


@walked(
    "text",
    [
        "",
        "\n",
        "{}",
        "[" * 100_000,
        HEAD,
        HEAD.replace("1", "2") + "\n",
        HEAD.replace("1", "true") + "\n",
        f"{HEAD}\n{LINE}",
        f"{HEAD}\n{LINE[:-9]}\n",
        f"{HEAD}\nnull\n",
        f"{HEAD}\n\n",
        f"{HEAD}\n{LINE.replace('[3, 3]', '[3, 4]')}\n",
        f"{HEAD}\n{LINE.replace('[3, 3]', '[3, 2]')}\n",
        f"{HEAD}\n{LINE.replace('[3, 3]', '[true, 3]')}\n",
        f"{HEAD}\n{LINE.replace('[3, 3]', '[3, 3, 3]')}\n",
        f"{HEAD}\n{LINE.replace('2x3:3f', '2x3:ff')}\n",
        f"{HEAD}\n{LINE.replace('0.5', 'NaN')}\n",
        f"{HEAD}\n{LINE.replace('0.5', '1e999')}\n",
        f"{HEAD}\n{LINE}\n{LINE.replace('[3, 3]', '[1, 2]')}\n",
        "\ufeff{",
        "SQLite format 3\x00",
    ],
)
def test_what_is_no_checkpoint_is_refused_with_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "c"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(InputError) as caught:
        Checkpoint(file)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


@settings(max_examples=80)
@given(st.data())
def test_damaged_files_are_refused_or_read_never_anything_else(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    whole = f"{HEAD}\n{LINE}\n".encode()
    place = data.draw(st.integers(0, len(whole)))
    damage = data.draw(st.binary(max_size=6))
    cut = data.draw(st.integers(0, 6))
    file = tmp_path_factory.mktemp("fuzz") / "c"
    file.write_bytes(whole[:place] + damage + whole[place + cut :])
    facts: dict[str, Bound] = {}
    with contextlib.suppress(InputError):
        facts = read_rows(file).facts
    assert all(0 <= fact.lower_max <= fact.upper_max for fact in facts.values())


def test_a_solve_goes_on_from_what_was_proved(tmp_path: Path) -> None:
    position = DominoPosition.start(7, 7, Side.MIN)
    file = tmp_path / "c"
    first = Engine(threads=1, memory_mb=64, bound_store=Checkpoint(file)).solve(position, Run(Limit(nodes=13_000)))
    assert first.value is None
    known = Checkpoint(file)
    assert len(known.all()) > 1
    second = Engine(threads=1, memory_mb=64, bound_store=known).solve(position)
    assert second.value == 22
    fresh = Engine(threads=1, memory_mb=64).solve(position)
    assert fresh.value == 22
    assert second.nodes < fresh.nodes


@pytest.mark.parametrize("threads", [1, 2])
def test_the_row_of_the_whole_board_says_what_all_its_solves_have_searched(
    threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solver, "WORTH_STORING", 1_000)
    position, known = DominoPosition.start(7, 7), MemoryBoundStore()
    engine = Engine(threads=threads, memory_mb=64, bound_store=known)
    first, second = engine.solve(position, Run(Limit(nodes=8_000))), engine.solve(position)
    assert (first.value, second.value) == (None, 22)
    whole = known.get(position_key(position.board, position.live))
    assert whole is not None
    assert whole.nodes == first.nodes + second.nodes
    again = Engine(threads=1, memory_mb=64, bound_store=known).solve(position)
    assert (again.nodes, again.from_store) == (whole.nodes, True)


def test_every_kept_fact_is_true(tmp_path: Path) -> None:
    kept = Checkpoint(tmp_path / "c")
    Engine(threads=2, memory_mb=64, bound_store=kept).solve(DominoPosition.start(7, 7), Run(Limit(nodes=10_000)))
    engine = Engine(threads=1, memory_mb=64)
    chance = random.Random(1)
    facts = [fact for fact in kept.all() if "+" not in fact.key]
    assert facts
    for fact in chance.sample(facts, min(len(facts), 3)):
        size, _, mask = fact.key.partition(":")
        rows, columns = map(int, size.split("x"))
        squares = int(mask, 16)
        text = "\n".join(
            "".join("." if squares >> r * columns + c & 1 else "#" for c in range(columns)) for r in range(rows)
        )
        for side in (Side.MAX, Side.MIN):
            lower, upper = fact.bounds(side)
            value = engine.solve(read_shape(text, side)).value
            assert value is not None
            assert lower <= value <= upper


SCRIPT = """
import sys
from tiling_gui.engine import Engine
from tiling_gui.engine.rows_file import Checkpoint
from tiling_gui.games.domino.rules import DominoPosition
Engine(threads=2, memory_mb=128, bound_store=Checkpoint(sys.argv[1], interval=0)).solve(DominoPosition.start(8, 8))
"""


def test_killed_in_the_middle_nothing_is_lost_and_the_value_is_the_same(tmp_path: Path) -> None:
    file = tmp_path / "c"
    process = subprocess.Popen([sys.executable, "-c", SCRIPT, str(file)])
    try:
        until(file.exists)
    finally:
        process.kill()
        process.wait()
    facts = Checkpoint(file).all()
    assert facts
    # Facts hold on every board: a smaller one is solved with and without them.
    position = DominoPosition.start(6, 6, Side.MIN)
    with_facts = Engine(threads=1, memory_mb=64, bound_store=Checkpoint(file)).solve(position)
    assert with_facts.value == Engine(threads=1, memory_mb=64).solve(position).value == 16


def test_what_a_keeper_knows_is_not_searched() -> None:
    position = DominoPosition.start(5, 6)
    memory = MemoryBoundStore()
    memory.put(Bound(position_key(position.board, position.live), 14, 14, 14, 14, nodes=123, seconds=4.5))
    solution = Engine(threads=1, memory_mb=16, bound_store=memory).solve(position)
    assert solution.from_store
    assert (solution.value, solution.nodes, solution.seconds) == (14, 123, 4.5)
    end = position
    for move in solution.line:
        end = end.play(move)
    assert end.is_over
    assert end.count == 14


# Rows of others ----------------------------------------------------------------------------------------------

RING = "3x3:1ef"
"""Eight squares around a hole: whoever moves first gets one less (docs/matching.md)."""
TRUE, FALSE = Bound(RING, 3, 3, 4, 4), Bound(RING, 4, 4, 4, 4)


def test_a_checkpoint_of_another_installation_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "c"
    kept = Checkpoint(file, provenance=Provenance(tmp_path))
    kept.put(FACT)
    kept.flush()
    assert Checkpoint(file, provenance=Provenance(tmp_path)).all() == [FACT]
    with pytest.raises(InputError, match="was not written by this installation: --rows"):
        Checkpoint(file, provenance=Provenance(None))


def test_a_row_that_its_writer_had_from_others_is_no_fact_even_in_an_own_file(tmp_path: Path) -> None:
    file = tmp_path / "c"
    file.write_text(f'{HEAD}\n{LINE[:-1]}, "rests_on": ["import f.campaign"]}}\n')
    rows = read_rows(file)
    assert rows.facts == {}
    assert [row.key for row in rows.all] == ["2x3:3f"]


def test_what_is_proved_with_hearsay_stays_in_memory() -> None:
    proved = MemoryBoundStore([FACT])
    hearsay = HearsayStore("f", [TRUE], proved)
    assert hearsay.tells_more
    hearsay.put(Bound("2x2:f", 2, 2, 2, 2))
    assert {row.key for row in hearsay.all()} == {"2x3:3f", RING, "2x2:f"}
    assert hearsay.get("2x3:3f") == FACT
    assert proved.all() == [FACT]
    assert not HearsayStore("f", [TRUE], MemoryBoundStore([TRUE])).tells_more


def test_a_row_that_contradicts_what_is_proved_is_refused() -> None:
    with pytest.raises(InputError, match=r"its row about 3x3:1ef contradicts what is proved here\.$"):
        HearsayStore("f", [FALSE], MemoryBoundStore([TRUE]))


def test_rows_are_proved_small_ones_first_until_a_false_one(engine: Engine) -> None:
    facts = MemoryBoundStore()
    rows = [Bound("4x4:ffff", 7, 7, 6, 8), TRUE, Bound("2x2:f", 2, 2, 2, 2)]  # 4x4 is worth 7 with MAX first
    found = prove(rows, facts, engine)
    assert (found.rows, found.held, found.wrong) == (3, 3, ())
    assert {row.key for row in facts.all()} == {row.key for row in rows}
    assert prove(rows, facts, engine).rows == 0, "they are known"
    facts = MemoryBoundStore()
    found = prove([rows[0], FALSE, rows[2]], facts, engine)
    assert (found.held, found.wrong) == (1, (RING,))
    assert [row.key for row in facts.all()] == ["2x2:f"]
