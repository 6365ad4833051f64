"""The program's own stored data: settings, window geometry, shortcuts, and the JSON in the store."""

import json
from contextlib import suppress
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.reading import MALFORMED, REFUSED, data_like, examples, read, texts
from tests.records.games import played
from tiling_gui import paths
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.results import Solution
from tiling_gui.desktop.features.lab import positions
from tiling_gui.desktop.features.lab.compare_rows import LabRow
from tiling_gui.desktop.features.position_editor.named_boards import own_boards
from tiling_gui.desktop.games.evaluate.gallery import _FORMER, _PREFIX, _VALUES, Gallery
from tiling_gui.desktop.ui.settings import Settings, SettingsFile
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.players.adaptive import LadderState, ladder_state
from tiling_gui.records.cards import Card, read_card, score_of
from tiling_gui.store import Store

# Settings ---------------------------------------------------------------------------------------------------


def settings_from(text: str) -> Settings:
    place = paths.config_dir() / "settings.ini"
    place.write_text(text, "utf-8", "surrogatepass")
    file = SettingsFile()
    file.geometry("main")
    file.shortcuts()
    found = file.current
    for entry in fields(Settings):
        assert type(getattr(found, entry.name)) is type(entry.default), entry.name
    place.unlink()
    return found


INI = "[settings]\n" + "\n".join(f"{name}={json.dumps(value)}" for name, value in asdict(Settings()).items())
INI += '\n[geometry]\nmain=@ByteArray(\\x1\\xd9)\n[keys]\nundo="Ctrl+Z"\n'


def test_settings(scratch_home: Path) -> None:
    assert settings_from(INI) == Settings()

    @examples(10)
    @given(texts(INI, INI.replace("true", "false").replace("8", "9")))
    def check(text: str) -> None:
        settings_from(text)

    check()
    for text in MALFORMED:
        settings_from(text)
        settings_from(INI.replace("8", text))


def test_settings_out_of_range_fall_back(scratch_home: Path) -> None:
    wrong = {
        "theme": "purple", "threads": -1, "memory_mb": 10**12, "perfect_seconds": 0, "values_kind": "x", "rows": 10**9,
        "columns": 0, "first": "NOBODY", "teaching": "4",
        "game": "chess", "ai_delay": -5,
    }  # fmt: skip
    assert settings_from("[settings]\n" + "\n".join(f"{k}={json.dumps(v)}" for k, v in wrong.items())) == Settings()


# JSON in the store ------------------------------------------------------------------------------------------


def row_like() -> dict[str, Any]:
    names = {entry.name: entry.type for entry in fields(LabRow)}
    return {name: {"str": "x", "int": 1, "float": 0.5, "bool": True}.get(str(kind)) for name, kind in names.items()}


@examples(13)
@given(data_like(row_like()))
def test_rows_of_the_laboratory(data: Any) -> None:
    row = read(LabRow.from_json, data)
    if row is not REFUSED:
        assert LabRow.from_json(row.to_json()) == row


CHOSEN = [
    {"game": "domino", "text": "2x3", "first": "MIN"},
    {"game": "heaps", "start": {"start": "nim:3,5", "first": "FIRST"}, "moves": [[0, 1]], "name": "nim"},
]


@examples(13)
@given(st.sampled_from(CHOSEN).flatmap(data_like))
def test_positions_of_the_laboratory(data: Any) -> None:
    read(positions.from_json, data)


@examples(13)
@given(data_like({"streak": 1, "best": 2, "solved": 3, "tried": 4, "answered": ["a"]}))
def test_the_score_of_puzzles(data: Any) -> None:
    assert isinstance(score_of([Card(first=True, when="2026")], data).sentence(), str)


@examples(13)
@given(data_like({"box": 1, "due": "2026-01-01", "asked": 3, "missed": 4, "first": True, "when": "x", "hinted": True}))
def test_cards(data: Any) -> None:
    card = read_card(data)
    assert read_card(json.loads(json.dumps(card.to_json()))) == card


@examples(13)
@given(data_like({"level": 2, "counted": ["a", "b"]}))
def test_the_standing_of_the_adaptive_player(data: Any) -> None:
    assert isinstance(ladder_state(data), LadderState)


@examples(13)
@given(
    data_like({"shape": "..\n..", "first": "MAX"}),
    data_like([{"expression": "x-y", "domain": "0-9", "name": "a"}]),
    data_like({"x-y;0-9": "3"}),
)
def test_boards_and_expressions_that_are_kept(board: Any, saved: Any, values: Any) -> None:
    with Store.in_memory() as store:
        store.save("board/mine", board)
        boards = own_boards(store)
        for name in boards.names():
            with suppress(InputError):
                assert boards.get(name).board.rows >= 1
        store.save(_FORMER, saved)
        for number, item in enumerate(saved if isinstance(saved, list) else [saved]):
            store.save(f"{_PREFIX}{number}", item)
        store.save(_VALUES, values)
        for entry in Gallery(store).entries:
            entry.position()
            assert entry.title


# Rows somebody wrote into ------------------------------------------------------------------------------------

COLUMNS = {
    "games": ["record", "value", "minimax", "result", "started", "changed", "moves"],
    "solves": ["setup", "value", "lower", "line", "final_board", "finished", "max_level", "state", "nodes"],
    "kept": ["data"],
    "facts": ["lower_max", "nodes", "key"],
}


VALUES = ["", "x", "[", "{}", "[]", "[" * 50_000, "9" * 9999, "1/0", -1, 1e300, b"\xff\0"]


@pytest.mark.parametrize(("table", "column"), [(table, column) for table in COLUMNS for column in COLUMNS[table]])
def test_rows_that_somebody_wrote_into(table: str, column: str) -> None:
    position = DominoPosition.start(2, 2)
    for value in VALUES:
        with Store.in_memory() as store:
            store.put_game(played())
            move = position.moves()[0]
            store.results.add(Solution(position, 2, 2, (move, position.play(move).moves()[0])))
            store.results.add(Solution(position.play(move), 1, 2, nodes=5))
            store.save("last-game", "x")
            store.facts.put(Bound("2x2:f", 1, 2, 1, 2))
            with store._database.change() as connection:
                connection.execute(f"UPDATE {table} SET {column} = ?", (value,))
            for reader in (
                lambda s: [read(s.game, row.id) for row in s.games()],
                lambda s: [read(lambda r: (r.start(), r.end()), row) for row in s.solves()],
                lambda s: s.results.find(position),
                lambda s: s.results.begun(position),
                lambda s: s.known_bounds(position),
                lambda s: s.load("last-game"),
                lambda s: s.facts.get("2x2:f"),
            ):
                read(reader, store)
            assert all(len(message) < 400 for message in store.messages)
