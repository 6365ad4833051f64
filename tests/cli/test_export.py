"""games export: every format, and its refusals."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.records.games import played
from tiling_gui import cli
from tiling_gui.records import export
from tiling_gui.store import Store


def test_a_kept_game_is_written_in_every_form(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played()
    with Store.open() as store:
        store.put_game(record)
    for form in ("txt", "json", "tex", "svg"):
        target = tmp_path / f"game.{form}"
        assert cli.main(["games", "export", record.id, "--to", str(target), "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["exported"], told["files"]) == ([record.id], [str(target)])
    assert export.load(tmp_path / "game.txt") == record
    assert export.load(tmp_path / "game.json") == record
    assert ElementTree.parse(tmp_path / "game.svg").getroot().tag.endswith("svg")
    assert (tmp_path / "game.tex").read_text(encoding="utf-8").rstrip().endswith(r"\end{document}")


def test_a_picture_alone_for_a_paper(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played()
    with Store.open() as store:
        store.put_game(record)
    target = tmp_path / "game.tex"
    assert cli.main(["games", "export", record.id, "--to", str(target), "--picture"]) == 0
    assert target.read_text(encoding="utf-8").startswith(r"\begingroup")
    assert cli.main(["games", "export", record.id, "--to", str(tmp_path / "game.svg"), "--picture"]) == 2
    assert "--picture is for FILE.tex." in capsys.readouterr().err


def test_marks_and_arrows_lie_over_the_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played()
    with Store.open() as store:
        store.put_game(record)
    signs = ["--mark", "a1:cross", "--mark", "b2", "--arrow", "a1-b2:square"]
    for name in ("game.svg", "game.tex"):
        assert cli.main(["games", "export", record.id, "--to", str(tmp_path / name), *signs]) == 0
    title = ElementTree.parse(tmp_path / "game.svg").getroot()[0].text or ""
    assert title.endswith("cross on a1; circle on b2; arrow from a1 to b2, blue")
    capsys.readouterr()
    assert cli.main(["games", "export", record.id, "--to", str(tmp_path / "no.svg"), "--mark", "z9"]) == 2
    assert "'z9' is not a place in this picture" in capsys.readouterr().err
    assert not (tmp_path / "no.svg").exists()
    assert cli.main(["games", "export", record.id, "--to", str(tmp_path / "no.json"), "--mark", "a1"]) == 2
    assert "--mark and --arrow are for FILE.svg and FILE.tex." in capsys.readouterr().err
