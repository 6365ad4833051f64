"""The contract of all verbs: a schema, errors as JSON, exit codes, and a matching man page and completions."""

import argparse
import importlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.schemas import SCHEMAS, validator
from tiling_gui import cli
from tiling_gui.console import Console
from tiling_gui.console.answers import counted
from tiling_gui.core.limits import Progress
from tiling_gui.paths import data_dir, resource
from tiling_gui.store.schema import FILE

sys.path.insert(0, str(SCHEMAS.parents[1] / "packaging"))
import command_line
from tests.walks import walked


@walked("verb", sorted(cli.VERBS))
def test_every_verb_has_a_schema_that_says_its_name(verb: str) -> None:
    schema: Any = validator(verb).schema
    kinds = schema.get("anyOf", [schema])
    assert all(kind["properties"]["schema"]["const"] == verb for kind in kinds)
    assert all("schema" in kind["required"] for kind in kinds)


def test_no_schema_is_left_over() -> None:
    names = {path.name.removesuffix(".schema.json") for path in SCHEMAS.glob("*.json")}
    assert names == {*cli.VERBS, "definitions", "error", "record"}


def test_a_fault_in_an_expression_has_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["solve", "evaluate:x+*y", "--json"]) == 2
    error = json.loads(capsys.readouterr().out)["error"]
    assert (error["kind"], error["position"]) == ("input", 2)


@pytest.mark.parametrize("argv", [["nonsense", "--json"], ["--home", "folder", "nonsense", "--json"]])
def test_an_unknown_verb_is_an_error_in_json(capsys: pytest.CaptureFixture[str], argv: list[str]) -> None:
    assert cli.is_command_line(argv)
    assert cli.main(argv) == 2
    message = json.loads(capsys.readouterr().out)["error"]["message"]
    assert message == "There is no verb nonsense. The verbs are listed by tiling-gui --help."


def test_one_is_counted_in_the_singular() -> None:
    assert [counted(n, "job") for n in (0, 1, 2000)] == ["0 jobs", "1 job", "2,000 jobs"]
    assert [counted(n, "vertex", "vertices") for n in (1, 2)] == ["1 vertex", "2 vertices"]


def test_progress_is_rare_where_nobody_watches(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    for interval, lines in ((1.0, 29), (10.0, 2)):
        console = Console(interval=interval)
        for _ in range(30):
            console.report(Progress(stage="solving"))
            now[0] += 1
        assert len(capsys.readouterr().err.splitlines()) == lines


def test_progress_on_a_terminal_is_one_line_that_is_written_over_and_taken_off(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    console = Console(in_place=True)
    for _ in range(4):
        console.report(Progress(stage="solving"))
        now[0] += 1
    console.note("Said.")
    written = capsys.readouterr().err
    assert written.count("\n") == 1
    screen = ""
    for part in written.removesuffix("\n").split("\r"):  # as a terminal shows it: each part overwrites from the left
        screen = part + screen[len(part) :]
    assert screen.strip() == "Said."
    assert written.count("solving") == 3


def test_progress_tells_the_time_also_of_work_that_keeps_none(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    console = Console(interval=1.0)
    for done in range(3):
        now[0] += 7
        console.report(Progress(stage="playing", done=done, total=3))
    console.report(Progress(stage="playing"))
    now[0] += 7
    console.report(Progress(stage="solving", seconds=500.0))
    ends = [line.rsplit("  ", 1)[1] for line in capsys.readouterr().err.splitlines()]
    assert ends == ["14 s", "21 s", "500 s"]


def test_shipped_man_page_and_completions_are_those_of_the_parser() -> None:
    for name, text in command_line.files().items():
        assert resource(f"command_line/{name}").read_text(encoding="utf-8") == text, f"{name}: say make command-line"


COMPLETED = {
    "solve --time": "solve --time-limit",
    "solve --first ma": "solve --first max",
    "games import one.tiling t": "games import one.tiling two.tiling",
    "solve --checkpoint t": "solve --checkpoint two.tiling",
    "--home fol": "--home folder",
    "results --unf": "results --unfinished",
    "--quiet hel": "--quiet help",
    "help struct": "help structure",
}
"""What is typed in a folder with two files and a folder, and what Tab completes it to."""
ASK = {
    "bash": r"""
source "$SCRIPT"
while IFS= read -r typed; do
    read -ra words <<< "tiling-gui $typed"; COMP_WORDS=("${words[@]}"); COMP_CWORD=$((${#words[@]} - 1))
    "$(complete -p tiling-gui | sed 's/.*-F \([^ ]*\).*/\1/')" tiling-gui "${words[-1]}" "${words[-2]}"
    echo "<tiling-gui ${typed% *} ${COMPREPLY[*]}>"
done
""",
    "fish": r"""
source $SCRIPT
while read typed
    set offered (complete -C "tiling-gui $typed" | string split -f 1 \t)
    echo "<tiling-gui "(string replace -r ' [^ ]*$' '' " $typed" | string trim)" $offered>"
end
""",
}
"""Scripts that print the completion of each line in angle brackets."""


@pytest.mark.parametrize("shell", ASK)
def test_a_shell_completes_verbs_options_words_and_files(tmp_path: Path, shell: str) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"needs {shell}")
    for name in ("one.tiling", "two.tiling"):
        (tmp_path / name).touch()
    (tmp_path / "folder").mkdir()
    script = str(resource(f"command_line/tiling-gui.{shell}"))
    environment = {**os.environ, "HOME": str(tmp_path), "TERM": "dumb", "SCRIPT": script}
    typed, call = "".join(f"{line}\n" for line in COMPLETED), [shell, "-c", ASK[shell]]
    done = subprocess.run(
        call, cwd=tmp_path, env=environment, input=typed, capture_output=True, text=True, check=True, timeout=60
    )
    assert re.findall("<tiling-gui *(.*?)[ /]*>", done.stdout) == list(COMPLETED.values()), done.stderr


def test_zsh_offers_files_after_the_first_one_too() -> None:
    script = resource("command_line/tiling-gui.zsh").read_text(encoding="utf-8")
    many = re.search(r"^_shtab_tiling_gui_games_import_options=\($.*?^\)$", script, re.MULTILINE | re.DOTALL)
    assert many
    assert re.search(r'^  "\*:[^"]*:_files"$', many[0], re.MULTILINE)
    assert '"(*)' not in script  # in zsh it would stop completion after the first argument


def test_the_man_page_has_every_verb_with_its_options_and_examples() -> None:
    page = command_line.man_page().replace("\\-", "-")
    parsers = next(each for each in cli.make_parser()._actions if isinstance(each, argparse._SubParsersAction)).choices
    assert parsers.keys() == cli.VERBS.keys()
    sections = page.split(".SH COMMAND ")[1:]
    for verb, (module, _) in cli.VERBS.items():
        (section,) = [each for each in sections if f"'tiling-gui {verb}'" in each.splitlines()[0]]
        for example in importlib.import_module(module).EXAMPLES:
            assert f"\n  tiling-gui {example}\n".replace("\\", "\\e") in section
        options = {option for action in parsers[verb]._actions for option in action.option_strings} - {"--help"}
        assert all(option in section.replace("\\", "") for option in options)


@walked("words", ["solve 3x3", "analyse 3x3", "match 3x3", "family 3xn --n 2-2", "games", "results"])
def test_a_database_that_is_set_aside_is_said_so(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    (data_dir() / FILE).write_bytes(b"no database " * 4000)
    assert cli.main(words.split()) == 0
    assert capsys.readouterr().err.count("The database was damaged. It is kept as tiling-gui-damaged-") == 1
