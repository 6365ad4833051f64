"""Shipped and documented records: the samples are true, and the examples of docs/formats.md can be read."""

import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

from tests.schemas import conforms
from tests.walks import walked
from tiling_gui import paths
from tiling_gui.core.game import Side
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records import export, json_form, text
from tiling_gui.records.tree import Path as Moves

DOCS = Path(__file__).parents[2] / "docs"
FORMATS = (DOCS / "formats.md").read_text(encoding="utf-8")
SAMPLES = sorted(path.name for path in paths.resource("samples").iterdir() if path.is_file())


def examples(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", FORMATS, re.DOTALL)


def test_the_documented_text_record_can_be_read() -> None:
    (example,) = examples("text")
    record = text.read(example)
    assert record.tree.size == 8
    second = record.tree.at(record.tree.cursor[:2])
    assert (second.lower, second.upper, second.estimate) == (7, 8, 7.3)


def test_the_documented_json_record_can_be_read_and_follows_the_schema() -> None:
    example = examples("json")[0]
    record = json_form.read(example)
    assert conforms(json.loads(example), "record") == []
    assert record.tree.main_line() == (((0, 0), (0, 1)), ((1, 0), (1, 1)))
    assert json_form.to_json(record) == json.loads(example)


@walked("name", SAMPLES)
def test_samples_can_be_read(name: str) -> None:
    record = export.load(paths.resource(f"samples/{name}"))
    assert record.tree.position.is_over
    assert record.result is not None
    assert record.result.value == record.tree.position.count


def test_the_same_sample_in_two_forms_is_the_same_record() -> None:
    load = lambda name: export.load(paths.resource(f"samples/{name}"))  # noqa: E731
    assert load("mistakes-4x4.txt") == load("mistakes-4x4.json")


@cache
def to_come(bare: DominoPosition) -> int:
    """Dominoes still to come under optimal play on an empty board, by plain backward induction."""
    best = max if bare.to_move is Side.MAX else min
    after = {only_what_is_free(bare.play(move)) for move in bare.moves()}
    return 1 + best(map(to_come, after)) if after else 0


def only_what_is_free(position: DominoPosition) -> DominoPosition:
    """The squares that can still be covered, as a board of their own."""
    return DominoPosition(replace(position.board, squares=position.live), position.to_move)


def test_the_values_in_the_sample_with_mistakes_are_true() -> None:
    tree = export.load(paths.resource("samples/mistakes-4x4.txt")).tree
    at: dict[int, Moves] = {0: ()}
    for number, parent, node in tree.walk():
        at[number] = (*at[parent], node.move)
    for path in at.values():
        position = tree.position_at(path)
        assert tree.at(path).value == position.count + to_come(only_what_is_free(position))


def test_the_perfect_sample_keeps_the_known_value_throughout() -> None:
    tree = export.load(paths.resource("samples/perfect-5x6.txt")).tree
    assert {tree.at(tree.cursor[:k]).value for k in range(len(tree.cursor) + 1)} == {14}
