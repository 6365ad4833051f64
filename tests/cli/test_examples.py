"""The examples at the end of every verb's help do what they say."""

import importlib
import shlex
from pathlib import Path

import pytest

from tests.records.test_assignment import ANSWERS, ASSIGNMENT
from tests.walks import walked
from tiling_gui import cli
from tiling_gui.cli import NOT_PROVED, main
from tiling_gui.cluster import certificate
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.records.export import save
from tiling_gui.records.record import NamedPlayer, new_record
from tiling_gui.store import Store

EXAMPLES = [
    (verb, example) for verb, (module, _) in cli.VERBS.items() for example in importlib.import_module(module).EXAMPLES
]

EFG = 'EFG 2 R "" { "I" "II" }\np "" 1 1 "" { "a" "b" } 0\nt "" 1 "" { 3 -3 }\nt "" 2 "" { 4 -4 }\n'


@pytest.mark.parametrize(("verb", "example"), EXAMPLES, ids=[example for _, example in EXAMPLES])
def test_an_example_of_the_help_gives_an_answer(
    verb: str, example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    players = {side: NamedPlayer("human", "You") for side in (Side.MAX, Side.MIN)}
    record = new_record("domino", GAMES["domino"].parse("2x2", Side.MAX), players)
    record = record.with_tree(record.tree.add_line([((0, 0), (0, 1)), ((1, 0), (1, 1))])).ended(2)
    save(record, "game.tiling")
    Path("week3.md").write_text(ASSIGNMENT, encoding="utf-8")
    Path("week3.answers.json").write_text(ANSWERS, encoding="utf-8")
    Path("game.efg").write_text(EFG, encoding="utf-8")
    with Store.open() as store:
        store.put_game(record)
    monkeypatch.setattr(certificate, "serve", lambda *options: "tls://127.0.0.1:8786")  # else until somebody ends it
    words = shlex.split(example.replace("ID", record.id).replace("--time-limit 2", "--time-limit 0.1"))
    assert words[0] == verb
    assert main(words) in (0, NOT_PROVED)
    assert capsys.readouterr().out


def test_the_help_of_a_verb_ends_with_its_examples(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["help", "solve"])
    assert capsys.readouterr().out.rstrip().endswith('tiling-gui solve "sum: ellie(3x4) + nim(5) + .007(12)"')


def test_the_help_lists_every_verb_once(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["help", "help"])
    whole = capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["help"])
    lines = capsys.readouterr().out.splitlines()
    assert whole.splitlines() == lines
    assert sorted(line.split()[0] for line in lines if line.startswith("  ") and line[2].islower()) == sorted(cli.VERBS)


@walked(("typed", "meant"), [("solv", "solve"), ("tournment", "tournament"), ("reslts", "results")])
def test_a_misspelled_verb_is_recognized(typed: str, meant: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["help", typed]) == cli.BAD_INPUT
    assert capsys.readouterr().err == f"tiling-gui: There is no verb {typed}. Did you mean {meant}?\n"
