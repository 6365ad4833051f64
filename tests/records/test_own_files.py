"""Files of this program and of others that contain no game: each is named, with where it belongs."""

import gzip
import json
import sqlite3
from pathlib import Path

import pytest

from tests.records.games import played
from tests.walks import walked
from tiling_gui import atomic
from tiling_gui.engine import rows_file
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.players.tournament import CrossTable
from tiling_gui.records import assignment, collection, own_files, puzzle_file, text
from tiling_gui.records.puzzle_file import to_code
from tiling_gui.records.recognition import PUZZLE, recognise
from tiling_gui.store import listing

START = DominoPosition.start(4, 4)
CODE = to_code("domino", START, START.moves()[:1])


@pytest.fixture
def files() -> dict[str, str]:
    """The texts that the program writes, by kind."""
    table = CrossTable(("random", "perfect"), "4x4", game="domino")
    return {
        "puzzles": puzzle_file.write("mine", []),
        "answers": assignment.answers_text(assignment.Answers("0123", "Week 3", "Ada", {1: "a1-a2"})),
        "checkpoint": json.dumps({"format": rows_file.FORMAT, "version": rows_file.VERSION}) + "\n",
        "results": listing.to_json([]),
        "results as csv": listing.to_csv([]),
        "tournament": table.to_json(),
        "tournament as csv": table.to_csv(),
    }


def test_every_file_of_this_program_says_where_it_belongs(files: dict[str, str]) -> None:
    sentences = set()
    for kind, content in files.items():
        for read in (recognise, collection.read):
            with pytest.raises(InputError) as refused:
                read(content)
            assert kind.partition(" ")[0].rstrip("s") in str(refused.value), kind
            sentences.add(str(refused.value))
    assert len(sentences) == 5


@walked(
    ("content", "words"),
    [
        ("# T\n\nformat: tiling-gui lesson 1\n\n## S\n\nWords.\n", "a lesson"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "FEN"),
        ("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2", "FEN"),
        ('[Event "F/S Return Match"]\n[Site "Belgrade"]\n\n1. e4 e5', "PGN"),
        ("(;FF[4]GM[1]SZ[19];B[aa])", "SGF"),
        (f"{CODE}\n{CODE} the second", "collection of puzzles"),
    ],
)
def test_other_texts_are_named(content: str, words: str) -> None:
    with pytest.raises(InputError, match=words):
        recognise(content)


@walked(
    "written",
    [
        CODE,
        f"\n {CODE} \n",
        "\n".join(CODE[start : start + 20] for start in range(0, len(CODE), 20)),
        "\r\n".join(f"> {CODE[start : start + 30]}" for start in range(0, len(CODE), 30)),
        CODE.replace("-", "\u2011"),
        f"`{CODE}`",
        f"Try this one: {CODE}, it is not easy.",
    ],
)
def test_a_code_is_the_puzzle_also_when_a_mail_program_wraps_it(written: str) -> None:
    found = recognise(written)
    assert (found.form, found.code) == (PUZZLE, CODE)


def test_a_record_is_none_of_them() -> None:
    own_files.refuse(text.write(played()))
    own_files.refuse(collection.write([played(), played(3, 3)], "json"))


def test_what_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / "some file"
    file.write_bytes(gzip.compress(b'{"format": "tiling-gui campaign"}'))
    with pytest.raises(InputError, match="--rows FILE"):
        own_files.read_text(file)
    file.write_bytes(b"%PDF-1.7\xff\xff")
    with pytest.raises(InputError, match="a PDF, a picture or an archive"):
        own_files.read_text(file)
    file.unlink()
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE t (x)")
    connection.execute("INSERT INTO t VALUES (x'fffefd')")
    connection.commit()
    connection.close()
    with pytest.raises(InputError, match="a database of games"):
        own_files.read_text(file)


def test_a_file_is_named_by_its_url_as_well(tmp_path: Path) -> None:
    file = tmp_path / "my gäme.tiling"
    file.write_text("text", encoding="utf-8")
    url = file.as_uri()
    assert "%20" in url
    for name in (url, url.replace("file:///", "file://localhost/"), url.replace("file:///", "file:/"), str(file), file):
        assert atomic.read_text(name) == "text"
        assert atomic.local_name(name) == str(file)
    for name in ("file://server/share/x", "files/x", "file:x"):
        assert atomic.local_name(name) == name
