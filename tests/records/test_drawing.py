"""SVG and TikZ: well formed, complete, in the palette's colours, within their outlines."""

import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.records.games import played, trees
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.drawing import positions
from tiling_gui.core.drawing.latex import _SAFE, document, latex, others
from tiling_gui.core.drawing.positions import game_svg, game_tikz
from tiling_gui.core.game import written_line
from tiling_gui.games.domino.rules import DominoPosition, read_shape
from tiling_gui.games.ellie.rules import ElliePosition
from tiling_gui.palette import DARK, LIGHT, Palette
from tiling_gui.records import drawing
from tiling_gui.records.record import NamedPlayer, new_record
from tiling_gui.records.tree import GameTree

NS = "{http://www.w3.org/2000/svg}"


def titles(svg: str) -> list[str]:
    return [e.text or "" for e in ElementTree.fromstring(svg).iter(f"{NS}title")][1:]


@given(trees(), st.sampled_from([LIGHT, DARK]), st.sampled_from([8, 23, 24, 31, 32, 48, 90]))
def test_svg_shows_every_domino_once_in_palette_colours(tree: GameTree, palette: Palette, size: int) -> None:
    position = tree.position
    svg = game_svg("domino", position, palette=palette, size=size)
    assert len(titles(svg)) == position.count
    used = set(re.findall(r"#[0-9A-Fa-f]{6}", svg))
    assert used <= {value for value in vars(palette).values() if isinstance(value, str)}
    numbers = [e.text for e in ElementTree.fromstring(svg).iterfind(f".//{NS}g/{NS}g[{NS}title]/{NS}text")]
    assert numbers == ([str(k + 1) for k in range(position.count)] if size >= 24 else [])
    dead = svg.count(f'stroke="{palette.dead}"')
    assert dead == position.dead_squares
    assert svg == game_svg("domino", position, palette=palette, size=size), "a pure function"


@given(trees())
@settings(max_examples=20)
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
    assert latex("Zoë O’Neill, „Ștefan“: ⌊(4n+1)/3⌋ ≠ √2") == (
        r"Zoë O’Neill, „Ștefan“: $\lfloor$(4n+1)/3$\rfloor$ $\neq$ $\surd$2"
    )
    assert latex("王 小 and Юлия") == r"{\tilingletters 王 小} and {\tilingletters Юлия}"
    assert latex("S\u0326tefan\u200b") == "Ștefan"


def test_a_record_as_latex_names_players_and_moves() -> None:
    record = played()
    tex = drawing.record_tikz(record)
    assert tex.startswith(r"\documentclass")
    assert "MAX: You" in tex
    assert tex.count(r"\mbox{") == len(record.tree.main_line())
    assert tex.count(r"\begin{") == tex.count(r"\end{")


NAMES = {"MAX": ("human", "Łucja O’Neill"), "MIN": ("human", "王 小")}


def compiled(text: str, folder: Path, engine: str = "pdflatex") -> tuple[str, str]:
    """The log, and the text of the PDF, of a document; skips the test without TeX."""
    for name in (engine, "pdftotext", "kpsewhich"):
        if not shutil.which(name):
            pytest.skip(f"no {name} on this machine")
    for name in ("article.cls", "tikz.sty", "fontspec.sty" if engine != "pdflatex" else "lmodern.sty"):
        if not subprocess.run(["kpsewhich", name], capture_output=True, text=True, check=False).stdout.strip():
            pytest.skip(f"TeX without {name} on this machine")
    (folder / "game.tex").write_text(text, encoding="utf-8")
    how = ["-interaction=batchmode", "-halt-on-error"]
    done = subprocess.run([engine, *how, "game.tex"], cwd=folder, check=False, timeout=300, capture_output=True)
    log = (folder / "game.log").read_text(encoding="utf-8", errors="replace")
    assert done.returncode == 0, log[-2000:]
    pdf = subprocess.run(["pdftotext", "game.pdf", "-"], cwd=folder, check=True, capture_output=True).stdout
    return log, pdf.decode("utf-8")


@pytest.mark.parametrize("wide", [False, True])
def test_latex_compiles_and_moves_can_be_copied(tmp_path: Path, wide: bool) -> None:
    record = new_record("domino", DominoPosition.start(2, 16)) if wide else played()
    log, text = compiled(drawing.record_tikz(record), tmp_path)
    assert "Overfull" not in log
    written = written_line(record.tree.start, record.tree.line)
    assert all(move in text for move in written)


def test_a_picture_alone_is_as_wide_as_the_text(tmp_path: Path) -> None:
    picture = drawing.record_picture(new_record("domino", DominoPosition.start(2, 16)))
    for columns in ("", r"\twocolumn "):
        head = r"\documentclass{article}\usepackage{tikz}\begin{document}"
        whole = rf"{head}{columns}\noindent{picture}\end{{document}}"
        assert "Overfull" not in compiled(whole, tmp_path)[0]


@pytest.mark.parametrize("engine", ["pdflatex", "lualatex", "xelatex"])
def test_names_of_the_world(tmp_path: Path, engine: str) -> None:
    players = {side: NamedPlayer(*who) for side, who in NAMES.items()}
    record = replace(new_record("domino", DominoPosition.start(2, 3)), players=players)
    log, text = compiled(drawing.record_tikz(record), tmp_path, engine)
    assert "Łucja O’Neill" in text
    if engine == "pdflatex":
        assert "[U+738B] [U+5C0F]" in text
        assert "pdflatex prints U+738B, U+5C0F as code points" in log.replace("\n", " ").replace("  ", " ")
    else:
        assert "王 小" in text or "No font has all of" in log


def test_pdflatex_has_every_letter_that_is_not_marked(tmp_path: Path) -> None:
    letters = "".join(ch for ch in map(chr, range(0xA1, 0x2200)) if not others(ch) and ch not in _SAFE)
    lines = [letters[k : k + 40] for k in range(0, len(letters), 40)] + ["".join(_SAFE)]
    log, text = compiled(document("", [latex(line).replace(" ", "") for line in lines]), tmp_path)
    assert "Missing character" not in log
    assert set("ĄßŻřőę’„“€†⌊≥") <= set(text)


def test_latex_needs_no_class_that_comes_apart() -> None:
    tex = drawing.record_tikz(played())
    assert tex.startswith("\\documentclass{article}\n")
    packages = re.findall(r"\\usepackage(?:\[[^]]*\])?\{(\w+)\}", tex)
    assert packages == [
        "fontenc",
        "inputenc",
        "textcomp",
        "lmodern",
        "tikz",
    ]  # all but lmodern, if it is there, are LaTeX


def test_a_picture_alone_is_one_tikzpicture() -> None:
    tikz = drawing.record_picture(played())
    assert tikz.count(r"\begin{tikzpicture}") == tikz.count(r"\end{tikzpicture}") == 1
    assert "usepackage" not in tikz


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


def test_columns_beyond_z_have_their_names() -> None:
    wide, two_rows = DominoPosition.start(1, 30), ElliePosition.start(2, 30)
    for picture in (game_svg("domino", wide), game_tikz("domino", wide), game_svg("ellie", two_rows)):
        written = re.findall(r"[> ]([a-z]{1,2})(?:</text>|\};)", picture)
        assert written == [*"abcdefghijklmnopqrstuvwxyz", "aa", "ab", "ac", "ad"]
