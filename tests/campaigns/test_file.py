"""The file of a campaign: round trips, merging of two, and rejection of false or damaged files."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tiling_gui.campaigns import file
from tiling_gui.campaigns import run as session
from tiling_gui.campaigns import summary as view
from tiling_gui.campaigns.workers import Threads
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.limits import Limit, Run
from tiling_gui.engine.checkpoint import Checkpoint
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.store import Store

pytestmark = pytest.mark.usefixtures("without_potentials")

BOARD = DominoPosition.start(6, 6)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a campaign that was stopped before its end."""
    path = tmp_path_factory.mktemp("campaign") / "6x6.campaign"
    with Store.in_memory() as store:
        result = session.run(store, BOARD, Threads(1, 32), Run(Limit(nodes=1500)), budget=200)
        assert result.solution.value is None
        assert file.export(store, result.id, path) == result.outcome.rows > 20
    return path


def lines(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode().split("\n")


def test_a_campaign_moves_house(written: Path, tmp_path: Path) -> None:
    with Store.in_memory() as store:
        found = file.import_file(store, written)
        assert found.rows == found.new == store.facts.count()
        (entry,) = view.entries(store)
        assert (entry.board, entry.state, entry.rows, entry.position) == ("6x6", "paused", found.rows, BOARD)
        assert entry.nodes > 0
        assert file.import_file(store, written).new == 0
        file.export(store, entry.id, tmp_path / "again")
        assert lines(tmp_path / "again")[1:] == lines(written)[1:]
        result = session.run(store, BOARD, Threads(1, 32), budget=200)
        assert result.solution.value == 16
        assert result.outcome.known_rows >= found.rows  # plus what is shipped
        assert view.entries(store)[0].state == "solved"


def test_two_files_are_merged_bound_by_bound(written: Path) -> None:
    key = "6x6:fffffffff"
    with Store.in_memory() as store:
        id = store.campaigns.begin(BOARD)
        store.campaigns.archive(id).put(Bound(key, 15, 18, 14, 17))
        file.import_file(store, written)
        fact = store.facts.get(key)
        assert fact is not None
        assert fact.lower_max >= 15
        assert fact.upper_max <= 17
        (entry,) = view.entries(store)
        assert entry.id == id
        assert (entry.lower, entry.upper) == (16, fact.upper_max)  # the certificate for 6 x n says 16


def test_contradicting_rows_are_refused_and_nothing_is_taken_in(written: Path) -> None:
    with Store.in_memory() as store:
        facts = [json.loads(line) for line in lines(written)[1:-1]]
        some = next(fact for fact in facts if fact["max"][1] < 18)
        store.facts.put(Bound(some["key"], some["max"][1] + 1, 18, 0, 18))
        with pytest.raises(InputError, match="Two sources contradict each other about the position"):
            file.import_file(store, written)
        assert store.facts.count() == 1
        assert view.entries(store) == []


def test_a_checkpoint_of_the_engine_can_be_taken_in(tmp_path: Path) -> None:
    checkpoint = Checkpoint(tmp_path / "c")
    checkpoint.put(Bound("6x6:fffffffff", 15, 17, 14, 17))
    checkpoint.flush()
    with Store.in_memory() as store:
        found = file.import_file(store, tmp_path / "c")
        assert (found.id, found.rows, found.new) == (None, 1, 1)
        assert store.facts.count() == 1


def rewritten(path: Path, change: Callable[[list[str]], None]) -> bytes:
    text = lines(path)
    change(text)
    return gzip.compress("\n".join(text).encode())


def head(**fields: object) -> Callable[[list[str]], None]:
    def change(text: list[str]) -> None:
        text[0] = json.dumps({**json.loads(text[0]), **fields})

    return change


def row(number: int, **fields: object) -> Callable[[list[str]], None]:
    def change(text: list[str]) -> None:
        text[number] = json.dumps({**json.loads(text[number]), **fields})

    return change


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text.pop(3), r"has \d+ rows, but \d+ were written"),
        (lambda text: text.insert(3, text[4]), r"has \d+ rows, but \d+ were written"),
        (lambda text: text.pop(), "ends abruptly in line"),
        (lambda text: text.__setitem__(3, text[3][:-5]), "Line 4 of .* is not a row"),
        (row(2, key="9x9x9"), "Line 3 of .* is not a row"),
        (row(2, max=[9, 3]), "Line 3 of .* is not a row"),
        (row(2, max=[0, 0], min=[2, 2]), "Line 3 of .* is not a row"),  # lemma T forbids it
        (row(2, nodes=-1), "Line 3 of .* is not a row"),
        (head(format="something"), "is not a campaign file"),
        (head(version=99), "is not a campaign file"),
        (head(rows="many"), "is not a campaign file"),
        (head(position={"shape": ["?"]}), "shape"),
        (head(position={"shape": ["...."], "first": "NOBODY"}), "first player"),
        (lambda text: text.__setitem__(0, "[" * 10_000), "is not a campaign file"),
    ],
)
def test_what_is_not_exactly_a_campaign_is_refused(written: Path, tmp_path: Path, change, sentence: str) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(rewritten(written, change))
    refused(broken, sentence)


@pytest.mark.parametrize("share", [0.0, 0.01, 0.5, 0.999])
def test_a_truncated_file_is_refused(written: Path, tmp_path: Path, share: float) -> None:
    whole = written.read_bytes()
    broken = tmp_path / "broken"
    broken.write_bytes(whole[: int(len(whole) * share)])
    refused(broken, "damaged|not a campaign file")


def test_damaged_files_others_files_and_folders_are_refused(written: Path, tmp_path: Path) -> None:
    whole = written.read_bytes()
    for data in (whole[:200] + b"\0\0\0\0" + whole[204:], b"\x89PNG....", b"\x1f\x8b nothing", bytes(range(256)) * 50):
        (tmp_path / "broken").write_bytes(data)
        refused(tmp_path / "broken", "damaged|not a campaign file")
    refused(tmp_path, "cannot be read")
    refused(tmp_path / "absent", "cannot be read: No such file")


def refused(path: Path, sentence: str) -> None:
    with Store.in_memory() as store:
        with pytest.raises(InputError, match=sentence) as caught:
            file.import_file(store, path)
        assert str(caught.value).endswith(".")
        assert store.facts.count() == 0
        assert view.entries(store) == []
