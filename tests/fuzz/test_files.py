"""Every kind of file that is read: records, graphs, weights, results, files of rows."""

import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import DATA
from tests.fuzz.reading import MALFORMED, REFUSED, broken, data_like, examples, read, texts
from tiling_gui import atomic
from tiling_gui.cli.solve import _checkpoint
from tiling_gui.console.options import read_text as read_cli_text
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.graphs import graph_files
from tiling_gui.core.graphs.families import named
from tiling_gui.engine import rows_file
from tiling_gui.engine.rows_file import FORMAT as CHECKPOINT
from tiling_gui.engine.rows_file import Checkpoint, HearsayStore, read_rows, write_row
from tiling_gui.errors import StoreError
from tiling_gui.games.sharing.set_up import SharingGame
from tiling_gui.paths import set_home
from tiling_gui.records import export, json_form
from tiling_gui.records import text as text_form
from tiling_gui.records.record import NamedPlayer, new_record
from tiling_gui.store import Store, listing
from tiling_gui.store.tiling_results import read_results

STARTS = {key: game.example for key, game in GAMES.items()} | {
    "domino": "11./..#",
    "evaluate": "x/y+2*z;0-9",
    "ellie": "3x4",
    "heaps": "octal:0.77:9,4",
    "matching": "prism:4",
    "sharing": "path:4,edges,vertices,2",
}


def record_of(key: str) -> Any:
    """A record of a game played to its end, with a variation and notes."""
    game, rng = GAMES[key], random.Random(key)
    record = new_record(
        key, game.parse(STARTS[key], game.sides[0]), {side: NamedPlayer("human") for side in game.sides}
    )
    tree = record.tree
    while not tree.position.is_over:
        tree = tree.add(rng.choice(tree.position.moves()))
    end = tree.cursor
    tree = tree.back(2)
    tree = tree.add(rng.choice(tree.position.moves())).comment("{tried}\n").annotate(1, 2, 1.5)
    return record.with_tree(tree.go(end)).ended()


RECORDS = {key: record_of(key) for key in GAMES}


def both_forms(record: Any) -> None:
    """Asserts that what was read survives writing and reading."""
    assert json_form.read(json_form.write(record)) == record
    assert text_form.read(text_form.write(record)) == record


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("form", [text_form, json_form], ids=["text", "json"])
def test_records(key: str, form: Any) -> None:
    whole = form.write(RECORDS[key])

    @examples(13)
    @given(broken(whole))
    def check(text: str) -> None:
        record = read(export.read, text)
        if record is not REFUSED:
            both_forms(record)

    check()


@pytest.mark.parametrize("form", [text_form, json_form], ids=["text", "json"])
def test_malformed_records(form: Any) -> None:
    whole = form.write(RECORDS["evaluate"])
    place = len(whole) * 2 // 3
    for text in MALFORMED:
        read(export.read, text)
        read(export.read, whole[:place] + text + whole[place:])
        read(export.read, whole.replace("x/y", text))


@pytest.mark.parametrize("key", GAMES)
def test_records_with_parts_exchanged(key: str) -> None:
    @examples(10)
    @given(data_like(json.loads(json_form.write(RECORDS[key]))))
    def check(data: Any) -> None:
        record = read(json_form.from_json, data)
        if record is not REFUSED:
            both_forms(record)

    check()


@pytest.mark.parametrize("key", GAMES)
def test_set_ups_and_moves(key: str) -> None:
    game = GAMES[key]
    position = RECORDS[key].tree.start
    setup, move = game.to_json(position), game.move_to_json(position.moves()[0])

    @examples(10)
    @given(data_like(setup), data_like(move))
    def check(data: Any, moved: Any) -> None:
        if isinstance(data, dict):
            found = read(game.from_json, data)
            if found is not REFUSED:
                assert game.from_json(game.to_json(found)) == found
        taken = read(game.move_from_json, moved)
        if taken is not REFUSED:
            read(position.play, taken)

    check()


GRAPHS = [named(name) for name in ("grid:3x3", "friendship:2", "tree:5")]
WRITTEN = [graph_files.written(graph, ending) for graph in GRAPHS for ending in graph_files.ENDINGS]


@examples(13)
@given(texts(*WRITTEN))
def test_graphs(text: str) -> None:
    graph = read(graph_files.read, text)
    if graph is not REFUSED:
        again = graph_files.read(graph_files.written(graph, "json"))
        assert (again.vertices, again.edges) == (graph.vertices, graph.edges)


def test_malformed_graphs() -> None:
    for text in MALFORMED:
        read(graph_files.read, f'{{"vertices": [[0, {text}]], "edges": []}}')
        read(graph_files.read, f"<graphml>{text}</graphml>")
        for start in ("", ":", "~~"):
            read(graph_files.read, start + text)


@examples(10)
@given(data_like({"a": "1/3", "b": 2, "c": 0.5}), texts('{"a": "1/3", "b": 2, "c": 0.5}'))
def test_weights(tmp_path_factory: pytest.TempPathFactory, data: Any, text: str) -> None:
    file = tmp_path_factory.getbasetemp() / "weights.json"
    for content in (json.dumps(data), text):
        file.write_text(content, "utf-8", "surrogatepass")
        weights = read(graph_files.load_weights, file)
        if weights is not REFUSED:
            read(lambda found: SharingGame.make(GRAPHS[2], "edges", "vertices", 2, "differ", found), weights)


RESULTS = (DATA / "tilingResults.txt").read_text()[:4000]


@examples(10)
@given(texts(RESULTS))
def test_results_of_the_original_program(text: str) -> None:
    found = read(read_results, text)
    if found is not REFUSED:
        solves, skipped = found
        assert all(sentence.isprintable() and len(sentence) < 400 for sentence in skipped)
        with Store.in_memory() as store:
            store.results.put_marked((str(number), solve) for number, solve in enumerate(solves))
            for row in store.solves():
                read(lambda row: row.end(), row)


def test_malformed_results() -> None:
    for text in MALFORMED:
        for place in (0, 120):
            read(read_results, RESULTS[:place] + text + RESULTS[place:])
        read(read_results, f"board dimensions = {text} X {text}\nresult = ({text}, [])")


FACTS = [Bound("2x3:3f", 3, 3, 2, 3, 17, 1.5), Bound("1x4:f", 2, 2, 0, 1), Bound("2x3:3f+1x4:f", 4, 5, 3, 5)]
LINES = "".join(write_row(fact) + "\n" for fact in FACTS)
AS_CHECKPOINT = json.dumps({"format": CHECKPOINT, "version": 1}) + "\n" + LINES
HEAD = {
    "format": "tiling-gui campaign",
    "version": 1,
    "position": {"shape": ["...", "..."], "dominoes": [], "first": "MAX"},
    "rows": len(FACTS),
    "nodes": 5,
    "seconds": 0.5,
}
AS_CAMPAIGN = json.dumps(HEAD) + "\n" + LINES


@examples(13)
@given(texts(AS_CHECKPOINT, AS_CAMPAIGN), st.booleans())
def test_files_of_rows(tmp_path_factory: pytest.TempPathFactory, text: str, packed: bool) -> None:
    check_facts(tmp_path_factory.getbasetemp() / "facts", text, packed)


def test_malformed_files_of_rows(tmp_path: Path) -> None:
    for text in MALFORMED:
        for content in (
            text,
            AS_CHECKPOINT.replace("2x3:3f", text),
            AS_CAMPAIGN.replace("17", text),
            AS_CAMPAIGN + text,
        ):
            check_facts(tmp_path / "facts", content, packed=False)


def check_facts(file: Path, text: str, packed: bool) -> None:
    data = text.encode("utf-8", "surrogatepass")
    file.write_bytes(gzip.compress(data) if packed else data)
    rows = read(read_rows, file)
    assert rows is REFUSED or all(0 <= row.lower_max <= row.upper_max for row in rows.all)
    with Store.in_memory() as store:
        if rows is not REFUSED:
            assert not rows.is_proved(store.provenance)
            read(lambda rows: HearsayStore("f", rows.all, store.facts), rows)
        assert store.facts.count() == 0


@examples(10)
@given(st.binary(max_size=200), st.integers(0, 100), st.binary(max_size=4))
def test_any_bytes(tmp_path_factory: pytest.TempPathFactory, data: bytes, place: int, damage: bytes) -> None:
    file = tmp_path_factory.getbasetemp() / "bytes"
    whole = gzip.compress(AS_CAMPAIGN.encode(), mtime=0)
    for content in (data, whole[:place] + damage + whole[place + len(damage) :]):
        file.write_bytes(content)
        for reader in (read_rows, export.load, graph_files.load, atomic.read_text):
            read(reader, file)


def test_a_packed_bomb_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows_file, "LARGEST", 1_000_000)
    file = tmp_path / "bomb.rows"
    file.write_bytes(gzip.compress(b"0" * 10_000_000))
    assert read(read_rows, file) is REFUSED


# Numbers, texts and names that Python or the system itself refuses -------------------------------------------

HUGE = (10**19, 2**63, 2**64, 10**400)


@pytest.mark.parametrize("number", HUGE, ids=lambda number: f"{len(str(number))} digits")
def test_numbers_that_no_database_holds(tmp_path: Path, number: int) -> None:
    file = tmp_path / "facts"
    for name in ("rows", "nodes", "seconds"):
        check_facts(file, AS_CAMPAIGN.replace(f'"{name}": {HEAD[name]}', f'"{name}": {number}', 1), packed=False)
    for content in (AS_CHECKPOINT, AS_CAMPAIGN):
        check_facts(file, content.replace('"nodes": 17', f'"nodes": {number}'), packed=False)
        check_facts(file, content.replace("1.5", str(number)), packed=False)
    with Store.in_memory() as store:
        assert read(lambda n: store.facts.put(Bound("2x3:3f", 3, 3, 2, 3, nodes=n)), number) is REFUSED


def test_half_characters_in_records_can_be_kept(tmp_path: Path) -> None:
    data = json.loads(json_form.write(RECORDS["domino"]))
    data |= {"started": "2026-11-21\ud80012:00", "extra": {"a": "\ud800"}}
    data["players"]["MAX"] = {"spec": "human", "name": "half \ud800"}
    record = json_form.from_json(data)
    with Store.in_memory() as store:
        store.put_game(record)
        assert store.game(record.id).player(record.first).name == "half \ufffd"
        assert read(store.game, "\udcff") is REFUSED
        store.save("board/\ud800", {"shape": "..", "first": "MAX"})
        assert store.all_keys("board/") == ["board/\ufffd"]
    for form in ("json", "txt", "tex", "svg"):
        export.save(record, tmp_path / f"record.{form}")


NAMES = ("\ud800", "a\0b", "x" * 5000, "x/" * 5000, "\udfff/a")


@pytest.mark.parametrize("name", NAMES, ids=lambda name: ascii(name[:8]))
def test_names_that_no_file_can_have(tmp_path: Path, name: str) -> None:
    path = f"{tmp_path}/{name}"
    for reader in (
        read_rows, Checkpoint, export.load, graph_files.load, graph_files.load_weights, atomic.read_text,
        lambda path: read_cli_text(path, "a shape", 1000), lambda path: _checkpoint(path, None),
    ):  # fmt: skip
        assert refused(reader, path), reader
    record = RECORDS["domino"]
    for writer in (
        lambda path: export.save(record, path + ".json"),
        lambda path: listing.save([], path + ".csv"),
        lambda path: atomic.write_text(path, ""),
        Store.open,
    ):
        assert refused(writer, path), writer
    assert "\0" in name or refused(set_home, path) or len(name) > 1000


def refused(reader: Any, path: str) -> bool:
    """True if the reader refuses in one sentence."""
    try:
        found = read(reader, path)
    except StoreError:
        return True
    return found is REFUSED
