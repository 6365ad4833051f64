"""What all LaTeX exports share: a complete document around a picture, and the escaping of text."""

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
    "≥": r"$\geq$",
    "≤": r"$\leq$",
    "∞": r"$\infty$",
    "α": r"$\alpha$",
    "β": r"$\beta$",
    "✓": r"$\surd$",
    "–": "--",
    "—": "---",
    "…": r"\dots{}",
}


def latex(text: str) -> str:
    """`text` escaped for LaTeX. Letters beyond the Latin scripts, which the default font lacks, become "?"."""
    return re.sub("[^\n -~\u00a1-\u017f]", "?", "".join(_SAFE.get(ch, ch) for ch in text))


def pages(*parts: tuple[str, Sequence[str]]) -> str:
    """A complete document whose parts, each a heading and lines of LaTeX, begin on new pages."""
    written = ["\n".join([rf"\section*{{{latex(heading)}}}", *lines]) for heading, lines in parts]
    return (
        "\\documentclass{article}\n"
        "\\usepackage[T1]{fontenc}\n"
        "\\usepackage[utf8]{inputenc}\n"
        "\\usepackage{tikz}\n"
        "\\setlength{\\parindent}{0pt}\n"
        "\\begin{document}\n" + "\n\\newpage\n".join(written) + "\n\\end{document}\n"
    )


def document(picture: str, lines: Sequence[str]) -> str:
    """A complete document without page numbers: the picture and, below it, paragraphs of LaTeX.

    It uses the class article and the package tikz only, not the class standalone, which is less widely installed. A
    picture wider than the text is scaled down to its width.
    """
    below = "\n\n".join(line for line in lines if line)
    return (
        "\\documentclass{article}\n"
        "\\usepackage[T1]{fontenc}\n"
        "\\usepackage[utf8]{inputenc}\n"
        "\\usepackage{tikz}\n"
        "\\pagestyle{empty}\n"
        "\\setlength{\\parindent}{0pt}\n"
        "\\newsavebox{\\tilingpicture}\n"
        "\\begin{document}\n"
        "\\begin{lrbox}{\\tilingpicture}%\n"
        f"{picture.rstrip()}%\n"
        "\\end{lrbox}%\n"
        "\\ifdim\\wd\\tilingpicture>\\textwidth\n"
        "  \\resizebox{\\textwidth}{!}{\\usebox{\\tilingpicture}}\n"
        "\\else\n"
        "  \\usebox{\\tilingpicture}\n"
        "\\fi\n\n"
        "\\medskip\n\n"
        f"{below}\n"
        "\\end{document}\n"
    )
