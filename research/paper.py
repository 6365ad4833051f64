"""Writes docs/paper/theory.tex, the theory as a LaTeX paper, from its only source, resources/help/en/theory.md.

    python -m research.paper             writes it
    python -m research.paper --compile   also makes build/paper/theory.pdf, if pdflatex is installed

The page follows conventions: "**Theorem 1 (Sums).** ..." begins a statement, "*Proof.*" a proof, which ends with ∎;
formulas are plain text, and the references are a list of their own. A picture appears in the paper if docs/paper has a
file of its name (research/zugzwangs.py writes one); others are left out.
"""

import itertools
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tiling_gui.atomic import write_text

TOP = Path(__file__).resolve().parent.parent
SOURCE = TOP / "resources" / "help" / "en" / "theory.md"
PAPER = TOP / "docs" / "paper" / "theory.tex"
BUILD = TOP / "build" / "paper"

APPENDIX = "9"
"""The first section that is an appendix of the paper."""
STATEMENT = re.compile(r"\*\*(Definition|Theorem|Proposition|Corollary|Lemma) (\d+|[A-Z]) \(([^)]*)\)\.\*\* ?")
_PROOF = re.compile(r"\*Proof(\.?)\* ?")
_KINDS = {"Theorems": "Theorem", "Lemmas": "Lemma", "Corollaries": "Corollary"}
REFERENCE = re.compile(
    r"\b(Theorems?|Lemmas?|Corollar(?:y|ies)|Propositions?|Definitions?|[Ss]ections?) "
    r"((?:\d+|[ACEGHKLMOST])(?![\w(′]|[+−=≥≤])(?:(?:, | and | or )(?:\d+|[ACEGHKLMOST])(?![\w(′]| ?[+−=≥≤]))*)"
)
CITATION = re.compile(r"\[([A-Z][A-Za-z]*)\](?!\()")
_EDGES = "uv|uw|vw|wx|wy|xz|yz|mn|pq"
_TOKEN = re.compile(
    r"(?P<mark>(?<!\w)\((?:i|ii|iii|[123])\)|\x01\d+\x02)"  # (i), and placeholders of parts taken out
    r"|(?P<square>[a-h]\d\b)"
    rf"|(?P<word>(?<![A-Za-z'])(?:mean|gain|max|min|mod|{_EDGES}|[b-zB-HJ-ZαβγνΩ])(?![A-Za-z'])[₀-₉ₙᵢⱼₖ₊₋]*[′″]*[ᵈ⁻¹]*)"
    r"|(?P<number>\d+(?:,\d{3})*[ᵈ⁻¹]*)|(?P<operator>[=≥≤<>≠+−×/·→∞|]|(?<=\+)\.\.\.)"
    r"|(?P<open>[(⌊⌈])|(?P<close>[)⌋⌉])|(?P<comma>,)|(?P<space> )|(?P<text>[A-Za-zÀ-ž'’]+|.)",
    re.DOTALL,
)
_BELOW = str.maketrans("₀₁₂₃₄₅₆₇₈₉ₙᵢⱼₖ₊₋", "0123456789nijk+-")
_ABOVE = str.maketrans("ᵈ⁻¹", "d-1")
_MATH = {
    "≥": r"\ge ", "≤": r"\le ", "≠": r"\ne ", "−": "-", "×": r"\times ", "·": r"\cdot ", "→": r"\to ", "∞": r"\infty ",
    "⌊": r"\lfloor ", "⌋": r"\rfloor ", "⌈": r"\lceil ", "⌉": r"\rceil ", "α": r"\alpha ", "β": r"\beta ",
    "γ": r"\gamma ", "ν": r"\nu ", "′": "'", "″": "''", "|": r"\vert ", "...": r"\dots",
}  # fmt: skip
_TEXT = {"#": r"\#", "$": r"\$", "%": r"\%", "&": r"\&", "_": r"\_", "{": r"\{", "}": r"\}", "~": r"\textasciitilde{}"}
_TEXT |= {"–": "--", "…": r"\dots{}", "|": r"$\vert$", "=": "=", "<": "$<$", ">": "$>$", "²": r"\textsuperscript{2}"}
_NAMES = {"mean": r"\mean", "gain": r"\gain", "max": r"\max ", "min": r"\min ", "mod": r"\bmod "}


def statements(text: str) -> list[tuple[str, str]]:
    """The (kind, number or letter) of every statement, in order."""
    return [(kind, name) for kind, name, _ in STATEMENT.findall(text)]


def label(kind: str, name: str) -> str:
    """The LaTeX label of a statement or section."""
    return f"{_KINDS.get(kind, kind.removesuffix('s')).lower()}:{name}"


def paper(text: str) -> str:
    """The text of theory.tex."""
    body = _body(_blocks(text))
    head = "% Made by research/paper.py from resources/help/en/theory.md; changes belong there.\n\\input{preamble}\n"
    return f"{head}\n\\begin{{document}}\n\\maketitle\n\n{body}\n\\end{{document}}\n"


def _blocks(text: str) -> list[str]:
    """Split a text into paragraphs, lists, tables and code blocks."""
    found: list[str] = []
    code = False
    for line in text.splitlines():
        starts = not found or not found[-1] or line.startswith("```")
        if code or (line.strip() and not starts):
            found[-1] += "\n" + line
        elif line.strip():
            found += [line] if not found or found[-1] else []
            found[-1] = line
        elif found and found[-1]:
            found.append("")
        if line.startswith("```"):
            code = not code
    return [block for block in found if block]


def _body(blocks: list[str]) -> str:
    parts: list[str] = []
    opened = proving = False
    stating = ""
    for at, block in enumerate(blocks):
        if block.startswith("# "):
            parts.append("\\begin{abstract}")
            opened = True
            continue
        if block.startswith("## ") and opened:
            parts.append("\\end{abstract}\n\\classification")
            opened = False
        if stating and _begins(block):
            parts.append(stating)
            stating = ""
        ends = block.endswith("∎")
        made = _block(block.removesuffix("∎").rstrip())
        if _PROOF.match(block):
            proving = True
        if STATEMENT.match(block):
            own = list(itertools.takewhile(lambda later: not _begins(later), blocks[at + 1 :]))
            if any(later.startswith("* ") for later in own):  # its end is where something else begins
                made, _, stating = made.rpartition("\n")
        if ends and proving:
            end = "\n\\end{itemize}"  # puts the end sign on the last line of the list, not below it
            made = made.removesuffix(end) + "\\qedhere" + end if made.endswith(end) else made
            made += "\n\\end{proof}"
            proving = False
        parts.append(made)
    return "\n\n".join(part for part in parts if part)


def _begins(block: str) -> bool:
    """Whether a section, a statement or a proof begins with a block, so that a statement before it has ended."""
    return bool(block.startswith("#") or STATEMENT.match(block) or _PROOF.match(block))


def _block(block: str) -> str:
    if heading := re.fullmatch(r"## (?:(\d+)\. )?(.*)", block):
        number, title = heading.groups()
        before = "\\appendix\n" if number == APPENDIX else ""
        made = f"{before}\\section{{{inline(title)}}}\\label{{section:{number}}}"
        return made if number else ""  # the bibliography has its own heading
    if block.startswith("```"):
        inner = "\n".join(block.splitlines()[1:-1]).replace("′", "'").replace("″", "''").replace("−", "-")
        return f"\\begin{{small}}\n\\begin{{verbatim}}\n{inner}\n\\end{{verbatim}}\n\\end{{small}}"
    if block.startswith("|"):
        return _table(block)
    if picture := re.fullmatch(r"!\[[^\]]*\]\(pictures/([^)]*)\.svg\)", block):
        drawn = (PAPER.parent / f"{picture[1]}.tex").exists()
        return f"\\begin{{center}}\n\\input{{{picture[1]}}}\n\\end{{center}}" if drawn else ""
    if block.startswith("* "):
        return _list(re.split(r"\n\* ", block[2:]))
    if found := STATEMENT.match(block):
        kind, name, title = found.groups()
        letter = f"\\letter{{{name}}}\n" if kind == "Lemma" else ""
        head = f"{letter}\\begin{{{kind.lower()}}}[{inline(title)}]\\label{{{label(kind, name)}}}"
        return f"{head}\n{inline(block[found.end() :])}\n\\end{{{kind.lower()}}}"
    if found := _PROOF.match(block):
        rest = block[found.end() :]
        if found[1]:
            return f"\\begin{{proof}}\n{inline(rest)}"
        what, _, rest = rest.partition(", ")  # "*Proof* of both, by induction"
        return f"\\begin{{proof}}[Proof {inline(what)}]\n{inline(rest[:1].upper() + rest[1:])}"
    return inline(block)


def _list(items: list[str]) -> str:
    sources = [re.match(r"\[(\w+)\] (.*)", item, re.DOTALL) for item in items]
    if all(sources):
        entries = [f"\\bibitem[{m[1]}]{{{m[1]}}} {_inline_text(m[2])}" for m in sources if m]
        return "\\begin{thebibliography}{CKOW}\n" + "\n".join(entries) + "\n\\end{thebibliography}"
    return "\\begin{itemize}\n" + "\n".join(f"\\item {inline(item)}" for item in items) + "\n\\end{itemize}"


def _table(block: str) -> str:
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in block.splitlines()]
    columns = "l" * len(rows[0])
    words = [[inline(re.sub(r"!\[([^\]]*)\]\([^)]*\)", r"\1", cell)) for cell in row] for row in (rows[0], *rows[2:])]
    lines = " \\\\\n".join(" & ".join(row) for row in words)
    return (
        f"\\begin{{center}}\\footnotesize\n\\begin{{tabular}}{{{columns}}}\n{lines}\n\\end{{tabular}}\n\\end{{center}}"
    )


def inline(text: str) -> str:
    """Text with references, citations, emphasis, code, links and formulas, as LaTeX."""
    taken: list[str] = []

    def take(made: str) -> str:
        taken.append(made)
        return f"\x01{len(taken) - 1}\x02"

    def refer(found: re.Match[str]) -> str:
        kind = found[1].capitalize()
        names = re.sub(r"\d+|\b[A-Z]\b", lambda name: f"\\ref{{{label(kind, name[0])}}}", found[2])
        return take(f"{found[1]}~{names}")

    text = " ".join(text.split())
    text = re.sub(r"`([^`]*)`", lambda found: take(_code(found[1])), text)
    text = re.sub(r"(?<!!)\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = CITATION.sub(lambda found: take(f"\\cite{{{found[1]}}}"), text)
    text = REFERENCE.sub(refer, text)
    text = re.sub(r'"([^"]*)"', r"“\1”", text)
    bold = re.compile(r"\*\*([^*]+)\*\*")
    text = bold.sub(lambda found: take(f"\\textbf{{{_formulas(found[1])}}}"), text)
    text = re.sub(r"\*([^*]+)\*", lambda found: take(f"\\emph{{{_formulas(found[1])}}}"), text)
    made = _formulas(text)
    while "\x01" in made:
        made = re.sub("\x01(\\d+)\x02", lambda found: taken[int(found[1])], made)
    return made


def _code(text: str) -> str:
    return "\\texttt{" + _escape(text).replace("--", "-{}-") + "}"  # TeX would join two hyphens into a dash


def _inline_text(text: str) -> str:
    """Text without formulas and cross-references, for the bibliography."""
    return re.sub(r"\*([^*]+)\*", r"\\emph{\1}", _escape(" ".join(text.split())))


def _escape(text: str) -> str:
    return "".join(_TEXT.get(sign, f"${_MATH[sign]}$" if sign in _MATH and sign != "|" else sign) for sign in text)


def _formulas(text: str) -> str:
    tokens = [(str(found.lastgroup), found[0]) for found in _TOKEN.finditer(text)]
    parts: list[str] = []
    at = 0
    while at < len(tokens):
        end = _formula_end(tokens, at)
        if end > at:
            parts.append(f"${''.join(_math(kind, sign) for kind, sign in tokens[at:end])}$")
            at = end
        else:
            kind, sign = tokens[at]
            parts.append(sign if kind == "mark" else _escape(sign))
            at += 1
    return "".join(parts)


def _formula_end(tokens: list[tuple[str, str]], at: int) -> int:
    """The index after the longest formula that starts at `at`; `at` if there is none."""
    depth, end, strong = 0, at, False
    if tokens[at][0] not in ("word", "number", "open") and tokens[at][1] not in "−+|":
        return at
    for i in range(at, len(tokens)):
        kind, sign = tokens[i]
        before, after = tokens[i - 1] if i > at else ("", ""), tokens[i + 1] if i + 1 < len(tokens) else ("", "")
        if kind == "space":
            joins = "operator" in (before[0], after[0]) or before[1] in ("max", "min", "mod") or after[1] == "mod"
            joins = joins or (before[0] == "number" and after[1] == "mean") or (depth > 0 and before[0] == "comma")
            joins = joins or (before[0] == "comma" and depth > 0) or (before[1], after[1]) == ("w", "f")
            if not joins:
                break
        elif kind == "comma":
            if depth == 0:
                break
        elif kind == "open":
            depth += 1
        elif kind == "close":
            depth -= 1
            if depth < 0:
                break
        elif kind not in ("word", "number", "operator"):
            break
        if kind == "operator" or (kind == "word" and sign not in ("max", "min", "mod")) or sign[-1] in "ᵈ⁻¹":
            strong = True
        done = kind in ("word", "number", "close") or (sign == "∞") or (sign == "|" and before[0] == "word")
        if depth == 0 and done and strong and sign not in ("max", "min", "mod", "mean", "gain"):
            end = i + 1
    return end


def _math(kind: str, sign: str) -> str:
    if kind not in ("word", "number"):
        return _MATH.get(sign, sign)
    found = re.fullmatch(r"([A-Za-z]+|[αβγν]|[\d,]+)([₀-₉ₙᵢⱼₖ₊₋]*)([′″]*)([ᵈ⁻¹]*)", sign)
    assert found is not None, sign
    name, below, primes, above = found.groups()
    made = _NAMES.get(name, _MATH.get(name, name.replace(",", "{,}")))
    made += f"_{{{below.translate(_BELOW)}}}" if below else ""
    made += "".join(_MATH[prime] for prime in primes)
    return made + (f"^{{{above.translate(_ABOVE)}}}" if above else "")


def compile_paper() -> None:
    """Make the PDF; exit with a message if TeX is not installed."""
    if shutil.which("pdflatex") is None:
        sys.exit("pdflatex is not installed: on Debian and Ubuntu, apt install texlive-latex-recommended")
    BUILD.mkdir(parents=True, exist_ok=True)
    for file in PAPER.parent.glob("*.tex"):
        shutil.copy(file, BUILD)
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", PAPER.name]
    for _ in range(2):  # the second run resolves the references
        done = subprocess.run(command, check=False, cwd=BUILD, capture_output=True, text=True, errors="replace")
        if done.returncode:
            sys.exit(done.stdout[-3000:])
    print(BUILD / PAPER.with_suffix(".pdf").name)


def main() -> None:
    write_text(PAPER, paper(SOURCE.read_text(encoding="utf-8")))
    if "--compile" in sys.argv[1:]:
        compile_paper()


if __name__ == "__main__":
    main()
