"""Where data is stored, and its removal."""

import io
from pathlib import Path

import pytest

from tests.cli.calls import answer, refused
from tests.records.games import played
from tiling_gui import cli, paths
from tiling_gui.store import Store


@pytest.fixture
def kept() -> str:
    """The id of a stored game."""
    record = played()
    with Store.open() as store:
        store.put_game(record)
    return record.id


def test_every_file_is_counted(kept: str, capsys: pytest.CaptureFixture[str]) -> None:
    (paths.cache_dir() / "table").write_bytes(bytes(1234))
    rows = {row["name"]: row for row in answer(capsys, "paths")["paths"]}
    assert set(rows) == {"data", "config", "cache", "log"}
    data = list(paths.data_dir().iterdir())
    assert (rows["data"]["files"], rows["data"]["bytes"]) == (len(data), sum(file.stat().st_size for file in data))
    assert (rows["cache"]["files"], rows["cache"]["bytes"]) == (1, 1234)
    assert Path(rows["data"]["folder"]) == paths.data_dir()


def test_only_what_was_agreed_to_is_removed(
    kept: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = paths.cache_dir() / "grundy" / "octal-0.7.values"
    table.parent.mkdir()
    table.touch()
    assert "--yes" in refused(capsys, "forget", "--all"), "nobody can be asked"
    asked = io.StringIO("no\n")
    asked.isatty = lambda: True  # type: ignore[method-assign]
    monkeypatch.setattr("sys.stdin", asked)
    assert cli.main(["forget", "--all"]) == 0
    assert capsys.readouterr().out == "Nothing was removed.\n"
    assert table.exists()
    assert {row["name"] for row in answer(capsys, "forget", "--cache", "--yes")["removed"]} == {"cache", "log"}
    assert not table.exists()
    assert [row["id"] for row in answer(capsys, "games")["games"]] == [kept]
    answer(capsys, "forget", "--all", "--yes")
    assert answer(capsys, "games")["games"] == []


def test_folders_that_are_one_are_counted_and_removed_once(
    kept: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows: settings in the folder of the data, the cache in a subfolder."""
    data = paths.data_dir()
    monkeypatch.setattr(paths, "config_dir", lambda: data)
    monkeypatch.setattr(paths, "cache_dir", lambda: data / "Cache")
    (data / "Cache" / "grundy").mkdir(parents=True)
    (data / "Cache" / "grundy" / "ellie.values").write_bytes(bytes(1234))
    files = {row["name"]: row["files"] for row in answer(capsys, "paths")["paths"]}
    assert (files["cache"], files["data"] + files["config"]) == (1, len(list(data.iterdir())) - 1)
    removed = answer(capsys, "forget", "--all", "--yes")["removed"]
    assert [row["name"] for row in removed] == ["data", "config", "cache", "log"]
    assert not data.exists()


def test_files_that_the_program_did_not_write_stay_and_are_named(kept: str, capsys: pytest.CaptureFixture[str]) -> None:
    """As with --home in a folder that has a folder called data already."""
    theirs = [
        paths.data_dir() / "measurements.csv",
        paths.data_dir() / "old" / "a.txt",
        paths.config_dir() / "router.ini",
        paths.cache_dir() / "kernels" / "linux.txt",
        paths.log_dir() / "captain.log",
    ]
    for path in theirs:
        path.parent.mkdir(exist_ok=True)
        path.write_text("theirs")
    (paths.config_dir() / "settings.ini").touch()
    forgotten = answer(capsys, "forget", "--all", "--yes")
    assert sorted(forgotten["left"]) == sorted(map(str, theirs))
    assert all(path.read_text() == "theirs" for path in theirs)
    home = paths.data_dir().parent
    assert {path for path in home.rglob("*") if path.is_file()} == set(theirs)


def test_whatever_the_program_writes_is_removed(capsys: pytest.CaptureFixture[str]) -> None:
    answer(capsys, "solve", "3x3")
    answer(capsys, "family", "heaps:octal:0.137:n", "--n", "0-300")
    home = paths.data_dir().parent
    assert answer(capsys, "forget", "--all", "--yes")["left"] == []
    assert not list(home.rglob("*.*"))
