"""The verb review: finds in planted games exactly the mistakes that brute force finds, with every right move."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.schemas import conforms
from tests.search.definition import value_by_definition as worth
from tiling_gui.cli import main
from tiling_gui.cli import review as verb
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Run
from tiling_gui.core.results import Analysis, Solution
from tiling_gui.games.domino.rules import GAME
from tiling_gui.players.review import review
from tiling_gui.records import export
from tiling_gui.records.record import GameRecord, new_record
from tiling_gui.search.engine import GameEngine
from tiling_gui.store import Store

LINES = (
    "a1–b1 c1–c2 b2–b3 a2–a3",
    "b2–c2 a1–b1 a2–a3 c1–d1 b3–c3 d2–d3",
    "a1–a2 d1–d2 b1–c1 b3–c3",
)


def planted(text: str, board: str = "3x4") -> GameRecord:
    record = new_record("domino", GAME.parse(board, Side.MAX))
    tree = record.tree
    for word in text.split():
        tree = tree.add(tree.position.read(word))
    return record.with_tree(tree)


def mistakes(record: GameRecord) -> list[dict[str, Any]]:
    found, position, values = [], record.tree.start, []
    for move in record.line:
        values.append(worth(position))
        position = position.play(move)
    values.append(worth(position))
    position = record.tree.start
    for number, move in enumerate(record.line, 1):
        if values[number - 1] != values[number]:
            right = [m for m in position.moves() if worth(position.play(m)) == values[number - 1]]
            found.append(
                {
                    "number": number,
                    "side": str(position.to_move),
                    "move": [list(square) for square in move],
                    "cost": abs(values[number] - values[number - 1]),
                    "exact": True,
                    "better": [[list(square) for square in m] for m in right],
                    "punished": number + 1 > len(record.line) or values[number + 1] == values[number],
                }
            )
        position = position.play(move)
    return found


def reviewed(capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, Any]]:
    assert main(["review", *words, "--json", "--quiet"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [conforms(data, "review") for data in found] == [[]] * len(found)
    return found


def test_exactly_the_mistakes_of_planted_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    records, files = [planted(line) for line in LINES], []
    for number, record in enumerate(records):
        files.append(str(tmp_path / f"{number}.tiling"))
        export.save(record, files[-1])
    found = reviewed(capsys, *files)
    assert [data["game"] for data in found] == files
    assert [data["moves"] for data in found] == [len(record.line) for record in records]
    assert all(data["exact"] for data in found)
    expected = [mistakes(record) for record in records]
    assert all(mistake.pop("reasons") for data in found for mistake in data["mistakes"])
    assert [data["mistakes"] for data in found] == expected
    assert main(["review", files[0], "--keep"]) == 2, "--keep is for saved games"
    capsys.readouterr()
    assert sum(map(len, expected)) >= 3, "the planted games have mistakes"


def test_a_kept_game_keeps_what_was_found(capsys: pytest.CaptureFixture[str]) -> None:
    record = planted(LINES[1])
    with Store.open() as store:
        store.put_game(record)
    (plain,) = reviewed(capsys, record.id)
    with Store.open() as store:
        assert store.game(record.id).tree == record.tree, "without --keep nothing changes"
    assert reviewed(capsys, record.id[:8], "--keep") == [plain]
    with Store.open() as store:
        tree = store.game(record.id).tree
    assert tree.main_line() == record.line
    for ply in range(len(record.line) + 1):
        node = tree.at(record.line[:ply])
        assert node.lower == node.upper == worth(tree.position_at(record.line[:ply]))
    for mistake in plain["mistakes"]:
        node = tree.at(record.line[: mistake["number"] - 1])
        assert len(node.children) == 2, "the better line stands beside the move"


class Bounding(GameEngine):
    """An engine that solves nothing in time: it proves the bounds that it is given, by the number of moves played."""

    def __init__(self, bounds: dict[int, tuple[int, int]]) -> None:
        super().__init__(GAME)
        self._bounds = bounds

    def bounds(self, position: Any) -> tuple[int | None, int | None]:
        return self._bounds.get(position.count, (None, None))

    def solve(self, position: Any, run: Run | None = None) -> Solution:
        return Solution(position, *self.bounds(position), (), 0, 0.0)

    def analyse(self, position: Any, run: Run | None = None, **_: Any) -> Analysis:
        return Analysis(position, *self.bounds(position), (), 0, 0.0)


def review_by(engine: GameEngine, start: Any, line: Any, _: Any, run: Run, **how: Any) -> Any:
    return review(start, line, engine, run, **how)


def test_bounds_that_do_not_overlap_are_a_mistake(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What follows from bounds is tested in tests/players/test_losses.py."""
    record = new_record("domino", GAME.parse("8x8", Side.MAX))
    for _ in range(6):
        record = record.with_tree(record.tree.add(record.tree.position.moves()[0]))
    file = str(tmp_path / "game.tiling")
    export.save(record, file)
    found = []
    for after in (3, 5):
        engine = Bounding({2: (29, 30), after: (27, 28)})
        monkeypatch.setattr(verb, "review", partial(review_by, engine))
        assert main(["review", file, "--json", "--quiet", "--time-limit", "0.01"]) == 3
        data = json.loads(capsys.readouterr().out)
        assert conforms(data, "review") == []
        found.append([(each["number"], each["cost"], each["exact"]) for each in data["mistakes"]])
        found.append([(each["numbers"], each["cost"]) for each in data["losses"]])
    assert found == [[(3, 1, False)], [], [], [([3, 5], 1)]]


def test_what_is_no_game_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["nothing"], ["nowhere.tiling"], ["x" * 5000], []):
        assert main(["review", *words]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_all_of_no_game_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", "--all"]) == 0
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "There is no game to review.\n")


def test_one_move_is_counted_in_the_singular(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = new_record("domino", GAME.parse("1x2", Side.MAX))
    export.save(record.with_tree(record.tree.add_line([((0, 0), (0, 1))])).ended(1), tmp_path / "one.tiling")
    assert main(["review", str(tmp_path / "one.tiling")]) == 0
    assert capsys.readouterr().out.endswith("one.tiling: 1 move, 0 mistakes.\n")
