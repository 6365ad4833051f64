"""What every LaTeX export shares: a standalone document round a picture, and text made safe for it."""

import re
from collections.abc import Sequence

_SAFE = {
    "\\": r"\textbackslash{}",
    "{": r"\{",
    "}": r"\}",
    "$": r"\$",
    "&": r"\&",
    "#": r"\#",
    "%": r"\%",
    "_": r"\_",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    '"': r"\textquotedbl{}",
    "×": r"$\times$",
    "·": r"$\cdot$",
    "≈": r"$\approx$",
    "−": r"$-$",
    "→": r"$\to$",
    "–": "--",
    "—": "---",
    "…": r"\dots{}",
}


def latex(text: str) -> str:
    """`text` for LaTeX. Letters of Latin scripts stay; of others, which no default font has, "?" is left."""
    return "".join(_SAFE.get(ch, ch if _printable(ch) else "?") for ch in text)


def _printable(ch: str) -> bool:
    return ch == "\n" or " " <= ch <= "~" or bool(re.fullmatch("[\u00a1-\u017f]", ch))


def document(picture: str, lines: Sequence[str]) -> str:
    """A document of its own, as large as its content: the picture and below it paragraphs of LaTeX."""
    below = "\n\n".join(line for line in lines if line)
    return (
        "\\documentclass[border=4mm,varwidth=14cm]{standalone}\n"
        "\\usepackage[T1]{fontenc}\n"
        "\\usepackage[utf8]{inputenc}\n"
        "\\usepackage{tikz}\n"
        "\\begin{document}\n"
        f"{picture.rstrip()}\n\n"
        "\\medskip\n\n"
        f"{below}\n"
        "\\end{document}\n"
    )
