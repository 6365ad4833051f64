"""Stored games on the command line: show, delete, restore, export and import, with complete round trips."""

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.calls import answer, refused
from tests.conftest import DATA
from tests.records.games import played
from tiling_gui import cli
from tiling_gui.errors import StoreError
from tiling_gui.records import collection, export, json_form
from tiling_gui.records.record import GameRecord
from tiling_gui.store import Store
from tiling_gui.store.labels import Label
from tiling_gui.store.removed import GAME

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def games() -> list[GameRecord]:
    """Three stored games, the last one unfinished and labelled."""
    found = [played(4, 5, seed=1), played(3, 3, seed=2), replace(played(3, 4, seed=3), finished=None, result=None)]
    with Store.open() as store:
        for record in found:
            store.put_game(record)
        store.labels.put(GAME, found[2].id, Label("For the lecture", ("ends", "MIN wins"), True))
    return found


def listed(capsys: Capture, *words: str) -> set[str]:
    return {row["id"] for row in answer(capsys, "games", *words)["games"]}


def test_list_is_what_games_alone_is(games: list[GameRecord], capsys: Capture) -> None:
    assert answer(capsys, "games", "list") == answer(capsys, "games")
    row = next(row for row in answer(capsys, "games")["games"] if row["id"] == games[2].id)
    assert (row["name"], row["tags"], row["bookmarked"]) == ("For the lecture", ["ends", "MIN wins"], True)
    assert cli.main(["games"]) == 0
    assert "* For the lecture [ends, MIN wins]" in capsys.readouterr().out


def test_show_is_the_record(games: list[GameRecord], capsys: Capture) -> None:
    assert json_form.from_json(answer(capsys, "games", "show", games[0].id[:7])) == games[0]
    assert cli.main(["games", "show", games[0].id]) == 0
    assert export.read(capsys.readouterr().out) == games[0]


def test_games_are_imported_together_or_not_at_all(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = [played(3, 3, seed=seed) for seed in range(4)]
    file = tmp_path / "games.json"
    file.write_text(collection.write(records, "json"), encoding="utf-8")
    put, count = Store.put_game, iter(range(9))

    def full(store: Store, *args: object) -> object:
        if next(count) == 2:
            raise StoreError("The disk is full.")
        return put(store, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "put_game", full)
    assert "The disk is full" in refused(capsys, "games", "import", str(file), "--json")
    assert listed(capsys) == set()
    answer(capsys, "games", "import", str(file))
    assert listed(capsys) == {record.id for record in records}


def test_deleted_games_are_listed_apart_and_come_back(games: list[GameRecord], capsys: Capture) -> None:
    one, two, three = (record.id for record in games)
    assert answer(capsys, "games", "delete", one[:8], two) == {"schema": "games", "deleted": [one, two]}
    assert listed(capsys) == {three}
    assert listed(capsys, "list", "--deleted") == {one, two}
    assert answer(capsys, "games", "restore", two) == {"schema": "games", "restored": [two]}
    assert answer(capsys, "games", "restore", two) == {"schema": "games", "restored": []}
    assert listed(capsys) == {two, three}
    with Store.open() as store:
        assert store.game(one) == games[0]


def test_all_are_found_before_one_is_deleted(games: list[GameRecord], capsys: Capture) -> None:
    assert "no saved game 'none'" in refused(capsys, "games", "delete", games[0].id, "none")
    assert len(listed(capsys)) == 3


def test_after_thirty_days_a_deleted_game_is_gone(games: list[GameRecord], capsys: Capture) -> None:
    """Opening the store in a window removes what was deleted more than thirty days ago, and only that."""
    with Store.open() as store:
        for record, when in ((games[0], "2020-01-01T00:00:00+00:00"), (games[1], None)):
            store.removed.add(GAME, record.id)
            if when:
                with store._database.change() as connection:
                    connection.execute("UPDATE kept SET updated = ? WHERE key = ?", (when, f"removed/game/{record.id}"))
        assert [row.id for row in store.games(deleted=True)] == [games[1].id]
        assert store.claim_window()
    assert "no saved game" in refused(capsys, "games", "restore", games[0].id)
    assert answer(capsys, "games", "restore", games[1].id) == {"schema": "games", "restored": [games[1].id]}


def test_a_finished_game_is_written_at_its_end_wherever_one_stands_in_it(tmp_path: Path, capsys: Capture) -> None:
    game = played(2, 3)
    assert game.finished
    with Store.open() as store:
        store.put_game(game.with_tree(game.tree.go(())))
    answer(capsys, "games", "export", game.id, "--to", str(tmp_path / "end.svg"))
    export.save(game.with_tree(game.tree.go(game.line)), tmp_path / "wanted.svg")
    assert (tmp_path / "end.svg").read_text() == (tmp_path / "wanted.svg").read_text()


@pytest.mark.parametrize("form", collection.FORMATS)
def test_many_games_go_through_one_file(games: list[GameRecord], form: str, tmp_path: Path, capsys: Capture) -> None:
    file, other = tmp_path / f"all.{form}", tmp_path / "elsewhere"
    assert len(answer(capsys, "games", "export", "--all", "--to", str(file))["exported"]) == 3
    taken = answer(capsys, "games", "import", str(file), "--home", str(other))
    assert {one["id"] for one in taken["imported"]} == {record.id for record in games}
    with Store.open(other / "data") as store:
        assert [store.game(record.id) for record in games] == games
        assert store.labels.one(GAME, games[2].id) == Label("For the lecture", ("ends", "MIN wins"), True)


def test_many_games_go_into_a_folder(games: list[GameRecord], tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "games"
    for count in (3, 6):
        files = answer(capsys, "games", "export", "--all", "--to", str(folder))["files"]
        assert len(set(files)) == 3
        assert len(list(folder.iterdir())) == count, "nothing was overwritten"
    assert {export.load(file).id for file in files} == {record.id for record in games}


def test_several_games_are_written_to_a_file_of_games(games: list[GameRecord], capsys: Capture) -> None:
    assert "Several games are written to one file as .tiling" in refused(
        capsys, "games", "export", "--all", "--to", "all.svg"
    )
    assert "Name the games" in refused(capsys, "games", "export", "--to", "all.json")
    assert "can be exported as" in refused(capsys, "games", "export", "--all", "--to", "all.pdf")


def test_of_several_files_all_are_taken_in_or_none(tmp_path: Path, capsys: Capture) -> None:
    good, cut = tmp_path / "good.tiling", tmp_path / "cut.tiling"
    export.save(played(seed=1), good)
    text = good.read_text(encoding="utf-8")
    cut.write_text(text[: len(text) // 2], encoding="utf-8")
    assert refused(capsys, "games", "import", str(good), str(cut)).startswith("tiling-gui: cut.tiling: ")
    assert "cannot be read" in refused(capsys, "games", "import", str(good), str(tmp_path / "none.tiling"))
    assert listed(capsys) == set()


def test_the_original_programs_results_are_known_by_what_they_say(capsys: Capture) -> None:
    taken = answer(capsys, "games", "import", str(DATA / "tilingResults.txt"))
    assert taken["imported"] == []
    assert taken["results"] > 10
    assert len(answer(capsys, "results")["results"]) == taken["results"]


@pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them")
def test_a_signal_closes_the_window_and_what_was_made_is_kept(scratch_home: Path) -> None:
    """The window closes during a solve and after a move: the solve is resumable and the game is stored."""
    started = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tiling_gui.__main__ import main
from tiling_gui.desktop.windows import main_windows
app = QApplication([])
def look():
    (window,) = main_windows()
    control = window.controller
    control.play(control.session.position.moves()[0])
    told = []
    def tell():
        if not told:
            told.append(control.session.record.id)
            print(*told, flush=True)
    control.work.progressed.connect(tell)
    control.work.changed.connect(lambda: control.work.solution and tell())
    control.solve()
QTimer.singleShot(0, look)
sys.exit(main())
"""
    environment = {**os.environ, "TILING_GUI_HOME": str(scratch_home), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen([sys.executable, "-c", started], stdout=subprocess.PIPE, text=True, env=environment) as child:
        assert child.stdout is not None
        id = child.stdout.readline().strip()
        try:
            child.terminate()
            assert child.wait(60) == 128 + signal.SIGTERM
        finally:
            child.kill()  # otherwise leaving the block would wait for a child that received nothing
    with Store.open() as store:
        assert store.game(id).tree.size >= 1
        assert [row.state for row in store.solves()] in ([], ["paused"], ["solved"])
