"""The theory as a page and as a paper: numbering, references that resolve, and complete TeX."""

import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import tiling_gui
from research import data_set, paper, values, zugzwangs

TEXT = paper.SOURCE.read_text(encoding="utf-8")
TEX = paper.paper(TEXT)


def test_statements_are_numbered_in_their_order() -> None:
    """So that TeX's numbers are those of the page: definitions have their own, lemmas letters."""
    found = paper.statements(TEXT)
    lemmas = [name for kind, name in found if kind == "Lemma"]
    assert len(lemmas) == len(set(lemmas))
    assert all(re.fullmatch("[A-Z]", letter) for letter in lemmas)
    for counted in (("Definition",), ("Theorem", "Proposition", "Corollary")):
        numbers = [int(name) for kind, name in found if kind in counted]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) > 2


def test_every_proof_ends_and_every_theorem_has_one() -> None:
    assert TEXT.count("*Proof") == TEXT.count("∎") == TEX.count("\\begin{proof}") == TEX.count("\\end{proof}")
    after = re.split(r"(?=\*\*(?:Theorem|Proposition|Corollary|Lemma) (?:\d+|[A-Z]) \()", TEXT)[1:]
    unproved = [part[:30] for part in after if "*Proof" not in part]
    # These two are proved together with the next statement.
    assert [name.split(" (")[0] for name in unproved] == ["**Lemma M", "**Lemma G"]


def test_labels_and_references_match() -> None:
    labels = re.findall(r"\\label\{([^}]*)\}", TEX)
    assert len(labels) == len(set(labels))
    assert set(re.findall(r"\\ref\{([^}]*)\}", TEX)) <= set(labels)
    assert {paper.label(kind, name) for kind, name in paper.statements(TEXT)} <= set(labels)
    cited = set(re.findall(r"\\cite\{([^}]*)\}", TEX))
    assert cited == set(re.findall(r"\\bibitem\[[^]]*\]\{([^}]*)\}", TEX))
    # No name on the page was missed: every "Theorem 7" became a reference.
    named = re.findall(r"\b(Theorem|Proposition|Corollary|Definition) (\d+)(?! \()", TEXT)
    assert len(named) > 30
    assert not re.search(r"\b(?:Theorem|Proposition|Corollary|Definition)s? \d", re.sub(r"\\\w+\{[^}]*\}", "", TEX))


def test_environments_close() -> None:
    opened: list[str] = []
    for way, name in re.findall(r"\\(begin|end)\{(\w+)\}", TEX):
        if way == "begin":
            opened.append(name)
        else:
            assert opened.pop() == name
    assert opened == []
    text = re.sub(r"\\begin\{verbatim\}.*?\\end\{verbatim\}", "", TEX, flags=re.DOTALL)
    assert text.replace("\\$", "").count("$") % 2 == 0
    assert text.replace("\\{", "").count("{") == text.replace("\\}", "").count("}")


def test_files_are_named_with_what_they_hash_to() -> None:
    named = re.findall(r"\| `([\w/.]+)` \| `([0-9a-f]{16})` \|", TEXT)
    assert len(named) == 13
    for file, digest in named:
        assert hashlib.sha256((paper.TOP / file).read_bytes()).hexdigest().startswith(digest), file


def test_every_sign_is_one_that_tex_knows() -> None:
    """Everything that is not ASCII became a command, except accented letters and quotation marks."""
    assert set(re.findall(r"[^\x00-\x7f]", TEX)) <= set("“”áéćšžêäč’")


def test_formulas_of_a_line() -> None:
    assert paper.inline("if X(G−v) ≤ ⌈2ν/3⌉ for P₄ and G′") == (
        "if $X(G-v) \\le  \\lceil 2\\nu /3\\rceil $ for $P_{4}$ and $G'$"
    )
    assert paper.inline("by Lemmas M and A N(m,n), see [CKOW]") == (
        "by Lemmas~\\ref{lemma:M} and \\ref{lemma:A} $N(m,n)$, see \\cite{CKOW}"
    )


def test_the_file_is_the_one_that_the_page_makes() -> None:
    assert paper.PAPER.read_text(encoding="utf-8") == TEX, "make paper"


@pytest.mark.skipif(shutil.which("pdflatex") is None, reason="no TeX is installed")
def test_it_compiles(tmp_path: Path) -> None:
    for file in paper.PAPER.parent.glob("*.tex"):
        shutil.copy(file, tmp_path)
    for _ in range(2):
        command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "theory.tex"]
        subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    log = (tmp_path / "theory.log").read_text(encoding="utf-8", errors="replace")
    assert not re.search("Warning: .*(undefined|multiply)|Overfull", log)
    assert (tmp_path / "theory.pdf").stat().st_size > 50_000


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_range_of_the_enumeration_is_written_by_a_command(language: str) -> None:
    sizes = json.loads(zugzwangs.PATH.read_text(encoding="utf-8"))["sizes"]
    text = (zugzwangs.HELP / language / "theory.md").read_text(encoding="utf-8")
    assert zugzwangs.renewed(text, language, sizes) == text, "python -m research.zugzwangs take"
    longer = zugzwangs.renewed(text, language, [*sizes, sizes[-1] | {"squares": sizes[-1]["squares"] + 1}])
    assert longer != text
    assert zugzwangs.renewed(longer, language, sizes) == text
    with pytest.raises(ValueError, match="has to be written anew"):
        zugzwangs.renewed(text, language, [*sizes, sizes[-1] | {"zugzwangs": 1}])


def test_what_is_cited_is_this_version() -> None:
    citation = (paper.TOP / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {tiling_gui.__version__}\n" in citation
    assert "\nlicense: MIT\n" in citation
    assert (paper.TOP / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")
    for url in re.findall(r"https://\S+(?=\")", citation):
        assert url.rpartition("/")[2] in TEXT  # a paper that the theory names, too


def test_the_rows_of_8_by_8_as_a_table() -> None:
    rows = data_set.rows(data_set.ROWS.read_bytes()).splitlines()
    assert rows[0] == ",".join(column.name for column in data_set.ROW_COLUMNS)
    assert len(rows) == 74_557 + 1
    for row in rows[1:]:
        _, a, b, c, d, *_ = row.split(",")
        assert int(a) <= int(b)
        assert int(c) <= int(d)


def test_bounds_of_open_boards_hold_what_is_known_of_them() -> None:
    lines = [line.split(",") for line in data_set.open_boards().splitlines()[1:]]
    found = {(int(m), int(n), first): (int(low), int(high)) for m, n, first, low, high, _ in lines}
    assert not {(8, 8, "MAX"), (3, 22, "MAX")} & set(found), "these have their values"
    for (m, n, first), (low, high) in found.items():
        assert (m * n + 2) // 3 <= low <= high <= m * n // 2  # a maximal matching has a third of the squares or more
        if first == "MAX" and m in (3, 4):
            assert low >= ((4 * n + 1) // 3 if m == 3 else (9 * n + 1) // 5), "proved for every n"
    assert found[8, 9, "MAX"][0] >= 32
    assert found[9, 9, "MAX"][0] >= 35


def test_page_and_table_of_values_are_what_the_program_ships() -> None:
    rows = json.loads(values.PATH.read_text(encoding="utf-8"))["boards"]
    assert values.PAGE.read_text(encoding="utf-8") == values.page(rows), "python -m research.values"
    assert values.TABLE.read_text(encoding="utf-8") == values.table(rows), "python -m research.values"
    lines = [line.split(",") for line in values.table(rows).splitlines()[1:]]
    found = {(line[0], line[1], line[2]): int(line[3]) for line in lines}
    assert found["8", "8", "MAX"] == found["8", "8", "MIN"] == 29
    assert all(len(line[8].split()) == int(line[3]) for line in lines if line[4] == "search")
    assert {m for m, _, _, _, proof, *_ in lines if proof == "theorem"} == {"1", "2", "3"}
    assert found["6", "11", "MAX"] == found["6", "11", "MIN"] == 30
    # Phillips and Slater 2001; theory.md, Theorems 11, 17, 19 and 20
    for n in range(3, 43):
        assert (found["1", str(n), "MAX"], found["1", str(n), "MIN"]) == (3 * (n + 1) // 7, (3 * n + 1) // 7)
        assert found["2", str(n), "MAX"] == found["2", str(n), "MIN"] == n
        assert found["3", str(n), "MAX"] == found["3", str(n), "MIN"] == (4 * n + 1) // 3


KINDS = {
    "de": {"Satz": "Theorem", "Korollar": "Corollary"},
    "fr": {"Théorème": "Theorem", "Corollaire": "Corollary", "Lemme": "Lemma", "Définition": "Definition"},
}


def said(text: str) -> dict[tuple[str, str], list[str]]:
    """The formulas with a relation in every statement, sorted."""
    found = {}
    for block in re.split(r"\n\n", text):
        if start := paper.STATEMENT.match(block):
            formulas = re.findall(r"\$([^$]*)\$", paper.inline(block[start.end() :]))
            bare = ("".join(formula.split()) for formula in formulas)
            found[start[1], start[2]] = sorted(one for one in bare if re.search(r"\\[gl]e|[=<]", one))
    return found


@pytest.mark.parametrize("language", ["de", "fr"])
def test_translations_state_the_same(language: str) -> None:
    text = (paper.SOURCE.parents[1] / language / "theory.md").read_text(encoding="utf-8")
    for theirs, ours in KINDS[language].items():
        text = re.sub(rf"\*\*{theirs} (?=\d+ \(|[A-Z] \()", f"**{ours} ", text)
    here, there = said(TEXT), said(text)
    assert list(there) == list(here)
    for statement, formulas in here.items():
        assert there[statement] == formulas, statement


def test_the_page_of_values_has_the_published_ones() -> None:
    page = values.PAGE.read_text(encoding="utf-8")
    table = [[cell.strip("* ") for cell in line.split("|")[1:-1]] for line in page.splitlines() if line[:2] == "| "]
    column = table[0].index("5")
    by_length = {row[0]: row for row in table}
    assert by_length["5"][column] == "12/11"  # arXiv 1202.0862, with MAX first and with MIN first
    assert by_length["6"][column] == "14"
