"""What version 0.1.0 saved opens with the same content: records, settings, a store.

tests/data/saved-0.1.0 was written by that version; contents.json is what that version itself read from it.
"""

import json
import shutil
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import DATA
from tests.walks import walked
from tiling_gui import paths
from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.features.lessons import catalogue
from tiling_gui.desktop.features.lessons.drills import KindProgress, read_trained
from tiling_gui.desktop.features.results.review_queue import QueueState, read_queue_state
from tiling_gui.desktop.ui.settings import Settings, SettingsFile
from tiling_gui.records import export, json_form
from tiling_gui.records.assignment import solutions
from tiling_gui.records.cards import Card, Score
from tiling_gui.records.lesson_file import read
from tiling_gui.records.posed import collection_of, task_of
from tiling_gui.records.record import GameRecord
from tiling_gui.records.tree import GameTree, Node
from tiling_gui.records.tree import Path as Line
from tiling_gui.store import Store
from tiling_gui.store.rows import setup_text
from tiling_gui.store.tasks import Collections, cards, score

SAVED = DATA / "saved-0.1.0"
CONTENTS = json.loads((SAVED / "contents.json").read_text(encoding="utf-8"))


def plain(value: Any) -> str | None:
    return None if value is None else str(value)


def node_content(tree: GameTree, node: Node, path: Line) -> dict[str, Any]:
    return {
        "move": None if node.move is None else tree.position_at(path[:-1]).write(node.move),
        "comment": node.comment,
        "lower": plain(node.lower),
        "upper": plain(node.upper),
        "estimate": node.estimate,
        "children": [node_content(tree, child, (*path, child.move)) for child in node.children],
    }


def content(record: GameRecord) -> dict[str, Any]:
    """The content of a record in terms that do not depend on the version."""
    tree, result = record.tree, record.result
    return {
        "id": record.id,
        "game": record.game,
        "board": record.board,
        "first": str(record.first),
        "players": {str(side): [player.spec, player.name] for side, player in record.players.items()},
        "started": record.started,
        "finished": record.finished,
        "hints": record.hints,
        "result": None if result is None else [plain(result.value), plain(result.minimax), plain(result.verdict)],
        "diagram_at_the_start": tree.start.diagram(),
        "diagram": tree.position.diagram(),
        "cursor": len(tree.cursor),
        "extra": dict(record.extra),
        "tree": node_content(tree, tree.root, ()),
    }


def test_there_are_records_of_every_game_of_that_version() -> None:
    newer = {"matching", "vector", "tour"}
    assert {found["game"] for found in CONTENTS["records"].values()} == set(GAMES) - newer


@walked("form", ["txt", "json"])
@walked("name", list(CONTENTS["records"]))
def test_a_record_says_what_it_said(name: str, form: str) -> None:
    record = export.load(SAVED / "records" / f"{name}.{form}")
    assert content(record) == CONTENTS["records"][name]


def test_settings_are_as_they_were_left() -> None:
    shutil.copy(SAVED / "settings.ini", paths.config_dir() / "settings.ini")
    file, left = SettingsFile(), CONTENTS["settings"]
    for name, value in left["changed"].items():
        assert value != getattr(Settings(), name), "a default would be there without the file"
        assert getattr(file.current, name) == value
    assert file.shortcuts() == left["keys"]
    for window, data in left["geometry"].items():
        assert bytes(file.geometry(window).data()).hex() == data
    file.change(theme="light")
    assert SettingsFile().current == file.current
    assert SettingsFile().shortcuts() == left["keys"]


@pytest.fixture
def store(tmp_path: Path) -> Any:
    shutil.copy(SAVED / "tiling-gui.sqlite3", tmp_path)
    with Store.open(tmp_path) as store:
        yield store


def test_games_are_kept(store: Store) -> None:
    listed = [
        [row.id, row.board, row.moves, row.first, plain(row.result), plain(row.value), row.max, row.min_name]
        for row in store.games()
    ]
    assert listed == CONTENTS["store"]["games"]
    assert {row.id: content(store.game(row.id)) for row in store.games()} == CONTENTS["store"]["records"]


def test_results_are_kept(store: Store) -> None:
    """A solve that was stopped without having searched anything is the only one that goes on elsewhere: see below."""
    listed = [
        [
            *(solve.game, solve.board, solve.first, plain(solve.value), plain(solve.lower), plain(solve.upper)),
            *(solve.exact, len(solve.line), solve.nodes, solve.engine, solve.source),
        ]
        for solve in store.solves()
        if solve.exact
    ]
    assert listed == [row for row in CONTENTS["store"]["solves"] if row[6]]
    assert [solve.end().diagram() for solve in store.solves() if solve.exact] == CONTENTS["store"]["ends"]


def test_what_waited_and_campaigns_are_unfinished_solves(store: Store) -> None:
    waiting = {f"{row.game}:{setup_text(row.start())}": row for row in store.solves() if row.is_unfinished}
    for key, _, lower, upper, nodes, seconds in CONTENTS["store"]["works"]:
        row = waiting[key]
        assert (plain(row.lower), plain(row.upper), row.nodes, row.seconds) == (lower, upper, nodes, seconds)
    stopped = [row for row in CONTENTS["store"]["solves"] if not row[6]]
    open_campaigns = [row for row in CONTENTS["store"]["campaigns"] if row[3] != "solved"]
    boards = [row.board for row in waiting.values()]
    assert sorted(boards) == sorted(
        [row[1] for row in stopped + open_campaigns] + [waiting[row[0]].board for row in CONTENTS["store"]["works"]]
    )
    for _, board, _, _, lower, upper, _, nodes, _ in open_campaigns:
        (row,) = (row for row in waiting.values() if row.board == board)
        assert (row.lower, row.upper, row.nodes) == (lower, upper, nodes)


def test_facts_are_kept(store: Store) -> None:
    facts = [
        [fact.key, fact.engine, fact.lower_max, fact.upper_max, fact.lower_min, fact.upper_min, fact.nodes]
        for fact in store.facts.all()
    ]
    assert facts == CONTENTS["store"]["facts"]


def test_what_was_open_is_open(store: Store) -> None:
    assert {key: store.load(key) for key in store.all_keys()} == CONTENTS["store"]["kept"]


def test_cards_and_waiting_reviews_open_as_they_were_kept() -> None:
    """kept-learning.json was saved by the version that introduced them."""
    with Store.open() as store:
        for key, data in json.loads((DATA / "kept-learning.json").read_text(encoding="utf-8")).items():
            store.save(key, data)
        assert cards(store) == {
            "0123456789abcdef": Card(box=2, due=date(2026, 11, 25), asked=3, missed=1),
            "fedcba9876543210": Card(),
        }
        waiting = read_queue_state(store.load("review-queue"))
    assert waiting == QueueState(("a1b2c3d4e5f6", "0f0f0f0f0f0f"), done=3, mistakes=7, paused=True)


def test_lessons_an_assignment_and_drills_are_where_they_were_left(store: Store) -> None:
    """kept-lessons.json was saved when assignments and drills had windows of their own."""
    kept = json.loads((DATA / "kept-lessons.json").read_text(encoding="utf-8"))
    for key, data in kept.items():
        store.save(key, data)
    assert catalogue.progress(store, "tiling") == catalogue.LessonProgress(5, frozenset({0, 2, 3}), done=True)
    assert catalogue.progress(store, "two-by-three") == catalogue.LessonProgress(1, frozenset({0}))
    assert catalogue.opened(store) == "file:week3.md", "answers to it were being given"
    catalogue.save_opened(store, "alpha-beta")
    assert catalogue.opened(store) == "alpha-beta"
    found = solutions(read(store.load("assignment")))
    assert [each.right for each in found] == [("a1-a2", "b1-b2", "c1-c2"), ("5",)]
    trained = read_trained(store.load("nim-practice"))
    known = kept["nim-practice"]["kinds"]
    assert {kind: vars(trained.kinds[kind]) for kind in known} == known
    assert (trained.kinds["rows"], trained.last) == (KindProgress(), "sum"), "a kind that is new"


def test_tasks_cards_and_collections_open_as_they_were_kept(tmp_path: Path) -> None:
    """kept-tasks.json was saved by the last version in which puzzles, mistakes and collections each kept their own."""
    saved = json.loads((DATA / "kept-tasks.json").read_text(encoding="utf-8"))
    with Store.open(tmp_path) as store:
        for key, data in saved["kept"].items():
            store.save(key, data)
        entries = Collections(store).entries("Week 3")
        tasks = [entry.task for entry in entries]
        assert [(task.value, task.position.write(task.solution), task.comment) for task in tasks] == [
            (7, "b2–c2", "from the exam"),
            (7, "b2–b3", ""),
            (8, "b4–c4", ""),
            (1, "#3 6→0", "Nim"),
        ]
        kept = cards(store)
        assert [kept[task.code].first if task.code in kept else None for task in tasks] == [True, False, None, None]
        assert kept["0123456789abcdef"] == Card(box=1, due=date(2026, 11, 23), asked=1, missed=0)
        assert score(store) == Score(streak=1, best=3, solved=4, tried=5)
        answered, missed = (json_form.from_json(record) for record in saved["records"])
        assert task_of(answered) == replace(tasks[0], comment="")
        assert (collection_of(answered), answered.hints) == ("Week 3", True)
        assert task_of(missed) == tasks[2]
        assert (missed.id, missed.hints) == ("daily-domino-2026-11-27", False)
