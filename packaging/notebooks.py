"""Runs the notebooks of docs/notebooks and renders them as pages.

`python packaging/notebooks.py docs/api` writes docs/api/notebooks/NAME.html. Cells run as in Jupyter: printed output
and the value of the last line appear below the cell. The notebooks are stored without outputs.
"""

import ast
import contextlib
import html
import io
import json
import sys
from pathlib import Path
from typing import Any

NOTEBOOKS = Path(__file__).resolve().parent.parent / "docs" / "notebooks"

_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ font-family: system-ui, sans-serif; line-height: 1.5; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }}
pre {{ padding: .6rem .8rem; overflow-x: auto; border-radius: 4px; }}
pre.code {{ background: color-mix(in srgb, currentColor 8%, transparent); }}
pre.out {{ margin-left: 1rem; }}
.rich {{ margin-left: 1.8rem; overflow-x: auto; }}
table {{ border-collapse: collapse; }}
td, th {{ padding: .1rem .6rem; text-align: left; }}
</style>
{body}
</html>
"""


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def source(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def run(notebook: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """The outputs of every code cell, run in order; exceptions of a cell are passed on."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = [source(cell) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    return [_outputs(text, names, number) for number, text in enumerate(cells, 1)]


def _outputs(text: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    body, last = ast.parse(text, filename=f"cell {number}").body, None
    if body and isinstance(body[-1], ast.Expr):
        last = ast.Expression(body[-1].value)
        body.pop()
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(ast.Module(body, []), f"cell {number}", "exec"), names)
        value = eval(compile(last, f"cell {number}", "eval"), names) if last else None
    found: list[dict[str, Any]] = []
    if printed.getvalue():
        found.append({"name": "stdout", "output_type": "stream", "text": _lines(printed.getvalue())})
    if value is not None:
        shown = {"data": _shown(value), "execution_count": number, "metadata": {}, "output_type": "execute_result"}
        found.append(shown)
    return found


def _shown(value: Any) -> dict[str, list[str]]:
    for kind, way in (("text/html", "_repr_html_"), ("image/svg+xml", "_repr_svg_")):
        if hasattr(value, way):
            return {kind: _lines(getattr(value, way)()), "text/plain": [f"<{type(value).__name__}>"]}
    return {"text/plain": _lines(repr(value))}


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def with_outputs(notebook: dict[str, Any], outputs: list[list[dict[str, Any]]]) -> dict[str, Any]:
    """The notebook with these outputs below its code cells."""
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, (cell, found) in enumerate(zip(code, outputs, strict=True), 1):
        cell["outputs"], cell["execution_count"] = found, number
    return notebook


def page(notebook: dict[str, Any], title: str) -> str:
    """A notebook with its outputs as an HTML document."""
    import markdown2  # part of pdoc, which `make docs` uses for the other pages

    parts = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown":
            parts.append(markdown2.markdown(source(cell), extras=["tables", "fenced-code-blocks"]))
            continue
        parts.append(f'<pre class="code">{html.escape(source(cell))}</pre>')
        for output in cell["outputs"]:
            parts.append(_output_html(output))
    return _PAGE.format(title=html.escape(title), body="\n".join(parts))


def _output_html(output: dict[str, Any]) -> str:
    data = output.get("data", {"text/plain": output.get("text", [])})
    rich = data.get("text/html") or data.get("image/svg+xml")
    if rich:
        return f'<div class="rich">{"".join(rich)}</div>'
    return f'<pre class="out">{html.escape("".join(data["text/plain"]))}</pre>'


def main(folder: str) -> None:
    """Writes a page for each notebook below `folder`."""
    pages = Path(folder) / "notebooks"
    pages.mkdir(parents=True, exist_ok=True)
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        notebook = read(path)
        notebook = with_outputs(notebook, run(notebook))
        title = source(notebook["cells"][0]).splitlines()[0].lstrip("# ")
        (pages / f"{path.stem}.html").write_text(page(notebook, title), encoding="utf-8")
        print(pages / f"{path.stem}.html")


if __name__ == "__main__":
    main(sys.argv[1])
