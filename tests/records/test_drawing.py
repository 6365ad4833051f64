"""SVG and TikZ: well formed, complete, in the palette's colours, within their outlines."""

import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.records.games import played, trees
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.drawing import positions
from tiling_gui.core.drawing.latex import latex
from tiling_gui.core.drawing.positions import game_svg, game_tikz
from tiling_gui.core.game import Side
from tiling_gui.games.domino.rules import DominoPosition, read_shape
from tiling_gui.games.ellie.rules import ElliePosition
from tiling_gui.palette import DARK, LIGHT, Palette
from tiling_gui.records import drawing
from tiling_gui.records.record import new_record
from tiling_gui.records.tree import GameTree

NS = "{http://www.w3.org/2000/svg}"


def titles(svg: str) -> list[str]:
    return [e.text or "" for e in ElementTree.fromstring(svg).iter(f"{NS}title")][1:]


@given(trees(), st.sampled_from([LIGHT, DARK]), st.sampled_from([8, 23, 24, 31, 32, 48, 90]))
@settings(max_examples=40, deadline=None)
def test_svg_shows_every_domino_once_in_palette_colours(tree: GameTree, palette: Palette, size: int) -> None:
    position = tree.position
    svg = game_svg("domino", position, palette=palette, size=size)
    assert len(titles(svg)) == position.count
    used = set(re.findall(r"#[0-9A-Fa-f]{6}", svg))
    assert used <= {value for value in vars(palette).values() if isinstance(value, str)}
    numbers = [e.text for e in ElementTree.fromstring(svg).iterfind(f".//{NS}g/{NS}g/{NS}text")]
    assert numbers == ([str(k + 1) for k in range(position.count)] if size >= 24 else [])
    dead = svg.count(f'stroke="{palette.dead}"')
    assert dead == position.dead_squares
    assert svg == game_svg("domino", position, palette=palette, size=size), "a pure function"


def test_players_alternate_after_the_set_up_and_the_last_move_is_marked() -> None:
    position = read_shape("11..\n....", Side.MIN).play(((0, 2), (0, 3))).play(((1, 0), (1, 1)))
    assert titles(game_svg("domino", position)) == [
        "domino 1, set-up, a1 to b1",
        "domino 2, MIN, c1 to d1",
        "domino 3, MAX, a2 to b2, last move",
    ]
    assert game_svg("domino", position).count(LIGHT.accent) == 1


def test_only_min_is_hatched_and_missing_squares_are_not_drawn() -> None:
    position = DominoPosition.start(1, 4).play(((0, 0), (0, 1)))
    assert LIGHT.min_hatch not in game_svg("domino", position)
    assert LIGHT.min_hatch in game_svg("domino", position.play(((0, 2), (0, 3))))
    grounds = [
        e
        for e in ElementTree.fromstring(game_svg("domino", read_shape("..#\n#.."))).iter()
        if e.get("fill") in (LIGHT.sq_light, LIGHT.sq_dark)
    ]
    assert len(grounds) == 4


@given(trees())
@settings(max_examples=20, deadline=None)
def test_tikz_is_balanced_and_complete(tree: GameTree) -> None:
    position = tree.position
    tikz = game_tikz("domino", position)
    assert tikz.count("{") == tikz.count("}")
    assert tikz.count("% domino ") == position.count
    defined = set(re.findall(r"\\definecolor\{(\w+)\}", tikz))
    used = set(re.findall(r"tiling[a-zA-Z]+", tikz))
    assert used <= defined
    for line in tikz.split("\n")[1:-2]:
        assert line.rstrip().endswith((";", "}")) or line.strip().startswith("% ")


def test_latex_makes_any_text_safe() -> None:
    assert latex(r"50% & $x_1^2$ {a} \b #~") == (
        r"50\% \& \$x\_1\textasciicircum{}2\$ \{a\} \textbackslash{}b \#\textasciitilde{}"
    )
    assert latex("Zoë 中 a–b") == "Zoë ? a--b"


def test_a_record_as_latex_names_players_and_moves() -> None:
    record = played()
    tex = drawing.record_tikz(record)
    assert tex.startswith(r"\documentclass")
    assert "MAX: You" in tex
    assert tex.count(r"\mbox{") == len(record.tree.main_line())
    assert tex.count(r"\begin{") == tex.count(r"\end{")


def without_tex() -> str:
    """What is missing on this machine to compile exported TeX; "" if nothing is."""
    if not shutil.which("pdflatex"):
        return "no TeX on this machine"
    for name in ("article.cls", "tikz.sty"):
        if not subprocess.run(["kpsewhich", name], capture_output=True, text=True, check=False).stdout.strip():
            return f"TeX without {name} on this machine"
    return ""


@pytest.mark.skipif(bool(without_tex()), reason=without_tex())
@pytest.mark.parametrize("wide", [False, True])
def test_latex_compiles(tmp_path: Path, wide: bool) -> None:
    record = new_record("domino", DominoPosition.start(2, 16)) if wide else played()
    (tmp_path / "game.tex").write_text(drawing.record_tikz(record), encoding="utf-8")
    subprocess.run(["pdflatex", "-interaction=batchmode", "game.tex"], cwd=tmp_path, check=True, timeout=120)
    assert (tmp_path / "game.pdf").stat().st_size > 1000
    assert "Overfull" not in (tmp_path / "game.log").read_text(encoding="latin-1")


def test_latex_needs_no_class_that_comes_apart() -> None:
    tex = drawing.record_tikz(played())
    assert tex.startswith("\\documentclass{article}\n")
    packages = re.findall(r"\\usepackage(?:\[[^]]*\])?\{(\w+)\}", tex)
    assert packages == ["fontenc", "inputenc", "tikz"]  # the first two are LaTeX itself


def test_a_picture_alone_is_one_tikzpicture() -> None:
    tikz = drawing.record_picture(played())
    assert tikz.startswith(r"\begin{tikzpicture}")
    assert tikz.rstrip().endswith(r"\end{tikzpicture}")


def test_latex_of_a_variation_has_the_result_of_its_own() -> None:
    # On 1 x 4 the middle domino ends the game with 1, the outer two give 2.
    ended = new_record("domino", DominoPosition.start(1, 4))
    middle, left, right = ((0, 1), (0, 2)), ((0, 0), (0, 1)), ((0, 2), (0, 3))
    record = ended.with_tree(ended.tree.add(middle)).ended()
    tree = record.tree.go(()).add(left)
    assert "Final value 1" in drawing.record_tikz(record)
    assert "Final value 1" in drawing.record_tikz(record.with_tree(record.tree.go(())))
    assert "Final value" not in drawing.record_tikz(record.with_tree(tree))
    assert "Final value 2" in drawing.record_tikz(record.with_tree(tree.add(right)))


def test_a_game_nobody_draws_is_shown_as_its_diagram(monkeypatch: pytest.MonkeyPatch) -> None:
    without = {key: replace(game, figure="") for key, game in GAMES.items()}
    monkeypatch.setattr(positions, "GAMES", without)
    record = new_record("domino", read_shape("11.\n..#"))
    svg = drawing.record_svg(record)
    assert [e.text for e in ElementTree.fromstring(svg).iter(f"{NS}text")] == ["1 1 .", ". . #"]
    assert r"1~1~." in drawing.record_tikz(record)


def test_drawing_needs_no_qt() -> None:
    code = "import sys, tiling_gui.records.export, tiling_gui.store; sys.exit(any('PySide' in m for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0


def test_columns_beyond_z_have_their_names() -> None:
    wide, two_rows = DominoPosition.start(1, 30), ElliePosition.start(2, 30)
    for picture in (game_svg("domino", wide), game_tikz("domino", wide), game_svg("ellie", two_rows)):
        written = re.findall(r"[> ]([a-z]{1,2})(?:</text>|\};)", picture)
        assert written == [*"abcdefghijklmnopqrstuvwxyz", "aa", "ab", "ac", "ad"]
