"""The library: values from the source documents, its imports, handles and pictures."""

import asyncio
import importlib
import pkgutil
import re
import struct
import sys
import xml.etree.ElementTree as ElementTree
from fractions import Fraction
from pathlib import Path

import networkx as nx
import pytest

import tiling_gui as tg
from tests.walks import walked
from tiling_gui import api
from tiling_gui.store import Store

DATA = Path(__file__).parent.parent / "data"


def test_every_name_is_at_the_top_and_none_is_hidden_by_a_package() -> None:
    packages = {module.name for module in pkgutil.iter_modules(tg.__path__)}
    assert not packages & set(api.__all__)
    for name in api.__all__:
        assert getattr(tg, name) is getattr(api, name)
    assert set(api.__all__) <= set(dir(tg))
    with pytest.raises(AttributeError, match="nothing_of_that_name"):
        importlib.import_module("tiling_gui").nothing_of_that_name  # noqa: B018


def test_a_star_imports_the_library_and_nothing_else() -> None:
    names: dict[str, object] = {}
    exec("from tiling_gui import *", names)
    assert names.keys() - {"__builtins__"} == set(api.__all__)


def test_every_name_that_the_documents_use_is_public() -> None:
    docs = DATA.parent.parent / "docs"
    for page in (*docs.glob("*.md"), *docs.glob("examples/*.py"), *docs.glob("notebooks/*.ipynb")):
        named = set(re.findall(r"\btg\.([A-Za-z]\w*)", page.read_text(encoding="utf-8")))
        assert named <= set(api.__all__), page.name


def test_positions_of_every_game() -> None:
    assert tg.solve(tg.evaluate("1000*a+100*b+10*c+d-1000*e-100*f-10*g-h", domain=[0, 1]), limit=60).value is not None
    nim = tg.solve(tg.heaps("nim:1,2,3"))
    assert nim.value == -1, "the nim-sum of 1, 2 and 3 is 0, so the second player wins"
    assert tg.solve(tg.octal("0.77", 1)).value == 1
    assert tg.solve(tg.ellie("2x2")).value == 1
    for first, edges in (("max", 2), ("min", 3)):  # the cycle of six, the smallest zugzwang
        assert tg.solve(tg.matching("cycle:6", first=first)).value == edges
        assert tg.solve(tg.matching(tg.matching("cycle:6").graph, first=first)).value == edges
        assert tg.solve(tg.matching(nx.cycle_graph("fedcba").edges, first=first)).value == edges
    assert tg.solve(tg.sharing("path:2", "edges", "vertices", 1)).value == 0
    for text, kind in (("3x3", "domino"), ("nim:2", "heaps"), ("x-y", "evaluate")):
        position = tg.position(text, game=kind)
        assert tg.solve(text, game=kind).position == position


def test_dominoes_placed_count_and_moves_are_read() -> None:
    placed = tg.position("AA.\n...", first="min")
    whole = tg.position("2x3", moves=["a2–b2"])
    assert placed.key() == whole.key()
    assert tg.solve(whole).value == tg.solve(placed).value


@walked(
    ("call", "sentence"),
    [
        (lambda: tg.position("5by6"), "5by6"),
        (lambda: tg.solve("3x3", first="left"), "max or min"),
        (lambda: tg.solve("3x3", first=3), "max or min, not 3"),  # type: ignore[arg-type]
        (lambda: tg.solve("3x3", limit="x"), "limit: a number of seconds, .* not 'x'"),  # type: ignore[arg-type]
        (lambda: tg.solve("3x3", limit=tg.Limit(nodes=0)), "nodes: a whole number from 1 to .* is expected, not 0"),
        (lambda: tg.solve("3x3", threads=0), "threads: a whole number from 1 to .* is expected, not 0"),
        (lambda: tg.puzzles("3x4", seconds=0), "seconds: a number of seconds above 0 is expected, not 0"),
        (lambda: tg.tournament("3x3", ["random", "random"], 0), "pairs: a whole number from 1"),
        (lambda: tg.position("3x3", game="chess"), "chess"),
        (lambda: tg.play("3x3", ["grandmaster", "random"]), "grandmaster"),
        (lambda: tg.play("3x3", ["random"]), "two players"),
        (lambda: tg.draw(tg.position("3x3"), form="gif"), "gif"),
        (lambda: tg.draw("3x3", last="a1-c3"), "a1 and c3"),
        (lambda: tg.draw("3x3", values=tg.analyse("3x4")), "another position"),
        (lambda: tg.solve(object()), "not a position"),
        (lambda: tg.solve(tg.matching("cycle:6"), first="min"), "a position has its own"),
        (lambda: tg.analyse(tg.position("3x3"), game="matching"), "a position has its own"),
        (lambda: tg.play(tg.position("3x3"), first="max"), "a position has its own"),
        (lambda: tg.values(tg.matching("cycle:6")), "position as text"),  # type: ignore[arg-type]
        (lambda: tg.Engine("domino").solve(tg.matching("cycle:6")), "for the game domino, not for matching"),
        (lambda: tg.search_with("3x3", "magic"), "magic"),
        (lambda: tg.matching([(1, 2, 3)]), "pairs of vertices"),
        (lambda: tg.matching(nx.complete_graph(65).edges), "200 edges"),
    ],
)
def test_bad_input_is_one_sentence(call: object, sentence: str) -> None:
    assert callable(call)
    with pytest.raises(tg.InputError, match=sentence) as caught:
        call()
    assert "\n" not in str(caught.value)


def test_a_task_is_watched_stopped_and_awaited() -> None:
    task = tg.start_solve("3x5", threads=1, memory_mb=16)
    assert task.result(120).value == 7
    assert task.done
    long = tg.start_solve("12x12")  # more squares than can be searched: only bounds by counting, at once
    assert long.result(60).value is None

    async def both() -> list[object]:
        return [(await tg.start_solve("2x3")).value, (await tg.start_analyse("2x2")).value]

    assert asyncio.run(both()) == [3, 2]
    with pytest.raises(tg.InputError):
        tg.start_solve("0x0").result(60)


def test_a_stopped_task_answers_with_bounds() -> None:
    task = tg.start_solve("7x8", threads=1, memory_mb=64)
    task.stop()
    found = task.result(120)
    assert found.lower <= 25 <= found.upper, "7x8 is 25 with MAX first"


def test_pictures_are_svg_documents_and_show_the_values() -> None:
    for position in (
        tg.position("3x3"),
        tg.heaps("nim:3,1"),
        tg.ellie("2x3"),
        tg.evaluate("a-b"),
        tg.sharing("path:3"),
    ):
        picture = tg.draw(position)
        assert isinstance(picture, tg.Picture)
        assert ElementTree.fromstring(picture._repr_svg_()).tag.endswith("svg")
        assert "tikz" in tg.draw(position, form="tikz") or "minipage" in tg.draw(position, form="tikz")
    found = tg.analyse("2x2", first="max")
    assert tg.draw(found.position, values=found, form="text").count(": 2") == 4
    marked = tg.draw("3x3", form="text", marks=["b2:cross"], arrows=["a1-c3"])
    assert marked.endswith("marked: b2:cross\narrow: a1-c3")
    assert found._repr_html_().count("<tr>") == 5
    plain, shown = tg.draw(found.position), tg.draw(found.position, values=found)
    assert shown.count(">2</text>") - plain.count(">2</text>") == 4
    assert sorted(tg.analyse("1x3").moves_text) == ["a1–b1", "b1–c1"]
    found = tg.analyse("3x4", first="min")
    costs = [abs(entry.value - found.value) for entry in found.moves]
    shown = tg.draw(found.position, values=found)
    assert shown.count(f">{found.value}</text>") >= costs.count(0)
    assert shown.count(">+1</text>") == costs.count(1) > 0
    assert tg.draw(found.position, values=found, form="tikz").count("+1") == costs.count(1)
    assert ElementTree.fromstring(tg.solve("2x3")._repr_svg_()).tag.endswith("svg")


def test_a_png_is_the_svg_in_twice_as_many_pixels() -> None:
    picture = tg.draw(tg.position("2x3"), form="png", size=20)
    drawn = ElementTree.fromstring(tg.draw(tg.position("2x3"), size=20))
    assert picture.startswith(b"\x89PNG\r\n")
    assert picture._repr_png_() == picture
    width, height = struct.unpack(">II", picture[16:24])
    assert (width, height) == (2 * int(drawn.attrib["width"]), 2 * int(drawn.attrib["height"]))


def test_where_qt_does_not_start_a_png_says_so_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false" if Path("/bin/false").exists() else "/usr/bin/false")
    with pytest.raises(tg.StoreError, match="PySide6"):
        tg.draw(tg.position("2x3"), form="png")


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    record = tg.play("3x3", ["perfect", "random"], seed=3)
    assert tg.save(record, tmp_path / "game.tiling") == "tiling"
    assert tg.load(tmp_path / "game.tiling").tree == record.tree
    again = tg.record(tg.position("3x3"), record.line)
    assert tg.record("3x3", record.line).tree == again.tree
    assert again.tree.position == record.tree.position
    assert all(mistake.side is tg.Side.MIN for mistake in tg.review(record).mistakes), "MAX played perfectly"


def test_puzzles_end_on_a_board_without_any_at_the_limit_and_when_stopped() -> None:
    """A game on 3x3 is over after at most 4 dominoes, so no position is 5 or more moves before the end."""
    assert list(tg.puzzles("3x3", depth=6)) == []
    assert list(tg.puzzles("3x4", depth=4, limit=0)) == []
    stop = tg.StopToken()
    endless = tg.puzzles("3x4", depth=4, seed=5, stop=stop)
    assert next(endless)
    stop.stop()
    assert list(endless) == []


def test_positions_print_as_people_read_them() -> None:
    assert str(tg.position("AA.\n...")) == "1 1 .\n. . ."
    for text in ("2x3", "heaps:nim:2,3", "heaps:octal:0.7:3", "heaps:treblecross:5", "ellie:2x3", "evaluate:x/y"):
        position = tg.position(text)
        assert str(position) == position.diagram()
        assert repr(position).startswith(f"<{type(position).__name__} ")
        assert "squares=" not in repr(tg.solve(position))
        assert ElementTree.fromstring(position._repr_svg_()).tag.endswith("svg")
    assert " at 0x" not in repr(tg.solve_sum("ellie(2x3) + nim(5)")) + repr(tg.play("2x2")) + repr(tg.GAMES)
    assert "matching" in repr(tg.GAMES)
    assert "lookahead:K" in repr(tg.PLAYERS)
    table = tg.tournament("2x2", ["random", "perfect"], pairs=1)
    assert repr(table) == "<CrossTable 2 × 2, MAX first: random 1/2 of 1, perfect 1/2 of 1>", "2 dominoes whoever plays"
    assert ElementTree.fromstring(table._repr_svg_()).tag.endswith("svg")
    assert set(dir(tg)) == {*api.__all__, "__version__"}


def test_a_prefix_says_of_which_game_a_text_is() -> None:
    assert tg.solve("matching:petersen").position == tg.matching("petersen")
    assert tg.position("evaluate:x/y+z", first="min") == tg.evaluate("x/y+z", first="min")
    assert tg.values("matching:cycle:6") == (2, 3), "the smallest zugzwang"
    assert tg.values("3x4") == (5, 5)


def test_reasons_are_said_and_hold_what_they_name() -> None:
    ring, *_ = tg.reasons("...../.#.##/...##", "d1-e1")
    assert (ring.kind, len(ring.parts[0])) == ("zugzwang", 8)
    assert [reason.kind for reason in tg.reasons("heaps:nim:3,4,5", "#1 3->1")] == ["nim_sum", "keepers"]
    assert tg.reasons("1x2", "a1-b1")[0].numbers == (1,)
    with pytest.raises(tg.InputError):
        tg.reasons("4x4", "a1-c1")


def test_a_graph_keeps_the_names_and_the_lonely_vertices_of_its_maker(tmp_path: Path) -> None:
    friends = nx.Graph([("Ann", "Bob"), ("Bob", "Cy D")])
    friends.add_node("Eve")
    position = tg.matching(friends)
    assert position.names == ("Ann", "Bob", "Cy_D", "Eve")
    assert tg.solve(position).moves_text in (("Ann–Bob",), ("Bob–Cy_D",))
    assert position.read("cy_d - BOB") == (1, 2)
    record = tg.play(position, ["random", "random"])
    for ending in ("tiling", "json"):
        tg.save(record, tmp_path / f"game.{ending}")
        assert tg.load(tmp_path / f"game.{ending}").tree == record.tree
    assert "Cy_D" in tg.draw(position)
    assert tg.matching([(1, 2), (2, 3)]).names == ("1", "2", "3")
    assert tg.matching(nx.Graph([("a b", "a_b")])).names == ("a", "b"), "the same word twice"
    assert len(tg.matching("Cr").moves()) == nx.from_graph6_bytes(b"Cr").number_of_edges()
    assert tg.sharing(friends.subgraph(["Ann", "Bob"])).game.graph.vertex_names == ("Ann", "Bob")


def test_a_file_holds_several_records(tmp_path: Path) -> None:
    records = [tg.play("2x3", seed=1), tg.play("heaps:nim:1,2", ["random", "random"], seed=1)]
    for ending in ("tiling", "json"):
        assert tg.save(records, tmp_path / f"games.{ending}") == ending
        assert [record.tree for record in tg.load_all(tmp_path / f"games.{ending}")] == [each.tree for each in records]
    assert tg.read(tg.write(records[0])).tree == records[0].tree
    with pytest.raises(tg.InputError, match="Several games are written to one file"):
        tg.save(records, tmp_path / "games.svg")


def test_a_game_is_judged_when_asked() -> None:
    assert tg.play("3x3").result.verdict is None
    judged = tg.play("3x3", judge=True).result
    assert (judged.minimax, judged.verdict) == (judged.value, "draw"), "both played perfectly"


def test_kept_games_are_found_by_a_position_in_them(tmp_path: Path) -> None:
    assert tg.games_at(tg.position("3x4"), folder=tmp_path).visits == []
    assert list(tmp_path.iterdir()) == []
    game = tg.play("3x4", ["random", "random"], seed=1)
    with Store.open(tmp_path) as store:
        store.put_game(game)
    found = tg.games_at("4x3", folder=tmp_path)
    assert [(visit.game.id, visit.ply) for visit in found.visits] == [(game.id, 0)]
    (played,) = found.next
    assert tg.position("4x3").play(played.moves[0]).key() == game.tree.position_at(game.line[:1]).key()


def test_what_a_game_says_beside_the_value() -> None:
    """As in the JSON of `solve`: 12, 13 and 7 have the nim-sum 6, and the paper's x*(y-z) its chances."""
    found = tg.facts("heaps:nim:12,13,7")
    assert (found["grundy"], found["winning_moves"]) == (12 ^ 13 ^ 7, [[0, 10], [1, 11], [2, 1]])
    chances = tg.facts("evaluate:x*(y-z)", asked={"chances": ""})["chances"]
    assert (chances["win"], chances["draw"]) == (Fraction(147, 1000), Fraction(1, 50))
    assert tg.facts("3x3") == {}
    with pytest.raises(tg.InputError, match=r"^domino can be asked for nothing, not for 'chances'.$"):
        tg.facts("3x3", asked={"chances": ""})
