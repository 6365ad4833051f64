"""Lists in brackets, as Python, Sage, GAP and Mathematica print them: of edges, of rows of a matrix, of neighbours."""

import re

from tiling_gui.core.graphs.graph_files.tables import Row
from tiling_gui.errors import input_error
from tiling_gui.language import tr

_CALL = re.compile(r"\A[A-Za-z][\w.]*(?:\(\s*(?=[\[{(])|(?=\[\())")
"""What Python writes before a list: array([[0, 1], [1, 0]]), EdgeView([(0, 1)]), EdgeList[(0, 1)]."""
_LIST = re.compile(r"[\[{(]\s*(?:[\[({]|frozenset\(|UndirectedEdge\[|'?[\w ]+'?\s*:\s*[\[{]|\w[\w ]*(?:<->|->|\\\[))")
_ROWS = re.compile(r"(?:[\[({][^\[\](){}\n]*[\])}][ \t,]*(?:\n\s*|\Z))+")
_SEMICOLONS = re.compile(r"\s*(?:\w+\s*=\s*)?\[([^][(){}]*)\]\s*[;.]?\s*")
"""Rows as MATLAB, Octave and PARI separate them."""
_TOKEN = re.compile(
    r"""\s+|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(<?->|\\\[\w+\])|([\[\](){},])|((?:(?!<?->)[^\s\[\](){},\\])+|.)"""
)
_DEEPEST = 9
_CLOSING = {"[": "]", "(": ")", "{": "}"}
_ARROW = "->"
_CALLED = (["frozenset"], ["UndirectedEdge"])


class _List:
    """What stands between two brackets: elements separated by commas, each of words, arrows and lists."""

    def __init__(self, opening: str = "") -> None:
        self.opening = opening
        self.elements: list[list[str | _List]] = [[]]

    def __str__(self) -> str:
        inside = ", ".join(_text(element) for element in self.elements)
        return f"{self.opening}{inside}{_CLOSING.get(self.opening, '')}"


def _text(element: "list[str | _List]") -> str:
    return " ".join(map(str, element))


def is_list(text: str) -> bool:
    """Whether the text is a list in brackets, or has one on every line."""
    return bool(_separated(text)) or any((_LIST.match(_CALL.sub("", text)), _ROWS.fullmatch(text)))


def _separated(text: str) -> list[str]:
    found = _SEMICOLONS.fullmatch(text)
    return [part for part in found[1].split(";") if part.strip()] if found and ";" in found[1] else []


def rows(text: str) -> list[Row]:
    """A row for every list in the list; without words if it is nothing known. Raises InputError for other brackets."""
    if parts := _separated(text):
        return [Row(i, part, part.replace(",", " ").split(), is_edge=True) for i, part in enumerate(parts, 1)]
    top = _parsed(_CALL.sub("", text).rstrip().rstrip(";."))
    outer = [part for element in top.elements for part in element]
    if len(outer) == 1 and isinstance(outer[0], _List) and _has_rows(outer[0]):
        top = outer[0]
    found = list[Row]()
    for element in top.elements:
        for line, words in _rows(element):
            found.append(Row(len(found) + 1, line, words, is_edge=True))
    return found


def neighbours(text: str) -> dict[str, list[str]]:
    """The neighbours by vertex in a dict of lists or of dicts, {0: [1], 1: [0]}; {} if it is none."""
    outer = [part for element in _parsed(text).elements for part in element]
    if len(outer) != 1 or not isinstance(outer[0], _List) or outer[0].opening != "{":
        return {}
    found = dict[str, list[str]]()
    for element in outer[0].elements:
        key, value = " ".join(part for part in element if isinstance(part, str)), element[-1]
        if not key.endswith(":") or not isinstance(value, _List):
            return {}
        keys = [[part for part in inner if isinstance(part, str)] for inner in value.elements]
        is_of_dicts = value.opening == "{" and all(each[-1:] and each[-1].endswith(":") for each in keys)
        found[key[:-1].strip()] = [" ".join(each)[:-1].strip() for each in keys] if is_of_dicts else _words(value)
    return found


def _has_rows(given: _List) -> bool:
    return any(isinstance(part, _List) or part == _ARROW for element in given.elements for part in element)


def _parsed(text: str) -> _List:
    stack = [_List()]
    for found in _TOKEN.finditer(text):
        quoted, also, arrow, sign, word = found.groups()
        if sign == ",":
            stack[-1].elements.append([])
        elif sign in _CLOSING:
            if len(stack) > _DEEPEST:
                raise input_error("this is not readable {form} ({error}).", form="edge list", error="[" * _DEEPEST)
            inner = _List(sign)
            stack[-1].elements[-1].append(inner)
            stack.append(inner)
        elif sign and len(stack) == 1:
            break  # the end of a call
        elif sign:
            closed = stack.pop()
            if _CLOSING[closed.opening] != sign:
                raise input_error("this is not readable {form} ({error}).", form="edge list", error=sign)
            closed.elements = [element for element in closed.elements if element]
        elif found[0].strip():
            stack[-1].elements[-1].append(_ARROW if arrow else word or quoted or also or "")
    if len(stack) > 1:
        raise input_error("this is not readable {form} ({error}).", form="edge list", error=tr("the end is missing"))
    stack[0].elements = [element for element in stack[0].elements if element]
    return stack[0]


def _rows(element: list[str | _List]) -> list[tuple[str, list[str]]]:
    """What is printed, and its words: of one row, or of all rows that blanks separate, as in numpy."""
    lists = [part for part in element if isinstance(part, _List)]
    words = [part for part in element if isinstance(part, str)]
    if lists and not words:
        return [(str(each), _words(each)) for each in lists]
    if len(lists) == 1 and words in _CALLED:
        return [(_text(element), _words(_inner(lists[0])))]
    if lists or words.count(_ARROW) != 1:
        return [(_text(element), [])]
    middle = words.index(_ARROW)
    return [(_text(element), [" ".join(words[:middle]), " ".join(words[middle + 1 :])])]


def _inner(given: _List) -> _List:
    """What a call such as frozenset({1, 2}) is of."""
    inside = [part for element in given.elements for part in element]
    return inside[0] if len(inside) == 1 and isinstance(inside[0], _List) else given


def _words(given: _List) -> list[str]:
    """The words of a row, without None and attributes; a tuple or set is one word, as in JSON."""
    elements, found = given.elements, list[str]()
    if _is_of_attributes(given) or any(
        ";" in part for element in elements for part in element if isinstance(part, str)
    ):
        return []
    if len(elements) == 1:
        elements = [[part] for part in elements[0] if part != _ARROW]
    for element in elements:
        lists = [part for part in element if isinstance(part, _List)]
        words = [part for part in element if isinstance(part, str)]
        if not lists:
            found += [word for word in [" ".join(words)] if word != "None"]
        elif len(lists) > 1 or (words and words not in _CALLED):
            return []
        elif not _is_of_attributes(lists[0]):
            found.append("_".join(_words(_inner(lists[0]) if words else lists[0])))
    return found


def _is_of_attributes(given: _List) -> bool:
    words = [part for element in given.elements for part in element if isinstance(part, str)]
    return given.opening == "{" and (not given.elements or any(":" in (word[0:1], word[-1:]) for word in words))
