"""Files, checkpoints and workers with false claims: nothing of theirs is ever shown as proved here."""

import gzip
import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from tests.campaigns.workers import NOTCHED_4X5, Unreliable, true_value
from tiling_gui import cli
from tiling_gui.campaigns import file
from tiling_gui.campaigns import run as session
from tiling_gui.campaigns import summary as view
from tiling_gui.campaigns.checking import Checker
from tiling_gui.campaigns.coordinator import Coordinator
from tiling_gui.campaigns.verify import reprove, verify_for
from tiling_gui.campaigns.workers import Answer, Threads
from tiling_gui.core.bound_store import Bound, MemoryBoundStore
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run, StopToken
from tiling_gui.core.results import Solution
from tiling_gui.engine import Engine
from tiling_gui.engine.checkpoint import FORMAT, Checkpoint, fact_line
from tiling_gui.engine.position_keys import squares_of_key
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.paths import resource
from tiling_gui.store import Store

pytestmark = pytest.mark.usefixtures("without_potentials")

BOARD = DominoPosition.start(6, 6)
KEY = "6x6:fffffffff"
LINE = (((0, 0), (0, 1)), ((1, 0), (1, 1)))


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The campaign file of another installation, stopped before its end."""
    path = tmp_path_factory.mktemp("campaign") / "6x6.campaign"
    with Store.in_memory() as store:
        result = session.run(store, BOARD, Threads(1, 32), Run(Limit(nodes=1500)), budget=200)
        file.export(store, result.id, path)
    return path


def changed(path: Path, target: Path, share: float) -> Path:
    """The file with that share of its rows made false."""
    head, *rows = gzip.decompress(path.read_bytes()).decode().splitlines()
    chance = random.Random(1)
    for i in range(len(rows)):
        row = json.loads(rows[i])
        most = row["max"][1]
        if chance.random() < share and most < squares_of_key(row["key"]) // 2:
            row |= {"max": [most + 1, most + 1], "min": [most, most + 1]}
        rows[i] = json.dumps(row)
    target.write_bytes(gzip.compress("\n".join([head, *rows, ""]).encode()))
    return target


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> dict:
    code = cli.main([*words, "--json"])
    out, err = capsys.readouterr()
    assert code == 0, err
    return json.loads(out)


# Files ----------------------------------------------------------------------------------------------------


def test_a_false_file_is_dropped_as_a_whole(tmp_path: Path) -> None:
    """A former bug: with false rows of 7 x 7, `solve` reported 20 as solved instead of 22."""
    rows = [Bound("7x7:1ffffffffffff", 20, 20, 19, 20), Bound("2x3:3f", 1, 1, 1, 2), Bound("1x4:f", 2, 2, 0, 1)]
    head = {"format": file.FORMAT, "version": 1, "rows": 3, "nodes": 9, "seconds": 0.5}
    head["position"] = {"shape": ["." * 7] * 7, "dominoes": [], "first": "MAX"}
    path = tmp_path / "7x7.campaign"
    path.write_text("\n".join([json.dumps(head), *map(fact_line, rows), ""]))
    with Store.in_memory() as store:
        with pytest.raises(
            InputError, match=r"7x7\.campaign is rejected as a whole: of \d rows? .* the one about \S+ is false\.$"
        ):
            file.import_file(store, path)
        assert store.facts.count() == 0
        assert view.entries(store) == []
        assert store.sources.all() == []


def test_a_match_is_judged_by_what_was_proved_here_where_that_is_asked_for(
    honest: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tiling_gui.engine.solver.of_board", lambda key: None)
    answer(capsys, "campaign", "import", str(honest), "--time", "1e-9")
    words = ("match", "6x6", "--max", "random", "--min", "random", "--threads", "1")
    assert answer(capsys, *words)["rests_on"] == "import 6x6.campaign"
    judged = answer(capsys, *words, "--fresh")
    assert judged["games"][0]["minimax"] == 16
    assert "rests_on" not in judged


def test_what_rests_on_a_file_says_so_until_all_of_it_is_proved(
    honest: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tiling_gui.engine.solver.of_board", lambda key: None)  # as if 6 x 6 did not come solved
    name = "import 6x6.campaign"
    found = answer(capsys, "campaign", "import", str(honest), "--time", "1e-9")
    assert (found["source"], found["checked"], found["missed"]) == (name, 0, 1.0)
    assert answer(capsys, "campaign", "list")["campaigns"][0]["rests_on"] == name
    solved = answer(capsys, "solve", "6x6", "--threads", "1")
    assert (solved["value"], solved["rests_on"]) == (16, name)
    assert answer(capsys, "results")["results"][0]["rests_on"] == name
    assert answer(capsys, "analyse", "6x6", "--threads", "1")["rests_on"] == name
    assert name in told(capsys, "solve", "6x6")
    assert name in told(capsys, "results")
    # A search of our own, with only what was proved here.
    fresh = answer(capsys, "solve", "6x6", "--threads", "1", "--fresh")
    assert fresh["value"] == 16
    assert "rests_on" not in fresh
    assert "rests_on" not in answer(capsys, "solve", "6x6")
    # Everything is proved again.
    found = answer(capsys, "campaign", "verify", "--all")
    assert found["proved"] == [name]
    assert found["wrong"] == found["unfinished"] == 0
    assert answer(capsys, "campaign", "sources")["sources"] == []
    assert all("rests_on" not in row for row in answer(capsys, "results")["results"])


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert cli.main(list(words)) == 0
    return capsys.readouterr().out


def test_one_command_forgets_a_file(honest: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answer(capsys, "campaign", "import", str(honest), "--time", "1e-9")
    (source,) = answer(capsys, "campaign", "sources")["sources"]
    gone = answer(capsys, "campaign", "forget", source["source"])
    assert gone["rows"] == source["rows"] > 0
    assert answer(capsys, "campaign", "sources")["sources"] == []
    assert "rests_on" not in answer(capsys, "solve", "6x6", "--threads", "1")
    assert cli.main(["campaign", "forget", "import nothing"]) == 2
    assert "there is nothing to forget" in capsys.readouterr().err


def test_verifying_everything_drops_what_is_false(honest: Path, tmp_path: Path) -> None:
    path = changed(honest, tmp_path / "false.campaign", 0.3)
    with Store.in_memory() as store:
        file.import_file(store, path, seconds=0)
        engine = Engine(threads=1, memory_mb=16)
        found = reprove(store, engine)
        assert found.dropped == ("import false.campaign",)
        assert found.verified.wrong
        assert all(not fact.rests_on for fact in store.facts.all())
        engine.close()


def test_rows_are_checked_for_the_time_that_is_given(honest: Path) -> None:
    facts = file.read(honest)[2]
    engine = Engine(threads=1, memory_mb=16)
    found = verify_for(facts, 1e-9, engine)
    assert (found.checked, found.missed) == (0, 1.0)
    found = verify_for(facts, 60, engine)
    assert found.checked + found.unfinished == len(facts)
    assert not found.wrong
    engine.close()
    if not found.unfinished:
        with Store.in_memory() as store:
            assert file.import_file(store, honest, seconds=60).source == ""
            assert store.sources.all() == []


def test_a_file_of_ours_and_what_is_shipped_are_believed(tmp_path: Path) -> None:
    with Store.in_memory() as store, Store.in_memory() as other:
        result = session.run(store, BOARD, Threads(1, 32), budget=200)
        file.export(store, result.id, tmp_path / "ours")
        with store._database.change() as connection:
            connection.execute("DELETE FROM facts")
        assert file.import_file(store, tmp_path / "ours").source == ""
        assert store.facts.proved_here.count() > 0
        assert file.import_file(other, tmp_path / "ours", seconds=0).source == "import ours"
        text = gzip.decompress((tmp_path / "ours").read_bytes()).decode().splitlines()
        (tmp_path / "touched").write_text("\n".join([*text[:1], *reversed(text[1:]), ""]))
        with store._database.change() as connection:
            connection.execute("DELETE FROM facts")
        assert file.import_file(store, tmp_path / "touched", seconds=0).source == "import touched"


def test_what_is_shipped_has_its_digest() -> None:
    names = {path.name for path in resource("campaigns").glob("*.campaign")}
    digests = json.loads(resource("campaigns/digests.json").read_text())
    assert digests == {name: file.contents(resource(f"campaigns/{name}")).digest for name in names}


@pytest.mark.parametrize("compiled", [True, False])
def test_what_is_solved_with_a_claim_rests_on_it(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    """Also if a small board is solved before anything is compiled."""
    monkeypatch.setattr("tiling_gui.core.preparing.needs_compiling", lambda kind: not compiled)
    with Store.in_memory() as store:
        store.facts.put(Bound("5x5:1ffffff", 12, 12, 12, 12, rests_on=("import f",)))
        engine = Engine(threads=1, memory_mb=16, bound_store=store.facts)
        found = engine.solve(DominoPosition.start(5, 5))
        engine.close()
        assert (found.value, found.rests_on) == (12, ("import f",))


@pytest.mark.parametrize("name", ["tilingResults.txt", "7x7.campaign"])
def test_a_false_file_is_a_source_under_any_name(
    honest: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """A former bug: solved twice, verified and solved again, a false value counted as proved here."""
    row = '{"key": "6x6:fffffffff", "max": [15, 15], "min": [15, 15], "nodes": 5, "seconds": 0.0, "engine": "1"}'
    head = gzip.decompress(honest.read_bytes()).decode().splitlines()[0]
    (tmp_path / name).write_text("\n".join([json.dumps(json.loads(head) | {"rows": 1}), row, ""]))
    source = f"import {name}"
    with Store.open() as store:  # the source that already had this name
        original = store.sources.open("import tilingResults.txt", "another")
        store.results.add(Solution(DominoPosition.start(2, 2), 2, 2, LINE, rests_on=(original,)))
        # With a board whose value is not shipped this would take an hour; only the rows are needed.
        assert file.import_file(store, tmp_path / name, seconds=0).source.startswith(source)
        source = file.import_file(store, tmp_path / name, seconds=0).source or store.facts.get(KEY).rests_on[0]
        false = Solution(BOARD, 15, 15, rests_on=(source,))
        for _ in range(2):
            store.results.add(false)
    for words, key in ((("results",), "results"), (("campaign", "list"), "campaigns")):
        listed = answer(capsys, *words)[key]
        assert {each["rests_on"] for each in listed if each["board"] == "6x6"} == {source}
    for words in ((), ("--fresh",)):
        shown = answer(capsys, "solve", "6x6", "--threads", "1", *words)
        assert (shown["value"], shown.get("rests_on")) in ((16, None), (15, source))
    assert shown["value"] == 16
    answer(capsys, "campaign", "verify", "--all")  # finds it false, unless the fresh solve did so already
    again = answer(capsys, "solve", "6x6", "--threads", "1")
    assert (again["value"], "rests_on" in again) == (16, False)
    assert source not in {each["source"] for each in answer(capsys, "campaign", "sources")["sources"]}
    assert {each["value"] for each in answer(capsys, "results")["results"] if each["board"] == "6x6"} == {16}


# Checkpoints ------------------------------------------------------------------------------------------------


def test_a_checkpoint_from_elsewhere_is_an_import(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "work.checkpoint"
    lines = [json.dumps({"format": FORMAT, "version": 1}), fact_line(Bound(KEY, 15, 17, 14, 17))]
    path.write_text("\n".join([*lines, ""]))
    solved = answer(capsys, "solve", "6x6", "--threads", "1", "--checkpoint", str(path))
    assert (solved["value"], solved["rests_on"]) == (16, "checkpoint work.checkpoint")
    path.write_text("\n".join([lines[0], fact_line(Bound("2x3:3f", 1, 1, 1, 2)), ""]))
    assert cli.main(["solve", "6x6", "--checkpoint", str(path), "--no-store"]) == 2
    assert "is rejected as a whole" in capsys.readouterr().err


def test_a_checkpoint_of_ours_is_believed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "work.checkpoint"
    words = ["solve", "6x6", "--threads", "1", "--checkpoint", str(path), "--no-store"]
    assert "rests_on" not in answer(capsys, *words)
    assert "rests_on" not in answer(capsys, *words)
    with Store.open() as store:
        kept = Checkpoint(path, provenance=store.provenance)
    kept.put(Bound("2x3:3f", 3, 3, 2, 3, rests_on=("import f",)))
    kept.flush()
    with Store.open() as store:
        assert Checkpoint(path, provenance=store.provenance).get("2x3:3f") == Bound(
            "2x3:3f", 3, 3, 2, 3, rests_on=("import f",)
        )


# Workers ----------------------------------------------------------------------------------------------------


class Elsewhere(Unreliable):
    """Two workers on other machines, one of which lies about everything."""

    def __init__(self, liar: str, workers: int = 2) -> None:
        super().__init__(workers, random.Random(1), unfinished=0.6, lost=0.0)
        self.elsewhere = True
        self._liar = liar
        self._names = [f"worker {i}" for i in range(workers)]
        self.refused: list[str] = []
        self._next = 0

    def answers(self, seconds: float) -> list[Answer]:
        """The true answers, or the opposite from the liar."""
        found = []
        for given in super().answers(seconds):
            self._next += 1
            name = self._names[self._next % len(self._names)]
            reply = given.reply
            if name == self._liar and reply is not None and reply.answer is not None:
                reply = replace(reply, answer=not reply.answer)
            found.append(Answer(given.job, reply, name))
        return found

    def refuse(self, worker: str) -> None:
        self.refused.append(worker)
        self._names.remove(worker)
        self.workers = len(self._names)
        self._jobs.clear()


@pytest.mark.parametrize("liar", ["worker 0", "worker 1"])
def test_a_worker_that_lies_is_named_and_what_it_said_is_asked_again(tmp_path: Path, liar: str) -> None:
    board = NOTCHED_4X5
    notes: list[str] = []
    pool = Elsewhere(liar)
    with Store.open(tmp_path) as store:
        result = session.run(store, board, pool, budget=20, note=notes.append, share=1.0)
        assert pool.refused == [liar]
        assert result.solution.value == 9
        (note,) = notes
        assert note.startswith(f"The worker {liar} gave a wrong answer about ")
        (source,) = {name for fact in store.facts.all() for name in fact.rests_on}
        assert source.startswith(f"workers of campaign {result.id}, ")
        assert result.solution.rests_on == (source,)
        assert result.outcome.checked > 0
        for fact in store.facts.all():
            for side in Side:
                if side in (Side.MAX, Side.MIN):
                    lower, upper = fact.bounds(side)
                    assert lower <= true_value(fact.key, side) <= upper
        engine = Engine(threads=1, memory_mb=16)
        assert reprove(store, engine).proved == (source,)
        engine.close()


def test_what_workers_said_is_checked_to_the_end_though_the_time_is_up() -> None:
    """A value proved at the last moment counts like any other."""
    ended: list[bool] = []

    class Asked(Checker):
        def finish(self, stop: StopToken) -> None:
            ended.append(stop.is_set)
            super().finish(stop)

    run, checker = Run(Limit(seconds=10**6)), Asked(share=1.0)

    def time_is_up(at_work: Coordinator) -> bool:
        lower, upper = at_work.bounds
        if lower == upper:
            run.limit = Limit(seconds=0)
        return False

    pool = Elsewhere("nobody")
    coordinator = Coordinator(NOTCHED_4X5, MemoryBoundStore(), pool, source="workers", checker=checker)
    outcome = coordinator.run(run, every_round=time_is_up)
    checker.close()
    assert (outcome.lower, outcome.upper, run.is_set, ended) == (9, 9, True, [False])


def test_where_the_only_worker_lies_nothing_is_kept(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        with pytest.raises(StoreError, match=r"gave a wrong answer about .* No other worker is running"):
            session.run(store, NOTCHED_4X5, Elsewhere("worker 0", 1), budget=20, share=1.0)
        assert store.facts.count() == 0
        assert view.entries(store)[0].state == "paused"


def test_rows_that_are_imported_make_what_a_campaign_proves_rest_on_them(honest: Path) -> None:
    with Store.in_memory() as store:
        name = file.import_file(store, honest, seconds=0).source
        result = session.run(store, BOARD, Threads(1, 32), budget=200)
        assert result.solution.rests_on == (name,)
        fresh = session.run(store, BOARD, Threads(1, 32), budget=200, fresh=True)
        assert (fresh.solution.value, fresh.solution.rests_on) == (16, ())
        assert view.entries(store)[0].rests_on == ()
