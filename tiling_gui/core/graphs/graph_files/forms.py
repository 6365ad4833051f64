"""The forms in which graphs are written by programs, recognised by a look at the beginning of a text."""

import re
from enum import StrEnum

_HEAD = 4000
"""The characters that are looked at."""


class Form(StrEnum):
    """A form of graph files; its value is the name by which people know it."""

    JSON = "JSON"
    GRAPHML = "GraphML"
    GEXF = "GEXF"
    GML = "GML"
    PAJEK = "Pajek"
    DIMACS = "DIMACS"
    MATRIX_MARKET = "Matrix Market"
    TGF = "TGF"
    LISTG = "listg"
    PLANAR_CODE = "planar_code"
    GRAPH6 = "graph6"
    SPARSE6 = "sparse6"
    LINES = "edge list"
    """Also adjacency matrices and adjacency lists: rows of numbers or names."""

    # Not read:
    DOT = "DOT"
    DIGRAPH6 = "digraph6"
    INCREMENTAL = "incremental sparse6"
    EDGE_CODE = "edge_code"
    GXL = "GXL"
    XGMML = "XGMML"
    UCINET = "UCINET DL"
    LGF = "LEMON graph format"
    CNF = "DIMACS CNF"
    MAGMA = "Magma"
    TSPLIB = "TSPLIB"
    NETLOGO = "NetLogo world"
    LEDA = "LEDA"
    LGL = "LGL"
    MAPLE = "Maple"
    MERMAID = "Mermaid"

    @property
    def is_sure(self) -> bool:
        """Whether the text itself says that it is this form; else a word or a list of anything could look like it."""
        return self not in (Form.GRAPH6, Form.SPARSE6, Form.LINES)

    @property
    def is_read(self) -> bool:
        return _ORDER.index(self) < _ORDER.index(Form.DOT)

    @property
    def is_by_lines(self) -> bool:
        """Whether every line is a graph."""
        return self in (Form.GRAPH6, Form.SPARSE6, Form.DIGRAPH6, Form.INCREMENTAL)


_ORDER = list(Form)

SUFFIXES = "json cyjs graphml gexf gml net paj col gr graph mtx tgf pl g6 graph6 s6 sparse6 sif txt csv tsv edges"
"""Those by which files of graphs are offered; what is in a file is seen by its content."""

_CODES = {
    "graph6": Form.GRAPH6,
    "sparse6": Form.SPARSE6,
    "digraph6": Form.DIGRAPH6,
    "planar_code": Form.PLANAR_CODE,
    "edge_code": Form.EDGE_CODE,
}
_XML = {"graphml": Form.GRAPHML, "gexf": Form.GEXF, "gxl": Form.GXL}
_KEYWORDS = (
    # (beginnings of lines before it, pattern, form)
    (("#", "//", "/*"), r'(?i:strict\s+)?(?i:di)?(?i:graph)\b\s*(?:"[^"\n]*"|[\w.-]+)?\s*\{', Form.DOT),
    (("#", "creator", "version", "comment"), r"(?i:graph)\s*\[(?!\s*\{)", Form.GML),
    (("%",), r"\*(?i:network|vertices|edges|arcs|edgeslist|arcslist|matrix)\b", Form.PAJEK),
    (("c ", "c\n", "c\t"), r"p[ \t]+cnf[ \t]", Form.CNF),
    (("c ", "c\n", "c\t"), r"p[ \t]+\w+[ \t]+\d+[ \t]+\d+", Form.DIMACS),
    ((), r"(?i:%%MatrixMarket)\b", Form.MATRIX_MARKET),
    ((), r"Graph \d+, order \d+|(?:\d+\n\s*)?\d+ : (?:\d+ ?)*;", Form.LISTG),
    ((), r"(?i:dl)\s+(?i:n)\s*=", Form.UCINET),
    ((), r"@(?:nodes|arcs|edges)\b", Form.LGF),
    ((), r"\w+\s*:=\s*Graph<", Form.MAGMA),
    ((), r"NAME\s*:[^\n]*\n(?:[^\n]*\n){0,4}DIMENSION\s*:", Form.TSPLIB),
    ((), r'"export-world data', Form.NETLOGO),
    (("#",), r"LEDA\.GRAPH", Form.LEDA),
    ((), r"\w+\s*:=\s*(?:Matrix|Graph)\(", Form.MAPLE),
    (("%%",), r"(?i:graph|flowchart)[ \t]+(?:TB|TD|BT|LR|RL)\b", Form.MERMAID),
)
_JSON = re.compile(r'"(?:vertices|nodes|elements)"\s*:')
_TABLE = re.compile(
    r'\[\s*\{(?:(?=[^][{}]*"(?:source|from)"\s*:)(?=[^][{}]*"(?:target|to)"\s*:)|[^][{}]*"data"\s*:\s*\{\s*"(?:id|source)")'
)
"""Lists of edges, or of Cytoscape's elements, in JSON."""
_TGF = re.compile(r"(?:[^\n#]+\n)+#[ \t]*(?:\n|$)")
_CODE = re.compile(r"[?-~]+")
_LIST = re.compile(
    r"\{\s*(?:[({\[]?\s*\w[\w ]*(?:,|<?->|\\\[)\s*\w|frozenset\(|UndirectedEdge\[|\(\s*\(|'?[\w ]+'?\s*:\s*[\[{])"
)
_ROW = re.compile(r"[^\s,;](?:[ \t]*[,;\t][ \t]*|[ \t]+)\S")


def looks_like_graph(text: str | bytes) -> Form | None:
    """The form of graphs that a text seems to have, None if it has none. Nothing is read beyond the beginning."""
    if isinstance(text, bytes):
        text = text[: 4 * _HEAD].decode("utf-8", "replace")
    head = text.lstrip("\ufeff \t\r\n")[:_HEAD].replace("\r\n", "\n").replace("\r", "\n")
    if not head:
        return None
    return _marked(head) or _keyword(head) or _by_lines(head)


def _marked(head: str) -> Form | None:
    if head.startswith(">>"):
        return _CODES.get(head[2:].partition("<<")[0].split(" ")[0])
    if head.startswith("<"):
        found = re.search(r"<(?:\w+:)?(graphml|gexf|gxl|graph)\b([^>]*)", head)
        if found is None:
            return None
        return _XML.get(found[1]) or (Form.XGMML if "xgmml" in found[2].lower() else None)
    if (head.startswith("{") and _JSON.search(head)) or _TABLE.match(head):
        return Form.JSON
    return None


def _keyword(head: str) -> Form | None:
    for before, pattern, form in _KEYWORDS:
        rest = head
        while before and rest.lower().startswith(before):
            rest = rest.partition("*/" if rest.startswith("/*") else "\n")[2].lstrip()
        if re.match(pattern, rest):
            return form
    return None


def _by_lines(head: str) -> Form | None:
    lines = head.split("\n")
    first = lines[0].rstrip()
    if _TGF.match(head):
        return Form.TGF
    if not first:
        return None
    if first[0] in "&;:" and _CODE.fullmatch(first[1:]):
        return {"&": Form.DIGRAPH6, ";": Form.INCREMENTAL, ":": Form.SPARSE6}[first[0]]
    if _CODE.fullmatch(first) and (first[0] != "{" or len(first) > 290):  # graph6 of 60 vertices begins with {
        return Form.GRAPH6
    if first[0] in "{<":
        return Form.LINES if _LIST.match(head) else None
    if all(set(line.strip()) <= {"0", "1"} for line in lines[:4]) and len(lines) > 1:
        return Form.LINES
    if first.startswith("# ") and _is_lgl(lines[:-1] if len(head) == _HEAD else lines):
        return Form.LGL
    data = [line for line in lines if line.strip() and line.lstrip()[0] not in "#%"]
    return Form.LINES if any(_ROW.search(line) for line in data[:3]) else None


def _is_lgl(lines: list[str]) -> bool:
    """Whether lines with # and a word are vertices, and those after them their neighbours, perhaps with a weight."""
    heads = [line.split()[1:] for line in lines if line.startswith("#")]
    rows = [line.split() for line in lines if line.strip() and not line.startswith("#")]
    if not rows or len(heads) < 2 or any(len(head) != 1 for head in heads) or any(len(row) > 2 for row in rows):
        return False
    if any(sign in row[0] for row in rows for sign in ",;"):
        return False
    names = {head[0] for head in heads[1:]}
    has_weights = all(re.fullmatch(r"[\d.e+-]+", row[-1]) for row in rows)
    return (
        all(len(row) == 1 for row in rows)
        or not names.isdisjoint(row[0] for row in rows)
        or (has_weights and not any(row[0].isdecimal() for row in rows))
    )
