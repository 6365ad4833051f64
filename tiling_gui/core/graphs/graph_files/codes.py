"""graph6, sparse6 and planar_code: graphs in few characters.

As in Brendan McKay's description (https://users.cecs.anu.edu.au/~bdm/data/formats.txt) and plantri's guide. A line
that is not exactly one graph is refused: padding bits, the length and the number of vertices have to fit.
"""

import re
from collections.abc import Sequence

from tiling_gui.core.graphs.graph_files.file_graph import Draft, FileGraph
from tiling_gui.core.graphs.graph_files.forms import Form
from tiling_gui.core.graphs.planar import LARGEST
from tiling_gui.errors import input_error

_HEADER = re.compile(r">>(?:di)?(?:graph|sparse)6<<")


def read_line(line: str) -> FileGraph:
    """The graph in a line of graph6 or sparse6, with or without a header. Raises InputError."""
    line = without_header(line)
    if line.startswith("&"):
        raise input_error("digraph6 is for directed graphs, which are not read: make graph6 of it by directg or copyg.")
    if line.startswith(";"):
        raise input_error(
            "incremental sparse6 says only what differs from the line before, and is not read: make sparse6 of it by "
            "copyg -s."
        )
    sparse = line.startswith(":")
    form = Form.SPARSE6 if sparse else Form.GRAPH6
    values = [ord(letter) - 63 for letter in line.removeprefix(":")]
    if not values or not all(0 <= value < 64 for value in values):
        raise input_error("this is not {form}, which is made of the characters ? to ~.", form=form)
    size, rest = _size(values, form)
    bits = [value >> place & 1 for value in rest for place in range(5, -1, -1)]
    ends = _sparse(size, bits) if sparse else _dense(size, bits)
    if ends is None:
        raise input_error("this is not readable {form}.", form=form)
    return Draft(ids=[str(v) for v in range(size)], ends=sorted(ends)).finished()


def without_header(line: str) -> str:
    """The line without >>graph6<<, which belongs to the file."""
    found = _HEADER.match(line)
    return line[found.end() :] if found else line


def _size(values: list[int], form: Form) -> tuple[int, list[int]]:
    """(number of vertices, the values after it)."""
    if values[0] < 63:
        return values[0], values[1:]
    if len(values) < 4:
        raise input_error("this is not readable {form}.", form=form)
    size = values[1] << 12 | values[2] << 6 | values[3]
    if values[1] == 63 or size > LARGEST:
        raise input_error("a graph has at most {largest} vertices.", largest=LARGEST)
    return size, values[4:]


def _dense(size: int, bits: list[int]) -> list[tuple[int, int]] | None:
    """The edges by the upper triangle of the matrix, column by column; None if there are not as many bits."""
    count = size * (size - 1) // 2
    if len(bits) != -(-count // 6) * 6 or any(bits[count:]):
        return None
    pairs = ((u, v) for v in range(size) for u in range(v))
    return [pair for pair, bit in zip(pairs, bits, strict=False) if bit]


def _sparse(size: int, bits: list[int]) -> list[tuple[int, int]] | None:
    """The edges by steps of 1 + k bits: whether v goes up by one, and a vertex that is the next v or is joined to v.

    None if something other than padding, fewer than six bits of ones with perhaps a zero before them, is left.
    """
    k = max(size - 1, 0).bit_length()
    ends, v, at = list[tuple[int, int]](), 0, 0
    while at + 1 + k <= len(bits):
        x = int("".join(map(str, bits[at + 1 : at + 1 + k])) or "0", 2)
        following = v + bits[at]
        if x >= size or following >= size:
            break
        at += 1 + k
        v = max(following, x)
        if x <= following:
            ends.append((x, following))
    return ends if len(bits) - at < 6 and all(bits[at + 1 :]) else None


def read_planar_code(values: Sequence[int]) -> list[FileGraph]:
    """The graphs after the header of planar_code: each its number of vertices, then for each vertex its neighbours,
    from 1, and a 0. If the first entry is 0, entries have two bytes, big-endian. Raises InputError.
    """
    found, at = list[FileGraph](), 0
    while at < len(values):
        wide = values[at] == 0
        step = 2 if wide else 1
        at += wide

        def entry(where: int, wide: bool = wide) -> int:
            if where + wide >= len(values):
                raise input_error("graph {number} of this planar_code is cut off.", number=len(found) + 1)
            return values[where] << 8 | values[where + 1] if wide else values[where]

        size = entry(at)
        at += step
        if not 1 <= size <= LARGEST:
            raise input_error("a graph has at most {largest} vertices.", largest=LARGEST)
        ends = []
        for v in range(size):
            while other := entry(at):
                if other > size:
                    raise input_error("graph {number} of this planar_code is cut off.", number=len(found) + 1)
                ends.append((v, other - 1))
                at += step
            at += step
        found.append(_of_rotations(size, ends))
    return found


def _of_rotations(size: int, ends: list[tuple[int, int]]) -> FileGraph:
    """Every edge is listed at both ends, by definition: no note about it."""
    once = [(u, v) for u, v in ends if u <= v]
    back = [(v, u) for u, v in ends if u >= v]
    if sorted(once) != sorted(back):
        raise input_error("this planar_code lists an edge at one of its ends only.")
    return Draft(ids=[str(v + 1) for v in range(size)], ends=once).finished()
