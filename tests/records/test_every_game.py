"""Records of every game: played, annotated, written in every format, read back, stored."""

import random
from xml.etree import ElementTree

from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.drawing.annotations import Annotations
from tiling_gui.core.drawing.positions import game_svg
from tiling_gui.records import drawing, json_form, text
from tiling_gui.records.record import GameRecord, NamedPlayer, new_record
from tiling_gui.store import Store

STARTS = {key: [game.example] for key, game in GAMES.items()} | {
    "domino": ["3x4", "11./..#"],
    "evaluate": ["x/y+2*z", "(a-b)*c"],
    "ellie": ["3x4"],
    "heaps": ["grundy:7", "nim:3,4,5", "treblecross:6"],
    "matching": ["petersen", "grid:3x3"],
    "tour": ["3,1,4,1,5,9", "a-b:1,b-c:2,c-d:3,a-d:4,a-c:5"],
    "sharing": ["path:4,edges,vertices,2"],
}


@walked(("key", "start"), [(key, start) for key in GAMES for start in STARTS[key]])
def test_every_game_is_recorded(key: str, start: str) -> None:
    game = GAMES[key]
    rng = random.Random(start)
    for _ in range(5):
        record = new_record(key, game.parse(start, game.sides[0]), {side: NamedPlayer("human") for side in game.sides})
        tree = record.tree
        while not tree.position.is_over:
            tree = tree.add(rng.choice(tree.position.moves()))
        end = tree.cursor
        for _ in range(3):
            tree = tree.back(rng.randrange(1, 3))
            tree = tree.add(rng.choice(tree.position.moves())).comment("{tried}\n").annotate(1, 2, 1.5)
        record = record.with_tree(tree.go(end)).ended()
        check(record)


def check(record: GameRecord) -> None:
    assert json_form.read(json_form.write(record)) == record
    assert text.read(text.write(record)) == record
    ElementTree.fromstring(drawing.record_svg(record))
    tex = drawing.record_tikz(record)
    assert tex.count(r"\begin{") == tex.count(r"\end{")
    with Store.in_memory() as store:
        store.put_game(record)
        assert store.game(record.id) == record
        (row,) = store.games()
        assert row.moves == len(record.tree.cursor)
        assert row.board
        assert (row.result is not None) == (record.result is not None and record.result.verdict is not None)


@walked(("key", "start"), [(key, start) for key in GAMES for start in STARTS[key]])
def test_a_picture_tells_the_move_that_was_played_from_the_better_one(key: str, start: str) -> None:
    game = GAMES[key]
    rng = random.Random(start)
    position = game.parse(start, game.sides[0])
    while not position.is_over:
        moves = rng.sample(list(position.moves()), min(4, len(position.moves())))
        pictures = {}
        for played in moves:
            for better in (None, *moves):
                if played != better:
                    notes = Annotations(played, better)
                    svg = game_svg(key, position, coordinates=False, notes=notes)
                    root = ElementTree.fromstring(svg)
                    dashed = [e for e in root.iter() if e.get("stroke-dasharray")]
                    assert better is None or dashed
                    pictures[notes] = svg
        assert len(set(pictures.values())) == len(pictures)
        position = position.play(rng.choice(position.moves()))
